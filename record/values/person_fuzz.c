/*
 * Any bytes as names: person_fuzz.  Two names of players, divided by a line feed: the key of a key
 * is the key, and whether two are alike does not depend on which is first.  Both are looked for a
 * round, whose words lie in them.
 */
#include "record/testing_fuzz.h"

#include "record/values/person.h"
#include "record/values/round.h"

static struct {
	struct memory memory;
	struct buffer keys[2], again;
} fuzz;

static void
read_name(struct str name, struct buffer *key)
{
	buffer_clear(key);
	buffer_clear(&fuzz.again);
	person_key(name, key);
	person_key(buffer_str(key), &fuzz.again);
	FUZZ_CHECK(str_eq(buffer_str(key), buffer_str(&fuzz.again)));
	FUZZ_CHECK(person_alike(name, name));
	(void)person_is_nobody(name);
	(void)person_rating(name);
}

static bool
inside(struct str whole, struct str part)
{
	return part.n == 0 || (part.p >= whole.p && part.p + part.n <= whole.p + whole.n);
}

static void
read_round(bool (*find)(struct str s, struct round *round), struct str name)
{
	struct round round;
	bool found = find(name, &round);

	FUZZ_CHECK(found == (round.number != 0 || round.from_end != 0));
	FUZZ_CHECK(found == (round.words.n > 0));
	FUZZ_CHECK(inside(name, round.words) && inside(name, round.stage));
}

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	fuzz.memory = (struct memory){ .fail = fuzz_no_memory };
	buffer_init(&fuzz.keys[0], &fuzz.memory);
	buffer_init(&fuzz.keys[1], &fuzz.memory);
	buffer_init(&fuzz.again, &fuzz.memory);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *bytes = fuzz_copy(data, size);
	struct str names[2] = { NO_STR, { bytes, size } }, keys[2];

	fuzz.memory.limit = fuzz_limit(size);
	names[0] = str_cut(&names[1], '\n');
	for (unsigned i = 0; i < 2; i++) {
		read_name(names[i], &fuzz.keys[i]);
		keys[i] = buffer_str(&fuzz.keys[i]);
		read_round(round_find, names[i]);
		read_round(round_find_number, names[i]);
	}
	FUZZ_CHECK(person_alike(names[0], names[1]) == person_alike(names[1], names[0]));
	FUZZ_CHECK(person_alike(keys[0], keys[1]) == person_alike(keys[1], keys[0]));
	FUZZ_CHECK(!person_alike(keys[0], keys[1]) ||
		   person_may_be_alike(person_traits(keys[0]), person_traits(keys[1])));
	free(bytes);
	return 0;
}
