#ifndef PARSERS_KIF_KIF_ROMAJI_H
#define PARSERS_KIF_KIF_ROMAJI_H

#include "record/record.h"

/* Reads a move of JavaShogi's history at p, in Latin letters: 76Fu(77), 22KakuNaru(88), DoGin(31),
 * 45KakuUtsu.  Returns the place after it, or NULL when there is none. */
const char *kif_romaji_read(const char *p, const char *end, struct claim *claim);

#endif
