#ifndef PARSERS_KIF_KIF_SETUP_H
#define PARSERS_KIF_KIF_SETUP_H

#include "parsers/kif/kif_reader.h"

/* The start position: a diagram, pieces in hand, a handicap. */

/* Read a line of a diagram: a row, |v香v桂 … |一; a border; the ruler.  Return false when the line
 * is none, or for a row or border after the first move, which is not the start position. */
bool kif_setup_row(struct kif *kif, const struct kif_line *line);
bool kif_setup_border(struct kif *kif, const struct kif_line *line);
bool kif_setup_ruler(struct kif *kif, const struct kif_line *line);

/* Reads side's pieces in hand, 飛　歩十三; with NO_SIDE (a problem's 持駒) they are black's, and
 * white has all the others. */
void kif_setup_hand(struct kif *kif, enum side side, const char *p, const char *end);

/* Reads the value of 手合割 (teaiwari: handicap), which may name a variant. */
void kif_setup_handicap(struct kif *kif, struct span value);

/* Reports a diagram that is incomplete. */
void kif_setup_finish(struct kif *kif);

#endif
