#include "lib/read/chunk.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd/input/input.h"
#include "cmd/testing_program.h"

/* Reads the games of a file and lists them as a text. */
struct reading {
	struct session session;
	struct memory memory;
	struct buffer bytes, out;
	size_t max;  /* bytes held at a game */
	bool silent; /* games are not listed */
	bool once;   /* bytes are not wanted again */
};

static void
reading_init(struct reading *reading)
{
	struct session_options options = { .encoding = ENCODING_unknown };

	*reading = (struct reading){ .memory.fail = test_no_memory };
	session_init(&reading->session, &reading->memory, &options);
	buffer_init(&reading->bytes, &reading->memory);
	buffer_init(&reading->out, &reading->memory);
}

static void
reading_free(struct reading *reading)
{
	buffer_free(&reading->out);
	buffer_free(&reading->bytes);
	session_free(&reading->session);
	assert_int_equal(reading->memory.used, 0);
}

/* Lists the present game: its number, plies, notes and findings with their places. */
static void
list_game(struct reading *reading)
{
	struct session *session = &reading->session;
	size_t i;

	if (reading->memory.used - reading->out.cap > reading->max)
		reading->max = reading->memory.used - reading->out.cap;
	if (reading->silent)
		return;
	buffer_printf(&reading->out, "%u: %u plies, %zu notes", session->number,
	    session->game->plies, session->record.note_count);
	for (i = 0; i < session->diags.count; i++) {
		const struct finding *finding = &session->diags.list[i];
		struct place place = text_place(&session->text, finding->at.at);

		buffer_printf(&reading->out, ", %s at %u:%u", diag_rows[finding->rule].name,
		    place.line, place.column);
	}
	buffer_char(&reading->out, '\n');
}

static const char *
reading_text(struct reading *reading)
{
	buffer_char(&reading->out, '\0');
	return reading->out.p;
}

/* Creates a file; path (…XXXXXX) becomes its name. */
static FILE *
new_file(char *path)
{
	FILE *file = fdopen(mkstemp(path), "w");

	assert_non_null(file);
	return file;
}

/* Writes count games; strange: with lines that are none, two before every 97th and two after the
 * last. */
static void
write_games(char *path, unsigned count, bool strange)
{
	FILE *file = new_file(path);
	unsigned i, j;

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
read_games(struct reading *reading, const char *path, struct str name)
{
	struct session *session = &reading->session;
	struct input input;
	struct chunk chunk;

	assert_null(input_open(&input, path, 0));
	assert_null(chunk_begin(&chunk, session, &reading->bytes, &input.feed, name));
	chunk.once = reading->once;
	do {
		while (session_next(session))
			list_game(reading);
	} while (chunk_next(&chunk, session->parse.at));
	assert_null(chunk.reason);
	assert_true(session->over);
	chunk_close(&chunk);
	input_close(&input);
}

/* A file in chunks has the games and findings of the whole. */
static void
same_as_whole(void **state)
{
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	struct reading whole, chunks;
	size_t at;

	(void)state;
	write_games(path, 10000, true); /* 4 MiB */
	reading_init(&whole);
	assert_null(input_read(path, &whole.bytes));
	assert_null(session_open(&whole.session, STR("a.usi"), buffer_str(&whole.bytes), true));
	while (session_next(&whole.session))
		list_game(&whole);
	reading_init(&chunks);
	read_games(&chunks, path, STR("a.usi"));
	assert_true(chunks.session.number > 10000);
	assert_true(chunks.max < whole.max);
	for (at = 0; at < whole.out.n && at < chunks.out.n && whole.out.p[at] == chunks.out.p[at];)
		at++;
	if (at < whole.out.n || at < chunks.out.n)
		fail_msg("%.*s\n%.*s", 200, whole.out.p + at - (at < 99 ? at : 99), 200,
		    chunks.out.p + at - (at < 99 ? at : 99));
	reading_free(&whole);
	reading_free(&chunks);
	unlink(path);
}

/* A game of each kind of file: what is before its moves, moves that are repeated, with a number for
 * each #, and what is after them. */
static const struct {
	const char *name, *before, *moves, *after;
	enum encoding encoding;
} kinds[] = {
	{ "a.csa", "V2.2\nN+a\nN-b\nPI\n+\n", "+2838HI\n-8272HI\n+3828HI\n-7282HI\n", "%TORYO\n",
	    ENCODING_utf8 },
	{ "a.kif", "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n",
	    "# ３八飛(28)\n# ７二飛(82)\n# ２八飛(38)\n# ８二飛(72)\n", "まで20手で中断\n",
	    ENCODING_cp932 },
	{ "a.kif", "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n",
	    "# ３八飛(28)\n# ７二飛(82)\n# ２八飛(38)\n# ８二飛(72)\n", "まで20手で中断\n",
	    ENCODING_eucjp },
	{ "a.kif", "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n",
	    "# ３八飛(28)\n# ７二飛(82)\n# ２八飛(38)\n# ８二飛(72)\n", "まで20手で中断\n",
	    ENCODING_iso2022jp },
	{ "a.kifu", "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n",
	    "# ３八飛(28)\n# ７二飛(82)\n# ２八飛(38)\n# ８二飛(72)\n", "まで20手で中断\n",
	    ENCODING_utf8 },
	{ "a.ki2", "手合割：平手\n先手：甲\n後手：乙\n\n", "▲３八飛　△７二飛　▲２八飛　△８二飛\n",
	    "まで20手で中断\n", ENCODING_cp932 },
	{ "a.psn", "[Name \"?\"]\n[Sente \"a\"]\n[Gote \"b\"]\n\n",
	    "#.R2h-3h R8b-7b\n#.R3h-2h R7b-8b\n", "1/2-1/2\n\n", ENCODING_utf8 },
	{ "a.usi", "position startpos moves", " 2h3h 8b7b 3h2h 7b8b", "\n", ENCODING_ascii },
};

/* Writes about size bytes of games of a kind.  Returns how many they are. */
static unsigned
write_kind(char *path, size_t kind, size_t size)
{
	enum { ROUNDS = 5 };
	struct memory memory = { .fail = test_no_memory };
	struct codec *codec = codec_new(&memory);
	struct buffer game, bytes;
	struct codec_gap gap;
	FILE *file = new_file(path);
	unsigned i, count = 0, number = 0;
	const char *p;

	buffer_init(&game, &memory);
	buffer_init(&bytes, &memory);
	buffer_add(&game, str_of(kinds[kind].before));
	for (i = 0; i < ROUNDS; i++) {
		for (p = kinds[kind].moves; *p != '\0'; p++) {
			if (*p == '#')
				buffer_number(&game, ++number, 1, ' ');
			else
				buffer_char(&game, *p);
		}
	}
	buffer_add(&game, str_of(kinds[kind].after));
	assert_true(codec_encode(codec, buffer_str(&game), kinds[kind].encoding, &bytes, &gap));
	for (; (size_t)ftell(file) < size; count++)
		fwrite(bytes.p, 1, bytes.n, file);
	assert_int_equal(fclose(file), 0);
	buffer_free(&game);
	buffer_free(&bytes);
	codec_free(codec);
	return count;
}

/* Returns the peak memory of a process that reads size bytes of games, in KiB; *held is what it
 * counted itself. */
static long
peak(size_t kind, size_t size, size_t *held)
{
	unsigned count;
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	struct rusage usage;
	struct reading reading;
	int status, ends[2];
	pid_t child;

	count = write_kind(path, kind, size);
	assert_int_equal(pipe(ends), 0);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		reading_init(&reading);
		reading.silent = true;
		read_games(&reading, path, str_of(kinds[kind].name));
		_exit(write(ends[1], &reading.max, sizeof reading.max) == sizeof reading.max &&
			      reading.session.number == count + 1
			  ? 0
			  : 1);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	if (status != 0)
		fail_msg("%s: %u games are not read as so many", kinds[kind].name, count);
	assert_int_equal(read(ends[0], held, sizeof *held), sizeof *held);
	assert_int_equal(getrusage(RUSAGE_CHILDREN, &usage), 0); /* of the largest child so far */
	close(ends[0]);
	close(ends[1]);
	unlink(path);
	return usage.ru_maxrss;
}

/* Four times the games need no more memory, in any format and encoding. */
static void
constant_memory(void **state)
{
	enum { FEW = 3 << 20, MANY = 12 << 20 };
	size_t held[2], kind;
	long few, many;

	(void)state;
	for (kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
		few = peak(kind, FEW, &held[0]);
		many = peak(kind, MANY, &held[1]);
		print_message("# %s, %s: 3 MiB need %zu KiB, 12 MiB %zu KiB, all so far %ld KiB\n",
		    kinds[kind].name, encoding_rows[kinds[kind].encoding].name, held[0] >> 10,
		    held[1] >> 10, many);
		assert_in_range(held[1], 1, held[0] + (64 << 10));
		assert_in_range(many, few, few + 4096);
	}
}

/* A line that is longer than a chunk makes it grow. */
static void
long_line(void **state)
{
	enum { LONG = 3 << 20 };
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	FILE *file = new_file(path);
	struct reading reading;
	unsigned i, j;

	(void)state;
	for (i = 0; i < 3; i++) {
		fputs("V2.2\nN+a\nN-b\nPI\n+\n'*", file);
		for (j = 0; i == 1 && j < LONG; j++)
			fputc('x', file);
		fputs("\n+7776FU\n%TORYO\n/\n", file);
	}
	assert_int_equal(fclose(file), 0);
	reading_init(&reading);
	read_games(&reading, path, STR("a.csa"));
	assert_string_equal(reading_text(&reading),
	    "1: 1 plies, 1 notes\n2: 1 plies, 1 notes\n3: 1 plies, 1 notes\n");
	reading_free(&reading);
	unlink(path);
}

/* A game that is longer than a chunk makes it grow; the next ones are small again. */
static void
long_game(void **state)
{
	enum { LONG = 100000 };
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	FILE *file = new_file(path);
	struct reading reading;
	unsigned i, j;

	(void)state;
	for (i = 0; i < 3; i++) {
		fputs("V2.2\nPI\n+\n", file);
		for (j = 0; i == 1 && j < LONG; j++)
			fputs("+2838HI\nT1\n-8272HI\n+3828HI\n-7282HI\n", file);
		fputs("+7776FU\n+1111XX\n%TORYO\n/\n", file);
	}
	assert_int_equal(fclose(file), 0);
	reading_init(&reading);
	read_games(&reading, path, STR("a.csa"));
	assert_string_equal(reading_text(&reading),
	    "1: 1 plies, 0 notes, bad-move-text at 5:1\n"
	    "2: 400001 plies, 0 notes, sennichite-passed at 25:1, bad-move-text at 500012:1\n"
	    "3: 1 plies, 0 notes, bad-move-text at 500019:1\n");
	reading_free(&reading);
	unlink(path);
}

/* The bytes of a long game that ends the file are freed if its text does not need them. */
static void
long_last_game(void **state)
{
	enum { LONG = 100000 };
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	FILE *file = new_file(path);
	struct reading kept, freed;
	unsigned i;

	(void)state;
	for (i = 0; i < LONG; i++) /* CP932 */
		fputs("\x81\xA3\x82\x52\x94\xAA\x94\xF2"
		      "\x81\xA2\x82\x56\x93\xF1\x94\xF2"
		      "\x81\xA3\x82\x51\x94\xAA\x94\xF2"
		      "\x81\xA2\x82\x57\x93\xF1\x94\xF2\n",
		    file);
	assert_int_equal(fclose(file), 0);
	reading_init(&kept);
	reading_init(&freed);
	freed.once = true;
	read_games(&kept, path, STR("a.ki2"));
	read_games(&freed, path, STR("a.ki2"));
	assert_string_equal(reading_text(&freed), reading_text(&kept));
	assert_non_null(strstr(kept.out.p, "1: 400000 plies"));
	assert_true(kept.bytes.cap > 0);
	assert_int_equal(freed.bytes.cap, 0);
	reading_free(&freed);
	reading_free(&kept);
	unlink(path);
}

/* No more is read than is asked for, however much room there is: another thread may read the rest.
 */
static void
no_more_than_wanted(void **state)
{
	enum { ROOM = 1 << 20, WANTED = 100 };
	struct memory memory = { .fail = test_no_memory };
	char path[] = "/tmp/kifu-chunk-XXXXXX";
	struct input input, shared;
	struct buffer bytes;

	(void)state;
	write_games(path, 1000, false);
	assert_null(input_open(&input, path, 0));
	buffer_init(&bytes, &memory);
	buffer_room(&bytes, ROOM);
	input_share(&shared, &input, 7);
	assert_null(input_fill(&shared, &bytes, WANTED));
	assert_in_range(bytes.n, WANTED, WANTED + 1);
	assert_null(input_fill(&input, &bytes, 2 * WANTED));
	assert_in_range(bytes.n, 2 * WANTED, 2 * WANTED + 1);
	input_close(&input);
	buffer_free(&bytes);
	unlink(path);
}

/* Returns where the first chunk ends of size bytes, a line each 8, from a file or from a pipe. */
static size_t
first_chunk(size_t size, bool piped)
{
	char path[] = "/tmp/kifu-chunk-XXXXXX", name[32];
	FILE *file = new_file(path);
	int ends[2];
	struct input input;
	struct chunk chunk;
	struct reading reading;
	size_t i, used;
	pid_t child = 0;

	assert_int_equal(pipe(ends), 0);
	for (i = 0; i < size; i++)
		fputc(i % 8 == 7 ? '\n' : 'x', file);
	assert_int_equal(fclose(file), 0);
	snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
	if (piped && (child = fork()) == 0) {
		close(ends[0]); /* so that cp ends when the reader does */
		snprintf(name, sizeof name, "/dev/fd/%d", ends[1]);
		execlp("cp", "cp", path, name, (char *)NULL);
		_exit(127);
	}
	close(ends[1]);
	reading_init(&reading);
	assert_null(input_open(&input, piped ? name : path, 0));
	assert_null(
	    chunk_begin(&chunk, &reading.session, &reading.bytes, &input.feed, STR("a.usi")));
	used = chunk.used;
	chunk_close(&chunk);
	input_close(&input);
	close(ends[0]);
	if (piped)
		waitpid(child, NULL, 0);
	reading_free(&reading);
	unlink(path);
	return used;
}

/* A file that is not large is one chunk; a large one begins with a smaller chunk, which settles its
 * encoding, whether its size is known or not. */
static void
first_chunks(void **state)
{
	static const struct {
		size_t size, used;
	} rows[] = {
		{ CHUNK_SAMPLE + 1, CHUNK_SAMPLE + 1 },
		{ CHUNK_WHOLE - 1, CHUNK_WHOLE - 1 },
		{ CHUNK_WHOLE, CHUNK_WHOLE },
		{ CHUNK_WHOLE + 1, CHUNK_SAMPLE },
		{ 3 * CHUNK_WHOLE, CHUNK_SAMPLE },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_int_equal(first_chunk(rows[i].size, false), rows[i].used);
		assert_int_equal(first_chunk(rows[i].size, true), rows[i].used);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(same_as_whole),
		cmocka_unit_test(constant_memory),
		cmocka_unit_test(long_game),
		cmocka_unit_test(long_last_game),
		cmocka_unit_test(long_line),
		cmocka_unit_test(no_more_than_wanted),
		cmocka_unit_test(first_chunks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
