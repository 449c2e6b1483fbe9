#include "rules/adjudicate/rule_set.h"

#include "record/values/numeral.h"

/* The words of rule_sets.def. */
enum { UNCOUNTED, COUNTED };
enum { PLAIN, GIVEN };
enum { STRICT, EXTENDED };
enum { ANYWHERE, ENTERED };
enum { EQUAL_nobody, EQUAL_white };
enum { FAILED_nobody, FAILED_other };
#define NEVER RULE_SET_NEVER

const struct rule_set rule_set_rows[] = {
#define RULE_SET(id, name, start, times, since, perpetual, declaration, declared_since, handicap,  \
    agreement, equal, limit, extends, enters, limit_since, limit_before, since_before, try_rule,   \
    foul_since, failed)                                                                            \
	{ name, start, times, since, repetition_by_##perpetual, DECLARATION_##declaration,         \
		declared_since, handicap, agreement, EQUAL_##equal,                                \
		{ limit, extends, enters, limit_since, limit_before, since_before }, try_rule,     \
		foul_since, FAILED_##failed },
#include "rules/adjudicate/rule_sets.def"
#undef RULE_SET
};

const size_t rule_set_count = sizeof rule_set_rows / sizeof *rule_set_rows;

enum row {
#define RULE_SET(id, ...) ROW_##id,
#include "rules/adjudicate/rule_sets.def"
#undef RULE_SET
};

static const struct {
	const char *name;
	enum row row;
} aliases[] = {
#define RULE_SET(...)
#define RULE_ALIAS(name, row) { name, ROW_##row },
#include "rules/adjudicate/rule_sets.def"
#undef RULE_ALIAS
#undef RULE_SET
};

const struct rule_set *
rule_set_named(struct str name)
{
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
		if (str_eq(name, str_of(aliases[i].name)))
			return &rule_set_rows[aliases[i].row];
	for (size_t i = 0; i < rule_set_count; i++)
		if (str_eq(name, str_of(rule_set_rows[i].name)))
			return &rule_set_rows[i];
	return NULL;
}

/* Reads the number of a value, which a counter may follow (320手).  Returns false if there is none.
 */
static bool
leading_number(struct str value, struct str counter, uint32_t *number)
{
	value = str_trim(value);
	if (str_ends(value, counter))
		value = str_rtrim(str_first(value, value.n - counter.n));
	return numeral_read(value, number);
}

/* Reads the limit of a record: its header's, or that of shogi-server's remark 'Max_Moves:256 */
static bool
recorded_limit(const struct record *record, uint32_t *limit)
{
	static const struct str key = { "Max_Moves:", sizeof "Max_Moves:" - 1 };
	const struct header *header = record_header(record, HEADER_max_moves);

	if (header != NULL && leading_number(header->value, STR("手"), limit))
		return true;
	for (uint32_t i = record->plies[0].notes; i != 0; i = record->notes[i - 1].next) {
		const struct note *note = &record->notes[i - 1];

		if (note->kind == NOTE_remark && str_starts(note->text, key))
			return leading_number(str_after(note->text, key.n), STR("手"), limit);
	}
	return false;
}

enum rule_set_age
rule_set_age(const struct record *record, struct value_patterns *value_patterns, uint32_t since)
{
	const struct header *header = record_header(record, HEADER_start_time);
	struct date date;
	int first, last; /* days that it may have been */

	if (since == 0)
		return RULE_SET_since;
	if (since == RULE_SET_NEVER)
		return RULE_SET_before;
	if (header == NULL)
		header = record_header(record, HEADER_end_time);
	if (value_patterns == NULL || header == NULL ||
	    !value_date(value_patterns, header->value, &date) || date.year < 0)
		return RULE_SET_undated;
	first = last = date.year * 10000;
	first += (date.month < 0 ? 1 : date.month) * 100 + (date.day < 0 ? 1 : date.day);
	last += (date.month < 0 ? 12 : date.month) * 100 + (date.day < 0 ? 31 : date.day);
	if (last < (int)since)
		return RULE_SET_before;
	return first >= (int)since ? RULE_SET_since : RULE_SET_undated;
}

/* Whether a limit since a day counts: certainly, or possibly and the caller asked for these rules.
 */
static bool
counts(enum rule_set_age age, bool asked)
{
	return age == RULE_SET_since || (age == RULE_SET_undated && asked);
}

/* Finds the limit that the rule set had when a game was played, and the lowest that it may have
 * had. Does not read the date of a game that is too short to reach either. */
static void
find_limit(struct terms *terms, const struct record *record, struct value_patterns *value_patterns)
{
	const struct rule_set *rule_set = terms->rule_set;
	bool two = rule_set->limit.before != 0;
	uint32_t min = two ? rule_set->limit.before : rule_set->limit.moves;
	enum rule_set_age now, before = RULE_SET_before;

	terms->move_limit = rule_set->limit.moves;
	terms->min_limit = min;
	if ((uint64_t)record->setup.first_number + record->ply_count <= min)
		return;
	now = rule_set_age(record, value_patterns, rule_set->limit.since);
	if (two)
		before = rule_set_age(record, value_patterns, rule_set->limit.before_since);
	if (!counts(now, terms->asked))
		terms->move_limit = counts(before, terms->asked) ? rule_set->limit.before : 0;
	if (now == RULE_SET_since || !two || !counts(before, terms->asked))
		terms->min_limit = terms->move_limit;
}

struct terms
rule_set_terms(const struct rule_set *asked, const struct record *record,
    struct value_patterns *value_patterns)
{
	const struct rule_set *rule_set = asked != NULL ? asked : &rule_set_rows[0];
	const struct header *jishogi = record_header(record, HEADER_jishogi_rule);
	enum declaration declaration = DECLARATION_none;
	uint32_t points;
	struct terms terms = { .rule_set = rule_set,
		.asked = asked != NULL,
		.declaration = rule_set->declaration,
		.declaration_named = asked != NULL,
		.try_rule = rule_set->try_rule,
		.check_extends = rule_set->limit.check_extends,
		.king_enters = rule_set->limit.king_enters };

	if (rule_set->declaration_since != 0 &&
	    rule_set_age(record, value_patterns, rule_set->declaration_since) == RULE_SET_before) {
		terms.declaration = DECLARATION_none;
		terms.try_rule = TRY;
	}
	if (jishogi != NULL && leading_number(jishogi->value, STR("点法"), &points))
		declaration = impasse_declaration(points);
	if (asked == NULL && declaration != DECLARATION_none) {
		terms.declaration = declaration;
		terms.declaration_named = true;
	}
	find_limit(&terms, record, value_patterns);
	if (recorded_limit(record, &terms.move_limit)) {
		terms.min_limit = terms.move_limit;
		terms.limit_named = true;
		/* a limit that the record names is meant without exceptions */
		terms.check_extends = terms.king_enters = false;
	}
	return terms;
}
