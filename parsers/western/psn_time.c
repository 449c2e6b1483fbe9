#include "parsers/western/psn_time.h"

#include "record/scan.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE };

/* Reads a duration, 0:12.3 or 1:02:03, into *ms; *parts gets the number of its parts. */
static const char *
take_duration(const char *p, const char *end, uint32_t *ms, unsigned *parts)
{
	enum { PARTS_MAX = 3, DIGITS_MAX = 6 };
	uint64_t sum = 0;
	uint32_t number;
	unsigned unit = SECOND;

	for (*parts = 0;; p++) {
		const char *after = scan_number(p, end, &number);

		if (after == p || after - p > DIGITS_MAX || *parts == PARTS_MAX)
			return NULL;
		sum = sum * 60 + number;
		++*parts;
		p = after;
		if (p == end || *p != ':')
			break;
	}
	sum *= SECOND;
	if (p != end && *p == '.' && p + 1 != end && str_is_digit(p[1])) {
		for (p++; p != end && str_is_digit(*p); p++) {
			unit /= 10;
			sum += unit * (unsigned)(*p - '0');
		}
	}
	if (*parts < 2 || sum >= TIME_NONE)
		return NULL;
	*ms = (uint32_t)sum;
	return p;
}

/* Sets the times of the last move, which are at p. */
static void
set_time(struct psn *psn, const char *p, uint32_t spent, uint32_t total)
{
	struct ply *ply = &psn->record->plies[line_cursor_last(&psn->cursor)->node];
	size_t offset = (size_t)(p - psn->start) - ply->at.at;

	ply->spent = spent;
	ply->total = total;
	ply->time_at = offset <= UINT16_MAX ? (uint16_t)offset : 0;
}

/* Returns the time spent with its hours.  Shogidokoro writes minutes and seconds alone; the hours
 * follow from the totals. */
static uint32_t
add_hours(const struct psn *psn, uint32_t spent, uint32_t total)
{
	const struct line_cursor *cursor = &psn->cursor;
	const struct ply *plies = psn->record->plies;
	uint32_t before = cursor->depth > 2 ? plies[cursor->path[cursor->depth - 2].node].total : 0;

	if (before == TIME_NONE || total < before || total - before <= spent ||
	    (total - before - spent) % HOUR != 0)
		return spent;
	return total - before;
}

const char *
psn_time_read(struct psn *psn, const char *p)
{
	const char *end = psn->end, *first = scan_blanks(p + 1, end);
	uint32_t spent, total = TIME_NONE;
	unsigned parts, total_parts = 0;
	char close = *p == '{' ? '}' : ')';

	p = take_duration(first, end, &spent, &parts);
	p = p == NULL ? NULL : scan_blanks(p, end);
	if (p != NULL && p != end && *p == '/') {
		p = take_duration(scan_blanks(p + 1, end), end, &total, &total_parts);
		p = p == NULL ? NULL : scan_blanks(p, end);
	}
	if (p == NULL || p == end || *p != close || psn->cursor.depth == 0 || psn->fork)
		return NULL;
	if (parts == 2 && total_parts == 3)
		spent = add_hours(psn, spent, total);
	set_time(psn, first, spent, total);
	return p + 1;
}

/* Reads 12/345 as minutes. */
static const char *
take_pair(const char *p, const char *end, uint32_t *spent, uint32_t *total)
{
	enum { MINUTES_MAX = 60000 };
	const char *slash = scan_number(p, end, spent), *after;

	if (slash == p || slash == end || *slash != '/')
		return NULL;
	after = scan_number(slash + 1, end, total);
	if (after == slash + 1 || *spent > MINUTES_MAX || *total > MINUTES_MAX)
		return NULL;
	*spent *= MINUTE;
	*total *= MINUTE;
	return after == end || str_is_space(*after) ? after : NULL;
}

const char *
psn_time_minutes(struct psn *psn, const char *p)
{
	uint32_t spent[2], total[2];
	const char *second, *after = take_pair(p, psn->end, &spent[BLACK], &total[BLACK]);
	bool white;

	if (after == NULL || psn->cursor.depth == 0 || psn->fork)
		return NULL;
	second = scan_blanks(after, psn->end);
	after = take_pair(second, psn->end, &spent[WHITE], &total[WHITE]);
	if (after == NULL)
		return NULL;
	white = (psn->moves + psn->skipped) % 2 == 0;
	if (psn->record->setup.turn == WHITE && psn->skipped == 0)
		white = !white;
	set_time(psn, white ? second : p, spent[white], total[white]);
	return after;
}
