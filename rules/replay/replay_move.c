#include "rules/replay/replay_move.h"

#include <string.h>

#include "rules/replay/candidates.h"
#include "rules/replay/resolve.h"

/* Returns the first square between a piece that the claim may mean and `to` on which another
 * stands, or NO_SQUARE. */
static square_t
find_blocker(const struct position *position, const struct claim *claim, square_t to)
{
	square_t from = NO_SQUARE, blocker = NO_SQUARE;

	while (blocker == NO_SQUARE && position_next(position, &from)) {
		piece_t piece = position_at(position, from);

		if (piece == 0 || piece_side(piece) != position->side ||
		    !candidates_named(position, claim, piece) ||
		    ((claim->has & CLAIM_HAS_from_file) != 0 &&
			square_file(from) != square_file(claim->from)) ||
		    ((claim->has & CLAIM_HAS_from_rank) != 0 &&
			square_rank(from) != square_rank(claim->from)))
			continue;
		blocker = position_blocker(position, piece, from, to);
	}
	return blocker;
}

/* Reports that no piece of the side to move could have made the move, from the half of the origin
 * that the claim names, if it does, and what stands in the way of one. */
static void
report_no_candidate(struct replay *replay, uint32_t node, const struct claim *claim)
{
	const struct position *position = &replay->position;
	unsigned has = claim->has;
	square_t to = (has & CLAIM_HAS_to) != 0    ? claim->to
		      : (has & CLAIM_HAS_mid) != 0 ? claim->mid
						   : replay->last_to;
	square_t blocker = find_blocker(position, claim, to);
	piece_t there = blocker == NO_SQUARE ? 0 : position_at(position, blocker);

	replay_report(replay, DIAG_no_candidate, node,
	    ARGS(A_PIECE(claim->piece), A_SIDE((enum side)position->side), A_SQUARE(to),
		A_PHRASE((has & CLAIM_HAS_from_file) != 0   ? PHRASE_on_file_can_move
			 : (has & CLAIM_HAS_from_rank) != 0 ? PHRASE_on_rank_can_move
							    : PHRASE_can_move),
		A_NUMBER((has & CLAIM_HAS_from_file) != 0 ? square_file(claim->from)
							  : square_rank(claim->from)),
		A_PHRASE(there != 0 ? PHRASE_between : PHRASE_no_more), A_SQUARE(blocker),
		A_PIECE(piece_face(there))));
}

/* Reports why a claim could not be turned into a move.  The parser has reported words that are no
 * move. */
static void
report_unresolved(struct replay *replay, uint32_t node, const struct claim *claim,
    const struct resolution *resolution)
{
	struct str words = text_str(replay->record->text, replay_ply(replay, node)->at);

	if (resolution->how == RESOLVED_ambiguous) {
		replay_report(replay, DIAG_ambiguous_move, node,
		    ARGS(A_STR(words), A_NUMBER((int64_t)resolution->count),
			A_STR(resolve_origins(resolution, replay->record->arena))));
	} else if ((claim->has & CLAIM_HAS_same) != 0 && replay->last_to == NO_SQUARE) {
		replay_report(replay, DIAG_same_as_none, node, ARGS(A_STR(words)));
	} else if ((claim->has & CLAIM_HAS_piece) != 0) {
		report_no_candidate(replay, node, claim);
	} else {
		if (claim->has != 0)
			replay_report(replay, DIAG_bad_move_text, node, ARGS(A_STR(words)));
		replay->unread |= replay->mainline;
		return;
	}
	replay_condemn(replay);
}

/* Whether the position equals the one at depth: equal hashes do not prove it.  Plays the moves to
 * there again. */
static bool
same_as_at(const struct replay *replay, uint32_t depth)
{
	struct position then;
	struct undo undo;

	position_load(&then, replay->position.compiled, &replay->game->start);
	for (const uint32_t *node = replay->line; depth > 0; node++) {
		struct move move = replay->game->moves[*node];

		if (move.kind == MOVE_end)
			continue;
		play_move(&then, &move, &undo);
		depth--;
	}
	return position_equal(&then, &replay->position);
}

/* Whether the main line from node on ends with a claim that may name a repetition. */
static bool
names_repetition(const struct replay *replay, uint32_t node)
{
	while (replay_ply(replay, node)->next != 0)
		node = replay_ply(replay, node)->next;
	return ending_check_names_repetition(&replay->terms, &replay_ply(replay, node)->claim);
}

/* Returns the numbers of the moves after which the present position occurred, "12, 16, 20, 24". */
static struct str
list_occurrences(const struct replay *replay, uint32_t count)
{
	struct arena *arena = replay->record->arena;
	struct str list = NO_STR;

	for (; count > 0; count--) {
		uint32_t number = repetition_back(&replay->repetition, replay->depth, count);

		if (number != 0) /* 0: the start, which a phrase names */
			list =
			    arena_printf(arena, "%.*s%s%lu", (int)list.n, list.n > 0 ? list.p : "",
				list.n > 0 ? ", " : "", (unsigned long)number);
	}
	return list;
}

/* Returns the phrase that says after which moves a position occurred. */
static enum phrase
name_occurrences(const struct replay *replay, uint32_t count)
{
	return repetition_back(&replay->repetition, replay->depth, count) == 0
		   ? PHRASE_occurs_at_start
		   : PHRASE_occurs_after;
}

/* Returns the numbers of a side's moves after the position at depth first: its checks.  Of many,
 * the last ones are left out. */
static struct str
list_checks(const struct replay *replay, uint32_t first, enum side side)
{
	enum { SHOWN = 12 };
	struct arena *arena = replay->record->arena;
	struct str list = NO_STR;
	uint32_t depth = 0, listed = 0;

	for (size_t i = 0; i < replay->line_count; i++) {
		const struct move *move = &replay->game->moves[replay->line[i]];

		depth += move->kind != MOVE_end;
		if (move->kind == MOVE_end || depth <= first || move->side != side)
			continue;
		if (listed++ == SHOWN)
			return arena_printf(arena, "%.*s, ...", (int)list.n, list.p);
		list = arena_printf(arena, "%.*s%s%lu", (int)list.n, list.n > 0 ? list.p : "",
		    list.n > 0 ? ", " : "", (unsigned long)depth);
	}
	return list;
}

/* Returns the word for which occurrence a position's is. */
static struct arg
ordinal(uint32_t occurrence)
{
	enum { FIRST = 2 }; /* that has a word */

	return (struct arg)A_PHRASE((enum phrase)(PHRASE_second + (occurrence - FIRST)));
}

/* Reports a position that occurs for the fourth time, unless the record ends with that, or the game
 * is older than the rule. */
static void
report_sennichite(struct replay *replay, uint32_t node)
{
	const struct claim *next = replay_next_claim(replay, node);
	uint32_t occurrences = replay_occurrences(replay);
	bool named = names_repetition(replay, node);
	struct finding *finding;

	if (rule_set_age(replay->record, replay->options->value_patterns,
		replay->terms.rule_set->repetition_since) == RULE_SET_before ||
	    (named && next->kind == CLAIM_end))
		return;
	finding = diags_add(replay->diags,
	    next->kind == CLAIM_end || next->kind == CLAIM_none ? DIAG_sennichite_unnamed
								: DIAG_sennichite_passed,
	    replay_ply(replay, node)->at, replay->depth,
	    ARGS(A_STR(list_occurrences(replay, occurrences)),
		A_PHRASE(name_occurrences(replay, occurrences)), ordinal(occurrences)));
	if (named)
		finding->severity = SEVERITY_note;
}

/* Judges a position that occurs for the fourth time, once on the main line: perpetual check, or a
 * draw with which the record should end. */
static void
judge_repetition(struct replay *replay, uint32_t node)
{
	uint32_t occurrences = replay_occurrences(replay);
	uint32_t first = repetition_back(&replay->repetition, replay->depth, occurrences);
	enum side mover = side_other(replay->position.side), loser = replay_perpetual(replay);
	struct span at = replay_ply(replay, node)->at;
	struct finding *finding;

	if (replay->fourfold == 0)
		replay->fourfold = replay->depth;
	if (!replay->mainline || replay->repeated || !same_as_at(replay, first))
		return;
	replay->repeated = true;
	if (loser != NO_SIDE) {
		bool excused = ending_check_excuses(replay_next_claim(replay, node), mover, loser);

		first = repetition_checked_since(
		    &replay->repetition, replay->depth, occurrences, mover, loser);
		finding = diags_add(replay->diags, DIAG_perpetual_check, at, replay->depth,
		    ARGS(A_STR(list_occurrences(replay, occurrences)),
			A_PHRASE(name_occurrences(replay, occurrences)), A_SIDE(loser),
			A_STR(list_checks(replay, first, loser)), ordinal(occurrences)));
		if (excused)
			finding->severity = SEVERITY_note;
		else
			replay_condemn(replay);
	} else {
		report_sennichite(replay, node);
	}
}

/* Judges a repeated position in a game that forbids it, or in which who makes it loses (dai shogi,
 * tori shogi: kifu-variants(7)). */
static void
judge_ban(struct replay *replay, uint32_t node)
{
	uint32_t before = repetition_back(&replay->repetition, replay->depth, 2);
	struct move *move = &replay->game->moves[node];
	bool excused =
	    ending_check_excuses(replay_next_claim(replay, node), move->side, move->side);

	diags_add(replay->diags, DIAG_repeated_position, replay_ply(replay, node)->at,
	    replay->depth,
	    ARGS(A_PHRASE(before == 0 ? PHRASE_start_position : PHRASE_position_after),
		A_NUMBER(before)))
	    ->severity = excused ? SEVERITY_note : SEVERITY_error;
	move->flags |= MOVE_illegal | (excused ? MOVE_excused : 0);
	replay->last_illegal = true;
	if (!excused)
		replay_condemn(replay);
}

void
replay_judge_occurrence(struct replay *replay, uint32_t node)
{
	uint32_t count = replay->repetition.at[replay->depth].count;
	enum recurrence recurrence = replay->position.compiled->variant->recurrence;

	if (count < replay_occurrences(replay))
		return;
	if (recurrence == RECURRENCE_ban || recurrence == RECURRENCE_repeater_loses)
		judge_ban(replay, node);
	else
		judge_repetition(replay, node);
}

void
replay_keep_rivals(struct replay *replay, struct move *move)
{
	struct game *game = replay->game;
	struct candidates found;

	candidates_rivals(&replay->position, move, &found);
	if (found.count == 0)
		return;
	game->rivals = arena_grow(replay->record->arena, game->rivals, sizeof *game->rivals,
	    game->rival_count + 1 + found.count, &game->rival_cap);
	for (size_t i = 0; i < found.count; i++)
		if (resolve_can_go(&replay->position, found.squares[i], move))
			move->flags |= MOVE_contested;
	move->rivals = 1 + (uint32_t)game->rival_count;
	game->rivals[game->rival_count++] = (square_t)found.count;
	memcpy(
	    &game->rivals[game->rival_count], found.squares, found.count * sizeof *found.squares);
	game->rival_count += found.count;
}

/* Relates a finding of nifu to the move that put the other pawn on its square, or to its place in
 * the record's start position. */
static void
relate_pawn(struct replay *replay, struct finding *finding)
{
	const struct setup *setup = &replay->record->setup;
	square_t square = finding->args[1].is.square;

	for (size_t i = replay->line_count - 1; i-- > 0;) {
		const struct move *move = &replay->game->moves[replay->line[i]];

		if (move->kind != MOVE_end && move->to == square) {
			finding->related = replay_ply(replay, replay->line[i])->at;
			return;
		}
	}
	for (size_t i = setup->step_count; i-- > 0;) {
		const struct setup_step *step = &setup->steps[i];

		if (step->op == SETUP_put && step->square == square) {
			finding->related = step->at;
			return;
		}
	}
}

/* Reports broken laws: as errors, or as notes if the record ends with that foul.  Returns whether
 * it does. */
static bool
excuse_or_condemn(struct replay *replay, uint32_t node, unsigned broken)
{
	enum side mover = replay->trial.move.side;
	bool excused = ending_check_excuses(replay_next_claim(replay, node), mover, mover);
	size_t first = replay->diags->count;

	laws_report(&replay->position, &replay->trial, broken, replay_ply(replay, node)->at,
	    replay->depth + 1, excused ? SEVERITY_note : SEVERITY_error, replay->diags);
	for (size_t i = first; i < replay->diags->count; i++)
		if (replay->diags->list[i].rule == DIAG_nifu)
			relate_pawn(replay, &replay->diags->list[i]);
	if (!excused)
		replay_condemn(replay);
	return excused;
}

/* Whether the words leave open if a piece promotes, where the notation marks that it does not. */
static bool
leaves_promotion(const struct replay *replay, const struct claim *claim, const struct move *move)
{
	return replay->marked &&
	       (move->flags & (MOVE_may_promote | MOVE_promotes)) == MOVE_may_promote &&
	       (claim->has & (CLAIM_HAS_stay | CLAIM_HAS_from)) == 0;
}

/* Reports what the words leave open, or say wrongly, and the board settles. */
static void
report_settled(struct replay *replay, uint32_t node, const struct claim *claim)
{
	const struct trial *trial = &replay->trial;
	const struct move *move = &trial->move;
	unsigned carries = format_rows[replay->record->format].carries;
	struct arg face = A_PIECE(piece_face(move->piece));

	if ((carries & NAMES_origins) != 0 && claim->kind == CLAIM_move &&
	    (claim->has & (CLAIM_HAS_from | CLAIM_HAS_drop)) == 0)
		replay_report(replay, DIAG_missing_origin, node,
		    move->kind == MOVE_drop ? ARGS(A_PHRASE(PHRASE_a_drop))
					    : ARGS(A_SQUARE(move->from)));
	if (trial->mismarked)
		replay_report(replay, DIAG_wrong_mark, node,
		    ARGS(A_STR(text_str(replay->record->text, replay_ply(replay, node)->at)), face,
			A_SQUARE(move->to), A_SQUARE(move->from)));
	if (resolve_no_capture(&replay->position, claim, move))
		replay_report(replay, DIAG_no_capture, node,
		    ARGS(A_STR(resolve_words(replay->record, node, move)), A_SQUARE(move->to)));
	if (trial->assumed)
		replay_report(replay, DIAG_promotion_assumed, node, ARGS(face, A_SQUARE(move->to)));
	else if (leaves_promotion(replay, claim, move))
		replay_report(replay, DIAG_promotion_unsaid, node, ARGS(face));
}

/* Judges a drop of a piece that is not in hand as if it were: whether it leaves the king in check
 * or mates with a pawn does not depend on that. */
static void
judge_unplayed_drop(struct replay *replay, uint32_t node, unsigned broken)
{
	const unsigned unplayable =
	    LAW_BIT(not_in_hand) | LAW_BIT(drop_occupied) | LAW_BIT(no_drops);
	struct position *position = &replay->position;
	struct move *move = &replay->trial.move;
	struct position before;
	unsigned after;

	if ((broken & unplayable) != LAW_BIT(not_in_hand) ||
	    compiled_is_royal(position->compiled, move->piece))
		return;
	before = *position;
	position_hand(position, move->side, piece_kind(move->piece), 1);
	after = judge_played(position, move);
	if (after != 0)
		excuse_or_condemn(replay, node, after);
	*position = before;
}

/* Returns the flags of an illegal move that say how notations must write it, from the laws that it
 * breaks before it is played. */
static unsigned
illegal_flags(const struct replay *replay, unsigned broken)
{
	unsigned words = LAW_BIT(wrong_piece_name) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote);

	if (replay->trial.move.side == replay->position.side) /* the other side is said to move */
		words |= LAW_BIT(wrong_side);
	return ((broken & ~words) == 0 ? MOVE_misnamed : 0) |
	       ((broken & ~(words | LAW_BIT(dead_end))) != 0 ? MOVE_stray : 0);
}

/* Takes a move of the other side's piece, where the notation does not say who moves, for a move of
 * that side: it breaks no other law, so that a turn was missed. */
static unsigned
name_turn(struct trial *trial, const struct claim *claim, unsigned broken)
{
	if (broken != LAW_BIT(wrong_side) || (claim->has & CLAIM_HAS_side) != 0)
		return broken;
	trial->mover = trial->move.side;
	return LAW_BIT(wrong_turn);
}

/* Resolves the claim into replay->trial and judges it.  *broken gets the laws it breaks, *excused
 * whether the record ends with that foul.  Returns false if the move cannot be played. */
static bool
try_claim(struct replay *replay, uint32_t node, unsigned *broken, bool *excused)
{
	const struct claim *claim = &replay_ply(replay, node)->claim;
	struct trial *trial = &replay->trial;
	struct resolution resolution;

	resolve_claim(&replay->position, claim, replay->last_to, trial, &resolution);
	if (resolution.how != RESOLVED_move) {
		report_unresolved(replay, node, claim, &resolution);
		return false;
	}
	report_settled(replay, node, claim);
	*broken = name_turn(trial, claim, laws_before(&replay->position, trial));
	if (*broken != 0) {
		*excused = excuse_or_condemn(replay, node, *broken);
		if (laws_impossible(*broken)) {
			judge_unplayed_drop(replay, node, *broken);
			return false;
		}
		trial->move.flags |= (uint16_t)illegal_flags(replay, *broken);
	}
	return true;
}

void
replay_keep_broken(
    struct replay *replay, struct move *move, unsigned before, unsigned after, bool excused)
{
	uint32_t node = replay_last(replay);
	unsigned broken = before | after;

	if (after != 0) {
		move->flags &= (uint16_t)~MOVE_misnamed;
		replay->trial = (struct trial){ .move = *move, .mover = move->side };
		excused = excuse_or_condemn(replay, node, after);
	}
	/* without a word of who moves, a turn was rather missed by who wrote the game down */
	if ((replay_ply(replay, node)->claim.has & CLAIM_HAS_side) == 0)
		broken &= ~LAW_BIT(wrong_turn);
	if (!excused && replay->mainline && replay->foul.node == 0 && adjudicate_is_foul(broken))
		replay->foul = (struct foul){ node, replay->depth + 1, move->side };
	move->flags |= MOVE_illegal | (excused ? MOVE_excused : 0);
	if (((before | after) & LAW_BIT(wrong_turn)) != 0)
		move->flags |= MOVE_out_of_turn;
}

/* As fast_move, also for a claim that leaves its origin to the board, or promotion. */
static bool
fast_claim(const struct replay *replay, const struct claim *claim, struct move *move)
{
	const unsigned said = CLAIM_HAS_from | CLAIM_HAS_drop;
	unsigned carries = format_rows[replay->record->format].carries;
	bool named = (claim->has & said) != 0;
	struct claim whole;

	*move = (struct move){ .kind = MOVE_none };
	return fast_move_game(replay->position.compiled) &&
	       (named || (carries & NAMES_origins) == 0) &&
	       resolve_origin(&replay->position, claim, replay->last_to, &whole) &&
	       fast_move(&replay->position, &whole, replay->last_to, !named, move) &&
	       !leaves_promotion(replay, claim, move);
}

bool
replay_any_claim(struct replay *replay, struct replay_step *step)
{
	uint32_t node = replay_last(replay);
	struct move *move = &replay->game->moves[node];
	bool excused = false;
	unsigned broken = 0;

	if (fast_claim(replay, &replay_ply(replay, node)->claim, move)) {
		replay_play_usual(replay, step, move);
		return true;
	}
	if (!try_claim(replay, node, &broken, &excused)) {
		*move = (struct move){ .kind = MOVE_none, .flags = excused ? MOVE_excused : 0 };
		replay->excused = excused;
		return false;
	}
	*move = replay->trial.move;
	if (replay->options->rivals)
		replay_keep_rivals(replay, move);
	replay_play(replay, step, move, move->kind, false, broken, excused);
	return true;
}
