#include "parsers/western/western_reader.h"

#include "record/scan.h"

static const struct {
	struct str text;
	enum western_sign sign;
} signs[] = {
	{ { "-", 1 }, WESTERN_quiet },
	{ { "x", 1 }, WESTERN_capture },
	{ { "X", 1 }, WESTERN_capture },
	{ { ":", 1 }, WESTERN_capture },
	{ { "~", 1 }, WESTERN_quiet },
	{ { "\u2010", 3 }, WESTERN_quiet },
	{ { "\u2011", 3 }, WESTERN_quiet },
	{ { "\u2013", 3 }, WESTERN_quiet },
	{ { "\u2212", 3 }, WESTERN_quiet },
	{ { "×", 2 }, WESTERN_capture },
};

/*
 * Letters besides those of the alphabets: what other programs and older texts write, and names of
 * what a piece promotes to.  By board; 0: they mean nothing there.
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
	for (i = 0; i < sizeof signs / sizeof *signs; i++) {
		n = scan_word(p, end, signs[i].text);
		if (n > 0) {
			*sign = signs[i].sign;
			return p + n;
		}
	}
	return p;
}

const char *
western_coordinate(const char *p, const char *end, const struct western_style *style,
    struct western_coordinate *coordinate)
{
	enum { SHOGI = 9 };
	unsigned max = style->large ? BOARD_MAX : SHOGI;
	uint32_t number;
	char c;

	if (p == end)
		return NULL;
	c = style->fold_case ? str_lower(*p) : *p;
	coordinate->letter = !str_is_digit(c);
	number = (uint32_t)(c - (coordinate->letter ? 'a' - 1 : '0'));
	if (style->large && !coordinate->letter && number > 0)
		p = scan_number(p, end, &number) - 1;
	coordinate->value = (uint8_t)number;
	return number - 1 < max ? p + 1 : NULL;
}

/* The letters that a piece's name begins with, and the longest that were found so far. */
struct letter_search {
	struct str s;
	bool fold_case;
	size_t length;
	piece_t face;
};

/* Takes face if s begins with its letters and they are more than those found before. */
static inline void
try_letters(struct letter_search *search, const char *letters, piece_t face)
{
	struct str s = search->s;
	size_t n;

	for (n = 0; letters[n] != '\0'; n++) {
		if (n == s.n ||
		    (s.p[n] != letters[n] &&
			!(search->fold_case && str_lower(s.p[n]) == str_lower(letters[n]))))
			return;
	}
	if (n > search->length) {
		search->face = face;
		search->length = n;
	}
}

/* Finds the face with the most letters of those that the text begins with. */
static void
find_face(struct letter_search *search, const struct western_style *style)
{
	unsigned kinds = style->large ? KIND_COUNT : KIND_king + 1, kind;
	piece_t face;
	size_t i;

	for (kind = 1; kind < kinds; kind++)
		try_letters(
		    search, alphabet_letters(style->alphabet, (enum kind)kind), (piece_t)kind);
	for (i = 0; i < sizeof aliases / sizeof *aliases; i++) {
		face = style->large ? aliases[i].large : search->fold_case ? 0 : aliases[i].small;
		if (face != 0)
			try_letters(search, aliases[i].letters, face);
	}
}

/* Whether + may stand before a piece. */
static bool
may_promote(piece_t face, const struct western_style *style)
{
	enum kind kind = piece_kind(face);

	return !piece_promoted(face) && (style->large || (kind != KIND_king && kind != KIND_gold));
}

const char *
western_piece(const char *p, const char *end, const struct western_style *style, piece_t *face)
{
	bool plus = p != end && *p == '+';
	struct letter_search search = { .face = 0 };

	p += plus;
	search.s = (struct str){ p, (size_t)(end - p) };
	if (!style->large && search.s.n > 1)
		search.s.n = 1; /* Ph4 is a pawn's move in the squares of chess, no phoenix */
	find_face(&search, style);
	if (search.face == 0 && style->fold_case) {
		search.fold_case = true;
		find_face(&search, style);
	}
	*face = search.face;
	p += search.length;
	if (*face == 0 && !style->large && p != end && (unsigned char)*p >= 0x80)
		p = scan_face(p, end, face);
	if (p == NULL || *face == 0 || (plus && !may_promote(*face, style)))
		return NULL;
	*face |= plus ? PIECE_PROMOTED : 0;
	return p;
}
