#ifndef RULES_LAWS_JUDGE_H
#define RULES_LAWS_JUDGE_H

#include "rules/board/play.h"
#include "rules/laws/laws.h"

/*
 * Whole moves: the laws that are judged after a move, and by them and laws_before which moves are
 * legal.  judge_kind is in the header to be inlined into the replay.
 */

/* More moves than any position of a variant has (shogi: 593). */
enum { JUDGE_MOVES_MAX = 4096 };

/* Whether a move is legal.  Its flags and captures are filled in as by play_move. */
bool judge_legal(struct position *position, struct trial *trial);

/*
 * Writes the legal moves of the side to move to moves (room for JUDGE_MOVES_MAX) and returns their
 * number.  Checking a game needs no such list: it judges only the moves played.
 */
size_t judge_legal_moves(struct position *position, struct move *moves);

/* Plays a move that the laws allow, and returns the laws it breaks by what it leaves.  Not inline
 * as judge_after is: for what is rare. */
unsigned judge_played(struct position *position, struct move *move);

/* Whether the side to move has a legal move: false in mate and stalemate. */
bool judge_any_reply(struct position *position);

/* Looks at one legal move, which is not played, and leaves the position as it is.  Returns true to
 * stop the search. */
typedef bool judge_visit(void *context, struct position *position, const struct move *move);

/* Visits the legal moves of the side to move, those on the board first; or those on the board to
 * one square.  Returns whether a visit stopped it. */
bool judge_each(struct position *position, judge_visit *visit, void *context);
bool judge_each_to(struct position *position, square_t to, judge_visit *visit, void *context);

/* Whether the piece on square, which was giving check, still does: neither captured nor blocked. */
static inline bool
still_checks(const struct position *position, enum side mover, square_t square)
{
	piece_t piece = position_at(position, square);

	return square != NO_SQUARE && piece_side(piece) != mover &&
	       position_attacks(position, piece, square, position->royal[mover][0]);
}

/*
 * Whether the mover's own king is in check after the move.  If the king did not move, only the
 * pieces that gave check before the move can still do so, and the line that the moved piece left
 * can have been opened.
 */
static inline __attribute__((always_inline)) bool
breaks_king_in_check(const struct position *position, const struct move *move,
    const struct undo *undo, enum move_kind kind, bool usual)
{
	enum side mover = move->side;
	square_t royal = position->royal[mover][0];
	struct line line;

	if (RARELY(position->royals[mover] != 1))
		return false;
	if ((!usual && (undo->side != mover || position->compiled->odd != NULL)) ||
	    move->to == royal || (undo->checked && undo->checkers[0] == NO_SQUARE))
		return position_royal_attacker(position, mover) != NO_SQUARE;
	if (undo->checked && (still_checks(position, mover, undo->checkers[0]) ||
				 still_checks(position, mover, undo->checkers[1])))
		return true;
	if (kind != MOVE_board)
		return false;
	line = movement_line(royal, move->from);
	return (position->ray_mask[mover] & line.bit) != 0 &&
	       position_attacker_along(position, royal, line.direction, side_other(mover)) !=
		   NO_SQUARE;
}

/* Uchifuzume (打ち歩詰め): a dropped pawn mates.  Judged with the pawn on the board, so that
 * pins count. */
static inline bool
breaks_uchifuzume(struct position *position, const struct move *move)
{
	return position->checked &&
	       (position->compiled->traits[move->after] & TRAIT_no_mate_drop) != 0 &&
	       /* (a piece that moves as the pawn behind it may give the check) */
	       (position->compiled->odd != NULL ||
		   position_attacks(position, move->after, move->to,
		       position->royal[side_other(move->side)][0])) &&
	       !judge_any_reply(position);
}

/* As judge_after; kind and usual as for play_kind. */
static inline __attribute__((always_inline)) unsigned
judge_kind(struct position *position, const struct move *move, const struct undo *undo,
    enum move_kind kind, bool usual)
{
	unsigned laws = position->compiled->laws, broken = 0;

	if ((laws & LAW_BIT(king_in_check)) != 0 &&
	    breaks_king_in_check(position, move, undo, kind, usual)) {
		position->exposed = true;
		broken |= LAW_BIT(king_in_check);
	}
	if (kind == MOVE_drop && (laws & LAW_BIT(uchifuzume)) != 0 &&
	    breaks_uchifuzume(position, move))
		broken |= LAW_BIT(uchifuzume);
	return broken;
}

/* Judges a move that was just played: returns the laws judged after it that it breaks, as a set of
 * LAW_BITs.  position is the one after the move. */
unsigned judge_after(struct position *position, const struct move *move, const struct undo *undo);

#endif
