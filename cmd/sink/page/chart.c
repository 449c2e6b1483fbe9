#include "cmd/sink/page/chart.h"

#include <stdio.h>

#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/text/utf8.h"

/* Measures in units of the drawing; and columns for which there is room at least. */
enum { WIDTH = 360, ROW = 36, BAR = 10, HEIGHT = 170, FOOT = 20, HEAD = 18, COLUMNS_MIN = 10 };

/* Rows that are drawn at most. */
enum { DRAWN = 15 };

static size_t
sum(const struct chart *chart, const struct chart_row *row)
{
	size_t n = 0;
	unsigned i;

	for (i = 0; i < chart->series_count; i++)
		n += row->parts[i];
	return n;
}

/* Returns the number of the row with most, at least 1. */
static size_t
highest(const struct chart *chart)
{
	size_t most = 1, i;

	for (i = 0; i < chart->count; i++) {
		if (sum(chart, &chart->rows[i]) > most)
			most = sum(chart, &chart->rows[i]);
	}
	return most;
}

static void
add_legend(const struct chart *chart, struct buffer *out)
{
	unsigned i;

	buffer_add(out, STR("<ul class=\"legend\">"));
	for (i = 0; i < chart->series_count; i++)
		buffer_printf(out,
		    "<li><svg viewBox=\"0 0 9 9\" aria-hidden=\"true\"><rect class=\"b%u\" "
		    "width=\"9\" height=\"9\"/></svg>%s</li>",
		    i, messages_in(chart->language, chart->series[i]));
	buffer_add(out, STR("</ul>\n"));
}

static void
begin_chart(const struct chart *chart, unsigned height, struct buffer *out)
{
	const char *title = messages_in(chart->language, chart->title);

	buffer_printf(out, "<div class=\"chart\">\n<h3>%s</h3>\n", title);
	if (chart->series_count > 1)
		add_legend(chart, out);
	buffer_printf(out, "<svg viewBox=\"0 0 %d %u\" role=\"%s\" aria-label=\"%s\">\n", WIDTH,
	    height, chart->count > 0 && chart->rows[0].rule != NULL ? "group" : "img", title);
}

static void
add_label(const struct chart_row *row, struct buffer *out)
{
	if (row->rule != NULL)
		buffer_printf(out, "<a href=\"#rule=%s\">", row->rule);
	escape_xml(row->label, out);
	buffer_add(out, row->rule != NULL ? STR("</a>") : NO_STR);
}

/* Appends the numbers as a table, and a note. */
static void
end_chart(const struct chart *chart, struct str note, struct buffer *out)
{
	enum language language = chart->language;
	unsigned series;
	size_t i;

	buffer_printf(out,
	    "</svg>\n<details><summary>%s</summary>\n<table>\n<thead><tr><th scope=\"col\">%s</th>",
	    messages_in(language, "Numbers"), messages_in(language, chart->what));
	for (series = 0; series < chart->series_count; series++)
		buffer_printf(
		    out, "<th scope=\"col\">%s</th>", messages_in(language, chart->series[series]));
	buffer_add(out, STR("</tr></thead>\n<tbody>\n"));
	for (i = 0; i < chart->count; i++) {
		buffer_add(out, STR("<tr><th scope=\"row\">"));
		add_label(&chart->rows[i], out);
		buffer_add(out, STR("</th>"));
		for (series = 0; series < chart->series_count; series++)
			buffer_printf(out, "<td>%zu</td>", chart->rows[i].parts[series]);
		buffer_add(out, STR("</tr>\n"));
	}
	buffer_add(out, STR("</tbody>\n</table>\n</details>\n"));
	if (note.n > 0) {
		buffer_add(out, STR("<p class=\"left\">"));
		escape_xml(note, out);
		buffer_add(out, STR("</p>\n"));
	}
	buffer_add(out, STR("</div>\n"));
}

/* Appends a row: its label and its number above a bar.  With several series the bar shows their
 * shares, else how it compares with the others. */
static void
add_bar(const struct chart *chart, const struct chart_row *row, size_t most, unsigned y,
    struct buffer *out)
{
	size_t whole = chart->series_count > 1 ? sum(chart, row) : most;
	double x = 0, width;
	unsigned i;

	buffer_printf(out, "<text y=\"%u\">", y + 14);
	add_label(row, out);
	buffer_printf(out,
	    "</text><text x=\"%d\" y=\"%u\" text-anchor=\"end\">%zu</text>"
	    "<rect class=\"back\" y=\"%u\" width=\"%d\" height=\"%d\" rx=\"2\"/>\n",
	    WIDTH, y + 14, sum(chart, row), y + 19, WIDTH, BAR);
	for (i = 0; i < chart->series_count; i++, x += width) {
		width = (double)WIDTH * (double)row->parts[i] / (double)whole;
		if (row->parts[i] > 0)
			buffer_printf(out,
			    "<rect class=\"b%u\" x=\"%.1f\" y=\"%u\" width=\"%.1f\" "
			    "height=\"%d\"/>\n",
			    i, x, y + 19, width < 1 ? 1 : width, BAR);
	}
}

void
chart_bars(const struct chart *chart, struct buffer *out)
{
	size_t drawn = chart->count < DRAWN ? chart->count : DRAWN, i;
	char more[128];

	if (chart->count == 0)
		return;
	begin_chart(chart, (unsigned)drawn * ROW, out);
	for (i = 0; i < drawn; i++)
		add_bar(chart, &chart->rows[i], highest(chart), (unsigned)i * ROW, out);
	snprintf(more, sizeof more, messages_in(chart->language, "%zu more are in the table."),
	    chart->count - drawn);
	end_chart(chart, drawn < chart->count ? str_of(more) : NO_STR, out);
}

void
chart_columns(const struct chart *chart, struct buffer *out)
{
	size_t most = highest(chart), i, each;
	double step, height;

	if (chart->count == 0)
		return;
	step = (double)WIDTH / (double)(chart->count < COLUMNS_MIN ? COLUMNS_MIN : chart->count);
	each = chart->count / 8 + 1; /* columns with a label beneath */
	begin_chart(chart, HEAD + HEIGHT + FOOT, out);
	buffer_printf(out,
	    "<text class=\"tick\" y=\"11\">%zu</text>\n"
	    "<rect class=\"axis\" y=\"%d\" width=\"%d\" height=\"1\"/>\n"
	    "<rect class=\"axis\" y=\"%d\" width=\"%d\" height=\"1\"/>\n",
	    most, HEAD, WIDTH, HEAD + HEIGHT, WIDTH);
	for (i = 0; i < chart->count; i++) {
		height = (double)HEIGHT * (double)chart->rows[i].parts[0] / (double)most;
		if (chart->rows[i].parts[0] > 0)
			buffer_printf(out,
			    "<rect class=\"b0\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
			    "height=\"%.1f\"/>\n",
			    (double)i * step, HEAD + HEIGHT - (height < 1 ? 1 : height), step * .85,
			    height < 1 ? 1 : height);
		if (i % each != 0)
			continue;
		buffer_printf(out, "<text class=\"tick\" x=\"%.1f\" y=\"%d\">%.*s</text>\n",
		    ((double)i + .42) * step, HEAD + HEIGHT + 14,
		    (int)utf8_ascii(chart->rows[i].label), chart->rows[i].label.p);
	}
	end_chart(chart, chart->note, out);
}
