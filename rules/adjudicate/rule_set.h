#ifndef RULES_ADJUDICATE_RULE_SET_H
#define RULES_ADJUDICATE_RULE_SET_H

#include "record/diag.h"
#include "record/record.h"
#include "record/value_patterns.h"
#include "rules/adjudicate/impasse.h"
#include "rules/adjudicate/repetition.h"

/* Who lost by perpetual check when the position at depth stands for the count-th time, or NO_SIDE:
 * a plain repetition. */
typedef enum side rule_set_perpetual(
    const struct repetition *repetition, uint32_t depth, uint32_t count);

/* A rule set: one row of rule_sets.def, where its columns are explained. */
struct rule_set {
	const char *name;
	bool start_counts;
	uint32_t occurrences;
	rule_set_perpetual *perpetual;
	enum declaration declaration;
	bool handicap_given;
	uint32_t agreement;
	uint32_t move_limit; /* 0: none */
	bool check_extends, king_enters;
	uint32_t limit_since;
	uint32_t limit_before, since_before;
	bool try_rule;
	uint32_t foul_since; /* RULE_SET_NEVER: a foul that went unnoticed changes nothing */
	enum wins failed;
};

enum { RULE_SET_NEVER = UINT32_MAX };

/* The rows; the first is the usual rule set. */
extern const struct rule_set rule_set_rows[];
extern const size_t rule_set_count;

/* The row called name, or NULL. */
const struct rule_set *rule_set_named(struct str name);

/* The terms on which one game was played: a rule set, and what the record itself says. */
struct terms {
	const struct rule_set *rule_set;
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
 * value_patterns NULL: dates are not read.
 */
struct terms rule_set_terms(const struct rule_set *asked, const struct record *record,
    struct value_patterns *value_patterns);

/* Whether a game was played on the day since (YYYYMMDD, 0, RULE_SET_NEVER) or later, by its date.
 */
enum rule_set_age { RULE_SET_before, RULE_SET_since, RULE_SET_undated };
enum rule_set_age rule_set_age(
    const struct record *record, struct value_patterns *value_patterns, uint32_t since);

#endif
