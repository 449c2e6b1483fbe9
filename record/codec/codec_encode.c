#include "record/codec/codec_encode.h"

#include "record/text/simd.h"
#include "record/text/utf8.h"

enum { ESCAPE = 0x1B, GETA = 0x3013, SLACK = 16 };

/* A text that is being encoded. */
struct encoder {
	struct codec *codec;
	enum encoding encoding;
	bool crlf; /* a line feed becomes CR LF */
	struct buffer *out;
	struct codec_gap *gap;
};

typedef void encode_all(struct encoder *e, struct str s);

static void
count_gap(struct encoder *e, uint32_t code)
{
	if (e->gap->count++ == 0)
		e->gap->code = code;
}

static void
encode_utf8(struct encoder *e, struct str s)
{
	buffer_add(e->out, s);
}

/* Returns the byte of a character beyond ASCII in an encoding of single bytes; '\0': it has none.
 */
static char
byte_of(struct encoder *e, uint32_t code)
{
	struct codec_cell cell;

	if (encoding_rows[e->encoding].iconv_name == NULL)
		return e->encoding == ENCODING_latin1 && code < 0x100 ? (char)code : '\0';
	cell = codec_find(e->codec, e->encoding, code);
	return cell.n == CODEC_GAP ? '\0' : (char)cell.bytes[0];
}

/* Encodings of single bytes, which have no geta. */
static void
encode_latin(struct encoder *e, struct str s)
{
	uint32_t code;
	size_t n;
	char byte;

	while (s.n > 0) {
		n = utf8_ascii(s);
		buffer_add(e->out, str_first(s, n));
		s = str_after(s, n);
		if (s.n == 0)
			return;
		s = str_after(s, utf8_read(s, &code));
		byte = byte_of(e, code);
		if (byte == '\0')
			count_gap(e, code);
		buffer_char(e->out, byte == '\0' ? '?' : byte);
	}
}

/* Returns the code of a character in CP932 or EUC-JP, or the geta mark's if it has none. */
static struct codec_cell
cell_or_geta(struct encoder *e, enum encoding encoding, uint32_t code)
{
	struct codec_cell cell = codec_find(e->codec, encoding, code);

	if (cell.n != CODEC_GAP)
		return cell;
	count_gap(e, code);
	return codec_find(e->codec, encoding, GETA);
}

/* Encodes what is simple from s on into *out: blocks of ASCII, line ends, and characters of three
 * bytes that were encoded before.  Returns the rest. */
static struct str
encode_known(const struct codec_cell *cells, bool crlf, struct str s, char **out)
{
	const uint8_t stop = crlf ? '\n' : 0xFF; /* which is no ASCII */
	const char *p = s.p, *end = s.p + s.n;
	char *to = *out;

	while (end - p >= (ptrdiff_t)sizeof(simd_bytes)) {
		simd_bytes bytes = simd_load(p);
		unsigned highs = simd_highs(bytes | (simd_bytes)(bytes == stop)), n;
		const struct codec_cell *cell;
		uint64_t word;

		memcpy(to, &bytes, sizeof bytes);
		n = highs == 0 ? (unsigned)sizeof bytes : (unsigned)__builtin_ctz(highs);
		to += n;
		p += n;
		if (highs == 0)
			continue;
		if (*p == '\n') {
			memcpy(to, "\r\n", 2);
			to += 2;
			p++;
			continue;
		}
		for (n = 0; end - p >= (ptrdiff_t)sizeof word; n++, p += 3, to += cell->n) {
			if (!utf8_is_three(word = swar_load(p)))
				break;
			cell = &cells[utf8_three(word)];
			if (cell->n - 1u >= sizeof cell->bytes)
				break;
			memcpy(to, cell, sizeof *cell);
		}
		if (n == 0)
			break;
	}
	*out = to;
	return (struct str){ p, (size_t)(end - p) };
}

/* A line feed becomes two bytes, a character of two bytes at most three, any other no more than it
 * is. */
static void
encode_cells(struct encoder *e, struct str s)
{
	const struct codec_cell *cells = codec_found(e->codec, e->encoding);
	char *start = buffer_room(e->out, 2 * s.n + SLACK), *out = start;
	struct codec_cell cell;
	uint32_t code;

	while ((s = encode_known(cells, e->crlf, s, &out)).n > 0) {
		s = str_after(s, utf8_read(s, &code));
		if (code < 0x80) {
			if (code == '\n' && e->crlf)
				*out++ = '\r';
			*out++ = (char)code;
			continue;
		}
		cell.n = CODEC_GAP;
		if (code < CODEC_CELLS)
			cell = cells[code];
		if (cell.n == 0 || cell.n == CODEC_GAP)
			cell = cell_or_geta(e, e->encoding, code);
		memcpy(out, &cell, sizeof cell);
		out += cell.n;
	}
	e->out->n += (size_t)(out - start);
}

/* ISO-2022-JP has EUC-JP's two-byte codes without their high bits.  It cannot hold an escape
 * character, which would switch between its sets. */
static void
encode_iso2022jp(struct encoder *e, struct str s)
{
	struct codec_cell cell;
	bool kanji = false;
	uint32_t code;

	while (s.n > 0) {
		s = str_after(s, utf8_read(s, &code));
		if (code == ESCAPE) {
			count_gap(e, code);
			code = GETA;
		}
		if (kanji != (code > 0x7F)) {
			kanji = !kanji;
			buffer_add(e->out, kanji ? STR("\033$B") : STR("\033(B"));
		}
		if (!kanji) {
			buffer_char(e->out, (char)code);
			continue;
		}
		cell = cell_or_geta(e, ENCODING_eucjp, code);
		if (cell.n != 2 || cell.bytes[0] == 0x8E) {
			count_gap(e, code);
			cell = codec_find(e->codec, ENCODING_eucjp, GETA);
		}
		buffer_char(e->out, (char)(cell.bytes[0] & 0x7F));
		buffer_char(e->out, (char)(cell.bytes[1] & 0x7F));
	}
	if (kanji)
		buffer_add(e->out, STR("\033(B"));
}

static void
put_unit(struct encoder *e, uint32_t unit)
{
	bool big = e->encoding == ENCODING_utf16be;

	buffer_char(e->out, (char)(big ? unit >> 8 : unit & 0xFF));
	buffer_char(e->out, (char)(big ? unit & 0xFF : unit >> 8));
}

/* Plain UTF-16 is little-endian, as on Windows, with a byte order mark at the start. */
static void
encode_utf16(struct encoder *e, struct str s)
{
	uint32_t code;

	if (e->encoding == ENCODING_utf16 && e->out->n == 0)
		put_unit(e, 0xFEFF);
	while (s.n > 0) {
		s = str_after(s, utf8_read(s, &code));
		if (code > 0xFFFF) {
			put_unit(e, 0xD800 + ((code - 0x10000) >> 10));
			code = 0xDC00 + (code & 0x3FF);
		}
		put_unit(e, code);
	}
}

static const struct {
	encode_all *all;
	enum encoding needed; /* of iconv; ENCODING_unknown: none */
} schemes[ENCODING_COUNT] = {
	[ENCODING_ascii] = { encode_latin, ENCODING_unknown },
	[ENCODING_latin1] = { encode_latin, ENCODING_unknown },
	[ENCODING_cp1252] = { encode_latin, ENCODING_cp1252 },
	[ENCODING_cp850] = { encode_latin, ENCODING_cp850 },
	[ENCODING_cp437] = { encode_latin, ENCODING_cp437 },
	[ENCODING_utf8] = { encode_utf8, ENCODING_unknown },
	[ENCODING_cp932] = { encode_cells, ENCODING_cp932 },
	[ENCODING_eucjp] = { encode_cells, ENCODING_eucjp },
	[ENCODING_iso2022jp] = { encode_iso2022jp, ENCODING_eucjp },
	[ENCODING_utf16] = { encode_utf16, ENCODING_unknown },
	[ENCODING_utf16le] = { encode_utf16, ENCODING_unknown },
	[ENCODING_utf16be] = { encode_utf16, ENCODING_unknown },
};

/* Appends s to out with CR LF for each line feed. */
static void
end_lines(struct str s, struct buffer *out)
{
	size_t n;

	while ((n = str_find(s, STR("\n"))) < s.n) {
		buffer_add(out, str_first(s, n));
		buffer_add(out, STR("\r\n"));
		s = str_after(s, n + 1);
	}
	buffer_add(out, s);
}

static bool
encode(struct encoder *e, struct str s)
{
	encode_all *all = schemes[e->encoding].all;
	enum encoding needed = schemes[e->encoding].needed;
	struct buffer *lines;

	*e->gap = (struct codec_gap){ 0, 0 };
	if (all == NULL || (needed != ENCODING_unknown && !codec_has(e->codec, needed)))
		return false;
	if (!e->crlf || all == encode_cells) {
		all(e, s);
	} else if (all == encode_utf8) {
		end_lines(s, e->out);
	} else {
		lines = codec_scratch(e->codec);
		end_lines(s, lines);
		all(e, buffer_str(lines));
	}
	return true;
}

bool
codec_encode(struct codec *codec, struct str s, enum encoding encoding, struct buffer *out,
    struct codec_gap *gap)
{
	return encode(&(struct encoder){ codec, encoding, false, out, gap }, s);
}

bool
codec_encode_crlf(struct codec *codec, struct str s, enum encoding encoding, struct buffer *out,
    struct codec_gap *gap)
{
	return encode(&(struct encoder){ codec, encoding, true, out, gap }, s);
}
