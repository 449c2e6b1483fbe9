#ifndef CMD_SUPPRESS_H
#define CMD_SUPPRESS_H

#include "record/diag.h"
#include "record/format.h"

/*
 * Comments that ask for findings to be left out, in lines that other programs skip:
 *
 *	# kifu: ignore nifu, header          (KIF)
 *	' kifu: ignore nifu -- a reason      (CSA)
 *	# kifu: ignore-file missing-player
 *
 * ignore speaks of the next line that is no comment, ignore-file of the whole file; both name rules
 * or groups.
 */

/* One name of one such comment. */
struct suppression {
	struct span at;        /* the name */
	struct str name;       /* of a user's rule; empty: it is none */
	enum diag rule;        /* DIAG_COUNT: it is the name of a group, or none */
	enum diag_group group; /* GROUP_COUNT: it is none */
	struct span lines;     /* where findings are left out */
};

/* So many names count for the lines of a file, and for the file as a whole; more are no comments.
 */
enum { SUPPRESS_MOST = 10000 };

struct suppressions {
	struct suppression_list {
		struct suppression *list; /* in the order of the text, and so of their lines */
		size_t count, cap;
	} of_lines, of_file;
	unsigned char *used; /* whether each left out something: those of_lines, those of_file */
};

/* How many they are. */
static inline size_t
suppress_count(const struct suppressions *suppressions)
{
	return suppressions->of_lines.count + suppressions->of_file.count;
}

/* Finds all of them in a text of this format; they lie in text->arena. */
void suppress_find(struct suppressions *suppressions, const struct text *text, enum format format);

/* Whether the finding, of a rule of this name, is to be left out; notes in used which comment said
 * so. */
bool suppress_finding(
    const struct suppressions *suppressions, const struct finding *finding, struct str name);

#endif
