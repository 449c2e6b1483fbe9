/*
 * Games for the benchmark: random_bench COUNT [SEED] prints COUNT games of random legal moves, each
 * a USI line that ends with resign.  The same seed makes the same games.
 */
#include <stdio.h>
#include <stdlib.h>

#include "record/sfen.h"
#include "rules/board/rules.h"
#include "rules/laws/judge.h"

/* Games of a usual length: 60 to 187 moves, unless mate comes first. */
enum { SHORTEST = 60, SPREAD = 128 };

/* Returns the next number of Marsaglia's xorshift64*; *state is not 0. */
static uint64_t
next_random(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 2685821657736338717u;
}

static void
play_game(const struct compiled_variant *compiled, struct move *moves, uint64_t *state,
    struct buffer *out)
{
	struct position position = *compiled->even;
	unsigned length = SHORTEST + (unsigned)(next_random(state) >> 32) % SPREAD;
	struct move *move;
	struct undo undo;
	size_t count;

	buffer_clear(out);
	buffer_add(out, STR("position startpos moves"));
	while (length-- > 0 && (count = judge_legal_moves(&position, moves)) > 0) {
		move = &moves[(next_random(state) >> 32) % count];
		play_move(&position, move, &undo);
		buffer_char(out, ' ');
		sfen_move(compiled->pieces, move, out);
	}
	buffer_add(out, STR(" resign\n")); /* so that the game has an ending */
}

static void
out_of_memory(void *arg)
{
	(void)arg;
	fputs("random_bench: out of memory\n", stderr);
	exit(2);
}

int
main(int argc, char **argv)
{
	static struct move moves[JUDGE_MOVES_MAX];
	struct memory memory = { .fail = out_of_memory };
	unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
	uint64_t state = argc > 2 ? strtoul(argv[2], NULL, 10) | 1 : 20261121;
	struct rules *rules = rules_new(&memory);
	const struct compiled_variant *compiled = rules_variant(rules, STR("shogi"));
	struct buffer out;

	buffer_init(&out, &memory);
	for (; count > 0; count--) {
		play_game(compiled, moves, &state, &out);
		fwrite(out.p, 1, out.n, stdout);
	}
	buffer_free(&out);
	rules_free(rules);
	return fflush(stdout) != 0;
}
