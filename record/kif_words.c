#include "record/kif_words.h"

#include "record/kif_move.h"
#include "record/text/scan.h"

/* A word that stands in a move's place. */
struct word {
	struct str word;
	enum claim_kind kind;
	enum ending ending;
};

static const struct word words[] = {
#define WORD(word, kind, ending) { { word, sizeof(word) - 1 }, kind, ending },
#include "record/tables/kif_keyword.def"
#undef WORD
};

/* After the word at p: it ends at a blank, a parenthesis, or where a comment begins. */
static const char *
word_end(const char *p, const char *end)
{
	for (;;) {
		struct scan scan = scan_next(p, end);

		if (scan.is == SCAN_end || scan.is == SCAN_blank || scan.is == SCAN_open ||
		    scan.is == SCAN_plus || scan.is == SCAN_star)
			return p;
		p += scan.length;
	}
}

/* 王手連続千日手 alone does not say whose checks they were; a mark before 反則勝ち is the winner's.
 */
static void
settle_offender(struct claim *claim, struct str word)
{
	if (claim->ending == ENDING_perpetual_check && str_find(word, STR("反則")) == word.n)
		claim->has |= CLAIM_HAS_unclear;
	else if ((claim->has & CLAIM_HAS_side) != 0 && (claim->ending == ENDING_illegal_action ||
							   claim->ending == ENDING_perpetual_check))
		claim->side = (uint8_t)side_other((enum side)claim->side);
}

const char *
kif_words_read(const char *p, const char *end, struct claim *claim)
{
	struct scan scan = scan_next(p, end);
	struct claim said = { .side = NO_SIDE, .winner = NO_SIDE };
	struct str word;
	size_t i;

	if (scan.is == SCAN_side) {
		said.has = CLAIM_HAS_side;
		said.side = scan.value;
		p = scan_blanks(p + scan.length, end);
	}
	word = (struct str){ p, (size_t)(word_end(p, end) - p) };
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			said.kind = (uint8_t)words[i].kind;
			said.ending = (uint8_t)words[i].ending;
			settle_offender(&said, word);
			*claim = said;
			return p + word.n;
		}
	}
	return NULL;
}

/* U+FFFD, where bytes could not be decoded. */
static const struct str damaged = { "\xEF\xBF\xBD", 3 };

const char *
kif_words_unknown(const char *p, const char *end)
{
	const char *stop = word_end(p, end), *q;

	if (p == stop || kif_move_like(p, stop) || (stop != end && *stop == '('))
		return NULL;
	for (q = p; q != stop; q += scan_next(q, stop).length) {
		bool letter =
		    (*q >= 'a' && *q <= 'z') || (*q >= 'A' && *q <= 'Z') || *q == '-' || *q == '_';

		if (((unsigned char)*q < 0x80 && !letter) || scan_word(q, stop, damaged) != 0)
			return NULL;
	}
	return stop;
}

bool
kif_words_begun(const char *p, const char *end)
{
	struct str begun = { p, (size_t)(end - p) };
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_starts(words[i].word, begun))
			return true;
	}
	return false;
}
