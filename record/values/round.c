#include "record/values/round.h"

#include "record/text/utf8.h"
#include "record/values/numeral.h"

enum { NUMBER_MAX = 99 };

/* What stands at a place of a text. */
struct look {
	struct str s;    /* from there on */
	uint32_t before; /* character before it, 0: none */
};

/* Reads the first character of s as half-width, 0 at the end.  Returns its length. */
static size_t
read_code(struct str s, uint32_t *code)
{
	size_t n;

	*code = 0;
	if (s.n == 0)
		return 0;
	n = utf8_read(s, code);
	if (*code >= 0xFF01 && *code <= 0xFF5E)
		*code -= 0xFF01 - '!';
	return n;
}

static bool
is_alnum(uint32_t code)
{
	return code < 0x80 && (str_is_letter((int)code) || str_is_digit((int)code));
}

/* Removes a word at the start of *s, in any case and width of ASCII. */
static bool
skip(struct str *s, const char *word)
{
	enum { WIDE = 0xEF }; /* the first byte of a full-width letter or digit */
	struct str rest = *s, left;

	if (s->n == 0 || (str_lower(s->p[0]) != word[0] && (unsigned char)s->p[0] != WIDE))
		return false;
	for (left = str_of(word); left.n > 0;) {
		uint32_t code, wanted;
		size_t n = read_code(rest, &code);

		left = str_after(left, utf8_read(left, &wanted));
		if (code >= 'A' && code <= 'Z')
			code |= 0x20;
		if (code != wanted)
			return false;
		rest = str_after(rest, n);
	}
	*s = rest;
	return true;
}

/* Removes a number from 1 to 99 at the start of *s, in digits or, if kanji is set, in kanji. */
static bool
skip_number(struct str *s, bool kanji, uint32_t *number)
{
	struct str rest = *s;
	uint32_t code, value;

	for (size_t n; (n = read_code(rest, &code)) > 0; rest = str_after(rest, n))
		if (!(code < 0x80 && str_is_digit((int)code)) &&
		    !(kanji && numeral_read(str_first(rest, n), &value) && value <= 10))
			break;
	if (!numeral_read(str_first(*s, s->n - rest.n), &value) || value < 1 || value > NUMBER_MAX)
		return false;
	*number = value;
	*s = rest;
	return true;
}

/* Whether what follows a word in ASCII is not part of it. */
static bool
is_end(struct str rest)
{
	uint32_t code;

	(void)read_code(rest, &code);
	return !is_alnum(code);
}

/* Whether look is between the digits of a number, or after the point of one. */
static bool
in_number(const struct look *look)
{
	char text[4];
	uint32_t value;

	return look->before == '.' || (is_alnum(look->before) && look->before <= '9') ||
	       (look->before > 0x80 && look->before != UTF8_BAD &&
		   numeral_read((struct str){ text, utf8_write(text, look->before) }, &value));
}

/* Removes 第3回戦, 3回戦, 3R, 3ラウンド, 3rd round. */
static bool
skip_numbered(const struct look *look, struct str *rest, uint32_t *number)
{
	static const char *const ordinals[] = { "st round", "nd round", "rd round", "th round" };

	if (!skip(rest, "第") && in_number(look))
		return false;
	if (!skip_number(rest, true, number))
		return false;
	if (skip(rest, "回戦"))
		return !str_starts(*rest, STR("国")); /* 第3回戦国杯 */
	if (skip(rest, "ラウンド"))
		return true;
	for (size_t i = 0; i < sizeof ordinals / sizeof *ordinals; i++)
		if (skip(rest, ordinals[i]))
			return is_end(*rest);
	return !is_alnum(look->before) && !str_starts(*rest, STR("r")) && skip(rest, "r") &&
	       is_end(*rest);
}

/* Removes round 3, R3, rd. 3, ラウンド3. */
static bool
skip_word_number(const struct look *look, struct str *rest, uint32_t *number)
{
	bool spaced = skip(rest, "ラウンド");
	struct str board;

	if (!spaced) {
		if (is_alnum(look->before))
			return false;
		spaced = skip(rest, "round") || skip(rest, "rd");
		if (!spaced && !skip(rest, "r"))
			return false;
	}
	while (
	    spaced && (skip(rest, " ") || skip(rest, "_") || skip(rest, "-") || skip(rest, ".") ||
			  skip(rest, ":") || skip(rest, "#") || skip(rest, "　")))
		;
	if (!skip_number(rest, false, number))
		return false;
	board = *rest; /* r1b2 */
	return is_end(*rest) || (skip(&board, "b") && str_is_digit(board.n > 0 ? board.p[0] : 0));
}

/* Removes _L4 of WCSC28_L4_HFW_APR: first and second day, final. */
static bool
skip_wcsc(struct str *rest, struct round *found)
{
	if (!skip(rest, "_") || rest->n == 0 || strchr("LUF", rest->p[0]) == NULL)
		return false;
	found->stage = str_first(*rest, 1);
	*rest = str_after(*rest, 1);
	return skip_number(rest, false, &found->number) && (rest->n == 0 || rest->p[0] == '_');
}

/* Words of a knock-out, longer ones first. */
static const struct {
	const char *words;
	uint32_t from_end;
	bool third_place;
} knockout[] = {
	{ "準々決勝", 3, false },
	{ "準準決勝", 3, false },
	{ "準決勝", 2, false },
	{ "決勝", 1, false },
	{ "3位決定戦", 1, true },
	{ "三位決定戦", 1, true },
	{ "quarterfinal", 3, false },
	{ "quarter-final", 3, false },
	{ "quarter final", 3, false },
	{ "1/4 final", 3, false },
	{ "1/4-final", 3, false },
	{ "qf", 3, false },
	{ "semifinal", 2, false },
	{ "semi-final", 2, false },
	{ "semi final", 2, false },
	{ "1/2 final", 2, false },
	{ "1/2-final", 2, false },
	{ "sf", 2, false },
	{ "final", 1, false },
	{ "third place", 1, true },
	{ "third-place", 1, true },
	{ "3rd place", 1, true },
	{ "3rd-place", 1, true },
};

/* Stages, longer ones first. */
static const char *const stages[] = { "一次予選", "二次予選", "三次予選", "最終予選",
	"予選トーナメント", "予選リーグ", "予選", "本戦トーナメント", "本戦リーグ", "本戦", "本選",
	"決勝トーナメント", "決勝リーグ", "決勝ラウンド", "決勝大会", "挑戦者決定トーナメント",
	"挑戦者決定リーグ", "敗者復活戦", "敗者復活", "順位決定戦", "プレーオフ", "preliminaries",
	"preliminary", "qualifying", "qualifier", "playoffs", "playoff", "play-off" };

/* Removes a stage. */
static bool
skip_stage(const struct look *look, struct str *rest)
{
	for (size_t i = 0; i < sizeof stages / sizeof *stages; i++)
		if ((!str_is_letter(stages[i][0]) || !is_alnum(look->before)) &&
		    skip(rest, stages[i]))
			return true;
	return false;
}

/* Removes ベスト8, ベスト8決定戦 (the round before it), round of 16. */
static bool
skip_best(const struct look *look, struct str *rest, uint32_t *from_end)
{
	uint32_t players, rounds = 0;

	if (!skip(rest, "ベスト") && (is_alnum(look->before) || !skip(rest, "round of ")))
		return false;
	if (!skip_number(rest, false, &players) || (players & (players - 1)) != 0)
		return false;
	while (players >>= 1)
		rounds++;
	*from_end = rounds + (skip(rest, "決定戦") ? 1 : 0);
	return *from_end > 0;
}

/* Removes 準決勝, 3位決定戦, semi-finals, ベスト4. */
static bool
skip_knockout(const struct look *look, struct str *rest, struct round *found)
{
	if (skip_best(look, rest, &found->from_end))
		return true;
	*rest = look->s;
	for (size_t i = 0; i < sizeof knockout / sizeof *knockout; i++) {
		bool ascii = (unsigned char)knockout[i].words[0] < 0x80;
		uint32_t code;

		if ((ascii && is_alnum(look->before)) || !skip(rest, knockout[i].words))
			continue;
		(void)(skip(rest, "戦") || (ascii && skip(rest, "s")));
		(void)read_code(*rest, &code);
		if (ascii && str_is_letter(code < 0x80 ? (int)code : 0))
			return false; /* finale */
		found->from_end = knockout[i].from_end;
		found->third_place = knockout[i].third_place;
		return true;
	}
	return false;
}

/* Removes ①. */
static bool
skip_circled(struct str *rest, uint32_t *number)
{
	uint32_t code;
	size_t n = read_code(*rest, &code);

	if (code < 0x2460 || code > 0x2473)
		return false;
	*number = code - 0x2460 + 1;
	*rest = str_after(*rest, n);
	return true;
}

/* Removes 第3局, 第3戦, 第3節. */
static bool
skip_game(struct str *rest, uint32_t *number)
{
	return skip(rest, "第") && skip_number(rest, true, number) &&
	       (skip(rest, "局") || skip(rest, "戦") || skip(rest, "節"));
}

/* Ways to say a round: where several are there, the first of these counts. */
enum way { WAY_number, WAY_knockout, WAY_circled, WAY_game, WAY_COUNT };

/* Looks for a way at one place.  Returns whether it is there, with what it says in *found. */
static bool
look_for(enum way way, const struct look *look, struct round *found)
{
	struct str rest = look->s;
	bool there = false;

	*found = (struct round){ 0 };
	if (way == WAY_number) {
		there = skip_numbered(look, &rest, &found->number);
		if (!there) {
			rest = look->s;
			there = skip_word_number(look, &rest, &found->number);
		}
		if (!there) {
			rest = look->s;
			there = skip_wcsc(&rest, found);
		}
	} else if (way == WAY_knockout) {
		there = !skip_stage(look, &rest) && skip_knockout(look, &rest, found);
	} else if (way == WAY_circled) {
		there = skip_circled(&rest, &found->number);
	} else {
		there = skip_game(&rest, &found->number);
	}
	found->words = str_first(look->s, look->s.n - rest.n);
	return there;
}

struct str
round_title(struct str s)
{
	enum { TIME_DIGITS = 14 };
	struct str rest = s;
	size_t end = s.n;

	while (end > 0 && str_is_digit(s.p[end - 1]))
		end--;
	if (s.n - end != TIME_DIGITS || end == 0 || s.p[end - 1] != '+')
		return s;
	(void)str_cut(&rest, '+');
	(void)str_cut(&rest, '+');
	return str_first(s, (size_t)(rest.p - s.p));
}

bool
round_find(struct str s, struct round *round)
{
	struct round ways[WAY_COUNT] = { 0 }, found;
	struct look look = { round_title(s), 0 };
	struct str stage = NO_STR, rest;
	enum way way = WAY_number;

	for (size_t n; look.s.n > 0; look.s = str_after(look.s, n)) {
		for (unsigned i = 0; i < WAY_COUNT; i++)
			if (ways[i].words.n == 0 && look_for((enum way)i, &look, &found))
				ways[i] = found;
		rest = look.s;
		if (stage.n == 0 && skip_stage(&look, &rest))
			stage = str_first(look.s, look.s.n - rest.n);
		n = read_code(look.s, &look.before);
	}
	while (way < WAY_COUNT && ways[way].words.n == 0)
		way++;
	*round = way < WAY_COUNT ? ways[way] : (struct round){ 0 };
	if (way == WAY_number && stage.n == 0 && round->stage.n == 0)
		stage = ways[WAY_knockout].words; /* 決勝2回戦 */
	if (round->stage.n == 0)
		round->stage = stage;
	return way < WAY_COUNT;
}

bool
round_find_number(struct str s, struct round *round)
{
	struct str rest = s;

	*round = (struct round){ 0 };
	if (!skip_number(&rest, false, &round->number))
		return false;
	round->words = str_first(s, s.n - rest.n);
	if (rest.n > 1 && strchr("-_. ", rest.p[0]) != NULL)
		return true;
	*round = (struct round){ 0 };
	return false;
}
