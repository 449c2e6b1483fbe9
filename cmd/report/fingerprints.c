#include "cmd/report/fingerprints.h"

#include "cmd/hash.h"

void
fingerprints_init(struct fingerprints *fingerprints, struct memory *memory)
{
	*fingerprints = (struct fingerprints){ .memory = memory };
}

void
fingerprints_free(struct fingerprints *fingerprints)
{
	memory_resize(fingerprints->memory, fingerprints->list,
	    fingerprints->cap * sizeof *fingerprints->list, 0);
	fingerprints->list = NULL;
	fingerprints->count = fingerprints->cap = 0;
}

static struct fingerprint_count *
find(struct fingerprint_count *list, size_t cap, uint64_t hash)
{
	size_t at = (size_t)hash_mixed(hash) & (cap - 1);

	while (list[at].hash != 0 && list[at].hash != hash)
		at = (at + 1) & (cap - 1);
	return &list[at];
}

static void
grow(struct fingerprints *fingerprints)
{
	enum { FIRST = 64 };
	struct fingerprint_count *old = fingerprints->list;
	size_t old_cap = fingerprints->cap, i;

	fingerprints->cap = old_cap == 0 ? FIRST : 2 * old_cap;
	fingerprints->list =
	    memory_resize(fingerprints->memory, NULL, 0, fingerprints->cap * sizeof *old);
	for (i = 0; i < fingerprints->cap; i++)
		fingerprints->list[i] = (struct fingerprint_count){ 0, 0 };
	for (i = 0; i < old_cap; i++) {
		if (old[i].hash != 0)
			*find(fingerprints->list, fingerprints->cap, old[i].hash) = old[i];
	}
	memory_resize(fingerprints->memory, old, old_cap * sizeof *old, 0);
}

/* Counts the hash.  Returns how often it was counted before. */
static uint32_t
number(struct fingerprints *fingerprints, uint64_t hash)
{
	struct fingerprint_count *found;

	if (fingerprints->count * 2 >= fingerprints->cap)
		grow(fingerprints);
	found = find(fingerprints->list, fingerprints->cap, hash);
	if (found->hash == 0) {
		found->hash = hash;
		fingerprints->count++;
	}
	return found->count++;
}

void
fingerprints_settle(
    struct fingerprints *fingerprints, const struct baseline *baseline, struct events *events)
{
	size_t i;

	for (i = 0; i < events->count; i++) {
		struct event *event = &events->list[i];
		struct event_finding *finding = event->is.finding;

		if (event->kind == EVENT_end && fingerprints->count > 0)
			fingerprints_free(fingerprints);
		if (event->kind != EVENT_finding || finding->fingerprint.hash == 0)
			continue;
		finding->fingerprint.occurrence = number(fingerprints, finding->fingerprint.hash);
		if (baseline != NULL && !finding->grave &&
		    baseline_has(baseline, event->file, finding->fingerprint))
			event->kind = EVENT_known;
	}
}
