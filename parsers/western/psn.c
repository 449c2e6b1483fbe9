/*
 * PSN, Portable Shogi Notation, in all its dialects: tags like those of chess's PGN, then moves in
 * the Western notation.  It was never standardised; what programs and people write is collected in
 * psn-hodges.md, from where the section numbers in these files are.
 */
#include "parsers/western/psn.h"

#include "record/text/scan.h"

struct finding *
psn_find(struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args)
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
psn_unknown(struct psn *psn, const char *p, const char *end)
{
	record_add_note(psn->record, psn->node, NOTE_line, psn_str(p, end), psn_span(psn, p, end));
	psn_find(psn, DIAG_unknown_line, p, end, ARGS(A_STR(psn_excerpt(p, end))));
}

/* After the blanks at p, which separate games. */
static const char *
skip_blanks(const char *p, const char *end)
{
	for (;;) {
		struct scan scan;

		p = str_skip_spaces(p, end);
		scan = scan_next(p, end);
		if (p == end || (scan.is != SCAN_blank && scan.is != SCAN_mark_of_order))
			return p;
		p += scan.length;
	}
}

/* Looks at the game as a whole. */
static void
finish(struct psn *psn, const char *first)
{
	psn_score_flush(psn);
	psn_tree_finish(psn);
	psn_comment_finish(psn);
	psn_tag_finish(psn);
	psn_variant_finish(psn);
	if (!psn->declared)
		psn_find(psn, DIAG_no_game, first, psn_line_end(first, psn->end),
		    ARGS(A_STR(psn_excerpt(first, psn->end))));
}

bool
psn_next(struct parse *parse, struct record *record)
{
	struct str body = parse->text->body;
	struct psn psn = {
		.parse = parse,
		.record = record,
		.style = { .alphabet = alphabet_named(parse->letters),
		    .fold_case = parse->fold_case },
		.start = body.p,
		.p = body.p + parse->at,
		.end = body.p + body.n,
		.untagged = body.p,
		.line_start = true,
	};
	const char *start = psn.p, *first = skip_blanks(psn.p, psn.end);

	if (first == psn.end) {
		parse->at = (uint32_t)body.n;
		return false;
	}
	if (psn.style.alphabet == ALPHABET_COUNT)
		psn.style.alphabet = ALPHABET_en;
	psn_variant_start(&psn);
	psn_tree_start(&psn);
	if (psn_saved_begins(first, psn.end))
		psn_saved_read(&psn);
	while (psn.p != psn.end && !psn.stop)
		psn_score_read(&psn);
	finish(&psn, first);
	record->at = psn_span(&psn, start, psn.p);
	parse->at = (uint32_t)(psn.p - psn.start);
	return true;
}

const struct parser psn_parser = { .probe = psn_probe_tags, .next = psn_next };
