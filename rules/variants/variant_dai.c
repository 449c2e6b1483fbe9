/*
 * Dai shogi (大将棋), 15x15 (kifu-variants(7)).  There are no drops, check need not be answered,
 * and no position may be repeated.
 *
 * Pieces promote, as most sources have it, on entering the far five ranks or with a capture there.
 * By the rules of The Shogi Association they promote as in shogi, and must where they could never
 * move again: the variant dai-tsa.
 */
#include "rules/laws/law.h"
#include "rules/variants/variant.h"

static const struct army_row army[] = {
	{ KIND_king, "K", NULL, TRAIT_royal, 2 },
	{ KIND_pawn, "fW", "WfF", 0, 30 },
	{ KIND_go_between, "fbW", "FfrlW", 0, 4 },
	{ KIND_lance, "fR", "fQbR", 0, 4 },
	{ KIND_reverse_chariot, "fbR", "fRbQ", 0, 4 },
	{ KIND_knight, "ffN", "WfF", 0, 4 },
	{ KIND_stone, "fF", "WfF", 0, 4 },
	{ KIND_iron, "fK", "WfF", 0, 4 },
	{ KIND_copper, "fKbW", "WrlR", 0, 4 },
	{ KIND_silver, "FfW", "WfbR", 0, 4 },
	{ KIND_gold, "WfF", "R", 0, 4 },
	{ KIND_leopard, "FfbW", "B", 0, 4 },
	{ KIND_tiger, "FrlbW", "fbRK", 0, 4 },
	{ KIND_elephant, "FfrlW", "K", TRAIT_royal_promoted, 2 },
	{ KIND_cat_sword, "F", "WfF", 0, 4 },
	{ KIND_boar, "W", "WfF", 0, 4 },
	{ KIND_wolf, "fKrlW", "WfF", 0, 4 },
	{ KIND_ox, "R2", "WfF", 0, 4 },
	{ KIND_dragon, "B2", "WfF", 0, 4 },
	{ KIND_kirin, "FD", "NAD[aK]", 0, 2 },
	{ KIND_phoenix, "WA", "Q", 0, 2 },
	{ KIND_lion, "NAD[aK]", NULL, 0, 2 },
	{ KIND_free_king, "Q", NULL, 0, 2 },
	{ KIND_bishop, "B", "BW", 0, 4 },
	{ KIND_rook, "R", "RF", 0, 4 },
	{ KIND_dragon_horse, "BW", "BrlbR f[avW] fD", 0, 4 },
	{ KIND_dragon_king, "RF", "RbB f[avF] fA", 0, 4 },
	{ KIND_side_mover, "WrlR", "BrlR", 0, 4 },
	{ KIND_vertical_mover, "WfbR", "BfbR", 0, 4 },
};

static const struct handicap handicaps[] = {
	{ "平手", "hirate",
	    "lnuicsgkgsciunl/a1c'1f1tet1f1c'1a/1x'1a'1wxl!ow1a'1x'1/rf'mvbhdqdhbvmf'r/"
	    "ppppppppppppppp/4p'5p'4/15/15/15/4P'5P'4/PPPPPPPPPPPPPPP/RF'MVBHDQDHBVMF'R/"
	    "1X'1A'1WOL!XW1A'1X'1/A1C'1F1TET1F1C'1A/LNUICSGKGSCIUNL b - 1",
	    NULL, false, NULL },
};

const struct variant variant_dai = {
	.name = "dai",
	.japanese = "大将棋",
	.width = 15,
	.height = 15,
	.zone = 5,
	.promotion = PROMOTION_entry,
	.recurrence = RECURRENCE_ban,
	.bare_king = BARE_KING_alone,
	.laws = LAWS_ROYAL | LAWS_ALL_GAMES,
	.army = army,
	.army_count = sizeof army / sizeof *army,
	.handicaps = handicaps,
	.handicap_count = sizeof handicaps / sizeof *handicaps,
};

const struct variant variant_dai_tsa = {
	.name = "dai-tsa",
	.japanese = "大将棋（TSA）",
	.width = 15,
	.height = 15,
	.zone = 5,
	.promotion = PROMOTION_zone,
	.recurrence = RECURRENCE_ban,
	.laws = LAWS_ROYAL | LAWS_ALL_GAMES | 1u << LAW_dead_end,
	.army = army,
	.army_count = sizeof army / sizeof *army,
	.handicaps = handicaps,
	.handicap_count = sizeof handicaps / sizeof *handicaps,
};
