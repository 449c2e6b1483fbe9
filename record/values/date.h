#ifndef RECORD_VALUES_DATE_H
#define RECORD_VALUES_DATE_H

#include <stdbool.h>

#include "record/text/buffer.h"

/* A date as people write it.  Parts that are not known ("??", "00", missing) are -1. */
struct date {
	int year, month, day;
	int weekday; /* 0 = Sunday … 6, as written in 日月火水木金土 or by name */
	int hour, minute, second;
	bool exact; /* these parts are all that was said: no second day, no zone, no other words */
};

/*
 * Whether year, month and day exist in the calendar, and the time in a day (parts that are not
 * known do).  Before 1873 Japan counted by the moon, in months of 29 or 30 days, and records keep
 * those months and days beside the western year: then a 30th exists in every month.
 */
bool date_exists(const struct date *date);

/* 0 = Sunday … 6, by the Gregorian calendar; -1 when a part is not known, when there is no such day
 * and for years before 1873. */
int date_weekday(const struct date *date);

/*
 * Appends a date as formats want it that fix a form: 2004/05/31, with a known time 2004/05/31
 * 09:00, and 09:00:00 where seconds are known or always_seconds asks for them (CSA).  Returns
 * false, with nothing appended, when the form would say less or more than was said: a part that is
 * missing, a second day, a day that does not exist.
 */
bool date_write(const struct date *date, bool always_seconds, struct buffer *out);

#endif
