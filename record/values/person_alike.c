#include "record/text/utf8.h"
#include "record/values/person.h"
#include "record/values/person_fold.h"

/* A key, or what is left of it, as characters. */
struct letters {
	uint32_t codes[PERSON_BYTES_MAX];
	size_t n;
};

/* Kanji and letters that are one: the first of each group is the one of today.  Names keep the old
 * forms, and programs and typists replace them. */
static const char same_kanji[] =
    "沢澤 斎齋齊斉 辺邊邉 広廣 高髙 崎﨑嵜碕 浜濱濵 国國 竜龍 桜櫻 真眞 徳德 恵惠 栄榮 実實 静靜 "
    "関關 塩鹽 "
    "曽曾 島嶋嶌 富冨 吉𠮷 渕淵 峰峯 館舘 黒黑 増增 滝瀧 条條 芦蘆 与與 万萬 寿壽 豊豐 来來 亜亞 "
    "礼禮 蔵藏 "
    "弥彌 尭堯 遥遙 凛凜 桧檜 槙槇 薮藪 祢禰 鉄鐵 仏佛 応應 学學 楽樂 気氣 団團 壮壯 将將 従從 "
    "総總 聡聰 継繼 "
    "緑綠 縄繩 県縣 顕顯 絵繪 薫薰 覚覺 讃讚 郷鄕 頼賴 瀬瀨 穂穗 歩步 巻卷 "
    "鶴鶴 児兒 円圓 変變 岳嶽 巌巖 帰歸 戸戶 斗鬥 昼晝 様樣 横橫 沖冲 温溫 満滿 湾灣 為爲 狭狹 "
    "猟獵 珍珎 "
    "画畫 畳疊 秋穐 稲稻 糸絲 経經 翠翆 芸藝 茎莖 萌萠 虎乕 蛍螢 衛衞 装裝 読讀 転轉 銭錢 "
    "録錄 鎮鎭 陥陷 雑雜 霊靈 駅驛 鳳鳯 麹麴 黄黃 黙默 её";

/* Kanji and kana of which one is often written for another in the same name: they look alike, or
 * typing the same sound makes both. */
static const char confused[] =
    "花華 太大汰 幸行 郎朗 夫雄男 介助輔 祐佑裕 宏弘浩 明昭章彰 孝考 修脩 享亨 瑛英 紗沙 菜奈 美未 "
    "里理梨莉 "
    "由有 優悠 崇祟 徹撤 萩荻 末未 岡丘 坂阪 河川 中仲 崎埼 佐左 一ー 二ニ 力カ 口ロ 卜ト 工エ "
    "八ハ 夕タ "
    "へヘ りリ ヶケヵが ノ之の ツッ ャヤ ュユ ョヨ ズヅ ジヂ 卓拓 健建 純順 淳敦 亮諒 翔祥 藤籐 "
    "橋槗 治冶 史司 己巳已 土士 栗粟 堀掘 緑縁 網綱 鳥烏";

static bool
is_digit(uint32_t code)
{
	return code >= '0' && code <= '9';
}

/* Whether code is part of a word: neither a digit nor a sign. */
static bool
is_letter(uint32_t code)
{
	return code >= 0x80 || str_is_letter((int)code);
}

/* Returns the group of code in a list of groups, from 1; 0: it is in none.  *first gets the group's
 * first character. */
static size_t
group_of(const char *groups, uint32_t code, uint32_t *first)
{
	char text[5] = "";
	const char *at, *start;

	text[utf8_write(text, code)] = '\0';
	at = code > ' ' ? strstr(groups, text) : NULL;
	if (at == NULL)
		return 0;
	for (start = at; start > groups && start[-1] != ' ';)
		start--;
	(void)utf8_read(str_of(start), first);
	return (size_t)(start - groups) + 1;
}

/* Whether one of two characters is often written for the other. */
static bool
are_confused(uint32_t a, uint32_t b)
{
	uint32_t first;
	size_t group = group_of(confused, a, &first);

	return group != 0 && group == group_of(confused, b, &first);
}

/* Reads a key without diacritics and old forms.  Returns whether it has another reading. */
static bool
read_letters(struct str key, bool long_reading, struct letters *out)
{
	bool two = false;
	uint32_t code;

	out->n = 0;
	key = utf8_clip(key, PERSON_BYTES_MAX);
	for (size_t length; key.n > 0; key = str_after(key, length)) {
		length = utf8_read(key, &code);
		if (code == 0x3005 && out->n > 0) { /* 々 */
			out->codes[out->n] = out->codes[out->n - 1];
			out->n++;
			continue;
		}
		code = code == UTF8_BAD ? '?' : code;
		if (code >= 0x400)
			(void)group_of(same_kanji, code, &code);
		out->n += person_fold_plain(code, long_reading, out->codes + out->n, &two);
	}
	return two;
}

/* Moves *at after the next word of s, which begins at the returned place. */
static size_t
next_word(const struct letters *s, size_t *at)
{
	size_t start = *at;

	while (start < s->n && s->codes[start] == ' ')
		start++;
	for (*at = start; *at < s->n && s->codes[*at] != ' ';)
		++*at;
	return start;
}

/* Returns how often the word of length n occurs among the words of s that begin before end. */
static size_t
count_word(const struct letters *s, size_t end, const uint32_t *word, size_t n)
{
	size_t count = 0;

	for (size_t at = 0, start; (start = next_word(s, &at)) < end && start < s->n;)
		count += at - start == n && memcmp(s->codes + start, word, n * sizeof *word) == 0;
	return count;
}

/* Puts into *left the words of a that b has not, or not as often. */
static void
leave(const struct letters *a, const struct letters *b, struct letters *left)
{
	left->n = 0;
	for (size_t at = 0, start; (start = next_word(a, &at)) < a->n;) {
		const uint32_t *word = a->codes + start;
		size_t n = at - start;

		if (count_word(a, start, word, n) < count_word(b, b->n, word, n))
			continue;
		if (left->n > 0)
			left->codes[left->n++] = ' ';
		memcpy(left->codes + left->n, word, n * sizeof *word);
		left->n += n;
	}
}

static size_t
common_start(const struct letters *a, const struct letters *b)
{
	size_t n = 0;

	while (n < a->n && n < b->n && a->codes[n] == b->codes[n])
		n++;
	return n;
}

/* Returns the length of the common end of what follows the first skip characters. */
static size_t
common_end(const struct letters *a, const struct letters *b, size_t skip)
{
	size_t n = 0;

	while (
	    n < a->n - skip && n < b->n - skip && a->codes[a->n - 1 - n] == b->codes[b->n - 1 - n])
		n++;
	return n;
}

/* Returns where the word begins that says that a version follows (v, bld), of the first end
 * characters of s, or s->n. */
static size_t
find_marker(const struct letters *s, size_t end)
{
	static const char *const markers[] = { "v", "ver", "version", "bld", "build", "rev", "beta",
		"rc" };

	if (end > 0 && !is_letter(s->codes[end - 1]) && !is_digit(s->codes[end - 1]))
		end--;
	for (size_t i = 0; i < sizeof markers / sizeof *markers; i++) {
		size_t n = strlen(markers[i]), same = 0, start = end - n;

		if (n > end ||
		    (start > 0 && s->codes[start - 1] < 0x80 && is_letter(s->codes[start - 1])))
			continue;
		while (same < n && s->codes[start + same] == (unsigned char)markers[i][same])
			same++;
		if (same == n)
			return start;
	}
	return s->n;
}

/* Moves *at after a version number: 3, 1.2, 1.2b.  Returns the number of its parts. */
static unsigned
skip_version(const struct letters *s, size_t *at)
{
	unsigned parts = 0;

	while (*at < s->n && is_digit(s->codes[*at])) {
		while (*at < s->n && is_digit(s->codes[*at]))
			++*at;
		parts++;
		if (*at + 1 < s->n && s->codes[*at] == '.' && is_digit(s->codes[*at + 1]))
			++*at;
	}
	if (parts > 0 && *at < s->n && is_letter(s->codes[*at]) &&
	    (*at + 1 == s->n || !is_letter(s->codes[*at + 1])))
		++*at;
	return parts;
}

/* Whether what s has from start on is nothing but a version: -v3, 1.2. */
static bool
is_version(const struct letters *s, size_t start)
{
	size_t number = start, end, marker;
	unsigned parts;

	while (number < s->n && !is_digit(s->codes[number]))
		number++;
	end = number;
	parts = skip_version(s, &end);
	marker = find_marker(s, number);
	return end == s->n && parts > 0 &&
	       (marker < s->n ? marker <= start + 1 : parts > 1 && number <= start + 1);
}

/* Whether only a version number differs: one that is marked (v3, bld258) or has parts (1.2), since
 * n2 and n3 are two players. */
static bool
other_version(const struct letters *a, const struct letters *b)
{
	size_t start = common_start(a, b), x, y;
	unsigned parts;

	if ((start == a->n && is_version(b, start)) || (start == b->n && is_version(a, start)))
		return true;
	while (start > 0 && (is_digit(a->codes[start - 1]) || a->codes[start - 1] == '.'))
		start--;
	while (start < a->n && start < b->n && a->codes[start] == '.' && b->codes[start] == '.')
		start++;
	x = y = start;
	parts = skip_version(a, &x) * skip_version(b, &y);
	if (parts == 0 || (parts == 1 && find_marker(a, start) == a->n))
		return false;
	return a->n - x == b->n - y &&
	       memcmp(a->codes + x, b->codes + y, (a->n - x) * sizeof *a->codes) == 0;
}

/* Whether the character of s at a place is a word of one letter: a of team-a. */
static bool
stands_alone(const struct letters *s, size_t at)
{
	return (at == 0 || !is_letter(s->codes[at - 1])) &&
	       (at + 1 == s->n || !is_letter(s->codes[at + 1]));
}

/* Whether one edit makes b of a: a letter more, less or other, or two neighbours exchanged. */
static bool
one_edit(const struct letters *a, const struct letters *b, bool japanese)
{
	size_t start = common_start(a, b), end = common_end(a, b, start);
	const uint32_t *x = a->codes + start, *y = b->codes + start;
	size_t nx = a->n - start - end, ny = b->n - start - end;

	for (size_t i = 0; i < nx && i < 2; i++)
		if (is_digit(x[i]))
			return false;
	for (size_t i = 0; i < ny && i < 2; i++)
		if (is_digit(y[i]))
			return false;
	if (nx == 2 && ny == 2)
		return x[0] == y[1] && x[1] == y[0];
	if (nx == 1 && ny == 1)
		return japanese ? are_confused(*x, *y)
				: !stands_alone(a, start) && !stands_alone(b, start);
	if (nx + ny != 1)
		return false;
	return !japanese || person_is_japanese(nx == 1 ? *x : *y);
}

/* Returns the number of letters, and sets *japanese if there is a kanji or kana. */
static size_t
count_letters(const struct letters *s, bool *japanese)
{
	size_t count = 0;

	for (size_t i = 0; i < s->n; i++) {
		count += is_letter(s->codes[i]);
		*japanese |= person_is_japanese(s->codes[i]);
	}
	return count;
}

static bool
letters_alike(const struct letters *a, const struct letters *b)
{
	enum { VERSION_MIN = 3, KANJI_MIN = 3, LETTERS_MIN = 4, WORD_MIN = 3 };
	struct letters x, y;
	bool japanese = false, ignored = false;
	size_t na = count_letters(a, &japanese), nb = count_letters(b, &japanese);
	size_t least = na < nb ? na : nb, nx, ny;

	leave(a, b, &x);
	leave(b, a, &y);
	if (x.n == 0 && y.n == 0)
		return true;
	if (least >= VERSION_MIN && other_version(&x, &y))
		return true;
	if (least < (japanese ? KANJI_MIN : LETTERS_MIN))
		return false;
	nx = count_letters(&x, &ignored);
	ny = count_letters(&y, &ignored);
	if (!japanese && nx > 0 && ny > 0 && nx < WORD_MIN && ny < WORD_MIN &&
	    (nx != ny || x.n == y.n))
		return false; /* li na, li ma; but j. and j */
	return one_edit(&x, &y, japanese);
}

bool
person_alike(struct str a, struct str b)
{
	struct letters x, y;
	bool two = read_letters(a, false, &x);

	two |= read_letters(b, false, &y);
	if (letters_alike(&x, &y))
		return true;
	if (!two)
		return false;
	(void)read_letters(a, true, &x);
	if (letters_alike(&x, &y))
		return true;
	(void)read_letters(a, false, &x);
	(void)read_letters(b, true, &y);
	return letters_alike(&x, &y);
}

/* Besides a set of letters, as bits. */
#define HAS_DIGIT (UINT64_C(1) << 32)
#define NOT_ASCII (UINT64_C(1) << 33)

uint64_t
person_traits(struct str key)
{
	uint64_t traits = 0;

	key = utf8_clip(key, PERSON_BYTES_MAX);
	for (size_t i = 0; i < key.n; i++) {
		unsigned char c = (unsigned char)key.p[i];

		traits |= c >= 0x80          ? NOT_ASCII
			  : str_is_letter(c) ? UINT64_C(1) << (c & 31)
			  : str_is_digit(c)  ? HAS_DIGIT
					     : 0;
	}
	return traits;
}

/* One edit changes at most two letters of the set; so does a version number, but for its marker. */
bool
person_may_be_alike(uint64_t a, uint64_t b)
{
	static const char marker_letters[] = "abcdeilnorstuv"; /* of find_marker's words */
	uint64_t other = a ^ b;

	if (((a | b) & NOT_ASCII) != 0)
		return true;
	if (((a | b) & HAS_DIGIT) != 0)
		other &= ~(person_traits(STR(marker_letters)) | HAS_DIGIT);
	return __builtin_popcountll(other) <= 2;
}
