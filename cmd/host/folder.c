#include "cmd/host/folder.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Removes the folders that were made and are empty. */
static void
remove_empty(struct folder *folder)
{
	size_t n = strlen(folder->path);

	for (; n >= folder->first; n--) {
		if (folder->path[n] != '/' && folder->path[n] != '\0')
			continue;
		folder->path[n] = '\0';
		if (rmdir(folder->path) != 0 && errno != ENOENT)
			return;
	}
}

/* Waits for the end of the run, however it ends, and removes the folders. */
static void
wait_outside(struct folder *folder, int alive)
{
	sigset_t all;
	char none;
	int fd;

	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, NULL); /* those of a terminal reach this process too */
	for (fd = 0; fd <= STDERR_FILENO; fd++)
		close(fd); /* or a reader would wait for this process */
	while (read(alive, &none, 1) < 0 && errno == EINTR)
		;
	remove_empty(folder);
	_exit(0);
}

/* Starts the process; without it, folder_leave removes the folders. */
static void
start_process(struct folder *folder)
{
	int to[2], from[2];

	if (pipe(to) != 0)
		return;
	if (pipe(from) != 0) {
		close(to[0]);
		close(to[1]);
		return;
	}
	folder->process = fork();
	if (folder->process == 0) {
		close(to[1]);
		close(from[0]);
		wait_outside(folder, to[0]);
	}
	close(to[0]);
	close(from[1]);
	folder->alive = to[1];
	folder->gone = from[0];
}

const char *
folder_make(struct folder *folder, struct program *program, const char *path)
{
	struct str copy = arena_printf(&program->arena, "%s", path);
	size_t n, first = 0;
	struct stat st;
	int error = 0;
	char end;

	*folder = (struct folder){ .path = (char *)copy.p, .process = -1 };
	for (n = 1; n <= copy.n; n++) {
		end = folder->path[n];
		if (end != '/' && end != '\0')
			continue;
		folder->path[n] = '\0';
		error = mkdir(folder->path, output_mode(0777)) == 0 ? 0 : errno;
		if (error == 0 && first == 0)
			first = n;
		folder->path[n] = end;
	}
	folder->first = first;
	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
		if (first > 0)
			start_process(folder);
		return NULL;
	}
	if (first > 0)
		remove_empty(folder);
	folder->first = 0;
	return strerror(error == EEXIST ? ENOTDIR : error);
}

void
folder_leave(struct folder *folder)
{
	char none;

	if (folder->first == 0)
		return;
	if (folder->process < 0) {
		remove_empty(folder);
		return;
	}
	close(folder->alive);
	while (read(folder->gone, &none, 1) < 0 && errno == EINTR)
		;
	close(folder->gone);
	waitpid(folder->process, NULL, 0); /* in the sandbox it may not, and ends soon anyway */
}
