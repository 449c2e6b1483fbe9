/* For realpath, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/judge/config_find.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Makes path that of the user's file, with a NUL. */
static void
find_users(struct buffer *path)
{
	const char *user = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");

	buffer_clear(path);
	if (user != NULL && user[0] != '\0')
		buffer_printf(path, "%s/kifu/kifu.ini", user);
	else if (home != NULL && home[0] != '\0')
		buffer_printf(path, "%s/.config/kifu/kifu.ini", home);
	buffer_char(path, '\0');
}

bool
config_find_users_own(struct program *program, const char *path)
{
	struct buffer users;
	bool same;

	buffer_init(&users, &program->memory);
	find_users(&users);
	same = strcmp(users.p, path) == 0;
	buffer_free(&users);
	return same;
}

void
config_find(struct program *program, const char *folder, struct buffer *path)
{
	char *absolute = realpath(folder, NULL), *end;
	struct stat st;

	if (absolute == NULL && errno == ENOMEM) /* or settings would be missed */
		program->memory.fail(program->memory.arg);
	if (absolute == NULL) /* reading the input will report the error */
		return;
	end = absolute[1] == '\0' ? absolute : absolute + strlen(absolute);
	for (; end != NULL; end = strrchr(absolute, '/')) {
		*end = '\0';
		buffer_clear(path);
		buffer_printf(path, "%s/kifu.ini", absolute);
		buffer_char(path, '\0');
		if (lstat(path->p, &st) == 0)
			break;
	}
	free(absolute);
	if (end != NULL)
		return;
	find_users(path);
	if (lstat(path->p, &st) != 0) /* no file has an empty path */
		buffer_clear(path);
}
