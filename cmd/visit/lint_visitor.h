#ifndef CMD_VISIT_LINT_VISITOR_H
#define CMD_VISIT_LINT_VISITOR_H

#include "cmd/judge/finding_judge.h"
#include "cmd/visit/drawing.h"
#include "lib/columns.h"

/* Lints games: what kifu lint and kifu check find out, as results. */

enum lint_kind {
	LINT_finding = RESULT_own, /* of the file as a whole, or of the game that follows */
	LINT_known,                /* a finding that is in the baseline: only counted */
	LINT_beyond,               /* a finding that is not listed because the file has too many */
	LINT_kinds                 /* the first kind of a visitor that adds some to these */
};

/* What identifies a finding from run to run: its rule and source line, and how many findings with
 * the same hash precede it in the file. */
struct fingerprint {
	uint64_t hash; /* 0: not wanted */
	uint32_t occurrence;
	struct str file; /* as a baseline names it, while the finding is delivered */
};

/* LINT_finding, LINT_known: a finding that is reported. */
struct lint_finding {
	struct finding_text text;
	bool fails;             /* it is at or above --fail-on */
	bool fixable;           /* --fix can fix it */
	bool fatal;             /* because of it the job could not be done */
	struct str excerpts[2]; /* at and related, as excerpt_write writes them; empty: not wanted
				 */
	struct fingerprint fingerprint;
};

/* LINT_beyond: what of such a finding counts in the verdict. */
struct lint_beyond {
	bool fails;    /* it is at or above --fail-on */
	uint32_t game; /* 0: none */
};

/* RESULT_game. */
struct lint_game {
	const struct str *cells;     /* of plan->columns, in their order; or NULL */
	const struct drawing *board; /* NULL: not wanted, or nothing is wrong on a board */
	struct str page;             /* empty: not wanted, or nothing was found */
};

/* What a report may show beside the findings that are listed. */
enum {
	SHOWS_excerpts = 1 << 0,     /* the lines of text */
	SHOWS_fingerprints = 1 << 1, /* those of the findings */
	SHOWS_boards = 1 << 2,       /* the boards on which games go wrong */
	SHOWS_everything = 1 << 3,   /* also the findings that are not listed */
	SHOWS_pages = 1 << 4,        /* a page of each game with findings */
	SHOWS_games = 1 << 5         /* each game */
};

/* How files are linted, and what some sink shows.  A file's settings are a struct judge_plan. */
struct lint_plan {
	struct judge_plan judge;       /* for files without settings of their own */
	unsigned shows;                /* set of SHOWS_ */
	const struct columns *columns; /* cells of games; NULL: none */
	enum language language;        /* of pages */
	uint32_t max_findings;         /* listed of a file at most; 0: all */
	bool unsafe_fixes;             /* fixes may change encodings and moves */
};

/* A worker's state; others that lint begin with it. */
struct lint_state {
	struct judge judge;
	struct results prepared; /* findings for file-wide suppressions, reported only if they
				    stay unused */
	struct finding worst;    /* the first finding of the game that is an error at a move; ply 0:
				    none is */
	struct diags shown;      /* the findings of the game that its page has, if it gets one */
	bool unreadable;         /* a game of the file could not be read: it is not fixed */
};

extern const struct visitor lint_visitor;

/* The visitor's functions, for rows of those that lint and do something besides. */
bool lint_skims(const void *plan);
void lint_init(struct reading *reading);
void lint_free(struct reading *reading);
void lint_file(struct reading *reading);
void lint_visit(struct reading *reading, void *payload);
void lint_end(struct reading *reading);
bool lint_fault(
    const void *plan, const void *settings, struct results *results, const struct fault *fault);
void lint_renumber(
    struct reading *reading, struct result_item *item, uint32_t games, uint32_t lines);

/* What the rows have in common: a state that begins with a struct lint_state. */
#define LINT_VISITOR(type)                                                                         \
	.size = sizeof(type), .payload = sizeof(struct lint_game), .needs = NEED_lint,             \
	.skims = lint_skims, .use = judge_use, .file = lint_file, .chunk = judge_chunk,            \
	.game = lint_visit, .pass = judge_pass, .rest = judge_rest, .end = lint_end,               \
	.keep = judge_keep, .fault = lint_fault, .renumber = lint_renumber, .carry = &judge_carry

/* Adds a text for people that a file has more findings than are kept of it. */
void lint_left_out(struct results *results, struct str file, size_t count);

/* Formats a finding's fingerprint. */
enum { FINGERPRINT_SIZE = 40 };
void lint_fingerprint(const struct lint_finding *finding, char out[static FINGERPRINT_SIZE]);

#endif
