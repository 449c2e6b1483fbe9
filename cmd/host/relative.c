/* For realpath, which glibc counts among the extensions of X/Open. */
#define _XOPEN_SOURCE 700

#include "cmd/host/relative.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void
relative_init(struct relative *relative, struct memory *memory)
{
	*relative = (struct relative){ .prefix = 0 };
	buffer_init(&relative->home, memory);
	buffer_init(&relative->folder, memory);
	buffer_init(&relative->real, memory);
	buffer_init(&relative->name, memory);
}

void
relative_free(struct relative *relative)
{
	buffer_free(&relative->home);
	buffer_free(&relative->folder);
	buffer_free(&relative->real);
	buffer_free(&relative->name);
}

/* Returns the folder part of a name, with its slash; that of an archive's member is its archive's.
 */
static struct str
folder_of(struct str name)
{
	size_t n = str_find(name, STR("!"));

	while (n > 0 && name.p[n - 1] != '/')
		n--;
	return str_first(name, n);
}

/* Sets *to to a folder without symbolic links and with a slash at its end; as it is if there is
 * none of this name. */
static void
resolve(struct str folder, struct buffer *to)
{
	char *real;

	buffer_clear(to);
	buffer_add(to, folder.n == 0 ? STR("./") : folder);
	buffer_char(to, '\0');
	real = realpath(to->p, NULL);
	to->n--;
	if (real == NULL && errno == ENOMEM) /* or the name would be another one */
		to->memory->fail(to->memory->arg);
	if (real == NULL)
		return;
	buffer_clear(to);
	buffer_add(to, str_of(real));
	if (to->p[to->n - 1] != '/')
		buffer_char(to, '/');
	free(real);
}

void
relative_home(struct relative *relative, const char *path)
{
	resolve(folder_of(str_of(path)), &relative->home);
}

/* Sets name to the folder real, as it is seen from home. */
static void
begin_name(struct relative *relative)
{
	struct str home = buffer_str(&relative->home), real = buffer_str(&relative->real);
	size_t same = 0, i;

	for (i = 0; i < home.n && i < real.n && home.p[i] == real.p[i]; i++)
		same = home.p[i] == '/' ? i + 1 : same;
	buffer_clear(&relative->name);
	for (i = same; i < home.n; i++) {
		if (home.p[i] == '/')
			buffer_add(&relative->name, STR("../"));
	}
	buffer_add(&relative->name, str_after(real, same));
	relative->prefix = relative->name.n;
}

struct str
relative_name(struct relative *relative, struct str file)
{
	struct str folder = folder_of(file);

	if (str_eq(file, STR("-")))
		return file;
	if (relative->folder.p == NULL || !str_eq(buffer_str(&relative->folder), folder)) {
		buffer_clear(&relative->folder);
		buffer_add(&relative->folder, folder);
		resolve(folder, &relative->real);
		begin_name(relative);
	}
	relative->name.n = relative->prefix;
	buffer_add(&relative->name, str_after(file, folder.n));
	return buffer_str(&relative->name);
}
