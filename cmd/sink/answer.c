#include "cmd/sink/answer.h"

#include "lib/escape.h"
#include "lib/object.h"
#include "record/text/utf8.h"

/* report->held: lists, each with a comma before each value; what converted games became */
enum { GAMES, FINDINGS, FAILURES, LISTS, CONVERTED = LISTS };
enum { STATUS, CONVERSIONS }; /* report->counts: of the file, as the exit status; its conversions */

/* Makes the file's status at least this. */
static void
worsen(struct report *report, size_t status)
{
	if (report->counts[STATUS] < status)
		report->counts[STATUS] = status;
}

static void
hold_finding_text(
    struct report *report, const struct result_item *item, const struct finding_text *finding)
{
	buffer_char(&report->held[FINDINGS], ',');
	finding_text_json(finding, item->file, report->language, &report->held[FINDINGS]);
}

static void
hold_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	hold_finding_text(report, item, &finding->text);
	if (finding->fails)
		worsen(report, STATUS_found);
	if (finding->fatal)
		worsen(report, STATUS_failed);
}

static void
hold_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	struct buffer *games = &report->held[GAMES];

	buffer_char(games, ',');
	columns_game_json(item->game, item->file, game->cells, games);
	buffer_char(games, '}');
}

static void
hold_failure(struct report *report, const struct result_item *item)
{
	buffer_char(&report->held[FAILURES], ',');
	escape_json(item->is.failure[report->language], &report->held[FAILURES]);
	worsen(report, STATUS_failed);
}

/* Holds a game and what it was converted to, after those before it. */
static void
hold_converted(struct report *report, const struct result_item *item, const struct converted *game)
{
	struct buffer *games = &report->held[GAMES], *held = &report->held[CONVERTED];

	report->counts[CONVERSIONS]++;
	if (game->end == CONVERSION_written) {
		buffer_add(held, game->parts[held->n == 0 ? CONVERSION_first : CONVERSION_later]);
		buffer_add(held, game->parts[CONVERSION_game]);
	}
	if (game->end != CONVERSION_written || game->cut)
		worsen(report, STATUS_found);
	buffer_char(games, ',');
	columns_game_json(item->game, item->file, game->cells, games);
	object_name("not_written", convert_ends[game->end], games);
	buffer_char(games, '}');
}

/* Appends what the file's games were converted to. */
static void
add_converted(struct report *report, struct buffer *out)
{
	struct str bytes = buffer_str(&report->held[CONVERTED]);

	if (report->counts[CONVERSIONS] == 0)
		return;
	if (utf8_valid(bytes) == bytes.n)
		object_text("text", bytes, out);
	else
		object_base64("base64", bytes, out);
	report->counts[CONVERSIONS] = 0;
	buffer_clear(&report->held[CONVERTED]);
}

static void
write_answer(struct report *report, const struct result_item *item)
{
	static const char *const keys[] = { "games", "findings", "failures" };
	struct buffer *out = &report->out->buffer;
	size_t n = out->n;
	unsigned i;

	buffer_add(out, STR("{\"type\":\"result\""));
	object_key("id", out);
	if (item->file.p == NULL)
		buffer_add(out, STR("null"));
	else
		escape_json_lone(item->file, out);
	object_number("status", report->counts[STATUS], out);
	for (i = 0; i < LISTS; i++) {
		struct str values = buffer_str(&report->held[i]);

		object_key(keys[i], out);
		buffer_char(out, '[');
		buffer_add(out, str_after(values, values.n > 0 ? 1 : 0));
		buffer_char(out, ']');
		buffer_clear(&report->held[i]);
	}
	add_converted(report, out);
	buffer_add(out, STR("}\n"));
	if (report->style.run.n > 0)
		report_digest(report, n);
	report->counts[STATUS] = STATUS_ok;
}

void
answer_convert(struct report *report, const struct result_item *item)
{
	const struct convert_finding *finding = item->is.own;

	switch (item->kind) {
	case CONVERT_finding:
		hold_finding_text(report, item, &finding->text);
		if (finding->fatal)
			worsen(report, STATUS_failed);
		break;
	case RESULT_game:
		hold_converted(report, item, item->is.own);
		break;
	case RESULT_failure:
		hold_failure(report, item);
		break;
	case RESULT_end:
		write_answer(report, item);
		break;
	default:
		break;
	}
	output_more(report->out);
}

static void
end_answers(struct report *report, const struct tally *tally)
{
	if (report->style.run.n > 0)
		report_end_lines(report, tally);
}

const struct report_functions report_answer = {
	.columns = &columns_of_game,
	.begin = report_begin_lines,
	.finding = hold_finding,
	.game = hold_game,
	.failure = hold_failure,
	.end_file = write_answer,
	.end = end_answers,
};
