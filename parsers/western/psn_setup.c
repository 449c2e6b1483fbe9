#include "parsers/western/psn.h"

#include "parsers/diagram.h"
#include "record/sfen.h"
#include "record/text/scan.h"

/* The parts of a position, which stand with blanks between them: board, hands, side, number … */
struct fields {
	struct str list[6];
	unsigned count;
};

static void
split(struct str value, struct fields *fields)
{
	enum { MAX = sizeof fields->list / sizeof *fields->list };

	for (fields->count = 0; value.n > 0; fields->count++) {
		size_t n = 0;

		while (n < value.n && !str_is_space(value.p[n]))
			n++;
		if (fields->count < MAX)
			fields->list[fields->count] = str_first(value, n);
		while (n < value.n && str_is_space(value.p[n]))
			n++;
		value = str_after(value, n);
	}
	while (fields->count < MAX)
		fields->list[fields->count++] = NO_STR;
}

/* Reads a board, and nothing else. */
static bool
read_board(struct str board, struct diagram *diagram)
{
	size_t bad, n = sfen_read(board, diagram, &bad);

	return n > 0 && n == board.n;
}

static bool
read_number(struct str s, uint32_t *number)
{
	return s.n > 0 && scan_number(s.p, s.p + s.n, number) == s.p + s.n;
}

/* XBoard's: BOARD[HOLDINGS] w|b … NUMBER; w is the first mover, and each number has two plies. */
static bool
read_xboard(const struct fields *fields, struct diagram *diagram)
{
	struct str board = fields->list[0], hands, side = fields->list[1];
	size_t open = str_find(board, STR("[")), i, length;
	uint32_t number = 1;

	hands = str_after(board, open);
	if (hands.n < 2 || hands.p[hands.n - 1] != ']' ||
	    !read_board(str_first(board, open), diagram))
		return false;
	for (i = 1; i + 1 < hands.n; i++) {
		enum kind kind = piece_of_letter(str_after(hands, i), diagram->width, &length);
		bool white = hands.p[i] >= 'a' && hands.p[i] <= 'z';

		if (hands.p[i] == '-')
			continue;
		if (kind == KIND_none || length != 1 || diagram->hands[white][kind] == UINT8_MAX)
			return false;
		diagram->hands[white][kind]++;
	}
	diagram->turn = str_eq(side, STR("b")) ? WHITE : BLACK;
	for (i = 2; i < sizeof fields->list / sizeof *fields->list; i++) {
		if (read_number(fields->list[i], &number) && number == 0)
			number = 1; /* the half-move clock, when it is the last */
	}
	diagram->number =
	    number > 0 && number < UINT32_MAX / 4 ? (number - 1) * 2 + (diagram->turn == WHITE) : 0;
	return true;
}

/* The order in which Davin counts pieces in hand. */
static const uint8_t hand_order[] = { KIND_pawn, KIND_lance, KIND_knight, KIND_silver, KIND_gold,
	KIND_bishop, KIND_rook };

/* Reads one side's seven counts, eight digits where there are ten pawns or more; T is all that is
 * left. */
static bool
read_counts(struct str counts, enum side side, struct diagram *diagram, enum side *rest)
{
	size_t i, two = counts.n == sizeof hand_order + 1;

	if (str_eq(counts, STR("T"))) {
		*rest = side;
		return true;
	}
	if (counts.n == 0 || str_eq(counts, STR("-")))
		return true;
	if (counts.n != sizeof hand_order + two)
		return false;
	for (i = 0; i < counts.n; i++) {
		uint8_t *held = &diagram->hands[side][hand_order[i < two ? 0 : i - two]];

		if (counts.p[i] < '0' || counts.p[i] > '9')
			return false;
		*held = (uint8_t)(*held * 10 + (counts.p[i] - '0'));
	}
	return true;
}

/* Davin's: BOARD PLNSGBR/PLNSGBR s|g NUMBER. */
static bool
read_davin(const struct fields *fields, struct diagram *diagram, enum side *rest)
{
	struct str hands = fields->list[1], side = fields->list[2];
	size_t slash = str_find(hands, STR("/"));
	uint32_t number = 1;

	if (!read_board(fields->list[0], diagram) ||
	    !read_counts(str_first(hands, slash), BLACK, diagram, rest) ||
	    (slash < hands.n && !read_counts(str_after(hands, slash + 1), WHITE, diagram, rest)))
		return false;
	diagram->turn = side.n > 0 && (side.p[0] | 0x20) == 'g' ? WHITE : BLACK;
	if (read_number(fields->list[3], &number) && number > 0)
		diagram->number = number - 1;
	return true;
}

static bool
is_davin(const struct fields *fields)
{
	struct str hands = fields->list[1];

	return str_find(hands, STR("/")) < hands.n ||
	       (hands.n > 1 && hands.p[0] >= '0' && hands.p[0] <= '9');
}

/* What is said of a position's number besides the board. */
static bool
has_number(const struct fields *fields)
{
	return fields->list[3].n > 0;
}

void
psn_setup_fen(struct psn *psn, struct str value)
{
	struct span at = psn_span(psn, value.p, value.p + value.n);
	struct setup *setup = &psn->record->setup;
	struct diagram diagram;
	struct fields fields;
	enum { FILES = 9 }; /* of the usual board */
	enum side rest = NO_SIDE;
	size_t bad;
	bool good;

	split(value, &fields);
	setup->step_count = 0; /* of two positions the last counts */
	if (str_find(fields.list[0], STR("[")) < fields.list[0].n)
		good = read_xboard(&fields, &diagram);
	else if (is_davin(&fields))
		good = read_davin(&fields, &diagram, &rest);
	else
		good = sfen_read(value, &diagram, &bad) == value.n;
	if (!good) {
		setup->base = SETUP_board;
		setup->board_at = at;
		record_add_note(psn->record, 0, NOTE_line, value, at);
		psn_find(psn, DIAG_bad_setup, value.p, value.p + value.n,
		    ARGS(A_STR(psn_excerpt(value.p, value.p + value.n))));
		return;
	}
	diagram_claim(psn->record, &diagram, at);
	psn->numbered = has_number(&fields);
	psn->style.large = diagram.width > FILES;
	psn->other |= psn->style.large;
	if (rest != NO_SIDE)
		record_add_step(psn->record,
		    (struct setup_step){
			.op = SETUP_rest, .piece = piece_make(KIND_none, false, rest), .at = at });
}

/* Enters a board that is given piece by piece. */
static void
begin_list(struct psn *psn, const char *p)
{
	struct setup *setup = &psn->record->setup;

	if (psn->listed)
		return;
	psn->listed = psn->declared = true;
	setup->base = SETUP_board;
	setup->board_at = psn_span(psn, p, psn_line_end(p, psn->end));
	setup->width = setup->height = 9;
	setup->turn = BLACK;
	setup->step_count = 0;
}

const char *
psn_setup_piece(struct psn *psn, const char *p)
{
	const struct western_style english = { .alphabet = ALPHABET_en };
	struct setup_step step = { .op = SETUP_put, .count = 1 };
	enum side side = *p == 'w' ? WHITE : BLACK;
	const char *end = psn->end, *q;
	uint32_t count;

	if (*p != 'b' && *p != 'w')
		return NULL;
	q = western_piece(p + 1, end, &english, &step.piece);
	if (q == NULL || end - q < 2)
		return NULL;
	if (*q == 'H') {
		q = scan_number(q + 1, end, &count);
		step.op = SETUP_hand;
		step.count = (uint8_t)count;
		if (count == 0 || count > UINT8_MAX)
			return NULL;
	} else {
		if (*q < '1' || *q > '9' || q[1] < 'a' || q[1] > 'i')
			return NULL;
		step.square = square_make((unsigned)(*q - '0'), (unsigned)(q[1] - 'a' + 1));
		q += 2;
	}
	if (q != end && !str_is_space(*q) && *q != '$')
		return NULL;
	begin_list(psn, p);
	step.piece |= side == WHITE ? PIECE_WHITE : 0;
	step.at = psn_span(psn, p, q);
	record_add_step(psn->record, step);
	return q;
}
