#include "lib/books/book_walk.h"

#include <stdlib.h>

#include "lib/positions/positions.h"
#include "record/engine/apery_key.h"
#include "record/sfen.h"
#include "rules/board/position.h"
#include "rules/board/rules.h"

/* An entry while positions are looked for. */
struct found {
	struct book_entry entry;
	struct book_place place;
	bool known;
};

struct walk {
	const struct parser_book *reader;
	struct str body;
	struct found *list; /* by key */
	size_t count, cap;
	uint32_t *waiting; /* entries whose moves are still to be played */
	size_t first, last;
	struct apery_keys keys;
};

static int
compare_keys(const void *a, const void *b)
{
	const struct found *x = a, *y = b;

	if (x->entry.key != y->entry.key)
		return x->entry.key < y->entry.key ? -1 : 1;
	return x->entry.at.at < y->entry.at.at ? -1 : x->entry.at.at > y->entry.at.at;
}

static int
compare_places(const void *a, const void *b)
{
	const struct book_place *x = a, *y = b;

	return x->at < y->at ? -1 : x->at > y->at;
}

static void
list_entries(struct walk *walk, struct arena *arena)
{
	struct book_entry entry = { .key = 0 };
	uint32_t at = 0;

	while (walk->reader->entry(walk->body, &at, &entry))
		*ARENA_ADD(arena, walk->list, walk->count, walk->cap) =
		    (struct found){ .entry = entry };
	if (walk->count > 0)
		qsort(walk->list, walk->count, sizeof *walk->list, compare_keys);
	walk->waiting = arena_zero(arena, walk->count * sizeof *walk->waiting);
}

/* Returns the first entry with a key, or the number of entries. */
static size_t
find_key(const struct walk *walk, uint64_t key)
{
	size_t low = 0, high = walk->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (walk->list[middle].entry.key < key)
			low = middle + 1;
		else
			high = middle;
	}
	return low < walk->count && walk->list[low].entry.key == key ? low : walk->count;
}

/* Reaches the entries with a key, whose position this is. */
static void
reach(struct walk *walk, uint64_t key, const struct diagram *diagram, unsigned ply)
{
	struct found *found = walk->list + find_key(walk, key), *end = walk->list + walk->count;

	if (compact_unfit(diagram).n > 0)
		return;
	for (; found < end && found->entry.key == key && !found->known; found++) {
		found->known = true;
		found->place = (struct book_place){ .at = found->entry.at.at,
			.ply = (uint16_t)(ply < UINT16_MAX ? ply : UINT16_MAX) };
		compact_write(diagram, PACKING_yaneuraou, found->place.position);
		walk->waiting[walk->last++] = (uint32_t)(found - walk->list);
	}
}

/* Reaches what is known without a move. */
static void
reach_starts(struct walk *walk)
{
	struct diagram diagram;
	size_t bad;

	if (walk->reader->hashed) {
		sfen_read(NULL, STR(SFEN_STARTPOS), &diagram, &bad);
		reach(walk, apery_key(&walk->keys, &diagram), &diagram, 0);
	}
	for (size_t i = 0; i < walk->count; i++) {
		struct str sfen = walk->list[i].entry.sfen;

		if (sfen.n > 0 && sfen_read(NULL, sfen, &diagram, &bad) == sfen.n &&
		    diagram.width == 9 && diagram.height == 9)
			reach(walk, walk->list[i].entry.key, &diagram, diagram.number);
	}
}

/* Plays the moves of an entry. */
static void
play_entry(struct walk *walk, const struct found *from, struct position *board)
{
	struct position first = *board;
	struct diagram diagram;
	struct claim claim;
	uint64_t key;
	uint32_t at = 0;
	bool odd;

	if (!positions_load(&first, from->place.position, PACKING_yaneuraou, &odd))
		return;
	while (walk->reader->move(walk->body, &from->entry, &at, &claim, &key)) {
		struct position after = first;

		if (!positions_play(&after, &claim))
			continue;
		position_save(&after, &diagram);
		if (walk->reader->hashed)
			key = apery_key(&walk->keys, &diagram);
		reach(walk, key, &diagram, from->place.ply + 1u);
	}
}

void
book_walk(const struct rules *rules, const struct parser_book *reader, struct arena *arena,
    struct parse *parse)
{
	struct walk *walk = arena_zero(arena, sizeof *walk);
	struct position *board = arena_zero(arena, sizeof *board);
	struct book_place *places;
	size_t count = 0;

	walk->reader = reader;
	walk->body = parse->text->body;
	if (reader->hashed)
		apery_key_init(&walk->keys);
	position_clear(board, rules_row(rules, 0));
	list_entries(walk, arena);
	reach_starts(walk);
	while (walk->first < walk->last)
		play_entry(walk, &walk->list[walk->waiting[walk->first++]], board);
	places = arena_zero(arena, (walk->last + 1) * sizeof *places);
	for (size_t i = 0; i < walk->count; i++)
		if (walk->list[i].known)
			places[count++] = walk->list[i].place;
	if (count > 0)
		qsort(places, count, sizeof *places, compare_places);
	parse->places = places;
	parse->place_count = count;
	parse->entry_count = walk->count;
}
