#ifndef PARSERS_KIF_KIF_HEADER_H
#define PARSERS_KIF_KIF_HEADER_H

#include "parsers/kif/kif_reader.h"

/* Lines with a key and a value. */

/* Read a line that begins with a side's name, 持駒, 手番 or 手合割. */
bool kif_header_side(struct kif *kif, const struct kif_line *line);
bool kif_header_hand(struct kif *kif, const struct kif_line *line);
bool kif_header_turn(struct kif *kif, const struct kif_line *line);
bool kif_header_handicap(struct kif *kif, const struct kif_line *line);

/* Reads any line with a key, a colon and a value. */
bool kif_header_read(struct kif *kif, const struct kif_line *line);

/* Reads a line that begins with the key of a header that formats share and a colon, which no move
 * or ending does: most headers, before anything else is tried. */
bool kif_header_known(struct kif *kif, const struct kif_line *line);

/* Whether the line begins another record: the one that is read has come to its end. */
bool kif_header_opens(const struct kif *kif, const struct kif_line *line);

/* Reports the headers that are given twice. */
void kif_header_duplicates(struct kif *kif);

#endif
