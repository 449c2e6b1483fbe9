#ifndef CMD_SINK_CONVERT_REPORT_H
#define CMD_SINK_CONVERT_REPORT_H

#include "cmd/run/run.h"
#include "cmd/sink/name.h"
#include "cmd/sink/target.h"
#include "cmd/sink/reports.h"

/* What becomes of converted games: their outputs, and the messages on standard error. */

/* A run of kifu convert. */
struct convert {
	struct program *program;
	const struct options *options;
	struct files files;
	struct target target;
	struct name_template name; /* --name: each game has a file */
	struct buffer named;       /* the path of the present one */
	struct conversion conversion;
	struct linter_options linting;
	struct filters filters;
	struct batch batch;
	struct reports reports; /* with --ndjson-in: a line for each line */
	struct tally tally;     /* games and files */
	enum on_exists on_exists;
	int status;

	struct output *out; /* where games go now: standard output or file; NULL: nowhere */
	struct output file;
	const char *path;   /* of file; NULL: standard output */
	size_t games;       /* written to out */
	bool pictures;      /* an output holds one */
	enum format format; /* -t source: of the games in out, */
	enum encoding encoding;
	unsigned long numbered;

	bool inside;  /* a file's events are being reported, */
	bool damaged; /* and it could not be read to its end, */
	bool drawn;   /* and its pictures are those of a game */
	size_t place; /* number of places that were reported */
	size_t done;  /* games that were written */
	size_t left;  /* files that were not converted */
};

/* Writes a game that is alone in its file, in a worker's thread: its name it gets by
 * convert_report. */
void convert_ahead(struct job *job);

/* Prepares a job, and reports events, for struct batch; arg is a struct convert. */
bool convert_prepare(void *arg, struct job *job);
bool convert_report(void *arg, struct events *events);

/* Makes path the output of games, unless it must not be replaced; none (convert->out is NULL) if it
 * is to be kept.  Nothing is written yet.  Returns a status. */
int convert_open(struct convert *convert, const char *path);

/* Completes the output if it is wanted and has games; else leaves no file.  Returns a status. */
int convert_close(struct convert *convert, bool wanted);

/* Reports why path cannot be used, in English.  Returns STATUS_failed. */
int convert_fail(struct convert *convert, const char *path, const char *reason);

#endif
