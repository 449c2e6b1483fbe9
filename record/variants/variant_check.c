/* Checks of a variant's file that need all of it. */
#include "record/text/utf8.h"
#include "record/variants/betza.h"
#include "record/variants/variant_reading.h"

/* A position that is being checked. */
struct board {
	struct variant_reading *reading;
	const struct variant_line *line; /* that it stands in */
	const char *name;                /* what it is: "start" */
	const char *p;
	piece_t cells[BOARD_MAX][BOARD_MAX]; /* by rank, from the left */
	unsigned pieces[KIND_LIMIT], royals[2], held;
	bool wrong, lost; /* lost: where the next square is, too */
};

static void
report(struct board *board, const char *at, const char *format, const char *of)
{
	variant_reading_wrong(board->reading, board->line,
	    board->line->section == VARIANT_settings ? at : NULL, format, board->name, of);
	board->wrong = true;
}

static void
report_numbers(struct board *board, const char *at, const char *format, unsigned a, unsigned b)
{
	struct arena *arena = board->reading->arena;

	variant_reading_wrong(board->reading, board->line,
	    board->line->section == VARIANT_settings ? at : NULL, format,
	    arena_printf(arena, "%u", a).p, arena_printf(arena, "%u", b).p);
	board->wrong = true;
}

/* Reads a piece: + before a promoted one, a letter in the case of its side.  Returns 0 if it is
 * none of the variant's. */
static piece_t
read_piece(struct board *board)
{
	const struct variant *variant = board->reading->variant;
	const char *p = board->p + (*board->p == '+');
	const struct army_row *best = NULL;
	size_t length = 0;

	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];
		const char *letter = variant->pieces.faces[row->face].letter;
		size_t n = strlen(letter);

		if (piece_promoted(row->face) == (p != board->p) && n > length &&
		    str_upper(p[0]) == letter[0] && strncmp(p + 1, letter + 1, n - 1) == 0) {
			best = row;
			length = n;
		}
	}
	if (best == NULL)
		return 0;
	board->p = p + length;
	board->pieces[piece_kind(best->face)]++;
	board->royals[*p >= 'a'] += (best->traits & TRAIT_royal) != 0;
	return best->face | (*p >= 'a' ? PIECE_WHITE : 0);
}

/* Returns the character at which reading stopped. */
static const char *
letter_at(const struct board *board)
{
	uint32_t code;
	int length = (int)utf8_read(str_of(board->p), &code);

	return arena_printf(board->reading->arena, "%.*s", length, board->p).p;
}

/* Reads a rank up to its end.  Returns its width. */
static unsigned
read_rank(struct board *board, piece_t *cells)
{
	unsigned width = 0;

	while (*board->p != '\0' && *board->p != '/' && *board->p != ' ') {
		unsigned run = 0;
		piece_t piece;

		if (str_is_digit(*board->p)) {
			while (str_is_digit(*board->p) && run <= BOARD_MAX)
				run = run * 10 + (unsigned)(*board->p++ - '0');
			width += run;
			continue;
		}
		piece = read_piece(board);
		if (piece == 0) {
			report(board, board->p, "%s has a letter that is no piece: '%s'",
			    letter_at(board));
			board->lost = true;
			return width;
		}
		if (width < BOARD_MAX)
			cells[width] = piece;
		width++;
	}
	return width;
}

static void
read_ranks(struct board *board)
{
	const struct variant *variant = board->reading->variant;
	unsigned rank = 0;

	for (;; board->p++) {
		const char *at = board->p;
		piece_t beyond[BOARD_MAX];
		unsigned width = read_rank(board, rank < BOARD_MAX ? board->cells[rank] : beyond);

		rank++;
		if (board->lost)
			return;
		if (width != variant->width)
			report_numbers(board, at, "rank %s has %s squares, not those of the board",
			    rank, width);
		if (*board->p != '/')
			break;
	}
	if (rank != variant->height)
		report_numbers(
		    board, board->p, "%s ranks, the board has %s", rank, variant->height);
}

/* Reads the side to move and the hands. */
static void
read_rest(struct board *board)
{
	if (*board->p == ' ' && (board->p[1] == 'b' || board->p[1] == 'w'))
		board->p += 2;
	if (*board->p == ' ')
		board->p++;
	if (*board->p == '-')
		board->p++;
	while (!board->wrong && *board->p != '\0' && *board->p != ' ') {
		while (str_is_digit(*board->p))
			board->p++;
		if (read_piece(board) == 0)
			report(board, board->p, "%s has a hand that is none: '%s'", board->p);
		board->held++;
	}
}

/* Reads and checks a position. */
static bool
read_board(struct board *board)
{
	static const char *const sides[] = { "black", "white" };
	const struct variant *variant = board->reading->variant;

	read_ranks(board);
	if (!board->wrong)
		read_rest(board);
	if (!board->wrong && board->held > 0 && variant->drops == DROPS_no)
		report(board, NULL, "%s has pieces in hand, the variant has no drops", NULL);
	for (unsigned side = BLACK; side <= WHITE && !board->wrong; side++)
		if (board->royals[side] == 0)
			report(board, NULL, "%s has no royal piece of %s", sides[side]);
	return !board->wrong;
}

/* Whether the other half of the start is the same, turned. */
static bool
is_symmetric(const struct board *board)
{
	const struct variant *variant = board->reading->variant;

	for (unsigned rank = 0; rank < variant->height; rank++)
		for (unsigned i = 0; i < variant->width; i++) {
			piece_t a = board->cells[rank][i];
			piece_t b =
			    board->cells[variant->height - 1 - rank][variant->width - 1 - i];

			if (a != (b == 0 ? 0 : b ^ PIECE_WHITE))
				return false;
		}
	return true;
}

static void
check_positions(struct variant_reading *reading)
{
	struct variant *variant = reading->variant;
	struct variant_line at = { .section = VARIANT_given };
	struct board even = { .reading = reading,
		.line = variant_reading_line(reading, VARIANT_settings, "start"),
		.name = "start",
		.p = variant->handicaps[0].sfen };

	if (!read_board(&even))
		return;
	if (!is_symmetric(&even))
		variant_reading_fault(reading, even.line, NULL, SEVERITY_note,
		    "start is not the same for both sides", NULL, NULL);
	for (size_t i = 1; i < variant_handicaps(variant); i++) {
		const struct handicap *row = &variant->handicaps[i];
		const struct variant_line *line =
		    variant_reading_line(reading, VARIANT_given, row->english);
		struct board board = { .reading = reading,
			.line = line == NULL ? &at : line,
			.name = row->english,
			.p = row->sfen };

		if (!read_board(&board))
			continue;
		for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
			if (board.pieces[kind] > even.pieces[kind]) {
				report(&board, NULL, "%s has more pieces than the start: %s",
				    variant->pieces.faces[kind].english);
				break;
			}
	}
}

/* Reports where a row's moves do not parse, and what that would need. */
static void
report_moves(struct variant_reading *reading, const struct variant_line *line, const char *betza,
    const char *bad)
{
	uint32_t code;
	int length = (int)utf8_read(str_of(bad), &code);
	const char *at =
	    *bad == '\0' ? "the end" : arena_printf(reading->arena, "'%.*s'", length, bad).p;
	struct variant_fault *fault = variant_reading_wrong(reading, line, bad,
	    "moves '%s': %s is not an atom (W F D A N R B Q K, or in brackets or braces)", betza,
	    at);

	fault->text = line->text;
}

/* Checks one row against the keys. */
static void
check_row(
    struct variant_reading *reading, const struct variant_line *line, const struct army_row *row)
{
	const struct variant *variant = reading->variant;
	const struct army_row *promoted = variant_row(variant, row->promotes_to);
	struct movement movement;

	if (betza_compile(row->betza, &movement) == NULL && movement.reach.near == 0 &&
	    !movement.special)
		variant_reading_fault(
		    reading, line, NULL, SEVERITY_warning, "%s can never move", line->key, NULL);
	if (promoted != NULL && strcmp(promoted->betza, row->betza) == 0)
		variant_reading_fault(reading, line, NULL, SEVERITY_warning,
		    "%s moves the same when it is promoted", line->key, NULL);
	if (variant->drops == DROPS_no &&
	    ((row->traits & TRAIT_no_mate_drop) != 0 || row->per_file != 0))
		variant_reading_wrong(reading, line, NULL,
		    "%s: no-mate-drop and per-file mean drops, and the variant has none", line->key,
		    NULL);
	if ((row->traits & TRAIT_burns) != 0 &&
	    (variant->drops != DROPS_no || variant->check != CHECK_may_ignore))
		variant_reading_wrong(reading, line, NULL,
		    "%s: burns needs 'drops = no' and 'check = may-ignore'", line->key, NULL);
	if (row->per_file > variant->height)
		variant_reading_wrong(reading, line, NULL,
		    "%s: per-file is more than the board has ranks", line->key, NULL);
	if (promoted != NULL && variant->promotion == PROMOTION_none)
		variant_reading_wrong(reading, line, NULL,
		    "%s promotes, and the variant has no promotion", line->key, NULL);
}

/* Returns the line of a row. */
static const struct variant_line *
line_of(struct variant_reading *reading, const struct army_row *row)
{
	const struct face_names *names = &reading->variant->pieces.faces[row->face];

	/* (a promoted face's letter stands after its +) */
	return variant_reading_line(
	    reading, VARIANT_pieces, names->letter - piece_promoted(row->face));
}

void
variant_check_moves(struct variant_reading *reading)
{
	const struct variant *variant = reading->variant;
	struct movement movement;

	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];
		const char *bad = betza_compile(row->betza, &movement);

		if (bad != NULL && row->face != 0)
			report_moves(reading, line_of(reading, row), row->betza, bad);
	}
}

void
variant_check(struct variant_reading *reading)
{
	const struct variant *variant = reading->variant;
	const struct variant_line *line = variant_reading_line(reading, VARIANT_settings, "zone");
	const struct variant_line *check = variant_reading_line(reading, VARIANT_settings, "try");
	unsigned royals = 0;

	if (variant->zone > variant->height)
		variant_reading_wrong(reading, line, line->value,
		    "zone is more than the board has ranks", NULL, NULL);
	if (variant->try && (variant->check == CHECK_must_answer || variant->check == CHECK_ends))
		variant_reading_wrong(reading, check, NULL,
		    "try needs 'check = may-ignore' or 'check = last-royal'", NULL, NULL);
	for (size_t i = 0; i < variant->army_count; i++) {
		const struct army_row *row = &variant->army[i];

		royals += (row->traits & TRAIT_royal) != 0;
		check_row(reading, line_of(reading, row), row);
	}
	if (royals == 0)
		variant_reading_wrong(
		    reading, NULL, NULL, "no row of [pieces] is royal", NULL, NULL);
	if (reading->faults->errors == 0)
		check_positions(reading);
}
