#include "parsers/kif/kif_setup.h"

#include "parsers/kif/kif_move.h"
#include "record/game.h"
#include "record/scan.h"

/* One square of a diagram. */
struct cell {
	piece_t piece; /* 0: empty */
	bool bad;      /* it is no square, and was taken for an empty one */
	const char *p, *end;
};

/* Reads into *side the mark before a piece at p, whose character is scan; black's is a blank, or
 * what other programs write.  Returns false when it is no mark. */
static bool
cell_side(struct scan scan, const char *p, enum side *side)
{
	char letter = scan.is == SCAN_other ? *p : ' ';
	bool white = scan.is == SCAN_dash || letter == 'v' || letter == 'V' || letter == 'w';

	*side = white ? WHITE : BLACK;
	return white || letter == '^' || letter == 'b' || scan.is == SCAN_plus ||
	       scan.is == SCAN_blank;
}

/* Whether this character is an empty square. */
static bool
cell_empty(struct scan scan)
{
	return scan.is == SCAN_empty || scan.is == SCAN_star || scan.is == SCAN_dot ||
	       scan.is == SCAN_blank;
}

/* Reads a row whose squares are two characters each, a mark and a piece.  Returns the number of
 * squares, or 0 when the row has another form. */
static unsigned
row_by_columns(const char *p, const char *end, struct cell *cells)
{
	unsigned n;

	for (n = 0; p != end && n < BOARD_MAX; n++) {
		struct cell *cell = &cells[n];
		struct scan mark = scan_next(p, end), scan;
		enum side side;

		if (!cell_side(mark, p, &side))
			return 0;
		cell->p = p;
		p += mark.length;
		scan = scan_next(p, end);
		if (scan.is != SCAN_piece && !cell_empty(scan))
			return 0;
		p += scan.length;
		cell->end = p;
		cell->bad = false;
		cell->piece = scan.is == SCAN_piece ? scan.value : 0;
		if (scan.is == SCAN_piece && side == WHITE)
			cell->piece |= PIECE_WHITE;
	}
	return p == end ? n : 0;
}

/* Makes the first variant that has the piece at p, and as many files, that of the record, which
 * names none.  Returns whether there is one. */
static bool
use_piece(struct kif *kif, const char *p, const char *end)
{
	const struct setup *setup = &kif->record->setup;
	const struct variants *variants = kif->parse->variants;
	unsigned files = setup->width > 0 ? setup->width : kif->files;
	const struct variant *variant = NULL;
	piece_t face;

	if (variants == NULL || files == 0 || setup->variant.name.n > 0 || kif->pieces != NULL)
		return false;
	while ((variant = variants_of_size(variants, files, 0, variant)) != NULL)
		if (!variant->pieces.shogi &&
		    kif_move_face(&variant->pieces, p, end, &face) != NULL) {
			kif_use(kif, variant);
			return true;
		}
	return false;
}

/* Reads a row square by square: blanks, a mark, a piece (also 成銀) or an empty square.  Reports
 * anything else and takes it for an empty square.  Returns the number of squares. */
static unsigned
row_by_words(struct kif *kif, const char *p, const char *end, struct cell *cells)
{
	const struct piece_set *set = kif->large ? kif_large_pieces(kif) : kif->pieces;
	unsigned n;

	for (n = 0; n < BOARD_MAX; n++) {
		struct cell *cell = &cells[n];
		enum side side = BLACK;
		struct scan scan;
		const char *after;

		p = scan_blanks(p, end);
		if (p == end)
			break;
		cell->p = p;
		scan = scan_next(p, end);
		if (cell_side(scan, p, &side))
			p += scan.length;
		scan = scan_next(p, end);
		cell->bad = false;
		after = set == NULL ? scan_face(p, end, &cell->piece)
				    : kif_move_face(set, p, end, &cell->piece);
		if (after == NULL && !cell_empty(scan) && use_piece(kif, p, end)) {
			set = kif->pieces;
			after = kif_move_face(set, p, end, &cell->piece);
		}
		if (after != NULL) {
			cell->piece |= side == WHITE ? PIECE_WHITE : 0;
		} else {
			after = p + scan.length;
			cell->piece = 0;
			cell->bad = !cell_empty(scan);
			if (cell->bad)
				kif_report(kif, DIAG_bad_setup, p, after, 0,
				    ARGS(A_STR(kif_str(p, after))));
		}
		p = cell->end = after;
	}
	return n;
}

/* Whether a row cannot be one of any other table: it has nothing but squares, and in one of them a
 * piece or the sign of an empty square. */
static bool
is_board_row(const struct cell *cells, unsigned n)
{
	bool found = false;

	for (unsigned i = 0; i < n; i++) {
		const char *p = cells[i].p, *end = cells[i].end;

		if (cells[i].bad)
			return false;
		found |= cells[i].piece != 0 ||
			 (end - p >= 3 && scan_next(end - 3, end).is == SCAN_empty);
	}
	return found;
}

/* Puts a row's pieces on the board.  The first square is on the highest file. */
static void
put_row(struct kif *kif, const struct cell *cells, unsigned n)
{
	struct setup *setup = &kif->record->setup;
	unsigned i, files = setup->width;

	for (i = 0; i < n && i < files; i++) {
		if (cells[i].piece != 0)
			record_add_step(
			    kif->record, (struct setup_step){ .op = SETUP_put,
					     .piece = cells[i].piece,
					     .square = square_make(files - i, setup->height),
					     .count = 1,
					     .at = kif_span(kif, cells[i].p, cells[i].end) });
	}
}

/* Checks the rank's number after the right border, in kanji as a rule. */
static void
check_label(struct kif *kif, const char *p, const char *end)
{
	uint32_t rank;
	const char *label = scan_blanks(p, end), *after = scan_count(label, end, &rank);

	if (after == label || rank == kif->record->setup.height || kif->bad_label)
		return;
	kif_report(kif, DIAG_bad_setup, label, after, 0, ARGS(A_PHRASE(PHRASE_rank_label)))
	    ->severity = SEVERITY_warning;
	kif->bad_label = true; /* after one row too many all labels are wrong */
}

/* Returns the place of the right border, or end; *characters: the number of those before it. */
static const char *
right_border(const char *p, const char *end, unsigned *characters)
{
	struct scan scan;

	for (*characters = 0; p != end; p += scan.length, ++*characters) {
		scan = scan_next(p, end);
		if (scan.is == SCAN_bar)
			break;
	}
	return p;
}

/* Makes the diagram that line belongs to the start position. */
static void
begin_board(struct kif *kif, const struct kif_line *line)
{
	struct setup *setup = &kif->record->setup;

	if (setup->base != SETUP_board)
		setup->board_at = kif_span(kif, line->p, line->end);
	setup->base = SETUP_board;
}

bool
kif_setup_row(struct kif *kif, const struct kif_line *line)
{
	enum { FILES = 9, CELL = 3 };
	struct setup *setup = &kif->record->setup;
	const char *p = line->p + scan_next(line->p, line->end).length;
	unsigned characters, n;
	const char *bar = right_border(p, line->end, &characters);
	struct cell cells[BOARD_MAX];

	if (kif->line.depth > 0)
		return false;
	begin_board(kif, line);
	if (kif->borders > 1 || setup->height == BOARD_MAX) {
		if (!kif->too_many_ranks)
			kif_report(kif, DIAG_bad_setup, line->p, line->end, 0,
			    ARGS(A_PHRASE(PHRASE_board_ranks)));
		kif->too_many_ranks = true;
		return true;
	}
	/* only squares of larger boards are three characters each */
	kif->large |= kif->files > FILES || setup->width > FILES ||
		      (setup->width == 0 && characters > FILES * CELL);
	n = kif->large || kif->pieces != NULL ? 0 : row_by_columns(p, bar, cells);
	if (n == 0)
		n = row_by_words(kif, p, bar, cells);
	kif->declared |= is_board_row(cells, n);
	setup->height++;
	if (setup->width == 0)
		setup->width = (uint8_t)(kif->files != 0 ? kif->files : n);
	if (n != setup->width)
		kif_report(
		    kif, DIAG_bad_setup, line->p, line->end, 0, ARGS(A_PHRASE(PHRASE_board_files)));
	put_row(kif, cells, n);
	if (bar != line->end)
		check_label(kif, bar + scan_next(bar, line->end).length, line->end);
	return true;
}

bool
kif_setup_border(struct kif *kif, const struct kif_line *line)
{
	unsigned dashes;
	const char *p = line->p;

	for (dashes = 0; dashes < 3; dashes++) {
		p += scan_next(p, line->end).length;
		if (scan_next(p, line->end).is != SCAN_dash)
			return false;
	}
	if (kif->line.depth > 0)
		return false;
	begin_board(kif, line);
	kif->borders += kif->record->setup.height > 0 || kif->borders == 0;
	return true;
}

bool
kif_setup_ruler(struct kif *kif, const struct kif_line *line)
{
	unsigned numbers = 0;
	const char *p = line->p;

	while (p != line->end) {
		uint32_t number;
		const char *after = scan_count(p, line->end, &number);

		if (after == p)
			return false;
		p = scan_blanks(after, line->end);
		if (p == after && p != line->end)
			return false;
		numbers++;
	}
	if (numbers < 3)
		return false;
	if (numbers <= BOARD_MAX)
		kif->files = numbers;
	return true;
}

/* Returns the length of the word for an empty hand at p, or 0. */
static size_t
nothing_at(const char *p, const char *end)
{
	return scan_word(p, end, STR("なし")) + scan_word(p, end, STR("無し")) +
	       scan_word(p, end, STR("nothing"));
}

/* Puts count pieces into side's hand. */
static void
put_hand(struct kif *kif, enum side side, piece_t face, uint32_t count, struct span at)
{
	enum phrase wrong = PHRASE_too_many;

	if (piece_promoted(face) || face == KIND_king)
		wrong = PHRASE_not_for_hand;
	else if (count <= UINT8_MAX) {
		record_add_step(kif->record, (struct setup_step){ .op = SETUP_hand,
						 .piece = piece_make(piece_kind(face), false, side),
						 .count = (uint8_t)count,
						 .at = at });
		return;
	}
	diags_add(kif->parse->diags, DIAG_bad_setup, at, 0, ARGS(A_PHRASE(wrong)));
}

/* Whether a hand is to be read after the diagram, which may show whose piece it has. */
static bool
waits(struct kif *kif, enum side side, const char *start, const char *end)
{
	const char *p = start;
	uint32_t count;
	piece_t face;

	if (kif->pieces != NULL || kif->record->setup.height > 0 || kif->early_hand.p != NULL)
		return false;
	while (p != NULL && (p = scan_blanks(p, end)) != end) {
		if (nothing_at(p, end) != 0)
			return false;
		p = scan_piece(p, end, &face);
		p = p == NULL ? NULL : scan_count(p, end, &count);
	}
	if (p == NULL) {
		kif->early_hand.side = side;
		kif->early_hand.p = start;
		kif->early_hand.end = end;
	}
	return p == NULL;
}

void
kif_setup_hand(struct kif *kif, enum side side, const char *p, const char *end)
{
	enum side owner = side == NO_SIDE ? BLACK : side;
	const char *start = p;

	if (waits(kif, side, p, end))
		return;
	for (p = scan_blanks(p, end); p != end; p = scan_blanks(p, end)) {
		uint32_t count;
		piece_t face;
		const char *after = kif_move_face(kif->pieces, p, end, &face), *number;

		if (after != NULL) {
			number = after;
			after = scan_count(number, end, &count);
			put_hand(
			    kif, owner, face, after == number ? 1 : count, kif_span(kif, p, after));
		} else if (nothing_at(p, end) != 0) {
			after = p + nothing_at(p, end);
		} else {
			after = p + scan_next(p, end).length;
			if (!kif->bad_hand)
				kif_report(kif, DIAG_bad_setup, p, after, 0,
				    ARGS(A_STR(kif_str(p, after))));
			kif->bad_hand = true;
		}
		p = after;
	}
	if (side == NO_SIDE)
		record_add_step(kif->record, (struct setup_step){ .op = SETUP_rest,
						 .piece = piece_make(KIND_none, false, WHITE),
						 .at = kif_span(kif, start, end) });
}

void
kif_setup_handicap(struct kif *kif, struct span value)
{
	struct setup *setup = &kif->record->setup;
	struct str name = text_str(kif->record->text, value);
	const struct variants *variants = kif->parse->variants;
	bool even = str_eq(name, STR("平手"));
	const struct variant *variant =
	    even || variants == NULL ? NULL : variants_of_word(variants, name);
	const char *unplayed = even || variant != NULL ? NULL : variants_unplayed(name);

	if (value.n == 0)
		return;
	if (variant != NULL || unplayed != NULL) {
		setup->variant.at = value;
		setup->variant.name = str_of(variant != NULL ? variant->name : unplayed);
		if (variant != NULL)
			kif_use(kif, variant);
		if (setup->base != SETUP_board)
			setup->base = SETUP_even;
		return;
	}
	setup->handicap.name = name;
	setup->handicap.at = value;
	if (setup->base != SETUP_board)
		setup->base = even ? SETUP_even : SETUP_named;
}

/* A board has as many ranks as files; a small one may have more. */
void
kif_setup_finish(struct kif *kif)
{
	enum { SMALL = 5 };
	const struct setup *setup = &kif->record->setup;
	unsigned width = setup->width, height = setup->height;

	if (kif->early_hand.p != NULL)
		kif_setup_hand(kif, kif->early_hand.side, kif->early_hand.p, kif->early_hand.end);
	if (setup->base == SETUP_board &&
	    (width == 0 || height < width || (height > width && width > SMALL)))
		diags_add(kif->parse->diags, DIAG_bad_setup, setup->board_at, 0,
		    ARGS(A_PHRASE(PHRASE_board_ranks)));
}
