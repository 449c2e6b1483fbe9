#ifndef RULES_VARIANTS_VARIANT_H
#define RULES_VARIANTS_VARIANT_H

#include <stddef.h>
#include <stdint.h>

#include "record/game.h"

/* What sets a kind of piece apart from others under the laws. */
enum trait {
	/* its loss is the loss of the game; so is the promoted form's */
	TRAIT_royal = 1 << 0,
	TRAIT_royal_promoted = 1 << 1,
	/* no two unpromoted ones of a side on a file by a drop (nifu) */
	TRAIT_one_per_file = 1 << 2,
	/* its drop may not mate (uchifuzume) */
	TRAIT_no_mate_drop = 1 << 3,
	/* it may promote on reaching the last rank, though it takes nothing there */
	TRAIT_last_rank = 1 << 4,
	/* a lion under chu's laws of taking lions; so is the promoted form */
	TRAIT_lion = 1 << 5,
	TRAIT_lion_promoted = 1 << 6,
	/* taking it on the way does not free a lion to take another (pawn, go-between) */
	TRAIT_minor = 1 << 7,
	/* five points in an impasse (jishogi), not one; so is the promoted form.  Read from the
	 * row: the traits that an compiled keeps end with the one above */
	TRAIT_major = 1 << 8
};

/* One kind of piece in a variant: how it moves, in Betza's funny notation, and how many a full set
 * of both sides holds. */
struct army_row {
	enum kind kind;
	const char *betza;
	const char *promoted; /* NULL: does not promote */
	unsigned traits;
	unsigned set;
};

/* When a piece may promote. */
enum promotion {
	/* the move begins or ends in the far ranks */
	PROMOTION_zone,
	/* it enters them, or takes something and begins or ends in them (dai-shogi.md 5) */
	PROMOTION_entry
};

/* What a position that comes again does. */
enum recurrence {
	/* the fourth occurrence ends the game: a draw, or a loss by perpetual check */
	RECURRENCE_draw,
	/* it ends the game so too, but instead of a draw black, who began, loses */
	RECURRENCE_black_loses,
	/* no move may bring back a position */
	RECURRENCE_ban
};

/* What becomes of a side that is left with a royal piece alone. */
enum bare_king {
	BARE_KING_plays_on,
	/* it has lost, unless the other side is left so too: that is a draw */
	BARE_KING_alone,
	/* the same, where the other has enough to win; what can never move again counts for nothing
	 * (dai-shogi.md 13.6) */
	BARE_KING_weighed
};

/* A variant of the game, as data.  The compiled reads it and knows nothing else. */
struct variant {
	const char *name; /* "shogi" */
	const char *japanese;
	uint8_t width, height;
	uint8_t zone; /* how many far ranks promote */
	enum promotion promotion;
	enum recurrence recurrence;
	bool drops; /* what is taken goes to hand */
	enum bare_king bare_king;
	bool adjudicated; /* the rule sets (rule_set.h) speak of it */
	unsigned laws;    /* set of 1 << LAW_x that hold (laws.h) */
	const struct army_row *army;
	size_t army_count;
	const struct handicap *handicaps; /* the first is the even start */
	size_t handicap_count;
};

/* All variants; the first is the usual game. */
extern const struct variant *const variant_all[];
extern const size_t variant_count;

extern const struct variant variant_shogi, variant_minishogi, variant_chu, variant_dai,
    variant_dai_tsa;

#endif
