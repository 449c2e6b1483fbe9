#include "rules/lint/lint_clock.h"

#include "record/values/clock.h"

enum { SECOND = 1000, READINGS = 2 };

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
	const struct header *counts = record_header(record, id);
	size_t i;

	for (i = 0; i < record->header_count; i++)
		if (record->headers[i].id == id && is_newer(&record->headers[i]) &&
		    !is_newer(counts))
			counts = &record->headers[i];
	for (i = 0; i < record->header_count; i++)
		if (record->headers[i].id == id &&
		    is_newer(&record->headers[i]) == is_newer(counts) &&
		    !str_eq(record->headers[i].value, counts->value))
			return NULL;
	return counts;
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

/* Reads the control that a game of shogi-server has by its name. */
static bool
server_control(
    const struct record *record, struct value_patterns *value_patterns, struct clock *clock)
{
	const struct header *event = record_header(record, HEADER_event);

	return event != NULL && value_server_clock(value_patterns, event->value, clock) &&
	       (clock->main | clock->byoyomi | clock->increment) != 0;
}

/* Reads the control of a side: its own header, the one for both, or the game's name.  Returns false
 * if it is incomplete or the server's remarks describe another. */
static bool
read_control(const struct record *record, enum side side, struct value_patterns *value_patterns,
    struct clock *clock)
{
	enum header_id id = side == BLACK ? HEADER_black_clock : HEADER_white_clock;
	const struct header *header;

	if (record_header(record, id) == NULL)
		id = HEADER_time_limit;
	if (record_header(record, id) == NULL)
		return server_control(record, value_patterns, clock);
	header = control_header(record, id);
	if (has_server_remark(record) || header == NULL ||
	    !clock_read(record, header, value_patterns, clock, NULL))
		return false;
	return clock->whole && (clock->main | clock->byoyomi | clock->increment) != 0;
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

/* Takes a move's time from a clock, whose increment may come before or after the move.  *left gets
 * what was left.  Returns false if that was not enough. */
static bool
spend(struct clock_reading *reading, uint32_t spent, int64_t *left)
{
	int64_t lenient = not_negative((int64_t)spent - SECOND), each = reading->byoyomi;

	*left = reading->left + each + reading->increment;
	if (lenient > reading->lenient + each + reading->increment)
		return false;
	reading->left = not_negative(reading->left - spent) + reading->increment;
	reading->lenient = not_negative(reading->lenient - lenient) + reading->increment;
	return true;
}

/* Takes a move's time from all readings of the side's control.  *max gets the longest time that one
 * had left.  Returns false if none had enough. */
static bool
spend_all(struct budget *budget, uint32_t spent, int64_t *max)
{
	bool fits = false;
	int64_t left;

	*max = 0;
	for (unsigned i = 0; i < budget->count; i++) {
		fits |= spend(&budget->readings[i], spent, &left);
		if (left > *max)
			*max = left;
	}
	return fits;
}

/* Whether a written total is the sum of the times. */
static bool
adds_up(uint64_t used, uint32_t total)
{
	return total == TIME_NONE || (used < (uint64_t)total + SECOND && total < used + SECOND);
}

static void
judge(const struct ply *ply, enum side side, uint32_t number, struct budget *budget,
    struct diags *diags)
{
	int64_t left;

	if (budget->count == 0)
		return;
	if (ply->spent == TIME_NONE || !adds_up(budget->used += ply->spent, ply->total)) {
		budget->count = 0;
		return;
	}
	if (spend_all(budget, ply->spent, &left))
		return;
	budget->count = 0;
	diags_add(diags, DIAG_over_time_limit, ply->at, number,
	    ARGS(A_SIDE(side), A_TIME(ply->spent), A_TIME((uint32_t)left)));
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
			continue;
		judge(&record->plies[node], (enum side)move->side, ++number, &budgets[move->side],
		    diags);
	}
}
