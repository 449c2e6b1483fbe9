#ifndef CMD_SINK_FILES_SINK_H
#define CMD_SINK_FILES_SINK_H

#include "cmd/host/folder.h"
#include "cmd/run/run.h"
#include "cmd/sink/answer.h"
#include "cmd/sink/choice/sample.h"
#include "cmd/sink/choice/unique.h"
#include "cmd/sink/name.h"
#include "cmd/sink/report_set.h"
#include "cmd/sink/target.h"

/* What becomes of converted games: their outputs, and the messages on standard error. */

/* A run of kifu convert. */
struct convert {
	struct run run;
	struct target target;
	struct folder folder;      /* of -d */
	struct name_template name; /* --name: each game has a file */
	struct buffer named;       /* the path of the present one */
	struct convert_plan plan;
	struct reports reports; /* with --ndjson-in: a line for each line */
	struct sample sample;
	struct unique *unique; /* --unique: games that were written; NULL: not wanted */
	size_t file_count;     /* that were found */
	size_t max_findings;   /* lines about a file at most; 0: all */
	enum on_exists on_exists;

	bool pictures; /* an output holds one */
	struct {
		struct output *to; /* standard output or file; NULL: nowhere */
		struct output file;
		const char *path;   /* of file; NULL: standard output */
		size_t games;       /* written to it */
		enum format format; /* -t source: of these games, */
		enum encoding encoding;
	} out;                /* where games go now */
	struct buffer joined; /* parts of the book that the output is */

	struct {
		bool inside;            /* its results are being delivered, */
		bool damaged;           /* and it could not be read to its end, */
		bool drawn;             /* and its pictures are those of a game */
		size_t listed, omitted; /* lines about it that were written, and that were not */
	} input;                        /* the present file */
	struct {
		size_t places;          /* that were delivered */
		unsigned long numbered; /* outputs without a name of their own */
		size_t done;            /* games that were written */
		size_t left;            /* files that were not converted */
	} counts;
};

/* Prepares a job, and delivers a result, for struct run; arg is a struct convert. */
bool convert_prepare(void *arg, struct job *job);
void convert_deliver(void *arg, const struct result_item *item);
void convert_flush(void *arg);

/* Makes path the output of games, unless it must not be replaced; none (convert->out.to is NULL) if
 * it is to be kept.  Nothing is written yet.  Returns a status. */
int convert_open(struct convert *convert, const char *path);

/* Completes the output if it is wanted and has games; else leaves no file.  Returns a status. */
int convert_close(struct convert *convert, bool wanted);

/* Reports why path cannot be used, in English.  Returns STATUS_failed. */
int convert_fail(struct convert *convert, const char *path, const char *reason);

#endif
