#include "parsers/western/western.h"

#include "parsers/western/western_large.h"
#include "record/text/scan.h"

static const struct {
	struct str sign;
	enum western_sign sep;
} seps[] = {
	{ { "-", 1 }, WESTERN_quiet }, { { "x", 1 }, WESTERN_capture },
	{ { "X", 1 }, WESTERN_capture }, { { ":", 1 }, WESTERN_capture },
	{ { "~", 1 }, WESTERN_quiet }, { { "‐", 3 }, WESTERN_quiet }, /* U+2010 */
	{ { "‑", 3 }, WESTERN_quiet },                                /* U+2011 */
	{ { "–", 3 }, WESTERN_quiet },                                /* U+2013 */
	{ { "−", 3 }, WESTERN_quiet },                                /* U+2212 */
	{ { "×", 2 }, WESTERN_capture },                              /* U+00D7 */
};

/* Signs of a drop. */
static const struct str drops[] = {
	{ "*", 1 }, { "'", 1 }, { "@", 1 }, { "`", 1 }, { "´", 2 }, /* U+00B4 */
	{ "’", 3 },                                                 /* U+2019 */
	{ "‘", 3 },                                                 /* U+2018 */
};

/* Letters that stand for promoted pieces, where the alphabet has no other use for them. */
static const struct {
	char letter;
	piece_t face;
} promoted_letters[] = {
	{ 'D', KIND_rook | PIECE_PROMOTED },
	{ 'H', KIND_bishop | PIECE_PROMOTED },
	{ 'T', KIND_pawn | PIECE_PROMOTED },
};

/* The kinds that have a promoted form in shogi: all but these. */
static bool
may_have_plus(enum kind kind)
{
	return kind != KIND_king && kind != KIND_gold;
}

/* The kind whose letter stands at p: one alone, so that Ph4 is a pawn's move in the squares of
 * chess and no phoenix. */
static enum kind
kind_at(const char *p, const char *end, const struct western_style *style, size_t *length)
{
	struct str s = { p, p == end ? 0 : 1 };
	char upper;
	enum kind kind;

	kind = alphabet_kind(style->alphabet, s, length);
	if (kind == KIND_none && style->fold_case && s.n > 0 && *p >= 'a' && *p <= 'z') {
		upper = (char)(*p - 'a' + 'A');
		kind = alphabet_kind(style->alphabet, (struct str){ &upper, 1 }, length);
	}
	return kind <= KIND_king ? kind : KIND_none;
}

const char *
western_piece(const char *p, const char *end, const struct western_style *style, piece_t *face)
{
	bool plus = p != end && *p == '+';
	enum kind kind;
	size_t length, i;

	if (style->large)
		return western_large_piece(p, end, style, face);
	if (plus)
		p++;
	kind = kind_at(p, end, style, &length);
	if (kind != KIND_none) {
		*face = piece_make(kind, plus, BLACK);
		return plus && !may_have_plus(kind) ? NULL : p + length;
	}
	for (i = 0; !plus && p != end && i < sizeof promoted_letters / sizeof *promoted_letters;
	     i++) {
		if (*p == promoted_letters[i].letter) {
			*face = promoted_letters[i].face;
			return p + 1;
		}
	}
	if (p == end || (unsigned char)*p < 0x80)
		return NULL;
	p = scan_face(p, end, face);
	if (p == NULL || (plus && (piece_promoted(*face) || !may_have_plus(piece_kind(*face)))))
		return NULL;
	if (plus)
		*face |= PIECE_PROMOTED;
	return p;
}

/* One character of a square: a digit or a letter, each worth 1 to 9. */
struct item {
	bool letter;
	uint8_t value;
};

/* A square is two items, so that a move has four at most. */
enum { ITEMS = 4 };

struct items {
	struct item list[ITEMS + 1];
	unsigned count;
};

/* Reads the digits and letters of squares at p; one more than a move can have tells that it is
 * none. */
static const char *
take_items(const char *p, const char *end, bool fold_case, struct items *items)
{
	for (items->count = 0; p != end && items->count <= ITEMS; p++) {
		struct item *item = &items->list[items->count];

		if (*p >= '1' && *p <= '9')
			*item = (struct item){ false, (uint8_t)(*p - '0') };
		else if (*p >= 'a' && *p <= 'i')
			*item = (struct item){ true, (uint8_t)(*p - 'a' + 1) };
		else if (fold_case && *p >= 'A' && *p <= 'I')
			*item = (struct item){ true, (uint8_t)(*p - 'A' + 1) };
		else
			break;
		items->count++;
	}
	return p;
}

const char *
western_sign(const char *p, const char *end, enum western_sign *sep)
{
	size_t i, n;

	*sep = WESTERN_none;
	for (i = 0; i < sizeof seps / sizeof *seps; i++) {
		n = scan_word(p, end, seps[i].sign);
		if (n > 0) {
			*sep = seps[i].sep;
			return p + n;
		}
	}
	return p;
}

/* After the sign of a drop at p, or NULL. */
static const char *
take_drop(const char *p, const char *end)
{
	size_t i, n;

	for (i = 0; i < sizeof drops / sizeof *drops; i++) {
		n = scan_word(p, end, drops[i]);
		if (n > 0)
			return p + n;
	}
	return NULL;
}

/* Whether a move may end at p: what follows is no part of a word. */
static bool
is_end(const char *p, const char *end)
{
	unsigned char c;

	if (p == end)
		return true;
	c = (unsigned char)*p;
	if (c >= 0x80)
		return scan_next(p, end).is == SCAN_blank;
	return !str_is_digit(c) && !str_is_letter(c) && strchr("+-=*'@`~_", c) == NULL;
}

/* After the mark of promotion at p, if there is one, and nothing else after that. */
static const char *
take_suffix(const char *p, const char *end, struct claim *claim)
{
	if (p != end && (*p == '+' || *p == '=')) {
		claim->has |= *p == '+' ? CLAIM_HAS_promote : CLAIM_HAS_stay;
		p++;
	}
	return is_end(p, end) ? p : NULL;
}

/* How the squares of a move are written. */
enum order { ORDER_shogi, ORDER_digits, ORDER_chess, ORDER_none };

/* The order that the two items of a square show. */
static enum order
order_of(const struct item square[2])
{
	if (square[0].letter)
		return square[1].letter ? ORDER_none : ORDER_chess;
	return square[1].letter ? ORDER_shogi : ORDER_digits;
}

static square_t
square_of(const struct item square[2])
{
	if (order_of(square) == ORDER_chess)
		return square_make(10u - square[0].value, 10u - square[1].value);
	return square_make(square[0].value, square[1].value);
}

/* The origin that one item says: the file, or the rank.  In digits alone it is the file. */
static void
say_half(struct item item, enum order order, struct claim *claim)
{
	bool file = order == ORDER_chess ? item.letter : !item.letter;
	unsigned value = order == ORDER_chess ? 10u - item.value : item.value;

	claim->has |= file ? CLAIM_HAS_from_file : CLAIM_HAS_from_rank;
	claim->from = square_make(file ? value : 0, file ? 0 : value);
}

/* Says an origin of 0 to 2 items, the squares of the move being written in this order. */
static bool
say_origin(const struct item *list, unsigned count, enum order order, struct claim *claim)
{
	if (count == 1)
		say_half(list[0], order, claim);
	if (count < 2)
		return true;
	claim->has |= CLAIM_HAS_from;
	claim->from = square_of(list);
	return count == 2 && (order_of(list) == ORDER_chess) == (order == ORDER_chess) &&
	       order_of(list) != ORDER_none;
}

/* Origin and destination without a sign between: 7f, 7g7f, 45b (file 4), c4d (rank c), 6ih (6i to
 * 6h), 458 (file 4). */
static bool
say_run(const struct items *run, struct claim *claim, enum order *order)
{
	const struct item *to = run->list + run->count - 2;
	const struct item short_to[2] = { run->list[0], run->list[2] };

	if (run->count < 2 || run->count > ITEMS)
		return false;
	if (run->count == 3 && !run->list[0].letter && run->list[1].letter && to[1].letter) {
		*order = ORDER_shogi;
		claim->has |= CLAIM_HAS_to;
		claim->to = square_of(short_to);
		return say_origin(run->list, 2, *order, claim);
	}
	*order = order_of(to);
	claim->has |= CLAIM_HAS_to;
	claim->to = square_of(to);
	return *order != ORDER_none && say_origin(run->list, run->count - 2, *order, claim);
}

/* Origin, sign, destination; without a destination (Sx) it is the square of the move before. */
static bool
say_parts(const struct items *origin, enum western_sign sep, const struct items *to,
    struct claim *claim, enum order *order)
{
	if (to->count == 0) {
		*order = origin->count == 2 ? order_of(origin->list) : ORDER_shogi;
		claim->has |= CLAIM_HAS_same;
		return sep == WESTERN_capture && origin->count <= 2 &&
		       say_origin(origin->list, origin->count, *order, claim);
	}
	if (to->count != 2 || origin->count > 2)
		return false;
	*order = order_of(to->list);
	claim->has |= CLAIM_HAS_to;
	claim->to = square_of(to->list);
	return *order != ORDER_none && say_origin(origin->list, origin->count, *order, claim);
}

/* Reads squares at p, with signs between them. */
static const char *
take_squares(const char *p, const char *end, bool fold_case, struct claim *claim, bool *chess)
{
	struct items origin, to;
	enum order order = ORDER_none;
	enum western_sign sep;
	bool bracket = p != end && *p == '(';

	p = take_items(bracket ? p + 1 : p, end, fold_case, &origin);
	if (bracket && (p == end || *p++ != ')' || origin.count != 2))
		return NULL;
	p = western_sign(p, end, &sep);
	if (sep == WESTERN_none) {
		if (bracket || !say_run(&origin, claim, &order))
			return NULL;
	} else {
		p = take_items(p, end, fold_case, &to);
		if (!say_parts(&origin, sep, &to, claim, &order))
			return NULL;
	}
	if (sep == WESTERN_capture)
		claim->has |= CLAIM_HAS_capture;
	*chess |= order == ORDER_chess;
	return p;
}

/* Reads what follows a piece: a drop, or squares. */
static const char *
take_rest(const char *p, const char *end, const struct western_style *style, struct claim *claim,
    bool *chess)
{
	const char *square = take_drop(p, end);
	struct items items;
	enum order order;

	claim->has = CLAIM_HAS_piece;
	if (square == NULL)
		return take_squares(p, end, style->fold_case, claim, chess);
	p = take_items(square, end, style->fold_case, &items);
	if (items.count != 2)
		return NULL;
	order = order_of(items.list);
	claim->has |= CLAIM_HAS_drop | CLAIM_HAS_to;
	claim->to = square_of(items.list);
	*chess |= order == ORDER_chess;
	return order == ORDER_none ? NULL : p;
}

/* xL: the piece that takes on the square of the move before; xG4, xGh from this file or rank. */
static const char *
take_recapture(const char *p, const char *end, const struct western_style *style,
    struct claim *claim, bool *chess)
{
	struct items origin;
	enum western_sign sep;

	(void)chess;
	p = western_sign(p, end, &sep);
	if (sep != WESTERN_capture)
		return NULL;
	p = western_piece(p, end, style, &claim->piece);
	if (p == NULL)
		return NULL;
	claim->has = CLAIM_HAS_piece | CLAIM_HAS_same | CLAIM_HAS_capture;
	p = take_items(p, end, style->fold_case, &origin);
	return origin.count <= 2 && say_origin(origin.list, origin.count, ORDER_shogi, claim)
		   ? p
		   : NULL;
}

/* Whether an alphabetic square stands in the word from p on: a bare 7776 is a number. */
static bool
has_letter(const char *p, const char *end)
{
	for (; p != end && !(*p >= 'a' && *p <= 'i'); p++) {
		if (*p < '1' || *p > '9')
			return false;
	}
	return p != end;
}

/* Squares alone: both, in letters and digits; or as in chess, where a pawn has no letter. */
static const char *
take_bare(const char *p, const char *end, const struct western_style *style, struct claim *claim,
    bool *chess)
{
	bool pawn = false;

	(void)style;
	if (!has_letter(p, end))
		return NULL;
	p = take_squares(p, end, false, claim, &pawn);
	if (p == NULL || (claim->has & CLAIM_HAS_to) == 0)
		return NULL;
	*chess |= pawn;
	if ((claim->has & CLAIM_HAS_from) != 0) {
		claim->has |= CLAIM_HAS_plain;
		return p;
	}
	if (!pawn)
		return NULL;
	claim->has |= CLAIM_HAS_piece;
	claim->piece = KIND_pawn;
	return p;
}

/* A piece and what follows it. */
static const char *
take_piece_move(const char *p, const char *end, const struct western_style *style,
    struct claim *claim, bool *chess)
{
	p = western_piece(p, end, style, &claim->piece);
	return p == NULL ? NULL : take_rest(p, end, style, claim, chess);
}

/* The forms that a move may have, in the order in which they are tried. */
static const char *(*const forms[])(
    const char *, const char *, const struct western_style *, struct claim *, bool *) = {
	take_piece_move, take_recapture, take_bare, /* with fold_case b7f may also be no bishop */
};

static void
begin_claim(struct claim *claim)
{
	*claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
}

const char *
western_move(const char *p, const char *end, const struct western_style *style, struct claim *claim,
    bool *chess)
{
	const char *q;
	size_t i;

	if (style->large) {
		begin_claim(claim);
		q = western_large_move(p, end, style, claim);
		return q == NULL ? NULL : take_suffix(q, end, claim);
	}
	for (i = 0; i < sizeof forms / sizeof *forms; i++) {
		bool seen = false;

		begin_claim(claim);
		q = forms[i](p, end, style, claim, &seen);
		q = q == NULL ? NULL : take_suffix(q, end, claim);
		if (q != NULL) {
			*chess |= seen;
			return q;
		}
	}
	return NULL;
}

bool
western_move_like(const char *p, const char *end, const struct western_style *style)
{
	enum { LONGEST = 12 };
	const char *q;
	piece_t face;
	bool digit = false;

	q = western_piece(p, end, style, &face);
	if (q == NULL) {
		enum western_sign sep;

		q = western_sign(p, end, &sep);
		if (sep != WESTERN_capture &&
		    !(end - p > 1 && *p >= '1' && *p <= '9' && p[1] >= 'a' && p[1] <= 'i'))
			return false;
	}
	for (; q != end && scan_next(q, end).is != SCAN_blank && scan_next(q, end).is != SCAN_end;
	     q += scan_next(q, end).length) {
		digit |= str_is_digit(*q);
		if (q - p > LONGEST)
			return false;
	}
	return digit;
}
