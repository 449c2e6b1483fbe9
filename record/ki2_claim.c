#include "record/ki2_claim.h"

#include "record/kif_move.h"
#include "record/kif_words.h"
#include "record/text/scan.h"

/* Whether a square, or 同, begins at p. */
static bool
square_begins(const char *p, const char *end)
{
	struct scan scan = scan_next(p, end);

	return scan.is == SCAN_digit || scan.is == SCAN_numeral || scan.is == SCAN_same;
}

/* Reads the mark of a side: ▲ and △, and the signs + and - where a move follows.  Returns the place
 * after it; p, and NO_SIDE, when there is none. */
static const char *
read_mark(const char *p, const char *end, enum side *side)
{
	struct scan scan = scan_next(p, end);
	const char *after = p + scan.length;

	*side = NO_SIDE;
	if (scan.is == SCAN_side)
		*side = (enum side)scan.value;
	else if ((scan.is == SCAN_plus || scan.is == SCAN_dash) && square_begins(after, end))
		*side = scan.is == SCAN_plus ? BLACK : WHITE;
	return *side == NO_SIDE ? p : scan_blanks(after, end);
}

/* 同 with nothing after it, in old records: whatever piece can take back. */
static const char *
read_same(const char *p, const char *end, struct claim *claim)
{
	struct scan scan = scan_next(p, end);

	if (scan.is != SCAN_same)
		return NULL;
	*claim = (struct claim){
		.has = CLAIM_HAS_same, .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE
	};
	return p + scan.length;
}

/* Whether what was read may end at p.  Where there are no marks, another square ends a move. */
static bool
at_edge(const char *p, const char *end, enum side side)
{
	return kif_move_edge(p, end) || scan_next(p, end).is == SCAN_dash ||
	       scan_word(p, end, STR("まで")) != 0 || (side == NO_SIDE && square_begins(p, end));
}

const char *
ki2_claim_read(const char *p, const char *end, struct claim *claim)
{
	enum side side;
	const char *words = read_mark(p, end, &side), *after = kif_move_read(words, end, claim);

	if (after == NULL)
		after = read_same(words, end, claim);
	if (after == NULL && words != end)
		after = kif_words_read(words, end, claim);
	if (after == NULL || !at_edge(after, end, side))
		return NULL;
	claim->has &= (uint16_t)~CLAIM_HAS_plain; /* promotion declined is marked as well: 不成 */
	if (side != NO_SIDE)
		claim->has |= CLAIM_HAS_side;
	claim->side = (uint8_t)side;
	return after;
}

const char *
ki2_claim_next(const char *p, const char *end)
{
	do
		p += scan_next(p, end).length;
	while (p != end && scan_next(p, end).is != SCAN_side);
	return p;
}

bool
ki2_claim_damaged(const char *p, const char *end)
{
	enum side side;
	const char *words = read_mark(p, end, &side);

	return side != NO_SIDE && square_begins(words, end);
}

/* Whether nothing but moves stands from p on. */
static bool
is_bare_row(const char *p, const char *end)
{
	struct claim claim;

	for (p = scan_blanks(p, end); p != end; p = scan_blanks(p, end)) {
		if (scan_next(p, end).is == SCAN_star || scan_word(p, end, STR("まで")) != 0)
			break;
		p = ki2_claim_read(p, end, &claim);
		if (p == NULL)
			return false;
	}
	return true;
}

bool
ki2_claim_row(const char *p, const char *end)
{
	enum { MOVE_BYTES = 27 };
	struct claim claim;
	const char *rest;

	if (ki2_claim_read(p, end, &claim) != NULL)
		return (claim.has & CLAIM_HAS_side) != 0 || is_bare_row(p, end);
	if (!ki2_claim_damaged(p, end))
		return false;
	rest = ki2_claim_next(p, end);
	return ki2_claim_read(rest, end, &claim) != NULL || (rest == end && rest - p <= MOVE_BYTES);
}
