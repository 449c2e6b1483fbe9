#ifndef CMD_JUDGE_FINDING_JUDGE_H
#define CMD_JUDGE_FINDING_JUDGE_H

#include "cmd/judge/policy.h"
#include "cmd/judge/suppress.h"
#include "cmd/judge/user.h"
#include "cmd/run/visitor.h"

/* Which findings are reported.  Constant while files are read, and shared by all workers. */
struct judge_plan {
	struct policy policy;
	const struct user_rules *users; /* NULL: none */
	enum severity
	    min_severity;      /* lower ones are not reported; SEVERITY_off: those below fail_on
				*/
	enum severity fail_on; /* findings from here on make the run fail */
};

/* Returns the severity that a finding has by the plan's policy, SEVERITY_off if it is not to be
 * reported. */
enum severity judge_severity(const struct judge_plan *plan, const struct finding *finding);

/* What is done with findings.  severity: as of judge_severity, SEVERITY_off also for a finding that
 * a comment in the record suppresses. */
struct judge_calls {
	/* Takes a finding about the session's text or game, in their order. */
	void (*found)(
	    struct reading *reading, const struct finding *finding, enum severity severity);
	/* Takes the finding that a suppression for the whole file is unused, which is known at the
	 * file's end only: then unused tells which of them (from 0) it was.  NULL: nothing. */
	void (*prepare)(
	    struct reading *reading, const struct finding *finding, enum severity severity);
	void (*unused)(struct reading *reading, size_t i);
};

/*
 * Judges the findings of files by policy, suppressions in their comments and users' rules; a part
 * of the state of those visitors that report or count findings, and its first member.
 */
struct judge {
	const struct judge_calls *calls;
	const struct judge_plan *usual; /* for files without settings of their own */
	const struct judge_plan *plan;  /* of the present file */
	struct suppressions suppressions;
	struct pattern_context *patterns; /* for users' patterns; NULL: none was needed yet */
	size_t listed;                    /* findings of the file that were reported so far */
};

/* The following are given the reading of such a visitor. */
void judge_init(
    struct reading *reading, const struct judge_calls *calls, const struct judge_plan *usual);
void judge_free(struct reading *reading);

/* Goes on by a file's settings, a struct judge_plan: sets what the session must look for. */
void judge_use(struct reading *reading, const void *settings);

/* Returns the user's rule that made the finding, or NULL. */
const struct user_rule *judge_user(const struct judge *judge, const struct finding *finding);

/* The steps of a visitor: the session's file, chunk, game, a game that is not wanted, the text
 * after the last game, and the file's end. */
void judge_file(struct reading *reading);
void judge_chunk(struct reading *reading);
void judge_game(struct reading *reading);
void judge_pass(struct reading *reading);
void judge_rest(struct reading *reading);
void judge_end(struct reading *reading);

/* Judges the findings about the text before offset until. */
void judge_text(struct reading *reading, uint32_t until);

/* Returns the offset from which the text is still needed when its chunk is left: visitor->keep. */
uint32_t judge_keep(const struct reading *reading);

/* What goes on in a file that workers share. */
extern const struct visitor_carry judge_carry;

#endif
