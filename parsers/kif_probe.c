#include "parsers/kif.h"

#include "parsers/kif_large.h"
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
	HEADING = 95,
	MOVE = 90,
	LOOSE = 80, /* a move and its origin without a number */
	BARE = 60   /* a number and a move without its origin */
};

static const struct clue clues[] = {
	{ { "#KIF", 4 }, SURE, false, false },
	{ { "手数", 6 }, HEADING, true, false },
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

/* What a line with a move says for KIF.  Moves with neither number nor origin are KI2's. */
static int
move_of(const char *p, const char *end, struct kif_looks *looks)
{
	struct claim claim;
	uint32_t number;
	const char *words = scan_number(p, end, &number), *behind;
	bool numbered = words != p && scan_next(words, end).is == SCAN_blank;

	if (words != p && kif_large_like(words, end))
		return MOVE;
	if (numbered)
		p = scan_blanks(words, end);
	behind = kif_move_read(p, end, &claim);
	if (behind == NULL && !(numbered && kif_words_read(p, end, &claim) != NULL))
		return 0;
	looks->numbered |= numbered;
	if ((claim.said & SAID_from) != 0 || claim.kind != CLAIM_move)
		return numbered ? MOVE : LOOSE;
	if (numbered)
		return (claim.said & SAID_drop) != 0 ? MOVE : BARE;
	looks->relative |= kif_ply_edge(behind, end);
	return 0;
}

/* Looks at a line, without the blanks around it. */
static void
look_at(const char *p, const char *end, struct kif_looks *looks)
{
	int word = clue_of(p, end), move = move_of(p, end, looks);
	struct scan scan = scan_next(p, end);

	looks->word = looks->word > word ? looks->word : word;
	looks->move = looks->move > move ? looks->move : move;
	looks->heading |= word >= HEADING;
	looks->diagram |= scan.is == SCAN_bar || scan_word(p, end, STR("+---")) != 0;
}

void
kif_probe_looks(struct str body, struct kif_looks *looks)
{
	struct span span;
	uint32_t at = 0;
	int lines = 0;

	*looks = (struct kif_looks){ 0 };
	body.n = body.n < PROBE_BYTES ? body.n : PROBE_BYTES;
	while (lines < PROBE_LINES && looks->word < SURE && text_next_line(body, &at, &span)) {
		struct str line = str_trim((struct str){ body.p + span.at, span.n });

		while (line.n > 0 && scan_next(line.p, line.p + line.n).is == SCAN_mark_of_order)
			line = str_trim(str_after(line, 3));
		looks->ki2 |= str_starts(line, STR("#KI2"));
		if (line.n == 0 || (*line.p == '#' && !str_starts(line, STR("#KIF"))) ||
		    *line.p == '*')
			continue;
		lines++;
		look_at(line.p, line.p + line.n, looks);
	}
}

/* Moves of KI2 say more than the words that both have. */
int
kif_probe(struct str body)
{
	struct kif_looks looks;

	kif_probe_looks(body, &looks);
	if (!looks.heading && !looks.numbered && (looks.relative || looks.ki2))
		return 0;
	return looks.word > looks.move ? looks.word : looks.move;
}
