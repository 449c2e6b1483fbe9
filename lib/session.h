#ifndef LIB_SESSION_H
#define LIB_SESSION_H

#include "parsers/parser.h"
#include "record/diag.h"
#include "record/game.h"
#include "record/text/arena.h"
#include "record/text/codec.h"
#include "rules/replay/replay.h"

/*
 * One file's way through the program:
 *
 *	bytes -> text -> record -> replay -> game -> findings
 *
 * and from the game on to a report or a writer, which is the caller's business.  A session is made
 * once and serves any number of files, one after the other; what it needs for a file or a game it
 * keeps for the next.
 */

/* So many findings are kept of one file's text and of each game, if nobody says otherwise. */
enum { SESSION_FINDINGS = 10000 };

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

/*
 * A file is read as a whole or in windows, one after the other: each is a run of its lines that
 * begins where a game does (or with comments before it that still matter), and the games in it are
 * read one by one.  A game counts only when enough stands after it to know that it ends there;
 * else the next window begins with it.  All but the first window begin with the last byte of the
 * line before them, so that parsers may look back as they do in the whole text.
 */
struct session {
	struct session_options options;
	size_t findings; /* so many are kept; the caller may change it between two files */
	struct codec *codec;
	struct value_patterns *value_patterns;
	struct rules *rules;

	/* The file. */
	enum encoding encoding; /* as its beginning shows it */
	enum format format;     /* FORMAT_none: not recognised */
	enum phrase format_why;
	struct sign sign; /* what the content showed; nothing where it was not asked */
	bool damaged;     /* not all bytes of its beginning could be read */
	struct parse parse;
	struct buffer version;    /* parse.version, where the text in which it stood is gone */
	struct codec_carry carry; /* what was found out before the window */

	/* The window. */
	struct arena file_arena;
	struct text text;
	struct str decoded;          /* all of it: text.body may be less */
	struct text_check seen;      /* at its end */
	bool last;                   /* the file ends with it */
	uint32_t window;             /* its number, another one for each and between them */
	uint32_t passed;             /* where the first game begins that is not known yet */
	uint32_t hold;               /* what stands from here on is still needed when it is left */
	struct diags file_diags;     /* about the text: its bytes and its encoding, in order */
	size_t diag_next, left_next; /* the first of them that are not given out yet */

	/* The file's text findings */
	size_t text_reported; /* were given out */
	size_t text_left_out; /* were too many */

	/* The game. */
	struct arena game_arena;
	uint32_t number; /* its place in the file, from 1 */
	uint32_t start;  /* where the game before it ends */
	struct record record;
	struct game *game;  /* NULL: none could be made */
	struct diags diags; /* about this game, in order */
};

/* Between two games of a file: what whoever goes on from there must know. */
struct session_place {
	struct str name; /* borrowed, as the file's */
	enum encoding encoding;
	enum format format;
	bool damaged;
	uint32_t after; /* bytes of text between the line's beginning where the window begins, and
			    the next game */
	struct codec_carry carry;
	struct str version; /* as in struct parse; borrowed */
	const char *shown;
	bool unsure;
	uint32_t games; /* before it */
	size_t text_reported, text_left_out;
};

void session_init(
    struct session *session, struct memory *memory, const struct session_options *options);
void session_free(struct session *session);

/*
 * Begins a file: decodes bytes and settles its format.  name and bytes are borrowed until the next
 * file.  Returns NULL, or why the file cannot be worked on.
 */
const char *session_begin(struct session *session, struct str name, struct str bytes);

/* The same with the first bytes of a file alone (last: they are all), in whole lines.  They settle
 * its encoding and format, and are its first window. */
const char *session_open(struct session *session, struct str name, struct str bytes, bool last);

/* Where, in text.body, the next window has to begin: the beginning of a line.  To be called when
 * session_next has given false and the window is not the last; then session_window. */
uint32_t session_leave(struct session *session);

/* Where that is; to be called after session_leave.  version is borrowed until session_window. */
void session_place(const struct session *session, struct session_place *place);

/* Makes this session the one that went so far in a file: it goes on with session_window. */
void session_join(struct session *session, const struct session_place *place);

/*
 * Goes on to the window that begins there.  bytes, in whole lines but for the byte before them,
 * are borrowed until the next window; so many lines of the file stand before them.  Returns NULL,
 * or why they cannot be worked on.
 */
const char *session_window(struct session *session, struct str bytes, bool last, uint32_t lines);

/* The next finding about the text that stands before until, NULL when there is none. */
const struct finding *session_text_finding(struct session *session, uint32_t until);

/* Up to where in the text the present game, and what stands before it, reaches: UINT32_MAX when
 * nothing follows it. */
static inline uint32_t
session_reach(const struct session *session)
{
	return session->last && session->parse.at >= session->text.body.n ? UINT32_MAX
									  : session->parse.at;
}

/*
 * Goes on to the next game: session->game and session->diags are those of this game until the next
 * call.  A file that holds no game gives one turn without a game and with a finding that says so.
 * Returns false when the file is done, or where more than the window must be known.
 */
bool session_next(struct session *session);

/* Returns the findings about the game, from one of them on, that have no place of their own the
 * place where it begins. */
void session_place_diags(struct session *session, size_t from);

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
