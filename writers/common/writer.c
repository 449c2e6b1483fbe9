#include "writers/common/writer.h"

#include <string.h>

size_t
writer_swap_at(const struct writer_swap *swap, const struct note *note)
{
	bool remark = note->kind == NOTE_remark || note->kind == NOTE_line;
	size_t at;

	if (swap == NULL || note->kind == NOTE_bookmark || remark != swap->remarks)
		return note->text.n;
	for (at = 0;
	     at < note->text.n && memchr(swap->from, note->text.p[at], strlen(swap->from)) == NULL;)
		at++;
	return at > 0 && swap->first ? note->text.n : at;
}

struct str
writer_swap_to(const struct writer_swap *swap, char from)
{
	return str_of(swap->to[from != swap->from[0]]);
}

/* How declarations begin. */
static const char *const declarations[] = {
	"KIF version=", "KI2 version=", "CSA encoding=", "encoding=", WRITER_SEPARATOR
};

bool
writer_declaration(struct str remark)
{
	size_t i;

	for (i = 0; i < sizeof declarations / sizeof *declarations; i++) {
		if (str_starts(remark, str_of(declarations[i])))
			return true;
	}
	return str_eq(remark, STR(WRITER_BANNER));
}
