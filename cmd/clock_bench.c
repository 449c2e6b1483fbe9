/*
 * A stopwatch for the benchmark: clock_bench COMMAND [ARGUMENT...] runs it, with its standard
 * output thrown away, and prints the seconds of processor time and of the clock it took, the
 * kilobytes of memory it had at most, and the seconds of processor time of the thread that took the
 * most of it, to a few milliseconds (0 where there is no /proc/PID/task/TID/schedstat).
 *
 * clock_bench - runs each line of standard input, words with blanks between, without standard input
 * and with all output thrown away, and prints the seconds of processor time, the kilobytes, the
 * exit status (128 and the signal that ended it), and the line.
 */
#define _DEFAULT_SOURCE 1  /* wait4, in glibc and musl */
#define _DARWIN_C_SOURCE 1 /* and on macOS */
#include <dirent.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double
clock_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double
seconds(struct timeval time)
{
	return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

/* Returns the larger of most and the seconds that a thread of the process has taken so far. */
static double
busiest(pid_t process, double most)
{
	char path[600];
	struct dirent *entry;
	double taken;
	FILE *file;
	DIR *folder;

	snprintf(path, sizeof path, "/proc/%ld/task", (long)process);
	folder = opendir(path);
	while (folder != NULL && (entry = readdir(folder)) != NULL) {
		snprintf(
		    path, sizeof path, "/proc/%ld/task/%s/schedstat", (long)process, entry->d_name);
		if (entry->d_name[0] == '.' || (file = fopen(path, "r")) == NULL)
			continue;
		if (fscanf(file, "%lf", &taken) == 1 && taken * 1e-9 > most)
			most = taken * 1e-9;
		fclose(file);
	}
	if (folder != NULL)
		closedir(folder);
	return most;
}

/* Starts a command with its standard output and, if it is quiet, its standard error thrown away and
 * an empty standard input; returns whether it runs.  (A fork would cost it copies of this program's
 * pages.) */
static int
start_command(char **words, int quiet, pid_t *child)
{
	posix_spawn_file_actions_t actions;
	int failed = posix_spawn_file_actions_init(&actions);

	if (failed)
		return 0;
	failed |=
	    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
	if (quiet) {
		failed |= posix_spawn_file_actions_addopen(
		    &actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
		failed |= posix_spawn_file_actions_addopen(
		    &actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
	}
	failed = failed || posix_spawnp(child, words[0], &actions, NULL, words, environ) != 0;
	posix_spawn_file_actions_destroy(&actions);
	return !failed;
}

/* Runs the commands of standard input. */
static int
run_lines(void)
{
	char line[8192], text[8192], *words[256];
	struct rusage usage;
	pid_t child;
	int status, n;

	while (fgets(line, sizeof line, stdin) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		strcpy(text, line);
		for (n = 0, words[0] = strtok(text, " "); words[n] != NULL && n < 255;)
			words[++n] = strtok(NULL, " ");
		if (n == 0 || n == 255 || !start_command(words, 1, &child) ||
		    wait4(child, &status, 0, &usage) != child)
			return 2;
		printf("%.6f %ld %d %s\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
		    usage.ru_maxrss,
		    WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), line);
	}
	return 0;
}

int
main(int argc, char **argv)
{
	const struct timespec pause = { 0, 2000000 };
	double start = clock_now(), most = 0, end;
	siginfo_t ended;
	struct rusage usage;
	pid_t child;
	int status;

	if (argc == 2 && strcmp(argv[1], "-") == 0)
		return run_lines();
	if (argc < 2 || !start_command(argv + 1, 0, &child))
		return 2;
	for (;; most = busiest(child, most)) {
		ended.si_pid = 0;
		if (waitid(P_PID, (id_t)child, &ended, WEXITED | WNOHANG | WNOWAIT) != 0)
			return 2;
		if (ended.si_pid != 0)
			break;
		nanosleep(&pause, NULL);
	}
	end = clock_now();
	most = busiest(child, most);
	if (waitpid(child, &status, 0) != child || getrusage(RUSAGE_CHILDREN, &usage) != 0)
		return 2;
	printf("%.6f %.6f %ld %.6f\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
	    end - start, usage.ru_maxrss, most);
	return WIFEXITED(status) && WEXITSTATUS(status) < 2 ? 0 : 2;
}
