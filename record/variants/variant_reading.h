#ifndef RECORD_VARIANTS_VARIANT_READING_H
#define RECORD_VARIANTS_VARIANT_READING_H

#include "record/text/arena.h"
#include "record/variants/variant_file.h"

/* The reading of a variant's file: its lines, then what they mean. */

enum variant_section {
	VARIANT_settings,
	VARIANT_pieces,
	VARIANT_letters,
	VARIANT_names,
	VARIANT_fairy,
	VARIANT_given, /* [handicaps] */
	VARIANT_nothing
};

/* One line with a key, as read. */
struct variant_line {
	enum variant_section section;
	const char *key;
	char *value;
	struct str text;       /* the line */
	unsigned line, column; /* of the value, column in bytes from 1; 0: not of this file */
	piece_t face;          /* of a row of [pieces] */
};

struct variant_reading {
	struct arena *arena;
	struct variant *variant;
	struct variant_faults *faults;
	variant_base *base;
	void *base_arg;
	struct variant_line *lines;
	size_t count, cap;
	size_t found;  /* where variant_reading_line found the last one */
	bool trusted;  /* it is one of the program's own files, which are tested */
	bool inherits; /* from another */
};

/* Reads the lines of a text; base: of one that another inherits from. */
void variant_reading_lines(struct variant_reading *reading, struct str text, bool base);

/* Returns the line with a key, or NULL. */
struct variant_line *variant_reading_line(
    struct variant_reading *reading, enum variant_section section, const char *key);

/* Reports a fault at a byte of a line's value; at NULL: of the line; line NULL: of the file. */
struct variant_fault *variant_reading_fault(struct variant_reading *reading,
    const struct variant_line *line, const char *at, enum severity severity, const char *format,
    const char *what, const char *of);

/* The same of an error. */
struct variant_fault *variant_reading_wrong(struct variant_reading *reading,
    const struct variant_line *line, const char *at, const char *format, const char *what,
    const char *of);

/* Returns the number of a word in a list that ends with NULL: the number of all if it is none. */
unsigned variant_reading_word(const char *word, const char *const *words);

/* Removes the part of *rest before the first sign (NUL: all), and returns it without blanks around;
 * NULL at its end. */
char *variant_reading_part(char **rest, char sign);

/* Returns the most parts that a value can have. */
size_t variant_reading_parts(const char *value, char sign);

/* Reads a number between two limits; returns max + 1 if it is none. */
unsigned variant_reading_number(const char *text, unsigned min, unsigned max);

/* Returns a copy of two strings, one after the other, in the arena. */
char *variant_reading_join(struct arena *arena, const char *first, const char *second);

/* Makes the army and the names of the faces: [pieces], [letters], [names]. */
void variant_pieces(struct variant_reading *reading);

/* Checks the moves of all rows. */
void variant_check_moves(struct variant_reading *reading);

/* Checks what was read without an error against itself. */
void variant_check(struct variant_reading *reading);

#endif
