#include "parsers/western/psn_reader.h"

enum { ELLIPSIS = 3 }; /* dots */

/* --- reading move numbers */

/* Skips the dots at p; *dots gets their number, of which an ellipsis is three. */
static const char *
skip_dots(const char *p, const char *end, unsigned *dots)
{
	const struct str ellipsis = STR("…");

	for (*dots = 0; p != end; *dots += 1) {
		if (*p == '.') {
			p++;
		} else if (scan_word(p, end, ellipsis) != 0) {
			p += ellipsis.n;
			*dots += ELLIPSIS - 1;
		} else {
			break;
		}
	}
	return p;
}

const char *
psn_number_placeholder(const char *p, const char *end)
{
	static const struct str dashes[] = { { "-", 1 }, { "–", 3 }, { "—", 3 }, { "−", 3 } };
	unsigned dots;
	const char *q = skip_dots(p, end, &dots);
	size_t i;

	if (p != end && str_is_letter(*p)) /* mostly a move */
		return NULL;
	for (i = 0; q == p && i < sizeof dashes / sizeof *dashes; i++)
		q += scan_word(p, end, dashes[i]);
	return q != p && (q == end || str_is_space(*q)) ? q : NULL;
}

const char *
psn_number_move(struct psn *psn, const char *p)
{
	struct psn_ahead *ahead = &psn->ahead;

	if (ahead->at != p) {
		ahead->chess = false;
		ahead->at = p;
		ahead->after = western_move(p, psn->end, &psn->style, &ahead->claim, &ahead->chess);
	}
	return ahead->after;
}

/* Returns whether an element of a score other than a number is at p. */
static bool
is_element(struct psn *psn, const char *p)
{
	const char *end = psn->end;
	struct psn_outcome outcome;
	struct claim claim;

	return p == end || strchr("{([;$*\\", *p) != NULL || psn_number_move(psn, p) != NULL ||
	       psn_number_placeholder(p, end) != NULL || psn_word_pass(p, end) != NULL ||
	       psn_word_ending(p, end, false, &claim) != NULL ||
	       psn_word_result(p, end, false, &outcome) != NULL ||
	       western_move_like(p, end, &psn->style);
}

bool
psn_number_follows(struct psn *psn, const char *p)
{
	const char *end = psn->end, *digits;
	uint32_t number;

	digits = p == end ? p : scan_number(p, end, &number);
	return (digits != p && (digits == end || *digits == '.' || str_is_space(*digits) ||
				   scan_next(digits, end).is == SCAN_other)) ||
	       is_element(psn, p);
}

/* Reads a move number at p and the dots after it. */
static const char *
take_number(struct psn *psn, const char *p, uint32_t *number, unsigned *dots)
{
	enum { DIGITS_MAX = 6 };
	const char *end = psn->end, *digits = scan_number(p, end, number), *after, *next;
	unsigned more = 0;

	if (digits == p || digits - p > DIGITS_MAX)
		return NULL;
	after = skip_dots(digits, end, dots);
	if (*dots == 0 && end - after > 1 && *after == '-' && str_is_blank(after[1])) {
		after++; /* 1- G-7h */
		*dots = 1;
	}
	next = scan_blanks(after, end);
	if (next != after && psn_number_placeholder(next, end) != NULL) {
		more = ELLIPSIS;
		next = psn_number_placeholder(next, end);
	} else if (next != after) {
		next = skip_dots(next, end, &more); /* 56. ...B'8d */
	}
	*dots += more;
	after = more > 0 ? next : after;
	next = scan_blanks(next, end);
	if (*dots > 0) /* lines may be broken after a number with its dot */
		next = scan_blanks(psn_skip_line_end(next, end), end);
	if ((*dots == 0 && next == after && next != end && !str_is_space(*next)) ||
	    !psn_number_follows(psn, next))
		return NULL;
	return after;
}

bool
psn_number_element(struct psn *psn, const char *p)
{
	uint32_t number;
	unsigned dots;

	return is_element(psn, p) || take_number(psn, p, &number, &dots) != NULL;
}

/* --- counting moves */

/* Sets the number of the first move, unless a position set it. */
static void
set_first(struct psn *psn)
{
	const struct psn_numbers *numbers = &psn->line.numbers;
	int64_t first = (int64_t)numbers->number - 1, before = numbers->half - psn->skipped;
	size_t i;

	if (psn->seen.numbered || psn->outer.count > 0)
		return;
	if (numbers->numbering == PSN_pairs && first > 0)
		first = first * 2 + psn->skipped;
	first -= before;
	if (first > 0 && first < UINT32_MAX / 4) {
		psn->record->setup.first_number = (uint32_t)first;
		for (i = 1; i < psn->record->ply_count; i++)
			psn->record->plies[i].number += (uint32_t)first;
	}
	psn->seen.numbered = true;
}

/* Checks a number in p to end against the numbers before it. */
static void
count_number(struct psn *psn, uint32_t number, bool ellipsis, const char *p, const char *end)
{
	struct psn_numbers *numbers = &psn->line.numbers;
	struct setup *setup = &psn->record->setup;
	uint32_t half, passed;
	int64_t expected;

	if (!numbers->given && !psn->seen.scored && ellipsis && psn->skipped == 0) {
		psn->skipped = 1; /* black's first half move, as after a handicap */
		if (setup->turn == NO_SIDE && setup->base != SETUP_named) {
			setup->turn = WHITE;
			setup->turn_is.inferred = true;
			psn_tag_search(psn);
		}
	}
	half = psn->line.moves + psn->skipped;
	if (!numbers->given) {
		numbers->given = true;
		numbers->number = number;
		numbers->half = half;
		if (ellipsis)
			numbers->numbering = PSN_pairs;
		return;
	}
	passed = half - numbers->half;
	if (numbers->numbering == PSN_unknown) {
		bool each = passed == (int64_t)number - numbers->number || passed < 2;

		numbers->numbering = each && !ellipsis ? PSN_plies : PSN_pairs;
		set_first(psn);
	}
	expected = numbers->numbering == PSN_plies
		       ? (int64_t)numbers->number + passed
		       : (int64_t)numbers->number + half / 2 - numbers->half / 2;
	if (number != expected)
		psn_report(
		    psn, DIAG_ply_number_gap, p, end, ARGS(A_NUMBER(number), A_NUMBER(expected)));
	numbers->number = number;
	numbers->half = half;
}

/* Returns whether a number begins another game. */
static bool
begins_game(const struct psn *psn, uint32_t number, unsigned dots)
{
	if (!psn->seen.scored)
		return psn_tree_complete(psn);
	return number == 1 && psn->line_start && psn->outer.count == 0 && !psn->line.fork &&
	       (psn->empty_lines > 0 || psn_tree_complete(psn)) &&
	       !(dots >= ELLIPSIS && psn->line.moves == 1);
}

const char *
psn_number_read(struct psn *psn, const char *p)
{
	uint32_t number;
	unsigned dots;
	const char *after = take_number(psn, p, &number, &dots);

	if (after == NULL)
		return NULL;
	if (begins_game(psn, number, dots)) {
		psn->stop = true;
		return p;
	}
	count_number(psn, number, dots >= ELLIPSIS, p, after);
	return after;
}

/* --- times */

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

/* Returns the time spent with its hours, from the totals: Shogidokoro writes none (58:30). */
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
psn_number_time(struct psn *psn, const char *p)
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
	if (p == NULL || p == end || *p != close || psn->cursor.depth == 0 || psn->line.fork)
		return NULL;
	if (parts == 2 && total_parts == 3)
		spent = add_hours(psn, spent, total);
	set_time(psn, first, spent, total);
	return p + 1;
}

/* Reads 12/345 as minutes, or 00:01:00 as all that was used. */
static const char *
take_pair(const char *p, const char *end, uint32_t *spent, uint32_t *total)
{
	enum { MINUTES_MAX = 60000, WHOLE = 3 };
	const char *sign = scan_number(p, end, spent), *after;
	unsigned parts;

	if (sign == p || sign == end || (*sign != ':' && *sign != '/'))
		return NULL;
	if (*sign == ':') {
		*spent = TIME_NONE;
		after = take_duration(p, end, total, &parts);
		return after != NULL && parts == WHOLE && (after == end || str_is_space(*after))
			   ? after
			   : NULL;
	}
	after = scan_number(sign + 1, end, total);
	if (after == sign + 1 || *spent > MINUTES_MAX || *total > MINUTES_MAX)
		return NULL;
	*spent *= MINUTE;
	*total *= MINUTE;
	return after == end || str_is_space(*after) ? after : NULL;
}

/* Sets the time that a move's side has used so far, and with it that of the move; back: how many
 * moves it lies before the last one.  A line names those of two moves, or repeats the first. */
static void
set_used(struct psn *psn, uint32_t back, uint32_t total)
{
	const struct line_cursor *cursor = &psn->cursor;
	struct ply *plies = psn->record->plies, *ply;
	uint32_t at = cursor->depth - back, before = 0;

	if (cursor->depth <= back)
		return;
	ply = &plies[cursor->path[at].node];
	if (ply->total != TIME_NONE)
		return;
	if (at > 2)
		before = plies[cursor->path[at - 2].node].total;
	ply->total = total;
	ply->spent = before != TIME_NONE && before <= total ? total - before : TIME_NONE;
}

const char *
psn_number_minutes(struct psn *psn, const char *p)
{
	uint32_t spent[2], total[2];
	const char *second, *after = take_pair(p, psn->end, &spent[BLACK], &total[BLACK]);
	bool white;

	if (after == NULL || psn->cursor.depth == 0 || psn->line.fork)
		return NULL;
	second = scan_blanks(after, psn->end);
	after = take_pair(second, psn->end, &spent[WHITE], &total[WHITE]);
	if (after == NULL)
		return NULL;
	white = (psn->line.moves + psn->skipped) % 2 == 0;
	if (psn->record->setup.turn == WHITE && psn->skipped == 0)
		white = !white;
	if (spent[white] == TIME_NONE && spent[!white] == TIME_NONE) {
		set_used(psn, 1, total[!white]);
		set_used(psn, 0, total[white]);
	} else {
		set_time(psn, white ? second : p, spent[white], total[white]);
	}
	return after;
}
