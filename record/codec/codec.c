#include "record/codec/codec.h"

#include "record/codec/decode.h"
#include "record/codec/detect.h"
#include "record/codec/text_check.h"
#include "record/diag.h"
#include "record/text/text.h"
#include "record/text/utf8.h"

/* Reports a declaration of another encoding than the text was decoded from. */
static void
check_declaration(
    const struct text *text, const struct encoding_declaration *declared, struct diags *diags)
{
	if (declared->at.n > 0 && !detect_agrees(declared->encoding, text->encoding))
		diags_add(diags, DIAG_encoding_mismatch, declared->at, 0,
		    ARGS(A_STR(text_str(text, declared->at)),
			A_STR(str_of(encoding_rows[text->encoding].name))))
		    ->fix = FIX_WHOLE;
}

/* Reports the first byte of an unknown code page, if there is one. */
static void
report_undecided(const struct text *text, struct str bytes, struct diags *diags)
{
	enum { LETTER = 2 }; /* bytes of it in UTF-8 */
	size_t at = utf8_ascii(bytes);

	if (at == bytes.n)
		return;
	diags_add(diags, DIAG_undecided_encoding, (struct span){ (uint32_t)at, LETTER }, 0,
	    ARGS(A_STR(arena_printf(text->arena, "%02X", (unsigned char)bytes.p[at]))));
}

/* Detects the encoding.  Returns whether that decoded the bytes. */
static bool
detect(struct codec *codec, struct str bytes, struct text *text, struct codec_carry *carry)
{
	carry->detection =
	    detect_encoding(codec, bytes, carry->declared.encoding, text->arena, &text->body);
	carry->encoding = text->encoding = carry->detection.encoding;
	carry->open = carry->detection.why == PHRASE_encoding_ascii ||
		      carry->detection.why == PHRASE_encoding_ascii_declared;
	carry->undecided = carry->detection.why == PHRASE_encoding_undecided;
	return carry->detection.decoded;
}

/* Restores a text that was decoded wrongly before it was saved, if carry says so. */
static void
restore(struct codec *codec, const struct codec_chunk *chunk, struct codec_carry *carry,
    struct text *text, struct diags *diags)
{
	struct str restored;
	uint32_t ascii, code;

	if (carry->twice.written == ENCODING_unknown ||
	    !twice_restore(codec, text->body, &carry->twice, text->arena, &restored)) {
		carry->twice.written = chunk->first ? ENCODING_unknown : carry->twice.written;
		return;
	}
	text->body = restored;
	text->restored = true;
	if (!chunk->first)
		return;
	ascii = (uint32_t)utf8_ascii(restored);
	diags_add(diags, DIAG_decoded_twice,
	    (struct span){ ascii, (uint32_t)utf8_read(str_after(restored, ascii), &code) }, 0,
	    ARGS(A_STR(str_of(encoding_rows[carry->twice.written].name)),
		A_STR(str_of(encoding_rows[carry->twice.read].name)),
		A_PHRASE(PHRASE_twice_restored)))
	    ->fix = FIX_WHOLE;
}

void
codec_block(struct codec *codec, const struct codec_chunk *chunk, struct codec_carry *carry,
    struct arena *arena, struct text *text, struct diags *diags)
{
	struct str bytes = chunk->bytes;
	struct diags ignored;
	bool detects = carry->encoding == ENCODING_unknown;

	text->arena = arena;
	text->restored = false;
	text->encoding = carry->encoding;
	text->from = !chunk->first;
	text->marks = NULL;
	text->mark_count = text->mark_cap = 0;
	text->last_line = (struct text_mark){ 0, 0, 0 };
	if (chunk->first && detects)
		carry->declared = detect_declaration(bytes);
	if (detects && detect(codec, bytes, text, carry)) {
		; /* decoded already */
	} else if (codec_can_read(codec, text->encoding)) {
		decode_bytes(codec, bytes, text->encoding, arena, diags, &text->body);
	} else { /* one finding, not one a character */
		if (chunk->first)
			diags_add(diags, DIAG_no_decoder, (struct span){ 0, 0 }, 0,
			    ARGS(A_STR(str_of(encoding_rows[text->encoding].name))));
		diags_init(&ignored, arena, 0);
		decode_bytes(codec, bytes, text->encoding, arena, &ignored, &text->body);
	}
	if (carry->undecided)
		report_undecided(text, bytes, diags);
	if (chunk->first && detects && text->encoding == ENCODING_utf8 && !carry->open)
		carry->twice = twice_find(codec, text->body, false, arena);
	restore(codec, chunk, carry, text, diags);
	diags->limit += diags->limit > 0 ? diags->count : 0;
	text_check(text, chunk->last, &carry->check, diags);
	if (chunk->first &&
	    !carry->open) /* the place in the text may be another than in the bytes */
		carry->declared = detect_declaration(text->body);
	if (chunk->first)
		check_declaration(text, &carry->declared, diags);
}

void
codec_decode(struct codec *codec, struct str bytes, enum encoding encoding, struct arena *arena,
    struct text *text, struct diags *diags)
{
	struct codec_carry carry = { .encoding = encoding };

	codec_block(codec, &(struct codec_chunk){ bytes, true, true }, &carry, arena, text, diags);
}

size_t
codec_open(struct str bytes)
{
	return detect_escape(str_first(bytes, utf8_ascii(bytes)));
}

void
codec_settle(struct codec *codec, struct str bytes, struct codec_carry *carry, struct arena *arena)
{
	struct text text = { .arena = arena };

	detect(codec, bytes, &text, carry);
}
