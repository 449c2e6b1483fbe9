#include "rules/lint/lint_time.h"

enum { SECOND = 1000, TIME_LONGEST = 64 };

struct span
lint_time_span(const struct record *record, const struct ply *ply)
{
	struct str rest;
	uint32_t at, n;

	if (ply->time_at == 0)
		return ply->at;
	at = ply->at.at + ply->time_at;
	rest = str_after(record->text->body, at);
	for (n = 0; n < rest.n && rest.p[n] != '\n' && rest.p[n] != '\r'; n++) {
		if (rest.p[n] == ')')
			return (struct span){ at, n + 1 };
		if (str_starts(str_after(rest, n), STR("）")))
			return (struct span){ at, n + (uint32_t)(sizeof "）" - 1) };
		if (n >= TIME_LONGEST && ((unsigned char)rest.p[n] & 0xC0) != 0x80)
			break;
	}
	return (struct span){ at, n };
}

bool
lint_time_agrees(uint64_t sum, uint32_t total)
{
	if (total % SECOND == 0)
		return sum / SECOND == total / SECOND;
	return sum < (uint64_t)total + SECOND && total < sum + SECOND;
}

bool
lint_time_filler(const struct ply *ply)
{
	return ply->claim.kind == CLAIM_end && ply->total == 0 &&
	       (ply->spent == 0 || ply->spent == TIME_NONE);
}

bool
lint_time_from_zero(const struct record *record, enum side side)
{
	static const char *const added[] = {
		[BLACK] = "先手消費時間加算", [WHITE] = "後手消費時間加算"
	};
	size_t i;

	if (record->setup.first_number > 0 || record->plies[record->plies[0].next].number > 1)
		return false;
	for (i = 0; i < record->header_count; i++) {
		if (str_eq(record->headers[i].key, str_of(added[side])))
			return str_eq(record->headers[i].value, STR("0"));
	}
	return true;
}
