#include "record/tables/ending.h"

const struct ending_row ending_rows[ENDING_COUNT] = {
#define ENDING(id, name, wins, kif, csa, english, japanese, made, instead, editions, foul)         \
	[ENDING_##id] = { name, wins, kif, csa, english, japanese, made, instead, foul },
#include "record/tables/ending.def"
#undef ENDING
};

enum ending
ending_of_csa(struct str word)
{
	unsigned ending;

	if (str_eq(word, STR("OUTE_SENNICHITE")))
		return ENDING_perpetual_check;
	for (ending = 1; word.n > 0 && ending < ENDING_COUNT; ending++) {
		if (str_eq(word, str_of(ending_rows[ending].csa)))
			return (enum ending)ending;
	}
	return ENDING_other;
}
