#include "parsers/western/psn.h"

/* Makes node the step at depth. */
static void
set_step(struct psn *psn, uint32_t depth, uint32_t node)
{
	if (depth >= psn->path_cap)
		psn->path = arena_grow(psn->record->arena, psn->path, sizeof *psn->path,
		    (size_t)depth + 1, &psn->path_cap);
	psn->path[depth] = node;
	psn->depth = depth;
	psn->node = node;
}

void
psn_tree_start(struct psn *psn)
{
	enum { USUAL_PLIES = 256 };

	psn->path =
	    arena_grow(psn->record->arena, NULL, sizeof *psn->path, USUAL_PLIES, &psn->path_cap);
	set_step(psn, 0, 0);
}

static struct claim *
claim_of(struct psn *psn, uint32_t node)
{
	return &psn->record->plies[node].claim;
}

bool
psn_tree_ended(const struct psn *psn)
{
	return !psn->fork && psn->record->plies[psn->path[psn->depth]].claim.kind == CLAIM_end;
}

/* Returns the comments that waited to the present node. */
static void
flush_comments(struct psn *psn)
{
	size_t i;

	for (i = 0; i < psn->comment_count; i++)
		record_add_note(psn->record, psn->node, NOTE_comment, psn->comments[i].text,
		    psn->comments[i].at);
	psn->comment_count = 0;
}

/* Where nothing says who moves first, the first move does: no piece of black's comes from or to the
 * far side of the board with it. */
static void
infer_turn(struct psn *psn, const struct claim *claim, const char *p, const char *end)
{
	enum { LAST_OF_WHITE = 3, LAST_REACHED = 4 };
	struct setup *setup = &psn->record->setup;

	if (setup->base != SETUP_default || setup->turn != NO_SIDE || claim->kind != CLAIM_move ||
	    psn->other)
		return;
	if ((claim->has & CLAIM_HAS_from) != 0 ? square_rank(claim->from) > LAST_OF_WHITE
					       : square_rank(claim->to) > LAST_REACHED)
		return;
	if (claim->to == NO_SQUARE || (claim->has & CLAIM_HAS_drop) != 0)
		return;
	setup->turn = WHITE;
	setup->turn_at = psn_span(psn, p, end);
	psn_find(psn, DIAG_turn_guessed, p, end, ARGS(A_SIDE(WHITE)));
	psn_tag_search(psn);
}

void
psn_tree_add(struct psn *psn, const struct claim *claim, const char *p, const char *end)
{
	uint32_t depth = psn->fork ? psn->depth : psn->depth + 1, where = psn->path[psn->depth];
	uint32_t node = record_add_ply(psn->record, where, psn->fork);
	struct ply *ply = &psn->record->plies[node];

	if (psn->depth == 0)
		infer_turn(psn, claim, p, end);
	ply->claim = *claim;
	ply->at = psn_span(psn, p, end);
	if (psn->numbers.given)
		ply->number = psn->record->setup.first_number + psn->moves + 1;
	set_step(psn, depth, node);
	psn->fork = false;
	psn->moves += claim->kind != CLAIM_end;
	psn->scored = psn->declared = true;
	flush_comments(psn);
}

/* Remembers the line that a variation interrupts. */
static void
push(struct psn *psn, struct span at)
{
	psn->lines = arena_grow(psn->record->arena, psn->lines, sizeof *psn->lines,
	    psn->line_count + 1, &psn->line_cap);
	psn->lines[psn->line_count++] = (struct psn_line){ .node = psn->node,
		.depth = psn->depth,
		.moves = psn->moves,
		.fork = psn->fork,
		.numbers = psn->numbers,
		.outcome = psn->outcome,
		.at = at };
}

void
psn_tree_open(struct psn *psn, const char *p)
{
	push(psn, psn_span(psn, p, p + 1));
	psn->outcome = (struct psn_outcome){ .given = false };
	psn->numbers.given = false;
	if (!psn->fork)
		psn->moves -= claim_of(psn, psn->path[psn->depth])->kind != CLAIM_end;
	psn->fork = true;
}

/* The side that moves first, as far as it shows without a board. */
static enum side
first_side(const struct psn *psn)
{
	const struct setup *setup = &psn->record->setup;

	if (setup->turn != NO_SIDE)
		return (enum side)setup->turn;
	return setup->base == SETUP_named ? WHITE : BLACK;
}

/* The ending that a bare result stands for: the loser resigned, unless it is the winner's turn. */
static uint8_t
ending_of(const struct psn *psn, const struct psn_outcome *outcome)
{
	enum side mover = psn->moves % 2 == 0 ? first_side(psn) : side_other(first_side(psn));

	if (outcome->ending != ENDING_none)
		return outcome->ending;
	if (outcome->winner == NO_SIDE)
		return ENDING_draw;
	return outcome->winner == mover ? ENDING_other : ENDING_resign;
}

/* Adds the ending that a result, written without a word for it, stands for. */
static void
add_ending(struct psn *psn, const struct psn_outcome *outcome)
{
	const char *p = psn->start + outcome->at.at;
	struct claim claim = {
		.has = SAID_summary,
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = ending_of(psn, outcome),
		.winner = outcome->winner,
	};

	psn_tree_add(psn, &claim, p, p + outcome->at.n);
}

/* The end of the open line of play, where a result stands that has no word before it. */
static void
end_line(struct psn *psn, const struct psn_outcome *outcome)
{
	struct claim *claim = claim_of(psn, psn->path[psn->depth]);

	if (!outcome->given || psn->depth == 0)
		return;
	if (psn->fork) { /* a variation of a result alone */
		add_ending(psn, outcome);
		return;
	}
	if (outcome->winner != NO_SIDE)
		claim->has &= (uint16_t)~CLAIM_HAS_unclear;
	if (claim->kind != CLAIM_end)
		add_ending(psn, outcome);
	else if (outcome->winner == NO_SIDE && outcome->ending == ENDING_none &&
		 claim->ending == ENDING_declaration)
		claim->ending = ENDING_jishogi; /* the name of both (psn-hodges.md 2.5) */
	else if (outcome != &psn->tag && claim->winner == NO_SIDE)
		claim->winner = outcome->winner;
}

bool
psn_tree_close(struct psn *psn)
{
	const struct psn_line *line;

	if (psn->line_count == 0)
		return false;
	end_line(psn, &psn->outcome);
	line = &psn->lines[--psn->line_count];
	if (psn->fork) /* no move: what was said is about the move that stands */
		psn->node = line->node;
	if (!line->fork)
		flush_comments(psn);
	psn->path[line->depth] = line->node;
	psn->depth = line->depth;
	psn->node = line->node;
	psn->moves = line->moves;
	psn->fork = line->fork;
	psn->numbers = line->numbers;
	psn->outcome = line->outcome;
	return true;
}

/* Closes what is still open. */
static void
close_lines(struct psn *psn)
{
	while (psn->line_count > 0) {
		const char *p = psn->start + psn->lines[psn->line_count - 1].at.at;

		psn_find(psn, DIAG_truncated, p, p + 1, ARGS(A_STR(psn_excerpt(p, psn->end))));
		psn_tree_close(psn);
	}
}

/* The result in the tag is the main line's: it stands in for an ending, or is compared with it. */
static void
end_mainline(struct psn *psn)
{
	struct psn_outcome *tag = &psn->tag;
	uint8_t ending = tag->ending == ENDING_none ? ENDING_draw : tag->ending;
	bool draw = tag->winner == NO_SIDE && ending_rows[ending].wins == WINS_nobody;

	end_line(psn, psn->outcome.given ? &psn->outcome : tag);
	if (tag->given && psn->depth > 0)
		record_add_result(psn->record, (struct result){ .at = tag->at,
						   .node = psn->path[psn->depth],
						   .plies = UINT32_MAX,
						   .ending = draw ? ENDING_draw : ENDING_none,
						   .winner = tag->winner });
	psn->outcome.given = tag->given = false;
}

void
psn_tree_variation(struct psn *psn, uint32_t number, const char *p, const char *end)
{
	const struct psn_numbers *numbers = &psn->numbers;
	int64_t step = numbers->given ? (int64_t)number - numbers->number + numbers->half + 1
				      : (int64_t)number - psn->record->setup.first_number;
	bool known = step > 0 && step <= (int64_t)psn->depth + 1;

	close_lines(psn);
	end_mainline(psn);
	if (!known) {
		psn_find(psn, DIAG_orphan_variation, p, end, ARGS(A_NUMBER(number)));
		step = step > 0 && psn->depth > 0 ? psn->depth : 1;
	}
	psn->fork = step <= (int64_t)psn->depth;
	psn->depth = psn->fork ? (uint32_t)step : psn->depth;
	psn->node = psn->path[psn->depth];
	psn->moves = (uint32_t)step - 1;
	psn->numbers = (struct psn_numbers){ true, PSN_plies, number, psn->moves };
}

void
psn_tree_finish(struct psn *psn)
{
	close_lines(psn);
	end_mainline(psn);
	flush_comments(psn);
}

/* Keeps one line of a comment. */
static void
add_comment(struct psn *psn, const char *p, const char *end)
{
	struct str text = psn_str(p, end);
	struct span at = psn_span(psn, p, end);

	if (!psn->fork) {
		record_add_note(psn->record, psn->node, NOTE_comment, text, at);
		return;
	}
	psn->comments = arena_grow(psn->record->arena, psn->comments, sizeof *psn->comments,
	    psn->comment_count + 1, &psn->comment_cap);
	psn->comments[psn->comment_count++] = (struct psn_comment){ text, at };
}

/* After the blanks at p and the line's end after them.  One line alone: an empty one after it is
 * part of the comment. */
static const char *
skip_margin(const char *p, const char *end)
{
	while (p != end && str_is_space(*p) && !str_is_line_end(*p))
		p++;
	if (p != end && *p == '\r' && p + 1 != end && p[1] == '\n')
		p++;
	return p != end && str_is_line_end(*p) ? p + 1 : p;
}

/* Before the blanks at the end, and the line's end before them. */
static const char *
cut_margin(const char *p, const char *end)
{
	while (end != p && str_is_space(end[-1]) && !str_is_line_end(end[-1]))
		end--;
	if (end != p && str_is_line_end(end[-1]))
		end -= 1 + (end - p > 1 && end[-1] == '\n' && end[-2] == '\r');
	return end;
}

/* {} is an empty line.  Blanks beside the braces, or a line of them there, only set them off.  The
 * GNU Shogi Database writes a score on one line: where a comment has lines, ~ is a sign like
 * others.
 */
void
psn_tree_comment(struct psn *psn, const char *p, const char *end)
{
	bool tildes = (psn->gsdb && psn_line_end(p, end) == end) || (p != end && *p == '~');
	const char *line, *last;

	if (p == end)
		add_comment(psn, p, end);
	p = skip_margin(p, end);
	end = cut_margin(p, end);
	while (p != end) {
		for (line = p; p != end && *p != '\n' && *p != '\r' && !(tildes && *p == '~');)
			p++;
		last = p;
		if (p != end && *p == '\r' && p + 1 != end && p[1] == '\n')
			p++;
		p += p != end;
		add_comment(psn, line, last);
	}
}
