#include "lib/columns_move.h"

#include "record/evaluation.h"
#include "record/game_key.h"
#include "record/sfen.h"
#include "rules/adjudicate/impasse.h"
#include "rules/adjudicate/rule_set.h"
#include "rules/lint/lint_time.h"
#include "writers/moves/ki2_move.h"

static const struct move *
move_of(const struct game_row *row)
{
	return &row->game->moves[row->walk->node];
}

static void
add_number(uint64_t n, struct buffer *out)
{
	buffer_number(out, n, 1, '0');
}

/* --- times */

void
columns_spend(struct row_clock *clock, const struct ply *ply)
{
	if (ply->spent != TIME_NONE)
		clock->used += ply->spent;
	clock->known |= ply->spent != TIME_NONE;
	if (ply->total == TIME_NONE || lint_time_filler(ply))
		return;
	if (!lint_time_agrees(clock->used, ply->total))
		clock->used = ply->total;
	clock->known = true;
}

static void
add_seconds(uint64_t milliseconds, struct buffer *out)
{
	add_number(milliseconds / 1000, out);
	if (milliseconds % 1000 == 0)
		return;
	buffer_char(out, '.');
	buffer_number(out, milliseconds % 1000, 3, '0');
}

void
columns_add_used(const struct row_clock *clock, struct buffer *out)
{
	if (clock->known)
		add_seconds(clock->used, out);
}

void
columns_add_time(const struct game_row *row, struct buffer *out)
{
	const struct ply *ply = &row->game->record->plies[row->walk->node];

	if (ply->spent != TIME_NONE)
		add_seconds(ply->spent, out);
}

void
columns_add_clock(const struct game_row *row, struct buffer *out)
{
	columns_add_used(&row->walk->clocks[move_of(row)->side], out);
}

/* --- the move */

void
columns_add_ply(const struct game_row *row, struct buffer *out)
{
	add_number(row->walk->ply, out);
}

void
columns_add_side(const struct game_row *row, struct buffer *out)
{
	buffer_add(out, str_of(game_summary_winners[move_of(row)->side]));
}

void
columns_add_usi(const struct game_row *row, struct buffer *out)
{
	sfen_move(row->game->pieces, move_of(row), out);
}

void
columns_add_ki2(const struct game_row *row, struct buffer *out)
{
	unsigned width;
	char *end = buffer_room(out, KI2_MOVE_ROOM);

	if (kif_large_fits(row->game)) /* there are no such words for larger boards */
		return;
	end = ki2_move_put(end, row->game, move_of(row), false, &width);
	out->n = (size_t)(end - out->p);
}

void
columns_add_check(const struct game_row *row, struct buffer *out)
{
	buffer_char(out, (move_of(row)->flags & MOVE_check) != 0 ? '1' : '0');
}

static void
add_taken(const struct game_row *row, piece_t taken, struct buffer *out)
{
	if (piece_promoted(taken))
		buffer_char(out, '+');
	if (taken != 0)
		buffer_add(
		    out, str_of(piece_letter(row->game->pieces, (piece_t)piece_kind(taken))));
}

void
columns_add_capture(const struct game_row *row, struct buffer *out)
{
	const struct move *move = move_of(row);
	unsigned burned = move->burned;
	struct diagram before;

	add_taken(row, move->captured_mid, out);
	add_taken(row, move->captured, out);
	if (burned != 0)
		board_at(row->game, row->walk->ply - 1, &before);
	for (; burned != 0; burned &= burned - 1)
		add_taken(row, before.cells[game_burned_square(move, burned)], out);
}

void
columns_add_promotion(const struct game_row *row, struct buffer *out)
{
	unsigned flags = move_of(row)->flags;

	if ((flags & (MOVE_promotes | MOVE_may_promote)) != 0)
		buffer_char(out, (flags & MOVE_promotes) != 0 ? '1' : '0');
}

/* --- what an engine's comment says */

void
columns_add_score(const struct game_row *row, struct buffer *out)
{
	const struct evaluation *said = row->walk->said;

	if (said != NULL && said->score == SCORE_points)
		buffer_printf(out, "%ld", (long)said->value);
}

void
columns_add_mate(const struct game_row *row, struct buffer *out)
{
	const struct evaluation *said = row->walk->said;

	if (said == NULL || said->score != SCORE_mate)
		return;
	if (said->value == SCORE_MATE_UNKNOWN || said->value == -SCORE_MATE_UNKNOWN)
		buffer_char(out, said->value > 0 ? '+' : '-');
	else
		buffer_printf(out, "%ld", (long)said->value);
}

/* Appends the number after a word in one of the move's comments, if there is a score. */
static void
add_after(const struct game_row *row, struct str word, struct buffer *out)
{
	if (row->walk->said != NULL)
		buffer_add(out, evaluation_number(row->game->record, row->walk->node, word));
}

void
columns_add_depth(const struct game_row *row, struct buffer *out)
{
	add_after(row, STR("深さ"), out);
}

void
columns_add_nodes(const struct game_row *row, struct buffer *out)
{
	const struct evaluation *said = row->walk->said;

	add_after(row,
	    said != NULL && said->dialect == DIALECT_floodgate ? STR(" #") : STR("ノード数"), out);
}

/* Skips the first move if it repeats the row's; one that begins with another is not of the position
 * after it. */
void
columns_add_pv(const struct game_row *row, struct buffer *out)
{
	const struct game *game = row->game;
	const struct evaluation *said = row->walk->said;
	const struct pv *pv;
	uint32_t i;

	if (said == NULL || game->pvs == NULL)
		return;
	if (said->partner != 0)
		said = &game->record->evaluations->list[said->partner - 1];
	pv = &game->pvs[said - game->record->evaluations->list];
	if (pv->before && pv->count > 0) {
		const struct move *first = &game->pv_moves[pv->first], *played = move_of(row);

		if (first->from != played->from || first->to != played->to ||
		    first->after != played->after)
			return;
	}
	for (i = pv->before; i < pv->count; i++) {
		if (i > pv->before)
			buffer_char(out, ' ');
		sfen_move(game->pieces, &game->pv_moves[pv->first + i], out);
	}
}

/* --- the position before the move */

static const struct diagram *
position_of(const struct game_row *row)
{
	board_go(&row->walk->board, row->game, row->walk->ply - 1);
	return &row->walk->board.diagram;
}

void
columns_add_sfen(const struct game_row *row, struct buffer *out)
{
	struct row_walk *walk = row->walk;
	const struct diagram *diagram = position_of(row);

	if (walk->written == 0)
		sfen_text_begin(&walk->text, diagram);
	else if (walk->written < walk->ply)
		sfen_text_move(&walk->text, diagram, &row->game->moves[walk->board.node]);
	walk->written = walk->ply;
	sfen_text_add(&walk->text, diagram, diagram->number + 1, out);
}

void
columns_add_position_key(const struct game_row *row, struct buffer *out)
{
	size_t begin = out->n;
	struct game_key key;

	columns_add_sfen(row, out);
	key = game_key_sfen(str_after(buffer_str(out), begin));
	out->n = begin;
	game_key_write(key, out);
}

void
columns_add_points(const struct game_row *row, enum side side, struct buffer *out)
{
	const struct session *session = row->session;
	struct position position;
	struct terms terms = rule_set_terms(
	    session->options.replay.rule_set, row->game->record, session->value_patterns);

	position_load(
	    &position, rules_variant(session->rules, str_of(row->game->variant)), position_of(row));
	if (!position.compiled->variant->adjudicated ||
	    (!impasse_entered(&position, BLACK) && !impasse_entered(&position, WHITE)))
		return;
	add_number(impasse_count(&position, side, terms.rule_set->handicap_given).points, out);
}
