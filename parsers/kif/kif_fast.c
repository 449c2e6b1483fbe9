#include "parsers/kif/kif_fast.h"

#include "parsers/kif/kif_tree.h"

/*
 * The fast path: a line of the usual form is read some bytes at a time and in one pass.  Any other
 * line, and those near the end of the text, are left to kif.c.
 */

enum { NUMBER_DIGITS = 9 };
enum { AHEAD = 64 }; /* bytes that are read after a place without a check for the text's end */

/* A line of the usual form. */
struct usual_line {
	const char *number_at, *number_end; /* set if the number is not the expected one */
	const char *words, *after;          /* the move, and the place after it */
	const char *time;
	uint32_t number, spent, total;
	struct kif_usual_move move;
};

/* The number of the move that simply follows, and how programs write it: in four columns, filled
 * up with blanks on the left. */
enum { COLUMNS = 4 };
#define NO_COLUMNS UINT32_MAX /* of a longer number: bytes that no text in UTF-8 has */
struct expected {
	uint32_t number;
	uint32_t columns; /* as swar_load_half() has them, or NO_COLUMNS */
};

static struct expected
expected_number(uint32_t number)
{
	struct expected next = { number, swar_load_half("    ") };
	uint32_t rest = number, column = COLUMNS;

	for (; rest > 0 && column > 0; rest /= 10)
		next.columns += ('0' - ' ' + rest % 10) << 8 * --column;
	if (rest > 0)
		next.columns = NO_COLUMNS;
	return next;
}

/* Returns the next number of the open line of play; UINT32_MAX: nothing simply follows. */
static struct expected
expected_in(const struct kif *kif)
{
	return expected_number(
	    kif_tree_follows(kif) ? line_cursor_last(&kif->line)->number + 1 : UINT32_MAX);
}

static inline void
expect_next(struct expected *expected)
{
	expected->number++;
	if (expected->columns == NO_COLUMNS)
		return;
	expected->columns += UINT32_C(1) << 8 * (COLUMNS - 1);
	if (expected->columns >> 8 * (COLUMNS - 1) > '9')
		*expected = expected_number(expected->number);
}

const char *
kif_fast_until(const char *p, const char *end)
{
	if (end - p <= AHEAD)
		return p;
	for (end -= AHEAD; end != p && end[-1] != '\n';)
		end--;
	return end;
}

/* Short loops in lines that are much alike are predicted well. */
static inline const char *
skip_blanks(const char *p)
{
	while (*p == ' ')
		p++;
	return p;
}

/* Reads ( 0:03/00:00:03), the minutes with two digits or a blank before one.  Returns the place
 * after it, or NULL. */
static inline const char *
read_time(const char *p, struct usual_line *line)
{
	const uint64_t blank = (uint64_t)('0' - ' ') << 8;
	uint64_t digits[2];
	uint32_t hours;

	if (!swar_like(
		swar_load(p) + (p[1] == ' ' ? blank : 0), swar_load("(00:60/0"), &digits[0]) ||
	    !swar_like(swar_load(p + 8), swar_load("0:60:60)"), &digits[1]))
		return NULL;
	hours = (uint32_t)(digits[0] >> 56) * 10 + (digits[1] & 15);
	line->spent = (swar_pair(digits[0], 1) * 60 + swar_pair(digits[0], 4)) * 1000;
	line->total =
	    ((hours * 60 + swar_pair(digits[1], 2)) * 60 + swar_pair(digits[1], 5)) * 1000;
	return p + 16;
}

/* Reads the number before a move.  Returns the place of the move, or NULL. */
static inline const char *
read_lead(const char *p, const struct expected *expected, struct usual_line *line)
{
	const char *digits, *after;
	unsigned digit;

	if (swar_load_half(p) == expected->columns && p[COLUMNS] == ' ') {
		line->number = expected->number;
		line->number_at = line->number_end = NULL;
		return p + COLUMNS + 1;
	}
	line->number = 0;
	digits = skip_blanks(p);
	for (after = digits; (digit = (unsigned)(*after - '0')) < 10; after++)
		line->number = line->number * 10 + digit;
	line->number_at = digits;
	line->number_end = after;
	return after == digits || after - digits > NUMBER_DIGITS || *after != ' '
		   ? NULL
		   : skip_blanks(after);
}

/* Reads a line.  Returns the beginning of the next, or NULL when it has not the usual form. */
static inline const char *
read_line(const char *p, const char *end, const struct expected *expected, struct usual_line *line)
{
	line->words = read_lead(p, expected, line);
	if (line->words == NULL ||
	    (line->after = kif_move_usual(line->words, end, &line->move)) == NULL)
		return NULL;
	line->spent = line->total = TIME_NONE;
	p = line->after;
	p = line->time = swar_load_half(p) == swar_load_half("   (") ? p + 3 : skip_blanks(p);
	if (*p == '(') {
		if ((p = read_time(p, line)) == NULL)
			return NULL;
		p = skip_blanks(p);
	}
	if (*p == '+')
		p++;
	if (*p == '\r')
		p++;
	return *p == '\n' ? p + 1 : NULL;
}

void
kif_fast_lines(struct kif *kif)
{
	const char *p = kif->p, *next;
	struct expected expected = expected_in(kif);
	struct usual_line line;
	struct ply *ply;

	for (; p < kif->fast_until && (next = read_line(p, kif->end, &expected, &line)) != NULL;
	     p = next) {
		struct span at = kif_span(kif, line.words, line.after);

		if (line.number == expected.number) {
			ply = kif_tree_follow(kif, line.number);
			kif_move_fill(&ply->claim, &line.move);
			ply->at = at;
			expect_next(&expected);
		} else {
			struct claim claim = record_no_ply.claim;

			kif_move_fill(&claim, &line.move);
			kif->number_at = kif_span(kif, line.number_at, line.number_end);
			kif_tree_add(kif, line.number, &claim, at);
			expected = expected_in(kif);
			ply = kif_tree_ply(kif);
		}
		if (line.spent != TIME_NONE)
			kif_tree_time(kif, ply, line.time, line.spent, line.total);
	}
	kif->p = p;
}
