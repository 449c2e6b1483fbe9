#include "parsers/kif.h"

#include "parsers/scan.h"

/* A word that stands in a move's place. */
struct word {
	struct str word;
	enum claim_kind kind;
	enum ending ending;
};

#define END(word, ending)                                                                          \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, CLAIM_end, ENDING_##ending                             \
	}
#define PASS(word)                                                                                 \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, CLAIM_pass, ENDING_none                                \
	}

/* The official words first, then what programs write (formats-japanese.md 1.7). */
static const struct word words[] = {
	END("投了", resign),
	END("中断", interrupted),
	END("千日手", sennichite),
	END("持将棋", jishogi),
	END("詰み", mate),
	END("不詰", no_mate),
	END("切れ負け", time_up),
	END("反則勝ち", illegal_action),
	END("反則負け", illegal_move),
	END("入玉勝ち", declaration),
	END("不戦勝", forfeit_win),
	END("不戦敗", forfeit_loss),
	END("封じ手", sealed),
	END("詰", mate),
	END("Time-up", time_up),
	END("時間切れ", time_up),
	END("時間切れ負け", time_up),
	END("入玉宣言", declaration),
	END("入玉宣言勝ち", declaration),
	END("宣言勝ち", declaration),
	END("勝ち宣言", declaration),
	END("最大手数", max_moves),
	END("最大手数超過", max_moves),
	END("最大手数引き分け", max_moves),
	END("引き分け", draw),
	END("引分け", draw),
	END("引分", draw),
	END("王手連続千日手", perpetual_check),
	END("連続王手の千日手", perpetual_check),
	END("連続王手千日手反則勝ち", perpetual_check),
	END("連続王手千日手反則負け", perpetual_self),
	END("不正着手負け", illegal_move),
	END("反則手", illegal_move),
	END("不戦勝ち", forfeit_win),
	END("不戦負け", forfeit_loss),
	END("トライ", try_rule),
	END("先日手", sennichite), /* a misspelling that one program reads and writes */
	END("優等局面", other),    /* an engine's verdict: a repetition that is good for it */
	END("劣等局面", other),
	PASS("パス"),
	PASS("pass"),
	PASS("PASS"),
};

/* Behind the word at p: it ends at a blank, a parenthesis, or where a comment begins. */
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

const char *
kif_words_read(const char *p, const char *end, struct claim *claim)
{
	struct scan scan = scan_next(p, end);
	struct claim said = { .side = NO_SIDE, .winner = NO_SIDE };
	struct str word;
	size_t i;

	if (scan.is == SCAN_side) {
		said.said = SAID_side;
		said.side = scan.value;
		p = scan_blanks(p + scan.length, end);
	}
	word = (struct str){ p, (size_t)(word_end(p, end) - p) };
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_eq(word, words[i].word)) {
			said.kind = (uint8_t)words[i].kind;
			said.ending = (uint8_t)words[i].ending;
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
