#include "parsers/csa/csa_reader.h"

#include "record/text/swar.h"

enum { MOVE = 7 /* bytes of +7776FU */ };

/*
 * Reads the four digits of a move, the first in the lowest byte, as two squares.  Returns false
 * unless they are digits from 1, or 00 and two such digits (a drop).
 */
static inline bool
read_squares(uint32_t digits, square_t *from, square_t *to)
{
	const uint32_t highs = 0x80808080, ones = 0x01010101;
	uint32_t values = digits ^ ones * '0', set = (values + ones * 0x7F) & highs, squares;

	if ((((values + ones * (0x80 - 10)) | values) & highs) != 0)
		return false;
	squares = (values >> 2 & 0x03C003C0) | (values & 0x000F000F);
	*from = (square_t)squares;
	*to = (square_t)(squares >> 16);
	return set == highs || set == (highs & 0xFFFF0000);
}

/* A move as its seven bytes have it. */
struct csa_move {
	enum side side;
	square_t from, to;
	piece_t after;
};

/* Reads the seven bytes of a move at p; eight must be readable.  Returns false if they are none. */
static inline bool
read_move(const char *p, struct csa_move *move)
{
	uint64_t word = swar_load(p);
	unsigned sign = (unsigned)(word & 0xFF) - '+'; /* - is two after + */

	move->side = (enum side)(sign / 2);
	move->after = piece_of_letters((unsigned)(word >> 40) & 0xFFFF);
	return (sign & ~2u) == 0 && move->after != 0 &&
	       read_squares((uint32_t)(word >> 8), &move->from, &move->to);
}

/* Makes a move a claim. */
static inline void
fill_claim(struct claim *claim, const struct csa_move *move)
{
	claim->has = move->from == NO_SQUARE
			 ? CLAIM_HAS_side | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_drop
			 : CLAIM_HAS_side | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_from;
	claim->kind = CLAIM_move;
	claim->side = (uint8_t)move->side;
	claim->from = move->from;
	claim->to = move->to;
	claim->after = move->after;
}

/* Makes a move the claim of a new node. */
static inline void
claim_move(struct ply *ply, const struct csa_move *move, uint32_t at)
{
	fill_claim(&ply->claim, move);
	ply->at = (struct span){ at, MOVE };
}

/* Returns the length of the line end at p, 0 if there is none; two bytes must be readable. */
static inline unsigned
line_end(const char *p)
{
	if (*p == '\n')
		return 1;
	if (*p != '\r')
		return 0;
	return p[1] == '\n' ? 2 : 1;
}

/* Reads a time of whole seconds (T12) and its line end; ten bytes must be readable at p.  Returns
 * its length, 0 if it has another form. */
static inline unsigned
fast_time(const char *p, uint32_t *ms)
{
	enum { DIGITS = 6 };
	uint64_t digits = swar_load(p + 1) ^ SWAR_ONES * '0';
	uint64_t others = (digits + SWAR_ONES * (0x80 - 10)) | digits; /* exact up to the first */
	unsigned n = swar_first((others & SWAR_HIGHS) | UINT64_C(1) << 63);
	unsigned end = line_end(p + 1 + n);

	if (n - 1 >= DIGITS || end == 0)
		return 0;
	*ms = swar_number(digits, n) * 1000;
	return 1 + n + end;
}

/* Returns whether the present node says that the move before it was taken back (%MATTA). */
static bool
is_taken_back(const struct csa *csa)
{
	const struct claim *claim = &csa->record->plies[csa->node].claim;

	return claim->kind == CLAIM_end && claim->ending == ENDING_takeback;
}

void
csa_move_run(struct csa *csa)
{
	enum { LONGEST = MOVE + 2 + 1 + 6 + 2 + 2 };
	uint32_t at = csa->at;
	struct csa_move move;

	if (is_taken_back(csa))
		return;
	while (csa->size - at >= LONGEST && read_move(csa->body + at, &move)) {
		const char *p = csa->body + at + MOVE;
		unsigned end = *p == ',' ? 1 : line_end(p), time = 0;
		uint32_t ms;
		struct ply *ply = record_follow(csa->record, &csa->node);

		csa->ply++;
		csa->turn = side_other(move.side);
		claim_move(ply, &move, at);
		at += MOVE + end;
		if (p[end] == 'T' && end != 0)
			time = fast_time(p + end, &ms);
		if (time != 0) {
			ply->spent = ms;
			ply->time_at = (uint16_t)(MOVE + end);
			at += time;
		} else if (end == 0 || *p == ',') {
			csa->line.inside = true;
			break;
		}
	}
	csa->at = at;
}

/* Adds a move without a claim, by side if its sign shows that. */
static struct ply *
add_move(struct csa *csa, enum side side, struct span at)
{
	struct ply *ply;

	if (side != NO_SIDE && csa->turn == side_other(side) && is_taken_back(csa)) {
		/* another move of a side that took its last one back is the main line's */
		record_take_back(csa->record, csa->seen.ended);
		csa->node = csa->seen.ended;
	} else {
		csa->ply++;
		csa->node = record_add_ply(csa->record, csa->node, false);
	}
	ply = &csa->record->plies[csa->node];
	ply->claim.kind = CLAIM_move;
	ply->at = at;
	return ply;
}

uint32_t
csa_move_bad(struct csa *csa, struct span at)
{
	const char *p = csa->body + at.at;
	enum side side = *p == '-' ? WHITE : BLACK;
	uint32_t n = 1;
	bool truncated; /* the text ends inside a move that is correct so far */

	while (n < at.n && n < 5 && str_is_digit(p[n]))
		n++;
	while (n < at.n && n >= 5 && p[n] >= 'A' && p[n] <= 'Z')
		n++;
	truncated = n == at.n && n < MOVE && at.at + n == csa->size;
	csa_reader_begin_moves(csa, side, at);
	add_move(csa, side, at);
	csa_reader_report_text(csa, truncated ? DIAG_truncated : DIAG_bad_move_text, at);
	return at.n;
}

uint32_t
csa_move_read(struct csa *csa, struct span at)
{
	char text[MOVE + 1] = "";
	struct csa_move move;

	memcpy(text, csa->body + at.at, at.n < MOVE ? at.n : MOVE);
	if (!read_move(text, &move))
		return csa_move_bad(csa, at);
	at.n = MOVE;
	csa_reader_begin_moves(csa, move.side, at);
	claim_move(add_move(csa, move.side, at), &move, at.at);
	csa_reader_glued(csa, at);
	csa->turn = side_other(move.side);
	return MOVE;
}

/* Reads six bytes at the start of s as a move without its sign, after which no word goes on. */
static bool
read_unsigned(struct str s, struct csa_move *move)
{
	char text[MOVE + 1] = "+";

	if (s.n < MOVE - 1 || (s.n > MOVE - 1 && str_is_letter(s.p[MOVE - 1])))
		return false;
	memcpy(text + 1, s.p, MOVE - 1);
	return read_move(text, move);
}

bool
csa_move_is_unsigned(struct str s)
{
	struct csa_move move;

	return read_unsigned(s, &move);
}

/* Returns whether s is one word like a move, such as 3334F or 333FU. */
static bool
is_like_move(struct str s)
{
	enum { SHORTEST = 4, LONGEST = 8 };
	size_t i;

	if (s.n < SHORTEST || s.n > LONGEST || !str_is_digit(s.p[0]) || s.p[s.n - 1] < 'A' ||
	    s.p[s.n - 1] > 'Z')
		return false;
	for (i = 0; i < s.n && !str_is_blank(s.p[i]); i++)
		;
	return i == s.n;
}

/* Adds a move by the side to move, and returns that side. */
static enum side
add_unsigned(struct csa *csa, struct csa_move *move, struct span at)
{
	struct ply *ply = add_move(csa, NO_SIDE, at);

	move->side = csa->turn != NO_SIDE ? csa->turn : (enum side)csa->record->setup.turn;
	claim_move(ply, move, at.at);
	ply->claim.has &= (uint16_t)~CLAIM_HAS_side;
	ply->claim.side = NO_SIDE;
	ply->at = at;
	csa->turn = side_other(move->side);
	return move->side;
}

uint32_t
csa_move_unsigned(struct csa *csa, struct span at)
{
	enum { SIGNS_MAX = 4 }; /* bytes of another sign, such as a full-width one */
	struct str text = csa_reader_text(csa, at);
	struct diags *diags = csa->parse->diags;
	struct csa_move move;
	uint32_t n = 0;

	while (n < text.n && n < SIGNS_MAX && !str_is_letter(text.p[n]) && !str_is_digit(text.p[n]))
		n++;
	text = str_after(text, n);
	if (!read_unsigned(text, &move))
		return csa->section >= CSA_turn && is_like_move(text) ? csa_move_bad(csa, at) : 0;
	at.n = n + MOVE - 1;
	csa_reader_begin_moves(csa, csa_reader_first_side(csa), at);
	move.side = add_unsigned(csa, &move, at);
	csa_reader_report(csa, DIAG_missing_sign, at,
	    ARGS(A_STR(parser_excerpt(csa->parse, at)), A_SIDE(move.side)));
	if (diags->left_out == 0)
		diags_fix(diags, &diags->list[diags->count - 1], (struct span){ at.at, n },
		    move.side == WHITE ? STR("-") : STR("+"));
	return at.n;
}

void
csa_move_plain(struct csa *csa, struct span at)
{
	struct csa_move move;

	if (at.n == MOVE - 1 && read_unsigned(csa_reader_text(csa, at), &move))
		add_unsigned(csa, &move, at);
	else
		csa_move_bad(csa, at);
}

bool
csa_move_claim(struct str text, struct claim *claim)
{
	char copy[MOVE + 1] = "";
	struct csa_move move;

	if (text.n != MOVE)
		return false;
	memcpy(copy, text.p, MOVE);
	*claim = record_no_ply.claim;
	if (!read_move(copy, &move))
		return false;
	fill_claim(claim, &move);
	return true;
}

struct csa_time
csa_time_read(struct str s)
{
	struct csa_time time = { 0 };
	uint64_t part = 0, sum = 0;
	size_t i = 1, digits = 0;
	uint32_t unit = 1000;

	if (i < s.n && (s.p[i] == '=' || s.p[i] == '+'))
		i++;
	for (; i < s.n && part <= UINT32_MAX && sum <= UINT32_MAX; i++) {
		unsigned digit = (unsigned char)s.p[i] - (unsigned)'0';

		if (digit < 10) {
			part = part * 10 + digit;
			digits++;
		} else if (s.p[i] == ':' && digits > 0) {
			sum = (sum + part) * 60;
			part = digits = 0;
		} else {
			break;
		}
	}
	if (digits == 0 || sum + part > UINT32_MAX)
		return time;
	time.ms = (sum + part) * 1000;
	if (i < s.n && s.p[i] == '.') {
		for (i++; i < s.n && str_is_digit(s.p[i]); i++) {
			unit /= 10;
			time.ms += unit * ((unsigned char)s.p[i] - (unsigned)'0');
			time.fraction = true;
		}
	}
	time.n = (uint32_t)i;
	return time;
}
