#include "lib/books/book_index.h"

#include <stdlib.h>
#include <string.h>

#include "record/game_key.h"
#include "record/sfen.h"
#include "writers/common/board.h"

/* One position.  Of its key the lowest bit says which of twins, that is turned round, it is. */
struct book_position {
	uint64_t key;
	uint32_t line;  /* of the file, or record */
	uint32_t moves; /* where its own begin */
	uint32_t same;  /* 1 + the position before it that has its key; 0: none */
	bool start;     /* games begin with it */
};

struct book_index {
	struct arena arena;
	struct book_position *list;
	size_t count, cap;
	uint64_t *moves; /* keys of the positions after them */
	size_t move_count, move_cap;
	uint32_t *slots; /* by key, open addressing: 1 + the last position with it; 0: free */
	size_t slot_count;
	struct buffer sfen; /* in the arena */
};

struct book_index *
book_index_new(struct memory *memory)
{
	struct book_index *index = memory_zero(memory, sizeof *index);

	arena_init(&index->arena, memory);
	index->sfen.cap = sizeof(struct sfen_text) + 64; /* of any position */
	return index;
}

void
book_index_free(struct book_index *index)
{
	struct memory *memory;

	if (index == NULL)
		return;
	memory = index->arena.memory;
	arena_free(&index->arena);
	memory_resize(memory, index, sizeof *index, 0);
}

/* --- positions */

static uint64_t
hash_of(struct book_index *index, const struct diagram *diagram)
{
	if (index->sfen.p == NULL)
		index->sfen.p = arena_take(&index->arena, index->sfen.cap);
	buffer_clear(&index->sfen);
	sfen_write(diagram, 0, &index->sfen);
	return game_key_sfen(buffer_str(&index->sfen)).low;
}

/* Sets *turned to the position with the board turned round and the colours exchanged. */
static void
turn_round(const struct diagram *diagram, struct diagram *turned)
{
	unsigned width = diagram->width, height = diagram->height;

	*turned = *diagram;
	turned->turn = diagram->turn == BLACK ? WHITE : BLACK;
	memcpy(turned->hands[BLACK], diagram->hands[WHITE], sizeof turned->hands[BLACK]);
	memcpy(turned->hands[WHITE], diagram->hands[BLACK], sizeof turned->hands[WHITE]);
	for (unsigned rank = 1; rank <= height; rank++)
		for (unsigned file = 1; file <= width; file++) {
			piece_t piece = diagram->cells[square_make(file, rank)];

			turned->cells[square_make(width + 1 - file, height + 1 - rank)] =
			    piece == 0 ? 0 : piece ^ PIECE_WHITE;
		}
}

static uint64_t
key_of(struct book_index *index, const struct diagram *diagram)
{
	struct diagram turned;
	uint64_t key = hash_of(index, diagram), twin;

	turn_round(diagram, &turned);
	twin = hash_of(index, &turned);
	return key < twin ? key & ~UINT64_C(1) : twin | 1;
}

/* Returns the slot of a key, or the free one for it.  Some slot is free. */
static uint32_t *
find_slot(const struct book_index *index, uint64_t key)
{
	size_t mask = index->slot_count - 1, at = (size_t)(key >> 1 ^ key << 7) & mask;

	while (index->slots[at] != 0 && index->list[index->slots[at] - 1].key != key)
		at = (at + 1) & mask;
	return &index->slots[at];
}

/* Returns the last position with a key, or NULL. */
static struct book_position *
find(const struct book_index *index, uint64_t key)
{
	uint32_t at = *find_slot(index, key);

	return at == 0 ? NULL : &index->list[at - 1];
}

/* Doubles the table if three in four slots are used; the positions are added again in their order.
 */
static void
grow_slots(struct book_index *index)
{
	enum { FIRST = 256 };
	size_t was = index->slot_count;

	if (index->count < was / 4 * 3)
		return;
	index->slots = arena_grow(&index->arena, index->slots, sizeof *index->slots,
	    was == 0 ? FIRST : 2 * was, &index->slot_count);
	memset(index->slots, 0, index->slot_count * sizeof *index->slots);
	for (uint32_t i = 0; i < index->count; i++)
		*find_slot(index, index->list[i].key) = i + 1;
}

/* What a finding's fix is: that of the whole book, if the book is text. */
static uint32_t
fix_of(const struct game *game)
{
	return game->record->text->record == 0 ? FIX_WHOLE : 0;
}

/* Reports the position, if the book has it or its twin. */
static void
report_position(
    const struct book_index *index, uint64_t key, const struct game *game, struct diags *diags)
{
	struct span at = game->record->setup.board_at;
	const struct book_position *same = find(index, key), *twin = find(index, key ^ 1);
	enum phrase where = game->record->text->record == 0 ? PHRASE_in_line : PHRASE_in_record;

	if (same != NULL)
		diags_add(
		    diags, DIAG_book_duplicate, at, 0, ARGS(A_NUMBER(same->line), A_PHRASE(where)))
		    ->fix = fix_of(game);
	else if (twin != NULL)
		diags_add(
		    diags, DIAG_book_twin, at, 0, ARGS(A_NUMBER(twin->line), A_PHRASE(where)));
}

/* Adds a move of the last position, and reports it if it is there already. */
static void
add_move(struct book_index *index, const struct game *game, uint32_t node, struct diags *diags)
{
	const struct book_position *position = &index->list[index->count - 1];
	struct span at = game->record->plies[node].at;
	struct diagram after = game->start;
	char name[SFEN_MOVE + 1] = { 0 };
	uint64_t key;

	board_play(game, &after, &game->moves[node]);
	key = key_of(index, &after);
	for (size_t i = position->moves; i < index->move_count; i++)
		if (index->moves[i] == key) {
			sfen_put_move(game->pieces, &game->moves[node], name);
			diags_add(diags, DIAG_book_duplicate_move, at, 1, ARGS(A_STR(str_of(name))))
			    ->fix = fix_of(game);
			return;
		}
	*ARENA_ADD(&index->arena, index->moves, index->move_count, index->move_cap) = key;
}

void
book_index_add(struct book_index *index, const struct game *game, struct diags *diags)
{
	const struct ply *plies = game->record->plies;
	struct book_position *added;
	uint64_t key;

	if (game->start.width == 0 || game->record->setup.board_at.n == 0 ||
	    index->count == UINT32_MAX - 1 || index->move_count > UINT32_MAX - UINT16_MAX)
		return;
	grow_slots(index);
	key = key_of(index, &game->start);
	report_position(index, key, game, diags);
	added = ARENA_ADD(&index->arena, index->list, index->count, index->cap);
	*added = (struct book_position){ .key = key,
		.line = text_place(game->record->text, game->record->setup.board_at.at).line,
		.moves = (uint32_t)index->move_count,
		.start = game->handicap != NULL };
	added->same = *find_slot(index, key);
	*find_slot(index, key) = (uint32_t)index->count;
	for (uint32_t node = plies[0].next; node != 0; node = plies[node].alt) {
		enum move_kind kind = game->moves[node].kind;

		if (!game_is_foul(game, node) && (kind == MOVE_board || kind == MOVE_drop))
			add_move(index, game, node, diags);
	}
}

/* --- the whole book */

/* Returns where the moves of a position end. */
static uint32_t
moves_end(const struct book_index *index, size_t i)
{
	return i + 1 < index->count ? index->list[i + 1].moves : (uint32_t)index->move_count;
}

/* Positions that were reached, and those of them that are still to be left. */
struct reaching {
	const struct book_index *index;
	bool *reached; /* of each position */
	uint32_t *waiting;
	size_t count;
};

/* Reaches all positions with a key. */
static void
reach(struct reaching *reach, uint64_t key)
{
	uint32_t at = *find_slot(reach->index, key);

	for (; at != 0 && !reach->reached[at - 1]; at = reach->index->list[at - 1].same) {
		reach->reached[at - 1] = true;
		reach->waiting[reach->count++] = at - 1;
	}
}

/* Returns which positions are reached from those that games begin with. */
static const bool *
reach_all(struct book_index *index)
{
	struct reaching reaching = { index, arena_zero(&index->arena, index->count),
		arena_take(&index->arena, index->count * sizeof *reaching.waiting), 0 };

	for (size_t i = 0; i < index->count; i++)
		if (index->list[i].start)
			reach(&reaching, index->list[i].key);
	while (reaching.count > 0) {
		uint32_t from = reaching.waiting[--reaching.count];

		for (uint32_t i = index->list[from].moves; i < moves_end(index, from); i++) {
			reach(&reaching, index->moves[i]);
			reach(&reaching, index->moves[i] ^ 1);
		}
	}
	return reaching.reached;
}

uint32_t
book_index_report(struct book_index *index, struct diags *diags)
{
	size_t unreached = 0, first = 0;
	const bool *reached;

	if (index->count == 0)
		return 0;
	reached = reach_all(index);
	for (size_t i = index->count; i-- > 0;)
		if (!reached[i]) {
			unreached++;
			first = i;
		}
	if (unreached == 0)
		return 0;
	diags_add(diags, DIAG_book_unreached, (struct span){ 0, 0 }, 0,
	    ARGS(A_NUMBER((int64_t)unreached), A_NUMBER((int64_t)index->count)));
	return index->list[first].line;
}

static int
compare_hashes(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Returns the sum of hashes, each counted once. */
static uint64_t
sum_once(uint64_t *hashes, size_t count)
{
	uint64_t sum = 0;

	if (count > 0)
		qsort(hashes, count, sizeof *hashes, compare_hashes);
	for (size_t i = 0; i < count; i++)
		sum += i > 0 && hashes[i] == hashes[i - 1] ? 0 : hashes[i];
	return sum;
}

uint64_t
book_index_hash(struct book_index *index)
{
	size_t count = index->count + index->move_count, n = 0;
	uint64_t *hashes = arena_take(&index->arena, count * sizeof *hashes);

	for (size_t i = 0; i < index->count; i++) {
		uint64_t key = index->list[i].key;

		hashes[n++] = key * UINT64_C(0x9E3779B97F4A7C15);
		for (uint32_t m = index->list[i].moves; m < moves_end(index, i); m++)
			hashes[n++] = (key ^ index->moves[m] << 1 ^ index->moves[m] >> 63) *
				      UINT64_C(0xC2B2AE3D27D4EB4F);
	}
	return sum_once(hashes, n);
}
