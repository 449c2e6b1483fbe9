#include "lib/source.h"

#include "parsers/parser_table.h"
#include "record/sfen.h"
#include "record/text/swar.h"
#include "record/text/utf8.h"
#include "record/variants/variant.h"
#include "record/variants/variants.h"

void
source_find_format(struct source *source, const struct text *text, enum format wanted)
{
	enum { SURE = 60 }; /* score of a sign that outweighs a known extension */
	enum format named = format_of_record(text->name), found;

	source->sign = (struct sign){ .score = 0 };
	source->format = wanted;
	source->format_why = PHRASE_format_said;
	if (wanted != FORMAT_none)
		return;
	source->format = named;
	source->format_why = PHRASE_format_fits;
	if (named != FORMAT_none) {
		source->sign = parser_of(named)->probe(text->body);
		if (source->sign.score > 0)
			return;
	}
	found = parser_detect(text->body, named, &source->sign);
	source->format_why = named == FORMAT_none ? PHRASE_format_seen : PHRASE_format_against;
	if (named == FORMAT_none || source->sign.score >= SURE)
		source->format = found;
	else
		source->format_why = PHRASE_format_name;
	if (source->format == FORMAT_none)
		source->format_why = PHRASE_format_none;
}

enum encoding
source_promised_encoding(struct str name)
{
	const struct format_row *row = &format_rows[format_of_record(name)];

	if (row->encoding == row->encoding2) /* all extensions mean the same */
		return ENCODING_unknown;
	return format_file_encoding(row, format_unpacked(name));
}

/* Returns the binary format that bytes surely are, or FORMAT_none. */
static enum format
find_records(struct str bytes, enum format first, struct sign *sign)
{
	enum { SURE = 60 };
	enum format best = FORMAT_none;

	*sign = (struct sign){ .score = SURE - 1 };
	for (enum format format = 1; format < FORMAT_COUNT; format++) {
		struct sign seen = { .score = 0 };

		if ((format_rows[format].carries & BINARY_records) != 0)
			seen = parser_of(format)->probe(bytes);
		if (seen.score > sign->score || (format == first && seen.score == sign->score)) {
			*sign = seen;
			best = format;
		}
	}
	return best;
}

/* Whether one of the first bytes is below 9, as in no text but UTF-16: asked first, because most
 * files are text. */
static bool
has_low_bytes(struct str bytes)
{
	enum { LOOKED_AT = 320, WORD = sizeof(uint64_t) };
	uint64_t found = 0, word;

	for (size_t i = 0; i + WORD <= bytes.n && i < LOOKED_AT; i += WORD) {
		word = swar_load(bytes.p + i);
		found |= (word - SWAR_ONES * 9) & ~word;
	}
	return bytes.n < WORD || (found & SWAR_ONES << 7) != 0;
}

/* Whether a name that means one format has the extension of another, too. */
static bool
share_extension(struct str name, enum format named, enum format other)
{
	struct str extension = format_unpacked(name);
	size_t at = extension.n;

	while (at > 0 && extension.p[at - 1] != '.')
		at--;
	extension = str_after(extension, at);
	return named != FORMAT_none && str_listed(extension, format_rows[other].extensions);
}

bool
source_find_binary(struct source *source, struct str name, struct str bytes, enum format wanted)
{
	enum { JUDGED = 320 }; /* bytes that show that nothing of them can be read */
	enum format named = wanted != FORMAT_none ? wanted : format_of_record(name), found;
	bool binary = (format_rows[named].carries & BINARY_records) != 0, shared;

	if (!binary && (wanted != FORMAT_none || !has_low_bytes(bytes)))
		return false;
	found = find_records(bytes, named, &source->sign);
	shared = found != FORMAT_none && share_extension(name, named, found);
	if (binary &&
	    (wanted != FORMAT_none || found == FORMAT_none || (bytes.n < JUDGED && !shared))) {
		source->sign = parser_of(named)->probe(bytes);
		found = source->sign.score > 0 ? named : FORMAT_none;
	}
	source->format = found != FORMAT_none ? found : binary ? named : FORMAT_none;
	source->format_why = wanted != FORMAT_none      ? PHRASE_format_said
			     : found == named || shared ? PHRASE_format_fits
			     : found == FORMAT_none     ? PHRASE_format_name
			     : named == FORMAT_none     ? PHRASE_format_seen
							: PHRASE_format_against;
	source->wrong = source->sign.score == 0 && bytes.n >= JUDGED;
	return source->format != FORMAT_none;
}

/* Returns whether the text would be the same, written in encoding and read again. */
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
source_check_extension(struct codec *codec, const struct codec_carry *carry,
    const struct text *text, struct diags *diags)
{
	enum encoding wanted = source_promised_encoding(text->name);
	size_t ascii, at = text->name.n;
	bool marked =
	    carry->encoding == ENCODING_utf8 && carry->detection.why == PHRASE_encoding_mark;
	struct finding *finding;
	struct span first;
	uint32_t code;

	if (wanted == ENCODING_unknown || text->encoding == wanted || marked || text->restored ||
	    detect_agrees(carry->declared.encoding, carry->encoding))
		return;
	ascii = utf8_ascii(text->body);
	if (ascii == text->body.n)
		return;
	while (at > 0 && text->name.p[at - 1] != '.')
		at--;
	first.at = (uint32_t)ascii;
	first.n = (uint32_t)utf8_read(str_after(text->body, ascii), &code);
	finding = diags_add(diags, DIAG_extension_encoding, first, 0,
	    ARGS(A_STR(str_of(encoding_rows[text->encoding].name)),
		A_STR(str_after(text->name, at)), A_STR(str_of(encoding_rows[wanted].name))));
	if (survives(codec, text, wanted))
		finding->fix = FIX_WHOLE;
}

bool
source_report_twice(
    struct codec *codec, const struct source *source, const struct text *text, struct diags *diags)
{
	struct twice twice;

	if (source->encoding != ENCODING_utf8 || text->restored)
		return false;
	twice = twice_find(codec, text->body, true, text->arena);
	if (twice.written == ENCODING_unknown)
		return false;
	diags_add(diags, DIAG_decoded_twice, (struct span){ 0, 0 }, 0,
	    ARGS(A_STR(str_of(encoding_rows[twice.written].name)),
		A_STR(str_of(encoding_rows[twice.read].name)), A_PHRASE(PHRASE_twice_lost)));
	return true;
}

bool
source_report_no_text(const struct source *source, const struct text *text, struct diags *diags)
{
	/* at most one character in this many */
	enum { MOST_CONTROLS = 16, MOST_LOST = 10 };
	uint32_t at = 0, code;
	size_t characters = 0, controls = 0, lost = 0, kanji = 0;
	bool destroyed;

	for (; at < text->body.n; characters++) {
		at += (uint32_t)utf8_read(str_after(text->body, at), &code);
		controls += code < ' ' && code != '\n' && code != '\r' && code != '\t';
		lost += code == 0xFFFD;
		kanji += code >= 0x4E00 && code <= 0x9FFF;
	}
	destroyed = lost > kanji && lost * MOST_LOST > characters;
	if (controls * MOST_CONTROLS > characters || (destroyed && source->damaged))
		diags_add(diags, DIAG_not_text, (struct span){ 0, 0 }, 0, NO_ARGS);
	else if (destroyed)
		diags_add(diags, DIAG_text_destroyed, (struct span){ 0, 0 }, 0,
		    ARGS(A_NUMBER((int64_t)lost)));
	else
		return false;
	return true;
}

/* Appends what letters a position has if they are not those of the variant itself. */
static void
letters_why(
    const struct variants *variants, struct str line, enum language language, struct buffer *out)
{
	const struct str word = STR("sfen ");
	size_t at = str_find(line, word), bad;
	const struct piece_set *set;
	struct diagram diagram;

	if (sfen_find(variants, NULL, at == line.n ? line : str_after(line, at + word.n), &diagram,
		&bad) == 0 ||
	    diagram.pieces == NULL)
		return;
	set = &variants_named(variants, str_of(diagram.pieces->variant))->pieces;
	if (set == diagram.pieces)
		return;
	buffer_add(out, STR("; "));
	diag_phrase(PHRASE_letters_fairy, ARGS(A_STR(str_of(set->variant))), language, out);
}

void
source_why(const struct source *source, const struct variants *variants, struct text *text,
    struct str bytes, enum language language, struct buffer *out)
{
	enum { LONGEST = 400 }; /* bytes of the line that shows the format; messages show fewer */
	struct span sign = source->sign.at, shown = source->encoding_why.at;
	struct str line =
	    source_is_binary(source) ? NO_STR : str_trim(text_line_at(text, sign.at, LONGEST));
	struct buffer hex;
	uint32_t i;

	if (source_is_binary(source) && sign.n > 0)
		buffer_printf(out, "%s: ", format_rows[source->format].name);
	diag_phrase(source_is_binary(source) && sign.n > 0 ? source->sign.what : source->format_why,
	    ARGS(A_STR(str_of(format_rows[source->format].name)), A_PHRASE(source->sign.what),
		A_NUMBER(source_is_binary(source) ? sign.n : text_place(text, sign.at).line),
		A_STR(line)),
	    language, out);
	if (source_is_binary(source) && !source->positions.counted)
		return;
	buffer_add(out, STR("; "));
	if (source_is_binary(source)) {
		positions_count_why(&source->positions, language, out);
		return;
	}
	buffer_init(&hex, out->memory);
	for (i = 0; i < shown.n; i++)
		buffer_printf(&hex, i == 0 ? "%02X" : " %02X", (uint8_t)bytes.p[shown.at + i]);
	diag_phrase(source->encoding_why.why,
	    ARGS(A_STR(str_of(encoding_rows[source->encoding].name)), A_STR(buffer_str(&hex)),
		A_NUMBER((int64_t)shown.at + 1)),
	    language, out);
	buffer_free(&hex);
	if (source->format == FORMAT_usi || source->format == FORMAT_sfen)
		letters_why(variants, line, language, out);
}
