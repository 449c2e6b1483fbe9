/* What emscripten's C library lacks. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>

/* There are no threads that could get a signal. */
int
pthread_kill(pthread_t thread, int number)
{
	(void)thread;
	(void)number;
	return ESRCH;
}
