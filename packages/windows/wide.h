#ifndef PACKAGES_WINDOWS_WIDE_H
#define PACKAGES_WINDOWS_WIDE_H

#include <wchar.h>

/* Returns a name as Windows takes it, to be freed, or NULL with errno set.  Bytes that are not
 * UTF-8 are in the code page of the system, as a list that cmd.exe wrote. */
wchar_t *wide_name(const char *name);

/* Returns UTF-8, to be freed, or NULL with errno set.  slashes: with slashes for backslashes. */
char *wide_utf8(const wchar_t *text, int slashes);

/* Sets errno to what Windows's last error is called in POSIX.  Returns -1. */
int wide_error(void);

#endif
