#include <stdio.h>
#include <string.h>

#include "cmd/archive/archive_name.h"
#include "cmd/command.h"
#include "cmd/compare/compare_print.h"
#include "cmd/fence/sandbox.h"
#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/judge/config.h"
#include "cmd/options/files.h"
#include "lib/read/chunk.h"

/* One of the two files. */
struct diff_file {
	const char *name;
	struct str shown;
	struct session session;
	struct buffer bytes;
	struct input input;
	struct chunk chunk;
	bool begun; /* the chunk is to be read */
};

struct diff {
	struct program *program;
	struct diff_file sides[2];
	struct arena arena; /* for one pair of games */
	struct compare_output output;
	int status;
};

/* Begins a file. */
static void
begin_side(
    struct diff *diff, struct diff_file *side, const struct options *options, const char *name)
{
	struct session_options reading = options_reading(options);
	const char *reason =
	    archive_name_known(str_of(name)) ? "is an archive (compare two of its files)" : NULL;

	side->name = name;
	side->shown = files_shown(options, name);
	session_init(&side->session, &diff->program->memory, &reading);
	buffer_init(&side->bytes, &diff->program->memory);
	if (reason == NULL) {
		reason = input_open(&side->input, name, 0);
		side->begun = reason == NULL;
	}
	if (reason == NULL)
		reason = chunk_begin(
		    &side->chunk, &side->session, &side->bytes, &side->input.feed, side->shown);
	if (reason != NULL)
		diff->status = program_fail(
		    diff->program, "%s: %s", name, messages_in(diff->program->language, reason));
}

static void
end_side(struct diff_file *side)
{
	if (side->begun) {
		chunk_close(&side->chunk);
		input_close(&side->input);
	}
	session_free(&side->session);
	buffer_free(&side->bytes);
}

/* Goes on to the next game of a file.  Returns false if there is none, or it cannot be read. */
static bool
next_game(struct diff *diff, struct diff_file *side)
{
	struct session *session = &side->session;

	do {
		if (session_next(session)) {
			if (session->game == NULL)
				diff->status = program_fail(diff->program,
				    "%.*s: game %lu cannot be read (see kifu lint)",
				    program_width(side->shown), side->shown.p,
				    (unsigned long)session->number);
			return session->game != NULL;
		}
	} while (!session->over && chunk_next(&side->chunk, session->parse.at));
	if (side->chunk.reason != NULL)
		diff->status = program_fail(diff->program, "%.*s: %s", program_width(side->shown),
		    side->shown.p, messages_in(diff->program->language, side->chunk.reason));
	return false;
}

/* Reports that one file has more games than the other. */
static void
report_more(struct diff *diff, const struct compare *compare, bool first)
{
	struct diff_file *longer = &diff->sides[first ? 0 : 1],
			 *other = &diff->sides[first ? 1 : 0];
	struct compare_difference difference = { .part = COMPARE_games };
	size_t here = first ? 0 : 1;

	difference.values[here] =
	    arena_printf(&diff->arena, "%lu", (unsigned long)longer->session.number);
	difference.at[here] = text_place(&longer->session.text, longer->session.record.at.at);
	difference.at[1 - here] =
	    text_place(&other->session.text, (uint32_t)other->session.text.body.n);
	if ((compare->parts & 1u << COMPARE_games) != 0)
		compare->report(compare->arg, &difference);
}

/* Compares the games in pairs. */
static void
compare_files(struct diff *diff, struct compare *compare)
{
	struct diff_file *a = &diff->sides[0], *b = &diff->sides[1];
	bool first = true, second = true;

	while (first && second && diff->program->out.error == 0) {
		arena_reset(&diff->arena);
		first = next_game(diff, a);
		second = next_game(diff, b);
		diff->output.game = a->session.number;
		if (diff->status == STATUS_failed)
			return;
		if (first && second) {
			compare->patterns = a->session.value_patterns;
			compare_games(compare, a->session.game, b->session.game);
			diff->output.games++;
		} else if (first || second) {
			report_more(diff, compare, first);
		}
		output_more(&diff->program->out);
	}
}

int
diff_run(struct program *program, const struct options *options)
{
	struct diff diff = { .program = program };
	struct compare compare = { .memory = &program->memory,
		.arena = &diff.arena,
		.report = compare_print,
		.arg = &diff.output };
	struct files files;
	int i;

	if (options->operand_count != 2)
		return program_usage(
		    program, "two files are compared, not %zu", options->operand_count);
	if (compare_parts(program, options_text(options, OPTION_only), &compare.parts) !=
		STATUS_ok ||
	    files_collect(program, options, &files) != STATUS_ok ||
	    sandbox_enter(program, options, &files) != STATUS_ok)
		return STATUS_failed;
	options = config_settle(program, options);
	if (options == NULL)
		return STATUS_failed;
	arena_init(&diff.arena, &program->memory);
	for (i = 0; i < 2; i++)
		begin_side(&diff, &diff.sides[i], options, files.names[i]);
	diff.output = (struct compare_output){ .out = &program->out.buffer,
		.language = program->language,
		.ndjson = options_word(options, OPTION_as_list, 0) == 1,
		.names = { diff.sides[0].shown, diff.sides[1].shown } };
	if (diff.status == STATUS_ok) {
		compare_files(&diff, &compare);
		if (diff.status == STATUS_ok)
			compare_print_total(&diff.output);
	}
	for (i = 0; i < 2; i++)
		end_side(&diff.sides[i]);
	arena_free(&diff.arena);
	return program_worse(diff.status, diff.output.differences > 0 ? STATUS_found : STATUS_ok);
}
