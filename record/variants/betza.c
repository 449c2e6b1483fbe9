#include "record/variants/betza.h"

#include <stdlib.h>

const int8_t betza_file_step[DIRECTIONS] = { 0, -1, -1, -1, 0, 1, 1, 1 };
const int8_t betza_rank_step[DIRECTIONS] = { -1, -1, 0, 1, 1, 1, 0, -1 };

/* The letters of Betza's directions, each a set of signs of rank and file offsets, and of what a
 * movement is for. */
enum { FORWARD = 1, BACK = 2, LEFT = 4, RIGHT = 8, RANKS = FORWARD | BACK, FILES = LEFT | RIGHT };
enum { MOVES = 16, CAPTURES = 32, HOPS = 64, NARROW = 128, FLIES = 256, SKIPS = 512, IGUI = 1024 };

static const char letters[] = "fblrvsmcp";
static const uint8_t signs[] = { FORWARD, BACK, LEFT, RIGHT, RANKS, FILES, MOVES, CAPTURES, HOPS };

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

/* How the atoms are meant that stand in braces after a word. */
static const struct {
	const char *word;
	unsigned way;
} ways[] = { { "{jump ", FLIES }, { "{skip ", SKIPS }, { "{igui ", IGUI } };

enum { JUMPS = 25 };

static unsigned
jump_bit(int file, int rank)
{
	return (unsigned)((file + 2) * 5 + rank + 2);
}

/* Whether an offset lies in the wanted directions, 0: in any.  A diagonal must lie in both, where
 * one of each axis is wanted. */
static bool
points(int file, int rank, unsigned wanted)
{
	unsigned is = (rank < 0      ? FORWARD
			  : rank > 0 ? BACK
				     : 0u) |
		      (file > 0      ? LEFT
			  : file < 0 ? RIGHT
				     : 0u);
	unsigned axes = wanted & (RANKS | FILES);

	if (abs(file) == abs(rank) && (axes & RANKS) != 0 && (axes & FILES) != 0)
		return (axes & is & RANKS) != 0 && (axes & is & FILES) != 0;
	return axes == 0 || (axes & is) != 0;
}

/* Returns the leaps in the wanted directions; NARROW: only those with a knight's long leg along the
 * ranks (ffN, bbN). */
static uint32_t
find_leaps(int near, int far, unsigned wanted)
{
	uint32_t leaps = 0;

	for (int file = -2; file <= 2; file++)
		for (int rank = -2; rank <= 2; rank++) {
			int a = abs(file), b = abs(rank);

			if (((a == near && b == far) || (a == far && b == near)) &&
			    points(file, rank, wanted) && ((wanted & NARROW) == 0 || b == 2))
				leaps |= 1u << jump_bit(file, rank);
		}
	return leaps;
}

static void
add_steps(uint8_t ranges[DIRECTIONS], int near, unsigned range, unsigned wanted)
{
	for (unsigned d = (unsigned)near; d < DIRECTIONS; d += 2) /* diagonals are odd */
		if (ranges[d] < range && points(betza_file_step[d], betza_rank_step[d], wanted))
			ranges[d] = (uint8_t)range;
}

/* Adds the steps or slides of an atom in braces. */
static bool
add_way(struct movement *movement, int near, unsigned range, unsigned wanted)
{
	uint8_t ranges[DIRECTIONS] = { 0 };

	add_steps(ranges, near, range, wanted);
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		if (ranges[d] == 0)
			continue;
		if ((wanted & IGUI) != 0)
			movement->reach.igui |= (uint8_t)(1u << d);
		if ((wanted & FLIES) != 0)
			movement->flies |= (uint8_t)(1u << d);
		if ((wanted & SKIPS) != 0) {
			movement->skips[d] = (uint8_t)range;
			movement->reach.jumps |=
			    1u << jump_bit(2 * betza_file_step[d], 2 * betza_rank_step[d]);
		}
	}
	if ((wanted & FLIES) != 0)
		add_steps(movement->reach.range, near, range, wanted);
	movement->special |= (wanted & (FLIES | SKIPS)) != 0;
	return (wanted & (MOVES | CAPTURES | HOPS)) == 0;
}

/* Adds an atom to what its letters name: the reach, or moves, captures or hops alone. */
static bool
add_atom(struct movement *movement, char letter, unsigned range, unsigned wanted)
{
	unsigned intents = (wanted & (MOVES | CAPTURES)) / MOVES;
	bool found = false, hops = (wanted & HOPS) != 0;

	for (size_t i = 0; i < sizeof atoms / sizeof *atoms; i++) {
		uint32_t leaps = 0;
		bool leaping = atoms[i].far == 2;

		if (atoms[i].letter != letter)
			continue;
		if (wanted >= FLIES) {
			found = !leaping && add_way(movement, atoms[i].near,
						atoms[i].slides ? range : 1, wanted);
			continue;
		}
		found = !leaping || !hops;
		if (leaping)
			leaps = find_leaps(atoms[i].near, 2, wanted);
		if (!hops && intents % 3 == 0) {
			movement->reach.jumps |= leaps;
			if (!leaping)
				add_steps(movement->reach.range, atoms[i].near,
				    atoms[i].slides ? range : 1, wanted);
			continue;
		}
		movement->special = true;
		for (unsigned intent = 0; intent < 2; intent++) {
			if (intents % 3 != 0 && (intents >> intent & 1) == 0)
				continue;
			movement->leaps[intent] |= leaps;
			if (!leaping)
				add_steps(hops ? movement->hops[intent] : movement->slides[intent],
				    atoms[i].near, atoms[i].slides ? range : 1, wanted);
		}
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
	struct movement step = { .special = false };
	char atom;

	if (**p != 'a')
		return false;
	reach->lion_free = *++*p != 'v';
	*p += **p == 'v';
	atom = **p;
	if ((atom != 'K' && atom != 'W' && atom != 'F') || *++*p != ']' || wanted >= MOVES)
		return false;
	++*p;
	add_atom(&step, atom, 0, wanted);
	for (unsigned d = 0; d < DIRECTIONS; d++) {
		if (step.reach.range[d] == 0)
			continue;
		reach->lion |= (uint8_t)(1u << d);
		if (reach->range[d] == 0)
			reach->range[d] = 1;
	}
	return true;
}

/* Returns the single steps of a movement with these ranges. */
static uint32_t
single_steps(const uint8_t ranges[DIRECTIONS])
{
	static const uint8_t bits[DIRECTIONS] = { 11, 6, 7, 8, 13, 18, 17, 16 }; /* of jumps */
	uint32_t steps = 0;

	for (unsigned d = 0; d < DIRECTIONS; d++)
		steps |= (uint32_t)(ranges[d] != 0) << bits[d];
	return steps;
}

/* Jumps and single steps need no empty squares between. */
static void
find_near(struct reach *reach)
{
	reach->near = reach->jumps | single_steps(reach->range);
}

uint32_t
betza_first_steps(const struct movement *movement)
{
	uint32_t steps = movement->reach.near;

	for (unsigned intent = 0; intent < 2 && movement->special; intent++)
		steps |= movement->leaps[intent] | single_steps(movement->slides[intent]) |
			 single_steps(movement->hops[intent]);
	return steps;
}

/* Reads the word after an opening brace into *way, or all of {area N}.  Returns false if it is
 * neither. */
static bool
open_brace(struct movement *movement, const char **p, unsigned *way)
{
	static const char area[] = "{area ";
	const char *steps = *p + sizeof area - 1;

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		size_t n = strlen(ways[i].word);

		if (strncmp(*p, ways[i].word, n) == 0) {
			*way = ways[i].way;
			*p += n;
			return true;
		}
	}
	if (strncmp(*p, area, sizeof area - 1) != 0 || (*steps != '2' && *steps != '3') ||
	    steps[1] != '}')
		return false;
	movement->area = (uint8_t)(*steps - '0');
	movement->special = true;
	*p = steps + 2;
	return add_atom(movement, 'K', 1, 0);
}

const char *
betza_compile(const char *betza, struct movement *movement)
{
	const char *letter, *p;
	unsigned way = 0; /* of the braces that are open */

	*movement = (struct movement){ .special = false };
	for (p = betza; *(p += *p == ' ') != '\0';) {
		unsigned wanted = way, range = REACH_FAR;
		const char *at;
		char atom;

		if (*p == '}' && way != 0) {
			way = 0;
			p++;
			continue;
		}
		if (*p == '{' && way == 0) {
			if (!open_brace(movement, &p, &way))
				return p;
			continue;
		}
		for (; *p != '\0' && (letter = strchr(letters, *p)) != NULL; p++) {
			if ((*p == 'f' || *p == 'b') && p[1] == *p)
				wanted |= NARROW;
			wanted |= signs[letter - letters];
		}
		at = p;
		if (*p == '\0')
			return at;
		atom = *p++;
		if (*p >= '1' && *p <= '9' && atom != '[')
			range = (unsigned)(*p++ - '0');
		if (atom == '[') {
			if (!add_lion(&movement->reach, &p, wanted))
				return p;
		} else if (!add_atom(movement, atom, range, wanted)) {
			return at;
		}
	}
	find_near(&movement->reach);
	return p == betza || way != 0 ? p : NULL;
}

/* Returns a set of jumps seen from the other side. */
static uint32_t
turn_jumps(uint32_t jumps)
{
	uint32_t turned = 0;

	for (; jumps != 0; jumps &= jumps - 1)
		turned |= 1u << (JUMPS - 1 - __builtin_ctz(jumps));
	return turned;
}

static void
turn_ranges(uint8_t to[DIRECTIONS], const uint8_t from[DIRECTIONS])
{
	memcpy(to, from + DIRECTIONS / 2, DIRECTIONS / 2);
	memcpy(to + DIRECTIONS / 2, from, DIRECTIONS / 2);
}

static uint8_t
turn_directions(unsigned directions)
{
	return (uint8_t)(directions << DIRECTIONS / 2 | directions >> DIRECTIONS / 2);
}

struct reach
betza_turned(const struct reach *reach)
{
	struct reach turned = { .jumps = turn_jumps(reach->jumps),
		.lion = turn_directions(reach->lion),
		.lion_free = reach->lion_free,
		.igui = turn_directions(reach->igui) };

	turn_ranges(turned.range, reach->range);
	find_near(&turned);
	return turned;
}

struct movement
betza_turned_movement(const struct movement *movement)
{
	struct movement turned = { .reach = betza_turned(&movement->reach),
		.special = movement->special,
		.flies = turn_directions(movement->flies),
		.area = movement->area };

	turn_ranges(turned.skips, movement->skips);
	for (unsigned intent = 0; intent < 2; intent++) {
		turn_ranges(turned.slides[intent], movement->slides[intent]);
		turn_ranges(turned.hops[intent], movement->hops[intent]);
		turned.leaps[intent] = turn_jumps(movement->leaps[intent]);
	}
	return turned;
}

bool
betza_same(const struct movement *one, const struct movement *two)
{
	return betza_alike(&one->reach, &two->reach) &&
	       memcmp(one->slides, two->slides, sizeof one->slides) == 0 &&
	       memcmp(one->hops, two->hops, sizeof one->hops) == 0 &&
	       memcmp(one->leaps, two->leaps, sizeof one->leaps) == 0 &&
	       memcmp(one->skips, two->skips, sizeof one->skips) == 0 && one->flies == two->flies &&
	       one->area == two->area;
}
