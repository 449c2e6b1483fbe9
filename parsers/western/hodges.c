/*
 * The Hodges notation: moves as people write them in mails, books and magazines, P-7f, without
 * tags.  Its texts are read as PSN is, of which nothing but the tags is missing.
 */
#include "parsers/western/psn.h"

const struct parser hodges_parser = { .probe = psn_probe_moves, .next = psn_next };
