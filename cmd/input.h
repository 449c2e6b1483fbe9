#ifndef CMD_INPUT_H
#define CMD_INPUT_H

#include "record/buffer.h"

/*
 * Reads the whole file path ("-": standard input) into bytes, replacing its content.  At most 4 GiB
 * - 1 bytes: places in a text are 32-bit numbers.  Never maps the file: it may change while we
 * read. Gives NULL, or why it could not be read.
 */
const char *input_read(const char *path, struct buffer *bytes);

#endif
