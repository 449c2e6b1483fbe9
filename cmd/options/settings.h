#ifndef CMD_OPTIONS_SETTINGS_H
#define CMD_OPTIONS_SETTINGS_H

#include "cmd/options/options.h"
#include "lib/session.h"
#include "rules/variants/variant.h"

/*
 * The values of options as the library's own types.  Each function leaves its target as it is when
 * the option was not given, and gives STATUS_failed after saying that there is no such format,
 * encoding, alphabet, variant, rule set or number.
 */
int settings_format(struct program *program, const struct options *options, enum option option,
    enum format *format);
int settings_encoding(struct program *program, const struct options *options, enum option option,
    enum encoding *encoding);
int settings_letters(
    struct program *program, const struct options *options, enum option option, struct str *name);
int settings_variant(struct program *program, const struct options *options, const char **name);
int settings_rule_set(
    struct program *program, const struct options *options, const struct rule_set **rule_set);

/* The same of a number from least to most; name is what the option is called in messages. */
int settings_number(struct program *program, const struct options *options, enum option option,
    const char *name, uint32_t least, uint32_t most, uint32_t *number);

/* --shard I/N: *shard is I modulo N, *shards N; both 0 when it was not given. */
int settings_shard(
    struct program *program, const struct options *options, uint32_t *shard, uint32_t *shards);

/* The number that all of s says in decimal, at most UINT32_MAX - 1. */
bool settings_decimal(struct str s, uint32_t *number);

/* How files are to be read: -f, --encoding, --letters, --ignore-case, --variant,
 * --rules. */
int settings_reading(
    struct program *program, const struct options *options, struct session_options *reading);

/* The format that is called said. */
int settings_format_named(struct program *program, const char *said, enum format *format);

/* The variant of rules/ that is called said. */
int settings_variant_named(
    struct program *program, const char *said, const struct variant **variant);

#endif
