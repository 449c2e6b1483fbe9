#include "writers/common/writer.h"

/* The writer of formats that are only read. */
const struct writer none_writer = { .write = NULL };
