#include "record/values/name.h"

static const struct str wide_blank = { "　", 3 };

/* Skips blanks, wide ones too.  Returns whether there were any. */
static bool
skip_blanks(struct str *s)
{
	size_t before = s->n;

	while (s->n > 0 && (str_is_blank(s->p[0]) || str_starts(*s, wide_blank)))
		*s = str_after(*s, str_is_blank(s->p[0]) ? 1 : wide_blank.n);
	return s->n < before;
}

static bool
is_ascii(char c)
{
	return ((unsigned char)c & 0x80) == 0;
}

bool
name_same(struct str a, struct str b)
{
	bool ascii = false; /* the byte before */

	skip_blanks(&a);
	skip_blanks(&b);
	while (a.n > 0 && b.n > 0 && a.p[0] == b.p[0]) {
		bool one, other;

		ascii = is_ascii(a.p[0]);
		a = str_after(a, 1);
		b = str_after(b, 1);
		one = skip_blanks(&a);
		other = skip_blanks(&b);
		if (one != other && ascii && a.n > 0 && is_ascii(a.p[0]))
			return false;
	}
	return a.n == 0 && b.n == 0;
}

void
name_squeeze(struct str name, struct buffer *out)
{
	bool ascii = false, blank = false; /* the byte before, and blanks after it */

	skip_blanks(&name);
	for (; name.n > 0; blank = skip_blanks(&name)) {
		if (blank && ascii && is_ascii(name.p[0]))
			buffer_char(out, ' ');
		ascii = is_ascii(name.p[0]);
		buffer_char(out, name.p[0]);
		name = str_after(name, 1);
	}
}
