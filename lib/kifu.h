#ifndef LIB_KIFU_H
#define LIB_KIFU_H

/*
 * libkifu: reads, judges and writes records of shogi games.  kifu(3) is the overview.
 *
 * A context reads one file at a time, game by game.  It is used by one thread at a time; contexts
 * share nothing.  Functions that can fail return an enum kifu_result, and kifu_error says why in
 * English.  All text is UTF-8 that ends with NUL (a NUL inside a record is U+FFFD); it and every
 * other pointer that a function stores belongs to the context and is valid until the next call of
 * kifu_next, a function kifu_open_..., kifu_close, kifu_free or a function that changes the game,
 * kifu_edit_...; what a function of a board stores, until the board changes or is freed.
 * Names are those of the JSON that the command prints, kifu(1).
 *
 * A struct that a function fills in begins with its size, which the caller sets: what a later
 * version of the library adds is stored only as far as that size goes.
 *
 * The comment before each function becomes its manual page.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define KIFU_API __attribute__((visibility("default")))
#else
#define KIFU_API
#endif

/* The version, which a build may set. */
#ifndef KIFU_VERSION
#define KIFU_VERSION "0.1.0"
#endif

enum kifu_result {
	KIFU_OK,
	KIFU_END,        /* the file has no further game */
	KIFU_NO_MEMORY,  /* the allocator failed or the limit was reached; the file is closed */
	KIFU_UNREADABLE, /* the file cannot be read, or holds too much */
	KIFU_UNFIT,      /* the format cannot hold the game, or the encoding cannot be written */
	KIFU_WRONG       /* there is no such game, node, finding, format, encoding ... */
};

enum kifu_side { KIFU_BLACK, KIFU_WHITE, KIFU_NO_SIDE };

enum kifu_kind {
	KIFU_UNPLAYED, /* the start (node 0), and moves that could not be played */
	KIFU_MOVE,
	KIFU_DROP,
	KIFU_PASS,
	KIFU_ENDING
};

enum kifu_flag {
	KIFU_PROMOTES = 1 << 0,
	KIFU_CHECK = 1 << 1,
	KIFU_ILLEGAL = 1 << 2, /* it breaks a law of the game, but was played */
	KIFU_EXCUSED = 1 << 3  /* illegal, and the record ends with that foul */
};

/* A context. */
struct kifu;

/* How files are read.  Begin with all members zero, and set size. */
struct kifu_options {
	size_t size;          /* sizeof(struct kifu_options) */
	const char *format;   /* NULL: by the file's name, else by its content */
	const char *encoding; /* NULL: detected */
	const char *variant;  /* of a record that names none; NULL: shogi */
	const char *rules;    /* the rule set that judges endings, kifu-rules(7); NULL: "jsa" */
	const char *letters;  /* of the pieces in Western moves: "is"; NULL: English */
	int style;            /* also report findings of group style */
	size_t findings_max;  /* kept of each game and of the file's text; 0: 10000 */
	size_t memory_max;    /* bytes that the context may hold beside its own; 0: any number */
	/* Resizes a block as realloc does, or returns NULL.  old may be NULL (old_size 0); new_size
	 * 0 frees it.  NULL: realloc. */
	void *(*resize)(void *arg, void *old, size_t old_size, size_t new_size);
	void *arg;
};

/* A game, or a file without one (verdict "unreadable"). */
struct kifu_game {
	size_t size;          /* sizeof(struct kifu_game); set it before each call */
	uint32_t number;      /* in the file, from 1 */
	uint32_t plies;       /* moves of the main line that were played */
	const char *format;   /* of the file: "kif"; NULL: not recognised */
	const char *encoding; /* of the file: "cp932" */
	const char *variant;  /* "shogi"; NULL: there is no game */
	const char *handicap; /* "hirate"; "other"; NULL: there is no game */
	const char *ending;   /* "resign" */
	const char *winner;   /* "black", "white"; NULL: nobody */
	const char *verdict;  /* "ok", "illegal", "unreadable" */
	size_t headers;       /* their number */
	size_t left_out;      /* findings beyond findings_max, only counted */
	uint32_t begin, end;  /* its bytes of kifu_source; of a game that was made 0 */
};

struct kifu_header {
	size_t size;      /* sizeof(struct kifu_header); set it before each call */
	const char *name; /* "black", "start_time"; NULL: no usual header */
	const char *key;  /* as written */
	const char *value;
};

/* A move, an ending, or the start (node 0), as a node of the tree of moves. */
struct kifu_node {
	size_t size;          /* sizeof(struct kifu_node); set it before each call */
	uint32_t next;        /* the node that follows; 0: none */
	uint32_t alternative; /* the next variation of this move; 0: none */
	enum kifu_kind kind;
	enum kifu_side side;   /* who moved; of an ending: who was to move */
	unsigned flags;        /* set of enum kifu_flag */
	const char *usi;       /* "7g7f", "P*5e", "8h2b+"; "" if there is no move */
	const char *words;     /* in the record */
	const char *ending;    /* its name; NULL: it is none */
	const char *comment;   /* its lines, with LF between two; "": none */
	int64_t spent;         /* milliseconds for this move; -1: not written */
	int64_t total;         /* milliseconds that this side used so far; -1: not written */
	uint32_t line, column; /* of words, from 1; columns are characters */
};

struct kifu_finding {
	size_t size;          /* sizeof(struct kifu_finding); set it before each call */
	const char *rule;     /* "nifu" */
	const char *severity; /* "error", "warning", "note" */
	const char *message;
	const char *message_ja; /* in Japanese */
	uint32_t game, ply;     /* from 1; 0: none */
	uint32_t line, column, end_line, end_column;
};

/* A change of the file's text, of bytes of kifu_source.  Set size before each call. */
struct kifu_fix {
	size_t size;         /* sizeof(struct kifu_fix) */
	uint32_t begin, end; /* the bytes that are replaced; the same: text is put in there */
	const char *text;    /* UTF-8, with LF at the end of its lines */
	int unsafe;          /* made with --unsafe-fixes alone */
};

/* A small change of the main line after which the rest can be played, where a move of it cannot. */
struct kifu_suggestion {
	size_t size;      /* sizeof(struct kifu_suggestion); set it before each call */
	const char *kind; /* "replace", "insert", "remove", "swap", "sides" */
	const char *fit;  /* "sure": only this one fits, with ten moves after it; "whole": all the
			     rest can be played; "part": some moves of it */
	const char *usi;  /* the move that replaces or is missing; "": none */
	const char *move; /* the same in Japanese */
	uint32_t count;   /* changes that fit; three are kept at most */
	uint32_t node;    /* where: of a missing move, the one after it */
	uint32_t ply;     /* of that node, from 1 */
	uint32_t with;    /* the other move that is swapped or removed; 0: none */
	uint32_t after;   /* legal moves that follow */
};

/* How a game is written.  Begin with all members zero, and set size. */
struct kifu_writing {
	size_t size;          /* sizeof(struct kifu_writing) */
	const char *encoding; /* NULL: UTF-8 */
	int mainline_only;    /* leave variations out */
	int later;            /* it follows another game in the same output */
	int to_file;          /* with the declarations that only files have: #KIF ... */
	int japanese;         /* the words of pictures and pages are Japanese */
	int flip;             /* boards are seen from white's side */
	const char *letters;  /* of the pieces in Western moves: "is"; NULL: English */
};

/* How a move is added.  Begin with all members zero, and set size. */
struct kifu_adding {
	size_t size;        /* sizeof(struct kifu_adding) */
	const char *format; /* of the move's words; NULL: USI, CSA, KIF, KI2 or PSN, whichever
			       reads them */
	int keep;           /* also a move that is not legal, or after which others are not */
	int before;         /* in place of the node, which follows it */
};

/* A position on which moves are played and taken back.  It belongs to its context, whose kifu_free
 * frees it; after KIFU_NO_MEMORY it may be empty: then its functions return KIFU_WRONG.  Text that
 * one of its functions stores is valid until the board changes. */
struct kifu_board;

/* What a board shows.  Set size before each call. */
struct kifu_state {
	size_t size;            /* sizeof(struct kifu_state) */
	const char *variant;    /* "shogi" */
	const char *sfen;       /* with the number of the next move */
	uint32_t width, height; /* files and ranks */
	enum kifu_side side;    /* to move */
	int check;              /* its king is in check */
	uint32_t moves;         /* legal moves; 0: mate, or stalemate */
	uint32_t played;        /* moves played on the board */
	uint32_t occurrences;   /* how often the position has occurred on it, this time included */
	enum kifu_side perpetual; /* who has given perpetual check up to the fourth occurrence */
	uint64_t key;             /* the same for equal positions of one version of the library */
};

/* A piece on a square or in hand.  Set size before each call. */
struct kifu_piece {
	size_t size;         /* sizeof(struct kifu_piece) */
	uint32_t id;         /* in its variant, without its side; 0: the square is empty */
	enum kifu_side side; /* KIFU_NO_SIDE: the square is empty */
	int promoted;
	const char *name;    /* "promoted silver"; "": the square is empty */
	const char *name_ja; /* as in a KIF move */
	const char *csa;     /* "NG"; "": CSA has none */
	uint32_t count;      /* of them in hand */
};

/* A legal move.  Set size before each call. */
struct kifu_move {
	size_t size;                   /* sizeof(struct kifu_move) */
	const char *usi;               /* "7g7f" */
	uint32_t from_file, from_rank; /* 0: a drop */
	uint32_t to_file, to_rank;
	uint32_t piece;    /* id of the piece that moves */
	uint32_t captured; /* id of the piece that it captures; 0: none */
	int promotes;
};

/* A side's points in an impasse, and what a declaration by it would be worth.  Set size before
 * each call. */
struct kifu_points {
	size_t size;         /* sizeof(struct kifu_points) */
	int entered;         /* its king is in the promotion zone */
	uint32_t pieces;     /* its other pieces there */
	uint32_t points;     /* of these and those in hand */
	uint32_t total;      /* of all its pieces */
	const char *verdict; /* "win", "draw", "lose"; NULL: the rules have no declaration */
};

/* Returns the version of the library, as "0.1.0". */
KIFU_API const char *kifu_version(void);

/* Returns the name of the format that a file's name suggests, "kif", perhaps packed (a.kif.gz);
 * NULL: none that is read. */
KIFU_API const char *kifu_format_of(const char *name);

/* Makes a context.  options may be NULL and is not needed afterwards.  Returns NULL if there is no
 * memory.  If options names what does not exist, each file and board is refused with KIFU_WRONG. */
KIFU_API struct kifu *kifu_new(const struct kifu_options *options);

/* Frees a context and all it stored.  NULL is ignored. */
KIFU_API void kifu_free(struct kifu *kifu);

/* Returns why the last function that failed did so: a sentence in English, never NULL.  A call that
 * does not fail may clear it. */
KIFU_API const char *kifu_error(const struct kifu *kifu);

/* Opens the file at path in place of the present one.  It must be a regular file, which stays open
 * until another is opened; one of more than 1 MiB is read part by part, so that memory does not
 * grow with the number of its games.  Archives and packed files are not read: what unpacks them can
 * be kifu_open_stream's.  Returns KIFU_UNREADABLE if the file cannot be read; a file that is no
 * record is opened, and its findings say so. */
KIFU_API enum kifu_result kifu_open_file(struct kifu *kifu, const char *path);

/* What reads a stream: stores at most size bytes in to, and returns their number, 0 at the end, -1
 * if no more can be read (errno may say why). */
typedef ptrdiff_t kifu_reader(void *arg, void *to, size_t size);

/* Opens what a function reads, in place of the present file, as kifu_open_file does: a pipe, what a
 * program unpacks or receives.  read is called with arg, now and by kifu_next, until the stream has
 * ended or another file is opened.  name is as for kifu_open_bytes. */
KIFU_API enum kifu_result kifu_open_stream(
    struct kifu *kifu, const char *name, kifu_reader *read, void *arg);

/* Opens size bytes, which are copied, in place of the present file.  name is what a file would be
 * called, and its extension helps to find the format; NULL: none. */
KIFU_API enum kifu_result kifu_open_bytes(
    struct kifu *kifu, const char *name, const void *bytes, size_t size);

/* Closes the file, if one is open. */
KIFU_API void kifu_close(struct kifu *kifu);

/* Goes on to the next game of the file; after it was opened, to the first.  A file without a game
 * counts as one, with findings that say so.  Returns KIFU_END after the last: kifu_finding then
 * returns what was found in the text after it. */
KIFU_API enum kifu_result kifu_next(struct kifu *kifu);

/* Stores what is known of the present game in *game. */
KIFU_API enum kifu_result kifu_game(struct kifu *kifu, struct kifu_game *game);

/* Stores header i of the present game, from 0, in *header. */
KIFU_API enum kifu_result kifu_header(struct kifu *kifu, size_t i, struct kifu_header *header);

/* Stores node i of the present game's tree in *out.  Node 0 is the start; its next is the first
 * move, whose next is the second.  A move's variations are its alternative, the alternative of
 * that, and so on; each goes on with its own next. */
KIFU_API enum kifu_result kifu_node(struct kifu *kifu, uint32_t i, struct kifu_node *out);

/* Stores in *node the node of the main line's move number ply as played, 0 for the start.  Returns
 * KIFU_WRONG if the main line has fewer moves. */
KIFU_API enum kifu_result kifu_node_at(struct kifu *kifu, uint32_t ply, uint32_t *node);

/* Stores in *sfen the position after a node, with the move number that follows, as SFEN.  Moves
 * that could not be played are passed over. */
KIFU_API enum kifu_result kifu_position(struct kifu *kifu, uint32_t node, const char **sfen);

/* Stores finding i in *finding, from 0: first those about the text up to the end of the present
 * game, then those about the game.  After KIFU_END, those about the text that follows. */
KIFU_API enum kifu_result kifu_finding(struct kifu *kifu, size_t i, struct kifu_finding *finding);

/* Stores the number of findings that kifu_finding returns in *count. */
KIFU_API enum kifu_result kifu_findings(struct kifu *kifu, size_t *count);

/* Stores edit i of the fix of a finding, from 0, in *fix: what `kifu lint --fix` would do about it
 * alone.  Returns KIFU_WRONG after the last; a finding without a fix, or whose fix is about the
 * file as a whole, has none. */
KIFU_API enum kifu_result kifu_fix(
    struct kifu *kifu, size_t finding, size_t i, struct kifu_fix *fix);

/* Stores in *text, of *size bytes and without a NUL after them, the text of the file as it was
 * decoded: the edits of kifu_fix are places of it.  Of a file or stream of more than 1 MiB it is
 * the part that has the present game. */
KIFU_API enum kifu_result kifu_source(struct kifu *kifu, const char **text, size_t *size);

/* Stores likely change i of the present game in *suggestion, the smallest first, from 0.  Returns
 * KIFU_WRONG if there is no such change: each move could be played, or none was found. */
KIFU_API enum kifu_result kifu_suggestion(
    struct kifu *kifu, size_t i, struct kifu_suggestion *suggestion);

/* Writes the present game in the format of that name, kifu-formats(5), into *text, which gets *size
 * bytes and a NUL.  how may be NULL.  What the format cannot hold is added to the findings
 * (unencodable is that of the encoding); check them before the game is let go.  An illegal game, or
 * variation, is written as it is, up to the first move that cannot be played: there it ends as
 * interrupted (moves-dropped).  Returns KIFU_UNFIT if the game was unreadable, the format cannot
 * hold its start position at all, or this system cannot write the encoding. */
KIFU_API enum kifu_result kifu_write(struct kifu *kifu, const char *format,
    const struct kifu_writing *how, const char **text, size_t *size);

/* Stores in *text, of *size bytes and a NUL, what `kifu lint --format=ndjson` prints about the
 * present game: a line for each finding of kifu_finding, then the line of the game.  After KIFU_END
 * the findings alone.  Comments in the record that hide findings, and an option that changes them,
 * are the command's alone.  The members are described by kifu-schema(1). */
KIFU_API enum kifu_result kifu_json(struct kifu *kifu, const char **text, size_t *size);

/* Makes a new game the present one, in place of the file: without headers and moves, from a
 * position as kifu_board_new takes it.  It is read and written as others are; kifu_next returns
 * KIFU_END after it. */
KIFU_API enum kifu_result kifu_edit_new(struct kifu *kifu, const char *position);

/* Adds a move after a node of the present game, whether that was read or made: as what follows it,
 * or as the last variation if a move follows already.  *added (NULL: not wanted) gets its node; the
 * numbers of the other nodes stay.  how may be NULL.  Returns KIFU_WRONG, and changes nothing, if
 * the words are no move or the move is not legal; kifu_error says what is wrong.  This and the
 * other functions that change the game judge it anew: the findings are those of the game as it is
 * then, without those that its text had when it was read. */
KIFU_API enum kifu_result kifu_edit_move(struct kifu *kifu, uint32_t node, const char *move,
    const struct kifu_adding *how, uint32_t *added);

/* Cuts a node of the present game off, with all that follows it; its next variation takes its
 * place.  The numbers of the other nodes stay. */
KIFU_API enum kifu_result kifu_edit_cut(struct kifu *kifu, uint32_t node);

/* Adds an ending by its name, "resign", after a node of the present game, as kifu_edit_move adds a
 * move; an ending that follows it already is replaced.  Its findings say whether it can be. */
KIFU_API enum kifu_result kifu_edit_ending(
    struct kifu *kifu, uint32_t node, const char *ending, uint32_t *added);

/* Sets a header of the present game, by its name ("black") or its key in a format ("先手"), in
 * place of those that it has; value NULL takes them out.  Returns KIFU_WRONG for a value, or a key,
 * of several lines. */
KIFU_API enum kifu_result kifu_edit_header(struct kifu *kifu, const char *name, const char *value);

/* Sets the milliseconds that a move of the present game took; -1: not known.  What the record said
 * of the time used up to a move is forgotten for all moves. */
KIFU_API enum kifu_result kifu_edit_time(struct kifu *kifu, uint32_t node, int64_t spent);

/* Sets the comment on a node of the present game, with LF, CR LF or CR between two lines.  NULL or
 * "" takes it out.  Node 0 is the start. */
KIFU_API enum kifu_result kifu_edit_comment(struct kifu *kifu, uint32_t node, const char *text);

/* Makes a board of its own in *board: from an SFEN, the name of a variant, in Japanese or
 * English, or of a handicap of the context's variant; NULL or "startpos" is its start.  Returns
 * KIFU_WRONG for another text, or if the context's options name what does not exist. */
KIFU_API enum kifu_result kifu_board_new(
    struct kifu *kifu, const char *position, struct kifu_board **board);

/* Makes a board in *board of the position after a node of the present game, with the moves that led
 * there; moves that could not be played are passed over. */
KIFU_API enum kifu_result kifu_board_at(
    struct kifu *kifu, uint32_t node, struct kifu_board **board);

/* Frees a board.  NULL is ignored. */
KIFU_API void kifu_board_free(struct kifu_board *board);

/* Stores what a board shows in *state. */
KIFU_API enum kifu_result kifu_board_state(struct kifu_board *board, struct kifu_state *state);

/* Stores the piece on a square, files and ranks from 1, in *piece.  Returns KIFU_WRONG beside the
 * board. */
KIFU_API enum kifu_result kifu_board_piece(
    struct kifu_board *board, uint32_t file, uint32_t rank, struct kifu_piece *piece);

/* Stores piece i of a side's hand, from 0, with its count in *piece.  Returns KIFU_WRONG after the
 * last. */
KIFU_API enum kifu_result kifu_board_hand(
    struct kifu_board *board, enum kifu_side side, size_t i, struct kifu_piece *piece);

/* Stores legal move i, from 0, in *move: first those on the board, then the drops; a pass by
 * whichever square once.  Returns KIFU_WRONG after the last. */
KIFU_API enum kifu_result kifu_board_move(
    struct kifu_board *board, size_t i, struct kifu_move *move);

/* Writes the position of a board, with the side to move, in the format of that name into *text, as
 * kifu_write writes a game: "bod", "svg", "sfen"; in others as a game that begins there. */
KIFU_API enum kifu_result kifu_board_write(struct kifu_board *board, const char *format,
    const struct kifu_writing *how, const char **text, size_t *size);

/* Plays a legal move of USI ("7g7f", "P*5e", "8h2b+").  Returns KIFU_WRONG for another, which
 * changes nothing; kifu_error then is the first sentence of kifu_board_fault about it.  A move that
 * repeats a position is played, also in dai shogi, which forbids it. */
KIFU_API enum kifu_result kifu_board_play(struct kifu_board *board, const char *usi);

/* Takes the last move back.  Returns KIFU_WRONG if none was played. */
KIFU_API enum kifu_result kifu_board_undo(struct kifu_board *board);

/* Stores in *finding fault i of a move of USI, from 0: what `kifu lint` says of it, without a
 * place.  Repetition and perpetual check, which kifu_board_state shows, are not judged.  Returns
 * KIFU_WRONG after the last.  A legal move has none. */
KIFU_API enum kifu_result kifu_board_fault(
    struct kifu_board *board, const char *usi, size_t i, struct kifu_finding *finding);

/* Stores in *points those of a side under the rule set of that name, kifu-rules(7); NULL: "jsa". */
KIFU_API enum kifu_result kifu_board_points(
    struct kifu_board *board, enum kifu_side side, const char *rules, struct kifu_points *points);

#ifdef __cplusplus
}
#endif

#endif
