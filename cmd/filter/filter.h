#ifndef CMD_FILTER_FILTER_H
#define CMD_FILTER_FILTER_H

#include "cmd/filter/filter_value.h"
#include "cmd/options/options.h"
#include "lib/session.h"

/*
 * Which games are wanted: filters, each an option that was given, all of which must hold.  The rows
 * of filter.def are the options.  What a game does not say is not what a filter asks for.
 */

/* When it is known whether a filter holds: before the replay, or after it. */
enum filter_stage { FILTER_record, FILTER_game };

/* The filters that were given. */
struct filters {
	struct filter *list;
	size_t count;
	struct pattern_context *patterns; /* in which theirs were compiled */
};

/* Applies filters to the games of a session; each thread has one. */
struct chooser {
	const struct filters *filters; /* NULL: all games are wanted */
	struct memory *memory;
	struct pattern_context *patterns; /* NULL: none was needed yet */
	struct buffer move;               /* as USI writes it */
	struct buffer name;               /* a player's, squeezed */
	const struct filter *given_up;    /* set: its pattern took too long for the game */
};

/* Reads the filters among the options.  Returns STATUS_failed after reporting a value that is not
 * one.  filters_free frees their patterns, also then. */
int filters_read(struct program *program, const struct options *options, struct filters *filters);
void filters_free(struct filters *filters);

/* Makes a chooser for the games of a session, which then does not replay those that their headers
 * leave out. */
void filters_begin(struct chooser *chooser, const struct filters *filters, struct session *session);
void filters_end(struct chooser *chooser);

/* Returns whether the session's present game is wanted.  It is not if a pattern was given up. */
bool filters_choose(struct chooser *chooser, const struct session *session);

/* Says on standard error that none of this number of games was chosen. */
void filters_none(struct program *program, size_t games);

/* Returns the name of the option whose pattern was given up for the present game, or NULL. */
const char *filters_given_up(const struct chooser *chooser);

#endif
