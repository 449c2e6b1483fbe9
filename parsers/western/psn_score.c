#include "parsers/western/psn.h"

#include "record/text/scan.h"
#include "record/text/utf8.h"

/* --- words that are not understood */

void
psn_score_flush(struct psn *psn)
{
	const char *p = psn->junk, *end = psn->junk_end;
	uint32_t node = psn->node;

	if (p == NULL)
		return;
	psn->junk = NULL;
	if (end - p == 1) /* a sign or a letter, lost between moves */
		return;
	if (psn->named && !psn->scored && record_header(psn->record, HEADER_event) == NULL) {
		/* below "Black: name" and "White: name" stands where they played */
		record_add_header(psn->record, HEADER_event, STR("Event"), psn_str(p, end),
		    psn_span(psn, p, end));
		return;
	}
	psn->node = psn->junk_node;
	if (psn->over || psn_tree_ended(psn))
		record_add_note(
		    psn->record, psn->node, NOTE_comment, psn_str(p, end), psn_span(psn, p, end));
	else
		psn_unknown(psn, p, end);
	psn->node = node;
}

/* The end of the word at p. */
static const char *
word_end(const char *p, const char *end)
{
	if (p != end)
		p += scan_next(p, end).is == SCAN_end ? 1 : scan_next(p, end).length;
	while (p != end && !str_is_space(*p) && strchr("{}()[]", *p) == NULL &&
	       scan_next(p, end).is != SCAN_blank)
		p += scan_next(p, end).length;
	return p;
}

static void
read_junk(struct psn *psn)
{
	const char *p = psn->p;

	psn->p = word_end(p, psn->end);
	if (psn->junk == NULL) {
		psn->junk = p;
		psn->junk_node = psn->node;
	}
	psn->junk_end = psn->p;
}

/* --- numbers and results */

/* After the dots at p; *dots gets how many, an ellipsis counting for three. */
static const char *
take_dots(const char *p, const char *end, unsigned *dots)
{
	const struct str ellipsis = STR("…");

	for (*dots = 0; p != end; *dots += 1) {
		if (*p == '.') {
			p++;
		} else if (scan_word(p, end, ellipsis) != 0) {
			p += ellipsis.n;
			*dots += 2;
		} else {
			break;
		}
	}
	return p;
}

/* After what may stand for a half move that is left out, alone, or NULL. */
static const char *
take_placeholder(const char *p, const char *end)
{
	static const struct str dashes[] = { { "-", 1 }, { "–", 3 }, { "—", 3 }, { "−", 3 } };
	unsigned dots;
	const char *q = take_dots(p, end, &dots);
	size_t i;

	for (i = 0; q == p && i < sizeof dashes / sizeof *dashes; i++)
		q += scan_word(p, end, dashes[i]);
	return q != p && (q == end || str_is_space(*q)) ? q : NULL;
}

bool
psn_score_follows(const struct psn *psn, const char *p)
{
	const char *end = psn->end, *digits;
	struct psn_outcome outcome;
	struct claim claim;
	uint32_t number;
	bool chess = false;

	if (p == end || strchr("{([;$*", *p) != NULL)
		return true;
	digits = scan_number(p, end, &number);
	if (digits != p && (digits == end || *digits == '.' || str_is_space(*digits) ||
			       scan_next(digits, end).is == SCAN_other))
		return true;
	return western_move(p, end, &psn->style, &claim, &chess) != NULL ||
	       take_placeholder(p, end) != NULL || psn_word_pass(p, end) != NULL ||
	       psn_word_ending(p, end, false, &claim) != NULL ||
	       psn_word_result(p, end, false, &outcome) != NULL ||
	       western_move_like(p, end, &psn->style);
}

/* Whether a game that has its moves is over, so that another may begin. */
static bool
may_begin(const struct psn *psn)
{
	return psn->scored && psn->line_count == 0 && !psn->fork && psn->line_start &&
	       (psn->over || psn_tree_ended(psn));
}

/* Whether a game without moves was ended by its * and two empty lines. */
static bool
passed_over(const struct psn *psn)
{
	return psn->starred && !psn->scored && psn->line_start && psn->empty_lines >= 2;
}

/* After the blanks at p; where none but these stand on the line, and the number before them has
 * its dot, after the line's end too: lines are broken there as anywhere. */
static const char *
skip_break(const char *p, const char *end, bool dotted)
{
	p = scan_blanks(p, end);
	if (!dotted || p == end || (*p != '\n' && *p != '\r'))
		return p;
	p += *p == '\r' && end - p > 1 && p[1] == '\n' ? 2 : 1;
	return scan_blanks(p, end);
}

/* A number that stands before moves: digits, then dots or a blank. */
static bool
read_number(struct psn *psn)
{
	enum { DIGITS_MAX = 6, ELLIPSIS = 3 };
	const char *p = psn->p, *digits, *after, *next;
	uint32_t number;
	unsigned dots, more;

	digits = scan_number(p, psn->end, &number);
	if (digits == p || digits - p > DIGITS_MAX)
		return false;
	after = take_dots(digits, psn->end, &dots);
	next = scan_blanks(after, psn->end);
	more = 0;
	if (next != after && take_placeholder(next, psn->end) != NULL) {
		more = ELLIPSIS;
		next = take_placeholder(next, psn->end);
	} else if (next != after) {
		next = take_dots(next, psn->end, &more); /* 56. ...B'8d */
	}
	dots += more;
	after = more > 0 ? next : after;
	next = skip_break(next, psn->end, dots > 0);
	if ((dots == 0 && next == after && next != psn->end && !str_is_space(*next)) ||
	    !psn_score_follows(psn, next))
		return false;
	if (number == 1 && psn->depth > 0 && psn->line_start && psn->line_count == 0 &&
	    !psn->fork && (psn->empty_lines > 0 || may_begin(psn)) &&
	    !(dots >= 3 && psn->moves == 1)) {
		psn->stop = true;
		return true;
	}
	if (passed_over(psn)) {
		psn->stop = true;
		return true;
	}
	psn_number_take(psn, number, dots, p, after);
	psn->p = after;
	return true;
}

static bool
read_result(struct psn *psn)
{
	struct psn_outcome outcome;
	const char *p = psn->p,
		   *after = psn_word_result(p, psn->end, psn->chess || psn->variant_tag, &outcome);

	if (after == NULL || psn->depth == 0)
		return false;
	outcome.at = psn_span(psn, p, after);
	psn->outcome = outcome;
	psn->over |= psn->line_count == 0;
	psn->p = after;
	return true;
}

/* --- moves and words */

static bool
read_move(struct psn *psn)
{
	struct claim claim;
	const char *p = psn->p,
		   *after = western_move(p, psn->end, &psn->style, &claim, &psn->chess);

	if (after == NULL)
		return false;
	if (passed_over(psn) || (may_begin(psn) && psn->empty_lines >= 2)) {
		psn->stop = true;
		return true;
	}
	psn_tree_add(psn, &claim, p, after);
	psn->p = after;
	return true;
}

/* A word that looks like a move and is none. */
static bool
read_bad_move(struct psn *psn)
{
	const struct claim none = { .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	const char *p = psn->p, *after = word_end(p, psn->end);

	if (psn->over || psn_tree_ended(psn) || !western_move_like(p, psn->end, &psn->style))
		return false;
	psn_tree_add(psn, &none, p, after);
	diags_add(psn->parse->diags, DIAG_bad_move_text, psn_span(psn, p, after), psn->moves,
	    ARGS(A_STR(psn_excerpt(p, after))));
	psn->p = after;
	return true;
}

/* A word that ends the game.  A second one is a comment. */
static bool
read_ending(struct psn *psn)
{
	struct claim claim;
	const char *p = psn->p,
		   *after = psn_word_ending(p, psn->end, psn->chess || psn->variant_tag, &claim);

	if (after == NULL || psn_tree_ended(psn) || (!psn->declared && psn->depth == 0))
		return false;
	psn_tree_add(psn, &claim, p, after);
	psn->p = after;
	return true;
}

static bool
read_pass(struct psn *psn)
{
	const struct claim claim = { .kind = CLAIM_pass, .side = NO_SIDE, .winner = NO_SIDE };
	const char *p = psn->p, *after = psn_word_pass(p, psn->end);

	if (after == NULL)
		return false;
	psn_tree_add(psn, &claim, p, after);
	psn->p = after;
	return true;
}

/* After a sign of judgement at p, as chess books have them: ± ∞ ⩲ … */
static const char *
take_symbol(const char *p, const char *end)
{
	enum { PLUS_MINUS = 0xB1, ARROWS = 0x2190, SYMBOLS_END = 0x2BFF };
	uint32_t code;
	size_t n;

	if ((unsigned char)*p < 0x80)
		return p;
	n = utf8_read(psn_str(p, end), &code);
	return code == PLUS_MINUS || (code >= ARROWS && code <= SYMBOLS_END) ? p + n : p;
}

/* Signs that say what a move is worth: ! ?! $3 = ± and their like, kept as comments. */
static bool
read_glyph(struct psn *psn)
{
	const char *p = psn->p, *end = psn->end, *q = p;
	uint32_t number;

	if (*p == '$' && p + 1 != end && scan_number(p + 1, end, &number) != p + 1) {
		q = scan_number(p + 1, end, &number);
	} else {
		while (q != end && strchr("!?=+-/", *q) != NULL)
			q++;
		q = q == p ? take_symbol(p, end) : q;
		if (q == p || (q != end && !str_is_space(*q) && strchr("{}()$", *q) == NULL) ||
		    (q - p == 1 && *p == '-'))
			return false;
	}
	psn_tree_comment(psn, p, q);
	psn->p = q;
	return true;
}

/* Signs that say nothing: a list of pieces ends with $, a game that is not over with *; dots and
 * dashes stand for half moves. */
static bool
read_sign(struct psn *psn)
{
	const char *p = psn->p, *after = take_placeholder(p, psn->end);

	if (after == NULL && (*p == '$' || *p == '*') &&
	    (p + 1 == psn->end || str_is_space(p[1]) || p[1] == ')')) {
		psn->over |= *p == '*' && psn->depth > 0 && psn->line_count == 0;
		psn->starred |= *p == '*';
		after = p + 1;
	}
	if (after == NULL)
		return false;
	psn->p = after;
	return true;
}

static bool
read_list(struct psn *psn)
{
	const char *after = psn->scored ? NULL : psn_setup_piece(psn, psn->p);

	if (after == NULL)
		return false;
	psn->p = after;
	return true;
}

static bool
close_variation(struct psn *psn)
{
	if (*psn->p != ')' || !psn_tree_close(psn))
		return false;
	psn->p++;
	return true;
}

/* --- signs */

/* What an element may be that begins with a certain sign. */
static const struct {
	char sign;
	bool (*read)(struct psn *);
} signs[] = {
	{ '{', psn_comment_brace },
	{ ';', psn_comment_semicolon },
	{ '[', psn_comment_bracket },
	{ '(', psn_comment_parenthesis },
	{ '%', psn_comment_line },
	{ '#', psn_comment_line },
	{ ')', close_variation },
};

static bool
is_sign(char c)
{
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
		if (signs[i].sign == c)
			return true;
	return false;
}

/* --- lines */

/* Variation:6 */
static bool
read_variation(struct psn *psn)
{
	const struct str word = STR("Variation");
	const char *p = psn->p, *q = p + scan_word(p, psn->end, word), *after;
	uint32_t number;

	if (q == p)
		return false;
	q = scan_blanks(q, psn->end);
	if (q == psn->end || *q != ':')
		return false;
	q = scan_blanks(q + 1, psn->end);
	after = scan_number(q, psn->end, &number);
	if (after == q)
		return false;
	psn_tree_variation(psn, number, p, after);
	psn->branched = true;
	psn->over = false;
	psn->p = after;
	return true;
}

/* Shogi Variants writes "Shogi -  Game Record", with a variant's name before it. */
static bool
read_heading(struct psn *psn, struct str line)
{
	const struct str words = STR(" -  Game Record");
	size_t at = str_find(line, words);
	struct str name = str_trim(str_first(line, at));

	if (at + words.n != line.n || psn->scored)
		return false;
	psn_variant_take(psn, name, psn_span(psn, name.p, name.p + name.n));
	return true;
}

/* What takes a whole line; a comment is none of it, whatever it says. */
static bool
read_line(struct psn *psn)
{
	const char *end;
	struct str line;

	if (!psn->line_start)
		return false;
	if (read_variation(psn))
		return true;
	if (psn->scored || is_sign(*psn->p))
		return false;
	end = psn_line_end(psn->p, psn->end);
	line = str_trim(psn_str(psn->p, end));
	if (!psn_tag_line(psn, line) && !read_heading(psn, line))
		return false;
	psn->p = end;
	return true;
}

/* --- all of them */

static bool
read_minutes(struct psn *psn)
{
	const char *after = psn_time_minutes(psn, psn->p);

	if (after == NULL)
		return false;
	psn->p = after;
	return true;
}

/* What an element may be that begins with anything else, in the order in which they are tried. */
static bool (*const readers[])(struct psn *) = {
	read_minutes,
	read_result,
	read_number,
	read_list,
	read_move,
	read_pass,
	read_ending,
	read_sign,
	read_glyph,
	read_bad_move,
};

static bool
read_element(struct psn *psn)
{
	size_t i;

	if (read_line(psn))
		return true;
	for (i = 0; i < sizeof signs / sizeof *signs; i++) {
		if (*psn->p == signs[i].sign && signs[i].read(psn))
			return true;
	}
	for (i = 0; i < sizeof readers / sizeof *readers; i++) {
		if (readers[i](psn))
			return true;
	}
	return false;
}

/* After the blanks at p; counts the lines. */
static void
skip_blanks(struct psn *psn)
{
	for (; psn->p != psn->end; psn->p++) {
		struct scan scan;

		if (*psn->p == '\n' || *psn->p == '\r') {
			if (*psn->p == '\r' && psn->p + 1 != psn->end && psn->p[1] == '\n')
				psn->p++;
			psn->empty_lines += psn->line_start;
			psn->line_start = true;
			psn_score_flush(psn);
			continue;
		}
		if (str_is_space(*psn->p))
			continue;
		scan = scan_next(psn->p, psn->end);
		if (scan.is != SCAN_blank && scan.is != SCAN_mark_of_order)
			return;
		psn->p += scan.length - 1;
	}
}

void
psn_score_read(struct psn *psn)
{
	skip_blanks(psn);
	if (psn->p == psn->end)
		return;
	if (read_element(psn))
		psn_score_flush(psn);
	else
		read_junk(psn);
	psn->line_start = false;
	psn->empty_lines = 0;
}
