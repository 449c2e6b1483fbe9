#include "rules/board/rules.h"

#include "record/sfen.h"
#include "record/variants/variants.h"
#include "rules/board/position.h"

enum { ROWS = KIND_LIMIT * 2 }; /* of an army */

struct rules {
	struct arena arena;
	struct variants *variants;
	struct compiled_variant *compiled; /* those that were asked for */
};

/* Whether the fast path does not fit a row: what it promotes to, or what it is in hand. */
static bool
is_unusual(const struct army_row *row)
{
	enum kind kind = piece_kind(row->face);

	return row->captured_as != kind ||
	       (row->promotes_to != 0 && row->promotes_to != (kind | PIECE_PROMOTED));
}

/* Fills in what a piece of one side is by its row. */
static void
add_piece(struct compiled_variant *compiled, const struct army_row *row, const struct reach *reach,
    enum side side)
{
	unsigned turn = side * PIECE_WHITE, piece = row->face | turn;
	bool royal = (row->traits & TRAIT_royal) != 0;

	compiled->reach[piece] = *reach;
	compiled->traits[piece] = row->traits;
	compiled->ranks[piece] = row->rank;
	compiled->per_file[piece] = row->per_file;
	compiled->exists[piece] = true;
	if (row->promotes_to != 0) {
		compiled->becomes[piece] = (piece_t)(row->promotes_to | turn);
		compiled->promoting[piece] = compiled->variant->promotion >= PROMOTION_capture
						 ? UINT32_MAX
						 : compiled->zone[side];
	}
	if (compiled->variant->drops != DROPS_no && !royal)
		compiled->captive[piece] = row->captured_as ^ (piece_t)(PIECE_WHITE - turn);
	compiled->held[piece] =
	    (piece_t)((compiled->variant->drops == DROPS_either_face ? row->captured_as
								     : piece_kind(row->face)) |
		      turn);
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		unsigned range = reach->range[betza_opposite(d)];

		compiled->beside[side][piece] |= (uint8_t)((range >= 1) << d);
		compiled->afar[side][piece] |= (uint8_t)((range > 1) << d);
	}
	compiled->lions |= (reach->lion | reach->igui) != 0;
	compiled->burns |= (row->traits & TRAIT_burns) != 0;
}

/* Returns the ranks from which black's piece could never move again: none of its single steps and
 * jumps ends on the board. */
static uint32_t
stuck_ranks(const struct compiled_variant *compiled, const struct movement *movement)
{
	enum { RANKS = 5, JUMPS = 25 }; /* of struct reach */
	uint32_t board = (2u << compiled->variant->height) - 2, free = 0;
	uint32_t first = betza_first_steps(movement), near = first;

	for (unsigned file = 1; file < JUMPS / RANKS; file++)
		near |= first >> file * RANKS;
	for (unsigned bit = 0; bit < RANKS; bit++)
		if ((near >> bit & 1) != 0)
			free |= board << RANKS / 2 >> bit;
	return board & ~free;
}

/* Returns a set of ranks as the other side counts them. */
static uint32_t
turn_ranks(const struct compiled_variant *compiled, uint32_t ranks)
{
	uint32_t turned = 0;

	for (; ranks != 0; ranks &= ranks - 1)
		turned |= 1u << (compiled->variant->height + 1 - __builtin_ctz(ranks));
	return turned;
}

/* Collects the distinct jumps of a side: looking out from a king tries no others. */
static void
collect_jumps(struct compiled_variant *compiled, enum side side, uint32_t all)
{
	for (; all != 0; all &= all - 1) {
		unsigned n = compiled->jump_count[side]++, bit = (unsigned)__builtin_ctz(all);

		compiled->jumps[side][n] =
		    (int16_t)(((int)(bit % 5) - 2) * RANK_STEP + (int)(bit / 5) - 2);
		compiled->jump_bits[side][n] = (uint8_t)bit;
	}
}

/* Compiles the movements of the army.  Returns whether none is odd (struct compiled_variant). */
static bool
compile_movements(const struct variant *variant, struct movement movements[ROWS])
{
	bool plain = !variant->borrow;

	for (size_t i = 0; i < variant->army_count; i++) {
		const char *betza = variant->army[i].betza;

		/* half of the pieces promote to one that moves as a gold general */
		if (i >= 2 && strcmp(betza, variant->army[i - 2].betza) == 0)
			movements[i] = movements[i - 2];
		else
			betza_compile(betza, &movements[i]);
		plain &= !movements[i].special;
	}
	return plain;
}

/* Fills in the tables of the pieces. */
static void
add_army(struct compiled_variant *compiled, struct arena *arena)
{
	const struct variant *variant = compiled->variant;
	struct movement movements[ROWS];
	struct reach turned;
	uint32_t jumps[2] = { 0, 0 };

	if (!compile_movements(variant, movements))
		compiled->odd = arena_zero(arena, PIECE_LIMIT * sizeof *compiled->odd);
	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];
		struct movement *movement = &movements[i];

		compiled->stuck[row->face] = stuck_ranks(compiled, movement);
		compiled->stuck[row->face | PIECE_WHITE] =
		    turn_ranks(compiled, compiled->stuck[row->face]);
		if (compiled->odd != NULL) {
			compiled->odd[row->face] = *movement;
			compiled->odd[row->face | PIECE_WHITE] = betza_turned_movement(movement);
			movement->reach = (struct reach){ .lion = movement->reach.lion,
				.lion_free = movement->reach.lion_free,
				.igui = movement->reach.igui };
		}
		turned = betza_turned(&movement->reach);
		add_piece(compiled, row, &movement->reach, BLACK);
		add_piece(compiled, row, &turned, WHITE);
		jumps[BLACK] |= movement->reach.jumps;
		jumps[WHITE] |= turned.jumps;
		compiled->unusual |= is_unusual(row);
		if (!piece_promoted(row->face) && (row->traits & TRAIT_royal) == 0)
			compiled->points[row->face] = (row->traits & TRAIT_major) != 0 ? 5 : 1;
	}
	collect_jumps(compiled, BLACK, jumps[BLACK]);
	collect_jumps(compiled, WHITE, jumps[WHITE]);
	compiled->unusual |= compiled->lions || compiled->odd != NULL || compiled->burns ||
			     variant->drops == DROPS_either_face ||
			     variant->promotion >= PROMOTION_capture;
}

static void
add_zone(struct compiled_variant *compiled)
{
	for (unsigned n = 0; n < compiled->variant->zone; n++)
		compiled->zone[BLACK] |= 2u << n;
	compiled->zone[WHITE] = turn_ranks(compiled, compiled->zone[BLACK]);
}

/* Returns the laws that the variant's keys mean. */
static unsigned
find_laws(const struct variant *variant)
{
	const unsigned of_pieces = LAW_BIT(nifu) | LAW_BIT(uchifuzume);
	unsigned laws = LAWS_ALL_GAMES;

	laws |= variant->drops == DROPS_no ? LAW_BIT(no_drops) : LAWS_DROPS & ~of_pieces;
	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];

		laws |= row->per_file != 0 ? LAW_BIT(nifu) : 0;
		laws |= (row->traits & TRAIT_no_mate_drop) != 0 ? LAW_BIT(uchifuzume) : 0;
	}
	laws |= variant->check == CHECK_may_ignore ? LAW_BIT(royal_lost) : LAWS_KING;
	if (variant->dead_end)
		laws |= LAW_BIT(dead_end);
	if (variant->promotion_forced)
		laws |= LAW_BIT(must_promote);
	if (variant->drops == DROPS_either_face)
		laws &= ~LAW_BIT(drop_promoted);
	if (variant->try || variant->check == CHECK_ends)
		laws |= LAW_BIT(game_over);
	if (variant->lion_laws)
		laws |= LAWS_LIONS;
	return laws;
}

/* Returns the n-th number of splitmix64 (Steele, Lea, Flood 2014). */
static uint64_t
key_of(uint64_t n)
{
	uint64_t x = (n + 1) * 0x9E3779B97F4A7C15u;

	x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
	x = (x ^ x >> 27) * 0x94D049BB133111EBu;
	return x ^ x >> 31;
}

/* Sets the keys of the pieces and squares that there are. */
static void
add_keys(struct compiled_variant *compiled)
{
	const struct variant *variant = compiled->variant;

	for (unsigned piece = 1; piece < PIECE_LIMIT; piece++)
		if (compiled->exists[piece])
			compiled->piece_keys[piece] = key_of(piece);
	compiled->square_keys[NO_SQUARE] = key_of(PIECE_LIMIT);
	for (unsigned rank = 1; rank <= variant->height; rank++)
		for (unsigned file = 1; file <= variant->width; file++)
			compiled->square_keys[square_make(file, rank)] =
			    key_of(PIECE_LIMIT + square_make(file, rank));
}

/* The start positions of a variant. */
struct starts {
	struct arena *arena;
	struct start even;
	struct start **others; /* by handicap row; NULL: none was asked for */
};

const struct start *
rules_start(const struct compiled_variant *compiled, size_t row)
{
	const struct variant *variant = compiled->variant;
	struct starts *starts = compiled->starts;
	struct start *start = &starts->even;
	struct position position;
	size_t bad;

	if (row != 0) {
		if (starts->others == NULL)
			starts->others = arena_zero(
			    starts->arena, variant_handicaps(variant) * sizeof *starts->others);
		if (starts->others[row] == NULL)
			starts->others[row] = arena_zero(starts->arena, sizeof *start);
		start = starts->others[row];
	}
	if (!start->read) {
		sfen_read(
		    &variant->pieces, str_of(variant->handicaps[row].sfen), &start->diagram, &bad);
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

	compiled->starts = arena_zero(arena, sizeof *compiled->starts);
	compiled->starts->arena = arena;
	position_load(even, compiled, &rules_start(compiled, 0)->diagram);
	compiled->even = even;
	for (square_t square = NO_SQUARE; position_next(even, &square);)
		if (position_at(even, square) != 0)
			compiled->set[piece_kind(position_at(even, square))]++;
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		compiled->set[kind] = (uint8_t)(compiled->set[kind] + even->hands[BLACK][kind] +
						even->hands[WHITE][kind]);
}

static void
compile(struct compiled_variant *compiled, const struct variant *variant, struct arena *arena)
{
	memory_clear(compiled, offsetof(struct compiled_variant, square_keys));
	compiled->variant = variant;
	compiled->pieces = &variant->pieces;
	compiled->laws = find_laws(variant);
	compiled->promotes_within =
	    variant->promotion == PROMOTION_zone || variant->promotion == PROMOTION_flips;
	add_zone(compiled);
	add_army(compiled, arena);
	add_keys(compiled);
	add_starts(compiled, arena);
}

struct rules *
rules_new(struct memory *memory)
{
	struct rules *rules = memory_zero(memory, sizeof *rules);

	arena_init(&rules->arena, memory);
	rules->variants = variants_new(memory);
	rules_row(rules, 0);
	return rules;
}

void
rules_free(struct rules *rules)
{
	struct memory *memory = rules->arena.memory;

	variants_free(rules->variants);
	arena_free(&rules->arena);
	memory_resize(memory, rules, sizeof *rules, 0);
}

struct variants *
rules_variants(const struct rules *rules)
{
	return rules->variants;
}

const struct compiled_variant *
rules_of(const struct rules *rules, const struct variant *variant)
{
	/* (the rules are their own cache) */
	struct rules *cache = (struct rules *)rules;
	struct compiled_variant *compiled = rules->compiled;

	if (variant == NULL)
		return NULL;
	while (compiled != NULL && compiled->variant != variant)
		compiled = compiled->next;
	if (compiled == NULL) {
		compiled = arena_take(&cache->arena, sizeof *compiled);
		compile(compiled, variant, &cache->arena);
		compiled->next = rules->compiled;
		cache->compiled = compiled;
	}
	return compiled;
}

const struct compiled_variant *
rules_row(const struct rules *rules, size_t row)
{
	return rules_of(rules, variants_at(rules->variants, row));
}

const struct compiled_variant *
rules_variant(const struct rules *rules, struct str name)
{
	return rules_of(rules, variants_named(rules->variants, name));
}
