#ifndef LIB_FINDING_TEXT_H
#define LIB_FINDING_TEXT_H

#include "lib/session.h"

/* A change that likely-move proposes. */
struct finding_change {
	struct place at, end;
	struct str words; /* "35 ▲１六歩(17)" */
};

/* A finding in words and with its places counted: it no longer refers to the text or the session
 * that it comes from. */
struct finding_text {
	enum diag rule;
	struct str name;        /* the rule's */
	enum severity severity; /* the finding's own; the caller may change it */
	uint32_t game, ply;     /* 0: none */
	bool unnumbered;        /* the text does not show the number of the move */
	struct place at, end;   /* end is after the last character */
	/* In a binary format lines are records, columns are bytes of them, and this is the place in
	 * the file. */
	bool binary;
	uint64_t byte, bytes;
	struct place related, related_end; /* line 0: none */
	struct str messages[2];            /* by enum language */
	struct str suggestion;             /* of likely-move: as JSON; else empty */
	struct finding_change *changes;    /* of likely-move */
	uint32_t change_count;
};

/* Sets *to to a finding about the session's text; its words lie in arena. */
void finding_text_of(struct finding_text *to, struct session *session,
    const struct finding *finding, struct arena *arena);

/* Sets *to to a finding about a file of which nothing was read: args is as for diags_add. */
void finding_text_bare(
    struct finding_text *to, enum diag rule, const struct arg *args, struct arena *arena);

/* Counts the places and the game on: lines and games come before what they were counted from. */
void finding_text_renumber(struct finding_text *text, uint32_t games, uint32_t lines);

/* Appends a finding about file as a JSON object, with its message in language. */
void finding_text_json(
    const struct finding_text *text, struct str file, enum language language, struct buffer *out);

#endif
