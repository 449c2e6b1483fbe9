#include "parsers/jkf/jkf_setup.h"

/* Names of JKF, and the KIF names of the same handicaps. */
static const struct {
	struct str preset, name;
} presets[] = {
#define PRESET(preset, name) { { preset, sizeof(preset) - 1 }, { name, sizeof(name) - 1 } },
#include "record/tables/preset.def"
#undef PRESET
};

static void
bad_setup(struct jkf *jkf, struct span at, enum phrase why)
{
	jkf_report(jkf, DIAG_bad_setup, at, ARGS(A_PHRASE(why)));
}

/* Returns the KIF name of a preset; an unknown word as it is. */
static struct str
name_of(struct str preset)
{
	size_t i;

	for (i = 0; i < sizeof presets / sizeof *presets; i++) {
		if (str_eq(preset, presets[i].preset))
			return presets[i].name;
	}
	return preset;
}

static void
set_name(struct jkf *jkf, struct str name, struct span at)
{
	struct setup *setup = &jkf->record->setup;

	setup->handicap.name = name;
	setup->handicap.at = at;
	if (setup->base != SETUP_board)
		setup->base = str_eq(name, STR("平手")) ? SETUP_even : SETUP_named;
}

/* Reads a square of the board: {} or a piece. */
static void
read_cell(struct jkf *jkf, const struct json *value, square_t square)
{
	union jkf_values has;
	enum side side;
	piece_t face = 0;

	if (value->kind == JSON_null)
		return;
	if (value->kind != JSON_object) {
		jkf_unknown(jkf, value);
		return;
	}
	jkf_members(jkf, value, JKF_HAS(color) | JKF_HAS(kind), &has);
	side = jkf_side(jkf, has.color);
	if ((has.kind == NULL && has.color == NULL) ||
	    (has.kind != NULL && (face = jkf_face(jkf, has.kind)) == 0))
		return;
	if (has.kind == NULL || side == NO_SIDE) {
		jkf_unknown(jkf, value);
		return;
	}
	face = piece_make(piece_kind(face), piece_promoted(face), side);
	record_add_step(jkf->record, (struct setup_step){ SETUP_put, face, square, 1, value->at });
}

/* Reads the squares of a file, from rank 1, and returns their number. */
static unsigned
read_file(struct jkf *jkf, const struct json *cells, unsigned file)
{
	const struct json *cell;
	unsigned rank = 0;

	if (cells->kind != JSON_array) {
		jkf_unknown(jkf, cells);
		return 0;
	}
	for (cell = cells->is.first; cell != NULL; cell = cell->next) {
		if (++rank <= BOARD_MAX)
			read_cell(jkf, cell, square_make(file, rank));
	}
	return rank;
}

/* Reads the files, from file 1.  An empty object is a board without pieces. */
static void
read_board(struct jkf *jkf, const struct json *board)
{
	enum { USUAL = 9 };
	struct setup *setup = &jkf->record->setup;
	const struct json *cells;
	unsigned width = 0, height = 0, ranks;

	setup->base = SETUP_board;
	setup->board_at = board->at;
	if (board->is.first == NULL)
		width = height = USUAL;
	if (board->kind == JSON_object && board->is.first != NULL) {
		jkf_unknown(jkf, board);
		width = height = USUAL;
		board = NULL;
	}
	for (cells = board == NULL ? NULL : board->is.first; cells != NULL; cells = cells->next) {
		if (++width > BOARD_MAX)
			break;
		ranks = read_file(jkf, cells, width);
		if (width > 1 && ranks != height)
			bad_setup(jkf, cells->at, PHRASE_board_ranks);
		height = ranks > height ? ranks : height;
	}
	if (width > BOARD_MAX || height > BOARD_MAX)
		bad_setup(jkf, setup->board_at,
		    width > BOARD_MAX ? PHRASE_board_files : PHRASE_board_ranks);
	setup->width = (uint8_t)(width < BOARD_MAX ? width : BOARD_MAX);
	setup->height = (uint8_t)(height < BOARD_MAX ? height : BOARD_MAX);
}

/* Reads a hand: the number of each piece, by its code. */
static void
read_hand(struct jkf *jkf, const struct json *hand, enum side side)
{
	const struct json *value;
	piece_t face;

	if (hand->kind != JSON_object) {
		jkf_unknown(jkf, hand);
		return;
	}
	for (value = hand->is.first; value != NULL; value = value->next) {
		if (value->kind == JSON_null)
			continue;
		face = value->key.n == 2 ? piece_of_csa(value->key.p) : 0;
		if (face == 0 || value->kind != JSON_integer || value->is.integer < 0)
			jkf_unknown(jkf, value);
		else if (value->is.integer > UINT8_MAX)
			bad_setup(jkf, value->at, PHRASE_too_many);
		else if (value->is.integer > 0)
			record_add_step(jkf->record,
			    (struct setup_step){ SETUP_hand,
				piece_make(piece_kind(face), piece_promoted(face), side), NO_SQUARE,
				(uint8_t)value->is.integer, value->at });
	}
}

static void
read_hands(struct jkf *jkf, const struct json *hands)
{
	const struct json *hand;
	unsigned side = BLACK;

	for (hand = hands->is.first; hand != NULL; hand = hand->next) {
		if (side <= WHITE)
			read_hand(jkf, hand, (enum side)side++);
		else
			jkf_unknown(jkf, hand);
	}
}

/* Reads a position, which overrides the name of a handicap. */
static void
read_data(struct jkf *jkf, const struct json *value)
{
	struct setup *setup = &jkf->record->setup;
	union jkf_values has;

	jkf_members(jkf, value, JKF_HAS(color) | JKF_HAS(board) | JKF_HAS(hands), &has);
	if (has.board != NULL)
		read_board(jkf, has.board);
	else
		bad_setup(jkf, value->at, PHRASE_no_board);
	if (has.hands != NULL)
		read_hands(jkf, has.hands);
	setup->turn = (uint8_t)jkf_side(jkf, has.color);
	if (has.color != NULL)
		setup->turn_is.at = has.color->at;
}

void
jkf_setup_read(struct jkf *jkf, const struct json *value)
{
	union jkf_values has;

	jkf_members(jkf, value, JKF_HAS(preset) | JKF_HAS(data), &has);
	if (has.data != NULL)
		read_data(jkf, has.data);
	if (has.preset == NULL)
		return;
	if (!str_eq(has.preset->is.text, STR("OTHER")))
		set_name(jkf, name_of(has.preset->is.text), has.preset->at);
	else if (has.data == NULL) /* the replay misses the board */
		set_name(jkf, STR("その他"), has.preset->at);
}

void
jkf_setup_header(struct jkf *jkf, const struct json *header)
{
	struct setup *setup = &jkf->record->setup;
	struct str name = str_trim(header->is.text);

	if (name.n == 0 || str_eq(name, setup->handicap.name))
		return;
	if (setup->base == SETUP_default || setup->base == SETUP_board)
		set_name(jkf, name, header->at);
	else
		jkf_report(
		    jkf, DIAG_handicap_board_conflict, header->at, ARGS(A_STR(header->is.text)));
}
