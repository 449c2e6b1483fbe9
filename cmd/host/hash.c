#include "cmd/host/hash.h"

void
hash_table_free(struct hash_table *table)
{
	memory_resize(table->memory, table->slots, table->cap * sizeof *table->slots, 0);
	*table = (struct hash_table){ .memory = table->memory };
}

/* Returns the slot of a hash, or the free one for it.  Some slot is free. */
static struct hash_slot *
find_slot(const struct hash_table *table, uint64_t hash)
{
	size_t at = (size_t)hash_mixed(hash) & (table->cap - 1);

	while (table->slots[at].hash != 0 && table->slots[at].hash != hash)
		at = (at + 1) & (table->cap - 1);
	return &table->slots[at];
}

bool
hash_table_has(const struct hash_table *table, uint64_t hash)
{
	return table->cap > 0 && find_slot(table, hash + (hash == 0))->hash != 0;
}

size_t
hash_table_find(const struct hash_table *table, uint64_t hash)
{
	const struct hash_slot *slot = table->cap > 0 ? find_slot(table, hash + (hash == 0)) : NULL;

	return slot == NULL || slot->hash == 0 ? 0 : slot->number;
}

void
hash_table_expect(struct hash_table *table, size_t count)
{
	enum { FIRST = 64 };
	struct hash_table old = *table;
	size_t i;

	for (table->cap = FIRST; table->cap < 2 * count; table->cap *= 2)
		;
	if (table->cap <= old.cap) {
		table->cap = old.cap;
		return;
	}
	table->slots = memory_zero(table->memory, table->cap * sizeof *table->slots);
	for (i = 0; i < old.cap; i++) {
		if (old.slots[i].hash != 0)
			*find_slot(table, old.slots[i].hash) = old.slots[i];
	}
	hash_table_free(&old);
}

size_t *
hash_table_number(struct hash_table *table, uint64_t hash)
{
	struct hash_slot *slot;

	if (table->count * 2 >= table->cap)
		hash_table_expect(table, table->count + 1);
	slot = find_slot(table, hash + (hash == 0));
	table->count += slot->hash == 0;
	slot->hash = hash + (hash == 0);
	return &slot->number;
}

uint64_t
hash_line(uint64_t hash, struct str line)
{
	struct str rest = str_trim(line);
	size_t n;

	for (; rest.n > 0; rest = str_ltrim(str_after(rest, n))) {
		for (n = 0; n < rest.n && str_ltrim(str_after(rest, n)).n == rest.n - n; n++)
			;
		hash = hash_add(hash_add(hash, str_first(rest, n)), STR(" "));
	}
	return hash;
}
