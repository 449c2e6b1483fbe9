#include "rules/replay/rules.h"

#include <string.h>

#include "record/sfen.h"

/* Other spellings of handicap names met in records (formats-japanese.md 1.4). */
static const struct {
	const char *spelling, *name;
} spellings[] = {
	{ "左香落ち", "香落ち" },
	{ "飛落ち", "飛車落ち" },
	{ "飛落", "飛車落ち" },
	{ "角落", "角落ち" },
	{ "香落", "香落ち" },
	{ "飛車香落ち", "飛香落ち" },
	{ "飛香落", "飛香落ち" },
	{ "2枚落ち", "二枚落ち" },
	{ "２枚落ち", "二枚落ち" },
	{ "二枚落", "二枚落ち" },
	{ "3枚落ち", "三枚落ち" },
	{ "4枚落ち", "四枚落ち" },
	{ "４枚落ち", "四枚落ち" },
	{ "四枚落", "四枚落ち" },
	{ "5枚落ち", "五枚落ち" },
	{ "右五枚落ち", "五枚落ち" },
	{ "6枚落ち", "六枚落ち" },
	{ "６枚落ち", "六枚落ち" },
	{ "六枚落", "六枚落ち" },
	{ "七枚落ち", "右七枚落ち" },
	{ "8枚落ち", "八枚落ち" },
	{ "８枚落ち", "八枚落ち" },
	{ "八枚落", "八枚落ち" },
	{ "10枚落ち", "十枚落ち" },
	{ "十枚落", "十枚落ち" },
	{ "十九枚落ち", "裸玉" },
	{ "二十枚落ち", "裸玉" },
	{ "太閤将棋", "太閤落ち" },
	{ "平手戦", "平手" },
	{ "互先", "平手" },
};

static void
add_piece(struct compiled_variant *compiled, const struct army_row *row, bool promoted)
{
	const char *betza = promoted ? row->promoted : row->betza;
	piece_t black = piece_make(row->kind, promoted, BLACK);
	piece_t white = piece_make(row->kind, promoted, WHITE);
	unsigned traits =
	    promoted ? (row->traits & TRAIT_royal_promoted) != 0 ? TRAIT_royal : 0 : row->traits;

	if (betza == NULL)
		return;
	if (promoted)
		traits = ((row->traits & TRAIT_royal_promoted) != 0 ? TRAIT_royal : 0u) |
			 ((row->traits & TRAIT_lion_promoted) != 0 ? TRAIT_lion : 0u);
	movement_compile(betza, &compiled->reach[black]);
	compiled->reach[white] = movement_turned(&compiled->reach[black]);
	compiled->traits[black] = compiled->traits[white] = (uint8_t)traits;
	compiled->exists[black] = compiled->exists[white] = true;
	compiled->lions |= compiled->reach[black].lion != 0;
}

/* The ranks from which a piece could never move again: those from which none of its single steps
 * and jumps ends on the board. */
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

/* The distinct jumps of each side, so that looking out from a king tries no others. */
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

/* Turns reach round: in which directions from a square a piece would attack it. */
static void
add_looks(struct compiled_variant *compiled)
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

/* The next of splitmix64's numbers (Steele, Lea, Flood 2014). */
static uint64_t
next_key(uint64_t *state)
{
	uint64_t x = *state += 0x9E3779B97F4A7C15u;

	x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
	x = (x ^ x >> 27) * 0x94D049BB133111EBu;
	return x ^ x >> 31;
}

static void
add_keys(struct compiled_variant *compiled)
{
	uint64_t state = 0;

	for (size_t i = 0; i < PIECE_LIMIT; i++)
		compiled->piece_keys[i] = next_key(&state);
	for (size_t i = 0; i < sizeof compiled->square_keys / sizeof *compiled->square_keys; i++)
		compiled->square_keys[i] = next_key(&state);
}

static void
add_starts(struct compiled_variant *compiled, struct arena *arena)
{
	const struct variant *variant = compiled->variant;
	struct position *position = arena_take(arena, sizeof *position);

	compiled->starts = arena_zero(arena, variant->handicap_count * sizeof *compiled->starts);
	compiled->start_keys =
	    arena_zero(arena, variant->handicap_count * sizeof *compiled->start_keys);
	for (size_t i = variant->handicap_count; i-- > 0;) {
		size_t bad;

		sfen_read(str_of(variant->handicaps[i].sfen), &compiled->starts[i], &bad);
		position_load(position, compiled, &compiled->starts[i]);
		compiled->start_keys[i] = position_key(position);
	}
	compiled->even = position;
}

static void
compile(const struct rules *rules, struct compiled_variant *compiled, const struct variant *variant)
{
	compiled->variant = variant;
	compiled->lines = rules->lines;
	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];

		add_piece(compiled, row, false);
		add_piece(compiled, row, true);
		compiled->promotes[row->kind] = row->promoted != NULL;
		compiled->set[row->kind] = (uint8_t)row->set;
		if ((row->traits & TRAIT_royal) == 0)
			compiled->points[row->kind] = (row->traits & TRAIT_major) != 0 ? 5 : 1;
	}
	for (unsigned piece = 0; piece < PIECE_LIMIT; piece++)
		compiled->stuck[piece] = stuck_ranks(compiled, (piece_t)piece);
	collect_jumps(compiled);
	add_looks(compiled);
	add_zone(compiled);
	add_keys(compiled);
	add_starts(compiled, rules->arena);
}

struct rules *
rules_new(struct memory *memory)
{
	struct arena arena, *kept;
	struct rules *rules;

	arena_init(&arena, memory);
	rules = arena_zero(&arena, sizeof *rules);
	rules->variants = arena_zero(&arena, variant_count * sizeof *rules->variants);
	kept = arena_take(&arena, sizeof *kept);
	*kept = arena;
	rules->arena = kept;
	movement_lines(rules->lines);
	compile(rules, &rules->variants[0], variant_all[0]);
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
	struct compiled_variant *compiled = &rules->variants[row];

	if (compiled->variant == NULL)
		compile(rules, compiled, variant_all[row]);
	return compiled;
}

const struct compiled_variant *
rules_variant(const struct rules *rules, struct str name)
{
	for (size_t i = 0; i < variant_count; i++)
		if (str_eq(name, str_of(variant_all[i]->name)) ||
		    str_eq(name, str_of(variant_all[i]->japanese)))
			return rules_row(rules, i);
	return NULL;
}

/* Numbers that count pieces, and words that say nothing, in English names of handicaps. */
static const struct {
	const char *word, *means;
} english_words[] = {
	{ "two", "2" },
	{ "three", "3" },
	{ "four", "4" },
	{ "five", "5" },
	{ "six", "6" },
	{ "seven", "7" },
	{ "eight", "8" },
	{ "nine", "9" },
	{ "ten", "10" },
	{ "piece", "" },
	{ "handicap", "" },
	{ "and", "" },
};

/* English names as they are after shorten(), and those of the rows that they mean (psn-hodges.md
 * 6).  Left and right are White's: his left lance is on 1a. */
static const struct {
	const char *spelling, *name;
} english_spellings[] = {
	{ "leftlance", "lance" },
	{ "lancerook", "rooklance" },
	{ "rookbishop", "2" },
	{ "bishoprook", "2" },
	{ "right3", "3right" },
	{ "right5", "5" },
	{ "7", "right7" },
	{ "even", "hirate" },
};

enum { SHORT_MAX = 31 };

/* Adds a word, in lower case and without a plural's s, to what is written of the name so far. */
static void
add_word(struct str word, char out[SHORT_MAX + 1])
{
	const char *shown = NULL;
	size_t i, length = strlen(out);

	if (word.n > 1 && word.p[word.n - 1] == 's')
		word.n--;
	if (word.n > SHORT_MAX - length) {
		strcpy(out, "?"); /* no name is as long */
		return;
	}
	for (i = 0; i < word.n; i++)
		out[length + i] = str_lower(word.p[i]);
	out[length + word.n] = '\0';
	for (i = 0; i < sizeof english_words / sizeof *english_words; i++) {
		if (strcmp(out + length, english_words[i].word) == 0)
			shown = english_words[i].means;
	}
	if (shown != NULL)
		strcpy(out + length, shown);
}

/* An English name as one word, however it is spelled: "2 Pieces", "two-piece" and "2piece" give
 * "2". */
static void
shorten(struct str name, char out[SHORT_MAX + 1])
{
	size_t i, start;

	out[0] = '\0';
	for (i = 0; i < name.n;) {
		bool digit = str_is_digit(name.p[i]);

		start = i;
		while (i < name.n && str_is_digit(name.p[i]) == digit &&
		       strchr(" \t,-_", name.p[i]) == NULL)
			i++;
		add_word((struct str){ name.p + start, i - start }, out);
		i += i == start;
	}
}

/* The row of an English name, or NULL. */
static const struct handicap *
english_handicap(const struct variant *variant, struct str name)
{
	char wanted[SHORT_MAX + 1], row[SHORT_MAX + 1];
	size_t i;

	shorten(name, wanted);
	for (i = 0; i < sizeof english_spellings / sizeof *english_spellings; i++) {
		if (strcmp(wanted, english_spellings[i].spelling) == 0)
			strcpy(wanted, english_spellings[i].name);
	}
	for (i = 0; i < variant->handicap_count; i++) {
		shorten(str_of(variant->handicaps[i].english), row);
		if (strcmp(row, wanted) == 0)
			return &variant->handicaps[i];
	}
	return NULL;
}

const struct handicap *
rules_handicap(const struct variant *variant, struct str name)
{
	for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
		if (str_eq(name, str_of(spellings[i].spelling)))
			name = str_of(spellings[i].name);
	for (size_t i = 0; i < variant->handicap_count; i++)
		if (str_eq(name, str_of(variant->handicaps[i].name)))
			return &variant->handicaps[i];
	return name.n > 0 && (unsigned char)name.p[0] < 0x80 ? english_handicap(variant, name)
							     : NULL;
}

const struct handicap *
rules_handicap_homonym(const struct compiled_variant *compiled, const struct handicap *row)
{
	const struct variant *variant = compiled->variant;

	for (size_t i = 0; i < variant->handicap_count; i++) {
		const struct handicap *other = &variant->handicaps[i];

		if (other->homonym != NULL && strcmp(other->homonym, row->name) == 0)
			return other;
	}
	return NULL;
}
