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
 * through the wide form, one character each. */
static const char *
member_name(struct archive_entry *entry)
{
	const wchar_t *wide = archive_entry_pathname_w(entry);

	while (wide != NULL && *wide != L'\0' && *wide <= 0xFF)
		wide++;
	return wide != NULL && *wide != L'\0' ? archive_entry_pathname_utf8(entry)
					      : archive_entry_pathname(entry);
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
