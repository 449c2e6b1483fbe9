#ifndef CMD_JUDGE_CONFIG_FIND_H
#define CMD_JUDGE_CONFIG_FIND_H

#include "cmd/host/program.h"

/* Appends the path of the settings that apply in a folder (config.h), with a NUL, or nothing if
 * there are none. */
void config_find(struct program *program, const char *folder, struct buffer *path);

/* Returns whether a file of settings is the user's own. */
bool config_find_users_own(struct program *program, const char *path);

#endif
