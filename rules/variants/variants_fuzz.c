/*
 * Any bytes as the file of a variant.  What is wrong with them is said in the file's own places;
 * what is right is compiled and played at random, each position read again from its text.
 */
#include "record/testing_fuzz.h"

#include "record/sfen.h"
#include "record/text/utf8.h"
#include "record/variants/variant_file.h"
#include "record/variants/variants.h"
#include "rules/board/rules.h"
#include "rules/laws/judge.h"

static struct {
	struct memory memory;
	struct arena arena;
	struct rules *rules;
	struct buffer out;
} fuzz;

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	fuzz.memory.fail = fuzz_no_memory;
	arena_init(&fuzz.arena, &fuzz.memory);
	buffer_init(&fuzz.out, &fuzz.memory);
	return 0;
}

static struct str
find_text(void *arg, struct str name)
{
	(void)arg;
	return variants_text(name);
}

static void
check_faults(const struct variant_faults *faults, struct str text)
{
	unsigned lines = 1;

	for (size_t i = 0; i < text.n; i++)
		lines += text.p[i] == '\n';
	for (size_t i = 0; i < faults->count; i++) {
		const struct variant_fault *fault = &faults->list[i];

		FUZZ_CHECK(fault->line <= lines && fault->column <= text.n + 1);
		FUZZ_CHECK(utf8_valid(fault->text) == fault->text.n);
	}
}

/* Plays some moves, chosen by the bytes of the file. */
static void
play(const struct compiled_variant *compiled, struct str text)
{
	enum { PLIES = 24 };
	static struct move moves[JUDGE_MOVES_MAX];
	struct position position = *compiled->even, before;
	struct diagram diagram, again;
	size_t bad, count;

	for (unsigned ply = 0; ply < PLIES; ply++) {
		struct move *move;
		struct undo undo;

		count = judge_legal_moves(&position, moves);
		if (count == 0)
			return;
		move = &moves[(unsigned char)text.p[ply % text.n] * 7919u % count];
		before = position;
		play_move(&position, move, &undo);
		play_undo(&position, move, &undo);
		FUZZ_CHECK(position_equal(&position, &before));
		play_move(&position, move, &undo);
		position_save(&position, &diagram);
		diagram.pieces = compiled->pieces;
		buffer_clear(&fuzz.out);
		sfen_write(&diagram, 1, &fuzz.out);
		FUZZ_CHECK(
		    sfen_read(compiled->pieces, buffer_str(&fuzz.out), &again, &bad) == fuzz.out.n);
		FUZZ_CHECK(memcmp(diagram.cells, again.cells, sizeof again.cells) == 0 &&
			   memcmp(diagram.hands, again.hands, sizeof again.hands) == 0);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *copy = fuzz_copy(data, size);
	struct str text = { copy, size };
	struct variant_faults faults = { .count = 0 };
	struct variant variant;

	fuzz.memory.limit = fuzz.memory.used + fuzz_limit(size);
	if (variant_file_read(text, &fuzz.arena, find_text, NULL, &variant, &faults)) {
		fuzz.rules = rules_new(&fuzz.memory);
		variants_add(rules_variants(fuzz.rules), &variant);
		play(rules_of(fuzz.rules, &variant), text);
		rules_free(fuzz.rules);
	}
	check_faults(&faults, text);
	arena_reset(&fuzz.arena);
	free(copy);
	return 0;
}
