#ifndef CMD_VISIT_CONVERTER_H
#define CMD_VISIT_CONVERTER_H

#include "cmd/run/visitor.h"
#include "cmd/visit/source_game.h"
#include "lib/columns.h"
#include "record/game_key.h"
#include "record/tables/alphabet.h"
#include "writers/writer_table.h"

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
	bool scored; /* positions without a score get this one */
	int score;
	uint32_t ply; /* moves after this one are left out; NO_PLY: none */
	struct {
		bool wanted;
		uint32_t from; /* the positions from this one on to ply are written */
	} series;
	bool pictures;                  /* each of them is an output */
	const struct alphabet *letters; /* of the output */
	struct write_look look;
	bool no_findings; /* pages have none */
};

enum convert_kind { CONVERT_finding = RESULT_own };

/* CONVERT_finding: an error of a game that is converted, a loss, or what is wrong with an input. */
struct convert_finding {
	struct finding_text text;
	bool fatal; /* because of it the file could not be read as a whole */
};

/* What became of a game. */
enum conversion_end {
	CONVERSION_written,
	CONVERSION_no_game,
	CONVERSION_unreadable,
	CONVERSION_illegal,
	CONVERSION_short,      /* it ends before --ply */
	CONVERSION_lossy,      /* --on-loss=error */
	CONVERSION_unfit,      /* the format cannot hold it at all */
	CONVERSION_second,     /* the output holds one game, and has it */
	CONVERSION_other,      /* -t source: not in the output's format and encoding */
	CONVERSION_no_encoding /* iconv cannot write the encoding */
};

/* Their names; NULL: it was written. */
extern const char *const convert_ends[CONVERSION_no_encoding + 1];

/* RESULT_game: a converted game, in the target's form. */
struct converted {
	const struct str *cells; /* of plan->columns; or NULL */
	enum conversion_end end;
	bool cut; /* illegal variations were cut, and the loss is not ignored */
	struct str parts[CONVERSION_PARTS];
	/* With a series of pictures the game is all of them, one after the other: */
	const size_t *ends; /* where each of them ends in its part; NULL: it is no series */
	size_t count;
	uint32_t from; /* after how many moves the first of them is */
	bool has_key;  /* with plan->keys, a game that was converted may have one */
	struct game_key key;
	int ahead; /* descriptor of a file without a name that holds the game and what goes
		      before the first already; -1: none */
};

/* How games are converted, and which cells their outputs' names need.  Constant. */
struct convert_plan {
	struct conversion conversion;
	const struct columns *columns; /* NULL: none */
	bool keys;                     /* the games' keys are wanted, */
	bool by_position;              /* of their start positions alone */
};

/* A worker's state: what converts games, one after the other. */
struct converter {
	struct reading *reading;
	const struct conversion *conversion;
	struct buffer written; /* a game and its leads as the writer wrote them, */
	struct buffer encoded; /* all of it in the target's form */
	bool led; /* a game of the chunk was converted: another is not the first of a single output
		   */
	struct source_mark mark; /* of the chunk */
	/* The present game. */
	struct session *session;
	bool cut;     /* illegal variations were cut, and the loss is not ignored */
	size_t *ends; /* of its parts, and of each picture of a series, in what was written */
	size_t end_count, end_cap;
};

/* Reports a finding about the present game. */
void converter_report(struct converter *converter, const struct finding *finding);

/* Copies the present game as it is, whatever is wrong with it: sets parts, borrowed until the next
 * game. */
enum conversion_end converter_copy(struct converter *converter, struct str *parts);

/* Converts the present game into the target's format: reports its errors and losses, and sets
 * *converted, whose bytes are borrowed until the next game. */
void converter_translate(struct converter *converter, struct converted *converted);

#endif
