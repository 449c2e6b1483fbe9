#ifndef RECORD_TEXT_BUFFER_H
#define RECORD_TEXT_BUFFER_H

#include <stddef.h>
#include <stdint.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/* A growing run of bytes.  Reused between games: buffer_clear keeps the memory. */
struct buffer {
	struct memory *memory;
	char *p;
	size_t n, cap;
};

/* Makes an empty buffer over memory. */
void buffer_init(struct buffer *buffer, struct memory *memory);

/* Empties a buffer, keeping its memory. */
static inline void
buffer_clear(struct buffer *buffer)
{
	buffer->n = 0;
}

/* Frees the memory. */
void buffer_free(struct buffer *buffer);

/* Makes the buffer larger by at least more bytes. */
void buffer_grow(struct buffer *buffer, size_t more);

/* Makes room for at least more bytes after the end and returns where they begin; the caller adds
 * what it used to buffer->n. */
static inline char *
buffer_room(struct buffer *buffer, size_t more)
{
	if (buffer->cap - buffer->n < more)
		buffer_grow(buffer, more);
	return buffer->p + buffer->n;
}

/* Appends bytes. */
void buffer_add(struct buffer *buffer, struct str s);

/* Appends one byte. */
static inline void
buffer_char(struct buffer *buffer, char c)
{
	*buffer_room(buffer, 1) = c;
	buffer->n++;
}

/* Appends c n times. */
void buffer_fill(struct buffer *buffer, char c, size_t n);

/* Appends n in decimal, padded on the left with pad to at least width characters. */
void buffer_number(struct buffer *buffer, uint64_t n, unsigned width, char pad);

/* Appends formatted text, as printf does; for the cold paths. */
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Returns the content as a slice, valid until the next change. */
static inline struct str
buffer_str(const struct buffer *buffer)
{
	return (struct str){ buffer->p, buffer->n };
}

#endif
