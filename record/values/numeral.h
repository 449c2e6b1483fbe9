#ifndef RECORD_VALUES_NUMERAL_H
#define RECORD_VALUES_NUMERAL_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"

/*
 * Reads a number that fills s: digits half-width, full-width or kanji, these by place (二〇〇四) or
 * by units (二千四, 百七, 十); 元, the first year of an era, is 1.  A number too large gives
 * UINT32_MAX.  Returns false, *value untouched, when s is empty or holds anything else.
 */
bool numeral_read(struct str s, uint32_t *value);

#endif
