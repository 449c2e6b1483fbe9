#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/json_token.h"
#include "record/text/buffer.h"

/*
 * JSON (RFC 8259) as values with their places in the text.  A text is checked first, in one pass,
 * and then read; so reading cannot fail, and large arrays can be read element by element.
 */

/*
 * Checks the array or object that begins at `at` (blanks skipped).  Besides what the grammar
 * forbids, a key given twice in an object, a number out of range and nesting deeper than
 * JSON_DEPTH_MAX are faults.  What follows the value is not read.
 */
enum json_state json_check(struct json_reader *reader, uint32_t at);

/*
 * Reads a value of the checked text.  Arrays that are members with the key `unread` get no
 * elements.  Strings without escapes are borrowed from the text.
 */
struct json *json_value(struct json_reader *reader, uint32_t at, struct str unread);

/* Returns the member of an object with this key and kind, or NULL; NULL if it is not an object. */
const struct json *json_member(const struct json *object, struct str key, enum json_kind kind);

/*
 * Reads the element of an unread array at *at, as json_value, and moves *at after it; *at begins as
 * json_elements returns it.  An element that is itself an array is left unread.  Returns NULL after
 * the last element.
 */
struct json *json_element(struct json_reader *reader, uint32_t *at, struct str unread);

/* Returns where the elements of an array begin. */
static inline uint32_t
json_elements(const struct json *array)
{
	return array->at.at + 1;
}

/* Reports why json_check failed, as bad-json. */
void json_report(const struct json_reader *reader, struct diags *diags);

/*
 * Checks and reads the array or object at *at, and moves *at after it.  If there is a fault,
 * reports it, moves *at there and returns NULL.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/*
 * Appends s (any bytes) as a JSON string with its quotes; what is not UTF-8 becomes U+FFFD. Escapes
 * what JSON cannot hold, and the characters for which `also` returns true (NULL: no others).
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
