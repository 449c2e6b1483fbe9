#include "rules/board/movement.h"

#include <string.h>

/* File and rank offsets of the eight directions, clockwise from black's forward; files are counted
 * to black's left. */
static const int8_t file_step[DIRECTIONS] = { 0, -1, -1, -1, 0, 1, 1, 1 };
static const int8_t rank_step[DIRECTIONS] = { -1, -1, 0, 1, 1, 1, 0, -1 };

const int8_t movement_step[DIRECTIONS] = { -16, -17, -1, 15, 16, 17, 1, -15 };

/* The letters of Betza's directions, each a set of signs of rank and file offsets. */
enum { FORWARD = 1, BACK = 2, LEFT = 4, RIGHT = 8 };

static const struct {
	char letter;
	uint8_t signs;
} directions[] = {
	{ 'f', FORWARD },
	{ 'b', BACK },
	{ 'l', LEFT },
	{ 'r', RIGHT },
	{ 'v', FORWARD | BACK },
	{ 's', LEFT | RIGHT },
};

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

static unsigned
jump_bit(int file, int rank)
{
	return (unsigned)((file + 2) * 5 + rank + 2);
}

/* Whether an offset lies in the wanted directions; narrow: with a knight's long leg forward (ffN).
 */
static bool
points(int file, int rank, unsigned wanted, bool narrow)
{
	if (wanted == 0)
		return true;
	if (narrow && (rank > -2))
		return false;
	return ((wanted & FORWARD) != 0 && rank < 0) || ((wanted & BACK) != 0 && rank > 0) ||
	       ((wanted & LEFT) != 0 && file > 0) || ((wanted & RIGHT) != 0 && file < 0);
}

static int
magnitude(int n)
{
	return n < 0 ? -n : n;
}

static void
add_leaps(struct reach *reach, int near, int far, unsigned wanted, bool narrow)
{
	for (int file = -2; file <= 2; file++)
		for (int rank = -2; rank <= 2; rank++) {
			int a = magnitude(file), b = magnitude(rank);

			if (((a == near && b == far) || (a == far && b == near)) &&
			    points(file, rank, wanted, narrow))
				reach->jumps |= 1u << jump_bit(file, rank);
		}
}

static void
add_steps(struct reach *reach, int near, uint8_t range, unsigned wanted)
{
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		bool diagonal = file_step[d] != 0 && rank_step[d] != 0;

		if (diagonal == (near == 1) && points(file_step[d], rank_step[d], wanted, false) &&
		    reach->range[d] < range)
			reach->range[d] = range;
	}
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
			add_steps(reach, atoms[i].near,
			    (uint8_t)(!atoms[i].slides ? 1
				      : range != 0     ? range
						       : REACH_FAR),
			    wanted);
	}
	return found;
}

static unsigned
signs_of(char letter)
{
	for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
		if (directions[i].letter == letter)
			return directions[i].signs;
	return 0;
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
	if (**p == 'v')
		(*p)++;
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

/* Collects what needs no empty squares between: jumps and single steps. */
static void
find_near(struct reach *reach)
{
	reach->near = reach->jumps;
	for (unsigned d = 0; d < DIRECTIONS; d++)
		if (reach->range[d] != 0)
			reach->near |= 1u << jump_bit(file_step[d], rank_step[d]);
}

bool
movement_compile(const char *betza, struct reach *reach)
{
	const char *p = betza;

	*reach = (struct reach){ .jumps = 0 };
	while (*(p += *p == ' ') != '\0') {
		unsigned wanted = 0, range = 0;
		bool narrow = p[0] == 'f' && p[1] == 'f';
		char atom;

		while (signs_of(*p) != 0)
			wanted |= signs_of(*p++);
		atom = *p;
		if (atom == '\0')
			return false;
		p++;
		if (atom == '[') {
			if (!add_lion(reach, &p, wanted))
				return false;
			continue;
		}
		if (*p >= '1' && *p <= '9')
			range = (unsigned)(*p++ - '0');
		if (!add_atom(reach, atom, range, wanted, narrow))
			return false;
	}
	find_near(reach);
	return true;
}

struct reach
movement_turned(const struct reach *reach)
{
	struct reach turned = { .jumps = 0 };

	for (unsigned d = 0; d < DIRECTIONS; d++)
		turned.range[(d + DIRECTIONS / 2) % DIRECTIONS] = reach->range[d];
	turned.lion = (uint8_t)(reach->lion << 4 | reach->lion >> 4);
	turned.lion_free = reach->lion_free;
	for (int file = -2; file <= 2; file++)
		for (int rank = -2; rank <= 2; rank++)
			if ((reach->jumps >> jump_bit(file, rank) & 1) != 0)
				turned.jumps |= 1u << jump_bit(-file, -rank);
	find_near(&turned);
	return turned;
}

/* Returns the direction in which an offset lies, or DIRECTIONS. */
static uint8_t
direction_of(int file, int rank)
{
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		int n = magnitude(file) > magnitude(rank) ? magnitude(file) : magnitude(rank);

		if (file_step[d] * n == file && rank_step[d] * n == rank)
			return (uint8_t)d;
	}
	return DIRECTIONS;
}

void
movement_lines(struct line lines[LINE_COUNT])
{
	for (unsigned i = 0; i < LINE_COUNT; i++)
		lines[i] = (struct line){ 0, OFF_LINE, NO_JUMP, 0 };
	for (int file = -(BOARD_MAX - 1); file < BOARD_MAX; file++)
		for (int rank = -(BOARD_MAX - 1); rank < BOARD_MAX; rank++) {
			struct line *line = &lines[(unsigned)(rank * 32 + file) & (LINE_COUNT - 1)];
			int a = magnitude(file), b = magnitude(rank);

			if (a == 0 && b == 0)
				continue;
			if (a <= 2 && b <= 2)
				line->jump = (uint8_t)jump_bit(file, rank);
			if (direction_of(file, rank) == DIRECTIONS)
				continue;
			line->direction = direction_of(file, rank);
			line->bit = (uint8_t)(1u << line->direction);
			line->distance = (uint8_t)(a > b ? a : b);
		}
}
