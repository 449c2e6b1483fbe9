#include "cmd/host/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cmd/host/messages.h"
#include "lib/escape.h"
#include "record/text/text.h"
#include "record/text/utf8.h"
#include "record/variants/variants.h"

void
program_init(struct program *program)
{
	arena_init(&program->arena, &program->memory);
	arena_init(&program->names, &program->memory);
	outputs_init(&program->outputs);
	output_stream(&program->out, &program->memory, STDOUT_FILENO);
	output_stream(&program->err, &program->memory, STDERR_FILENO);
	program->command = NULL;
	program->codec = NULL;
	program->archives = NULL;
	program->language = program_language(NULL);
}

struct variants *
program_variants(struct program *program)
{
	if (program->variants == NULL)
		program->variants = variants_new(&program->memory);
	return program->variants;
}

void
program_free(struct program *program)
{
	outputs_free(&program->outputs);
	if (program->codec != NULL)
		codec_free(program->codec);
	output_free(&program->out);
	output_free(&program->err);
	if (program->variants != NULL)
		variants_free(program->variants);
	arena_free(&program->names);
	arena_free(&program->arena);
}

struct str
program_name(struct program *program, struct str name)
{
	struct text text = { .arena = &program->names, .body = name };
	struct diags diags;

	if (utf8_valid(name) == name.n)
		return name;
	if (program->codec == NULL)
		program->codec = codec_new(&program->memory);
	arena_reset(&program->names);
	diags_init(&diags, &program->names, 1);
	codec_decode(program->codec, name, ENCODING_cp932, &program->names, &text, &diags);
	return diags.count == 0 ? text.body : name;
}

/* Appends the message as a line of standard error. */
__attribute__((format(printf, 2, 0))) static void
add_message(struct program *program, const char *english, va_list args)
{
	enum language language = program->language;
	struct buffer *err = &program->err.buffer;
	va_list again;
	char *line;
	int n;

	va_copy(again, args);
	n = vsnprintf(NULL, 0, messages_in(language, english), again);
	va_end(again);
	if (n < 0)
		n = 0;
	line = arena_take(&program->arena, (size_t)n + 1);
	line[0] = '\0';
	vsnprintf(line, (size_t)n + 1, messages_in(language, english), args);
	buffer_add(err, STR("kifu: "));
	if (program->setting != NULL) {
		escape_text(str_of(program->setting), err);
		buffer_add(err, STR(": "));
	}
	escape_text((struct str){ line, (size_t)n }, err);
	buffer_char(err, '\n');
}

int
program_fail(struct program *program, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	add_message(program, format, args);
	va_end(args);
	output_flush(&program->err);
	return STATUS_failed;
}

int
program_usage(struct program *program, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	add_message(program, format, args);
	va_end(args);
	if (program->setting == NULL)
		buffer_printf(&program->err.buffer,
		    messages_in(program->language, "Try 'kifu %s%s--help'.\n"),
		    program->command != NULL ? program->command : "",
		    program->command != NULL ? " " : "");
	output_flush(&program->err);
	return STATUS_failed;
}

enum language
program_language(const char *name)
{
	static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	const char *locale = name;
	size_t i;

	for (i = 0; i < 3 && (locale == NULL || locale[0] == '\0'); i++)
		locale = getenv(variables[i]);
	return locale != NULL && strncmp(locale, "ja", 2) == 0 ? LANGUAGE_ja : LANGUAGE_en;
}

size_t
program_screen(void)
{
	struct winsize size;

	return isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0
		   ? size.ws_col
		   : 0;
}

bool
program_colours(void)
{
	const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");

	return (no == NULL || no[0] == '\0') && terminal != NULL && strcmp(terminal, "dumb") != 0 &&
	       isatty(STDOUT_FILENO) == 1;
}
