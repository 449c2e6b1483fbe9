#include "parsers/jkf/jkf_move.h"

struct move {
	const struct json *color, *from, *to, *piece, *same, *promote, *capture, *relative;
};

static const struct jkf_member move_members[] = {
	JKF_MEMBER(move, color, JKF_color),
	JKF_MEMBER(move, from, JKF_any),
	JKF_MEMBER(move, to, JKF_any),
	JKF_MEMBER(move, piece, JKF_text),
	JKF_MEMBER(move, same, JKF_bool),
	JKF_MEMBER(move, promote, JKF_bool),
	JKF_MEMBER(move, capture, JKF_text),
	JKF_MEMBER(move, relative, JKF_text),
};

struct point {
	const struct json *x, *y;
};

static const struct jkf_member point_members[] = {
	JKF_MEMBER(point, x, JKF_integer),
	JKF_MEMBER(point, y, JKF_integer),
};

/* Letters of relative marks: left, center, right; up, middle, down; H from a hand. */
static const struct {
	char letter;
	uint8_t mark; /* enum mark; 0: a drop */
} letters[] = {
	{ 'L', MARK_left },
	{ 'C', MARK_straight },
	{ 'R', MARK_right },
	{ 'U', MARK_up },
	{ 'M', MARK_side },
	{ 'D', MARK_down },
	{ 'H', 0 },
};

/* Reads a square.  Reports anything else and returns false. */
static bool
read_place(struct jkf *jkf, const struct json *value, square_t *square)
{
	struct point point = { 0 };

	if (value->kind == JSON_object)
		jkf_members(jkf, value, point_members, JKF_COUNT(point_members), &point);
	if (point.x == NULL || point.y == NULL || point.x->is.integer < 1 ||
	    point.x->is.integer > BOARD_MAX || point.y->is.integer < 1 ||
	    point.y->is.integer > BOARD_MAX) {
		jkf_unknown(jkf, value);
		return false;
	}
	*square = square_make((unsigned)point.x->is.integer, (unsigned)point.y->is.integer);
	return true;
}

/* Reads relative marks, which add nothing to an origin. */
static void
read_relative(struct jkf *jkf, const struct json *relative, struct claim *claim)
{
	struct str s = relative->is.text;
	unsigned marks = 0;
	size_t i, row;
	bool drop = false;

	for (i = 0; i < s.n; i++) {
		for (row = 0; row < JKF_COUNT(letters) && letters[row].letter != s.p[i]; row++)
			;
		if (row == JKF_COUNT(letters)) {
			jkf_unknown(jkf, relative);
			return;
		}
		marks |= letters[row].mark;
		drop |= letters[row].mark == 0;
	}
	if ((claim->has & CLAIM_HAS_from) != 0)
		return;
	if (drop)
		claim->has |= CLAIM_HAS_drop;
	else
		claim->marks = (uint8_t)marks;
}

/*
 * Reads the promotion.  json-kifu-format's parsers of KIF and CSA leave the member out if nothing
 * promotes; that of KI2, whose moves have no origin, also if it goes without saying.
 */
static void
read_promotion(const struct move *move, struct claim *claim)
{
	if (move->promote != NULL)
		claim->has |= move->promote->is.truth ? CLAIM_HAS_promote : CLAIM_HAS_stay;
	else if ((claim->has & CLAIM_HAS_from) != 0)
		claim->has |= CLAIM_HAS_promotion_mark;
}

/*
 * Reads the origin.  A move without one is a drop, unless relative marks show otherwise.  In the
 * output of json-kifu-format's parsers, before its normaliser has run, the color is missing too;
 * there jkf_move_settle decides.
 */
static void
read_origin(struct jkf *jkf, const struct move *move, struct claim *claim)
{
	if (move->from != NULL && read_place(jkf, move->from, &claim->from)) {
		claim->has |= CLAIM_HAS_from;
		jkf->origins = true;
	}
	if (move->relative != NULL)
		read_relative(jkf, move->relative, claim);
	if (move->from == NULL && claim->marks == 0 && (claim->has & CLAIM_HAS_side) != 0)
		claim->has |= CLAIM_HAS_drop;
}

void
jkf_move_read(struct jkf *jkf, const struct json *value, struct claim *claim)
{
	struct move move = { 0 };
	enum side side;

	claim->kind = CLAIM_move;
	jkf_members(jkf, value, move_members, JKF_COUNT(move_members), &move);
	if ((side = jkf_side(jkf, move.color)) != NO_SIDE) {
		claim->has |= CLAIM_HAS_side;
		claim->side = (uint8_t)side;
	}
	if (move.piece != NULL && (claim->piece = jkf_face(jkf, move.piece)) != 0)
		claim->has |= CLAIM_HAS_piece;
	if (move.to != NULL && read_place(jkf, move.to, &claim->to))
		claim->has |= CLAIM_HAS_to;
	if (move.same != NULL && move.same->is.truth)
		claim->has |= CLAIM_HAS_same;
	read_origin(jkf, &move, claim);
	read_promotion(&move, claim);
	if (move.capture != NULL && jkf_face(jkf, move.capture) != 0)
		claim->has |= CLAIM_HAS_capture;
	if ((claim->has & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0 ||
	    (claim->has & (CLAIM_HAS_from | CLAIM_HAS_piece)) == 0 ||
	    (move.from != NULL && (claim->has & CLAIM_HAS_from) == 0)) {
		jkf_report_value(jkf, DIAG_bad_move_text, value);
		*claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	}
}

void
jkf_move_special(struct jkf *jkf, const struct json *special, struct claim *claim)
{
	struct str word = special->is.text;

	claim->kind = CLAIM_end;
	claim->ending = (uint8_t)ending_of_csa(word);
	/* +ILLEGAL_ACTION and -ILLEGAL_ACTION name the side that fouled */
	if (word.n > 0 && (word.p[0] == '+' || word.p[0] == '-') &&
	    ending_of_csa(str_after(word, 1)) == ENDING_illegal_action) {
		claim->ending = ENDING_illegal_action;
		claim->has |= CLAIM_HAS_side;
		claim->side = word.p[0] == '+' ? BLACK : WHITE;
	}
	if (claim->ending == ENDING_other)
		jkf_report(jkf, DIAG_unknown_terminator, special->at, ARGS(A_STR(word)));
}

void
jkf_move_settle(struct jkf *jkf)
{
	struct record *record = jkf->record;
	size_t i;

	for (i = 1; jkf->origins && i < record->ply_count; i++) {
		struct claim *claim = &record->plies[i].claim;

		if (claim->kind == CLAIM_move && claim->has != 0 && claim->marks == 0 &&
		    (claim->has & CLAIM_HAS_from) == 0)
			claim->has |= CLAIM_HAS_drop;
	}
}
