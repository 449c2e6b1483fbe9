/*
 * Two lines a game, of the collections that the books of Apery and its kin are made from (csa1):
 * number, date, black, white, result (0: a draw, 1: black won, 2: white won), moves, event,
 *opening; then the moves without signs and line ends.  Some name the game's file instead of its
 *date. Source: Apery's book.cpp (HiraokaTakuya/apery). 1 2003/09/08 A B 2 4 X Y
 *	7776FU3334FU2726FU4132KI
 */
#include <string.h>

#include "parsers/csa/csa_reader.h"

enum { MOVE = 6 };
enum field {
	FIELD_number,
	FIELD_date,
	FIELD_black,
	FIELD_white,
	FIELD_result,
	FIELD_plies,
	FIELD_event,
	FIELD_opening,
	FIELD_COUNT
};

/* Returns whether a byte is not the first of its character. */
static bool
is_inside(char c)
{
	return ((unsigned char)c & 0xC0) == 0x80;
}

/* Splits a line at its blanks; the last field is the rest.  Returns the number of fields. */
static size_t
split(const struct csa *csa, struct span line, struct span fields[FIELD_COUNT])
{
	uint32_t at = line.at, end = line.at + line.n;
	size_t count = 0;

	while (count < FIELD_COUNT) {
		while (at < end && str_is_blank(csa->body[at]))
			at++;
		if (at == end)
			break;
		fields[count].at = at;
		while (at < end && (count + 1 == FIELD_COUNT || !str_is_blank(csa->body[at])))
			at++;
		fields[count].n = at - fields[count].at;
		count++;
	}
	return count;
}

static bool
is_number(struct str s)
{
	enum { DIGITS_MAX = 8 };
	size_t i = 0;

	while (i < s.n && str_is_digit(s.p[i]))
		i++;
	return i == s.n && i > 0 && i <= DIGITS_MAX;
}

static uint32_t
number_of(struct str s)
{
	uint32_t n = 0;
	size_t i;

	for (i = 0; i < s.n; i++)
		n = n * 10 + (uint32_t)(s.p[i] - '0');
	return n;
}

/* Returns whether the fields are those of a game. */
static bool
is_head(const struct csa *csa, const struct span *fields, size_t count)
{
	struct str result;

	if (count <= FIELD_plies)
		return false;
	result = csa_reader_text(csa, fields[FIELD_result]);
	return is_number(csa_reader_text(csa, fields[FIELD_number])) &&
	       is_number(csa_reader_text(csa, fields[FIELD_plies])) && result.n == 1 &&
	       result.p[0] >= '0' && result.p[0] <= '2' &&
	       memchr(csa->body + fields[FIELD_date].at, '/', fields[FIELD_date].n) != NULL;
}

/* Returns whether a field is a date, not the name of a file. */
static bool
is_date(struct str s)
{
	return s.n > 4 && str_is_digit(s.p[0]) && s.p[4] == '/';
}

/* Adds a header, unless its value is a question mark. */
static void
add_header(struct csa *csa, enum header_id id, const char *key, struct span at)
{
	if (!str_eq(csa_reader_text(csa, at), STR("?")))
		record_add_header(csa->record, id, str_of(key), csa_reader_text(csa, at), at);
}

/* Adds the end that the result names, which says who won, but not how. */
static void
add_result(struct csa *csa, const struct span *fields)
{
	char result = csa->body[fields[FIELD_result].at];
	enum side winner = result == '1' ? BLACK : result == '2' ? WHITE : NO_SIDE;
	enum ending ending = winner == NO_SIDE ? ENDING_draw : ENDING_resign;
	struct claim *claim;

	csa->node = record_add_ply(csa->record, csa->node, false);
	csa->record->plies[csa->node].at = fields[FIELD_result];
	claim = &csa->record->plies[csa->node].claim;
	claim->kind = CLAIM_end;
	claim->ending = (uint8_t)ending;
	claim->ending_flags = ENDING_summary | (winner == NO_SIDE ? 0 : ENDING_winner_only);
	claim->winner = (uint8_t)winner;
	record_add_result(
	    csa->record, (struct result){ .at = fields[FIELD_plies],
			     .node = csa->node,
			     .plies = number_of(csa_reader_text(csa, fields[FIELD_plies])),
			     .ending = (uint8_t)ending,
			     .winner = (uint8_t)winner });
}

bool
csa_archive_read(struct csa *csa)
{
	struct str body = csa->record->text->body;
	struct span head, moves, move, fields[FIELD_COUNT];
	uint32_t at = csa->at, i;
	size_t count;

	do {
		if (!text_next_line(body, &at, &head))
			return false;
		count = split(csa, head, fields);
	} while (count == 0);
	if (!is_head(csa, fields, count) || !text_next_line(body, &at, &moves) ||
	    !csa_move_is_unsigned(csa_reader_text(csa, moves)))
		return false;
	csa->at = at;
	csa->record->at = (struct span){ head.at, moves.at + moves.n - head.at };
	if (is_date(csa_reader_text(csa, fields[FIELD_date])))
		add_header(csa, HEADER_start_time, "$START_TIME", fields[FIELD_date]);
	else
		add_header(csa, HEADER_other, "$FILE", fields[FIELD_date]);
	add_header(csa, HEADER_black, "N+", fields[FIELD_black]);
	add_header(csa, HEADER_white, "N-", fields[FIELD_white]);
	if (count > FIELD_event)
		add_header(csa, HEADER_event, "$EVENT", fields[FIELD_event]);
	if (count > FIELD_opening)
		add_header(csa, HEADER_opening, "$OPENING", fields[FIELD_opening]);
	csa->record->setup.turn = BLACK;
	csa->section = CSA_moves;
	for (i = 0; i < moves.n && !str_is_blank(csa->body[moves.at + i]); i += move.n) {
		move = (struct span){ moves.at + i, moves.n - i < MOVE ? moves.n - i : MOVE };
		while (i + move.n < moves.n && is_inside(csa->body[move.at + move.n]))
			move.n++;
		csa_move_plain(csa, move);
	}
	add_result(csa, fields);
	csa_find_next(csa);
	return true;
}
