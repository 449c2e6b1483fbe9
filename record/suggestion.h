#ifndef RECORD_SUGGESTION_H
#define RECORD_SUGGESTION_H

#include "record/game.h"

/*
 * The likely move: a small change of the main line after which the rest of it can be played, where
 * a move could not be.  Only a proposal: nothing else in a game depends on it.
 */

enum suggestion_kind {
	SUGGESTION_replace, /* the move at node is another one */
	SUGGESTION_insert,  /* a move is missing before node */
	SUGGESTION_remove,  /* the move at node was not played: written twice */
	SUGGESTION_swap,    /* the moves at node and apart from it are in each other's place */
	SUGGESTION_sides    /* from node on, each move is the other side's */
};

struct suggestion {
	uint8_t kind;  /* enum suggestion_kind */
	uint8_t words; /* how much it changes: the number of words, as it were */
	uint32_t node; /* where, in the record's tree */
	uint32_t
	    apart;    /* how many moves later the other one is: of a swap, or if two are removed */
	uint32_t ply; /* of the move at node, from 1 */
	uint32_t after;   /* legal moves that follow it */
	struct move move; /* of replace and insert; else MOVE_none */
};

enum { SUGGESTIONS_SHOWN = 3 };

struct suggestions {
	uint32_t node;  /* the move that could not be played */
	uint32_t ply;   /* its number in the main line, from 1 */
	uint32_t count; /* changes that fit */
	bool whole;     /* all the rest can be played after them; else as far as it goes */
	bool sure;      /* the only one, found by looking at all, with enough moves after it */
	struct suggestion list[SUGGESTIONS_SHOWN]; /* the first, in the order of their size */
};

#endif
