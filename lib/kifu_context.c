#include "lib/kifu_context.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/adjudicate/rule_set.h"
#include "rules/variants/variant.h"

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

	for (i = 0; i < variant_count; i++) {
		if (strcmp(variant_all[i].name, name) == 0)
			return variant_all[i].name;
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

/* --- a file */

struct opening {
	const char *name; /* NULL: none */
	struct str bytes;
	int fd; /* of the file, if no bytes are given */
};

/* Reports why the file of the present call cannot be read. */
static enum kifu_result
fail_to_read(struct kifu *kifu, int number)
{
	char reason[100] = "unknown error";

	if (strerror_r(number, reason, sizeof reason) != 0)
		snprintf(reason, sizeof reason, "error %d", number);
	return kifu_fail(kifu, KIFU_UNREADABLE, "cannot read the file: %s", reason);
}

/* Appends all of the regular file fd to kifu->file.bytes. */
static enum kifu_result
read_all(struct kifu *kifu, int fd)
{
	enum { STEP = 64 << 10 };
	struct stat status;
	ssize_t n;

	if (fstat(fd, &status) != 0)
		return fail_to_read(kifu, errno);
	if (!S_ISREG(status.st_mode))
		return kifu_fail(kifu, KIFU_UNREADABLE, "not a regular file");
	if (status.st_size < 0 || status.st_size >= UINT32_MAX)
		return kifu_fail(kifu, KIFU_UNREADABLE, "4 GiB or more");
	buffer_room(&kifu->file.bytes, (size_t)status.st_size + 1);
	do {
		n = read(fd, buffer_room(&kifu->file.bytes, STEP), STEP);
		if (n > 0)
			kifu->file.bytes.n += (size_t)n;
		if (kifu->file.bytes.n >= UINT32_MAX)
			return kifu_fail(kifu, KIFU_UNREADABLE, "4 GiB or more");
	} while (n > 0 || (n < 0 && errno == EINTR));
	return n < 0 ? fail_to_read(kifu, errno) : KIFU_OK;
}

void
kifu_make_ready(struct kifu *kifu)
{
	if (!kifu->ready)
		session_init(&kifu->session, &kifu->memory, &kifu->options);
	kifu->ready = true;
}

/* Begins the file whose name and bytes the context has. */
static enum kifu_result
open_session(struct kifu *kifu)
{
	const char *reason;

	kifu_make_ready(kifu);
	if (kifu->findings_max > 0)
		kifu->session.findings = kifu->findings_max;
	reason = session_open(
	    &kifu->session, buffer_str(&kifu->file.name), buffer_str(&kifu->file.bytes), true);
	if (reason != NULL)
		return kifu_fail(kifu, KIFU_UNREADABLE, "%s", reason);
	kifu->state = STATE_opened;
	return KIFU_OK;
}

static enum kifu_result
open_bytes(struct kifu *kifu, void *call)
{
	const struct opening *opening = call;

	if (opening->bytes.n >= UINT32_MAX)
		return kifu_fail(kifu, KIFU_UNREADABLE, "4 GiB or more");
	buffer_add(&kifu->file.name, str_of(opening->name == NULL ? "-" : opening->name));
	if (opening->bytes.n > 0)
		buffer_add(&kifu->file.bytes, opening->bytes);
	return open_session(kifu);
}

void
kifu_close(struct kifu *kifu)
{
	buffer_clear(&kifu->file.name);
	buffer_clear(&kifu->file.bytes);
	kifu->state = STATE_closed;
	kifu->text_findings.count = 0;
}

/* Closes the present file, and refuses the next if an option is wrong. */
static enum kifu_result
begin_file(struct kifu *kifu)
{
	kifu_close(kifu);
	kifu->error[0] = '\0';
	if (kifu->refused == NULL)
		return KIFU_OK;
	return kifu_fail(kifu, KIFU_WRONG, "unknown %s in the options", kifu->refused);
}

enum kifu_result
kifu_open_bytes(struct kifu *kifu, const char *name, const void *bytes, size_t size)
{
	struct opening opening = { .name = name, .bytes = { bytes, size } };
	enum kifu_result result = begin_file(kifu);

	return result != KIFU_OK ? result : kifu_run(kifu, open_bytes, &opening);
}

static enum kifu_result
open_fd(struct kifu *kifu, void *call)
{
	const struct opening *opening = call;
	enum kifu_result result;

	buffer_add(&kifu->file.name, str_of(opening->name));
	result = read_all(kifu, opening->fd);
	return result != KIFU_OK ? result : open_session(kifu);
}

enum kifu_result
kifu_open_file(struct kifu *kifu, const char *path)
{
	struct opening opening = { .name = path };
	enum kifu_result result = begin_file(kifu);

	if (result != KIFU_OK)
		return result;
	opening.fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (opening.fd < 0)
		return fail_to_read(kifu, errno);
	result = kifu_run(kifu, open_fd, &opening);
	close(opening.fd);
	return result;
}

/* --- the next game */

/* Gathers the findings about the text before offset until. */
static void
add_text_findings(struct kifu *kifu, uint32_t until)
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

static enum kifu_result
next_game(struct kifu *kifu, void *call)
{
	struct session *session = &kifu->session;

	(void)call;
	kifu->text_findings.list = NULL;
	kifu->present.parents = NULL;
	kifu->present.edited = false;
	kifu->text_findings.count = kifu->text_findings.cap = 0;
	if (!session_next(session)) {
		kifu->state = STATE_over;
		add_text_findings(kifu, UINT32_MAX);
		return KIFU_END;
	}
	kifu->state = STATE_game;
	add_text_findings(kifu, session_reach(session));
	return KIFU_OK;
}

enum kifu_result
kifu_next(struct kifu *kifu)
{
	if (kifu->state == STATE_closed)
		return kifu_fail(kifu, KIFU_WRONG, "no file is open");
	if (kifu->state == STATE_over) {
		kifu->text_findings.count = 0;
		return KIFU_END;
	}
	return kifu_run(kifu, next_game, NULL);
}
