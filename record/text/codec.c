#include "record/text/codec.h"

#include "record/diag.h"
#include "record/text/decode.h"
#include "record/text/detect.h"
#include "record/text/text.h"
#include "record/text/text_check.h"
#include "record/text/utf8.h"

/* The declaration in a text that is decoded to encoding, if it names another. */
static void
check_declaration(const struct text *text, struct diags *diags)
{
	struct span at;
	struct str name;

	if (!detect_declaration(text->body, &at))
		return;
	name = text_str(text, at);
	if (!detect_agree(encoding_named(name), text->encoding))
		diags_add(diags, DIAG_encoding_mismatch, at, 0,
		    ARGS(A_STR(name), A_STR(str_of(encoding_rows[text->encoding].name))))
		    ->fix = FIX_WHOLE;
}

/*
 * Detects the encoding; when one had to be tried for it and fits, gives true with the body.
 * Well-formed UTF-8 is hardly ever something else, so a declaration of something else is weighed
 * against it; otherwise what is declared is believed if all bytes fit.  UTF-16 is not tried: nearly
 * all bytes fit.
 */
static bool
detect_block(struct codec *codec, struct str bytes, enum encoding declared, struct text *text)
{
	bool valid;

	text->encoding = detect_surely(bytes, declared);
	if (text->encoding != ENCODING_unknown)
		return false;
	text->encoding = ENCODING_utf8;
	valid = decode_bytes(codec, bytes, ENCODING_utf8, text->arena, NULL, &text->body);
	if (encoding_rows[declared].iconv_name == NULL && valid)
		return true;
	text->encoding = declared;
	if (encoding_rows[declared].iconv_name != NULL && !valid &&
	    decode_bytes(codec, bytes, declared, text->arena, NULL, &text->body))
		return true;
	text->encoding =
	    detect_western(bytes) ? ENCODING_latin1 : detect_guess(codec, bytes, declared);
	return false;
}

/* The same from the text's beginning. */
static bool
detect(struct codec *codec, struct str bytes, struct text *text, struct codec_carry *carry)
{
	struct span at;
	bool decoded;

	if (detect_declaration(bytes, &at))
		carry->declared = encoding_named((struct str){ bytes.p + at.at, at.n });
	decoded = detect_block(codec, bytes, carry->declared, text);
	carry->open = codec_open(bytes) == bytes.n;
	return decoded;
}

void
codec_block(struct codec *codec, struct str bytes, bool first, bool last, struct codec_carry *carry,
    struct arena *arena, struct text *text, struct diags *diags)
{
	struct diags unheard;

	text->arena = arena;
	text->encoding = carry->encoding;
	text->from = !first;
	text->marks = NULL;
	text->mark_count = text->mark_cap = 0;
	if (carry->encoding == ENCODING_unknown && detect(codec, bytes, text, carry)) {
		; /* decoded already */
	} else if (codec_can_read(codec, text->encoding)) {
		decode_bytes(codec, bytes, text->encoding, arena, diags, &text->body);
	} else { /* not a finding for each character */
		if (first)
			diags_add(diags, DIAG_no_decoder, (struct span){ 0, 0 }, 0,
			    ARGS(A_STR(str_of(encoding_rows[text->encoding].name))));
		diags_init(&unheard, arena, 0);
		decode_bytes(codec, bytes, text->encoding, arena, &unheard, &text->body);
	}
	carry->encoding = text->encoding;
	diags->limit += diags->limit > 0 ? diags->count : 0;
	text_check(text, last, &carry->seen, diags);
	if (first)
		check_declaration(text, diags);
}

void
codec_decode(struct codec *codec, struct str bytes, enum encoding encoding, struct arena *arena,
    struct text *text, struct diags *diags)
{
	struct codec_carry carry = { .encoding = encoding };

	codec_block(codec, bytes, true, true, &carry, arena, text, diags);
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

	detect_block(codec, bytes, carry->declared, &text);
	carry->encoding = text.encoding;
	carry->open = codec_open(bytes) == bytes.n;
}
