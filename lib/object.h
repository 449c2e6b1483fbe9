#ifndef LIB_OBJECT_H
#define LIB_OBJECT_H

#include <stdint.h>

#include "record/text/buffer.h"

/* Members of JSON objects.  Each appends ,"KEY":VALUE, without the comma after '{'. */

/* Appends '{' as the next element of an array whose elements are lines; *count counts them. */
void object_begin(size_t *count, struct buffer *out);

/* Appends the key without a value. */
void object_key(const char *key, struct buffer *out);

/* Appends a string (any bytes). */
void object_text(const char *key, struct str text, struct buffer *out);

/* Appends bytes in base64 (RFC 4648). */
void object_base64(const char *key, struct str bytes, struct buffer *out);

/* Appends a name, or null for NULL. */
void object_name(const char *key, const char *name, struct buffer *out);

void object_number(const char *key, size_t n, struct buffer *out);

/* Appends a number, or null for 0. */
void object_number_or_null(const char *key, size_t n, struct buffer *out);

#endif
