#ifndef PARSERS_WESTERN_PSN_SETUP_H
#define PARSERS_WESTERN_PSN_SETUP_H

#include "parsers/western/psn_reader.h"

/* The start position, and which game is played. */

/* Reads the value of a tag FEN or SFEN: SFEN, Davin's FEN or XBoard's. */
void psn_setup_fen(struct psn *psn, struct str value);

/* Reads one element of the GNU Shogi Database's list of pieces (wK3a b+B4d wPH15) at p into the
 * setup. */
const char *psn_setup_piece(struct psn *psn, const char *p);

/* Takes the name of a variant, as the text at a place has it. */
void psn_setup_variant(struct psn *psn, struct str name, struct span at);

/* Sets the variant that the moves show if nothing else names one. */
void psn_setup_finish(struct psn *psn);

#endif
