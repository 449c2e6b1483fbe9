#include "parsers/kif/kif_time.h"

#include "record/scan.h"

/*
 * Reads h:m:s or m:s, maybe with a fraction of a second, into *ms.  Returns the place after it and
 * the blanks around it; NULL when it is no time.  Does not set *ms where there is no number.
 */
static const char *
read_duration(const char *p, const char *end, uint32_t *ms)
{
	uint64_t sum = 0;
	uint32_t number, unit = 100;
	unsigned parts = 0;
	struct scan scan;

	for (;;) {
		const char *digits = scan_blanks(p, end);

		p = scan_number(digits, end, &number);
		if (p == digits)
			return parts == 0 ? p : NULL;
		if (parts > 0 && number >= 60)
			return NULL;
		sum = sum * 60 + number;
		scan = scan_next(p, end);
		if (++parts == 3 || scan.is != SCAN_colon)
			break;
		p += scan.length;
	}
	sum *= 1000;
	if (scan.is == SCAN_dot) {
		while (p += scan.length, (scan = scan_next(p, end)).is == SCAN_digit) {
			sum += scan.value * unit; /* finer parts are dropped */
			unit /= 10;
		}
	}
	if (parts == 1 || sum >= TIME_NONE)
		return NULL;
	*ms = (uint32_t)sum;
	return scan_blanks(p, end);
}

const char *
kif_time_read(const char *p, const char *end, uint32_t *spent, uint32_t *total)
{
	uint32_t move = TIME_NONE, side = TIME_NONE;
	struct scan scan = scan_next(p, end);

	if (scan.is != SCAN_open)
		return NULL;
	p = read_duration(p + scan.length, end, &move);
	if (p == NULL || move == TIME_NONE)
		return NULL;
	scan = scan_next(p, end);
	if (scan.is == SCAN_slash) {
		p = read_duration(p + scan.length, end, &side);
		if (p == NULL)
			return NULL;
		scan = scan_next(p, end);
	}
	if (scan.is != SCAN_close)
		return NULL;
	*spent = move;
	*total = side;
	return p + scan.length;
}
