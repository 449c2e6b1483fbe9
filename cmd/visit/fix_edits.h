#ifndef CMD_VISIT_FIX_EDITS_H
#define CMD_VISIT_FIX_EDITS_H

#include "lib/session.h"
#include "record/game.h"

/* A fix: edits that are made all or not at all. */
struct fix {
	enum diag rule;
	size_t findings; /* that it takes away */
	bool dropped;    /* it overlaps another fix, or cannot be made */
};

struct fix_edit {
	struct span at;
	struct str text;
	uint32_t fix; /* its place in the list of fixes */
};

/* Which of the findings that share a fix were asked for. */
struct fix_request {
	uint32_t fix;    /* 1 + its place in the list; 0: not in it yet */
	bool has_wanted; /* some were, */
	bool has_kept;   /* some were not, so none is made */
};

/* How many findings of each rule a reading had, reported or not. */
struct fix_findings {
	size_t rules[DIAG_COUNT];
	size_t left_out; /* missing from rules: there were too many */
	size_t games;    /* that were read */
	uint64_t book;   /* hash of the positions and moves of a book */
};

/* Why a rule's findings are not to be fixed. */
enum fix_ban { FIX_allowed, FIX_changes_game, FIX_adds_findings };

/* What is gathered to be fixed while a file is linted. */
struct fixes {
	struct arena arena; /* holds all of it */
	struct fix_edit *edits;
	size_t edit_count, edit_cap;
	struct fix *list;
	size_t count, cap;
	struct fix_request *requests; /* of the findings at hand, by the first edit of their fix */
	size_t request_cap;
	struct span declaration; /* the encoding's name in the text; n == 0: it stays as it is */
	struct fix_findings found;
	enum fix_ban banned[DIAG_COUNT]; /* by rule; set by the caller */
	/* Reads what the file was before it was fixed, game by game with the session that lints;
	 * NULL: nothing is compared.  differences is a set of enum game_part. */
	struct session *original;
	unsigned differences;
};

void fixes_init(struct fixes *fixes, struct memory *memory);
void fixes_free(struct fixes *fixes);

/* Clears what was gathered; banned and original stay. */
void fixes_clear(struct fixes *fixes);

/* Returns what a file's first line calls an encoding; NULL if it has no name there. */
const char *fixes_encoding_name(enum encoding encoding);

/* Whether a finding about the session's file can be fixed: its bytes can be written back, its
 * encoding and its moves stay unless unsafe, and the encoding that a declaration must name has a
 * name. */
bool fixes_can_fix(const struct session *session, const struct finding *finding, bool unsafe);

/* Takes the findings of diags: fixes_add_finding for each, wanted if it is reported, between the
 * two others.  A fix is made if all its findings are wanted. */
void fixes_begin_findings(struct fixes *fixes, const struct diags *diags);
void fixes_add_finding(struct fixes *fixes, const struct finding *finding, bool wanted);
void fixes_end_findings(struct fixes *fixes, const struct diags *diags);

/* Adds an edit to the fix number `fix` of the list; text is borrowed. */
void fixes_add_edit(struct fixes *fixes, struct span at, struct str text, size_t fix);

/* Compares the session's present game with the next of the original, if there is an original. */
void fixes_compare_game(struct fixes *fixes, const struct session *session);

#endif
