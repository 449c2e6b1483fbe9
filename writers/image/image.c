#include "writers/image/image.h"

#include <stdio.h>

#include "record/text/utf8.h"
#include "writers/common/board.h"

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

struct str
image_piece(const struct image *image, piece_t piece, char room[static IMAGE_PIECE])
{
	int n;

	if (!image->letters)
		return str_of(piece_cell(image->diagram.pieces, piece));
	n = snprintf(room, IMAGE_PIECE, "%s%s", piece_promoted(piece) ? "+" : "",
	    alphabet_letters(image->alphabet, image->diagram.pieces, piece_kind(piece)));
	return (struct str){ room, (size_t)n };
}

void
image_hand(const struct image *image, enum side side, struct buffer *words)
{
	const uint8_t *hand = image->diagram.hands[side];
	unsigned kind;

	for (kind = KIND_LIMIT - 1; kind > 0; kind--) {
		if (hand[kind] == 0)
			continue;
		if (image->letters)
			buffer_add(words, str_of(alphabet_letters(image->alphabet,
					      image->diagram.pieces, (enum kind)kind)));
		else
			buffer_add(words, str_of(piece_cell(image->diagram.pieces, (piece_t)kind)));
		if (hand[kind] > 1 && image->letters)
			buffer_printf(words, "×%u", hand[kind]);
		else if (hand[kind] > 1)
			board_kanji(hand[kind], words);
		buffer_char(words, ' ');
	}
}
