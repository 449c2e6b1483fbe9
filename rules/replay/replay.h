#ifndef RULES_REPLAY_REPLAY_H
#define RULES_REPLAY_REPLAY_H

#include "record/diag.h"
#include "record/game.h"
#include "record/value_patterns.h"

struct rule_set;

/*
 * The rules of play, compiled for use: movement tables of the variants, hash keys.  Made once;
 * what a variant needs is made when it is first met, so each thread has rules of its own.
 */
struct rules;

/* Makes the rules over memory, ready for shogi. */
struct rules *rules_new(struct memory *memory);
void rules_free(struct rules *rules);

/* What a replay is to do. */
struct replay_options {
	const char *variant; /* of a record that does not say; NULL: shogi */
	const struct rule_set
	    *rule_set; /* who adjudicates (rule_set.h); NULL: nobody was named, jsa */
	struct value_patterns
	    *value_patterns; /* reads the game's date, on which rules depend; NULL: not */
	bool rivals;        /* the target notation asks which other pieces could have moved there */
	bool mainline_only; /* variations are not played */
	const struct game *again; /* an earlier replay of this record, since cut short: its start,
				     which may have been guessed, is taken again; NULL: none */
};

/*
 * Plays a record through and gives the game, in record->arena.  Findings of groups legality,
 * result, setup, clock, header are added to diags, each at the place of the words it is about.
 * Never fails: a record that cannot be played gives a game with verdict VERDICT_unreadable.  Never
 * allocates per move.
 */
struct game *replay(const struct rules *rules, const struct record *record,
    const struct replay_options *options, struct diags *diags);

#endif
