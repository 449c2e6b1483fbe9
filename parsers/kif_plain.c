/*
 * What nearly all lines of a KIF record are, a move as programs write it:
 *
 *	   1 ７六歩(77)   ( 0:03/00:00:03)
 *
 * Such a line is read some bytes at a time and in one pass.  Any other, and those near the end of
 * the text, are left to kif_line.c.
 */
#include "parsers/kif.h"

#include "parsers/scan.h"

enum { NUMBER_DIGITS = 9, MINUTE_DIGITS = 4 };
enum {
	AHEAD = 64
}; /* bytes that are looked at behind a place without looking for the text's end */

const char *
kif_plain_until(const char *p, const char *end)
{
	if (end - p <= AHEAD)
		return p;
	for (end -= AHEAD; end != p && end[-1] != '\n';)
		end--;
	return end;
}

/* The loops are short, and lines so much alike that what follows need not wait for their end. */
static inline const char *
skip_blanks(const char *p)
{
	while (*p == ' ')
		p++;
	return p;
}

static inline const char *
read_number(const char *p, uint32_t *number)
{
	*number = 0;
	for (unsigned digit; (digit = (unsigned)(*p - '0')) < 10; p++)
		*number = *number * 10 + digit;
	return p;
}

/* Reads ７六 or 同; behind 同 one blank.  NULL: none of them. */
static inline const char *
read_square(const char *p, struct claim *claim)
{
	const struct scan *first = scan_three(p), *second = scan_three(p + 3);

	if (first->is == SCAN_digit && second->is == SCAN_numeral && first->value != 0 &&
	    second->value < 10) {
		claim->said |= SAID_to;
		claim->to = square_make(first->value, second->value);
		return p + 6;
	}
	claim->said |= SAID_same;
	return first->is != SCAN_same ? NULL : second->is == SCAN_blank ? p + 6 : p + 3;
}

/* Reads 歩, 成銀.  NULL: no piece. */
static inline const char *
read_piece(const char *p, struct claim *claim)
{
	const struct scan *scan = scan_three(p);

	if (scan->is == SCAN_promote)
		return scan_face(p, p + 6, &claim->piece);
	claim->piece = scan->value;
	return scan->is == SCAN_piece ? p + 3 : NULL;
}

/* Reads what may stand behind the piece: 成, 不成.  Gives the place of what follows. */
static inline const char *
read_choice(const char *p, struct claim *claim)
{
	const struct scan *scan = scan_three(p);

	if (scan->is == SCAN_promote) {
		claim->said |= SAID_promote;
		return p + 3;
	}
	if (scan->is != SCAN_not || scan_three(p + 3)->is != SCAN_promote)
		return p;
	claim->said |= SAID_stay;
	return p + 6;
}

/* Reads (77), or 打 without it.  NULL: something else. */
static inline const char *
read_origin(const char *p, struct claim *claim)
{
	uint64_t digits;

	if (word_like(word_load_half(p), word_load_half("(00)"), &digits)) {
		claim->said |= SAID_from;
		claim->from = square_make(digits >> 8 & 15, digits >> 16 & 15);
		return square_file(claim->from) == 0 || square_rank(claim->from) == 0 ? NULL
										      : p + 4;
	}
	if (scan_three(p)->is != SCAN_drop || (claim->said & (SAID_promote | SAID_stay)) != 0)
		return NULL;
	claim->said |= SAID_drop;
	p += 3;
	return skip_blanks(p)[0] == '(' && skip_blanks(p)[3] == ')' ? NULL : p;
}

/* Reads a move into *claim; gives the place behind it, or NULL. */
static inline const char *
read_move(const char *p, struct claim *claim)
{
	*claim = (struct claim){
		.said = SAID_plain | SAID_piece,
		.kind = CLAIM_move,
		.side = NO_SIDE,
		.winner = NO_SIDE,
	};
	p = read_square(p, claim);
	if (p == NULL || (p = read_piece(p, claim)) == NULL)
		return NULL;
	return read_origin(*p == '(' ? p : read_choice(p, claim), claim);
}

/* Reads ( 0:03/00:00:03), of up to four digits before the first colon, into milliseconds; gives the
 * place behind it, or NULL. */
static inline const char *
read_time(const char *p, uint32_t *spent, uint32_t *total)
{
	uint64_t digits[2];
	uint32_t minutes, hours, seconds, more[2];
	const char *first = p[1] == ' ' ? p + 2 : p + 1;

	p = read_number(first, &minutes);
	if (p == first || p - first > MINUTE_DIGITS ||
	    !word_like(word_load(p), word_load(":00/00:0"), &digits[0]) ||
	    !word_like(word_load(p + 5), word_load("0:00:00)"), &digits[1]))
		return NULL;
	seconds = word_pair(digits[0], 1);
	hours = word_pair(digits[0], 4);
	more[0] = word_pair(digits[1], 2);
	more[1] = word_pair(digits[1], 5);
	if (seconds >= 60 || more[0] >= 60 || more[1] >= 60)
		return NULL;
	*spent = (minutes * 60 + seconds) * 1000;
	*total = ((hours * 60 + more[0]) * 60 + more[1]) * 1000;
	return p + 13;
}

bool
kif_plain_line(struct kif *kif)
{
	const char *digits, *after, *words, *behind, *time, *p;
	uint32_t number, spent = TIME_NONE, total = TIME_NONE;
	struct claim claim;

	if (kif->p >= kif->plain_until)
		return false;
	digits = skip_blanks(kif->p);
	after = read_number(digits, &number);
	words = skip_blanks(after);
	if (after == digits || after - digits > NUMBER_DIGITS || words == after ||
	    (behind = read_move(words, &claim)) == NULL)
		return false;
	p = time = skip_blanks(behind);
	if (*p == '(' && (p = read_time(p, &spent, &total)) == NULL)
		return false;
	p = p == time ? p : skip_blanks(p);
	p += *p == '+';
	p += *p == '\r';
	if (*p != '\n')
		return false;
	kif->number_at = kif_span(kif, digits, after);
	kif_tree_add(kif, number, &claim, kif_span(kif, words, behind));
	if (*time == '(')
		kif_ply_time(kif, time, spent, total);
	kif->p = p + 1;
	return true;
}
