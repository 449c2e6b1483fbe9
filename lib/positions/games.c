#include "lib/positions/games.h"

#include "record/engine/bytes.h"
#include "record/engine/hcpe3.h"
#include "rules/board/position.h"
#include "rules/board/rules.h"

/* Plays a move in the file's encoding if it is legal so, else in the first other one; counts a drop
 * or a promotion.  Returns false if it is legal in none. */
static bool
play(const struct positions *file, struct position *position, unsigned bits,
    struct position_counts *counts)
{
	enum move16 is = file->move16;
	struct claim claim;
	enum phrase why;
	unsigned legal;

	if (positions_fits(position, bits, &legal))
		positions_count_move(counts, legal);
	if (legal != 0 && (legal >> is & 1) == 0)
		is = (enum move16)__builtin_ctz(legal);
	return legal != 0 && compact_move(bits, is, &claim, &why) != MOVE16_is_bad &&
	       positions_play(position, &claim);
}

/* Counts the drops and promotions of a game up to its first move that cannot be played.  Returns
 * where the game ends; 0: it is not played to its end. */
static size_t
count_game(const struct positions_chunk *chunk, struct str game, struct position_counts *counts)
{
	struct position position;
	size_t at = HCPE3_HEAD;
	bool odd;

	position_clear(&position, rules_row(chunk->rules, 0));
	if (game.n < at || !positions_load(&position, game.p, PACKING_apery, &odd))
		return 0;
	for (unsigned left = bytes_u16(game.p + HCPE3_MOVES); left > 0; left--) {
		if (at + HCPE3_MOVE > game.n ||
		    !play(chunk->file, &position, bytes_u16(game.p + at), counts))
			return 0;
		at += hcpe3_move_size(game.p + at);
	}
	return at < game.n ? at : game.n;
}

void
games_sample(const struct positions_chunk *chunk, struct position_counts *sample)
{
	struct str rest = chunk->body;
	size_t n = 1;

	for (; n > 0 && rest.n > 0 && sample->special < POSITIONS_SAMPLE; rest = str_after(rest, n))
		n = count_game(chunk, rest, sample);
}

void
games_visit(const struct positions_chunk *chunk, uint32_t at, struct diags *diags)
{
	struct positions *file = chunk->file;
	struct position_counts counts = { .records = 0 };
	enum move16 best;

	if (!file->counted)
		return;
	count_game(chunk, str_after(chunk->body, at), &counts);
	best = positions_count_best(&counts, file->move16);
	positions_count_add(&file->counts, &counts);
	if (file->fixed || best == file->move16)
		return;
	diags_add(diags, DIAG_move16_encoding, (struct span){ at + HCPE3_HEAD, 2 }, 0,
	    ARGS(A_PHRASE(PHRASE_move16_from_here), A_STR(str_of(compact_move16_names[best])),
		A_STR(str_of(compact_move16_names[file->move16]))));
	file->move16 = best;
}
