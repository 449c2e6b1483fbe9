#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/command.h"
#include "cmd/dedup/dedup_print.h"
#include "cmd/dedup/key_visitor.h"
#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/judge/config.h"
#include "cmd/run/run.h"
#include "cmd/visit/row_visitor.h"

/* --- what becomes of the results */

/* Notes that the next game begins with these games. */
static void
add_longer(struct dedup *dedup, const struct key_prefixes *prefixes)
{
	struct dedup_game *game;
	size_t i;

	for (i = 0; i < prefixes->count; i++) {
		game = dedup_games_at(&dedup->games, prefixes->games[i]);
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
take_key(void *of, const struct result_item *item)
{
	struct dedup *dedup = of;
	const struct key_game *game;

	switch (item->kind) {
	case RESULT_game:
		game = item->is.own;
		dedup_games_add(&dedup->games, game->has_key ? &game->key : NULL, dedup->file,
		    item->game->number);
		break;
	case RESULT_left_out: /* something that is no repetition */
	case RESULT_failure:
	case RESULT_fault:
		dedup_games_add(&dedup->games, NULL, dedup->file, 0);
		break;
	case KEY_chunk:
		dedup_chunks_add(
		    &dedup->chunks, dedup->file, ((const struct key_chunk *)item->is.own)->from);
		break;
	case RESULT_end:
		dedup->file++;
		break;
	default:
		break;
	}
}

static void
take_prefixes(void *of, const struct result_item *item)
{
	struct dedup *dedup = of;

	switch (item->kind) {
	case RESULT_game:
		add_longer(dedup, item->is.own);
		pass_game(dedup, item->game->number);
		break;
	case RESULT_left_out:
	case RESULT_failure:
	case RESULT_fault:
		pass_game(dedup, 0);
		break;
	case RESULT_end:
		dedup->file++;
		break;
	default:
		break;
	}
}

static void
take_row(void *of, const struct result_item *item)
{
	struct dedup *dedup = of;

	if (item->kind == RESULT_game)
		dedup_rows_add(&dedup->rows, &dedup->games, item);
	if (item->kind == RESULT_end)
		dedup_rows_end_file(&dedup->rows, &dedup->games);
}

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
	struct output *out = &dedup->run.program->out;

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

/* Returns whether the job's file is read at all; *file: its number. */
static bool
begin_file(struct dedup *dedup, const struct job *job, uint32_t *file)
{
	if (was_seen(dedup, job))
		return false;
	*file = dedup->asked++;
	return true;
}

static bool
wants_file(void *of, struct job *job)
{
	uint32_t file;

	return begin_file(of, job, &file);
}

/* Prints the names of files that can be spared; none is read. */
static bool
wants_name(void *of, struct job *job)
{
	uint32_t file;

	if (begin_file(of, job, &file) && is_spare(of, file))
		print_name(of, job);
	return false;
}

/* Returns whether the job's file has a game to print.  Where its chunks are known only
 * those are read again that have such games. */
static bool
wants_rows(void *of, struct job *job)
{
	struct dedup *dedup = of;
	uint32_t file;

	if (!begin_file(dedup, job, &file) || !dedup_rows_want(&dedup->rows, &dedup->games, file))
		return false;
	if (job->kind == JOB_file && !input_is_packed(job->path.p))
		job->range_count =
		    dedup_rows_ranges(&dedup->rows, &dedup->games, &dedup->chunks, &job->ranges);
	return true;
}

/* Begins a pass. */
static void
begin_pass(struct dedup *dedup, const struct visitor *visitor, const void *plan,
    bool (*wants)(void *, struct job *), void (*deliver)(void *, const struct result_item *))
{
	struct run *run = &dedup->run;

	run->reading.visitor = visitor;
	run->reading.plan = plan;
	run->wants = wants;
	run->deliver = deliver;
	dedup->asked = dedup->file = dedup->next = 0;
	dedup_files_clear(&dedup->seen);
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

		dedup->totals.repetitions += !first;
		dedup->totals.groups += first && of->same != game;
		dedup->totals.beginnings += of->longer != 0;
	}
}

/* Begins the pass in which the next groups are read, or the names printed.  Returns false when
 * there is none. */
static bool
begin_last(struct dedup *dedup)
{
	if (dedup->rest0)
		begin_pass(dedup, &row_visitor, &dedup_row_plan, wants_name, NULL);
	else if (dedup_rows_choose(&dedup->rows, &dedup->games))
		begin_pass(dedup, &row_visitor, &dedup_row_plan, wants_rows, take_row);
	else
		return false;
	return true;
}

/* Ends a pass, and begins the next: first keys, then with --contained prefixes, then the names, or
 * rows as often as there are more groups. */
static bool
end_pass(void *of)
{
	struct dedup *dedup = of;
	bool keys = dedup->run.deliver == take_key, prefixes = dedup->run.deliver == take_prefixes;

	if (dedup->run.wants == wants_rows)
		dedup_print(dedup);
	if (keys) {
		dedup->totals.files = dedup->run.counts.files;
		dedup->totals.games = dedup->run.counts.games;
	}
	dedup->changed |= prefixes && dedup->next != dedup->games.count;
	if (dedup->changed || dedup->run.wants == wants_name)
		return false;
	if (keys && dedup->contained) {
		dedup->run.counts.left_out = 0; /* they come again */
		begin_pass(dedup, &prefix_visitor, &dedup->games, wants_file, take_prefixes);
		return true;
	}
	if (keys || prefixes)
		count_found(dedup);
	if (begin_last(dedup))
		return true;
	dedup_print_totals(dedup);
	return false;
}

int
dedup_run(struct program *program, const struct options *options)
{
	struct dedup dedup = {
		.form = (enum dedup_form)options_word(options, OPTION_as_list, DEDUP_text),
		.contained = options_has(options, OPTION_contained),
		.rest0 = options_has(options, OPTION_rest0),
		.keys = { .by_position = options_word(options, OPTION_by, 0) == 1 },
		.run = { .program = program,
		    .options = options,
		    .sinks = &dedup,
		    .settle = config_settle,
		    .again = end_pass },
		.seen = { .memory = &program->memory },
	};
	int status;

	dedup_games_init(&dedup.games, &program->memory);
	dedup_chunks_init(&dedup.chunks, &program->memory);
	dedup_rows_init(&dedup.rows, &program->memory);
	begin_pass(&dedup, &key_visitor, &dedup.keys, wants_file, take_key);
	status = run_records(&dedup.run);
	if (dedup.totals.repetitions + dedup.totals.beginnings > 0)
		status = program_worse(status, STATUS_found);
	if (dedup.changed)
		status = program_fail(program, "a file changed while it was read (try again)");
	dedup_rows_free(&dedup.rows);
	dedup_chunks_free(&dedup.chunks);
	dedup_files_clear(&dedup.seen);
	dedup_games_free(&dedup.games);
	return status;
}
