#include "record/engine/apery_key.h"

/* The twister of 64 bits: https://www.math.sci.hiroshima-u.ac.jp/m-mat/MT/emt64.html */
enum { TWISTER_SIZE = 312, TWISTER_MIDDLE = 156 };

struct twister {
	uint64_t state[TWISTER_SIZE];
	unsigned at;
};

static void
begin(struct twister *twister)
{
	enum { SEED = 5489 };
	uint64_t *state = twister->state;

	state[0] = SEED;
	for (unsigned i = 1; i < TWISTER_SIZE; i++)
		state[i] = UINT64_C(6364136223846793005) * (state[i - 1] ^ state[i - 1] >> 62) + i;
	twister->at = 0;
}

static uint64_t
next(struct twister *twister)
{
	const uint64_t low = UINT64_C(0x7FFFFFFF);
	unsigned i = twister->at, j = (i + 1) % TWISTER_SIZE;
	uint64_t *state = twister->state, x = (state[i] & ~low) | (state[j] & low);

	x = state[(i + TWISTER_MIDDLE) % TWISTER_SIZE] ^ x >> 1 ^
	    ((x & 1) != 0 ? UINT64_C(0xB5026F5AA96619E9) : 0);
	state[i] = x;
	twister->at = j;
	x ^= x >> 29 & UINT64_C(0x5555555555555555);
	x ^= x << 17 & UINT64_C(0x71D67FFFEDA60000);
	x ^= x << 37 & UINT64_C(0xFFF7EEE000000000);
	return x ^ x >> 43;
}

void
apery_key_init(struct apery_keys *keys)
{
	struct twister twister;

	begin(&twister);
	for (unsigned piece = 0; piece < 31; piece++)
		for (unsigned square = 0; square < COMPACT_SQUARES; square++)
			keys->pieces[piece][square] = next(&twister);
	for (unsigned kind = 0; kind < 7; kind++)
		for (unsigned count = 0; count < 19; count++)
			keys->hands[kind][count] = next(&twister);
	keys->turn = next(&twister);
}

/* Numbers of the kinds of shogi, in their order. */
static const uint8_t number_of[] = { [KIND_pawn] = 1, 2, 3, 4, 7, 5, 6, 8 };

uint64_t
apery_key(const struct apery_keys *keys, const struct diagram *diagram)
{
	uint64_t key = diagram->turn == WHITE ? keys->turn : 0;

	for (unsigned i = 0; i < COMPACT_SQUARES; i++) {
		piece_t piece = diagram->cells[compact_squares[i]];

		if (piece != 0)
			key ^=
			    keys->pieces[number_of[piece_kind(piece)] + 8 * piece_promoted(piece) +
					 16 * (piece_side(piece) == WHITE)][i];
	}
	for (unsigned i = 0; i < 7; i++)
		key ^= keys->hands[i][diagram->hands[diagram->turn][KIND_pawn + i] % 19];
	return key;
}
