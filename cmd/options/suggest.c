#include "cmd/options/suggest.h"

#include "cmd/host/messages.h"

/* Longer words are not compared: none of our names is as long. */
enum { LENGTH_MAX = 40 };

static size_t
smaller(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Returns the number of insertions, removals, changes and swaps of neighbours that turn a into b.
 */
static size_t
distance(struct str a, struct str b)
{
	size_t rows[3][LENGTH_MAX + 1], *row, *above, *before, i, j;

	for (j = 0; j <= b.n; j++)
		rows[0][j] = j;
	for (i = 1; i <= a.n; i++) {
		row = rows[i % 3];
		above = rows[(i + 2) % 3];
		before = rows[(i + 1) % 3];
		row[0] = i;
		for (j = 1; j <= b.n; j++) {
			row[j] = smaller(smaller(above[j], row[j - 1]) + 1,
			    above[j - 1] + (a.p[i - 1] != b.p[j - 1]));
			if (i > 1 && j > 1 && a.p[i - 1] == b.p[j - 2] && a.p[i - 2] == b.p[j - 1])
				row[j] = smaller(row[j], before[j - 2] + 1);
		}
	}
	return rows[a.n % 3][b.n];
}

void
suggest_offer(struct suggest *suggest, const char *name)
{
	struct str candidate = str_of(name);
	size_t d;

	if (suggest->count < SUGGEST_MAX)
		suggest->offered[suggest->count] = name;
	suggest->count++;
	if (suggest->each != NULL)
		suggest->each(suggest->arg, name);
	if (suggest->word.n == 0 || suggest->word.n > LENGTH_MAX || candidate.n == 0 ||
	    candidate.n > LENGTH_MAX)
		return;
	d = distance(suggest->word, candidate);
	/* A word is near when at least two thirds of it are right. */
	if (d * 3 > candidate.n + 1 || (suggest->best != NULL && d >= suggest->distance))
		return;
	suggest->best = name;
	suggest->distance = d;
}

void
suggest_rows(struct suggest *suggest, const char *const *first, size_t count, size_t size)
{
	size_t i;

	for (i = 0; i < count; i++)
		suggest_offer(suggest, *(const char *const *)((const char *)first + i * size));
}

const char *
suggest_hint(const struct suggest *suggest, const char *dashes, struct program *program)
{
	if (suggest->best == NULL)
		return "";
	return arena_printf(&program->arena,
	    messages_in(program->language, " (did you mean %s%s?)"), dashes, suggest->best)
	    .p;
}

const char *
suggest_list(const struct suggest *suggest, struct program *program)
{
	size_t count = suggest->count < SUGGEST_MAX ? suggest->count : SUGGEST_MAX, i;
	struct str names = NO_STR;

	for (i = 0; i < count; i++)
		names = arena_printf(&program->arena, "%s%s%s", i > 0 ? names.p : "",
		    i > 0 ? ", " : "", suggest->offered[i]);
	return names.p;
}

const char *
suggest_among(const struct suggest *suggest, struct program *program)
{
	if (suggest->best != NULL || suggest->count > SUGGEST_MAX)
		return suggest_hint(suggest, "", program);
	return arena_printf(&program->arena, messages_in(program->language, " (one of %s)"),
	    suggest_list(suggest, program))
	    .p;
}
