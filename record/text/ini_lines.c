#include "record/text/ini_lines.h"

#include <ini.h>

/* Passes the next line to inih as fgets does. */
static char *
next_line(char *to, int size, void *stream)
{
	struct ini_lines *lines = stream;
	const char *end = memchr(lines->rest.p, '\n', lines->rest.n), *wrong = NULL;
	size_t n = end == NULL ? lines->rest.n : (size_t)(end - lines->rest.p);
	size_t whole = n + (end != NULL);

	if (lines->rest.n == 0)
		return NULL;
	lines->number++;
	lines->line = str_first(lines->rest, n);
	lines->rest = str_after(lines->rest, whole);
	lines->continues = str_is_blank(lines->line.p[0]);
	if (whole >= (size_t)size)
		wrong = "line too long (continue it on the next line, indented)";
	else if (memchr(lines->line.p, '\0', whole) != NULL)
		wrong = "NUL byte";
	if (!lines->begin(lines->arg, wrong))
		return NULL;
	whole = wrong == NULL ? whole : 0;
	memcpy(to, lines->line.p, whole);
	to[whole] = '\0';
	return to;
}

int
ini_lines_read(struct ini_lines *lines)
{
	return ini_parse_stream(next_line, lines, lines->key, lines->arg);
}
