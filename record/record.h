#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "record/tables/ending.h"
#include "record/tables/format.h"
#include "record/tables/header.h"
#include "record/tables/piece.h"
#include "record/text/text.h"
#include "record/variants/piece_set.h"

/*
 * A record: what a text claims, and where.  Parsers, which know no board, make it; replay() turns
 * it into a game.
 *
 * The moves form a tree in one array, by index.  Index 0 is the root (the start position, no
 * claim). next is the first move that follows, alt the next alternative to this one (another move
 * for the same ply); 0 means none.  The main line is root.next, its next, and so on.  Alternatives
 * are in the order of reading.  An ending is a node too: it may be an alternative, it may have a
 * time and notes, and it has a next only if the text goes on after its end.
 */

/* What a claim says of a move.  What it does not say is left to the rules to find. */
enum claim_has {
	CLAIM_HAS_side = 1 << 0,            /* side: a mark or sign names the mover */
	CLAIM_HAS_from = 1 << 1,            /* from: the origin square */
	CLAIM_HAS_to = 1 << 2,              /* to: the destination */
	CLAIM_HAS_same = 1 << 3,            /* 同: the destination is that of the previous move */
	CLAIM_HAS_drop = 1 << 4,            /* a drop (打, 00, *) */
	CLAIM_HAS_piece = 1 << 5,           /* piece: the face before the move (KIF, USI drops) */
	CLAIM_HAS_after = 1 << 6,           /* after: the face after the move (CSA) */
	CLAIM_HAS_promote = 1 << 7,         /* 成, + */
	CLAIM_HAS_stay = 1 << 8,            /* 不成, =: promotion declined */
	CLAIM_HAS_capture = 1 << 9,         /* x */
	CLAIM_HAS_mid = 1 << 10,            /* mid: a lion's first square */
	CLAIM_HAS_from_file = 1 << 11,      /* from: only its file (G45b), its rank is 0 */
	CLAIM_HAS_from_rank = 1 << 12,      /* from: only its rank (Gc4d), its file is 0 */
	CLAIM_HAS_promotion_mark = 1 << 13, /* the notation marks every promotion: no mark, none */
	CLAIM_HAS_homonym = 1 << 14 /* piece is the face, or a promoted piece that moves alike:
				       records of the larger boards call both 獅子 (lion) */
};

/* How the text says an ending. */
enum ending_flag {
	ENDING_summary = 1 << 0,       /* not as a move: a まで line, a summary */
	ENDING_perhaps_drawn = 1 << 1, /* the word for ENDING_declaration also names a draw */
	ENDING_winner_only = 1 << 2,   /* ENDING_resign was inferred: only the winner is named */
	ENDING_side_unknown = 1 << 3,  /* ENDING_perpetual_check, without saying who checked */
	ENDING_bare = 1 << 4,          /* ENDING_resign was inferred where the notation has a word
					  for it: a result alone is written */
	ENDING_later = 1 << 5          /* the outcome of a game of which this is one position */
};

/* Relative marks, which distinguish pieces that could go to the same square (migi, hidari, sugu,
 * agaru or yuku, yoru, hiku). */
enum mark {
	MARK_right = 1 << 0,    /* 右 */
	MARK_left = 1 << 1,     /* 左 */
	MARK_straight = 1 << 2, /* 直 */
	MARK_up = 1 << 3,       /* 上, 行 */
	MARK_side = 1 << 4,     /* 寄 */
	MARK_down = 1 << 5      /* 引 */
};

enum claim_kind { CLAIM_none, CLAIM_move, CLAIM_pass, CLAIM_end };

/* What the text says of one ply: 14 bytes.  ending, ending_flags and winner belong to CLAIM_end,
 * mid to CLAIM_HAS_mid. */
struct claim {
	uint16_t has; /* set of enum claim_has */
	uint8_t kind; /* enum claim_kind */
	uint8_t side; /* enum side, with CLAIM_HAS_side; of an ending: who fouled or acted */
	square_t from, to;
	union {
		square_t mid;
		struct {
			uint8_t ending;       /* enum ending */
			uint8_t ending_flags; /* set of enum ending_flag */
		};
	};
	piece_t piece;  /* face (no side) before the move */
	piece_t after;  /* face (no side) after the move */
	uint8_t marks;  /* set of enum mark (KI2) */
	uint8_t winner; /* enum side that the text names outright, else NO_SIDE */
};

#define TIME_NONE UINT32_MAX /* no time was written */

/* One node of the tree: 48 bytes. */
struct ply {
	struct claim claim;
	uint16_t time_at; /* where the time is, in bytes from at.at; 0: not near the move */
	uint32_t number;  /* the move number as written; 0: none */
	struct span at;   /* the move's words in the text (not its number, not its time) */
	uint32_t spent;   /* milliseconds for this move, or TIME_NONE */
	uint32_t total;   /* milliseconds that this side used so far, as written, or TIME_NONE */
	uint32_t notes;   /* first note of this node: 1 + index into notes; 0: none */
	uint32_t next, alt;
};

enum note_kind {
	NOTE_comment,  /* a comment for people and programs: KIF *, CSA '* */
	NOTE_bookmark, /* KIF & */
	NOTE_remark,   /* a line that programs skip: KIF #, CSA ' */
	NOTE_line      /* a line that was not understood, verbatim; a finding reports it */
};

/* One line of text about a node. */
struct note {
	struct str text; /* without its mark; in the text, verbatim */
	struct span at;
	enum note_kind kind;
	uint32_t next; /* 1 + index of this node's next note; 0: the last */
	uint32_t last; /* of a node's first note: 1 + index of the node's last; else 0 */
};

/* One header line. */
struct header {
	enum header_id id;
	struct str key;   /* as written; for CSA without the colon */
	struct str value; /* without blanks around it */
	struct span at;   /* the value's place (the line's if the value is empty) */
};

/* Steps that lead to the start position, in the order of the text. */
enum setup_op {
	SETUP_put,    /* piece (with side) on square */
	SETUP_remove, /* remove piece (face) from square (CSA PI82HI) */
	SETUP_hand,   /* count pieces (with side) into hand */
	SETUP_rest /* all pieces left but kings into the hand of piece's side (CSA 00AL, 持駒) */
};

struct setup_step {
	uint8_t op; /* enum setup_op */
	piece_t piece;
	square_t square;
	uint8_t count;
	struct span at;
};

enum setup_base {
	SETUP_default, /* the even start, because the text names none */
	SETUP_even,    /* the even start by name (平手, PI) */
	SETUP_named,   /* by a handicap's name */
	SETUP_board    /* by a board; steps start from an empty one */
};

/* The claimed start position. */
struct setup {
	enum setup_base base;
	struct {
		struct str name; /* as written; may be empty */
		struct span at;
	} handicap, variant;   /* the handicap also when a board follows */
	uint8_t width, height; /* of the board; 0: not known */
	uint8_t turn;          /* enum side: who moves first; NO_SIDE: not given */
	bool variant_guessed;  /* nothing names it: from the moves */
	bool foreign; /* the board is in letters that no variant has: only its size is known */
	bool handicap_labels; /* the players are named 下手 and 上手 */
	struct {
		bool unambiguous; /* by 先手 or 後手, which are never confused */
		bool inferred;    /* by the first move or its number */
		struct span at;
	} turn_is;
	struct span board_at;  /* the board's first line */
	bool from_0;           /* the first move is counted as 0 */
	uint32_t first_number; /* number of the first move minus one (手数＝N, SFEN) */
	struct {
		square_t to;      /* its destination, for 同; NO_SQUARE: not given */
		struct str words; /* may be empty */
	} last; /* the move before the first one (手数＝24 ▲７六歩 まで) */
	struct setup_step *steps;
	size_t step_count, step_cap;
};

/* A まで line: the result in words.  The replay checks it; it also replaces an ending that is not
 * written. */
struct result {
	struct span at;
	uint32_t node;  /* the last node of the line of play it ends */
	uint32_t plies; /* moves it counts; UINT32_MAX: not given */
	uint8_t ending; /* enum ending as seen from the side to move; ENDING_none: names only a
			   winner */
	uint8_t winner; /* enum side, or NO_SIDE */
};

struct evaluations;

enum { RECORD_UNSURE = 16 }; /* the most branches of a record that are looked at twice */

/* What a file claims of a game: one list for each kind of claim, with its count and capacity. */
struct record {
	struct text *text;
	struct arena *arena;
	enum format format;
	const struct piece_set *pieces; /* what the faces of claims are; NULL: shogi's */
	struct str version;             /* CSA version line without V; empty: none */
	struct span at;                 /* of the whole record in the text */
	bool headed; /* a line announces the moves (手数----指手), even if there are none */
	struct setup setup;
	struct header *headers;
	size_t header_count, header_cap;
	uint32_t header_first[HEADER_COUNT]; /* by id: 1 + index of the first header; 0: none */
	struct ply *plies;                   /* [0] is the root */
	size_t ply_count, ply_cap;
	uint32_t
	    *alt_ends; /* for record_add_ply alone: a later alternative by node, near the last */
	size_t alt_end_cap; /* 0 if there were never variations */
	/* nodes, in the order of the text, that only a number lower than the next one makes
	 * alternatives: it may be a mistake (record_rejoin) */
	uint32_t unsure[RECORD_UNSURE];
	size_t unsure_count;
	struct note *notes;
	size_t note_count, note_cap;
	struct result *results;
	size_t result_count, result_cap;
	struct evaluations *evaluations; /* record/evaluation.h; NULL: not looked for, or none */
};

/* Makes *record empty, with a root, over arena and text. */
void record_init(struct record *record, struct text *text, struct arena *arena, enum format format);

/*
 * Adds a node as the follower of where or, as_alternative, as its last alternative, and returns its
 * index.  If there is a follower already, the new node becomes that one's last alternative, so that
 * nothing is ever cut off.  The node is record_no_ply.  Indices stay; plies may move.  Takes near
 * constant time in any order of adding.
 */
uint32_t record_add_ply(struct record *record, uint32_t where, bool as_alternative);

/* Forgets what record_add_ply knows of alternatives, some of which were taken out. */
void record_forget_ends(struct record *record);

/* An empty node: no claim (side and winner NO_SIDE), TIME_NONE, no notes. */
extern const struct ply record_no_ply;

/* Makes node empty again: what it was becomes its last alternative, with the ending that is its
 * follower.  For a move that was taken back. */
void record_take_back(struct record *record, uint32_t node);

/* Makes room for one more node. */
void record_grow(struct record *record);

/* Frees the room after the last node of a long game. */
void record_trim(struct record *record);

/* Returns the room after the last node, in which a node can be made before it is one. */
static inline struct ply *
record_spare(struct record *record)
{
	if (record->ply_count == record->ply_cap)
		record_grow(record);
	return &record->plies[record->ply_count];
}

/* Adds the node in the spare room after where, which has no follower.  Returns it. */
static inline uint32_t
record_link(struct record *record, uint32_t where)
{
	return record->plies[where].next = (uint32_t)record->ply_count++;
}

/* Adds a follower of *node, which becomes the new node, and returns it: a fast record_add_ply for
 * lines that are read in order. */
static inline struct ply *
record_follow(struct record *record, uint32_t *node)
{
	struct ply *ply = record_spare(record); /* plies may have moved */
	struct ply *last = &record->plies[*node];

	if (last->next != 0) {
		*node = record_add_ply(record, *node, false);
		return &record->plies[*node];
	}
	*ply = record_no_ply;
	*node = last->next = (uint32_t)record->ply_count++;
	return ply;
}

/* Makes node, an alternative, the follower of the ply before it in the text, which has none. */
void record_rejoin(struct record *record, uint32_t node);

/* Adds a note to a node, after the ones it has. */
void record_add_note(
    struct record *record, uint32_t node, enum note_kind kind, struct str text, struct span at);

/* Adds a header, without the blanks and control characters around key and value.  Of two times with
 * different keys, one of which begins with the other, keeps the more exact one. */
void record_add_header(
    struct record *record, enum header_id id, struct str key, struct str value, struct span at);

/* Adds a step of the setup. */
void record_add_step(struct record *record, struct setup_step step);

/* Adds a result line, in the order of the text. */
void record_add_result(struct record *record, struct result result);

/* Returns the result line of the line of play that ends with this node, or NULL.  Linear in their
 * number. */
const struct result *record_result(const struct record *record, uint32_t node);

/* Returns the first header of this id, or NULL.  Constant time. */
const struct header *record_header(const struct record *record, enum header_id id);

/* Returns the headers in the order of their keys, those with one key in that of the record; in the
 * record's arena. */
const struct header **record_sort_headers(const struct record *record);

#endif
