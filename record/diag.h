#ifndef RECORD_DIAG_H
#define RECORD_DIAG_H

#include <stdbool.h>
#include <stdint.h>

#include "record/tables/ending.h"
#include "record/text/arena.h"
#include "record/text/buffer.h"
#include "record/text/text.h"
#include "record/variants/piece_set.h"

enum language { LANGUAGE_en, LANGUAGE_ja };

enum severity { SEVERITY_off, SEVERITY_note, SEVERITY_warning, SEVERITY_error };

#define DIAG_GROUPS(X)                                                                             \
	X(text)                                                                                    \
	X(syntax)                                                                                  \
	X(legality) X(result) X(setup) X(clock) X(header) X(loss) X(style) X(event) X(user)

enum diag_group {
#define GROUP(name) GROUP_##name,
	DIAG_GROUPS(GROUP)
#undef GROUP
	    GROUP_COUNT
};

enum diag {
#define DIAG_ID(id) DIAG_##id,
#include "record/diag/ids.def"
#undef DIAG_ID
	DIAG_COUNT
};

/* How findings of a rule can be fixed. */
enum fix_kind {
	FIX_none,
	FIX_edits,       /* by the finding's edits */
	FIX_moves,       /* by the finding's edits, which change what was played */
	FIX_ends,        /* by making all line ends alike */
	FIX_tail,        /* by cutting off what follows the text */
	FIX_encoding,    /* by writing the file in its extension's encoding */
	FIX_restored,    /* by writing the text that is read in its place */
	FIX_declaration, /* by naming the encoding the file is in */
	FIX_book         /* by writing the book again, in order and with each position once */
};

/* What a message needs of a row of diag.def; the rest is in record/explain_page.h. */
struct diag_row {
	const char *name;
	enum diag_group group;
	enum severity severity;
	enum fix_kind fix;
	const char *message[2]; /* by enum language */
};

extern const struct diag_row diag_rows[DIAG_COUNT];
extern const char *const diag_group_names[GROUP_COUNT];
extern const char *const diag_severity_names[4];

enum phrase {
#define PHRASE(id, ...) PHRASE_##id,
#include "record/tables/phrase.def"
#undef PHRASE
	PHRASE_COUNT
};

/* An argument of a message. */
enum arg_kind {
	ARG_end,
	ARG_str,
	ARG_number,
	ARG_square,
	ARG_piece,
	ARG_side,
	ARG_ending,
	ARG_time,
	ARG_code,
	ARG_phrase,
	ARG_words
};

struct arg {
	enum arg_kind kind;
	union {
		struct str str; /* the report escapes control characters */
		int64_t number;
		square_t square; /* 76, or 7f as in USI: finding.letters; 10m on a large board */
		piece_t piece;   /* the face: "promoted silver", 成銀 */
		enum side side;  /* black, 先手; 下手 in a handicap game */
		enum ending ending;
		uint32_t time;        /* milliseconds: 0:00:05 */
		enum phrase phrase;   /* a row of phrase.def; it may have other arguments */
		uint32_t code;        /* a character: U+2617 */
		const char *words[2]; /* by enum language, static */
	} is;
};

/* clang-format off */
#define A_STR(s) { .kind = ARG_str, .is.str = (s) }
#define A_NUMBER(n) { .kind = ARG_number, .is.number = (n) }
#define A_SQUARE(s) { .kind = ARG_square, .is.square = (s) }
#define A_PIECE(p) { .kind = ARG_piece, .is.piece = (p) }
#define A_SIDE(s) { .kind = ARG_side, .is.side = (s) }
#define A_ENDING(e) { .kind = ARG_ending, .is.ending = (e) }
#define A_TIME(t) { .kind = ARG_time, .is.time = (t) }
#define A_CODE(c) { .kind = ARG_code, .is.code = (c) }
#define A_PHRASE(p) { .kind = ARG_phrase, .is.phrase = (p) }
#define A_WORDS(english, japanese) { .kind = ARG_words, .is.words = { english, japanese } }
/* clang-format on */

/* The arguments of one call: ARGS(A_SQUARE(to), A_PIECE(piece)), at most 8; NO_ARGS for none. */
#define ARGS(...) ((const struct arg[]){ __VA_ARGS__, { .kind = ARG_end } })
#define NO_ARGS ((const struct arg[]){ { .kind = ARG_end } })

enum { DIAG_ARGS_MAX = 8 };

/* A replacement of words. */
struct edit {
	struct span at;  /* n == 0: text is inserted before at.at */
	struct str text; /* with LF for the file's line ends */
	uint32_t next;   /* 1 + index of the next edit of the same fix; 0: the last */
};

#define FIX_WHOLE UINT32_MAX

/* A problem with its place. */
struct finding {
	enum diag rule;
	enum severity severity;
	struct span at;
	struct span
	    related;   /* another place that explains it (the first pawn of a nifu); n == 0: none */
	uint32_t game; /* from 1; 0: the file as a whole */
	uint32_t ply;  /* from 1; 0: none */
	uint32_t fix;  /* 1 + index of the first edit that fixes it; FIX_WHOLE: as its row says; 0:
			   it cannot be fixed.  Several findings may share a fix */
	bool handicap; /* in a game with a handicap, in which the sides have other names */
	bool unsafe;   /* its fix is made only if unsafe ones are allowed */
	bool letters;  /* in a record whose ranks are letters: squares are shown as 7f */
	const struct piece_set *pieces; /* how they are named; NULL: as in shogi */
	uint32_t own; /* 1 + number of the user's rule that it comes from; 0: none */
	struct arg args[DIAG_ARGS_MAX + 1];
};

/* The findings of one file, in an arena that lives as long. */
struct diags {
	struct arena *arena;
	struct finding *list;
	size_t count, cap;
	size_t limit; /* findings that are kept; the others are only counted */
	size_t left_out;
	struct {
		bool kept;    /* the places of those left out: */
		uint32_t *at; /* in the order of adding */
		size_t cap;
	} left;
	struct edit *edits;
	size_t edit_count, edit_cap;
	uint32_t game;                  /* the game that new findings belong to */
	bool handicap;                  /* it has a handicap */
	const struct piece_set *pieces; /* its pieces; NULL: those of shogi */
	bool letters;                   /* its record's ranks are letters */
	struct finding scratch;         /* what diags_add returns once the limit is reached */
};

/* Makes an empty list over arena. */
void diags_init(struct diags *diags, struct arena *arena, size_t limit);

/*
 * Adds a finding with the severity of its row.  Returns it (the scratch finding once the limit is
 * reached) so that the caller can set its severity and related place before the next call, which
 * may move the list.  Strings among args are copied into the arena as far as a message shows them.
 */
struct finding *diags_add(
    struct diags *diags, enum diag rule, struct span at, uint32_t ply, const struct arg *args);

/* Appends a phrase with its arguments (ARGS or NO_ARGS; strings are borrowed). */
void diag_phrase(
    enum phrase phrase, const struct arg *args, enum language language, struct buffer *out);

/*
 * Adds an edit to the fix of a finding: text, which is copied, replaces the words at.  Ignores a
 * scratch finding.
 */
void diags_fix(struct diags *diags, struct finding *finding, struct span at, struct str text);

/* Removes the findings from the index first up to, not including, last. */
void diags_forget(struct diags *diags, size_t first, size_t last);

/* Sorts by game and place, stably. */
void diags_sort(struct diags *diags);

/* Appends a finding's message in a language. */
void diag_message(const struct finding *finding, enum language language, struct buffer *out);

/* The Japanese names of rules, each another. */
extern const char *const diag_titles[DIAG_COUNT];

/* Returns the rule called name, in letters of either case, or by its title; or DIAG_COUNT. */
enum diag diag_named(struct str name);

#endif
