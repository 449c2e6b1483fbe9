#ifndef CMD_SINK_TARGET_H
#define CMD_SINK_TARGET_H

#include "cmd/host/hash.h"
#include "cmd/host/output.h"
#include "cmd/options/options.h"
#include "cmd/run/job.h"

/* Where an input file goes. */
struct target_place {
	struct str input;    /* its name in messages */
	const char *output;  /* its path; NULL: standard input, whose games get a file each */
	enum presence there; /* what had that name when the file was found */
	size_t before; /* number of the place before it whose path has the same hash; 0: none */
};

/* The form and the place of converted games. */
struct target {
	bool source;        /* -t source: games are copied as they are */
	enum format format; /* FORMAT_none: with source */
	enum encoding encoding;
	bool crlf;
	const char *file;      /* -o: all games go there; NULL: standard output, or directory */
	const char *directory; /* -d: one file for each input file; NULL: none */
	struct str extension;  /* of files in directory */
	/* With directory, of the input files so far, in their order. */
	struct target_place *places;
	size_t count, cap;
	struct hash_table outputs; /* by path: the number of the last place, from 1 */
	struct buffer folder;      /* of the last output whose folders were made, ended by NUL */
};

/* The reason why an output is not written through a link. */
extern const char target_link[];

/*
 * Sets the target by -t, -o, -d, --to-encoding and --eol.  The format is that of -t or of the
 * extension of -o's file; the encoding that of the extension; line ends are CR LF if the format's
 * row says so.  Returns STATUS_failed after reporting options that contradict each other.
 */
int target_make(struct target *target, struct program *program, const struct options *options);

/* Frees a target; one that is zero is allowed. */
void target_free(struct target *target);

/*
 * Adds the place of a job's file, with directory: the path below its operand, with the parts of an
 * archive's name without its ending, without "." and "..", and with the target's extension.  Names
 * are kept in program->arena.  Returns NULL, or the earlier place that has the same output; then
 * none is added.
 */
const struct target_place *target_add(
    struct target *target, struct program *program, const struct job *job);

/* Returns a file's name without its folders and its extension. */
struct str target_stem(struct str file);

/* Returns the path of the file for game number of standard input (with directory), in
 * program->arena. */
const char *target_numbered(
    const struct target *target, struct program *program, unsigned long number);

/* Makes the missing folders above path, an output in directory.  Returns NULL, or why the output
 * must not be written: a link below directory, which may lead out of it.  Other errors show when
 * the file is opened. */
const char *target_make_folders(struct target *target, const char *path);

#endif
