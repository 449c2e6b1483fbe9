#ifndef RECORD_JSON_TOKEN_H
#define RECORD_JSON_TOKEN_H

#include "record/json.h"

/* The strings, numbers and words of JSON, and how faults in them are kept. */

/* Sets the fault and returns false. */
bool json_fail(struct json_reader *reader, struct span at, enum phrase why);

/* As json_fail, for a character that is not allowed at `at`, or for the end of the text. */
bool json_fail_at(struct json_reader *reader, uint32_t at);

/* As json_fail_at, for a string, number or word as a whole. */
bool json_fail_token(struct json_reader *reader, uint32_t at);

/* Returns the character at `at`, or NUL at the end of the text. */
static inline char
json_peek(const struct json_reader *reader, uint32_t at)
{
	return at < reader->text->body.n ? reader->text->body.p[at] : '\0';
}

/* Returns whether a line begins at `at`. */
static inline bool
json_is_line_start(const struct json_reader *reader, uint32_t at)
{
	return at > 0 && (json_peek(reader, at - 1) == '\n' || json_peek(reader, at - 1) == '\r');
}

/* Checks the string at *at and moves *at after it. */
bool json_skip_string(struct json_reader *reader, uint32_t *at);

/* Returns the content of a string that was checked. */
struct str json_decode(struct json_reader *reader, struct span at);

/* Reads a number, true, false or null at *at into json, and moves *at after it. */
bool json_read_word(struct json_reader *reader, uint32_t *at, struct json *json);

#endif
