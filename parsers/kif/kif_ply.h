#ifndef PARSERS_KIF_KIF_PLY_H
#define PARSERS_KIF_KIF_PLY_H

#include "parsers/kif/kif_reader.h"

/* Reads a line that holds moves or endings with their numbers.  Returns false when it does not. */
bool kif_ply_line(struct kif *kif, const struct kif_line *line);

/*
 * Reads what follows a move on its line: times (the last counts), the + that says that variations
 * follow, a comment.  Returns the place of what is none of these.
 */
const char *kif_ply_trailer(struct kif *kif, const struct kif_line *line, const char *p);

#endif
