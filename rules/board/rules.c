#include "rules/board/rules.h"

#include "record/sfen.h"
#include "rules/board/position.h"

struct rules {
	struct arena *arena;
	struct compiled_variant **variants; /* by row of variant_all; compiled on first use */
};

static void
add_piece(struct compiled_variant *compiled, const struct army_row *row, bool promoted)
{
	const char *betza = promoted ? row->promoted : row->betza;
	piece_t black = piece_make(row->kind, promoted, BLACK);
	piece_t white = piece_make(row->kind, promoted, WHITE);
	unsigned traits = row->traits;

	if (betza == NULL)
		return;
	if (promoted)
		traits = ((row->traits & TRAIT_royal_promoted) != 0 ? TRAIT_royal : 0u) |
			 ((row->traits & TRAIT_lion_promoted) != 0 ? TRAIT_lion : 0u);
	movement_compile(betza, &compiled->reach[black]);
	compiled->reach[white] = movement_turned(&compiled->reach[black]);
	compiled->traits[black] = compiled->traits[white] = (uint8_t)traits;
	compiled->exists[black] = compiled->exists[white] = true;
	if (compiled->variant->drops && (traits & TRAIT_royal) == 0)
		for (unsigned side = BLACK; side <= WHITE; side++)
			compiled->captive[piece_make(row->kind, promoted, side)] =
			    piece_make(row->kind, false, side_other(side));
	compiled->lions |= compiled->reach[black].lion != 0;
}

/* Returns the ranks from which a piece could never move again: none of its single steps and jumps
 * ends on the board. */
static uint16_t
stuck_ranks(const struct compiled_variant *compiled, piece_t piece)
{
	enum { RANKS = 5, JUMPS = 25 }; /* of struct reach */
	uint32_t board = (2u << compiled->variant->height) - 2, free = 0;

	for (unsigned bit = 0; bit < JUMPS; bit++)
		if ((compiled->reach[piece].near >> bit & 1) != 0)
			free |= board << RANKS / 2 >> bit % RANKS;
	return (uint16_t)(board & ~free);
}

/* Collects the distinct jumps of each side: looking out from a king tries no others. */
static void
collect_jumps(struct compiled_variant *compiled)
{
	for (unsigned side = BLACK; side <= WHITE; side++) {
		uint32_t all = 0;

		for (unsigned piece = 0; piece < PIECE_LIMIT; piece++)
			if (piece_side((piece_t)piece) == (enum side)side)
				all |= compiled->reach[piece].jumps;
		for (unsigned bit = 0; bit < 25; bit++) {
			unsigned n = compiled->jump_count[side];

			if ((all >> bit & 1) == 0)
				continue;
			compiled->jumps[side][n] =
			    (int8_t)(((int)(bit % 5) - 2) * 16 + (int)(bit / 5) - 2);
			compiled->jump_bits[side][n] = (uint8_t)bit;
			compiled->jump_count[side]++;
		}
	}
}

/* Fills in the directions, seen from a square, in which a piece attacks it. */
static void
add_directions(struct compiled_variant *compiled)
{
	for (unsigned piece = 0; piece < PIECE_LIMIT; piece++)
		for (unsigned d = 0; d < DIRECTIONS && compiled->exists[piece]; d++) {
			enum side side = piece_side((piece_t)piece);
			unsigned range =
			    compiled->reach[piece].range[(d + DIRECTIONS / 2) % DIRECTIONS];

			compiled->beside[side][piece] |= (uint8_t)((range >= 1) << d);
			compiled->afar[side][piece] |= (uint8_t)((range > 1) << d);
		}
}

static void
add_zone(struct compiled_variant *compiled)
{
	unsigned height = compiled->variant->height;

	for (unsigned n = 0; n < compiled->variant->zone; n++) {
		compiled->zone[BLACK] |= (uint16_t)(1u << (1 + n));
		compiled->zone[WHITE] |= (uint16_t)(1u << (height - n));
	}
	for (unsigned piece = 0; piece < PIECE_LIMIT; piece++)
		if (!piece_promoted((piece_t)piece) &&
		    compiled->promotes[piece_kind((piece_t)piece)])
			compiled->promoting[piece] = compiled->zone[piece_side((piece_t)piece)];
}

/* Returns the next number of splitmix64 (Steele, Lea, Flood 2014). */
static uint64_t
next_key(uint64_t *state)
{
	uint64_t x = *state += 0x9E3779B97F4A7C15u;

	x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
	x = (x ^ x >> 27) * 0x94D049BB133111EBu;
	return x ^ x >> 31;
}

const struct start *
rules_start(const struct compiled_variant *compiled, size_t row)
{
	struct start *start = &compiled->starts[row];
	struct position position;
	size_t bad;

	if (!start->read) {
		sfen_read(str_of(compiled->variant->handicaps[row].sfen), &start->diagram, &bad);
		position_load(&position, compiled, &start->diagram);
		start->key = position_key(&position);
		start->read = true;
	}
	return start;
}

static void
add_starts(struct compiled_variant *compiled, struct arena *arena)
{
	struct position *even = arena_take(arena, sizeof *even);

	compiled->starts =
	    arena_zero(arena, compiled->variant->handicap_count * sizeof *compiled->starts);
	position_load(even, compiled, &rules_start(compiled, 0)->diagram);
	compiled->even = even;
	for (square_t square = NO_SQUARE; position_next(even, &square);)
		if (position_at(even, square) != 0)
			compiled->set[piece_kind(position_at(even, square))]++;
}

static void
compile(const struct rules *rules, struct compiled_variant *compiled, const struct variant *variant)
{
	uint64_t state = 0;

	compiled->variant = variant;
	movement_grid(&compiled->grid);
	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];

		add_piece(compiled, row, false);
		add_piece(compiled, row, true);
		compiled->promotes[row->kind] = row->promoted != NULL;
		if ((row->traits & TRAIT_royal) == 0)
			compiled->points[row->kind] = (row->traits & TRAIT_major) != 0 ? 5 : 1;
	}
	for (unsigned piece = 0; piece < PIECE_LIMIT; piece++)
		compiled->stuck[piece] = stuck_ranks(compiled, (piece_t)piece);
	collect_jumps(compiled);
	add_directions(compiled);
	add_zone(compiled);
	for (size_t i = 1; i < PIECE_LIMIT; i++)
		compiled->piece_keys[i] = next_key(&state);
	for (size_t i = 0; i < sizeof compiled->square_keys / sizeof *compiled->square_keys; i++)
		compiled->square_keys[i] = next_key(&state);
	add_starts(compiled, rules->arena);
}

struct rules *
rules_new(struct memory *memory)
{
	struct arena arena;
	struct rules *rules;

	arena_init(&arena, memory);
	rules = arena_zero(&arena, sizeof *rules);
	rules->variants = arena_zero(&arena, variant_count * sizeof *rules->variants);
	rules->arena = arena_take(&arena, sizeof *rules->arena);
	*rules->arena = arena;
	rules_row(rules, 0);
	return rules;
}

void
rules_free(struct rules *rules)
{
	struct arena arena = *rules->arena;

	arena_free(&arena);
}

const struct compiled_variant *
rules_row(const struct rules *rules, size_t row)
{
	struct compiled_variant *compiled = rules->variants[row];

	if (compiled == NULL) {
		compiled = arena_zero(rules->arena, sizeof *compiled);
		compile(rules, compiled, &variant_all[row]);
		rules->variants[row] = compiled;
	}
	return compiled;
}

const struct compiled_variant *
rules_variant(const struct rules *rules, struct str name)
{
	for (size_t i = 0; i < variant_count; i++)
		if (str_eq(name, str_of(variant_all[i].name)) ||
		    str_eq(name, str_of(variant_all[i].japanese)))
			return rules_row(rules, i);
	return NULL;
}
