#include "cmd/input/job.h"

/* A buffer of so much is worth keeping for the next file. */
enum { WORTH = 1 << 20 };

void
unit_init(struct unit *unit, struct memory *memory)
{
	unit->kind = UNIT_file;
	unit->examine = NULL;
	buffer_init(&unit->path, memory);
	buffer_init(&unit->shown, memory);
	buffer_init(&unit->bytes, memory);
	buffer_init(&unit->used, memory);
	buffer_init(&unit->versions[0], memory);
	buffer_init(&unit->versions[1], memory);
	unit->size = 0;
	unit->dropped = false;
	entries_init(&unit->entries, memory);
}

void
unit_free(struct unit *unit)
{
	buffer_free(&unit->path);
	buffer_free(&unit->shown);
	buffer_free(&unit->bytes);
	buffer_free(&unit->used);
	buffer_free(&unit->versions[0]);
	buffer_free(&unit->versions[1]);
	entries_free(&unit->entries);
}

void
unit_clear(struct unit *unit)
{
	unit->kind = UNIT_file;
	unit->examine = NULL;
	buffer_clear(&unit->path);
	buffer_clear(&unit->shown);
	buffer_clear(&unit->bytes);
	if (unit->bytes.cap > WORTH)
		buffer_free(&unit->bytes);
	buffer_clear(&unit->used);
	buffer_clear(&unit->versions[0]);
	buffer_clear(&unit->versions[1]);
	unit->size = 0;
	unit->dropped = false;
	entries_clear(&unit->entries);
}
