#include "writers/csa/csa_head.h"

#include <string.h>

#include "record/values/clock.h"

static void
add(struct buffer *out, const char *text)
{
	buffer_add(out, str_of(text));
}

static void
add_line(struct buffer *out, const char *key, struct str value)
{
	add(out, key);
	buffer_add(out, value);
	buffer_char(out, '\n');
}

enum csa_edition
csa_head_edition(const struct write_options *options)
{
	return format_rows[options->format].edition == 0 ? CSA_V2 : CSA_V3;
}

/* Returns whether a key that header.def lacks can be written: it is a $ line already, and readers
 * do not take it for a header of CSA. */
static bool
is_other_key(struct str key)
{
	enum { LONGEST = 32 }; /* longer than any key of CSA */
	char line[LONGEST + 1];
	size_t n = key.n < LONGEST ? key.n : LONGEST, length;

	if (key.n < 2 || key.p[0] != '$' || memchr(key.p, ':', key.n) != NULL)
		return false;
	memcpy(line, key.p, n);
	line[n] = ':';
	return header_of_csa((struct str){ line, n + 1 }, &length) == HEADER_other;
}

static bool
has_key(const struct header *header, const struct write_options *options)
{
	if (header->id == HEADER_other)
		return is_other_key(header->key);
	return header->id == HEADER_byoyomi ||
	       (header_rows[header->id].csa_editions & csa_head_edition(options)) != 0;
}

/* Writes 2004/05/31(月) 9:00 as 2004/05/31 09:00:00.  Returns false, with nothing added, if the
 * date is not clear. */
static bool
add_date(struct buffer *out, const struct write_options *options, const char *key, struct str value)
{
	size_t start = out->n;
	struct date date;

	buffer_add(out, str_of(key));
	if (!value_date(options->value_patterns, value, &date) || !date_write(&date, true, out)) {
		out->n = start;
		return false;
	}
	buffer_char(out, '\n');
	return true;
}

/* Returns whether HH:MM+SS can hold all of a control. */
static bool
fits_time_limit(const struct clock *clock)
{
	enum { MINUTE = 60 * 1000, HOUR = 60 * MINUTE };

	return clock->increment == 0 && clock->periods <= 1 && clock->main % MINUTE == 0 &&
	       clock->main / HOUR < 100 && clock->byoyomi % 1000 == 0 &&
	       clock->byoyomi / 1000 < 100;
}

static void
add_seconds(struct buffer *out, uint32_t time)
{
	if (time % 1000 == 0)
		buffer_printf(out, "%u", (unsigned)(time / 1000));
	else
		buffer_printf(out, "%u.%03u", (unsigned)(time / 1000), (unsigned)(time % 1000));
}

/* Returns whether a header's value has a form.  *joined: it is a main time that the byoyomi is
 * joined to. */
static bool
has_form(const struct record *record, const struct header *header,
    const struct write_options *options, bool *joined)
{
	struct clock clock;

	*joined = false;
	return header_rows[header->id].value != VALUE_clock || options->value_patterns == NULL ||
	       !clock_read(record, header, options->value_patterns, &clock, joined) ||
	       csa_head_edition(options) != CSA_V2 || fits_time_limit(&clock);
}

/* Returns whether the byoyomi is written after a main time. */
static bool
joins(
    const struct record *record, const struct header *byoyomi, const struct write_options *options)
{
	const struct header *header = record->headers, *end = header + record->header_count;
	bool joined;

	if (byoyomi != record_header(record, HEADER_byoyomi))
		return false;
	for (; header < end; header++) {
		if (has_key(header, options) && has_form(record, header, options, &joined) &&
		    joined)
			return true;
	}
	return false;
}

bool
csa_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	bool joined;

	if (!has_key(header, options))
		return false;
	if (header->id == HEADER_byoyomi)
		return joins(record, header, options);
	return has_form(record, header, options, &joined);
}

/* Writes $TIME_LIMIT:00:25+30 before V3.0, $TIME:1500+30+0 from then on.  The seconds cannot be
 * left out: they are 00 if the record has a main time alone, which in KIF means sudden death too.
 */
static bool
add_clock(struct buffer *out, const struct record *record, const struct write_options *options,
    const struct header *header)
{
	enum header_id id = header->id;
	struct clock clock;

	if (!clock_read(record, header, options->value_patterns, &clock, NULL) || clock.periods > 1)
		return false;
	if (csa_head_edition(options) == CSA_V2) {
		buffer_printf(out, "%s%02u:%02u+%02u\n", header_rows[id].csa,
		    (unsigned)(clock.main / 3600000), (unsigned)(clock.main / 60000 % 60),
		    (unsigned)(clock.byoyomi / 1000));
		return true;
	}
	add(out, id == HEADER_time_limit ? "$TIME:" : header_rows[id].csa);
	add_seconds(out, clock.main);
	buffer_char(out, '+');
	add_seconds(out, clock.byoyomi);
	buffer_char(out, '+');
	add_seconds(out, clock.increment);
	buffer_char(out, '\n');
	return true;
}

static void
add_header(struct buffer *out, const struct record *record, const struct write_options *options,
    const struct header *header)
{
	const struct header_row *row = &header_rows[header->id];

	if (options->value_patterns != NULL && row->value == VALUE_date &&
	    add_date(out, options, row->csa, header->value))
		return;
	if (options->value_patterns != NULL && row->value == VALUE_clock &&
	    add_clock(out, record, options, header))
		return;
	if (header->id == HEADER_other) {
		buffer_add(out, header->key);
		add_line(out, ":", header->value);
	} else {
		add_line(out, row->csa, header->value);
	}
}

void
csa_head_write(const struct record *record, const struct write_options *options, struct buffer *out)
{
	const struct header *header, *end = record->headers + record->header_count;
	unsigned i, id;

	/* HEADER_other, the first of the ids, comes last. */
	for (i = 1; i <= HEADER_COUNT; i++) {
		id = i % HEADER_COUNT;
		for (header = record_header(record, (enum header_id)id);
		     header != NULL && header < end; header++) {
			if (header->id == id && id != HEADER_byoyomi &&
			    csa_head_fits(record, header, options))
				add_header(out, record, options, header);
		}
	}
}
