#include "parsers/kif/kif_reader.h"

#include "record/scan.h"

struct finding *
kif_report(struct kif *kif, enum diag rule, const char *p, const char *end, uint32_t ply,
    const struct arg *args)
{
	return diags_add(kif->parse->diags, rule, kif_span(kif, p, end), ply, args);
}

void
kif_report_text(struct kif *kif, enum diag rule, const char *p, const char *end, uint32_t ply)
{
	enum { SHOWN = 90 };
	const char *shown = p;

	while (shown != end && shown - p < SHOWN) {
		struct scan scan = scan_next(shown, end);

		if (scan.is == SCAN_end)
			break;
		shown += scan.length;
	}
	kif_report(kif, rule, p, end, ply, ARGS(A_STR(kif_str(p, shown))));
}

void
kif_note(struct kif *kif, enum note_kind kind, struct str text, const char *p)
{
	record_add_note(kif->record, kif->line.node, kind, text, kif_span(kif, p, text.p + text.n));
}

void
kif_unknown(struct kif *kif, const char *p, const char *end)
{
	kif_note(kif, NOTE_line, kif_str(p, end), p);
	kif_report_text(kif, DIAG_unknown_line, p, end, 0);
}

struct str
kif_trim(struct str line)
{
	line = str_trim(line);
	while (line.n > 0 && scan_next(line.p, line.p + line.n).is == SCAN_bom)
		line = str_trim(str_after(line, strlen("\xEF\xBB\xBF")));
	return line;
}

void
kif_next_line(struct kif *kif, struct kif_line *line)
{
	struct str body = kif->record->text->body, bare;
	uint32_t at = (uint32_t)(kif->p - kif->start);
	struct span span = { at, 0 };

	text_next_line(body, &at, &span);
	kif->p = kif->start + at;
	bare = text_str(kif->record->text, span);
	line->whole_end = bare.p + bare.n;
	line->last = at == body.n && line->whole_end == kif->end;
	bare = kif_trim(bare);
	line->p = bare.p;
	line->end = bare.p + bare.n;
}
