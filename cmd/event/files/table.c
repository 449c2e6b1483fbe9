#include "cmd/event/files/table_forms.h"
#include "record/text/utf8.h"

/* Finds out the form of a text.  Returns false if it has none. */
static bool
find_form(struct str body, enum table_form *form)
{
	bool bracket = false, heading = false, first = true, row = false;
	uint32_t at = 0;
	struct span span;
	struct str line;

	while (!row && text_next_line(body, &at, &span)) {
		line = str_trim((struct str){ body.p + span.at, span.n });
		if (line.n == 0)
			continue;
		if (first && (line.p[0] == '{' || table_is_header(line))) {
			*form = line.p[0] == '{' ? TABLE_lishogi : TABLE_csv;
			return true;
		}
		first = false;
		row = table_is_row(line);
		bracket |= line.p[0] == '[';
		heading |= str_eq_nocase(table_word(&line), STR("Nr")) &&
			   str_eq_nocase(table_word(&line), STR("Name"));
	}
	*form = row || (bracket && !heading) ? TABLE_turnering : TABLE_fesa;
	return row || bracket || heading;
}

void
table_read(struct event *event, struct str file, struct str bytes, struct table *table)
{
	static void (*const readers[])(struct table_reading *) = {
		[TABLE_turnering] = table_read_grid,
		[TABLE_fesa] = table_read_fesa,
		[TABLE_csv] = table_read_rows,
		[TABLE_lishogi] = table_read_lines,
	};
	struct str body = table_decode(event, bytes, ENCODING_unknown);
	struct table_reading reading;
	bool known;

	*table = (struct table){ .file = file };
	known = find_form(body, &table->form);
	if (known && table_is_grid(table) && utf8_valid(bytes) < bytes.n &&
	    memchr(bytes.p, '\0', bytes.n) == NULL)                 /* nor UTF-16 */
		body = table_decode(event, bytes, ENCODING_latin1); /* as FESA's program reads it */
	table_begin(&reading, event, table, body);
	if (known)
		readers[table->form](&reading);
	else
		table_fault(&reading, event_at(file, 0, 0, 0), PHRASE_table_form, NO_STR);
	table_end(&reading);
}
