#include "cmd/show/show_board.h"

#include "cmd/host/messages.h"
#include "cmd/host/paragraph.h"
#include "lib/escape.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"
#include "writers/moves/kif_head.h"

/* --- the board */

/* Columns of a terminal that a board should not exceed, and those around its squares. */
enum { TERMINAL = 80, AROUND = 7 };

/* How an image is laid out. */
struct view {
	const struct image *image;
	size_t columns; /* of a square: a name, the sign of white, a mark */
	bool tight;     /* there is no column for the mark, and ranks have numbers */
};

/* Sets the width of the squares to that of the longest name on the board. */
static void
lay_out(struct view *view)
{
	const struct diagram *diagram = &view->image->diagram;
	size_t name = 2, used;
	unsigned file, rank;
	piece_t piece;
	char room[IMAGE_PIECE];

	for (rank = 1; rank <= diagram->height; rank++) {
		for (file = 1; file <= diagram->width; file++) {
			piece = diagram->cells[square_make(file, rank)];
			if (piece == 0)
				continue;
			used = utf8_columns(image_piece(view->image, piece, room));
			name = used > name ? used : name;
		}
	}
	view->columns = name + 2;
	view->tight = diagram->width * view->columns + AROUND > TERMINAL;
	view->columns -= view->tight;
}

/* Returns the sign of a square, or 0. */
static char
sign_of(const struct image *image, square_t square)
{
	const struct move *last = image->last;

	if (image->marked[square])
		return '!';
	return last != NULL && (square == last->to || square == last->mid) ? '*' : '\0';
}

static void
add_cell(const void *of, square_t square, struct buffer *out)
{
	const struct view *view = of;
	const struct image *image = view->image;
	piece_t piece = image->diagram.cells[square];
	char room[IMAGE_PIECE], sign = sign_of(image, square);
	struct str name = piece != 0       ? image_piece(image, piece, room)
			  : image->letters ? STR(".")
					   : STR("・");
	size_t used = utf8_columns(name) + (sign != '\0');
	/* where a long name leaves no room for both, the mark takes the place of white's sign */
	bool turned = piece != 0 && image_turned(image, piece) && used < view->columns;

	if (sign != '\0')
		buffer_char(out, sign == '!' ? SHOW_finding : SHOW_last);
	buffer_fill(out, ' ', view->columns - used - turned);
	if (sign != '\0')
		buffer_char(out, sign);
	if (turned)
		buffer_char(out, 'v');
	buffer_add(out, name);
	if (sign != '\0')
		buffer_char(out, SHOW_off);
}

static void
add_file(const void *of, unsigned file, struct buffer *out)
{
	const struct view *view = of;

	if (view->image->letters || view->image->diagram.width > 9) {
		buffer_number(out, file, (unsigned)view->columns, ' ');
		return;
	}
	buffer_fill(out, ' ', view->columns - 2);
	buffer_add(out, (struct str){ board_files[file].p, board_files[file].n });
}

static void
add_rank(const void *of, unsigned rank, struct buffer *out)
{
	const struct view *view = of;

	if (view->image->letters)
		buffer_char(out, (char)('a' + rank - 1));
	else if (view->tight)
		buffer_number(out, rank, 0, ' ');
	else
		buffer_add(out, (struct str){ board_ranks[rank].p, board_ranks[rank].n });
}

/* --- the words around it */

/* Appends a side's name, and what it has in hand. */
static void
add_side(const struct game *game, const struct image *image, enum side side, enum language language,
    struct buffer *out)
{
	static const char *const sides[] = { "▲Black", "△White" };
	struct str name = image->players[side];
	size_t begin;

	if (name.n > 0)
		escape_text(name, out);
	else if (language == LANGUAGE_en)
		buffer_add(out, str_of(sides[side]));
	else
		buffer_printf(out, "%s%s", side == BLACK ? "▲" : "△",
		    board_players[kif_head_handicap(game)][side]);
	if (image->diagram.width <= 9) {
		buffer_printf(out, messages_in(language, "  in hand: "));
		begin = out->n;
		image_hand(image, side, out);
		if (out->n > begin)
			out->n--; /* the last blank */
		else
			buffer_printf(out, messages_in(language, "none"));
	}
	buffer_char(out, '\n');
}

/* Appends the last move and who is to move. */
static void
add_move(const struct game *game, const struct image *image, uint32_t ply, enum language language,
    struct buffer *out)
{
	static const char *const turns[] = { ", black to move\n", ", white to move\n" };
	static const char *const handicap_turns[] = { "、下手番\n", "、上手番\n" };
	enum side turn = (enum side)image->diagram.turn;

	if (ply == 0)
		buffer_printf(out, messages_in(language, "  start position"));
	else
		buffer_printf(out, messages_in(language, "%c*%c move %lu:"), SHOW_last, SHOW_off,
		    (unsigned long)ply);
	if (image->move.n > 0) {
		buffer_char(out, ' ');
		escape_text(image->move, out);
	}
	buffer_add(out, str_of(language == LANGUAGE_ja && kif_head_handicap(game)
				   ? handicap_turns[turn]
				   : messages_in(language, turns[turn])));
}

/* Appends how the game ended. */
static void
add_end(const struct game *game, enum language language, struct buffer *out)
{
	static const char *const wins[] = { ", black wins", ", white wins", "" };
	const struct ending_row *row = &ending_rows[game->ending];

	if (game->ending == ENDING_none)
		return;
	buffer_printf(out, messages_in(language, "  end: %s"),
	    language == LANGUAGE_ja ? row->japanese : row->english);
	buffer_add(out, str_of(messages_in(language, wins[game->winner])));
	buffer_char(out, '\n');
}

/* Appends the words of a move that cannot be played, as the record has them. */
static void
add_unplayed(const struct game *game, uint32_t node, enum language language, struct buffer *out)
{
	enum { SHOWN = 60 };
	const struct record *record = game->record;

	buffer_printf(out, messages_in(language, "%c!%c move %lu, which cannot be played: "),
	    SHOW_finding, SHOW_off, (unsigned long)game->plies + 1);
	escape_text(utf8_clip(text_str(record->text, record->plies[node].at), SHOWN), out);
	buffer_char(out, '\n');
}

static void
add_finding(const struct finding *finding, enum language language, struct buffer *out)
{
	struct buffer message;

	buffer_init(&message, out->memory);
	diag_message(finding, language, &message);
	buffer_printf(out, "%c!%c ", SHOW_finding, SHOW_off);
	escape_text(buffer_str(&message), out);
	buffer_printf(out, " [%s]\n", diag_rows[finding->rule].name);
	paragraph_law(finding->rule, language, out);
	buffer_free(&message);
}

/* Appends what was found, each with its law: about the last move, then about the one after it, if
 * that cannot be played. */
static void
add_findings(const struct game *game, const struct image *image, uint32_t ply,
    enum language language, struct buffer *out)
{
	uint32_t unplayed = 0, k;
	size_t i;

	for (k = 0; ply == game->plies && k <= ply; k++)
		unplayed = board_move_after(game, unplayed);
	if (unplayed != 0 && game->moves[unplayed].kind != MOVE_none)
		unplayed = 0;
	for (i = 0; i < image->finding_count; i++) {
		if (unplayed != 0 && image->findings[i]->ply > ply) {
			add_unplayed(game, unplayed, language, out);
			unplayed = 0;
		}
		add_finding(image->findings[i], language, out);
	}
}

void
show_board(const struct game *game, const struct image *image, uint32_t ply, enum language language,
    struct buffer *out)
{
	enum side below = image->style.flip ? WHITE : BLACK;
	struct view view = { .image = image };
	struct board_look look = { .of = &view,
		.margin = 1,
		.flip = image->style.flip,
		.file = add_file,
		.rank = add_rank,
		.cell = add_cell };

	lay_out(&view);
	look.columns = (unsigned)view.columns;
	add_side(game, image, side_other(below), language, out);
	board_draw(&image->diagram, &look, out);
	add_side(game, image, below, language, out);
	add_move(game, image, ply, language, out);
	if (ply == game->plies) {
		add_end(game, language, out);
		image_points(game, language, "  ", "\n", out);
	}
	add_findings(game, image, ply, language, out);
}

void
show_occasion(const struct record *record, struct buffer *out)
{
	static const enum header_id ids[] = { HEADER_start_time, HEADER_event };
	size_t begin = out->n, i;

	for (i = 0; i < sizeof ids / sizeof *ids; i++) {
		const struct header *header = record_header(record, ids[i]);

		if (header == NULL || header->value.n == 0)
			continue;
		if (out->n > begin)
			buffer_add(out, STR("  "));
		escape_text(header->value, out);
	}
	if (out->n > begin)
		buffer_char(out, '\n');
}
