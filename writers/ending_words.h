#ifndef WRITERS_ENDING_WORDS_H
#define WRITERS_ENDING_WORDS_H

#include <stdbool.h>

#include "record/game.h"

/* A format's words for endings. */
struct ending_words {
	const char *words[ENDING_COUNT]; /* by enum ending; "": it has none */
	char sign;    /* what its words begin with in its own files: '%', '"'; 0: nothing */
	bool results; /* who wins is written beside the word, and stands for an unknown ending,
			 whose own words are not kept */
	bool named;   /* words for a win name the winner; else it is who the word and the side to
			 move make it */
	bool made; /* まで5手で先手の勝ち can be written: it names who won, and when that is
		      the side to move, no more */
	bool once; /* of endings right after one another the last alone is written as one */
};

/* How an ending comes out in a format. */
struct written_ending {
	struct str word;   /* to write, without the sign; empty: nothing is written */
	enum ending as;    /* what a reader takes the word for */
	bool lost;         /* that is neither what ended the game nor what the record said */
	struct str said;   /* what the word does not say, where it is lost */
	struct str reason; /* that as a comment which is to stand beside the word; empty: none, or
			      the record has it already */
};

/* Whether another ending stands right after the one at node: the last counts (game->end). */
bool ending_words_overruled(const struct game *game, uint32_t node);

/*
 * How the ending at node (a MOVE_end) is written with these words.  An unknown ending keeps its own
 * word in the notation it came from.  Strings are borrowed from the rows or the text.
 */
struct written_ending ending_words_of(
    const struct game *game, uint32_t node, const struct ending_words *words);

#endif
