#ifndef CMD_SINK_REPORT_H
#define CMD_SINK_REPORT_H

#include "cmd/host/finding_line.h"
#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/host/output.h"
#include "cmd/host/program.h"
#include "cmd/options/options.h"
#include "cmd/visit/lint_visitor.h"

/* Counts over all files. */
struct tally {
	size_t files, games;
	size_t verdicts[VERDICT_unreadable + 1];
	size_t findings; /* shown */
	size_t severities[SEVERITY_error + 1];
	size_t rules[DIAG_COUNT];
	size_t unwanted;    /* games that were left out by filters */
	size_t failures;    /* what could not be done with a file */
	size_t known;       /* findings that are in the baseline */
	size_t fixable;     /* findings that --fix can fix */
	size_t fixed;       /* findings that were fixed */
	size_t fixed_files; /* files that were fixed */
	size_t left_out;    /* files in folders whose names are of no format */
};

struct pages;
struct report;

/* How reports are wanted. */
struct report_style {
	const char *language; /* --lang; NULL: not given */
	bool colour;          /* on standard output */
	bool verdicts;        /* text: count verdicts at the end */
	bool fixes;           /* text: mark what --fix can fix */
	bool aside;           /* standard output is in use: write to standard error instead */
	struct str run;       /* ndjson, result: the first line (run_line.h), if any */
	struct str folder;    /* html: the folder in which all files are (files.h), if any */
	const char *rules;    /* html: the name of the rule set; NULL: the usual */
	struct pages *pages;  /* html: those that it links; NULL: none */
	void (*part)(struct report *report); /* html: appends what comes before the findings;
						NULL: nothing */
	/* html: appends figures to those of the boards, and returns their number; NULL: none */
	size_t (*figures)(struct report *report, struct buffer *out);
	void *of; /* the command's own, for its functions */
};

/* One report of a run. */
struct report {
	struct program *program;
	const struct report_functions *functions;
	struct output *out; /* standard output, or own */
	struct output own;  /* the file of FORMAT:FILE */
	const char *path;   /* its name; NULL: standard output */
	enum language language;
	struct report_style style;
	const char *failure; /* set when something other than out could not be written */
	bool nothing;        /* or out could not: its file stays as it was */
	/* For the format's own use, empty at first. */
	struct buffer held[6];
	size_t counts[8];
	struct hash_table numbers;
	uint64_t digest; /* ndjson: hash of the lines so far */
	struct report *next;
};

/* One report format: what it appends to report->out at each step.  NULL: nothing. */
struct report_functions {
	bool for_people; /* it is in the locale's language; others are in English without --lang */
	unsigned shows;  /* set of SHOWS_ */
	const struct columns *columns; /* cells of games that it shows; NULL: none */
	const char *opening, *closing; /* appended before everything, and after it */
	void (*begin)(struct report *report);
	/* A file begins; a finding of it, or of the game that follows; one that is
	 * not listed, but counts in the verdict; a game; something that could
	 * not be done; the file's end. */
	void (*file)(struct report *report, const struct result_item *item);
	void (*finding)(struct report *report, const struct result_item *item,
	    const struct lint_finding *finding);
	void (*beyond)(struct report *report, const struct result_item *item,
	    const struct lint_beyond *beyond);
	void (*game)(
	    struct report *report, const struct result_item *item, const struct lint_game *game);
	void (*failure)(struct report *report, const struct result_item *item);
	void (*end_file)(struct report *report, const struct result_item *item);
	void (*end)(struct report *report, const struct tally *tally);
};

#define REPORT(name) extern const struct report_functions report_##name;
#include "cmd/options/report.def"
#undef REPORT

/* Returns the file that the runner of GitHub shows as a job's summary, to which report_github
 * appends, or NULL. */
const char *report_github_summary(void);

/* For reports that consist of lines of JSON: the first line, the digest of what was appended after
 * the first n bytes, and the last line, a summary with the digest of all. */
void report_begin_lines(struct report *report);
void report_digest(struct report *report, size_t n);
void report_end_lines(struct report *report, const struct tally *tally);

/* Appends a failure as a JSON object. */
void report_failure_json(
    const struct result_item *item, enum language language, struct buffer *out);

/* Returns whether standard output is coloured: by --color, else on terminals. */
bool report_colours(const struct options *options);

/* Appends text in which the control characters 1, 2, ... stand for codes[1], codes[2], ..., which
 * colour what follows; without colour nothing stands for them.  It has no others but line ends. */
void report_marked(struct str text, const char *const *codes, bool colour, struct buffer *out);

/* Appends a count of errors, warnings or notes. */
void report_count_severity(
    size_t n, enum severity severity, enum language language, struct buffer *out);

/* Appends the counts in one line without its end: "FINDINGS (1 error, …) in GAMES of FILES". */
void report_tally(const struct tally *tally, enum language language, struct buffer *out);

/* Appends how many games and files were left out, if any: "; N other games not chosen". */
void report_left_out(const struct tally *tally, enum language language, struct buffer *out);

/* Whether a rule's findings say the same of each file, so that reports for people show the first
 * and count the others. */
bool report_folds(enum diag rule);

/* Appends the count of such findings after the first. */
void report_folded(size_t n, enum language language, struct buffer *out);

/* Appends a line that says how much was fixed (done), or would be. */
void report_fixed(const struct tally *tally, bool done, enum language language, struct buffer *out);

#endif
