#ifndef RULES_VARIANTS_VARIANT_H
#define RULES_VARIANTS_VARIANT_H

#include <stddef.h>
#include <stdint.h>

#include "record/game.h"

/* What sets a kind of piece apart under the laws. */
enum trait {
	TRAIT_royal = 1 << 0, /* its loss is the loss of the game; so is the promoted form's */
	TRAIT_royal_promoted = 1 << 1,
	TRAIT_one_per_file =
	    1 << 2, /* no second unpromoted one may be dropped onto a file (nifu) */
	TRAIT_no_mate_drop = 1 << 3, /* its drop may not mate (uchifuzume) */
	TRAIT_last_rank = 1 << 4,    /* may promote on the last rank even without a capture */
	TRAIT_lion =
	    1 << 5, /* a lion under chu's laws of capturing lions; so is the promoted form */
	TRAIT_lion_promoted = 1 << 6,
	/* capturing it on the way does not allow a lion to capture another (pawn, go-between) */
	TRAIT_minor = 1 << 7,
	/* five points in an impasse (jishogi), not one; so is the promoted form.  Only in rows:
	 * a compiled variant keeps the traits above, in 8 bits */
	TRAIT_major = 1 << 8
};

/* One kind of piece in a variant. */
struct army_row {
	enum kind kind;
	const char *betza;    /* its movement (movement.h) */
	const char *promoted; /* NULL: does not promote */
	unsigned traits;
};

/* When a piece may promote: if the move begins or ends in the promotion zone; or if it enters them,
 * or captures something and begins or ends in them. */
enum promotion { PROMOTION_zone, PROMOTION_entry };

/* The effect of a repeated position. */
enum recurrence {
	RECURRENCE_draw,        /* the fourth occurrence is a draw, or a loss by perpetual check */
	RECURRENCE_black_loses, /* the same, but instead of a draw black, who began, loses */
	RECURRENCE_ban          /* no move may repeat a position */
};

/* What happens to a side that has only a royal piece left. */
enum bare_king {
	BARE_KING_plays_on,
	BARE_KING_alone, /* it loses; a draw if the other side is bare too */
	/* the same, but only against a force that is enough to win, in which pieces that can never
	 * move again do not count */
	BARE_KING_weighed
};

/* A variant of the game as data, from which everything else is compiled; kifu-variants(7)
 * describes the variants. */
struct variant {
	const char *name; /* "shogi" */
	const char *japanese;
	uint8_t width, height;
	uint8_t zone; /* ranks of the promotion zone */
	enum promotion promotion;
	enum recurrence recurrence;
	bool drops; /* captured pieces go to hand */
	enum bare_king bare_king;
	bool adjudicated; /* the rule sets (rule_set.h) apply to it */
	unsigned laws;    /* the laws that hold: set of LAW_BIT (law.h) */
	const struct army_row *army;
	size_t army_count;
	const struct handicap *handicaps; /* the first is the even start */
	size_t handicap_count;
};

/* All variants; the first is shogi. */
extern const struct variant variant_all[];
extern const size_t variant_count;

#endif
