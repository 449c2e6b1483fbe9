#include "record/sfen.h"

#include <stdint.h>
#include <string.h>

/* Reads s from at on. */
struct reader {
	struct str s;
	size_t at;
	const struct piece_set *set; /* whose letters */
};

enum { END = -1 };

/* Returns the byte n places ahead, or END. */
static int
peek(const struct reader *reader, size_t n)
{
	return n < reader->s.n - reader->at ? (unsigned char)reader->s.p[reader->at + n] : END;
}

/* Returns whether a field ends before c. */
static bool
is_break(int c)
{
	return c == END || str_is_blank(c);
}

static void
skip_blanks(struct reader *reader)
{
	while (str_is_blank(peek(reader, 0)))
		reader->at++;
}

/* Reads a piece: a letter in either case, on the board with + before a promoted one.  Returns 0
 * with nothing read if there is none. */
static piece_t
read_piece(struct reader *reader, bool on_board)
{
	bool promoted =
	    on_board && peek(reader, 0) == '+' && !(reader->set != NULL && reader->set->signs);
	struct str letter = str_after(reader->s, reader->at + promoted);
	size_t length;
	enum kind kind = piece_of_letter(reader->set, letter, &length);
	char c;

	if (kind == KIND_none)
		return 0;
	reader->at += promoted + length;
	c = letter.p[letter.p[0] == '+'];
	return piece_make(kind, promoted, c >= 'a' && c <= 'z' ? WHITE : BLACK);
}

unsigned
sfen_longest_run(const struct piece_set *set, struct str s)
{
	enum { USUAL = 15 };
	unsigned ranks = 1;

	for (size_t i = 0; i < s.n && !str_is_blank(s.p[i]); i++)
		ranks += s.p[i] == '/';
	return ranks > USUAL || (set != NULL && set->width > USUAL) ? BOARD_MAX : USUAL;
}

/* Reads a number of empty squares, at most room and what fits a board.  Returns 0 with nothing read
 * if there is none. */
static unsigned
read_run(struct reader *reader, unsigned room)
{
	int c = peek(reader, 0), d = peek(reader, 1);
	unsigned run, digits = 1;

	if (!str_is_digit(c))
		return 0;
	run = (unsigned)(c - '0');
	if (run > 0 && str_is_digit(d) &&
	    run * 10 + (unsigned)(d - '0') <= sfen_longest_run(reader->set, reader->s)) {
		run = run * 10 + (unsigned)(d - '0');
		digits = 2;
	}
	if (run > room)
		return 0;
	reader->at += run > 0 ? digits : 0;
	return run;
}

/* Reads one rank from the left edge into row.  Returns its width, or 0 if it is none. */
static unsigned
read_rank(struct reader *reader, piece_t row[BOARD_MAX])
{
	unsigned width = 0, run;

	while (peek(reader, 0) != '/' && !is_break(peek(reader, 0))) {
		run = read_run(reader, BOARD_MAX - width);
		if (run > 0) {
			memset(row + width, 0, run);
			width += run;
			continue;
		}
		if (width == BOARD_MAX)
			return 0;
		row[width] = read_piece(reader, true);
		if (row[width++] == 0)
			return 0;
	}
	return width;
}

/* Reads the ranks, from the top. */
static bool
read_board(struct reader *reader, struct diagram *diagram)
{
	piece_t row[BOARD_MAX];
	unsigned width, rank, i;

	for (rank = 1; rank <= BOARD_MAX; rank++) {
		width = read_rank(reader, row);
		if (width == 0 || (rank > 1 && width != diagram->width))
			return false;
		diagram->width = (uint8_t)width;
		diagram->height = (uint8_t)rank;
		for (i = 0; i < width; i++)
			diagram->cells[square_make(width - i, rank)] = row[i];
		if (peek(reader, 0) != '/')
			return rank > 1; /* a single rank is just a word */
		reader->at++;
	}
	return false; /* too many ranks */
}

/* Reads the side to move, b or w, if the field is there; else it is black. */
static void
read_turn(struct reader *reader, struct diagram *diagram)
{
	int c = peek(reader, 0);

	if ((c == 'b' || c == 'w') && is_break(peek(reader, 1))) {
		diagram->turn = c == 'w' ? WHITE : BLACK;
		reader->at++;
		skip_blanks(reader);
	}
}

/* Returns whether the next field is a number. */
static bool
at_number(const struct reader *reader)
{
	size_t n = 0;

	while (str_is_digit(peek(reader, n)))
		n++;
	return n > 0 && is_break(peek(reader, n));
}

/* Returns whether the next field is hands, not a word of the USI protocol. */
static bool
at_hands(const struct reader *reader)
{
	static const struct str moves = { "moves", 5 };
	struct reader ahead = *reader;
	int c = peek(reader, 0);

	if (is_break(c) || at_number(reader))
		return false;
	if (str_starts(str_after(reader->s, reader->at), moves) && is_break(peek(reader, moves.n)))
		return false;
	return c == '-' || str_is_digit(c) || read_piece(&ahead, false) != 0;
}

/* Reads the count of the piece that follows: 1 if there is none, 0 if it is too large. */
static unsigned
read_count(struct reader *reader)
{
	unsigned count = 0;

	if (!str_is_digit(peek(reader, 0)))
		return 1;
	while (str_is_digit(peek(reader, 0)) && count <= UINT8_MAX)
		count = count * 10 + (unsigned)(reader->s.p[reader->at++] - '0');
	return count <= UINT8_MAX ? count : 0;
}

/* Reads the pieces in hand: "-" or counts and letters, in any order. */
static bool
read_hands(struct reader *reader, struct diagram *diagram)
{
	unsigned count;
	piece_t piece;
	uint8_t *held;
	size_t start;

	if (peek(reader, 0) == '-') {
		reader->at++;
		return is_break(peek(reader, 0));
	}
	while (!is_break(peek(reader, 0))) {
		start = reader->at;
		count = read_count(reader);
		piece = read_piece(reader, false);
		held = &diagram->hands[piece_side(piece)][piece_kind(piece)];
		if (count == 0 || piece == 0 || count > (unsigned)(UINT8_MAX - *held)) {
			reader->at = start;
			return false;
		}
		*held = (uint8_t)(*held + count);
	}
	return true;
}

/* Reads the number of the next move, from 1 (0 is taken as 1). */
static bool
read_number(struct reader *reader, struct diagram *diagram)
{
	size_t n;
	uint64_t number = 0;

	for (n = 0; str_is_digit(peek(reader, n)); n++) {
		number = number * 10 + (unsigned)(peek(reader, n) - '0');
		if (number > UINT32_MAX)
			return false;
	}
	diagram->number = number == 0 ? 0 : (uint32_t)(number - 1);
	reader->at += n;
	return true;
}

/* Reads the board and those of the other fields that are there. */
static bool
read_position(struct reader *reader, struct diagram *diagram)
{
	if (!read_board(reader, diagram))
		return false;
	skip_blanks(reader);
	read_turn(reader, diagram);
	if (at_hands(reader) && !read_hands(reader, diagram))
		return false;
	skip_blanks(reader);
	if (at_number(reader) && !read_number(reader, diagram))
		return false;
	skip_blanks(reader);
	return true;
}

size_t
sfen_read(const struct piece_set *set, struct str s, struct diagram *diagram, size_t *bad)
{
	struct reader reader = { s, 0, set };
	bool read;

	*diagram = (struct diagram){ .pieces = set, .turn = BLACK };
	read = read_position(&reader, diagram);
	*bad = reader.at;
	return read ? reader.at : 0;
}
