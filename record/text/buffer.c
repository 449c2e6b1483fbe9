#include "record/text/buffer.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { FIRST_CAP = 1024 };

void
buffer_init(struct buffer *buffer, struct memory *memory)
{
	*buffer = (struct buffer){ .memory = memory };
}

void
buffer_free(struct buffer *buffer)
{
	memory_resize(buffer->memory, buffer->p, buffer->cap, 0);
	buffer_init(buffer, buffer->memory);
}

void
buffer_grow(struct buffer *buffer, size_t more)
{
	size_t cap = buffer->cap < FIRST_CAP ? FIRST_CAP : buffer->cap * 2;

	if (cap - buffer->n < more)
		cap = more > PTRDIFF_MAX ? SIZE_MAX : buffer->n + more;
	buffer->p = memory_resize(buffer->memory, buffer->p, buffer->cap, cap);
	buffer->cap = cap;
}

void
buffer_add(struct buffer *buffer, struct str s)
{
	if (s.n == 0)
		return;
	memcpy(buffer_room(buffer, s.n), s.p, s.n);
	buffer->n += s.n;
}

void
buffer_fill(struct buffer *buffer, char c, size_t n)
{
	if (n == 0)
		return;
	memset(buffer_room(buffer, n), c, n);
	buffer->n += n;
}

void
buffer_number(struct buffer *buffer, uint64_t n, unsigned width, char pad)
{
	enum { DIGITS_MAX = 20 };
	uint64_t above = 10;
	size_t count = 1, at;
	char *digits;

	for (; n >= above && count < DIGITS_MAX; above *= 10)
		count++;
	if (width > count)
		buffer_fill(buffer, pad, width - count);
	digits = buffer_room(buffer, count);
	for (at = count; at > 0; n /= 10)
		digits[--at] = (char)('0' + n % 10);
	buffer->n += count;
}

static void
add_signed(struct buffer *buffer, long n)
{
	if (n < 0)
		buffer_char(buffer, '-');
	buffer_number(buffer, n < 0 ? 0 - (unsigned long)n : (unsigned long)n, 0, ' ');
}

struct arguments {
	va_list list;
};

/* Appends what a conversion after its % asks for, if it is a usual one: without flags, width or
 * precision other than that of %.*s.  Returns the place after it; NULL: another one. */
static const char *
add_usual(struct buffer *buffer, const char *conversion, struct arguments *arguments)
{
	bool size = *conversion == 'z', wide = *conversion == 'l';
	const char *text;
	int n;

	switch (*(conversion += size || wide)) {
	case 's':
		if (size || wide)
			return NULL;
		buffer_add(buffer, str_of(va_arg(arguments->list, const char *)));
		break;
	case 'u':
		buffer_number(buffer,
		    size   ? va_arg(arguments->list, size_t)
		    : wide ? va_arg(arguments->list, unsigned long)
			   : va_arg(arguments->list, unsigned),
		    0, ' ');
		break;
	case 'd':
		if (size)
			return NULL;
		add_signed(
		    buffer, wide ? va_arg(arguments->list, long) : va_arg(arguments->list, int));
		break;
	case '.':
		if (size || wide || strncmp(conversion, ".*s", 3) != 0)
			return NULL;
		n = va_arg(arguments->list, int);
		text = va_arg(arguments->list, const char *);
		if (n > 0)
			buffer_add(buffer, (struct str){ text, strnlen(text, (size_t)n) });
		return conversion + 3;
	default:
		return NULL;
	}
	return conversion + 1;
}

/* Appends the text by the usual conversions, which takes a third of printf's time.  Returns false
 * if it has another one. */
static bool
add_formatted(struct buffer *buffer, const char *format, struct arguments *arguments)
{
	for (const char *p = format; *p != '\0';) {
		size_t n = strcspn(p, "%");

		buffer_add(buffer, (struct str){ p, n });
		p += n;
		if (*p != '\0' && (p = add_usual(buffer, p + 1, arguments)) == NULL)
			return false;
	}
	return true;
}

void
buffer_printf(struct buffer *buffer, const char *format, ...)
{
	enum { GUESS = 128 };
	struct arguments arguments;
	size_t before = buffer->n, room;
	va_list args;
	char *out;
	bool usual;
	int n;

	va_start(arguments.list, format);
	usual = add_formatted(buffer, format, &arguments);
	va_end(arguments.list);
	if (usual)
		return;
	buffer->n = before;
	out = buffer_room(buffer, GUESS);
	room = buffer->cap - buffer->n;
	va_start(args, format);
	n = vsnprintf(out, room, format, args);
	va_end(args);
	if (n > 0 && (size_t)n >= room) {
		out = buffer_room(buffer, (size_t)n + 1);
		va_start(args, format);
		n = vsnprintf(out, (size_t)n + 1, format, args);
		va_end(args);
	}
	if (n > 0)
		buffer->n += (size_t)n;
}
