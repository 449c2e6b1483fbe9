#ifndef CMD_TESTING_REPORT_H
#define CMD_TESTING_REPORT_H

/* For tests: all that is told of a file, as a text, whether it is read in windows or in parts. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/input/batch.h"
#include "cmd/report/fingerprints.h"
#include "cmd/input/split.h"

#define TOLD_CHECK(what)                                                                           \
	do {                                                                                       \
		if (!(what)) {                                                                     \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);         \
			abort();                                                                   \
		}                                                                                  \
	} while (0)

static inline void
told_no_memory(void *arg)
{
	(void)arg;
	fputs("out of memory\n", stderr);
	abort();
}

/* A run over one file, and all that was told of it. */
struct told_run {
	struct str name, body;
	const char *path; /* a file that becomes shorter when its first game was read; NULL: body */
	bool given;
	struct prints prints;
	struct buffer told;
	unsigned ends;
};

static inline bool
told_next(void *arg, struct unit *unit)
{
	struct told_run *run = arg;

	if (run->given)
		return false;
	run->given = true;
	unit->kind = run->path != NULL ? UNIT_file : UNIT_bytes;
	unit->size = run->body.n;
	buffer_add(&unit->shown, run->name);
	if (run->path != NULL)
		buffer_add(&unit->path, (struct str){ run->path, strlen(run->path) + 1 });
	else
		buffer_add(&unit->bytes, run->body);
	return true;
}

/* Cuts a file in half between its first game and its parts. */
static inline bool
told_split_next(void *arg, struct unit *unit)
{
	struct split *split = arg;
	const struct told_run *run = split->arg;
	bool before = run->given, more = split_next(split, unit);

	if (run->path != NULL && !before)
		TOLD_CHECK(truncate(run->path, (off_t)run->body.n / 2) == 0);
	return more;
}

static inline void
told_add(struct told_run *run, const struct entry *entry)
{
	const struct entry_finding *finding = entry->is.finding;
	const struct entry_game *game = entry->is.game;
	struct buffer *told = &run->told;

	buffer_printf(told, "%d %.*s %d %d", (int)entry->kind, (int)entry->file.n, entry->file.p,
	    (int)entry->format, (int)entry->encoding);
	if (entry->kind == ENTRY_game)
		buffer_printf(told, " %u %u %s", game->number, game->plies, game->ending);
	if (entry->kind == ENTRY_finding)
		buffer_printf(told, " %u %u %u:%u-%u:%u %u:%u %.*s %.*s %llx %u", finding->game,
		    finding->ply, finding->at.line, finding->at.column, finding->end.line,
		    finding->end.column, finding->related.line, finding->related.column,
		    (int)finding->name.n, finding->name.p, (int)finding->messages[0].n,
		    finding->messages[0].p, (unsigned long long)finding->print.hash,
		    finding->print.occurrence);
	if (entry->kind == ENTRY_failure)
		buffer_add(told, entry->is.failure[0]);
	buffer_char(told, '\n');
	run->ends += entry->kind == ENTRY_end;
}

static inline bool
told_tell(void *arg, struct unit *unit, bool last)
{
	struct told_run *run = arg;
	size_t i;

	(void)last;
	prints_settle(&run->prints, NULL, &unit->entries);
	for (i = 0; i < unit->entries.count; i++)
		told_add(run, &unit->entries.list[i]);
	return true;
}

static inline void
told_options(struct examine_options *options)
{
	unsigned rule;

	*options = (struct examine_options){
		.least = SEVERITY_note, .fail_on = SEVERITY_error, .prints = true
	};
	options->reading.lint = true;
	for (rule = 0; rule < DIAG_COUNT; rule++)
		options->policy.rules[rule].on = true;
}

static inline bool
told_keep(struct entries *entries, void *arg)
{
	(void)entries;
	(void)arg;
	return true;
}

/* Does a run in parts of so many bytes (0: whole) with so many workers; appends what is told. */
static inline void
told_run_in_parts(struct told_run run, uint32_t part, unsigned jobs, struct buffer *told)
{
	struct memory memory = { .fail = told_no_memory };
	struct examine_options examine;
	struct split split = { .memory = &memory,
		.examine = &examine,
		.large = part > 0 ? 1 : 0,
		.part = part,
		.most = SPLIT_MOST * jobs,
		.arg = &run,
		.next = told_next,
		.tell = told_tell };
	struct batch batch = { .examine = &examine,
		.jobs = jobs,
		.arg = &split,
		.next = told_split_next,
		.ready = split_ready,
		.tell = split_tell };

	told_options(&examine);
	prints_init(&run.prints, &memory);
	buffer_init(&run.told, &memory);
	batch_run(&batch, &memory);
	TOLD_CHECK(run.ends == 1);
	buffer_add(told, buffer_str(&run.told));
	buffer_free(&run.told);
	prints_free(&run.prints);
	split_free(&split);
	TOLD_CHECK(memory.used == 0);
}

/* Examines a text so. */
static inline void
told_in_parts(struct str name, struct str body, uint32_t part, unsigned jobs, struct buffer *told)
{
	told_run_in_parts((struct told_run){ .name = name, .body = body }, part, jobs, told);
}

/* Examines a text in windows of so many bytes; appends what is told. */
static inline void
told_in_windows(struct str name, struct str body, uint32_t window, struct buffer *told)
{
	struct memory memory = { .fail = told_no_memory };
	struct examine_options options;
	struct examiner examiner;
	struct blocks blocks;
	struct input input;
	struct told_run run = { .name = name };
	struct unit unit;

	told_options(&options);
	examiner_init(&examiner, &memory, &options);
	prints_init(&run.prints, &memory);
	buffer_init(&run.told, &memory);
	unit_init(&unit, &memory);
	unit.entries.drain = told_keep;
	input_memory(&input, body);
	TOLD_CHECK(blocks_begin(&blocks, &examiner.session, &examiner.bytes, &input, name) == NULL);
	blocks_shorten(&blocks, window);
	TOLD_CHECK(
	    examine_begin(&examiner, name, buffer_str(&examiner.bytes), NULL, &unit.entries));
	while (blocks_next(&blocks))
		examine_game(&examiner, &unit.entries);
	TOLD_CHECK(blocks.reason == NULL);
	TOLD_CHECK(blocks.over);
	examine_end(&examiner, &unit.entries);
	told_tell(&run, &unit, true);
	buffer_add(told, buffer_str(&run.told));
	unit_free(&unit);
	buffer_free(&run.told);
	prints_free(&run.prints);
	examiner_free(&examiner);
	TOLD_CHECK(memory.used == 0);
}

/* Ways to read a text that must all tell the same. */
static const struct {
	uint32_t size; /* of a part or a window */
	unsigned jobs; /* workers; 0: windows are read */
} told_ways[] = { { 60, 1 }, { 1200, 1 }, { 1200, 2 }, { 2500, 3 }, { 100, 0 }, { 1300, 0 } };

enum { TOLD_WAYS = sizeof told_ways / sizeof *told_ways };

/* Appends what is told of a text that is read in one of these ways. */
static inline void
told_in(unsigned way, struct str name, struct str body, struct buffer *told)
{
	if (told_ways[way].jobs > 0)
		told_in_parts(name, body, told_ways[way].size, told_ways[way].jobs, told);
	else
		told_in_windows(name, body, told_ways[way].size, told);
}

/* Where two begin to differ; both sizes when they do not. */
static inline size_t
told_same(const struct buffer *a, const struct buffer *b)
{
	size_t n = 0;

	while (n < a->n && n < b->n && a->p[n] == b->p[n])
		n++;
	return n;
}

#endif
