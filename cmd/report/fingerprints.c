#include "cmd/report/fingerprints.h"

#include "cmd/report/hash.h"

void
prints_init(struct prints *prints, struct memory *memory)
{
	*prints = (struct prints){ .memory = memory };
}

void
prints_free(struct prints *prints)
{
	memory_resize(prints->memory, prints->list, prints->cap * sizeof *prints->list, 0);
	prints->list = NULL;
	prints->count = prints->cap = 0;
}

static struct print *
find(struct print *list, size_t cap, uint64_t hash)
{
	size_t at = (size_t)hash_mixed(hash) & (cap - 1);

	while (list[at].hash != 0 && list[at].hash != hash)
		at = (at + 1) & (cap - 1);
	return &list[at];
}

static void
grow(struct prints *prints)
{
	enum { FIRST = 64 };
	struct print *old = prints->list;
	size_t old_cap = prints->cap, i;

	prints->cap = old_cap == 0 ? FIRST : 2 * old_cap;
	prints->list = memory_resize(prints->memory, NULL, 0, prints->cap * sizeof *old);
	for (i = 0; i < prints->cap; i++)
		prints->list[i] = (struct print){ 0, 0 };
	for (i = 0; i < old_cap; i++) {
		if (old[i].hash != 0)
			*find(prints->list, prints->cap, old[i].hash) = old[i];
	}
	memory_resize(prints->memory, old, old_cap * sizeof *old, 0);
}

/* How often the hash was met before. */
static uint32_t
number(struct prints *prints, uint64_t hash)
{
	struct print *seen;

	if (prints->count * 2 >= prints->cap)
		grow(prints);
	seen = find(prints->list, prints->cap, hash);
	if (seen->hash == 0) {
		seen->hash = hash;
		prints->count++;
	}
	return seen->count++;
}

void
prints_settle(struct prints *prints, const struct baseline *baseline, struct entries *entries)
{
	size_t i;

	for (i = 0; i < entries->count; i++) {
		struct entry *entry = &entries->list[i];
		struct entry_finding *finding = entry->is.finding;

		if (entry->kind == ENTRY_end && prints->count > 0)
			prints_free(prints);
		if (entry->kind != ENTRY_finding || finding->print.hash == 0)
			continue;
		finding->print.occurrence = number(prints, finding->print.hash);
		if (baseline != NULL && !finding->grave &&
		    baseline_has(baseline, entry->file, finding->print))
			entry->kind = ENTRY_known;
	}
}
