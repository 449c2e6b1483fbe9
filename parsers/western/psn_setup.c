#include "parsers/western/psn_reader.h"

#include "parsers/diagram.h"
#include "record/sfen.h"

/* The fields of a position, which blanks separate: board, hands, side, number … */
enum { FIELDS = 6 };

/* Reads a field that is a board and nothing else. */
static bool
read_board(const struct psn *psn, struct str board, struct diagram *diagram)
{
	size_t bad, n = sfen_find(psn->parse->variants, psn->style.set, board, diagram, &bad);

	return n > 0 && n == board.n;
}

static bool
read_number(struct str s, uint32_t *number)
{
	return s.n > 0 && scan_number(s.p, s.p + s.n, number) == s.p + s.n;
}

/* Reads XBoard's form: BOARD[HOLDINGS] w|b … NUMBER.  w moves first; a number counts two plies.
 * Without drops there are no holdings. */
static bool
read_xboard(const struct psn *psn, const struct str fields[FIELDS], struct diagram *diagram)
{
	struct str board = fields[0], hands, side = fields[1];
	size_t open = str_find(board, STR("[")), i, length;
	uint32_t number = 1;

	hands = str_after(board, open);
	if (hands.n == 1 || (hands.n > 0 && hands.p[hands.n - 1] != ']') ||
	    !read_board(psn, str_first(board, open), diagram))
		return false;
	for (i = 1; i + 1 < hands.n; i++) {
		enum kind kind = piece_of_letter(diagram->pieces, str_after(hands, i), &length);
		bool white = hands.p[i] >= 'a' && hands.p[i] <= 'z';

		if (hands.p[i] == '-')
			continue;
		if (kind == KIND_none || length != 1 || diagram->hands[white][kind] == UINT8_MAX)
			return false;
		diagram->hands[white][kind]++;
	}
	diagram->turn = str_eq(side, STR("b")) ? WHITE : BLACK;
	for (i = 2; i < FIELDS; i++) {
		if (read_number(fields[i], &number) && number == 0)
			number = 1; /* the half-move clock, if it is the last */
	}
	diagram->number =
	    number > 0 && number < UINT32_MAX / 4 ? (number - 1) * 2 + (diagram->turn == WHITE) : 0;
	return true;
}

/* The order of the counts of pieces in hand in Davin's form. */
static const uint8_t hand_order[] = { KIND_pawn, KIND_lance, KIND_knight, KIND_silver, KIND_gold,
	KIND_bishop, KIND_rook };

/* Reads one side's seven counts: eight digits from ten pawns on.  T means all that is left. */
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

		if (!str_is_digit(counts.p[i]))
			return false;
		*held = (uint8_t)(*held * 10 + (counts.p[i] - '0'));
	}
	return true;
}

/* Reads Davin's form: BOARD PLNSGBR/PLNSGBR s|g NUMBER. */
static bool
read_davin(const struct psn *psn, const struct str fields[FIELDS], struct diagram *diagram,
    enum side *rest)
{
	struct str hands = fields[1], side = fields[2];
	size_t slash = str_find(hands, STR("/"));
	uint32_t number = 1;

	if (!read_board(psn, fields[0], diagram) ||
	    !read_counts(str_first(hands, slash), BLACK, diagram, rest) ||
	    (slash < hands.n && !read_counts(str_after(hands, slash + 1), WHITE, diagram, rest)))
		return false;
	diagram->turn = side.n > 0 && (side.p[0] | 0x20) == 'g' ? WHITE : BLACK;
	if (read_number(fields[3], &number) && number > 0)
		diagram->number = number - 1;
	return true;
}

static bool
read_fields(const struct psn *psn, struct str value, const struct str fields[FIELDS],
    struct diagram *diagram, enum side *rest)
{
	struct str hands = fields[1];
	uint32_t number;
	size_t bad;

	if (str_find(fields[0], STR("[")) < fields[0].n ||
	    (read_number(fields[2], &number) && read_number(fields[3], &number)))
		return read_xboard(psn, fields, diagram);
	if (str_find(hands, STR("/")) < hands.n || (hands.n > 1 && str_is_digit(hands.p[0])))
		return read_davin(psn, fields, diagram, rest);
	return sfen_find(psn->parse->variants, psn->style.set, value, diagram, &bad) == value.n;
}

void
psn_setup_fen(struct psn *psn, struct str value)
{
	enum { FILES = 9 }; /* of shogi's board */
	const char *p = value.p, *end = p + value.n;
	struct span at = psn_place(psn, value);
	struct setup *setup = &psn->record->setup;
	struct str fields[FIELDS];
	struct diagram diagram;
	enum side rest = NO_SIDE;
	unsigned i;

	for (i = 0; i < FIELDS; i++)
		fields[i] = psn_next_word(&p, end);
	setup->step_count = 0; /* of two positions the last one counts */
	if (!read_fields(psn, value, fields, &diagram, &rest)) {
		setup->base = SETUP_board;
		setup->board_at = at;
		record_add_note(psn->record, 0, NOTE_line, value, at);
		if (diagram_claim_size(psn->record, fields[0], at)) {
			psn_set_board(psn, true, NULL);
			return;
		}
		psn_report_text(psn, DIAG_bad_setup, value.p, end);
		return;
	}
	diagram_claim(psn->record, &diagram, at);
	psn->seen.numbered = fields[3].n > 0;
	psn_set_board(psn,
	    diagram.width > FILES || (diagram.pieces != NULL && diagram.pieces->large),
	    diagram.pieces != NULL && diagram.pieces->shogi ? NULL : diagram.pieces);
	psn->seen.other_game |= psn->style.large;
	if (rest != NO_SIDE)
		record_add_step(psn->record,
		    (struct setup_step){
			.op = SETUP_rest, .piece = piece_make(KIND_none, false, rest), .at = at });
}

const char *
psn_setup_piece(struct psn *psn, const char *p)
{
	const struct western_style english = { .alphabet = NULL };
	struct setup *setup = &psn->record->setup;
	struct setup_step step = { .op = SETUP_put, .count = 1 };
	const char *end = psn->end, *q;
	uint32_t count;

	if (psn->seen.scored || (*p != 'b' && *p != 'w'))
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
	if (!psn->seen.listed) { /* the first of them begins a board */
		psn->seen.listed = psn->seen.declared = true;
		setup->base = SETUP_board;
		setup->board_at = psn_span(psn, p, psn_line_end(p, psn->end));
		setup->width = setup->height = 9;
		setup->turn = BLACK;
		setup->step_count = 0;
	}
	step.piece |= *p == 'w' ? PIECE_WHITE : 0;
	step.at = psn_span(psn, p, q);
	record_add_step(psn->record, step);
	return q;
}

/* --- variants */

void
psn_setup_variant(struct psn *psn, struct str name, struct span at)
{
	static const char *const usual[] = { "shogi", "standard", "normal", NULL };
	struct setup *setup = &psn->record->setup;
	char *out = arena_take(psn->record->arena, name.n + 1);
	struct str folded = { out, 0 }; /* chushogi for "Chu Shogi" and "chu-shogi" */
	const struct variants *variants = psn->parse->variants;
	const struct variant *variant = variants == NULL ? NULL : variants_of_word(variants, name);
	size_t i;

	for (i = 0; i < name.n; i++) {
		if (strchr(" \t-_", name.p[i]) == NULL)
			out[folded.n++] = str_lower(name.p[i]);
	}
	if (variant == NULL && variants != NULL)
		variant = variants_of_word(variants, folded);
	setup->variant.at = at;
	if (psn_is_listed(folded, usual)) {
		psn_play(psn, NULL);
		setup->variant.name = STR("shogi");
		return;
	}
	setup->variant.name = variant != NULL ? str_of(variant->name) : name;
	psn_play(psn, variant);
	psn->seen.other_game = true;
}

void
psn_setup_finish(struct psn *psn)
{
	const struct parse *parse = psn->parse;
	struct setup *setup = &psn->record->setup;

	if (parse->shown == NULL || !psn->style.large || setup->variant.name.n > 0 ||
	    setup->width > 0)
		return;
	setup->variant.name = str_of(parse->shown);
	setup->variant_guessed = true;
	if (parse->unsure && psn->record->ply_count > 1)
		diags_add(parse->diags, DIAG_variant_guessed, psn->record->plies[1].at, 0,
		    ARGS(A_STR(setup->variant.name)));
}
