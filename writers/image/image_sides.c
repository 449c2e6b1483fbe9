#include "writers/image/image_sides.h"
#include "record/text/utf8.h"

/* What stands around the board: names, hands, words. */

static const char *const side_names[] = { "black", "white" }, *const side_signs[] = { "▲", "△" };

unsigned
image_sides_y(const struct layout *layout, enum side side)
{
	bool below = (side == WHITE) == layout->image->style.flip;
	unsigned middle =
	    below ? layout->top + layout->frame_height + LINE / 2 : layout->above + LINE / 2;

	return middle + (TEXT_SIZE * 38 + 50) / 100;
}

/* Appends a hand in a line whose end is at the right edge; smaller if there is no room. */
static void
add_hand_line(struct layout *layout, enum side side, struct str words)
{
	unsigned y = image_sides_y(layout, side), columns = 0, size = TEXT_SIZE;
	unsigned room = layout->width * 3 / 8;
	struct str rest = words;
	uint32_t code;

	while (rest.n > 0) {
		rest = str_after(rest, utf8_read(rest, &code));
		columns += utf8_width(code);
	}
	if (columns * size > 2 * room)
		size = 2 * room / columns;
	buffer_printf(layout->out,
	    "<g class=\"hand %s\"><text text-anchor=\"end\" x=\"%u\" y=\"%u\" font-size=\"%u\">",
	    side_names[side], layout->width - EDGE, y, size);
	image_text(words, layout->out);
	buffer_add(layout->out, STR("</text></g>\n"));
}

/* Appends a hand beside the board, black's on the right from the top; white's is the same, turned
 * about the middle of the board. */
static void
add_hand_column(struct layout *layout, enum side side, struct str words)
{
	const struct image *image = layout->image;
	unsigned x = layout->left + layout->frame_width + LABEL + HAND / 2;
	unsigned count = 0, step = TEXT_SIZE + 4, y = layout->top + step / 2;
	struct str rest, item;
	uint32_t code;
	size_t n;

	for (rest = words; rest.n > 0; rest = str_after(rest, n)) {
		n = utf8_read(rest, &code);
		count += image->letters ? code == ' ' : code != ' ';
	}
	if (count * step > layout->frame_height)
		step = layout->frame_height / count;
	buffer_printf(layout->out, "<g class=\"hand %s\"", side_names[side]);
	if ((side == WHITE) != image->style.flip)
		buffer_printf(layout->out, " transform=\"rotate(180 %u %u)\"",
		    layout->left + layout->frame_width / 2, layout->top + layout->frame_height / 2);
	buffer_add(layout->out, STR(">\n"));
	for (rest = words; rest.n > 0;) {
		item = str_cut(&rest, ' ');
		for (; item.n > 0; item = str_after(item, n), y += step) {
			n = image->letters ? item.n : utf8_read(item, &code);
			image_layout_text(layout, str_first(item, n), x, y,
			    step < TEXT_SIZE ? step : TEXT_SIZE, false);
		}
	}
	buffer_add(layout->out, STR("</g>\n"));
}

/* Appends a hand: as books print it, or beside the name. */
static void
add_hand(struct layout *layout, enum side side)
{
	const struct image *image = layout->image;
	struct buffer words;
	size_t begin;

	if (image->style.problem && side == WHITE)
		return;
	buffer_init(&words, layout->out->memory);
	if (!image->style.upright)
		buffer_printf(&words, image->letters ? "%s " : "%s持駒 ", side_signs[side]);
	begin = words.n;
	image_hand(image, side, &words);
	if (words.n == begin)
		buffer_add(&words, image->letters ? STR("–") : STR("なし"));
	if (image->style.upright)
		add_hand_line(layout, side, str_rtrim(buffer_str(&words)));
	else
		add_hand_column(layout, side, buffer_str(&words));
	buffer_free(&words);
}

/* Appends a line of text, what is beyond most columns of half a kanji cut off; anchor: where x is.
 */
static void
add_line(struct layout *layout, struct str text, const char *class, const char *anchor, unsigned x,
    unsigned size)
{
	size_t most = layout->line.most * 2 / size, columns = 0, n, end = 0;
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
	    anchor, x, layout->line.y, size);
	image_text(str_first(text, end), layout->out);
	if (end < text.n)
		buffer_add(layout->out, STR("…"));
	buffer_add(layout->out, STR("</text>\n"));
}

/* Appends the names: that of the side below at the lower right, the other's at the upper left;
 * beside upright hands both at the left. */
static void
add_names(struct layout *layout)
{
	const struct image *image = layout->image;
	enum side side;

	layout->line.most = layout->width - 2 * EDGE;
	if (image->style.upright)
		layout->line.most = layout->width * 3 / 8;
	for (side = BLACK; side <= WHITE; side++) {
		bool right = (side == WHITE) == image->style.flip && !image->style.upright;

		layout->line.y = image_sides_y(layout, side);
		if (image->players[side].n > 0 || image->style.upright)
			add_line(layout,
			    image->players[side].n > 0 ? image->players[side]
						       : str_of(side_signs[side]),
			    side_names[side], right ? "end" : "start",
			    right ? layout->width - EDGE : EDGE, TEXT_SIZE);
	}
}

void
image_sides_words(struct layout *layout, unsigned y)
{
	const struct image *image = layout->image;
	const struct {
		struct str text;
		const char *class;
		unsigned size;
	} lines[] = { { image->title, "title", TEXT_SIZE },
		{ image->caption, "caption", TEXT_SIZE }, { image->remark, "remark", LABEL_SIZE } };
	size_t i;

	layout->line.most = layout->width - 2 * EDGE;
	for (i = 0; i < sizeof lines / sizeof *lines; i++) {
		if (lines[i].text.n == 0)
			continue;
		layout->line.y = (i == 0 ? EDGE : y) + LINE / 2 + (lines[i].size * 38 + 50) / 100;
		add_line(layout, lines[i].text, lines[i].class, "middle", layout->width / 2,
		    lines[i].size);
		y += i == 0 ? 0 : LINE;
	}
}

void
image_sides_write(struct layout *layout)
{
	if (layout->image->diagram.width <= 9) {
		add_hand(layout, WHITE);
		add_hand(layout, BLACK);
	}
	add_names(layout);
}
