#include "cmd/sink/files_say.h"

#include "cmd/host/messages.h"
#include "cmd/sink/report.h"

/* Whether a line about the present file is written, or counted. */
static bool
is_listed(struct convert *convert)
{
	bool listed = convert->max_findings == 0 || convert->input.listed < convert->max_findings;

	++*(listed ? &convert->input.listed : &convert->input.omitted);
	if (listed)
		run_clear(&convert->run);
	return listed;
}

static void
write_finding(struct convert *convert, struct str file, const struct finding_text *text)
{
	struct buffer *err = &convert->run.program->err.buffer;

	finding_line(program_name(convert->run.program, file), text, convert->run.program->language,
	    true, false, err);
	buffer_char(err, '\n');
}

void
files_say_finding(struct convert *convert, const struct result_item *item)
{
	const struct convert_finding *finding = item->is.own;

	convert->run.counts.findings++;
	if (is_listed(convert) || finding->fatal)
		write_finding(convert, item->file, &finding->text);
}

void
files_say_left(struct convert *convert, const struct result_item *item, enum conversion_end end)
{
	static const char *const reasons[] = {
		[CONVERSION_unreadable] = "its start or its moves cannot be read",
		[CONVERSION_illegal] = "it is not legal (--on-illegal=keep writes it, "
				       "--on-illegal=truncate its legal moves)",
		[CONVERSION_lossy] = "it would lose something (--on-loss=warn writes it)",
		[CONVERSION_unfit] = "this format cannot hold it (choose another with -t)",
		[CONVERSION_second] = "the file holds one picture, of an earlier game (use -d DIR "
				      "--name TEMPLATE)",
		[CONVERSION_other] =
		    "its format or its encoding is not that of the file, or of the games before it "
		    "(use -d DIR, or -t FORMAT)",
	};
	const struct conversion *conversion = &convert->plan.conversion;
	struct program *program = convert->run.program;
	unsigned long number = item->game->number;
	struct str name = program_name(program, item->file);
	int width = program_width(name);

	if ((end != CONVERSION_short && reasons[end] == NULL) || !is_listed(convert))
		return;
	if (end == CONVERSION_short)
		program_fail(program,
		    "%.*s: game %lu not written: it has no move %lu (choose another --ply)", width,
		    name.p, number,
		    (unsigned long)(conversion->series.wanted ? conversion->series.from
							      : conversion->ply));
	else
		program_fail(program, "%.*s: game %lu not written: %s", width, name.p, number,
		    messages_in(program->language, reasons[end]));
}

void
files_say_repeated(
    struct convert *convert, const struct unique_game *game, const struct unique_game *first)
{
	struct program *program = convert->run.program;
	struct str file = program_name(program, game->file);

	if (is_listed(convert))
		program_fail(program, "%.*s: game %lu left out: the same as game %lu of %.*s",
		    program_width(file), file.p, game->number, first->number,
		    program_width(first->file), first->file.p);
}

void
files_say_rest(struct convert *convert, struct str file)
{
	struct finding_text note;
	struct arena arena;

	if (convert->input.omitted == 0)
		return;
	arena_init(&arena, &convert->run.program->memory);
	finding_text_bare(
	    &note, DIAG_max_findings, ARGS(A_NUMBER((int64_t)convert->input.omitted)), &arena);
	write_finding(convert, file, &note);
	arena_free(&arena);
}
