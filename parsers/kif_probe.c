#include "parsers/kif.h"

#include "parsers/scan.h"

/* What a line that begins so says about the text. */
struct clue {
	struct str word;
	int score;
	bool dash, colon; /* such a character must follow */
};

enum {
	PROBE_LINES = 40,    /* are looked at, blank lines and comments aside */
	PROBE_BYTES = 65536, /* are looked at in any case */
	SURE = 100,
	MOVE = 90,
	BARE = 60, /* a number and a move without its origin */
	RELATIVE = 10
};

static const struct clue clues[] = {
	{ { "#KIF", 4 }, SURE, false, false },
	{ { "手数", 6 }, 95, true, false },
	{ { "手数", 6 }, 40, false, true },
	{ { "手合割", 9 }, 60, false, true },
	{ { "先手", 6 }, 40, false, true },
	{ { "後手", 6 }, 40, false, true },
	{ { "下手", 6 }, 40, false, true },
	{ { "上手", 6 }, 40, false, true },
	{ { "開始日時", 12 }, 40, false, true },
	{ { "棋戦", 6 }, 40, false, true },
	{ { "先手の持駒", 15 }, 40, false, false },
	{ { "後手の持駒", 15 }, 40, false, false },
	{ { "下手の持駒", 15 }, 40, false, false },
	{ { "上手の持駒", 15 }, 40, false, false },
	{ { "+---", 4 }, 40, false, false },
	{ { "変化", 6 }, 30, false, true },
	{ { "まで", 6 }, 20, false, false },
	{ { "| ", 2 }, 20, false, false },
	{ { "|v", 2 }, 20, false, false },
};

/* What a line that begins with a word says. */
static int
clue_of(const char *p, const char *end)
{
	size_t i;

	for (i = 0; i < sizeof clues / sizeof *clues; i++) {
		size_t n = scan_word(p, end, clues[i].word);
		struct scan scan;

		if (n == 0)
			continue;
		scan = scan_next(scan_blanks(p + n, end), end);
		if ((!clues[i].dash || scan.is == SCAN_dash) &&
		    (!clues[i].colon || scan.is == SCAN_colon))
			return clues[i].score;
	}
	return 0;
}

/* What a line with a move says; *relative is set by moves of KI2, which has neither numbers nor
 * origins. */
static int
move_of(const char *p, const char *end, bool *relative)
{
	struct claim claim;
	uint32_t number;
	const char *words = scan_number(p, end, &number);
	bool numbered = words != p && scan_next(words, end).is == SCAN_blank;

	if (numbered)
		p = scan_blanks(words, end);
	if (kif_move_read(p, end, &claim) == NULL)
		return numbered && kif_words_read(p, end, &claim) != NULL ? MOVE : 0;
	if ((claim.said & SAID_from) != 0)
		return MOVE;
	if (numbered)
		return (claim.said & SAID_drop) != 0 ? MOVE : BARE;
	*relative = true;
	return RELATIVE;
}

int
kif_probe(struct str body)
{
	int best = 0, lines = 0, moves = 0;
	bool relative = false;
	struct span span;
	uint32_t at = 0;

	body.n = body.n < PROBE_BYTES ? body.n : PROBE_BYTES;
	while (lines < PROBE_LINES && best < SURE && text_next_line(body, &at, &span)) {
		struct str line = str_trim((struct str){ body.p + span.at, span.n });
		int score;

		while (line.n > 0 && scan_next(line.p, line.p + line.n).is == SCAN_mark_of_order)
			line = str_trim(str_after(line, 3));
		if (line.n == 0 || (*line.p == '#' && !str_starts(line, STR("#KIF"))) ||
		    *line.p == '*')
			continue;
		lines++;
		score = clue_of(line.p, line.p + line.n);
		best = best > score ? best : score;
		score = move_of(line.p, line.p + line.n, &relative);
		moves = moves > score ? moves : score;
	}
	if (best < SURE && relative && moves == RELATIVE)
		return RELATIVE;
	return best > moves ? best : moves;
}
