#include "cmd/blocks.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd/program_test.h"

/* What the session is asked of a file's games, as a text. */
struct told {
	struct session session;
	struct memory memory;
	struct buffer bytes, out;
	size_t most; /* bytes held at a game */
	bool silent; /* nothing is told */
};

static void
told_open(struct told *told)
{
	struct session_options options = { .encoding = ENCODING_unknown };

	*told = (struct told){ .memory.fail = test_no_memory };
	session_init(&told->session, &told->memory, &options);
	buffer_init(&told->bytes, &told->memory);
	buffer_init(&told->out, &told->memory);
}

static void
told_close(struct told *told)
{
	buffer_free(&told->out);
	buffer_free(&told->bytes);
	session_free(&told->session);
	assert_int_equal(told->memory.used, 0);
}

/* Tells of the present game: its number, plies, notes and findings with their places. */
static void
tell_game(struct told *told)
{
	struct session *session = &told->session;
	size_t i;

	if (told->memory.used - told->out.cap > told->most)
		told->most = told->memory.used - told->out.cap;
	if (told->silent)
		return;
	buffer_printf(&told->out, "%u: %u plies, %zu notes", session->number, session->game->plies,
	    session->record.note_count);
	for (i = 0; i < session->diags.count; i++) {
		const struct finding *finding = &session->diags.list[i];
		struct place place = text_place(&session->text, finding->at.at);

		buffer_printf(&told->out, ", %s at %u:%u", diag_rows[finding->rule].name,
		    place.line, place.column);
	}
	buffer_char(&told->out, '\n');
}

/* Writes count games, and where strange lines that are none: two before every 97th and two behind
 * the last. */
static void
write_games(char *path, unsigned count, bool strange)
{
	int fd = mkstemp(path);
	FILE *file = fdopen(fd, "w");
	unsigned i, j;

	assert_true(fd >= 0 && file != NULL);
	for (i = 0; i < count; i++) {
		if (strange && i % 97 == 0)
			fputs("hello\n# skipped\nworld\n", file);
		fputs("position startpos moves 7g7f 3c3d", file);
		for (j = 0; j < 10; j++)
			fputs(" 2h3h 8b7b 3h2h 7b8b", file);
		fputs(i % 101 == 0 ? " 9i1a x\n" : strange && i % 2 == 0 ? " x\n" : "\n", file);
	}
	if (strange)
		fputs("good\nbye", file);
	assert_int_equal(fclose(file), 0);
}

static void
read_games(struct told *told, const char *path)
{
	struct blocks blocks;

	assert_null(blocks_open(&blocks, &told->session, &told->bytes, path, STR("a.usi")));
	while (blocks_next(&blocks))
		tell_game(told);
	assert_null(blocks.reason);
	blocks_close(&blocks);
}

/* A file in blocks gives what it gives as a whole. */
static void
blocks(void **state)
{
	char path[] = "/tmp/kifu-blocks-XXXXXX";
	struct told whole, blocks;
	size_t at;

	(void)state;
	write_games(path, 10000, true); /* 4 MiB */
	told_open(&whole);
	assert_null(input_read(path, &whole.bytes));
	assert_null(session_begin(&whole.session, STR("a.usi"), buffer_str(&whole.bytes)));
	while (session_next(&whole.session))
		tell_game(&whole);
	told_open(&blocks);
	read_games(&blocks, path);
	assert_true(blocks.session.number > 10000);
	assert_true(blocks.most < whole.most);
	for (at = 0; at < whole.out.n && at < blocks.out.n && whole.out.p[at] == blocks.out.p[at];)
		at++;
	if (at < whole.out.n || at < blocks.out.n)
		fail_msg("%.*s\n%.*s", 200, whole.out.p + at - (at < 99 ? at : 99), 200,
		    blocks.out.p + at - (at < 99 ? at : 99));
	told_close(&whole);
	told_close(&blocks);
	unlink(path);
}

/* What a process needs to read so many games, in KiB, and what it says that it held. */
static long
peak(unsigned count, size_t *held)
{
	char path[] = "/tmp/kifu-blocks-XXXXXX";
	struct rusage usage;
	struct told told;
	int status, say[2];
	pid_t child;

	write_games(path, count, false);
	assert_int_equal(pipe(say), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		told_open(&told);
		told.silent = true;
		read_games(&told, path);
		_exit(write(say[1], &told.most, sizeof told.most) == sizeof told.most &&
			      told.session.number == count + 1
			  ? 0
			  : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_int_equal(read(say[0], held, sizeof *held), sizeof *held);
	assert_int_equal(getrusage(RUSAGE_CHILDREN, &usage), 0); /* of the largest child */
	close(say[0]);
	close(say[1]);
	unlink(path);
	return usage.ru_maxrss;
}

/* Ten times the lines need no more memory. */
static void
constant_memory(void **state)
{
	size_t held[2];
	long kib[2];

	(void)state;
	kib[0] = peak(10000, &held[0]); /* two blocks */
	kib[1] = peak(100000, &held[1]);
	assert_int_equal(held[0], held[1]);
	print_message("# peak of 10,000 lines: %ld KiB, of 100,000: %ld KiB\n", kib[0], kib[1]);
	assert_in_range(kib[1], kib[0], kib[0] + 4096);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(blocks),
		cmocka_unit_test(constant_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
