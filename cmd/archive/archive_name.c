#include "cmd/archive/archive_name.h"

#include "lib/escape.h"
#include "record/text/utf8.h"

#define ENDING(literal)                                                                            \
	{                                                                                          \
		literal, sizeof literal - 1                                                        \
	}
const struct str archive_endings[] = { ENDING(".zip"), ENDING(".7z"), ENDING(".lzh"),
	ENDING(".lha"), ENDING(".tar"), ENDING(".tar.gz"), ENDING(".tgz"), ENDING(".tar.bz2"),
	ENDING(".tbz2"), ENDING(".tar.xz"), ENDING(".txz"), ENDING(".tar.zst"), ENDING(".tzst"),
	{ NULL, 0 } };

size_t
archive_stem(struct str name)
{
	char last = name.n == 0 ? '\0' : str_lower(name.p[name.n - 1]);
	const struct str *ending;

	for (ending = archive_endings; ending->n > 0; ending++) {
		if (ending->n < name.n && ending->p[ending->n - 1] == last &&
		    str_eq_nocase(str_after(name, name.n - ending->n), *ending))
			return name.n - ending->n;
	}
	return name.n;
}

bool
archive_name_known(struct str name)
{
	return archive_stem(name) < name.n;
}

bool
archive_name_harmful(struct str name, enum phrase *fault)
{
	bool drive = name.n > 1 && name.p[1] == ':' && str_is_letter(name.p[0]);
	bool backslash = str_find(name, STR("\\")) < name.n, up = false, control = false;
	size_t start = 0, at;
	uint32_t code;

	for (at = 0; at <= name.n; at++) {
		if (at < name.n && name.p[at] != '/' && name.p[at] != '\\')
			continue;
		up = up || str_eq(str_first(str_after(name, start), at - start), STR(".."));
		start = at + 1;
	}
	for (at = 0; at < name.n && !control; control = escape_needed(code))
		at += utf8_read(str_after(name, at), &code);
	if (up)
		*fault = PHRASE_name_leads_out;
	else if (drive || (name.n > 0 && (name.p[0] == '/' || name.p[0] == '\\')))
		*fault = PHRASE_name_absolute;
	else if (control)
		*fault = PHRASE_name_control;
	else
		*fault = PHRASE_name_backslash;
	return up || drive || control || backslash || (name.n > 0 && name.p[0] == '/');
}
