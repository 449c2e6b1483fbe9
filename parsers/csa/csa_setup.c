#include "parsers/csa/csa_reader.h"

#include "record/text/utf8.h"

enum { CELL = 3, FILES = 9, ITEM = 4 };

/* Notes where the record's board begins. */
static void
use_board(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;

	if (setup->base == SETUP_default) {
		setup->base = SETUP_board;
		setup->board_at = at;
	}
}

/* An item of a list of pieces: a square, or 00 for the hand, and a piece. */
struct item {
	square_t square; /* NO_SQUARE: in hand */
	piece_t face;    /* 0: AL, all the rest */
	struct span at;
};

/* Adds a step: an item's piece, with its side, put on the board or in hand, or removed. */
static void
add_step(struct csa *csa, enum setup_op op, piece_t piece, const struct item *item)
{
	record_add_step(csa->record, (struct setup_step){ .op = (uint8_t)op,
					 .piece = piece,
					 .square = item->square,
					 .count = op != SETUP_remove,
					 .at = item->at });
}

/* Takes the next item off *rest.  Returns false at the end and for anything else. */
static bool
take_item(const struct csa *csa, struct span *rest, struct item *item)
{
	const char *p = csa->body + rest->at;
	unsigned file, rank; /* 00: NO_SQUARE */

	while (rest->n > 0 && str_is_blank(*p)) {
		p++;
		rest->at++;
		rest->n--;
	}
	if (rest->n < ITEM)
		return false;
	file = (unsigned char)p[0] - (unsigned)'0';
	rank = (unsigned char)p[1] - (unsigned)'0';
	if ((file - 1 >= FILES || rank - 1 >= FILES) && (file | rank) != 0)
		return false;
	item->square = square_make(file, rank);
	item->face = piece_of_csa(p + 2);
	if (item->face == 0 && (p[2] != 'A' || p[3] != 'L' || item->square != NO_SQUARE))
		return false;
	item->at = (struct span){ rest->at, ITEM };
	rest->at += ITEM;
	rest->n -= ITEM;
	return true;
}

/* Reads PI: the even start, and the pieces that are removed from it. */
static void
read_even(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;
	struct span rest = { at.at + 2, at.n - 2 };
	struct item item;

	if (csa->seen.rows != 0 || setup->base == SETUP_even) {
		csa_reader_keep(csa, DIAG_bad_setup, at);
		return;
	}
	setup->base = SETUP_even;
	setup->board_at = at;
	setup->width = setup->height = FILES; /* --variant changes no board that is named */
	while (take_item(csa, &rest, &item)) {
		if (item.square == NO_SQUARE) {
			csa_reader_keep(csa, DIAG_bad_setup, item.at);
			continue;
		}
		add_step(csa, SETUP_remove, item.face, &item);
	}
	if (rest.n > 0)
		csa_reader_keep(csa, DIAG_bad_setup, rest);
}

/* Reads P+ or P-: pieces of one side. */
static void
read_list(struct csa *csa, struct span at)
{
	piece_t side = csa->body[at.at + 1] == '-' ? PIECE_WHITE : 0;
	struct span rest = { at.at + 2, at.n - 2 };
	struct item item;

	while (take_item(csa, &rest, &item)) {
		if (item.square == NO_SQUARE && piece_promoted(item.face)) {
			csa_reader_keep(csa, DIAG_bad_setup, item.at);
			continue;
		}
		use_board(csa, at);
		add_step(csa,
		    item.square != NO_SQUARE ? SETUP_put
		    : item.face == 0         ? SETUP_rest
					     : SETUP_hand,
		    item.face | side, &item);
	}
	if (rest.n > 0)
		csa_reader_keep(csa, DIAG_bad_setup, rest);
}

/* The cells of one row. */
struct row {
	unsigned count;
	piece_t piece[BOARD_MAX]; /* 0: empty */
	struct span at[BOARD_MAX];
	struct span bad; /* the first that is neither empty nor a piece; n == 0: none */
};

/* Returns the length of at most count characters at p. */
static unsigned
characters(const char *p, const char *end, unsigned count)
{
	struct str rest = { p, (size_t)(end - p) };
	uint32_t code;

	for (; rest.n > 0 && count > 0; count--)
		rest = str_after(rest, utf8_read(rest, &code));
	return (unsigned)(rest.p - p);
}

/*
 * Adds a cell of n bytes: a sign and a code, or anything else for an empty square, except that a
 * sign later in the cell shows that the columns are shifted.  Cells after BOARD_MAX are only
 * counted.
 */
static void
add_cell(const struct csa *csa, struct row *row, const char *p, unsigned n)
{
	struct span at = { (uint32_t)(p - csa->body), n };
	piece_t piece = 0;
	bool bad;

	if (*p == '+' || *p == '-') {
		piece = n < CELL ? 0 : piece_of_csa(p + 1);
		bad = piece == 0;
		if (!bad && *p == '-')
			piece |= PIECE_WHITE;
	} else {
		bad = memchr(p, '+', n) != NULL || memchr(p, '-', n) != NULL;
	}
	if (bad && row->bad.n == 0)
		row->bad = at;
	if (row->count < BOARD_MAX) {
		row->piece[row->count] = piece;
		row->at[row->count] = at;
	}
	row->count++;
}

/*
 * Reads a row as the standard has it: nine cells of three characters; final blanks may be missing.
 * tokens: blanks were lost or doubled; a star is an empty square, and a sign begins a piece.
 */
static void
read_cells(const struct csa *csa, struct span cells, bool tokens, struct row *row)
{
	const char *p = csa->body + cells.at, *end = p + cells.n;

	*row = (struct row){ 0 };
	while (p < end) {
		bool whole = !tokens || *p == '+' || *p == '-';
		unsigned n = characters(p, end, whole ? CELL : 1);

		if (whole || *p == '*')
			add_cell(csa, row, p, n);
		else if (!str_is_blank(*p) && row->bad.n == 0)
			row->bad = (struct span){ (uint32_t)(p - csa->body), n };
		p += n;
	}
}

/* Reads the cells of a row by columns if that makes a correct row, else by tokens.  *spare is what
 * follows the last of nine columns, if it holds no piece. */
static void
read_best(const struct csa *csa, struct span cells, struct row *row, struct span *spare)
{
	const char *p = csa->body + cells.at;
	unsigned n = characters(p, p + cells.n, FILES * CELL), width = csa->record->setup.width;
	struct str rest = { p + n, cells.n - n };
	struct row columns;

	read_cells(csa, cells, true, row);
	*spare = (struct span){ cells.at + n, (uint32_t)str_rtrim(rest).n };
	if (str_trim(rest).n == 0 || memchr(rest.p, '+', rest.n) != NULL ||
	    memchr(rest.p, '-', rest.n) != NULL || (row->bad.n != 0 && row->bad.at < spare->at))
		spare->n = 0;
	if (spare->n > 0)
		cells.n = n;
	read_cells(csa, cells, false, &columns);
	if (columns.count != FILES ||
	    (columns.bad.n != 0 && row->bad.n == 0 && (width == 0 || row->count == width)))
		spare->n = 0;
	else
		*row = columns;
}

/* Reports what is wrong with the length of a row, and how it is read. */
static void
check_length(
    struct csa *csa, const struct row *row, unsigned width, struct span at, struct span spare)
{
	struct arg rank = A_STR(str_first(csa_reader_text(csa, at), 2));

	if (row->bad.n != 0) {
		csa_reader_keep(csa, DIAG_bad_setup, row->bad);
	} else if (spare.n != 0) {
		record_add_note(
		    csa->record, csa->node, NOTE_line, csa_reader_text(csa, spare), spare);
		csa_reader_report(
		    csa, DIAG_board_row, spare, ARGS(rank, A_PHRASE(PHRASE_row_long)));
	} else if (row->count + 1 == width && width == FILES) {
		csa_reader_report(csa, DIAG_board_row, at, ARGS(rank, A_PHRASE(PHRASE_row_short)));
	} else if (row->count != 0 && row->count != width) {
		csa_reader_keep(csa, DIAG_bad_setup, at);
	}
}

/* Reads P1 to P9: a row of the board. */
static void
read_row(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;
	unsigned rank = (unsigned)csa->body[at.at + 1] - '0', width, i;
	struct span cells = { at.at + 2, at.n - 2 }, spare;
	struct row row;

	if (setup->base == SETUP_even || (csa->seen.rows >> rank & 1) != 0) {
		csa_reader_keep(csa, DIAG_bad_setup, at);
		return;
	}
	use_board(csa, at);
	if (csa->seen.rows == 0)
		setup->board_at = at;
	csa->seen.rows |= 1u << rank;
	read_best(csa, cells, &row, &spare);
	width = setup->width;
	if (width == 0) /* the first row's; an empty row is nine blank cells */
		width = row.count == 0 || row.count + 1 >= FILES ? FILES : row.count;
	setup->width = (uint8_t)width;
	check_length(csa, &row, width, at, spare);
	for (i = 0; i < row.count && i < width; i++) {
		if (row.piece[i] != 0)
			add_step(csa, SETUP_put, row.piece[i],
			    &(struct item){ square_make(width - i, rank), 0, row.at[i] });
	}
}

bool
csa_setup_line(struct csa *csa, struct span at)
{
	char c = at.n < 2 ? '\0' : csa->body[at.at + 1];

	if (c == 'I')
		read_even(csa, at);
	else if (c == '+' || c == '-')
		read_list(csa, at);
	else if (c >= '1' && c <= '9')
		read_row(csa, at);
	else
		return false;
	return true;
}

void
csa_setup_end(struct csa *csa)
{
	struct setup *setup = &csa->record->setup;
	unsigned rank, height = 0;
	char missing[] = "P0";

	if (csa->seen.rows == 0)
		return;
	for (rank = 1; rank <= FILES; rank++) {
		if ((csa->seen.rows >> rank & 1) != 0)
			height = rank;
	}
	if (setup->width == FILES)
		height = FILES;
	setup->height = (uint8_t)height;
	for (rank = 1; rank <= height && (csa->seen.rows >> rank & 1) != 0; rank++)
		;
	if (rank > height)
		return;
	missing[1] = (char)('0' + rank);
	csa->ply = 0;
	csa_reader_report(csa, DIAG_bad_setup, setup->board_at, ARGS(A_STR(str_of(missing))));
}
