#ifndef PARSERS_USI_USI_LINES_H
#define PARSERS_USI_USI_LINES_H

#include "parsers/parser.h"

/* Formats with one game a line.  weigh returns how much a line looks like a game, from 0 to 100; -1
 * for one that is skipped. */

/* Weighs the first line that looks like a game; few others may precede it. */
struct sign usi_lines_probe(struct str body, int (*weigh)(struct str line), enum phrase what);

/*
 * Finds the next line that is a game, which becomes the place of the record, and moves parse->at
 * after it.  Other lines are reported and kept with the record's root.  Returns false if there is
 * no game, and reports that if the search began at the text's start.
 */
bool usi_lines_next(struct parse *parse, struct record *record, int (*weigh)(struct str line));

/* Keeps the rest of the text with node, the last of the record, at ply, unless it holds a game. */
void usi_lines_end(struct parse *parse, struct record *record, int (*weigh)(struct str line),
    uint32_t node, uint32_t ply);

#endif
