#include "record/ending.h"

const struct ending_row ending_rows[ENDING_COUNT] = {
#define ENDING(id, ...) [ENDING_##id] = { __VA_ARGS__ },
#include "record/ending.def"
#undef ENDING
};
