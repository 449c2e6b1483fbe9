#ifndef PARSERS_WESTERN_TESTING_PSN_H
#define PARSERS_WESTERN_TESTING_PSN_H

#include "parsers/parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "record/sfen.h"
#include "record/text/testing_arena.h"
#include "record/variants/testing_variants.h"
#include "rules/replay/replay.h"

/*
 * For tests of Western notations: shows the games that were read from a text and replayed, in words
 * short enough for a table.  For each game:
 *   w | lance | SFEN |  the start if it is not the even one: white first, a handicap, a position
 *   7g7f P*5e 8h2b+      moves in USI's form, ? what could not be played
 *   [ 3c3d ]             an alternative, after the first of them
 *   {comment} {#remark} {?line}   notes; t3000/9000 times
 *   !resign(b)           an ending, and who wins by it
 *   / rule@1:2           findings, with ! before errors; "; " separates games
 */

extern const struct parser psn_parser, hodges_parser;

static struct text text;
static struct diags diags;
static struct parse parse;
static struct record record;
static struct buffer out;
static struct rules *rules;
static const struct alphabet *letters;
static const struct parser *parser = &psn_parser;

static inline int
set_up(void **state)
{
	set_up_arena(state);
	buffer_init(&out, &memory);
	rules = rules_new(&memory);
	return 0;
}

static inline int
tear_down(void **state)
{
	(void)state;
	rules_free(rules);
	buffer_free(&out);
	return tear_down_arena(state);
}

/* Begins to read a copy of a text that ends with its memory, so that tools find reads after it. */
static inline char *
open_text(struct str body)
{
	char *copy = memory_resize(&memory, NULL, 0, body.n);

	if (body.n > 0)
		memcpy(copy, body.p, body.n);
	arena_reset(&arena);
	diags_init(&diags, &arena, 1000);
	text = (struct text){ .body = { copy, body.n }, .arena = &arena };
	parse = (struct parse){
		.text = &text, .diags = &diags, .variants = testing_variants(), .letters = letters
	};
	return copy;
}

static inline void
close_text(char *copy, size_t size)
{
	memory_resize(&memory, copy, size, 0);
}

static inline bool
next_record(void)
{
	record_init(&record, &text, &arena, FORMAT_none);
	return parser->next(&parse, &record);
}

static inline void
show_notes(uint32_t node)
{
	static const char *const marks[] = { "", "&", "#", "?" };
	uint32_t n;

	for (n = record.plies[node].notes; n != 0; n = record.notes[n - 1].next)
		buffer_printf(&out, "{%s%.*s}", marks[record.notes[n - 1].kind],
		    (int)record.notes[n - 1].text.n, record.notes[n - 1].text.p);
}

static inline void
show_node(const struct game *game, uint32_t node)
{
	const struct ply *ply = &record.plies[node];
	const struct move *move = &game->moves[node];
	enum side winner = ply->claim.winner != NO_SIDE
			       ? (enum side)ply->claim.winner
			       : ending_winner((enum ending)move->ending, (enum side)move->side);

	buffer_char(&out, ' ');
	if (move->kind == MOVE_end)
		buffer_printf(&out, "!%s%s", ending_rows[move->ending].name,
		    winner == BLACK   ? "(b)"
		    : winner == WHITE ? "(w)"
				      : "");
	else if (move->kind == MOVE_none)
		buffer_char(&out, '?');
	else
		sfen_move(record.pieces, move, &out);
	if (ply->spent != TIME_NONE)
		buffer_printf(&out, "t%u", ply->spent);
	if (ply->total != TIME_NONE)
		buffer_printf(&out, "/%u", ply->total);
	show_notes(node);
}

/* The line of play that begins with node; alternatives in brackets after the first of them. */
static inline void
show_line(const struct game *game, uint32_t node)
{
	uint32_t other, after;

	for (; node != 0; node = record.plies[node].next) {
		show_node(game, node);
		for (other = record.plies[node].alt; other != 0; other = after) {
			after = record.plies[other].alt;
			record.plies[other].alt = 0; /* shown here */
			buffer_printf(&out, " [");
			show_line(game, other);
			buffer_printf(&out, " ]");
		}
	}
}

static inline void
show_start(const struct game *game)
{
	static const char even[] =
	    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
	size_t before = out.n;

	if (game->handicap == NULL) {
		sfen_write(&game->start, game->start.number + 1, &out);
		if (str_eq(str_after(buffer_str(&out), before), STR(even))) {
			out.n = before;
			buffer_printf(&out, "w");
		}
		buffer_printf(&out, " |");
	} else if (game->start.turn == WHITE) {
		buffer_printf(&out, "%s |", game->handicap->english);
	}
}

static inline void
show_findings(void)
{
	size_t i;
	bool any = false;

	diags_sort(&diags);
	for (i = 0; i < diags.count; i++) {
		const struct finding *finding = &diags.list[i];
		struct place place = text_place(&text, finding->at.at);

		if (finding->severity < SEVERITY_warning)
			continue;
		buffer_printf(&out, "%s %s%s@%u:%u", any ? "" : " /",
		    finding->severity == SEVERITY_error ? "!" : "", diag_rows[finding->rule].name,
		    place.line, place.column);
		any = true;
	}
}

/* Shows all games of a text. */
static inline void
show_text(const char *body)
{
	struct str s = str_of(body);
	struct replay_options options = { .rivals = false };
	char *copy = open_text(s);
	bool first = true;

	buffer_clear(&out);
	while (next_record()) {
		struct game *game = replay(rules, &record, &options, &diags);

		if (!first)
			buffer_printf(&out, "; ");
		first = false;
		show_start(game);
		show_notes(0);
		show_line(game, record.plies[0].next);
	}
	show_findings();
	assert_int_equal(parse.at, s.n);
	close_text(copy, s.n);
	buffer_char(&out, '\0');
}

struct row {
	const char *body, *expected;
};

static inline void
check_texts(const struct row *rows, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		show_text(rows[i].body);
		if (strcmp(out.p, rows[i].expected) != 0)
			fail_msg("%s\n  returns  %s\n  expected %s", rows[i].body, out.p,
			    rows[i].expected);
	}
}

#define CHECK(rows) check_texts(rows, sizeof(rows) / sizeof *(rows))

/* Checks that a text cut off anywhere, and with any byte of it replaced, is read to its end. */
static inline void
check_damaged(const char *whole)
{
	static const char bytes[] = " 1(){[\"'/*\n\r|\x80.-";
	char damaged[512];
	size_t n = strlen(whole), at, i;

	assert_true(n < sizeof damaged);
	for (at = 0; at < n; at++) {
		for (i = 0; i < sizeof bytes; i++) {
			/* after the last byte, cut off instead */
			struct str body = { damaged, i + 1 < sizeof bytes ? n : at };
			char *copy;

			memcpy(damaged, whole, n);
			if (i + 1 < sizeof bytes)
				damaged[at] = bytes[i];
			copy = open_text(body);
			while (next_record())
				assert_true(parse.at > 0);
			assert_true(parse.at == body.n);
			psn_parser.probe(text.body);
			hodges_parser.probe(text.body);
			close_text(copy, body.n);
		}
	}
}

#endif
