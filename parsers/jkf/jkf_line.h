#ifndef PARSERS_JKF_JKF_LINE_H
#define PARSERS_JKF_JKF_LINE_H

#include "parsers/jkf/jkf_reader.h"

/* Reads all lines of play: "moves", which the reader has entered. */
void jkf_line_read(struct jkf *jkf);

#endif
