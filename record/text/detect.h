#ifndef RECORD_TEXT_DETECT_H
#define RECORD_TEXT_DETECT_H

#include <stdbool.h>

#include "record/diag.h"
#include "record/text/codec_table.h"
#include "record/text/text.h"

/* Which encoding a file is in, as formats-japanese.md 8.2 says. */

/*
 * Finds the encoding that a text (decoded or not) declares in its first five lines: the name after
 * `#KIF version=2.0 encoding=`, the same with #KI2, `'CSA encoding=` or `'encoding=`.  Returns
 * false when there is none.
 */
bool detect_declaration(struct str s, struct span *name);

/* Where the first escape sequence of ISO-2022-JP stands in ASCII, or s.n. */
size_t detect_escape(struct str s);

/* Whether a file in encoding real may say that it is in declared. */
bool detect_agree(enum encoding declared, enum encoding real);

/* The encoding when the bytes leave no doubt: a byte order mark, escapes of ISO-2022-JP, or only
 * ASCII (then what is declared).  Else unknown. */
enum encoding detect_surely(struct str bytes, enum encoding declared);

/*
 * Whether bytes that are no UTF-8 are ISO-8859-1 (psn-hodges.md 7): a text with tags, [Name "…"],
 * whose bytes beyond ASCII are accented letters standing alone.  Japanese has them in pairs or
 * runs.
 */
bool detect_western(struct str bytes);

/* The likeliest of CP932, EUC-JP and UTF-8, some bytes of which may be damaged, by counting what
 * stands in game records.  A declaration counts a little; of equals CP932 comes first. */
enum encoding detect_guess(struct codec *codec, struct str bytes, enum encoding declared);

/* Why bytes were taken to be in the encoding found (detect_why.c): a phrase, and in *at the first
 * few bytes that show it. */
enum phrase detect_why(struct str bytes, enum encoding found, struct span *at);

#endif
