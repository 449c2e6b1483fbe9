#ifndef WRITERS_KIF_TESTING_KI2_H
#define WRITERS_KIF_TESTING_KI2_H

/* What the tests of the writers of KI2 and BOD share: games that were replayed and are written and
 * read back.  Test code only. */

#include "rules/testing_play.h"

#include "parsers/kif/ki2.h"
#include "parsers/kif/kif_move.h"
#include "writers/writer_table.h"

/* A game that was replayed, and what was written of it. */
struct page {
	struct fixture fixture;
	struct write_options options;
	struct buffer out;
	uint32_t node; /* the last that was added */
};

static inline void
page_open(struct page *page, const char *sfen)
{
	fixture_open(&page->fixture);
	fixture_begin(&page->fixture, sfen);
	buffer_init(&page->out, &page->fixture.memory);
	page->options = (struct write_options){
		.format = FORMAT_ki2, .encoding = ENCODING_utf8, .first = true, .ply = UINT32_MAX
	};
	page->node = 0;
}

static inline void
page_close(struct page *page)
{
	buffer_free(&page->out);
	fixture_close(&page->fixture);
}

/* Adds moves in USI after the node where, or as a variation if it has a next move.  Returns the
 * last node. */
static inline uint32_t
page_moves(struct page *page, uint32_t where, const char *moves)
{
	struct record *record = &page->fixture.record;
	const char *p = moves;

	while (*p != '\0') {
		size_t n = strcspn(p, " ");

		where = record_add_ply(record, where, false);
		record->plies[where].claim = usi_claim(p, n);
		p += n;
		p += strspn(p, " ");
	}
	return page->node = where;
}

static inline uint32_t
page_end(struct page *page, uint32_t where, enum ending ending)
{
	struct record *record = &page->fixture.record;

	where = record_add_ply(record, where, false);
	record->plies[where].claim =
	    (struct claim){ .kind = CLAIM_end, .ending = (uint8_t)ending, .winner = NO_SIDE };
	return page->node = where;
}

static inline void
page_note(struct page *page, uint32_t node, enum note_kind kind, const char *words)
{
	record_add_note(&page->fixture.record, node, kind, str_of(words), (struct span){ 0, 0 });
}

static inline void
page_header(struct page *page, const char *key, const char *value)
{
	record_add_header(&page->fixture.record, header_of_kif(str_of(key)), str_of(key),
	    str_of(value), (struct span){ 0, 0 });
}

/* Replays the game and writes it; what was written is NUL-terminated. */
static inline const char *
page_write(struct page *page)
{
	struct replay_options options = { .rivals = true };
	struct fixture *fixture = &page->fixture;

	fixture->game = replay(fixture->rules, &fixture->record, &options, &fixture->diags);
	assert_int_equal(fixture->game->unplayed, 0);
	buffer_clear(&page->out);
	writer_write(fixture->game, &page->options, &page->out);
	buffer_char(&page->out, '\0');
	return page->out.p;
}

/* The game as a USI move list, of the main line; in the arena of the record. */
static inline struct str
usi_of(const struct game *game)
{
	struct buffer out;
	struct str copy;
	uint32_t node = 0, i;

	buffer_init(&out, game->record->arena->memory);
	for (i = 0; i < game->plies; i++) {
		node = game->record->plies[node].next;
		buffer_char(&out, ' ');
		sfen_move(NULL, &game->moves[node], &out);
	}
	copy = arena_str(game->record->arena, buffer_str(&out));
	buffer_free(&out);
	return copy;
}

/* Reads what was written: the moves must be the same. */
static inline void
page_read_back(struct page *page)
{
	struct replay_options options = { .rivals = true };
	struct fixture *fixture = &page->fixture;
	struct text text = { .body = { page->out.p, page->out.n - 1 }, .arena = &fixture->arena };
	struct parse parse = { .text = &text,
		.diags = &fixture->diags,
		.value_patterns = value_patterns_new(&fixture->memory) };
	struct str before = usi_of(fixture->game), after;
	struct record record;

	record_init(&record, &text, &fixture->arena, FORMAT_ki2);
	assert_true(ki2_parser.next(&parse, &record));
	after = usi_of(replay(fixture->rules, &record, &options, &fixture->diags));
	if (!str_eq(before, after))
		fail_msg(
		    "%s\n%.*s\n%.*s", page->out.p, (int)before.n, before.p, (int)after.n, after.p);
	value_patterns_free(parse.value_patterns);
}

#endif
