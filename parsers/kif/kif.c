#include "parsers/kif/kif.h"

#include "parsers/kif/kif_large.h"
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

bool
kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect)
{
	struct str body = parse->text->body;
	struct kif kif = {
		.parse = parse,
		.record = record,
		.dialect = dialect,
		.start = body.p,
		.p = body.p + parse->at,
		.end = body.p + body.n,
	};
	const char *start = kif.p, *first = skip_blank_lines(kif.p, kif.end);
	size_t count = parse->diags->count, left_out = parse->diags->left_out;

	if (first == kif.end)
		return false;
	kif.plain_until = kif_plain_until(kif.p, kif.end);
	line_cursor_start(&kif.line, record);
	while (kif.p != kif.end && !kif.stop) {
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

static bool
next(struct parse *parse, struct record *record)
{
	static const struct kif_dialect plain = { kif_ply_line, NULL };

	return kif_read(parse, record, &plain);
}

const struct parser kif_parser = { kif_probe, next };
