#include "lib/object.h"

#include "lib/escape.h"

void
object_begin(size_t *count, struct buffer *out)
{
	buffer_add(out, (*count)++ == 0 ? STR("\n{") : STR(",\n{"));
}

void
object_key(const char *key, struct buffer *out)
{
	struct str name = str_of(key);
	char *p = buffer_room(out, name.n + sizeof ",\"\":"), *begin = p;

	*p = ',';
	p += p[-1] != '{';
	*p++ = '"';
	memcpy(p, name.p, name.n);
	p += name.n;
	*p++ = '"';
	*p++ = ':';
	out->n += (size_t)(p - begin);
}

void
object_text(const char *key, struct str text, struct buffer *out)
{
	object_key(key, out);
	escape_json(text, out);
}

void
object_base64(const char *key, struct str bytes, struct buffer *out)
{
	static const char letters[] =
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	uint32_t word;
	size_t i, j;

	object_key(key, out);
	buffer_char(out, '"');
	for (i = 0; i < bytes.n; i += 3) {
		for (word = 0, j = i; j < i + 3; j++)
			word = word << 8 | (j < bytes.n ? (unsigned char)bytes.p[j] : 0);
		for (j = 0; j < 4; j++)
			buffer_char(
			    out, j > bytes.n - i ? '=' : letters[word >> (18 - 6 * j) & 63]);
	}
	buffer_char(out, '"');
}

void
object_name(const char *key, const char *name, struct buffer *out)
{
	object_key(key, out);
	if (name == NULL)
		buffer_add(out, STR("null"));
	else
		escape_json(str_of(name), out);
}

void
object_number(const char *key, size_t n, struct buffer *out)
{
	object_key(key, out);
	buffer_number(out, n, 1, '0');
}

void
object_number_or_null(const char *key, size_t n, struct buffer *out)
{
	if (n == 0)
		object_name(key, NULL, out);
	else
		object_number(key, n, out);
}
