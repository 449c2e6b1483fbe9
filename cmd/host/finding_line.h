#ifndef CMD_HOST_FINDING_LINE_H
#define CMD_HOST_FINDING_LINE_H

#include "lib/finding_text.h"

/* Appends "FILE:LINE:COLUMN: SEVERITY: MESSAGE [RULE]", escaped (escape.h), without a line end.
 * With for_people the severity is in the language, not the English token, and the number of a move
 * that its text does not show follows the message.  Control sequences colour it if colour is set.
 */
void finding_line(struct str file, const struct finding_text *finding, enum language language,
    bool for_people, bool colour, struct buffer *out);

#endif
