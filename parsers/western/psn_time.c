#include "parsers/western/psn.h"

#include "record/text/scan.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE };

/* Reads a fraction of a second after its point at p. */
static const char *
read_fraction(const char *p, const char *end, uint64_t *ms)
{
	unsigned worth = SECOND;

	for (; p != end && str_is_digit(*p); p++) {
		worth /= 10;
		*ms += worth * (unsigned)(*p - '0');
	}
	return p;
}

const char *
psn_time_duration(const char *p, const char *end, uint32_t *ms, unsigned *parts)
{
	enum { PARTS_MAX = 3, DIGITS_MAX = 6 };
	uint64_t sum = 0;

	for (*parts = 0;; p++) {
		uint32_t number;
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
	if (p != end && *p == '.' && p + 1 != end && str_is_digit(p[1]))
		p = read_fraction(p + 1, end, &sum);
	if (*parts < 2 || sum >= TIME_NONE)
		return NULL;
	*ms = (uint32_t)sum;
	return p;
}

/* Returns the last move a time. */
static void
set_time(struct psn *psn, const char *p, uint32_t spent, uint32_t total)
{
	struct ply *ply = &psn->record->plies[psn->path[psn->depth]];
	size_t away = (size_t)(p - psn->start) - ply->at.at;

	ply->spent = spent;
	ply->total = total;
	ply->time_at = away <= UINT16_MAX ? (uint16_t)away : 0;
}

/* Shogidokoro writes minutes and seconds, which begin again after an hour: the totals tell. */
static uint32_t
add_hours(const struct psn *psn, uint32_t spent, uint32_t total)
{
	const struct ply *plies = psn->record->plies;
	uint32_t before = psn->depth > 2 ? plies[psn->path[psn->depth - 2]].total : 0;

	if (before == TIME_NONE || total < before || total - before <= spent ||
	    (total - before - spent) % HOUR != 0)
		return spent;
	return total - before;
}

const char *
psn_time_read(struct psn *psn, const char *p)
{
	const char *first;
	uint32_t spent, total = TIME_NONE;
	unsigned parts, total_parts = 0;
	char close = *p == '{' ? '}' : ')';

	p = first = scan_blanks(p + 1, psn->end);
	p = psn_time_duration(p, psn->end, &spent, &parts);
	if (p == NULL)
		return NULL;
	p = scan_blanks(p, psn->end);
	if (p != psn->end && *p == '/') {
		p = scan_blanks(p + 1, psn->end);
		p = psn_time_duration(p, psn->end, &total, &total_parts);
		if (p == NULL)
			return NULL;
		p = scan_blanks(p, psn->end);
	}
	if (p == psn->end || *p != close || psn->depth == 0 || psn->fork)
		return NULL;
	if (parts == 2 && total_parts == 3)
		spent = add_hours(psn, spent, total);
	set_time(psn, first, spent, total);
	return p + 1;
}

/* Reads 12/345 as minutes. */
static const char *
read_pair(const char *p, const char *end, uint32_t *spent, uint32_t *total)
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
	const char *second, *after = read_pair(p, psn->end, &spent[0], &total[0]);
	unsigned mover;

	if (after == NULL || psn->depth == 0 || psn->fork)
		return NULL;
	second = scan_blanks(after, psn->end);
	after = read_pair(second, psn->end, &spent[1], &total[1]);
	if (after == NULL)
		return NULL;
	mover = (psn->moves + psn->skipped + 1) % 2 != 0;
	if (psn->record->setup.turn == WHITE && psn->skipped == 0)
		mover = 1 - mover;
	set_time(psn, mover == 0 ? p : second, spent[mover], total[mover]);
	return after;
}
