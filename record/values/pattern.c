#define PCRE2_CODE_UNIT_WIDTH 8

#include "record/values/pattern.h"

#include <pcre2.h>
#include <stddef.h>
#include <string.h>

/*
 * Our own patterns read short values, a few in each game.  So what counts is how soon the first
 * game of a process is read: a pattern is compiled when it is first used, and by the JIT only when
 * it has been used so often that this pays.  A user's is never: only the interpreter keeps its
 * limits.
 */

enum {
	JIT_AFTER = 500,   /* uses; compiling by the JIT takes as long as so many matches */
	GROUPS_MAX = 48,   /* more than any pattern of our own has */
	STEPS_MAX = 50000, /* PCRE2's match limit: real values take some 100 */
	DEPTH_MAX = 1000,
	HEAP_MAX = 1024,         /* KiB */
	USER_STEPS_MAX = 100000, /* a user's pattern, from one place in the line on */
	USER_DEPTH_MAX = 20000,
	USER_HEAP_MAX = 8 << 10
};

/* A compiled pattern and its table of names: entries of two bytes, the group's number, and the
 * name. */
struct pattern {
	struct pattern_context *patterns; /* it was made in */
	struct pattern *next;             /* made before it */
	pcre2_code *code;
	const unsigned char *names;
	uint32_t name_count, name_size;
	unsigned uses;
};

/* What stands before each block that PCRE2 holds: its neighbours in a ring, so that
 * pattern_context_free finds it even if memory ran out inside PCRE2. */
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
	uint64_t *steps; /* left for the match that is tried */
};

static void *
block_take(size_t size, void *arg)
{
	struct pattern_context *patterns = arg;
	struct block *block;

	if (size > PTRDIFF_MAX - sizeof *block)
		return NULL;
	size += sizeof *block;
	block = memory_resize(patterns->memory, NULL, 0, size);
	*block = (struct block){ patterns->blocks.next, &patterns->blocks, size };
	block->next->before = block;
	patterns->blocks.next = block;
	return block + 1;
}

static void
block_free(void *place, void *arg)
{
	struct pattern_context *patterns = arg;
	struct block *block = place;

	if (place == NULL)
		return;
	block--;
	block->next->before = block->before;
	block->before->next = block->next;
	(void)memory_resize(patterns->memory, block, block->size, 0);
}

struct pattern_context *
pattern_context_new(struct memory *memory)
{
	struct pattern_context *patterns = memory_resize(memory, NULL, 0, sizeof *patterns);

	*patterns = (struct pattern_context){ .memory = memory };
	patterns->blocks.next = patterns->blocks.before = &patterns->blocks;
	return patterns;
}

void
pattern_context_free(struct pattern_context *patterns)
{
	struct pattern *pattern;

	if (patterns == NULL)
		return;
	for (pattern = patterns->first; pattern != NULL; pattern = pattern->next)
		pcre2_code_free(pattern->code); /* the JIT's part is not in a block */
	while (patterns->blocks.next != &patterns->blocks)
		block_free(patterns->blocks.next + 1, patterns);
	(void)memory_resize(patterns->memory, patterns, sizeof *patterns, 0);
}

/* Called before each part of a user's pattern is tried: counts, and ends the match at the limit. */
static int
count_step(pcre2_callout_block *callout, void *arg)
{
	struct pattern_context *patterns = arg;

	(void)callout;
	if (*patterns->steps == 0)
		return PCRE2_ERROR_CALLOUT;
	--*patterns->steps;
	return 0;
}

static pcre2_match_context *
new_limits(const struct pattern_context *patterns, uint32_t steps, uint32_t depth, uint32_t heap)
{
	pcre2_match_context *limits = pcre2_match_context_create(patterns->general);

	pcre2_set_match_limit(limits, steps);
	pcre2_set_depth_limit(limits, depth);
	pcre2_set_heap_limit(limits, heap);
	return limits;
}

/* What all matches share. */
static void
prepare(struct pattern_context *patterns)
{
	if (patterns->general == NULL)
		patterns->general = pcre2_general_context_create(block_take, block_free, patterns);
	if (patterns->limits == NULL)
		patterns->limits = new_limits(patterns, STEPS_MAX, DEPTH_MAX, HEAP_MAX);
	if (patterns->user_limits == NULL) {
		patterns->user_limits =
		    new_limits(patterns, USER_STEPS_MAX, USER_DEPTH_MAX, USER_HEAP_MAX);
		pcre2_set_callout(patterns->user_limits, count_step, patterns);
	}
	if (patterns->found == NULL)
		patterns->found = pcre2_match_data_create(GROUPS_MAX, patterns->general);
}

/* Compiles text; the pattern's code is NULL when that fails. */
static struct pattern *
compile(struct pattern_context *patterns, struct str text, uint32_t options, int *error, size_t *at)
{
	struct pattern *pattern;
	pcre2_compile_context *context;

	prepare(patterns);
	pattern = block_take(sizeof *pattern, patterns);
	*pattern = (struct pattern){ .patterns = patterns, .next = patterns->first };
	patterns->first = pattern;
	context = pcre2_compile_context_create(patterns->general);
	if ((options & PCRE2_AUTO_CALLOUT) != 0) /* a user's */
		pcre2_set_max_pattern_length(context, PATTERN_BYTES_MAX);
	pattern->code = pcre2_compile((PCRE2_SPTR)text.p, text.n,
	    options | PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C, error, at, context);
	pcre2_compile_context_free(context);
	return pattern;
}

/* --- our own */

struct pattern *
pattern_own(struct pattern_context *patterns, const char *text)
{
	int error;
	size_t at;
	struct pattern *pattern =
	    compile(patterns, str_of(text), PCRE2_ANCHORED | PCRE2_DUPNAMES, &error, &at);

	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMETABLE, &pattern->names);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMECOUNT, &pattern->name_count);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMEENTRYSIZE, &pattern->name_size);
	return pattern;
}

/* UTF-8 is checked by PCRE2: for so few bytes that costs less than a mistake elsewhere would. */
bool
pattern_match(struct pattern *pattern, struct str s)
{
	struct pattern_context *patterns = pattern->patterns;

	if (pattern->uses <= JIT_AFTER && pattern->uses++ == JIT_AFTER)
		(void)pcre2_jit_compile(pattern->code, PCRE2_JIT_COMPLETE);
	return pcre2_match(pattern->code, (PCRE2_SPTR)s.p, s.n, 0, 0, patterns->found,
		   patterns->limits) > 0;
}

bool
pattern_group(
    const struct pattern *pattern, struct str s, uint32_t *at, struct pattern_group *group)
{
	const PCRE2_SIZE *ends = pcre2_get_ovector_pointer(pattern->patterns->found);

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
pattern_mark(const struct pattern_context *patterns)
{
	return (const char *)pcre2_get_mark(patterns->found);
}

/* --- a user's */

const struct pattern *
pattern_compile(struct pattern_context *patterns, struct str text, struct pattern_error *error)
{
	int why = 0;
	size_t at = 0;
	struct pattern *pattern =
	    compile(patterns, text.n == 0 ? STR("") : text, PCRE2_AUTO_CALLOUT, &why, &at);

	if (pattern->code != NULL)
		return pattern;
	error->at = at < text.n ? at : text.n;
	if (pcre2_get_error_message(why, (PCRE2_UCHAR *)error->message, sizeof error->message) < 0)
		strcpy(error->message, "?");
	return NULL;
}

enum pattern_found
pattern_search(const struct pattern *pattern, struct pattern_context *patterns, struct str line,
    uint64_t *steps, struct span *at)
{
	const PCRE2_SIZE *ends;
	int found;

	if (line.n > PATTERN_LINE_MAX)
		return PATTERN_given_up;
	prepare(patterns);
	patterns->steps = steps;
	found = pcre2_match(pattern->code, (PCRE2_SPTR)(line.n == 0 ? "" : line.p), line.n, 0,
	    PCRE2_NO_UTF_CHECK, patterns->found, patterns->user_limits);
	if (found == PCRE2_ERROR_NOMATCH)
		return PATTERN_absent;
	if (found < 0)
		return PATTERN_given_up;
	ends = pcre2_get_ovector_pointer(patterns->found);
	at->at = (uint32_t)(ends[0] < ends[1] ? ends[0] : ends[1]); /* \K may turn them round */
	at->n = (uint32_t)(ends[0] < ends[1] ? ends[1] - ends[0] : ends[0] - ends[1]);
	return PATTERN_found;
}
