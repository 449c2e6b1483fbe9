#ifndef CMD_DEDUP_KEY_VISITOR_H
#define CMD_DEDUP_KEY_VISITOR_H

#include "cmd/dedup/dedup_games.h"
#include "cmd/run/visitor.h"

enum key_kind { KEY_chunk = RESULT_own };

/* The plan of key_visitor. */
struct key_plan {
	bool by_position; /* games that begin with the same position are the same */
};

/* RESULT_game of key_visitor. */
struct key_game {
	bool has_key;
	struct game_key key;
};

/* KEY_chunk: where a chunk of a large file begins, but for the first. */
struct key_chunk {
	struct resume *from; /* its version is borrowed */
};

/* RESULT_game of prefix_visitor: the games of the plan, a struct dedup_games, with whose moves this
 * one begins. */
struct key_prefixes {
	const uint32_t *games;
	size_t count;
};

/* Finds out games' keys, and the games that they begin with. */
extern const struct visitor key_visitor, prefix_visitor;

#endif
