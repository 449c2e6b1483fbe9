#ifndef CMD_JUDGE_CONFIG_H
#define CMD_JUDGE_CONFIG_H

#include "cmd/judge/finding_judge.h"
#include "cmd/options/options.h"

/*
 * Settings files: only config.c includes <ini.h>.  The settings of an input are those of the
 * nearest kifu.ini, in its folder or above, else the user's ($XDG_CONFIG_HOME/kifu/kifu.ini, else
 * ~/.config/kifu/kifu.ini); --config=FILE replaces them for all inputs, --config= turns them off.
 *
 *	select = legality, result
 *	ignore = missing-player
 *	severity = nifu=warning
 *	fail-on = warning
 *	rules = jsa                 (these count for the whole run, in the settings
 *	encoding = cp932             of the working directory, or in FILE)
 *	include = *.txt
 *	exclude = old
 *	variant = club.ini          (only in the user's own)
 *	lang = ja
 *	[rule no-handle]            (user.h)
 *	header = 先手
 *	forbid = [_0-9]
 *	[profile tournament]        (counts if --profile names it)
 *	severity = bad-date=error
 *
 * The command line overrides a file.
 */
struct config;

/* Reads the settings of the run, which only a sandboxed process does: they may be a stranger's.
 * Returns the options with those that the command line does not have and the command takes, in
 * program->arena, or NULL after reporting an error; sets program->language. */
const struct options *config_settle(struct program *program, const struct options *options);

/* Begins; all pointers are borrowed, base applies where there is no file. */
struct config *config_new(
    struct program *program, const struct options *options, const struct judge_plan *base);

/* Frees what lies outside program->arena. */
void config_free(struct config *config);

/* Returns the options for the input path ("-": the working directory), which live as long as
 * program->arena, or NULL after reporting what is wrong with a file. */
const struct judge_plan *config_for(struct config *config, const char *path);

/* Reports a profile, or names of users' rules on the command line, that no file has that was read.
 * Returns a status. */
int config_check(const struct config *config);

/* Returns the lowest severity that fails, by --fail-on. */
enum severity config_fail_on(const struct options *options);

#endif
