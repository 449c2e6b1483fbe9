#include "writers/image/image_draw.h"

#include "record/sfen.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"
#include "writers/image/image_sides.h"

/* Returns the left edge of a file and the upper edge of a rank, as the board is turned. */
static unsigned
file_x(const struct layout *layout, unsigned file)
{
	unsigned files = layout->image->diagram.width;

	return layout->left + (layout->image->style.flip ? file - 1 : files - file) * SQUARE_WIDTH;
}

static unsigned
rank_y(const struct layout *layout, unsigned rank)
{
	unsigned ranks = layout->image->diagram.height;

	return layout->top + (layout->image->style.flip ? ranks - rank : rank - 1) * SQUARE_HEIGHT;
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
	image_layout_number(out, STR("<text font-size=\""), size);
	image_layout_tag(out, x, y, turned);
	for (i = 0; i < count; i++, text = str_after(text, n)) {
		n = utf8_read(text, &code);
		image_layout_number(out, STR("<tspan x=\""), x);
		image_layout_number(out, STR("\" y=\""), base + i * size);
		buffer_add(out, STR("\">"));
		image_text(str_first(text, n), out);
		buffer_add(out, STR("</tspan>"));
	}
	buffer_add(out, STR("</text>\n"));
}

/* Returns the class and the paint of a square, or NULL if it is not marked.  The frames of the last
 * move's squares stand out where a shade would not. */
static const char *
mark_of(const struct image *image, square_t square)
{
	const struct move *last = image->last;

	if (image->marked[square])
		return "finding\" fill=\"#d00\" fill-opacity=\".3\"";
	if (last != NULL && (square == last->to || square == last->mid))
		return "last\" fill-opacity=\".16\" stroke=\"currentColor\" stroke-width=\"3\"";
	if (last != NULL && square == last->from)
		return "from\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"3\" "
		       "stroke-dasharray=\"6 5\"";
	return NULL;
}

/* Marks the squares of the last move, and those that findings are about. */
static void
add_marks(struct layout *layout)
{
	const struct diagram *diagram = &layout->image->diagram;
	unsigned file, rank;
	const char *mark;

	for (rank = 1; rank <= diagram->height; rank++) {
		for (file = 1; file <= diagram->width; file++) {
			mark = mark_of(layout->image, square_make(file, rank));
			if (mark != NULL)
				buffer_printf(layout->out,
				    "<rect class=\"%s x=\"%u\" y=\"%u\" width=\"%d\" "
				    "height=\"%d\"/>\n",
				    mark, file_x(layout, file) + 2, rank_y(layout, rank) + 2,
				    SQUARE_WIDTH - 4, SQUARE_HEIGHT - 4);
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
		image_layout_number(out, STR("M"), layout->left + i * SQUARE_WIDTH);
		image_layout_number(out, STR(" "), layout->top);
		image_layout_number(out, STR("v"), layout->frame_height);
	}
	for (i = 1; i < ranks; i++) {
		image_layout_number(out, STR("M"), layout->left);
		image_layout_number(out, STR(" "), layout->top + i * SQUARE_HEIGHT);
		image_layout_number(out, STR("h"), layout->frame_width);
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

		image_layout_text(layout, str_after(name, i < 10),
		    file_x(layout, i) + SQUARE_WIDTH / 2, layout->top - LABEL / 2, LABEL_SIZE,
		    false);
	}
	for (i = 1; i <= image->diagram.height; i++) {
		unsigned x = layout->left + layout->frame_width + LABEL / 2;
		unsigned y = rank_y(layout, i) + SQUARE_HEIGHT / 2;

		char letter = (char)('a' + (i - 1));

		if (image->letters)
			image_layout_text(
			    layout, (struct str){ &letter, 1 }, x, y, LABEL_SIZE, false);
		else
			add_column(layout, (struct str){ board_ranks[i].p, board_ranks[i].n }, x, y,
			    LABEL_SIZE, false);
	}
	end_group(layout);
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
		image_layout_text(layout, name, x, y, count < 3 ? 28 : 22, turned);
	else if (count == 1)
		image_layout_text(layout, name, x, y, PIECE_SIZE, turned);
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
	for (i = 0; i < sizeof layout->image->way / sizeof *way; i++) {
		if (way[i] == NO_SQUARE)
			continue;
		buffer_printf(layout->out, "%c%u %u", sign,
		    file_x(layout, square_file(way[i])) + SQUARE_WIDTH / 2,
		    rank_y(layout, square_rank(way[i])) + SQUARE_HEIGHT / 2);
		sign = 'L';
	}
	buffer_add(layout->out, STR("\"/>\n"));
}

/* Sets the measures, and returns the height at which the caption stands. */
static unsigned
lay_out(struct layout *layout)
{
	const struct image *image = layout->image;
	const struct diagram *diagram = &image->diagram;
	bool names = image->style.upright || image->players[BLACK].n + image->players[WHITE].n > 0;
	bool hands = diagram->width <= 9 && !image->style.upright;
	unsigned side = EDGE + LABEL + (hands ? HAND : 0), caption;

	layout->frame_width = diagram->width * SQUARE_WIDTH;
	layout->frame_height = diagram->height * SQUARE_HEIGHT;
	layout->left = side;
	layout->above = EDGE + (image->title.n > 0 ? LINE : 0);
	layout->top = layout->above + LABEL + (names ? LINE : 0);
	layout->width = layout->frame_width + 2 * side;
	caption = layout->top + layout->frame_height + EDGE + (names ? LINE : 0);
	layout->height =
	    caption + (image->caption.n > 0 ? LINE : 0) + (image->remark.n > 0 ? LINE : 0);
	return caption;
}

/* Appends the measures: of a file of its own its size and its styles, which follow a dark page and
 * keep lines and coordinates in sight where it is small; of one in a page what its script needs. */
static void
add_measures(struct layout *layout)
{
	const struct image *image = layout->image;

	if (!image->style.alone) {
		buffer_printf(layout->out,
		    " data-squares=\"%u %u %d %d\" data-size=\"%u %u\" data-hands=\"%u %u %u\" "
		    "data-width=\"%u\"",
		    layout->left, layout->top, SQUARE_WIDTH, SQUARE_HEIGHT, image->diagram.width,
		    image->diagram.height, layout->width - EDGE, image_sides_y(layout, BLACK),
		    image_sides_y(layout, WHITE), layout->width);
		return;
	}
	buffer_printf(layout->out, " width=\"%u\" height=\"%u\"", layout->width, layout->height);
}

static void
add_styles(struct layout *layout)
{
	if (!layout->image->style.alone)
		return;
	buffer_add(layout->out,
	    STR("<style>.grid{stroke-width:1.2}@media(max-width:300px){.grid{stroke-width:1.8}"
		".coordinates text{font-size:26px}}"));
	if (!layout->image->style.ground)
		buffer_add(layout->out,
		    STR("@media(prefers-color-scheme:dark){svg{background:#161616;color:#eee}}"));
	buffer_add(layout->out, STR("</style>\n"));
	if (layout->image->style.ground)
		buffer_printf(layout->out, "<rect width=\"%u\" height=\"%u\" fill=\"#fff\"/>\n",
		    layout->width, layout->height);
}

void
image_write(const struct image *image, struct buffer *out)
{
	struct layout layout = { .image = image, .out = out };
	unsigned caption = lay_out(&layout);

	buffer_printf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %u %u\"",
	    layout.width, layout.height);
	add_measures(&layout);
	buffer_add(
	    out, STR(" role=\"img\" text-anchor=\"middle\" fill=\"currentColor\" "
		     "font-family=\"&apos;Noto Serif CJK JP&apos;, &apos;Source Han Serif&apos;, "
		     "&apos;Hiragino Mincho ProN&apos;, &apos;Yu Mincho&apos;, &apos;MS "
		     "Mincho&apos;, serif\">\n<title>"));
	image_text(image->caption.n > 0                   ? image->caption
		   : image->style.language == LANGUAGE_en ? STR("position")
							  : STR("局面"),
	    out);
	buffer_add(out, STR("</title>\n<desc>"));
	sfen_write(&image->diagram, image->diagram.number + 1, out);
	buffer_add(out, STR("</desc>\n"));
	add_styles(&layout);
	add_marks(&layout);
	add_grid(&layout);
	add_coordinates(&layout);
	add_pieces(&layout);
	if (image->fouled && image->way[0] != NO_SQUARE && image->way[2] != NO_SQUARE)
		add_arrow(&layout);
	image_sides_write(&layout);
	image_sides_words(&layout, caption);
	buffer_add(out, STR("</svg>\n"));
}
