#include "record/codec/decode.h"

#include "record/diag.h"
#include "record/text/simd.h"
#include "record/text/text.h"
#include "record/text/utf8.h"

enum { REPLACEMENT = 0xFFFD, LARGEST = 4, SHOWN_BYTES = 8 };

/* A text that is being decoded. */
struct decoder {
	struct decode_reader reader;
	struct str rest; /* not decoded yet */
	struct arena *arena;
	char *out;
	size_t n, cap;   /* used and allocated bytes of out */
	struct str name; /* what findings call the encoding; empty: not known yet */
};

/* Reads one character; see decode_one. */
typedef size_t read_one(struct decode_reader *reader, struct str s, uint32_t *code);

/* Decodes as much as it can by a table alone, perhaps nothing. */
typedef void decode_run(struct decoder *d);

static size_t
bad(size_t n, uint32_t *code)
{
	*code = UTF8_BAD;
	return n;
}

static size_t
one_ascii(struct decode_reader *reader, struct str s, uint32_t *code)
{
	(void)reader;
	*code = (unsigned char)s.p[0];
	return *code < 0x80 ? 1 : bad(1, code);
}

static size_t
one_utf8(struct decode_reader *reader, struct str s, uint32_t *code)
{
	(void)reader;
	return utf8_read(s, code);
}

/* Looks up a code of n bytes.  If a pair has no character, an ASCII second byte is read again: it
 * is more likely sound than the first. */
static size_t
ask(struct decode_reader *reader, enum encoding encoding, const unsigned char *p, size_t n,
    uint32_t *code)
{
	*code = codec_ask(reader->codec, encoding, p, n);
	return *code == UTF8_BAD && p[n - 1] < 0x80 ? n - 1 : n;
}

static size_t
one_cp932(struct decode_reader *reader, struct str s, uint32_t *code)
{
	const unsigned char *p = (const unsigned char *)s.p;

	*code = p[0];
	if (p[0] < 0x80)
		return 1;
	if (p[0] == 0x80 || p[0] == 0xA0 || p[0] > 0xFC)
		return bad(1, code);
	if (p[0] > 0xA0 && p[0] < 0xE0)
		return ask(reader, ENCODING_cp932, p, 1, code);
	if (s.n < 2 || p[1] < 0x40 || p[1] == 0x7F || p[1] > 0xFC)
		return bad(1, code);
	return ask(reader, ENCODING_cp932, p, 2, code);
}

static bool
is_euc(unsigned char c)
{
	return c > 0xA0 && c < 0xFF;
}

/* 8E precedes half-width kana, 8F the two bytes of JIS X 0212. */
static size_t
one_eucjp(struct decode_reader *reader, struct str s, uint32_t *code)
{
	const unsigned char *p = (const unsigned char *)s.p;
	size_t n = p[0] == 0x8F ? 3 : 2, i;

	*code = p[0];
	if (p[0] < 0x80)
		return 1;
	if (p[0] != 0x8E && p[0] != 0x8F && !is_euc(p[0]))
		return bad(1, code);
	for (i = 1; i < n; i++) {
		if (i == s.n || !is_euc(p[i]))
			return bad(i, code);
	}
	return ask(reader, ENCODING_eucjp, p, n, code);
}

/* ISO-2022-JP: the sets, and the escapes that switch to them. */
enum set { SET_ascii, SET_kana, SET_kanji, SET_rare };

static const struct {
	struct str escape;
	enum set set;
} escapes[] = {
	{ { "\033(B", 3 }, SET_ascii },
	{ { "\033(J", 3 }, SET_ascii }, /* JIS X 0201: a backslash that looks like a yen sign */
	{ { "\033$B", 3 }, SET_kanji }, { { "\033$@", 3 }, SET_kanji },
	{ { "\033(I", 3 }, SET_kana },  /* not in the RFC, but written by many */
	{ { "\033$(D", 4 }, SET_rare }, /* JIS X 0212, of ISO-2022-JP-1 */
};

static bool
is_jis(unsigned char c)
{
	return c > 0x20 && c < 0x7F;
}

/* Reads a code of the set in use.  Kanji are looked up as EUC-JP, which has the same codes with the
 * high bits set. */
static size_t
one_of_set(struct decode_reader *reader, struct str s, uint32_t *code)
{
	const unsigned char *p = (const unsigned char *)s.p;
	unsigned char euc[3] = { 0x8F, p[0] | 0x80, 0 };

	if (reader->set == SET_kana) {
		*code = 0xFF61 - 0x21u + p[0];
		return p[0] < 0x60 ? 1 : bad(1, code);
	}
	if (s.n < 2 || !is_jis(p[1]))
		return bad(1, code);
	euc[2] = p[1] | 0x80;
	if (reader->set == SET_rare)
		*code = codec_ask(reader->codec, ENCODING_eucjp, euc, 3);
	else
		*code = codec_ask(reader->codec, ENCODING_eucjp, euc + 1, 2);
	return 2;
}

static size_t
one_iso2022jp(struct decode_reader *reader, struct str s, uint32_t *code)
{
	unsigned char c = (unsigned char)s.p[0];
	size_t i;

	for (i = 0; c == 0x1B && i < sizeof escapes / sizeof escapes[0]; i++) {
		if (str_starts(s, escapes[i].escape)) {
			reader->set = escapes[i].set;
			*code = DECODE_NOTHING;
			return escapes[i].escape.n;
		}
	}
	if (c == '\n' || c == '\r') /* each line begins in ASCII (RFC 1468) */
		reader->set = SET_ascii;
	*code = c;
	if (c > 0x7F)
		return bad(1, code);
	return reader->set == SET_ascii || !is_jis(c) ? 1 : one_of_set(reader, s, code);
}

static uint32_t
unit(const struct decode_reader *reader, const char *at)
{
	const unsigned char *p = (const unsigned char *)at;
	bool little = reader->encoding == ENCODING_utf16le;

	return little ? (uint32_t)p[1] << 8 | p[0] : (uint32_t)p[0] << 8 | p[1];
}

static size_t
one_latin1(struct decode_reader *reader, struct str s, uint32_t *code)
{
	(void)reader;
	*code = (unsigned char)s.p[0];
	return 1;
}

/* Reads a byte of a Latin code page. */
static size_t
one_byte(struct decode_reader *reader, struct str s, uint32_t *code)
{
	const unsigned char *p = (const unsigned char *)s.p;

	*code = p[0] < 0x80 ? p[0] : codec_ask(reader->codec, reader->encoding, p, 1);
	return 1;
}

static size_t
one_utf16(struct decode_reader *reader, struct str s, uint32_t *code)
{
	uint32_t low;

	if (s.n < 2)
		return bad(1, code);
	*code = unit(reader, s.p);
	if (*code < 0xD800 || *code > 0xDFFF)
		return 2;
	low = *code < 0xDC00 && s.n >= 4 ? unit(reader, s.p + 2) : 0;
	if (low < 0xDC00 || low > 0xDFFF)
		return bad(2, code);
	*code = 0x10000 + ((*code - 0xD800) << 10) + (low - 0xDC00);
	return 4;
}

/* Makes room for more bytes. */
static char *
room(struct decoder *d, size_t more)
{
	if (d->cap - d->n < more)
		d->out = arena_grow(d->arena, d->out, 1, d->n + more, &d->cap);
	return d->out + d->n;
}

/* Returns the number of leading bytes that need no decoding. */
static size_t
count_valid(const struct decoder *d, struct str s)
{
	return d->reader.encoding == ENCODING_utf8 ? utf8_valid(s) : utf8_ascii(s);
}

static void
run_utf8(struct decoder *d)
{
	size_t n = count_valid(d, d->rest);

	if (n == 0)
		return;
	memcpy(room(d, n), d->rest.p, n);
	d->n += n;
	d->rest = str_after(d->rest, n);
}

/*
 * Decoding the two-byte encodings is the hot loop of reading a KIF file.  It stops TAIL bytes
 * before the end, so that a block of bytes and then three pairs can be read without a check.  Each
 * byte becomes at most three, and what is written may reach SLACK beyond them, so that room is made
 * for many at once.
 */
enum { TAIL = sizeof(simd_bytes) + 6, SLACK = 2 * sizeof(simd_bytes), ROOM_MIN = 256 };

/* Decodes the three two-byte codes at p if each becomes three bytes, as all words of a usual move
 * do.  Returns false if not. */
static inline bool
decode_three(const struct codec_cell *cells, const unsigned char *p, unsigned char *out)
{
	const struct codec_cell *one = &cells[p[0] << 8 | p[1]], *two = &cells[p[2] << 8 | p[3]];
	const struct codec_cell *three = &cells[p[4] << 8 | p[5]];

	memcpy(out, one, sizeof *one);
	memcpy(out + 3, two, sizeof *two);
	memcpy(out + 6, three, sizeof *three);
	return one->n + two->n + three->n == 9; /* of at most 3, or CODEC_GAP */
}

/* Decodes from p up to last or to a code that the table lacks.  Returns where it stopped. */
static const unsigned char *
run_to(const struct codec_cell *cells, const unsigned char *p, const unsigned char *last,
    unsigned char **end)
{
	unsigned char *out = *end;
	const struct codec_cell *cell;
	simd_bytes bytes;
	unsigned high, n;

	while (p < last) {
		bytes = simd_load(p);
		memcpy(out, &bytes, sizeof bytes);
		high = simd_highs(bytes);
		n = high == 0 ? (unsigned)sizeof bytes : (unsigned)__builtin_ctz(high);
		p += n;
		out += n;
		if (high == 0)
			continue;
		do {
			if (decode_three(cells, p, out)) {
				p += 6;
				out += 9;
				continue;
			}
			n = 2;
			cell = &cells[p[0] << 8 | p[1]];
			if (cell->n - 1u >= sizeof cell->bytes) {
				if (cell->n == CODEC_GAP)
					goto stop;
				n = 1; /* a half-width kana, or a pair that is not known yet */
				cell = &cells[p[0]];
				if (cell->n - 1u >= sizeof cell->bytes)
					goto stop;
			}
			memcpy(out, cell, sizeof *cell);
			out += cell->n;
			p += n;
		} while (p < last && *p >= 0x80);
	}
stop:
	*end = out;
	return p;
}

static void
run_cells(struct decoder *d)
{
	const struct codec_cell *cells = codec_cells(d->reader.codec, d->reader.encoding);
	const unsigned char *start, *last, *p;
	unsigned char *out;
	size_t fit;

	do {
		if (d->rest.n <= TAIL)
			return;
		out = (unsigned char *)room(d, 3 * ROOM_MIN + SLACK);
		fit = (d->cap - d->n - SLACK) / 3;
		start = (const unsigned char *)d->rest.p;
		last = start + (fit < d->rest.n - TAIL ? fit : d->rest.n - TAIL);
		p = run_to(cells, start, last, &out);
		d->n = (size_t)((char *)out - d->out);
		d->rest = str_after(d->rest, (size_t)(p - start));
	} while (p >= last);
}

/* How each encoding is decoded.  growth: the usual maximum of text that a byte becomes, in half
 * bytes; in rare cases the room must grow. */
static const struct scheme {
	read_one *one;
	decode_run *run;
	size_t growth;
	struct str mark; /* byte order mark */
} schemes[ENCODING_COUNT] = {
	[ENCODING_unknown] = { one_ascii, run_utf8, 2, { "", 0 } },
	[ENCODING_ascii] = { one_ascii, run_utf8, 2, { "", 0 } },
	[ENCODING_utf8] = { one_utf8, run_utf8, 2, { "\xEF\xBB\xBF", 3 } },
	[ENCODING_cp932] = { one_cp932, run_cells, 3, { "", 0 } },
	[ENCODING_eucjp] = { one_eucjp, run_cells, 3, { "", 0 } },
	[ENCODING_iso2022jp] = { one_iso2022jp, NULL, 3, { "", 0 } },
	[ENCODING_latin1] = { one_latin1, run_utf8, 4, { "", 0 } },
	[ENCODING_cp1252] = { one_byte, run_utf8, 6, { "", 0 } },
	[ENCODING_cp850] = { one_byte, run_utf8, 6, { "", 0 } },
	[ENCODING_cp437] = { one_byte, run_utf8, 6, { "", 0 } },
	[ENCODING_utf16] = { one_utf16, NULL, 3, { "\xFE\xFF", 2 } },
	[ENCODING_utf16le] = { one_utf16, NULL, 3, { "\xFF\xFE", 2 } },
	[ENCODING_utf16be] = { one_utf16, NULL, 3, { "\xFE\xFF", 2 } },
};

size_t
decode_one(struct decode_reader *reader, struct str s, uint32_t *code)
{
	return schemes[reader->encoding].one(reader, s, code);
}

/* Reports the n bytes at p, which become U+FFFD at the end of the text so far. */
static void
report_bad(struct decoder *d, const char *p, size_t n, struct diags *diags)
{
	static const char digits[] = "0123456789ABCDEF";
	char shown[sizeof "bytes" + 3 * SHOWN_BYTES + sizeof " …"] = "bytes";
	struct str bytes = { shown, n == 1 ? 4 : 5 };
	struct span at = { (uint32_t)d->n, 3 };
	size_t i;

	for (i = 0; i < n && i < SHOWN_BYTES; i++) {
		shown[bytes.n++] = ' ';
		shown[bytes.n++] = digits[(unsigned char)p[i] >> 4];
		shown[bytes.n++] = digits[p[i] & 0xF];
	}
	if (i < n) {
		memcpy(shown + bytes.n, " …", strlen(" …"));
		bytes.n += strlen(" …");
	}
	if (d->name.n == 0)
		d->name = codec_shown_name(d->reader.codec, d->reader.encoding, d->arena);
	diags_add(diags, DIAG_invalid_bytes, at, 0, ARGS(A_STR(bytes), A_STR(d->name)));
}

/* Skips a run of bad bytes, which begins with n bytes. */
static void
skip_bad(struct decoder *d, size_t n, struct diags *diags)
{
	const char *start = d->rest.p;
	uint32_t code = UTF8_BAD;

	while (code == UTF8_BAD) {
		d->rest = str_after(d->rest, n);
		if (d->rest.n == 0)
			break;
		n = decode_one(&d->reader, d->rest, &code);
	}
	report_bad(d, start, (size_t)(d->rest.p - start), diags);
	d->n += utf8_write(room(d, LARGEST), REPLACEMENT);
}

/* Decodes the rest.  If diags is NULL, returns false at the first bad bytes. */
static bool
decode_rest(struct decoder *d, struct diags *diags)
{
	const struct scheme *scheme = &schemes[d->reader.encoding];
	uint32_t code;
	size_t n;

	for (;;) {
		if (scheme->run != NULL)
			scheme->run(d);
		if (d->rest.n == 0)
			return true;
		n = scheme->one(&d->reader, d->rest, &code);
		if (code == UTF8_BAD) {
			if (diags == NULL)
				return false;
			skip_bad(d, n, diags);
			continue;
		}
		d->rest = str_after(d->rest, n);
		if (code != DECODE_NOTHING)
			d->n += utf8_write(room(d, LARGEST), code);
	}
}

/* Returns whether UTF-16 without a byte order mark is little-endian: the high bytes of ASCII are 0.
 */
static bool
is_little_endian(struct str bytes)
{
	size_t i, zeros[2] = { 0, 0 };

	for (i = 0; i < bytes.n && i < 4096; i++)
		zeros[i % 2] += bytes.p[i] == '\0';
	return zeros[1] > zeros[0];
}

bool
decode_bytes(struct codec *codec, struct str bytes, enum encoding encoding, struct arena *arena,
    struct diags *diags, struct str *body)
{
	struct decoder d = { .reader = { codec, encoding, SET_ascii }, .arena = arena };
	const struct scheme *scheme;

	if (encoding == ENCODING_utf16 && !str_starts(bytes, schemes[encoding].mark) &&
	    (str_starts(bytes, schemes[ENCODING_utf16le].mark) || is_little_endian(bytes)))
		d.reader.encoding = ENCODING_utf16le;
	scheme = &schemes[d.reader.encoding];
	if (scheme->mark.n > 0 && str_starts(bytes, scheme->mark))
		bytes = str_after(bytes, scheme->mark.n);
	*body = bytes.n == 0 ? STR("") : bytes;
	if (bytes.n == 0 || (scheme->run == run_utf8 && count_valid(&d, bytes) == bytes.n))
		return true;
	if (scheme->run == run_utf8 && diags == NULL)
		return false;
	d.rest = bytes;
	room(&d, bytes.n * scheme->growth / 2 + 3 * ROOM_MIN + SLACK);
	if (!decode_rest(&d, diags))
		return false;
	d.out = arena_trim(arena, d.out, 1, d.n, &d.cap);
	*body = (struct str){ d.out, d.n };
	return true;
}
