#include "parsers/western/psn_reader.h"

#include "record/scan.h"

const char *
psn_line_end(const char *p, const char *end)
{
	while (p != end && !str_is_line_end(*p))
		p++;
	return p;
}

const char *
psn_take_word(const char *p, const char *end, const char *word)
{
	struct str s = str_of(word);

	return str_starts_nocase(psn_str(p, end), s) ? p + s.n : NULL;
}

bool
psn_is_listed(struct str s, const char *const *words)
{
	while (*words != NULL && !str_eq_nocase(s, str_of(*words)))
		words++;
	return *words != NULL;
}

struct finding *
psn_report(struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args)
{
	return diags_add(psn->parse->diags, rule, psn_span(psn, p, end), 0, args);
}

struct str
psn_excerpt(const char *p, const char *end)
{
	enum { SHOWN = 60 };
	const char *shown = p;

	while (shown != end && shown - p < SHOWN) {
		struct scan scan = scan_next(shown, end);

		if (scan.is == SCAN_end)
			break;
		shown += scan.length;
	}
	return psn_str(p, shown);
}

void
psn_note(struct psn *psn, enum note_kind kind, const char *p, const char *end)
{
	record_add_note(
	    psn->record, psn->cursor.node, kind, psn_str(p, end), psn_span(psn, p, end));
}
