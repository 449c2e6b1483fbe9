/* Prints the findings and the games of each file named, as kifu lint --format=ndjson does. */
#include <kifu.h>

#include <stdio.h>

static int
print_file(struct kifu *kifu, const char *path)
{
	enum kifu_result result = kifu_open_file(kifu, path), printed;
	const char *text;
	size_t size;

	while (result == KIFU_OK) {
		result = kifu_next(kifu);
		printed = result == KIFU_OK || result == KIFU_END ? kifu_json(kifu, &text, &size)
								  : result;
		if (printed != KIFU_OK)
			result = printed;
		else
			fwrite(text, 1, size, stdout);
	}
	if (result != KIFU_END)
		fprintf(stderr, "%s: %s\n", path, kifu_error(kifu));
	return result != KIFU_END;
}

int
main(int argc, char **argv)
{
	struct kifu_options options = { 0 };
	struct kifu *kifu;
	int failed = 0, i;

	options.size = sizeof options;
	kifu = kifu_new(&options);
	for (i = 1; i < argc; i++)
		failed |= print_file(kifu, argv[i]);
	kifu_free(kifu);
	return failed;
}
