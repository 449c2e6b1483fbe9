/* libarchive and zlib, which are in the program, for what asks for them by name. */
#include <string.h>

#include "cmd/archive/archive_library.h"
#include "packages/windows/wide.h"

unsigned long crc32(unsigned long crc, const unsigned char *bytes, unsigned n);

static int
open_name(struct archive *archive, const char *path, size_t block)
{
	wchar_t *name = wide_name(path);
	int result =
	    name == NULL ? ARCHIVE_FATAL : archive_read_open_filename_w(archive, name, block);

	free(name);
	return result;
}

/* Returns a member's name, in UTF-8 if the archive says what it is in.  The bytes of others pass
 * through the wide form, one character each; libarchive itself would have no name that the system's
 * code page lacks. */
static const char *
member_name(struct archive_entry *entry)
{
	const wchar_t *wide = archive_entry_pathname_w(entry), *at = wide;
	char *utf8;

	while (at != NULL && *at != L'\0' && *at <= 0xFF)
		at++;
	utf8 = at != NULL && *at != L'\0' ? wide_utf8(wide, 0) : NULL;
	if (utf8 != NULL)
		archive_entry_copy_pathname(entry, utf8);
	free(utf8);
	return archive_entry_pathname(entry);
}

static const struct {
	const char *name;
	void (*function)(void);
} functions[] = { { "archive_read_open_filename", (void (*)(void))open_name },
	{ "archive_entry_pathname", (void (*)(void))member_name },
#define CALL(type, name, parameters) { #name, (void (*)(void))name },
	ARCHIVE_CALLS
#undef CALL
};

void *
dlsym(void *library, const char *name)
{
	size_t i;

	(void)library;
	for (i = 0; i < sizeof functions / sizeof *functions; i++) {
		if (strcmp(functions[i].name, name) == 0)
			return (void *)functions[i].function;
	}
	return NULL;
}
