#include "rules/board/movement.h"

/* The table as the compiler computes it, f files and r ranks away. */
#define ABS(n) ((n) < 0 ? -(n) : (n))
#define IS_LINE(f, r)                                                                              \
	(((f) != 0 || (r) != 0) && ((f) == 0 || (r) == 0 || (f) == (r) || (f) == -(r)))
#define BY_FILE(f, right, straight, left) ((f) < 0 ? (right) : (f) == 0 ? (straight) : (left))
#define DIRECTION(f, r)                                                                            \
	((r) < 0 ? BY_FILE(f, 1, 0, 7) : (r) == 0 ? BY_FILE(f, 2, 0, 6) : BY_FILE(f, 3, 4, 5))
#define IS_NEAR(f, r) (ABS(f) <= 2 && ABS(r) <= 2 && ((f) != 0 || (r) != 0))
#define LINE(f, r)                                                                                 \
	[(unsigned)((r)*RANK_STEP + (f)) &                                                         \
	    (LINE_COUNT - 1)] = { (uint8_t)(IS_LINE(f, r) ? DIRECTION(f, r) : 0),                  \
		(uint8_t)(!IS_LINE(f, r) ? OFF_LINE                                                \
			  : (r) != 0     ? ABS(r)                                                  \
					 : ABS(f)),                                                    \
		(uint8_t)(IS_NEAR(f, r) ? ((f) + 2) * 5 + (r) + 2 : NO_JUMP),                      \
		(uint8_t)(IS_LINE(f, r) ? 1 << DIRECTION(f, r) : 0) },

#define FILES_4(f, r) LINE(f, r) LINE((f) + 1, r) LINE((f) + 2, r) LINE((f) + 3, r)
#define FILES_16(f, r) FILES_4(f, r) FILES_4((f) + 4, r) FILES_4((f) + 8, r) FILES_4((f) + 12, r)
#define RANK(r) FILES_16(-32, r) FILES_16(-16, r) FILES_16(0, r) FILES_16(16, r)
#define RANKS_4(r) RANK(r) RANK((r) + 1) RANK((r) + 2) RANK((r) + 3)
#define RANKS_16(r) RANKS_4(r) RANKS_4((r) + 4) RANKS_4((r) + 8) RANKS_4((r) + 12)

const struct line movement_lines[LINE_COUNT] = { RANKS_16(-32) RANKS_16(-16) RANKS_16(0)
	    RANKS_16(16) };
