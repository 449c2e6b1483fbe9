#include "parsers/csa/csa_time.h"

struct csa_time
csa_time_read(struct str s)
{
	struct csa_time time = { 0 };
	uint64_t part = 0, sum = 0;
	size_t i = 1, digits = 0;
	uint32_t unit = 1000;

	if (i < s.n && (s.p[i] == '=' || s.p[i] == '+'))
		i++;
	for (; i < s.n && part <= UINT32_MAX && sum <= UINT32_MAX; i++) {
		unsigned digit = (unsigned char)s.p[i] - (unsigned)'0';

		if (digit < 10) {
			part = part * 10 + digit;
			digits++;
		} else if (s.p[i] == ':' && digits > 0) {
			sum = (sum + part) * 60;
			part = digits = 0;
		} else {
			break;
		}
	}
	if (digits == 0 || sum + part > UINT32_MAX)
		return time;
	time.ms = (sum + part) * 1000;
	if (i < s.n && s.p[i] == '.') {
		for (i++; i < s.n && str_is_digit(s.p[i]); i++) {
			unit /= 10;
			time.ms += unit * ((unsigned char)s.p[i] - (unsigned)'0');
			time.fraction = true;
		}
	}
	time.n = (uint32_t)i;
	return time;
}
