/*
 * Chu shogi (中将棋), 12x12, as lishogi plays it (kifu-variants(7)).  There are no drops, check
 * need not be answered, the lion may capture twice in a turn, and special laws restrict the capture
 * of lions.
 */
#include "rules/laws/law.h"
#include "rules/variants/variant.h"

static const struct army_row army[] = {
	{ KIND_king, "K", NULL, TRAIT_royal, 2 },
	{ KIND_pawn, "fW", "WfF", TRAIT_last_rank | TRAIT_minor, 24 },
	{ KIND_go_between, "fbW", "FfrlW", TRAIT_minor, 4 },
	{ KIND_lance, "fR", "fQbR", TRAIT_last_rank, 4 },
	{ KIND_reverse_chariot, "fbR", "fRbQ", 0, 4 },
	{ KIND_copper, "fKbW", "WrlR", 0, 4 },
	{ KIND_silver, "FfW", "WfbR", 0, 4 },
	{ KIND_gold, "WfF", "R", 0, 4 },
	{ KIND_leopard, "FfbW", "B", 0, 4 },
	{ KIND_tiger, "FrlbW", "fbRK", 0, 4 },
	{ KIND_elephant, "FfrlW", "K", TRAIT_royal_promoted, 2 },
	{ KIND_kirin, "FD", "NAD[aK]", TRAIT_lion_promoted, 2 },
	{ KIND_phoenix, "WA", "Q", 0, 2 },
	{ KIND_lion, "NAD[aK]", NULL, TRAIT_lion, 2 },
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
	    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
	    "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1",
	    NULL, false, NULL },
	{ "三枚獅子", "three-lions",
	    "lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
	    "MVRHDNQDHRVM/A1B1T+O+OT1B1A/LFCSGKEGSCFL w - 1",
	    NULL, false, NULL },
	{ "二枚獅子", "two-lions",
	    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
	    "MVRHDNQDHRVM/A1B1T+OXT1B1A/LFCSGKEGSCFL w - 1",
	    NULL, false, NULL },
	{ "二枚王", "two-kings",
	    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
	    "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGK+EGSCFL w - 1",
	    NULL, false, NULL },
};

const struct variant variant_chu = {
	.name = "chu",
	.japanese = "中将棋",
	.width = 12,
	.height = 12,
	.zone = 4,
	.promotion = PROMOTION_entry,
	.recurrence = RECURRENCE_draw,
	.bare_king = BARE_KING_weighed,
	.laws = LAWS_LIONS | LAWS_ROYAL | LAWS_ALL_GAMES,
	.army = army,
	.army_count = sizeof army / sizeof *army,
	.handicaps = handicaps,
	.handicap_count = sizeof handicaps / sizeof *handicaps,
};
