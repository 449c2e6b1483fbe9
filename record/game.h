#ifndef RECORD_GAME_H
#define RECORD_GAME_H

#include <stdbool.h>
#include <stdint.h>

#include "record/record.h"
#include "record/variants/betza.h"
#include "record/variants/piece_set.h"

/*
 * A game: what was played.  Only replay() makes it, and writers accept nothing else.  It holds its
 * record and, for each node of the record's tree, the facts that any notation needs, so that no
 * writer needs a board.
 */

enum move_kind {
	MOVE_none, /* the root, and moves that could not be played: impossible, or after such */
	MOVE_board,
	MOVE_drop,
	MOVE_pass,
	MOVE_end /* an ending */
};

enum move_flag {
	MOVE_may_promote = 1 << 0, /* promotion was possible */
	MOVE_promotes = 1 << 1,
	MOVE_same = 1 << 2,      /* the destination is that of the previous move: 同 */
	MOVE_check = 1 << 3,     /* gives check */
	MOVE_illegal = 1 << 4,   /* breaks a law of the game, but was played */
	MOVE_excused = 1 << 5,   /* illegal, and the record ends with that foul */
	MOVE_forced = 1 << 6,    /* promotion is the only legal choice */
	MOVE_contested = 1 << 7, /* at least one of its rivals could legally make it */
	MOVE_misnamed = 1 << 8,  /* illegal only because the record names another piece or side: the
				   move as writers write it is legal */
	MOVE_after_unplayed = 1 << 9, /* of an ending: moves before it could not be played, so that
					 the side to move is not known (with MOVE_excused it is:
					 the one move was the foul) */
	MOVE_out_of_turn = 1 << 10, /* by the side whose turn it was not; a drop does not show it */
	MOVE_stray = 1 << 11,     /* illegal, and not as the piece could move if its king were safe:
				     the destination does not tell which piece it is */
	MOVE_at_start = 1 << 12,  /* of an ending: no move was played before it */
	MOVE_overruled = 1 << 13, /* of an ending: it follows another one, which counts */
	MOVE_burned = 1 << 14 /* the piece that moved is gone: it stopped next to one that burns */
};

/* The facts of one move: 20 bytes. */
struct move {
	uint8_t kind;   /* enum move_kind */
	uint8_t side;   /* enum side: who moved; of an ending: who was to move */
	uint16_t flags; /* set of enum move_flag */
	square_t from, mid, to;
	piece_t piece;    /* before the move, with its side (of a drop: the piece dropped) */
	piece_t after;    /* after the move, with its side */
	piece_t captured; /* on to, with its side; 0: nothing */
	piece_t captured_mid;
	uint8_t ending;  /* enum ending, of MOVE_end, as the replay settled it */
	uint8_t burned;  /* the squares around to whose pieces it burned: a bit for each direction
			    (betza.h) */
	uint32_t rivals; /* 1 + index into game->rivals; 0: none, or not wanted.  Of an ending with
			    MOVE_overruled: the node of the one that counts */
};

/* Returns the piece that a notation names: the one that moves, or the face that is dropped, which
 * an illegal drop may promote. */
static inline piece_t
game_named(const struct move *move)
{
	return move->kind == MOVE_drop && piece_promoted(move->after) ? move->after : move->piece;
}

/* Returns the squares that a move empties besides those it names, as a set for game_burned_square;
 * 0: none. */
static inline unsigned
game_burned(const struct move *move)
{
	return move->burned | ((move->flags & MOVE_burned) != 0 ? 1u << DIRECTIONS : 0);
}

/* Returns the first square of such a set, which is not empty. */
square_t game_burned_square(const struct move *move, unsigned burned);

/* A position as plain values, for writers: pieces by square, hands by side and kind. */
struct diagram {
	const struct piece_set *pieces; /* what their names are; NULL: those of shogi */
	uint8_t width, height;
	uint8_t turn;    /* enum side */
	uint32_t number; /* moves made before this position, as the record counts them */
	piece_t cells[BOARD_SQUARES]; /* by square_t */
	uint8_t hands[2][KIND_LIMIT];
};

/* A handicap: one row of a variant's table. */
struct handicap {
	const char *name;    /* the KIF keyword, or the usual Japanese name */
	const char *english; /* kebab-case, for JSON: "hirate", "lance", "two-piece" */
	const char *sfen;    /* the start position */
	const char *csa;     /* what follows PI: "82HI22KA"; NULL: PI cannot express it */
	bool kif;            /* the name is on the KIF page's list */
	const char *homonym; /* name of the row whose name other programs use for this position */
};

/* The PV of an evaluation, as far as it could be played. */
struct pv {
	uint32_t first, count; /* its moves: the first's index into pv_moves, and their number */
	bool before;           /* it begins before the move of its node: replaces or repeats it */
};

/*
 * A start that was inferred because the moves cannot be played from the one that the record names,
 * or it names none: the other position of the same name, the other side to move, if white moves
 * first and no handicap is given one of the table, or the even start.
 */
struct guess {
	const struct handicap *row; /* NULL: as the record says */
	enum side turn;             /* who moves first; NO_SIDE: as the record says */
	bool even;                  /* the even start for a handicap whose name is unknown */
};

enum verdict { VERDICT_ok, VERDICT_illegal, VERDICT_unreadable };

/* What a side counts for an impasse (kifu-rules(7)). */
struct impasse_count {
	bool entered;    /* its king is in the promotion zone */
	uint16_t pieces; /* its other pieces there */
	uint16_t points; /* of these and of those in hand: for a declaration */
	uint16_t total;  /* of all its pieces: for an agreement */
	uint16_t given;  /* of both, for pieces given as a handicap */
	/* by kind: pieces in the zone and in hand, and the points of one */
	uint8_t there[KIND_LIMIT], held[KIND_LIMIT], worth[KIND_LIMIT];
};

/* What was played, for all who read it: a fact a member. */
struct game {
	const struct record *record;
	const char *variant;             /* the variant's name: "shogi" */
	const struct piece_set *pieces;  /* and how its pieces are named */
	const struct variants *variants; /* those that are known */
	/* by piece: what it is in its captor's hand, 0: nothing goes there; from what in the hand
	 * it is dropped */
	const piece_t *captives, *held;
	const struct handicap *handicap; /* the row that is the start position; NULL: none */
	struct guess guess;
	struct diagram start,
	    final;          /* before the first and after the last played move of the main line */
	struct move *moves; /* one for each of record->plies, by the same index */
	square_t *rivals; /* runs of a count and its squares: other pieces that could make a move */
	size_t rival_count, rival_cap;
	struct pv *pvs; /* by record->evaluations; NULL: not played, or only checked */
	struct move *pv_moves;
	size_t pv_move_count, pv_move_cap;
	const struct result **contradicted; /* by the last node of a line of play: its result line
					  if that has another outcome or number of moves;
					  NULL: there is no such line */
	uint32_t plies;                     /* moves of the main line that were played */
	uint32_t unplayed; /* claimed moves of the main line after an impossible one */
	uint32_t end; /* the node of the main line's last ending, 0: none.  Moves before it may be
			 unplayed; moves may follow it */
	enum ending ending;
	enum side winner; /* NO_SIDE: nobody */
	enum verdict verdict;
	/* by side, at the end of the main line; NULL: no king has entered the promotion zone */
	const struct impasse_count *impasse;
	bool problem;  /* the start is a problem's (詰将棋, tsume shogi), not a game's */
	bool repeated; /* the final position is a fourth occurrence, without perpetual check */
	const struct suggestions *suggestions; /* record/suggestion.h; NULL: none */
};

/* Returns the node of the main line's next move that was played, or 0. */
static inline uint32_t
game_next(const struct game *game, uint32_t node)
{
	do
		node = game->record->plies[node].next;
	while (game->moves[node].kind == MOVE_end);
	return game->moves[node].kind == MOVE_none ? 0 : node;
}

/*
 * Returns where a line of play continues at the node next: there or, if next could not be played,
 * at the ending after it.  0: the line is over.
 */
uint32_t game_continuation(const struct game *game, uint32_t next);

/* Returns who wins by the ending at node, as the record says or the replay found. */
enum side game_winner_by(const struct game *game, uint32_t node);

/* Returns the result line that contradicts the line of play that ends with this node, or NULL. */
const struct result *game_contradicted_result(const struct game *game, uint32_t node);

/* Returns the ending that counts where node is one: itself, or the one that it follows. */
static inline uint32_t
game_end_at(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];

	return (move->flags & MOVE_overruled) != 0 ? move->rivals : node;
}

/* Returns whether a result line contradicts this ending: it has another winner, or none. */
bool game_contradicted(const struct result *result, enum ending ending, enum side winner);

/* Returns whether the node claims a move that was not, or should not have been, played, and that no
 * foul ending excuses. */
bool game_is_foul(const struct game *game, uint32_t node);

/* Returns the first illegal move of the main line that no foul ending excuses, or 0. */
uint32_t game_first_illegal(const struct game *game);

/*
 * Returns the ending's name for reports: that of its row, but illegal-move if 反則勝ち or
 * %+ILLEGAL_ACTION is about the last move itself, which broke a law on the board.
 */
const char *game_ending_name(const struct game *game);

/*
 * Returns whether the record shows that two players played it: it names one of them, an event, a
 * site or a time control, or it is as long as few lines of a book or a lesson are.  Times show
 * nothing: programs note those of a line that is being entered.
 */
bool game_shows_players(const struct game *game);

/* Sets which kinds of pieces occur in a game. */
void game_kinds(const struct game *game, bool has[static KIND_LIMIT]);

/* What two readings of a game can differ in. */
enum game_part {
	GAME_start = 1 << 0, /* the position, the variant */
	GAME_moves = 1 << 1, /* what was played, variations included, and what could not be */
	GAME_ending = 1 << 2,
	GAME_times = 1 << 3,  /* of each move */
	GAME_totals = 1 << 4, /* the times that each side used so far, as written */
	GAME_notes = 1 << 5,
	GAME_headers = 1 << 6,
	GAME_header_order = 1 << 7, /* of headers of different keys */
	GAME_all = (1 << 8) - 1
};

/* Returns the set of parts in which two games, or the records that no game was made of, differ. */
unsigned game_compare(const struct game *a, const struct game *b);
unsigned game_compare_records(const struct record *a, const struct record *b);

#endif
