#ifndef RULES_REPLAY_RULES_H
#define RULES_REPLAY_RULES_H

#include "rules/board/position.h"
#include "rules/replay/replay.h"

struct rules {
	struct arena *arena;
	struct line lines[LINE_COUNT];
	struct compiled_variant
	    *variants; /* one for each of variant_all; the first is compiled at once */
};

/* The compiled of a row of variant_all, which is compiled when it is first asked for. */
const struct compiled_variant *rules_row(const struct rules *rules, size_t row);

/* The compiled of a variant's name (English or Japanese), or NULL. */
const struct compiled_variant *rules_variant(const struct rules *rules, struct str name);

/* The handicap called name in a record, or NULL: in Japanese, with its other spellings, or in
 * English, as PSN has it ("rook and lance", "2-piece"). */
const struct handicap *rules_handicap(const struct variant *variant, struct str name);

/*
 * Another position that programs write under the same name, or NULL: 三枚落ち gives 1a by most, 9a
 * by lishogi (formats-japanese.md 1.4).
 */
const struct handicap *rules_handicap_homonym(
    const struct compiled_variant *compiled, const struct handicap *row);

#endif
