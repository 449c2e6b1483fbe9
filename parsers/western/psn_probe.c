#include "parsers/western/psn_reader.h"

enum { SAMPLE = 8192 }; /* bytes of a text that are examined */

enum { PART = 8 }; /* of the moves; fewer are slips */

/* Scores, from 0 (certainly not) to 100 (certainly). */
enum { KNOWN_TAG = 95, SOME_TAG = 70, BARE_SQUARES = 30, MOVES = 75 };

/* Tags that shogi programs write, besides headers.  The first show which game is played. */
static const struct str tags[] = { { "Variant", 7 }, { "SFEN", 4 }, { "FEN", 3 }, { "Name", 4 },
	{ "Result", 6 }, { "Handicap", 8 }, { "Round", 5 } };

enum { TAGS = sizeof tags / sizeof *tags, VARIANT_TAGS = 3 };

/* Returns whether a name is one of the first count tags. */
static bool
is_tag(struct str name, size_t count)
{
	size_t i = 0;

	while (i < count && !str_eq(name, tags[i]))
		i++;
	return i < count;
}

/* Skips a comment, a tag or a wrapper at p. */
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

/* Returns the end of the sample of a text. */
static const char *
sample_end(struct str body)
{
	return body.p + (body.n < SAMPLE ? body.n : SAMPLE);
}

/* Returns the line at p as evidence. */
static struct sign
sign_at(struct str body, const char *p, int score, enum phrase what)
{
	const char *end = psn_line_end(p, sample_end(body));

	return (struct sign){ score, what, { (uint32_t)(p - body.p), (uint32_t)(end - p) } };
}

struct sign
psn_probe_tags(struct str body)
{
	const char *end = sample_end(body), *p = str_skip_spaces(body.p, end), *after;
	struct psn_tag tag;

	for (; p != end; p = str_skip_spaces(after, end)) {
		if (psn_tag_read(p, end, &tag)) {
			bool known =
			    is_tag(tag.name, TAGS) || header_of_psn(tag.name) != HEADER_other;

			return sign_at(body, p, known ? KNOWN_TAG : SOME_TAG, PHRASE_sign_tag);
		}
		after = skip_comment(p, end);
		if (after == p)
			break;
	}
	return (struct sign){ .score = 0 };
}

/* The words of a sample. */
struct sample_words {
	unsigned moves;  /* with a piece's letter */
	unsigned bare;   /* that USI has too: bare squares, drops */
	unsigned others; /* that are no moves */
	unsigned large;  /* of the moves: those on a board larger than shogi's */
	/* the larger boards: chu's, dai's, tenjiku's; NULL: unknown */
	const struct variant *small, *great, *vast;
	unsigned only_vast;            /* moves whose piece only the last has */
	const struct variant *variant; /* the one that those show, or NULL */
	bool pawn;                     /* a pawn has moved */
	const char *first;             /* the first move, or NULL */
};

/* Whether a square of a move is off a board of this many files and ranks. */
static bool
is_beyond(const struct claim *claim, unsigned board)
{
	return square_file(claim->to) > board || square_rank(claim->to) > board ||
	       square_file(claim->from) > board || square_rank(claim->from) > board;
}

/*
 * Finds the larger board that a move is played on.  Beyond 15 files or ranks it is tenjiku's,
 * beyond 12 and with the weak pieces dai's.  Otherwise the first move of a pawn shows how far apart
 * the armies are: in tenjiku it goes to rank 11, in dai to 10 or 6, in chu to 8 or 5.
 */
static void
find_variant(const struct claim *claim, struct sample_words *words)
{
	unsigned rank = square_rank(claim->to);
	bool piece = (claim->has & CLAIM_HAS_piece) != 0;

	if (words->great == NULL)
		return;
	if (is_beyond(claim, BOARD_DAI))
		words->variant = words->vast;
	else if (words->variant != words->vast &&
		 (is_beyond(claim, BOARD_CHU) ||
		     (piece && *piece_english(&words->small->pieces, claim->piece) == '\0')))
		words->variant = words->great;
	if (words->pawn || !piece || claim->piece != KIND_pawn)
		return;
	words->pawn = true;
	if (rank == 11)
		words->variant = words->vast;
	else if (words->variant == NULL && (rank == 10 || rank == 6))
		words->variant = words->great;
	else if (words->variant == NULL && (rank == 8 || rank == 5))
		words->variant = words->small;
}

/* Reads a move at p as on any board. */
static const char *
take_move(
    const char *p, const char *end, struct claim *claim, bool *chess, struct sample_words *words)
{
	const struct western_style small = { .alphabet = NULL };
	struct western_style large = { .alphabet = NULL,
		.large = true,
		.set = words->great == NULL ? NULL : &words->great->pieces };
	const char *after = western_move(p, end, &small, claim, chess), *other;
	struct claim other_claim;

	other = western_move(p, end, &large, &other_claim, chess);
	if (other != NULL) {
		find_variant(&other_claim, words);
	} else if (words->vast != NULL) {
		large.set = &words->vast->pieces;
		other = western_move(p, end, &large, &other_claim, chess);
		words->only_vast += other != NULL;
	}
	if (other == NULL)
		return after;
	if (after != NULL)
		return after;
	words->large++;
	*claim = other_claim;
	return other;
}

/* Counts the word at p, which may be a move after its number; returns the place after it. */
static const char *
count_word(const char *p, const char *end, struct sample_words *words)
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
	if (after == NULL) {
		for (after = p; after != end && !str_is_space(*after);)
			after++;
		words->others += digits != after && after - p > 2;
		return after;
	}
	if (words->first == NULL)
		words->first = p;
	if ((claim.has & (CLAIM_HAS_promotion_mark | CLAIM_HAS_drop)) != 0 ||
	    (chess && claim.piece == KIND_pawn))
		words->bare++;
	else
		words->moves++;
	return after;
}

struct sign
psn_probe_moves(struct str body)
{
	const char *end = sample_end(body), *p = str_skip_spaces(body.p, end), *after;
	struct sample_words words = { .first = NULL };
	unsigned all;
	int score = 0;

	for (; p != end; p = str_skip_spaces(after, end)) {
		after = skip_comment(p, end);
		if (after == p)
			after = count_word(p, end, &words);
	}
	all = words.moves + words.bare + words.others;
	if (words.moves * 2 < words.bare || words.moves == 0) /* more likely USI's moves */
		score = words.bare > words.others ? BARE_SQUARES : 0;
	else if ((words.moves + words.bare) * 3 >= all) /* not prose with a move in it */
		score = (int)((words.moves + words.bare) * MOVES / all);
	return words.first == NULL ? (struct sign){ .score = 0 }
				   : sign_at(body, words.first, score, PHRASE_sign_western);
}

/* Counts the words of a text's first game.  Returns false if a tag names its variant, or too few of
 * its moves need a larger board. */
static bool
shows_large(struct str body, struct sample_words *words)
{
	const char *end = sample_end(body), *p = str_skip_spaces(body.p, end), *after;
	struct psn_tag tag;

	for (; p != end; p = str_skip_spaces(after, end)) {
		if (psn_tag_read(p, end, &tag)) {
			if (is_tag(tag.name, VARIANT_TAGS))
				return false;
			if (words->moves + words->bare > 0) /* the next game's */
				break;
		}
		after = skip_comment(p, end);
		if (after == p)
			after = count_word(p, end, words);
	}
	return words->large > 0 && words->large * PART >= words->moves + words->bare;
}

const char *
psn_probe_variant(const struct variants *variants, struct str body, bool *unsure)
{
	struct sample_words any = { .moves = 0 }, words = { .moves = 0 };

	*unsure = false;
	/* most texts need no variant to be read */
	if (variants == NULL || !shows_large(body, &any))
		return NULL;
	words.small = variants_of_size(variants, BOARD_CHU, BOARD_CHU, NULL);
	words.great = variants_of_size(variants, BOARD_DAI, BOARD_DAI, NULL);
	words.vast = variants_of_size(variants, BOARD_TENJIKU, BOARD_TENJIKU, NULL);
	if (!shows_large(body, &words))
		return NULL;
	if (words.only_vast * PART > words.moves + words.bare)
		words.variant = words.vast;
	*unsure = words.variant == NULL;
	return (*unsure ? words.small : words.variant)->name;
}
