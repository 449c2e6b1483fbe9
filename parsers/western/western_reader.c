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

/* Letters besides those of the alphabets that other programs and older texts write for shogi. */
static const struct {
	char letter;
	piece_t face;
} aliases[] = {
	{ 'D', KIND_rook | PIECE_PROMOTED },
	{ 'H', KIND_bishop | PIECE_PROMOTED },
	{ 'T', KIND_pawn | PIECE_PROMOTED },
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

/* Keeps face in *best if s begins with letters, more than *length. */
static void
try_letters(
    struct str s, struct str letters, piece_t face, bool fold_case, piece_t *best, size_t *length)
{
	size_t n =
	    letters.n > *length && s.n >= letters.n ? match_letters(s, letters.p, fold_case) : 0;

	if (n > *length) {
		*length = n;
		*best = face;
	}
}

/* Finds the piece of a set of the variant's own.  Returns the length of its letters. */
static size_t
find_own(struct str s, const struct western_style *style, bool fold_case, piece_t *face)
{
	const struct piece_set *set = style->set;
	size_t n = 0;

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++) {
		const char *letters = alphabet_letters(style->alphabet, set, (enum kind)kind);

		try_letters(s, str_of(letters), (piece_t)kind, fold_case, face, &n);
		if (!set->large) /* as programs write them that know no others */
			try_letters(s, str_of(piece_letter(set, (piece_t)kind)), (piece_t)kind,
			    fold_case, face, &n);
	}
	for (size_t i = 0; i < set->letter_count; i++)
		try_letters(s, set->letters[i].word, set->letters[i].face, fold_case, face, &n);
	return n;
}

/* Returns the length of what looks like the letters of a piece of an unknown set. */
static size_t
find_any(struct str s, piece_t *face)
{
	enum { LONGEST = 3 };
	size_t n = s.n > 0 && s.p[0] >= 'A' && s.p[0] <= 'Z';

	while (n > 0 && n < LONGEST && n < s.n && str_is_letter(s.p[n]) && s.p[n] != 'x')
		n++;
	*face = n == 1 && s.p[0] == 'P' ? KIND_pawn : KIND_king;
	return n;
}

/* Finds the piece of shogi with the letter at s.  Returns 1, or 0. */
static size_t
find_shogi(struct str s, const struct western_style *style, bool fold_case, piece_t *face)
{
	if (style->alphabet == NULL && !fold_case) {
		*face = (piece_t)piece_of_capital(*s.p);
		if (*face != 0)
			return 1;
	}
	for (unsigned kind = 1; kind <= KIND_king; kind++)
		if (match_letters(s, alphabet_letters(style->alphabet, NULL, (enum kind)kind),
			fold_case) > 0) {
			*face = (piece_t)kind;
			return 1;
		}
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases && !fold_case; i++)
		if (*s.p == aliases[i].letter) {
			*face = aliases[i].face;
			return 1;
		}
	return 0;
}

/* Finds the face with the longest name that s begins with.  Returns the length of the name. */
static size_t
find_face(struct str s, const struct western_style *style, bool fold_case, piece_t *face)
{
	if (s.n == 0)
		return 0;
	if (style->set != NULL)
		return find_own(s, style, fold_case, face);
	return style->large ? find_any(s, face) : find_shogi(s, style, fold_case, face);
}

const char *
western_piece(const char *p, const char *end, const struct western_style *style, piece_t *face)
{
	bool plus = p != end && *p == '+' && !(style->set != NULL && style->set->signs);
	struct str s = { p + plus, (size_t)(end - p) - plus };
	size_t n;

	if (!style->large && style->set == NULL && s.n > 1)
		s.n = 1; /* Ph4 is a pawn's move in the squares of chess, no phoenix */
	*face = 0;
	n = find_face(s, style, false, face);
	if (n == 0 && style->fold_case)
		n = find_face(s, style, true, face);
	p = s.p + n;
	if (n == 0 && style->set == NULL && !style->large && p != end && (unsigned char)*p >= 0x80)
		p = scan_face(p, end, face);
	if (p == NULL || *face == 0)
		return NULL;
	if (!plus)
		return p;
	if (piece_promoted(*face) ||
	    (style->set == NULL && !style->large && (*face == KIND_king || *face == KIND_gold)))
		return NULL;
	*face |= PIECE_PROMOTED;
	return p;
}

const char *
western_burned(const char *p, const char *end, const struct western_style *style)
{
	struct western_coordinate number, rank;
	const char *mark, *after;
	enum western_sign sign;

	while ((mark = western_sign(p, end, &sign)) != end && sign == WESTERN_capture &&
	       *mark == '!') {
		p = mark + 1;
		after = western_coordinate(p, end, style, &number);
		if (after == NULL || number.letter)
			continue;
		p = after;
		after = western_coordinate(p, end, style, &rank);
		if (after != NULL && rank.letter)
			p = after;
	}
	return p + (p != end && *p == '*');
}
