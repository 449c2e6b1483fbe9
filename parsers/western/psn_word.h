#ifndef PARSERS_WESTERN_PSN_WORD_H
#define PARSERS_WESTERN_PSN_WORD_H

#include "parsers/western/psn_reader.h"

/* The words for results, endings and passes.  chess: White in the text is the first mover. */

/* Reads a result at p into *outcome: 1-0, 1/2-1/2, Black wins. */
const char *psn_word_result(
    const char *p, const char *end, bool chess, struct psn_outcome *outcome);

/* Reads words that end a game at p into *claim: Resigns, Sennichite, Black resigns. */
const char *psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim);

/* Reads the value of a tag Result into *outcome; the value may go on after what was understood. */
const char *psn_word_value(struct str value, struct psn_outcome *outcome);

/* Reads a pass at p: --, pass. */
const char *psn_word_pass(const char *p, const char *end);

#endif
