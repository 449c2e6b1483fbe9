/* Arguments, signals and what else kifu asks of a system, on Windows. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "packages/windows/wide.h"

int main(int argc, char **argv);

/* cmd.exe leaves the globs of a command line to the program. */
int _dowildcard = -1;

/* Returns whether the value of this option is a text, in which a backslash is no separator of
 * folders. */
static int
takes_text(const char *word)
{
	static const char *const names[] = {
		"title",
		"caption",
#define FILTER(id, name, ...) name,
#include "cmd/filter/filter.def"
#undef FILTER
	};
	size_t n = strcspn(word, "="), i;

	if (strncmp(word, "--", 2) != 0)
		return 0;
	for (i = 0; i < sizeof names / sizeof *names; i++) {
		if (strlen(names[i]) == n - 2 && strncmp(names[i], word + 2, n - 2) == 0)
			return 1;
	}
	return 0;
}

/* Sets a variable that programs of POSIX know to what Windows calls otherwise. */
static void
set_variable(const char *name, const wchar_t *of)
{
	const wchar_t *value = _wgetenv(of);
	char *utf8 = value == NULL || getenv(name) != NULL ? NULL : wide_utf8(value, 1);

	if (utf8 != NULL)
		_putenv_s(name, utf8);
	free(utf8);
}

int
wmain(int argc, wchar_t **argv)
{
	char **words = calloc((size_t)argc + 1, sizeof *words), *utf8;
	int i, text;

	for (i = 0; i < 3; i++)
		_setmode(i, _O_BINARY);
	for (i = 0; words != NULL && i < argc; i++) {
		utf8 = wide_utf8(argv[i], 0);
		if (utf8 == NULL)
			return 2;
		text = takes_text(utf8) ||
		       (i > 0 && takes_text(words[i - 1]) && strchr(words[i - 1], '=') == NULL);
		words[i] = text ? utf8 : wide_utf8(argv[i], 1);
	}
	set_variable("HOME", L"USERPROFILE");
	set_variable("XDG_CONFIG_HOME", L"APPDATA");
	set_variable("TMPDIR", L"TEMP");
	if (getenv("LANG") == NULL && PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_JAPANESE)
		_putenv_s("LANG", "ja");
	return words == NULL ? 2 : main(argc, words);
}

/* --- signals: only those that a console or the end of a session sends */

static HANDLE woken;
static volatile LONG signalled;

static BOOL WINAPI
on_control(DWORD type)
{
	InterlockedExchange(&signalled, type == CTRL_C_EVENT ? SIGINT : SIGTERM);
	SetEvent(woken);
	if (type != CTRL_C_EVENT && type != CTRL_BREAK_EVENT)
		Sleep(INFINITE); /* when this returns the process ends */
	return TRUE;
}

int
pthread_sigmask(int how, const sigset_t *set, sigset_t *old)
{
	(void)set, (void)old;
	if (how == SIG_SETMASK)
		return 0;
	if (woken == NULL)
		woken = CreateEventW(NULL, FALSE, FALSE, NULL);
	SetConsoleCtrlHandler(on_control, how == SIG_BLOCK);
	return 0;
}

int
sigwait(const sigset_t *set, int *number)
{
	(void)set;
	WaitForSingleObject(woken, INFINITE);
	*number = InterlockedExchange(&signalled, 0);
	if (*number == 0)
		*number = SIGURG;
	return 0;
}

int
windows_pthread_kill(pthread_t thread, int number)
{
	(void)thread, (void)number;
	return SetEvent(woken) ? 0 : EINVAL;
}

int
windows_raise(int number)
{
	(void)number;
	ExitProcess((UINT)STATUS_CONTROL_C_EXIT);
}

int
sigaction(int number, const struct sigaction *action, struct sigaction *old)
{
	(void)number, (void)action;
	if (old != NULL)
		*old = (struct sigaction){ .sa_handler = SIG_DFL };
	return 0;
}

/* --- the rest */

long
sysconf(int name)
{
	SYSTEM_INFO info;

	GetSystemInfo(&info);
	return name == _SC_NPROCESSORS_ONLN ? (long)info.dwNumberOfProcessors : 2048;
}

int __real___mingw_vsnprintf(char *to, size_t n, const char *format, va_list args);
int __wrap___mingw_vsnprintf(char *to, size_t n, const char *format, va_list args);

/* Puts the arguments of a format with positions, as %2$s, into its order: mingw-w64 knows no
 * positions.  Each argument has 8 bytes on this system. */
int
__wrap___mingw_vsnprintf(char *to, size_t n, const char *format, va_list args)
{
	enum { MOST = 16, LONGEST = 1024 };
	uint64_t ordered[MOST];
	char plain[LONGEST], *out = plain;
	unsigned count = 0;

	if (strchr(format, '$') == NULL)
		return __real___mingw_vsnprintf(to, n, format, args);
	while (*format != '\0' && out < plain + LONGEST - 1) {
		*out++ = *format++;
		if (format[-1] == '%' && *format >= '1' && *format <= '9' && format[1] == '$' &&
		    count < MOST) {
			ordered[count++] = ((const uint64_t *)args)[*format - '1'];
			format += 2;
		}
	}
	*out = '\0';
	return __real___mingw_vsnprintf(to, n, plain, (va_list)ordered);
}

char *__wrap_strerror(int number);

/* Returns a text that stays: that of the C library is overwritten by the next call. */
char *
__wrap_strerror(int number)
{
	return number >= 0 && number < _sys_nerr ? _sys_errlist[number] : "Unknown error";
}
