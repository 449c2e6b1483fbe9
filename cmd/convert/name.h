#ifndef CMD_CONVERT_NAME_H
#define CMD_CONVERT_NAME_H

#include "cmd/hash.h"
#include "cmd/table/columns.h"

/*
 * --name TEMPLATE: the names of files that hold one game each.  A field in braces stands for a
 * column of kifu table, {stem} for the name of the game's file without its extension.  What a file
 * name cannot hold, here or on Windows, becomes "_", and so does a value that is empty; a name that
 * was given before gets "-2", "-3", ….
 */
struct name_template {
	const char *text;        /* NULL: none */
	struct columns columns;  /* of the fields */
	struct hash_table given; /* paths that were given */
};

/* Reads a template.  Returns STATUS_failed after reporting one that has no field or an unknown one,
 * or that would leave the folder. */
int name_read(struct program *program, const char *text, struct name_template *template);
void name_free(struct name_template *template);

/* Makes *path the path of a game's file below directory, ended by NUL.  stem: the name of its file;
 * cells: those of template->columns. */
void name_make(struct name_template *template, const char *directory, struct str extension,
    struct str stem, const struct str *cells, unsigned long number, struct buffer *path);

#endif
