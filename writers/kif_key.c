#include "writers/kif_key.h"

#include <string.h>

#include "record/record.h"

/* What a key must not begin with, or its line is no header for a reader: KI2 takes a sign before a
 * square for a move's mark.  Only keys that come from other formats can. */
static const char *const no_keys[] = { "#", "*", "＊", "&", "|", "｜", " ", "　", "まで", "変化",
	"盤面回転", "盤面反転", "▲", "△", "▼", "▽", "☗", "☖", "⛊", "⛉", "+", "＋", "手数＝",
	"手数=" };

/* Nor with one of these, alone or behind 手数. */
static const char *const dashes[] = { "-", "－", "―", "─", "━", "ー", "−", "‐", "–", "—" };

/* Keys that state the start position: the writer's own. */
static const char *const own_keys[] = { "手合割", "手番", "先手の持駒", "後手の持駒", "下手の持駒",
	"上手の持駒", "持駒", "先手の持ち駒", "後手の持ち駒", "下手の持ち駒", "上手の持ち駒",
	"持ち駒" };

/* Words that stand in a move's place. */
static const char *const words[] = {
#define WORD(word, ...) word,
#include "record/kif_word.def"
#undef WORD
};

/* Digits of either width, and numbers in kanji. */
static const char *const numbers[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "０", "１",
	"２", "３", "４", "５", "６", "７", "８", "９", "一", "二", "三", "四", "五", "六", "七",
	"八", "九", "十" };

enum { NUMBERS = sizeof numbers / sizeof *numbers, DIGITS = 20 };

/* What may stand directly behind a move or a word, so that it is one. */
static const char *const edges[] = { " ", "\t", "　", "(", "（", "+", "＋", "*", "＊", "▲", "△",
	"▼", "▽", "☗", "☖", "⛊", "⛉", "まで" };

/* What stands between its number and a move. */
static const char *const behind_number[] = { "手目", "一歩目", "二歩目", " ", "\t", "　", ".",
	"．" };

/* How many bytes of s are the first of so many words that it begins with; 0: none. */
static size_t
first_of(const char *const *list, size_t count, struct str s)
{
	size_t i;

	for (i = 0; i < count; i++) {
		if (str_starts(s, str_of(list[i])))
			return strlen(list[i]);
	}
	return 0;
}

#define FIRST_OF(list, s) first_of(list, sizeof(list) / sizeof *(list), s)

/* Whether it begins with a word, and nothing that would make it another. */
static bool
begins_word(struct str key)
{
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if (str_starts(key, str_of(words[i])) &&
		    FIRST_OF(edges, str_after(key, strlen(words[i]))) > 0)
			return true;
	}
	return false;
}

/* Whether it begins with the number before a move. */
static bool
begins_number(struct str key)
{
	struct str rest = key;
	size_t n;

	while ((n = first_of(numbers, DIGITS, rest)) > 0)
		rest = str_after(rest, n);
	n = FIRST_OF(behind_number, rest);
	return rest.n < key.n && n > 0 && n < rest.n;
}

static bool
has_edge(struct str s)
{
	size_t i;

	for (i = 0; i < sizeof edges / sizeof *edges; i++) {
		if (str_find(s, str_of(edges[i])) < s.n)
			return true;
	}
	return false;
}

/* Whether it begins with a square or 同, behind which a move may come to its end. */
static bool
begins_move(struct str key)
{
	size_t file = first_of(numbers, NUMBERS, key),
	       rank = first_of(numbers, NUMBERS, str_after(key, file));

	return ((file > 0 && rank > 0) || str_starts(key, STR("同"))) && has_edge(key);
}

static bool
begins_wrongly(struct str key)
{
	struct str behind = str_starts(key, STR("手数")) ? str_after(key, strlen("手数")) : key;

	return FIRST_OF(no_keys, key) > 0 || FIRST_OF(dashes, behind) > 0 || begins_word(key) ||
	       begins_number(key) || begins_move(key);
}

bool
kif_key_fits(const struct header *header)
{
	struct str key = header_bare_key(header->key);
	size_t i;

	if (header->id != HEADER_other)
		return true;
	if (!header_is_kif_key(key) || begins_wrongly(key) ||
	    (key.p[0] >= '0' && key.p[0] <= '9') || str_find(key, STR(":")) < key.n ||
	    str_find(key, STR("：")) < key.n)
		return false;
	for (i = 0; i < sizeof own_keys / sizeof *own_keys; i++) {
		if (str_eq(key, str_of(own_keys[i])))
			return false;
	}
	return true;
}
