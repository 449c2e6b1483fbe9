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

char *
buffer_room(struct buffer *buffer, size_t more)
{
	size_t cap;

	if (buffer->cap - buffer->n < more) {
		cap = buffer->cap < FIRST_CAP ? FIRST_CAP : buffer->cap * 2;
		if (cap - buffer->n < more)
			cap = more > PTRDIFF_MAX ? SIZE_MAX : buffer->n + more;
		buffer->p = memory_resize(buffer->memory, buffer->p, buffer->cap, cap);
		buffer->cap = cap;
	}
	return buffer->p + buffer->n;
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
buffer_number(struct buffer *buffer, unsigned long n, unsigned width, char pad)
{
	char digits[3 * sizeof n];
	size_t at = sizeof digits, count;

	do
		digits[--at] = (char)('0' + n % 10);
	while ((n /= 10) > 0);
	count = sizeof digits - at;
	if (width > count)
		buffer_fill(buffer, pad, width - count);
	buffer_add(buffer, (struct str){ digits + at, count });
}

void
buffer_printf(struct buffer *buffer, const char *format, ...)
{
	enum { GUESS = 128 };
	va_list args;
	char *out = buffer_room(buffer, GUESS);
	size_t room = buffer->cap - buffer->n;
	int n;

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
