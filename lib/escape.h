#ifndef LIB_ESCAPE_H
#define LIB_ESCAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/buffer.h"

/*
 * All text from files, names and command lines passes here on its way into messages and reports, so
 * that it cannot control a terminal, break a line or reverse the text; nor the CI whose log it may
 * appear in: Azure Pipelines obeys ##vso[…] anywhere in a line, GitHub ##[…], and ::error:: at the
 * start of one.
 */

/* Whether code may not be shown as it is: C0 and C1 controls, DEL, line and paragraph separators,
 * bidirectional controls, invisible format characters. */
bool escape_needed(uint32_t code);

/*
 * Appends code as it is or as \x1B, \u202E, \U000E0001; and as \x23 if it is a '#' after another
 * (before: the previous character), which begins a command of a CI.  Returns the columns it takes.
 */
unsigned escape_character(uint32_t before, uint32_t code, struct buffer *out);

/* Appends s (any bytes); a byte that is not UTF-8 is shown as \xFF. */
void escape_text(struct str s, struct buffer *out);

/* As escape_text, at the start of a line. */
void escape_line(struct str s, struct buffer *out);

/* Appends s (any bytes) as a JSON string with its quotes; a byte that is not UTF-8 is shown as
 * \xFF, as in escape_text, and what escape_text would escape is escaped as JSON does. */
void escape_json(struct str s, struct buffer *out);

/* As escape_json, but what json_read_lone reads as a lone surrogate stays one. */
void escape_json_lone(struct str s, struct buffer *out);

/* As escape_text, for the text and the attributes of XML. */
void escape_xml(struct str s, struct buffer *out);

/* Appends s (any bytes) as a relative URI: all but letters, digits and -._~/!$&'()*+,;=@ as %FF.
 */
void escape_uri(struct str s, struct buffer *out);

#endif
