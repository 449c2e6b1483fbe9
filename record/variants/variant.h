#ifndef RECORD_VARIANTS_VARIANT_H
#define RECORD_VARIANTS_VARIANT_H

#include "record/game.h"
#include "record/variants/piece_set.h"

/*
 * A variant of the game as data, read from a file (variant_file.h), from which everything else is
 * compiled; kifu-variants(7) describes the files and the variants.
 */

/* What sets a face apart under the laws. */
enum trait {
	TRAIT_royal = 1 << 0,        /* its loss is the loss of the game */
	TRAIT_no_mate_drop = 1 << 1, /* its drop may not mate (uchifuzume) */
	TRAIT_last_rank = 1 << 2,    /* may promote on the last rank even without a capture */
	TRAIT_lion = 1 << 3,         /* a lion under chu's laws of capturing lions */
	/* capturing it on the way does not allow a lion to capture another (pawn, go-between) */
	TRAIT_minor = 1 << 4,
	TRAIT_major = 1 << 5, /* five points in an impasse (jishogi), not one */
	/* removes the other side's pieces next to where it stops, and those that stop next to it */
	TRAIT_burns = 1 << 6
};

/* One row of [pieces]: a face. */
struct army_row {
	piece_t face;        /* without a side */
	const char *betza;   /* its movement (rules/board/movement.h) */
	piece_t promotes_to; /* a face; 0: does not promote */
	piece_t captured_as; /* what it is in the captor's hand: a face */
	uint8_t per_file;    /* own ones on a file, unpromoted, that a drop may make (nifu); 0: any
				number */
	uint8_t rank;        /* {jump} flies over pieces whose rank is lower than the jumper's */
	uint8_t traits;      /* set of enum trait */
};

/* When a piece may promote. */
enum promotion {
	PROMOTION_none,
	PROMOTION_zone,            /* the move begins or ends in the promotion zone */
	PROMOTION_entry,           /* it enters the zone, or captures and begins or ends in it */
	PROMOTION_capture,         /* it captures */
	PROMOTION_flips,           /* every move turns the piece over */
	PROMOTION_flips_on_capture /* every capture does */
};

enum drops {
	DROPS_no,
	DROPS_yes,        /* captured pieces go to hand */
	DROPS_either_face /* and are dropped with either side up */
};

/* What check means. */
enum check_law {
	CHECK_must_answer,
	CHECK_last_royal, /* must be answered while one royal piece is left; with more, one may be
			     taken */
	CHECK_may_ignore, /* the royal pieces are taken */
	CHECK_ends        /* who checks has won */
};

/* The effect of a repeated position. */
enum recurrence {
	RECURRENCE_draw,           /* a draw, or a loss by perpetual check */
	RECURRENCE_black_loses,    /* the same, but instead of a draw black, who began, loses */
	RECURRENCE_repeater_loses, /* who makes the position again loses */
	RECURRENCE_ban             /* no move may repeat a position */
};

/* What happens to a side that has only a royal piece left. */
enum bare_king {
	BARE_KING_plays_on,
	BARE_KING_alone, /* it loses; a draw if the other side is bare too */
	/* the same, but only against a force that is enough to win, in which pieces that can never
	 * move again do not count */
	BARE_KING_weighed
};

/* The handicaps of a variant that were not read yet. */
struct handicap_rest;

struct variant {
	const char *name; /* "shogi" */
	const char *japanese;
	const struct str *words; /* what names it in 手合割 and PSN's tag Variant: the first is
				    written */
	size_t word_count;
	uint8_t width, height;
	uint8_t zone;      /* ranks of the promotion zone */
	uint8_t promotion; /* enum promotion, and so on */
	uint8_t drops;
	uint8_t check;
	uint8_t recurrence;
	uint8_t repetitions; /* the occurrence of a position that counts */
	uint8_t bare_king;
	bool promotion_forced; /* who may promote must */
	bool dead_end;         /* a piece may not go where it could never move again */
	bool perpetual_check;  /* loses, where the repetition is else a draw */
	bool stalemate_draws;  /* else a side without a legal move loses */
	bool try;              /* a royal piece on the last rank that is not attacked wins */
	bool borrow;           /* a piece moves as the own one behind it */
	bool lion_laws;        /* chu's laws of capturing lions hold */
	bool adjudicated;      /* the rule sets of shogi (rule_set.h) apply to it */
	bool own;              /* it is the user's */
	const struct army_row *army;
	size_t army_count;
	struct handicap *handicaps; /* the first is the even start; the others are known after
				       variant_handicaps */
	struct handicap_rest *rest;
	struct piece_set pieces;
};

/* Returns the number of the handicaps, which are read when this is first asked: most records have
 * none. */
size_t variant_handicaps(const struct variant *variant);

/* Returns the row of a face, or NULL. */
static inline const struct army_row *
variant_row(const struct variant *variant, piece_t face)
{
	for (size_t i = 0; i < variant->army_count; i++)
		if (variant->army[i].face == face)
			return &variant->army[i];
	return NULL;
}

#endif
