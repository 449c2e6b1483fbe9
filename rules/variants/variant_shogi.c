/*
 * Shogi, 9x9.
 *
 * Handicaps: names and positions on which several programs agree; kifu-variants(7) lists them.
 * White (上手 uwate, the stronger player) gives the pieces and moves first.  Left and right are as
 * White sees them: left lance 1a, right lance 9a.
 */
#include "rules/variants/variant.h"

#include "rules/laws/law.h"

static const struct army_row army[] = {
	{ KIND_pawn, "fW", "WfF", TRAIT_one_per_file | TRAIT_no_mate_drop, 18 },
	{ KIND_lance, "fR", "WfF", 0, 4 },
	{ KIND_knight, "ffN", "WfF", 0, 4 },
	{ KIND_silver, "FfW", "WfF", 0, 4 },
	{ KIND_gold, "WfF", NULL, 0, 4 },
	{ KIND_bishop, "B", "BW", TRAIT_major, 2 },
	{ KIND_rook, "R", "RF", TRAIT_major, 2 },
	{ KIND_king, "K", NULL, TRAIT_royal, 2 },
};

#define REST "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "

static const struct handicap handicaps[] = {
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
	{ "三枚落ち(lishogi)", "three-piece-right", "1nsgkgsnl/9" REST "w - 1", "82HI22KA91KY",
	    false, "三枚落ち" },
};

const struct variant variant_shogi = {
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
	.army = army,
	.army_count = sizeof army / sizeof *army,
	.handicaps = handicaps,
	.handicap_count = sizeof handicaps / sizeof *handicaps,
};
