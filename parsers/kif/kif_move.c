#include "parsers/kif/kif_move.h"

#include "record/scan.h"

/* A place in the text and its character, which is looked up once. */
struct reader {
	const char *p, *end;
	struct scan scan;
	const struct piece_set *set; /* NULL: shogi's */
	bool large;                  /* in the form of boards larger than shogi's */
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

static inline void
skip_blanks(struct reader *reader)
{
	while (reader->scan.is == SCAN_blank)
		step(reader);
}

/* Skips word, if it is next. */
static inline bool
skip_word(struct reader *reader, struct str word)
{
	size_t n = scan_word(reader->p, reader->end, word);

	if (n != 0)
		look(reader, reader->p + n);
	return n != 0;
}

/* Reads one coordinate, a digit or a numeral from 1 to 9; 0: none. */
static inline unsigned
read_coordinate(struct reader *reader)
{
	unsigned value = reader->scan.value;

	if ((reader->scan.is != SCAN_digit && reader->scan.is != SCAN_numeral) || value > 9)
		return 0;
	if (value != 0)
		step(reader);
	return value;
}

/* Reads ７六 or 76. */
static inline bool
read_square(struct reader *reader, square_t *square)
{
	unsigned file = read_coordinate(reader), rank = file == 0 ? 0 : read_coordinate(reader);

	*square = square_make(file, rank);
	return rank != 0;
}

/* Reads a rank of a large board: 十一, or as other notations have it k; 0: none. */
static uint32_t
read_large_rank(struct reader *reader)
{
	const char *p = reader->p;
	uint32_t rank = 0;

	if (p != reader->end && *p >= 'a' && *p < 'a' + BOARD_MAX) {
		look(reader, p + 1);
		return (uint32_t)(*p - 'a') + 1;
	}
	if (reader->scan.is == SCAN_numeral)
		look(reader, scan_count(p, reader->end, &rank));
	return rank;
}

/* Reads 12十一, 7g, 77. */
static bool
read_large_square(struct reader *reader, square_t *square)
{
	const char *digits = reader->p;
	uint32_t file, rank;

	look(reader, scan_number(digits, reader->end, &file));
	if (reader->p == digits)
		return false;
	rank = read_large_rank(reader);
	if (rank == 0 && file > 10 && file < 100) { /* two digits, one for each */
		rank = file % 10;
		file /= 10;
	}
	if (file < 1 || file > BOARD_MAX || rank < 1 || rank > BOARD_MAX)
		return false;
	*square = square_make(file, rank);
	return true;
}

/* Reads where a move goes: ７六, 同 or, as newspapers write, ３三同. */
static inline bool
read_destination(struct reader *reader, struct claim *claim)
{
	bool large = reader->large;
	bool again = large && skip_word(reader, STR("仝"));

	if (!again && reader->scan.is != SCAN_same) {
		if (!(large ? read_large_square : read_square)(reader, &claim->to))
			return false;
		claim->has |= CLAIM_HAS_to;
		if (large)
			return true;
	}
	if (again || reader->scan.is == SCAN_same) {
		claim->has |= CLAIM_HAS_same;
		if (!again)
			step(reader);
	}
	skip_blanks(reader);
	return true;
}

const char *
kif_move_face(const struct piece_set *set, const char *p, const char *end, piece_t *face)
{
	size_t n;

	if (set == NULL)
		return scan_piece(p, end, face);
	*face = piece_of_word(set, (struct str){ p, (size_t)(end - p) }, &n);
	return n == 0 ? NULL : p + n;
}

/* Skips a name of a set that is not known: kanji and kana up to 成 or another sign. */
static const char *
skip_name(const char *p, const char *end)
{
	enum { LONGEST = 5, BYTES = 3 };
	const char *start = p;

	while (end - p >= BYTES && p - start < LONGEST * BYTES && (*p & 0xF0) == 0xE0) {
		enum scan_kind is = scan_next(p, end).is;

		if (is != SCAN_other && is != SCAN_piece && (is != SCAN_promote || p != start))
			break;
		p += BYTES;
	}
	return p == start ? NULL : p;
}

/* Reads the piece; what follows a name of one character shows that it is no longer one. */
static inline bool
read_piece(struct reader *reader, piece_t *face)
{
	struct reader after = *reader;
	const char *p;

	if (reader->set == NULL && !reader->large && reader->scan.is == SCAN_piece) {
		step(&after);
		if (after.scan.is == SCAN_open || after.scan.is == SCAN_promote ||
		    after.scan.is == SCAN_drop) {
			*face = reader->scan.value;
			*reader = after;
			return true;
		}
	}
	p = reader->set == NULL && reader->large
		? skip_name(reader->p, reader->end)
		: kif_move_face(reader->set, reader->p, reader->end, face);
	if (p != NULL)
		look(reader, p);
	return p != NULL;
}

/* Reads what follows the piece, in any order: 成, 不成, 生, 打 and relative marks; on a large board
 * 成, 不成, 打, + and how a lion's second step ends, which its squares show as well. */
static inline bool
read_suffixes(struct reader *reader, struct claim *claim)
{
	bool large = reader->large;

	for (;;) {
		switch (reader->scan.is) {
		default:
			if (large && (skip_word(reader, STR("（居食い）")) ||
					 skip_word(reader, STR("(居食い)")) ||
					 skip_word(reader, STR("（じっと）")) ||
					 skip_word(reader, STR("(じっと)"))))
				continue;
			return true;
		case SCAN_promote:
			claim->has |= CLAIM_HAS_promote;
			break;
		case SCAN_not:
			step(reader);
			if (reader->scan.is != SCAN_promote)
				return false;
			claim->has |= CLAIM_HAS_stay;
			break;
		case SCAN_plus:
			if (!large)
				return true;
			claim->has |= CLAIM_HAS_promote;
			break;
		case SCAN_raw:
		case SCAN_drop:
		case SCAN_mark:
			if (large && reader->scan.is != SCAN_drop)
				return true;
			if (reader->scan.is == SCAN_mark)
				claim->marks |= reader->scan.value;
			else
				claim->has |=
				    reader->scan.is == SCAN_raw ? CLAIM_HAS_stay : CLAIM_HAS_drop;
			break;
		}
		step(reader);
	}
}

/* Reads (77), or (00) of a drop. */
static inline bool
read_origin_square(struct reader *reader, struct claim *claim)
{
	unsigned file, rank;

	step(reader);
	file = reader->scan.is == SCAN_digit ? reader->scan.value : 10;
	step(reader);
	rank = reader->scan.is == SCAN_digit ? reader->scan.value : 10;
	step(reader);
	if (file > 9 || rank > 9 || reader->scan.is != SCAN_close)
		return false;
	step(reader);
	if ((file == 0) != (rank == 0))
		return false;
	claim->has |= file == 0 ? CLAIM_HAS_drop : CLAIM_HAS_from;
	claim->from = square_make(file, rank);
	if (file != 0)
		claim->marks = 0;
	return true;
}

/*
 * Reads the origin of a move, if there is one, with or without blanks before it.  A time, or its
 * beginning "( 0:", is left where it is; parentheses that touch the move and hold neither spoil it.
 */
static inline bool
read_origin(struct reader *reader, struct claim *claim)
{
	const char *before = reader->p, *open, *p;
	uint32_t number;

	skip_blanks(reader);
	open = reader->p;
	if (reader->scan.is == SCAN_open) {
		p = scan_blanks(open + reader->scan.length, reader->end);
		if (read_origin_square(reader, claim))
			return true;
		p = scan_number(p, reader->end, &number);
		if (open == before && scan_next(p, reader->end).is != SCAN_colon)
			return false;
	}
	reader->p = before;
	return true;
}

/* Reads 成, 不成 or 打 after the origin, as some editors write them: ２二角(88)成.  They must end
 * the word and not contradict what stands before the origin, which makes relative marks needless.
 */
static void
read_late_suffixes(struct reader *reader, struct claim *claim)
{
	const unsigned both = CLAIM_HAS_promote | CLAIM_HAS_stay,
		       apart = CLAIM_HAS_from | CLAIM_HAS_drop;
	struct reader after = *reader;
	struct claim whole = *claim;
	const char *first;

	skip_blanks(&after);
	first = after.p;
	if (!read_suffixes(&after, &whole) || after.p == first ||
	    !kif_move_edge(after.p, after.end) || (whole.has & both) == both ||
	    (whole.has & apart) == apart)
		return;
	whole.marks = claim->marks;
	*reader = after;
	*claim = whole;
}

/* Reads a move's words up to its origin. */
static inline bool
read_words(struct reader *reader, const char *p, struct claim *claim)
{
	*claim = kif_move_none();
	look(reader, p);
	if (reader->scan.is == SCAN_side) {
		claim->has |= CLAIM_HAS_side;
		claim->side = reader->scan.value;
		step(reader);
		skip_blanks(reader);
	}
	return read_destination(reader, claim) && read_piece(reader, &claim->piece) &&
	       read_suffixes(reader, claim);
}

const char *
kif_move_unusual(const struct piece_set *set, const char *p, const char *end, struct claim *claim)
{
	struct reader reader = { .end = end, .set = set };

	if (read_words(&reader, p, claim) && read_origin(&reader, claim)) {
		if ((claim->has & (CLAIM_HAS_from | CLAIM_HAS_drop)) != 0)
			read_late_suffixes(&reader, claim);
		return reader.p;
	}
	return NULL;
}

/* Reads the origin on a large board, with or without blanks before it: （←7八）.  Does not move the
 * reader where there is none. */
static void
read_large_origin(struct reader *reader, struct kif_large_move *move)
{
	const char *before = reader->p;
	bool arrow;

	skip_blanks(reader);
	if (reader->scan.is == SCAN_open) {
		step(reader);
		arrow = skip_word(reader, STR("←"));
		if (read_large_square(reader, &move->claim.from) && reader->scan.is == SCAN_close) {
			move->claim.has |= CLAIM_HAS_from;
			move->arrow = arrow;
			step(reader);
			return;
		}
	}
	reader->p = before;
}

const char *
kif_move_read_large(
    const struct piece_set *set, const char *p, const char *end, struct kif_large_move *move)
{
	struct reader reader = { .end = end, .set = set, .large = true };
	const char *words;

	*move = (struct kif_large_move){ .until = NULL };
	if (!read_words(&reader, p, &move->claim))
		return NULL;
	move->claim.has |= piece_promoted(move->claim.piece) ? 0 : CLAIM_HAS_homonym;
	words = reader.p;
	if (skip_word(&reader, STR("まで")))
		move->until = words;
	read_large_origin(&reader, move);
	return reader.p;
}

bool
kif_move_like(const char *p, const char *end)
{
	enum scan_kind is = scan_next(p, end).is;

	return is == SCAN_digit || is == SCAN_numeral || is == SCAN_same || is == SCAN_piece ||
	       is == SCAN_promote || is == SCAN_side;
}

const char *
kif_move_step(const char *p, const char *end, unsigned *step)
{
	*step = scan_word(p, end, STR("一歩目")) != 0;
	if (scan_word(p, end, STR("二歩目")) != 0)
		*step = 2;
	return *step == 0 ? p : p + strlen("一歩目");
}

bool
kif_move_edge(const char *p, const char *end)
{
	enum scan_kind is = scan_next(p, end).is;

	return kif_move_ends(is) || is == SCAN_side;
}
