#ifndef RULES_LINT_TESTING_LINT_H
#define RULES_LINT_TESTING_LINT_H

/* For tests of the checks: a game made by hand, with only what they read. */

#include <string.h>

#include "record/diag.h"
#include "record/game.h"
#include "record/text/testing_arena.h"
#include "record/values/value_patterns.h"

static struct text text;
static struct record record;
static struct game game;
static struct move moves[64];
static struct diags diags;
static struct value_patterns *value_patterns;

/* Begins a game without moves and findings. */
static inline void
begin_lint(void)
{
	record_init(&record, &text, &arena, FORMAT_kif);
	memset(moves, 0, sizeof moves);
	game = (struct game){ .record = &record, .moves = moves };
	diags.count = 0;
}

static inline int
set_up_lint(void **state)
{
	set_up_arena(state);
	diags_init(&diags, &arena, 1000);
	value_patterns = value_patterns_new(&memory);
	text = (struct text){ .body = STR("") };
	begin_lint();
	return 0;
}

static inline int
tear_down_lint(void **state)
{
	value_patterns_free(value_patterns);
	return tear_down_arena(state);
}

#endif
