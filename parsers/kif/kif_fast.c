#include "parsers/kif/kif_fast.h"

#include "parsers/kif/kif_tree.h"
#include "record/text/simd.h"

/*
 * The fast path: a line of the usual form is read some bytes at a time and in one pass.  Any other
 * line, and those near the end of the text, are left to kif.c.
 */

enum { NUMBER_DIGITS = 9 };
enum { AHEAD = 64 }; /* bytes that are read after a place without a check for the text's end */

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
	return kif_tree_follows(kif) ? expected_number(line_cursor_last(&kif->line)->number + 1)
				     : (struct expected){ UINT32_MAX, NO_COLUMNS };
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

/* Returns the place after the digits at p. */
static inline const char *
read_number(const char *p, uint32_t *number)
{
	unsigned digit;

	for (*number = 0; (digit = (unsigned)(*p - '0')) < 10; p++)
		*number = *number * 10 + digit;
	return p;
}

/* Reads the number before a move.  Returns the place of the move, or NULL. */
static inline const char *
read_lead(const char *p, const struct expected *expected, uint32_t *number)
{
	const char *digits, *after;

	if (swar_load_half(p) == expected->columns && p[COLUMNS] == ' ') {
		*number = expected->number;
		return p + COLUMNS + 1;
	}
	digits = skip_blanks(p);
	after = read_number(digits, number);
	return after == digits || after - digits > NUMBER_DIGITS || *after != ' '
		   ? NULL
		   : skip_blanks(after);
}

/* Reads ( 0:03/00:00:03), the minutes with two digits or a blank before one.  Returns the place
 * after it, or NULL. */
static inline const char *
read_time(const char *p, struct ply *ply)
{
	static const simd_bytes form = { '(', '0', '0', ':', '0', '0', '/', '0', '0', ':', '0', '0',
		':', '0', '0', ')' };
	static const simd_bytes max = { 0, 9, 9, 0, 5, 9, 0, 9, 9, 0, 5, 9, 0, 5, 9, 0 };
	static const simd_bytes blank = { 0, '0' - ' ' };
	simd_bytes bytes = simd_load(p);
	uint64_t spent, total;
	uint32_t hours;

	bytes = (bytes + ((simd_bytes)(bytes == ' ') & blank)) ^ form;
	if (simd_highs((simd_bytes)(bytes <= max)) != 0xFFFF)
		return NULL;
	spent = swar_load(&bytes);
	total = swar_load((const char *)&bytes + 8);
	hours = (uint32_t)(spent >> 56) * 10 + (total & 15);
	ply->spent = (swar_pair(spent, 1) * 60 + swar_pair(spent, 4)) * 1000;
	ply->total = ((hours * 60 + swar_pair(total, 2)) * 60 + swar_pair(total, 5)) * 1000;
	return p + sizeof bytes;
}

/* Reads a line into a node.  Returns the beginning of the next, or NULL when it has not the usual
 * form. */
static inline const char *
read_line(const struct kif *kif, const char *p, const struct expected *expected, struct ply *ply)
{
	const char *words, *after;
	uint32_t number;

	*ply = record_no_ply;
	if ((words = read_lead(p, expected, &number)) == NULL ||
	    (after = kif_move_usual(words, &ply->claim)) == NULL)
		return NULL;
	ply->number = number;
	ply->at = kif_span(kif, words, after);
	p = swar_load_half(after) == swar_load_half("   (") ? after + 3
							    : skip_blanks(kif_move_blanks(after));
	if (*p == '(') {
		ply->time_at = p - words <= UINT16_MAX ? (uint16_t)(p - words) : 0;
		if ((p = read_time(p, ply)) == NULL)
			return NULL;
		p = skip_blanks(p);
	}
	if (*p == '+')
		p++;
	if (*p == '\r')
		p++;
	return *p == '\n' ? p + 1 : NULL;
}

/* Adds the node that was read from the line at p where its number says it belongs. */
static void
add_elsewhere(struct kif *kif, const char *p, struct ply read)
{
	const char *number = skip_blanks(p);
	struct ply *ply;

	kif->number_at = kif_span(kif, number, read_number(number, &read.number));
	ply = &kif->record->plies[kif_tree_add(kif, read.number, &read.claim, read.at)];
	ply->time_at = read.time_at;
	ply->spent = read.spent;
	ply->total = read.total;
}

void
kif_fast_lines(struct kif *kif)
{
	const char *p = kif->p, *next;
	struct expected expected = expected_in(kif);
	struct ply *ply;

	for (; p < kif->fast_until; p = next) {
		ply = record_spare(kif->record);
		if ((next = read_line(kif, p, &expected, ply)) == NULL)
			break;
		if (ply->number == expected.number) {
			kif_tree_follow(kif, ply->number);
			expect_next(&expected);
		} else {
			add_elsewhere(kif, p, *ply);
			expected = expected_in(kif);
		}
	}
	kif->p = p;
}
