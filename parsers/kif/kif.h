#ifndef PARSERS_KIF_KIF_H
#define PARSERS_KIF_KIF_H

#include "parsers/kif/kif_reader.h"

/* Reads a record of one of the notations: what struct parser's next() does. */
bool kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect);

/* Reads a result in words, まで5手で先手の勝ち, from p to end.  Returns false when it is none. */
bool kif_read_result(struct kif *kif, const char *p, const char *end);

/* Whether a record of one of the notations may have the header KEY：VALUE: what struct parser's
 * header_line() does. */
bool kif_takes_header(struct memory *memory, struct value_patterns *value_patterns,
    const struct kif_dialect *dialect, struct str key, struct str value);

extern const struct parser kif_parser;

#endif
