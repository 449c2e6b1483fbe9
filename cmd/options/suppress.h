#ifndef CMD_OPTIONS_SUPPRESS_H
#define CMD_OPTIONS_SUPPRESS_H

#include "cmd/options/rule_name.h"
#include "record/tables/format.h"

/*
 * Comments that ask for findings to be left out, in lines that other programs skip:
 *
 *	# kifu: ignore nifu, header          (KIF)
 *	' kifu: ignore nifu -- a reason      (CSA)
 *	# kifu: ignore-file missing-player
 *
 * ignore speaks of the next line that is no comment, ignore-file of the game it stands in and all
 * that follow in the file; both name rules or groups.
 */

/* One name of one such comment. */
struct suppression {
	struct span at; /* the name */
	struct rule_name name;
	struct span lines; /* where findings are left out */
};

/* So many names count for the lines of a file, and for the file as a whole; more are no comments.
 */
enum { SUPPRESS_MOST = 10000 };

struct suppression_list {
	struct suppression *list; /* in the order of the text, and so of their lines */
	size_t count, cap;
	unsigned char *used; /* whether each left out something */
};

struct suppressions {
	struct arena arena;               /* holds of_file */
	struct suppression_list of_lines; /* of the window */
	size_t settled;                   /* the first of them whose line was not passed yet */
	size_t gone;                      /* there were so many in the windows before */
	struct suppression_list of_file;  /* of all windows so far */
	size_t active;                    /* the first of them that speak already */
	bool shared; /* of_file is somebody else's; those in this text are not added to it, */
	bool missed; /* and there were some */
};

void suppress_init(struct suppressions *suppressions, struct memory *memory);
void suppress_free(struct suppressions *suppressions);

/* Begins a file. */
void suppress_begin(struct suppressions *suppressions);

/* Begins in the middle of a file of which another one knows what speaks of all of it; used is as
 * long as these are. */
void suppress_join(struct suppressions *suppressions, const struct suppressions *of, char *used);

/* Finds all of them in a window of a text of this format, which begins at text->from; what stands
 * before at was passed already.  Those of lines lie in text->arena. */
void suppress_find(
    struct suppressions *suppressions, const struct text *text, enum format format, uint32_t at);

/* The text before until is what is spoken of now. */
void suppress_reach(struct suppressions *suppressions, uint32_t until);

/* The next comment that speaks of a line before until and left out nothing; NULL: there is none. */
const struct suppression *suppress_unused(struct suppressions *suppressions, uint32_t until);

/* Where the first comment before until stands that speaks of a line after; until, when there is
 * none. */
uint32_t suppress_hold(
    const struct suppressions *suppressions, const struct text *text, uint32_t until);

/* Whether the finding, of a rule of this name, is to be left out; notes in used which comment said
 * so. */
bool suppress_finding(
    const struct suppressions *suppressions, const struct finding *finding, struct str name);

#endif
