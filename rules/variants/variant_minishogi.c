/* Minishogi (5五将棋), 5x5: shogi without lance and knight; only the last rank promotes. */
#include "rules/laws/law.h"
#include "rules/variants/variant.h"

static const struct army_row army[] = {
	{ KIND_pawn, "fW", "WfF", TRAIT_one_per_file | TRAIT_no_mate_drop, 2 },
	{ KIND_silver, "FfW", "WfF", 0, 2 },
	{ KIND_gold, "WfF", NULL, 0, 2 },
	{ KIND_bishop, "B", "BW", 0, 2 },
	{ KIND_rook, "R", "RF", 0, 2 },
	{ KIND_king, "K", NULL, TRAIT_royal, 2 },
};

static const struct handicap handicaps[] = {
	{ "平手", "hirate", "rbsgk/4p/5/P4/KGSBR b - 1", NULL, false, NULL },
};

const struct variant variant_minishogi = {
	.name = "minishogi",
	.japanese = "5五将棋",
	.width = 5,
	.height = 5,
	.zone = 1,
	.promotion = PROMOTION_zone,
	.recurrence = RECURRENCE_black_loses,
	.drops = true,
	.laws = LAWS_DROPS | LAWS_KING | LAWS_ALL_GAMES,
	.army = army,
	.army_count = sizeof army / sizeof *army,
	.handicaps = handicaps,
	.handicap_count = sizeof handicaps / sizeof *handicaps,
};
