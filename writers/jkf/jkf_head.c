#include "writers/jkf/jkf_head.h"

#include <stdlib.h>
#include <string.h>

#include "record/json.h"
#include "writers/common/board.h"
#include "writers/moves/kif_head.h"

enum { BOARD = 9 };

/* A header to be written.  Keys are unique in JSON: headers with the same key become one value of
 * several lines. */
struct entry {
	struct str key;
	unsigned rank; /* the order in header.def; other keys come last */
	const struct header *header;
	bool leads; /* the first of its key */
};

/* Names of JKF, and the KIF names of the same handicaps. */
static const struct {
	const char *preset, *name;
} presets[] = {
#define PRESET(preset, name) { preset, name },
#include "record/tables/preset.def"
#undef PRESET
};

/* Returns the key of a header that is read as id. */
static struct str
key_of(const struct header *header, enum header_id id, bool handicap)
{
	if (id == HEADER_black || id == HEADER_white)
		return str_of(board_players[handicap][id == HEADER_white]);
	if (id != HEADER_other)
		return str_of(header_rows[id].kif);
	return header_bare_key(header->key);
}

bool
jkf_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	struct str key = key_of(header, header->id, false);

	(void)record;
	(void)options;
	/* Libraries that read JSON do not accept NUL in a key.  手合割 is written as "initial". */
	return key.n > 0 && memchr(key.p, '\0', key.n) == NULL && !str_eq(key, STR("手合割"));
}

/* Orders by rank, headers with an id first, then by their order in the record. */
static int
by_rank(const void *one, const void *two)
{
	const struct entry *a = one, *b = two;
	int own = (a->header->id == HEADER_other) - (b->header->id == HEADER_other);

	if (a->rank != b->rank)
		return a->rank < b->rank ? -1 : 1;
	return own != 0 ? own : (a->header > b->header) - (a->header < b->header);
}

/* Orders by key, then by rank. */
static int
by_key(const void *one, const void *two)
{
	const struct entry *a = one, *b = two;
	int order = str_order(a->key, b->key);

	return order != 0 ? order : by_rank(one, two);
}

/* Orders leaders by rank. */
static int
by_lead(const void *one, const void *two)
{
	const struct entry *a = *(const struct entry *const *)one;
	const struct entry *b = *(const struct entry *const *)two;

	return by_rank(a, b);
}

/* Adds the lines of one key, from its leader on; an empty value is an empty line, which as the last
 * one needs a line end of its own. */
static void
add_header(
    struct buffer *out, const struct entry *entry, const struct entry *end, struct buffer *lines)
{
	buffer_clear(lines);
	buffer_add(lines, entry->header->value);
	jkf_head_comma(out);
	json_quote(entry->key, NULL, out);
	buffer_char(out, ':');
	for (entry++; entry < end && !entry->leads; entry++) {
		buffer_char(lines, '\n');
		buffer_add(lines, entry->header->value);
	}
	if (lines->n > 0 && lines->p[lines->n - 1] == '\n')
		buffer_char(lines, '\n');
	json_quote(buffer_str(lines), NULL, out);
}

static void
add_headers(const struct game *game, struct buffer *out)
{
	const struct record *record = game->record;
	struct entry *entries =
	    arena_take(record->arena, (record->header_count + 1) * sizeof *entries);
	struct entry **leaders =
	    arena_take(record->arena, (record->header_count + 1) * sizeof *leaders);
	bool handicap = kif_head_handicap(game);
	size_t count = 0, lead = 0, i;
	struct buffer lines;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];
		enum header_id id = header->id;

		if (id == HEADER_other) /* readers of JKF recognise it by its key */
			id = header_of_kif(header->key);
		if (jkf_head_fits(record, header, NULL))
			entries[count++] = (struct entry){ .key = key_of(header, id, handicap),
				.rank = id == HEADER_other ? HEADER_COUNT : id,
				.header = header };
	}
	qsort(entries, count, sizeof *entries, by_key);
	for (i = 0; i < count; i++) {
		entries[i].leads = i == 0 || !str_eq(entries[i].key, entries[i - 1].key);
		if (entries[i].leads)
			leaders[lead++] = &entries[i];
	}
	qsort(leaders, lead, sizeof *leaders, by_lead);
	buffer_init(&lines, record->arena->memory);
	for (i = 0; i < lead; i++)
		add_header(out, leaders[i], entries + count, &lines);
	buffer_free(&lines);
}

/* Returns the preset of a handicap; NULL: it has none. */
static const char *
preset_of(const struct handicap *handicap)
{
	size_t i;

	for (i = 0; handicap != NULL && i < sizeof presets / sizeof *presets; i++) {
		if (strcmp(handicap->name, presets[i].name) == 0)
			return presets[i].preset;
	}
	return NULL;
}

/* Adds the squares, file by file from file 1, each from rank 1. */
static void
add_board(const struct diagram *diagram, struct buffer *out)
{
	unsigned file, rank;

	for (file = 1; file <= BOARD; file++) {
		jkf_head_comma(out);
		buffer_char(out, '[');
		for (rank = 1; rank <= BOARD; rank++) {
			piece_t piece = diagram->cells[square_make(file, rank)];

			jkf_head_comma(out);
			if (piece == 0)
				buffer_add(out, STR("{}"));
			else
				buffer_printf(out, "{\"color\":%d,\"kind\":\"%s\"}",
				    piece_side(piece), piece_csa(piece));
		}
		buffer_char(out, ']');
	}
}

/* Adds a hand, which lists every piece that can be in hand. */
static void
add_hand(const struct diagram *diagram, enum side side, struct buffer *out)
{
	static const enum kind kinds[] = { KIND_pawn, KIND_lance, KIND_knight, KIND_silver,
		KIND_gold, KIND_bishop, KIND_rook };
	size_t i;

	jkf_head_comma(out);
	buffer_char(out, '{');
	for (i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		jkf_head_member(out, str_of(piece_csa((piece_t)kinds[i])));
		buffer_number(out, diagram->hands[side][kinds[i]], 0, ' ');
	}
	buffer_char(out, '}');
}

static void
add_initial(const struct game *game, struct buffer *out)
{
	/* (the names of the presets are those of shogi) */
	bool shogi = game->pieces == NULL || game->pieces->written.n == 0;
	const char *preset = shogi ? preset_of(game->handicap) : NULL;

	if (preset != NULL) {
		buffer_printf(out, "{\"preset\":\"%s\"}", preset);
		return;
	}
	buffer_printf(
	    out, "{\"preset\":\"OTHER\",\"data\":{\"color\":%u,\"board\":[", game->start.turn);
	add_board(&game->start, out);
	buffer_add(out, STR("],\"hands\":["));
	add_hand(&game->start, BLACK, out);
	add_hand(&game->start, WHITE, out);
	buffer_add(out, STR("]}}"));
}

void
jkf_head_write(const struct game *game, struct buffer *out)
{
	jkf_head_member(out, STR("header"));
	buffer_char(out, '{');
	add_headers(game, out);
	buffer_char(out, '}');
	if (board_unfit_csa(game).n > 0)
		return;
	jkf_head_member(out, STR("initial"));
	add_initial(game, out);
}
