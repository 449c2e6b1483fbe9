#ifndef LIB_SESSION_H
#define LIB_SESSION_H

#include "lib/source.h"
#include "record/game.h"
#include "rules/replay/replay.h"

/*
 * One file's way through the program:
 *
 *	bytes -> text -> record -> replay -> game -> findings
 *
 * A session serves any number of files, one after the other, and keeps their memory: session_open,
 * then session_next until it returns false.  A large file comes in chunks: lib/read/resume.h.
 */

/* Findings kept of one file's text and of each game, unless the caller sets another number. */
enum { SESSION_FINDINGS = 10000 };

struct session;

/* How files are read. */
struct session_options {
	enum format format;             /* FORMAT_none: by the file's name, else by its content */
	enum encoding encoding;         /* ENCODING_unknown: detected */
	const struct alphabet *letters; /* of the pieces in Western moves; NULL: English */
	unsigned move16;  /* of engine data: 1 + enum move16; 0: found in the records */
	bool ignore_case; /* Western moves may begin with a small letter */
	struct replay_options replay;
	bool join;  /* positions of engine data that follow each other are a game */
	bool lint;  /* check clocks, headers and the file's extension too */
	bool style; /* check how things are written: group style */
	bool live;  /* a pipe's games are wanted as they come; only if their format is set, and for
		     * what does not depend on the text as a whole */
	/* Returns whether a game is wanted whose record was read; one that is not is not replayed.
	 * NULL: all are. */
	bool (*wanted)(const struct session *session, void *arg);
	void *wanted_arg;
};

/* Its members lie in the order of their lifetimes: process, file, chunk, game. */
struct session {
	struct session_options options;
	size_t findings; /* kept at most; the caller may change it between two files */
	struct codec *codec;
	struct value_patterns *value_patterns;
	struct rules *rules;
	const struct waypoint *waypoint; /* the position that is looked for; NULL: none */

	struct position_boards *boards; /* of engine data; NULL: none was read yet */
	struct book_index *book;        /* of the file, which is a book that is linted; else NULL */

	/* The file. */
	struct source source;
	struct parse parse;

	/* The chunk; for a small file, all of it. */
	struct arena file_arena;
	struct text text;
	struct str bytes;                 /* what text was decoded from; borrowed */
	struct codec_carry before, after; /* what carries over into it, and out of it */
	bool last;                        /* the file ends with it */
	bool live;                        /* it ends where a pipe has no more yet */
	uint32_t begin;                   /* offset of its first game */
	uint32_t stop; /* a game that begins here or later is not wanted; UINT32_MAX: all are */
	bool over;     /* the file holds no further game */
	struct diags file_diags;     /* about the text: its bytes and its encoding, in order */
	size_t diag_next, left_next; /* the first of them that were not returned yet */

	/* The game. */
	struct arena game_arena;
	uint32_t number; /* its place in the file, from 1 */
	uint32_t start;  /* offset at which the game before it ends */
	struct record record;
	struct game *game;  /* NULL: none could be made, or it is not wanted */
	bool unwanted;      /* by options.wanted: it was not judged, and diags say little */
	struct diags diags; /* about this game, in order */
};

void session_init(
    struct session *session, struct memory *memory, const struct session_options *options);
void session_free(struct session *session);

/* Begins a file with its first bytes, in whole lines: decodes them and determines the encoding and
 * the format.  last: these are all.  name and bytes are borrowed until the next call of
 * session_open or resume_enter.  Returns NULL, or why the file cannot be read. */
const char *session_open(struct session *session, struct str name, struct str bytes, bool last);

/* Goes on to the next game, in session->game and session->diags until the next call.  A file
 * without a game counts as one, with a finding that says so and game NULL.  Returns false at the
 * end of the file (session->over), at session->stop, and where more of the file is needed. */
bool session_next(struct session *session);

/* For session_next and session_join: reads the next record.  Returns whether there is one. */
bool session_read(struct session *session, struct record *record);

/* Adds to the record, a position with its move, those after it that belong to the same game: each
 * is the one before plus its move, or the reverse, in the order of old generators.  Returns false
 * if more of the file may do so. */
bool session_join(struct session *session);

/* Judges the present game anew, whose record was changed, in another arena than the game's.  What
 * its parser found is forgotten. */
void session_judge_again(struct session *session);

/* Returns the next finding about the text before offset until, or NULL. */
const struct finding *session_text_finding(struct session *session, uint32_t until);

/* Passes the findings about the text before offset until without counting them. */
void session_pass_text(struct session *session, uint32_t until);

/* Returns where the present game ends, UINT32_MAX when nothing follows it. */
static inline uint32_t
session_reach(const struct session *session)
{
	return session->last && session->parse.at >= session->text.body.n ? UINT32_MAX
									  : session->parse.at;
}

/* Moves findings about the game without a place, from number `from` on, to where it begins. */
void session_place_diags(struct session *session, size_t from);

/* Removes node, what follows it, the variations from there on and all recorded results from the
 * game's record, and replays the rest; the findings stay those of the whole game. */
void session_cut(struct session *session, uint32_t node);

/*
 * Removes from the game's record each variation's moves from its first illegal one on, with the
 * variations among them, and replays the rest as session_cut does; the next alternative takes its
 * place.  Returns the number of claims
 * removed; *at gets the first.  A main line that has illegal moves stays as it is.
 */
size_t session_cut_variations(struct session *session, struct span *at);

/* Finds the day on which the game began, else ended, as far as its headers say.  Returns false if
 * they name none that exists. */
bool session_date(const struct session *session, struct date *date);

/* What reads the positions of the session's chunk. */
#define POSITIONS_CHUNK(session)                                                                   \
	{                                                                                          \
		.file = &(session)->source.positions, .boards = &(session)->boards,                \
		.rules = (session)->rules, .memory = (session)->game_arena.memory,                 \
		.body = (session)->text.body                                                       \
	}

/* Goes past the games of engine data without a finding, from here on; returns their
 * number. */
uint32_t session_skim(struct session *session);

/* Ends a file: adds what all its records together show to the findings about its text, none of
 * which is left.  Returns whether there are any. */
bool session_conclude(struct session *session);

/* Returns what the game is judged to be: unreadable when there is none. */
enum verdict session_verdict(const struct session *session);

/* For session_open and lib/read/resume.c: begins a chunk.  The caller has set the name and the
 * number of lines before it in session->text. */
const char *session_begin_chunk(struct session *session, struct str bytes, bool first, bool last);

#endif
