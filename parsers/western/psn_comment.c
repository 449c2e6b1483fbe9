#include "parsers/western/psn_reader.h"

/* Returns whether c is a space that does not end a line. */
static bool
is_blank(char c)
{
	return str_is_space(c) && !str_is_line_end(c);
}

/* {} is an empty line.  The GNU Shogi Database writes a score on one line, with ~ for the line ends
 * in a comment; in a comment that has lines, ~ is like any other character. */
void
psn_comment_add(struct psn *psn, const char *p, const char *end)
{
	bool tildes = (psn->seen.gsdb && psn_line_end(p, end) == end) || (p != end && *p == '~');
	const char *line;

	if (p == end)
		psn_tree_note(psn, psn_span(psn, p, end));
	/* blanks and one line's end are skipped at both ends; more empty lines belong to it */
	while (p != end && is_blank(*p))
		p++;
	p = psn_skip_line_end(p, end);
	while (end != p && is_blank(end[-1]))
		end--;
	if (end != p && str_is_line_end(end[-1]))
		end -= 1 + (end - p > 1 && end[-1] == '\n' && end[-2] == '\r');
	while (p != end) {
		for (line = p; p != end && !str_is_line_end(*p) && !(tildes && *p == '~');)
			p++;
		psn_tree_note(psn, psn_span(psn, line, p));
		p = p != end && *p == '~' ? p + 1 : psn_skip_line_end(p, end);
	}
}

/* --- closing signs */

/*
 * Finds the closing sign of the comment whose opening sign is before p.  If there is none, the
 * comment ends where the next game's tags or (of brackets) the next paragraph begins.  All that is
 * skipped belongs to the comment, so that no text is searched twice.
 */
static const char *
find_close(const char *p, const char *end, char close, bool nests)
{
	unsigned depth = 1;

	for (; p != end; p++) {
		const char *line_end = p;
		struct psn_tag tag;
		unsigned ends = 0;

		depth += nests && *p == '{';
		depth -= *p == close;
		if (depth == 0)
			return p;
		if (!str_is_line_end(*p))
			continue;
		for (; p != end && str_is_space(*p); p++)
			ends += *p == '\n' || (*p == '\r' && (p + 1 == end || p[1] != '\n'));
		if (ends > 1 && (close != '}' || psn_tag_read(p, end, &tag)))
			return line_end;
		p--;
	}
	return p;
}

/* Reports the opening sign at p. */
static struct finding *
report_open(struct psn *psn, enum diag rule, const char *p)
{
	return diags_add(psn->parse->diags, rule, psn_span(psn, p, p + 1), 0,
	    ARGS(A_STR(psn_excerpt(p, psn_line_end(p, psn->end)))));
}

/* Finds the end of the comment in braces at p.  Braces nest; where that leaves one open, they do
 * not up to the end of the game (psn->flat), and its comments end at their first closing brace. */
static const char *
find_brace(struct psn *psn, const char *p)
{
	bool nests = p >= psn->flat;
	const char *close = find_close(p + 1, psn->end, '}', nests), *first;

	if (!nests || (close != psn->end && *close == '}'))
		return close;
	psn->flat = close;
	first = memchr(p, '}', (size_t)(close - p));
	if (first == NULL)
		return close;
	report_open(psn, DIAG_unclosed_comment, p)->severity = SEVERITY_warning;
	return first;
}

/* Returns the first word of p to end that is a move, or NULL. */
static const char *
find_move(const struct psn *psn, const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;

	while (p != end && western_move(p, end, &psn->style, &claim, &chess) == NULL) {
		while (p != end && !str_is_space(*p) && *p != '.')
			p++;
		while (p != end && (str_is_space(*p) || *p == '.'))
			p++;
	}
	return p != end ? p : NULL;
}

/* Returns the place after the closing sign.  If there is none, reports the opening sign at p; moves
 * that such a comment hides may be the game's, which cannot be read then. */
static const char *
after_close(struct psn *psn, const char *p, const char *close, char sign)
{
	const struct claim none = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	const char *move;

	if (close != psn->end && *close == sign)
		return close + 1;
	report_open(psn, close == psn->end ? DIAG_truncated : DIAG_unclosed_comment, p);
	move = psn->over || psn_tree_ended(psn) ? NULL : find_move(psn, p + 1, close);
	if (move != NULL)
		psn_tree_add(psn, &none, move, close);
	return close;
}

/* --- comments */

/* Takes a comment that is only a result, as XBoard and others write it: {White resigns}, {1-0}.
 * After a line's end it is an ordinary comment. */
static bool
take_result(struct psn *psn, const char *p, const char *end)
{
	struct psn_outcome outcome;
	struct claim claim;

	if (psn->outer.count > 0 || psn->seen.branched || psn->cursor.depth == 0 ||
	    psn_tree_ended(psn))
		return false;
	p = scan_blanks(p, end);
	while (end != p && str_is_space(end[-1]))
		end--;
	if (psn_word_result(p, end, psn_white_first(psn), &outcome) == end) {
		outcome.at = psn_span(psn, p, end);
		psn->line.outcome = outcome;
		psn->over = true;
		return true;
	}
	if (psn_word_ending(p, end, psn_white_first(psn), &claim) != end || claim.winner == NO_SIDE)
		return false;
	psn_tree_add(psn, &claim, p, end);
	return true;
}

/* Takes a comment that begins with an ending, which is the game's if no other is: {Resigns},
 * {Resigns. Black will be mated}.  Returns false if it has to be kept as a comment, as one after a
 * line's end. */
static bool
take_closing(struct psn *psn, const char *p, const char *end)
{
	struct claim claim;
	const char *after;
	bool whole;

	p = scan_blanks(p, end);
	after = psn_word_closing(p, end, psn_white_first(psn), &claim);
	if (after == NULL)
		return false;
	whole = str_skip_spaces(after, end) == end;
	return psn_tree_closing(psn, &claim, whole, p, after) && whole;
}

const char *
psn_comment_brace(struct psn *psn, const char *p)
{
	const char *close, *after = psn_number_time(psn, p);

	if (after != NULL)
		return after;
	close = find_brace(psn, p);
	if (!take_result(psn, p + 1, close) && !take_closing(psn, p + 1, close))
		psn_comment_add(psn, p + 1, close);
	return after_close(psn, p, close, '}');
}

const char *
psn_comment_semicolon(struct psn *psn, const char *p)
{
	const char *end;

	if (!psn->line_start && p != psn->start && !str_is_space(p[-1]))
		return NULL;
	end = psn_line_end(p, psn->end);
	psn_comment_add(psn, p + 1, end);
	return end;
}

const char *
psn_comment_line(struct psn *psn, const char *p)
{
	const char *end;

	if (p != psn->start && !str_is_line_end(p[-1]))
		return NULL;
	end = psn_line_end(p, psn->end);
	psn_tree_remark(psn, psn_span(psn, p + 1, end));
	return end;
}

/* --- tags */

/* Reads a tag; returns p, with psn->stop set, if it begins another game.  If no tag ends on the
 * line, that line is not searched again. */
static const char *
take_tag(struct psn *psn, const char *p)
{
	struct psn_tag tag;

	if ((!psn->line_start && psn->seen.scored) || p < psn->untagged)
		return NULL;
	if (!psn_tag_read(p, psn->end, &tag)) {
		if (tag.open)
			psn->untagged = psn_line_end(p, psn->end);
		return NULL;
	}
	psn->stop = psn_tag_opens(psn, &tag);
	if (psn->stop)
		return p;
	psn_tag_take(psn, &tag);
	return tag.after;
}

const char *
psn_comment_bracket(struct psn *psn, const char *p)
{
	static const struct str wrappers[] = { { "[psn]", 5 }, { "[/psn]", 6 } }; /* on web sites */
	const char *close, *after;
	size_t i, n;

	for (i = 0; i < sizeof wrappers / sizeof *wrappers; i++) {
		n = scan_word(p, psn->end, wrappers[i]);
		if (n > 0)
			return p + n;
	}
	after = take_tag(psn, p);
	if (after != NULL)
		return after;
	close = find_close(p + 1, psn->end, ']', false);
	psn_comment_add(psn, p + 1, close);
	return after_close(psn, p, close, ']');
}

/* --- labels and variations */

/* Reads a label, (A), at p; *label gets its index. */
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

/* Takes a label in p to after.  Games exported by the GNU Shogi Database have labels in the score,
 * and below it a line for each with its text. */
static const char *
read_label(struct psn *psn, const char *p, const char *after, unsigned label)
{
	const char *text = scan_blanks(after, psn->end), *end;

	if (!psn->line_start || psn->labels[label].node == 0) {
		psn->labels[label].node = 1 + psn->cursor.node;
		psn->labels[label].at = psn_span(psn, p, after);
		return after;
	}
	end = psn_line_end(text, psn->end);
	psn_note(psn, psn->labels[label].node - 1, NOTE_comment, psn_span(psn, text, end));
	psn->labels[label].node = 0;
	return end;
}

void
psn_comment_finish(struct psn *psn)
{
	unsigned i;

	for (i = 0; i < sizeof psn->labels / sizeof *psn->labels; i++)
		if (psn->labels[i].node != 0)
			psn_note(psn, psn->labels[i].node - 1, NOTE_comment, psn->labels[i].at);
}

const char *
psn_comment_parenthesis(struct psn *psn, const char *p)
{
	const char *end = psn->end, *close = p, *after = psn_number_time(psn, p);
	unsigned label;
	bool moves;

	if (after != NULL)
		return after;
	after = take_label(p, end, &label);
	if (after != NULL)
		return read_label(psn, p, after, label);
	moves = psn_number_follows(psn, str_skip_spaces(p + 1, end));
	if (moves && psn->cursor.depth > 0) {
		psn_tree_open(psn, p);
		return p + 1;
	}
	if (moves)
		psn_report(psn, DIAG_orphan_variation, p, p + 1, ARGS(A_NUMBER(0)));
	while (close != end && *close != ')' && !str_is_line_end(*close))
		close++;
	psn_comment_add(psn, p, close != end && *close == ')' ? close + 1 : close);
	return after_close(psn, p, close, ')');
}
