#ifndef WRITERS_COMMON_WRITER_H
#define WRITERS_COMMON_WRITER_H

#include "record/diag.h"
#include "record/game.h"
#include "record/tables/alphabet.h"
#include "record/text/buffer.h"

struct ending_words;
struct value_patterns;
struct board_walk;

/* How pictures and pages look. */
struct write_look {
	enum language language; /* of the words around the game */
	bool flip;              /* seen from white's side */
	bool ground;            /* white behind the picture */
	bool upright;           /* hands stand beside the names, none upside down */
	struct str caption;     /* below the board; p is NULL: the last move */
	struct str title;       /* above the board; empty: none */
	uint32_t open_at;       /* the move at which a page opens */
};

/* How to write. */
struct write_options {
	enum format format;     /* the target, for its row */
	enum encoding encoding; /* the target's encoding: some formats declare it */
	bool to_file;           /* write declarations that only files have (#KIF …) */
	bool mainline_only;
	bool first;   /* the first game of the output; only the lead depends on it */
	uint32_t ply; /* for positions: after this number of moves of the main line; UINT32_MAX, or
			 any number above theirs: after the last */
	struct board_walk *walk; /* goes from one of several positions of a game to the next, which
				    are written in order; NULL: there is one */
	struct value_patterns *value_patterns; /* convert dates and time controls to the target's
						  form; NULL: they are written as they are */
	/* The target's question of struct parser: whether KEY：VALUE is read as this header only.
	 * NULL: it is */
	bool (*header_line)(struct memory *memory, struct value_patterns *value_patterns,
	    struct str key, struct str value);
	const int *score;               /* of positions without one; NULL: they are left out */
	const struct alphabet *letters; /* of the pieces in Western moves; NULL: English */
	struct write_look look;
	const struct diags *diags; /* findings about the game, whose squares are marked; NULL: none
				    */
};

/* Characters that a format's notes cannot hold or begin with, and their replacements. */
struct writer_swap {
	char from[3];
	const char *to[2]; /* of each */
	bool first;        /* replaced as the first character only */
	bool remarks;      /* replaced in remarks and unknown lines; else in comments */
};

/* One format's writer, the only symbol that its file exports: how it writes a game, and what it can
 * hold, which writer_loss reads. */
struct writer {
	/* Appends what goes before the game: what an output begins with, or what separates the
	 * game from the one before.  NULL: nothing. */
	void (*lead)(
	    const struct game *game, const struct write_options *options, struct buffer *out);
	/* Appends the game to out in UTF-8 with LF line ends, or with join as a part of a book.
	 * Never fails, and reports nothing: writer_loss does.  NULL: the format is only read. */
	void (*write)(
	    const struct game *game, const struct write_options *options, struct buffer *out);
	/* Appends the book that is made of the parts of its games, which follow one another,
	 * aligned for any object, and are overwritten.  NULL: the games are records of their own.
	 */
	void (*join)(char *parts, size_t size, struct arena *arena, struct buffer *out);
	/* Returns why the start position cannot be written, in a word that needs no translation
	 * ("12x12"); empty: it can be.  NULL: any position can be. */
	struct str (*unfit)(const struct game *game);
	/* Returns whether the format can hold this header of the record: there is a word for it,
	 * and a form for its value.  NULL: it can hold none. */
	bool (*header)(const struct record *record, const struct header *header,
	    const struct write_options *options);
	const struct ending_words *endings; /* one for each edition; NULL: they are not written */
	/* Returns whether a result line that contradicts its ending (game_contradicted_result) is
	 * written unchanged.  NULL: none is. */
	bool (*result)(const struct game *game, const struct result *result);
	const struct writer_swap *swap; /* NULL: notes can hold any character */
	const char *remark;             /* begins a remark that is written as a comment; NULL:
					   remarks are written as remarks */
	bool passes;                    /* a passed move can be written */
	bool (*move)(const struct move *move); /* whether another can be; NULL: any can */
	bool movers;                           /* the side of a drop out of turn is written */
	uint32_t depth_max;                    /* of nested variations; 0: any */
	uint32_t repeats_max; /* moves that its variations may repeat since the main line; 0: any
			       */
	bool nested;          /* a variation follows the move that it replaces, which
				 must have been played */
};

/* Returns whether a record says the number of its first move: of a book without numbers it is that
 * of the moves by which the position was found. */
bool writer_says_number(const struct record *record);

struct evaluation;

/* Sets *points to what an engine says, as side sees it, a mate in n moves as 32000 - n, as
 * YaneuraOu counts them.  Returns false if it says none, or is NULL. */
bool writer_points(const struct evaluation *said, enum side side, int32_t *points);

/* Sets *score to what an engine thinks of the position before the move at node (0: of the start),
 * as writer_points has it, or to the one in the options.  Returns false if there is none. */
bool writer_score(const struct game *game, const struct write_options *options, uint32_t node,
    enum side side, int *score);

/* Returns whether a note is what an engine thinks of a position, without its PV, or the visits of
 * candidate moves, which a format that carries this can hold. */
bool writer_is_score(const struct record *record, const struct note *note, unsigned carries);

/* Returns whether a note is made of what a book says of a move in fields, or what an engine thinks.
 */
bool writer_is_field(const struct record *record, const struct note *note);

/* Returns whether a note is such a field that a format with comments and counts, but without
 * scores, cannot hold. */
bool writer_is_barred(const struct record *record, const struct note *note, unsigned carries);

#define WRITER_BANNER " ---- kifu ----"  /* a remark of KIF: the program that wrote the file */
#define WRITER_SEPARATOR "--separator--" /* a remark of KIF: another game follows */

/* Returns whether a remark (without its mark) is a declaration about the file that it came from:
 * encoding, version, our banner.  Writers omit it and declare what they write. */
bool writer_declaration(struct str remark);

/* Returns whether the format can hold a played move; else its line ends before it. */
bool writer_holds(const struct writer *writer, const struct move *move);

/* Returns the offset of the first character of a note to be replaced, or the note's length. */
size_t writer_swap_at(const struct writer_swap *swap, const struct note *note);

/* Returns the replacement of such a character. */
struct str writer_swap_to(const struct writer_swap *swap, char from);

#endif
