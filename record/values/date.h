#ifndef RECORD_VALUES_DATE_H
#define RECORD_VALUES_DATE_H

#include <stdbool.h>

#include "record/text/buffer.h"

/* A date as people write it.  Unknown parts ("??", "00", missing) are -1. */
struct date {
	int year, month, day;
	int weekday; /* 0 = Sunday … 6, as written in 日月火水木金土 or by name */
	int hour, minute, second;
	bool exact; /* nothing else was written: no second day, no time zone, no other words */
};

/*
 * Returns whether the date exists in the calendar and the time in a day; unknown parts do.  Before
 * 1873 Japan had lunar months of 29 or 30 days, and records keep these with the western year: then
 * every month has a 30th.
 */
bool date_exists(const struct date *date);

/* Returns the last day of a month (1 … 12 or -1) in a year (or -1). */
int date_last_day(int year, int month);

/* Returns the weekday (0 = Sunday) by the Gregorian calendar, or -1 if a part is unknown, the day
 * does not exist, or the year is before 1873. */
int date_weekday(const struct date *date);

/*
 * Appends a date in the form that formats prescribe: 2004/05/31, with a known time 2004/05/31
 * 09:00, and 09:00:00 if seconds are known or always_seconds is set (CSA).  Returns false, with
 * nothing appended, if that would say less or more than was written: a missing part, a second day,
 * a day that does not exist.
 */
bool date_write(const struct date *date, bool always_seconds, struct buffer *out);

#endif
