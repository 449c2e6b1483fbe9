#include "writers/image/image.h"

#include <stdio.h>

#include "record/sfen.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"

/* Measures in units of the drawing. */
enum {
	SQUARE_WIDTH = 48,
	SQUARE_HEIGHT = 52,
	LABEL = 24, /* beside the frame: the coordinates */
	HAND = 40,  /* beside these: the pieces in hand */
	LINE = 32,  /* of text above or below the board */
	EDGE = 8,
	PIECE_SIZE = 38,
	LABEL_SIZE = 18,
	TEXT_SIZE = 22
};

/* Where things are. */
struct layout {
	const struct image *image;
	struct buffer *out;
	unsigned left, top; /* corner of the frame */
	unsigned frame_width, frame_height;
	unsigned width, height; /* of the drawing */
	unsigned size;          /* of texts that name none */
};

void
image_text(struct str text, struct buffer *out)
{
	static const struct {
		char c;
		const char *to;
	} marks[] = { { '<', "&lt;" }, { '>', "&gt;" }, { '&', "&amp;" }, { '"', "&quot;" } };
	uint32_t code;
	size_t n, i;

	for (; text.n > 0; text = str_after(text, n)) {
		n = utf8_read(text, &code);
		for (i = 0; i < sizeof marks / sizeof *marks && code != (unsigned char)marks[i].c;)
			i++;
		if (i < sizeof marks / sizeof *marks)
			buffer_add(out, str_of(marks[i].to));
		else if (code < 0x20 || (code >= 0x7F && code < 0xA0) || code == UTF8_BAD ||
			 (code & 0xFFFE) == 0xFFFE || (code >= 0x200E && code <= 0x200F) ||
			 (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069))
			buffer_add(out, STR("\uFFFD"));
		else
			buffer_add(out, str_first(text, n));
	}
}

/* Returns the left edge of a file and the upper edge of a rank, as the board is turned. */
static unsigned
file_x(const struct layout *layout, unsigned file)
{
	unsigned files = layout->image->diagram.width;

	return layout->left + (layout->image->flip ? file - 1 : files - file) * SQUARE_WIDTH;
}

static unsigned
rank_y(const struct layout *layout, unsigned rank)
{
	unsigned ranks = layout->image->diagram.height;

	return layout->top + (layout->image->flip ? ranks - rank : rank - 1) * SQUARE_HEIGHT;
}

/* Appends words and a number.  A picture has hundreds, for which printf takes thrice as long. */
static void
add_number(struct buffer *out, struct str words, unsigned n)
{
	buffer_add(out, words);
	buffer_number(out, n, 0, ' ');
}

/* Begins a group of texts of mostly this size. */
static void
begin_group(struct layout *layout, const char *name, unsigned size)
{
	layout->size = size;
	buffer_printf(layout->out, "<g class=\"%s\" font-size=\"%u\">\n", name, size);
}

static void
end_group(struct layout *layout)
{
	layout->size = 0;
	buffer_add(layout->out, STR("</g>\n"));
}

/* Ends the tag of a text whose middle is at x, y; turned: upside down. */
static void
end_tag(struct buffer *out, unsigned x, unsigned y, bool turned)
{
	if (turned) {
		add_number(out, STR("\" transform=\"rotate(180 "), x);
		add_number(out, STR(" "), y);
		buffer_char(out, ')');
	}
	buffer_add(out, STR("\">"));
}

/* Appends a text of this size whose middle is at x, y; turned: upside down. */
static void
add_text(struct layout *layout, struct str text, unsigned x, unsigned y, unsigned size, bool turned)
{
	struct buffer *out = layout->out;
	/* the middle of a kanji lies 0.38 of its size above the line that it stands on */
	unsigned base = y + (size * 38 + 50) / 100;

	add_number(out, STR("<text x=\""), x);
	add_number(out, STR("\" y=\""), base);
	if (size != layout->size)
		add_number(out, STR("\" font-size=\""), size);
	end_tag(out, x, y, turned);
	image_text(text, out);
	buffer_add(out, STR("</text>\n"));
}

/* Appends the characters of a text one below the other, the middle of all at x, y. */
static void
add_column(
    struct layout *layout, struct str text, unsigned x, unsigned y, unsigned size, bool turned)
{
	struct buffer *out = layout->out;
	unsigned count = (unsigned)utf8_count(text), base, i;
	uint32_t code;
	size_t n;

	base = y + (size * 38 + 50) / 100 - (count - 1) * size / 2;
	add_number(out, STR("<text font-size=\""), size);
	end_tag(out, x, y, turned);
	for (i = 0; i < count; i++, text = str_after(text, n)) {
		n = utf8_read(text, &code);
		add_number(out, STR("<tspan x=\""), x);
		add_number(out, STR("\" y=\""), base + i * size);
		buffer_add(out, STR("\">"));
		image_text(str_first(text, n), out);
		buffer_add(out, STR("</tspan>"));
	}
	buffer_add(out, STR("</text>\n"));
}

/* Shades the squares of the last move, and marks those that findings are about. */
static void
add_marks(struct layout *layout)
{
	const struct image *image = layout->image;
	const struct move *last = image->last;
	unsigned file, rank;
	square_t square;
	bool moved;

	for (rank = 1; rank <= image->diagram.height; rank++) {
		for (file = 1; file <= image->diagram.width; file++) {
			square = square_make(file, rank);
			moved = last != NULL && (square == last->to || square == last->mid);
			if (!moved && !image->marked[square])
				continue;
			buffer_printf(layout->out,
			    "<rect class=\"%s\" x=\"%u\" y=\"%u\" width=\"%d\" height=\"%d\" "
			    "%s/>\n",
			    image->marked[square] ? "finding" : "last", file_x(layout, file),
			    rank_y(layout, rank), SQUARE_WIDTH, SQUARE_HEIGHT,
			    image->marked[square] ? "fill=\"#d00\" fill-opacity=\".3\""
						  : "fill-opacity=\".16\"");
		}
	}
}

/* Appends the lines of the board, a heavier frame, and the four dots that divide it by three. */
static void
add_grid(struct layout *layout)
{
	unsigned files = layout->image->diagram.width, ranks = layout->image->diagram.height, i;
	struct buffer *out = layout->out;

	buffer_add(out, STR("<path class=\"grid\" fill=\"none\" stroke=\"currentColor\" d=\""));
	for (i = 1; i < files; i++) {
		add_number(out, STR("M"), layout->left + i * SQUARE_WIDTH);
		add_number(out, STR(" "), layout->top);
		add_number(out, STR("v"), layout->frame_height);
	}
	for (i = 1; i < ranks; i++) {
		add_number(out, STR("M"), layout->left);
		add_number(out, STR(" "), layout->top + i * SQUARE_HEIGHT);
		add_number(out, STR("h"), layout->frame_width);
	}
	buffer_printf(out,
	    "\"/>\n<rect class=\"frame\" fill=\"none\" stroke=\"currentColor\" "
	    "stroke-width=\"2.5\" "
	    "x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>\n",
	    layout->left, layout->top, layout->frame_width, layout->frame_height);
	for (i = 0; i < 4 && files % 3 == 0 && ranks % 3 == 0; i++)
		buffer_printf(out, "<circle cx=\"%u\" cy=\"%u\" r=\"3\"/>\n",
		    layout->left + files / 3 * (1 + i % 2) * SQUARE_WIDTH,
		    layout->top + ranks / 3 * (1 + i / 2) * SQUARE_HEIGHT);
}

/* Appends the coordinates: files above the board, ranks on its right. */
static void
add_coordinates(struct layout *layout)
{
	const struct image *image = layout->image;
	unsigned i;

	begin_group(layout, "coordinates", LABEL_SIZE);
	for (i = 1; i <= image->diagram.width; i++) {
		const char digits[] = { (char)('0' + i / 10), (char)('0' + i % 10) };
		struct str name = { digits, 2 };

		add_text(layout, str_after(name, i < 10), file_x(layout, i) + SQUARE_WIDTH / 2,
		    layout->top - LABEL / 2, LABEL_SIZE, false);
	}
	for (i = 1; i <= image->diagram.height; i++) {
		unsigned x = layout->left + layout->frame_width + LABEL / 2;
		unsigned y = rank_y(layout, i) + SQUARE_HEIGHT / 2;

		char letter = (char)('a' + (i - 1));

		if (image->letters)
			add_text(layout, (struct str){ &letter, 1 }, x, y, LABEL_SIZE, false);
		else
			add_column(layout, (struct str){ board_ranks[i].p, board_ranks[i].n }, x, y,
			    LABEL_SIZE, false);
	}
	end_group(layout);
}

struct str
image_piece(const struct image *image, piece_t piece, char room[static IMAGE_PIECE])
{
	int n;

	if (!image->letters)
		return str_of(image->diagram.width > 9 ? piece_large_cell(piece_face(piece))
						       : piece_cell(piece_face(piece)));
	n = snprintf(room, IMAGE_PIECE, "%s%s", piece_promoted(piece) ? "+" : "",
	    alphabet_letters(image->alphabet, piece_kind(piece)));
	return (struct str){ room, (size_t)n };
}

/* Appends a piece; one with more than one character is written smaller. */
static void
add_piece(struct layout *layout, piece_t piece, unsigned x, unsigned y)
{
	const struct image *image = layout->image;
	char room[IMAGE_PIECE];
	struct str name = image_piece(image, piece, room);
	size_t count = utf8_count(name);
	bool turned = image_turned(image, piece);

	if (image->letters)
		add_text(layout, name, x, y, count < 3 ? 28 : 22, turned);
	else if (count == 1)
		add_text(layout, name, x, y, PIECE_SIZE, turned);
	else
		add_column(
		    layout, name, x, y, (unsigned)(SQUARE_HEIGHT - 4) / (unsigned)count, turned);
}

static void
add_pieces(struct layout *layout)
{
	const struct diagram *diagram = &layout->image->diagram;
	unsigned file, rank;
	piece_t piece;

	begin_group(layout, "pieces", PIECE_SIZE);
	for (rank = 1; rank <= diagram->height; rank++) {
		for (file = 1; file <= diagram->width; file++) {
			piece = diagram->cells[square_make(file, rank)];
			if (piece != 0)
				add_piece(layout, piece, file_x(layout, file) + SQUARE_WIDTH / 2,
				    rank_y(layout, rank) + SQUARE_HEIGHT / 2);
		}
	}
	end_group(layout);
}

void
image_hand(const struct image *image, enum side side, struct buffer *words)
{
	const uint8_t *hand = image->diagram.hands[side];
	unsigned kind;

	for (kind = KIND_COUNT - 1; kind > 0; kind--) {
		if (hand[kind] == 0)
			continue;
		if (image->letters)
			buffer_add(
			    words, str_of(alphabet_letters(image->alphabet, (enum kind)kind)));
		else
			buffer_add(words, str_of(piece_cell((piece_t)kind)));
		if (hand[kind] > 1 && image->letters)
			buffer_printf(words, "×%u", hand[kind]);
		else if (hand[kind] > 1)
			board_kanji(hand[kind], words);
		buffer_char(words, ' ');
	}
}

/* Appends a hand beside the board, black's on the right from the top; white's is the same, turned
 * about the middle of the board. */
static void
add_hand(struct layout *layout, enum side side)
{
	static const char *const signs[] = { "▲", "△" };
	const struct image *image = layout->image;
	unsigned x = layout->left + layout->frame_width + LABEL + HAND / 2;
	unsigned count = 1, step = TEXT_SIZE + 4, y = layout->top + step / 2;
	struct buffer words;
	struct str rest, item;
	uint32_t code;
	size_t n;

	buffer_init(&words, layout->out->memory);
	buffer_printf(&words, "%s ", signs[side]);
	image_hand(image, side, &words);
	for (rest = buffer_str(&words); rest.n > 0; rest = str_after(rest, n)) {
		n = utf8_read(rest, &code);
		count += image->letters ? code == ' ' : code != ' ';
	}
	if (count * step > layout->frame_height)
		step = layout->frame_height / count;
	buffer_printf(layout->out, "<g class=\"hand %s\"", side == BLACK ? "black" : "white");
	if ((side == WHITE) != image->flip)
		buffer_printf(layout->out, " transform=\"rotate(180 %u %u)\"",
		    layout->left + layout->frame_width / 2, layout->top + layout->frame_height / 2);
	buffer_add(layout->out, STR(">\n"));
	for (rest = buffer_str(&words); rest.n > 0;) {
		item = str_cut(&rest, ' ');
		for (; item.n > 0; item = str_after(item, n), y += step) {
			n = image->letters ? item.n : utf8_read(item, &code);
			add_text(layout, str_first(item, n), x, y,
			    step < TEXT_SIZE ? step : TEXT_SIZE, false);
		}
	}
	buffer_add(layout->out, STR("</g>\n"));
	buffer_free(&words);
}

/* Appends the way of a foul as a line with a head. */
static void
add_arrow(struct layout *layout)
{
	const square_t *way = layout->image->way;
	char sign = 'M';
	size_t i;

	buffer_add(layout->out,
	    STR("<defs><marker id=\"head\" viewBox=\"0 0 4 4\" refX=\"3\" refY=\"2\" "
		"markerWidth=\"4\" markerHeight=\"4\" orient=\"auto\"><path d=\"M0 0L4 2L0 4z\" "
		"fill=\"#d00\"/></marker></defs>\n<path class=\"arrow\" fill=\"none\" "
		"stroke=\"#d00\" stroke-width=\"4\" marker-end=\"url(#head)\" d=\""));
	for (i = 0; i < sizeof layout->image->way; i++) {
		if (way[i] == NO_SQUARE)
			continue;
		buffer_printf(layout->out, "%c%u %u", sign,
		    file_x(layout, square_file(way[i])) + SQUARE_WIDTH / 2,
		    rank_y(layout, square_rank(way[i])) + SQUARE_HEIGHT / 2);
		sign = 'L';
	}
	buffer_add(layout->out, STR("\"/>\n"));
}

/* Appends a line of text as wide as the drawing at most, the rest cut off; anchor: where x is. */
static void
add_line(struct layout *layout, struct str text, const char *class, const char *anchor, unsigned x,
    unsigned y, unsigned size)
{
	size_t most = (layout->width - 2 * EDGE) * 2 / size, columns = 0, n, end = 0;
	uint32_t code;

	while (end < text.n) {
		n = utf8_read(str_after(text, end), &code);
		columns += utf8_width(code);
		if (columns > most)
			break;
		end += n;
	}
	buffer_printf(layout->out,
	    "<text class=\"%s\" text-anchor=\"%s\" x=\"%u\" y=\"%u\" font-size=\"%u\">", class,
	    anchor, x, y + (size * 38 + 50) / 100, size);
	image_text(str_first(text, end), layout->out);
	if (end < text.n)
		buffer_add(layout->out, STR("…"));
	buffer_add(layout->out, STR("</text>\n"));
}

/* Appends the names: that of the side below at the lower right, the other's at the upper left. */
static void
add_names(struct layout *layout)
{
	const struct image *image = layout->image;
	enum side below = image->flip ? WHITE : BLACK, above = side_other(below);
	unsigned bottom = layout->top + layout->frame_height + LINE / 2;

	if (image->players[above].n > 0)
		add_line(layout, image->players[above], above == BLACK ? "black" : "white", "start",
		    EDGE, EDGE + LINE / 2, TEXT_SIZE);
	if (image->players[below].n > 0)
		add_line(layout, image->players[below], below == BLACK ? "black" : "white", "end",
		    layout->width - EDGE, bottom, TEXT_SIZE);
}

/* Sets the measures, and returns the height at which the caption stands. */
static unsigned
lay_out(struct layout *layout)
{
	const struct image *image = layout->image;
	const struct diagram *diagram = &image->diagram;
	bool names = image->players[BLACK].n + image->players[WHITE].n > 0;
	unsigned side = EDGE + LABEL + (diagram->width > 9 ? 0 : HAND), caption;

	layout->frame_width = diagram->width * SQUARE_WIDTH;
	layout->frame_height = diagram->height * SQUARE_HEIGHT;
	layout->left = side;
	layout->top = EDGE + LABEL + (names ? LINE : 0);
	layout->width = layout->frame_width + 2 * side;
	caption = layout->top + layout->frame_height + EDGE + (names ? LINE : 0);
	layout->height =
	    caption + (image->caption.n > 0 ? LINE : 0) + (image->remark.n > 0 ? LINE : 0);
	return caption;
}

void
image_write(const struct image *image, struct buffer *out)
{
	struct layout layout = { .image = image, .out = out };
	unsigned caption = lay_out(&layout);

	buffer_printf(out,
	    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %u %u\" role=\"img\" "
	    "text-anchor=\"middle\" fill=\"currentColor\" "
	    "data-squares=\"%u %u %d %d\" data-size=\"%u %u\" data-hands=\"%u %u\" "
	    "font-family=\"&apos;Noto Serif CJK "
	    "JP&apos;, &apos;Source Han Serif&apos;, &apos;Hiragino Mincho ProN&apos;, &apos;Yu "
	    "Mincho&apos;, &apos;MS Mincho&apos;, serif\">\n<title>",
	    layout.width, layout.height, layout.left, layout.top, SQUARE_WIDTH, SQUARE_HEIGHT,
	    image->diagram.width, image->diagram.height,
	    layout.left + layout.frame_width + LABEL + HAND / 2, layout.top + (TEXT_SIZE + 4) / 2);
	image_text(image->caption.n > 0 ? image->caption : STR("局面"), out);
	buffer_add(out, STR("</title>\n<desc>"));
	sfen_write(&image->diagram, image->diagram.number + 1, out);
	buffer_add(out, STR("</desc>\n"));
	add_marks(&layout);
	add_grid(&layout);
	add_coordinates(&layout);
	add_pieces(&layout);
	if (image->diagram.width <= 9) {
		add_hand(&layout, WHITE);
		add_hand(&layout, BLACK);
	}
	if (image->fouled && image->way[0] != NO_SQUARE && image->way[2] != NO_SQUARE)
		add_arrow(&layout);
	add_names(&layout);
	if (image->caption.n > 0)
		add_line(&layout, image->caption, "caption", "middle", layout.width / 2,
		    caption + LINE / 2, TEXT_SIZE);
	if (image->remark.n > 0)
		add_line(&layout, image->remark, "remark", "middle", layout.width / 2,
		    layout.height - LINE / 2, LABEL_SIZE);
	buffer_add(out, STR("</svg>\n"));
}
