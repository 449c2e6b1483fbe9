#include "rules/variants/handicap.h"

#include <string.h>

#include "record/scan.h"

/* Other spellings of handicap names in records, as same_name() compares them. */
static const struct {
	const char *spelling, *name;
} spellings[] = {
	{ "左香落ち", "香落ち" },
	{ "兩香落ち", "両香落ち" },
	{ "飛落ち", "飛車落ち" },
	{ "飛車香落ち", "飛香落ち" },
	{ "右五枚落ち", "五枚落ち" },
	{ "七枚落ち", "右七枚落ち" },
	{ "十九枚落ち", "裸玉" },
	{ "二十枚落ち", "裸玉" },
	{ "太閤将棋", "太閤落ち" },
	{ "兩香得", "両香得" },
	{ "平手戦", "平手" },
	{ "互先", "平手" },
	{ "飛角落ち", "二枚落ち" },
	{ "角飛落ち", "二枚落ち" },
};

/* Words that announce a board. */
static const struct {
	const char *word;
	enum handicap_word is;
} board_words[] = {
	{ "その他", HANDICAP_board },
	{ "任意", HANDICAP_board },
	{ "必至", HANDICAP_board },
	{ "必死", HANDICAP_board },
	{ "詰将棋", HANDICAP_problem },
	{ "詰め将棋", HANDICAP_problem },
};

/* Returns name without a remark in parentheses at its end: 平手（振り駒）. */
static struct str
without_remark(struct str name)
{
	size_t wide = str_find(name, STR("（")), narrow = str_find(name, STR("("));
	size_t at = wide < narrow ? wide : narrow;

	return at == 0 || at == name.n || !(str_ends(name, STR("）")) || str_ends(name, STR(")")))
		   ? name
		   : str_rtrim(str_first(name, at));
}

enum handicap_word
handicap_word(struct str name)
{
	name = without_remark(name);
	for (size_t i = 0; i < sizeof board_words / sizeof *board_words; i++)
		if (str_eq(name, str_of(board_words[i].word)))
			return board_words[i].is;
	return HANDICAP_name;
}

/* Whether two Japanese names are the same but for the digits of the number that they begin with
 * (２枚, 2枚, 二枚) and the kana after 落. */
static bool
same_name(struct str a, struct str b)
{
	struct str names[] = { a, b };
	uint32_t numbers[] = { 0, 0 };

	for (size_t i = 0; i < 2; i++) {
		struct str name = names[i], kana = STR("ち");
		const char *end = name.p + name.n, *after = scan_count(name.p, end, &numbers[i]);

		name = str_after(name, (size_t)(after - name.p));
		if (str_ends(name, STR("落ち")))
			name = str_first(name, name.n - kana.n);
		names[i] = name;
	}
	return numbers[0] == numbers[1] && str_eq(names[0], names[1]);
}

/* Numbers of pieces, and words without meaning, in English names of handicaps. */
static const struct {
	const char *word, *means;
} english_words[] = {
	{ "two", "2" },
	{ "three", "3" },
	{ "four", "4" },
	{ "five", "5" },
	{ "six", "6" },
	{ "seven", "7" },
	{ "eight", "8" },
	{ "nine", "9" },
	{ "ten", "10" },
	{ "piece", "" },
	{ "handicap", "" },
	{ "and", "" },
};

/* English names as shorten() leaves them, and those of the rows that they mean.  Left and right
 * are White's: his left lance is on 1a. */
static const struct {
	const char *spelling, *name;
} english_spellings[] = {
	{ "leftlance", "lance" },
	{ "lancerook", "rooklance" },
	{ "rookbishop", "2" },
	{ "bishoprook", "2" },
	{ "right3", "3right" },
	{ "right5", "5" },
	{ "7", "right7" },
	{ "even", "hirate" },
};

enum { SHORT_MAX = 31 };

/* Appends a word in lower case, without a plural's s, to the shortened name. */
static void
add_word(struct str word, char out[SHORT_MAX + 1])
{
	size_t i, length = strlen(out);

	if (word.n > 1 && word.p[word.n - 1] == 's')
		word.n--;
	if (word.n > SHORT_MAX - length) {
		strcpy(out, "?"); /* no name is this long */
		return;
	}
	for (i = 0; i < word.n; i++)
		out[length + i] = str_lower(word.p[i]);
	out[length + word.n] = '\0';
	for (i = 0; i < sizeof english_words / sizeof *english_words; i++)
		if (strcmp(out + length, english_words[i].word) == 0)
			strcpy(out + length, english_words[i].means);
}

/* Shortens an English name to one word, however it is spelled: "2 Pieces", "two-piece" and
 * "2piece" become "2". */
static void
shorten(struct str name, char out[SHORT_MAX + 1])
{
	out[0] = '\0';
	for (size_t i = 0, start = 0; i < name.n; start = i) {
		bool digit = str_is_digit(name.p[i]);

		while (i < name.n && str_is_digit(name.p[i]) == digit &&
		       strchr(" \t,-_", name.p[i]) == NULL)
			i++;
		add_word((struct str){ name.p + start, i - start }, out);
		i += i == start;
	}
}

/* Returns the row of an English name, or NULL. */
static const struct handicap *
english_handicap(const struct variant *variant, struct str name)
{
	char wanted[SHORT_MAX + 1], row[SHORT_MAX + 1];
	size_t i, count = variant_handicaps(variant);

	shorten(name, wanted);
	for (i = 0; i < sizeof english_spellings / sizeof *english_spellings; i++) {
		if (strcmp(wanted, english_spellings[i].spelling) == 0)
			strcpy(wanted, english_spellings[i].name);
	}
	for (i = 0; i < count; i++) {
		shorten(str_of(variant->handicaps[i].english), row);
		if (strcmp(row, wanted) == 0)
			return &variant->handicaps[i];
	}
	return NULL;
}

const struct handicap *
handicap_named(const struct variant *variant, struct str name)
{
	size_t count;

	/* nearly all records name this one, and need no other to be read */
	if (str_eq(name, str_of(variant->handicaps[0].name)))
		return &variant->handicaps[0];
	count = variant_handicaps(variant);
	for (size_t i = 1; i < count; i++) /* as most records spell it */
		if (str_eq(name, str_of(variant->handicaps[i].name)))
			return &variant->handicaps[i];
	if (name.n > 0 && (unsigned char)name.p[0] >= 0x80)
		name = without_remark(name);
	for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
		if (same_name(name, str_of(spellings[i].spelling)))
			name = str_of(spellings[i].name);
	for (size_t i = 0; i < count; i++)
		if (same_name(name, str_of(variant->handicaps[i].name)))
			return &variant->handicaps[i];
	return name.n > 0 && (unsigned char)name.p[0] < 0x80 ? english_handicap(variant, name)
							     : NULL;
}

const struct handicap *
handicap_homonym(const struct variant *variant, const struct handicap *row)
{
	for (size_t i = 0, count = variant_handicaps(variant); i < count; i++) {
		const char *name = variant->handicaps[i].homonym;

		if (name != NULL && strcmp(name, row->name) == 0)
			return &variant->handicaps[i];
	}
	return NULL;
}
