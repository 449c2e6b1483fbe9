#ifndef WRITERS_IMAGE_IMAGE_H
#define WRITERS_IMAGE_IMAGE_H

#include "record/tables/alphabet.h"
#include "writers/writer.h"

/* A drawing of a position, as books and newspapers print it. */
struct image {
	struct diagram diagram;
	const struct move *last; /* the move that led here, whose squares are shaded; NULL: none */
	bool marked[256];        /* by square_t: a finding is about it */
	bool fouled;             /* the last move broke a law: it gets an arrow */
	bool flip;               /* seen from white's side */
	bool letters;            /* Latin letters for the kanji, of this alphabet: */
	enum alphabet alphabet;
	struct str players[2]; /* by side: their names; empty: not shown */
	struct str caption;    /* below the board */
	struct str remark;     /* below the caption; empty: none */
};

/*
 * Sets *image to the position of a game after options->ply moves of its main line, with what
 * options and the findings in options->diags say about it.  The texts lie in the arena of the
 * game's record or are borrowed.
 */
void image_of(const struct game *game, const struct write_options *options, struct image *image);

/* Appends the drawing as an SVG element, as wide as its place. */
void image_write(const struct image *image, struct buffer *out);

/* Appends text for an XML document: markup is escaped, and what XML or a reader's eye forbids
 * (control characters, changes of direction) replaced by U+FFFD. */
void image_text(struct str text, struct buffer *out);

#endif
