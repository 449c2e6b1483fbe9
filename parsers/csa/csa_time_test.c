/* The times of CSA files, T12, as the format has them and as programs write them. */
#include "parsers/csa/csa_reader.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
	const char *text;
	uint64_t ms;
	uint32_t n;
	bool fraction;
} rows[] = {
	{ "T0", 0, 2, false },
	{ "T12", 12000, 3, false },
	{ "T12,", 12000, 3, false }, /* the rest is not read */
	{ "T012 T5", 12000, 4, false },
	{ "T6.123", 6123, 6, true },
	{ "T6.5", 6500, 4, true },
	{ "T6.12345", 6123, 8, true },
	{ "T6.", 6000, 3, false },
	{ "T6.x", 6000, 3, false },
	{ "T6./9", 6000, 3, false }, /* the signs next to the digits */
	{ "T6.:9", 6000, 3, false },
	{ "T=12", 12000, 4, false },
	{ "T+12", 12000, 4, false },
	{ "T1:30", 90000, 5, false },
	{ "T1:02:30.5", 3750500, 10, true },
	/* no number */
	{ "T", 0, 0, false },
	{ "T=", 0, 0, false },
	{ "Tx", 0, 0, false },
	{ "T-1", 0, 0, false },
	{ "T==1", 0, 0, false },
	{ "T.5", 0, 0, false },
	{ "T:30", 0, 0, false },
	{ "T1:", 0, 0, false },
	{ "T1::30", 0, 0, false },
	{ "T1: 30", 0, 0, false },
	/* the longest, and longer ones, which end the text or not */
	{ "T4294967295", UINT64_C(4294967295000), 11, false },
	{ "T4294967295.999", UINT64_C(4294967295999), 15, true },
	{ "T71582788:15", UINT64_C(4294967295000), 12, false },
	{ "T71582788:16", 0, 0, false },
	{ "T4294967296", 0, 0, false },
	{ "T4294967296 ", 0, 0, false },
	{ "T4294967296:0", 0, 0, false },
	{ "T99999999999999999999", 0, 0, false },
	{ "T1:99999999999999999999", 0, 0, false },
	{ "T4294967295:0:0:0:0:0:0:0:0:0:0:1", 0, 0, false },
};

static void
test_times(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct csa_time time = csa_time_read(str_of(rows[i].text));

		if (time.ms != rows[i].ms || time.n != rows[i].n ||
		    time.fraction != rows[i].fraction)
			fail_msg("%s: %llu ms, %u bytes%s", rows[i].text,
			    (unsigned long long)time.ms, time.n,
			    time.fraction ? ", a fraction" : "");
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_times) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
