#include "parsers/western/psn.h"

#include "record/text/scan.h"

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

/* After the comment or the wrapping that stands at p, or p. */
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

static struct span
sign_line(struct str body, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - body.p), (uint32_t)(end - p) };
}

struct sign
psn_probe_tags(struct str body)
{
	const char *p = body.p, *end = p + (body.n < SAMPLE ? body.n : SAMPLE), *after;
	struct psn_tag tag;

	p = str_skip_spaces(p, end);
	if (psn_saved_begins(p, end))
		return (struct sign){ SAVED, PHRASE_sign_saved,
			sign_line(body, p, psn_line_end(p, end)) };
	for (; p != end; p = str_skip_spaces(after, end)) {
		if (psn_tag_read(p, end, &tag))
			return (struct sign){ is_known(tag.name) ? KNOWN_TAG : SOME_TAG,
				PHRASE_sign_tag, sign_line(body, p, psn_line_end(p, end)) };
		after = skip_comment(p, end);
		if (after == p)
			break;
	}
	return (struct sign){ .score = 0 };
}

/* What a sample's words are: moves with a piece's letter, others that USI has as well (bare
 * squares, drops), and what is no move. */
struct words {
	unsigned moves, bare, others;
	/* of the moves, those on a board larger than shogi's, and the variant that they show */
	unsigned large;
	const char *variant;
	bool pawn;         /* a pawn has moved */
	const char *first; /* the first line with a move */
};

/*
 * Finds out which larger board a move is played on.  Beyond 12 files or ranks and with the weak
 * pieces it is dai's; else the first move of a pawn tells how far apart the armies stand, 10 and 6
 * being in dai the ranks that it goes to, 8 and 5 in chu.
 */
static void
find_variant(const struct claim *claim, struct words *words)
{
	enum { CHU = 12 };
	static const uint8_t weak[] = { KIND_stone, KIND_iron, KIND_cat_sword, KIND_boar, KIND_wolf,
		KIND_ox, KIND_dragon };
	unsigned rank = square_rank(claim->to);
	bool piece = (claim->has & CLAIM_HAS_piece) != 0;

	if (square_file(claim->to) > CHU || rank > CHU || square_file(claim->from) > CHU ||
	    square_rank(claim->from) > CHU ||
	    (piece && memchr(weak, (int)piece_kind(claim->piece), sizeof weak) != NULL))
		words->variant = "dai";
	if (words->pawn || !piece || claim->piece != KIND_pawn)
		return;
	words->pawn = true;
	if (words->variant == NULL && (rank == 10 || rank == 6))
		words->variant = "dai";
	else if (words->variant == NULL && (rank == 8 || rank == 5))
		words->variant = "chu";
}

/* Reads a move at p, whatever the board; *large: it is none on shogi's. */
static const char *
take_move(const char *p, const char *end, struct claim *claim, bool *chess, struct words *words)
{
	struct western_style style = { .alphabet = ALPHABET_en };
	struct claim wide;
	const char *after = western_move(p, end, &style, claim, chess), *other;

	style.large = true;
	other = western_move(p, end, &style, &wide, chess);
	if (other == NULL)
		return after;
	find_variant(&wide, words);
	if (after != NULL)
		return after;
	words->large++;
	*claim = wide;
	return other;
}

/* Counts a word that is no comment; returns the place after it. */
static const char *
count_word(const char *p, const char *end, struct words *words)
{
	struct claim claim;
	bool chess = false;
	const char *after, *digits = p;
	uint32_t number;

	if (str_is_digit(*p)) {
		digits = scan_number(p, end, &number);
		while (digits != end && *digits == '.')
			digits++;
	}
	after = take_move(digits, end, &claim, &chess, words);
	if (after == NULL && digits != p)
		after = take_move(p, end, &claim, &chess, words);
	if (after != NULL) {
		if (words->first == NULL)
			words->first = p;
		if ((claim.has & (CLAIM_HAS_plain | CLAIM_HAS_drop)) != 0 ||
		    (chess && claim.piece == KIND_pawn))
			words->bare++;
		else
			words->moves++;
		return after;
	}
	for (after = p; after != end && !str_is_space(*after); after++)
		;
	words->others += digits != after && after - p > 2;
	return after;
}

struct sign
psn_probe_moves(struct str body)
{
	enum { SURE = 75 };
	const char *p = body.p, *end = p + (body.n < SAMPLE ? body.n : SAMPLE), *after;
	struct words words = { .first = NULL };
	struct sign sign = { .what = PHRASE_sign_western };
	unsigned all;

	for (p = str_skip_spaces(p, end); p != end; p = str_skip_spaces(after, end)) {
		after = skip_comment(p, end);
		if (after == p)
			after = count_word(p, end, &words);
	}
	if (words.first != NULL)
		sign.at = sign_line(body, words.first, psn_line_end(words.first, end));
	all = words.moves + words.bare + words.others;
	if (words.moves * 2 < words.bare || words.moves == 0) /* USI's moves, rather */
		sign.score = words.bare > words.others ? BARE_SQUARES : 0;
	else if ((words.moves + words.bare) * 3 >= all) /* else prose with a move in it */
		sign.score = (int)((words.moves + words.bare) * SURE / all);
	return sign;
}

/* Whether a tag of this name says which game is played. */
static bool
says_variant(struct str name)
{
	static const struct str names[] = { { "Variant", 7 }, { "SFEN", 4 }, { "FEN", 3 } };
	size_t i;

	for (i = 0; i < sizeof names / sizeof *names; i++) {
		if (str_eq(name, names[i]))
			return true;
	}
	return false;
}

const char *
psn_probe_variant(struct str body, bool *unsure)
{
	enum { PART = 8 }; /* of the moves; fewer are slips of the pen */
	const char *p = body.p, *end = p + (body.n < SAMPLE ? body.n : SAMPLE), *after;
	struct words words = { .moves = 0 };
	struct psn_tag tag;
	unsigned all;

	*unsure = false;
	for (p = str_skip_spaces(p, end); p != end; p = str_skip_spaces(after, end)) {
		if (psn_tag_read(p, end, &tag)) {
			if (says_variant(tag.name))
				return NULL;
			if (words.moves + words.bare > 0) /* of another game */
				break;
		}
		after = skip_comment(p, end);
		if (after == p)
			after = count_word(p, end, &words);
	}
	all = words.moves + words.bare;
	if (words.large == 0 || words.large * PART < all)
		return NULL;
	*unsure = words.variant == NULL;
	return *unsure ? "chu" : words.variant;
}
