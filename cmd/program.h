#ifndef CMD_PROGRAM_H
#define CMD_PROGRAM_H

#include <limits.h>

#include "cmd/output.h"
#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/codec.h"
#include "record/text/memory.h"

#ifndef KIFU_VERSION
#define KIFU_VERSION "0.1.0"
#endif

/* Exit statuses; the greater one wins. */
enum status {
	STATUS_ok,
	STATUS_found, /* findings at or above --fail-on; a game was rejected */
	STATUS_failed /* the job could not be done */
};

struct archive_library;

/* What every command is handed.  One a process. */
struct program {
	struct memory memory;
	struct arena arena; /* for what lives as long as the command */
	struct outputs outputs;
	struct output out, err; /* standard output and error */
	const char *command;    /* its name, for hints; NULL before it is known */
	struct codec *codec;    /* keeps loaded what iconv loads for it; NULL: nothing is */
	struct archive_library *archives; /* NULL: not loaded yet; main unloads it */
	enum language language;           /* that it speaks: the environment's, or that of --lang */
};

/* Prepares *program; the caller has set program->memory.fail. */
void program_init(struct program *program);
void program_free(struct program *program);

/* The worse of two exit statuses. */
static inline int
program_worse(int a, int b)
{
	return a > b ? a : b;
}

/* The length of s as printf's "%.*s" wants it. */
static inline int
program_width(struct str s)
{
	return s.n < INT_MAX ? (int)s.n : INT_MAX;
}

/* Says "kifu: " and the message (printf's format, of which messages.def has the Japanese; control
 * characters are shown as escapes) on standard error.  Returns STATUS_failed. */
int program_fail(struct program *program, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* As program_fail, followed by a line that names the --help to look at. */
int program_usage(struct program *program, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The language to speak: said ("en", "ja") or, where said is NULL, that of the environment's locale
 * (LC_ALL, LC_MESSAGES, LANG; the first that is set). */
enum language program_language(const char *said);

#endif
