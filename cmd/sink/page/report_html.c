#include "cmd/sink/page/charts.h"

#include "lib/escape.h"
#include "record/explain_page.h"
#include "record/text/utf8.h"
#include "writers/image/page.h"

/*
 * A page about an archive: totals, charts, a table of findings, and the boards on which games go
 * wrong.  What is kept until its end is bounded, however large the archive is, and so is the page;
 * it says what it leaves out.  Nothing of a record or a name becomes markup: escape_xml writes all
 * of it.
 */

enum {
	ROWS_SIZE = 500 << 10, /* bytes of rows of each severity, after which no more are added */
	RULE_ROWS = 2000,      /* findings of a rule in the table */
	BOARDS_SIZE = 1600 << 10, /* bytes of boards, as for rows */
	BOARDS_MAX = 240,
	TEXT_MAX = 400 /* bytes of a name or a message */
};

/* What is held: rows of each severity at its number less one, then these. */
enum { HELD_boards = SEVERITY_error, HELD_caption };

/* What report->counts counts: files, rows, boards in the page, boards left out, findings that
 * report_folds names; and the move that the caption is about. */
enum { COUNT_files, COUNT_rows, COUNT_boards, COUNT_boards_left, COUNT_folded, COUNT_ply };

/* Appends a text, cut if it is very long. */
static void
add_text(struct str text, struct buffer *out)
{
	struct str clipped = utf8_clip(text, TEXT_MAX);

	escape_xml(clipped, out);
	if (clipped.n < text.n)
		buffer_add(out, STR("…"));
}

static void
write_file(struct report *report, const struct result_item *item)
{
	(void)item;
	report->counts[COUNT_files]++;
}

/* Holds what stands below the board of the game, if that is drawn. */
static void
hold_caption(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *caption = &report->held[HELD_caption];
	const char *rule = diag_rows[finding->text.rule].name;

	report->counts[COUNT_ply] = finding->text.ply;
	buffer_add(caption, STR("<figcaption>"));
	add_text(finding->text.messages[report->language], caption);
	buffer_printf(caption, " <a href=\"#rule-%s\">", rule);
	add_text(finding->text.name, caption);
	buffer_add(caption, STR("</a><br><span class=\"left\">"));
	add_text(program_name(report->program, item->file), caption);
	if (finding->text.game > 0) {
		buffer_add(caption, STR(" · "));
		buffer_printf(caption, messages_in(report->language, "game %lu"),
		    (unsigned long)finding->text.game);
	}
	buffer_add(caption, STR(" · "));
	buffer_printf(
	    caption, messages_in(report->language, "move %lu"), (unsigned long)finding->text.ply);
	buffer_add(caption, STR("</span></figcaption>\n"));
}

/* Begins a row of the table: what of, at which place of the order of severities (s1: the file could
 * not be checked). */
static void
begin_row(struct report *report, unsigned rank, uint32_t game, const char *severity,
    struct str rule, struct buffer *rows)
{
	report->counts[COUNT_rows]++;
	buffer_printf(rows, "<tr class=\"s%u\" data-g=\"%zu.%u\"><td>%s</td><td>", rank,
	    report->counts[COUNT_files], game, messages_in(report->language, severity));
	add_text(rule, rows);
	buffer_add(rows, STR("</td><td>"));
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *rows = &report->held[finding->text.severity - SEVERITY_note];
	size_t *of_rule =
	    hash_table_number(&report->numbers, hash_add(HASH_BEGIN, finding->text.name));

	if (finding->text.severity == SEVERITY_error && finding->text.ply > 0 &&
	    report->held[HELD_caption].n == 0)
		hold_caption(report, item, finding);
	if (report_folds(finding->text.rule) && report->counts[COUNT_folded]++ > 0)
		return;
	if (rows->n >= ROWS_SIZE || *of_rule >= RULE_ROWS)
		return;
	++*of_rule;
	begin_row(report, 2 + SEVERITY_error - finding->text.severity, finding->text.game,
	    diag_severity_names[finding->text.severity], finding->text.name, rows);
	add_text(program_name(report->program, item->file), rows);
	buffer_printf(rows, ":%u:%u</td><td>", finding->text.at.line, finding->text.at.column);
	if (finding->text.ply > 0)
		buffer_printf(rows, "%u", finding->text.ply);
	buffer_add(rows, STR("</td><td>"));
	add_text(finding->text.messages[report->language], rows);
	buffer_add(rows, STR("</td></tr>\n"));
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	struct buffer *rows = &report->held[SEVERITY_error - SEVERITY_note];

	if (rows->n >= ROWS_SIZE)
		return;
	begin_row(report, 1, 0, "not checked", NO_STR, rows);
	add_text(program_name(report->program, item->file), rows);
	buffer_add(rows, STR("</td><td></td><td>"));
	add_text(item->is.failure[report->language], rows);
	buffer_add(rows, STR("</td></tr>\n"));
}

static void
write_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	struct buffer *boards = &report->held[HELD_boards];
	struct buffer *caption = &report->held[HELD_caption];

	charts_count(report, item->game, game->cells);
	if (caption->n > 0 && game->board != NULL && boards->n < BOARDS_SIZE &&
	    report->counts[COUNT_boards] < BOARDS_MAX &&
	    report->counts[COUNT_ply] == game->board->ply) {
		report->counts[COUNT_boards]++;
		buffer_printf(boards, "<figure id=\"g%zu.%u\" data-ply=\"%u\">\n",
		    report->counts[COUNT_files], item->game->number, game->board->ply);
		buffer_add(boards, game->board->drawing);
		buffer_add(boards, buffer_str(caption));
		buffer_add(boards, STR("</figure>\n"));
	} else if (caption->n > 0) {
		report->counts[COUNT_boards_left]++;
	}
	buffer_clear(caption);
}

/* --- the page, when all is known */

static void
add_total(struct report *report, const char *word, size_t n, bool bad)
{
	buffer_printf(&report->out->buffer, "<div%s><dt>%s</dt><dd>%zu</dd></div>\n",
	    bad && n > 0 ? " class=\"bad\"" : "", messages_in(report->language, word), n);
}

static void
add_totals(struct report *report, const struct tally *tally)
{
	const struct {
		const char *word;
		size_t n;
		bool bad, always;
	} totals[] = {
		{ "files", tally->files, false, true },
		{ "games", tally->games, false, true },
		{ "ok", tally->verdicts[VERDICT_ok], false, true },
		{ "illegal", tally->verdicts[VERDICT_illegal], true, true },
		{ "unreadable", tally->verdicts[VERDICT_unreadable], true, true },
		{ "findings", tally->findings, false, true },
		{ "errors", tally->severities[SEVERITY_error], true, false },
		{ "warnings", tally->severities[SEVERITY_warning], false, false },
		{ "notes", tally->severities[SEVERITY_note], false, false },
		{ "not checked", tally->failures, true, false },
		{ "in the baseline", tally->known, false, false },
		{ "games not chosen", tally->unwanted, false, false },
		{ "files skipped", tally->left_out, false, false },
	};
	size_t i;

	buffer_add(&report->out->buffer, STR("<dl class=\"totals\">\n"));
	for (i = 0; i < sizeof totals / sizeof *totals; i++) {
		if (totals[i].always || totals[i].n > 0)
			add_total(report, totals[i].word, totals[i].n, totals[i].bad);
	}
	buffer_add(&report->out->buffer, STR("</dl>\n"));
}

/* Appends the controls, which the script shows. */
static void
add_controls(struct report *report)
{
	enum language language = report->language;
	static const char *const names[] = { "severity", "rule" };
	struct buffer *out = &report->out->buffer;
	unsigned i;

	buffer_printf(out, "<div class=\"filter\" role=\"search\" aria-label=\"%s\" hidden>\n",
	    messages_in(language, "Choose findings"));
	for (i = 0; i < 2; i++)
		buffer_printf(out,
		    "<label>%s<select name=\"%s\"><option "
		    "value=\"\">%s</option></select></label>\n",
		    messages_in(language, names[i]), names[i], messages_in(language, "all"));
	buffer_printf(out,
	    "<label>%s<input type=\"search\" name=\"words\"></label>\n"
	    "<p>%s <output></output></p>\n</div>\n",
	    messages_in(language, "words in file or message"), messages_in(language, "shown:"));
}

static void
add_findings(struct report *report, const struct tally *tally)
{
	static const char *const heads[] = { "severity", "rule", "place", "move", "message" };
	enum language language = report->language;
	size_t folded = report->counts[COUNT_folded] > 0 ? report->counts[COUNT_folded] - 1 : 0;
	size_t all = tally->findings + tally->failures - folded, shown = report->counts[COUNT_rows];
	struct buffer *out = &report->out->buffer;
	size_t i;

	buffer_printf(out, "<section class=\"findings\">\n<h2 id=\"findings\">%s</h2>\n",
	    messages_in(language, "Findings"));
	if (all > shown) {
		buffer_add(out, STR("<p class=\"left\">"));
		buffer_printf(out,
		    messages_in(language,
			"The table has %zu of %zu findings, at most %d of a rule; %zu left out."),
		    shown, all, RULE_ROWS, all - shown);
		buffer_printf(out, " %s</p>\n",
		    messages_in(language, "kifu check --format=ndjson lists all."));
	}
	if (folded > 0) {
		buffer_add(out, STR("<p>"));
		report_folded(folded, language, out);
		buffer_add(out, STR(".</p>\n"));
	}
	if (shown == 0) {
		buffer_printf(out, "<p>%s</p>\n</section>\n", messages_in(language, "No findings"));
		return;
	}
	add_controls(report);
	buffer_add(out, STR("<table aria-labelledby=\"findings\">\n<thead><tr>"));
	for (i = 0; i < sizeof heads / sizeof *heads; i++)
		buffer_printf(out, "<th scope=\"col\">%s</th>", messages_in(language, heads[i]));
	buffer_add(out, STR("</tr></thead>\n<tbody>\n"));
	for (i = SEVERITY_error; i > 0; i--)
		output_write(report->out, buffer_str(&report->held[i - SEVERITY_note]));
	buffer_add(out, STR("</tbody>\n</table>\n</section>\n"));
}

static void
add_boards(struct report *report)
{
	size_t shown = report->counts[COUNT_boards], left = report->counts[COUNT_boards_left];
	enum language language = report->language;
	struct buffer *out = &report->out->buffer;

	if (shown + left == 0)
		return;
	buffer_printf(out, "<h2 id=\"boards\">%s</h2>\n", messages_in(language, "Boards"));
	if (left > 0) {
		buffer_add(out, STR("<p class=\"left\">"));
		buffer_printf(out,
		    messages_in(language,
			"%zu of %zu games with an error at a move have a board here; "
			"%zu left out."),
		    shown, shown + left, left);
		buffer_printf(out, " %s</p>\n",
		    messages_in(language,
			"An error in a variation, or without a position, has none; kifu convert "
			"-t html --on-illegal=keep shows a game."));
	}
	buffer_add(out, STR("<div class=\"boards\">\n"));
	output_write(report->out, buffer_str(&report->held[HELD_boards]));
	buffer_add(out, STR("</div>\n"));
}

/* Appends what the rules mean of which something was found. */
static void
add_rules(struct report *report, const struct tally *tally)
{
	enum language language = report->language;
	struct buffer *out = &report->out->buffer;
	unsigned rule;

	if (tally->findings == 0)
		return;
	buffer_printf(out, "<h2 id=\"rules\">%s</h2>\n<div class=\"rules\">\n",
	    messages_in(language, "Rules"));
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		const struct explain_page *page = &explain_pages[rule];

		if (tally->rules[rule] == 0)
			continue;
		buffer_printf(out, "<section id=\"rule-%s\">\n<h3>%s</h3>\n<p>",
		    diag_rows[rule].name, diag_rows[rule].name);
		escape_xml(str_of(page->meaning[language]), out);
		buffer_add(out, STR("</p>\n"));
		if (page->source != NULL && page->source->name[language] != NULL) {
			buffer_printf(
			    out, "<p class=\"left\">%s", messages_in(language, "source: "));
			escape_xml(str_of(page->source->name[language]), out);
			buffer_add(out, STR("</p>\n"));
		}
		buffer_add(out, STR("</section>\n"));
	}
	buffer_add(out, STR("</div>\n"));
}

/* Appends links to the parts of the page that there are. */
static void
add_links(struct report *report, const struct tally *tally)
{
	const struct {
		const char *id, *name;
		bool there;
	} links[] = {
		{ "charts", "Charts", true },
		{ "findings", "Findings", true },
		{ "boards", "Boards",
		    report->counts[COUNT_boards] + report->counts[COUNT_boards_left] > 0 },
		{ "rules", "Rules", tally->findings > 0 },
	};
	struct buffer *out = &report->out->buffer;
	size_t i;

	buffer_add(out, STR("<nav>"));
	for (i = 0; i < sizeof links / sizeof *links; i++) {
		if (links[i].there)
			buffer_printf(out, "<a href=\"#%s\">%s</a> ", links[i].id,
			    messages_in(report->language, links[i].name));
	}
	buffer_add(out, STR("</nav>\n"));
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	struct str title = str_of(messages_in(report->language, "Report on game records"));

	page_head(report->language, title, title,
	    &(struct page_parts){ &page_report_style, &page_report_script }, out);
	buffer_printf(out, "<h1>%s</h1>\n<p>", title.p);
	report_tally(tally, report->language, out);
	report_left_out(tally, report->language, out);
	buffer_add(out, STR("</p>\n"));
	add_links(report, tally);
	add_totals(report, tally);
	charts_write(report, tally);
	add_findings(report, tally);
	add_boards(report);
	add_rules(report, tally);
}

const struct report_functions report_html = {
	.for_people = true,
	.columns = &columns_of_game,
	.shows = SHOWS_boards,
	.file = write_file,
	.finding = write_finding,
	.failure = write_failure,
	.game = write_game,
	.end = end_report,
	.closing = "</main>\n</body>\n</html>\n",
};
