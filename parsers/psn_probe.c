#include "parsers/psn.h"

#include "parsers/scan.h"

/* So much of a text is looked at. */
enum { SAMPLE = 8192 };

/* Scores, from 0 not at all to 100 surely. */
enum { KNOWN_TAG = 95, SOME_TAG = 70, SAVED = 90, BARE_SQUARES = 30 };

/* Tags that are no headers. */
static const struct str own_tags[] = {
	{ "Name", 4 },
	{ "Result", 6 },
	{ "Handicap", 8 },
	{ "FEN", 3 },
	{ "SFEN", 4 },
	{ "Variant", 7 },
	{ "Round", 5 },
};

static bool
is_known(struct str name)
{
	size_t i;

	for (i = 0; i < sizeof own_tags / sizeof *own_tags; i++) {
		if (str_eq(name, own_tags[i]))
			return true;
	}
	return header_of_psn(name) != HEADER_other;
}

static const char *
skip_blanks(const char *p, const char *end)
{
	while (p != end && psn_blank(*p))
		p++;
	return p;
}

/* Behind the comment or the wrapping that stands at p, or p. */
static const char *
skip_comment(const char *p, const char *end)
{
	const char *close = NULL;

	if (p == end)
		return p;
	if (*p == '#' || *p == '%' || *p == ';')
		return psn_line_end(p, end);
	if (*p == '{')
		close = memchr(p, '}', (size_t)(end - p));
	else if (*p == '[')
		close = memchr(p, ']', (size_t)(end - p));
	return close == NULL ? p : close + 1;
}

int
psn_probe_tags(struct str body)
{
	const char *p = body.p, *end = p + (body.n < SAMPLE ? body.n : SAMPLE), *behind;
	struct psn_tag tag;

	p = skip_blanks(p, end);
	if (psn_saved_begins(p, end))
		return SAVED;
	for (; p != end; p = skip_blanks(behind, end)) {
		if (psn_tag_read(p, end, &tag))
			return is_known(tag.name) ? KNOWN_TAG : SOME_TAG;
		behind = skip_comment(p, end);
		if (behind == p)
			break;
	}
	return 0;
}

/* What a sample's words are: moves with a piece's letter, others that USI has as well (bare
 * squares, drops), and what is no move. */
struct words {
	unsigned moves, bare, others;
};

/* Counts a word that is no comment; gives the place behind it. */
static const char *
count_word(const char *p, const char *end, struct words *words)
{
	const struct western_style style = { .alphabet = ALPHABET_en };
	struct claim claim;
	bool chess = false;
	const char *behind, *digits = p;
	uint32_t number;

	if (*p >= '0' && *p <= '9') {
		digits = scan_number(p, end, &number);
		while (digits != end && *digits == '.')
			digits++;
	}
	behind = western_move(digits, end, &style, &claim, &chess);
	if (behind == NULL)
		behind = western_move(p, end, &style, &claim, &chess);
	if (behind != NULL) {
		if ((claim.said & (SAID_plain | SAID_drop)) != 0 ||
		    (chess && claim.piece == KIND_pawn))
			words->bare++;
		else
			words->moves++;
		return behind;
	}
	for (behind = p; behind != end && !psn_blank(*behind); behind++)
		;
	words->others += digits != behind && behind - p > 2;
	return behind;
}

int
psn_probe_moves(struct str body)
{
	enum { SURE = 75 };
	const char *p = body.p, *end = p + (body.n < SAMPLE ? body.n : SAMPLE), *behind;
	struct words words = { 0, 0, 0 };
	unsigned all;

	for (p = skip_blanks(p, end); p != end; p = skip_blanks(behind, end)) {
		behind = skip_comment(p, end);
		if (behind == p)
			behind = count_word(p, end, &words);
	}
	all = words.moves + words.bare + words.others;
	if (words.moves * 2 < words.bare || words.moves == 0) /* USI's moves, rather */
		return words.bare > words.others ? BARE_SQUARES : 0;
	if ((words.moves + words.bare) * 3 < all) /* prose with a move in it */
		return 0;
	return (int)((words.moves + words.bare) * SURE / all);
}
