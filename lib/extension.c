#include "lib/extension.h"

#include "record/tables/format.h"
#include "record/text/utf8.h"

enum encoding
extension_encoding(struct str name)
{
	const struct format_row *row = &format_rows[format_of_file(name)];

	if (row->encoding == row->encoding2) /* one extension is as good as another */
		return ENCODING_unknown;
	return format_file_encoding(row, name);
}

/* Returns whether the file itself says what it is in. */
static bool
is_declared(const struct codec_carry *carry)
{
	return (carry->encoding == ENCODING_utf8 && carry->detection.why == PHRASE_encoding_mark) ||
	       detect_agrees(carry->declared.encoding, carry->encoding);
}

/* Whether the text would be the same, written in encoding and read again. */
static bool
survives(struct codec *codec, const struct text *text, enum encoding encoding)
{
	struct buffer written;
	struct codec_gap gap;
	struct text again = *text;
	struct diags none;
	bool same;

	buffer_init(&written, text->arena->memory);
	same = codec_encode(codec, text->body, encoding, &written, &gap) && gap.count == 0;
	if (same) {
		diags_init(&none, text->arena, 0);
		codec_decode(codec, buffer_str(&written), encoding, text->arena, &again, &none);
		same = str_eq(again.body, text->body);
	}
	buffer_free(&written);
	return same;
}

void
extension_check(struct codec *codec, const struct codec_carry *carry, const struct text *text,
    struct diags *diags)
{
	enum encoding wanted = extension_encoding(text->name);
	size_t plain = utf8_ascii(text->body), at = text->name.n;
	struct finding *finding;
	uint32_t code;

	if (wanted == ENCODING_unknown || text->encoding == wanted || plain == text->body.n ||
	    is_declared(carry))
		return;
	while (at > 0 && text->name.p[at - 1] != '.')
		at--;
	finding = diags_add(diags, DIAG_extension_encoding,
	    (struct span){
		(uint32_t)plain, (uint32_t)utf8_read(str_after(text->body, plain), &code) },
	    0,
	    ARGS(A_STR(str_of(encoding_rows[text->encoding].name)),
		A_STR(str_after(text->name, at)), A_STR(str_of(encoding_rows[wanted].name))));
	if (survives(codec, text, wanted))
		finding->fix = FIX_WHOLE;
}
