#ifndef RECORD_VALUES_CLOCK_H
#define RECORD_VALUES_CLOCK_H

#include "record/record.h"
#include "record/values/value_patterns.h"

/*
 * Reads the time control of one of the record's headers.  If its value is the main time alone, the
 * first header 秒読み (byoyomi) adds to it: 持ち時間：1時間 and 秒読み：30秒 are 1時間＋30秒.
 * *joined, unless NULL, gets whether it did.  Returns false if the value is not understood.
 */
bool clock_read(const struct record *record, const struct header *header,
    struct value_patterns *patterns, struct clock *clock, bool *joined);

#endif
