#include "record/engine/compact.h"

/* By kind, their number in a set.  Hands and what is missing are in the order of kinds. */
static const uint8_t set[] = { [KIND_pawn] = 18, 4, 4, 4, 4, 2, 2 };

enum { BITS = COMPACT_SIZE * 8, KINDS = KIND_rook - KIND_pawn + 1, FILES = 9 };

#define FILE_OF(f)                                                                                 \
	SQUARE(f, 1), SQUARE(f, 2), SQUARE(f, 3), SQUARE(f, 4), SQUARE(f, 5), SQUARE(f, 6),        \
	    SQUARE(f, 7), SQUARE(f, 8), SQUARE(f, 9)
const square_t compact_squares[COMPACT_SQUARES] = { FILE_OF(1), FILE_OF(2), FILE_OF(3), FILE_OF(4),
	FILE_OF(5), FILE_OF(6), FILE_OF(7), FILE_OF(8), FILE_OF(9) };

/* --- reading */

/*
 * A code of the board by its first eight bits, as the compiler computes it: the piece, and in the
 * high byte the number of its bits.  PAIR: a kind's piece and length, from the two bits after its
 * beginning, of which YaneuraOu has the promotion first and Apery the colour.
 */
#define FIRST(i, n) (((i) >> (n)&1) != 0)
#define PAIR(i, n, kind, p, c)                                                                     \
	((KIND_##kind | FIRST(i, (n) + (p)) * PIECE_PROMOTED | FIRST(i, (n) + (c)) * PIECE_WHITE | \
	    ((n) + 2) << 8))
#define CODE(i, p, c, low, high)                                                                   \
	!FIRST(i, 0)   ? 0                                                                         \
	: !FIRST(i, 1) ? PAIR(i, 2, pawn, p, c)                                                    \
	: !FIRST(i, 2) ? (FIRST(i, 3) ? PAIR(i, 4, low, p, c) : PAIR(i, 4, lance, p, c))           \
	: !FIRST(i, 3) ? PAIR(i, 4, high, p, c)                                                    \
	: !FIRST(i, 4) ? (KIND_gold | FIRST(i, 5) * PIECE_WHITE | 6 << 8)                          \
	: !FIRST(i, 5) ? PAIR(i, 6, bishop, p, c)                                                  \
		       : PAIR(i, 6, rook, p, c)
#define CODES_4(m, i) m(i), m((i) + 1), m((i) + 2), m((i) + 3)
#define CODES_16(m, i) CODES_4(m, i), CODES_4(m, (i) + 4), CODES_4(m, (i) + 8), CODES_4(m, (i) + 12)
#define CODES_64(m, i)                                                                             \
	CODES_16(m, i), CODES_16(m, (i) + 16), CODES_16(m, (i) + 32), CODES_16(m, (i) + 48)
#define CODES(m) CODES_64(m, 0), CODES_64(m, 64), CODES_64(m, 128), CODES_64(m, 192)
#define OF_YANEURAOU(i) CODE(i, 0, 1, knight, silver)
#define OF_APERY(i) CODE(i, 1, 0, silver, knight)

static const uint16_t board_codes[2][256] = {
	[PACKING_yaneuraou] = { CODES(OF_YANEURAOU) }, [PACKING_apery] = { CODES(OF_APERY) }
};

/* The bits from bit `at` on: at least 57. */
static inline uint64_t
bits_at(const char *p, unsigned at)
{
	uint64_t bits = 0;

	memcpy(&bits, p + at / 8, sizeof bits);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	bits = __builtin_bswap64(bits);
#endif
	return bits >> at % 8;
}

/* Adds a piece to counts, which have a byte a kind. */
static inline void
add_count(uint64_t *counts, unsigned kind)
{
	*counts += UINT64_C(1) << 8 * (kind - 1);
}

/* Reads the squares without a king; returns where they end.  Most time of a file goes here: runs of
 * empty squares and the piece after them are one step without a branch. */
static inline unsigned
read_board(
    const char *p, enum packing packing, const unsigned king[2], piece_t *cells, uint64_t *counts)
{
	enum { VALID = 56, LONGEST = 8, FIRST_BIT = 15, LAST = COMPACT_SQUARES - 2 };
	const unsigned low = king[0] < king[1] ? king[0] : king[1], high = king[0] + king[1] - low;
	const uint16_t *codes_of = board_codes[packing];
	unsigned at = FIRST_BIT, i = 0, left = 0, number;
	uint64_t bits = 0;

	for (unsigned rank = 1; rank <= FILES; rank++)
		memset(&cells[square_make(1, rank)], 0, FILES);
	for (;;) {
		unsigned empty = (unsigned)__builtin_ctzll(bits | UINT64_C(1) << left), code;

		if (empty + LONGEST > left) { /* the window is used up, or empty */
			if (left == VALID) {
				i += empty;
				at += empty;
			}
			if (i >= LAST)
				return at - (i - LAST);
			bits = bits_at(p, at);
			left = VALID;
			continue;
		}
		i += empty;
		if (i >= LAST) /* what follows may begin with zeros too */
			return at + empty - (i - LAST);
		bits >>= empty;
		code = codes_of[bits & 0xFF];
		bits >>= code >> 8;
		at += empty + (code >> 8);
		left -= empty + (code >> 8);
		number = i + (i >= low);
		number += number >= high;
		cells[compact_squares[number]] = (piece_t)code;
		add_count(counts, code & (KIND_LIMIT - 1));
		if (++i == LAST)
			return at;
	}
}

/* What a code after the board is: a piece in a hand, or one that is missing. */
struct spare {
	uint8_t kind, length;
	bool boxed, white;
	bool odd; /* no program writes it */
};

static struct spare
read_spare(uint64_t bits, enum packing packing)
{
	uint64_t whole = bits << 1 | 1; /* a code of the board */
	unsigned code = board_codes[packing][whole & 0xFF], length = code >> 8;
	enum kind kind = piece_kind((piece_t)code);
	bool first = kind != KIND_gold && (whole >> (length - 2) & 1) != 0;
	bool second = (whole >> (length - 1) & 1) != 0;
	struct spare spare = { (uint8_t)kind, (uint8_t)(length - 1), first, second,
		first && second };

	if (kind == KIND_silver && spare.odd) {
		spare.kind = KIND_gold; /* the code of a promoted white silver */
		spare.odd = false;
	} else if (packing == PACKING_apery && kind >= KIND_bishop) {
		spare.kind = first ? KIND_rook : KIND_bishop;
		spare.boxed = kind == KIND_bishop;
		spare.odd = spare.boxed && second;
	}
	return spare;
}

/* Reads the hands and what is missing; counts get both. */
static bool
read_spares(const char *p, unsigned at, enum packing packing, uint8_t hands[2][KIND_LIMIT],
    uint64_t *counts, struct compact_fault *fault)
{
	unsigned last = 0;

	while (at < BITS) {
		struct spare spare = read_spare(bits_at(p, at), packing);
		unsigned order = spare.kind + KINDS * (spare.boxed ? 2u : spare.white);

		at += spare.length;
		if (at > BITS)
			break;
		if (spare.odd && packing == PACKING_apery) {
			*fault = (struct compact_fault){ .why = PHRASE_packed_code,
				.number = at - spare.length };
			return false;
		}
		if (spare.odd || (order < last && !fault->form))
			*fault = (struct compact_fault){ .why = spare.odd ? PHRASE_packed_box
									  : PHRASE_packed_order,
				.form = true };
		last = order > last ? order : last;
		add_count(counts, spare.kind);
		hands[spare.white][spare.kind] =
		    (uint8_t)(hands[spare.white][spare.kind] + !spare.boxed);
	}
	if (at > BITS)
		*fault = (struct compact_fault){ .why = PHRASE_packed_overrun };
	return at == BITS;
}

/* Whether there are as many pieces of each kind as in a set. */
static bool
check_counts(uint64_t counts, struct compact_fault *fault)
{
	for (unsigned kind = KIND_pawn; kind <= KIND_rook; kind++) {
		unsigned count = counts >> 8 * (kind - 1) & 0xFF;

		if (count == set[kind])
			continue;
		*fault = (struct compact_fault){
			.why = PHRASE_packed_count, .number = count, .piece = (piece_t)kind
		};
		return false;
	}
	return true;
}

static bool
check_kings(const unsigned king[2], struct compact_fault *fault)
{
	for (unsigned side = BLACK; side <= WHITE; side++) {
		if (king[side] >= COMPACT_SQUARES) {
			*fault = (struct compact_fault){ .why = king[side] == COMPACT_SQUARES
								    ? PHRASE_packed_no_king
								    : PHRASE_packed_king,
				.number = king[side] };
			return false;
		}
	}
	if (king[BLACK] == king[WHITE])
		*fault = (struct compact_fault){ .why = PHRASE_packed_kings,
			.square = compact_squares[king[BLACK]] };
	return king[BLACK] != king[WHITE];
}

bool
compact_read(const char *p, enum packing packing, piece_t *cells, uint8_t hands[2][KIND_LIMIT],
    square_t kings[2], enum side *turn, struct compact_fault *fault)
{
	enum { KING_BITS = 7, KING_MASK = (1 << KING_BITS) - 1 };
	char own[COMPACT_SIZE + sizeof(uint64_t)] = { 0 };
	unsigned king[2], at;
	uint64_t head, counts = 0;

	memcpy(own, p, COMPACT_SIZE);
	head = bits_at(own, 0);
	*fault = (struct compact_fault){ .why = PHRASE_COUNT };
	*turn = (head & 1) != 0 ? WHITE : BLACK;
	king[BLACK] = head >> 1 & KING_MASK;
	king[WHITE] = head >> (1 + KING_BITS) & KING_MASK;
	if (!check_kings(king, fault))
		return false;
	at = read_board(own, packing, king, cells, &counts);
	if (at > BITS) {
		*fault = (struct compact_fault){ .why = PHRASE_packed_overrun };
		return false;
	}
	for (unsigned side = BLACK; side <= WHITE; side++) {
		memset(hands[side], 0, KIND_LIMIT);
		kings[side] = compact_squares[king[side]];
	}
	if (!read_spares(own, at, packing, hands, &counts, fault) || !check_counts(counts, fault))
		return false;
	for (unsigned side = BLACK; side <= WHITE; side++)
		cells[kings[side]] = piece_make(KIND_king, false, (enum side)side);
	return true;
}

bool
compact_diagram(
    const char *p, enum packing packing, struct diagram *diagram, struct compact_fault *fault)
{
	square_t kings[2];
	enum side turn;
	bool read = compact_read(p, packing, diagram->cells, diagram->hands, kings, &turn, fault);

	diagram->pieces = NULL;
	diagram->width = diagram->height = FILES;
	diagram->turn = (uint8_t)turn;
	diagram->number = 0;
	return read;
}

/* --- writing */

/* The codes of one kind: on the board without its last bits, in a hand without the colour, and
 * missing. */
struct codes {
	const char *board, *hand, *missing;
};

static const struct codes codes[2][KIND_king] = {
	[PACKING_yaneuraou] = { [KIND_pawn] = { "10", "00", "010" },
	    { "1100", "1000", "10010" },
	    { "1101", "1010", "10110" },
	    { "1110", "1100", "11010" },
	    { "11110", "1110", "11011" },
	    { "111110", "111100", "1111010" },
	    { "111111", "111110", "1111110" } },
	[PACKING_apery] = { [KIND_pawn] = { "10", "00", "010" },
	    { "1100", "1000", "10010" },
	    { "1110", "1100", "11010" },
	    { "1101", "1010", "10110" },
	    { "11110", "1110", "10111" },
	    { "111110", "111110", "1111000" },
	    { "111111", "111111", "1111010" } },
};

static void
put_bits(char *p, unsigned *at, const char *bits)
{
	for (; *bits != '\0' && *at < BITS; bits++, ++*at)
		p[*at / 8] |= (char)((*bits == '1') << *at % 8);
}

static void
put_number(char *p, unsigned *at, unsigned number, unsigned bits)
{
	for (; bits-- > 0; number >>= 1)
		put_bits(p, at, (number & 1) != 0 ? "1" : "0");
}

static void
put_piece(char *p, unsigned *at, enum packing packing, piece_t piece)
{
	bool white = piece_side(piece) == WHITE, promoted = piece_promoted(piece);

	put_bits(p, at, codes[packing][piece_kind(piece)].board);
	if (packing == PACKING_yaneuraou && piece_kind(piece) != KIND_gold)
		put_number(p, at, promoted, 1);
	put_number(p, at, white, 1);
	if (packing == PACKING_apery && piece_kind(piece) != KIND_gold)
		put_number(p, at, promoted, 1);
}

/* Counts the pieces of each kind that are on the board or in a hand. */
static void
count_kinds(const struct diagram *diagram, unsigned counts[static KIND_LIMIT])
{
	for (unsigned kind = 0; kind < KIND_LIMIT; kind++)
		counts[kind] = diagram->hands[BLACK][kind] + (unsigned)diagram->hands[WHITE][kind];
	for (unsigned number = 0; number < COMPACT_SQUARES; number++)
		counts[piece_kind(diagram->cells[compact_squares[number]])]++;
}

static unsigned
find_king(const struct diagram *diagram, enum side side)
{
	unsigned number = 0;

	while (number < COMPACT_SQUARES &&
	       diagram->cells[compact_squares[number]] != piece_make(KIND_king, false, side))
		number++;
	return number;
}

void
compact_write(const struct diagram *diagram, enum packing packing, char *p)
{
	unsigned at = 0, counts[KIND_LIMIT];

	count_kinds(diagram, counts);
	memset(p, 0, COMPACT_SIZE);
	put_number(p, &at, diagram->turn, 1);
	put_number(p, &at, find_king(diagram, BLACK), 7);
	put_number(p, &at, find_king(diagram, WHITE), 7);
	for (unsigned number = 0; number < COMPACT_SQUARES; number++) {
		piece_t piece = diagram->cells[compact_squares[number]];

		if (piece == 0)
			at++;
		else if (piece_kind(piece) != KIND_king)
			put_piece(p, &at, packing, piece);
	}
	for (unsigned side = BLACK; side <= WHITE; side++)
		for (unsigned kind = KIND_pawn; kind <= KIND_rook; kind++)
			for (unsigned n = diagram->hands[side][kind]; n > 0; n--) {
				put_bits(p, &at, codes[packing][kind].hand);
				put_number(p, &at, side, 1);
			}
	for (unsigned kind = KIND_pawn; kind <= KIND_rook; kind++)
		for (unsigned n = counts[kind]; n < set[kind]; n++)
			put_bits(p, &at, codes[packing][kind].missing);
}

struct str
compact_unfit(const struct diagram *diagram)
{
	unsigned counts[KIND_LIMIT];

	count_kinds(diagram, counts);
	if (find_king(diagram, BLACK) == COMPACT_SQUARES ||
	    find_king(diagram, WHITE) == COMPACT_SQUARES || counts[KIND_king] != 2)
		return STR("玉");
	for (unsigned kind = KIND_pawn; kind < KIND_LIMIT; kind++)
		if (kind != KIND_king && counts[kind] > (kind < KIND_king ? set[kind] : 0))
			return str_of(piece_word(diagram->pieces, (piece_t)kind));
	return NO_STR;
}
