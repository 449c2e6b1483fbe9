#include "parsers/kif/kif.h"

#include "parsers/kif/kif_fast.h"
#include "parsers/kif/kif_header.h"
#include "parsers/kif/kif_line.h"
#include "parsers/kif/kif_ply.h"
#include "parsers/kif/kif_probe.h"
#include "parsers/kif/kif_setup.h"
#include "parsers/kif/kif_tree.h"
#include "record/scan.h"
#include "record/text/buffer.h"

/* Returns the place after the blank lines at p. */
static const char *
skip_blank_lines(const char *p, const char *end)
{
	for (;;) {
		struct scan scan = scan_next(p, end);

		if (p == end ||
		    (scan.is != SCAN_blank && scan.is != SCAN_end && scan.is != SCAN_bom))
			return p;
		p += scan.is == SCAN_end ? 1 : scan.length;
	}
}

/* Whether nothing was read but what separates records. */
static bool
is_empty(const struct kif *kif)
{
	const struct record *record = kif->record;

	return !kif->declared && record->ply_count == 1 && record->note_count == 0 &&
	       record->header_count == 0;
}

/* Checks the record as a whole. */
static void
finish(struct kif *kif)
{
	if (kif->line.depth == 0)
		kif_setup_finish(kif);
	kif_tree_finish(kif);
	kif_header_duplicates(kif);
	if (kif->dialect->finish != NULL)
		kif->dialect->finish(kif);
}

/* Reports that the text that begins at first holds no game, in place of all findings about its
 * lines: count and left_out are those of before. */
static void
report_no_game(struct kif *kif, const char *first, size_t count, size_t left_out)
{
	struct diags *diags = kif->parse->diags;
	const char *end = first;

	diags_forget(diags, count, diags->count);
	diags->left_out = left_out;
	while (scan_next(end, kif->end).is != SCAN_end)
		end += scan_next(end, kif->end).length;
	kif_report_text(kif, DIAG_no_game, first, end, 0);
}

/* Begins to read a record at the text's present place. */
static void
begin(
    struct kif *kif, struct parse *parse, struct record *record, const struct kif_dialect *dialect)
{
	struct str body = parse->text->body;

	*kif = (struct kif){
		.parse = parse,
		.record = record,
		.dialect = dialect,
		.start = body.p,
		.p = body.p + parse->at,
		.end = body.p + body.n,
	};
	line_cursor_start(&kif->line, record);
}

bool
kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect)
{
	struct str body = parse->text->body;
	struct kif kif;
	const char *start = body.p + parse->at, *end = body.p + body.n;
	const char *first = skip_blank_lines(start, end);
	size_t count = parse->diags->count, left_out = parse->diags->left_out;

	if (first == end)
		return false;
	begin(&kif, parse, record, dialect);
	kif.fast_until = kif_fast_until(start, end);
	while (kif.p != end && !kif.stop) {
		if (!kif.large)
			kif_fast_lines(&kif);
		kif_line_read(&kif);
	}
	if (parse->at > 0 && is_empty(&kif)) {
		parse->at = (uint32_t)body.n;
		return false;
	}
	finish(&kif);
	if (!kif.declared && record->ply_count == 1)
		report_no_game(&kif, first, count, left_out);
	record->at = kif_span(&kif, start, kif.p);
	parse->at = (uint32_t)(kif.p - kif.start);
	return true;
}

/* Puts KEY：VALUE into text as a line. */
static void
compose_line(struct buffer *text, struct str key, struct str value)
{
	buffer_add(text, key);
	buffer_add(text, STR("："));
	buffer_add(text, value);
	buffer_char(text, '\n');
}

bool
kif_takes_header(struct memory *memory, struct value_patterns *value_patterns,
    const struct kif_dialect *dialect, struct str key, struct str value)
{
	struct arena arena;
	struct buffer line;
	struct diags diags;
	struct record record;
	struct text text = { .encoding = ENCODING_utf8, .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags, .value_patterns = value_patterns };
	struct kif kif;
	bool fits;

	arena_init(&arena, memory);
	diags_init(&diags, &arena, 1);
	buffer_init(&line, memory);
	compose_line(&line, key, value);
	text.body = (struct str){ line.p, line.n };
	record_init(&record, &text, &arena, FORMAT_kif);
	begin(&kif, &parse, &record, dialect);
	kif_line_read(&kif);
	fits = record.header_count == 1 && str_eq(record.headers[0].key, key) && diags.count == 0;
	buffer_free(&line);
	arena_free(&arena);
	return fits;
}

static const struct kif_dialect kif_dialect = { kif_ply_line, NULL };

static bool
next(struct parse *parse, struct record *record)
{
	return kif_read(parse, record, &kif_dialect);
}

static bool
header_line(
    struct memory *memory, struct value_patterns *value_patterns, struct str key, struct str value)
{
	return kif_takes_header(memory, value_patterns, &kif_dialect, key, value);
}

const struct parser kif_parser = { .probe = kif_probe, .next = next, .header_line = header_line };
