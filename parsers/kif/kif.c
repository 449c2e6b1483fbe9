#include "parsers/kif/kif.h"

#include "parsers/kif/kif_large.h"
#include "record/text/buffer.h"
#include "record/text/scan.h"

struct finding *
kif_find(struct kif *kif, enum diag rule, const char *p, const char *end, uint32_t ply,
    const struct arg *args)
{
	return diags_add(kif->parse->diags, rule, kif_span(kif, p, end), ply, args);
}

struct str
kif_excerpt(const char *p, const char *end)
{
	enum { SHOWN = 90 };
	const char *shown = p;

	while (shown != end && shown - p < SHOWN) {
		struct scan scan = scan_next(shown, end);

		if (scan.is == SCAN_end)
			break;
		shown += scan.length;
	}
	return (struct str){ p, (size_t)(shown - p) };
}

void
kif_unknown(struct kif *kif, const char *p, const char *end)
{
	struct str words = { p, (size_t)(end - p) };
	struct span at = kif_span(kif, p, end);

	record_add_note(kif->record, kif->line.node, NOTE_line, words, at);
	kif_find(kif, DIAG_unknown_line, p, end, 0, ARGS(A_STR(kif_excerpt(p, end))));
}

/* After the blank lines at p. */
static const char *
skip_blank_lines(const char *p, const char *end)
{
	for (;;) {
		struct scan scan = scan_next(p, end);

		if (p == end ||
		    (scan.is != SCAN_blank && scan.is != SCAN_end && scan.is != SCAN_mark_of_order))
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

/* Looks at the record as a whole. */
static void
finish(struct kif *kif)
{
	if (kif->line.depth == 0)
		kif_setup_done(kif);
	kif_tree_done(kif);
	kif_large_close(kif);
	kif_large_guess(kif);
	kif_header_duplicates(kif);
	if (kif->dialect->done != NULL)
		kif->dialect->done(kif);
}

/* Says that there is no game in the text that begins at first, and says only that, not how many of
 * its lines were not understood: the findings are to be as they were before. */
static void
report_no_game(struct kif *kif, const char *first, size_t count, size_t left_out)
{
	struct diags *diags = kif->parse->diags;
	const char *end = first;

	diags_forget(diags, count, diags->count);
	diags->left_out = left_out;
	while (scan_next(end, kif->end).is != SCAN_end)
		end += scan_next(end, kif->end).length;
	kif_find(kif, DIAG_no_game, first, end, 0, ARGS(A_STR(kif_excerpt(first, end))));
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
	kif.plain_until = kif_plain_until(start, end);
	while (kif.p != end && !kif.stop) {
		if (!kif.wide)
			kif_plain_lines(&kif);
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
kif_header_line(struct memory *memory, struct value_patterns *value_patterns,
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
	return kif_header_line(memory, value_patterns, &kif_dialect, key, value);
}

const struct parser kif_parser = { .probe = kif_probe, .next = next, .header_line = header_line };
