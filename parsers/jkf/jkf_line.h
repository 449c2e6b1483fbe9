#ifndef PARSERS_JKF_JKF_LINE_H
#define PARSERS_JKF_JKF_LINE_H

#include "parsers/jkf/jkf_reader.h"

/* Reads "moves", an unread array: all lines of play. */
void jkf_line_read(struct jkf *jkf, const struct json *moves);

#endif
