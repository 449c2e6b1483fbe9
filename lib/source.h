#ifndef LIB_SOURCE_H
#define LIB_SOURCE_H

#include "lib/positions/positions.h"
#include "parsers/parser.h"
#include "record/codec/codec.h"
#include "record/diag.h"

/* What a file is: its encoding and format, as its beginning shows them. */
struct source {
	enum encoding encoding;
	struct detection encoding_why;
	enum format format; /* FORMAT_none: not recognised */
	enum phrase format_why;
	struct sign sign;           /* what the content showed; zero when it was not examined */
	bool wrong;                 /* nothing of it can be read as its format, which is binary */
	bool damaged;               /* some bytes of its beginning could not be decoded */
	struct positions positions; /* of engine data */
	size_t text_reported, text_left_out; /* findings about the text so far */
};

/* Returns whether a file is of a binary format: wanted, else that of the name unless the content
 * clearly shows another, else that of the content; sets it. */
bool source_find_binary(
    struct source *source, struct str name, struct str bytes, enum format wanted);

/* Returns whether a format's files are bytes rather than text. */
static inline bool
source_is_binary(const struct source *source)
{
	return (format_rows[source->format].carries & BINARY_records) != 0;
}

/* Determines the format of the text: wanted, else that of the name unless the content clearly shows
 * another, else that of the content. */
void source_find_format(struct source *source, const struct text *text, enum format wanted);

/* Returns the encoding that the extension of a file's name promises (.kif CP932, .kifu UTF-8; .ki2
 * and .ki2u too), or ENCODING_unknown. */
enum encoding source_promised_encoding(struct str name);

/* Reports extension-encoding: a file in another encoding than its extension promises, without a
 * byte order mark or a declaration; it can be fixed if the promised one holds every character. */
void source_check_extension(struct codec *codec, const struct codec_carry *carry,
    const struct text *text, struct diags *diags);

/* Reports decoded-twice, and returns true, if the text was decoded wrongly before and cannot be
 * restored.  Ask only about a file in which no move was read. */
bool source_report_twice(
    struct codec *codec, const struct source *source, const struct text *text, struct diags *diags);

/* Reports not-text or text-destroyed, and returns true, if that is what the text is.  Ask only
 * about a file in which no move was read. */
bool source_report_no_text(
    const struct source *source, const struct text *text, struct diags *diags);

/* Appends why the file was taken to be of this format and in this encoding.  text and bytes are its
 * beginning. */
void source_why(const struct source *source, const struct variants *variants, struct text *text,
    struct str bytes, enum language language, struct buffer *out);

#endif
