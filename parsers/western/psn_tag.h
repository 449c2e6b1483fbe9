#ifndef PARSERS_WESTERN_PSN_TAG_H
#define PARSERS_WESTERN_PSN_TAG_H

#include "parsers/western/psn_reader.h"

/* A tag, [Name "value"]. */
struct psn_tag {
	struct str name, value; /* value: between the quotes, as written */
	const char *after;
	bool escaped; /* the value holds \" or \\ */
	bool open;    /* this is no tag, because its value does not end on its line */
};

/* Reads a tag at p.  Returns false if there is none; only tag->open is then set. */
bool psn_tag_read(const char *p, const char *end, struct psn_tag *tag);

/* Whether this tag begins another game. */
bool psn_tag_opens(const struct psn *psn, const struct psn_tag *tag);

/* Takes a tag's value into the record. */
void psn_tag_take(struct psn *psn, const struct psn_tag *tag);

/* Takes a line "Black: name" above the moves as a tag; returns false if it is none. */
bool psn_tag_line(struct psn *psn, struct str line);

/* Looks for a handicap in the values of the headers ("6-piece"): white moves first and no tag gives
 * the reason. */
void psn_tag_search(struct psn *psn);

/* Exchanges the players' names where White is the first mover, as in XBoard's games. */
void psn_tag_finish(struct psn *psn);

#endif
