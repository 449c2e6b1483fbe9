#ifndef PARSERS_PARSER_TABLE_H
#define PARSERS_PARSER_TABLE_H

#include "parsers/parser.h"

/* Returns the parser of a format, by its row in formats.def; NULL for FORMAT_none. */
const struct parser *parser_of(enum format format);

/*
 * Returns the format whose probe scores highest on the text's first lines; FORMAT_none if none
 * scores above 0.  first wins a tie.  Sets *sign to what the winning probe returned.
 */
enum format parser_detect(struct str body, enum format first, struct sign *sign);

#endif
