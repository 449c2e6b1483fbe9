#ifndef CMD_OPTIONS_OPTIONS_USE_H
#define CMD_OPTIONS_OPTIONS_USE_H

#include "cmd/options/options.h"

/* Returns STATUS_failed after reporting an option that can have no effect with the others: it lacks
 * what its row needs, or stands beside what the row excludes. */
int options_use(struct program *program, enum command command, const struct options *options);

#endif
