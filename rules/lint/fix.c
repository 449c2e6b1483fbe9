#include "rules/lint/fix.h"

#include <inttypes.h>
#include <stdlib.h>

#include "record/text/utf8.h"
#include "rules/lint/fix_totals.h"

/* Adds the fix of a finding, if it has one. */
typedef void fixer(const struct game *game, struct diags *diags, struct finding *finding);

static bool
numbers_moves(const struct record *record)
{
	return (format_rows[record->format].carries & NUMBERS_moves) != 0;
}

static bool
at_line_start(struct str body, uint32_t at)
{
	return at == 0 || body.p[at - 1] == '\n' || body.p[at - 1] == '\r';
}

/* --- promotion-assumed */

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

/* --- missing-turn: a line of its own before the first move */

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

/* --- result-contradiction: the number of moves */

/* Returns the result line at a place, or NULL; they are sorted by it. */
static const struct result *
result_at(const struct record *record, struct span at)
{
	size_t first = 0, n = record->result_count;

	while (n > 0) {
		size_t half = n / 2;

		if (record->results[first + half].at.at < at.at) {
			first += half + 1;
			n -= half + 1;
		} else {
			n = half;
		}
	}
	return first < record->result_count && record->results[first].at.at == at.at
		   ? &record->results[first]
		   : NULL;
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
	struct buffer wide_number;
	bool wide;
	size_t i;

	if (finding->args[1].kind != ARG_phrase || finding->args[1].is.phrase != PHRASE_wrong_count)
		return;
	result = result_at(record, finding->at);
	if (result == NULL || game->verdict != VERDICT_ok || game->unplayed > 0 ||
	    game_contradicted(result, (enum ending)game->moves[result->node].ending,
		game_winner_by(game, result->node)))
		return;
	digits = count_digits(text, &wide);
	if (digits.n == 0)
		return;
	number = arena_printf(record->arena, "%" PRId64, finding->args[2].is.number);
	buffer_init(&wide_number, record->arena->memory);
	for (i = 0; i < number.n; i++) {
		if (wide)
			buffer_add(&wide_number,
			    (struct str){ &"０１２３４５６７８９"[3 * (number.p[i] - '0')], 3 });
		else
			buffer_char(&wide_number, number.p[i]);
	}
	diags_fix(diags, finding,
	    (struct span){ finding->at.at + (uint32_t)(digits.p - text.p), (uint32_t)digits.n },
	    buffer_str(&wide_number));
	buffer_free(&wide_number);
}

/* --- ply-number-gap */

/* Returns the place of the number before a move and of the blanks before it; n == 0: it does not
 * stand in ASCII digits at the beginning of the line. */
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
	uint32_t number = record->setup.first_number, node;

	for (node = record->plies[0].next; node != 0; node = record->plies[node].next) {
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

/* Fixes the first gap of a game; the others share its fix, since their numbers depend on it. */
static void
fix_numbers(const struct game *game, struct diags *diags, struct finding *finding)
{
	if (!numbers_moves(game->record) || game->verdict != VERDICT_ok || game->unplayed > 0 ||
	    finding->ply == 1) /* either the setup or the first move may be wrong */
		return;
	if (!renumber(game, diags, finding))
		finding->fix = 0;
}

/* --- all */

void
fix_game(const struct game *game, struct diags *diags)
{
	static fixer *const fixers[DIAG_COUNT] = {
		[DIAG_promotion_assumed] = fix_promotion,
		[DIAG_missing_turn] = fix_turn,
		[DIAG_result_contradiction] = fix_count,
	};
	const struct finding *gap = NULL;
	bool totals = false;
	size_t i;

	for (i = 0; i < diags->count; i++) {
		struct finding *finding = &diags->list[i];
		enum diag rule = finding->rule;

		if (fixers[rule] != NULL)
			fixers[rule](game, diags, finding);
		if (rule == DIAG_ply_number_gap) {
			if (gap == NULL)
				fix_numbers(game, diags, finding);
			else
				finding->fix = gap->fix;
			gap = gap == NULL ? finding : gap;
		}
		totals |= rule == DIAG_time_total_mismatch || rule == DIAG_time_negative;
	}
	if (totals && numbers_moves(game->record))
		fix_totals(game, diags);
}
