#ifndef PARSERS_KIF_TESTING_KIF_DUMP_H
#define PARSERS_KIF_TESTING_KIF_DUMP_H

#include "parsers/kif/kif.h"
#include "record/text/testing_arena.h"
#include "record/variants/testing_variants.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* What the tests of the KIF parser share: a text that is open, and what was read from it in words
 * short enough for a table. */

/* One text and what is read from it. */
static struct text text;
static struct diags diags;
static struct parse parse;
static struct record record;
static struct buffer out;

static inline int
set_up(void **state)
{
	set_up_arena(state);
	buffer_init(&out, &memory);
	parse.value_patterns = value_patterns_new(&memory);
	return 0;
}

static inline int
tear_down(void **state)
{
	(void)state;
	value_patterns_free(parse.value_patterns);
	buffer_free(&out);
	return tear_down_arena(state);
}

/* Begins to read a text.  Its copy ends where its memory ends, so that tools see reads after it.
 */
static inline char *
open_text(struct str body)
{
	char *copy = memory_resize(&memory, NULL, 0, body.n);

	if (body.n > 0)
		memcpy(copy, body.p, body.n);
	arena_reset(&arena);
	diags_init(&diags, &arena, 1000);
	text = (struct text){ .body = { copy, body.n }, .arena = &arena };
	parse = (struct parse){ .variants = testing_variants(),
		.text = &text,
		.diags = &diags,
		.value_patterns = parse.value_patterns };
	return copy;
}

static inline void
close_text(char *copy, size_t size)
{
	memory_resize(&memory, copy, size, 0);
}

static inline bool
next_record(void)
{
	record_init(&record, &text, &arena, FORMAT_kif);
	return kif_parser.next(&parse, &record);
}

static inline void
show_findings(void)
{
	size_t i;

	for (i = 0; i < diags.count; i++) {
		const struct finding *finding = &diags.list[i];
		struct place place = text_place(&text, finding->at.at);

		buffer_printf(&out, " %s%s@%u:%u", finding->severity == SEVERITY_error ? "!" : "",
		    diag_rows[finding->rule].name, place.line, place.column);
	}
}

static inline void
expect(const char *body, const char *expected)
{
	buffer_char(&out, '\0');
	if (strcmp(out.p, expected) != 0)
		fail_msg("%s\n  got      %s\n  expected %s", body, out.p, expected);
}

struct row {
	const char *body, *expected;
};

#endif
