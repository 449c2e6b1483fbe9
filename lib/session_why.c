#include "lib/session.h"

/* Bytes of the line that shows the format; messages show fewer. */
enum { LONGEST = 400 };

/* Appends which format, and why. */
static void
add_format(struct session *session, enum language language, struct buffer *out)
{
	const struct sign *sign = &session->sign;
	struct str line = text_line_at(&session->text, sign->at.at, LONGEST);

	diag_phrase(session->format_why,
	    ARGS(A_STR(str_of(format_rows[session->format].name)), A_PHRASE(sign->what),
		A_NUMBER(text_place(&session->text, sign->at.at).line), A_STR(str_trim(line))),
	    language, out);
}

/* Appends bytes as hexadecimal numbers. */
static void
add_bytes(struct str bytes, struct span at, struct buffer *out)
{
	uint32_t i;

	for (i = 0; i < at.n; i++)
		buffer_printf(
		    out, "%s%02X", i == 0 ? "" : " ", (unsigned)(unsigned char)bytes.p[at.at + i]);
}

/* Appends which encoding, and why. */
static void
add_encoding(struct session *session, struct str bytes, enum language language, struct buffer *out)
{
	struct detection found = { .why = PHRASE_encoding_said };
	struct buffer shown;

	if (session->options.encoding == ENCODING_unknown)
		found = session->after.detection;
	buffer_init(&shown, session->file_arena.memory);
	add_bytes(bytes, found.at, &shown);
	diag_phrase(found.why,
	    ARGS(A_STR(str_of(encoding_rows[session->encoding].name)), A_STR(buffer_str(&shown)),
		A_NUMBER((int64_t)found.at.at + 1)),
	    language, out);
	buffer_free(&shown);
}

void
session_why(struct session *session, struct str bytes, enum language language, struct buffer *out)
{
	add_format(session, language, out);
	buffer_add(out, STR("; "));
	add_encoding(session, bytes, language, out);
}
