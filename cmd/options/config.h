#ifndef CMD_OPTIONS_CONFIG_H
#define CMD_OPTIONS_CONFIG_H

#include "cmd/linter.h"
#include "cmd/options/options.h"

/*
 * Settings that stand in files: the only file that knows <ini.h>.  For each input the nearest
 * kifu.ini counts, in its folder or above, else the user's ($XDG_CONFIG_HOME/kifu/kifu.ini, else
 * ~/.config/kifu/kifu.ini); --config FILE counts for all, --config= for none.
 *
 *	select = legality, result
 *	ignore = missing-player
 *	severity = nifu=warning
 *	fail-on = warning
 *	[rule no-handle]            (user.h)
 *	header = 先手
 *	forbid = [_0-9]
 *	[profile tournament]
 *	severity = bad-date=error
 *
 * What a file says counts before the command line, which has the last word; a profile counts when
 * --profile names it.  A file that came with an archive can change what is told and nothing else.
 */
struct config;

/* Begins; all pointers are borrowed, base is what counts where no file does. */
struct config *config_new(
    struct program *program, const struct options *options, const struct linter_options *base);

/* Returns back what lies outside program->arena. */
void config_free(struct config *config);

/* What counts for the input path ("-": the working directory), or NULL after saying what is wrong
 * with a file.  What is given lives as long as program->arena. */
const struct linter_options *config_for(struct config *config, const char *path);

/* Whether some profile that was met has the name that --profile gives; true when none was given. */
bool config_met_profile(const struct config *config);

/* A name of a user's rule that the command line gives and no settings that were met have; empty:
 * there is none. */
struct str config_unmet_rule(struct config *config);

/* The level from which on findings fail, as options say. */
enum severity config_fail_on(const struct options *options);

#endif
