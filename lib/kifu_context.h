#ifndef LIB_KIFU_CONTEXT_H
#define LIB_KIFU_CONTEXT_H

#include <setjmp.h>

#include "lib/kifu.h"
#include "lib/session.h"

/* Precedes each block that a context holds.  The blocks form a ring, so that all of them are found
 * when memory ran out while a structure was being built. */
struct kifu_block {
	_Alignas(max_align_t) struct kifu_block *next;
	struct kifu_block *before;
	size_t size; /* with this head */
};

/* What is open: nothing, a file before its first game, at a game, or after its last. */
enum kifu_state { STATE_closed, STATE_opened, STATE_game, STATE_over };

struct kifu {
	struct memory heap;   /* the caller's; fails by returning NULL */
	struct memory memory; /* what the session has: blocks of the ring */
	struct kifu_block blocks;
	jmp_buf out_of_memory;
	struct session_options options;
	size_t findings_max;
	char error[160];
	const char *refused; /* the kind of option that does not exist; NULL: none */
	bool ready;          /* the session was made */
	enum kifu_state state;
	struct session session;
	struct buffer name, bytes; /* of the file */
	struct {
		const struct finding **list; /* those of the game are in session.diags */
		size_t count, cap;
	} text_findings;   /* of the present game, in the session's game_arena */
	uint32_t *parents; /* of each of its nodes, there too; NULL: not asked for */
};

/* Does the work of a function that may run out of memory: returns what it returns, or
 * KIFU_NO_MEMORY after closing the file. */
enum kifu_result kifu_run(
    struct kifu *kifu, enum kifu_result (*work)(struct kifu *kifu, void *call), void *call);

/* Sets the message of an error, and returns it. */
enum kifu_result kifu_fail(struct kifu *kifu, enum kifu_result result, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Returns KIFU_OK if there is a present game, or KIFU_WRONG. */
enum kifu_result kifu_check_game(struct kifu *kifu);

/* Returns the number of findings, and one of them. */
size_t kifu_finding_count(const struct kifu *kifu);
const struct finding *kifu_finding_at(const struct kifu *kifu, size_t i);

/* Returns s with a NUL after it, in the arena of the present game; what is NUL in it is U+FFFD. */
const char *kifu_text(struct kifu *kifu, struct str s);

#endif
