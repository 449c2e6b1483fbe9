#include "cmd/host/output_path.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The user's mask; 0 until output_take_mask, while the process has it. */
static mode_t mask;

void
output_take_mask(void)
{
	mask = umask(0);
#ifdef __EMSCRIPTEN__
	mask = 0; /* it begins as 0777, and what is written could not be read again */
#endif
}

unsigned
output_mode(unsigned mode)
{
	return mode & ~(unsigned)mask;
}

bool
output_is_leftover(const char *name)
{
	unsigned attempt;
	long process;
	int end = 0;

	return sscanf(name, OUTPUT_TEMPORARY "%n", &process, &attempt, &end) == 2 && end > 0 &&
	       name[end] == '\0' && process != (long)getpid();
}

enum presence
output_presence(const char *path)
{
	struct stat st;

	if (lstat(path, &st) != 0)
		return PRESENCE_none;
	if (S_ISLNK(st.st_mode) && stat(path, &st) != 0)
		return PRESENCE_file;
	return S_ISREG(st.st_mode) || S_ISDIR(st.st_mode) ? PRESENCE_file : PRESENCE_device;
}

bool
output_same(const char *a, const char *b)
{
	struct stat one, other;

	if (stat(a, &one) != 0 || stat(b, &other) != 0)
		return strcmp(a, b) == 0;
	return S_ISREG(one.st_mode) && one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}
