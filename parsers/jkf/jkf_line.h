#ifndef PARSERS_JKF_JKF_LINE_H
#define PARSERS_JKF_JKF_LINE_H

#include "parsers/jkf/jkf_reader.h"

/* Reads "moves", an array that was passed over: all lines of play. */
void jkf_line_read(struct jkf *jkf, const struct json *moves);

#endif
