#ifndef WRITERS_TESTING_GAME_H
#define WRITERS_TESTING_GAME_H

/* What the tests of the writers share: games made by hand, without parser or replay.  Test code
 * only. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "record/sfen.h"
#include "record/variants/testing_variants.h"
#include "writers/writer_table.h"

#define EVEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

struct game_fixture {
	struct memory memory;
	struct arena arena;
	struct text text;
	struct record record;
	struct game game;
	struct diagram *after; /* by node: the position after it */
	size_t move_cap, after_cap;
	struct buffer out;
	struct diags diags;
	struct write_options options;
};

static inline void
game_fixture_fail(void *arg)
{
	(void)arg;
	abort();
}

static inline struct diagram
game_fixture_diagram(const char *sfen)
{
	struct diagram diagram;
	size_t bad;

	assert_true(sfen_find(testing_variants(), NULL, str_of(sfen), &diagram, &bad) > 0);
	return diagram;
}

/* Makes room for the facts of the newest node. */
static inline void
game_fixture_grow(struct game_fixture *f)
{
	size_t need = f->record.ply_count;

	f->game.moves =
	    arena_grow(&f->arena, f->game.moves, sizeof *f->game.moves, need, &f->move_cap);
	f->after = arena_grow(&f->arena, f->after, sizeof *f->after, need, &f->after_cap);
	f->game.moves[need - 1] = (struct move){ .kind = MOVE_none };
}

/* Begins a game from a position; the text, for spans, may be NULL. */
static inline void
game_fixture_open(struct game_fixture *f, const char *sfen, const char *text)
{
	static const struct handicap hirate = {
		.name = "平手", .english = "hirate", .sfen = EVEN, .csa = "", .kif = true
	};
	static piece_t captives[PIECE_LIMIT], held[PIECE_LIMIT];

	memset(f, 0, sizeof *f);
	f->memory.fail = game_fixture_fail;
	arena_init(&f->arena, &f->memory);
	buffer_init(&f->out, &f->memory);
	diags_init(&f->diags, &f->arena, 1000);
	f->text.body = str_of(text == NULL ? "" : text);
	record_init(&f->record, &f->text, &f->arena, FORMAT_kif);
	game_fixture_grow(f);
	f->game.record = &f->record;
	f->game.variant = "shogi";
	f->game.pieces = game_fixture_diagram(sfen).pieces;
	for (unsigned piece = 1; piece < PIECE_LIMIT; piece++) {
		captives[piece] = piece_kind((piece_t)piece) == KIND_king
				      ? 0
				      : (piece_t)piece_make(piece_kind((piece_t)piece), false,
					    side_other(piece_side((piece_t)piece)));
		held[piece] = (piece_t)piece;
	}
	f->game.captives = captives;
	f->game.held = held;
	f->game.start = f->game.final = f->after[0] = game_fixture_diagram(sfen);
	f->game.handicap = strcmp(sfen, EVEN) == 0 ? &hirate : NULL;
	f->options = (struct write_options){
		.format = FORMAT_kif, .encoding = ENCODING_utf8, .first = true, .ply = UINT32_MAX
	};
}

static inline void
game_fixture_close(struct game_fixture *f)
{
	buffer_free(&f->out);
	arena_free(&f->arena);
	assert_int_equal(f->memory.used, 0);
}

/* Adds a node after parent, or beside the followers it has. */
static inline uint32_t
game_fixture_node(struct game_fixture *f, uint32_t parent, enum move_kind kind, uint32_t spent)
{
	uint32_t node = record_add_ply(&f->record, parent, false);
	struct ply *ply = &f->record.plies[node];

	game_fixture_grow(f);
	ply->at = (struct span){ 100 * node, 5 };
	ply->spent = spent;
	ply->claim.kind = CLAIM_move;
	f->after[node] = f->after[parent];
	f->game.moves[node].kind = (uint8_t)kind;
	f->game.moves[node].side = f->after[parent].turn;
	return node;
}

/* Plays USI: 7g7f, 8h2b+, P*5e. */
static inline uint32_t
game_fixture_move(struct game_fixture *f, uint32_t parent, const char *usi, uint32_t spent)
{
	bool drop = usi[1] == '*';
	uint32_t node = game_fixture_node(f, parent, drop ? MOVE_drop : MOVE_board, spent);
	struct diagram *board = &f->after[node];
	struct move *move = &f->game.moves[node];
	enum side side = (enum side)move->side;

	move->to = square_make((unsigned)(usi[2] - '0'), (unsigned)(usi[3] - 'a') + 1);
	if (drop) {
		size_t length;

		move->piece =
		    piece_make(piece_of_letter(NULL, (struct str){ usi, 1 }, &length), false, side);
		board->hands[side][piece_kind(move->piece)]--;
	} else {
		move->from = square_make((unsigned)(usi[0] - '0'), (unsigned)(usi[1] - 'a') + 1);
		move->piece = board->cells[move->from];
	}
	move->after = move->piece;
	if (usi[4] == '+') {
		move->flags |= MOVE_promotes;
		move->after |= PIECE_PROMOTED;
	}
	if (parent != 0 && f->game.moves[parent].to == move->to)
		move->flags |= MOVE_same;
	move->captured = board->cells[move->to];
	if (move->captured != 0)
		board->hands[side][piece_kind(move->captured)]++;
	board->cells[move->from] = 0;
	board->cells[move->to] = move->after;
	board->turn = (uint8_t)side_other(side);
	board->number++;
	return node;
}

/* An ending that the record has in words. */
static inline uint32_t
game_fixture_end(struct game_fixture *f, uint32_t parent, enum ending ending, uint32_t spent)
{
	uint32_t node = game_fixture_node(f, parent, MOVE_end, spent);

	f->record.plies[node].claim.kind = CLAIM_end;
	f->record.plies[node].claim.ending = (uint8_t)ending;
	f->game.moves[node].ending = (uint8_t)ending;
	if (f->game.moves[parent].kind == MOVE_end) {
		f->game.moves[node].flags = MOVE_overruled;
		f->game.moves[node].rivals = game_end_at(&f->game, parent);
	}
	return node;
}

static inline void
game_fixture_note(struct game_fixture *f, uint32_t node, enum note_kind kind, const char *text)
{
	struct span at = { 100 * node + 50, (uint32_t)strlen(text) };

	record_add_note(&f->record, node, kind, str_of(text), at);
}

static inline void
game_fixture_header(struct game_fixture *f, enum header_id id, const char *key, const char *value)
{
	struct span at = { (uint32_t)f->record.header_count, 1 };

	record_add_header(&f->record, id, str_of(key), str_of(value), at);
}

/* Sets what the replay knows of the main line as a whole. */
static inline void
game_fixture_settle(struct game_fixture *f)
{
	uint32_t node, last = 0;

	f->game.plies = 0;
	for (node = f->record.plies[0].next; node != 0; node = f->record.plies[node].next) {
		if (f->game.moves[node].kind == MOVE_none)
			break;
		if (f->game.moves[node].kind == MOVE_end) {
			f->game.end = node;
			f->game.ending = (enum ending)f->game.moves[node].ending;
			break;
		}
		f->game.plies++;
		last = node;
	}
	f->game.final = f->after[last];
}

/* Writes the game and returns the text, NUL-terminated, valid until the next call. */
static inline const char *
game_fixture_write(struct game_fixture *f, enum format format)
{
	game_fixture_settle(f);
	f->options.format = format;
	buffer_clear(&f->out);
	writer_write(&f->game, &f->options, &f->out);
	buffer_char(&f->out, '\0');
	return f->out.p;
}

/* Returns the findings for a format, one a line: RULE PLY MESSAGE. */
static inline const char *
game_fixture_loss(struct game_fixture *f, enum format format)
{
	size_t i, added;

	game_fixture_settle(f);
	f->options.format = format;
	buffer_clear(&f->out);
	diags_init(&f->diags, &f->arena, 1000);
	added = writer_loss(&f->game, &f->options, &f->diags);
	assert_int_equal(added, f->diags.count);
	for (i = 0; i < f->diags.count; i++) {
		buffer_printf(&f->out, "%s %u ", diag_rows[f->diags.list[i].rule].name,
		    (unsigned)f->diags.list[i].ply);
		diag_message(&f->diags.list[i], LANGUAGE_en, &f->out);
		buffer_char(&f->out, '\n');
	}
	buffer_char(&f->out, '\0');
	return f->out.p;
}

/* The game of appendix A of the reference: six plies with times, and a variation at the third. */
static inline void
game_fixture_appendix(struct game_fixture *f)
{
	uint32_t node;

	game_fixture_open(f, EVEN, NULL);
	game_fixture_header(f, HEADER_black, "先手", "A");
	game_fixture_header(f, HEADER_white, "後手", "B");
	node = game_fixture_move(f, 0, "7g7f", 2000);
	node = game_fixture_move(f, node, "3c3d", 1000);
	game_fixture_move(f, node, "8h2b+", 5000);
	game_fixture_end(f, game_fixture_move(f, node, "2g2f", 4000), ENDING_interrupted, 1000);
	node = game_fixture_move(f, 3, "3a2b", 3000);
	node = game_fixture_move(f, node, "B*4e", 8000);
	game_fixture_end(f, node, ENDING_resign, 2000);
}

#endif
