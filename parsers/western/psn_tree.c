#include "parsers/western/psn_reader.h"

static struct claim *
last_claim(const struct psn *psn)
{
	return &psn->record->plies[line_cursor_last(&psn->cursor)->node].claim;
}

bool
psn_tree_ended(const struct psn *psn)
{
	return !psn->line.fork && last_claim(psn)->kind == CLAIM_end;
}

/* Returns whether the game ends here with a comment. */
static bool
is_closed(const struct psn *psn)
{
	return psn->closing.given && !psn->line.fork && psn->outer.count == 0 &&
	       psn->closing.node == line_cursor_last(&psn->cursor)->node;
}

bool
psn_tree_complete(const struct psn *psn)
{
	if (!psn->line_start)
		return false;
	if (!psn->seen.scored)
		return psn->seen.starred && psn->empty_lines >= 2;
	return psn->outer.count == 0 && !psn->line.fork &&
	       (psn->over || psn_tree_ended(psn) || is_closed(psn));
}

/* Keeps the comment that is held back as the game's possible ending; what is in parentheses leaves
 * it one. */
static void
release_closing(struct psn *psn)
{
	if (psn->outer.count > 0)
		return;
	if (psn->closing.held)
		psn_note(psn, psn->closing.node, NOTE_comment, psn->closing.at);
	psn->closing.held = false;
}

void
psn_tree_note(struct psn *psn, struct span at)
{
	release_closing(psn);
	if (!psn->line.fork) {
		psn_note(psn, psn->cursor.node, NOTE_comment, at);
		return;
	}
	psn->waiting.list = arena_grow(psn->record->arena, psn->waiting.list,
	    sizeof *psn->waiting.list, psn->waiting.count + 1, &psn->waiting.cap);
	psn->waiting.list[psn->waiting.count++] = at;
}

void
psn_tree_remark(struct psn *psn, struct span at)
{
	release_closing(psn);
	psn_note(psn, psn->cursor.node, NOTE_remark, at);
}

/* Adds the comments that waited for a move to the current node. */
static void
flush_comments(struct psn *psn)
{
	size_t i;

	for (i = 0; i < psn->waiting.count; i++)
		psn_note(psn, psn->cursor.node, NOTE_comment, psn->waiting.list[i]);
	psn->waiting.count = 0;
}

/* Concludes from the first move that white moves first, if nothing else shows it: none of black's
 * pieces can start or end its first move on the far side of the board. */
static void
infer_turn(struct psn *psn, const struct claim *claim, const char *p, const char *end)
{
	enum { LAST_OF_WHITE = 3, LAST_REACHED = 4 };
	struct setup *setup = &psn->record->setup;

	if (setup->base != SETUP_default || setup->turn != NO_SIDE || claim->kind != CLAIM_move ||
	    psn->seen.other_game)
		return;
	if ((claim->has & CLAIM_HAS_from) != 0 ? square_rank(claim->from) > LAST_OF_WHITE
					       : square_rank(claim->to) > LAST_REACHED)
		return;
	if (claim->to == NO_SQUARE || (claim->has & CLAIM_HAS_drop) != 0)
		return;
	setup->turn = WHITE;
	setup->turn_is.inferred = true;
	setup->turn_is.at = psn_span(psn, p, end);
	psn_report(psn, DIAG_turn_guessed, p, end, ARGS(A_SIDE(WHITE)));
	psn_tag_search(psn);
}

void
psn_tree_add(struct psn *psn, const struct claim *claim, const char *p, const char *end)
{
	bool first = psn->cursor.depth == 0;
	uint32_t node;
	struct ply *ply;

	release_closing(psn);
	node = line_cursor_add(&psn->cursor, psn->cursor.depth + !psn->line.fork, 0);
	ply = &psn->record->plies[node];
	if (first)
		infer_turn(psn, claim, p, end);
	ply->claim = *claim;
	ply->at = psn_span(psn, p, end);
	if (psn->line.numbers.given)
		ply->number = psn->record->setup.first_number + psn->line.moves + 1;
	psn->line.fork = false;
	psn->line.moves += claim->kind != CLAIM_end;
	psn->seen.scored = psn->seen.declared = true;
	flush_comments(psn);
}

void
psn_tree_add_unread(struct psn *psn, enum diag rule, const char *p, const char *end)
{
	const struct claim none = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };

	psn_tree_add(psn, &none, p, end);
	diags_add(psn->parse->diags, rule, psn_span(psn, p, end), psn->line.moves,
	    ARGS(A_STR(psn_excerpt(p, end))));
}

bool
psn_tree_closing(
    struct psn *psn, const struct claim *claim, bool whole, const char *p, const char *end)
{
	if (psn->outer.count > 0 || psn->seen.branched || psn->line.fork ||
	    psn->cursor.depth == 0 || psn->over || psn_tree_ended(psn))
		return false;
	release_closing(psn);
	psn->closing =
	    (struct psn_closing){ true, whole, psn->cursor.node, *claim, psn_span(psn, p, end) };
	return true;
}

void
psn_tree_open(struct psn *psn, const char *p)
{
	psn->outer.list = arena_grow(psn->record->arena, psn->outer.list, sizeof *psn->outer.list,
	    psn->outer.count + 1, &psn->outer.cap);
	psn->line.node = psn->cursor.node;
	psn->line.depth = psn->cursor.depth;
	psn->line.at = psn_span(psn, p, p + 1);
	psn->outer.list[psn->outer.count++] = psn->line;
	psn->line.outcome.given = psn->line.numbers.given = false;
	if (!psn->line.fork)
		psn->line.moves -= last_claim(psn)->kind != CLAIM_end;
	psn->line.fork = true;
}

/* Returns the ending of a bare result: the loser resigned, unless it is the winner's turn. */
static uint8_t
ending_of(const struct psn *psn, const struct psn_outcome *outcome)
{
	const struct setup *setup = &psn->record->setup;
	bool white_first =
	    setup->turn == NO_SIDE ? setup->base == SETUP_named : setup->turn == WHITE;

	if (outcome->ending != ENDING_none)
		return outcome->ending;
	if (outcome->winner == NO_SIDE)
		return ENDING_draw;
	return (outcome->winner == WHITE) == (white_first == (psn->line.moves % 2 == 0))
		   ? ENDING_other
		   : ENDING_resign;
}

/* Ends the open line of play with a result, which is its ending if no word for one was read. */
static void
end_line(struct psn *psn, const struct psn_outcome *outcome)
{
	struct claim *claim = last_claim(psn), ending = { .kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = ending_of(psn, outcome),
		.ending_flags = ENDING_summary,
		.winner = outcome->winner };
	const char *p = psn->start + outcome->at.at;

	if (outcome->ending == ENDING_none && ending.ending == ENDING_resign)
		ending.ending_flags |= ENDING_bare;
	if (!outcome->given || psn->cursor.depth == 0)
		return;
	if (!psn->line.fork && outcome->winner != NO_SIDE)
		claim->ending_flags &= (uint8_t)~ENDING_perhaps_drawn;
	if (psn->line.fork || claim->kind != CLAIM_end)
		psn_tree_add(psn, &ending, p, p + outcome->at.n);
	else if (outcome->winner == NO_SIDE && outcome->ending == ENDING_none &&
		 claim->ending == ENDING_declaration)
		claim->ending = ENDING_jishogi; /* the same word names both */
	else if (outcome != &psn->tag && claim->winner == NO_SIDE)
		claim->winner = outcome->winner;
}

/* Ends the game with its closing comment, if no ending was read.  A declared win has a winner: of
 * a draw people write the same word. */
static void
take_closing(struct psn *psn)
{
	struct psn_closing *closing = &psn->closing;
	bool won = psn->line.outcome.given ? psn->line.outcome.winner != NO_SIDE
					   : psn->tag.given && psn->tag.winner != NO_SIDE;

	if (!is_closed(psn) || psn->seen.starred)
		return;
	closing->given = closing->held = false;
	if ((closing->claim.ending_flags & ENDING_perhaps_drawn) != 0 && !won)
		closing->claim.ending = ENDING_jishogi;
	psn_tree_add(psn, &closing->claim, psn->start + closing->at.at,
	    psn->start + closing->at.at + closing->at.n);
}

bool
psn_tree_close(struct psn *psn)
{
	if (psn->outer.count == 0)
		return false;
	end_line(psn, &psn->line.outcome);
	psn->line = psn->outer.list[--psn->outer.count];
	line_cursor_set(&psn->cursor, psn->line.depth, (struct line_step){ psn->line.node, 0 });
	/* comments of a variation without a move are about the move that it replaces */
	if (!psn->line.fork)
		flush_comments(psn);
	return true;
}

/* Closes all open parentheses, with a finding about each. */
static void
close_lines(struct psn *psn)
{
	while (psn->outer.count > 0) {
		const char *p = psn->start + psn->outer.list[psn->outer.count - 1].at.at;

		psn_report(psn, DIAG_truncated, p, p + 1, ARGS(A_STR(psn_excerpt(p, psn->end))));
		psn_tree_close(psn);
	}
}

/* Ends the main line, to which the result in the tag belongs: that stands in for an ending, or
 * replay compares it with the ending. */
static void
end_mainline(struct psn *psn)
{
	struct psn_outcome *tag = &psn->tag;
	uint8_t ending = tag->ending == ENDING_none ? ENDING_draw : tag->ending;
	bool draw = tag->winner == NO_SIDE && ending_rows[ending].wins == WINS_nobody;

	take_closing(psn);
	end_line(psn, psn->line.outcome.given ? &psn->line.outcome : tag);
	if (tag->given && psn->cursor.depth > 0)
		record_add_result(psn->record, (struct result){ .at = tag->at,
						   .node = line_cursor_last(&psn->cursor)->node,
						   .plies = UINT32_MAX,
						   .ending = draw ? ENDING_draw : ENDING_none,
						   .winner = tag->winner });
	psn->line.outcome.given = tag->given = false;
}

void
psn_tree_variation(struct psn *psn, uint32_t number, const char *p, const char *end)
{
	const struct psn_numbers *numbers = &psn->line.numbers;
	struct line_cursor *cursor = &psn->cursor;
	int64_t step = numbers->given ? (int64_t)number - numbers->number + numbers->half + 1
				      : (int64_t)number - psn->record->setup.first_number;
	bool known = step > 0 && step <= (int64_t)cursor->depth + 1;

	close_lines(psn);
	end_mainline(psn);
	if (!known) {
		psn_report(psn, DIAG_orphan_variation, p, end, ARGS(A_NUMBER(number)));
		step = step > 0 && cursor->depth > 0 ? cursor->depth : 1;
	}
	psn->line.fork = step <= (int64_t)cursor->depth;
	if (psn->line.fork)
		line_cursor_set(cursor, (uint32_t)step, cursor->path[step]);
	psn->line.moves = (uint32_t)step - 1;
	psn->line.numbers = (struct psn_numbers){ true, PSN_plies, number, psn->line.moves };
}

void
psn_tree_finish(struct psn *psn)
{
	close_lines(psn);
	end_mainline(psn);
	release_closing(psn);
	flush_comments(psn);
}
