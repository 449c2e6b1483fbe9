#ifndef PARSERS_JKF_JKF_SETUP_H
#define PARSERS_JKF_JKF_SETUP_H

#include "parsers/jkf/jkf_reader.h"

/* Reads "initial", the start position. */
void jkf_setup_read(struct jkf *jkf, const struct json *initial);

/* Reads a header 手合割 (the handicap), which repeats or replaces "initial". */
void jkf_setup_header(struct jkf *jkf, const struct json *header);

#endif
