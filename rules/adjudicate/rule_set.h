#ifndef RULES_ADJUDICATE_RULE_SET_H
#define RULES_ADJUDICATE_RULE_SET_H

#include "record/diag.h"
#include "record/value_patterns.h"
#include "record/record.h"
#include "rules/adjudicate/impasse.h"
#include "rules/adjudicate/repetition.h"

/* Who lost by perpetual check when the position at depth stands for the count-th time, or NO_SIDE:
 * a plain repetition. */
typedef enum side ruling_perpetual(
    const struct repetition *repetition, uint32_t depth, uint32_t count);

/* A rule set: one row of rulings.def, where its columns are explained. */
struct ruling {
	const char *name;
	bool start_counts;
	uint32_t occurrences;
	ruling_perpetual *perpetual;
	enum declaration declaration;
	bool handicap_given;
	uint32_t agreement;
	uint32_t move_limit; /* 0: none */
	bool check_extends, king_enters;
	uint32_t limit_since;
	uint32_t limit_before, since_before;
	bool try_rule;
	uint32_t foul_since; /* RULING_NEVER: a foul that went unnoticed changes nothing */
	enum wins failed;
};

enum { RULING_NEVER = UINT32_MAX };

/* The rows; the first is the usual rule set. */
extern const struct ruling ruling_rows[];
extern const size_t ruling_count;

/* The row called name, or NULL. */
const struct ruling *ruling_named(struct str name);

/* The terms on which one game was played: a rule set, and what the record itself says. */
struct terms {
	const struct ruling *ruling;
	bool asked;                   /* the caller named the rule set; else it stands in */
	enum declaration declaration; /* the rule set's, or the record's ($JISHOGI) */
	bool declaration_said;        /* the caller or the record named it */
	uint32_t move_limit;          /* the rule set's, or the record's (Max_Moves); 0: none */
	uint32_t least_limit; /* the least that it may have been, where the date does not say */
	bool limit_said;      /* the record named it */
	bool check_extends;   /* checks put the limit off */
	bool king_enters;     /* where no king has entered it may not count */
};

/*
 * Finds the terms of a record; asked NULL: no rule set in particular, which means the first.  A
 * limit that came later than the game is none; nor, where nobody asked, is one that may have.
 * grammar NULL: dates are not read.
 */
struct terms ruling_terms(
    const struct ruling *asked, const struct record *record, struct grammar *grammar);

/* Whether a game was played on the day since (YYYYMMDD, 0, RULING_NEVER) or later, by its date. */
enum ruling_age { RULING_before, RULING_since, RULING_undated };
enum ruling_age ruling_age(const struct record *record, struct grammar *grammar, uint32_t since);

#endif
