#include "lib/kifu_context.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "record/variants/variant_texts.h"
#include "rules/adjudicate/rule_set.h"

_Static_assert((int)KIFU_NO_SIDE == (int)NO_SIDE && (int)KIFU_WHITE == (int)WHITE, "sides");
_Static_assert(
    (int)KIFU_ENDING == (int)MOVE_end && (int)KIFU_UNPLAYED == (int)MOVE_none, "kinds of moves");

const char *
kifu_version(void)
{
	return KIFU_VERSION;
}

const char *
kifu_format_of(const char *name)
{
	enum format format = format_of_record(str_of(name));

	return format == FORMAT_none ? NULL : format_rows[format].name;
}

/* --- memory: blocks that the context finds again */

static void
link_block(struct kifu_block *block, struct kifu_block *after)
{
	block->next = after->next;
	block->before = after;
	block->next->before = block;
	after->next = block;
}

static void
unlink_block(struct kifu_block *block)
{
	block->before->next = block->next;
	block->next->before = block->before;
}

static void
free_block(struct kifu *kifu, struct kifu_block *block)
{
	unlink_block(block);
	memory_resize(&kifu->heap, block, block->size, 0);
}

static void *
resize_block(void *arg, void *old, size_t old_size, size_t new_size)
{
	struct kifu *kifu = arg;
	struct kifu_block *block = old == NULL ? NULL : (struct kifu_block *)old - 1, *before;

	(void)old_size;
	if (new_size == 0) {
		free_block(kifu, block);
		return NULL;
	}
	if (new_size > PTRDIFF_MAX - sizeof *block)
		return NULL;
	new_size += sizeof *block;
	if (block == NULL) {
		block = memory_resize(&kifu->heap, NULL, 0, new_size);
		if (block == NULL)
			return NULL;
		before = &kifu->blocks;
	} else {
		before = block->before;
		unlink_block(block);
		old = block;
		block = memory_resize(&kifu->heap, block, block->size, new_size);
		if (block == NULL) {
			link_block(old, before);
			return NULL;
		}
	}
	block->size = new_size;
	link_block(block, before);
	return block + 1;
}

/* What the caller's allocator cannot give is NULL. */
static void
return_null(void *arg)
{
	(void)arg;
}

static void
give_up(void *arg)
{
	struct kifu *kifu = arg;

	longjmp(kifu->out_of_memory, 1);
}

void
kifu_board_free(struct kifu_board *board)
{
	struct kifu_board **at;

	if (board == NULL)
		return;
	for (at = &board->kifu->boards; *at != board; at = &(*at)->next)
		;
	*at = board->next;
	if (board->compiled != NULL) {
		arena_free(&board->line);
		arena_free(&board->texts);
	}
	memory_resize(&board->kifu->heap, board, sizeof *board, 0);
}

/* Forgets the boards' memory, which is freed without them: they are empty. */
static void
reset_boards(struct kifu *kifu)
{
	for (struct kifu_board *board = kifu->boards; board != NULL; board = board->next)
		board->compiled = NULL;
}

/* Frees the session and all that was taken, however far it came. */
static void
reset(struct kifu *kifu)
{
	if (kifu->ready)
		session_free(&kifu->session);
	kifu->ready = false;
	reset_boards(kifu);
	while (kifu->blocks.next != &kifu->blocks)
		free_block(kifu, kifu->blocks.next);
	kifu->memory.used = 0;
	kifu->state = STATE_closed;
	kifu->text_findings.count = 0;
	buffer_init(&kifu->file.name, &kifu->memory);
	buffer_init(&kifu->file.bytes, &kifu->memory);
	kifu->file.stream = NULL;
	if (kifu->file.fd >= 0)
		close(kifu->file.fd);
	kifu->file.fd = -1;
}

enum kifu_result
kifu_run(struct kifu *kifu, enum kifu_result (*work)(struct kifu *kifu, void *call), void *call)
{
	kifu->error[0] = '\0';
	if (setjmp(kifu->out_of_memory) != 0) {
		reset(kifu);
		return kifu_fail(kifu, KIFU_NO_MEMORY, "out of memory");
	}
	return work(kifu, call);
}

/* --- a context */

/* Returns the variant's name, or NULL if there is none of that name. */
static const char *
variant_name(const char *name)
{
	size_t i;

	for (i = 0; i < variant_text_count; i++) {
		if (strcmp(variant_texts[i].name, name) == 0)
			return variant_texts[i].name;
	}
	return NULL;
}

/* Takes over the options; notes what does not exist. */
static void
set_options(struct kifu *kifu, const struct kifu_options *options)
{
	struct session_options *reading = &kifu->options;

	reading->style = options->style != 0;
	kifu->findings_max = options->findings_max;
	kifu->memory.limit = options->memory_max;
	if (options->format != NULL)
		reading->format = format_named(str_of(options->format));
	if (options->format != NULL &&
	    (reading->format == FORMAT_none ||
		(format_rows[reading->format].carries & ONLY_written) != 0))
		kifu->refused = "format";
	if (options->encoding != NULL)
		reading->encoding = encoding_named(str_of(options->encoding));
	if (options->encoding != NULL && reading->encoding == ENCODING_unknown)
		kifu->refused = "encoding";
	if (options->variant != NULL) {
		reading->replay.variant = variant_name(options->variant);
		if (reading->replay.variant == NULL)
			kifu->refused = "variant";
	}
	if (options->rules != NULL &&
	    (reading->replay.rule_set = rule_set_named(str_of(options->rules))) == NULL)
		kifu->refused = "rule set";
	if (options->letters != NULL &&
	    (reading->letters = alphabet_named(str_of(options->letters))) == NULL)
		kifu->refused = "letters";
}

struct kifu *
kifu_new(const struct kifu_options *options)
{
	struct kifu_options own = { 0 };
	struct memory heap = { .fail = return_null };
	struct kifu *kifu;

	if (options != NULL)
		memcpy(&own, options, options->size < sizeof own ? options->size : sizeof own);
	heap.resize = own.resize;
	heap.resize_arg = own.arg;
	kifu = memory_resize(&heap, NULL, 0, sizeof *kifu);
	if (kifu == NULL)
		return NULL;
	memset(kifu, 0, sizeof *kifu);
	kifu->heap = heap;
	kifu->memory = (struct memory){
		.fail = give_up, .arg = kifu, .resize = resize_block, .resize_arg = kifu
	};
	kifu->blocks.next = kifu->blocks.before = &kifu->blocks;
	kifu->file.fd = -1;
	kifu->options.lint = true;
	kifu->options.replay.pvs = REPLAY_PVS_checked;
	set_options(kifu, &own);
	reset(kifu);
	return kifu;
}

void
kifu_free(struct kifu *kifu)
{
	struct memory heap;

	if (kifu == NULL)
		return;
	while (kifu->boards != NULL)
		kifu_board_free(kifu->boards);
	reset(kifu);
	heap = kifu->heap;
	memory_resize(&heap, kifu, sizeof *kifu, 0);
}

const char *
kifu_error(const struct kifu *kifu)
{
	return kifu->error;
}

enum kifu_result
kifu_fail(struct kifu *kifu, enum kifu_result result, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(kifu->error, sizeof kifu->error, format, list);
	va_end(list);
	return result;
}

void
kifu_make_ready(struct kifu *kifu)
{
	if (!kifu->ready)
		session_init(&kifu->session, &kifu->memory, &kifu->options);
	kifu->ready = true;
	if (kifu->findings_max > 0)
		kifu->session.findings = kifu->findings_max;
}

/* --- findings */

void
kifu_add_text_findings(struct kifu *kifu, uint32_t until)
{
	const struct finding *finding;

	while ((finding = session_text_finding(&kifu->session, until)) != NULL)
		*ARENA_ADD(&kifu->session.game_arena, kifu->text_findings.list,
		    kifu->text_findings.count, kifu->text_findings.cap) = finding;
}

size_t
kifu_finding_count(const struct kifu *kifu)
{
	return kifu->text_findings.count +
	       (kifu->state == STATE_game ? kifu->session.diags.count : 0);
}

const struct finding *
kifu_finding_at(const struct kifu *kifu, size_t i)
{
	return i < kifu->text_findings.count
		   ? kifu->text_findings.list[i]
		   : &kifu->session.diags.list[i - kifu->text_findings.count];
}
