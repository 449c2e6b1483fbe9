#ifndef CMD_EVENT_FILES_TESTING_EVENT_H
#define CMD_EVENT_FILES_TESTING_EVENT_H

/* For unit tests: an event of a table's or a settings file's bytes, printed as text. */

#include <math.h>

#include "cmd/testing_program.h"

#include "cmd/event/files/table_reading.h"

struct test_event {
	struct program program;
	struct arena arena;
	struct event event;
	struct table table;
	struct buffer out;
};

static inline void
test_event_init(struct test_event *test)
{
	memset(test, 0, sizeof *test);
	test_program(&test->program);
	test->event.program = &test->program;
	test->event.arena = &test->arena;
	arena_init(&test->arena, &test->program.memory);
	test->event.patterns = value_patterns_new(&test->program.memory);
	buffer_init(&test->out, &test->program.memory);
}

static inline void
test_event_free(struct test_event *test)
{
	buffer_free(&test->out);
	value_patterns_free(test->event.patterns);
	arena_free(&test->arena);
	test_program_end(&test->program);
}

/* Prints a name of a table's entrant: - for nobody. */
static inline struct str
test_name(const struct table *table, uint32_t entrant)
{
	return entrant == EVENT_NONE ? STR("-") : table->entrants[entrant].name;
}

/* Appends entrants: number/name/family/about/rating/macmahon/points line:column-end. */
static inline void
test_print_entrants(struct test_event *test, const struct entrant *entrants, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct entrant *e = &entrants[i];

		buffer_printf(&test->out, "%u/%.*s/%.*s/%.*s/%u/%g/%g %u:%u-%u", e->number,
		    (int)e->name.n, e->name.p, (int)e->family.n, e->family.p, (int)e->about.n,
		    e->about.p, e->rating, e->macmahon, isnan(e->points) ? -1 : e->points,
		    e->at.line, e->at.column, e->at.end);
		if (e->points_at.line > 0)
			buffer_printf(&test->out, " %u:%u-%u", e->points_at.line,
			    e->points_at.column, e->points_at.end);
		buffer_char(&test->out, '\n');
	}
}

/* Appends cells: round player opponent outcome[f][r][?][b|w][<handicap|>handicap] place. */
static inline void
test_print_cells(struct test_event *test, const struct table *table)
{
	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *c = &table->cells[i];
		struct str player = test_name(table, c->player);
		struct str opponent = test_name(table, c->opponent);

		buffer_printf(&test->out, "%u %.*s:%.*s %c%s%s%s%s%s%.*s %u:%u-%u\n", c->round,
		    (int)player.n, player.p, (int)opponent.n, opponent.p, "?-=+-"[c->outcome],
		    c -> forfeit ? "f" : "", c->replayed ? "r" : "", c->unknown ? "?" : "",
		    c->side == BLACK   ? "b"
		    : c->side == WHITE ? "w"
				       : "",
		    c->handicap.n == 0 ? ""
		    : c->gives         ? ">"
				       : "<",
		    (int)c->handicap.n, c->handicap.p, c->at.line, c->at.column, c->at.end);
	}
}

/* Appends findings: line:column-end message. */
static inline void
test_print_findings(struct test_event *test)
{
	for (size_t i = 0; i < test->event.finding_count; i++) {
		const struct event_finding *f = &test->event.findings[i];

		assert_int_equal(f->rule, DIAG_bad_table);
		assert_true(f->messages[LANGUAGE_ja].n > 0);
		buffer_printf(&test->out, "%u:%u-%u %.*s\n", f->at.line, f->at.column, f->at.end,
		    (int)f->messages[0].n, f->messages[0].p);
	}
}

static inline const char *
test_event_text(struct test_event *test)
{
	buffer_char(&test->out, '\0');
	return test->out.p;
}

#endif
