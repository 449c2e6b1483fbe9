/* The rule sets, and what a record changes in them. */
#include "rules/testing_replay.h"

static struct value_patterns *value_patterns;

static int
open_value_patterns(void **state)
{
	open_fixture(state);
	value_patterns = value_patterns_new(&fixture.memory);
	return 0;
}

static int
close_value_patterns(void **state)
{
	value_patterns_free(value_patterns);
	return close_fixture(state);
}

static void
add_header(enum header_id id, const char *value)
{
	record_add_header(&fixture.record, id, STR("key"), str_of(value), (struct span){ 0, 1 });
}

static void
add_remark(const char *text)
{
	record_add_note(&fixture.record, 0, NOTE_remark, str_of(text), (struct span){ 0, 1 });
}

static void
test_names(void **state)
{
	(void)state;
	assert_string_equal(rule_set_rows[0].name, "jsa");
	for (size_t i = 0; i < rule_set_count; i++)
		assert_ptr_equal(rule_set_named(str_of(rule_set_rows[i].name)), &rule_set_rows[i]);
	assert_null(rule_set_named(STR("JSA")));
	assert_null(rule_set_named(STR("")));
}

/* Columns of the table in which no other test would notice a slip. */
static void
test_rows(void **state)
{
	const struct rule_set *csa = rule_set_named(STR("csa")), *jsa = rule_set_named(STR("jsa"));
	const struct rule_set *floodgate = rule_set_named(STR("floodgate"));

	(void)state;
	assert_true(jsa->start_counts && !csa->start_counts && !floodgate->start_counts);
	assert_true(jsa->perpetual == repetition_by_interval);
	assert_true(csa->perpetual == repetition_by_interval);
	assert_true(floodgate->perpetual == repetition_by_counters);
	assert_true(jsa->handicap_given && !csa->handicap_given && !floodgate->handicap_given);
	assert_true(jsa->limit.check_extends && !csa->limit.check_extends);
	assert_int_equal(rule_set_named(STR("shogi24"))->foul_since, RULE_SET_NEVER);
	assert_false(rule_set_named(STR("try"))->failed_loses);
	assert_true(jsa->failed_loses && csa->failed_loses && floodgate->failed_loses);
	assert_int_equal(rule_set_named(STR("TryRule"))->try_rule, TRY);
	assert_int_equal(rule_set_named(STR("try-entered"))->try_rule, TRY_entered);
	assert_int_equal(jsa->try_rule, NO_TRY);
	assert_true(rule_set_named(STR("CSARule24H")) == jsa);
	assert_true(rule_set_named(STR("CSARule27")) == csa);
	assert_false(rule_set_named(STR("CSARule24"))->handicap_given);
	assert_null(rule_set_named(STR("CSARule")));
}

/* Whether a column of first days can hold this number: never, always, or a day. */
static bool
is_first_day(uint32_t number)
{
	uint32_t year = number / 10000, month = number / 100 % 100, day = number % 100;

	return number == 0 || number == RULE_SET_NEVER ||
	       (year > 1900 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31);
}

static void
test_first_days(void **state)
{
	(void)state;
	for (size_t i = 0; i < rule_set_count; i++) {
		const struct rule_set *row = &rule_set_rows[i];

		if (!is_first_day(row->repetition_since) || !is_first_day(row->declaration_since) ||
		    !is_first_day(row->limit.since) || !is_first_day(row->limit.before_since) ||
		    !is_first_day(row->foul_since))
			fail_msg("%s: a day that no calendar has", row->name);
	}
}

/* The limit in a header or a remark, and the terms. */
static void
test_limits(void **state)
{
	static const struct {
		const char *header, *remark;
		uint32_t limit;
		bool named;
	} rows[] = {
		{ NULL, NULL, 320, false },
		{ "320", NULL, 320, true },
		{ "３２０手", NULL, 320, true },
		{ "0", NULL, 0, true },
		{ "最大手数テスト", NULL, 320, false },
		{ NULL, "Max_Moves:512", 512, true },
		{ NULL, "Max_Moves:0", 0, true },
		{ NULL, "Max_Moves:", 320, false },
		{ NULL, "Max_Moves:many", 320, false },
		{ NULL, "Least_Time_Per_Move:0", 320, false },
		{ "320", "Max_Moves:512", 320, true },
		{ "none", "Max_Moves:512", 512, true },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct terms terms;

		fixture_begin(&fixture, "");
		add_remark("another");
		if (rows[i].header != NULL)
			add_header(HEADER_max_moves, rows[i].header);
		if (rows[i].remark != NULL)
			add_remark(rows[i].remark);
		terms = rule_set_terms(rule_set_named(STR("csa")), &fixture.record, value_patterns);
		if (terms.move_limit != rows[i].limit || terms.limit_named != rows[i].named)
			fail_msg("row %zu: %u %d", i, terms.move_limit, terms.limit_named);
	}
}

/* The limit of 500 moves is newer than many long games. */
static void
test_limit_since(void **state)
{
	static const struct {
		const char *date;
		uint32_t moves, asked, unasked;
	} rows[] = {
		{ "2019/09/30", 400, 500, 500 },
		{ "2019/09/30", 501, 0, 0 },
		{ "2019/10/01", 501, 500, 500 },
		{ "2020/05/31", 501, 500, 500 },
		{ NULL, 501, 500, 0 },
		{ "2019", 501, 500, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct terms terms;

		fixture_begin(&fixture, "");
		fixture.record.setup.first_number = rows[i].moves;
		if (rows[i].date != NULL)
			add_header(HEADER_start_time, rows[i].date);
		terms = rule_set_terms(&rule_set_rows[0], &fixture.record, value_patterns);
		assert_true(terms.asked && terms.check_extends);
		assert_int_equal(terms.move_limit, rows[i].asked);
		terms = rule_set_terms(NULL, &fixture.record, value_patterns);
		assert_false(terms.asked);
		assert_ptr_equal(terms.rule_set, &rule_set_rows[0]);
		assert_int_equal(terms.move_limit, rows[i].unasked);
	}
}

/* The championship's limit was raised once; floodgate's has a first day. */
static void
test_limits_before(void **state)
{
	static const struct {
		const char *rule_set, *date;
		uint32_t moves, limit, least;
	} rows[] = {
		{ "csa", NULL, 100, 320, 256 },
		{ "csa", "2014/05/03", 300, 0, 0 },
		{ "csa", "2015/05/03", 300, 256, 256 },
		{ "csa", "2018/05/05", 300, 256, 256 },
		{ "csa", "2019/05/03", 300, 320, 320 },
		{ "csa", "2019", 300, 320, 256 },
		{ "csa", "2015", 300, 256, 256 },
		{ "csa", NULL, 300, 320, 256 },
		{ "floodgate", "2014/09/30", 300, 0, 0 },
		{ "floodgate", "2014/10/01", 300, 256, 256 },
		{ "floodgate", NULL, 300, 256, 256 },
		{ "81dojo", NULL, 900, 0, 0 },
		{ "shogi24", NULL, 900, 0, 0 },
		{ "try", NULL, 900, 0, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct terms terms;

		fixture_begin(&fixture, "");
		fixture.record.setup.first_number = rows[i].moves;
		if (rows[i].date != NULL)
			add_header(HEADER_start_time, rows[i].date);
		terms = rule_set_terms(
		    rule_set_named(str_of(rows[i].rule_set)), &fixture.record, value_patterns);
		if (terms.move_limit != rows[i].limit || terms.min_limit != rows[i].least)
			fail_msg("row %zu: %u %u", i, terms.move_limit, terms.min_limit);
	}
}

static void
test_declarations(void **state)
{
	static const struct {
		const char *header;
		enum declaration declaration;
		bool named;
	} rows[] = {
		{ NULL, DECLARATION_24, false },
		{ "27", DECLARATION_27, true },
		{ "２４", DECLARATION_24, true },
		{ "27点法", DECLARATION_27, true },
		{ "28", DECLARATION_24, false },
		{ "持将棋テスト", DECLARATION_24, false },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct terms terms;

		fixture_begin(&fixture, "");
		if (rows[i].header != NULL)
			add_header(HEADER_jishogi_rule, rows[i].header);
		terms = rule_set_terms(NULL, &fixture.record, value_patterns);
		if (terms.declaration != rows[i].declaration ||
		    terms.declaration_named != rows[i].named)
			fail_msg("row %zu", i);
		/* a rule set that is asked for overrides the record */
		terms = rule_set_terms(rule_set_named(STR("csa")), &fixture.record, value_patterns);
		assert_int_equal(terms.declaration, DECLARATION_27);
		assert_true(terms.declaration_named);
	}
}

static void
test_ages(void **state)
{
	static const struct {
		const char *start, *end;
		uint32_t since;
		enum rule_set_age age;
	} rows[] = {
		{ "2019/09/30", NULL, 20191001, RULE_SET_before },
		{ "2019/10/01", NULL, 20191001, RULE_SET_since },
		{ "令和元年10月1日", NULL, 20191001, RULE_SET_since },
		{ "2019/10", NULL, 20191001, RULE_SET_since },
		{ "2019/09", NULL, 20191001, RULE_SET_before },
		{ "2019/10", NULL, 20191002, RULE_SET_undated },
		{ "2019", NULL, 20191001, RULE_SET_undated },
		{ "2018", NULL, 20191001, RULE_SET_before },
		{ "2020/00/00", NULL, 20191001, RULE_SET_since },
		{ "0000/00/00", NULL, 20191001, RULE_SET_undated },
		{ "いつか", NULL, 20191001, RULE_SET_undated },
		{ NULL, NULL, 20191001, RULE_SET_undated },
		{ NULL, "2019/09/30 18:00", 20191001, RULE_SET_before },
		{ NULL, NULL, 0, RULE_SET_since },
		{ "2024/05/31", NULL, RULE_SET_NEVER, RULE_SET_before },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		fixture_begin(&fixture, "");
		if (rows[i].start != NULL)
			add_header(HEADER_start_time, rows[i].start);
		if (rows[i].end != NULL)
			add_header(HEADER_end_time, rows[i].end);
		if (rule_set_age(&fixture.record, value_patterns, rows[i].since) != rows[i].age)
			fail_msg("row %zu", i);
		if (rows[i].since == 20191001)
			assert_int_equal(
			    rule_set_age(&fixture.record, NULL, 20191001), RULE_SET_undated);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_names),
		cmocka_unit_test(test_rows),
		cmocka_unit_test(test_first_days),
		cmocka_unit_test(test_limits),
		cmocka_unit_test(test_limit_since),
		cmocka_unit_test(test_limits_before),
		cmocka_unit_test(test_declarations),
		cmocka_unit_test(test_ages),
	};

	return cmocka_run_group_tests(tests, open_value_patterns, close_value_patterns);
}
