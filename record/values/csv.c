#include "record/values/csv.h"

#include <stdbool.h>
#include <string.h>

/* Returns whether a cell of csv must be quoted. */
static bool
is_special(struct str cell)
{
	static const char special[] = { ',', '"', '\n', '\r' };
	size_t i = 0;

	while (i < sizeof special && memchr(cell.p, special[i], cell.n) == NULL)
		i++;
	return i < sizeof special;
}

void
csv_add(struct str prefix, struct str cell, struct buffer *out)
{
	bool quoted = cell.n > 0 && is_special(cell);
	struct str part;

	if (quoted)
		buffer_char(out, '"');
	buffer_add(out, prefix);
	while (quoted && (part = str_first(cell, str_find(cell, STR("\"")))).n < cell.n) {
		buffer_add(out, part);
		buffer_add(out, STR("\"\""));
		cell = str_after(cell, part.n + 1);
	}
	buffer_add(out, cell);
	if (quoted)
		buffer_char(out, '"');
}

size_t
csv_quoted(struct str s)
{
	size_t n = 1;

	for (;; n += 2) {
		n += str_find(str_after(s, n), STR("\""));
		if (n + 1 >= s.n || s.p[n + 1] != '"')
			return n + 1;
	}
}

struct str
csv_unquoted(struct arena *arena, struct str inside)
{
	char *made = arena_take(arena, inside.n + 1);
	size_t i, n = 0;

	for (i = 0; i < inside.n; i++) {
		if (!str_is_line_end(inside.p[i]))
			made[n++] = inside.p[i];
		else if (n > 0 && made[n - 1] != ' ')
			made[n++] = ' ';
		i += inside.p[i] == '"'; /* another follows */
	}
	return str_trim((struct str){ made, n });
}
