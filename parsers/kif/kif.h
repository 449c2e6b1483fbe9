#ifndef PARSERS_KIF_KIF_H
#define PARSERS_KIF_KIF_H

#include "parsers/kif/kif_reader.h"

/* Reads a record of one of the notations: what struct parser's next() does. */
bool kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect);

/* Whether a record of one of the notations may have the header KEY：VALUE: what struct parser's
 * header_line() does. */
bool kif_takes_header(struct memory *memory, struct value_patterns *value_patterns,
    const struct kif_dialect *dialect, struct str key, struct str value);

extern const struct parser kif_parser;

#endif
