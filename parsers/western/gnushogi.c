/*
 * GNU Shogi's own files.  A saved game has the players, the clocks and the final board before its
 * moves, one a line with the program's evaluation; a list of a game has two moves a line.  Boards
 * and evaluations are kept as remarks.
 */
#include "parsers/western/psn_reader.h"

static const struct western_style style = { .alphabet = NULL };

static bool
is_integer(struct str word)
{
	size_t sign = word.n > 0 && word.p[0] == '-', i = sign;

	while (i < word.n && str_is_digit(word.p[i]))
		i++;
	return i > sign && i == word.n;
}

/* Returns whether a line begins with a move, its score and its depth. */
static bool
is_move_line(const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;
	struct str depth;

	while (p != end && *p == ' ')
		p++;
	p = western_move(p, end, &style, &claim, &chess);
	if (p == NULL || !is_integer(psn_next_word(&p, end)))
		return false;
	depth = psn_next_word(&p, end);
	return is_integer(depth) || str_eq(depth, STR("Book"));
}

static struct sign
probe(struct str body)
{
	enum { SCORE = 90, SAMPLE = 8192 };
	const char *end = body.p + (body.n < SAMPLE ? body.n : SAMPLE),
		   *p = str_skip_spaces(body.p, end);
	const char *line_end = psn_line_end(p, end), *second = str_skip_spaces(line_end, end);
	struct str line = psn_str(p, line_end);
	bool list = str_starts(line, STR("gnushogi ")) && str_ends(str_rtrim(line), STR(" game"));
	bool saved = str_starts(line, STR("White ")) && str_find(line, STR(" Black ")) < line.n &&
		     scan_word(second, end, STR("TimeControl")) != 0;

	if (!list && !saved && !is_move_line(p, line_end))
		return (struct sign){ .score = 0 };
	return (struct sign){ .score = SCORE,
		.what = PHRASE_sign_saved,
		.at = { (uint32_t)(p - body.p), (uint32_t)line.n } };
}

static void
add_remark(struct psn *psn, const char *p, const char *end)
{
	struct str text = str_trim(psn_str(p, end));

	if (text.n > 0)
		psn_note(psn, psn->cursor.node, NOTE_remark, psn_place(psn, text));
}

/* Returns the place of the first move of a line from p on, or end. */
static const char *
find_move(const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;

	while ((p = str_skip_spaces(p, end)) != end &&
	       western_move(p, end, &style, &claim, &chess) == NULL)
		psn_next_word(&p, end);
	return p;
}

/* Reads the moves of a line; after each is the program's evaluation. */
static void
read_moves(struct psn *psn, const char *p, const char *end)
{
	struct claim claim;
	const char *after;

	for (p = find_move(p, end); p != end; p = find_move(after, end)) {
		after = western_move(p, end, &style, &claim, &psn->seen.chess);
		psn_tree_add(psn, &claim, p, after);
		add_remark(psn, after, find_move(after, end));
	}
}

/* Reads the players: White Human Black computer 0. */
static bool
read_players(struct psn *psn, const char *p, const char *end)
{
	static const char *const colours[] = { "White", "Black" };
	struct str key, value;
	size_t i;

	if (record_header(psn->record, HEADER_white) != NULL)
		return false;
	for (i = 0; i < 2; i++) {
		key = psn_next_word(&p, end);
		value = psn_next_word(&p, end);
		if (!str_eq(key, str_of(colours[i])) || value.n == 0)
			return i > 0;
		record_add_header(psn->record, i == 0 ? HEADER_white : HEADER_black, key, value,
		    psn_place(psn, value));
	}
	psn->seen.declared = true;
	return true;
}

/* Reads the last line of a list: Draw and the reason, or the winner's colour. */
static bool
read_outcome(struct psn *psn, const char *p, const char *end)
{
	struct str line = str_trim(psn_str(p, end));
	struct psn_outcome outcome = { .given = true, .winner = NO_SIDE };

	if (psn->cursor.depth == 0)
		return false;
	if (str_eq(line, STR("Black")))
		outcome.winner = BLACK;
	else if (str_eq(line, STR("White")))
		outcome.winner = WHITE;
	else if (!str_starts(line, STR("Draw")))
		return false;
	outcome.at = psn_place(psn, line);
	psn->line.outcome = outcome;
	return true;
}

/* Reads the rest of the text, which holds one game. */
static bool
next(struct parse *parse, struct record *record)
{
	struct psn psn;

	if (!psn_begin(&psn, parse, record))
		return false;
	psn_play(&psn, parse->variant);
	while (psn.p != psn.end) {
		const char *p = psn.p, *end = psn_line_end(p, psn.end);

		if (is_move_line(p, end))
			read_moves(&psn, p, end);
		else if (!read_players(&psn, p, end) && !read_outcome(&psn, p, end))
			add_remark(&psn, p, end);
		psn.p = end == psn.end ? end : end + 1;
	}
	psn_tree_finish(&psn);
	psn_tag_finish(&psn);
	psn_end(&psn);
	return true;
}

const struct parser gnushogi_parser = { .probe = probe, .next = next };
