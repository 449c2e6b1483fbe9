#ifndef CMD_FIX_FIXES_H
#define CMD_FIX_FIXES_H

#include "lib/session.h"

/*
 * What a reading of a file found to mend, and what the file says: both are gathered while the file
 * is examined.  Two readings of the same games by which nothing but mends happened between have
 * equal digests.
 */

struct mends {
	struct arena arena; /* holds all of it */
	/* Edits, each part of a mend that is done whole or not at all. */
	struct mends_edit {
		struct span at;
		struct str text;
		uint32_t mend;
	} * edits;
	size_t edit_count, edit_cap;
	struct mends_mend {
		enum diag rule;
		size_t findings; /* that it takes away */
		bool dropped;    /* it is in the way of another */
	} * list;
	size_t count, cap;
	struct span declaration; /* the encoding's name in the text; n == 0: it stays as it is */
	/* What the file says. */
	struct mends_digest {
		uint64_t games;           /* all but the cumulative totals */
		uint64_t totals;          /* these */
		size_t rules[DIAG_COUNT]; /* findings, told or not */
		size_t left_out;          /* that are missing from rules: they were too many */
	} digest;
	/* What is not to be mended; set by the caller. */
	bool banned[DIAG_COUNT];
	/* The findings that are being looked at, by edit, for the mend that begins with it. */
	struct mends_wish {
		uint32_t met;       /* its place in list from 1; 0: none yet */
		unsigned char bits; /* WANTED, UNWANTED */
	} * wishes;
	size_t wish_cap;
};

void mends_init(struct mends *mends, struct memory *memory);
void mends_free(struct mends *mends);

/* Forgets what was gathered; what may be mended stays. */
void mends_clear(struct mends *mends);

/* What a file's first line calls an encoding; NULL: nothing. */
const char *mends_declared(enum encoding encoding);

/* Whether a finding about the session's file can be mended: its bytes can be written again, and
 * what it is to say has a name. */
bool mends_can(const struct session *session, const struct finding *finding);

/* Begins to look at the findings of diags; for each of them mends_see, wanted if it is told; then
 * mends_end.  A mend is done if all its findings are wanted. */
void mends_begin(struct mends *mends, const struct diags *diags);
void mends_see(struct mends *mends, const struct finding *finding, bool wanted);
void mends_end(struct mends *mends, const struct diags *diags);

/* Adds the session's present game to the digest. */
void mends_game(struct mends *mends, const struct session *session);

#endif
