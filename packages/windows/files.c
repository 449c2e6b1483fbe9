/* Files by their names, on Windows. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "packages/windows/wide.h"

enum { SHARED = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE };

int
wide_error(void)
{
	static const struct {
		DWORD windows;
		int posix;
	} errors[] = { { ERROR_FILE_NOT_FOUND, ENOENT }, { ERROR_PATH_NOT_FOUND, ENOENT },
		{ ERROR_INVALID_NAME, ENOENT }, { ERROR_BAD_NETPATH, ENOENT },
		{ ERROR_INVALID_DRIVE, ENOENT }, { ERROR_ACCESS_DENIED, EACCES },
		{ ERROR_SHARING_VIOLATION, EACCES }, { ERROR_FILE_EXISTS, EEXIST },
		{ ERROR_ALREADY_EXISTS, EEXIST }, { ERROR_DIRECTORY, ENOTDIR },
		{ ERROR_DIR_NOT_EMPTY, ENOTEMPTY }, { ERROR_NOT_SAME_DEVICE, EXDEV },
		{ ERROR_DISK_FULL, ENOSPC }, { ERROR_HANDLE_DISK_FULL, ENOSPC },
		{ ERROR_WRITE_PROTECT, EROFS }, { ERROR_TOO_MANY_OPEN_FILES, EMFILE },
		{ ERROR_NOT_ENOUGH_MEMORY, ENOMEM }, { ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG },
		{ ERROR_BROKEN_PIPE, EPIPE }, { ERROR_NO_DATA, EPIPE } };
	DWORD error = GetLastError();
	size_t i;

	errno = EIO;
	for (i = 0; i < sizeof errors / sizeof *errors; i++) {
		if (errors[i].windows == error)
			errno = errors[i].posix;
	}
	return -1;
}

wchar_t *
wide_name(const char *name)
{
	UINT page = CP_UTF8;
	DWORD strict = MB_ERR_INVALID_CHARS;
	wchar_t *wide;
	int n;

	if (strcmp(name, "/dev/null") == 0)
		name = "NUL";
	n = MultiByteToWideChar(page, strict, name, -1, NULL, 0);
	if (n == 0) {
		page = CP_ACP, strict = 0;
		n = MultiByteToWideChar(page, strict, name, -1, NULL, 0);
	}
	wide = malloc(((size_t)n + 1) * sizeof *wide);
	if (wide == NULL)
		errno = ENOMEM;
	else
		wide[MultiByteToWideChar(page, strict, name, -1, wide, n)] = L'\0';
	return wide;
}

char *
wide_utf8(const wchar_t *text, int slashes)
{
	int n = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
	char *utf8 = malloc((size_t)n + 1), *at;

	if (utf8 == NULL) {
		errno = ENOMEM;
		return NULL;
	}
	utf8[WideCharToMultiByte(CP_UTF8, 0, text, -1, utf8, n, NULL, NULL)] = '\0';
	for (at = slashes ? strchr(utf8, '\\') : NULL; at != NULL; at = strchr(at, '\\'))
		*at = '/';
	return utf8;
}

/* Returns whether a name has a character that no name of a file has: after a colon the rest would
 * be a stream hidden in the file. */
static int
is_forbidden(const char *path)
{
	int drive = path[0] != '\0' && path[1] == ':';

	if (strpbrk(path + 2 * drive, "<>:\"|?*") == NULL)
		return 0;
	errno = EINVAL;
	return 1;
}

/* Opens a file or folder.  Returns INVALID_HANDLE_VALUE with errno set. */
static HANDLE
open_handle(const char *path, DWORD access, DWORD how, DWORD flags)
{
	wchar_t *name = is_forbidden(path) ? NULL : wide_name(path);
	HANDLE handle = INVALID_HANDLE_VALUE;

	if (name == NULL)
		return handle;
	handle =
	    CreateFileW(name, access, SHARED, NULL, how, flags | FILE_FLAG_BACKUP_SEMANTICS, NULL);
	if (handle == INVALID_HANDLE_VALUE)
		wide_error();
	free(name);
	return handle;
}

int
windows_open(const char *path, int flags, ...)
{
	DWORD access = flags & O_RDWR     ? GENERIC_READ | GENERIC_WRITE
		       : flags & O_WRONLY ? GENERIC_WRITE
					  : GENERIC_READ;
	DWORD how = !(flags & O_CREAT) ? OPEN_EXISTING : flags & O_EXCL ? CREATE_NEW : OPEN_ALWAYS;
	struct stat st;
	HANDLE handle;
	int fd;

	if ((flags & O_NOFOLLOW) && lstat(path, &st) == 0 && S_ISLNK(st.st_mode)) {
		errno = ELOOP;
		return -1;
	}
	handle = open_handle(path, access, how, FILE_ATTRIBUTE_NORMAL);
	if (handle == INVALID_HANDLE_VALUE)
		return -1;
	fd = _open_osfhandle((intptr_t)handle, flags & (O_APPEND | O_CLOEXEC));
	if (fd < 0)
		CloseHandle(handle);
	return fd;
}

/* Returns the kind of a file on a disk: links only where the handle is of the link itself. */
static unsigned
kind_of(HANDLE handle, DWORD attributes)
{
	FILE_ATTRIBUTE_TAG_INFO tag = { .FileAttributes = 0 };

	if (attributes & FILE_ATTRIBUTE_REPARSE_POINT)
		GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &tag, sizeof tag);
	if ((tag.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) &&
	    (tag.ReparseTag == IO_REPARSE_TAG_SYMLINK ||
		tag.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT))
		return S_IFLNK | 0777;
	return attributes & FILE_ATTRIBUTE_DIRECTORY ? S_IFDIR | 0777 : S_IFREG | 0666;
}

static int
get_status(HANDLE handle, struct stat *st)
{
	DWORD type = GetFileType(handle);
	BY_HANDLE_FILE_INFORMATION info;
	LARGE_INTEGER size;

	*st = (struct stat){ .st_mode = type == FILE_TYPE_PIPE ? S_IFIFO : S_IFCHR };
	if (type != FILE_TYPE_DISK)
		return 0;
	if (!GetFileInformationByHandle(handle, &info)) { /* as wine's standard input */
		if (!GetFileSizeEx(handle, &size))
			return wide_error();
		*st = (struct stat){ .st_mode = S_IFREG | 0666, .st_size = size.QuadPart };
		return 0;
	}
	st->st_dev = info.dwVolumeSerialNumber;
	st->st_ino = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow;
	st->st_size = (int64_t)((uint64_t)info.nFileSizeHigh << 32 | info.nFileSizeLow);
	st->st_mode = kind_of(handle, info.dwFileAttributes);
	return 0;
}

static int
get_named_status(const char *path, struct stat *st, DWORD flags)
{
	HANDLE handle = open_handle(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, flags);
	int result;

	if (handle == INVALID_HANDLE_VALUE)
		return -1;
	result = get_status(handle, st);
	CloseHandle(handle);
	return result;
}

int
windows_stat(const char *path, struct stat *st)
{
	return get_named_status(path, st, 0);
}

int
lstat(const char *path, struct stat *st)
{
	return get_named_status(path, st, FILE_FLAG_OPEN_REPARSE_POINT);
}

int
windows_fstat(int fd, struct stat *st)
{
	HANDLE handle = (HANDLE)_get_osfhandle(fd);

	if (handle != INVALID_HANDLE_VALUE)
		return get_status(handle, st);
	errno = EBADF;
	return -1;
}

int
windows_access(const char *path, int mode)
{
	HANDLE handle =
	    open_handle(path, mode == R_OK ? GENERIC_READ : FILE_READ_ATTRIBUTES, OPEN_EXISTING, 0);

	if (handle == INVALID_HANDLE_VALUE)
		return -1;
	CloseHandle(handle);
	return 0;
}

/* Calls a function of Windows with one name. */
static int
call(BOOL(WINAPI *function)(const wchar_t *name), const char *path)
{
	wchar_t *name = wide_name(path);
	int result = name == NULL ? -1 : function(name) ? 0 : wide_error();

	free(name);
	return result;
}

int
windows_unlink(const char *path)
{
	return call(DeleteFileW, path);
}

int
windows_rmdir(const char *path)
{
	return call(RemoveDirectoryW, path);
}

static BOOL WINAPI
make_folder(const wchar_t *name)
{
	return CreateDirectoryW(name, NULL);
}

int
windows_mkdir(const char *path)
{
	return is_forbidden(path) ? -1 : call(make_folder, path);
}

int
windows_mkstemp(char *path)
{
	char *end = path + strlen(path) - 6;
	unsigned attempt;
	int fd = -1;

	for (attempt = 0; attempt < 1000 && fd < 0; attempt++) {
		snprintf(end, 7, "%06x", ((unsigned)getpid() * 1000 + attempt) & 0xFFFFFF);
		fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC);
		if (fd < 0 && errno != EEXIST)
			break;
	}
	return fd;
}

/* Windows's own makes it where only an administrator may. */
FILE *
windows_tmpfile(void)
{
	const char *folder = getenv("TMPDIR");
	char path[4096];
	FILE *file;
	int fd;

	snprintf(path, sizeof path, "%s/kifu-XXXXXX", folder == NULL ? "." : folder);
	fd = mkstemp(path);
	if (fd < 0)
		return NULL;
	unlink(path); /* it goes when it is closed */
	file = fdopen(fd, "w+b");
	if (file == NULL)
		close(fd);
	return file;
}

char *
realpath(const char *path, char *to)
{
	HANDLE handle = open_handle(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, 0);
	static const wchar_t local[] = L"\\\\?\\", net[] = L"\\\\?\\UNC\\";
	wchar_t name[32768], *from = name;
	DWORD n;

	(void)to;
	if (handle == INVALID_HANDLE_VALUE)
		return NULL;
	n = GetFinalPathNameByHandleW(handle, name, sizeof name / sizeof *name, 0);
	if (n == 0)
		wide_error();
	CloseHandle(handle);
	if (n == 0)
		return NULL;
	if (wcsncmp(name, net, wcslen(net)) == 0)
		*(from = name + wcslen(net) - 2) = L'\\';
	else if (wcsncmp(name, local, wcslen(local)) == 0)
		from = name + wcslen(local);
	return wide_utf8(from, 1);
}

int
renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags)
{
	enum { ATTEMPTS = 10, PAUSE = 20 }; /* while a scanner for viruses has the file open */
	DWORD how = MOVEFILE_WRITE_THROUGH | (flags ? 0 : MOVEFILE_REPLACE_EXISTING);
	wchar_t *source, *target;
	int result = -1, attempt;

	(void)from_folder, (void)to_folder;
	if (is_forbidden(to))
		return -1;
	source = wide_name(from);
	target = wide_name(to);
	for (attempt = 0; source != NULL && target != NULL && attempt < ATTEMPTS; attempt++) {
		result = MoveFileExW(source, target, how) ? 0 : wide_error();
		if (result == 0 || errno != EACCES)
			break;
		Sleep(PAUSE);
	}
	free(source);
	free(target);
	return result;
}

static struct dirent *
new_entry(const WIN32_FIND_DATAW *data)
{
	char *name = wide_utf8(data->cFileName, 0);
	size_t n = name == NULL ? 0 : strlen(name) + 1;
	struct dirent *entry = name == NULL ? NULL : malloc(sizeof *entry + n);

	if (entry != NULL) {
		memcpy(entry->d_name, name, n);
		entry->d_type = data->dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT ? DT_UNKNOWN
				: data->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY   ? DT_DIR
										      : DT_REG;
	}
	free(name);
	return entry;
}

/* Appends the wanted entries of a search to a list.  Returns false when there is no memory. */
static int
list_entries(HANDLE search, WIN32_FIND_DATAW *data, struct dirent ***list, int *count,
    int (*want)(const struct dirent *entry))
{
	struct dirent *entry, **longer;

	do {
		entry = new_entry(data);
		if (entry != NULL && !want(entry)) {
			free(entry);
			continue;
		}
		longer =
		    entry == NULL ? NULL : realloc(*list, ((size_t)*count + 1) * sizeof **list);
		if (longer == NULL) {
			free(entry);
			errno = ENOMEM;
			return 0;
		}
		*list = longer;
		longer[(*count)++] = entry;
	} while (FindNextFileW(search, data));
	return 1;
}

int
scandir(const char *path, struct dirent ***entries, int (*want)(const struct dirent *entry),
    int (*compare)(const struct dirent **a, const struct dirent **b))
{
	size_t n = strlen(path);
	char *all = malloc(n + 3);
	wchar_t *name = NULL;
	WIN32_FIND_DATAW data;
	HANDLE search = INVALID_HANDLE_VALUE;
	int count = 0, listed;

	*entries = NULL;
	if (all != NULL) {
		memcpy(all, path, n);
		memcpy(all + n, "/*", 3);
		name = wide_name(all);
	}
	if (name == NULL)
		errno = ENOMEM;
	else if ((search = FindFirstFileW(name, &data)) == INVALID_HANDLE_VALUE)
		wide_error();
	free(name);
	free(all);
	if (search == INVALID_HANDLE_VALUE)
		return -1;
	listed = list_entries(search, &data, entries, &count, want);
	FindClose(search);
	if (listed) {
		qsort(*entries, (size_t)count, sizeof **entries,
		    (int (*)(const void *, const void *))compare);
		return count;
	}
	while (count > 0)
		free((*entries)[--count]);
	free(*entries);
	return -1;
}
