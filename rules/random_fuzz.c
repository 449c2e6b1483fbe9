/*
 * Random games to compare with other programs: random_fuzz VARIANT COUNT [SEED].
 *
 * Prints a line for each position, with columns separated by tabs: the number of the game, the
 * position in SFEN, the next move, the legal moves separated by blanks, and those that are
 * forbidden because they repeat a position.  A pass among them is 0000, whichever piece passes.  A
 * game ends after PLIES moves, without a legal move, or where a last royal piece could be captured,
 * since other programs do not play on from there.  The same seed makes the same games.
 */
#include <stdio.h>
#include <stdlib.h>

#include "record/sfen.h"
#include "rules/board/rules.h"
#include "rules/laws/judge.h"

enum { PLIES = 300 };

/* The game being played. */
struct game_line {
	const struct compiled_variant *compiled;
	struct position position;
	uint64_t keys[PLIES + 1]; /* of the positions so far */
	unsigned plies;
	struct move moves[JUDGE_MOVES_MAX];
	size_t count, banned; /* legal moves, and after them those that repeat a position */
};

/* Returns the next number of Marsaglia's xorshift64*; *state is not 0. */
static uint64_t
next_random(uint64_t *state)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return *state * 2685821657736338717u;
}

static bool
stood_before(const struct game_line *game, uint64_t key)
{
	for (unsigned i = 0; i <= game->plies; i++)
		if (game->keys[i] == key)
			return true;
	return false;
}

/* Whether a legal move may be played: it repeats no position where that is forbidden. */
static bool
may_play(struct game_line *game, struct move *move)
{
	struct undo undo;
	bool again;

	if (game->compiled->variant->recurrence != RECURRENCE_ban)
		return true;
	play_move(&game->position, move, &undo);
	again = stood_before(game, position_key(&game->position));
	play_undo(&game->position, move, &undo);
	return !again;
}

/* Whether a move captures the last royal piece. */
static bool
wins(struct game_line *game, struct move *move)
{
	enum side other = side_other((enum side)game->position.side);
	struct undo undo;
	bool over;

	play_move(&game->position, move, &undo);
	over = game->position.royals[other] == 0;
	play_undo(&game->position, move, &undo);
	return over;
}

/* Finds the moves and puts the forbidden ones last.  Returns false if the game is over. */
static bool
find_moves(struct game_line *game)
{
	size_t count = judge_legal_moves(&game->position, game->moves);

	game->count = 0;
	for (size_t i = 0; i < count; i++) {
		struct move move = game->moves[i];

		if (wins(game, &move))
			return false;
		if (!may_play(game, &move))
			continue;
		game->moves[i] = game->moves[game->count];
		game->moves[game->count++] = move;
	}
	game->banned = count - game->count;
	return game->count > 0;
}

/* Appends a column of moves. */
static void
add_moves(const struct piece_set *set, const struct move *moves, size_t count, struct buffer *out)
{
	buffer_char(out, '\t');
	for (size_t i = 0; i < count; i++) {
		struct move move = moves[i];

		if (move.kind == MOVE_pass)
			move.mid = NO_SQUARE;
		sfen_move(set, &move, out);
		buffer_char(out, ' ');
	}
}

static void
play_game(struct game_line *game, unsigned long number, uint64_t *state, struct buffer *out)
{
	struct diagram diagram;
	struct undo undo;

	game->position = *game->compiled->even;
	game->keys[0] = position_key(&game->position);
	for (game->plies = 0; game->plies < PLIES && find_moves(game);) {
		struct move *move = &game->moves[(next_random(state) >> 32) % game->count];

		buffer_clear(out);
		buffer_printf(out, "%lu\t", number);
		position_save(&game->position, &diagram);
		sfen_write(&diagram, 1, out);
		buffer_char(out, '\t');
		sfen_move(game->compiled->pieces, move, out);
		add_moves(game->compiled->pieces, game->moves, game->count, out);
		add_moves(game->compiled->pieces, game->moves + game->count, game->banned, out);
		buffer_char(out, '\n');
		fwrite(out->p, 1, out->n, stdout);
		play_move(&game->position, move, &undo);
		game->keys[++game->plies] = position_key(&game->position);
	}
}

static void
out_of_memory(void *arg)
{
	(void)arg;
	fputs("random_fuzz: out of memory\n", stderr);
	exit(2);
}

int
main(int argc, char **argv)
{
	static struct game_line game;
	struct memory memory = { .fail = out_of_memory };
	const char *name = argc > 1 ? argv[1] : "shogi";
	unsigned long count = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
	uint64_t state = argc > 3 ? strtoul(argv[3], NULL, 10) | 1 : 20261121;
	struct rules *rules = rules_new(&memory);
	struct buffer out;

	game.compiled = rules_variant(rules, str_of(name));
	if (game.compiled == NULL) {
		fprintf(stderr, "random_fuzz: no variant %s\n", name);
		return 2;
	}
	buffer_init(&out, &memory);
	for (unsigned long i = 1; i <= count; i++)
		play_game(&game, i, &state, &out);
	buffer_free(&out);
	rules_free(rules);
	return fflush(stdout) != 0;
}
