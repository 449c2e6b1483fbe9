#ifndef CMD_JUDGE_SUPPRESS_H
#define CMD_JUDGE_SUPPRESS_H

#include "cmd/options/rule_name.h"
#include "record/tables/format.h"

/*
 * Suppression comments, in lines that other programs skip:
 *
 *	# kifu: ignore nifu, header          (KIF)
 *	' kifu: ignore nifu -- a reason      (CSA)
 *	# kifu: ignore-file missing-player
 *
 * ignore applies to the next line that is not a comment, ignore-file to its game and all that
 * follow in the file; both name rules or groups whose findings are left out.
 */

/* One name in one such comment. */
struct suppression {
	struct span at; /* of the name */
	struct rule_name name;
	struct span lines; /* where it applies */
};

/* Names for lines, and names for the whole file, at most; further ones are ignored. */
enum { SUPPRESS_MAX = 10000 };

struct suppression_list {
	struct suppression *list; /* in the order of the text, and so of their lines */
	size_t count, cap;
	unsigned char *used; /* by name: whether it left out a finding */
};

struct suppressions {
	struct arena arena;               /* holds of_file */
	struct suppression_list of_lines; /* of the chunk */
	size_t settled;                   /* the first of them whose line was not passed yet */
	size_t gone;                      /* their number in the chunks before */
	struct suppression_list of_file;  /* of all chunks so far */
	size_t active;                    /* the first of them that apply now */
	bool shared; /* of_file is another's: names in this text are not added to it, */
	bool missed; /* and there were some */
};

void suppress_init(struct suppressions *suppressions, struct memory *memory);
void suppress_free(struct suppressions *suppressions);

/* Begins a file. */
void suppress_begin(struct suppressions *suppressions);

/* Begins in the middle of a file whose file-wide suppressions are those of another.  used, an array
 * of their number, is borrowed. */
void suppress_join(struct suppressions *suppressions, const struct suppressions *of, char *used);

/* Finds the suppressions in a chunk of a text of this format, which begins at text->from; those
 * before at were found already.  Those of lines lie in text->arena. */
void suppress_find(
    struct suppressions *suppressions, const struct text *text, enum format format, uint32_t at);

/* Lets the file-wide suppressions before until apply. */
void suppress_activate(struct suppressions *suppressions, uint32_t until);

/* Returns the next suppression of a line before until that left out nothing, or NULL. */
const struct suppression *suppress_next_unused(struct suppressions *suppressions, uint32_t until);

/* Returns where the text must be kept from: the line of the first comment before until that applies
 * to a line after, or until. */
uint32_t suppress_keep(
    const struct suppressions *suppressions, const struct text *text, uint32_t until);

/* Whether a finding of the rule of this name is suppressed; marks the suppression as used. */
bool suppress_finding(
    const struct suppressions *suppressions, const struct finding *finding, struct str name);

#endif
