/*
 * Damaged records: mutate_fuzz DIR COUNT SEED <NAMES writes COUNT files into DIR, each a copy of
 * one of the files that standard input names, a NUL after each, with a few random changes.  The
 * same seed gives the same files.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20, CHANGES = 8 };

/* A file's content, with room for what one change may add. */
struct copy {
	size_t n;
	char p[2 * ROOM];
};

/* Words that mean something to a parser, for places where they do not belong. */
static const char *const words[] = { "変化：3手\n", "まで5手で先手の勝ち\n", "同　", "打", "成",
	"▲７六歩", "△同　銀右上不成", "▲", "(77)", "手合割：", "先手番\n", "手数＝", "後手の持駒：",
	"|v香v桂v銀v金v玉v金v銀v桂v香|\n", "   1 投了\n", "%TORYO\n", "%+ILLEGAL_ACTION\n",
	"+7776FU\n", "-0055KA\n", "/\n", "PI\n", "P1-KY\n", "P-00AL\n", "T99999999999\n", "V3.0\n",
	"'*", "&", "*", "#", "999999999999999999", "\r", "\xEF\xBB\xBF", "\x1B$B", "\x83\x5C",
	"\xFF", "", "( 0:00/00:00:00)", "+", "\"special\":\"TORYO\",", "\"forks\":[[", "[{", "]}",
	"null,", "{}", "\\u0000", "\\ud800" };

static uint64_t state;

static size_t
random_below(size_t n)
{
	state ^= state >> 12;
	state ^= state << 25;
	state ^= state >> 27;
	return n == 0 ? 0 : (size_t)((state * 2685821657736338717u) >> 32) % n;
}

/* Replaces cut bytes at the offset at by n bytes of p. */
static void
replace(struct copy *copy, size_t at, size_t cut, const char *p, size_t n)
{
	if (copy->n - cut + n > ROOM)
		return;
	memmove(copy->p + at + n, copy->p + at + cut, copy->n - at - cut);
	memmove(copy->p + at, p, n);
	copy->n += n - cut;
}

/* Returns where the line that contains at begins; *length includes its line end. */
static size_t
line_around(const struct copy *copy, size_t at, size_t *length)
{
	size_t end = at;

	while (at > 0 && copy->p[at - 1] != '\n')
		at--;
	while (end < copy->n && copy->p[end++] != '\n')
		;
	*length = end - at;
	return at;
}

static void
change(struct copy *copy, const struct copy *other)
{
	size_t at = random_below(copy->n + 1), length, from;
	char line[512], byte = (char)random_below(256);
	const char *word = words[random_below(sizeof words / sizeof words[0])];

	switch (random_below(8)) {
	case 0: /* changes a byte */
		replace(copy, at, at < copy->n, &byte, 1);
		break;
	case 1: /* removes a few bytes */
		length = random_below(16);
		replace(copy, at, length < copy->n - at ? length : copy->n - at, "", 0);
		break;
	case 2: /* removes the end */
		copy->n = at;
		break;
	case 3: /* removes a line */
		at = line_around(copy, at, &length);
		replace(copy, at, length, "", 0);
		break;
	case 4: /* repeats a line, or moves it */
		at = line_around(copy, at, &length);
		length = length < sizeof line ? length : sizeof line;
		memcpy(line, copy->p + at, length);
		at = line_around(copy, random_below(copy->n + 1), &from);
		replace(copy, at, 0, line, length);
		break;
	case 5: /* inserts part of another file */
		from = random_below(other->n + 1);
		length = random_below(other->n - from + 1);
		replace(copy, at, 0, other->p + from, length < 4096 ? length : 4096);
		break;
	case 6: /* repeats a word */
		for (length = random_below(64); length > 0; length--)
			replace(copy, at, 0, word, strlen(word));
		break;
	default:
		replace(copy, at, 0, word, strlen(word));
	}
}

static void
load(struct copy *copy, const char *name)
{
	FILE *file = fopen(name, "rb");

	copy->n = 0;
	if (file == NULL)
		return;
	copy->n = fread(copy->p, 1, ROOM / 2, file);
	fclose(file);
}

/* Reads the names of files from standard input, a NUL after each; returns how many of them fit. */
static size_t
read_names(const char *names[], size_t most)
{
	static char text[4 * ROOM];
	size_t length = fread(text, 1, sizeof text, stdin), n = 0;
	char *p = text, *end;

	while (n < most && (end = memchr(p, '\0', length - (size_t)(p - text))) != NULL) {
		names[n++] = p;
		p = end + 1;
	}
	return n;
}

int
main(int argc, char **argv)
{
	static struct copy copy, other;
	static const char *names[1 << 16];
	size_t files = read_names(names, sizeof names / sizeof names[0]), count, i, changes;
	const char *name, *extension;
	char path[4096];
	FILE *file;

	if (argc != 4 || files == 0)
		return 2;
	count = strtoul(argv[2], NULL, 10);
	state = strtoul(argv[3], NULL, 10) * 2 + 1;
	for (i = 0; i < count; i++) {
		name = names[random_below(files)];
		load(&copy, name);
		load(&other, names[random_below(files)]);
		for (changes = 1 + random_below(CHANGES); changes > 0; changes--)
			change(&copy, &other);
		extension = strrchr(name, '.');
		snprintf(path, sizeof path, "%s/%06zu%s", argv[1], i,
		    extension == NULL ? "" : extension);
		file = fopen(path, "wb");
		if (file == NULL || fwrite(copy.p, 1, copy.n, file) != copy.n || fclose(file) != 0)
			return 2;
	}
	return 0;
}
