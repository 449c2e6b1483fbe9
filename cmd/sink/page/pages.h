#ifndef CMD_SINK_PAGE_PAGES_H
#define CMD_SINK_PAGE_PAGES_H

#include "cmd/host/folder.h"
#include "cmd/host/output.h"
#include "cmd/host/relative.h"
#include "cmd/options/options.h"
#include "cmd/sink/name.h"

/*
 * The folder of --pages: a page to step through each game of which the report on an archive lists
 * a finding, and which the report links.
 */
struct pages {
	struct program *program;
	const char *directory; /* NULL: none are wanted */
	const void *report;    /* the one that writes them: the first of several; NULL: none yet */
	enum on_exists on_exists;
	bool failed; /* one could not be written: no other is tried */
	struct folder folder;
	struct name_template name;
	struct relative relative; /* to the folder of the report */
	struct buffer path, link;
};

/* Makes the folder if the options name one.  Call it before the sandbox is entered.  Returns a
 * status. */
int pages_open(struct pages *pages, struct program *program, const struct options *options);

/* Whether this report writes the pages; path: its file, or NULL. */
bool pages_belong(struct pages *pages, const void *report, const char *path);

/* Writes the page of a game, the number-th of a file with this name.  Returns its address as seen
 * from the report, until the next call; empty after reporting that it could not be written. */
struct str pages_write(struct pages *pages, struct str file, unsigned long number, struct str page);

/* Frees the pages, and removes the folder if it was made and nothing is in it.  Returns
 * STATUS_failed if one could not be written. */
int pages_close(struct pages *pages);

#endif
