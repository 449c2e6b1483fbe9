#ifndef RULES_VARIANTS_HANDICAP_H
#define RULES_VARIANTS_HANDICAP_H

#include "record/text/str.h"
#include "record/variants/variant.h"

/* Returns the handicap that a record calls name, or NULL: in Japanese, with its other spellings, or
 * in English as in PSN ("rook and lance", "2-piece"). */
const struct handicap *handicap_named(const struct variant *variant, struct str name);

/* What a record may give in place of a handicap's name. */
enum handicap_word {
	HANDICAP_name,
	HANDICAP_board,  /* その他, 任意, 必至 (hisshi): a board follows */
	HANDICAP_problem /* 詰将棋 (tsume shogi): likewise, of which every move is a check */
};

/* Returns which of them a value is, without a remark in parentheses: 詰将棋（候補）. */
enum handicap_word handicap_word(struct str name);

/*
 * Returns another position that some programs write under the same name, or NULL: 三枚落ち
 * (three-piece) is without the lance on 1a in most programs, without that on 9a in lishogi.
 */
const struct handicap *handicap_homonym(const struct variant *variant, const struct handicap *row);

#endif
