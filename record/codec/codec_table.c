#include "record/codec/codec_table.h"

#include <errno.h>
#include <iconv.h>

#include "record/text/utf8.h"

/* Some iconvs take const char **; the makefile finds out. */
#ifndef ICONV_CONST
#define ICONV_CONST
#endif

enum { LARGEST = 4 }; /* bytes of one character in any encoding */

/* An iconv descriptor, opened when first used. */
struct converter {
	iconv_t cd;
	bool tried, open;
	bool subset; /* opened under the name of a subset of the encoding */
};

/* A two-byte encoding: the descriptors, and their answers.  Tables are allocated when first used.
 */
struct charset {
	struct converter from, to; /* from it to UTF-8, and to it */
	struct codec_cell *decoded, *encoded;
};

struct codec {
	struct memory *memory;
	struct charset charsets[ENCODING_COUNT];
	struct buffer scratch;
};

/*
 * Lookalikes that iconvs decode differently, with their code in either encoding.  Both are read as
 * code, which is Microsoft's choice, and written alike.
 */
static const struct {
	uint32_t code, other;
	uint16_t cp932, eucjp;
} lookalikes[] = {
	{ 0xFF5E, 0x301C, 0x8160, 0xA1C1 }, /* wave dash */
	{ 0x2225, 0x2016, 0x8161, 0xA1C2 }, /* double vertical line */
	{ 0xFF0D, 0x2212, 0x817C, 0xA1DD }, /* minus */
	{ 0xFFE0, 0x00A2, 0x8191, 0xA1F1 }, /* cent */
	{ 0xFFE1, 0x00A3, 0x8192, 0xA1F2 }, /* pound */
	{ 0xFFE2, 0x00AC, 0x81CA, 0xA2CC }, /* not */
};

/* Characters with several codes, among which iconvs choose differently: what Windows writes. */
static const struct {
	uint32_t first, last;
	uint16_t cp932;
} doubly_coded[] = {
	{ 0x2116, 0x2116, 0x8782 }, /* numero */
	{ 0x2121, 0x2121, 0x8784 }, /* TEL */
	{ 0x2160, 0x2169, 0x8754 }, /* Roman numerals one to ten */
	{ 0x3231, 0x3231, 0x878A }, /* (株) */
};

struct codec *
codec_new(struct memory *memory)
{
	struct codec *codec = memory_resize(memory, NULL, 0, sizeof *codec);

	*codec = (struct codec){ .memory = memory };
	buffer_init(&codec->scratch, memory);
	return codec;
}

struct buffer *
codec_scratch(struct codec *codec)
{
	buffer_clear(&codec->scratch);
	return &codec->scratch;
}

static void
close_charset(struct memory *memory, struct charset *charset)
{
	const size_t size = CODEC_CELLS * sizeof(struct codec_cell);

	if (charset->from.open)
		iconv_close(charset->from.cd);
	if (charset->to.open)
		iconv_close(charset->to.cd);
	if (charset->decoded != NULL)
		memory_resize(memory, charset->decoded, size, 0);
	if (charset->encoded != NULL)
		memory_resize(memory, charset->encoded, size, 0);
}

void
codec_free(struct codec *codec)
{
	for (size_t i = 0; i < ENCODING_COUNT; i++)
		close_charset(codec->memory, &codec->charsets[i]);
	buffer_free(&codec->scratch);
	memory_resize(codec->memory, codec, sizeof *codec, 0);
}

static struct charset *
charset_of(struct codec *codec, enum encoding encoding)
{
	return &codec->charsets[encoding == ENCODING_iso2022jp ? ENCODING_eucjp : encoding];
}

static bool
is_japanese(enum encoding encoding)
{
	return encoding == ENCODING_cp932 || encoding == ENCODING_eucjp;
}

static void
open_as(struct memory *memory, struct converter *converter, const char *to, const char *from)
{
	converter->cd = iconv_open(to, from);
	converter->open = converter->cd != (iconv_t)-1;
	if (!converter->open && errno == ENOMEM) /* else the encoding is not known */
		memory->fail(memory->arg);
}

/* Returns whether there is a converter between encoding and UTF-8.  Opens it on first use. */
static bool
open_converter(struct codec *codec, struct converter *converter, enum encoding encoding)
{
	bool from = converter == &charset_of(codec, encoding)->from;
	const char *names[] = { encoding_rows[encoding].iconv_name,
		encoding_rows[encoding].iconv_subset };
	size_t i;

	for (i = 0; !converter->tried && i < 2 && names[i] != NULL && !converter->open; i++) {
		open_as(
		    codec->memory, converter, from ? "UTF-8" : names[i], from ? names[i] : "UTF-8");
		converter->subset = i > 0;
	}
	converter->tried = true;
	return converter->open;
}

/* Converts one character of n bytes.  Returns the length of the result (at most LARGEST), or 0 if
 * iconv does not know it. */
static size_t
convert(struct converter *converter, const void *p, size_t n, char *out)
{
	char in[LARGEST], *from = in, *to = out;
	size_t left = n, room = LARGEST;

	memcpy(in, p, n);
	iconv(converter->cd, NULL, NULL, NULL, NULL);
	if (iconv(converter->cd, (ICONV_CONST char **)&from, &left, &to, &room) == (size_t)-1 ||
	    left > 0 || iconv(converter->cd, NULL, NULL, &to, &room) == (size_t)-1)
		return 0;
	return LARGEST - room;
}

/* Returns the table at *cells, which is allocated on first use. */
static struct codec_cell *
cells_of(struct codec *codec, struct codec_cell **cells)
{
	if (*cells == NULL)
		*cells = memory_zero(codec->memory, CODEC_CELLS * sizeof **cells);
	return *cells;
}

const struct codec_cell *
codec_cells(struct codec *codec, enum encoding encoding)
{
	return cells_of(codec, &charset_of(codec, encoding)->decoded);
}

/* Returns Microsoft's choice among lookalikes.  A code of several bytes that an iconv decodes to
 * ASCII (musl's backslash, libiconv's tilde) is the full-width form. */
static uint32_t
canonical(uint32_t code, size_t n)
{
	size_t i;

	if (code > ' ' && code < 0x7F && n > 1)
		return code + (0xFF01 - '!');
	for (i = 0; i < sizeof lookalikes / sizeof *lookalikes; i++) {
		if (code == lookalikes[i].other)
			return lookalikes[i].code;
	}
	return code;
}

/* Returns what iconv alone says. */
static uint32_t
ask_iconv(struct codec *codec, enum encoding encoding, const unsigned char *p, size_t n)
{
	struct converter *from = &charset_of(codec, encoding)->from;
	char utf8[LARGEST];
	uint32_t code = UTF8_BAD;
	size_t got;

	if (!open_converter(codec, from, encoding))
		return UTF8_BAD;
	got = convert(from, p, n, utf8);
	if (got == 0 || utf8_read((struct str){ utf8, got }, &code) != got)
		return UTF8_BAD;
	return code;
}

/*
 * EUC-JP leaves the rows 13 and 89 to 92 empty; Windows programs put vendor characters there
 * (numbers in circles, rare forms of names), in the cells that CP932 gives them.
 */
static uint32_t
ask_vendor_rows(struct codec *codec, const unsigned char *p)
{
	unsigned row = p[0] - 0xA0u, cell = p[1] - 0xA0u;
	unsigned char sjis[2];

	if (row != 13 && (row < 89 || row > 92))
		return UTF8_BAD;
	sjis[0] = (unsigned char)((row - 1) / 2 + (row <= 62 ? 0x81 : 0xC1));
	sjis[1] = (unsigned char)(row % 2 == 0 ? cell + 0x9E : cell + 0x3F + (cell >= 64));
	return codec_ask(codec, ENCODING_cp932, sjis, sizeof sjis);
}

static uint32_t
ask_uncached(struct codec *codec, enum encoding encoding, const unsigned char *p, size_t n)
{
	uint32_t code = ask_iconv(codec, encoding, p, n);

	if (!is_japanese(encoding))
		return code;
	code = canonical(code, n);
	if (code != UTF8_BAD && (code < 0xA0 || code > 0xFFFF))
		return UTF8_BAD;
	if (encoding == ENCODING_cp932)
		return code;
	if (code >= 0xE000 && code <= 0xF8FF) /* private use: not in every iconv */
		code = UTF8_BAD;
	if (code == UTF8_BAD && n == 2)
		code = ask_vendor_rows(codec, p);
	return code;
}

uint32_t
codec_ask(struct codec *codec, enum encoding encoding, const unsigned char *p, size_t n)
{
	struct codec_cell *cell;
	uint32_t code;

	if (n > 2)
		return ask_uncached(codec, encoding, p, n);
	cell = cells_of(codec, &charset_of(codec, encoding)->decoded);
	cell += n == 1 ? p[0] : (unsigned)p[0] << 8 | p[1];
	if (cell->n == CODEC_GAP)
		return UTF8_BAD;
	if (cell->n > 0) {
		utf8_read((struct str){ (char *)cell->bytes, cell->n }, &code);
		return code;
	}
	code = ask_uncached(codec, encoding, p, n);
	cell->n = CODEC_GAP;
	if (code != UTF8_BAD)
		cell->n = (unsigned char)utf8_write((char *)cell->bytes, code);
	return code;
}

const struct codec_cell *
codec_found(struct codec *codec, enum encoding encoding)
{
	return cells_of(codec, &charset_of(codec, encoding)->encoded);
}

bool
codec_has(struct codec *codec, enum encoding encoding)
{
	struct charset *charset = charset_of(codec, encoding);

	return open_converter(codec, &charset->from, encoding) &&
	       open_converter(codec, &charset->to, encoding);
}

struct str
codec_shown_name(struct codec *codec, enum encoding encoding, struct arena *arena)
{
	const char *name = encoding_rows[encoding].name;

	if (encoding_rows[encoding].iconv_name == NULL || !charset_of(codec, encoding)->from.subset)
		return str_of(name);
	return arena_printf(arena, "%s (iconv: %s)", name, encoding_rows[encoding].iconv_subset);
}

static struct codec_cell
two_bytes(unsigned code)
{
	return (struct codec_cell){ { (unsigned char)(code >> 8), (unsigned char)code }, 2 };
}

/* Returns the code of a character in the tables above; n == 0: it is not there. */
static struct codec_cell
find_fixed(enum encoding encoding, uint32_t code)
{
	size_t i;

	for (i = 0; i < sizeof lookalikes / sizeof *lookalikes; i++) {
		if (code == lookalikes[i].code)
			return two_bytes(
			    encoding == ENCODING_cp932 ? lookalikes[i].cp932 : lookalikes[i].eucjp);
	}
	for (i = 0; i < sizeof doubly_coded / sizeof *doubly_coded && encoding == ENCODING_cp932;
	     i++) {
		if (code >= doubly_coded[i].first && code <= doubly_coded[i].last)
			return two_bytes(
			    doubly_coded[i].cp932 + (unsigned)(code - doubly_coded[i].first));
	}
	return (struct codec_cell){ .n = 0 };
}

static struct codec_cell
find_uncached(struct codec *codec, enum encoding encoding, uint32_t code)
{
	struct converter *to = &charset_of(codec, encoding)->to;
	struct codec_cell cell = { .n = 0 };
	char utf8[LARGEST], found[LARGEST];
	size_t n;

	if (is_japanese(encoding))
		cell = find_fixed(encoding, code);
	if (cell.n > 0)
		return cell;
	cell.n = CODEC_GAP;
	if (!codec_has(codec, encoding))
		return cell;
	n = convert(to, utf8, utf8_write(utf8, code), found);
	if (n == 0 || n > sizeof cell.bytes || (unsigned char)found[0] < 0x80 ||
	    codec_ask(codec, encoding, (unsigned char *)found, n) != code)
		return cell;
	memcpy(cell.bytes, found, n);
	cell.n = (unsigned char)n;
	return cell;
}

struct codec_cell
codec_find(struct codec *codec, enum encoding encoding, uint32_t code)
{
	struct codec_cell *cells = cells_of(codec, &charset_of(codec, encoding)->encoded);

	if (code >= CODEC_CELLS)
		return (struct codec_cell){ .n = CODEC_GAP };
	if (cells[code].n == 0)
		cells[code] = find_uncached(
		    codec, encoding, is_japanese(encoding) ? canonical(code, 1) : code);
	return cells[code];
}

bool
codec_can_read(struct codec *codec, enum encoding encoding)
{
	return encoding_rows[encoding].iconv_name == NULL ||
	       open_converter(codec, &charset_of(codec, encoding)->from, encoding);
}
