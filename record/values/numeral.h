#ifndef RECORD_VALUES_NUMERAL_H
#define RECORD_VALUES_NUMERAL_H

#include <stdbool.h>
#include <stdint.h>

#include "record/text/str.h"

/*
 * Reads s as a number: digits are half-width, full-width or kanji, the latter by place (二〇〇四)
 * or by units (二千四, 百七, 十); 元, the first year of an era, is 1.  *value is at most
 * UINT32_MAX. Returns false with *value unchanged if s is empty or holds anything else.
 */
bool numeral_read(struct str s, uint32_t *value);

#endif
