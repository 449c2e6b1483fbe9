#include "rules/laws/perft.h"

#include <inttypes.h>

#include "cmd/command.h"

/* Returns the position, which may be one operand or several. */
static struct str
join_operands(struct program *program, const struct options *options, size_t from)
{
	struct str joined = STR("");
	size_t i;

	for (i = from; i < options->operand_count; i++)
		joined = arena_printf(&program->arena, "%.*s%s%s", program_width(joined), joined.p,
		    i > from ? " " : "", options->operands[i]);
	return str_trim(joined);
}

static int
print_count(
    struct program *program, const char *variant, struct str sfen, uint32_t depth, bool divide)
{
	struct rules *rules = rules_new(&program->memory);
	uint64_t count = 0;
	bool done = perft(rules, variant, sfen, depth, divide ? &program->out.buffer : NULL, &count,
	    &program->memory);

	rules_free(rules);
	if (!done)
		return program_fail(program, "not a position: %.*s", program_width(sfen), sfen.p);
	buffer_printf(&program->out.buffer, "%" PRIu64 "\n", count);
	return STATUS_ok;
}

int
perft_run(struct program *program, const struct options *options)
{
	enum { DEEPEST = 100 };
	const char *variant = options_variant(options);
	struct str sfen;
	uint32_t depth;

	if (options->operand_count == 0)
		return program_usage(program, "perft needs a depth");
	if (!option_value_decimal(str_of(options->operands[0]), &depth) || depth > DEEPEST)
		return program_usage(
		    program, "the depth must be 0 to %d, not '%s'", DEEPEST, options->operands[0]);
	sfen = join_operands(program, options, 1);
	if (str_starts(sfen, STR("sfen ")))
		sfen = str_ltrim(str_after(sfen, 5));
	if (str_eq(sfen, STR("startpos")))
		sfen = STR("");
	return print_count(program, variant, sfen, depth, options_has(options, OPTION_divide));
}
