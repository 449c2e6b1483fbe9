#include "parsers/western/psn.h"

#include "record/text/scan.h"

/* After the blanks from p on; *empty is set when an empty line is among them. */
static const char *
skip_lines(const char *p, const char *end, bool *empty)
{
	unsigned ends = 0;

	for (; p != end && str_is_space(*p); p++)
		ends += *p == '\n' || (*p == '\r' && (p + 1 == end || p[1] != '\n'));
	*empty = ends > 1;
	return p;
}

/*
 * Where close stands, after p, or, where it was forgotten, where the next game's tags or (of
 * brackets) the next paragraph begins.  All that is passed over is taken, so that no text is looked
 * at twice.
 */
static const char *
find_close(const char *p, const char *end, char close)
{
	while (p != end && *p != close) {
		const char *line_end = p;
		struct psn_tag tag;
		bool empty;

		if (*p != '\n' && *p != '\r') {
			p++;
			continue;
		}
		p = skip_lines(p, end, &empty);
		if (empty && (close != '}' || psn_tag_read(p, end, &tag)))
			return line_end;
	}
	return p;
}

/* Reports a sign that is not closed, at p; returns where reading goes on. */
static const char *
check_closed(struct psn *psn, const char *p, const char *close, char sign)
{
	if (close != psn->end && *close == sign)
		return close + 1;
	psn_find(
	    psn, DIAG_truncated, p, p + 1, ARGS(A_STR(psn_excerpt(p, psn_line_end(p, psn->end)))));
	return close;
}

/* A comment that is a result alone, as XBoard and others write: {White resigns}, {1-0}. */
static bool
is_result(struct psn *psn, const char *p, const char *end)
{
	struct psn_outcome outcome;
	struct claim claim;

	if (psn->line_count > 0 || psn->branched || psn->depth == 0 || psn_tree_ended(psn))
		return false;
	p = scan_blanks(p, end); /* on a line of its own it is a comment all the same */
	while (end != p && str_is_space(end[-1]))
		end--;
	if (psn_word_result(p, end, psn->chess || psn->variant_tag, &outcome) == end) {
		outcome.at = psn_span(psn, p, end);
		psn->outcome = outcome;
		psn->over = true;
		return true;
	}
	if (psn_word_ending(p, end, psn->chess || psn->variant_tag, &claim) != end ||
	    claim.winner == NO_SIDE)
		return false;
	psn_tree_add(psn, &claim, p, end);
	return true;
}

bool
psn_comment_brace(struct psn *psn)
{
	const char *p = psn->p, *close = psn_time_read(psn, p);

	if (close != NULL) {
		psn->p = close;
		return true;
	}
	close = find_close(p + 1, psn->end, '}');
	psn->p = check_closed(psn, p, close, '}');
	if (!is_result(psn, p + 1, close))
		psn_tree_comment(psn, p + 1, close);
	return true;
}

bool
psn_comment_semicolon(struct psn *psn)
{
	const char *p = psn->p, *end;

	if (!psn->line_start && p != psn->start && !str_is_space(p[-1]))
		return false;
	end = psn_line_end(p, psn->end);
	psn_tree_comment(psn, p + 1, end);
	psn->p = end;
	return true;
}

bool
psn_comment_line(struct psn *psn)
{
	const char *p = psn->p, *end;

	if (p != psn->start && p[-1] != '\n' && p[-1] != '\r')
		return false;
	end = psn_line_end(p, psn->end);
	record_add_note(
	    psn->record, psn->node, NOTE_remark, psn_str(p + 1, end), psn_span(psn, p + 1, end));
	psn->p = end;
	return true;
}

/* What some sites put around a game. */
static const struct str wraps[] = {
	{ "[psn]", 5 },
	{ "[/psn]", 6 },
};

/* Reads a tag.  Where none ends on the line, none is looked for again. */
static bool
read_tag(struct psn *psn)
{
	struct psn_tag tag;

	if ((!psn->line_start && psn->scored) || psn->p < psn->untagged)
		return false;
	if (!psn_tag_read(psn->p, psn->end, &tag)) {
		if (tag.open)
			psn->untagged = psn_line_end(psn->p, psn->end);
		return false;
	}
	psn->stop = psn_tag_opens(psn, &tag);
	if (psn->stop)
		return true;
	psn->p = tag.after;
	psn_tag_take(psn, &tag);
	return true;
}

bool
psn_comment_bracket(struct psn *psn)
{
	const char *p = psn->p, *close;
	size_t i, n;

	for (i = 0; i < sizeof wraps / sizeof *wraps; i++) {
		n = scan_word(p, psn->end, wraps[i]);
		if (n > 0) {
			psn->p += n;
			return true;
		}
	}
	if (read_tag(psn))
		return true;
	close = find_close(p + 1, psn->end, ']');
	psn->p = check_closed(psn, p, close, ']');
	psn_tree_comment(psn, p + 1, close);
	return true;
}

/* After a label, (A), at p; *label gets its number.  NULL when none stands there. */
static const char *
take_label(const char *p, const char *end, unsigned *label)
{
	p = scan_blanks(p + 1, end);
	if (p == end || *p < 'A' || *p > 'Z')
		return NULL;
	*label = (unsigned)(*p - 'A');
	p = scan_blanks(p + 1, end);
	return p != end && *p == ')' ? p + 1 : NULL;
}

/* GSDB's exported games have labels in the score, and below it a line for each with its text. */
static void
read_label(struct psn *psn, const char *after, unsigned label)
{
	const char *text = scan_blanks(after, psn->end), *end;

	if (psn->line_start && psn->labels[label] != 0) {
		end = psn_line_end(text, psn->end);
		record_add_note(psn->record, psn->labels[label] - 1, NOTE_comment,
		    psn_str(text, end), psn_span(psn, text, end));
		psn->labels[label] = 0;
		psn->p = end;
		return;
	}
	psn->labels[label] = 1 + psn->node;
	psn->label_at[label] = psn_span(psn, psn->p, after);
	psn->p = after;
}

void
psn_comment_finish(struct psn *psn)
{
	unsigned label;

	for (label = 0; label < sizeof psn->labels / sizeof *psn->labels; label++) {
		struct span at = psn->label_at[label];

		if (psn->labels[label] != 0)
			record_add_note(psn->record, psn->labels[label] - 1, NOTE_comment,
			    text_str(psn->parse->text, at), at);
	}
}

/* Parentheses around words, up to the end of the line. */
static void
read_words(struct psn *psn)
{
	const char *p = psn->p, *close = p;

	while (close != psn->end && *close != ')' && *close != '\n' && *close != '\r')
		close++;
	psn->p = check_closed(psn, p, close, ')');
	psn_tree_comment(psn, p, psn->p);
}

bool
psn_comment_parenthesis(struct psn *psn)
{
	const char *p = psn->p, *after = psn_time_read(psn, p);
	unsigned label;

	if (after != NULL) {
		psn->p = after;
		return true;
	}
	after = take_label(p, psn->end, &label);
	if (after != NULL) {
		read_label(psn, after, label);
		return true;
	}
	after = str_skip_spaces(p + 1, psn->end);
	if (!psn_score_follows(psn, after)) {
		read_words(psn);
		return true;
	}
	if (psn->depth == 0) {
		psn_find(psn, DIAG_orphan_variation, p, p + 1, ARGS(A_NUMBER(0)));
		read_words(psn);
		return true;
	}
	psn_tree_open(psn, p);
	psn->p = p + 1;
	return true;
}
