#include "rules/laws/perft_count.h"

#include <inttypes.h>

#include "cmd/command.h"
#include "record/variants/variants.h"

int
perft_run(struct program *program, const struct options *options)
{
	enum { DEEPEST = 100 };
	struct buffer *out = &program->out.buffer;
	struct str sfen = STR(""); /* one operand or several */
	struct rules *rules;
	uint64_t count = 0;
	uint32_t depth;
	size_t i;
	bool done;

	if (options->operand_count == 0)
		return program_usage(program, "perft needs a depth");
	if (!option_value_decimal(str_of(options->operands[0]), &depth) || depth > DEEPEST)
		return program_usage(
		    program, "the depth must be 0 to %d, not '%s'", DEEPEST, options->operands[0]);
	for (i = 1; i < options->operand_count; i++)
		sfen = arena_printf(&program->arena, "%.*s%s%s", program_width(sfen), sfen.p,
		    i > 1 ? " " : "", options->operands[i]);
	sfen = str_trim(sfen);
	if (str_starts(sfen, STR("sfen ")))
		sfen = str_ltrim(str_after(sfen, 5));
	if (str_eq(sfen, STR("startpos")))
		sfen = STR("");
	rules = rules_new(&program->memory);
	if (options_own_variant(options) != NULL)
		variants_add(rules_variants(rules), options_own_variant(options));
	done = perft(rules, options_variant(options), sfen, depth,
	    options_has(options, OPTION_divide) ? out : NULL, &count, &program->memory);
	rules_free(rules);
	if (!done)
		return program_fail(program, "not a position: %.*s", program_width(sfen), sfen.p);
	buffer_printf(out, "%" PRIu64 "\n", count);
	return STATUS_ok;
}
