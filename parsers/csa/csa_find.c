#include "parsers/csa/csa_reader.h"

/* How a typical line begins: 9 is a digit, A a capital, any other character itself. */
static const struct trait {
	const char *pattern;
	int weight;
	bool alone; /* nothing may follow */
} traits[] = {
	{ "'CSA encoding=", 100, false },
	{ "'encoding=", 60, false },
	{ "V9", 90, false },
	{ "N+", 85, false },
	{ "N-", 85, false },
	{ "$A", 70, false },
	{ "PI", 80, false },
	{ "P9", 70, false },
	{ "P+", 70, false },
	{ "P-", 70, false },
	{ "+9999AA", 95, false },
	{ "-9999AA", 95, false },
	{ "9999AA9999AA", 95, false },
	{ "+9", 20, false },
	{ "-9", 10, false },
	{ "+", 30, true },
	{ "-", 20, true },
	{ "%A", 40, false },
	{ "%+A", 40, false },
	{ "%-A", 40, false },
};

/* Returns the trait that a line has, or NULL. */
static const struct trait *
trait_of(struct str line)
{
	size_t i, n;

	for (i = 0; i < sizeof traits / sizeof *traits; i++) {
		const char *want = traits[i].pattern;

		for (n = 0; want[n] != '\0'; n++) {
			char c = n < line.n ? line.p[n] : '\0';

			if (want[n] == '9'   ? !str_is_digit(c)
			    : want[n] == 'A' ? c < 'A' || c > 'Z'
					     : c != want[n])
				break;
		}
		if (want[n] == '\0' && (!traits[i].alone || n == line.n))
			return &traits[i];
	}
	return NULL;
}

/* Returns a line without a byte order mark and blanks around it. */
static struct str
bare_line(struct str line)
{
	return str_trim(str_starts(line, STR("\xEF\xBB\xBF")) ? str_after(line, 3) : line);
}

struct sign
csa_find_probe(struct str body)
{
	enum { STRANGE_MAX = 3, LINES_MAX = 100 };
	uint32_t at = 0;
	struct span span;
	int strange = 0, lines;

	for (lines = 0; lines < LINES_MAX && text_next_line(body, &at, &span); lines++) {
		struct str line = bare_line((struct str){ body.p + span.at, span.n });
		const struct trait *trait = trait_of(line);

		if (trait != NULL)
			return (struct sign){ trait->weight / (1 + strange), PHRASE_sign_csa,
				{ (uint32_t)(line.p - body.p), (uint32_t)line.n } };
		if (line.n > 0 && *line.p != '\'' && ++strange > STRANGE_MAX)
			break;
	}
	return (struct sign){ .score = 0 };
}

/* Keeps the lines from at to end, which belong to no game, with the present node. */
static void
keep_lines(struct csa *csa, uint32_t at, uint32_t end)
{
	struct str body = str_first(csa->parse->text->body, end);
	struct span line;
	bool star;

	while (text_next_line(body, &at, &line)) {
		struct str text = bare_line((struct str){ body.p + line.at, line.n });

		if (text.n == 0 || str_eq(text, STR("/")))
			continue;
		if (*text.p != '\'') {
			csa_reader_keep(csa, DIAG_unknown_line, line);
			continue;
		}
		text.n = (size_t)(body.p + line.at + line.n - text.p); /* with trailing blanks */
		star = str_starts(text, STR("'*"));
		record_add_note(csa->record, csa->node, star ? NOTE_comment : NOTE_remark,
		    str_after(text, 1 + (size_t)star), line);
	}
}

static bool
is_empty(struct str line)
{
	return bare_line(line).n == 0;
}

/* --- lines that only a game has */

/* Returns whether a line that begins with P has a part of a position. */
static bool
is_position(struct str line)
{
	char kind = line.n < 2 ? '\0' : line.p[1];
	struct str rest;
	size_t i, cells = 0;

	if (kind == '\0')
		return false;
	rest = str_ltrim(str_after(line, 2));
	if (kind == 'I' || kind == '+' || kind == '-')
		return (kind == 'I' && rest.n == 0) ||
		       (rest.n >= 4 && str_is_digit(rest.p[0]) && str_is_digit(rest.p[1]) &&
			   (piece_of_csa(rest.p + 2) != 0 ||
			       str_starts(str_after(rest, 2), STR("AL"))));
	for (i = 0; str_is_digit(kind) && kind != '0' && i < rest.n; i++)
		cells +=
		    rest.p[i] == '*' || ((rest.p[i] == '+' || rest.p[i] == '-') && rest.n - i > 2 &&
					    piece_of_csa(rest.p + i + 1) != 0);
	return cells > 1;
}

/* Returns whether a line that begins with % has an ending of CSA. */
static bool
is_ending(struct str line)
{
	struct str word =
	    str_after(line, line.n > 1 && (line.p[1] == '+' || line.p[1] == '-') ? 2 : 1);
	size_t n = 0;

	while (n < word.n && word.p[n] != ',' && !str_is_blank(word.p[n]))
		n++;
	return csa_ending_is_word(str_first(word, n));
}

/* What shows that a section is a game: a line that only a game has, both players, or a version with
 * anything else. */
enum hint {
	HINT_version = 1 << 0, /* or the encoding */
	HINT_black = 1 << 1,
	HINT_white = 1 << 2,
	HINT_turn = 1 << 3,
	HINT_game = 1 << 4
};

static unsigned hint_of(struct str line);

/* Returns what a line such as V2.2 shows.  A whole game may follow after a comma. */
static unsigned
hint_of_version(struct str line)
{
	size_t n = 1;

	while (n < line.n && (str_is_digit(line.p[n]) || line.p[n] == '.'))
		n++;
	if (n == line.n && n > 1)
		return HINT_version;
	return n < line.n && line.p[n] == ',' ? hint_of(str_trim(str_after(line, n + 1))) : 0;
}

static unsigned
hint_of(struct str line)
{
	enum { MOVE = 6 };
	size_t n;

	switch (line.n == 0 ? '\0' : *line.p) {
	case '+':
	case '-':
		if (line.n == 1)
			return HINT_turn;
		line = str_after(line, 1);
		return csa_move_is_unsigned(str_first(line, line.n < MOVE ? line.n : MOVE))
			   ? HINT_game
			   : 0;
	case 'P':
		return is_position(line) ? HINT_game : 0;
	case '%':
		return is_ending(line) ? HINT_game : 0;
	case '$':
		return header_of_csa(line, &n) != HEADER_other ? HINT_game : 0;
	case 'N':
		return str_starts(line, STR("N+"))   ? HINT_black
		       : str_starts(line, STR("N-")) ? HINT_white
						     : 0;
	case '\'':
		return trait_of(line) != NULL ? HINT_version : 0;
	case 'V':
		return hint_of_version(line);
	case 'S':
	case 'G':
	case 'D':
		return csa_ending_server_length(line) > 0 ? HINT_game : 0;
	default:
		return csa_move_is_unsigned(line) ? HINT_game : 0;
	}
}

static bool
is_enough(unsigned hints)
{
	const unsigned names = HINT_black | HINT_white;

	return (hints & HINT_game) != 0 || (hints & names) == names ||
	       ((hints & HINT_version) != 0 && hints != HINT_version);
}

/* Moves csa->at past sections without a game.  Returns false if no game follows. */
static bool
skip_sections(struct csa *csa)
{
	struct str body = csa->parse->text->body;
	uint32_t at = csa->at;
	unsigned hints = 0;
	struct span span;

	while (text_next_line(body, &at, &span)) {
		struct str line = bare_line((struct str){ body.p + span.at, span.n });

		hints |= hint_of(line);
		if (is_enough(hints))
			return true;
		if (str_eq(line, STR("/"))) {
			csa->at = at;
			hints = 0;
		}
	}
	csa->at = csa->size;
	return false;
}

bool
csa_find_first(struct csa *csa)
{
	uint32_t start = csa->at;

	if (skip_sections(csa)) {
		keep_lines(csa, start, csa->at);
		return true;
	}
	if (start == 0)
		parser_report_no_game(csa->parse, is_empty);
	return false;
}

void
csa_find_next(struct csa *csa)
{
	uint32_t start = csa->at;

	if (skip_sections(csa))
		csa->at = start;
	else
		keep_lines(csa, start, csa->size);
}
