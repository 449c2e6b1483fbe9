#ifndef RECORD_VALUES_CLOCK_H
#define RECORD_VALUES_CLOCK_H

#include "record/record.h"
#include "record/values/value_patterns.h"

/*
 * The time control that one of the record's headers gives: its value, and where that says the main
 * time alone, what the first header 秒読み (byoyomi) adds: 持ち時間：1時間, 秒読み：30秒 are
 * 1時間＋ 30秒.  *joined, unless NULL, gets whether it adds something.  Returns false where the
 * value is not understood.  Constant time.
 */
bool clock_read(const struct record *record, const struct header *header,
    struct value_patterns *value_patterns, struct clock *clock, bool *joined);

#endif
