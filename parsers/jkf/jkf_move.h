#ifndef PARSERS_JKF_JKF_MOVE_H
#define PARSERS_JKF_JKF_MOVE_H

#include "parsers/jkf/jkf_reader.h"

/* Reads a move into a claim. */
void jkf_move_read(struct jkf *jkf, const struct json *move, struct claim *claim);

/* Reads an ending's word into a claim. */
void jkf_move_special(struct jkf *jkf, const struct json *special, struct claim *claim);

/* Makes moves without origin drops if others of the record name theirs; called after the last. */
void jkf_move_settle(struct jkf *jkf);

#endif
