#ifndef PARSERS_WESTERN_PSN_COMMENT_H
#define PARSERS_WESTERN_PSN_COMMENT_H

#include "parsers/western/psn_reader.h"

/* What begins with a sign of its own.  Each function reads what begins with its sign at p. */

const char *psn_comment_brace(struct psn *psn, const char *p);     /* {comment} {0:12} {1-0} */
const char *psn_comment_semicolon(struct psn *psn, const char *p); /* ; to the end of the line */
const char *psn_comment_bracket(struct psn *psn, const char *p);   /* [Tag "value"] [comment] */
const char *psn_comment_parenthesis(
    struct psn *psn, const char *p);                          /* (moves) (0:12) (A) (words) */
const char *psn_comment_line(struct psn *psn, const char *p); /* % and # in column 0 */

/* Keeps a comment, line by line. */
void psn_comment_add(struct psn *psn, const char *p, const char *end);

/* Keeps the labels that have no footnote as comments. */
void psn_comment_finish(struct psn *psn);

#endif
