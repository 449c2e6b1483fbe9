/*
 * The plain text of engine data, which YaneuraOu's convert_plain writes: a position in lines of a
 * word and its value (sfen, move, score, ply, result), ended by a line e.  Scores and results are
 * those of the side to move; the number in the SFEN is not the ply.
 */
#include <limits.h>

#include "parsers/diagram.h"
#include "parsers/engine/engine_claim.h"
#include "parsers/parser.h"
#include "parsers/usi/usi_words.h"
#include "record/scan.h"

enum field { FIELD_sfen, FIELD_move, FIELD_score, FIELD_ply, FIELD_result, FIELD_e, FIELD_COUNT };

static const char *const words[FIELD_COUNT] = { "sfen", "move", "score", "ply", "result", "e" };

/* Returns the field that a line begins with, FIELD_COUNT: none; *value gets what follows. */
static enum field
field_of(struct str line, struct str *value)
{
	struct str word;
	unsigned field = 0;

	*value = line;
	word = str_cut(value, ' ');
	while (field < FIELD_COUNT && !str_eq(word, str_of(words[field])))
		field++;
	*value = str_trim(*value);
	return (enum field)field;
}

static struct sign
probe(struct str body)
{
	struct span line;
	struct str value;
	uint32_t at = 0;

	for (enum field wanted = FIELD_sfen; wanted <= FIELD_move; wanted++) {
		if (!text_next_line(body, &at, &line) ||
		    field_of(str_trim(str_first(str_after(body, line.at), line.n)), &value) !=
			wanted)
			return (struct sign){ .score = 0 };
	}
	/* surer than USI, of which the first line alone would be a game */
	return (struct sign){ .score = 101, .what = PHRASE_sign_plain, .at = line };
}

/* One record while it is read. */
struct plain {
	struct parse *parse;
	struct record *record;
	struct span at[FIELD_COUNT]; /* of the values; n 0: not read */
	struct span line;            /* the last one */
};

static void
report(struct plain *plain, enum field field)
{
	struct span at = plain->at[field].n > 0 ? plain->at[field] : plain->line;

	diags_add(
	    plain->parse->diags, DIAG_field_missing, at, 0, ARGS(A_STR(str_of(words[field]))));
}

/* Reads the lines of a record; a line that begins another one is left.  Returns false at the end of
 * the text. */
static bool
read_lines(struct plain *plain)
{
	struct parse *parse = plain->parse;
	const struct text *text = parse->text;
	uint32_t next = parse->at;
	bool begun = false;
	struct str value, line;
	enum field field = FIELD_COUNT;

	while (field != FIELD_e && text_next_line(text->body, &next, &plain->line)) {
		line = str_trim(text_str(text, plain->line));
		field = field_of(line, &value);
		if (line.n == 0)
			field = FIELD_COUNT;
		else if (field == FIELD_sfen && begun)
			break;
		else if (field < FIELD_COUNT)
			plain->at[field] = (struct span){
				(uint32_t)(value.n > 0 ? value.p - text->body.p : plain->line.at),
				(uint32_t)(field == FIELD_e ? 1 : value.n)
			};
		else {
			record_add_note(plain->record, 0, NOTE_line, line, plain->line);
			diags_add(parse->diags, DIAG_unknown_line, plain->line, 0,
			    ARGS(A_STR(parser_excerpt(parse, plain->line))));
		}
		if (!begun && line.n > 0)
			plain->record->at.at = plain->line.at;
		begun |= line.n > 0;
		parse->at = next;
	}
	plain->record->at.n = parse->at - plain->record->at.at;
	return begun;
}

/* Returns whether a field is a number within limits, which it sets. */
static bool
read_number(const struct plain *plain, enum field field, const int limits[2], int *number)
{
	struct str value = text_str(plain->parse->text, plain->at[field]);
	bool minus = str_starts(value, STR("-"));
	int n = 0;

	for (size_t i = minus; i < value.n; i++) {
		if (!str_is_digit(value.p[i]) || n > limits[1])
			return false;
		n = n * 10 + (value.p[i] - '0');
	}
	n = minus ? -n : n;
	if (value.n == minus || n < limits[0] || n > limits[1])
		return false;
	*number = n;
	return true;
}

/* Claims what the fields say.  Each is needed: programs keep the value of the record before. */
static void
claim_fields(struct plain *plain)
{
	static const int limits[FIELD_COUNT][2] = { [FIELD_score] = { INT16_MIN, INT16_MAX },
		[FIELD_ply] = { 0, UINT16_MAX },
		[FIELD_result] = { -1, 1 } };
	struct record *record = plain->record;
	struct span *at = plain->at;
	struct str move = text_str(plain->parse->text, at[FIELD_move]);
	int number[FIELD_COUNT] = { [FIELD_result] = INT_MAX };
	uint32_t node = 0;

	for (enum field field = 0; field < FIELD_COUNT; field++) {
		bool known = limits[field][1] == 0
				 ? at[field].n > 0
				 : read_number(plain, field, limits[field], &number[field]);

		if (!known)
			report(plain, field);
		at[field].n = known ? at[field].n : 0;
	}
	if (at[FIELD_sfen].n == 0 ||
	    !diagram_claim_sfen(
		plain->parse, record, text_str(plain->parse->text, at[FIELD_sfen]), at[FIELD_sfen]))
		return;
	record->setup.first_number = number[FIELD_ply] > 0 ? (uint32_t)number[FIELD_ply] - 1 : 0;
	record->setup.from_0 = at[FIELD_ply].n > 0 && number[FIELD_ply] == 0;
	if (move.n > 0 && !str_eq(move, STR("none"))) {
		record_follow(record, &node);
		usi_words_ply(plain->parse, record, node, at[FIELD_move], move, 1);
	}
	engine_claim(record, node,
	    &(struct compact_values){
		.score = number[FIELD_score], .result = number[FIELD_result] },
	    at[FIELD_score], at[FIELD_result]);
}

static bool
next(struct parse *parse, struct record *record)
{
	struct plain plain = { .parse = parse, .record = record };

	if (!read_lines(&plain))
		return false;
	claim_fields(&plain);
	return true;
}

static bool
ends_game(struct str line)
{
	return str_eq(str_trim(line), STR("e"));
}

const struct parser plain_parser = { .probe = probe, .next = next, .ends_game = ends_game };
