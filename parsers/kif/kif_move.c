#include "parsers/kif/kif_move.h"

#include "record/text/scan.h"

/* A place in the text and what stands there: each character is looked up once. */
struct reader {
	const char *p, *end;
	struct scan scan;
};

static inline void
look(struct reader *reader, const char *p)
{
	reader->p = p;
	reader->scan = scan_next(p, reader->end);
}

static inline void
step(struct reader *reader)
{
	look(reader, reader->p + reader->scan.length);
}

/* Reads one coordinate, a digit or a numeral from 1 to 9; 0 when none stands there. */
static inline unsigned
coordinate(struct reader *reader)
{
	unsigned value = reader->scan.value;

	if ((reader->scan.is != SCAN_digit && reader->scan.is != SCAN_numeral) || value > 9)
		return 0;
	if (value != 0)
		step(reader);
	return value;
}

/* Reads ７六, 76, 同 or, as newspapers write, ３三同. */
static inline bool
destination(struct reader *reader, struct claim *claim)
{
	unsigned file, rank;

	if (reader->scan.is != SCAN_same) {
		if ((file = coordinate(reader)) == 0 || (rank = coordinate(reader)) == 0)
			return false;
		claim->has |= CLAIM_HAS_to;
		claim->to = square_make(file, rank);
	}
	if (reader->scan.is == SCAN_same) {
		claim->has |= CLAIM_HAS_same;
		step(reader);
	}
	if (reader->scan.is == SCAN_blank)
		look(reader, scan_blanks(reader->p, reader->end));
	return true;
}

/* Reads the piece; a name of one character is known by what stands after it. */
static inline bool
piece(struct reader *reader, piece_t *face)
{
	struct reader after = *reader;
	const char *p;

	step(&after);
	if (reader->scan.is == SCAN_piece &&
	    (after.scan.is == SCAN_open || after.scan.is == SCAN_promote ||
		after.scan.is == SCAN_drop)) {
		*face = reader->scan.value;
		*reader = after;
		return true;
	}
	p = scan_piece(reader->p, reader->end, face);
	if (p != NULL)
		look(reader, p);
	return p != NULL;
}

/* Reads what follows the piece: 成, 不成, 生, 打 and relative marks, in any order. */
static inline bool
suffixes(struct reader *reader, struct claim *claim)
{
	for (;; step(reader)) {
		switch (reader->scan.is) {
		case SCAN_promote:
			claim->has |= CLAIM_HAS_promote;
			continue;
		case SCAN_raw:
			claim->has |= CLAIM_HAS_stay;
			continue;
		case SCAN_drop:
			claim->has |= CLAIM_HAS_drop;
			continue;
		case SCAN_mark:
			claim->marks |= reader->scan.value;
			continue;
		case SCAN_not:
			step(reader);
			if (reader->scan.is != SCAN_promote)
				return false;
			claim->has |= CLAIM_HAS_stay;
			continue;
		default:
			return true;
		}
	}
}

/* Whether a time stands at p, or at least its beginning: ( 0: */
static bool
time_begins(const char *p, const char *end)
{
	uint32_t number;

	p = scan_blanks(p + scan_next(p, end).length, end);
	return scan_next(scan_number(p, end, &number), end).is == SCAN_colon;
}

/*
 * Reads (77), or (00) of a drop, with or without blanks before it.  A time is left where it is;
 * parentheses that touch the move and hold neither spoil it.
 */
static inline bool
origin(struct reader *reader, struct claim *claim)
{
	const char *before = reader->p, *open;
	struct scan file, rank;

	if (reader->scan.is == SCAN_blank)
		look(reader, scan_blanks(reader->p, reader->end));
	open = reader->p;
	if (reader->scan.is == SCAN_open) {
		step(reader);
		file = reader->scan;
		step(reader);
		rank = reader->scan;
		step(reader);
		if (file.is == SCAN_digit && rank.is == SCAN_digit &&
		    reader->scan.is == SCAN_close && (file.value == 0) == (rank.value == 0)) {
			claim->has |= file.value == 0 ? CLAIM_HAS_drop : CLAIM_HAS_from;
			claim->from = square_make(file.value, rank.value);
			if (file.value != 0)
				claim->marks = 0;
			reader->p += reader->scan.length;
			return true;
		}
		if (open == before && !time_begins(open, reader->end))
			return false;
	}
	reader->p = before;
	return true;
}

const char *
kif_move_read(const char *p, const char *end, struct claim *claim)
{
	struct reader reader = { .end = end };

	*claim = (struct claim){
		.has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
		.kind = CLAIM_move,
		.side = NO_SIDE,
		.winner = NO_SIDE,
	};
	look(&reader, p);
	if (reader.scan.is == SCAN_side) {
		claim->has |= CLAIM_HAS_side;
		claim->side = reader.scan.value;
		look(&reader, scan_blanks(p + reader.scan.length, end));
	}
	return destination(&reader, claim) && piece(&reader, &claim->piece) &&
		       suffixes(&reader, claim) && origin(&reader, claim)
		   ? reader.p
		   : NULL;
}

bool
kif_move_like(const char *p, const char *end)
{
	switch (scan_next(p, end).is) {
	case SCAN_digit:
	case SCAN_numeral:
	case SCAN_same:
	case SCAN_piece:
	case SCAN_promote:
	case SCAN_side:
		return true;
	default:
		return false;
	}
}

/* Up to three numbers with colons between them, and a fraction of a second. */
struct stretch {
	unsigned parts;
	uint32_t part[3];
	uint32_t fraction; /* ms */
};

/* Reads .5 or .234 as milliseconds; what is finer is dropped. */
static const char *
fraction(const char *p, const char *end, uint32_t *ms)
{
	uint32_t unit = 100;
	struct scan scan;

	*ms = 0;
	for (; (scan = scan_next(p, end)).is == SCAN_digit; p += scan.length) {
		*ms += scan.value * unit;
		unit /= 10;
	}
	return p;
}

static const char *
stretch(const char *p, const char *end, struct stretch *stretch)
{
	struct scan scan;

	*stretch = (struct stretch){ 0 };
	for (;;) {
		const char *digits = scan_blanks(p, end);

		p = scan_number(digits, end, &stretch->part[stretch->parts]);
		if (p == digits)
			return stretch->parts == 0 ? p : NULL;
		scan = scan_next(p, end);
		if (++stretch->parts == 3 || scan.is != SCAN_colon)
			break;
		p += scan.length;
	}
	if (scan.is == SCAN_dot)
		p = fraction(p + scan.length, end, &stretch->fraction);
	return scan_blanks(p, end);
}

/* The milliseconds of h:m:s or m:s; false when it is no time or does not fit. */
static bool
milliseconds(const struct stretch *stretch, uint32_t *ms)
{
	uint64_t hours = stretch->parts == 3 ? stretch->part[0] : 0, sum;
	const uint32_t *last = &stretch->part[stretch->parts - 2];

	if (last[1] >= 60 || (stretch->parts == 3 && last[0] >= 60))
		return false;
	sum = ((hours * 60 + last[0]) * 60 + last[1]) * 1000 + stretch->fraction;
	*ms = (uint32_t)sum;
	return sum < TIME_NONE;
}

const char *
kif_move_time(const char *p, const char *end, uint32_t *spent, uint32_t *total)
{
	struct stretch move, side = { 0 };
	uint32_t move_ms, side_ms = TIME_NONE;
	struct scan scan = scan_next(p, end);

	if (scan.is != SCAN_open)
		return NULL;
	p = stretch(p + scan.length, end, &move);
	if (p == NULL || move.parts < 2)
		return NULL;
	scan = scan_next(p, end);
	if (scan.is == SCAN_slash) {
		p = stretch(p + scan.length, end, &side);
		if (p == NULL || side.parts == 1)
			return NULL;
		scan = scan_next(p, end);
	}
	if (scan.is != SCAN_close || !milliseconds(&move, &move_ms) ||
	    (side.parts != 0 && !milliseconds(&side, &side_ms)))
		return NULL;
	*spent = move_ms;
	*total = side_ms;
	return p + scan.length;
}

static const struct str step_words[] = {
	{ "一歩目", 9 },
	{ "二歩目", 9 },
};

const char *
kif_move_step(const char *p, const char *end, unsigned *step)
{
	size_t i, n = 0;

	*step = 0;
	for (i = 0; n == 0 && i < sizeof step_words / sizeof *step_words; i++) {
		n = scan_word(p, end, step_words[i]);
		*step = n == 0 ? 0 : (unsigned)i + 1;
	}
	return p + n;
}

/* Whether words that begin at p may follow an ASCII number without a blank: 2同, 2△, 2３四. */
static bool
may_touch(const char *p, const char *end)
{
	struct scan scan = scan_next(p, end), rank = scan_next(p + scan.length, end);

	return scan.is == SCAN_same || scan.is == SCAN_side ||
	       (scan.is == SCAN_digit && (rank.is == SCAN_numeral || rank.is == SCAN_digit));
}

/* As scan_number, but an ASCII number ends before wide digits: a square begins there. */
static const char *
lead_number(const char *p, const char *end, uint32_t *number)
{
	const char *stop = p;

	while (stop != end && (unsigned)(*stop - '0') < 10)
		stop++;
	return scan_number(p, stop == p ? end : stop, number);
}

const char *
kif_move_lead(const char *p, const char *end, struct kif_lead *lead)
{
	const char *after = lead_number(p, end, &lead->number), *q = after;
	size_t word;

	if (after == p)
		return NULL;
	lead->end = after;
	if (scan_next(q, end).is == SCAN_dot)
		q += scan_next(q, end).length;
	else if ((word = scan_word(q, end, STR("手目"))) != 0)
		q += word;
	q = kif_move_step(q, end, &lead->step);
	p = scan_blanks(q, end);
	lead->touches = p == q && p != end;
	if (p != after || p == end)
		return p;
	return (unsigned char)after[-1] < 0x80 && may_touch(p, end) ? p : NULL;
}

bool
kif_move_edge(const char *p, const char *end)
{
	switch (scan_next(p, end).is) {
	case SCAN_end:
	case SCAN_blank:
	case SCAN_open:
	case SCAN_plus:
	case SCAN_star:
	case SCAN_side:
		return true;
	default:
		return false;
	}
}
