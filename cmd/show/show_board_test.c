#include "cmd/show/show_board.h"

#include <stdio.h>

#include "record/text/utf8.h"
#include "writers/testing_game.h"
#include "writers/testing_scatter.h"

/* Returns the columns of a character in a line of the board: it must be one of which all terminals
 * think the same (Unicode Standard Annex #11: neither ambiguous nor neutral). */
static unsigned
columns_of(uint32_t code)
{
	if (code >= 0x20 && code < 0x7F)
		return 1;
	assert_true((code >= 0x3041 && code <= 0x30FF) || (code >= 0x4E00 && code <= 0x9FFF) ||
		    (code >= 0xFF10 && code <= 0xFF19));
	return 2;
}

/* Cuts what fills this number of columns exactly off the front of *line. */
static struct str
take(struct str *line, size_t columns)
{
	struct str taken = *line;
	uint32_t code;
	size_t used = 0, n;

	while (used < columns) {
		assert_true(line->n > 0);
		n = utf8_read(*line, &code);
		used += columns_of(code);
		*line = str_after(*line, n);
	}
	assert_int_equal(used, columns);
	return str_first(taken, taken.n - line->n);
}

/* Returns the next line of *rest without the marks of colours. */
static struct str
next_line(struct str *rest, char room[static 1024])
{
	struct str line = str_cut(rest, '\n');
	size_t i, n = 0;

	assert_true(line.n < 1024);
	for (i = 0; i < line.n; i++) {
		if ((unsigned char)line.p[i] >= ' ')
			room[n++] = line.p[i];
	}
	return (struct str){ room, n };
}

/* Returns the one face of this name: on boards of up to 9 files, of shogi. */
static piece_t
face_of(const struct image *image, struct str name)
{
	unsigned kinds = image->diagram.width > 9 ? KIND_COUNT : KIND_king + 1;
	char room[IMAGE_PIECE];
	piece_t face, found = 0;

	for (face = 1; face < PIECE_WHITE; face++) {
		if (piece_kind(face) >= kinds || piece_kind(face) == KIND_none ||
		    !str_eq(image_piece(image, face, room), name))
			continue;
		assert_int_equal(found, 0);
		found = face;
	}
	assert_int_not_equal(found, 0);
	return found;
}

/* A square of the board reads as what is there. */
static void
check_square(const struct image *image, struct str cell, square_t square)
{
	piece_t piece = image->diagram.cells[square];
	struct str text = str_trim(cell);
	bool marked = text.n > 0 && text.p[0] == '!';

	assert_int_equal(marked, image->marked[square]);
	text = str_after(text, marked);
	if (piece == 0) {
		assert_true(str_eq(text, image->letters ? STR(".") : STR("・")));
		return;
	}
	if (text.p[0] == 'v') {
		assert_true(image_turned(image, piece));
		text = str_after(text, 1);
	} else if (!marked) {
		assert_false(image_turned(image, piece));
	}
	assert_int_equal(face_of(image, text), piece_face(piece));
}

/* Reads the board back by its columns alone. */
static void
check_board(const struct image *image, struct str text)
{
	unsigned files = image->diagram.width, ranks = image->diagram.height, i, k;
	char room[1024], number[12];
	struct str ruler, line, cell, rest = text;
	size_t columns;

	next_line(&rest, room); /* names */
	ruler = next_line(&rest, room);
	take(&ruler, 1);
	for (columns = 1; columns * files < utf8_columns(ruler);)
		columns++;
	for (i = 0; i < files; i++) {
		cell = str_trim(take(&ruler, columns));
		snprintf(number, sizeof number, "%u", image->style.flip ? i + 1 : files - i);
		if (cell.n == 3) /* full width */
			assert_int_equal((unsigned char)cell.p[2] - 0x90 + '0', number[0]);
		else
			assert_true(str_eq(cell, str_of(number)));
	}
	assert_int_equal(ruler.n, 0);
	line = next_line(&rest, room);
	assert_int_equal(line.n, files * columns + 3);
	for (k = 0; k < ranks; k++) {
		line = next_line(&rest, room);
		assert_true(str_eq(take(&line, 1), STR("|")));
		for (i = 0; i < files; i++)
			check_square(image, take(&line, columns),
			    square_make(image->style.flip ? i + 1 : files - i,
				image->style.flip ? ranks - k : k + 1));
		assert_true(str_eq(take(&line, 2), STR(" |")));
	}
	line = next_line(&rest, room);
	assert_int_equal(line.n, files * columns + 3);
}

/* Every square of 1,000 positions is in its columns, whatever the names are and however it is
 * seen. */
static void
keeps_the_columns(void **state)
{
	static const unsigned sizes[][2] = { { 9, 9 }, { 5, 5 }, { 12, 12 }, { 15, 15 } };
	static const char *const names[] = { "▲ｱｲｳ中田Ａb", "△é\u0301ß…―", "", "▲\u3099😀x" };
	struct game_fixture f;
	uint32_t seed = 1;
	unsigned i, k;

	(void)state;
	game_fixture_open(&f, EVEN, NULL);
	for (i = 0; i < 1000; i++) {
		struct image image = { .style = { .flip = test_draw(&seed, 2) == 0 },
			.letters = test_draw(&seed, 2) == 0,
			.players = { str_of(names[i % 4]), str_of(names[i / 4 % 4]) } };

		test_scatter(&image.diagram, sizes[i % 4][0], sizes[i % 4][1], &seed);
		for (k = 0; k < 10; k++)
			image.marked[square_make(1 + test_draw(&seed, image.diagram.width),
			    1 + test_draw(&seed, image.diagram.height))] = true;
		buffer_clear(&f.out);
		show_board(&f.game, &image, 1, i % 3 == 0 ? LANGUAGE_ja : LANGUAGE_en, &f.out);
		check_board(&image, buffer_str(&f.out));
	}
	game_fixture_close(&f);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(keeps_the_columns),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
