#ifndef LIB_EDIT_KIFU_EDIT_COPY_H
#define LIB_EDIT_KIFU_EDIT_COPY_H

#include "record/record.h"

/*
 * Copies all that a record holds into another arena, which it takes its memory from then on, so
 * that it can be changed and its first arena can be reset.  Its text stays where it is, which must
 * outlive it.  What was found out about its branches and its engines' comments is not copied.
 */
void kifu_edit_copy(struct record *record, struct arena *arena);

#endif
