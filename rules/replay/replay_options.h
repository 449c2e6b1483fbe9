#ifndef RULES_REPLAY_REPLAY_OPTIONS_H
#define RULES_REPLAY_REPLAY_OPTIONS_H

#include "record/game.h"
#include "record/values/value_patterns.h"

struct rule_set;
struct variant;

/* What is done with the PVs in engines' comments. */
enum replay_pvs {
	REPLAY_PVS_unread,
	REPLAY_PVS_checked, /* played, and the first move that cannot be is reported */
	REPLAY_PVS_written  /* played, with their moves' rivals, but not reported */
};

/* How to replay a record. */
struct replay_options {
	const struct variant *own;       /* the user's, which is one more; NULL: there is none */
	const char *variant;             /* of a record that names none; NULL: shogi */
	const struct rule_set *rule_set; /* adjudicates the game; NULL: none was asked for, jsa */
	/* reads the game's date, on which rules depend; NULL: not read */
	struct value_patterns *value_patterns;
	bool rivals; /* the target notation asks which other pieces could have made a move */
	bool mainline_only;
	enum replay_pvs pvs;
	/* an earlier replay of this record, since cut short, whose start (perhaps guessed) is
	 * used; NULL: none */
	const struct game *again;
};

#endif
