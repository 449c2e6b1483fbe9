#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/archive/archive.h"
#include "cmd/command.h"
#include "cmd/dedup/dedup_print.h"
#include "cmd/input/input.h"
#include "cmd/lint.h"
#include "cmd/host/messages.h"

/* --- in the workers: what is wanted of a game */

/* Makes what scratch holds the one cell of a game. */
static const struct str *
make_cell(const struct buffer *scratch, struct events *events)
{
	struct str *cell = arena_take(&events->arena, sizeof *cell);

	*cell = arena_str(&events->arena, buffer_str(scratch));
	events->size += sizeof *cell + cell->n;
	return cell;
}

static bool
has_key(const struct session *session)
{
	return session->game != NULL && session->game->start.width > 0;
}

/* Returns the game's key as one cell, empty if it has none. */
static const struct str *
make_key(const void *of, const struct session *session, const size_t *counts,
    struct buffer *scratch, struct events *events)
{
	struct game_key key;

	(void)of;
	(void)counts;
	buffer_clear(scratch);
	if (has_key(session)) {
		key = game_key(session->game, NULL, scratch);
		buffer_add(scratch, (struct str){ (const char *)&key, sizeof key });
	}
	return make_cell(scratch, events);
}

/* Returns as one cell the games with whose moves this one begins: their numbers. */
static const struct str *
make_beginnings(const void *of, const struct session *session, const size_t *counts,
    struct buffer *scratch, struct events *events)
{
	const struct dedup *dedup = of;
	const struct game *game = session->game;
	struct game_key *prefixes;
	uint32_t shorter, ply;
	size_t size;

	(void)counts;
	buffer_clear(scratch);
	if (!has_key(session))
		return make_cell(scratch, events);
	size = (game->plies + 1) * sizeof *prefixes;
	prefixes = arena_take(&events->arena, size);
	events->size += size;
	game_key(game, prefixes, scratch);
	/* no game without moves, with which each would begin */
	for (ply = 1; ply < game->plies + (game->unplayed > 0); ply++) {
		if (dedup_games_find(&dedup->games, prefixes[ply], &shorter))
			buffer_add(scratch, (struct str){ (const char *)&shorter, sizeof shorter });
	}
	return make_cell(scratch, events);
}

/* --- in the main thread: what becomes of it */

static void
add_game(struct dedup *dedup, uint32_t number, struct str cell)
{
	struct game_key key;

	if (cell.n == sizeof key)
		memcpy(&key, cell.p, sizeof key);
	dedup_games_add(&dedup->games, cell.n == sizeof key ? &key : NULL, dedup->file, number);
}

/* Notes that the next game begins with the games in the cell. */
static void
add_longer(struct dedup *dedup, struct str cell)
{
	struct dedup_game *game;
	uint32_t shorter;

	for (; cell.n >= sizeof shorter; cell = str_after(cell, sizeof shorter)) {
		memcpy(&shorter, cell.p, sizeof shorter);
		game = dedup_games_at(&dedup->games, shorter);
		if (game->longer == 0)
			game->longer = dedup->next + 1;
	}
}

/* Goes on to the next game, which has this number in its file. */
static void
pass_game(struct dedup *dedup, uint32_t number)
{
	const struct dedup_games *games = &dedup->games;

	dedup->changed |= dedup->next >= games->count ||
			  dedup_games_at(games, dedup->next)->file != dedup->file ||
			  dedup_games_at(games, dedup->next)->number != number;
	dedup->next++;
}

static void
see_game(struct report *report, const struct event *event)
{
	struct dedup *dedup = report->style.of;
	const struct event_game *game = event->is.game;

	switch (dedup->pass) {
	case DEDUP_PASS_keys:
		dedup->count++;
		add_game(dedup, game->number, game->cells[0]);
		break;
	case DEDUP_PASS_prefixes:
		add_longer(dedup, game->cells[0]);
		pass_game(dedup, game->number);
		break;
	case DEDUP_PASS_rows:
		dedup_rows_add(&dedup->rows, &dedup->games, event->file, game);
		break;
	case DEDUP_PASS_names:
		break;
	}
}

/* Adds something that is no repetition to a file that was not read as a whole, or has games that
 * were not chosen. */
static void
see_other(struct report *report, const struct event *event)
{
	struct dedup *dedup = report->style.of;

	(void)event;
	if (dedup->pass == DEDUP_PASS_keys)
		add_game(dedup, 0, NO_STR);
	else if (dedup->pass == DEDUP_PASS_prefixes)
		pass_game(dedup, 0);
}

static void
see_file(struct report *report, const struct event *event)
{
	struct dedup *dedup = report->style.of;

	(void)event;
	dedup->files += dedup->pass == DEDUP_PASS_keys;
}

static void
see_chunk(struct report *report, const struct event *event)
{
	struct dedup *dedup = report->style.of;

	dedup_chunks_add(&dedup->chunks, dedup->file, event->is.from);
}

static void
see_end(struct report *report, const struct event *event)
{
	struct dedup *dedup = report->style.of;

	(void)event;
	dedup->file++;
	if (dedup->pass == DEDUP_PASS_rows)
		dedup_rows_end_file(&dedup->rows, &dedup->games);
}

static const struct report_functions dedup_report = {
	.write = { [EVENT_file] = see_file,
	    [EVENT_game] = see_game,
	    [EVENT_chunk] = see_chunk,
	    [EVENT_left_out] = see_other,
	    [EVENT_failure] = see_other,
	    [EVENT_end] = see_end },
};

/* --- passes */

static bool
is_repetition(const struct dedup *dedup, uint32_t game)
{
	return dedup_games_at(&dedup->games, game)->longer != 0 ||
	       !dedup_games_is_first(&dedup->games, game);
}

/* Returns whether all games of the file are repetitions; to be asked for the files in order. */
static bool
is_spare(struct dedup *dedup, uint32_t file)
{
	const struct dedup_games *games = &dedup->games;
	uint32_t begin = dedup->next;
	bool spare = true;

	for (; dedup->next < games->count && dedup_games_at(games, dedup->next)->file == file;
	     dedup->next++)
		spare = spare && is_repetition(dedup, dedup->next);
	return spare && dedup->next > begin;
}

static bool
is_input(const struct job *job)
{
	return str_eq(str_of(job->path.p), STR("-"));
}

/* Prints the name of a file that can be removed by it: no archive's member, no standard input. */
static void
print_name(struct dedup *dedup, const struct job *job)
{
	struct output *out = &dedup->program->out;

	if (job->kind != JOB_file || is_input(job))
		return;
	buffer_add(&out->buffer, buffer_str(&job->path)); /* with its NUL */
	output_more(out);
}

/* Returns whether the job's file was seen before by another name, or by the same. */
static bool
was_seen(struct dedup *dedup, const struct job *job)
{
	struct stat st;

	if (job->kind != JOB_file ||
	    (is_input(job) ? fstat(STDIN_FILENO, &st) : stat(job->path.p, &st)) != 0)
		return false;
	return S_ISREG(st.st_mode) &&
	       !dedup_files_add(&dedup->seen, (uint64_t)st.st_dev, (uint64_t)st.st_ino);
}

/* Returns whether the job's file has a game that is to be printed.  Where its chunks are known only
 * those are read again that have such games. */
static bool
wants_rows(struct dedup *dedup, struct job *job, uint32_t file)
{
	if (!dedup_rows_want(&dedup->rows, &dedup->games, file))
		return false;
	if (job->kind == JOB_file && !input_is_packed(job->path.p))
		job->stretch_count = dedup_rows_stretches(
		    &dedup->rows, &dedup->games, &dedup->chunks, &job->stretches);
	return true;
}

static bool
wants(void *of, struct job *job)
{
	struct dedup *dedup = of;
	uint32_t file;

	if (was_seen(dedup, job))
		return false;
	file = dedup->asked++;
	if (dedup->pass == DEDUP_PASS_names && is_spare(dedup, file))
		print_name(dedup, job);
	if (dedup->pass == DEDUP_PASS_rows)
		return wants_rows(dedup, job, file);
	return dedup->pass != DEDUP_PASS_names;
}

static void
set_pass(void *of, struct linter_options *linting)
{
	struct dedup *dedup = of;

	linting->only_counted = true;
	linting->min_severity = linting->fail_on = SEVERITY_error;
	linting->reading.lint = false;
	linting->cells = dedup->pass == DEDUP_PASS_keys       ? make_key
			 : dedup->pass == DEDUP_PASS_prefixes ? make_beginnings
							      : columns_cells;
	linting->cells_of =
	    dedup->pass == DEDUP_PASS_prefixes ? (const void *)dedup : (const void *)&dedup_columns;
	linting->lines = linting->cells == columns_cells;
	linting->chunks = dedup->pass == DEDUP_PASS_keys;
	dedup->asked = dedup->file = dedup->next = 0;
	dedup_files_clear(&dedup->seen);
	if (dedup->input >= 0)
		lseek(STDIN_FILENO, dedup->input, SEEK_SET);
}

/* Copies standard input to an open file.  Returns whether that worked; else errno says why not. */
static bool
copy_input(int to)
{
	enum { SIZE = 1 << 16 };
	char bytes[SIZE];
	ssize_t got, put, n;

	while ((got = read(STDIN_FILENO, bytes, sizeof bytes)) > 0) {
		for (put = 0; put < got; put += n) {
			n = write(to, bytes + put, (size_t)(got - put));
			if (n < 0)
				return false;
		}
	}
	return got == 0;
}

/* Makes standard input, if it is among the files, one that can be read again: what comes from a
 * pipe is copied to a file without a name, which takes its place. */
static int
prepare_input(void *of, const struct files *files)
{
	struct dedup *dedup = of;
	struct program *program = dedup->program;
	struct stat st;
	size_t i;
	FILE *copy;
	bool copied;

	dedup->input = -1;
	for (i = 0; i < files->count && strcmp(files->names[i], "-") != 0; i++)
		;
	if (i == files->count || fstat(STDIN_FILENO, &st) != 0) /* reading it will fail */
		return STATUS_ok;
	if (!S_ISREG(st.st_mode)) {
		copy = tmpfile();
		copied = copy != NULL && copy_input(fileno(copy)) &&
			 lseek(fileno(copy), 0, SEEK_SET) == 0 &&
			 dup2(fileno(copy), STDIN_FILENO) == STDIN_FILENO;
		if (!copied)
			program_fail(
			    program, "-: %s", messages_in(program->language, strerror(errno)));
		if (copy != NULL)
			fclose(copy);
		if (!copied)
			return STATUS_failed;
	}
	dedup->input = lseek(STDIN_FILENO, 0, SEEK_CUR);
	return STATUS_ok;
}

/* Counts what was found. */
static void
count_found(struct dedup *dedup)
{
	const struct dedup_games *games = &dedup->games;
	uint32_t game;

	for (game = 0; game < games->count; game++) {
		const struct dedup_game *of = dedup_games_at(games, game);
		bool first = dedup_games_is_first(games, game);

		dedup->repetitions += !first;
		dedup->groups += first && of->same != game;
		dedup->beginnings += of->longer != 0;
	}
}

/* Ends a pass, and chooses the next. */
static bool
end_pass(void *of)
{
	struct dedup *dedup = of;

	if (dedup->pass == DEDUP_PASS_rows)
		dedup_print(dedup);
	dedup->changed |= dedup->pass == DEDUP_PASS_prefixes && dedup->next != dedup->games.count;
	if (dedup->changed || dedup->pass == DEDUP_PASS_names)
		return false;
	if (dedup->pass == DEDUP_PASS_keys && dedup->contained) {
		dedup->pass = DEDUP_PASS_prefixes;
		return true;
	}
	if (dedup->pass != DEDUP_PASS_rows)
		count_found(dedup);
	dedup->pass = dedup->rest0 ? DEDUP_PASS_names : DEDUP_PASS_rows;
	if (dedup->rest0 || dedup_rows_choose(&dedup->rows, &dedup->games))
		return true;
	dedup_print_totals(dedup);
	return false;
}

int
dedup_run(struct program *program, const struct options *options)
{
	struct dedup dedup = {
		.program = program,
		.form = (enum dedup_form)options_word(options, OPTION_as_list, DEDUP_text),
		.contained = options_has(options, OPTION_contained),
		.rest0 = options_has(options, OPTION_rest0),
		.seen = { .memory = &program->memory },
	};
	const struct lint_games games = { .report = &dedup_report,
		.of = &dedup,
		.set = set_pass,
		.prepare = prepare_input,
		.wants = wants,
		.again = end_pass };
	int status;

	dedup_games_init(&dedup.games, &program->memory);
	dedup_chunks_init(&dedup.chunks, &program->memory);
	dedup_rows_init(&dedup.rows, &program->memory);
	status = lint_games(program, options, &games);
	if (dedup.repetitions + dedup.beginnings > 0)
		status = program_worse(status, STATUS_found);
	if (dedup.changed)
		status = program_fail(program, "a file changed while it was read (try again)");
	dedup_rows_free(&dedup.rows);
	dedup_chunks_free(&dedup.chunks);
	dedup_files_clear(&dedup.seen);
	dedup_games_free(&dedup.games);
	return status;
}
