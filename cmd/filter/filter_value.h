#ifndef CMD_FILTER_FILTER_VALUE_H
#define CMD_FILTER_FILTER_VALUE_H

#include "cmd/host/program.h"
#include "record/tables/header.h"
#include "record/values/pattern.h"
#include "rules/replay/waypoint.h"

struct filter_row;

/* A filter that was given. */
struct filter {
	const struct filter_row *row;
	const char *name; /* of its option */
	bool inverted;    /* a ! stood before its value */
	union {
		const struct pattern *pattern;
		struct {
			struct str key;
			enum header_id id; /* HEADER_other: by the key */
			const struct pattern *pattern;
		} header;
		struct {
			uint32_t min, max; /* of dates: as 20040501 */
		} range;
		struct str words; /* with blanks between */
		struct {
			const struct handicap **rows;
			size_t count;
			bool other; /* a start of no row */
		} handicaps;
		struct waypoint *waypoint;
	} is;
};

/*
 * Read the values of filters, one function for each syntax of filter.def.  Each returns
 * STATUS_failed after reporting a value that is not one.  text is terminated by NUL and does not
 * contain the ! before it.  *patterns is the context for patterns, made when it is needed.
 */
#define FILTER(id, name, argument, syntax, ...)                                                    \
	int filter_value_##syntax(struct program *program, struct pattern_context **patterns,      \
	    struct str text, struct filter *filter);
#include "cmd/filter/filter.def"
#undef FILTER

#endif
