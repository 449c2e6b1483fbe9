#ifndef CMD_VISIT_CONVERT_GAME_H
#define CMD_VISIT_CONVERT_GAME_H

#include "lib/event/event.h"
#include "record/tables/alphabet.h"

enum { ILLEGAL_reject, ILLEGAL_keep, ILLEGAL_truncate };
enum { LOSS_warn, LOSS_error, LOSS_ignore };

#define NO_PLY UINT32_MAX

/* How games are converted.  Constant while they are, and shared by all workers. */
struct conversion {
	bool source; /* games are copied as they are */
	enum format format;
	enum encoding encoding;
	bool crlf;
	bool single;  /* all games go to one output */
	bool to_file; /* write declarations that only files have */
	int on_illegal, on_loss;
	bool mainline_only;
	uint32_t ply;  /* moves after this one are left out; NO_PLY: none */
	uint32_t from; /* with series: the positions from this one on to ply are written */
	bool series;
	bool pictures;                  /* each of them is an output */
	const struct alphabet *letters; /* of the output */
	enum language language;         /* of pages */
	bool flip;                      /* of pictures */
	struct str caption;
};

/* Converts games, one after the other; each worker has one. */
struct converter {
	struct buffer written; /* a game and its leads as the writer wrote them, */
	struct buffer encoded; /* all of it in the target's form */
	bool led; /* a game of the chunk was converted: another is not the first of a single output
		   */
	/* The present game. */
	const struct conversion *conversion;
	struct session *session;
	struct events *events;
	size_t *ends; /* of its parts, and of each picture of a series, in what was written */
	size_t end_count, end_cap;
};

void converter_init(struct converter *converter, struct memory *memory);
void converter_free(struct converter *converter);

/* Converts the session's present game: adds its errors and losses to events, and sets *converted,
 * whose bytes are borrowed until the next call. */
void convert_game(struct converter *converter, const struct conversion *conversion,
    struct session *session, struct events *events, struct event_converted *converted);

/* Reports the lines of a pipe that came after its last game was written; in a file they are kept
 * with that game. */
void convert_late_lines(struct session *session, struct events *events);

#endif
