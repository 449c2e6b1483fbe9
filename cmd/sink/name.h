#ifndef CMD_SINK_NAME_H
#define CMD_SINK_NAME_H

#include "cmd/host/hash.h"
#include "cmd/host/program.h"
#include "lib/columns.h"

/*
 * --name TEMPLATE: the names of files that hold one game each.  A field in braces stands for a
 * column of kifu table, {stem} for the name of the game's file without its extension, {ply} for the
 * number of moves up to the position; in a series it is added if the template lacks it.  What a
 * file name cannot hold, here or on Windows, becomes "_", and so does a value that is empty; a name
 * that was given before gets "-2", "-3", ….
 */
struct name_template {
	const char *text;        /* NULL: none */
	bool has_ply;            /* it names {ply} */
	struct columns columns;  /* of the fields */
	struct hash_table given; /* paths that were given */
};

/* Reads a template.  Returns STATUS_failed after reporting one that has no field or an unknown one,
 * or that would leave the folder. */
int name_read(struct program *program, const char *text, struct name_template *template);
void name_free(struct name_template *template);

/* A game, or one position of it, that gets a file. */
struct named_game {
	struct str stem;         /* the name of the game's file */
	const struct str *cells; /* of template->columns */
	unsigned long number, ply;
	bool series; /* the game has a file for each of several positions */
};

/* Makes *path the path of a game's file below directory, ended by NUL. */
void name_make(struct name_template *template, const char *directory, struct str extension,
    const struct named_game *game, struct buffer *path);

/* Appends what names the position after this number of moves, in a series: -0109. */
void name_ply(unsigned long ply, struct buffer *path);

#endif
