#include "cmd/unit.h"

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
	unit->size = 0;
	unit->begun = unit->dropped = false;
	entries_init(&unit->entries, memory);
}

void
unit_free(struct unit *unit)
{
	buffer_free(&unit->path);
	buffer_free(&unit->shown);
	buffer_free(&unit->bytes);
	buffer_free(&unit->used);
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
	unit->size = 0;
	unit->begun = unit->dropped = false;
	entries_clear(&unit->entries);
}
