#include "record/tables/ending.h"

const struct ending_row ending_rows[ENDING_COUNT] = {
#define ENDING(id, ...) [ENDING_##id] = { __VA_ARGS__ },
#include "record/tables/ending.def"
#undef ENDING
};
