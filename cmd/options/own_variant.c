#include "cmd/options/own_variant.h"

#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/options/suggest.h"
#include "record/text/utf8.h"
#include "record/variants/variant_file.h"
#include "record/variants/variants.h"

/* Returns ":LINE:COLUMN", as far as they are known. */
static const char *
place_of(const struct variant_fault *fault, struct arena *arena)
{
	if (fault->line == 0)
		return "";
	if (fault->column == 0)
		return arena_printf(arena, ":%u", fault->line).p;
	return arena_printf(arena, ":%u:%u", fault->line, fault->column).p;
}

/* Returns a message with each %s replaced by the next of two words: not by printf, as its format is
 * no literal. */
static const char *
fill(const char *message, const char *what, const char *of, struct arena *arena)
{
	struct str rest = str_of(message), done = STR("");
	const char *word = what;

	for (size_t at; (at = str_find(rest, STR("%s"))) < rest.n; word = of) {
		done = arena_printf(arena, "%.*s%.*s%s", program_width(done), done.p,
		    program_width(str_first(rest, at)), rest.p, word);
		rest = str_after(rest, at + 2);
	}
	return arena_printf(
	    arena, "%.*s%.*s", program_width(done), done.p, program_width(rest), rest.p)
	    .p;
}

/* Prints a fault, and the line with a caret below the place, where that helps. */
static void
print_fault(struct program *program, const char *path, const struct variant_fault *fault)
{
	struct arena *arena = &program->arena;
	enum language language = program->language;
	struct suggest suggest = { .word = str_of(fault->what) };
	const char *what, *severity = messages_in(language, diag_severity_names[fault->severity]);

	for (size_t i = 0; fault->known != NULL && fault->known[i] != NULL; i++)
		suggest_offer(&suggest, fault->known[i]);
	what = fill(messages_in(language, fault->format), fault->what, fault->of, arena);
	program_fail(program, "%s%s: %s: %s%s", path, place_of(fault, arena), severity, what,
	    fault->known == NULL ? "" : suggest_among(&suggest, program));
	if (fault->text.n == 0)
		return;
	buffer_printf(&program->err.buffer, "    %.*s\n    %*s^\n", program_width(fault->text),
	    fault->text.p, (int)fault->indent, "");
	output_flush(&program->err);
}

static struct str
find_text(void *arg, struct str name)
{
	(void)arg;
	return variants_text(name);
}

/* Reports names and words that other variants have: which is meant would be unclear.  A file that
 * inherits may have their words. */
static void
check_names(struct program *program, const char *path, const struct variant *own, int *status)
{
	const struct variants *variants = program_variants(program);

	if (variants_named(variants, str_of(own->name)) != NULL)
		*status = program_fail(program,
		    "%s: '%s' is the name of another variant (write another after name =)", path,
		    own->name);
}

int
own_variant_read(struct program *program, const char *path, const struct variant **variant)
{
	struct variant *own = arena_zero(&program->arena, sizeof *own);
	struct variant_faults faults = { .count = 0 };
	struct buffer bytes;
	const char *reason;
	int status = STATUS_ok;

	buffer_init(&bytes, &program->memory);
	reason = input_read_settings(path, false, VARIANT_BYTES, &bytes);
	if (reason != NULL) {
		status =
		    program_fail(program, "%s: %s", path, messages_in(program->language, reason));
	} else if (!variant_file_read(arena_str(&program->arena, buffer_str(&bytes)),
		       &program->arena, find_text, NULL, own, &faults)) {
		status = STATUS_failed;
	}
	buffer_free(&bytes);
	for (size_t i = 0; i < faults.count; i++)
		print_fault(program, path, &faults.list[i]);
	if (status == STATUS_ok)
		check_names(program, path, own, &status);
	if (status != STATUS_ok)
		return status;
	own->own = true;
	variants_add(program_variants(program), own);
	*variant = own;
	return STATUS_ok;
}
