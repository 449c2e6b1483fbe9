#include "record/values/date.h"

/* The first year of the Gregorian calendar in Japan: Meiji 6. */
enum { GREGORIAN = 1873 };

int
date_last_day(int year, int month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

	if (month < 0)
		return 31;
	if (month != 2)
		return days[month - 1];
	if (year >= 0 && year < GREGORIAN)
		return 30;
	return year < 0 || (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
}

/* Returns whether a part is known and outside first … last. */
static bool
is_outside(int part, int first, int last)
{
	return part >= 0 && (part < first || part > last);
}

bool
date_exists(const struct date *date)
{
	if (is_outside(date->month, 1, 12) ||
	    is_outside(date->day, 1, date_last_day(date->year, date->month)))
		return false;
	if (date->hour == 24) /* midnight as the end of the day */
		return date->minute <= 0 && date->second <= 0;
	return !is_outside(date->hour, 0, 23) && !is_outside(date->minute, 0, 59) &&
	       !is_outside(date->second, 0, 60); /* 60: a leap second */
}

/*
 * Counts years from March, so that the leap day is their last.  The lengths of months then repeat
 * 31 30 31 30 31, and month m (March = 1) shifts the weekday by (13 m - 1) / 5.
 */
int
date_weekday(const struct date *date)
{
	int year = date->year, month = date->month - 2;

	if (year < GREGORIAN || date->month < 0 || date->day < 0 || !date_exists(date))
		return -1;
	if (month < 1) {
		month += 12;
		year--;
	}
	return (date->day + (13 * month - 1) / 5 + year + year / 4 - year / 100 + year / 400) % 7;
}

static void
add_two(struct buffer *out, char before, int n)
{
	buffer_char(out, before);
	buffer_number(out, (unsigned)n, 2, '0');
}

bool
date_write(const struct date *date, bool always_seconds, struct buffer *out)
{
	if (!date->exact || date->year < 0 || date->month < 1 || date->day < 1 ||
	    !date_exists(date) || (date->hour < 0) != (date->minute < 0))
		return false;
	buffer_number(out, (unsigned)date->year, 4, '0');
	add_two(out, '/', date->month);
	add_two(out, '/', date->day);
	if (date->hour < 0)
		return true;
	add_two(out, ' ', date->hour);
	add_two(out, ':', date->minute);
	if (date->second >= 0 || always_seconds)
		add_two(out, ':', date->second < 0 ? 0 : date->second);
	return true;
}
