#include "parsers/western/western_large.h"

#include "record/text/scan.h"

/* Letters that piece.def does not have (dai-shogi.md 3.1): what other programs and older texts
 * write, and names of what a piece promotes to, which else go by + and the piece's own letters. */
static const struct {
	struct str letters;
	piece_t face;
} aliases[] = {
#define ALIAS(letters, kind)                                                                       \
	{                                                                                          \
		{ letters, sizeof(letters) - 1 }, KIND_##kind                                      \
	}
#define PROMOTED(letters, kind)                                                                    \
	{                                                                                          \
		{ letters, sizeof(letters) - 1 }, KIND_##kind | PIECE_PROMOTED                     \
	}
	ALIAS("ST", stone),
	ALIAS("SG", stone),
	ALIAS("CS", cat_sword),
	ALIAS("Ky", kirin),
	ALIAS("KN", kirin),
	ALIAS("PH", phoenix),
	ALIAS("LN", lion),
	ALIAS("Q", free_king),
	ALIAS("H", dragon_horse),
	ALIAS("D", dragon_king),
	PROMOTED("T", pawn),
	PROMOTED("CP", elephant),
	PROMOTED("WH", lance),
	PROMOTED("W", reverse_chariot),
	PROMOTED("Wh", reverse_chariot),
	PROMOTED("FS", tiger),
	PROMOTED("FSt", tiger),
	PROMOTED("FO", vertical_mover),
	PROMOTED("FB", side_mover),
	PROMOTED("FBo", side_mover),
	PROMOTED("HF", dragon_horse),
	PROMOTED("SE", dragon_king),
	PROMOTED("SEg", dragon_king),
#undef ALIAS
#undef PROMOTED
};

/* How many bytes of s the letters take; 0: s begins with others. */
static size_t
length_of(struct str s, struct str letters, bool fold_case)
{
	size_t i;

	if (letters.n > s.n)
		return 0;
	for (i = 0; i < letters.n; i++)
		if (fold_case ? str_lower(s.p[i]) != str_lower(letters.p[i])
			      : s.p[i] != letters.p[i])
			return 0;
	return letters.n;
}

/* The face whose letters s begins with, the longest that fit: its kind and perhaps promoted, or 0.
 */
static piece_t
face_at(struct str s, enum alphabet alphabet, bool fold_case, size_t *length)
{
	piece_t face = 0;
	size_t i, n;

	*length = 0;
	for (i = 1; i < KIND_COUNT; i++) {
		n = length_of(s, str_of(alphabet_letters(alphabet, (enum kind)i)), fold_case);
		if (n > *length) {
			face = (piece_t)i;
			*length = n;
		}
	}
	for (i = 0; i < sizeof aliases / sizeof *aliases; i++) {
		n = length_of(s, aliases[i].letters, fold_case);
		if (n > *length) {
			face = aliases[i].face;
			*length = n;
		}
	}
	return face;
}

const char *
western_large_piece(
    const char *p, const char *end, const struct western_style *style, piece_t *face)
{
	bool plus = p != end && *p == '+';
	struct str s = { p + plus, (size_t)(end - p) - plus };
	size_t length;

	*face = face_at(s, style->alphabet, false, &length);
	if (*face == 0 && style->fold_case)
		*face = face_at(s, style->alphabet, true, &length);
	if (*face == 0 || (plus && piece_promoted(*face)))
		return NULL;
	*face |= plus ? PIECE_PROMOTED : 0;
	return s.p + length;
}

/* Reads a file, 1 to 15; returns p when none stands there. */
static const char *
take_file(const char *p, const char *end, unsigned *file)
{
	uint32_t number = 0;
	const char *after = p != end && *p >= '1' && *p <= '9' ? scan_number(p, end, &number) : p;

	*file = number <= BOARD_MAX ? number : 0;
	return *file == 0 ? p : after;
}

static const char *
take_rank(const char *p, const char *end, bool fold_case, unsigned *rank)
{
	char c = p == end ? '\0' : fold_case ? str_lower(*p) : *p;

	*rank = c >= 'a' && c < 'a' + BOARD_MAX ? (unsigned)(c - 'a') + 1 : 0;
	return p + (*rank != 0);
}

/* Reads a square: 8c, 10m; returns p when none stands there. */
static const char *
take_square(const char *p, const char *end, bool fold_case, square_t *square)
{
	unsigned file, rank;
	const char *digits = take_file(p, end, &file),
		   *after = take_rank(digits, end, fold_case, &rank);

	if (file == 0 || rank == 0)
		return p;
	*square = square_make(file, rank);
	return after;
}

/* The squares of a move and the signs before them: 8l-8k, x10f-10g. */
enum { STEPS = 3 };

struct steps {
	square_t squares[STEPS];
	bool signs[STEPS]; /* a sign stood before the square */
	bool capture;      /* one of them was that of a capture */
	unsigned count;
};

static const char *
take_steps(const char *p, const char *end, bool fold_case, struct steps *steps)
{
	*steps = (struct steps){ .count = 0 };
	while (steps->count < STEPS) {
		enum western_sign sign;
		const char *square = western_sign(p, end, &sign),
			   *after =
			       take_square(square, end, fold_case, &steps->squares[steps->count]);

		if (after == square)
			break;
		steps->signs[steps->count++] = square != p;
		steps->capture |= sign == WESTERN_capture;
		p = after;
	}
	return p;
}

/* Half an origin before a sign: the file or the rank of G4-5h, Gi-5h. */
static const char *
take_half(const char *p, const char *end, bool fold_case, struct claim *claim)
{
	unsigned file, rank = 0;
	const char *after = take_file(p, end, &file);
	enum western_sign sign;

	if (file == 0)
		after = take_rank(p, end, fold_case, &rank);
	if (after == p || western_sign(after, end, &sign) == after)
		return p;
	claim->has |= file != 0 ? CLAIM_HAS_from_file : CLAIM_HAS_from_rank;
	claim->from = square_make(file, rank);
	return after;
}

/* Where the piece starts, stops on the way and goes: as many squares as there are. */
static bool
say_steps(const struct steps *steps, struct claim *claim)
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

/* What follows an exclamation mark: the square of what is taken without leaving one's own (igui),
 * or nothing (a pass; after a square the mark is only praise). */
static const char *
take_still(const char *p, const char *end, bool passes, bool fold_case, struct claim *claim)
{
	const char *after = take_square(p, end, fold_case, &claim->mid);

	if (after == p) {
		claim->kind = CLAIM_pass;
		return passes ? p : NULL;
	}
	claim->has |= CLAIM_HAS_mid | CLAIM_HAS_capture;
	return after;
}

/* Reads igui or a pass: x!9d, 8cx!9d, !9d, !. */
static const char *
take_stay(const char *p, const char *end, bool fold_case, struct claim *claim)
{
	const char *sign = take_square(p, end, fold_case, &claim->from), *mark;
	enum western_sign act;

	if (sign != p)
		claim->has |= CLAIM_HAS_from;
	mark = western_sign(sign, end, &act);
	if (mark == end || *mark != '!' || (mark != sign && act != WESTERN_capture))
		return NULL;
	return take_still(mark + 1, end, mark == p, fold_case, claim);
}

const char *
western_large_move(
    const char *p, const char *end, const struct western_style *style, struct claim *claim)
{
	const char *squares = western_large_piece(p, end, style, &claim->piece), *after;
	struct claim still;
	struct steps steps;
	bool bare = squares == NULL;

	claim->has = bare ? 0 : CLAIM_HAS_piece;
	squares = bare ? p : squares;
	still = *claim;
	after = take_stay(squares, end, style->fold_case, &still);
	if (after != NULL && (!bare || (still.has & CLAIM_HAS_from) != 0)) {
		*claim = still;
		return after;
	}
	if (!bare)
		squares = take_half(squares, end, style->fold_case, claim);
	after = take_steps(squares, end, style->fold_case, &steps);
	if (!say_steps(&steps, claim) || (bare && (claim->has & CLAIM_HAS_from) == 0))
		return NULL;
	if (bare)
		claim->has |= CLAIM_HAS_plain;
	return after;
}
