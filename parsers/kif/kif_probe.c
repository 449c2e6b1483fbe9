#include "parsers/kif/kif_probe.h"

#include "parsers/kif/kif_move.h"
#include "parsers/kif/kif_reader.h"
#include "parsers/kif/kif_word.h"
#include "record/scan.h"

/* What a line that begins with a word says about the text. */
struct clue {
	struct str word;
	int score;
	enum scan_kind then; /* must follow; SCAN_other: nothing must */
	enum phrase what;
};

enum {
	PROBE_LINES = 40,    /* that are looked at, besides blank lines and comments */
	PROBE_BYTES = 65536, /* that are looked at */
	SURE = 100,
	HEADING = 95,
	MOVE = 90,
	LOOSE = 80, /* a move and its origin without a number */
	BARE = 60   /* a number and a move without its origin */
};

static const struct clue clues[] = {
	{ KIF_WORD("#KIF"), SURE, SCAN_other, PHRASE_sign_kif },
	{ KIF_WORD("手数"), HEADING, SCAN_dash, PHRASE_sign_kif_heading },
	{ KIF_WORD("手数"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("手合割"), 60, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("先手"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("後手"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("下手"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("上手"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("開始日時"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("棋戦"), 40, SCAN_colon, PHRASE_sign_kif_header },
	{ KIF_WORD("先手の持駒"), 40, SCAN_other, PHRASE_sign_hands },
	{ KIF_WORD("後手の持駒"), 40, SCAN_other, PHRASE_sign_hands },
	{ KIF_WORD("下手の持駒"), 40, SCAN_other, PHRASE_sign_hands },
	{ KIF_WORD("上手の持駒"), 40, SCAN_other, PHRASE_sign_hands },
	{ KIF_WORD("+---"), 40, SCAN_other, PHRASE_sign_board },
	{ KIF_WORD("変化"), 30, SCAN_colon, PHRASE_sign_kif_branch },
	{ KIF_WORD("まで"), 20, SCAN_other, PHRASE_sign_kif_result },
	{ KIF_WORD("| "), 20, SCAN_other, PHRASE_sign_board },
	{ KIF_WORD("|v"), 20, SCAN_other, PHRASE_sign_board },
};

/* Returns what a line that begins with a word says. */
static struct sign
clue_of(const char *p, const char *end, struct span at)
{
	size_t i;

	for (i = 0; i < sizeof clues / sizeof *clues; i++) {
		const struct clue *clue = &clues[i];
		size_t n = scan_word(p, end, clue->word);

		if (n != 0 && (clue->then == SCAN_other ||
				  scan_next(scan_blanks(p + n, end), end).is == clue->then))
			return (struct sign){ clue->score, clue->what, at };
	}
	return (struct sign){ .score = 0 };
}

/* Whether a move of a large board follows a number, as 手目 or an arrow shows. */
static bool
is_large_move(const char *p, const char *end)
{
	size_t count = scan_word(p, end, STR("手目"));
	struct kif_large_move move;
	unsigned step;
	const char *words = kif_move_step(p + count, end, &step), *after;

	if (words == p && scan_next(p, end).is != SCAN_blank)
		return false;
	after = kif_move_read_large(NULL, scan_blanks(words, end), end, &move);
	return after != NULL && (move.arrow || count != 0);
}

/* Returns how much a line with a move looks like KIF.  Moves with neither number nor origin are
 * those of KI2. */
static int
move_of(const char *p, const char *end, struct span at, struct kif_looks *looks)
{
	struct claim claim;
	uint32_t number;
	const char *words = scan_number(p, end, &number), *after;
	bool numbered = words != p && scan_next(words, end).is == SCAN_blank;

	if (words != p && is_large_move(words, end))
		return MOVE;
	if (numbered)
		p = scan_blanks(words, end);
	after = kif_move_read(NULL, p, end, &claim);
	if (after == NULL && !(numbered && kif_word_read(p, end, &claim) != NULL))
		return 0;
	looks->numbered |= numbered;
	if ((claim.has & CLAIM_HAS_from) != 0 || claim.kind != CLAIM_move)
		return numbered ? MOVE : LOOSE;
	if (numbered)
		return (claim.has & CLAIM_HAS_drop) != 0 ? MOVE : BARE;
	if (looks->relative.score == 0 && kif_move_edge(after, end))
		looks->relative = (struct sign){ SURE, PHRASE_sign_ki2_move, at };
	return 0;
}

/* Looks at a line of the text, without the blanks around it. */
static void
look_at(const char *p, const char *end, uint32_t offset, struct kif_looks *looks)
{
	struct span at = { offset, (uint32_t)(end - p) };
	struct sign word = clue_of(p, end, at);
	struct sign move = { move_of(p, end, at, looks), PHRASE_sign_kif_move, at };

	if (word.score > looks->word.score)
		looks->word = word;
	if (move.score > looks->move.score)
		looks->move = move;
	looks->heading |= word.score >= HEADING;
	if (looks->diagram.score == 0 &&
	    (scan_next(p, end).is == SCAN_bar || scan_word(p, end, STR("+---")) != 0))
		looks->diagram = (struct sign){ SURE, PHRASE_sign_board, at };
}

void
kif_probe_looks(struct str body, struct kif_looks *looks)
{
	struct span span;
	uint32_t at = 0;
	int lines = 0;

	*looks = (struct kif_looks){ 0 };
	body.n = body.n < PROBE_BYTES ? body.n : PROBE_BYTES;
	while (
	    lines < PROBE_LINES && looks->word.score < SURE && text_next_line(body, &at, &span)) {
		struct str line = kif_trim((struct str){ body.p + span.at, span.n });

		if (str_starts(line, STR("#KI2")))
			looks->ki2 = (struct sign){ SURE, PHRASE_sign_ki2,
				{ (uint32_t)(line.p - body.p), (uint32_t)line.n } };
		if (line.n == 0 || (*line.p == '#' && !str_starts(line, STR("#KIF"))) ||
		    *line.p == '*')
			continue;
		lines++;
		look_at(line.p, line.p + line.n, (uint32_t)(line.p - body.p), looks);
	}
}

/* Moves of KI2 say more than the words that both have. */
struct sign
kif_probe(struct str body)
{
	struct kif_looks looks;

	kif_probe_looks(body, &looks);
	if (!looks.heading && !looks.numbered &&
	    (looks.relative.score != 0 || looks.ki2.score != 0))
		return (struct sign){ .score = 0 };
	return looks.word.score > looks.move.score ? looks.word : looks.move;
}
