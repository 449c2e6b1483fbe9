#include "cmd/sink/page/pages.h"

#include <sys/stat.h>

#include "cmd/host/messages.h"
#include "lib/escape.h"

int
pages_open(struct pages *pages, struct program *program, const struct options *options)
{
	const char *directory = options_text(options, OPTION_pages), *reason;

	*pages = (struct pages){ .program = program, .directory = directory };
	if (directory == NULL)
		return STATUS_ok;
	pages->on_exists = (enum on_exists)options_word(options, OPTION_on_exists, ON_EXISTS_error);
	relative_init(&pages->relative, &program->memory);
	buffer_init(&pages->path, &program->memory);
	buffer_init(&pages->link, &program->memory);
	name_read(program, "{stem}-{game}", &pages->name);
	reason = folder_make(&pages->folder, program, directory);
	return reason == NULL ? STATUS_ok
			      : program_fail(program, "%s: %s", directory,
				    messages_in(program->language, reason));
}

bool
pages_belong(struct pages *pages, const void *report, const char *path)
{
	if (pages == NULL || pages->directory == NULL)
		return false;
	if (pages->report == NULL) {
		pages->report = report;
		relative_home(&pages->relative, path != NULL ? path : "");
	}
	return pages->report == report;
}

/* Writes a page to pages->path.  Returns NULL, or why it could not. */
static const char *
write_page(struct pages *pages, struct str page)
{
	struct program *program = pages->program;
	const char *path = pages->path.p, *reason;
	enum presence there = output_presence(path);
	struct output output;
	struct stat st;

	if (there == PRESENCE_file && pages->on_exists == ON_EXISTS_skip)
		return NULL;
	if (there == PRESENCE_file && pages->on_exists == ON_EXISTS_error)
		return output_taken;
	if (there == PRESENCE_file && lstat(path, &st) == 0 && S_ISLNK(st.st_mode))
		return "a link, which is not replaced (remove it, or name another folder)";
	reason = output_file(
	    &output, &program->memory, &program->outputs, path, pages->on_exists, false);
	if (reason == NULL) {
		output_write(&output, page);
		reason = output_commit(&output);
	}
	output_free(&output);
	return reason;
}

struct str
pages_write(struct pages *pages, struct str file, unsigned long number, struct str page)
{
	const struct named_game game = { .stem = file, .number = number };
	const char *reason;

	if (pages->failed)
		return NO_STR;
	name_make(&pages->name, pages->directory, STR("html"), &game, &pages->path);
	reason = write_page(pages, page);
	if (reason != NULL) {
		pages->failed = true;
		program_fail(pages->program, "%s: %s", pages->path.p,
		    messages_in(pages->program->language, reason));
		return NO_STR;
	}
	buffer_clear(&pages->link);
	escape_uri(relative_name(&pages->relative, str_of(pages->path.p)), &pages->link);
	return buffer_str(&pages->link);
}

int
pages_close(struct pages *pages)
{
	if (pages->directory == NULL)
		return STATUS_ok;
	folder_leave(&pages->folder);
	name_free(&pages->name);
	relative_free(&pages->relative);
	buffer_free(&pages->path);
	buffer_free(&pages->link);
	return pages->failed ? STATUS_failed : STATUS_ok;
}
