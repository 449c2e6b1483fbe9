#include "cmd/options/run_line.h"

#include <inttypes.h>
#include <string.h>

#include "cmd/host/hash.h"
#include "cmd/host/program.h"

static const char *const command_names[COMMAND_COUNT] = {
#define COMMAND(id, name, ...) [COMMAND_##id] = name,
#include "cmd/options/commands.def"
#undef COMMAND
};

/* Whether an option decides what is found, and not only which files are read. */
static bool
decides(enum option option)
{
	if (option == OPTION_stdin_filename || option == OPTION_files0 ||
	    option == OPTION_files0_from || option == OPTION_shard || option == OPTION_part)
		return false;
	return (option > OPTION_group_input && option < OPTION_group_output) ||
	       (option > OPTION_group_rules && option < OPTION_group_fix);
}

static uint64_t
hash_options(const struct options *options)
{
	uint64_t hash = HASH_BEGIN;

	for (size_t i = 0; i < options->given_count; i++) {
		const struct option_given *given = &options->given[i];
		const char *text = given->value.text != NULL ? given->value.text : "";

		if (!decides(given->option))
			continue;
		hash = hash_add(hash_add(hash, str_of(options_name(given->option))), STR("="));
		hash = hash_add(hash_add(hash, str_of(text)), STR("\n"));
	}
	return hash;
}

/* Hashes the names of the inputs.  Returns false if standard input is one, which may be anything.
 */
static bool
hash_names(const struct files *files, uint64_t *hash)
{
	*hash = HASH_BEGIN;
	for (size_t i = 0; i < files->count; i++) {
		if (strcmp(files->names[i], "-") == 0)
			return false;
		*hash = hash_add(hash_add(*hash, str_of(files->names[i])), STR("\n"));
	}
	return true;
}

struct str
run_line(struct program *program, const struct options *options, const struct files *files,
    enum command command)
{
	bool is_part = options_has(options, OPTION_part); /* its inputs may have any name */
	const struct option_value *shard =
	    options_last(options, is_part ? OPTION_part : OPTION_shard);
	const char *rules = options_text(options, OPTION_rules);
	struct buffer line;
	uint64_t inputs;
	struct str kept;

	buffer_init(&line, &program->memory);
	buffer_printf(&line,
	    "{\"type\":\"run\",\"version\":\"" KIFU_VERSION "\",\"command\":\"%s\"",
	    command_names[command]);
	if (shard == NULL)
		buffer_add(&line, STR(",\"shard\":null"));
	else
		buffer_printf(&line, ",\"shard\":\"%" PRIu32 "/%" PRIu32 "\"",
		    shard->is.shard.part == 0 ? shard->is.shard.parts : shard->is.shard.part,
		    shard->is.shard.parts);
	buffer_printf(&line, ",\"rules\":\"%s\",\"arguments\":\"%016" PRIx64 "\"",
	    rules != NULL ? rules : "jsa", hash_options(options));
	if (!is_part && hash_names(files, &inputs))
		buffer_printf(&line, ",\"inputs\":\"%016" PRIx64 "\"}\n", inputs);
	else
		buffer_add(&line, STR(",\"inputs\":null}\n"));
	kept = arena_str(&program->arena, buffer_str(&line));
	buffer_free(&line);
	return kept;
}
