#ifndef WRITERS_IMAGE_IMAGE_LAYOUT_H
#define WRITERS_IMAGE_IMAGE_LAYOUT_H

#include "writers/image/image.h"

/* What the files that draw a picture share. */

/* Measures in units of the drawing. */
enum {
	SQUARE_WIDTH = 48,
	SQUARE_HEIGHT = 52,
	LABEL = 24, /* beside the frame: the coordinates */
	HAND = 40,  /* beside these: the pieces in hand */
	LINE = 32,  /* of text above or below the board */
	EDGE = 8,
	PIECE_SIZE = 38,
	LABEL_SIZE = 18,
	TEXT_SIZE = 22
};

/* Where things are. */
struct layout {
	const struct image *image;
	struct buffer *out;
	unsigned left, top; /* corner of the frame */
	unsigned above;     /* top of the line of the side above */
	unsigned frame_width, frame_height;
	unsigned width, height; /* of the drawing */
	unsigned size;          /* of texts that name none */
	struct {
		unsigned y, most; /* base, and width at most */
	} line;
};

/* Appends words and a number.  A picture has hundreds, for which printf takes thrice as long. */
void image_layout_number(struct buffer *out, struct str words, unsigned n);

/* Ends the tag of a text whose middle is at x, y; turned: upside down. */
void image_layout_tag(struct buffer *out, unsigned x, unsigned y, bool turned);

/* Appends a text of this size whose middle is at x, y; turned: upside down. */
void image_layout_text(
    struct layout *layout, struct str text, unsigned x, unsigned y, unsigned size, bool turned);

#endif
