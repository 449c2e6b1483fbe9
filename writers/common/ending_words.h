#ifndef WRITERS_COMMON_ENDING_WORDS_H
#define WRITERS_COMMON_ENDING_WORDS_H

#include <stdbool.h>

#include "record/game.h"

/* A format's words for endings. */
struct ending_words {
	const char *words[ENDING_COUNT]; /* by enum ending; "": there is none */
	char sign;    /* begins each word in a file of the format: '%', '"'; 0: there is none */
	bool results; /* the winner is written beside the word, and alone for an unknown ending,
			 whose own word is not kept */
	bool named;   /* words for a win name the winner; else the word and the side to move
			 determine it */
	bool made; /* a line such as まで5手で先手の勝ち ("won by black after 5 moves") can be
		      written: it names the winner, but no cause if that is the side to move */
	bool once;           /* of consecutive endings only the first is written as one */
	bool last;           /* an ending before moves is not written */
	const char *of_move; /* the word that is written with the move before it; NULL: none */
};

/* An ending as it is written in a format. */
struct written_ending {
	struct str word;    /* without the sign; empty: nothing is written */
	enum ending as;     /* what a reader takes the word for */
	bool lost;          /* that is neither what ended the game nor what the record claims */
	struct str meaning; /* if it is lost, what the word does not express */
	struct str reason;  /* the same as a comment to be written beside the word; empty: none, or
			       the record has it already */
};

/* Returns whether the ending at node follows another one: the first counts. */
bool ending_words_overruled(const struct game *game, uint32_t node);

/*
 * Returns how the ending at node (a MOVE_end) is written.  An unknown ending keeps its own word in
 * the notation that it came from.  The strings are borrowed from the rows and the text.
 */
struct written_ending ending_words_of(
    const struct game *game, uint32_t node, const struct ending_words *words);

#endif
