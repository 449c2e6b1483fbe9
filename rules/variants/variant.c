#include "rules/variants/variant.h"

#include "rules/variants/law.h"

/*
 * Shogi, 9x9.
 *
 * Handicaps: names and positions on which several programs agree; kifu-variants(7) lists them.
 * White (上手 uwate, the stronger player) gives the pieces and moves first.  Left and right are as
 * White sees them: left lance 1a, right lance 9a.
 */
static const struct army_row shogi_army[] = {
	{ KIND_pawn, "fW", "WfF", TRAIT_one_per_file | TRAIT_no_mate_drop },
	{ KIND_lance, "fR", "WfF", 0 },
	{ KIND_knight, "ffN", "WfF", 0 },
	{ KIND_silver, "FfW", "WfF", 0 },
	{ KIND_gold, "WfF", NULL, 0 },
	{ KIND_bishop, "B", "BW", TRAIT_major },
	{ KIND_rook, "R", "RF", TRAIT_major },
	{ KIND_king, "K", NULL, TRAIT_royal },
};

#define REST "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "

static const struct handicap shogi_handicaps[] = {
	{ "平手", "hirate", "lnsgkgsnl/1r5b1" REST "b - 1", "", true, NULL },
	{ "香落ち", "lance", "lnsgkgsn1/1r5b1" REST "w - 1", "11KY", true, NULL },
	{ "右香落ち", "right-lance", "1nsgkgsnl/1r5b1" REST "w - 1", "91KY", true, NULL },
	{ "両香落ち", "both-lances", "1nsgkgsn1/1r5b1" REST "w - 1", "11KY91KY", false, NULL },
	{ "角落ち", "bishop", "lnsgkgsnl/1r7" REST "w - 1", "22KA", true, NULL },
	{ "飛車落ち", "rook", "lnsgkgsnl/7b1" REST "w - 1", "82HI", true, NULL },
	{ "飛香落ち", "rook-lance", "lnsgkgsn1/7b1" REST "w - 1", "82HI11KY", true, NULL },
	{ "二枚落ち", "two-piece", "lnsgkgsnl/9" REST "w - 1", "82HI22KA", true, NULL },
	{ "三枚落ち", "three-piece", "lnsgkgsn1/9" REST "w - 1", "82HI22KA11KY", true, NULL },
	{ "四枚落ち", "four-piece", "1nsgkgsn1/9" REST "w - 1", "82HI22KA11KY91KY", true, NULL },
	{ "五枚落ち", "five-piece", "2sgkgsn1/9" REST "w - 1", "82HI22KA11KY91KY81KE", true, NULL },
	{ "左五枚落ち", "left-five-piece", "1nsgkgs2/9" REST "w - 1", "82HI22KA11KY91KY21KE", true,
	    NULL },
	{ "六枚落ち", "six-piece", "2sgkgs2/9" REST "w - 1", "82HI22KA11KY91KY81KE21KE", true,
	    NULL },
	{ "右七枚落ち", "right-seven-piece", "3gkgs2/9" REST "w - 1",
	    "82HI22KA11KY91KY81KE21KE71GI", true, NULL },
	{ "左七枚落ち", "left-seven-piece", "2sgkg3/9" REST "w - 1", "82HI22KA11KY91KY81KE21KE31GI",
	    true, NULL },
	{ "八枚落ち", "eight-piece", "3gkg3/9" REST "w - 1", "82HI22KA11KY91KY81KE21KE71GI31GI",
	    true, NULL },
	{ "九枚落ち", "nine-piece", "4kg3/9" REST "w - 1", "82HI22KA11KY91KY81KE21KE71GI31GI61KI",
	    false, NULL },
	{ "十枚落ち", "ten-piece", "4k4/9" REST "w - 1", "82HI22KA11KY91KY81KE21KE71GI31GI61KI41KI",
	    true, NULL },
	{ "トンボ", "dragonfly", "4k4/1r5b1" REST "w - 1", "11KY91KY81KE21KE71GI31GI61KI41KI",
	    false, NULL },
	{ "トンボ＋香", "dragonfly-lances", "l3k3l/1r5b1" REST "w - 1", "81KE21KE71GI31GI61KI41KI",
	    false, NULL },
	{ "トンボ＋桂香", "dragonfly-knights-lances", "ln2k2nl/1r5b1" REST "w - 1",
	    "71GI31GI61KI41KI", false, NULL },
	{ "左銀落ち", "left-silver", "lnsgkg1nl/1r5b1" REST "w - 1", "31GI", false, NULL },
	{ "右銀落ち", "right-silver", "ln1gkgsnl/1r5b1" REST "w - 1", "71GI", false, NULL },
	{ "飛銀落ち", "rook-silver", "lnsgkg1nl/7b1" REST "w - 1", "82HI31GI", false, NULL },
	{ "歩三兵", "three-pawns", "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1", NULL, false,
	    NULL },
	{ "裸玉", "naked-king", "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", NULL, false,
	    NULL },
	{ "太閤落ち", "taiko", "lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
	    "83FU", false, NULL },
	{ "青空将棋", "open-air", "lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1", NULL, false,
	    NULL },
	{ "香得", "lance-gained", "lnsgkgsn1/1r5b1" REST "w L 1", NULL, false, NULL },
	{ "両香得", "both-lances-gained", "1nsgkgsn1/1r5b1" REST "w 2L 1", NULL, false, NULL },
	{ "角得", "bishop-gained", "lnsgkgsnl/1r7" REST "w B 1", NULL, false, NULL },
	{ "飛車得", "rook-gained", "lnsgkgsnl/7b1" REST "w R 1", NULL, false, NULL },
	{ "飛香得", "rook-lance-gained", "lnsgkgsn1/7b1" REST "w RL 1", NULL, false, NULL },
	{ "二枚得", "two-piece-gained", "lnsgkgsnl/9" REST "w RB 1", NULL, false, NULL },
	{ "三枚得", "three-piece-gained", "1nsgkgsnl/9" REST "w RBL 1", NULL, false, NULL },
	{ "四枚得", "four-piece-gained", "1nsgkgsn1/9" REST "w RB2L 1", NULL, false, NULL },
	{ "五枚得", "five-piece-gained", "2sgkgsn1/9" REST "w RBN2L 1", NULL, false, NULL },
	{ "六枚得", "six-piece-gained", "2sgkgs2/9" REST "w RB2N2L 1", NULL, false, NULL },
	{ "七枚得", "seven-piece-gained", "3gkgs2/9" REST "w RBS2N2L 1", NULL, false, NULL },
	{ "八枚得", "eight-piece-gained", "3gkg3/9" REST "w RB2S2N2L 1", NULL, false, NULL },
	{ "九枚得", "nine-piece-gained", "4kg3/9" REST "w RBG2S2N2L 1", NULL, false, NULL },
	{ "十枚得", "ten-piece-gained", "4k4/9" REST "w RB2G2S2N2L 1", NULL, false, NULL },
	{ "三枚落ち(lishogi)", "three-piece-right", "1nsgkgsnl/9" REST "w - 1", "82HI22KA91KY",
	    false, "三枚落ち" },
};

/* Minishogi (5五将棋), 5x5: shogi without lance and knight; only the last rank promotes. */
static const struct army_row minishogi_army[] = {
	{ KIND_pawn, "fW", "WfF", TRAIT_one_per_file | TRAIT_no_mate_drop },
	{ KIND_silver, "FfW", "WfF", 0 },
	{ KIND_gold, "WfF", NULL, 0 },
	{ KIND_bishop, "B", "BW", 0 },
	{ KIND_rook, "R", "RF", 0 },
	{ KIND_king, "K", NULL, TRAIT_royal },
};

static const struct handicap minishogi_handicaps[] = {
	{ "平手", "hirate", "rbsgk/4p/5/P4/KGSBR b - 1", NULL, false, NULL },
};

/*
 * Chu shogi (中将棋), 12x12, as lishogi plays it (kifu-variants(7)).  There are no drops, check
 * need not be answered, the lion may capture twice in a turn, and special laws restrict the capture
 * of lions.
 */
static const struct army_row chu_army[] = {
	{ KIND_king, "K", NULL, TRAIT_royal },
	{ KIND_pawn, "fW", "WfF", TRAIT_last_rank | TRAIT_minor },
	{ KIND_go_between, "fbW", "FfrlW", TRAIT_minor },
	{ KIND_lance, "fR", "fQbR", TRAIT_last_rank },
	{ KIND_reverse_chariot, "fbR", "fRbQ", 0 },
	{ KIND_copper, "fKbW", "WrlR", 0 },
	{ KIND_silver, "FfW", "WfbR", 0 },
	{ KIND_gold, "WfF", "R", 0 },
	{ KIND_leopard, "FfbW", "B", 0 },
	{ KIND_tiger, "FrlbW", "fbRK", 0 },
	{ KIND_elephant, "FfrlW", "K", TRAIT_royal_promoted },
	{ KIND_kirin, "FD", "NAD[aK]", TRAIT_lion_promoted },
	{ KIND_phoenix, "WA", "Q", 0 },
	{ KIND_lion, "NAD[aK]", NULL, TRAIT_lion },
	{ KIND_free_king, "Q", NULL, 0 },
	{ KIND_bishop, "B", "BW", 0 },
	{ KIND_rook, "R", "RF", 0 },
	{ KIND_dragon_horse, "BW", "BrlbR f[avW] fD", 0 },
	{ KIND_dragon_king, "RF", "RbB f[avF] fA", 0 },
	{ KIND_side_mover, "WrlR", "BrlR", 0 },
	{ KIND_vertical_mover, "WfbR", "BfbR", 0 },
};

static const struct handicap chu_handicaps[] = {
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

/*
 * Dai shogi (大将棋), 15x15 (kifu-variants(7)).  There are no drops, check need not be answered,
 * and no position may be repeated.
 *
 * Pieces promote, as most sources have it, on entering the last five ranks or with a capture there.
 * By the rules of The Shogi Association they promote as in shogi, and must where they could never
 * move again: the variant dai-tsa.
 */
static const struct army_row dai_army[] = {
	{ KIND_king, "K", NULL, TRAIT_royal },
	{ KIND_pawn, "fW", "WfF", 0 },
	{ KIND_go_between, "fbW", "FfrlW", 0 },
	{ KIND_lance, "fR", "fQbR", 0 },
	{ KIND_reverse_chariot, "fbR", "fRbQ", 0 },
	{ KIND_knight, "ffN", "WfF", 0 },
	{ KIND_stone, "fF", "WfF", 0 },
	{ KIND_iron, "fK", "WfF", 0 },
	{ KIND_copper, "fKbW", "WrlR", 0 },
	{ KIND_silver, "FfW", "WfbR", 0 },
	{ KIND_gold, "WfF", "R", 0 },
	{ KIND_leopard, "FfbW", "B", 0 },
	{ KIND_tiger, "FrlbW", "fbRK", 0 },
	{ KIND_elephant, "FfrlW", "K", TRAIT_royal_promoted },
	{ KIND_cat_sword, "F", "WfF", 0 },
	{ KIND_boar, "W", "WfF", 0 },
	{ KIND_wolf, "fKrlW", "WfF", 0 },
	{ KIND_ox, "R2", "WfF", 0 },
	{ KIND_dragon, "B2", "WfF", 0 },
	{ KIND_kirin, "FD", "NAD[aK]", 0 },
	{ KIND_phoenix, "WA", "Q", 0 },
	{ KIND_lion, "NAD[aK]", NULL, 0 },
	{ KIND_free_king, "Q", NULL, 0 },
	{ KIND_bishop, "B", "BW", 0 },
	{ KIND_rook, "R", "RF", 0 },
	{ KIND_dragon_horse, "BW", "BrlbR f[avW] fD", 0 },
	{ KIND_dragon_king, "RF", "RbB f[avF] fA", 0 },
	{ KIND_side_mover, "WrlR", "BrlR", 0 },
	{ KIND_vertical_mover, "WfbR", "BfbR", 0 },
};

static const struct handicap dai_handicaps[] = {
	{ "平手", "hirate",
	    "lnuicsgkgsciunl/a1c'1f1tet1f1c'1a/1x'1a'1wxl!ow1a'1x'1/rf'mvbhdqdhbvmf'r/"
	    "ppppppppppppppp/4p'5p'4/15/15/15/4P'5P'4/PPPPPPPPPPPPPPP/RF'MVBHDQDHBVMF'R/"
	    "1X'1A'1WOL!XW1A'1X'1/A1C'1F1TET1F1C'1A/LNUICSGKGSCIUNL b - 1",
	    NULL, false, NULL },
};

#define TABLES(variant)                                                                            \
	.army = variant##_army, .army_count = sizeof variant##_army / sizeof *variant##_army,      \
	.handicaps = variant##_handicaps,                                                          \
	.handicap_count = sizeof variant##_handicaps / sizeof *variant##_handicaps

const struct variant variant_all[] = {
	{
	    .name = "shogi",
	    .japanese = "本将棋",
	    .width = 9,
	    .height = 9,
	    .zone = 3,
	    .promotion = PROMOTION_zone,
	    .recurrence = RECURRENCE_draw,
	    .drops = true,
	    .adjudicated = true,
	    .laws = LAWS_DROPS | LAWS_KING | LAWS_ALL_GAMES,
	    TABLES(shogi),
	},
	{
	    .name = "minishogi",
	    .japanese = "5五将棋",
	    .width = 5,
	    .height = 5,
	    .zone = 1,
	    .promotion = PROMOTION_zone,
	    .recurrence = RECURRENCE_black_loses,
	    .drops = true,
	    .laws = LAWS_DROPS | LAWS_KING | LAWS_ALL_GAMES,
	    TABLES(minishogi),
	},
	{
	    .name = "chu",
	    .japanese = "中将棋",
	    .width = 12,
	    .height = 12,
	    .zone = 4,
	    .promotion = PROMOTION_entry,
	    .recurrence = RECURRENCE_draw,
	    .bare_king = BARE_KING_weighed,
	    .laws = LAWS_LIONS | LAWS_ROYAL | LAWS_ALL_GAMES,
	    TABLES(chu),
	},
	{
	    .name = "dai",
	    .japanese = "大将棋",
	    .width = 15,
	    .height = 15,
	    .zone = 5,
	    .promotion = PROMOTION_entry,
	    .recurrence = RECURRENCE_ban,
	    .bare_king = BARE_KING_alone,
	    .laws = LAWS_ROYAL | LAWS_ALL_GAMES,
	    TABLES(dai),
	},
	{
	    .name = "dai-tsa",
	    .japanese = "大将棋（TSA）",
	    .width = 15,
	    .height = 15,
	    .zone = 5,
	    .promotion = PROMOTION_zone,
	    .recurrence = RECURRENCE_ban,
	    .laws = LAWS_ROYAL | LAWS_ALL_GAMES | 1u << LAW_dead_end,
	    TABLES(dai),
	},
};

const size_t variant_count = sizeof variant_all / sizeof *variant_all;
