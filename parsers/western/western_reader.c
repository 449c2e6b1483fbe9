#include "parsers/western/western_reader.h"

/* The signs that are not ASCII. */
static const struct {
	struct str text;
	enum western_sign sign;
} signs[] = {
	{ { "\u2010", 3 }, WESTERN_quiet },
	{ { "\u2011", 3 }, WESTERN_quiet },
	{ { "\u2013", 3 }, WESTERN_quiet },
	{ { "\u2212", 3 }, WESTERN_quiet },
	{ { "×", 2 }, WESTERN_capture },
};

/*
 * Letters besides those of the alphabets: what other programs and older texts write, and names of
 * what a piece promotes to.  By board; 0: they mean nothing there, as all after them on a small
 * one.
 */
static const struct {
	const char *letters;
	piece_t small, large;
} aliases[] = {
	{ "D", KIND_rook | PIECE_PROMOTED, KIND_dragon_king },
	{ "H", KIND_bishop | PIECE_PROMOTED, KIND_dragon_horse },
	{ "T", KIND_pawn | PIECE_PROMOTED, KIND_pawn | PIECE_PROMOTED },
	{ "ST", 0, KIND_stone },
	{ "SG", 0, KIND_stone },
	{ "CS", 0, KIND_cat_sword },
	{ "Ky", 0, KIND_kirin },
	{ "KN", 0, KIND_kirin },
	{ "PH", 0, KIND_phoenix },
	{ "LN", 0, KIND_lion },
	{ "Q", 0, KIND_free_king },
	{ "CP", 0, KIND_elephant | PIECE_PROMOTED },
	{ "WH", 0, KIND_lance | PIECE_PROMOTED },
	{ "W", 0, KIND_reverse_chariot | PIECE_PROMOTED },
	{ "Wh", 0, KIND_reverse_chariot | PIECE_PROMOTED },
	{ "FS", 0, KIND_tiger | PIECE_PROMOTED },
	{ "FSt", 0, KIND_tiger | PIECE_PROMOTED },
	{ "FO", 0, KIND_vertical_mover | PIECE_PROMOTED },
	{ "FB", 0, KIND_side_mover | PIECE_PROMOTED },
	{ "FBo", 0, KIND_side_mover | PIECE_PROMOTED },
	{ "HF", 0, KIND_dragon_horse | PIECE_PROMOTED },
	{ "SE", 0, KIND_dragon_king | PIECE_PROMOTED },
	{ "SEg", 0, KIND_dragon_king | PIECE_PROMOTED },
};

const char *
western_sign(const char *p, const char *end, enum western_sign *sign)
{
	size_t i, n;

	*sign = WESTERN_none;
	switch (p == end ? '\0' : *p) {
	case '-':
	case '~':
		*sign = WESTERN_quiet;
		return p + 1;
	case 'x':
	case 'X':
	case ':':
		*sign = WESTERN_capture;
		return p + 1;
	}
	if (p == end || (unsigned char)*p < 0x80)
		return p;
	for (i = 0; i < sizeof signs / sizeof *signs; i++) {
		n = scan_word(p, end, signs[i].text);
		if (n > 0) {
			*sign = signs[i].sign;
			return p + n;
		}
	}
	return p;
}

static inline bool
same_letter(char a, char b, bool fold_case)
{
	return a == b || (fold_case && str_lower(a) == str_lower(b));
}

/* Returns the length of letters if s, which is not empty, begins with them, else 0. */
static inline size_t
match_letters(struct str s, const char *letters, bool fold_case)
{
	size_t n = 1;

	if (!same_letter(*s.p, *letters, fold_case) || *letters == '\0')
		return 0;
	while (n < s.n && letters[n] != '\0' && same_letter(s.p[n], letters[n], fold_case))
		n++;
	return letters[n] == '\0' ? n : 0;
}

/* Finds the face with the longest name that s begins with.  Returns the length of the name. */
static size_t
find_face(struct str s, const struct western_style *style, bool fold_case, piece_t *face)
{
	unsigned kinds = style->large ? KIND_COUNT : KIND_king + 1, kind;
	size_t i, n, longest = 0;

	if (s.n == 1 && style->alphabet == NULL && !fold_case) {
		*face = (piece_t)piece_of_capital(*s.p);
		if (*face != 0)
			return 1;
	}
	for (kind = 1; kind < kinds && longest < s.n; kind++) {
		n = match_letters(s, alphabet_letters(style->alphabet, (enum kind)kind), fold_case);
		if (n > longest) {
			longest = n;
			*face = (piece_t)kind;
		}
	}
	for (i = 0; i < sizeof aliases / sizeof *aliases && longest < s.n; i++) {
		piece_t alias = style->large ? aliases[i].large : fold_case ? 0 : aliases[i].small;

		if (alias == 0)
			break;
		n = match_letters(s, aliases[i].letters, fold_case);
		if (n > longest) {
			longest = n;
			*face = alias;
		}
	}
	return longest;
}

const char *
western_piece(const char *p, const char *end, const struct western_style *style, piece_t *face)
{
	bool plus = p != end && *p == '+';
	struct str s = { p + plus, (size_t)(end - p) - plus };
	size_t n;

	if (!style->large && s.n > 1)
		s.n = 1; /* Ph4 is a pawn's move in the squares of chess, no phoenix */
	*face = 0;
	n = find_face(s, style, false, face);
	if (n == 0 && style->fold_case)
		n = find_face(s, style, true, face);
	p = s.p + n;
	if (n == 0 && !style->large && p != end && (unsigned char)*p >= 0x80)
		p = scan_face(p, end, face);
	if (p == NULL || *face == 0)
		return NULL;
	if (!plus)
		return p;
	if (piece_promoted(*face) || (!style->large && (*face == KIND_king || *face == KIND_gold)))
		return NULL;
	*face |= PIECE_PROMOTED;
	return p;
}
