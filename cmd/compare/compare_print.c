#include "cmd/compare/compare_print.h"

#include <stdio.h>

#include "cmd/host/messages.h"
#include "cmd/sink/report.h"
#include "lib/escape.h"
#include "lib/game_summary.h"
#include "lib/object.h"

/* --- text: FILE:LINE:COLUMN: WHAT: "VALUE"; FILE:LINE:COLUMN: "VALUE" [PART] */

static void
add_place(const struct compare_output *output, size_t side, struct place at)
{
	escape_text(output->names[side], output->out);
	buffer_printf(output->out, ":%lu:%lu: ", (unsigned long)at.line, (unsigned long)at.column);
}

static void
add_value(const struct compare_output *output, struct str value)
{
	if (value.p == NULL) {
		buffer_printf(output->out, messages_in(output->language, "nothing"));
		return;
	}
	buffer_char(output->out, '"');
	escape_text(value, output->out);
	buffer_char(output->out, '"');
}

/* Appends what differs. */
static void
add_what(const struct compare_output *output, const struct compare_difference *difference)
{
	enum language language = output->language;
	unsigned long ply = difference->ply;
	struct buffer *out = output->out;

	if (output->game > 1 && difference->part != COMPARE_games)
		buffer_printf(
		    out, messages_in(language, "game %lu, "), (unsigned long)output->game);
	switch (difference->part) {
	case COMPARE_start:
		buffer_printf(out, messages_in(language, "start"));
		break;
	case COMPARE_moves:
		buffer_printf(out, messages_in(language, "move %lu"), ply);
		break;
	case COMPARE_ending:
		buffer_printf(out, messages_in(language, "ending"));
		break;
	case COMPARE_winner:
		buffer_printf(out, messages_in(language, "winner"));
		break;
	case COMPARE_headers:
		escape_text(difference->names[language], out);
		if (difference->swapped)
			buffer_printf(out, messages_in(language, " (names swapped)"));
		break;
	case COMPARE_times:
		buffer_printf(out, messages_in(language, "time of move %lu"), ply);
		break;
	case COMPARE_comments:
		if (ply == 0)
			buffer_printf(out, messages_in(language, "comment before the first move"));
		else
			buffer_printf(out, messages_in(language, "comment on move %lu"), ply);
		break;
	case COMPARE_games:
		buffer_printf(out, messages_in(language, "one game more"));
		break;
	case COMPARE_PARTS:
		break;
	}
}

const char *const compare_relations[MAIN_LINE_RELATIONS] = {
	[MAIN_LINE_apart] = NULL,
	[MAIN_LINE_missing_first] = "missing-in-first",
	[MAIN_LINE_missing_second] = "missing-in-second",
	[MAIN_LINE_one_move] = "one-move",
	[MAIN_LINE_reordered] = "reordered",
	[MAIN_LINE_position] = "same-position",
	[MAIN_LINE_alike] = "same-moves",
};

/* Returns what is said of the moves before the one with which the games are the same again. */
static const char *
words_for(enum main_line_relation relation)
{
	switch (relation) {
	case MAIN_LINE_missing_first:
		return ": a move is missing here";
	case MAIN_LINE_missing_second:
		return ": a move is missing there";
	case MAIN_LINE_one_move:
		return ": only one move differs";
	case MAIN_LINE_reordered:
		return ": the same moves in another order";
	default:
		return "";
	}
}

/* Appends a line about how the games go on after the move that differs. */
static void
add_again(const struct compare_output *output, const struct compare_difference *difference)
{
	const struct main_line_again *again = &difference->again;
	enum language language = output->language;
	struct buffer *out = output->out;

	add_place(output, 0, difference->again_at[0]);
	buffer_printf(out,
	    messages_in(language,
		again->relation == MAIN_LINE_position || again->relation == MAIN_LINE_reordered
		    ? "the position before move %lu is that there before move %lu"
		    : "from move %lu on as there from move %lu on"),
	    again->first + 1ul, again->second + 1ul);
	buffer_printf(out, "%s; ", messages_in(language, words_for(again->relation)));
	add_place(output, 1, difference->again_at[1]);
	out->n -= sizeof ": " - 1;
	buffer_printf(out, " [%s]\n", compare_names[difference->part]);
}

/* Returns a value of a difference in the words of the language, where it has a name. */
static struct str
in_words(enum language language, const struct compare_difference *difference, size_t side)
{
	static const char *const winners[] = { [BLACK] = "先手", [WHITE] = "後手" };
	struct str value = difference->values[side];
	const struct handicap *start = difference->starts[side];
	size_t i;

	if (difference->part == COMPARE_start && start != difference->starts[!side] &&
	    start != NULL)
		return str_of(language == LANGUAGE_en ? start->english : start->name);
	if (language == LANGUAGE_en)
		return value;
	for (i = 0; difference->part == COMPARE_ending && i < ENDING_COUNT; i++)
		if (str_eq(value, str_of(ending_rows[i].name)))
			return str_of(ending_rows[i].japanese);
	for (i = BLACK; difference->part == COMPARE_winner && i < NO_SIDE; i++)
		if (str_eq(value, str_of(game_summary_winners[i])))
			return str_of(winners[i]);
	return value;
}

static void
print_text(const struct compare_output *output, const struct compare_difference *difference)
{
	struct buffer *out = output->out;

	add_place(output, 0, difference->at[0]);
	add_what(output, difference);
	buffer_add(out, STR(": "));
	add_value(output, in_words(output->language, difference, 0));
	buffer_add(out, STR("; "));
	add_place(output, 1, difference->at[1]);
	add_value(output, in_words(output->language, difference, 1));
	buffer_printf(out, " [%s]\n", compare_names[difference->part]);
	if (difference->again.relation != MAIN_LINE_apart)
		add_again(output, difference);
}

/* --- ndjson */

static void
add_side(const struct compare_output *output, size_t side, struct place at)
{
	struct buffer *out = output->out;

	object_key(side == 0 ? "first" : "second", out);
	buffer_char(out, '{');
	object_text("file", output->names[side], out);
	object_number_or_null("line", at.line, out);
	object_number_or_null("column", at.column, out);
}

static void
print_object(const struct compare_output *output, const struct compare_difference *difference)
{
	const struct main_line_again *again = &difference->again;
	struct buffer *out = output->out;
	size_t side;

	buffer_add(out, STR("{\"type\":\"difference\""));
	object_name("part", compare_names[difference->part], out);
	object_number("game", output->game, out);
	object_number_or_null("ply", difference->ply, out);
	if (difference->names[LANGUAGE_en].p != NULL)
		object_text("header", difference->names[LANGUAGE_en], out);
	for (side = 0; side < 2; side++) {
		add_side(output, side, difference->at[side]);
		if (difference->values[side].p != NULL)
			object_text("value", difference->values[side], out);
		else
			object_name("value", NULL, out);
		buffer_char(out, '}');
	}
	if (difference->part == COMPARE_moves)
		object_name("again", compare_relations[again->relation], out);
	buffer_add(out, STR("}\n"));
	if (again->relation == MAIN_LINE_apart)
		return;
	buffer_add(out, STR("{\"type\":\"again\""));
	object_name("relation", compare_relations[again->relation], out);
	object_number("game", output->game, out);
	for (side = 0; side < 2; side++) {
		add_side(output, side, difference->again_at[side]);
		object_number("ply", (side == 0 ? again->first : again->second) + 1ul, out);
		buffer_char(out, '}');
	}
	object_number("moves", again->count, out);
	buffer_add(out, STR("}\n"));
}

/* --- both */

void
compare_print(void *arg, const struct compare_difference *difference)
{
	struct compare_output *output = arg;

	output->differences++;
	(output->ndjson ? print_object : print_text)(output, difference);
}

void
compare_print_total(const struct compare_output *output)
{
	enum { SIZE = 64 };
	char differences[SIZE], games[SIZE];
	struct buffer *out = output->out;

	if (output->ndjson) {
		buffer_add(out, STR("{\"type\":\"summary\""));
		object_number("games", output->games, out);
		object_number("differences", output->differences, out);
		buffer_add(out, STR("}\n"));
		return;
	}
	snprintf(
	    differences, SIZE, MESSAGES_COUNT(output->language, output->differences, "difference"));
	snprintf(games, SIZE, MESSAGES_COUNT(output->language, output->games, "game"));
	buffer_printf(out, messages_in(output->language, "%s in %s"), differences, games);
	buffer_printf(out, messages_in(output->language, ".\n"));
}
