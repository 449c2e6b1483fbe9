#ifndef RECORD_TEXT_TEXT_H
#define RECORD_TEXT_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/arena.h"
#include "record/text/encoding.h"
#include "record/text/str.h"

/* A run of a text: offset and length in bytes of the decoded UTF-8. */
struct span {
	uint32_t at, n;
};

/* The line that holds an offset. */
struct text_mark {
	uint32_t line;       /* lines before it */
	uint32_t start;      /* where it begins */
	uint32_t characters; /* from its start to the offset */
};

/* A file's content, decoded.  body is always well-formed UTF-8: what could not be decoded is
 * U+FFFD. */
struct text {
	struct str name;        /* the file's name, for messages; borrowed */
	struct str body;        /* without a byte order mark */
	enum encoding encoding; /* what it was decoded from */
	bool restored;          /* body is what the text was before it was decoded wrongly */
	struct arena *arena;    /* holds the marks */
	uint64_t base;          /* of a binary format: bytes of the file before body */
	uint32_t record;        /* of one: the number of the record at record_at; 0: a text */
	uint32_t record_at;
	uint32_t lines_before;   /* lines of the file before body, if that is a chunk of it */
	uint32_t from;           /* the line start from which lines are counted; mostly 0 */
	struct text_mark *marks; /* for each 4 KiB from there on, as far as places were needed */
	size_t mark_count, mark_cap;
	struct text_mark last_line; /* that a place was in, at its beginning */
};

/* A place as people count it: lines and characters (code points), both from 1. */
struct place {
	uint32_t line, column;
};

/* Returns the line and column of the byte at offset at (text->from to body.n).  The text before it
 * is read once; after that a place costs at most 4 KiB of reading, however long the line.  In a
 * binary format a line is the present record, a column a byte of it. */
struct place text_place(struct text *text, uint32_t at);

/* Returns at most max bytes of the line that holds offset at, without its end. */
struct str text_line_at(struct text *text, uint32_t at, size_t max);

/*
 * Reads the next line from *at: *line gets it without its end, *at moves after the end.  A line
 * ends with LF, with any number of CRs and an LF, or with a lone CR.  Returns false at the end of
 * the text (a last line without an end is a line).
 */
bool text_next_line(struct str body, uint32_t *at, struct span *line);

/* Returns the number of lines: 0 for an empty text, and none counts after the last line end. */
uint32_t text_lines(struct str body);

/* Does what text_lines does for a text in which a CR occurs only before an LF. */
uint32_t text_lines_lf(struct str body);

/*
 * Returns where the line that begins at at in body begins in other, which is the same text in an
 * encoding that leaves CR and LF as they are.  Both texts must be complete.
 */
size_t text_same_line(struct str body, size_t at, struct str other);

/* Returns the bytes of a span. */
static inline struct str
text_str(const struct text *text, struct span span)
{
	return (struct str){ text->body.p + span.at, span.n };
}

#endif
