#include "parsers/western/psn_reader.h"

bool
psn_begin(struct psn *psn, struct parse *parse, struct record *record)
{
	struct str body = parse->text->body;
	struct scan scan = { .length = 0 };

	*psn = (struct psn){
		.parse = parse,
		.record = record,
		.style = { .alphabet = parse->letters, .fold_case = parse->fold_case },
		.start = body.p,
		.begin = body.p + parse->at,
		.p = body.p + parse->at,
		.end = body.p + body.n,
		.untagged = body.p,
		.flat = body.p,
		.line_start = true,
		.before.findings = parse->diags->count,
		.before.left_out = parse->diags->left_out,
	};
	psn->first = psn->p;
	do {
		psn->first = str_skip_spaces(psn->first + scan.length, psn->end);
		scan = scan_next(psn->first, psn->end);
	} while (scan.is == SCAN_blank || scan.is == SCAN_bom);
	if (psn->first == psn->end) {
		parse->at = (uint32_t)body.n;
		return false;
	}
	line_cursor_start(&psn->cursor, record);
	return true;
}

/* Returns whether the text is prose or source: without a known tag, and with hardly a move among
 * words that are none. */
static bool
is_prose(const struct psn *psn)
{
	enum { WORDS = 10 }; /* for one move */

	return !psn->seen.tagged && psn->seen.words > psn->seen.moves * WORDS;
}

void
psn_end(struct psn *psn)
{
	struct diags *diags = psn->parse->diags;

	line_cursor_end(&psn->cursor);
	if (!psn->seen.declared || is_prose(psn)) {
		diags_forget(diags, psn->before.findings, diags->count);
		diags->left_out = psn->before.left_out;
		psn_report_text(psn, DIAG_no_game, psn->first, psn_line_end(psn->first, psn->end));
	}
	psn->record->at = psn_span(psn, psn->begin, psn->p);
	psn->parse->at = (uint32_t)(psn->p - psn->start);
}

void
psn_play(struct psn *psn, const struct variant *variant)
{
	enum { FILES = 9 };
	bool own = variant != NULL && !variant->pieces.shogi;

	psn_set_board(psn, variant != NULL && (variant->width > FILES || variant->pieces.large),
	    own ? &variant->pieces : NULL);
	psn->seen.other_game = variant != NULL && variant->pieces.written.n > 0;
}

const char *
psn_line_end(const char *p, const char *end)
{
	while (p != end && !str_is_line_end(*p))
		p++;
	return p;
}

const char *
psn_skip_line_end(const char *p, const char *end)
{
	if (p != end && *p == '\r' && p + 1 != end && p[1] == '\n')
		p++;
	return p != end && str_is_line_end(*p) ? p + 1 : p;
}

const char *
psn_take_word(const char *p, const char *end, const char *word)
{
	for (; *word != '\0'; p++, word++) {
		if (p == end || str_lower(*p) != *word)
			return NULL;
	}
	return p;
}

struct str
psn_next_word(const char **p, const char *end)
{
	const char *word = *p = str_skip_spaces(*p, end);

	while (*p != end && !str_is_space(**p))
		++*p;
	return psn_str(word, *p);
}

bool
psn_is_listed(struct str s, const char *const *words)
{
	while (*words != NULL && !str_eq_nocase(s, str_of(*words)))
		words++;
	return *words != NULL;
}

void
psn_report(struct psn *psn, enum diag rule, const char *p, const char *end, const struct arg *args)
{
	diags_add(psn->parse->diags, rule, psn_span(psn, p, end), 0, args);
}

struct str
psn_excerpt(const char *p, const char *end)
{
	enum { SHOWN = 60 };
	const char *shown = p;
	unsigned n; /* 0 at a line's end */

	while (shown - p < SHOWN && (n = scan_next(shown, end).length) > 0)
		shown += n;
	return psn_str(p, shown);
}

void
psn_report_text(struct psn *psn, enum diag rule, const char *p, const char *end)
{
	psn_report(psn, rule, p, end, ARGS(A_STR(psn_excerpt(p, end))));
}

void
psn_note(struct psn *psn, uint32_t node, enum note_kind kind, struct span at)
{
	record_add_note(psn->record, node, kind, text_str(psn->parse->text, at), at);
}
