#ifndef PARSERS_WESTERN_PSN_TREE_H
#define PARSERS_WESTERN_PSN_TREE_H

#include "parsers/western/psn_reader.h"

/* Where moves, variations and comments belong in the record's tree. */

/* Adds a move or an ending. */
void psn_tree_add(struct psn *psn, const struct claim *claim, const char *p, const char *end);

/* Keeps one line of a comment, with the last move or with the first one of its variation. */
void psn_tree_note(struct psn *psn, struct span at);

/* Opens a parenthesis at p, with an alternative to the last move. */
void psn_tree_open(struct psn *psn, const char *p);

/* Closes a parenthesis; returns false if none is open. */
bool psn_tree_close(struct psn *psn);

/* Takes a line Variation:n, which goes back to before ply n. */
void psn_tree_variation(struct psn *psn, uint32_t number, const char *p, const char *end);

/* Ends all lines of play. */
void psn_tree_finish(struct psn *psn);

/* Whether an ending is the last step of the open line of play. */
bool psn_tree_ended(const struct psn *psn);

/* Whether another game may begin here: this one is over, or has no moves but a * and two empty
 * lines after it. */
bool psn_tree_complete(const struct psn *psn);

#endif
