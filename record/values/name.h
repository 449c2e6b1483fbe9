#ifndef RECORD_VALUES_NAME_H
#define RECORD_VALUES_NAME_H

#include "record/text/buffer.h"

/*
 * Returns whether two names of players are written alike but for blanks: 山田太郎, 山田　太郎 and
 * 山田 太郎 are one name.  Between ASCII characters a blank separates words, so that "Ann Lee" is
 * not "AnnLee"; how many blanks does not matter.
 */
bool name_same(struct str a, struct str b);

/* Appends a name without the blanks that name_same ignores, and one for each run of others: names
 * are the same if that is. */
void name_squeeze(struct str name, struct buffer *out);

#endif
