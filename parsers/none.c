#include "parsers/parser.h"

/* The parser of formats that are only written. */
const struct parser none_parser = { .next = NULL };
