#include <stdlib.h>

#include "cmd/event/event.h"
#include "record/text/utf8.h"

/* Returns a character in the width and case in which names are compared. */
static uint32_t
plain(uint32_t code)
{
	if (code >= 0xFF01 && code <= 0xFF5E)
		code -= 0xFEE0;
	if (code == 0x3000 || code == 0xA0 || code == ',')
		return ' ';
	if ((code >= 'A' && code <= 'Z') || (code >= 0xC0 && code <= 0xDE && code != 0xD7))
		code += 32;
	return code;
}

static int
compare_words(const void *a, const void *b)
{
	return str_order(*(const struct str *)a, *(const struct str *)b);
}

/* Removes what may follow a name: a title, a rating, a country, a trip. */
static struct str
without_title(struct event *event, struct str name)
{
	static const struct str calls[] = { { "さん", 6 }, { "選手", 6 }, { "君", 3 }, { "様", 3 },
		{ "挑戦者", 9 } };
	struct player player;
	size_t i, n;

	for (i = 1; i < name.n; i++)
		if (name.p[i] == '(' || name.p[i] == '[' || name.p[i] == '+')
			name.n = i;
	do {
		n = name.n;
		name = str_trim(name);
		for (i = 0; i < sizeof calls / sizeof *calls; i++)
			if (str_ends(name, calls[i]) && name.n > calls[i].n)
				name.n -= calls[i].n;
		value_player(event->patterns, name, &player);
		if (player.name.n > 0 && player.name.n < name.n)
			name = player.name;
	} while (name.n < n);
	return name;
}

struct str
event_name_same(struct event *event, struct str name)
{
	struct str words[8], rest, word;
	struct buffer out;
	size_t count = 0, i;
	bool wide = false;
	uint32_t code;
	char bytes[4];

	name = without_title(event, name);
	buffer_init(&out, event->arena->memory);
	for (rest = name; rest.n > 0;) {
		rest = str_after(rest, utf8_read(rest, &code));
		code = plain(code);
		wide |= code >= 0x2E80 && code != UTF8_BAD;
		if (code != UTF8_BAD)
			buffer_add(&out, (struct str){ bytes, utf8_write(bytes, code) });
	}
	name = arena_str(event->arena, buffer_str(&out));
	buffer_clear(&out);
	for (rest = name; rest.n > 0 && count < 8;) {
		word = count == 7 ? rest : str_cut(&rest, ' ');
		if (count == 7)
			rest.n = 0;
		if (word.n > 0)
			words[count++] = word;
	}
	if (!wide && count > 1)
		qsort(words, count, sizeof *words, compare_words);
	for (i = 0; i < count; i++) {
		if (i > 0 && !wide)
			buffer_char(&out, ' ');
		buffer_add(&out, words[i]);
	}
	name = arena_str(event->arena, buffer_str(&out));
	buffer_free(&out);
	return name;
}

/* Sets the characters without diacritics, old kanji as new ones.  Returns how many. */
static size_t
fold(struct str name, uint32_t codes[static 64])
{
	static const char latin[] = "aaaaaaaceeeeiiiidnooooo*ouuuuypy";
	static const struct {
		uint32_t from, to;
	} kanji[] = { { 0x6FA4, 0x6CA2 }, { 0x9F4B, 0x658E }, { 0x9F4A, 0x658E },
		{ 0x6589, 0x658E }, { 0x908A, 0x8FBA }, { 0x9089, 0x8FBA }, { 0x5EE3, 0x5E83 },
		{ 0x9AD9, 0x9AD8 }, { 0xFA11, 0x5D0E }, { 0x6FF1, 0x6D5C }, { 0x570B, 0x56FD },
		{ 0x9F8D, 0x7ADC } };
	size_t n = 0, i;
	uint32_t code;

	while (name.n > 0 && n < 62) {
		name = str_after(name, utf8_read(name, &code));
		if (code == 0xDF)
			codes[n++] = code = 's';
		else if (code >= 0xE0 && code <= 0xFF && code != 0xF7)
			code = (uint32_t)latin[code - 0xE0];
		for (i = 0; i < sizeof kanji / sizeof *kanji; i++)
			if (code == kanji[i].from)
				code = kanji[i].to;
		codes[n++] = code;
	}
	return n;
}

/* Returns the length without a version number at the end. */
static size_t
without_version(const uint32_t *codes, size_t n)
{
	size_t all = n;

	while (n > 0 && (codes[n - 1] == '.' || (codes[n - 1] >= '0' && codes[n - 1] <= '9')))
		n--;
	return n >= 4 && n < all ? n : 0;
}

bool
event_name_near(struct event *event, struct str first, struct str second)
{
	uint32_t a[64], b[64];
	size_t n = fold(first, a), m = fold(second, b), head = 0, tail = 0, v, longer, rest;

	(void)event;
	while (head < n && head < m && a[head] == b[head])
		head++;
	while (tail + head < n && tail + head < m && a[n - 1 - tail] == b[m - 1 - tail])
		tail++;
	longer = n > m ? n : m;
	rest = longer - head - tail;
	if (n == 0 || m == 0)
		return false;
	if (rest == 0)
		return true;
	v = without_version(a, n);
	if (v > 0 && v == without_version(b, m) && head >= v)
		return true;
	if (longer < (a[0] >= 0x2E80 ? 3 : 4))
		return false;
	if (a[0] < 0x80 && a[n - 1] <= '9' && b[m - 1] <= '9' && tail == 0)
		return false; /* players who are numbers */
	return rest == 1 ||
	       (rest == 2 && n == m && a[head] == b[head + 1] && a[head + 1] == b[head]);
}
