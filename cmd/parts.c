#include "cmd/parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/host/messages.h"

static int
compare_parts(const void *one, const void *two)
{
	const struct part *a = one, *b = two;

	if (a->inputs != b->inputs)
		return a->inputs < b->inputs ? -1 : 1;
	if (a->of != b->of)
		return a->of < b->of ? -1 : 1;
	return (a->number > b->number) - (a->number < b->number);
}

/* Reports the parts first to last, which are missing beside part. */
static int
report_missing(struct program *program, const struct part *part, uint32_t first, uint32_t last)
{
	if (first > last)
		return STATUS_ok;
	if (first == last)
		return program_fail(program, "%s: part %lu/%lu of the run is missing", part->path,
		    (unsigned long)first, (unsigned long)part->of);
	return program_fail(program, "%s: parts %lu to %lu of %lu of the run are missing",
	    part->path, (unsigned long)first, (unsigned long)last, (unsigned long)part->of);
}

/* Settles the n parts of one run, divided alike; *whole is set if none is missing. */
static int
settle_run(struct program *program, const struct part *list, size_t n, bool complete, bool *whole)
{
	uint32_t next = 1;
	int status = STATUS_ok;

	*whole = true;
	for (size_t i = 0; i < n; i++) {
		const struct part *part = &list[i];

		if (i > 0 && part->number == list[i - 1].number) {
			if (i == 1 || part->number != list[i - 2].number ||
			    strcmp(part->path, list[i - 2].path) != 0) /* reported already */
				program_fail(program,
				    "%s: part %lu/%lu of the run came twice, also in %s",
				    part->path, (unsigned long)part->number,
				    (unsigned long)part->of, list[i - 1].path);
			status = STATUS_failed;
			continue;
		}
		*whole &= part->number == next;
		if (complete)
			status = program_worse(
			    status, report_missing(program, part, next, part->number - 1));
		next = part->number + 1;
	}
	*whole &= next == list[0].of + 1;
	if (complete)
		status =
		    program_worse(status, report_missing(program, &list[n - 1], next, list[0].of));
	return status;
}

int
parts_settle(struct parts *parts, struct program *program, bool complete)
{
	size_t kept = 0, end;
	int status = STATUS_ok;
	bool whole;

	if (parts->count > 0)
		qsort(parts->list, parts->count, sizeof *parts->list, compare_parts);
	for (size_t i = 0; i < parts->count; i = end) {
		struct part *first = &parts->list[i], *before = &parts->list[kept];

		for (end = i + 1; end < parts->count && parts->list[end].of == first->of &&
				  parts->list[end].inputs == first->inputs;)
			end++;
		/* (a whole run is sorted before the parts of another division) */
		if (kept > 0 && before[-1].of == 1 && before[-1].inputs == first->inputs)
			status = program_fail(program,
			    "%s: part %lu/%lu of the run came twice, also in %s", first->path,
			    (unsigned long)first->number, (unsigned long)first->of,
			    before[-1].path);
		status =
		    program_worse(status, settle_run(program, first, end - i, complete, &whole));
		if (whole) {
			*before = (struct part){ first->inputs, 1, 1, first->path };
			kept++;
		} else {
			for (size_t k = i; k < end; k++)
				parts->list[kept++] = parts->list[k];
		}
	}
	parts->count = kept;
	return status;
}

void
parts_print(const struct parts *parts, struct buffer *out)
{
	for (size_t i = 0; i < parts->count; i++)
		buffer_printf(out, "%s\"%016" PRIx64 ":%" PRIu32 "/%" PRIu32 "\"",
		    i == 0 ? "[" : ",", parts->list[i].inputs, parts->list[i].number,
		    parts->list[i].of);
	buffer_add(out, parts->count == 0 ? STR("[]") : STR("]"));
}

bool
parts_read(struct str s, struct part *part)
{
	enum { LONGEST = 40 };
	char copy[LONGEST + 1];
	int end = 0;

	if (s.n > LONGEST)
		return false;
	memcpy(copy, s.p, s.n);
	copy[s.n] = '\0';
	return sscanf(copy, "%16" SCNx64 ":%9" SCNu32 "/%9" SCNu32 "%n", &part->inputs,
		   &part->number, &part->of, &end) == 3 &&
	       (size_t)end == s.n && part->number >= 1 && part->number <= part->of;
}
