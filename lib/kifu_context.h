#ifndef LIB_KIFU_CONTEXT_H
#define LIB_KIFU_CONTEXT_H

#include <setjmp.h>

#include "lib/kifu.h"
#include "lib/session.h"
#include "rules/adjudicate/repetition.h"
#include "rules/board/play.h"

/* Precedes each block that a context holds.  The blocks form a ring, so that all of them are found
 * when memory ran out while a structure was being built. */
struct kifu_block {
	_Alignas(max_align_t) struct kifu_block *next;
	struct kifu_block *before;
	size_t size; /* with this head */
};

/* What is open: nothing, a file before its first game, at a game, or after its last. */
enum kifu_stage { STATE_closed, STATE_opened, STATE_game, STATE_over };

/* A move played on a board, and what taking it back needs. */
struct kifu_played {
	struct move move;
	struct undo undo;
	struct quiet_moves quiet;
};

/* A board of the library. */
struct kifu_board {
	struct kifu *kifu;
	struct kifu_board *next;                 /* of the context */
	const struct compiled_variant *compiled; /* NULL: the context ran out of memory */
	struct position position;
	uint32_t number; /* moves made before the position that was set */
	struct arena line, texts;
	struct kifu_played *played; /* in line */
	size_t count, cap;
	struct repetition repetition;
	struct move *legal; /* in texts; NULL: not found yet */
	size_t legal_count;
};

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
	enum kifu_stage state;
	struct session session;
	struct {
		struct buffer name, bytes;  /* bytes: of the file, or of its chunk */
		struct kifu_stream *stream; /* that is read chunk by chunk, in memory; NULL: none */
		int fd;                     /* of the stream's file; -1: none */
	} file;
	struct {
		const struct finding **list; /* those of the game are in session.diags */
		size_t count, cap;
	} text_findings; /* of the present game, in the session's game_arena */
	struct {
		bool edited;       /* its record is in the session's file_arena */
		uint32_t *parents; /* of each of its nodes, in its arena; NULL: not asked for */
	} present;                 /* of the present game */
	struct kifu_board *boards; /* a list of them */
};

/* Does the work of a function that may run out of memory: returns what it returns, or
 * KIFU_NO_MEMORY after closing the file. */
enum kifu_result kifu_run(
    struct kifu *kifu, enum kifu_result (*work)(struct kifu *kifu, void *call), void *call);

/* Sets the message of an error, and returns it. */
enum kifu_result kifu_fail(struct kifu *kifu, enum kifu_result result, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Gathers the findings about the text before offset until, for the present game. */
void kifu_add_text_findings(struct kifu *kifu, uint32_t until);

/* Makes the session, if it is not there yet. */
void kifu_make_ready(struct kifu *kifu);

/* Returns KIFU_OK if there is a present game, or KIFU_WRONG. */
enum kifu_result kifu_check_game(struct kifu *kifu);

/* Returns KIFU_OK if the present game has a position after this node. */
enum kifu_result kifu_check_position(struct kifu *kifu, uint32_t node);

/* Returns the nodes that lead to one from the start, the last first, in the arena of the present
 * game; *count gets their number. */
uint32_t *kifu_line_to(struct kifu *kifu, uint32_t node, uint32_t *count);

/* Copies a struct of the interface, of size bytes, into one of the caller's, whose first member
 * says how much of it there is, and stays. */
void kifu_store(void *out, void *is, size_t size);

/* Returns what kifu_node stores of a node that is there. */
struct kifu_node kifu_node_of(struct kifu *kifu, uint32_t node);

/* Returns the number of findings, and one of them. */
size_t kifu_finding_count(const struct kifu *kifu);
const struct finding *kifu_finding_at(const struct kifu *kifu, size_t i);

/* Returns a finding with its messages in arena; text: of the file that it is about, or NULL. */
struct kifu_finding kifu_finding_of(
    const struct finding *finding, struct text *text, struct arena *arena);

/* Returns s with a NUL after it, in an arena or that of the present game; what is NUL in it is
 * U+FFFD. */
const char *kifu_text_in(struct arena *arena, struct str s);
const char *kifu_text(struct kifu *kifu, struct str s);

#endif
