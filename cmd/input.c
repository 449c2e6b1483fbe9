#include "cmd/input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 64 << 10 };

static const char too_large[] = "larger than 4 GiB";

/* Makes room for all of a regular file, and a byte more so that its growing is seen; *size gets how
 * much that is: so much read, its end need not be seen.  Gives NULL, or why it cannot be read. */
static const char *
make_room(int fd, struct buffer *bytes, size_t *size)
{
	struct stat st;

	if (fstat(fd, &st) != 0)
		return strerror(errno);
	if (!S_ISREG(st.st_mode) || st.st_size <= 0)
		return NULL;
	if ((uintmax_t)st.st_size > UINT32_MAX)
		return too_large;
	*size = (size_t)st.st_size;
	buffer_room(bytes, *size + 1);
	return NULL;
}

static const char *
read_all(int fd, struct buffer *bytes)
{
	struct pollfd wait = { .fd = fd, .events = POLLIN };
	size_t size = SIZE_MAX;
	const char *reason = make_room(fd, bytes, &size);
	ssize_t n;
	char *to;

	while (reason == NULL) {
		to = buffer_room(bytes, bytes->cap == 0 ? CHUNK : 1);
		n = read(fd, to, bytes->cap - bytes->n);
		if (n > 0)
			bytes->n += (size_t)n;
		if (n == 0 || (n > 0 && bytes->n == size))
			return NULL;
		if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			poll(&wait, 1, -1);
		else if (n < 0 && errno != EINTR)
			reason = strerror(errno);
		if (bytes->n > UINT32_MAX)
			reason = too_large;
	}
	return reason;
}

const char *
input_read(const char *path, struct buffer *bytes)
{
	const char *reason;
	int fd;

	buffer_clear(bytes);
	if (strcmp(path, "-") == 0)
		return read_all(STDIN_FILENO, bytes);
	fd = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC);
	if (fd < 0)
		return strerror(errno);
	reason = read_all(fd, bytes);
	close(fd);
	return reason;
}
