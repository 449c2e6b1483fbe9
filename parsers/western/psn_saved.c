/*
 * GNU Shogi's own files (psn-hodges.md 4.8): a saved game has the players, the clocks and the final
 * board above its moves, one a line with what the program thought of it; a list of a game has two
 * moves a line.  Boards and thoughts are kept as remarks.
 */
#include "parsers/western/psn_saved.h"

#include "parsers/western/psn_tree.h"
#include "record/scan.h"

/* The next word of a line at *p, empty at its end; moves *p after it. */
static struct str
next_word(const char **p, const char *end)
{
	const char *word;

	*p = str_skip_spaces(*p, end);
	for (word = *p; *p != end && !str_is_space(**p);)
		++*p;
	return psn_str(word, *p);
}

static bool
is_integer(struct str word)
{
	size_t i = word.n > 0 && word.p[0] == '-';

	for (; i < word.n && str_is_digit(word.p[i]); i++)
		;
	return word.n > 0 && i == word.n && word.p[i - 1] != '-';
}

/* After a move at p, in either alphabet of squares, or NULL. */
static const char *
take_move(const char *p, const char *end, struct claim *claim, bool *chess)
{
	const struct western_style style = { .alphabet = ALPHABET_en };

	return western_move(p, end, &style, claim, chess);
}

/* Whether a line begins with a move, its score and its depth. */
static bool
is_move_line(const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;
	struct str depth;

	while (p != end && *p == ' ')
		p++;
	p = take_move(p, end, &claim, &chess);
	if (p == NULL || !is_integer(next_word(&p, end)))
		return false;
	depth = next_word(&p, end);
	return is_integer(depth) || str_eq(depth, STR("Book"));
}

/* The line after this one that is not empty. */
static const char *
next_line(const char *p, const char *end)
{
	p = psn_line_end(p, end);
	p = str_skip_spaces(p, end);
	return p;
}

bool
psn_saved_begins(const char *p, const char *end)
{
	const char *line_end = psn_line_end(p, end), *second = next_line(p, end);
	struct str line = psn_str(p, line_end);

	if (str_starts(line, STR("gnushogi ")) && str_ends(str_rtrim(line), STR(" game")))
		return true;
	if (str_starts(line, STR("White ")) && str_find(line, STR(" Black ")) < line.n &&
	    scan_word(second, end, STR("TimeControl")) != 0)
		return true;
	return is_move_line(p, line_end);
}

static void
add_remark(struct psn *psn, const char *p, const char *end)
{
	struct str text = str_trim(psn_str(p, end));

	if (text.n > 0)
		record_add_note(psn->record, psn->cursor.node, NOTE_remark, text,
		    psn_span(psn, text.p, text.p + text.n));
}

/* Where the next move of a line begins, at or after p; end when there is none. */
static const char *
find_move(const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;

	for (;;) {
		p = str_skip_spaces(p, end);
		if (p == end || take_move(p, end, &claim, &chess) != NULL)
			return p;
		next_word(&p, end);
	}
}

/* Reads the moves of a line; what stands after each is what the program thought of it. */
static void
read_moves(struct psn *psn, const char *p, const char *end)
{
	struct claim claim;
	const char *after;

	for (p = find_move(p, end); p != end; p = find_move(after, end)) {
		after = take_move(p, end, &claim, &psn->chess);
		psn_tree_add(psn, &claim, p, after);
		add_remark(psn, after, find_move(after, end));
	}
}

/* White Human Black computer 0 */
static bool
read_players(struct psn *psn, const char *p, const char *end)
{
	static const struct {
		struct str word;
		enum header_id id;
	} colours[] = { { { "White", 5 }, HEADER_white }, { { "Black", 5 }, HEADER_black } };
	struct str key, value;
	size_t i;

	if (record_header(psn->record, HEADER_white) != NULL)
		return false;
	for (i = 0; i < sizeof colours / sizeof *colours; i++) {
		key = next_word(&p, end);
		value = next_word(&p, end);
		if (!str_eq(key, colours[i].word) || value.n == 0)
			return i > 0;
		record_add_header(psn->record, colours[i].id, key, value,
		    psn_span(psn, value.p, value.p + value.n));
	}
	psn->declared = true;
	return true;
}

/* The last line of a list: Draw and the reason, or the winner's colour. */
static bool
read_outcome(struct psn *psn, struct str line)
{
	struct psn_outcome outcome = { .given = true, .winner = NO_SIDE };

	if (psn->cursor.depth == 0)
		return false;
	if (str_eq(line, STR("Black")))
		outcome.winner = BLACK;
	else if (str_eq(line, STR("White")))
		outcome.winner = WHITE;
	else if (!str_starts(line, STR("Draw")))
		return false;
	outcome.at = psn_span(psn, line.p, line.p + line.n);
	psn->outcome = outcome;
	return true;
}

static void
read_line(struct psn *psn, const char *p, const char *end)
{
	if (is_move_line(p, end))
		read_moves(psn, p, end);
	else if (!read_players(psn, p, end) && !read_outcome(psn, str_trim(psn_str(p, end))))
		add_remark(psn, p, end);
}

void
psn_saved_read(struct psn *psn)
{
	while (psn->p != psn->end) {
		const char *end = psn_line_end(psn->p, psn->end);

		read_line(psn, psn->p, end);
		psn->p = end == psn->end ? end : end + 1;
	}
}
