#include "record/variants/variants.h"

#include <stdio.h>

#include "record/text/arena.h"
#include "record/variants/variant_file.h"
#include "record/variants/variant_texts.h"

struct variants {
	struct arena arena;
	struct variant **all; /* by text; NULL: not read yet */
	const struct variant *own;
};

struct variants *
variants_new(struct memory *memory)
{
	struct variants *variants = memory_zero(memory, sizeof *variants);

	arena_init(&variants->arena, memory);
	variants->all = arena_zero(&variants->arena, variant_text_count * sizeof *variants->all);
	return variants;
}

void
variants_free(struct variants *variants)
{
	struct memory *memory = variants->arena.memory;

	arena_free(&variants->arena);
	memory_resize(memory, variants, sizeof *variants, 0);
}

size_t
variants_count(const struct variants *variants)
{
	return variant_text_count + (variants->own != NULL);
}

const struct handicap *
variants_handicap(const struct variants *variants, struct str english, size_t n)
{
	for (size_t i = 0; i < variants_count(variants); i++) {
		const struct variant *variant = variants_at(variants, i);

		for (size_t row = 0, count = variant_handicaps(variant); row < count; row++)
			if ((english.n == 0 ||
				str_eq(english, str_of(variant->handicaps[row].english))) &&
			    n-- == 0)
				return &variant->handicaps[row];
	}
	return NULL;
}

bool
variants_has_handicaps(const struct variants *variants, size_t n)
{
	(void)variants;
	struct str text = n < variant_text_count ? variant_texts[n].text : NO_STR;

	return n >= variant_text_count || str_find(text, STR("\n[handicaps]\n")) < text.n;
}

struct str
variants_text(struct str name)
{
	for (size_t i = 0; i < variant_text_count; i++)
		if (str_eq(name, str_of(variant_texts[i].name)))
			return variant_texts[i].text;
	return NO_STR;
}

static struct str
find_text(void *arg, struct str name)
{
	(void)arg;
	return variants_text(name);
}

/* Sets how records name a variant. */
static void
name_pieces(const struct variants *variants, struct variant *variant)
{
	struct piece_set *set = &variant->pieces;

	if (set->tag == NULL)
		set->tag = variant->name;
	for (; set != NULL; set = (struct piece_set *)set->other) {
		set->variant = variant->name;
		set->written = variant->word_count > 0 ? variant->words[0] : NO_STR;
		set->shown =
		    variants_of_size(variants, variant->width, variant->height, NULL)->name;
	}
}

void
variants_add(struct variants *variants, const struct variant *own)
{
	variants->own = own;
	if (own->pieces.shown == NULL) /* the first list that has it */
		name_pieces(variants, (struct variant *)own);
}

const struct variant *
variants_at(const struct variants *variants, size_t n)
{
	struct variant *variant;

	if (n == variant_text_count)
		return variants->own;
	variant = variants->all[n];
	if (variant == NULL) {
		/* (the list is its own cache) */
		struct arena *arena = &((struct variants *)variants)->arena;

		variant = arena_take(arena, sizeof *variant);
		variant_file_read(variant_texts[n].text, arena, find_text, NULL, variant, NULL);
		variant->name = variant_texts[n].name; /* which outlives the list */
		variants->all[n] = variant;
		name_pieces(variants, variant);
	}
	return variant;
}

static bool
is_named(const struct variant *variant, struct str name)
{
	return str_eq(name, str_of(variant->name)) || str_eq(name, str_of(variant->japanese));
}

static bool
has_word(const struct variant *variant, struct str word)
{
	for (size_t i = 0; i < variant->word_count; i++)
		if (str_eq(word, variant->words[i]))
			return true;
	return variant->pieces.tag != NULL && str_eq(word, str_of(variant->pieces.tag));
}

/* Returns the first variant that a word fits; of those not read yet, only files that hold the
 * word's bytes are read. */
static const struct variant *
find(const struct variants *variants, struct str word,
    bool fits(const struct variant *variant, struct str word))
{
	const struct variant *own = variants->own;

	if (own != NULL && fits(own, word))
		return own;
	for (size_t i = 0; i < variant_text_count && word.n != 0; i++) {
		struct str text = variant_texts[i].text;

		if (variants->all[i] == NULL && str_find(text, word) == text.n)
			continue;
		if (fits(variants_at(variants, i), word))
			return variants_at(variants, i);
	}
	return NULL;
}

const struct variant *
variants_named(const struct variants *variants, struct str name)
{
	for (size_t i = 0; i < variant_text_count; i++) /* the usual way, without reading a file */
		if (str_eq(name, str_of(variant_texts[i].name)))
			return variants_at(variants, i);
	return find(variants, name, is_named);
}

const struct piece_set *
variants_pieces(const struct variants *variants, struct str name)
{
	const struct variant *variant = variants_named(variants, name);

	return variant == NULL ? NULL : &variant->pieces;
}

const struct variant *
variants_of_word(const struct variants *variants, struct str word)
{
	return find(variants, word, has_word);
}

const struct variant *
variants_of_size(
    const struct variants *variants, unsigned width, unsigned height, const struct variant *after)
{
	size_t count = variants_count(variants), i = 0;
	char board[32];

	while (after != NULL && i < count && variants_at(variants, i++) != after)
		;
	if (height == 0)
		snprintf(board, sizeof board, "\nboard = %ux", width);
	else
		snprintf(board, sizeof board, "\nboard = %ux%u\n", width, height);
	for (; i < count; i++) {
		/* (each file of the program names its board so) */
		if (i < variant_text_count && variants->all[i] == NULL &&
		    str_find(variant_texts[i].text, str_of(board)) == variant_texts[i].text.n)
			continue;
		if (variants_at(variants, i)->width == width &&
		    (height == 0 || variants_at(variants, i)->height == height))
			return variants_at(variants, i);
	}
	return NULL;
}

const char *
variants_unplayed(struct str word)
{
	static const struct {
		const char *word, *name;
	} rows[] = {
		{ "大大将棋", "大大将棋" },
		{ "daidai", "大大将棋" },
		{ "daidaishogi", "大大将棋" },
		{ "摩訶大大将棋", "摩訶大大将棋" },
		{ "makadaidai", "摩訶大大将棋" },
		{ "makadaidaishogi", "摩訶大大将棋" },
		{ "泰将棋", "泰将棋" },
		{ "tai", "泰将棋" },
		{ "taishogi", "泰将棋" },
		{ "大局将棋", "大局将棋" },
		{ "taikyoku", "大局将棋" },
		{ "taikyokushogi", "大局将棋" },
		{ "廣将棋", "廣将棋" },
		{ "広将棋", "廣将棋" },
		{ "ko", "廣将棋" },
		{ "koshogi", "廣将棋" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (str_eq(word, str_of(rows[i].word)))
			return rows[i].name;
	return NULL;
}
