#include "record/codec/twice.h"

#include "record/codec/codec_encode.h"
#include "record/codec/decode.h"
#include "record/diag.h"
#include "record/text/utf8.h"

enum { SAMPLE = 4096, WORDS_MIN = 2, LETTERS_MIN = 3 };

/* The mistakes that are looked for. */
static const struct twice mistakes[] = {
	{ ENCODING_cp932, ENCODING_cp1252 },
	{ ENCODING_utf8, ENCODING_cp1252 },
	{ ENCODING_eucjp, ENCODING_cp1252 },
	{ ENCODING_utf8, ENCODING_cp932 },
};

/* Words and signs of which every Japanese record has some. */
static const struct str words[] = {
	{ "手合割", 9 },
	{ "手数", 6 },
	{ "先手", 6 },
	{ "後手", 6 },
	{ "下手", 6 },
	{ "上手", 6 },
	{ "開始日時", 12 },
	{ "棋戦", 6 },
	{ "消費時間", 12 },
	{ "まで", 6 },
	{ "投了", 6 },
	{ "▲", 3 },
	{ "△", 3 },
};

/* Returns how many of the words a text has. */
static unsigned
count_words(struct str text)
{
	unsigned count = 0;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		count += str_find(text, words[i]) < text.n;
	return count;
}

/* Whether all characters beyond ASCII are kana, kanji or full-width forms, and there are some. */
static bool
is_japanese(struct str text)
{
	unsigned count = 0;
	uint32_t code;

	while ((text = str_after(text, utf8_ascii(text))).n > 0) {
		text = str_after(text, utf8_read(text, &code));
		if (!(code >= 0x3000 && code <= 0x30FF) && !(code >= 0x4E00 && code <= 0x9FFF) &&
		    !(code >= 0xFF01 && code <= 0xFF5E))
			return false;
		count++;
	}
	return count >= LETTERS_MIN;
}

/* Whether a text that was restored shows that it is right: by the words of a record, or, where it
 * has names alone, as all of it is UTF-8 of Japanese, which is no accident. */
static bool
is_certain(const struct twice *twice, struct str restored, bool complete)
{
	return count_words(restored) >= WORDS_MIN ||
	       (complete && twice->written == ENCODING_utf8 && is_japanese(restored));
}

/* Appends a character's bytes in an encoding.  Latin-1 agrees with CP1252 but for the controls of
 * the first, which programs write for the codes that the second does not use.  Returns false if it
 * has none. */
static bool
add_bytes(struct codec *codec, struct str character, enum encoding encoding, struct buffer *out)
{
	size_t before = out->n;
	struct codec_gap gap;
	uint32_t code;

	utf8_read(character, &code);
	if (encoding == ENCODING_cp1252 && code < 0x100) {
		buffer_char(out, (char)code);
		return true;
	}
	if (codec_encode(codec, character, encoding, out, &gap) && gap.count == 0)
		return true;
	out->n = before;
	return false;
}

/* Encodes a text as it was read.  Characters that were never read so are left out if lossy, and
 * else end it.  Returns false if there is one. */
static bool
encode_again(
    struct codec *codec, struct str text, enum encoding read, bool lossy, struct buffer *out)
{
	bool complete = true;
	uint32_t code;

	while (text.n > 0 && (complete || lossy)) {
		size_t n = utf8_ascii(text);

		buffer_add(out, str_first(text, n));
		text = str_after(text, n);
		if (text.n == 0)
			break;
		n = utf8_read(text, &code);
		complete &= add_bytes(codec, str_first(text, n), read, out);
		text = str_after(text, n);
	}
	return complete;
}

/* Goes back from a text.  Returns false if any character is lost; *restored is the rest if lossy.
 */
static bool
go_back(struct codec *codec, struct str text, const struct twice *twice, bool lossy,
    struct arena *arena, struct str *restored)
{
	struct buffer *bytes = codec_scratch(codec);
	struct diags ignored;
	struct str again;
	bool complete;

	*restored = NO_STR;
	diags_init(&ignored, arena, 0);
	complete = encode_again(codec, text, twice->read, lossy, bytes);
	if (complete || lossy) {
		again = arena_str(arena, buffer_str(bytes));
		complete &= decode_bytes(
		    codec, again, twice->written, arena, lossy ? &ignored : NULL, restored);
	}
	return complete;
}

/* Returns the beginning of a text from its first character beyond ASCII on, in whole lines if it
 * has more. */
static struct str
beginning(struct str text)
{
	struct str sample;

	text = str_after(text, utf8_ascii(text));
	sample = utf8_clip(text, SAMPLE);
	while (sample.n < text.n && sample.n > 0 && !str_is_line_end(sample.p[sample.n - 1]))
		sample.n--;
	return sample;
}

struct twice
twice_find(struct codec *codec, struct str text, bool lossy, struct arena *arena)
{
	struct str sample = beginning(text), restored;
	bool complete;

	if (sample.n == 0 || count_words(sample) > 0)
		return (struct twice){ ENCODING_unknown, ENCODING_unknown };
	for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
		const struct twice *twice = &mistakes[i];

		if (!codec_can_read(codec, twice->written) || !codec_can_read(codec, twice->read))
			continue;
		complete = go_back(codec, sample, twice, lossy, arena, &restored);
		if ((complete || lossy) && is_certain(twice, restored, complete))
			return *twice;
	}
	return (struct twice){ ENCODING_unknown, ENCODING_unknown };
}

bool
twice_restore(struct codec *codec, struct str text, const struct twice *twice, struct arena *arena,
    struct str *restored)
{
	return go_back(codec, text, twice, false, arena, restored);
}
