/* dlshogi's games (record/engine/hcpe3.h), which parsers/engine/hcpe3.c reads. */
#include "record/engine/hcpe3.h"

#include "record/engine/bytes.h"
#include "record/engine/compact.h"
#include "record/evaluation.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"

static const struct ending_words endings = {
	.once = true,
	.named = true,
	.results = true,
	.made = true,
	.words = {
#define WORD(id, wins)                                                                             \
	((id) == ENDING_draw                                ? "0"                                  \
	    : (id) == ENDING_sennichite                     ? "4"                                  \
	    : (id) == ENDING_perpetual_check                ? "5, 6"                               \
	    : (id) == ENDING_perpetual_self                 ? "6, 5"                               \
	    : (id) == ENDING_declaration_draw               ? "8"                                  \
	    : (id) == ENDING_declaration                    ? "9, 10"                              \
	    : (id) == ENDING_failed_declaration             ? "10, 9"                              \
	    : (id) == ENDING_max_moves                      ? "16"                                 \
	    : (wins) != WINS_nobody || (id) == ENDING_other ? "1, 2"                               \
							    : "")
#define ENDING(id, name, wins, ...) [ENDING_##id] = WORD(ENDING_##id, wins),
#include "record/tables/ending.def"
#undef ENDING
	},
};

/* Returns the winner, and the bits for why the game ended. */
static unsigned
result_of(const struct game *game)
{
	unsigned winner = game->winner == NO_SIDE ? 0 : game->winner == BLACK ? 1 : 2;

	switch (game->ending) {
	case ENDING_sennichite:
	case ENDING_perpetual_check:
	case ENDING_perpetual_self:
		return winner | HCPE3_repetition;
	case ENDING_declaration:
	case ENDING_declaration_draw:
	case ENDING_failed_declaration:
		return winner | HCPE3_declared;
	case ENDING_max_moves:
		return HCPE3_limit;
	default:
		return winner == 0 && game->repeated ? HCPE3_repetition : winner;
	}
}

/* Returns the comment of a node that lists candidates, or NULL. */
static const struct evaluation *
visits_at(const struct record *record, uint32_t node)
{
	for (uint32_t at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		const struct evaluation *found = evaluation_of_note(record, &record->notes[at - 1]);

		if (found != NULL && evaluation_is_choice(found))
			return found;
	}
	return NULL;
}

/* Appends the candidates of a comment. */
static unsigned
add_candidates(const struct record *record, const struct evaluation *found, struct buffer *out)
{
	const struct evaluation_claim *claims = &record->evaluations->claims[found->claim];
	struct str words = record->notes[found->note].text;
	unsigned count = 0;

	for (uint32_t i = 0; i < found->claims; i++) {
		struct str rest = str_after(words, claims[i].at);
		struct move move = compact_claimed(&claims[i].claim);
		unsigned visits = 0;

		if (claims[i].claim.kind != CLAIM_move)
			continue;
		for (size_t at = str_find(rest, STR(":")) + 1;
		     at < rest.n && str_is_digit(rest.p[at]); at++)
			visits = visits > UINT16_MAX ? visits
						     : visits * 10 + (unsigned)(rest.p[at] - '0');
		bytes_add(out, compact_move_bits(&move, MOVE16_apery), 2);
		bytes_add(out, visits > UINT16_MAX ? UINT16_MAX : visits, 2);
		count++;
	}
	return count;
}

/* Appends a move with its score and candidates; without a comment that lists them, the move itself
 * is one if it has a score. */
static void
add_move(
    const struct game *game, const struct write_options *options, uint32_t node, struct buffer *out)
{
	const struct move *move = &game->moves[node];
	const struct evaluation *visits = visits_at(game->record, node);
	unsigned bits = compact_move_bits(move, MOVE16_apery), count = 0;
	int score = 0;
	bool scored = writer_score(game, options, node, (enum side)move->side, &score);
	size_t at;

	bytes_add(out, bits, 2);
	bytes_add(out, (uint16_t)score, 2);
	at = out->n;
	bytes_add(out, 0, 2);
	if (visits != NULL) {
		count = add_candidates(game->record, visits, out);
	} else if (scored) {
		bytes_add(out, bits, 2);
		bytes_add(out, count = 1, 2);
	}
	out->p[at] = (char)(count & 0xFF);
	out->p[at + 1] = (char)(count >> 8);
}

static bool
can_hold(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	(void)record;
	(void)options;
	return str_eq(header->key, STR(HCPE3_OPPONENT_KEY)) && header->value.n == 1 &&
	       str_is_digit(header->value.p[0]);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	const struct header *header = game->record->headers;
	char start[COMPACT_SIZE], opponent = '0';
	uint32_t node = 0, moves = 0;

	for (; (node = board_move_after(game, node)) != 0 && game->moves[node].kind != MOVE_none &&
	       game->moves[node].kind != MOVE_pass && compact_holds(&game->moves[node]);)
		moves++;
	for (size_t i = 0; i < game->record->header_count; i++)
		if (can_hold(game->record, &header[i], options))
			opponent = header[i].value.p[0];
	compact_write(&game->start, PACKING_apery, start);
	buffer_add(out, (struct str){ start, sizeof start });
	bytes_add(out, moves, 2);
	bytes_add(out, result_of(game), 1);
	bytes_add(out, (unsigned)(opponent - '0'), 1);
	for (node = 0; moves > 0; moves--) {
		node = board_move_after(game, node);
		add_move(game, options, node, out);
	}
}

static struct str
unfit(const struct game *game)
{
	struct str why = board_unfit_compact(game);

	return why.n == 0 && game->plies > UINT16_MAX ? STR(">65535") : why;
}

const struct writer hcpe3_writer = { .write = write_game,
	.unfit = unfit,
	.header = can_hold,
	.move = compact_holds,
	.endings = &endings };
