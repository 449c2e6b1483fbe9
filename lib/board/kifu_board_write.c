#include "lib/board/kifu_board.h"
#include "lib/write/kifu_write.h"
#include "parsers/diagram.h"

struct board_writing {
	struct kifu_board *board;
	struct kifu_writing_call writing;
};

/* Writes a board's position as a game that begins there. */
static enum kifu_result
write_board(struct kifu *kifu, void *call)
{
	struct board_writing *of = call;
	struct kifu_writing_call *writing = &of->writing;
	struct kifu_board *board = of->board;
	struct replay_options options = kifu->session.options.replay;
	struct text text = { .name = NO_STR };
	struct diagram diagram;
	struct record record;
	struct diags diags;

	writing->arena = &board->texts;
	writing->diags = &diags;
	diags_init(&diags, writing->arena, SESSION_FINDINGS);
	position_save(&board->position, &diagram);
	diagram.number = board->number + (uint32_t)board->count;
	record_init(&record, &text, writing->arena, FORMAT_none);
	diagram_claim(&record, &diagram, record.at);
	options.variant = board->compiled->variant->name;
	writing->game = replay(kifu->session.rules, &record, &options, &diags);
	diags_init(&diags, writing->arena, SESSION_FINDINGS);
	return kifu_write_put(kifu, writing);
}

enum kifu_result
kifu_board_write(struct kifu_board *board, const char *format, const struct kifu_writing *how,
    const char **text, size_t *size)
{
	struct board_writing of = { board, { .out = text, .size = size } };
	enum kifu_result result = kifu_write_options(board->kifu, format, how, &of.writing.options);

	return result != KIFU_OK ? result : kifu_board_run(board, write_board, &of);
}
