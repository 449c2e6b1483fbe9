#ifndef CMD_SINK_FILES_SAY_H
#define CMD_SINK_FILES_SAY_H

#include "cmd/sink/files_sink.h"

/* What kifu convert says of files and games, on standard error: of a file at most
 * convert->max_findings lines, and then how many more there are. */

/* Writes a finding of the converter.  One that ends the reading of its file is always written. */
void files_say_finding(struct convert *convert, const struct result_item *item);

/* Says why a game is not written: for end, which is none of CONVERSION_written and
 * CONVERSION_no_encoding. */
void files_say_left(
    struct convert *convert, const struct result_item *item, enum conversion_end end);

/* Says that a game repeats the first one, which was written. */
void files_say_repeated(
    struct convert *convert, const struct unique_game *game, const struct unique_game *first);

/* Says how many lines the present file, of this name, has beyond those that were written. */
void files_say_rest(struct convert *convert, struct str file);

#endif
