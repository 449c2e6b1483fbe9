#include "rules/lint/fix.h"

#include <inttypes.h>
#include <stdlib.h>

#include "record/text/utf8.h"
#include "rules/lint/lint_time.h"

static bool
at_line_start(struct str body, uint32_t at)
{
	return at == 0 || str_is_line_end(body.p[at - 1]);
}

/* Adds the mark after the move's words, but before an origin in parentheses: １一香成(12). */
static void
fix_promotion(const struct game *game, struct diags *diags, struct finding *finding)
{
	const char *mark = format_rows[game->record->format].promotion;
	struct str words = text_str(game->record->text, finding->at);

	if (mark == NULL)
		return;
	words = str_first(words, str_find(words, STR("(")));
	words = str_rtrim(str_first(words, str_find(words, STR("（"))));
	diags_fix(
	    diags, finding, (struct span){ finding->at.at + (uint32_t)words.n, 0 }, str_of(mark));
}

/* Adds the origin after a move's words: (77), or 打 for a drop. */
static void
fix_origin(const struct game *game, struct diags *diags, struct finding *finding)
{
	const struct arg *arg = &finding->args[0];
	struct span end = { finding->at.at + finding->at.n, 0 };

	if (game->start.width > 9) /* whose KIF writes an arrow (lishogi) */
		return;
	diags_fix(diags, finding, end,
	    arg->kind != ARG_square
		? STR("打")
		: arena_printf(game->record->arena, "(%u%u)", square_file(arg->is.square),
		      square_rank(arg->is.square)));
}

/* Adds a line before the first move. */
static void
fix_turn(const struct game *game, struct diags *diags, struct finding *finding)
{
	bool white = finding->args[0].is.side == WHITE;
	struct str words = text_str(game->record->text, finding->at);

	if (words.n > 1 && strchr("+-%", words.p[0]) != NULL &&
	    at_line_start(game->record->text->body, finding->at.at))
		diags_fix(diags, finding, (struct span){ finding->at.at, 0 },
		    white ? STR("-\n") : STR("+\n"));
}

static int
compare_place(const void *at, const void *result)
{
	uint32_t a = *(const uint32_t *)at, b = ((const struct result *)result)->at.at;

	return (a > b) - (a < b);
}

/* Returns the digits after まで (until) in s, wide or ASCII; empty if there are none. */
static struct str
count_digits(struct str s, bool *wide)
{
	struct str rest = str_after(s, str_find(s, STR("まで")));
	size_t n = 0;
	uint32_t code;

	rest = rest.n == 0 ? rest : str_ltrim(str_after(rest, strlen("まで")));
	while (n < rest.n && str_is_digit(rest.p[n]))
		n++;
	*wide = n == 0;
	while (*wide && n < rest.n) {
		size_t length = utf8_read(str_after(rest, n), &code);

		if (code < 0xFF10 || code > 0xFF19) /* ０ ９ */
			break;
		n += length;
	}
	return str_first(rest, n);
}

static void
fix_count(const struct game *game, struct diags *diags, struct finding *finding)
{
	const struct record *record = game->record;
	const struct result *result;
	struct str text = text_str(record->text, finding->at), digits, number;
	char wide_digits[3 * 20]; /* of an int64_t */
	bool wide;

	if (finding->args[1].kind != ARG_phrase ||
	    finding->args[1].is.phrase != PHRASE_wrong_count || record->result_count == 0)
		return; /* without results it is about a header */
	result = bsearch(&finding->at.at, record->results, record->result_count,
	    sizeof *record->results, compare_place);
	digits = count_digits(text, &wide);
	if (result == NULL || digits.n == 0 || game->verdict != VERDICT_ok || game->unplayed > 0 ||
	    game_contradicted(result, (enum ending)game->moves[result->node].ending,
		game_winner_by(game, result->node)))
		return;
	number = arena_printf(record->arena, "%" PRId64, finding->args[2].is.number);
	for (size_t i = 0; wide && i < number.n; i++)
		memcpy(wide_digits + 3 * i, &"０１２３４５６７８９"[3 * (number.p[i] - '0')], 3);
	diags_fix(diags, finding,
	    (struct span){ finding->at.at + (uint32_t)(digits.p - text.p), (uint32_t)digits.n },
	    wide ? (struct str){ wide_digits, 3 * number.n } : number);
}

/* Returns the place of the number before a move and of the blanks before it; n == 0: it is
 * not in ASCII digits at the beginning of the line. */
static struct span
number_before(const struct record *record, const struct ply *ply)
{
	struct str body = record->text->body;
	uint32_t end = ply->at.at, at, digits;

	while (end > 0 && str_is_blank(body.p[end - 1]))
		end--;
	for (digits = end; digits > 0 && str_is_digit(body.p[digits - 1]); digits--)
		;
	for (at = digits; at > 0 && body.p[at - 1] == ' '; at--)
		;
	if (digits == end || end - digits > 9 || !at_line_start(body, at) ||
	    strtoul(body.p + digits, NULL, 10) != ply->number)
		return (struct span){ 0, 0 };
	return (struct span){ at, end - at };
}

/* Adds new numbers for the main line to the fix of finding.  Returns false if that is impossible.
 */
static bool
renumber(const struct game *game, struct diags *diags, struct finding *finding)
{
	const struct record *record = game->record;
	uint32_t number = record->setup.first_number;

	for (uint32_t node = record->plies[0].next; node != 0; node = record->plies[node].next) {
		const struct ply *ply = &record->plies[node];
		struct span at;

		if (ply->alt != 0 || (ply->claim.kind == CLAIM_end && ply->next != 0))
			return false;
		if (ply->number == ++number || ply->number == 0)
			continue;
		at = number_before(record, ply);
		if (at.n == 0)
			return false;
		diags_fix(diags, finding, at,
		    arena_printf(record->arena, "%*" PRIu32, (int)at.n, number));
	}
	return true;
}

/* Returns whether a piece of the board is moved from a node on, as only its own side can. */
static bool
shows_side(const struct game *game, uint32_t node)
{
	for (; node != 0; node = game->record->plies[node].next)
		if (game->moves[node].kind == MOVE_board)
			return true;
	return false;
}

/*
 * Returns whether the number of a node that follows the node before may be right, and moves missing
 * before it: it is too large, and the next one goes on from it.  An odd number of moves cannot be
 * missing if a piece is moved after them, since it would be the other side's.
 */
static bool
may_skip(const struct game *game, uint32_t before, uint32_t node)
{
	const struct ply *plies = game->record->plies;
	const struct ply *ply = &plies[node], *next = &plies[ply->next];
	int64_t skipped = (int64_t)ply->number - plies[before].number - 1;

	if (skipped <= 0 || (ply->next != 0 && next->number != 0 && next->number <= ply->number))
		return false;
	return skipped % 2 == 0 || !shows_side(game, node);
}

/* Returns whether moves of the main line may be missing where its numbers have a gap. */
static bool
may_miss_moves(const struct game *game)
{
	const struct record *record = game->record;
	uint32_t before = record->plies[0].next, node;

	for (; before != 0; before = node) {
		node = record->plies[before].next;
		if (node != 0 && record->plies[node].number != 0 &&
		    record->plies[before].number != 0 && may_skip(game, before, node))
			return true;
	}
	return false;
}

/* A total that is wrong if a later one agrees with the times. */
struct doubt {
	uint32_t node;
	uint64_t sum; /* of the times, in milliseconds */
};

struct totals {
	const struct game *game;
	struct diags *diags;
	uint32_t *findings; /* by node: 1 + index of the finding about its total; 0: none */
	struct doubt *doubts;
	size_t count, cap;
};

/* Returns the place of the total in a time, 00:00:02 of ( 0:02/00:00:02); *hours gets the number of
 * digits of its hours.  n == 0: it is written differently. */
static struct span
find_total(const struct record *record, const struct ply *ply, int *hours)
{
	struct span at = lint_time_span(record, ply);
	struct str words = text_str(record->text, at);
	struct str rest = str_after(words, str_find(words, STR("/")));
	size_t n = 0;

	rest = str_after(rest, rest.n > 0);
	while (rest.n > 0 && *rest.p == ' ')
		rest = str_after(rest, 1);
	while (n < rest.n && str_is_digit(rest.p[n]))
		n++;
	*hours = (int)n;
	for (unsigned i = 0; i < 2; i++, n += 3) {
		if (n == 0 || rest.n - n < 3 || rest.p[n] != ':' || !str_is_digit(rest.p[n + 1]) ||
		    !str_is_digit(rest.p[n + 2]))
			return (struct span){ 0, 0 };
	}
	if (n < rest.n && rest.p[n] != ')' && rest.p[n] != ' ')
		return (struct span){ 0, 0 };
	return (struct span){ at.at + (uint32_t)(rest.p - words.p), (uint32_t)n };
}

/* Returns the last node whose text begins at or before a place: nodes are in the order of the text.
 */
static uint32_t
node_at(const struct record *record, uint32_t at)
{
	size_t low = 1, high = record->ply_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (record->plies[middle].at.at <= at)
			low = middle + 1;
		else
			high = middle;
	}
	return (uint32_t)low - 1;
}

static void
find_findings(struct totals *totals)
{
	const struct record *record = totals->game->record;

	totals->findings = arena_zero(record->arena, record->ply_count * sizeof *totals->findings);
	for (uint32_t i = 0; i < totals->diags->count; i++) {
		const struct finding *finding = &totals->diags->list[i];

		if (finding->rule == DIAG_time_total_mismatch ||
		    finding->rule == DIAG_time_negative)
			totals->findings[node_at(record, finding->at.at)] = i + 1;
	}
}

/* Returns the finding about the total of a node, or NULL. */
static struct finding *
finding_of(struct totals *totals, uint32_t node)
{
	uint32_t index = totals->findings[node];

	return index == 0 ? NULL : &totals->diags->list[index - 1];
}

/* Adds one fix to the findings about all totals in doubt, which are wrong because that of the node
 * last is right. */
static void
fix_doubts(struct totals *totals, uint32_t last)
{
	const struct record *record = totals->game->record;
	struct finding *first = NULL;
	int hours;

	for (size_t i = 0; i < totals->count && first == NULL; i++)
		first = finding_of(totals, totals->doubts[i].node);
	for (size_t i = 0; i < totals->count && first != NULL; i++) {
		const struct doubt *doubt = &totals->doubts[i];
		struct span at = find_total(record, &record->plies[doubt->node], &hours);
		uint64_t seconds = doubt->sum / 1000;

		if (at.n == 0) {
			first->fix = 0;
			return;
		}
		diags_fix(totals->diags, first, at,
		    arena_printf(record->arena, "%0*" PRIu64 ":%02u:%02u", hours, seconds / 3600,
			(unsigned)(seconds / 60 % 60), (unsigned)(seconds % 60)));
	}
	for (size_t i = 0; i <= totals->count && first != NULL; i++) {
		struct finding *finding =
		    finding_of(totals, i < totals->count ? totals->doubts[i].node : last);

		if (finding != NULL)
			finding->fix = first->fix;
	}
}

/*
 * Fixes the cumulative totals of a side on the main line.  Between two totals that agree with the
 * sum of its times from the start the times are right and the totals wrong.  If no total agrees
 * again, either may be wrong, and nothing is fixed.
 */
static void
fix_side(struct totals *totals, enum side side)
{
	const struct record *record = totals->game->record;
	uint64_t sum = 0;

	totals->count = 0;
	for (uint32_t node = record->plies[0].next; node != 0; node = record->plies[node].next) {
		const struct ply *ply = &record->plies[node];
		const struct move *move = &totals->game->moves[node];

		if (move->kind == MOVE_none || move->side > WHITE)
			return;
		if ((enum side)move->side != side)
			continue;
		if (ply->spent == TIME_NONE)
			return;
		sum += ply->spent;
		if (ply->total == TIME_NONE || lint_time_filler(ply))
			continue;
		if (!lint_time_agrees(sum, ply->total)) {
			totals->doubts = arena_grow(record->arena, totals->doubts,
			    sizeof *totals->doubts, totals->count + 1, &totals->cap);
			totals->doubts[totals->count++] = (struct doubt){ node, sum };
			continue;
		}
		if (totals->count > 0)
			fix_doubts(totals, node);
		totals->count = 0;
	}
}

void
fix_game(const struct game *game, struct diags *diags)
{
	static void (*const fixers[DIAG_COUNT])(
	    const struct game *game, struct diags *diags, struct finding *finding) = {
		[DIAG_promotion_assumed] = fix_promotion,
		[DIAG_missing_origin] = fix_origin,
		[DIAG_missing_turn] = fix_turn,
		[DIAG_result_contradiction] = fix_count,
	};
	bool numbers = (format_rows[game->record->format].carries & NUMBERS_moves) != 0;
	struct totals totals = { .game = game, .diags = diags };
	bool wrong_totals = false;
	struct finding *gap = NULL;

	for (size_t i = 0; i < diags->count; i++) {
		struct finding *finding = &diags->list[i];
		enum diag rule = finding->rule;

		wrong_totals |= rule == DIAG_time_total_mismatch || rule == DIAG_time_negative;
		if (fixers[rule] != NULL)
			fixers[rule](game, diags, finding);
		if (rule != DIAG_ply_number_gap)
			continue;
		if (gap != NULL) { /* gaps share the fix of the first: their numbers depend on it */
			finding->fix = gap->fix;
			finding->unsafe = gap->unsafe;
			continue;
		}
		gap = finding;
		/* if it is the first move's, either the setup or that number may be wrong */
		if (numbers && game->verdict == VERDICT_ok && game->unplayed == 0 &&
		    finding->ply != 1 && !renumber(game, diags, finding))
			finding->fix = 0;
		finding->unsafe = finding->fix != 0 && may_miss_moves(game);
	}
	if (!wrong_totals || !numbers)
		return;
	find_findings(&totals);
	for (enum side side = BLACK; side <= WHITE; side++)
		if (lint_time_from_zero(game->record, side))
			fix_side(&totals, side);
}
