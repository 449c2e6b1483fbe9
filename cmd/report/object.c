#include "cmd/report/object.h"

#include "cmd/report/escape.h"

void
object_begin(size_t *count, struct buffer *out)
{
	buffer_add(out, (*count)++ == 0 ? STR("\n{") : STR(",\n{"));
}

void
object_key(const char *key, struct buffer *out)
{
	buffer_add(out, out->p[out->n - 1] == '{' ? STR("\"") : STR(",\""));
	buffer_add(out, str_of(key));
	buffer_add(out, STR("\":"));
}

void
object_text(const char *key, struct str text, struct buffer *out)
{
	object_key(key, out);
	escape_json(text, out);
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
