#ifndef CMD_FIX_FIXES_H
#define CMD_FIX_FIXES_H

#include "lib/session.h"

/*
 * What a reading of a file found to fix, and what the file says: both are gathered while the file
 * is linted.  Two readings of the same games by which nothing but fixes happened between have
 * equal digests.
 */

struct fixes {
	struct arena arena; /* holds all of it */
	/* Edits, each part of a fix that is done whole or not at all. */
	struct fixes_edit {
		struct span at;
		struct str text;
		uint32_t fix;
	} * edits;
	size_t edit_count, edit_cap;
	struct fixes_fix {
		enum diag rule;
		size_t findings; /* that it takes away */
		bool dropped;    /* it is in the way of another */
	} * list;
	size_t count, cap;
	struct span declaration; /* the encoding's name in the text; n == 0: it stays as it is */
	/* What the file says. */
	struct fixes_digest {
		uint64_t games;           /* all but the cumulative totals */
		uint64_t totals;          /* these */
		size_t rules[DIAG_COUNT]; /* findings, told or not */
		size_t left_out;          /* that are missing from rules: they were too many */
	} digest;
	/* What is not to be fixed; set by the caller. */
	bool banned[DIAG_COUNT];
	/* The findings that are being looked at, by edit, for the fix that begins with it. */
	struct fixes_wish {
		uint32_t met;       /* its place in list from 1; 0: none yet */
		unsigned char bits; /* WANTED, UNWANTED */
	} * wishes;
	size_t wish_cap;
};

void fixes_init(struct fixes *fixes, struct memory *memory);
void fixes_free(struct fixes *fixes);

/* Forgets what was gathered; what may be fixed stays. */
void fixes_clear(struct fixes *fixes);

/* What a file's first line calls an encoding; NULL: nothing. */
const char *fixes_declared(enum encoding encoding);

/* Whether a finding about the session's file can be fixed: its bytes can be written again, and
 * what it is to say has a name. */
bool fixes_can(const struct session *session, const struct finding *finding);

/* Begins to look at the findings of diags; for each of them fixes_see, wanted if it is told; then
 * fixes_end.  A fix is done if all its findings are wanted. */
void fixes_begin(struct fixes *fixes, const struct diags *diags);
void fixes_see(struct fixes *fixes, const struct finding *finding, bool wanted);
void fixes_end(struct fixes *fixes, const struct diags *diags);

/* Adds the session's present game to the digest. */
void fixes_game(struct fixes *fixes, const struct session *session);

#endif
