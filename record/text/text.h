#ifndef RECORD_TEXT_TEXT_H
#define RECORD_TEXT_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "record/tables/encoding.h"
#include "record/text/arena.h"
#include "record/text/str.h"

/* A run of a text: offset and length in bytes of the decoded UTF-8. */
struct span {
	uint32_t at, n;
};

/* What is known of the line that holds an offset. */
struct text_mark {
	uint32_t line;       /* lines before it */
	uint32_t start;      /* where it begins */
	uint32_t characters; /* of it, before the offset */
};

/* A file's content, decoded.  body is always well-formed UTF-8: what could not be decoded stands as
 * U+FFFD. */
struct text {
	struct str name;         /* the file's name, for messages; borrowed */
	struct str body;         /* without a byte order mark */
	enum encoding encoding;  /* what it was decoded from */
	struct arena *arena;     /* holds the marks */
	uint32_t lines_before;   /* lines of the file before body, where that is a block of it */
	uint32_t from;           /* a line's beginning, from which lines are counted; mostly 0 */
	struct text_mark *marks; /* of each 4 KiB from there on, as far as places were asked for */
	size_t mark_count, mark_cap;
};

/* A place as people count it: lines and characters (code points) from 1. */
struct place {
	uint32_t line, column;
};

/* The line and column of the byte at offset at (from text->from to body.n).  What lies before it is
 * gone through once; then a place takes no more than 4 KiB to find, however long the line. */
struct place text_place(struct text *text, uint32_t at);

/* The line that holds offset at, without its end: at most so many bytes of it. */
struct str text_line_at(struct text *text, uint32_t at, size_t most);

/*
 * Takes the next line off *at: gives the line without its end and moves *at after the end.  A line
 * ends with LF, with any number of CR and then LF, or with a lone CR.  Returns false at the end of
 * the text (a last line without an end is a line).
 */
bool text_next_line(struct str body, uint32_t *at, struct span *line);

/* How many lines there are; of an empty text none, and none after the last line end. */
uint32_t text_lines(struct str body);

/*
 * The beginning of a line at at in body, found in other, the same text in another coding that
 * leaves CR and LF what they are.  Neither may be cut off where the other is not.
 */
size_t text_same_line(struct str body, size_t at, struct str other);

/* The bytes of a span. */
static inline struct str
text_str(const struct text *text, struct span span)
{
	return (struct str){ text->body.p + span.at, span.n };
}

#endif
