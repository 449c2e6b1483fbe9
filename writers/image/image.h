#ifndef WRITERS_IMAGE_IMAGE_H
#define WRITERS_IMAGE_IMAGE_H

#include "record/tables/alphabet.h"
#include "writers/common/writer.h"

/* A drawing of a position, as books and newspapers print it. */
struct image {
	struct diagram diagram;
	const struct move *last; /* the move that led here, whose squares are shaded; NULL: none */
	bool marked[BOARD_SQUARES]; /* by square_t: a finding is about it */
	bool fouled;     /* a move broke a law: the last one, or one that cannot be played */
	square_t way[3]; /* of that move, which gets an arrow: from, over, to */
	const struct finding **findings; /* about the last move and, at the end, what follows */
	size_t finding_count;
	bool letters; /* Latin letters for the kanji, of this alphabet: */
	const struct alphabet *alphabet;
	struct str players[2]; /* by side: their names; empty: not shown */
	struct str move;       /* the last move in words; empty: none is known */
	struct str title;      /* above the board and the names; empty: none */
	struct str caption;    /* below the board */
	struct str remark;     /* below the caption; empty: none */
	struct {
		bool flip;    /* seen from white's side */
		bool alone;   /* a file of its own, with its size and styles */
		bool ground;  /* white behind it */
		bool upright; /* name and hand in a line above or below the board */
		bool problem; /* the defender's hand is left out */
		enum language language;
	} style;
};

/*
 * Sets *image to the position of a game after options->ply moves of its main line, with what
 * options and the findings in options->diags say about it.  The texts lie in the arena of the
 * game's record or are borrowed.
 */
void image_of(const struct game *game, const struct write_options *options, struct image *image);

/* Returns whether a piece stands upside down. */
static inline bool
image_turned(const struct image *image, piece_t piece)
{
	return (piece_side(piece) == WHITE) != image->style.flip;
}

/* Returns the name of a piece in a square: 全, 成石, +CSw; perhaps in room. */
enum { IMAGE_PIECE = 8 };
struct str image_piece(const struct image *image, piece_t piece, char room[static IMAGE_PIECE]);

/* Appends what a side has in hand, the strongest piece first, each item ended by a blank:
 * "飛 歩十八 ", "R P×18 ". */
void image_hand(const struct image *image, enum side side, struct buffer *words);

/* Appends what each side counts for an impasse at the end of the game, piece by piece, a line a
 * side between before and after; nothing if no king has entered the promotion zone. */
void image_points(const struct game *game, enum language language, const char *before,
    const char *after, struct buffer *out);

/* Appends text for an XML document: markup is escaped, and what XML or a reader's eye forbids
 * (control characters, changes of direction) replaced by U+FFFD. */
void image_text(struct str text, struct buffer *out);

#endif
