#ifndef CMD_OPTIONS_SETTINGS_H
#define CMD_OPTIONS_SETTINGS_H

#include "cmd/options/options.h"
#include "lib/session.h"

/* Returns how files are read: -f, --encoding, --letters, --ignore-case, --variant, --rules,
 * --mainline-only. */
struct session_options settings_reading(const struct options *options);

/* Returns the name of the letters that the option gives, else otherwise. */
struct str settings_letters(
    const struct options *options, enum option option, struct str otherwise);

/* Returns the variant's name that --variant gives; NULL if it was not given. */
const char *settings_variant(const struct options *options);

#endif
