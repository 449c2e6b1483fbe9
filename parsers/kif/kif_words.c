#include "parsers/kif/kif_words.h"

#include "parsers/kif/kif_move.h"
#include "record/scan.h"

#define WORD(word, ending)                                                                         \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, ENDING_##ending                                        \
	}

/* The official words, then those that programs write. */
static const struct {
	struct str word;
	enum ending ending; /* ENDING_none: a pass */
} words[] = {
	WORD("投了", resign),
	WORD("中断", interrupted),
	WORD("千日手", sennichite),
	WORD("持将棋", jishogi),
	WORD("詰み", mate),
	WORD("不詰", no_mate),
	WORD("切れ負け", time_up),
	WORD("反則勝ち", illegal_action),
	WORD("反則負け", illegal_move),
	WORD("入玉勝ち", declaration),
	WORD("不戦勝", forfeit_win),
	WORD("不戦敗", forfeit_loss),
	WORD("封じ手", sealed),
	WORD("詰", mate),
	WORD("Time-up", time_up),
	WORD("時間切れ", time_up),
	WORD("時間切れ負け", time_up),
	WORD("入玉宣言", declaration),
	WORD("入玉宣言勝ち", declaration),
	WORD("宣言勝ち", declaration),
	WORD("勝ち宣言", declaration),
	WORD("最大手数", max_moves),
	WORD("最大手数超過", max_moves),
	WORD("最大手数引き分け", max_moves),
	WORD("引き分け", draw),
	WORD("引分け", draw),
	WORD("引分", draw),
	WORD("王手連続千日手", perpetual_check),
	WORD("連続王手の千日手", perpetual_check),
	WORD("連続王手千日手反則勝ち", perpetual_check),
	WORD("連続王手千日手反則負け", perpetual_self),
	WORD("不正着手負け", illegal_move),
	WORD("反則手", illegal_move),
	WORD("不戦勝ち", forfeit_win),
	WORD("不戦負け", forfeit_loss),
	WORD("トライ", try_rule),
	/* a misspelling that one program reads and writes */
	WORD("先日手", sennichite),
	/* an engine's verdicts: a repetition that is good or bad for it */
	WORD("優等局面", other),
	WORD("劣等局面", other),
	WORD("パス", none),
	WORD("pass", none),
	WORD("PASS", none),
};

/* Returns the end of the word at p: a blank, a parenthesis or the beginning of a comment. */
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

/* Sets whose foul an ending is.  王手連続千日手 (perpetual check) alone does not show it; a mark
 * before 反則勝ち is the winner's. */
static void
settle_offender(struct claim *claim, struct str word)
{
	if (claim->ending == ENDING_perpetual_check && str_find(word, STR("反則")) == word.n)
		claim->ending_flags |= ENDING_side_unknown;
	else if ((claim->has & CLAIM_HAS_side) != 0 && (claim->ending == ENDING_illegal_action ||
							   claim->ending == ENDING_perpetual_check))
		claim->side = (uint8_t)side_other((enum side)claim->side);
}

const char *
kif_words_read(const char *p, const char *end, struct claim *claim)
{
	struct scan scan = scan_next(p, end);
	struct claim known = { .side = NO_SIDE, .winner = NO_SIDE };
	struct str word;
	size_t i;

	if (scan.is == SCAN_side) {
		known.has = CLAIM_HAS_side;
		known.side = scan.value;
		p = scan_blanks(p + scan.length, end);
	}
	word = (struct str){ p, (size_t)(word_end(p, end) - p) };
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			known.ending = (uint8_t)words[i].ending;
			known.kind = known.ending == ENDING_none ? CLAIM_pass : CLAIM_end;
			settle_offender(&known, word);
			*claim = known;
			return p + word.n;
		}
	}
	return NULL;
}

const char *
kif_words_unknown(const char *p, const char *end)
{
	const char *stop = word_end(p, end), *q;

	if (p == stop || kif_move_like(p, stop) || (stop != end && *stop == '('))
		return NULL;
	for (q = p; q != stop; q += scan_next(q, stop).length) {
		bool letter = str_is_letter((unsigned char)*q) || *q == '-' || *q == '_';

		if (((unsigned char)*q < 0x80 && !letter) ||
		    scan_word(q, stop, STR("\xEF\xBF\xBD")) != 0) /* U+FFFD: not decoded */
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
