/*
 * Any bytes for the readers of an event's files: table_fuzz --reader=table|settings.
 *
 * The cells name entrants that there are, in rounds that there are; every place lies in the text;
 * findings are few, and each has its messages.
 */
#include "record/testing_fuzz.h"

#include "cmd/event/files/table_reading.h"
#include "cmd/host/program.h"
#include "record/text/utf8.h"

static struct {
	struct memory memory;
	struct arena arena;
	struct program program;
	struct event event;
	bool settings;
} fuzz;

/* Where the lines of the text begin; lines[count]: its end. */
static struct str body;
static uint32_t *lines, count;
static bool exact; /* the bytes are UTF-8 */
static size_t most;

static void
find_lines(struct str bytes)
{
	uint32_t at = 0;
	struct span line;

	exact = utf8_valid(bytes) == bytes.n;
	most = bytes.n;
	body = table_decode(&fuzz.event, bytes, ENCODING_unknown);
	lines = arena_take(fuzz.event.arena, (body.n + 2) * sizeof *lines);
	for (count = 0; at < body.n && (fuzz.settings || text_next_line(body, &at, &line));
	     count++) {
		lines[count] = fuzz.settings ? at : line.at;
		if (fuzz.settings) /* inih's lines end with LF */
			at += (uint32_t)str_find(str_after(body, at), STR("\n")) + 1;
	}
	lines[count] = (uint32_t)body.n;
}

/* A place is in its line; of a text that is not UTF-8 only the size is known. */
static void
check_place(struct event_place at)
{
	FUZZ_CHECK(at.column <= at.end && (at.line == 0 || at.column > 0));
	if (!exact)
		FUZZ_CHECK(at.line <= most + 1 && at.end <= most + 1);
	else if (at.line > 0)
		FUZZ_CHECK(at.line <= count && at.end <= lines[at.line] - lines[at.line - 1] + 1);
}

static void
check_table(const struct table *table)
{
	for (size_t i = 0; i < table->entrant_count; i++) {
		check_place(table->entrants[i].at);
		check_place(table->entrants[i].points_at);
		FUZZ_CHECK(str_ends(table->entrants[i].name, table->entrants[i].family));
	}
	for (size_t i = 0; i < table->cell_count; i++) {
		const struct cell *cell = &table->cells[i];

		check_place(cell->at);
		FUZZ_CHECK(cell->round > 0 && cell->round <= EVENT_ROUNDS_MAX);
		FUZZ_CHECK(cell->round <= table->rounds);
		FUZZ_CHECK(cell->player < table->entrant_count);
		FUZZ_CHECK(cell->opponent == EVENT_NONE || cell->opponent < table->entrant_count);
		FUZZ_CHECK(cell->opponent != EVENT_NONE || cell->forfeit || cell->unknown);
	}
}

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	const char *reader = fuzz_option(*argc, *argv, "reader");

	fuzz.memory.fail = fuzz_no_memory;
	fuzz.program.memory.fail = fuzz_no_memory;
	program_variants(&fuzz.program);
	fuzz.settings = reader != NULL && strcmp(reader, "settings") == 0;
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *copy = fuzz_copy(data, size);
	struct str bytes = { copy, size };
	struct table table;

	fuzz.event = (struct event){ .program = &fuzz.program };
	fuzz.memory.limit = fuzz_limit(size);
	fuzz.event.arena = &fuzz.arena;
	arena_init(&fuzz.arena, &fuzz.memory);
	find_lines(bytes);
	if (fuzz.settings) {
		settings_read(&fuzz.event, STR("event.ini"), bytes);
		check_table(&fuzz.event.settings.pairs);
		for (size_t i = 0; i < fuzz.event.settings.player_count; i++)
			check_place(fuzz.event.settings.players[i].at);
	} else {
		table_read(&fuzz.event, STR("table"), bytes, &table);
		check_table(&table);
	}
	FUZZ_CHECK(fuzz.event.finding_count <= TABLE_FAULTS_MAX + 1);
	for (size_t i = 0; i < fuzz.event.finding_count; i++) {
		check_place(fuzz.event.findings[i].at);
		FUZZ_CHECK(fuzz.event.findings[i].messages[0].n > 0);
	}
	arena_free(&fuzz.arena);
	FUZZ_CHECK(fuzz.memory.used == 0);
	free(copy);
	return 0;
}
