/* Open files and the console, on Windows. */
#include <limits.h>
#include <string.h>
#include <windows.h>

#include "packages/windows/wide.h"

static HANDLE
handle_of(int fd)
{
	return (HANDLE)_get_osfhandle(fd);
}

int
windows_isatty(int fd)
{
	DWORD mode;

	return GetConsoleMode(handle_of(fd), &mode);
}

#undef read
ssize_t
windows_read(int fd, void *to, size_t n)
{
	return read(fd, to, n < INT_MAX ? (unsigned)n : INT_MAX);
}

/* Writes UTF-8 to the console, whatever its code page.  Returns the number of bytes written; 0:
 * write them as they are. */
static size_t
write_console(int fd, const char *from, size_t n)
{
	enum { MOST = 4096 };
	wchar_t wide[MOST];
	DWORD written;
	int count;

	if (n > MOST) {
		for (n = MOST; n > 0 && (from[n] & 0xC0) == 0x80; n--)
			;
	}
	count = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, from, (int)n, wide, MOST);
	return count > 0 && WriteConsoleW(handle_of(fd), wide, (DWORD)count, &written, NULL) ? n
											     : 0;
}

#undef write
ssize_t
windows_write(int fd, const void *from, size_t n)
{
	size_t shown = isatty(fd) ? write_console(fd, from, n) : 0;

	return shown > 0 ? (ssize_t)shown : write(fd, from, n < INT_MAX ? (unsigned)n : INT_MAX);
}

off_t
windows_lseek(int fd, off_t at, int whence)
{
	if (GetFileType(handle_of(fd)) == FILE_TYPE_DISK)
		return _lseeki64(fd, at, whence);
	errno = ESPIPE;
	return -1;
}

/* Unlike that of POSIX, reading at a place moves the file's offset: one thread at a time sets it
 * back. */
ssize_t
pread(int fd, void *to, size_t n, off_t at)
{
	static SRWLOCK lock = SRWLOCK_INIT;
	ssize_t result = -1;
	int64_t was;

	AcquireSRWLockExclusive(&lock);
	was = lseek(fd, 0, SEEK_CUR);
	if (was >= 0 && lseek(fd, at, SEEK_SET) >= 0) {
		result = windows_read(fd, to, n);
		if (lseek(fd, was, SEEK_SET) < 0)
			result = -1;
	}
	ReleaseSRWLockExclusive(&lock);
	return result;
}

int
fsync(int fd)
{
	return FlushFileBuffers(handle_of(fd)) ? 0 : (errno = EINVAL, -1);
}

int
fcntl(int fd, int command, ...)
{
	if (command != F_GETFD || (intptr_t)handle_of(fd) >= 0)
		return 0;
	errno = EBADF;
	return -1;
}

/* Returns whether something can be read at once: of a pipe that is known; a console's keys may be
 * no line yet. */
int
poll(struct pollfd *one, unsigned count, int timeout)
{
	DWORD there = 0;

	(void)count;
	if (timeout != 0 || !(one->events & POLLIN))
		return 1;
	if (isatty(one->fd))
		return 0;
	return GetFileType(handle_of(one->fd)) != FILE_TYPE_PIPE ||
	       !PeekNamedPipe(handle_of(one->fd), NULL, 0, NULL, &there, NULL) || there > 0;
}

int
ioctl(int fd, int request, struct winsize *size)
{
	CONSOLE_SCREEN_BUFFER_INFO info;

	(void)request;
	if (!GetConsoleScreenBufferInfo(handle_of(fd), &info))
		return -1;
	size->ws_col = (unsigned short)(info.srWindow.Right - info.srWindow.Left + 1);
	return 0;
}
