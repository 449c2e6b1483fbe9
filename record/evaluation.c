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
