#ifndef WRITERS_IMAGE_HTML_DATA_H
#define WRITERS_IMAGE_HTML_DATA_H

#include "writers/common/writer.h"
#include "writers/moves/kif_text.h"

enum { HTML_FINDINGS = 100 }; /* of a game that are shown */

/* Appends what the page's player needs of a game: the start, the moves, its pieces' names, what was
 * found and what engines think, and the record as KIF and CSA; as JSON in a script element. */
void html_data(const struct game *game, const struct write_options *options, struct buffer *out);

/* Returns a move in kanji, in room. */
struct str html_move(char room[KIF_LARGE_ROOM], const struct game *game, const struct move *move);

/* Returns whether a finding is about the move at node. */
bool html_about(const struct game *game, const struct finding *finding, uint32_t node);

/* Returns whether it says that the move is wrong, perhaps as the record does: a missing ending is
 * no fault of the last move. */
bool html_wrong(const struct game *game, const struct finding *finding, uint32_t node);

#endif
