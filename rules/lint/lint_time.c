#include "rules/lint/lint_time.h"

#include "record/values/clock.h"

enum { SECOND = 1000, TIME_LONGEST = 64, READINGS = 2 };

struct span
lint_time_span(const struct record *record, const struct ply *ply)
{
	struct str rest;
	uint32_t at, n;

	if (ply->time_at == 0)
		return ply->at;
	at = ply->at.at + ply->time_at;
	rest = str_after(record->text->body, at);
	for (n = 0; n < rest.n && !str_is_line_end(rest.p[n]); n++) {
		if (rest.p[n] == ')')
			return (struct span){ at, n + 1 };
		if (str_starts(str_after(rest, n), STR("）")))
			return (struct span){ at, n + (uint32_t)(sizeof "）" - 1) };
		if (n >= TIME_LONGEST && ((unsigned char)rest.p[n] & 0xC0) != 0x80)
			break;
	}
	return (struct span){ at, n };
}

/* Whether two times are less than a second apart. */
static bool
is_near(uint64_t one, uint64_t other)
{
	return one < other + SECOND && other < one + SECOND;
}

bool
lint_time_agrees(uint64_t sum, uint32_t total)
{
	return total % SECOND == 0 ? sum / SECOND == total / SECOND : is_near(sum, total);
}

bool
lint_time_filler(const struct ply *ply)
{
	return ply->claim.kind == CLAIM_end && ply->total == 0 &&
	       (ply->spent == 0 || ply->spent == TIME_NONE);
}

bool
lint_time_from_zero(const struct record *record, enum side side)
{
	struct str added = side == BLACK ? STR("先手消費時間加算") : STR("後手消費時間加算");

	if (record->setup.first_number > 0 || record->plies[record->plies[0].next].number > 1)
		return false;
	for (size_t i = 0; i < record->header_count; i++)
		if (str_eq(record->headers[i].key, added))
			return str_eq(record->headers[i].value, STR("0"));
	return true;
}

/* The time that each side has used so far on a line of play. */
struct used {
	uint64_t ms[2];
	bool known[2];
	uint32_t written[2]; /* the last total */
};

/* A line of play that is still to be checked. */
struct branch {
	uint32_t node, number;
	struct used used;
};

/* The check of the times in all lines of play. */
struct time_check {
	const struct game *game;
	struct diags *diags;
	struct branch *branches;
	size_t count, cap;
};

/* Whether two times differ by what rounding both of a move's times to seconds can add: a second. */
static bool
is_rounded(uint64_t sum, uint32_t total)
{
	return sum % SECOND == 0 && total % SECOND == 0 &&
	       (sum == (uint64_t)total + SECOND || sum + SECOND == total);
}

/* Adds a move's time to its side's and compares its total.  Reports a total that is not the sum,
 * even with a second allowed for rounding, or, worse, is less than the one before it. */
static inline void
check_total(const struct time_check *check, const struct ply *ply, const struct move *move,
    uint32_t number, struct used *used)
{
	enum side side = (enum side)move->side;
	bool agrees, less;
	uint32_t expected;

	if (move->kind == MOVE_none || move->side > WHITE) { /* it may be either side's */
		used->known[BLACK] = used->known[WHITE] = false;
		return;
	}
	if (ply->spent == TIME_NONE)
		used->known[side] = false;
	else
		used->ms[side] += ply->spent;
	if (ply->total == TIME_NONE)
		return;
	if (used->known[side] && used->ms[side] == ply->total) { /* as nearly all do */
		used->written[side] = ply->total;
		return;
	}
	if (lint_time_filler(ply))
		return;
	agrees = used->known[side] && lint_time_agrees(used->ms[side], ply->total);
	less = ply->total < used->written[side];
	if (used->known[side] && !agrees && (less || !is_rounded(used->ms[side], ply->total))) {
		expected = less                          ? used->written[side]
			   : used->ms[side] < UINT32_MAX ? (uint32_t)used->ms[side]
							 : UINT32_MAX;
		diags_add(check->diags, less ? DIAG_time_negative : DIAG_time_total_mismatch,
		    lint_time_span(check->game->record, ply), number,
		    ARGS(A_TIME(ply->total), A_TIME(expected)));
	}
	used->written[side] = ply->total;
	used->known[side] = true;
	/* the sum may have fractions that a total in whole seconds does not show */
	if (!agrees || ply->total % SECOND != 0)
		used->ms[side] = ply->total;
}

static void
push(struct time_check *check, const struct branch *branch)
{
	check->branches = arena_grow(check->game->record->arena, check->branches,
	    sizeof *check->branches, check->count + 1, &check->cap);
	check->branches[check->count++] = *branch;
}

/* Returns the node after this one on its line, or 0.  Without variations the nodes are in order,
 * and need not be waited for. */
static inline uint32_t
line_next(const struct record *record, uint32_t node)
{
	if (record->alt_ends == NULL)
		return node + 1 < record->ply_count ? node + 1 : 0;
	return record->plies[node].next;
}

void
lint_totals(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;
	struct time_check check = { .game = game, .diags = diags };
	const struct ply *plies = record->plies;
	struct branch here = { .node = plies[0].next, .number = 1 };
	size_t i = 0;

	while (i < record->ply_count && plies[i].total == TIME_NONE)
		i++;
	if (i == record->ply_count)
		return;
	for (unsigned side = BLACK; side <= WHITE; side++)
		here.used.known[side] = lint_time_from_zero(record, (enum side)side);
	push(&check, &here);
	while (check.count > 0) {
		struct used used;
		uint32_t node, number;

		here = check.branches[--check.count];
		used = here.used;
		number = here.number;
		for (node = here.node; node != 0; node = line_next(record, node)) {
			if (plies[node].alt != 0)
				push(&check, &(struct branch){ plies[node].alt, number, used });
			check_total(&check, &plies[node], &game->moves[node], number, &used);
			number += plies[node].claim.kind != CLAIM_end;
		}
	}
}

/* One reading of a time control, with the time left. */
struct clock_reading {
	uint32_t byoyomi, increment; /* for each move (秒読み); added after each move */
	int64_t left;                /* of the main time */
	int64_t lenient;             /* the same if each time was rounded up */
};

/* A side's clock. */
struct budget {
	struct clock_reading readings[READINGS];
	unsigned count; /* of readings; 0: not judged, or not any more */
	bool least;     /* more may follow the main time; only that is known */
	uint64_t used;
};

/* Whether a header is $TIME of CSA V3.0, which says more than a $TIME_LIMIT for older programs. */
static bool
is_newer(const struct header *header)
{
	return str_eq(header->key, STR("$TIME"));
}

/* Returns the header of this kind that counts: the first, or the newer one.  NULL if there is none,
 * or two differ. */
static const struct header *
control_header(const struct record *record, enum header_id id)
{
	const struct header *counts = NULL;
	bool differ = false;

	for (size_t i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (header->id != id)
			continue;
		if (counts == NULL || is_newer(header) > is_newer(counts)) {
			counts = header;
			differ = false;
		} else if (is_newer(header) == is_newer(counts)) {
			differ |= !str_eq(header->value, counts->value);
		}
	}
	return differ ? NULL : counts;
}

/* Whether shogi-server's remarks describe the clock, which only the game's name does in full. */
static bool
has_server_remark(const struct record *record)
{
	static const char *const keys[] = {
		"Increment:", "Byoyomi:", "Total_Time:", "Time_Roundup:"
	};

	for (uint32_t i = record->plies[0].notes; i != 0; i = record->notes[i - 1].next)
		for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
			if (record->notes[i - 1].kind == NOTE_remark &&
			    str_starts(record->notes[i - 1].text, str_of(keys[k])))
				return true;
	return false;
}

/* Reads the control of a side: its own header, the one for both, or the name of a game of
 * shogi-server.  Returns false if none is known or the server's remarks describe another. */
static bool
read_control(const struct record *record, enum side side, struct value_patterns *value_patterns,
    struct clock *clock)
{
	enum header_id id = side == BLACK ? HEADER_black_clock : HEADER_white_clock;
	const struct header *header;

	if (record_header(record, id) == NULL)
		id = HEADER_time_limit;
	if (record_header(record, id) == NULL) {
		header = record_header(record, HEADER_event);
		if (header == NULL || !value_server_clock(value_patterns, header->value, clock))
			return false;
		clock->whole = true;
	} else {
		header = control_header(record, id);
		if (has_server_remark(record) || header == NULL ||
		    !clock_read(record, header, value_patterns, clock, NULL))
			return false;
	}
	return (clock->main | clock->byoyomi | clock->increment) != 0;
}

static void
open_budget(const struct record *record, enum side side, struct value_patterns *value_patterns,
    struct budget *budget)
{
	struct clock clock;
	uint64_t byoyomi;

	*budget = (struct budget){ .count = 0 };
	if (!read_control(record, side, value_patterns, &clock))
		return;
	byoyomi = (uint64_t)clock.byoyomi * (clock.periods == 0 ? 1 : clock.periods);
	if (byoyomi > UINT32_MAX)
		return;
	budget->least = !clock.whole;
	budget->readings[budget->count++] =
	    (struct clock_reading){ (uint32_t)byoyomi, clock.increment, clock.main, clock.main };
	if (clock.either)
		budget->readings[budget->count++] =
		    (struct clock_reading){ 0, clock.byoyomi, clock.main, clock.main };
}

static int64_t
not_negative(int64_t ms)
{
	return ms < 0 ? 0 : ms;
}

/* Takes a move's time from all readings of the side's control, whose increment may come before or
 * after the move.  *max gets the longest time that one had left.  Returns false if none had enough.
 */
static bool
spend(struct budget *budget, uint32_t spent, int64_t *max)
{
	int64_t lenient = not_negative((int64_t)spent - SECOND);
	bool fits = false;

	*max = 0;
	for (unsigned i = 0; i < budget->count; i++) {
		struct clock_reading *reading = &budget->readings[i];
		int64_t each = (int64_t)reading->byoyomi + reading->increment;

		if (reading->left + each > *max)
			*max = reading->left + each;
		if (lenient > reading->lenient + each)
			continue;
		reading->left = not_negative(reading->left - spent) + reading->increment;
		reading->lenient = not_negative(reading->lenient - lenient) + reading->increment;
		fits = true;
	}
	return fits;
}

static void
judge(const struct ply *ply, enum side side, uint32_t number, struct budget *budget,
    struct diags *diags)
{
	int64_t left;

	if (budget->count == 0)
		return;
	if (ply->spent != TIME_NONE) {
		budget->used += ply->spent;
		if (ply->total == TIME_NONE || is_near(budget->used, ply->total)) {
			if (spend(budget, ply->spent, &left))
				return;
			if (!budget->least)
				diags_add(diags, DIAG_over_time_limit, ply->at, number,
				    ARGS(A_SIDE(side), A_TIME(ply->spent), A_TIME((uint32_t)left)));
		}
	}
	budget->count = 0;
}

/* Reports a loss on time of a side that had time left in each reading of its control. */
static void
judge_time_up(const struct ply *ply, const struct move *move, uint32_t number,
    const struct budget *budget, struct diags *diags)
{
	int64_t least = INT64_MAX;

	/* many programs write 0 where they know nothing */
	if (move->ending != ENDING_time_up || ply->spent == TIME_NONE || ply->spent == 0)
		return;
	for (unsigned i = 0; i < budget->count; i++) {
		const struct clock_reading *reading = &budget->readings[i];
		int64_t left = reading->left + reading->byoyomi;

		if (left < least)
			least = left;
	}
	/* what was rounded down in each of the side's moves may be missing */
	if (budget->count > 0 && ply->spent + (int64_t)(number / 2 + 1) * SECOND < least)
		diags_add(diags, DIAG_time_left, ply->at, number,
		    ARGS(A_SIDE((enum side)move->side), A_TIME(ply->spent),
			A_TIME((uint32_t)least)));
}

void
lint_clock(const struct game *game, struct value_patterns *value_patterns, struct diags *diags)
{
	const struct record *record = game->record;
	struct budget budgets[2];
	uint32_t number = 0;

	open_budget(record, BLACK, value_patterns, &budgets[BLACK]);
	open_budget(record, WHITE, value_patterns, &budgets[WHITE]);
	if (budgets[BLACK].count == 0 && budgets[WHITE].count == 0)
		return;
	for (uint32_t node = record->plies[0].next; node != 0; node = record->plies[node].next) {
		const struct move *move = &game->moves[node];

		if (move->kind == MOVE_none || move->side > WHITE)
			return;
		if (move->kind == MOVE_end)
			judge_time_up(
			    &record->plies[node], move, number, &budgets[move->side], diags);
		else
			judge(&record->plies[node], (enum side)move->side, ++number,
			    &budgets[move->side], diags);
	}
}
