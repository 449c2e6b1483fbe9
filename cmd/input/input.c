#include "cmd/input/input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "record/tables/format.h"

/* The beginning of standard input, and how much of it was taken since. */
static struct {
	char bytes[PACKED_HEAD];
	size_t n, taken;
} head;

enum { BLOCK = 64 << 10 };

const char input_folder[] = "is a folder";
static const char too_large[] = "larger than 4 GiB", shorter[] = "file shrank while it was read";

static const char *
get_size(struct input *input)
{
	struct stat st;

	input->guessed = false;
	input->feed.size = SIZE_MAX;
	if (fstat(input->fd, &st) != 0)
		return strerror(errno);
	if (S_ISDIR(st.st_mode))
		return input_folder;
	if (input->opened && (S_ISCHR(st.st_mode) || S_ISBLK(st.st_mode)))
		return "is a device (to read one, make it standard input)";
	/* of standard input, others may have read a part */
	if (S_ISREG(st.st_mode) && st.st_size > 0 &&
	    (input->opened || lseek(input->fd, 0, SEEK_CUR) == 0))
		input->feed.size =
		    (uintmax_t)st.st_size < SIZE_MAX ? (size_t)st.st_size : SIZE_MAX - 1;
	return NULL;
}

bool
input_peek(void)
{
	struct pollfd wait = { .fd = STDIN_FILENO, .events = POLLIN };
	ssize_t n = 1;

	if (lseek(STDIN_FILENO, 0, SEEK_CUR) >= 0) { /* a file: its offset is left alone */
		n = pread(
		    STDIN_FILENO, head.bytes, sizeof head.bytes, lseek(STDIN_FILENO, 0, SEEK_CUR));
		head.n = head.taken = n > 0 ? (size_t)n : 0;
		return input_is_packed("-");
	}
	while (n != 0 && head.n < sizeof head.bytes &&
	       packed_may_begin((struct str){ head.bytes, head.n })) {
		n = read(STDIN_FILENO, head.bytes + head.n, sizeof head.bytes - head.n);
		if (n > 0)
			head.n += (size_t)n;
		else if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			poll(&wait, 1, -1);
		else if (n < 0 && errno != EINTR) /* will be reported when it is read */
			break;
	}
	return input_is_packed("-");
}

bool
input_is_packed(const char *path)
{
	struct str name = str_of(path);

	return strcmp(path, "-") == 0 ? packed_begins((struct str){ head.bytes, head.n })
				      : format_unpacked(name).n < name.n;
}

static const struct feed_kind kind;

const char *
input_open(struct input *input, const char *path, uint64_t size)
{
	const char *reason = NULL;

	*input = (struct input){ .feed.kind = &kind, .fd = STDIN_FILENO };
	if (strcmp(path, "-") != 0) {
		input->fd = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC);
		input->opened = input->fd >= 0;
	}
	if (input->fd < 0)
		return strerror(errno);
	input->packed = input_is_packed(path);
	input->guessed =
	    input->opened && size > 0 && (size <= BLOCK || size == INPUT_REGULAR) && !input->packed;
	input->feed.size = (size_t)size;
	if (!input->guessed)
		reason = get_size(input);
	if (input->packed)
		input->feed.size = SIZE_MAX;
	input->feed.live = input->feed.size == SIZE_MAX && !input->guessed && !input->packed;
	if (reason != NULL)
		input_close(input);
	return reason;
}

void
input_memory(struct input *input, struct str bytes)
{
	*input = (struct input){
		.feed = { .kind = &kind, .size = bytes.n }, .fd = -1, .memory = bytes.p
	};
	input->feed.ended = bytes.n == 0;
}

void
input_share(struct input *input, const struct input *of, uint64_t at)
{
	*input = *of;
	input->opened = false;
	input->shared = true;
	input->read = (size_t)at;
	input->feed.ended = input->read >= input->feed.size;
}

/* Takes the beginning of standard input. */
static struct str
take_head(const struct input *input)
{
	struct str left = { head.bytes + head.taken, head.n - head.taken };

	if (input->fd != STDIN_FILENO || input->shared)
		return NO_STR;
	head.taken = head.n;
	return left;
}

/* Reads some bytes, as read(2). */
static ssize_t
read_some(const struct input *input, char *to, size_t max)
{
	struct str begun;
	size_t left;

	if (input->unpacking != NULL)
		return (ssize_t)packed_read(input->unpacking, to, max);
	if (input->fd == STDIN_FILENO && head.taken < head.n && max >= head.n) {
		begun = take_head(input);
		memcpy(to, begun.p, begun.n);
		return (ssize_t)begun.n;
	}
	if (input->memory != NULL) {
		left = input->feed.size - input->read;
		left = left < max ? left : max;
		memcpy(to, input->memory + input->read, left);
		return (ssize_t)left;
	}
	return input->shared ? pread(input->fd, to, max, (off_t)input->read)
			     : read(input->fd, to, max);
}

/* Makes room for max bytes of a regular file, and for one more: full buffers grow. */
static const char *
make_room(const struct input *input, struct buffer *bytes, size_t max)
{
	size_t left = input->feed.size < input->read ? 0 : input->feed.size - input->read;

	if (input->feed.size == SIZE_MAX || bytes->n >= max)
		return NULL;
	if (left > max - bytes->n)
		left = max - bytes->n;
	if (left > UINT32_MAX - bytes->n)
		return too_large;
	buffer_room(bytes, left + 1);
	return NULL;
}

const char *
input_more(struct input *input, struct buffer *bytes, size_t max)
{
	struct pollfd wait = { .fd = input->fd, .events = POLLIN };
	size_t left = max - bytes->n, room, asked;
	char *to = buffer_room(bytes, bytes->cap == 0 ? BLOCK : 1);
	const char *reason = NULL;
	bool guessed_right;
	ssize_t n;

	if (input->packed && input->unpacking == NULL) {
		input->unpacking = packed_open(bytes->memory, input->fd, take_head(input), &reason);
		if (reason != NULL)
			return reason;
	}
	room = bytes->cap - bytes->n;
	asked = room - 1 > left ? left + 1 : room; /* another thread may read what follows */
	if (!input->guessed && asked > input->feed.size - input->read)
		asked = input->feed.size - input->read; /* what is appended meanwhile is not read */
	n = read_some(input, to, asked);
	if (input->feed.size == SIZE_MAX) /* of a regular file: a short read, and then nothing */
		guessed_right = n == 0 || (n > 0 && (size_t)n < asked && input->read == 0);
	else
		guessed_right = n == (ssize_t)input->feed.size && asked > input->feed.size;
	reason = input->guessed && !guessed_right ? get_size(input) : NULL;
	input->guessed = input->guessed && input->feed.size == SIZE_MAX && n > 0;
	if (reason != NULL)
		return reason;
	if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
		poll(&wait, 1, -1);
	else if (n < 0 && errno != EINTR)
		return strerror(errno);
	if (n < 0)
		return NULL;
	bytes->n += (size_t)n;
	input->read += (size_t)n;
	input->feed.ended = n == 0 || input->read >= input->feed.size;
	if (n == 0 && input->feed.size < SIZE_MAX && input->read < input->feed.size)
		return shorter;
	return bytes->n > UINT32_MAX ? too_large : NULL;
}

const char *
input_fill(struct input *input, struct buffer *bytes, size_t max)
{
	const char *reason = make_room(input, bytes, max);

	while (reason == NULL && !input->feed.ended && bytes->n < max)
		reason = input_more(input, bytes, max);
	return reason;
}

enum packed_fault
input_fault(const struct input *input, struct arg *reason)
{
	return input->unpacking == NULL ? PACKED_whole : packed_fault(input->unpacking, reason);
}

bool
input_ready(const struct input *input)
{
	struct pollfd wait = { .fd = input->fd, .events = POLLIN };

	if (input->unpacking != NULL || (input->fd == STDIN_FILENO && head.taken < head.n))
		return true;
	return poll(&wait, 1, 0) != 0;
}

/* --- as a feed */

static const char *
feed_fill(struct feed *feed, struct buffer *bytes, size_t max)
{
	return input_fill((struct input *)feed, bytes, max);
}

static const char *
feed_more(struct feed *feed, struct buffer *bytes, size_t max)
{
	return input_more((struct input *)feed, bytes, max);
}

static bool
feed_ready(const struct feed *feed)
{
	return input_ready((const struct input *)feed);
}

static const struct feed_kind kind = { feed_fill, feed_more, feed_ready };

void
input_close(struct input *input)
{
	if (input->unpacking != NULL)
		packed_close(input->unpacking);
	input->unpacking = NULL;
	if (input->opened)
		close(input->fd);
	input->opened = false;
}

const char *
input_read_settings(const char *path, bool any, size_t max, struct buffer *bytes)
{
	struct input input = { .fd = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK |
						    (any ? 0 : O_NOFOLLOW)),
		.opened = true,
		.feed.size = SIZE_MAX };
	const char *reason = NULL;
	struct stat st;

	buffer_clear(bytes);
	if (input.fd < 0 && !any && lstat(path, &st) == 0 && !S_ISREG(st.st_mode))
		reason = "not a regular file";
	else if (input.fd < 0 || fstat(input.fd, &st) != 0)
		reason = strerror(errno);
	else if (S_ISDIR(st.st_mode))
		reason = input_folder;
	else if (!S_ISREG(st.st_mode) && !any)
		reason = "not a regular file";
	else if (any && fcntl(input.fd, F_SETFL, 0) != 0) /* a pipe's writer is waited for */
		reason = strerror(errno);
	else
		reason = input_fill(&input, bytes, max + 1);
	if (reason == NULL && bytes->n == 0 && S_ISFIFO(st.st_mode))
		reason = "nothing writes to this pipe";
	if (reason == NULL && bytes->n > max)
		reason = max == INPUT_SETTINGS_MAX ? "larger than 64 KiB" : "larger than 64 MiB";
	if (input.fd >= 0)
		input_close(&input);
	return reason;
}

const char *
input_read(const char *path, struct buffer *bytes)
{
	struct input input;
	const char *reason = input_open(&input, path, 0);

	buffer_clear(bytes);
	if (reason == NULL)
		reason = input_fill(&input, bytes, SIZE_MAX);
	input_close(&input);
	return reason;
}
