#ifndef CMD_CONVERT_GAME_H
#define CMD_CONVERT_GAME_H

#include "cmd/convert/target.h"
#include "cmd/input/files.h"
#include "lib/session.h"

enum { ILLEGAL_reject, ILLEGAL_keep, ILLEGAL_truncate };
enum { LOSS_warn, LOSS_error, LOSS_ignore };

#define NO_PLY UINT32_MAX

/* A run of kifu convert. */
struct convert {
	struct program *program;
	const struct options *options;
	const struct files *files;
	struct target target;
	int on_illegal, on_loss;
	enum on_exists on_exists;
	bool mainline_only;
	uint32_t ply;
	struct str letters;

	struct session session;
	struct buffer bytes;   /* of an input file */
	struct buffer written; /* a game as the writer wrote it, */
	struct buffer lines;   /* with the target's line ends, */
	struct buffer encoded; /* in the target's encoding */

	struct output *out; /* where games go now: standard output or file */
	struct output file;
	const char *path; /* of file; NULL: standard output */
	size_t games;     /* written to out */
	unsigned long numbered;

	size_t found, done; /* games in all files, and those of them that were written */
	size_t files_left;  /* input files that were not converted */
};

/* Converts the session's present game: reports its errors and losses, then writes it to
 * convert->out, or reports why not.  Returns a status. */
int convert_game(struct convert *convert);

#endif
