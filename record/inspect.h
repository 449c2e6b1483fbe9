#ifndef RECORD_INSPECT_H
#define RECORD_INSPECT_H

struct diags;
struct text;

/*
 * Finds what should not stand in a text, whatever its format: NUL (once), other control characters
 * (the first of each kind), byte order marks, and line ends of several kinds (where the second kind
 * begins).  Cuts Ctrl-Z off the text's end, where DOS put it as the end of the file.
 */
void inspect_text(struct text *text, struct diags *diags);

#endif
