#include "rules/replay.h"

#include <string.h>

#include "rules/adjudicate.h"
#include "rules/repetition.h"
#include "rules/resolve.h"
#include "rules/rivals.h"
#include "rules/start.h"

/* One step down the line of play that is being walked. */
struct frame {
	struct undo undo;
	uint32_t node;
	square_t last_to; /* destination of the move before this one */
	bool played;      /* there is a move to take back */
};

/* A replay at work. */
struct walk {
	const struct record *record;
	const struct replay_options *options;
	struct game *game;
	struct diags *diags;
	struct position position;
	struct repetition repetition;
	struct frame *frames;
	size_t frame_count, frame_cap;
	uint32_t depth; /* moves played from the start */
	square_t last_to;
	bool mainline; /* still on the main line */
	bool passed;   /* a fourth occurrence was found on the main line before */
	bool ended;    /* an ending was met on this line */
	bool last_illegal;
	bool unread; /* the main line stopped at words that are no move */
	struct trial trial;
	struct terms terms;
	struct foul foul; /* the first on the main line that its ending does not excuse */
};

static const struct ply *
ply_at(const struct walk *walk, uint32_t node)
{
	return &walk->record->plies[node];
}

/* The step that is being taken. */
static struct frame *
here(struct walk *walk)
{
	return &walk->frames[walk->frame_count - 1];
}

/* Adds a finding about the move under the walk. */
static struct finding *
report(struct walk *walk, enum diag rule, uint32_t node, const struct arg *args)
{
	return diags_add(walk->diags, rule, ply_at(walk, node)->at, walk->depth + 1, args);
}

/* An error on the main line that no ending excuses makes the game illegal. */
static void
condemn(struct walk *walk)
{
	if (walk->mainline)
		walk->game->verdict = VERDICT_illegal;
}

/* Says why a claim could not be turned into a move.  Words that are no move were named by the
 * parser. */
static void
report_unresolved(struct walk *walk, uint32_t node, const struct claim *claim,
    const struct resolution *resolution)
{
	struct str words = text_str(walk->record->text, ply_at(walk, node)->at);

	if (resolution->how == RESOLVED_ambiguous) {
		report(walk, DIAG_ambiguous_move, node,
		    ARGS(A_STR(words), A_NUMBER((int64_t)resolution->count),
			A_STR(resolve_origins(resolution, walk->record->arena))));
		condemn(walk);
	} else if ((claim->said & SAID_piece) != 0) {
		report(walk, DIAG_no_candidate, node,
		    ARGS(A_PIECE(claim->piece), A_SIDE((enum side)walk->position.side),
			A_SQUARE((claim->said & SAID_to) != 0    ? claim->to
				 : (claim->said & SAID_mid) != 0 ? claim->mid
								 : walk->last_to)));
		condemn(walk);
	} else if (claim->said != 0) {
		report(walk, DIAG_bad_move_text, node, ARGS(A_STR(words)));
		walk->unread |= walk->mainline;
	} else {
		walk->unread |= walk->mainline;
	}
}

/*
 * A position stands for the fourth time on the main line: perpetual check, or a draw that the
 * record should end with.  Equal hashes are not trusted: the positions themselves are compared
 * once, by walking a copy back.
 */
static bool
same_as_before(const struct walk *walk, uint32_t depth)
{
	struct position copy = walk->position;

	for (size_t i = walk->frame_count; i-- > 0 && walk->repetition.at != NULL;) {
		const struct frame *frame = &walk->frames[i];

		if (!frame->played)
			continue;
		position_undo(&copy, &walk->game->moves[frame->node], &frame->undo);
		if (--depth == 0)
			return position_equal(&copy, &walk->position);
	}
	return false;
}

static void
judge_repetition(struct walk *walk, uint32_t node)
{
	const struct ruling *ruling = walk->terms.ruling;
	uint32_t first = repetition_back(&walk->repetition, walk->depth, ruling->occurrences);
	enum side loser = ruling->perpetual(&walk->repetition, walk->depth, ruling->occurrences);
	const struct claim *next = &ply_at(walk, ply_at(walk, node)->next)->claim;
	struct span at = ply_at(walk, node)->at;
	struct finding *finding;

	if (walk->passed || !same_as_before(walk, walk->depth - first))
		return;
	walk->passed = true;
	if (loser != NO_SIDE) {
		bool excused = ending_check_excuses(next, side_other(walk->position.side), loser);

		first = repetition_checked_since(
		    &walk->repetition, walk->depth, ruling->occurrences, loser);
		finding = diags_add(walk->diags, DIAG_perpetual_check, at, walk->depth,
		    ARGS(A_SIDE(loser), A_NUMBER(first)));
		if (excused)
			finding->severity = SEVERITY_note;
		else
			condemn(walk);
	} else if (next->kind != CLAIM_end || next->ending != ENDING_sennichite) {
		diags_add(
		    walk->diags, DIAG_sennichite_passed, at, walk->depth, ARGS(A_NUMBER(first)));
	}
}

/* A position came again in a game that forbids it (dai-shogi.md 6). */
static void
judge_ban(struct walk *walk, uint32_t node)
{
	uint32_t before = repetition_back(&walk->repetition, walk->depth, 2);
	struct move *move = &walk->game->moves[node];
	const struct claim *next = &ply_at(walk, ply_at(walk, node)->next)->claim;
	bool excused = ending_check_excuses(next, move->side, move->side);

	diags_add(walk->diags, DIAG_repeated_position, ply_at(walk, node)->at, walk->depth,
	    ARGS(A_NUMBER(before)))
	    ->severity = excused ? SEVERITY_note : SEVERITY_error;
	move->flags |= MOVE_illegal | (excused ? MOVE_excused : 0);
	walk->last_illegal = true;
	if (!excused)
		condemn(walk);
}

/* Counts the position that now stands, and judges it when it stood before. */
static void
count_position(struct walk *walk, uint32_t node)
{
	const struct move *move = &walk->game->moves[node];
	uint32_t count = repetition_enter(&walk->repetition, walk->depth,
	    position_key(&walk->position), move->side, (move->flags & MOVE_check) != 0);

	if (count < 2)
		return;
	if (walk->position.engine->variant->recurrence == RECURRENCE_ban)
		judge_ban(walk, node);
	else if (count >= walk->terms.ruling->occurrences && walk->mainline)
		judge_repetition(walk, node);
}

/* Keeps the facts of the move just played under its node, and goes one deeper. */
static void
settle(struct walk *walk, uint32_t node, unsigned broken, bool excused)
{
	const unsigned words =
	    LAW_BIT(wrong_piece_name) | LAW_BIT(cannot_promote) | LAW_BIT(unpromote);
	struct move *move = &walk->game->moves[node];
	struct frame *frame = here(walk);

	*move = walk->trial.move;
	if (walk->depth != 0 && walk->last_to != NO_SQUARE && move->to == walk->last_to)
		move->flags |= MOVE_same; /* (the first move is 同 only to who can see the setup) */
	if (broken != 0)
		move->flags |= MOVE_illegal | ((broken & ~words) == 0 ? MOVE_misnamed : 0);
	if (excused)
		move->flags |= MOVE_excused;
	frame->played = true;
	if (move->kind != MOVE_pass) /* 同 after a pass refers to the move before it */
		walk->last_to = move->to;
	walk->last_illegal = broken != 0;
	walk->depth++;
	count_position(walk, node);
}

/* Keeps the squares of the pieces that could have made the move as well, for notations that must
 * tell them apart. */
static void
keep_rivals(struct walk *walk)
{
	struct game *game = walk->game;
	square_t squares[RIVALS_MAX];
	unsigned count = rivals_find(&walk->position, &walk->trial.move, squares);

	if (count == 0)
		return;
	game->rivals = arena_grow(walk->record->arena, game->rivals, sizeof *game->rivals,
	    game->rival_count + 1 + count, &game->rival_cap);
	for (unsigned i = 0; i < count; i++)
		if (resolve_can_go(&walk->position, squares[i], &walk->trial.move))
			walk->trial.move.flags |= MOVE_contested;
	walk->trial.move.rivals = 1 + (uint32_t)game->rival_count;
	game->rivals[game->rival_count++] = (square_t)count;
	memcpy(&game->rivals[game->rival_count], squares, count * sizeof *squares);
	game->rival_count += count;
}

/* Points from a finding of nifu to the move that put the other pawn where it stands, if one did. */
static void
relate_pawn(struct walk *walk, struct finding *finding)
{
	square_t square = finding->args[1].is.square;

	for (size_t i = walk->frame_count; i-- > 0;) {
		const struct move *move = &walk->game->moves[walk->frames[i].node];

		if (walk->frames[i].played && move->to == square) {
			finding->related = ply_at(walk, walk->frames[i].node)->at;
			return;
		}
	}
}

/* Reports the laws that the move on trial breaks; position and laws are those of before or after.
 */
static void
report_laws(struct walk *walk, uint32_t node, unsigned broken, enum severity severity)
{
	size_t first = walk->diags->count;

	laws_report(&walk->position, &walk->trial, broken, ply_at(walk, node)->at, walk->depth + 1,
	    severity, walk->diags);
	for (size_t i = first; i < walk->diags->count; i++)
		if (walk->diags->list[i].rule == DIAG_nifu)
			relate_pawn(walk, &walk->diags->list[i]);
}

/* Reports broken laws as errors, or as remarks where the record ends with that foul; gives whether
 * it does. */
static bool
excuse_or_condemn(struct walk *walk, uint32_t node, unsigned broken)
{
	const struct claim *next = &ply_at(walk, ply_at(walk, node)->next)->claim;
	enum side mover = walk->trial.move.side;
	bool excused = ending_check_excuses(next, mover, mover);

	report_laws(walk, node, broken, excused ? SEVERITY_note : SEVERITY_error);
	if (!excused || laws_impossible(broken))
		condemn(walk);
	return excused;
}

/* Judges and plays the move of a node.  Gives false when it cannot be played. */
static bool
play_move(struct walk *walk, uint32_t node)
{
	const struct ply *ply = ply_at(walk, node);
	struct resolution resolution;
	unsigned before, after;
	bool excused = false;

	resolve_claim(&walk->position, &ply->claim, walk->last_to, &walk->trial, &resolution);
	if (resolution.how != RESOLVED_move) {
		report_unresolved(walk, node, &ply->claim, &resolution);
		return false;
	}
	if (walk->trial.assumed)
		report(walk, DIAG_promotion_assumed, node,
		    ARGS(A_PIECE(piece_face(walk->trial.move.piece)),
			A_SQUARE(walk->trial.move.to)));
	before = laws_before(&walk->position, &walk->trial);
	if (before != 0)
		excused = excuse_or_condemn(walk, node, before);
	if (laws_impossible(before))
		return false;
	if (walk->options->rivals)
		keep_rivals(walk);
	position_play(&walk->position, &walk->trial.move, &here(walk)->undo);
	after = laws_after(&walk->position, &walk->trial, &here(walk)->undo);
	if (after != 0)
		excused = excuse_or_condemn(walk, node, after);
	if (walk->mainline && !excused && adjudicate_is_foul(before | after) &&
	    walk->foul.node == 0)
		walk->foul = (struct foul){ node, walk->depth + 1, walk->trial.move.side };
	settle(walk, node, before | after, excused);
	return true;
}

/* What is known where an ending stands. */
static struct ending_facts
facts_here(struct walk *walk)
{
	struct ending_facts facts = { .position = &walk->position,
		.perpetual = NO_SIDE,
		.last_illegal = walk->last_illegal,
		.plies = walk->depth,
		.number = walk->game->start.number + walk->depth,
		.terms = &walk->terms };
	const struct ruling *ruling = walk->terms.ruling;

	if (walk->repetition.at[walk->depth].count >= ruling->occurrences) {
		facts.fourfold = true;
		facts.perpetual =
		    ruling->perpetual(&walk->repetition, walk->depth, ruling->occurrences);
	}
	return facts;
}

static void
meet_ending(struct walk *walk, uint32_t node)
{
	struct ending_facts facts = facts_here(walk);
	const struct ply *ply = ply_at(walk, node);
	struct move *move = &walk->game->moves[node];
	enum ending ending;
	enum side winner;

	move->kind = MOVE_end;
	if (walk->last_illegal) /* the words may be about that move: game_ending_name */
		move->flags = MOVE_illegal | MOVE_excused;
	move->side = walk->position.side;
	ending = ending_check_claim(&facts, &ply->claim, ply->at, &winner, walk->diags);
	if (!adjudicate_ending(&facts, ending, ply->at, walk->diags))
		condemn(walk);
	move->ending = (uint8_t)ending;
	if (walk->mainline) {
		walk->game->end = node;
		walk->game->ending = move->ending;
		walk->game->winner = winner;
	}
}

/*
 * Keeps an ending of the main line behind moves that could not be played.  All that is known of it
 * is what the text says: who was to move there depends on these moves, and so does who won by it.
 */
static void
keep_ending(struct walk *walk, uint32_t node)
{
	const struct claim *claim = &ply_at(walk, node)->claim;
	const struct result *result = record_result(walk->record, node);
	struct move *move = &walk->game->moves[node];
	enum side winner = (enum side)claim->winner;

	move->kind = MOVE_end;
	move->ending = claim->ending;
	move->side = walk->position.side;
	if (winner == NO_SIDE && claim->ending == ENDING_illegal_action &&
	    (claim->said & SAID_side) != 0) {
		winner = side_other((enum side)claim->side);
		move->side = (uint8_t)winner;
	}
	if (winner == NO_SIDE && result != NULL)
		winner = (enum side)result->winner;
	walk->game->end = node;
	walk->game->ending = (enum ending)claim->ending;
	walk->game->winner = winner;
}

/* Stops the line of play at a move that could not be played, and looks along next what is behind
 * it. */
static void
stop_at(struct walk *walk, uint32_t node)
{
	uint32_t behind = 0, end = 0, at;

	for (at = ply_at(walk, node)->next; at != 0; at = ply_at(walk, at)->next) {
		if (ply_at(walk, at)->claim.kind == CLAIM_end)
			end = at;
		else
			behind++;
	}
	if (behind != 0)
		report(walk, DIAG_unchecked_moves, node, ARGS(A_NUMBER(behind)));
	if (!walk->mainline)
		return;
	walk->game->unplayed = 1 + behind;
	if (end != 0)
		keep_ending(walk, end);
}

/* The main line is over: what it came to. */
static void
close_mainline(struct walk *walk)
{
	struct game *game = walk->game;
	struct ending_facts facts = facts_here(walk);
	uint32_t last = walk->frame_count == 0 ? 0 : here(walk)->node;
	const struct result *result = last == 0 ? NULL : record_result(walk->record, last);

	walk->mainline = false;
	game->plies = walk->depth;
	position_save(&walk->position, &game->final);
	game->final.number = game->start.number + walk->depth;
	if (game->unplayed != 0) {
		if (game->verdict == VERDICT_ok && walk->unread)
			game->verdict = VERDICT_unreadable;
		return;
	}
	if (game->end == 0)
		game->ending = ending_check_board(&walk->position, &game->winner);
	else
		ending_check_winner(&walk->position, game->ending, game->winner,
		    ply_at(walk, game->end)->at, walk->diags);
	if (game->end == 0 && walk->depth != 0 && game->ending == ENDING_none &&
	    (format_rows[walk->record->format].carries & CARRIES_endings) != 0)
		diags_add(
		    walk->diags, DIAG_missing_result, ply_at(walk, last)->at, walk->depth, NO_ARGS);
	adjudicate_game(game, &facts, &walk->foul, walk->options->grammar, walk->diags);
	if (result != NULL)
		ending_check_result(&facts, result, game->ending, game->winner, walk->diags);
}

/* Goes to a node: plays it or notes its ending.  Gives the node to go on with, 0 at the end of the
 * line. */
static uint32_t
enter(struct walk *walk, uint32_t node)
{
	const struct ply *ply = ply_at(walk, node);

	if (walk->frame_count == walk->frame_cap)
		walk->frames = arena_grow(walk->record->arena, walk->frames, sizeof *walk->frames,
		    walk->frame_count + 1, &walk->frame_cap);
	walk->frames[walk->frame_count].node = node;
	walk->frames[walk->frame_count].played = false;
	walk->frames[walk->frame_count++].last_to = walk->last_to;
	if (walk->ended) {
		report(walk, DIAG_move_after_end, node, NO_ARGS);
		walk->ended = false;
	}
	switch ((enum claim_kind)ply->claim.kind) {
	case CLAIM_end:
		meet_ending(walk, node);
		walk->ended = ply->claim.ending != ENDING_sealed; /* that move is still to come */
		break;
	case CLAIM_pass:
	case CLAIM_move:
	case CLAIM_none:
		if (!play_move(walk, node)) {
			stop_at(walk, node);
			return 0;
		}
		break;
	}
	return ply->next;
}

/* Takes the last step back; gives the alternative to it, or 0. */
static uint32_t
leave(struct walk *walk)
{
	const struct frame *frame = &walk->frames[--walk->frame_count];

	if (frame->played) {
		repetition_leave(&walk->repetition, walk->depth);
		position_undo(&walk->position, &walk->game->moves[frame->node], &frame->undo);
		walk->depth--;
	}
	walk->last_to = frame->last_to;
	walk->last_illegal =
	    walk->frame_count != 0 &&
	    (walk->game->moves[walk->frames[walk->frame_count - 1].node].flags & MOVE_illegal) != 0;
	walk->ended = false;
	return ply_at(walk, frame->node)->alt;
}

/* Walks the whole tree: down each line, back up to the nearest alternative, the main line first. */
static void
walk_tree(struct walk *walk)
{
	uint32_t node = ply_at(walk, 0)->next;

	walk->mainline = true;
	for (;;) {
		while (node != 0)
			node = enter(walk, node);
		if (walk->mainline)
			close_mainline(walk);
		if (walk->options->mainline_only || walk->record->alt_ends == NULL)
			return;
		while (node == 0 && walk->frame_count != 0)
			node = leave(walk);
		if (node == 0)
			return;
	}
}

static struct game *
new_game(const struct record *record)
{
	struct game *game = arena_zero(record->arena, sizeof *game);

	game->record = record;
	game->moves = arena_zero(record->arena, record->ply_count * sizeof *game->moves);
	game->winner = NO_SIDE;
	return game;
}

/* Nothing of a game was found in the text. */
static bool
is_empty(const struct record *record)
{
	return record->ply_count == 1 && record->setup.base == SETUP_default &&
	       record->header_count == 0;
}

static struct game *
replay_from(const struct rules *rules, const struct record *record,
    const struct replay_options *options, const struct handicap *instead, struct diags *diags)
{
	struct walk walk = { .record = record, .options = options, .diags = diags };
	struct start start = { .instead = instead };

	walk.game = new_game(record);
	if (!start_build(rules, record, options, &walk.position, &start, diags)) {
		walk.game->verdict = VERDICT_unreadable;
		return walk.game;
	}
	start_turn(&walk.position, record, &start, diags);
	walk.last_to = record->setup.last_to;
	walk.game->variant = start.engine->variant->name;
	walk.game->handicap = start.handicap;
	position_save(&walk.position, &walk.game->start);
	walk.game->start.number = record->setup.first_number;
	repetition_init(&walk.repetition, record->arena, (uint32_t)record->ply_count);
	walk.terms = ruling_terms(options->ruling, record, options->grammar);
	repetition_start(&walk.repetition, position_key(&walk.position),
	    walk.terms.ruling->start_counts || start.engine->variant->recurrence == RECURRENCE_ban);
	walk_tree(&walk);
	if (is_empty(record))
		walk.game->verdict = VERDICT_unreadable;
	return walk.game;
}

/* The other position that a handicap's name may mean, where the record names one. */
static const struct handicap *
twin(const struct rules *rules, const struct record *record, const struct game *game)
{
	if (record->setup.base != SETUP_named || game->handicap == NULL)
		return NULL;
	return rules_handicap_twin(rules_engine(rules, str_of(game->variant)), game->handicap);
}

struct game *
replay(const struct rules *rules, const struct record *record, const struct replay_options *options,
    struct diags *diags)
{
	size_t mark = diags->count;
	struct game *game = replay_from(rules, record, options, NULL, diags), *other;
	const struct handicap *instead;
	size_t own;

	if (game->verdict == VERDICT_ok || (instead = twin(rules, record, game)) == NULL)
		return game;
	own = diags->count;
	other = replay_from(rules, record, options, instead, diags);
	if (other->verdict != VERDICT_ok) {
		diags_forget(diags, own, diags->count);
		return game;
	}
	diags_forget(diags, mark, own);
	return other;
}
