#include "writers/image/image_draw.h"

#include "record/text/utf8.h"
#include "writers/testing_game.h"
#include "writers/testing_scatter.h"

/* What is read back from a drawing knows nothing of its measures but the frame. */
struct seen {
	unsigned left, top, width, height; /* of the frame */
	struct diagram diagram;
};

static unsigned
number_after(const char *p, const char *word)
{
	const char *at = strstr(p, word);

	assert_non_null(at);
	return (unsigned)strtoul(at + strlen(word), NULL, 10);
}

/* Copies the characters of the element at p, without its tags; returns the place after it. */
static const char *
content(const char *p, char *out)
{
	const char *end = strstr(p, "</text>");

	for (; p < end; p++) {
		if (*p == '<')
			p = strchr(p, '>');
		else
			*out++ = *p;
	}
	*out = '\0';
	return end;
}

/* Reads the squares of the pieces, by the middle of their characters. */
static void
read_pieces(struct seen *seen, const char *svg, unsigned files, unsigned ranks)
{
	const char *p = strstr(svg, "<g class=\"pieces\""), *end = strstr(p, "</g>"), *next;
	unsigned usual = number_after(p, "font-size=\""), x, y, turned, first, last, size, file,
		 rank;
	char name[32];
	piece_t piece;
	size_t n;

	for (; (p = strstr(p, "<text")) != NULL && p < end; p = next) {
		next = content(strchr(p, '>') + 1, name);
		x = number_after(p, " x=\"");
		first = last = number_after(p, " y=\"");
		for (const char *q = p; (q = strstr(q, " y=\"")) != NULL && q < next; q++)
			last = number_after(q, " y=\"");
		size = strstr(p, "font-size") < next ? number_after(p, "font-size=\"") : usual;
		y = (first + last) / 2 - size * 38 / 100;
		turned =
		    strstr(p, "rotate(180") != NULL && strstr(p, "rotate(180") < strchr(p, '>');
		file = files - (x - seen->left) * files / seen->width;
		rank = (y - seen->top) * ranks / seen->height + 1;
		if (files > 9) {
			piece = piece_of_word(testing_pieces("dai"), str_of(name), &n);
			assert_int_equal(n, strlen(name));
		} else {
			for (piece = 1; piece < PIECE_WHITE &&
					(piece_kind(piece) > KIND_king ||
					    strcmp(piece_cell(NULL, piece), name) != 0);)
				piece++;
			assert_true(piece < PIECE_WHITE);
		}
		assert_int_equal(seen->diagram.cells[square_make(file, rank)], 0);
		seen->diagram.cells[square_make(file, rank)] =
		    piece_make(piece_kind(piece), piece_promoted(piece), turned ? WHITE : BLACK);
	}
}

/* Reads a hand: 持駒, then signs of pieces, each with its number in kanji, or なし. */
static void
read_hand(struct seen *seen, const char *svg, const char *group, enum side side)
{
	static const char *const digits[] = { "", "一", "二", "三", "四", "五", "六", "七", "八",
		"九" };
	const char *p = strstr(svg, group), *end = strstr(p, "</g>");
	unsigned kind = 0, count = 0, unit = 0, i;
	char name[32];

	for (p = strstr(p, "<text") + 1; (p = strstr(p, "<text")) != NULL && p < end;) {
		p = content(strchr(p, '>') + 1, name);
		for (i = 1; i < 10 && strcmp(digits[i], name) != 0;)
			i++;
		if (i < 10) {
			unit = i;
		} else if (strcmp(name, "十") == 0) {
			count += (unit == 0 ? 1 : unit) * 10;
			unit = 0;
		} else {
			if (kind != 0)
				seen->diagram.hands[side][kind] =
				    (uint8_t)(count + unit == 0 ? 1 : count + unit);
			count = unit = 0;
			for (kind = 1; kind < KIND_COUNT &&
				       strcmp(piece_cell(NULL, (piece_t)kind), name) != 0;)
				kind++;
			if (kind == KIND_COUNT) {
				assert_non_null(strstr("持駒なし", name));
				kind = 0;
			}
		}
	}
	if (kind != 0)
		seen->diagram.hands[side][kind] = (uint8_t)(count + unit == 0 ? 1 : count + unit);
}

/* Every piece of 1,000 positions is where it should be, and the drawing is the same size as its
 * box. */
static void
shows_every_piece(void **state)
{
	static const unsigned sizes[][2] = { { 9, 9 }, { 5, 5 }, { 12, 12 }, { 15, 15 } };
	struct memory memory = { .fail = game_fixture_fail };
	struct buffer out;
	uint32_t seed = 1;
	unsigned i;

	(void)state;
	buffer_init(&out, &memory);
	for (i = 0; i < 1000; i++) {
		struct image image = { .caption = STR("x") };
		struct seen seen = { 0 };
		const char *frame;

		test_scatter(&image.diagram, sizes[i % 4][0], sizes[i % 4][1], &seed);
		buffer_clear(&out);
		image_write(&image, &out);
		buffer_char(&out, '\0');
		frame = strstr(out.p, "class=\"frame\"");
		seen.left = number_after(frame, " x=\"");
		seen.top = number_after(frame, " y=\"");
		seen.width = number_after(frame, " width=\"");
		seen.height = number_after(frame, " height=\"");
		read_pieces(&seen, out.p, image.diagram.width, image.diagram.height);
		if (image.diagram.width <= 9) {
			read_hand(&seen, out.p, "<g class=\"hand black\"", BLACK);
			read_hand(&seen, out.p, "<g class=\"hand white\"", WHITE);
		}
		assert_memory_equal(
		    seen.diagram.cells, image.diagram.cells, sizeof seen.diagram.cells);
		assert_memory_equal(
		    seen.diagram.hands, image.diagram.hands, sizeof seen.diagram.hands);
	}
	buffer_free(&out);
}

/* Markup, control characters and turned directions do not come through. */
static void
escapes_text(void **state)
{
	static const char *const rows[][2] = {
		{ "<script>\"a\" & b", "&lt;script&gt;&quot;a&quot; &amp; b" },
		{ "a\nb\033[2J\177", "a\uFFFDb\uFFFD[2J\uFFFD" },
		{ "\xC2\x9B\u202Ex\u2066\u200F\u2028", "\uFFFD\uFFFDx\uFFFD\uFFFD\uFFFD" },
		{ "\uFFFE\uFFFF\U0001FFFE\xFF", "\uFFFD\uFFFD\uFFFD\uFFFD" },
		{ "将棋🀄 é", "将棋🀄 é" },
	};
	struct memory memory = { .fail = game_fixture_fail };
	struct buffer out;
	size_t i;

	(void)state;
	buffer_init(&out, &memory);
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		buffer_clear(&out);
		image_text(str_of(rows[i][0]), &out);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, rows[i][1]);
	}
	buffer_free(&out);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shows_every_piece),
		cmocka_unit_test(escapes_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
