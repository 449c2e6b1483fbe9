#include "record/values/person.h"

#include "record/text/utf8.h"
#include "record/values/person_fold.h"

/* Titles besides ranks (九段) and their number (三冠). */
static const char *const titles[] = { "竜王", "龍王", "名人", "王位", "王座", "棋王", "王将",
	"棋聖", "叡王", "女王", "清麗", "白玲", "倉敷藤花", "奨励会員" };

/* What stands before a title and belongs to it; those with few follow only a longer name, as
 * 前 is also the end of 豊前. */
static const struct {
	const char *word;
	bool few;
} attributes[] = { { "永世", false }, { "名誉", false }, { "女流", false }, { "アマチュア", false },
	{ "アマ", false }, { "奨励会", false }, { "指導棋士", false }, { "女流棋士", false },
	{ "実力制", false }, { "朝日", false }, { "学生", false }, { "前", true }, { "元", true },
	{ "新", true } };

/* Forms of address, and what is said of a player. */
static const char *const addresses[] = { "選手", "挑戦者", "さん", "くん", "君", "様", "氏", "先生",
	"アマチュア", "アマ", "女流" };

static const char *const numerals[] = { "一", "二", "三", "四", "五", "六", "七", "八", "九",
	"十" };

/* Removes a word at the end of *s. */
static bool
cut(struct str *s, const char *word)
{
	struct str end = str_of(word);

	if (!str_ends(*s, end))
		return false;
	s->n -= end.n;
	return true;
}

/* Removes the blanks and joiners at the end of *s. */
static void
cut_joiners(struct str *s)
{
	while (cut(s, " ") || cut(s, "・") || cut(s, "、") || cut(s, "/") || cut(s, "兼"))
		;
}

/* Removes up to max digits or kanji numerals at the end of *s. */
static bool
cut_number(struct str *s, unsigned max)
{
	struct str before = *s;

	for (unsigned n = 0; n < max; n++) {
		size_t i = 0, count = sizeof numerals / sizeof *numerals;

		if (s->n > 0 && str_is_digit(s->p[s->n - 1])) {
			s->n--;
			continue;
		}
		while (i < count && !cut(s, numerals[i]))
			i++;
		if (i == count)
			break;
	}
	return s->n < before.n;
}

/* Removes a rank: 初段, 四段, 12級. */
static bool
cut_rank(struct str *s)
{
	struct str rest = *s;
	bool digit;

	if (!cut(&rest, "段") && !cut(&rest, "級"))
		return false;
	digit = rest.n > 0 && str_is_digit(rest.p[rest.n - 1]);
	if (!cut(&rest, "初") && !cut_number(&rest, digit ? 2 : 1))
		return false;
	*s = rest;
	return true;
}

/* Removes one of the words. */
static bool
cut_one(struct str *s, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (cut(s, words[i]))
			return true;
	return false;
}

/* Removes what stands before a title: 永世, 第十五世, 前. */
static bool
cut_attribute(struct str *s)
{
	enum { FEW = 6 }; /* bytes of two kanji */
	struct str rest = *s, number;

	while (cut(&rest, " "))
		;
	number = rest;
	if ((cut(&number, "世") || cut(&number, "代")) && cut_number(&number, 3)) {
		(void)cut(&number, "第");
		*s = number;
		return true;
	}
	for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++) {
		struct str before = rest;

		if (cut(&before, attributes[i].word) &&
		    (!attributes[i].few || before.n == 0 || before.n >= FEW)) {
			*s = before;
			return true;
		}
	}
	return false;
}

/* Removes a Japanese title, with what stands before it. */
static bool
cut_title(struct str *s)
{
	struct str rest = *s;

	if (cut_one(s, addresses, sizeof addresses / sizeof *addresses))
		return true;
	if (!cut_rank(&rest) && !cut_one(&rest, titles, sizeof titles / sizeof *titles) &&
	    !(cut(&rest, "冠") && cut_number(&rest, 1)))
		return false;
	while (cut_attribute(&rest))
		;
	*s = rest;
	return true;
}

/* Removes a western grade after a blank or a kanji: 2 dan, 5k, 1-dan. */
static bool
cut_grade(struct str *s)
{
	static const char *const words[] = { "dan", "kyu", "d", "k", "p" };
	struct str rest = *s;
	unsigned digits = 0;

	if (!cut_one(&rest, words, sizeof words / sizeof *words))
		return false;
	if (!cut(&rest, " "))
		(void)cut(&rest, "-");
	for (; rest.n > 0 && str_is_digit(rest.p[rest.n - 1]); digits++)
		rest.n--;
	if (digits < 1 || digits > 2 ||
	    (rest.n > 0 && rest.p[rest.n - 1] != ' ' && (unsigned char)rest.p[rest.n - 1] < 0x80))
		return false;
	*s = rest;
	return true;
}

/* Reads a rating: 1850, r1850; without the letter, at least three digits. */
static uint32_t
rating(struct str s)
{
	uint32_t value = 0;
	size_t min = 3;

	if (s.n > 0 && s.p[0] == 'r') {
		s = str_after(s, s.n > 1 && s.p[1] == ' ' ? 2 : 1);
		min = 1;
	}
	if (s.n < min || s.n > 5)
		return 0;
	for (; s.n > 0; s = str_after(s, 1)) {
		if (!str_is_digit(s.p[0]))
			return 0;
		value = value * 10 + (uint32_t)(s.p[0] - '0');
	}
	return value;
}

/* Whether s is a country's two or three letters. */
static bool
is_country(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!str_is_letter(s.p[i]))
			return false;
	return s.n == 2 || s.n == 3;
}

/* Finds the brackets at the end of s.  Returns where they open, or s.n. */
static size_t
bracket(struct str s, struct str *content)
{
	char open = s.n > 0 && s.p[s.n - 1] == ')' ? '(' : '[';

	if (s.n < 2 || (s.p[s.n - 1] != ')' && s.p[s.n - 1] != ']'))
		return s.n;
	for (size_t i = s.n - 1; i-- > 0;) {
		if (s.p[i] == open) {
			*content = (struct str){ s.p + i + 1, s.n - i - 2 };
			return i;
		}
	}
	return s.n;
}

/* Removes (1850), (四段), [fr]. */
static bool
cut_bracket(struct str *s)
{
	struct str content, title;
	size_t at = bracket(*s, &content);

	if (at == s->n)
		return false;
	title = content;
	if (rating(content) == 0 && !(s->p[at] == '[' && is_country(content)) &&
	    !((cut_title(&title) || cut_grade(&title)) && title.n == 0))
		return false;
	s->n = at;
	return true;
}

/* Removes the trip with which shogi-server tells players of the same name apart: + and the hash of
 * a password, in hexadecimal. */
static bool
cut_trip(struct str *s)
{
	enum { TRIP_MIN = 8 };
	size_t at = s->n;

	while (
	    at > 0 && (str_is_digit(s->p[at - 1]) || (s->p[at - 1] >= 'a' && s->p[at - 1] <= 'f')))
		at--;
	if (at == 0 || s->p[at - 1] != '+' || s->n - at < TRIP_MIN)
		return false;
	s->n = at - 1;
	return true;
}

/* Removes the title at the end of *s; the last one stays if there is no name before it. */
static bool
cut_last(struct str *s)
{
	struct str rest = *s;

	if (!cut_bracket(&rest) && !cut_trip(&rest) && !cut_grade(&rest) && !cut_title(&rest))
		return false;
	cut_joiners(&rest);
	if (rest.n == 0)
		return false;
	*s = rest;
	return true;
}

/* Removes the blanks beside kanji and kana, in place.  Returns whether there are any of these. */
static bool
cut_blanks(char *text, size_t *size)
{
	struct str rest = { text, *size };
	uint32_t code, last = 0, next = 0;
	bool japanese = false;
	size_t n = 0;

	for (size_t length; rest.n > 0; rest = str_after(rest, length), last = code) {
		length = utf8_read(rest, &code);
		japanese |= person_is_japanese(code);
		if (code == ' ') {
			(void)utf8_read(str_after(rest, 1), &next);
			if (person_is_japanese(last) || person_is_japanese(next))
				continue;
		}
		memmove(text + n, rest.p, length);
		n += length;
	}
	*size = n;
	return japanese;
}

/* Sorts the words of a text without two blanks in a row, in place. */
static void
sort_words(char *text, size_t size)
{
	struct str words[PERSON_BYTES_MAX / 2 + 1], rest = { text, size };
	char copy[PERSON_BYTES_MAX + 1];
	size_t count = 0, n = 0;

	while (rest.n > 0) {
		struct str word = str_cut(&rest, ' ');
		size_t at = count++;

		for (; at > 0 && str_order(words[at - 1], word) > 0; at--)
			words[at] = words[at - 1];
		words[at] = word;
	}
	for (size_t i = 0; i < count; i++) {
		memcpy(copy + n, words[i].p, words[i].n);
		n += words[i].n;
		copy[n++] = ' ';
	}
	memcpy(text, copy, size);
}

void
person_key(struct str name, struct buffer *out)
{
	char *text = buffer_room(out, PERSON_BYTES_MAX);
	struct str key = { text, person_fold(name, text) };
	bool more = true;

	while (more) { /* sorted words may end in a title again */
		while (cut_last(&key))
			;
		if (!cut_blanks(text, &key.n))
			sort_words(text, key.n);
		more = cut_last(&key);
	}
	out->n += key.n;
}

bool
person_is_nobody(struct str name)
{
	static const char *const nobody[] = { "先手", "後手", "下手", "上手", "先手番", "後手番",
		"相手", "あなた", "自分", "名無し", "名無しさん", "名無", "不明", "ゲスト", "人間",
		"コンピュータ", "コンピューター", "black", "white", "sente", "gote", "player", "nn",
		"n.n.", "anonymous", "guest", "unknown", "noname", "no name", "you", "human", "com",
		"cpu", "computer" };
	char text[PERSON_BYTES_MAX];
	struct str folded = { text, person_fold(name, text) };
	bool signs = true; /* it has neither letter nor digit: ?, -, *** */

	for (size_t i = 0; i < folded.n; i++)
		signs &= (unsigned char)text[i] < 0x80 && !str_is_letter(text[i]) &&
			 !str_is_digit(text[i]);
	for (size_t i = 0; i < sizeof nobody / sizeof *nobody && !signs; i++)
		if (str_eq(folded, str_of(nobody[i])))
			return true;
	return signs || str_eq(folded, STR("…")) || str_eq(folded, STR("〓"));
}

uint32_t
person_rating(struct str name)
{
	char text[PERSON_BYTES_MAX];
	struct str rest = { text, person_fold(name, text) }, content;
	size_t at;

	do { /* titles may follow it */
		at = bracket(rest, &content);
		if (at < rest.n && rest.p[at] == '(' && rating(content) != 0)
			return rating(content);
	} while (cut_last(&rest));
	return 0;
}
