#include "cmd/judge/finding_judge.h"

/* In a file that workers share, the comments for the whole file go on from chunk to chunk, and how
 * many findings were reported. */

struct carry {
	struct suppressions comments; /* in: those for the whole file; out: what became of them */
	struct buffer used;           /* which of them were used */
	size_t listed;
};

static void
free_carry(void *to)
{
	struct carry *carry = to;

	buffer_free(&carry->used);
}

static void
guess(const void *state, void *to, struct memory *memory)
{
	const struct judge *judge = state;
	struct carry *carry = to;

	if (carry->used.memory == NULL)
		buffer_init(&carry->used, memory);
	carry->comments = judge->suppressions;
	buffer_clear(&carry->used);
	buffer_fill(&carry->used, '\0', carry->comments.active);
	carry->listed = judge->listed;
}

static void
begin(void *state, void *from)
{
	struct judge *judge = state;
	struct carry *carry = from;

	suppress_join(&judge->suppressions, &carry->comments, carry->used.p);
	judge->listed = carry->listed;
}

static void
leave(const void *state, void *to)
{
	const struct judge *judge = state;
	struct carry *carry = to;

	carry->comments = judge->suppressions;
}

static bool
same(const void *state, const void *of, const void *now)
{
	const struct carry *carry = of;
	const struct suppressions *whole = &((const struct judge *)state)->suppressions;
	const struct suppressions *own =
	    now != NULL ? &((const struct judge *)now)->suppressions : &carry->comments;

	return !own->missed && whole->active == own->active &&
	       whole->gone + whole->settled + own->gone + own->settled <= SUPPRESS_MAX;
}

static void
pass(void *state, const void *of)
{
	struct suppressions *comments = &((struct judge *)state)->suppressions;
	const struct carry *carry = of;
	size_t i;

	comments->gone += carry->comments.gone + carry->comments.settled;
	for (i = 0; i < carry->used.n; i++)
		comments->of_file.used[i] |= (unsigned char)carry->used.p[i];
}

static void
again(void *state, const void *of)
{
	struct judge *judge = state;
	const struct carry *carry = of;

	judge->listed = carry->listed;
}

const struct visitor_carry judge_carry = {
	.size = sizeof(struct carry),
	.free = free_carry,
	.guess = guess,
	.begin = begin,
	.leave = leave,
	.same = same,
	.pass = pass,
	.again = again,
};
