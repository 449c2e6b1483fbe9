#include "record/usen.h"

const uint8_t usen_kinds[8] = { KIND_king, KIND_gold, KIND_pawn, KIND_lance, KIND_knight,
	KIND_silver, KIND_bishop, KIND_rook };

unsigned
usen_number(enum kind kind)
{
	unsigned i;

	for (i = 0; i < sizeof usen_kinds; i++) {
		if (usen_kinds[i] == kind)
			return USEN_FIRST + i;
	}
	return 0;
}
