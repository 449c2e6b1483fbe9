#include "rules/replay/replay_tree.h"

#include "record/evaluation.h"
#include "rules/laws/fast_move.h"
#include "rules/replay/replay_move.h"
#include "rules/replay/replay_pvs.h"
#include "rules/replay/start.h"
#include "rules/variants/handicap.h"

/* Returns what is known at the present position, about the ending or move at node. */
static struct ending_facts
facts_at(struct replay *replay, uint32_t node)
{
	struct ending_facts facts = { .position = &replay->position,
		.perpetual = NO_SIDE,
		.passed = replay->fourfold != 0,
		.last_illegal = replay->last_illegal,
		.problem = replay->game->problem,
		.plies = replay->depth,
		.number = replay->game->start.number + replay->depth,
		.terms = &replay->terms,
		.at = replay_ply(replay, node)->at,
		.diags = replay->diags };

	if (replay->repetition.at[replay->depth].count >= replay_occurrences(replay)) {
		facts.fourfold = facts.passed = true;
		facts.perpetual = replay_perpetual(replay);
	}
	return facts;
}

/* Stores the ending of a node; who has won, if it is one of the main line. */
static void
keep(struct replay *replay, uint32_t node, enum ending ending, enum side winner)
{
	struct move *move = &replay->game->moves[node];

	move->kind = MOVE_end;
	move->ending = (uint8_t)ending;
	if (replay->depth == 0)
		move->flags |= MOVE_at_start;
	if (replay->mainline) {
		replay->game->end = node;
		replay->game->ending = ending;
		replay->game->winner = winner;
	}
}

/* Settles the ending of a node. */
static void
settle_ending(struct replay *replay, uint32_t node)
{
	struct ending_facts facts = facts_at(replay, node);
	struct move *move = &replay->game->moves[node];
	enum ending ending;
	enum side winner;

	if (replay->last_illegal) /* the ending may be about that move: game_ending_name */
		move->flags = MOVE_illegal | MOVE_excused;
	move->side = replay->position.side;
	ending = ending_check_claim(&facts, &replay_ply(replay, node)->claim, &winner);
	if (!adjudicate_ending(&facts, ending))
		replay_condemn(replay);
	keep(replay, node, ending, winner);
}

/* Keeps an ending that follows another one, which counts. */
static void
overrule(struct replay *replay, uint32_t node)
{
	struct move *moves = replay->game->moves;
	enum ending ending = (enum ending)replay_ply(replay, node)->claim.ending;
	uint32_t first = game_end_at(replay->game, replay->line[replay->line_count - 2]);

	moves[node] = (struct move){ .kind = MOVE_end,
		.side = replay->position.side,
		.ending = (uint8_t)ending,
		.flags = MOVE_overruled,
		.rivals = first };
	replay_report(replay, DIAG_second_ending, node,
	    ARGS(A_ENDING(ending), A_ENDING((enum ending)moves[first].ending)));
}

/* Returns the result line of the line of play that ends with this node, or NULL: record_result in
 * constant time. */
static const struct result *
result_of(struct replay *replay, uint32_t node)
{
	const struct record *record = replay->record;

	if (record->result_count < 2)
		return record_result(record, node);
	if (replay->results == NULL) {
		replay->results =
		    arena_zero(record->arena, record->ply_count * sizeof(struct result *));
		for (size_t i = record->result_count; i-- > 0;) /* the first one counts */
			replay->results[record->results[i].node] = &record->results[i];
	}
	return replay->results[node];
}

/* Compares the result line of a line of play with its outcome.  Writers find a line that
 * contradicts it in game->contradicted. */
static void
compare_result(struct replay *replay, uint32_t last, const struct ending_facts *facts,
    enum ending ending, enum side winner)
{
	const struct result *result = result_of(replay, last);
	struct game *game = replay->game;

	if (result == NULL || ending_check_result(facts, result, ending, winner))
		return;
	if (game->contradicted == NULL)
		game->contradicted = arena_zero(
		    replay->record->arena, replay->record->ply_count * sizeof(struct result *));
	game->contradicted[last] = result;
}

/* Keeps an ending after moves that could not be played.  Only its text is known: who was to move,
 * and therefore who won, depends on these moves. */
static APART void
keep_ending(struct replay *replay, uint32_t node)
{
	const struct claim *claim = &replay_ply(replay, node)->claim;
	const struct result *result = result_of(replay, node);
	struct move *move = &replay->game->moves[node];
	enum side winner = (enum side)claim->winner;

	move->flags = MOVE_after_unplayed;
	move->side = replay->position.side;
	if (winner == NO_SIDE && claim->ending == ENDING_illegal_action &&
	    (claim->has & CLAIM_HAS_side) != 0) {
		winner = side_other((enum side)claim->side);
		move->side = (uint8_t)winner;
	}
	if (winner == NO_SIDE && result != NULL)
		winner = (enum side)result->winner;
	keep(replay, node, (enum ending)claim->ending, winner);
}

/* Stops the line of play at a move that could not be played, and keeps the ending after it. */
static void
stop(struct replay *replay, uint32_t node)
{
	enum side loser = replay->trial.move.side, mover = replay->position.side;
	uint32_t after = 0, end = 0, at;

	for (at = replay_ply(replay, node)->next; at != 0; at = replay_ply(replay, at)->next) {
		if (replay_ply(replay, at)->claim.kind == CLAIM_end)
			end = at;
		else
			after++;
	}
	if (after != 0)
		replay_report(replay, DIAG_unchecked_moves, node,
		    ARGS(A_NUMBER(after), A_PHRASE(PHRASE_not_checked)));
	if (replay->mainline)
		replay->game->unplayed = 1 + after;
	if (replay->excused) {
		/* the foul that the ending names (a drop of a piece not in hand): the game ends
		 * before it, lost by the side that committed it */
		at = replay_ply(replay, node)->next;
		replay->game->moves[at].flags = MOVE_after_unplayed | MOVE_excused;
		replay->game->moves[at].side = (uint8_t)mover;
		keep(replay, at, loser == mover ? ENDING_illegal_move : ENDING_illegal_action,
		    side_other(loser));
	} else if (end != 0) {
		keep_ending(replay, end);
	}
	replay->excused = false;
}

/* Reports moves of a problem's attacker that give no check.  Other problems than tsume (hisshi,
 * 必至) have such moves: only a record that names itself 詰将棋 is believed; one that claims mate
 * gets notes. */
static void
check_attacker(const struct replay *replay)
{
	const struct record *record = replay->record;
	const struct game *game = replay->game;
	bool named = handicap_word(record->setup.handicap.name) == HANDICAP_problem;
	uint32_t ply = 0;

	if (!game->problem || !(named || game->ending == ENDING_mate) ||
	    replay->position.royals[side_other((enum side)game->start.turn)] == 0)
		return;
	for (uint32_t node = record->plies[0].next; node != 0; node = record->plies[node].next) {
		const struct move *move = &game->moves[node];

		ply += move->kind != MOVE_end;
		if (move->kind == MOVE_none)
			return;
		if (move->kind != MOVE_end && move->side == game->start.turn &&
		    (move->flags & MOVE_check) == 0)
			diags_add(replay->diags, DIAG_tsume_no_check, record->plies[node].at, ply,
			    ARGS(A_SIDE((enum side)move->side)))
			    ->severity = named ? SEVERITY_warning : SEVERITY_note;
	}
}

/* Keeps what each side counts for an impasse, if a king has entered the promotion zone. */
static void
keep_impasse(struct replay *replay)
{
	const struct position *position = &replay->position;
	struct impasse_count *counts;

	if (!position->compiled->variant->adjudicated ||
	    (!impasse_entered(position, BLACK) && !impasse_entered(position, WHITE)))
		return;
	counts = arena_take(replay->record->arena, 2 * sizeof *counts);
	for (unsigned side = BLACK; side <= WHITE; side++)
		counts[side] = impasse_count(
		    position, (enum side)side, replay->terms.rule_set->handicap_given);
	replay->game->impasse = counts;
}

/* Whether a record is a study: the solution of a problem, moves from a board that name no player,
 * or a line that shows no players. */
static bool
is_study(const struct game *game)
{
	const struct header *black = record_header(game->record, HEADER_black);
	const struct header *white = record_header(game->record, HEADER_white);
	bool named = (black != NULL && black->value.n > 0) || (white != NULL && white->value.n > 0);

	return game->problem || (game->handicap == NULL && !named) || !game_shows_players(game);
}

/* Reports that no ending is recorded, and the header, if there is one, that names the result. */
static void
report_no_ending(struct replay *replay, struct span at)
{
	static const char *const keys[] = { "結末", "結果", "勝敗", "勝者", "Result" };
	const struct record *record = replay->record;
	const struct header *says = NULL;

	for (size_t i = 0; i < record->header_count; i++)
		for (size_t k = 0; says == NULL && k < sizeof keys / sizeof *keys; k++)
			if (str_eq(record->headers[i].key, str_of(keys[k])) &&
			    record->headers[i].value.n > 1)
				says = &record->headers[i];
	if (says == NULL)
		diags_add(replay->diags, DIAG_missing_result, at, replay->depth,
		    ARGS(A_PHRASE(PHRASE_no_more)));
	else
		diags_add(replay->diags, DIAG_missing_result, at, replay->depth,
		    ARGS(A_PHRASE(PHRASE_header_says), A_STR(says->key), A_STR(says->value)))
		    ->related = says->at;
}

/* Closes the main line: its outcome, by the record and by the board. */
static APART void
close_mainline(struct replay *replay)
{
	struct game *game = replay->game;
	uint32_t last = replay->line_count == 0 ? 0 : replay_last(replay);
	struct ending_facts facts = facts_at(replay, game->end == 0 ? last : game->end);

	replay->mainline = false;
	game->plies = replay->depth;
	game->repeated = facts.fourfold && facts.perpetual == NO_SIDE;
	position_save(&replay->position, &game->final);
	game->final.number = game->start.number + replay->depth;
	check_attacker(replay);
	keep_impasse(replay);
	if (game->unplayed != 0) {
		if (game->verdict == VERDICT_ok && replay->unread)
			game->verdict = VERDICT_unreadable;
		return;
	}
	ending_check_passed(game, &facts);
	if (game->end == 0)
		game->ending = ending_check_board(&replay->position, &game->winner);
	else
		ending_check_winner(&facts, game->ending, game->winner);
	if (game->end == 0 && replay->depth != 0 && game->ending == ENDING_none &&
	    !facts.fourfold && /* reported as sennichite-unnamed */
	    !is_study(game) && (format_rows[replay->record->format].carries & CARRIES_endings) != 0)
		report_no_ending(replay, facts.at);
	adjudicate_game(game, &facts, &replay->foul, replay->options->value_patterns);
	if (last != 0)
		compare_result(replay, last, &facts, game->ending, game->winner);
}

/* Closes a variation: compares its ending with the board and its result line with both. */
static void
close_variation(struct replay *replay)
{
	uint32_t last = replay_last(replay);
	const struct move *move = &replay->game->moves[last];
	struct ending_facts facts;
	enum ending ending = (enum ending)move->ending;
	enum side winner = game_winner_by(replay->game, last);

	/* nothing to compare: the last move could not be played, or the line has no outcome */
	if (move->kind == MOVE_none || (move->kind != MOVE_end && result_of(replay, last) == NULL))
		return;
	facts = facts_at(replay, last);
	if (move->kind == MOVE_end)
		ending_check_winner(&facts, ending, winner);
	else
		ending = ending_check_board(&replay->position, &winner);
	compare_result(replay, last, &facts, ending, winner);
}

/* Reports what follows an ending.  Returns whether it is another one, which does not count. */
static APART bool
goes_on(struct replay *replay, uint32_t node)
{
	if (replay_ply(replay, node)->claim.kind == CLAIM_end) {
		overrule(replay, node);
		return true;
	}
	replay_report(replay, DIAG_move_after_end, node, NO_ARGS);
	replay->ended = false;
	return false;
}

/* Goes to a node: plays its move or records its ending.  Returns the next node of the line, 0 at
 * its end. */
static uint32_t
enter(struct replay *replay, uint32_t node)
{
	const struct ply *ply = replay_ply(replay, node);
	struct replay_step *step;

	replay->line[replay->line_count++] = node;
	step = replay_step(replay);
	step->last_to = replay->last_to;
	step->played = false;
	if (RARELY(replay->ended) && goes_on(replay, node))
		return ply->next;
	if (ply->claim.kind == CLAIM_end) {
		settle_ending(replay, node);
		/* the sealed move is still to come */
		replay->ended = ply->claim.ending != ENDING_sealed;
	} else if (!replay_move(replay, step, node, &ply->claim)) {
		stop(replay, node);
		return 0;
	}
	return ply->next;
}

/* Takes the last step back; returns the alternative to it, or 0. */
static uint32_t
leave(struct replay *replay)
{
	const struct replay_step *step = replay_step(replay);
	uint32_t node = replay_last(replay);

	replay->branch = --replay->line_count;
	if (step->played) {
		repetition_leave(&replay->repetition, replay->depth, step->quiet);
		play_undo(&replay->position, &replay->game->moves[node], &step->undo);
		if (replay->fourfold == replay->depth)
			replay->fourfold = 0;
		replay->depth--;
	}
	replay->last_to = step->last_to;
	replay->last_illegal = replay->line_count != 0 &&
			       (replay->game->moves[replay_last(replay)].flags & MOVE_illegal) != 0;
	replay->ended = false;
	return replay_ply(replay, node)->alt;
}

/* Whether variations follow the main line. */
static bool
has_more_lines(const struct replay *replay)
{
	return !replay->options->mainline_only && replay->record->alt_ends != NULL;
}

/* Replays the whole tree: down each line, back up to the nearest alternative, the main line first.
 */
static void
replay_lines(struct replay *replay)
{
	uint32_t node = replay_ply(replay, 0)->next;

	replay->mainline = true;
	for (;;) {
		while (node != 0)
			node = enter(replay, node);
		replay_pvs(replay);
		if (replay->mainline)
			close_mainline(replay);
		else
			close_variation(replay);
		if (!has_more_lines(replay))
			return;
		while (node == 0 && replay->line_count != 0)
			node = leave(replay);
		if (node == 0)
			return;
	}
}

struct game *
replay_tree(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct guess *guess, struct diags *diags)
{
	struct game *game = arena_zero(record->arena, sizeof *game);
	struct replay replay;
	const struct compiled_variant *compiled;

	memory_clear(&replay, offsetof(struct replay, position));
	replay.record = record;
	replay.options = options;
	replay.game = game;
	replay.diags = diags;
	replay.last_to = record->setup.last.to;
	replay.marked = (format_rows[record->format].carries & MARKS_declined) != 0;
	game->record = record;
	game->guess = *guess;
	game->moves = arena_zero(record->arena, record->ply_count * sizeof *game->moves);
	game->winner = NO_SIDE;
	diags->letters = (format_rows[record->format].carries & LETTERS_ranks) != 0;
	if (!start_build(rules, options, game, &replay.position, diags)) {
		game->verdict = VERDICT_unreadable;
		return game;
	}
	compiled = replay.position.compiled;
	position_begin(&replay.position);
	replay.fast = !replay.marked && fast_move_game(compiled);
	game->variant = compiled->variant->name;
	game->pieces = compiled->pieces;
	game->variants = rules_variants(rules);
	diags->handicap =
	    record->setup.handicap_labels ||
	    (game->handicap != NULL && game->handicap != compiled->variant->handicaps);
	game->captives = compiled->captive;
	game->held = compiled->held;
	position_save(&replay.position, &game->start);
	game->start.number = record->setup.first_number;
	replay.terms = rule_set_terms(options->rule_set, record, options->value_patterns);
	repetition_init(&replay.repetition, record->arena, (uint32_t)record->ply_count);
	repetition_start(&replay.repetition, position_key(&replay.position),
	    replay.terms.rule_set->start_counts || compiled->variant->recurrence == RECURRENCE_ban);
	if (record->evaluations != NULL && options->pvs == REPLAY_PVS_written)
		game->pvs =
		    arena_zero(record->arena, record->evaluations->count * sizeof *game->pvs);
	replay.returns = has_more_lines(&replay) || replay_wants_pvs(&replay);
	replay.line = arena_take(record->arena, record->ply_count * sizeof *replay.line);
	replay.steps = arena_take(
	    record->arena, (replay.returns ? record->ply_count : 1) * sizeof *replay.steps);
	replay_lines(&replay);
	if (record->ply_count == 1 && record->setup.base == SETUP_default &&
	    record->header_count == 0 && !record->headed) /* the text holds nothing of a game */
		game->verdict = VERDICT_unreadable;
	return game;
}
