/* For renameat2 and O_TMPFILE. */
#define _GNU_SOURCE

#include "cmd/host/output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LARGE = 64 << 10, ATTEMPTS = 100, PATH_LENGTH_MAX = 4096 };

const char output_taken[] = "file exists (use --on-exists)";

/* Ends the watcher; it does nothing to a process that does not wait for it. */
enum { WAKE = SIGURG };

/* Signals that end a program, as people and systems send them. */
static const int deadly_signals[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGXCPU };

void
outputs_init(struct outputs *outputs)
{
	*outputs = (struct outputs){ .first = NULL };
	pthread_mutex_init(&outputs->lock, NULL);
}

/* Blocks the signals that would end this process: if an ignored one were blocked, it would stay
 * pending. */
static void
block_signals(struct outputs *outputs)
{
	struct sigaction action;
	size_t i;

	sigemptyset(&outputs->signals);
	sigaddset(&outputs->signals, WAKE);
	for (i = 0; i < sizeof deadly_signals / sizeof *deadly_signals; i++) {
		if (sigaction(deadly_signals[i], NULL, &action) == 0 &&
		    action.sa_handler == SIG_DFL)
			sigaddset(&outputs->signals, deadly_signals[i]);
	}
	pthread_sigmask(SIG_BLOCK, &outputs->signals, NULL);
	outputs->is_blocking = true;
}

/* Waits for a signal, removes the temporary files and lets it end the process. */
static void *
watch(void *arg)
{
	struct outputs *outputs = arg;
	struct output *output;
	int number;

	do {
		if (sigwait(&outputs->signals, &number) != 0 || outputs->ends)
			return NULL;
	} while (number == WAKE);
	pthread_mutex_lock(&outputs->lock); /* for good: nothing gets its name after this */
	for (output = outputs->first; output != NULL; output = output->next)
		unlink(output->temporary.p);
	if (outputs->farewell != NULL)
		outputs->farewell(outputs->farewell_arg);
	pthread_sigmask(SIG_UNBLOCK, &outputs->signals, NULL);
	raise(number);
	return NULL;
}

void
outputs_on_signal(struct outputs *outputs, void (*farewell)(void *arg), void *arg)
{
	pthread_mutex_lock(&outputs->lock);
	outputs->farewell = farewell;
	outputs->farewell_arg = arg;
	pthread_mutex_unlock(&outputs->lock);
	if (farewell != NULL && !outputs->is_blocking)
		block_signals(outputs);
}

void
outputs_watch(struct outputs *outputs)
{
	if ((outputs->first != NULL || outputs->farewell != NULL) && !outputs->is_watched)
		outputs->is_watched = pthread_create(&outputs->watcher, NULL, watch, outputs) == 0;
}

/* Adds an output to the list, before a signal could leave its temporary file behind. */
static void
add_pending(struct output *output)
{
	struct outputs *outputs = output->outputs;

	if (!outputs->is_blocking)
		block_signals(outputs);
	pthread_mutex_lock(&outputs->lock);
	output->next = outputs->first;
	outputs->first = output;
	pthread_mutex_unlock(&outputs->lock);
}

/* Takes an output off the list; outputs->lock is held. */
static void
unlist(struct output *output)
{
	struct output **at;

	for (at = &output->outputs->first; *at != NULL && *at != output; at = &(*at)->next)
		;
	if (*at != NULL)
		*at = output->next;
	buffer_clear(&output->temporary);
}

/* Removes a temporary file. */
static void
drop(struct output *output)
{
	struct outputs *outputs = output->outputs;

	pthread_mutex_lock(&outputs->lock);
	unlink(output->temporary.p);
	unlist(output);
	pthread_mutex_unlock(&outputs->lock);
}

void
outputs_drop(struct outputs *outputs)
{
	while (outputs->first != NULL)
		drop(outputs->first);
}

void
outputs_free(struct outputs *outputs)
{
	outputs_drop(outputs);
	if (outputs->is_watched) {
		outputs->ends = true;
		pthread_kill(outputs->watcher, WAKE);
		pthread_join(outputs->watcher, NULL);
	}
	if (outputs->is_blocking)
		pthread_sigmask(SIG_UNBLOCK, &outputs->signals, NULL);
	pthread_mutex_destroy(&outputs->lock);
}

void
output_stream(struct output *output, struct memory *memory, int fd)
{
	*output = (struct output){ .fd = fd, .folder = -1 };
	buffer_init(&output->buffer, memory);
	buffer_init(&output->path, memory);
	buffer_init(&output->temporary, memory);
}

/* Returns the folder part of path, with its slash. */
static struct str
folder(const char *path)
{
	const char *slash = strrchr(path, '/');

	return (struct str){ path, slash == NULL ? 0 : (size_t)(slash - path) + 1 };
}

/* Makes the path that is written, to replace a file, that at the end of symbolic links. */
static void
follow_links(struct output *output)
{
	enum { MAX_LINKS = 40 };
	struct buffer *name = &output->path, *scratch = &output->buffer;
	unsigned links;
	ssize_t n;

	for (links = 0; output->on_exists == ON_EXISTS_overwrite && links < MAX_LINKS; links++) {
		n = readlink(name->p, buffer_room(scratch, PATH_LENGTH_MAX), PATH_LENGTH_MAX);
		if (n <= 0 || n == PATH_LENGTH_MAX)
			break;
		name->n = scratch->p[0] == '/' ? 0 : folder(name->p).n;
		buffer_add(name, (struct str){ scratch->p, (size_t)n });
		buffer_char(name, '\0');
	}
}

void
output_new(struct output *output, struct memory *memory, struct outputs *outputs, const char *path,
    enum on_exists on_exists, bool sync)
{
	output_stream(output, memory, -1);
	output->outputs = outputs;
	output->on_exists = on_exists;
	output->sync = sync;
	output->mode = output_mode(0666);
	buffer_add(&output->path, str_of(path));
	buffer_char(&output->path, '\0');
}

const char *
output_file(struct output *output, struct memory *memory, struct outputs *outputs, const char *path,
    enum on_exists on_exists, bool sync)
{
	struct stat st;
	bool there, link;

	output_new(output, memory, outputs, path, on_exists, sync);
	follow_links(output);
	there = lstat(path, &st) == 0;
	link = there && S_ISLNK(st.st_mode);
	there = link ? stat(path, &st) == 0 : there;
	if (there && S_ISDIR(st.st_mode))
		return strerror(EISDIR);
	if (there && !S_ISREG(st.st_mode)) {
		output->direct = true;
		output->fd = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
		return output->fd < 0 ? strerror(errno) : NULL;
	}
	if (on_exists == ON_EXISTS_error && (there || link))
		return output_taken;
	if (there && on_exists == ON_EXISTS_overwrite) {
		output->mode = (unsigned)st.st_mode & 0777;
		output->sync = true; /* or a crash could leave neither the old bytes nor the new */
	}
	return NULL;
}

/* Opens a new file beside the target.  Returns false with output->error set. */
static bool
open_temporary(struct output *output)
{
	struct buffer *name = &output->temporary;
	unsigned attempt;

	for (attempt = 0; attempt < ATTEMPTS; attempt++) {
		buffer_clear(name);
		buffer_add(name, folder(output->path.p));
		buffer_printf(name, OUTPUT_TEMPORARY, (long)getpid(), attempt);
		buffer_char(name, '\0');
		add_pending(output);
		output->fd =
		    open(name->p, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (mode_t)output->mode);
		if (output->fd >= 0) {
			output->error = 0; /* of an earlier attempt */
			return true;
		}
		output->error = errno;
		pthread_mutex_lock(&output->outputs->lock);
		unlist(output);
		pthread_mutex_unlock(&output->outputs->lock);
		if (output->error != EEXIST)
			break;
	}
	return false;
}

/* Opens the folder of path.  Returns -1 if that failed. */
static int
open_folder(const char *path, struct buffer *scratch)
{
	buffer_clear(scratch);
	buffer_add(scratch, folder(path));
	buffer_add(scratch, STR("."));
	buffer_char(scratch, '\0');
	return open(scratch->p, O_RDONLY | O_CLOEXEC);
}

const char *
output_prepare(struct output *output)
{
	if (output->direct)
		return NULL;
	if (!open_temporary(output))
		return strerror(output->error);
	if (output->sync)
		output->folder = open_folder(output->path.p, &output->buffer);
	buffer_clear(&output->buffer);
	return NULL;
}

static void
write_all(struct output *output, struct str rest)
{
	ssize_t n;

	while (rest.n > 0) {
		n = write(output->fd, rest.p, rest.n < SSIZE_MAX ? rest.n : SSIZE_MAX);
		if (n > 0)
			rest = str_after(rest, (size_t)n);
		else if (n < 0 && errno == EINTR)
			continue;
		else if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) /* non-blocking */
			poll(&(struct pollfd){ .fd = output->fd, .events = POLLOUT }, 1, -1);
		else {
			output->error = n == 0 ? ENOSPC : errno;
			return;
		}
	}
}

bool
output_flush(struct output *output)
{
	if (output->error == 0 && output->buffer.n > 0 &&
	    (output->fd >= 0 || open_temporary(output))) {
		if (output->outputs != NULL)
			outputs_watch(output->outputs);
		write_all(output, buffer_str(&output->buffer));
	}
	buffer_clear(&output->buffer);
	return output->error == 0;
}

bool
output_more(struct output *output)
{
	return output->buffer.n < LARGE ? output->error == 0 : output_flush(output);
}

bool
output_write(struct output *output, struct str bytes)
{
	for (; bytes.n > LARGE && output_more(output); bytes = str_after(bytes, LARGE))
		buffer_add(&output->buffer, str_first(bytes, LARGE));
	buffer_add(&output->buffer, bytes);
	return output_more(output);
}

/* Renames the temporary file unless there is a file of that name.  Returns 0 or an errno. */
static int
take_free_name(const char *temporary, const char *path)
{
	static const int no_links[] = { EPERM, ENOSYS, EOPNOTSUPP, ENOTSUP, EMLINK, EXDEV };
	size_t i;
	int fd;

#ifdef RENAME_NOREPLACE
	if (renameat2(AT_FDCWD, temporary, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
		return 0;
	if (errno != EINVAL && errno != ENOSYS) /* this file system or kernel cannot */
		return errno;
#endif
	if (link(temporary, path) == 0) {
		unlink(temporary);
		return 0;
	}
	for (i = 0; errno != no_links[i];) {
		if (++i == sizeof no_links / sizeof *no_links)
			return errno;
	}
	/* Reserve the name with an empty file, which we may then replace.  A sandbox may forbid
	 * that (EPERM); then what has appeared since we looked is seen, but not what appears now.
	 */
	fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, output_mode(0666));
	if (fd < 0 && errno != EPERM)
		return errno;
	if (fd < 0 && output_presence(path) != PRESENCE_none)
		return EEXIST;
	if (fd >= 0)
		close(fd);
	return rename(temporary, path) == 0 ? 0 : errno;
}

/* Gives the temporary file its name, unless a signal is ending the program. */
static int
take_name(struct output *output)
{
	const char *temporary = output->temporary.p, *path = output->path.p;
	int error;

	pthread_mutex_lock(&output->outputs->lock);
	if (output->on_exists == ON_EXISTS_overwrite)
		error = rename(temporary, path) == 0 ? 0 : errno;
	else
		error = take_free_name(temporary, path);
	if (error == EEXIST && output->on_exists == ON_EXISTS_skip)
		error = unlink(temporary) == 0 ? 0 : errno;
	if (error == 0)
		unlist(output);
	pthread_mutex_unlock(&output->outputs->lock);
	return error;
}

/* Forces a new name to the disk, if the file system can. */
static void
sync_folder(struct output *output)
{
	if (output->folder < 0)
		output->folder = open_folder(output->path.p, &output->buffer);
	if (output->folder >= 0)
		fsync(output->folder);
}

/* Closes the descriptor and keeps an error in writing. */
static void
close_output(struct output *output)
{
	int fd = output->fd;

	output->fd = -1;
	if (output->error == 0 && !output->direct) {
		if (output->sync && fsync(fd) != 0 && errno != EINVAL && errno != ENOTSUP)
			output->error = errno;
	}
	if (close(fd) != 0 && errno != EINTR && output->error == 0)
		output->error = errno;
}

const char *
output_commit(struct output *output)
{
	bool open = !output->complete && output_flush(output) &&
		    (output->fd >= 0 || open_temporary(output));

	if (output->complete)
		return NULL;
	if (open)
		close_output(output);
	if (output->error == 0 && !output->direct && (output->error = take_name(output)) == 0 &&
	    output->sync)
		sync_folder(output);
	return output->error == 0 ? NULL : strerror(output->error);
}

int
output_ahead(const char *path, const struct str *parts, size_t count)
{
#ifdef O_TMPFILE
	char name[PATH_LENGTH_MAX];
	struct output output = { .fd = -1 };
	struct str in = folder(path);
	size_t i;

	if (in.n >= sizeof name - 1)
		return -1;
	memcpy(name, in.p, in.n);
	memcpy(name + in.n, ".", 2);
	output.fd = open(name, O_WRONLY | O_TMPFILE | O_CLOEXEC, output_mode(0666));
	if (output.fd < 0)
		return -1;
	output.error = output.fd < sysconf(_SC_OPEN_MAX) / 2 ? 0 : EMFILE; /* others need some */
	for (i = 0; i < count && output.error == 0; i++)
		write_all(&output, parts[i]);
	if (output.error == 0)
		return output.fd;
	close(output.fd);
#else
	(void)path, (void)parts, (void)count;
#endif
	return -1;
}

/* Gives an unnamed file this path, unless something has it.  Returns whether that worked. */
static bool
name_file(int fd, const char *path)
{
	char link[32];

#ifdef AT_EMPTY_PATH
	if (linkat(fd, "", AT_FDCWD, path, AT_EMPTY_PATH) == 0)
		return true;
	if (errno != ENOENT) /* only the superuser may, before Linux 6.10 */
		return false;
#endif
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	return linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
}

bool
output_take(struct output *output, int fd)
{
	bool taken = false;

	if (output != NULL && !output->direct && !output->sync) {
		pthread_mutex_lock(&output->outputs->lock);
		taken = name_file(fd, output->path.p);
		pthread_mutex_unlock(&output->outputs->lock);
	}
	if (close(fd) != 0 && errno != EINTR && taken)
		taken = unlink(output->path.p) != 0;
	return output != NULL && (output->complete = taken);
}

void
output_free(struct output *output)
{
	if (output->outputs != NULL && output->fd >= 0) {
		close(output->fd);
		output->fd = -1;
	}
	if (output->folder >= 0)
		close(output->folder);
	output->folder = -1;
	if (output->temporary.n > 0)
		drop(output);
	buffer_free(&output->buffer);
	buffer_free(&output->path);
	buffer_free(&output->temporary);
}
