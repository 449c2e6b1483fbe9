#include "cmd/archive/archive_library.h"

#include <stdlib.h>
#include <string.h>

#ifdef WITH_ARCHIVE

#include <dlfcn.h>
#include <errno.h>

/* Returns NULL, or why there is no library. */
static const char *
load(struct archive_library *library)
{
	static const char *const files[] = { "libarchive.so.13", "libarchive.13.dylib",
		"libarchive.dylib", "libarchive.so" };
	static const char *const names[] = {
#define CALL(type, name, parameters) #name,
		ARCHIVE_CALLS
#undef CALL
	};
	void *file = NULL, *symbol;
	bool found = false; /* but it cannot be loaded */
	const char *error;
	size_t i;

	for (i = 0; i < sizeof files / sizeof *files && file == NULL && !found; i++) {
		file = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
		error = file == NULL ? dlerror() : NULL;
		found = error != NULL && strstr(error, strerror(ENOENT)) == NULL;
	}
	for (i = 0; i < sizeof names / sizeof *names; i++) {
		symbol = file == NULL ? NULL : dlsym(file, names[i]);
		if (symbol == NULL)
			return found
				   ? "archive, but libarchive cannot be loaded (too little memory?)"
				   : "archive, but libarchive is not installed";
		memcpy((char *)&library->calls + i * sizeof symbol, &symbol, sizeof symbol);
	}
	return NULL;
}

#else

static const char *
load(struct archive_library *library)
{
	(void)library;
	return "archive, but kifu was built without libarchive";
}

#endif

bool
archive_is_padding(struct str bytes)
{
	size_t i;

	for (i = 0; i < bytes.n && (bytes.p[i] == '\0' || bytes.p[i] == '\x1A'); i++)
		;
	return i == bytes.n;
}

bool
archive_bursts(uint64_t out, uint64_t in)
{
	const uint64_t from = UINT64_C(1) << 20; /* the library reads ahead */

	return out > from && out / ARCHIVE_RATIO > in;
}

static const struct archive_library *loaded;

const struct archive_library *
archive_loaded(void)
{
	return loaded;
}

struct archive_library *
archive_load(struct memory *memory)
{
	static const char *const locales[] = { "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8" };
	struct archive_library *library = memory_resize(memory, NULL, 0, sizeof *library);
	size_t i;

	*library = (struct archive_library){ .memory = memory };
	library->missing = load(library);
	/* libarchive converts the time of each member to the local zone, and the C library would
	 * look for the zone's file again and again, even in the sandbox. */
	setenv("TZ", "UTC0", 1);
	for (i = 0; i < sizeof locales / sizeof *locales && library->locale == (locale_t)0; i++)
		library->locale = newlocale(LC_CTYPE_MASK, locales[i], (locale_t)0);
	loaded = library;
	return library;
}

void
archive_unload(struct archive_library *library)
{
	if (library == NULL)
		return;
	loaded = NULL;
	if (library->locale != (locale_t)0)
		freelocale(library->locale);
	memory_resize(library->memory, library, sizeof *library, 0);
}
