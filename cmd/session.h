#ifndef CMD_SESSION_H
#define CMD_SESSION_H

#include "parsers/parser.h"
#include "record/arena.h"
#include "record/codec.h"
#include "record/diag.h"
#include "record/game.h"
#include "rules/replay.h"

/*
 * One file's way through the program:
 *
 *	bytes -> text -> record -> replay -> game -> findings
 *
 * and from the game on to a report or a writer, which is the caller's business.  A session is made
 * once and serves any number of files, one after the other; what it needs for a file or a game it
 * keeps for the next.
 */

/* How files are to be read. */
struct session_options {
	enum format format;     /* FORMAT_none: by the file's name, else by its content */
	enum encoding encoding; /* ENCODING_unknown: detected */
	struct str letters;     /* whose letters name the pieces in Western moves; empty: English */
	bool ignore_case;       /* Western moves may begin with a small letter */
	struct replay_options replay;
	bool lint;  /* look at clocks and headers too, and at the file's extension */
	bool style; /* look at how things are written: group style */
};

struct session {
	struct session_options options;
	struct codec *codec;
	struct grammar *grammar;
	struct rules *rules;

	/* The file. */
	struct arena file_arena;
	struct text text;
	enum format format; /* FORMAT_none: not recognised */
	enum phrase format_why;
	struct sign sign; /* what the content showed; nothing where it was not asked */
	struct parse parse;
	bool damaged;            /* not all of its bytes could be read */
	struct diags file_diags; /* about the file as a whole: its bytes and its encoding */

	/* The game. */
	struct arena game_arena;
	uint32_t number; /* its place in the file, from 1 */
	bool pending;    /* file_diags of a later block are to be told with the next game */
	struct record record;
	struct game *game;  /* NULL: none could be made */
	struct diags diags; /* about this game, in order */
};

void session_init(
    struct session *session, struct memory *memory, const struct session_options *options);
void session_free(struct session *session);

/*
 * Begins a file: decodes bytes and settles its format.  name and bytes are borrowed until the next
 * file.  Gives NULL, or why the file cannot be worked on.
 */
const char *session_begin(struct session *session, struct str name, struct str bytes);

/*
 * What the parser carries behind the first record of the file, and where that is.  Gives false when
 * the record does not end in the first so many bytes.  To be called before session_next; nothing
 * has happened by it.
 */
bool session_peek(struct session *session, size_t most, struct parse *behind);

/*
 * Joins the work on a file that another session has begun: session_next goes on from there,
 * counting games from 2 unless it is the file's beginning, and lines from the place, which must
 * begin one. The text is shared and may not change; what the file's bytes were found to be is not
 * told again.
 */
void session_join(struct session *session, const struct session *of, const struct parse *from);

/*
 * Goes on to the next block of a text that comes in blocks, when session_next has given false.
 * bytes are borrowed until the next one, the text of the last is gone; so many lines of the file
 * stand before them.  Gives NULL, or why they cannot be worked on.
 */
const char *session_more(struct session *session, struct str bytes, uint32_t lines);

/*
 * Goes on to the next game: session->game and session->diags are those of this game until the next
 * call.  A file that holds no game gives one turn without a game and with a finding that says so.
 * Gives false when the file is done.
 */
bool session_next(struct session *session);

/*
 * Cuts the main line of the game's record off before node: it, what follows it and the variations
 * from there on are gone, and so is every recorded result.  Then plays the record again:
 * session->game is the shorter game.  The findings stay those of the whole game.
 */
void session_cut(struct session *session, uint32_t node);

/* Appends why the file, which holds bytes, was taken to be of this format and in this encoding. */
void session_why(
    struct session *session, struct str bytes, enum language language, struct buffer *out);

/* What is to be said of the game: unreadable where there is none. */
enum verdict session_verdict(const struct session *session);

#endif
