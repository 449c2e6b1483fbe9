#include "cmd/input/archive_name.h"

#include <string.h>

#include "cmd/report/escape.h"
#include "record/text/utf8.h"

/* The endings of archives' names. */
static const char *const endings[] = { ".zip", ".7z", ".lzh", ".lha", ".tar", ".tar.gz", ".tgz",
	".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar.zst", ".tzst" };

bool
archive_name_known(struct str name)
{
	size_t i, n, at;

	for (i = 0; i < sizeof endings / sizeof *endings; i++) {
		n = strlen(endings[i]);
		for (at = 0; n < name.n && at < n; at++) {
			if (str_lower(name.p[name.n - n + at]) != endings[i][at])
				break;
		}
		if (at == n)
			return true;
	}
	return false;
}

static bool
separates(char c)
{
	return c == '/' || c == '\\';
}

/* Whether one of the parts between separators is "..". */
static bool
leads_out(struct str name)
{
	size_t start = 0, at;

	for (at = 0; at <= name.n; at++) {
		if (at < name.n && !separates(name.p[at]))
			continue;
		if (str_eq(str_first(str_after(name, start), at - start), STR("..")))
			return true;
		start = at + 1;
	}
	return false;
}

static bool
has_control(struct str name)
{
	uint32_t code;

	while (name.n > 0) {
		name = str_after(name, utf8_read(name, &code));
		if (escape_needed(code))
			return true;
	}
	return false;
}

bool
archive_name_fault(struct str name, enum phrase *fault)
{
	bool drive = name.n > 1 && name.p[1] == ':' && str_is_letter(name.p[0]);

	if (leads_out(name))
		*fault = PHRASE_name_leads_out;
	else if (drive || (name.n > 0 && separates(name.p[0])))
		*fault = PHRASE_name_absolute;
	else if (has_control(name))
		*fault = PHRASE_name_control;
	else if (memchr(name.p, '\\', name.n) != NULL)
		*fault = PHRASE_name_backslash;
	else
		return false;
	return true;
}
