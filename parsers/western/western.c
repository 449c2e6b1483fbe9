#include "parsers/western/western.h"

/* The signs of a drop that are not ASCII. */
static const struct str drops[] = { { "´", 2 }, { "\u2019", 3 }, { "\u2018", 3 } };

/* How the squares of a move are written. */
enum order { ORDER_shogi, ORDER_digits, ORDER_chess, ORDER_none };

/* Reading one move. */
struct reading {
	const char *end;
	struct western_style style;
	struct claim claim;
	enum order order;
};

/* Coordinates without a sign between them: of a square two, of a move at most four. */
enum { COORDINATES = 4 };
struct coordinates {
	struct western_coordinate list[COORDINATES + 1];
	unsigned count; /* one more than a move can have: this is none */
};

/* --- squares */

/* Reads a rank in upper case after a file, 7F.  Returns the place after it, or NULL. */
static const char *
take_capital(const char *p, const char *end, const struct coordinates *run, unsigned count,
    struct western_coordinate *rank)
{
	if (p == end || *p < 'A' || *p > 'I' || count % 2 == 0 || run->list[count - 1].letter)
		return NULL;
	*rank = (struct western_coordinate){ true, (uint8_t)(*p - 'A' + 1) };
	return p + 1;
}

static const char *
take_run(const struct reading *reading, const char *p, struct coordinates *run)
{
	const struct western_style style = reading->style; /* which no store into run can change */
	const char *end = reading->end, *after;
	unsigned count = 0;

	while (count <= COORDINATES) {
		after = western_coordinate(p, end, &style, &run->list[count]);
		if (after == NULL)
			after = take_capital(p, end, run, count, &run->list[count]);
		if (after == NULL)
			break;
		p = after;
		count++;
	}
	run->count = count;
	return p;
}

static enum order
order_of(const struct western_coordinate square[2])
{
	if (square[0].letter)
		return square[1].letter ? ORDER_none : ORDER_chess;
	return square[1].letter ? ORDER_shogi : ORDER_digits;
}

static square_t
square_of(const struct western_coordinate square[2])
{
	if (order_of(square) == ORDER_chess)
		return square_make(10u - square[0].value, 10u - square[1].value);
	return square_make(square[0].value, square[1].value);
}

/* Claims a destination; returns false if it is no square. */
static bool
claim_to(struct reading *reading, const struct western_coordinate square[2])
{
	reading->order = order_of(square);
	reading->claim.has |= CLAIM_HAS_to;
	reading->claim.to = square_of(square);
	return reading->order != ORDER_none;
}

/* Claims an origin of at most 2 coordinates in a move of known order.  One digit is the file. */
static bool
claim_origin(struct reading *reading, const struct western_coordinate *list, unsigned count)
{
	bool chess = reading->order == ORDER_chess;

	if (count == 0)
		return true;
	if (count == 1) {
		bool file = list->letter == chess;
		unsigned value = chess ? 10u - list->value : list->value;

		reading->claim.has |= file ? CLAIM_HAS_from_file : CLAIM_HAS_from_rank;
		reading->claim.from = square_make(file ? value : 0, file ? 0 : value);
		return true;
	}
	reading->claim.has |= CLAIM_HAS_from;
	reading->claim.from = square_of(list);
	return count == 2 && (order_of(list) == ORDER_chess) == chess &&
	       order_of(list) != ORDER_none;
}

/* Claims an origin and a destination without a sign between them: 7f, 7g7f, 45b (file 4), c4d
 * (rank c), 6ih (6i to 6h), 458 (file 4). */
static bool
claim_run(struct reading *reading, const struct coordinates *run)
{
	const struct western_coordinate *list = run->list;

	if (run->count < 2 || run->count > COORDINATES)
		return false;
	if (run->count == 3 && !list[0].letter && list[1].letter && list[2].letter) {
		const struct western_coordinate to[2] = { list[0], list[2] };

		return claim_to(reading, to) && claim_origin(reading, list, 2);
	}
	return claim_to(reading, list + run->count - 2) &&
	       claim_origin(reading, list, run->count - 2);
}

/* Claims an origin, and after a sign a destination: without it (Sx) that of the previous move. */
static bool
claim_parts(struct reading *reading, const struct coordinates *origin, enum western_sign sign,
    const struct coordinates *to)
{
	if (origin->count > 2 || (to->count != 2 && (to->count != 0 || sign != WESTERN_capture)))
		return false;
	if (to->count == 0) {
		reading->order = origin->count == 2 ? order_of(origin->list) : ORDER_shogi;
		reading->claim.has |= CLAIM_HAS_same;
	} else if (!claim_to(reading, to->list)) {
		return false;
	}
	return claim_origin(reading, origin->list, origin->count);
}

static const char *
take_in_bracket(
    const struct reading *reading, const char *p, bool trailing, struct coordinates *origin)
{
	struct coordinates square;
	const char *after = take_run(reading, p + 1, &square);

	if (after == reading->end || *after != ')' || square.count != 2 ||
	    (trailing && !square.list[1].letter))
		return p;
	*origin = square;
	return after + 1;
}

/* Reads an origin in brackets, (4i), if there is one; after the destination only one whose rank is
 * a letter, for (41) may be a time.  Returns the place after it, or p. */
static inline const char *
take_bracket(
    const struct reading *reading, const char *p, bool trailing, struct coordinates *origin)
{
	return p == reading->end || *p != '(' ? p : take_in_bracket(reading, p, trailing, origin);
}

/* Reads squares, with signs between them. */
static const char *
take_squares(struct reading *reading, const char *p)
{
	struct coordinates origin, to = { .count = 0 };
	enum western_sign sign;
	const char *first = take_run(reading, p, &origin), *second;
	bool good;

	p = origin.count == 0 ? take_bracket(reading, first, false, &origin) : first;
	second = western_sign(p, reading->end, &sign);
	if (origin.count == 0)
		second = take_bracket(reading, second, false, &origin);
	if (sign == WESTERN_none && second == first) {
		good = claim_run(reading, &origin);
		if (good && (reading->claim.has & CLAIM_HAS_from) == 0) {
			p = take_bracket(reading, first, true, &origin);
			good = p == first || claim_origin(reading, origin.list, origin.count);
		}
	} else {
		p = take_run(reading, second, &to);
		if (origin.count == 0 && to.count == 2)
			p = take_bracket(reading, p, true, &origin);
		good = claim_parts(reading, &origin, sign, &to);
	}
	if (sign == WESTERN_capture)
		reading->claim.has |= CLAIM_HAS_capture;
	return good ? p : NULL;
}

/* --- forms of moves */

/* Reads the sign and the square of a drop. */
static const char *
take_drop(struct reading *reading, const char *p)
{
	size_t i, n = p != reading->end && (*p == '*' || *p == '\'' || *p == '@' || *p == '`');
	struct coordinates square;

	if (n == 0 && (p == reading->end || (unsigned char)*p < 0x80))
		return NULL;
	for (i = 0; n == 0 && i < sizeof drops / sizeof *drops; i++)
		n = scan_word(p, reading->end, drops[i]);
	if (n == 0)
		return NULL;
	p = take_run(reading, p + n, &square);
	reading->claim.has |= CLAIM_HAS_drop;
	return square.count == 2 && claim_to(reading, square.list) ? p : NULL;
}

/* Reads a piece and a drop or squares. */
static const char *
take_piece_move(struct reading *reading, const char *p)
{
	const char *after;

	p = western_piece(p, reading->end, &reading->style, &reading->claim.piece);
	if (p == NULL)
		return NULL;
	reading->claim.has = CLAIM_HAS_piece;
	after = take_drop(reading, p);
	if (after != NULL || (reading->claim.has & CLAIM_HAS_drop) != 0)
		return after;
	return take_squares(reading, p);
}

/* Reads xL, a piece that captures on the square of the move before; xG4, xGh from this file or
 * rank.
 */
static const char *
take_recapture(struct reading *reading, const char *p)
{
	struct coordinates origin;
	enum western_sign sign;

	p = western_sign(p, reading->end, &sign);
	if (sign != WESTERN_capture)
		return NULL;
	p = western_piece(p, reading->end, &reading->style, &reading->claim.piece);
	if (p == NULL)
		return NULL;
	reading->claim.has = CLAIM_HAS_piece | CLAIM_HAS_same | CLAIM_HAS_capture;
	p = take_run(reading, p, &origin);
	return origin.count <= 2 && claim_origin(reading, origin.list, origin.count) ? p : NULL;
}

/* Reads squares alone: both, in letters and digits; or as in chess, where a pawn has no letter. */
static const char *
take_bare(struct reading *reading, const char *p)
{
	struct claim *claim = &reading->claim;
	const char *letter = p;

	while (letter != reading->end && *letter >= '1' && *letter <= '9')
		letter++;
	if (letter == reading->end || *letter < 'a' || *letter > 'i') /* a bare 7776 is a number */
		return NULL;
	reading->style.fold_case = false;
	p = take_squares(reading, p);
	if (p == NULL || (claim->has & CLAIM_HAS_to) == 0)
		return NULL;
	if ((claim->has & CLAIM_HAS_from) != 0) {
		claim->has |= CLAIM_HAS_promotion_mark;
		return p;
	}
	claim->has |= CLAIM_HAS_piece;
	claim->piece = KIND_pawn;
	return reading->order == ORDER_chess ? p : NULL;
}

/* --- larger boards */

/* Reads a square at p, 8c or 10m; returns p if there is none. */
static const char *
take_square(const struct reading *reading, const char *p, square_t *square)
{
	struct western_coordinate file, rank;
	const char *after = western_coordinate(p, reading->end, &reading->style, &file);

	if (after == NULL || file.letter)
		return p;
	after = western_coordinate(after, reading->end, &reading->style, &rank);
	if (after == NULL || !rank.letter)
		return p;
	*square = square_make(file.value, rank.value);
	return after;
}

/* The squares of a move and the signs before them: 8l-8k, x10f-10g. */
enum { STEPS = 3 };

struct steps {
	square_t squares[STEPS];
	bool signs[STEPS]; /* a sign is before the square */
	bool capture;      /* one of the signs is that of a capture */
	unsigned count;
};

static const char *
take_steps(const struct reading *reading, const char *p, struct steps *steps)
{
	*steps = (struct steps){ .count = 0 };
	while (steps->count < STEPS) {
		enum western_sign sign;
		const char *square = western_sign(p, reading->end, &sign), *after;

		after = take_square(reading, square, &steps->squares[steps->count]);
		if (after == square)
			break;
		steps->signs[steps->count++] = square != p;
		steps->capture |= sign == WESTERN_capture;
		p = after;
	}
	return p;
}

/* Reads the file or rank of an origin before a sign: G4-5h, Gi-5h.  Returns p if there is none. */
static const char *
take_half(struct reading *reading, const char *p)
{
	struct claim *claim = &reading->claim;
	struct western_coordinate half;
	const char *after = western_coordinate(p, reading->end, &reading->style, &half);
	enum western_sign sign;

	if (after == NULL || western_sign(after, reading->end, &sign) == after)
		return p;
	claim->has |= half.letter ? CLAIM_HAS_from_rank : CLAIM_HAS_from_file;
	claim->from = half.letter ? square_make(0, half.value) : square_make(half.value, 0);
	return after;
}

/* Claims the squares where the piece starts, stops on the way and ends, as many as there are. */
static bool
claim_steps(const struct steps *steps, struct claim *claim)
{
	unsigned origin = steps->count > 1 && !steps->signs[0], left = steps->count - origin;
	bool half = (claim->has & (CLAIM_HAS_from_file | CLAIM_HAS_from_rank)) != 0;

	if (left < 1 || left > 2 || (half && !steps->signs[0]))
		return false;
	if (origin != 0) {
		claim->has |= CLAIM_HAS_from;
		claim->from = steps->squares[0];
	}
	if (left == 2) {
		claim->has |= CLAIM_HAS_mid;
		claim->mid = steps->squares[origin];
	}
	claim->has |= CLAIM_HAS_to | (steps->capture ? CLAIM_HAS_capture : 0u);
	claim->to = steps->squares[steps->count - 1];
	return true;
}

/* Reads igui or a pass: x!9d, 8cx!9d, !9d, !.  An exclamation mark after a bare square is praise.
 */
static const char *
take_stay(const struct reading *reading, const char *p, struct claim *claim)
{
	const char *sign = take_square(reading, p, &claim->from), *mark, *after;
	enum western_sign act;

	if (sign != p)
		claim->has |= CLAIM_HAS_from;
	mark = western_sign(sign, reading->end, &act);
	if (mark == reading->end || *mark != '!' || (mark != sign && act != WESTERN_capture))
		return NULL;
	after = take_square(reading, mark + 1, &claim->mid);
	if (after != mark + 1)
		claim->has |= CLAIM_HAS_mid | CLAIM_HAS_capture;
	else if (mark == p)
		claim->kind = CLAIM_pass;
	else
		return NULL;
	return after;
}

/* Reads a move.  Igui has CLAIM_HAS_mid and neither CLAIM_HAS_to nor CLAIM_HAS_same. */
static const char *
take_large(struct reading *reading, const char *p)
{
	struct claim *claim = &reading->claim, stay;
	const char *squares = western_piece(p, reading->end, &reading->style, &claim->piece);
	const char *after;
	bool bare = squares == NULL;
	struct steps steps;

	claim->has = bare ? 0 : CLAIM_HAS_piece;
	squares = bare ? p : squares;
	if (!bare && squares != reading->end && *squares == '*') {
		claim->has |= CLAIM_HAS_drop | CLAIM_HAS_to;
		after = take_square(reading, squares + 1, &claim->to);
		return after != squares + 1 ? after : NULL;
	}
	stay = *claim;
	after = take_stay(reading, squares, &stay);
	if (after != NULL && (!bare || (stay.has & CLAIM_HAS_from) != 0)) {
		*claim = stay;
		return after;
	}
	if (!bare)
		squares = take_half(reading, squares);
	after = take_steps(reading, squares, &steps);
	if (!claim_steps(&steps, claim) || (bare && (claim->has & CLAIM_HAS_from) == 0))
		return NULL;
	if (bare)
		claim->has |= CLAIM_HAS_promotion_mark;
	return after;
}

/* --- moves */

/* Returns whether a move may end at p: what follows is not part of a word. */
static bool
is_end(const char *p, const char *end)
{
	unsigned char c;

	if (p == end || *p == ' ')
		return true;
	c = (unsigned char)*p;
	if (c >= 0x80)
		return scan_next(p, end).is == SCAN_blank;
	return !str_is_digit(c) && !str_is_letter(c) && strchr("+-=*'@`~_", c) == NULL;
}

/* Reads the mark of promotion at p, if any, after which the move must end. */
static const char *
take_suffix(const char *p, const char *end, const struct western_style *style, struct claim *claim)
{
	bool back;

	if (style->large)
		p = western_burned(p, end, style);
	/* Fairy-Stockfish's - turns a piece back over */
	back = p != end && *p == '-' && style->set != NULL && style->set->signs;
	if (p != end && (*p == '+' || *p == '=' || back)) {
		claim->has |= *p == '=' ? CLAIM_HAS_stay : CLAIM_HAS_promote;
		p++;
		if (style->large)
			p = western_burned(p, end, style);
	}
	return is_end(p, end) ? p : NULL;
}

/* In the order in which they are tried: with fold_case b7f may also be no bishop.  The last is for
 * larger boards. */
static const char *(*const forms[])(
    struct reading *, const char *) = { take_piece_move, take_recapture, take_bare, take_large };

const char *
western_move(const char *p, const char *end, const struct western_style *style, struct claim *claim,
    bool *chess)
{
	enum { LARGE = 3, FORMS = sizeof forms / sizeof *forms };
	struct reading reading = { .end = end, .style = *style };
	const char *after;
	size_t i;

	for (i = style->large ? LARGE : 0; i < (style->large ? FORMS : LARGE); i++) {
		reading.claim =
		    (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
		reading.order = ORDER_shogi;
		after = forms[i](&reading, p);
		after = after == NULL ? NULL : take_suffix(after, end, style, &reading.claim);
		if (after == NULL)
			continue;
		*claim = reading.claim;
		*chess |= reading.order == ORDER_chess;
		return after;
	}
	return NULL;
}

bool
western_move_like(const char *p, const char *end, const struct western_style *style)
{
	enum { LENGTH_MAX = 12, LETTERS_MAX = 3 }; /* (Diagram-1) is a word */
	enum western_sign sign;
	piece_t face;
	bool digit = false;
	unsigned letters = 0;
	const char *q = western_piece(p, end, style, &face);

	if (q == NULL) {
		q = western_sign(p, end, &sign);
		if (sign != WESTERN_capture &&
		    !(end - p > 1 && *p >= '1' && *p <= '9' && p[1] >= 'a' && p[1] <= 'i'))
			return false;
	}
	for (; q != end && scan_next(q, end).is != SCAN_blank && scan_next(q, end).is != SCAN_end;
	     q += scan_next(q, end).length) {
		digit |= str_is_digit(*q);
		letters = str_is_letter(*q) ? letters + 1 : 0;
		if (q - p > LENGTH_MAX || letters > LETTERS_MAX)
			return false;
	}
	return digit;
}
