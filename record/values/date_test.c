#include "record/values/date.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define UNKNOWN -1

static struct date
day(int year, int month, int of_month)
{
	return (struct date){ year, month, of_month, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, true };
}

static void
test_exists(void **state)
{
	static const struct {
		int year, month, day;
		bool exists;
	} rows[] = {
		{ 2004, 2, 29, true },
		{ 2003, 2, 29, false },
		{ 1900, 2, 29, false },
		{ 2000, 2, 29, true },
		{ 2004, 4, 31, false },
		{ 2004, 12, 31, true },
		{ 2004, 12, 32, false },
		{ 2004, 13, 1, false },
		{ 2004, 0, 1, false },
		{ 2004, 1, 0, false },
		{ 1709, 2, 30, true },
		{ 1872, 2, 30, true },
		{ 1873, 2, 30, false },
		{ 1709, 2, 31, false },
		{ UNKNOWN, 2, 29, true },
		{ UNKNOWN, 2, 30, false },
		{ 2004, UNKNOWN, 31, true },
		{ 2004, UNKNOWN, 32, false },
		{ UNKNOWN, UNKNOWN, UNKNOWN, true },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct date date = day(rows[i].year, rows[i].month, rows[i].day);

		if (date_exists(&date) != rows[i].exists)
			fail_msg("%d/%d/%d", date.year, date.month, date.day);
	}
}

static void
test_time_exists(void **state)
{
	static const struct {
		int hour, minute, second;
		bool exists;
	} rows[] = {
		{ 0, 0, 0, true },
		{ 23, 59, 60, true },
		{ 23, 60, 0, false },
		{ 23, 59, 61, false },
		{ 24, 0, 0, true },
		{ 24, UNKNOWN, UNKNOWN, true },
		{ 24, 0, UNKNOWN, true },
		{ 24, 0, 1, false },
		{ 24, 1, 0, false },
		{ 25, 0, 0, false },
		{ UNKNOWN, UNKNOWN, UNKNOWN, true },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct date date = day(2004, 5, 31);

		date.hour = rows[i].hour;
		date.minute = rows[i].minute;
		date.second = rows[i].second;
		if (date_exists(&date) != rows[i].exists)
			fail_msg("%d:%d:%d", date.hour, date.minute, date.second);
	}
}

static void
test_weekday(void **state)
{
	static const struct {
		int year, month, day, weekday;
	} rows[] = {
		{ 1873, 1, 1, 3 }, /* Japan's first Gregorian day, a Wednesday */
		{ 1970, 1, 1, 4 },
		{ 2000, 2, 29, 2 },
		{ 2000, 3, 1, 3 },
		{ 2004, 5, 31, 1 },
		{ 2024, 12, 31, 2 },
		{ 1872, 12, 31, UNKNOWN },
		{ 2004, 2, 30, UNKNOWN },
		{ UNKNOWN, 1, 1, UNKNOWN },
		{ 2004, UNKNOWN, 1, UNKNOWN },
		{ 2004, 1, UNKNOWN, UNKNOWN },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct date date = day(rows[i].year, rows[i].month, rows[i].day);

		if (date_weekday(&date) != rows[i].weekday)
			fail_msg(
			    "%d/%d/%d: %d", date.year, date.month, date.day, date_weekday(&date));
	}
}

/* Each day that exists is the next weekday after the one before it. */
static void
test_weekdays_follow(void **state)
{
	int expected = 3, days = 0;

	(void)state;
	for (int year = 1873; year < 2273; year++) {
		for (int month = 1; month <= 12; month++) {
			for (int of_month = 1; of_month <= 31; of_month++) {
				struct date date = day(year, month, of_month);

				if (!date_exists(&date))
					continue;
				assert_int_equal(date_weekday(&date), expected);
				expected = (expected + 1) % 7;
				days++;
			}
		}
	}
	assert_int_equal(days, 146097); /* of the Gregorian calendar's 400 years */
}

/* Year, month, day, weekday, hour, minute, second, exact; without and with seconds. */
static void
test_write(void **state)
{
	static const struct {
		struct date date;
		const char *plain, *seconds;
	} rows[] = {
		{ { 2004, 5, 31, -1, -1, -1, -1, true }, "2004/05/31", "2004/05/31" },
		{ { 2004, 5, 31, 1, 9, 0, -1, true }, "2004/05/31 09:00", "2004/05/31 09:00:00" },
		{ { 2004, 5, 31, -1, 9, 0, 5, true }, "2004/05/31 09:00:05",
		    "2004/05/31 09:00:05" },
		{ { 1709, 2, 30, -1, -1, -1, -1, true }, "1709/02/30", "1709/02/30" },
		{ { 2004, 5, -1, -1, -1, -1, -1, true }, NULL, NULL },
		{ { 2004, 5, 32, -1, -1, -1, -1, true }, NULL, NULL },
		{ { 2004, 5, 31, -1, 9, -1, -1, true }, NULL, NULL },
		{ { 2004, 5, 31, -1, -1, -1, -1, false }, NULL, NULL },
	};

	(void)state;
	for (size_t i = 0; i < 2 * (sizeof rows / sizeof *rows); i++) {
		const char *want = i % 2 == 0 ? rows[i / 2].plain : rows[i / 2].seconds;
		struct memory memory = { .limit = 0 };
		struct buffer out;

		buffer_init(&out, &memory);
		assert_int_equal(date_write(&rows[i / 2].date, i % 2 != 0, &out), want != NULL);
		buffer_char(&out, '\0');
		assert_string_equal(out.p, want == NULL ? "" : want);
		buffer_free(&out);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_write),
		cmocka_unit_test(test_exists),
		cmocka_unit_test(test_time_exists),
		cmocka_unit_test(test_weekday),
		cmocka_unit_test(test_weekdays_follow),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
