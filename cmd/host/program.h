#ifndef CMD_HOST_PROGRAM_H
#define CMD_HOST_PROGRAM_H

#include <limits.h>

#include "cmd/host/output.h"
#include "lib/kifu.h" /* the version */
#include "record/codec/codec.h"
#include "record/diag.h"
#include "record/text/arena.h"
#include "record/text/memory.h"

/* Exit statuses; the greater one wins. */
enum status {
	STATUS_ok,
	STATUS_found, /* findings at or above --fail-on; a game was rejected */
	STATUS_failed /* the job could not be done */
};

struct archive_library;
struct variants;

/* What every command is given.  There is one in a process. */
struct program {
	struct memory memory;
	struct arena arena; /* for what lives as long as the command */
	struct outputs outputs;
	struct output out, err; /* standard output and error */
	const char *command;    /* its name, for hints; NULL before it is known */
	char *const *words;     /* of the command line, after that name; NULL at their end */
	const char *setting;    /* FILE:LINE of the one that is read; NULL: none is */
	struct codec *codec;    /* keeps loaded what iconv loads for it; NULL: nothing is */
	struct arena names;     /* of program_name */
	struct archive_library *archives; /* NULL: not loaded yet; main unloads it */
	struct variants *variants;        /* NULL: not asked for yet */
	enum language language;           /* of messages: the environment's, or that of --lang */
};

/* Prepares *program; the caller has set program->memory.fail. */
void program_init(struct program *program);
void program_free(struct program *program);

/* Returns the variants that are known, for what the command reads itself. */
struct variants *program_variants(struct program *program);

/* Returns the worse of two exit statuses. */
static inline int
program_worse(int a, int b)
{
	return a > b ? a : b;
}

/* Makes *status the worse of itself, which finding the other may have changed, and the other. */
static inline void
program_worsen(int *status, int other)
{
	*status = program_worse(*status, other);
}

/* Returns a file's name as people are shown it: if it is not UTF-8 and all of it can be CP932, as
 * systems in Japan named files, its characters, until the next call. */
struct str program_name(struct program *program, struct str name);

/* Returns whether standard output is a terminal that shows colours and NO_COLOR is not set
 * (no-color.org). */
bool program_colours(void);

/* Returns the columns of the terminal that standard output is; 0: it is none. */
size_t program_screen(void);

/* Returns the length of s for printf's "%.*s". */
static inline int
program_width(struct str s)
{
	return s.n < INT_MAX ? (int)s.n : INT_MAX;
}

/* Writes "kifu: " and the message, escaped, to standard error.  format is printf's; messages.def
 * has its Japanese.  Returns STATUS_failed. */
int program_fail(struct program *program, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* As program_fail, followed by a line that names --help. */
int program_usage(struct program *program, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Returns the language called name ("en", "ja"); if name is NULL, that of the locale (LC_ALL,
 * LC_MESSAGES or LANG, the first that is set). */
enum language program_language(const char *name);

#endif
