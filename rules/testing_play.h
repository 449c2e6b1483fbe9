#ifndef RULES_TESTING_PLAY_H
#define RULES_TESTING_PLAY_H

/* For unit tests: records made of USI or CSA tokens, and their replay. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "record/sfen.h"
#include "record/variants/testing_variants.h"
#include "rules/adjudicate/rule_set.h"
#include "rules/laws/judge.h"
#include "rules/replay/replay.h"

static inline void
oracle_fail(void *arg)
{
	(void)arg;
	abort();
}

/* What a replay needs. */
struct fixture {
	struct memory memory;
	struct arena arena;
	struct rules *rules;
	struct record record;
	struct text text;
	struct diags diags;
	struct game *game;
	const struct rule_set *rule_set; /* NULL: none is asked for */
};

static inline void
fixture_open(struct fixture *fixture)
{
	memset(fixture, 0, sizeof *fixture);
	fixture->memory.fail = oracle_fail;
	fixture->rules = rules_new(&fixture->memory);
	arena_init(&fixture->arena, &fixture->memory);
}

static inline void
fixture_close(struct fixture *fixture)
{
	arena_free(&fixture->arena);
	rules_free(fixture->rules);
	assert_int_equal(fixture->memory.used, 0);
}

/* Begins a record whose start is an SFEN ("" is the even start) in the letters of a set of pieces;
 * NULL: of the first variant that it fits. */
static inline void
fixture_begin_of(struct fixture *fixture, const struct piece_set *pieces, const char *sfen)
{
	struct diagram diagram;
	size_t bad;

	arena_reset(&fixture->arena);
	fixture->text = (struct text){ .name = STR("test"), .body = STR("") };
	record_init(&fixture->record, &fixture->text, &fixture->arena, FORMAT_usi);
	diags_init(&fixture->diags, &fixture->arena, 1000);
	fixture->diags.game = 1;
	if (*sfen == '\0')
		return;
	if (sfen_find(testing_variants(), pieces, str_of(sfen), &diagram, &bad) == 0)
		fail_msg("not an SFEN: %s", sfen);
	fixture->record.setup.base = SETUP_board;
	fixture->record.setup.turn = diagram.turn;
	fixture->record.setup.width = diagram.width;
	fixture->record.setup.height = diagram.height;
	for (unsigned square = 0; square < BOARD_SQUARES; square++)
		if (diagram.cells[square] != 0)
			record_add_step(&fixture->record, (struct setup_step){ .op = SETUP_put,
							      .piece = diagram.cells[square],
							      .square = (square_t)square });
	for (unsigned side = BLACK; side <= WHITE; side++)
		for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
			if (diagram.hands[side][kind] != 0)
				record_add_step(
				    &fixture->record, (struct setup_step){ .op = SETUP_hand,
							  .piece = piece_make(kind, false, side),
							  .count = diagram.hands[side][kind] });
}

static inline void
fixture_begin(struct fixture *fixture, const char *sfen)
{
	fixture_begin_of(fixture, NULL, sfen);
}

static inline square_t
usi_square(const char *s)
{
	return square_make((unsigned)(s[0] - '0'), (unsigned)(s[1] - 'a' + 1));
}

static inline struct claim
usi_claim(const char *s, size_t n)
{
	struct claim claim = { .kind = CLAIM_move,
		.has = CLAIM_HAS_to | CLAIM_HAS_promotion_mark,
		.winner = NO_SIDE };
	size_t length;

	claim.to = usi_square(s + 2);
	if (s[1] == '*') {
		claim.has |= CLAIM_HAS_drop | CLAIM_HAS_piece;
		claim.piece = (piece_t)piece_of_letter(NULL, (struct str){ s, 1 }, &length);
	} else {
		claim.has |= CLAIM_HAS_from;
		claim.from = usi_square(s);
	}
	if (n > 4)
		claim.has |= CLAIM_HAS_promote;
	return claim;
}

static inline struct claim
csa_claim(const char *s)
{
	struct claim claim = { .kind = CLAIM_move,
		.has = CLAIM_HAS_side | CLAIM_HAS_to | CLAIM_HAS_after,
		.winner = NO_SIDE };

	claim.side = s[0] == '-' ? WHITE : BLACK;
	claim.to = square_make((unsigned)(s[3] - '0'), (unsigned)(s[4] - '0'));
	claim.after = piece_of_csa(s + 5);
	if (s[1] == '0') {
		claim.has |= CLAIM_HAS_drop;
	} else {
		claim.has |= CLAIM_HAS_from;
		claim.from = square_make((unsigned)(s[1] - '0'), (unsigned)(s[2] - '0'));
	}
	return claim;
}

/* Adds the moves of a list to the main line and replays. */
static inline void
fixture_play(struct fixture *fixture, const char *moves, const char *separators, bool csa)
{
	struct replay_options options = { .rule_set = fixture->rule_set };
	uint32_t node = 0;

	for (const char *p = moves + strspn(moves, separators); *p != '\0' && *p != '%';) {
		size_t n = strcspn(p, separators);

		node = record_add_ply(&fixture->record, node, false);
		fixture->record.plies[node].claim = csa ? csa_claim(p) : usi_claim(p, n);
		p += n;
		p += strspn(p, separators);
	}
	fixture->game = replay(fixture->rules, &fixture->record, &options, &fixture->diags);
}

#endif
