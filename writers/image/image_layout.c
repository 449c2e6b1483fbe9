#include "writers/image/image_layout.h"

void
image_layout_number(struct buffer *out, struct str words, unsigned n)
{
	buffer_add(out, words);
	buffer_number(out, n, 0, ' ');
}

void
image_layout_tag(struct buffer *out, unsigned x, unsigned y, bool turned)
{
	if (turned) {
		image_layout_number(out, STR("\" transform=\"rotate(180 "), x);
		image_layout_number(out, STR(" "), y);
		buffer_char(out, ')');
	}
	buffer_add(out, STR("\">"));
}

void
image_layout_text(
    struct layout *layout, struct str text, unsigned x, unsigned y, unsigned size, bool turned)
{
	struct buffer *out = layout->out;
	/* the middle of a kanji lies 0.38 of its size above the line that it stands on */
	unsigned base = y + (size * 38 + 50) / 100;

	image_layout_number(out, STR("<text x=\""), x);
	image_layout_number(out, STR("\" y=\""), base);
	if (size != layout->size)
		image_layout_number(out, STR("\" font-size=\""), size);
	image_layout_tag(out, x, y, turned);
	image_text(text, out);
	buffer_add(out, STR("</text>\n"));
}
