#include "record/evaluation.h"

const struct dialect_row evaluation_dialects[DIALECT_COUNT] = {
#define DIALECT(id, home, ...) [DIALECT_##id] = { DIALECT_HOME_##home, __VA_ARGS__ },
#include "record/tables/dialect.def"
#undef DIALECT
};

const struct evaluation *
evaluation_of_note(const struct record *record, const struct note *note)
{
	const struct evaluations *all = record->evaluations;
	uint32_t found = all == NULL ? 0 : all->of_note[note - record->notes];

	return found == 0 ? NULL : &all->list[found - 1];
}

const struct evaluation *
evaluation_at(const struct record *record, uint32_t node)
{
	const struct evaluations *all = record->evaluations;
	size_t low = 0, high = all == NULL ? 0 : all->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (all->list[middle].node < node)
			low = middle + 1;
		else
			high = middle;
	}
	for (; all != NULL && low < all->count && all->list[low].node == node; low++) {
		if (all->list[low].score != SCORE_none && !all->list[low].candidate)
			return &all->list[low];
	}
	return NULL;
}

struct str
evaluation_number(const struct record *record, uint32_t node, struct str word)
{
	for (uint32_t at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		struct str rest = record->notes[at - 1].text;
		size_t n, sign;

		rest = str_after(rest, str_find(rest, word));
		rest = str_ltrim(str_after(rest, rest.n < word.n ? rest.n : word.n));
		rest = str_after(rest, str_starts(rest, STR("=")));
		for (n = sign = str_starts(rest, STR("-")); n < rest.n && str_is_digit(rest.p[n]);)
			n++;
		if (n > sign)
			return str_first(rest, n);
	}
	return NO_STR;
}
