/*
 * libkifu for JavaScript (web/library/library.js).  Text goes in as UTF-8 with NUL, numbers as they are; text comes out as bytes
 * that module_out points at, mostly JSON.  kifu.h says what each function does: there are no rules here.
 */
#include <emscripten.h>
#include <stdlib.h>
#include <string.h>

#include "lib/escape.h"
#include "lib/kifu_context.h"
#include "lib/object.h"

static void
fail(void *arg)
{
	(void)arg;
	abort();
}

static struct memory memory = { .fail = fail };
static struct buffer out = { .memory = &memory }, texts = { .memory = &memory };
/* What the last function left: a text, how many bytes it has, and the node that was added. */
static struct {
	const char *text;
	size_t size;
	uint32_t added;
} given;

EMSCRIPTEN_KEEPALIVE const void *
module_out(void)
{
	return &given;
}

static void
give(void)
{
	given.text = out.p;
	given.size = out.n;
}

static void
give_text(const char *text)
{
	given.text = text;
	given.size = text == NULL ? 0 : strlen(text);
}

/* Returns a result; of a fault, the text is what the context says of it. */
static enum kifu_result
result_of(struct kifu *kifu, enum kifu_result result)
{
	if (result != KIFU_OK && result != KIFU_END)
		give_text(kifu_error(kifu));
	return result;
}

/* --- reading */

EMSCRIPTEN_KEEPALIVE struct kifu *
module_new(const char *format, const char *encoding, const char *variant, const char *rules, const char *letters, int style)
{
	return kifu_new(&(struct kifu_options){ .size = sizeof(struct kifu_options),
	    .format = format,
	    .encoding = encoding,
	    .variant = variant,
	    .rules = rules,
	    .letters = letters,
	    .style = style });
}

EMSCRIPTEN_KEEPALIVE void
module_free(struct kifu *kifu)
{
	kifu_free(kifu);
}

EMSCRIPTEN_KEEPALIVE int
module_is_record(const char *name)
{
	return kifu_format_of(name) != NULL;
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_open(struct kifu *kifu, const char *name, const void *bytes, size_t size)
{
	return result_of(kifu, kifu_open_bytes(kifu, name, bytes, size));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_next(struct kifu *kifu)
{
	return result_of(kifu, kifu_next(kifu));
}

/* Appends the lines of kifu_json as elements of an array. */
static void
add_lines(struct kifu *kifu)
{
	const char *text, *end;
	size_t size;

	if (kifu_json(kifu, &text, &size) != KIFU_OK)
		return;
	for (; (end = memchr(text, '\n', size)) != NULL; text = end + 1) {
		buffer_add(&out, (struct str){ text, (size_t)(end - text) });
		buffer_char(&out, ',');
		size -= (size_t)(end - text) + 1;
	}
}

/* The findings, the game, then its headers: [{"type":"finding"…},…,{"type":"game"…},[["black","先手","A"],…]] */
EMSCRIPTEN_KEEPALIVE void
module_game(struct kifu *kifu)
{
	struct kifu_header header = { .size = sizeof header };

	buffer_clear(&out);
	buffer_char(&out, '[');
	add_lines(kifu);
	buffer_char(&out, '[');
	for (size_t i = 0; kifu_header(kifu, i, &header) == KIFU_OK; i++) {
		buffer_add(&out, i > 0 ? STR(",[") : STR("["));
		escape_json(str_of(header.name == NULL ? "" : header.name), &out);
		buffer_char(&out, ',');
		escape_json(str_of(header.key), &out);
		buffer_char(&out, ',');
		escape_json(str_of(header.value), &out);
		buffer_char(&out, ']');
	}
	buffer_add(&out, STR("]]"));
	give();
}

static uint32_t
time_of(int64_t milliseconds)
{
	return milliseconds < 0 || milliseconds >= UINT32_MAX ? UINT32_MAX : (uint32_t)milliseconds;
}

enum { HAS_ENDING = 1 << 24, HAS_COMMENT = 1 << 25 }; /* beside the flags of a node */

static void
add_text(const char *text)
{
	buffer_add(&texts, (struct str){ text, strlen(text) + 1 });
}

static enum kifu_result
pack_nodes(struct kifu *kifu, void *counted)
{
	uint32_t *count = counted;

	for (; *count < kifu->session.record.ply_count; ++*count) {
		struct kifu_node node = kifu_node_of(kifu, *count);
		uint32_t bits = (uint32_t)node.kind | (uint32_t)node.side << 8 | node.flags << 16;
		uint32_t row[] = { node.next, node.alternative, bits, time_of(node.spent), time_of(node.total), node.line, node.column };

		add_text(node.usi);
		add_text(node.words);
		if (node.ending != NULL) {
			row[2] |= HAS_ENDING;
			add_text(node.ending);
		}
		if (*node.comment != '\0') {
			row[2] |= HAS_COMMENT;
			add_text(node.comment);
		}
		buffer_add(&out, (struct str){ (const char *)row, sizeof row });
	}
	return KIFU_OK;
}

/* The nodes as numbers of 32 bits, how many there are and seven of each; then the texts of each, with NUL after them: usi,
 * words, and the ending and the comment that it has.  One call of kifu_run does for all, and not one for each: setjmp is
 * slow here. */
EMSCRIPTEN_KEEPALIVE void
module_nodes(struct kifu *kifu)
{
	uint32_t count = 0;

	buffer_clear(&out);
	buffer_clear(&texts);
	buffer_add(&out, (struct str){ (char *)&count, sizeof count });
	if (kifu_check_game(kifu) == KIFU_OK)
		kifu_run(kifu, pack_nodes, &count);
	memcpy(out.p, &count, sizeof count);
	buffer_add(&out, buffer_str(&texts));
	give();
}

/* --- writing */

enum { MAINLINE_ONLY = 1, LATER = 2, TO_FILE = 4, JAPANESE = 8, FLIP = 16 };

static struct kifu_writing
writing_of(const char *encoding, const char *letters, unsigned flags)
{
	return (struct kifu_writing){ .size = sizeof(struct kifu_writing),
		.encoding = encoding,
		.letters = letters,
		.mainline_only = (flags & MAINLINE_ONLY) != 0,
		.later = (flags & LATER) != 0,
		.to_file = (flags & TO_FILE) != 0,
		.japanese = (flags & JAPANESE) != 0,
		.flip = (flags & FLIP) != 0 };
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_write(struct kifu *kifu, const char *format, const char *encoding, const char *letters, unsigned flags)
{
	struct kifu_writing how = writing_of(encoding, letters, flags);

	return result_of(kifu, kifu_write(kifu, format, &how, &given.text, &given.size));
}

/* --- making and changing games */

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_new(struct kifu *kifu, const char *position)
{
	return result_of(kifu, kifu_edit_new(kifu, position));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_move(struct kifu *kifu, uint32_t node, const char *move, const char *format, int keep, int before)
{
	struct kifu_adding how = { .size = sizeof how, .format = format, .keep = keep, .before = before };

	return result_of(kifu, kifu_edit_move(kifu, node, move, &how, &given.added));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_cut(struct kifu *kifu, uint32_t node)
{
	return result_of(kifu, kifu_edit_cut(kifu, node));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_ending(struct kifu *kifu, uint32_t node, const char *ending)
{
	return result_of(kifu, kifu_edit_ending(kifu, node, ending, &given.added));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_header(struct kifu *kifu, const char *name, const char *value)
{
	return result_of(kifu, kifu_edit_header(kifu, name, value));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_time(struct kifu *kifu, uint32_t node, double spent)
{
	return result_of(kifu, kifu_edit_time(kifu, node, (int64_t)spent));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_edit_comment(struct kifu *kifu, uint32_t node, const char *text)
{
	return result_of(kifu, kifu_edit_comment(kifu, node, text));
}

/* --- positions */

static struct kifu_board *
board_of(struct kifu *kifu, enum kifu_result result, struct kifu_board *board)
{
	return result_of(kifu, result) == KIFU_OK ? board : NULL;
}

EMSCRIPTEN_KEEPALIVE struct kifu_board *
module_board(struct kifu *kifu, const char *position)
{
	struct kifu_board *board = NULL;
	enum kifu_result result = kifu_board_new(kifu, position, &board);

	return board_of(kifu, result, board);
}

EMSCRIPTEN_KEEPALIVE struct kifu_board *
module_board_at(struct kifu *kifu, uint32_t node)
{
	struct kifu_board *board = NULL;
	enum kifu_result result = kifu_board_at(kifu, node, &board);

	return board_of(kifu, result, board);
}

EMSCRIPTEN_KEEPALIVE void
module_board_free(struct kifu_board *board)
{
	kifu_board_free(board);
}

static const char *
side_name(enum kifu_side side)
{
	return side == KIFU_BLACK ? "black" : side == KIFU_WHITE ? "white" : NULL;
}

static void
begin_object(void)
{
	buffer_clear(&out);
	buffer_char(&out, '{');
}

static void
add_flag(const char *key, int flag)
{
	object_key(key, &out);
	buffer_add(&out, flag ? STR("true") : STR("false"));
}

static void
end_object(void)
{
	buffer_char(&out, '}');
	give();
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_state(struct kifu_board *board)
{
	struct kifu_state state = { .size = sizeof state };
	enum kifu_result result = kifu_board_state(board, &state);

	begin_object();
	object_name("variant", state.variant, &out);
	object_name("sfen", state.sfen, &out);
	object_number("width", state.width, &out);
	object_number("height", state.height, &out);
	object_name("turn", side_name(state.side), &out);
	add_flag("isCheck", state.check);
	add_flag("isCheckmate", state.check && state.moves == 0);
	object_number("played", state.played, &out);
	object_number("occurrences", state.occurrences, &out);
	object_name("perpetual", side_name(state.perpetual), &out);
	object_key("key", &out);
	buffer_printf(&out, "\"%016llx\"", (unsigned long long)state.key);
	end_object();
	return result;
}

/* The legal moves in USI, with a space after each. */
EMSCRIPTEN_KEEPALIVE void
module_moves(struct kifu_board *board)
{
	struct kifu_move move = { .size = sizeof move };

	buffer_clear(&out);
	for (size_t i = 0; kifu_board_move(board, i, &move) == KIFU_OK; i++) {
		buffer_add(&out, str_of(move.usi));
		buffer_char(&out, ' ');
	}
	give();
}

static void
add_piece(const struct kifu_piece *piece)
{
	object_name("name", piece->name, &out);
	object_name("side", side_name(piece->side), &out);
	add_flag("promoted", piece->promoted);
	object_name("nameJa", piece->name_ja, &out);
	object_name("csa", piece->csa, &out);
	object_number("id", piece->id, &out);
	object_number("count", piece->count, &out);
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_piece(struct kifu *kifu, struct kifu_board *board, uint32_t file, uint32_t rank)
{
	struct kifu_piece piece = { .size = sizeof piece };
	enum kifu_result result = kifu_board_piece(board, file, rank, &piece);

	if (result != KIFU_OK || piece.id == 0)
		return result != KIFU_OK ? result_of(kifu, result) : KIFU_END;
	begin_object();
	add_piece(&piece);
	end_object();
	return KIFU_OK;
}

EMSCRIPTEN_KEEPALIVE void
module_hand(struct kifu_board *board, enum kifu_side side)
{
	struct kifu_piece piece = { .size = sizeof piece };

	buffer_clear(&out);
	buffer_char(&out, '[');
	for (size_t i = 0; kifu_board_hand(board, side, i, &piece) == KIFU_OK; i++) {
		buffer_add(&out, i > 0 ? STR(",{") : STR("{"));
		add_piece(&piece);
		buffer_char(&out, '}');
	}
	buffer_char(&out, ']');
	give();
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_points(struct kifu *kifu, struct kifu_board *board, enum kifu_side side, const char *rules)
{
	struct kifu_points points = { .size = sizeof points };
	enum kifu_result result = kifu_board_points(board, side, rules, &points);

	if (result != KIFU_OK)
		return result_of(kifu, result);
	begin_object();
	add_flag("entered", points.entered);
	object_number("pieces", points.pieces, &out);
	object_number("points", points.points, &out);
	object_number("total", points.total, &out);
	object_name("verdict", points.verdict, &out);
	end_object();
	return result;
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_board_write(struct kifu *kifu, struct kifu_board *board, const char *format, const char *letters, unsigned flags)
{
	struct kifu_writing how = writing_of(NULL, letters, flags);

	return result_of(kifu, kifu_board_write(board, format, &how, &given.text, &given.size));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_play(struct kifu *kifu, struct kifu_board *board, const char *usi)
{
	return result_of(kifu, kifu_board_play(board, usi));
}

EMSCRIPTEN_KEEPALIVE enum kifu_result
module_undo(struct kifu *kifu, struct kifu_board *board)
{
	return result_of(kifu, kifu_board_undo(board));
}

/* What is wrong with a move: [{"rule":…,"severity":…,"message":…,"message_ja":…},…] */
EMSCRIPTEN_KEEPALIVE void
module_faults(struct kifu_board *board, const char *usi)
{
	struct kifu_finding finding = { .size = sizeof finding };

	buffer_clear(&out);
	buffer_char(&out, '[');
	for (size_t i = 0; kifu_board_fault(board, usi, i, &finding) == KIFU_OK; i++) {
		buffer_add(&out, i > 0 ? STR(",{") : STR("{"));
		object_name("rule", finding.rule, &out);
		object_name("severity", finding.severity, &out);
		object_name("message", finding.message, &out);
		object_name("message_ja", finding.message_ja, &out);
		buffer_char(&out, '}');
	}
	buffer_char(&out, ']');
	give();
}
