#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "record/json_token.h"
#include "record/text/buffer.h"

/*
 * JSON (RFC 8259) as values with their places in the text, read in one pass: as a whole, or the
 * elements and members of large values one by one.  Besides what the grammar forbids, a key given
 * twice in an object, a number out of range and nesting deeper than JSON_DEPTH_MAX are faults.
 */

/* Returns the member of an object with this key and kind, or NULL; NULL if it is not an object. */
const struct json *json_member(const struct json *object, struct str key, enum json_kind kind);

/*
 * Enters the array or object at `at` (blanks skipped), so that json_next reads what it holds.  If
 * it stands before reader->at (it was skipped), the reader returns there after it.  Returns it,
 * without what it holds; NULL: reader->failed.
 */
struct json *json_enter(struct json_reader *reader, uint32_t at);

/*
 * Reads the next element or member of what was entered last.  Returns NULL after the last one,
 * which leaves it, or if reader->failed.
 *
 * A member that is an array with the key `apart` is entered.  Inside the other values, such arrays
 * are skipped; so is an element that is an array.  What was skipped is known to have no fault, and
 * may be entered later.
 */
struct json *json_next(struct json_reader *reader, struct str apart);

/* Reports why the reader failed, as bad-json. */
void json_report(const struct json_reader *reader, struct diags *diags);

/*
 * Reads the array or object at *at, and moves *at after it.  If there is a fault, reports it, moves
 * *at there and returns NULL.  Strings without escapes are borrowed from the text.
 */
struct json *json_read(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/* As json_read, but a lone surrogate (\ud800) is no fault: the string holds its three bytes, which
 * are not UTF-8. */
struct json *json_read_lone(
    const struct text *text, uint32_t *at, struct arena *arena, struct diags *diags);

/*
 * Appends s (any bytes) as a JSON string with its quotes; what is not UTF-8 becomes U+FFFD. Escapes
 * what JSON cannot hold, and the characters for which `also` returns true (NULL: no others), which
 * may be a lone surrogate's three bytes.
 */
void json_quote(struct str s, bool (*also)(uint32_t code), struct buffer *out);

#endif
