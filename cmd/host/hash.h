#ifndef CMD_HOST_HASH_H
#define CMD_HOST_HASH_H

#include <stdint.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * The hash of fingerprints and shards: the same on every machine and in every version, since
 * baselines store it.  FNV-1a, 64 bits.  Not secure against deliberate collisions.
 */
#define HASH_BEGIN UINT64_C(0xCBF29CE484222325)

static inline uint64_t
hash_add(uint64_t hash, struct str s)
{
	size_t i;

	for (i = 0; i < s.n; i++)
		hash = (hash ^ (unsigned char)s.p[i]) * UINT64_C(0x100000001B3);
	return hash;
}

/* Adds a line to a hash; runs of blanks count as one, and blanks at its ends do not count. */
uint64_t hash_line(uint64_t hash, struct str line);

/* Returns the hash with its bits mixed, for taking a remainder. */
static inline uint64_t
hash_mixed(uint64_t hash)
{
	hash = (hash ^ (hash >> 33)) * UINT64_C(0xFF51AFD7ED558CCD);
	hash = (hash ^ (hash >> 33)) * UINT64_C(0xC4CEB9FE1A85EC53);
	return hash ^ (hash >> 33);
}

/* A number for each hash.  An empty table is zero but for its memory. */
struct hash_table {
	struct memory *memory;
	/* Open addressing; hash 0 is free. */
	struct hash_slot {
		uint64_t hash;
		size_t number;
	} * slots;
	size_t count, cap; /* cap is 0 or a power of two */
};

/* Grows the table for a number of hashes in all, so that it need not grow step by step. */
void hash_table_expect(struct hash_table *table, size_t count);

/* Frees the memory and empties the table. */
void hash_table_free(struct hash_table *table);

/* Whether the table has a number for the hash. */
bool hash_table_has(const struct hash_table *table, uint64_t hash);

/* Returns the number that the table has for the hash, or 0. */
size_t hash_table_find(const struct hash_table *table, uint64_t hash);

/* Returns the hash's number, valid until the next call; adds it as 0 if it is new. */
size_t *hash_table_number(struct hash_table *table, uint64_t hash);

#endif
