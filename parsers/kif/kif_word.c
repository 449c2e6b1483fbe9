#include "parsers/kif/kif_word.h"

#include "parsers/kif/kif_move.h"

/* The official words ("" where an ending has none; the first row counts where endings share one),
 * then those that programs write. */
static const struct {
	struct str word;
	enum ending ending; /* ENDING_none: a pass */
} words[] = {
#define ENDING(id, name, wins, kif, ...) { KIF_WORD(kif), ENDING_##id },
#include "record/tables/ending.def"
#undef ENDING
	{ KIF_WORD("詰"), ENDING_mate },
	{ KIF_WORD("Time-up"), ENDING_time_up },
	{ KIF_WORD("時間切れ"), ENDING_time_up },
	{ KIF_WORD("時間切れ負け"), ENDING_time_up },
	{ KIF_WORD("入玉宣言"), ENDING_declaration },
	{ KIF_WORD("入玉宣言勝ち"), ENDING_declaration },
	{ KIF_WORD("宣言勝ち"), ENDING_declaration },
	{ KIF_WORD("勝ち宣言"), ENDING_declaration },
	{ KIF_WORD("最大手数"), ENDING_max_moves },
	{ KIF_WORD("最大手数超過"), ENDING_max_moves },
	{ KIF_WORD("最大手数引き分け"), ENDING_max_moves },
	{ KIF_WORD("引き分け"), ENDING_draw },
	{ KIF_WORD("引分け"), ENDING_draw },
	{ KIF_WORD("引分"), ENDING_draw },
	{ KIF_WORD("王手連続千日手"), ENDING_perpetual_check },
	{ KIF_WORD("連続王手の千日手"), ENDING_perpetual_check },
	{ KIF_WORD("連続王手千日手反則勝ち"), ENDING_perpetual_check },
	{ KIF_WORD("連続王手千日手反則負け"), ENDING_perpetual_self },
	{ KIF_WORD("不正着手負け"), ENDING_illegal_move },
	{ KIF_WORD("反則手"), ENDING_illegal_move },
	{ KIF_WORD("不戦勝ち"), ENDING_forfeit_win },
	{ KIF_WORD("不戦負け"), ENDING_forfeit_loss },
	/* a misspelling that one program reads and writes */
	{ KIF_WORD("先日手"), ENDING_sennichite },
	/* an engine's verdicts: a repetition that is good or bad for it */
	{ KIF_WORD("優等局面"), ENDING_other },
	{ KIF_WORD("劣等局面"), ENDING_other },
	{ KIF_WORD("待った"), ENDING_takeback },
	{ KIF_WORD("パス"), ENDING_none },
	{ KIF_WORD("pass"), ENDING_none },
};

/* Returns the end of the word at p: a blank, a parenthesis or the beginning of a comment. */
static const char *
word_end(const char *p, const char *end)
{
	for (struct scan scan; scan = scan_next(p, end), !kif_move_ends(scan.is);)
		p += scan.length;
	return p;
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
kif_word_read(const char *p, const char *end, struct claim *claim)
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
	for (i = 0; i < sizeof words / sizeof *words && word.n > 0; i++) {
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
kif_word_unknown(const char *p, const char *end)
{
	const char *stop = word_end(p, end), *q;

	if (p == stop || kif_move_like(p, stop) || (stop != end && *stop == '('))
		return NULL;
	for (q = p; q != stop; q += scan_next(q, stop).length) {
		bool letter =
		    (unsigned char)*q >= 0x80 || str_is_letter(*q) || *q == '-' || *q == '_';

		if (!letter ||
		    scan_word(q, stop, STR("\xEF\xBF\xBD")) != 0) /* U+FFFD: not decoded */
			return NULL;
	}
	return stop;
}

bool
kif_word_begun(const char *p, const char *end)
{
	struct str begun = { p, (size_t)(end - p) };
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_starts(words[i].word, begun))
			return true;
	}
	return false;
}
