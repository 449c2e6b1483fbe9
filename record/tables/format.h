#ifndef RECORD_TABLES_FORMAT_H
#define RECORD_TABLES_FORMAT_H

#include <stdbool.h>

#include "record/text/encoding.h"
#include "record/text/str.h"

enum format {
	FORMAT_none,
#define FORMAT(id, ...) FORMAT_##id,
#include "record/tables/formats.def"
#undef FORMAT
	FORMAT_COUNT
};

/* What a format can hold. */
enum carries {
	CARRIES_variations = 1 << 0,
	CARRIES_comments = 1 << 1,
	CARRIES_bookmarks = 1 << 2,
	CARRIES_times = 1 << 3,
	CARRIES_milliseconds = 1 << 4,  /* fractions of a second */
	CARRIES_headers = 1 << 5,       /* those of header.def that it has a word for */
	CARRIES_any_header = 1 << 6,    /* any key */
	CARRIES_setup = 1 << 7,         /* any start position */
	CARRIES_setup_number = 1 << 8,  /* the move number of the start position */
	CARRIES_position_only = 1 << 9, /* no moves at all */
	ASKS_rivals = 1 << 10,          /* its writer needs a move's rivals (replay_options) */
	CARRIES_endings = 1 << 11,      /* how a game ended */
	CARRIES_variant = 1 << 12,      /* a variant that the board does not show */
	CARRIES_handicaps = 1 << 13,    /* the name of a handicap, or what it takes away */
	MARKS_declined = 1 << 14, /* a promotion that is declined is marked (不成): no mark says
				     that there was no choice */
	GAMES_lines = 1 << 15, /* each game is a line that its parser's probe recognises by itself:
				 a text may be read in chunks of lines */
	NUMBERS_moves = 1 << 16, /* moves are numbered, and their times show running totals */
	NAMES_origins = 1 << 17, /* a move names its origin, or that it is a drop */
	ONLY_written = 1 << 18,  /* a picture: nothing is read from it, and nobody misses in it what
				    it cannot show */
	KEYS_kif = 1 << 19, /* its headers have KIF's keys, so that their order is the author's */
	SECOND_edition = 1 << 20, /* the second edition that its writer knows */
	ALWAYS_utf8 = 1 << 21, /* its text is in no other encoding: it says so, or its standard */
	ASKS_pvs =
	    1 << 22, /* its writer needs what engines think, and their PVs (replay_options) */
	LETTERS_ranks = 1 << 23,  /* its squares are 7f, not 76 */
	BINARY_records = 1 << 24, /* bytes, not text: no encoding is looked for */
	CARRIES_scores = 1 << 25, /* what engines think of each position, without their PVs */
	SPLITS_games = 1 << 26,   /* each position of a game is a record of its own */
	HOLDS_book = 1 << 27,     /* its records are positions with the moves to choose from */
	CARRIES_counts = 1 << 28, /* how often a move was chosen (回数=); without CARRIES_scores no
				     comment is what an engine thinks */
	CARRIES_depths = 1 << 29, /* the depth of its search (深さ=); beside CARRIES_scores */
	NEEDS_ending = 1 << 30    /* a game without an ending cannot be written as one */
};

/* How a move to the previous destination is written with 同 (dou, "the same"). */
enum same {
	SAME_none,  /* not by 同 */
	SAME_blank, /* 同 and a wide blank */
	SAME_short  /* the same, but without the blank before two or more characters */
};

/* How moves stand in a text. */
enum moves {
	MOVES_none,       /* as nothing below */
	MOVES_lines,      /* each in a line of its own, with a number */
	MOVES_words,      /* words with ▲ or △, as people write them */
	MOVES_statements, /* statements, each with the sign of its side; a time is another one */
	MOVES_western,    /* words, numbered by pairs */
	MOVES_usi,        /* words without signs and numbers */
	MOVES_members     /* members of an object, whose texts are in quotes */
};

/* The formats whose programs share their comments about what engines think. */
enum dialect_home { DIALECT_HOME_none, DIALECT_HOME_kif, DIALECT_HOME_csa };

/* One row of formats.def. */
struct format_row {
	const char *name;
	struct str extensions;
	enum encoding encoding, encoding2; /* of files with the first extension, with others */
	bool dos;                          /* CR LF in CP932 files */
	unsigned carries;
	const char *promotion;
	enum same same;
	enum moves moves;
	char comment;
	enum dialect_home home;
	const char *description;
};

/* The rows by enum format; row 0 is empty. */
extern const struct format_row format_rows[FORMAT_COUNT];

/* Returns the format called name (aliases included), or FORMAT_none. */
enum format format_named(struct str name);

/* Returns the format that a file's name (its extension, any case) suggests, or FORMAT_none. */
enum format format_of_file(struct str file);

/* Returns the name without the ending of a packed file, .gz .bz2 .xz .zst; file if it has none. */
struct str format_unpacked(struct str file);

/* The same of a file that is to be read, perhaps packed: FORMAT_none for a format that is only
 * written. */
enum format format_of_record(struct str file);

/* Returns the encoding in which a file of this name is written by default. */
enum encoding format_file_encoding(const struct format_row *row, struct str file);

#endif
