#ifndef RULES_ADJUDICATE_RULE_SET_H
#define RULES_ADJUDICATE_RULE_SET_H

#include "record/diag.h"
#include "record/record.h"
#include "record/values/value_patterns.h"
#include "rules/adjudicate/impasse.h"
#include "rules/adjudicate/repetition.h"

/* Returns who lost by perpetual check when the position at depth occurs for the count-th time by
 * mover's move; NO_SIDE if neither did. */
typedef enum side rule_set_perpetual(
    const struct repetition *repetition, uint32_t depth, uint32_t count, enum side mover);

/* Whether a king that reaches the other one's first square wins: if the other king has entered the
 * promotion zone too, or always. */
enum try_rule { NO_TRY, TRY_entered, TRY };

/* A rule set: one row of rule_sets.def, which explains the columns. */
struct rule_set {
	const char *name;
	bool start_counts;
	uint32_t occurrences, repetition_since;
	rule_set_perpetual *perpetual;
	enum declaration declaration;
	uint32_t declaration_since;
	bool handicap_given;
	uint32_t agreement;
	bool white_wins_equal; /* an agreed impasse with equal points */
	struct {
		uint32_t moves; /* 0: none */
		bool check_extends, king_enters;
		uint32_t since;
		uint32_t before, before_since;
	} limit;
	enum try_rule try_rule;
	uint32_t foul_since; /* RULE_SET_NEVER: an unnoticed foul changes nothing */
	bool failed_loses;   /* who declares a win without its conditions */
};

enum { RULE_SET_NEVER = UINT32_MAX };

/* The rows; the first is the default. */
extern const struct rule_set rule_set_rows[];
extern const size_t rule_set_count;

/* Returns the row called name, or NULL. */
const struct rule_set *rule_set_named(struct str name);

/* The terms of one game: a rule set, and what the record itself says. */
struct terms {
	const struct rule_set *rule_set;
	bool asked;                   /* the caller named the rule set; else it is the default */
	enum declaration declaration; /* the rule set's, or the record's ($JISHOGI) */
	enum try_rule try_rule;       /* the rule set's, or what came before its declaration */
	bool declaration_named;       /* by the caller or the record */
	uint32_t move_limit;          /* the rule set's, or the record's (Max_Moves); 0: none */
	uint32_t min_limit; /* the lowest that it may have been, if the date is not known */
	bool limit_named;   /* by the record */
	bool check_extends; /* checks extend the limit */
	bool king_enters;   /* the limit may not count if no king has entered the promotion zone */
};

/*
 * Returns the terms of a record; asked NULL: no rule set was asked for, which means the first.  A
 * limit that was introduced after the game does not count; nor, if no rule set was asked for, one
 * that may have been.  value_patterns NULL: dates are not read.
 */
struct terms rule_set_terms(const struct rule_set *asked, const struct record *record,
    struct value_patterns *value_patterns);

/* Returns whether a game was played on the day since (YYYYMMDD, 0, RULE_SET_NEVER) or later, by its
 * date. */
enum rule_set_age { RULE_SET_before, RULE_SET_since, RULE_SET_undated };
enum rule_set_age rule_set_age(
    const struct record *record, struct value_patterns *value_patterns, uint32_t since);

#endif
