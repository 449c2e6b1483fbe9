/*
 * Every format to every other and back: matrix_fuzz FILE...
 *
 * Each game of the files is written in each format A and read; from there written in each format B,
 * read, written in A again and read.  What is left must be the game seen through the format
 * (testing_game.h), what is not left must be named by the loss report, and nothing else may be; and
 * what is written, read and written again must be the same bytes; and many games written into one
 * text must come back one by one; and the key stays (game_key.h).  Prints a line for each failure:
 * file, game, formats, what; and last the numbers: games, conversions, refused, unreadable.
 */
#include <stdio.h>
#include <stdlib.h>

#include "cmd/input/input.h"
#include "lib/session.h"
#include "lib/testing_lines.h"
#include "parsers/parser_table.h"
#include "record/game_key.h"

/* A text, and its game as it was read. */
struct stage {
	struct session session;
	struct buffer text, shown; /* shown: as testing_game.h shows the game */
};

struct matrix {
	struct memory memory;
	struct stage source, first, there, back;
	struct buffer expected, read, key;
	struct buffer many[FORMAT_COUNT],
	    shown[FORMAT_COUNT]; /* games as one text, and what they are */
	const char *file;
	unsigned long games, conversions, refused, unreadable, failures;
};

static const enum diag losses[] = { DIAG_variations_dropped, DIAG_comments_dropped,
	DIAG_times_dropped, DIAG_times_truncated, DIAG_headers_dropped, DIAG_terminator_coerced,
	DIAG_character_replaced, DIAG_moves_dropped, DIAG_start_unrepresentable };

static void
die(void *arg)
{
	(void)arg;
	fprintf(stderr, "out of memory\n");
	exit(2);
}

/* Whether a game comes back from a format as many. */
static bool
splits(enum format format)
{
	return (format_rows[format].carries & SPLITS_games) != 0;
}

/* Returns the line of s that contains the byte at. */
static struct str
line_at(struct str s, size_t at)
{
	size_t end = at;

	while (at > 0 && s.p[at - 1] != '\n')
		at--;
	while (end < s.n && s.p[end] != '\n')
		end++;
	return (struct str){ s.p + at, end - at };
}

static void
fail(struct matrix *matrix, enum format a, enum format b, const char *what)
{
	matrix->failures++;
	printf("%s\t%lu\t%s\t%s\t%s", matrix->file, (unsigned long)matrix->source.session.number,
	    format_rows[a].name, format_rows[b].name, what);
}

/* Prints the first line in which two texts differ that should be equal. */
static void
compare(struct matrix *matrix, enum format a, enum format b, const char *what, struct str want,
    struct str got)
{
	size_t at = 0;

	if (str_eq(want, got))
		return;
	while (at < want.n && at < got.n && want.p[at] == got.p[at])
		at++;
	want = line_at(want, at);
	got = line_at(got, at);
	fail(matrix, a, b, what);
	printf(": %.*s | %.*s\n", (int)want.n, want.p, (int)got.n, got.p);
}

static bool
refuses(const struct diags *diags, size_t first)
{
	size_t i;

	for (i = first; i < diags->count; i++) {
		if (diags->list[i].severity == SEVERITY_error)
			return true;
	}
	return false;
}

/* Compares the loss report of a conversion with what the format cannot hold. */
static void
check_report(struct matrix *matrix, enum format a, enum format b, const struct whole *whole,
    const struct diags *diags, size_t first)
{
	size_t i, named;

	for (i = 0; i < sizeof losses / sizeof *losses; i++) {
		if (whole_reported(whole, losses[i], diags, first, &named))
			continue;
		fail(matrix, a, b, diag_rows[losses[i]].name);
		printf(": %zu lost, %zu named\n", whole->lost[losses[i]], named);
	}
}

/* Reads the only game of a text.  Returns false when there is none. */
static bool
read_game(struct stage *stage, struct str text, enum format format, bool rivals)
{
	struct session *session = &stage->session;

	session->options.format = format;
	session->options.replay.rivals = rivals;
	session_open(session, STR("text"), text, true);
	return session_next(session) && session->game != NULL;
}

static void
append_game(struct buffer *out, const struct game *game, enum format format,
    struct value_patterns *value_patterns)
{
	struct write_options options = { .format = format,
		.header_line = parser_of(format)->header_line,
		.encoding = ENCODING_utf8,
		.to_file = true,
		.first = out->n == 0,
		.ply = UINT32_MAX,
		.value_patterns = value_patterns };

	writer_write(game, &options, out);
}

static void
write_game(struct stage *stage, const struct game *game, enum format format)
{
	buffer_clear(&stage->text);
	append_game(&stage->text, game, format, stage->session.value_patterns);
}

/* Compares the keys of a game and of what format b keeps of it. */
static void
compare_keys(struct matrix *matrix, enum format a, enum format b, const struct whole *seen,
    const struct game *left)
{
	struct buffer *key = &matrix->key;
	size_t n;

	if (seen->lost[DIAG_moves_dropped] > 0)
		return;
	buffer_clear(key);
	game_key_write(game_key(seen->game, NULL, key), key);
	n = key->n;
	game_key_write(game_key(left, NULL, key), key);
	compare(matrix, a, b, "key", str_first(buffer_str(key), n), str_after(buffer_str(key), n));
}

/* Compares the listing of what was read in stage to with what is expected of the game. */
static void
compare_games(struct matrix *matrix, enum format a, enum format b, const struct game *game,
    const struct stage *to)
{
	buffer_clear(&matrix->read);
	buffer_add(&matrix->read, buffer_str(&to->shown));
	if (b == FORMAT_usen && lines_alike(game)) {
		lines_of(&matrix->expected, game->record->arena);
		lines_of(&matrix->read, game->record->arena);
	}
	compare(matrix, a, b, "", buffer_str(&matrix->expected), buffer_str(&matrix->read));
}

/*
 * Converts the game of stage from, in format a, to format b into stage to, reads it, and compares
 * the game with what the formats can hold.  A text equal to that of known is not read: its game is
 * in known->shown.  Returns false if there is no game.
 */
static bool
convert(struct matrix *matrix, struct stage *from, struct stage *to, enum format a, enum format b,
    const struct stage *known)
{
	const struct game *game = from->session.game;
	struct diags *diags = &from->session.diags;
	struct write_options options = { .format = b,
		.ply = UINT32_MAX,
		.header_line = parser_of(b)->header_line,
		.value_patterns = from->session.value_patterns };
	size_t first = diags->count;
	struct whole seen, left;

	matrix->conversions++;
	writer_loss(game, &options, diags);
	if (refuses(diags, first)) {
		matrix->refused++;
		return false;
	}
	buffer_clear(&matrix->expected);
	whole_show(&seen, game, from->session.value_patterns, b, &matrix->expected);
	check_report(matrix, a, b, &seen, diags, first);
	diags->count = first;
	write_game(to, game, b);
	buffer_clear(&to->shown);
	if (known != NULL && str_eq(buffer_str(&known->text), buffer_str(&to->text))) {
		buffer_add(&to->shown, buffer_str(&known->shown));
	} else if (read_game(to, buffer_str(&to->text), b, known == NULL)) {
		whole_show(
		    &left, to->session.game, to->session.value_patterns, FORMAT_none, &to->shown);
		compare_keys(matrix, a, b, &seen, to->session.game);
	} else {
		fail(matrix, a, b, "nothing is read\n");
		return false;
	}
	compare_games(matrix, a, b, game, to);
	return true;
}

/* Converts the game of matrix->first, read in format a, to b and back. */
static void
there_and_back(struct matrix *matrix, enum format a, enum format b)
{
	struct stage *first = &matrix->first, *there = &matrix->there;

	if (parser_of(b)->next == NULL || !convert(matrix, first, there, a, b, NULL))
		return;
	if (a == b && !(a == FORMAT_usen && lines_alike(first->session.game)))
		compare(matrix, a, b, "written again", buffer_str(&first->text),
		    buffer_str(&there->text));
	else if (a != b)
		convert(matrix, there, &matrix->back, b, a, first);
}

/* Reads the text with all games of this format, and checks that they are those written. */
static void
read_many(struct matrix *matrix, enum format a)
{
	struct session *session = &matrix->there.session;
	struct whole left;

	buffer_clear(&matrix->expected);
	session->options.format = a;
	session_open(session, STR("many"), buffer_str(&matrix->many[a]), true);
	while (session_next(session) && session->game != NULL)
		whole_show(
		    &left, session->game, session->value_patterns, FORMAT_none, &matrix->expected);
	compare(matrix, a, a, "many games in one file", buffer_str(&matrix->shown[a]),
	    buffer_str(&matrix->expected));
	buffer_clear(&matrix->many[a]);
	buffer_clear(&matrix->shown[a]);
}

/* Adds the game of matrix->first, which came back alone, to the text with all games. */
static void
add_to_many(struct matrix *matrix, enum format a)
{
	enum { MANY = 1 << 18 };
	const struct stage *first = &matrix->first;

	append_game(&matrix->many[a], first->session.game, a, first->session.value_patterns);
	buffer_add(&matrix->shown[a], buffer_str(&first->shown));
	if (matrix->many[a].n > MANY)
		read_many(matrix, a);
}

static void
try_game(struct matrix *matrix)
{
	enum format own = matrix->source.session.source.format, a, b;
	unsigned long failures;

	if (matrix->source.session.game == NULL ||
	    matrix->source.session.game->verdict == VERDICT_unreadable) {
		matrix->unreadable++;
		return;
	}
	matrix->games++;
	for (a = FORMAT_none + 1; a < FORMAT_COUNT; a++) {
		failures = matrix->failures;
		if (parser_of(a)->next == NULL || splits(a) ||
		    !convert(matrix, &matrix->source, &matrix->first, own, a, NULL))
			continue;
		for (b = FORMAT_none + 1; b < FORMAT_COUNT; b++)
			if (!splits(b))
				there_and_back(matrix, a, b);
		if (matrix->failures == failures)
			add_to_many(matrix, a);
	}
}

static void
try_file(struct matrix *matrix, const char *path, struct buffer *bytes)
{
	struct session *session = &matrix->source.session;
	const char *reason = input_read(path, bytes);

	matrix->file = path;
	if (reason == NULL)
		reason = session_open(session, str_of(path), buffer_str(bytes), true);
	if (reason != NULL) {
		fprintf(stderr, "%s: %s\n", path, reason);
		exit(2);
	}
	while (session_next(session))
		try_game(matrix);
}

int
main(int argc, char **argv)
{
	static struct matrix matrix = { .memory.fail = die };
	struct session_options options = { .replay.rivals = true };
	struct stage *stages[] = { &matrix.source, &matrix.first, &matrix.there, &matrix.back };
	struct buffer bytes;
	size_t i;
	int at;

	for (i = 0; i < sizeof stages / sizeof *stages; i++) {
		session_init(&stages[i]->session, &matrix.memory, &options);
		buffer_init(&stages[i]->text, &matrix.memory);
		buffer_init(&stages[i]->shown, &matrix.memory);
	}
	buffer_init(&matrix.expected, &matrix.memory);
	buffer_init(&matrix.read, &matrix.memory);
	buffer_init(&matrix.key, &matrix.memory);
	for (i = 0; i < FORMAT_COUNT; i++) {
		buffer_init(&matrix.many[i], &matrix.memory);
		buffer_init(&matrix.shown[i], &matrix.memory);
	}
	buffer_init(&bytes, &matrix.memory);
	for (at = 1; at < argc; at++)
		try_file(&matrix, argv[at], &bytes);
	for (i = FORMAT_none + 1; i < FORMAT_COUNT; i++)
		if (matrix.many[i].n > 0)
			read_many(&matrix, (enum format)i);
	printf("games %lu\tconversions %lu\trefused %lu\tunreadable %lu\tfailures %lu\n",
	    matrix.games, matrix.conversions, matrix.refused, matrix.unreadable, matrix.failures);
	return 0;
}
