/*
 * The Hodges notation: moves as people write them in letters, books and magazines, P-7f.  A text is
 * read as PSN, of which only the tags are missing.
 */
#include "parsers/western/psn_reader.h"

const struct parser hodges_parser = { .probe = psn_probe_moves, .next = psn_next };
