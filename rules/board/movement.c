#include "rules/board/movement.h"

#include <stdlib.h>
#include <string.h>

/* File and rank offsets of the eight directions, clockwise from black's forward; files are counted
 * to black's left. */
static const int8_t file_step[DIRECTIONS] = { 0, -1, -1, -1, 0, 1, 1, 1 };
static const int8_t rank_step[DIRECTIONS] = { -1, -1, 0, 1, 1, 1, 0, -1 };

/* The letters of Betza's directions, each a set of signs of rank and file offsets. */
enum { FORWARD = 1, BACK = 2, LEFT = 4, RIGHT = 8 };

static const char letters[] = "fblrvs";
static const uint8_t signs[] = { FORWARD, BACK, LEFT, RIGHT, FORWARD | BACK, LEFT | RIGHT };

/* The atoms: a leap of (near, far) in all its turns; sliding repeats it. */
static const struct {
	char letter;
	uint8_t near, far;
	bool slides;
} atoms[] = {
	{ 'W', 0, 1, false },
	{ 'F', 1, 1, false },
	{ 'D', 0, 2, false },
	{ 'A', 2, 2, false },
	{ 'N', 1, 2, false },
	{ 'R', 0, 1, true },
	{ 'B', 1, 1, true },
	{ 'K', 0, 1, false },
	{ 'K', 1, 1, false },
	{ 'Q', 0, 1, true },
	{ 'Q', 1, 1, true },
};

enum { JUMPS = 25 };

static unsigned
jump_bit(int file, int rank)
{
	return (unsigned)((file + 2) * 5 + rank + 2);
}

/* Whether an offset lies in the wanted directions; 0: in any. */
static bool
points(int file, int rank, unsigned wanted)
{
	return wanted == 0 || ((wanted & FORWARD) != 0 && rank < 0) ||
	       ((wanted & BACK) != 0 && rank > 0) || ((wanted & LEFT) != 0 && file > 0) ||
	       ((wanted & RIGHT) != 0 && file < 0);
}

/* Adds leaps; narrow: only those with a knight's long leg forward (ffN). */
static void
add_leaps(struct reach *reach, int near, int far, unsigned wanted, bool narrow)
{
	for (int file = -2; file <= 2; file++)
		for (int rank = -2; rank <= 2; rank++) {
			int a = abs(file), b = abs(rank);

			if (((a == near && b == far) || (a == far && b == near)) &&
			    points(file, rank, wanted) && (!narrow || rank == -2))
				reach->jumps |= 1u << jump_bit(file, rank);
		}
}

static void
add_steps(struct reach *reach, int near, unsigned range, unsigned wanted)
{
	for (unsigned d = 0; d < DIRECTIONS; d++)
		if (abs(file_step[d] * rank_step[d]) == near &&
		    points(file_step[d], rank_step[d], wanted) && reach->range[d] < range)
			reach->range[d] = (uint8_t)range;
}

static bool
add_atom(struct reach *reach, char letter, unsigned range, unsigned wanted, bool narrow)
{
	bool found = false;

	for (size_t i = 0; i < sizeof atoms / sizeof *atoms; i++) {
		if (atoms[i].letter != letter)
			continue;
		found = true;
		if (atoms[i].far == 2)
			add_leaps(reach, atoms[i].near, atoms[i].far, wanted, narrow);
		else
			add_steps(reach, atoms[i].near, atoms[i].slides ? range : 1, wanted);
	}
	return found;
}

/*
 * Reads lion power, in brackets: [aK] is a king's step and then another in any direction, [avW] and
 * [avF] a step and then another on or back along the same line.  The first step alone is a move
 * too.
 */
static bool
add_lion(struct reach *reach, const char **p, unsigned wanted)
{
	struct reach step = { .jumps = 0 };
	char atom;

	if (*(*p)++ != 'a')
		return false;
	reach->lion_free = **p != 'v';
	*p += **p == 'v';
	atom = *(*p)++;
	if ((atom != 'K' && atom != 'W' && atom != 'F') || *(*p)++ != ']')
		return false;
	add_atom(&step, atom, 0, wanted, false);
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		if (step.range[d] == 0)
			continue;
		reach->lion |= (uint8_t)(1u << d);
		if (reach->range[d] == 0)
			reach->range[d] = 1;
	}
	return true;
}

bool
movement_compile(const char *betza, struct reach *reach)
{
	*reach = (struct reach){ .jumps = 0 };
	for (const char *p = betza; *(p += *p == ' ') != '\0';) {
		unsigned wanted = 0, range = REACH_FAR;
		bool narrow = p[0] == 'f' && p[1] == 'f';
		const char *letter;
		char atom;

		while (*p != '\0' && (letter = strchr(letters, *p)) != NULL) {
			wanted |= signs[letter - letters];
			p++;
		}
		if (*p == '\0')
			return false;
		atom = *p++;
		if (*p >= '1' && *p <= '9' && atom != '[')
			range = (unsigned)(*p++ - '0');
		if (atom == '[' ? !add_lion(reach, &p, wanted)
				: !add_atom(reach, atom, range, wanted, narrow))
			return false;
	}
	/* jumps and single steps need no empty squares between */
	reach->near = reach->jumps;
	for (unsigned d = 0; d < DIRECTIONS; d++)
		if (reach->range[d] != 0)
			reach->near |= 1u << jump_bit(file_step[d], rank_step[d]);
	return true;
}

struct reach
movement_turned(const struct reach *reach)
{
	struct reach turned = { .lion = (uint8_t)(reach->lion << 4 | reach->lion >> 4),
		.lion_free = reach->lion_free };

	for (unsigned d = 0; d < DIRECTIONS; d++)
		turned.range[(d + DIRECTIONS / 2) % DIRECTIONS] = reach->range[d];
	for (unsigned bit = 0; bit < JUMPS; bit++) {
		turned.jumps |= (reach->jumps >> bit & 1) << (JUMPS - 1 - bit);
		turned.near |= (reach->near >> bit & 1) << (JUMPS - 1 - bit);
	}
	return turned;
}

/* Returns the line to a square this many files and ranks away. */
static struct line *
line_to(struct grid *grid, int file, int rank)
{
	return &grid->lines[(unsigned)(rank * 32 + file) & (LINE_COUNT - 1)];
}

void
movement_grid(struct grid *grid)
{
	for (unsigned square = 0; square < 256; square++) {
		grid->ranks[square] = (uint16_t)(1u << square_rank((square_t)square));
		grid->places[square] = (uint16_t)(square + (square & 0xF0));
	}
	for (unsigned i = 0; i < LINE_COUNT; i++)
		grid->lines[i] = (struct line){ 0, OFF_LINE, NO_JUMP, 0 };
	for (unsigned d = 0; d < DIRECTIONS; d++)
		for (int n = 1; n < BOARD_MAX; n++)
			*line_to(grid, file_step[d] * n, rank_step[d] * n) =
			    (struct line){ (uint8_t)d, (uint8_t)n, NO_JUMP, (uint8_t)(1u << d) };
	for (int bit = 0; bit < JUMPS; bit++)
		if (bit != JUMPS / 2)
			line_to(grid, bit / 5 - 2, bit % 5 - 2)->jump = (uint8_t)bit;
}
