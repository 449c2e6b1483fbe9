#include "cmd/sink/page/charts.h"
#include "cmd/sink/page/page_run.h"
#include "cmd/sink/page/pages.h"

#include "lib/escape.h"
#include "record/explain_page.h"
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
	PAGES_SIZE = 500 << 10, /* bytes of links to pages */
	PRINT_ROWS = 200,       /* findings and boards on paper, as report.css has them */
	PRINT_BOARDS = 12
};

/* What is held: rows of each severity at its number less one, then these. */
enum { HELD_boards = SEVERITY_error, HELD_caption, HELD_pages };

/* What report->counts counts: files, rows, boards in the page, boards left out, findings that
 * report_folds names, pages left out; the move that the caption is about, and the rows before the
 * present game's. */
enum {
	COUNT_files,
	COUNT_rows,
	COUNT_boards,
	COUNT_boards_left,
	COUNT_folded,
	COUNT_pages_left,
	COUNT_ply,
	COUNT_rows_before
};

static void
write_file(struct report *report, const struct result_item *item)
{
	(void)item;
	report->counts[COUNT_files]++;
}

/* Returns a rule's name for readers; name: for the options, users' rules have their own. */
static struct str
title_of(const struct report *report, enum diag rule, struct str name)
{
	return report->language == LANGUAGE_ja && str_eq(name, str_of(diag_rows[rule].name))
		   ? str_of(diag_titles[rule])
		   : name;
}

/* Holds what stands below the board of the game, if that is drawn. */
static void
hold_caption(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *caption = &report->held[HELD_caption];
	enum diag rule = finding->text.rule;

	report->counts[COUNT_ply] = finding->text.ply;
	buffer_add(caption, STR("<figcaption>"));
	page_run_text(finding->text.messages[report->language], caption);
	buffer_printf(caption, " <a href=\"#rule-%s\">", diag_rows[rule].name);
	page_run_text(title_of(report, rule, finding->text.name), caption);
	buffer_add(caption, STR("</a><br><span class=\"left\">"));
	page_run_text(page_run_name(report, item->file), caption);
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
 * not be checked); title: the rule's for readers. */
static void
begin_row(struct report *report, unsigned rank, uint32_t game, const char *severity,
    struct str rule, struct str title, struct buffer *rows)
{
	report->counts[COUNT_rows]++;
	buffer_printf(rows, "<tr class=\"s%u\" data-g=\"%zu.%u\" data-r=\"", rank,
	    report->counts[COUNT_files], game);
	page_run_text(rule, rows);
	buffer_printf(rows, "\"><td>%s</td><td>", messages_in(report->language, severity));
	page_run_text(title, rows);
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
	    diag_severity_names[finding->text.severity], finding->text.name,
	    title_of(report, finding->text.rule, finding->text.name), rows);
	page_run_text(page_run_name(report, item->file), rows);
	buffer_printf(rows, ":%u:%u</td><td>", finding->text.at.line, finding->text.at.column);
	if (finding->text.ply > 0)
		buffer_printf(rows, "%u", finding->text.ply);
	buffer_add(rows, STR("</td><td>"));
	page_run_text(finding->text.messages[report->language], rows);
	buffer_add(rows, STR("</td></tr>\n"));
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	struct buffer *rows = &report->held[SEVERITY_error - SEVERITY_note];

	if (rows->n >= ROWS_SIZE)
		return;
	begin_row(report, 1, 0, "not checked", NO_STR, NO_STR, rows);
	page_run_text(page_run_name(report, item->file), rows);
	buffer_add(rows, STR("</td><td></td><td>"));
	page_run_text(item->is.failure[report->language], rows);
	buffer_add(rows, STR("</td></tr>\n"));
}

/* Writes the page of a game of which the table has a finding, and holds its link. */
static void
hold_page(struct report *report, const struct result_item *item, struct str page)
{
	struct buffer *links = &report->held[HELD_pages];
	struct pages *pages = report->style.pages;
	bool listed = report->counts[COUNT_rows] > report->counts[COUNT_rows_before];
	struct str link;

	report->counts[COUNT_rows_before] = report->counts[COUNT_rows];
	if (page.n == 0 || !pages_belong(pages, report, report->path))
		return;
	if (!listed || links->n >= PAGES_SIZE) {
		report->counts[COUNT_pages_left]++;
		return;
	}
	link = pages_write(pages, page_run_name(report, item->file), item->game->number, page);
	if (link.n == 0)
		return;
	buffer_printf(links, "<li><a data-g=\"%zu.%u\" href=\"", report->counts[COUNT_files],
	    item->game->number);
	escape_xml(link, links);
	buffer_add(links, STR("\">"));
	page_run_text(page_run_name(report, item->file), links);
	buffer_add(links, STR(" · "));
	buffer_printf(
	    links, messages_in(report->language, "game %lu"), (unsigned long)item->game->number);
	buffer_add(links, STR("</a></li>\n"));
}

static void
write_game(struct report *report, const struct result_item *item, const struct lint_game *game)
{
	struct buffer *boards = &report->held[HELD_boards];
	struct buffer *caption = &report->held[HELD_caption];

	charts_count(report, item->game, game->cells);
	hold_page(report, item, game->page);
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

/* Appends a total; rank: of the findings that it counts, to which it leads, or 0. */
static void
add_total(struct report *report, const char *word, size_t n, bool bad, unsigned rank)
{
	struct buffer *out = &report->out->buffer;

	buffer_printf(out, "<div%s><dt>%s</dt><dd>", bad && n > 0 ? " class=\"bad\"" : "",
	    messages_in(report->language, word));
	if (rank > 0 && n > 0)
		buffer_printf(out, "<a href=\"#severity=s%u\">%zu</a></dd></div>\n", rank, n);
	else
		buffer_printf(out, "%zu</dd></div>\n", n);
}

static void
add_totals(struct report *report, const struct tally *tally)
{
	const struct {
		const char *word;
		size_t n;
		bool bad, always;
		unsigned rank;
	} totals[] = {
		{ "files", tally->files, false, true, 0 },
		{ "games", tally->games, false, true, 0 },
		{ "ok", tally->verdicts[VERDICT_ok], false, true, 0 },
		{ "illegal", tally->verdicts[VERDICT_illegal], true, true, 0 },
		{ "unreadable", tally->verdicts[VERDICT_unreadable], true, true, 0 },
		{ "findings", tally->findings, false, true, 0 },
		{ "errors", tally->severities[SEVERITY_error], true, false, 2 },
		{ "warnings", tally->severities[SEVERITY_warning], false, false, 3 },
		{ "notes", tally->severities[SEVERITY_note], false, false, 4 },
		{ "not checked", tally->failures, true, false, 1 },
		{ "in the baseline", tally->known, false, false, 0 },
		{ "games not chosen", tally->unwanted, false, false, 0 },
		{ "files skipped", tally->left_out, false, false, 0 },
	};
	size_t i;

	buffer_add(&report->out->buffer, STR("<dl class=\"totals\">\n"));
	for (i = 0; i < sizeof totals / sizeof *totals; i++) {
		if (totals[i].always || totals[i].n > 0)
			add_total(
			    report, totals[i].word, totals[i].n, totals[i].bad, totals[i].rank);
	}
	buffer_add(&report->out->buffer, STR("</dl>\n"));
}

/* Appends the controls, which the script shows. */
static void
add_controls(struct report *report)
{
	enum language language = report->language;
	static const char *const names[] = { "severity", "rule", "file" };
	struct buffer *out = &report->out->buffer;
	unsigned i;

	buffer_printf(out, "<div class=\"filter\" role=\"search\" aria-label=\"%s\" hidden>\n",
	    messages_in(language, "Choose findings"));
	for (i = 0; i < sizeof names / sizeof *names; i++)
		buffer_printf(out,
		    "<label>%s<select name=\"%s\"><option "
		    "value=\"\">%s</option></select></label>\n",
		    messages_in(language, names[i]), names[i], messages_in(language, "all"));
	buffer_printf(out,
	    "<label>%s<input type=\"search\" name=\"words\"></label>\n"
	    "<p>%s <output></output></p>\n<p class=\"none\" role=\"status\" "
	    "hidden>%s</p>\n</div>\n",
	    messages_in(language, "words in file or message"), messages_in(language, "shown:"),
	    messages_in(language, "No finding fits this choice."));
}

/* Appends what a print leaves out. */
static void
add_paper(struct report *report)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[COUNT_rows] <= PRINT_ROWS &&
	    report->counts[COUNT_boards] <= PRINT_BOARDS)
		return;
	buffer_add(out, STR("<p class=\"paper\">"));
	buffer_printf(out,
	    messages_in(
		report->language, "On paper: the first %d of the findings shown, and %d boards."),
	    PRINT_ROWS, PRINT_BOARDS);
	buffer_add(out, STR("</p>\n"));
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
		buffer_printf(out, "<p>%s</p>\n</section>\n",
		    messages_in(
			language, tally->files > 0 ? "No findings" : "No file was checked"));
		return;
	}
	add_paper(report);
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

/* Appends the links to pages; with its script, the places in the table lead there too. */
static void
add_pages(struct report *report)
{
	size_t left = report->counts[COUNT_pages_left];
	enum language language = report->language;
	struct buffer *out = &report->out->buffer;

	if (report->held[HELD_pages].n == 0)
		return;
	buffer_printf(out, "<h2 id=\"pages\">%s</h2>\n", messages_in(language, "Games to replay"));
	if (left > 0) {
		buffer_add(out, STR("<p class=\"left\">"));
		buffer_printf(
		    out, messages_in(language, "%zu games with findings have no page."), left);
		buffer_add(out, STR("</p>\n"));
	}
	buffer_add(out, STR("<ol class=\"pages\">\n"));
	output_write(report->out, buffer_str(&report->held[HELD_pages]));
	buffer_add(out, STR("</ol>\n"));
}

/* Appends the name of a rule, which leads to its findings, and begins what it means. */
static void
add_rule_head(struct report *report, enum diag rule, size_t n)
{
	const char *name = diag_rows[rule].name;
	struct buffer *out = &report->out->buffer;

	buffer_printf(out, "<section id=\"rule-%s\">\n<h3>", name);
	if (report->language == LANGUAGE_ja)
		buffer_printf(out, "%s ", diag_titles[rule]);
	buffer_printf(out, "%s</h3>\n<p><a href=\"#rule=%s\">", name, name);
	buffer_printf(out, MESSAGES_COUNT(report->language, n, "finding"));
	buffer_add(out, STR("</a></p>\n<p>"));
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
		add_rule_head(report, (enum diag)rule, tally->rules[rule]);
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
		{ "event", "Standings", report->style.part != NULL },
		{ "charts", "Charts", tally->games > 0 },
		{ "findings", "Findings", true },
		{ "boards", "Boards",
		    report->counts[COUNT_boards] + report->counts[COUNT_boards_left] > 0 },
		{ "pages", "Games to replay", report->held[HELD_pages].n > 0 },
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

	if (report->style.figures != NULL)
		report->counts[COUNT_boards] +=
		    report->style.figures(report, &report->held[HELD_boards]);
	page_head(report->language, title, title,
	    &(struct page_parts){ &page_report_style, &page_report_script }, out);
	buffer_printf(out, "<h1>%s</h1>\n<p>", title.p);
	report_tally(tally, report->language, out);
	report_left_out(tally, report->language, out);
	buffer_add(out, STR("</p>\n"));
	page_run_write(report);
	add_links(report, tally);
	add_totals(report, tally);
	if (report->style.part != NULL)
		report->style.part(report);
	charts_write(report, tally);
	add_findings(report, tally);
	add_boards(report);
	add_pages(report);
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
