#include "parsers/csa/csa_reader.h"

/* How a typical line begins: 9 is a digit, A a capital, any other character itself. */
static const struct trait {
	const char *pattern;
	int weight;
	bool alone; /* nothing may follow */
	bool game;  /* a game begins here */
} traits[] = {
	{ "'CSA encoding=", 100, false, false },
	{ "'encoding=", 60, false, false },
	{ "V9", 90, false, false },
	{ "N+", 85, false, true },
	{ "N-", 85, false, true },
	{ "$A", 70, false, true },
	{ "PI", 80, false, true },
	{ "P9", 70, false, true },
	{ "P+", 70, false, true },
	{ "P-", 70, false, true },
	{ "+9999AA", 95, false, true },
	{ "-9999AA", 95, false, true },
	{ "+9", 20, false, true },
	{ "-9", 10, false, true },
	{ "+", 30, true, true },
	{ "-", 20, true, true },
	{ "%A", 40, false, true },
	{ "%+A", 40, false, true },
	{ "%-A", 40, false, true },
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

/* Moves csa->at past sections without a game.  Returns false if no game follows. */
static bool
skip_sections(struct csa *csa)
{
	struct str body = csa->parse->text->body;
	uint32_t at = csa->at;
	struct span span;

	while (text_next_line(body, &at, &span)) {
		struct str line = bare_line((struct str){ body.p + span.at, span.n });
		const struct trait *trait = trait_of(line);

		/* a whole game may follow V2.2 on its line, after a comma */
		if (trait != NULL && (trait->game || memchr(line.p, ',', line.n) != NULL))
			return true;
		if (str_eq(line, STR("/")))
			csa->at = at;
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
