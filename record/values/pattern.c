#define PCRE2_CODE_UNIT_WIDTH 8

#include "record/values/pattern.h"

#include <pcre2.h>
#include <stddef.h>
#include <string.h>

/*
 * Our own patterns read short values, a few in each game, so that the time to the first game
 * counts: a pattern is compiled on first use, and by the JIT only after enough uses to pay for it.
 * Users' patterns are not, because only the interpreter respects its limits.
 */

enum {
	JIT_AFTER = 500,   /* uses; the JIT takes as long as this number of matches */
	GROUPS_MAX = 48,   /* more than any pattern of our own has */
	STEPS_MAX = 50000, /* PCRE2's match limit: real values need about 100 */
	DEPTH_MAX = 1000,
	HEAP_MAX = 1024,         /* KiB */
	USER_STEPS_MAX = 100000, /* for a user's pattern, from one place in the line on */
	USER_DEPTH_MAX = 20000,
	USER_HEAP_MAX = 8 << 10
};

/* A compiled pattern and its table of names, whose entries are the group's number in two bytes and
 * the name. */
struct pattern {
	struct pattern_context *context; /* in which it was compiled */
	struct pattern *next;            /* compiled before it */
	pcre2_code *code;
	const unsigned char *names;
	uint32_t name_count, name_size;
	unsigned uses;
};

/* Precedes each block that PCRE2 holds.  The blocks form a ring, so that pattern_context_free finds
 * them even if memory ran out inside PCRE2. */
struct block {
	_Alignas(max_align_t) struct block *next;
	struct block *before;
	size_t size;
};

struct pattern_context {
	struct memory *memory;
	struct block blocks;
	struct pattern *first;
	pcre2_general_context *general;
	pcre2_match_context *limits, *user_limits;
	pcre2_match_data *found;
	uint64_t *steps; /* left for the present match */
};

static void *
block_take(size_t size, void *arg)
{
	struct pattern_context *context = arg;
	struct block *block;

	if (size > PTRDIFF_MAX - sizeof *block)
		return NULL;
	size += sizeof *block;
	block = memory_resize(context->memory, NULL, 0, size);
	*block = (struct block){ context->blocks.next, &context->blocks, size };
	block->next->before = block;
	context->blocks.next = block;
	return block + 1;
}

static void
block_free(void *place, void *arg)
{
	struct pattern_context *context = arg;
	struct block *block = place;

	if (place == NULL)
		return;
	block--;
	block->next->before = block->before;
	block->before->next = block->next;
	(void)memory_resize(context->memory, block, block->size, 0);
}

struct pattern_context *
pattern_context_new(struct memory *memory)
{
	struct pattern_context *context = memory_resize(memory, NULL, 0, sizeof *context);

	*context = (struct pattern_context){ .memory = memory };
	context->blocks.next = context->blocks.before = &context->blocks;
	return context;
}

void
pattern_context_free(struct pattern_context *context)
{
	struct pattern *pattern;

	if (context == NULL)
		return;
	for (pattern = context->first; pattern != NULL; pattern = pattern->next)
		pcre2_code_free(pattern->code); /* the JIT's code is not in a block */
	while (context->blocks.next != &context->blocks)
		block_free(context->blocks.next + 1, context);
	(void)memory_resize(context->memory, context, sizeof *context, 0);
}

/* Called before each part of a user's pattern is tried.  Ends the match at the limit. */
static int
count_step(pcre2_callout_block *callout, void *arg)
{
	struct pattern_context *context = arg;

	(void)callout;
	if (*context->steps == 0)
		return PCRE2_ERROR_CALLOUT;
	--*context->steps;
	return 0;
}

static pcre2_match_context *
new_limits(const struct pattern_context *context, uint32_t steps, uint32_t depth, uint32_t heap)
{
	pcre2_match_context *limits = pcre2_match_context_create(context->general);

	pcre2_set_match_limit(limits, steps);
	pcre2_set_depth_limit(limits, depth);
	pcre2_set_heap_limit(limits, heap);
	return limits;
}

/* Creates what all matches share. */
static void
prepare(struct pattern_context *context)
{
	if (context->general == NULL)
		context->general = pcre2_general_context_create(block_take, block_free, context);
	if (context->limits == NULL)
		context->limits = new_limits(context, STEPS_MAX, DEPTH_MAX, HEAP_MAX);
	if (context->user_limits == NULL) {
		context->user_limits =
		    new_limits(context, USER_STEPS_MAX, USER_DEPTH_MAX, USER_HEAP_MAX);
		pcre2_set_callout(context->user_limits, count_step, context);
	}
	if (context->found == NULL)
		context->found = pcre2_match_data_create(GROUPS_MAX, context->general);
}

/* Compiles text.  The pattern's code is NULL if that fails. */
static struct pattern *
compile(struct pattern_context *context, struct str text, uint32_t options, int *error, size_t *at)
{
	struct pattern *pattern;
	pcre2_compile_context *limits;

	prepare(context);
	pattern = block_take(sizeof *pattern, context);
	*pattern = (struct pattern){ .context = context, .next = context->first };
	context->first = pattern;
	limits = pcre2_compile_context_create(context->general);
	if ((options & PCRE2_AUTO_CALLOUT) != 0) /* a user's */
		pcre2_set_max_pattern_length(limits, PATTERN_BYTES_MAX);
	pattern->code = pcre2_compile((PCRE2_SPTR)text.p, text.n,
	    options | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C, error, at, limits);
	pcre2_compile_context_free(limits);
	return pattern;
}

/* --- our own */

struct pattern *
pattern_own(struct pattern_context *context, const char *text)
{
	int error;
	size_t at;
	struct pattern *pattern =
	    compile(context, str_of(text), PCRE2_ANCHORED | PCRE2_DUPNAMES, &error, &at);

	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMETABLE, &pattern->names);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMECOUNT, &pattern->name_count);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMEENTRYSIZE, &pattern->name_size);
	return pattern;
}

/* Lets PCRE2 check UTF-8, which is cheap for so few bytes. */
bool
pattern_match(struct pattern *pattern, struct str s)
{
	struct pattern_context *context = pattern->context;

	if (pattern->uses <= JIT_AFTER && pattern->uses++ == JIT_AFTER)
		(void)pcre2_jit_compile(pattern->code, PCRE2_JIT_COMPLETE);
	return pcre2_match(
		   pattern->code, (PCRE2_SPTR)s.p, s.n, 0, 0, context->found, context->limits) > 0;
}

bool
pattern_group(
    const struct pattern *pattern, struct str s, uint32_t *at, struct pattern_group *group)
{
	const PCRE2_SIZE *ends = pcre2_get_ovector_pointer(pattern->context->found);

	while (*at < pattern->name_count) {
		const unsigned char *entry = pattern->names + (*at)++ * pattern->name_size;
		const PCRE2_SIZE *pair = ends + 2 * ((unsigned)entry[0] << 8 | entry[1]);

		if (pair[0] == PCRE2_UNSET)
			continue;
		group->name = (const char *)entry + 2;
		group->value = (struct str){ s.p + pair[0], pair[1] - pair[0] };
		return true;
	}
	return false;
}

const char *
pattern_mark(const struct pattern_context *context)
{
	return (const char *)pcre2_get_mark(context->found);
}

/* --- a user's */

const struct pattern *
pattern_compile(
    struct pattern_context *context, struct str text, bool any_case, struct pattern_error *error)
{
	int why = 0;
	size_t at = 0;
	struct pattern *pattern = compile(context, text.n == 0 ? STR("") : text,
	    PCRE2_AUTO_CALLOUT | (any_case ? PCRE2_CASELESS : 0), &why, &at);

	if (pattern->code != NULL)
		return pattern;
	error->at = at < text.n ? at : text.n;
	if (pcre2_get_error_message(why, (PCRE2_UCHAR *)error->message, sizeof error->message) < 0)
		strcpy(error->message, "?");
	return NULL;
}

enum pattern_found
pattern_search(const struct pattern *pattern, struct pattern_context *context, struct str line,
    uint64_t *steps, struct span *at)
{
	const PCRE2_SIZE *ends;
	int found;

	if (line.n > PATTERN_LINE_MAX)
		return PATTERN_given_up;
	prepare(context);
	context->steps = steps;
	found = pcre2_match(pattern->code, (PCRE2_SPTR)(line.n == 0 ? "" : line.p), line.n, 0,
	    PCRE2_NO_UTF_CHECK, context->found, context->user_limits);
	if (found == PCRE2_ERROR_NOMATCH)
		return PATTERN_absent;
	if (found < 0)
		return PATTERN_given_up;
	ends = pcre2_get_ovector_pointer(context->found);
	at->at = (uint32_t)(ends[0] < ends[1] ? ends[0] : ends[1]); /* \K may reverse them */
	at->n = (uint32_t)(ends[0] < ends[1] ? ends[1] - ends[0] : ends[0] - ends[1]);
	return PATTERN_found;
}
