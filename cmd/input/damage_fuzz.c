/*
 * Damages a file in every place: damage_fuzz FILE DIR PARTS writes, for each of PARTS equal parts
 * of the file, copies into DIR that end there or in which this part is inverted, zero, left out,
 * doubled or put in the other order, or has one bit changed: DIR/NUMBER-WHAT.NAME.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char whole[1 << 20];
static size_t size;

/* What becomes of the n bytes of a part; returns how many they are then. */
static size_t
cut(unsigned char *part, size_t n)
{
	(void)part;
	(void)n;
	return 0;
}

static size_t
invert(unsigned char *part, size_t n)
{
	for (size_t i = 0; i < n; i++)
		part[i] ^= 0xFF;
	return n;
}

static size_t
blank(unsigned char *part, size_t n)
{
	memset(part, 0, n);
	return n;
}

static size_t
twice(unsigned char *part, size_t n)
{
	memcpy(part + n, part, n);
	return 2 * n;
}

static size_t
reverse(unsigned char *part, size_t n)
{
	for (size_t i = 0; i < n / 2; i++) {
		unsigned char byte = part[i];

		part[i] = part[n - 1 - i];
		part[n - 1 - i] = byte;
	}
	return n;
}

static size_t
bit(unsigned char *part, size_t n)
{
	if (n > 0)
		part[n / 2] = (unsigned char)(part[n / 2] ^ 1U << n % 8);
	return n;
}

static const struct {
	const char *name;
	size_t (*damage)(unsigned char *part, size_t n);
	bool ends; /* nothing follows */
} kinds[] = {
	{ "ends", cut, true },
	{ "without", cut, false },
	{ "inverted", invert, false },
	{ "zero", blank, false },
	{ "doubled", twice, false },
	{ "reversed", reverse, false },
	{ "bit", bit, false },
};

static void
write_copy(const char *path, size_t at, size_t n, size_t kind)
{
	static unsigned char part[2 * sizeof whole];
	FILE *file = fopen(path, "wb");
	size_t left = kinds[kind].ends ? 0 : size - at - n;

	memcpy(part, whole + at, n);
	n = kinds[kind].damage(part, n);
	if (file == NULL || fwrite(whole, 1, at, file) != at || fwrite(part, 1, n, file) != n ||
	    fwrite(whole + size - left, 1, left, file) != left || fclose(file) != 0)
		exit(2);
}

int
main(int argc, char **argv)
{
	FILE *file = argc == 4 ? fopen(argv[1], "rb") : NULL;
	size_t parts = argc == 4 ? strtoul(argv[3], NULL, 10) : 0, i, kind;
	const char *name = argc == 4 ? strrchr(argv[1], '/') : NULL;
	char path[4096];

	if (file == NULL || parts == 0)
		return 2;
	size = fread(whole, 1, sizeof whole, file);
	fclose(file);
	for (i = 0; i < parts; i++) {
		for (kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
			size_t at = size * i / parts;

			snprintf(path, sizeof path, "%s/%zu-%s.%s", argv[2], i, kinds[kind].name,
			    name == NULL ? argv[1] : name + 1);
			write_copy(path, at, size * (i + 1) / parts - at, kind);
		}
	}
	return 0;
}
