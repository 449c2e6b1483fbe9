#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <errno.h>
#include <string.h>

#include "cmd/host/messages.h"
#include "record/text/str.h"

static const struct {
	const char *english, *japanese;
} rows[] = {
#define MESSAGE(english, japanese) { english, japanese },
#include "cmd/host/messages.def"
#undef MESSAGE
};

static const struct {
	const char *english, *japanese;
} help[] = {
#define GROUP(id, english, japanese) { english, japanese },
#define OPTION(id, short_name, long_name, argument, type, commands, usual, use, english, japanese) \
	{ english, japanese },
#include "cmd/options/options.def"
#undef OPTION
#undef GROUP
#define COMMAND(id, name, run, operands, examples, summary, more, summary_ja, more_ja)             \
	{ summary, summary_ja }, { more, more_ja },
#include "cmd/options/commands.def"
#undef COMMAND
};

enum { ROWS = sizeof rows / sizeof *rows, HELP = sizeof help / sizeof *help, ARGS_MAX = 8 };

/* The conversions of a format by argument: "%2$s" is the second, others come in turn; a width of *
 * takes an argument too. */
static unsigned
conversions(const char *format, struct str found[ARGS_MAX])
{
	unsigned count = 0, next = 0, number;
	const char *at = format, *end;

	while ((at = strchr(at, '%')) != NULL) {
		at++;
		if (*at == '%') {
			at++;
			continue;
		}
		number = next++;
		if (at[0] >= '1' && at[0] <= '9' && at[1] == '$') {
			number = (unsigned)(at[0] - '1');
			at += 2;
		}
		end = at + strcspn(at, "cdsufx");
		assert_true(number < ARGS_MAX && *end != '\0');
		found[number] = (struct str){ at, (size_t)(end - at) + 1 };
		count++;
		at = end + 1;
	}
	return count;
}

static void
test_formats_agree(void **state)
{
	struct str english[ARGS_MAX], japanese[ARGS_MAX];
	unsigned count, i;
	size_t row;

	(void)state;
	for (row = 0; row < ROWS; row++) {
		count = conversions(rows[row].english, english);
		if (conversions(rows[row].japanese, japanese) != count)
			fail_msg("%s", rows[row].english);
		for (i = 0; i < count; i++)
			if (!str_eq(english[i], japanese[i]))
				fail_msg("%s: argument %u", rows[row].english, i + 1);
	}
}

/* Whether s has a character that is not ASCII. */
static bool
is_japanese(const char *s)
{
	while (*s != '\0' && (unsigned char)*s < 0x80)
		s++;
	return *s != '\0';
}

static void
test_rows_are_whole(void **state)
{
	size_t row, other;

	(void)state;
	for (row = 0; row < ROWS; row++) {
		assert_false(is_japanese(rows[row].english));
		if (strcmp(rows[row].english, rows[row].japanese) == 0)
			fail_msg("no Japanese: %s", rows[row].english);
		for (other = 0; other < row; other++)
			if (strcmp(rows[row].english, rows[other].english) == 0)
				fail_msg("twice: %s", rows[row].english);
	}
	for (row = 0; row < HELP; row++) {
		if ((*help[row].english == '\0') != (*help[row].japanese == '\0') ||
		    (*help[row].english != '\0' && !is_japanese(help[row].japanese)))
			fail_msg("no Japanese: %s", help[row].english);
	}
}

static void
test_words_in(void **state)
{
	(void)state;
	assert_string_equal(messages_in(LANGUAGE_en, "larger than 4 GiB"), "larger than 4 GiB");
	assert_string_equal(messages_in(LANGUAGE_ja, "larger than 4 GiB"), "4GiBを超えています");
	assert_string_equal(messages_in(LANGUAGE_ja, "in no table"), "in no table");
}

#ifdef __GLIBC__
static void
test_what_the_system_says(void **state)
{
	static const int errors[] = { EPERM, ENOENT, EIO, ENXIO, EBADF, EAGAIN, ENOMEM, EACCES,
		EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, ETXTBSY,
		EFBIG, ENOSPC, EROFS, EMLINK, EPIPE, ENAMETOOLONG, ELOOP, EDQUOT, ECONNRESET,
		ESTALE };
	size_t i;

	(void)state;
	for (i = 0; i < sizeof errors / sizeof *errors; i++)
		if (!is_japanese(messages_in(LANGUAGE_ja, strerror(errors[i]))))
			fail_msg("no Japanese: %s", strerror(errors[i]));
}
#endif

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_formats_agree),
		cmocka_unit_test(test_rows_are_whole),
		cmocka_unit_test(test_words_in),
#ifdef __GLIBC__
		cmocka_unit_test(test_what_the_system_says),
#endif
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
