#ifndef LIB_EDIT_KIFU_EDIT_CLAIM_H
#define LIB_EDIT_KIFU_EDIT_CLAIM_H

#include "lib/session.h"

/*
 * Reads one move as a parser reads it in a record that holds nothing else.  format: FORMAT_none
 * tries each in which a record may be so short, the last row of formats.def first.  Returns false
 * if the text is not one move, and that alone.  Takes its memory from the arena of the present
 * game.
 */
bool kifu_edit_claim(
    struct session *session, enum format format, struct str words, struct claim *claim);

#endif
