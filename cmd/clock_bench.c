/*
 * A stopwatch for the benchmark: clock_bench COMMAND [ARGUMENT...] runs it, with its standard
 * output thrown away, and prints the seconds of processor time and of the clock it took, and the
 * kilobytes of memory it had at most.
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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

int
main(int argc, char **argv)
{
	double start = clock_now();
	struct rusage usage;
	pid_t child;
	int status, null;

	if (argc < 2 || (child = fork()) < 0)
		return 2;
	if (child == 0) {
		if ((null = open("/dev/null", O_WRONLY)) >= 0 && dup2(null, STDOUT_FILENO) >= 0)
			execvp(argv[1], argv + 1);
		_exit(127);
	}
	if (waitpid(child, &status, 0) != child || getrusage(RUSAGE_CHILDREN, &usage) != 0)
		return 2;
	printf("%.6f %.6f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
	    clock_now() - start, usage.ru_maxrss);
	return WIFEXITED(status) && WEXITSTATUS(status) < 2 ? 0 : 2;
}
