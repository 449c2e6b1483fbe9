#ifndef CMD_EVENT_FILES_WRITE_PARTS_H
#define CMD_EVENT_FILES_WRITE_PARTS_H

#include "cmd/event/event.h"

/* What the files that an event is written to share. */

/* Appends a part of a line: control characters become blanks, brackets round ones. */
void write_clean(struct str s, struct buffer *out);

/* Appends a day, 20260502, as 2026-05-02. */
void write_day(uint32_t day, struct buffer *out);

#endif
