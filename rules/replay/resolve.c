#include "rules/replay/resolve.h"

#include <string.h>

#include "record/sfen.h"
#include "rules/laws/judge.h"
#include "rules/replay/candidates.h"

/* Fills in promotion: what the claim says about it, and what the piece can do. */
static void
resolve_promotion(const struct position *position, const struct claim *claim, struct trial *trial)
{
	struct move *move = &trial->move;
	piece_t becomes = position->compiled->becomes[move->piece];
	bool promoted = piece_promoted(move->piece);
	/* 成 is often left out where every move turns a piece over */
	unsigned said =
	    CLAIM_HAS_stay | CLAIM_HAS_after | CLAIM_HAS_promote |
	    (position->compiled->variant->promotion == PROMOTION_flips ? 0u
								       : CLAIM_HAS_promotion_mark);

	move->after = move->piece;
	if ((claim->has & CLAIM_HAS_after) != 0) {
		trial->named_after = claim->after;
		trial->promotes = becomes != 0 ? claim->after == piece_face(becomes)
					       : piece_promoted(claim->after) && !promoted;
		if (promoted && !trial->promotes &&
		    claim->after == (piece_face(move->piece) & ~PIECE_PROMOTED))
			move->after &= (piece_t)~PIECE_PROMOTED; /* the claim turns it back */
	} else {
		trial->promotes = (claim->has & CLAIM_HAS_promote) != 0;
	}
	if (position_may_promote(position, move->piece, move->from, move->to)) {
		move->flags |= MOVE_may_promote;
		if (position_must_promote(position, move->piece, move->from, move->to))
			move->flags |= MOVE_forced;
		/* where the notation need not mark it, a piece that could not stay unpromoted
		 * promotes */
		if ((move->flags & MOVE_forced) != 0 && (claim->has & said) == 0)
			trial->promotes = trial->assumed = true;
	}
	if (trial->promotes && becomes != 0) {
		move->after = becomes;
		move->flags |= MOVE_promotes;
	}
}

/* Fills in a move on the board from one square to another (NO_SQUARE: it stays), as the claim has
 * it. */
static void
resolve_board(const struct position *position, const struct claim *claim, enum side mover,
    square_t from, square_t to, struct trial *trial)
{
	piece_t piece = position_at(position, from);

	if (piece == PIECE_WALL)
		piece = 0;
	if (to == NO_SQUARE)
		to = from;
	trial->move.kind = MOVE_board;
	trial->move.from = from;
	trial->move.to = to;
	trial->move.piece = piece;
	trial->move.side = (uint8_t)(piece == 0 ? mover : piece_side(piece));
	/* a way over an empty square is the direct move, if it is a way */
	if ((claim->has & CLAIM_HAS_mid) != 0 &&
	    (position_at(position, claim->mid) != 0 ||
		(from != to && !position_reaches(position, piece, from, claim->mid, to))))
		trial->move.mid = claim->mid;
	if (trial->move.mid == NO_SQUARE && from != to &&
	    position_only_stays(position, piece, from, to)) {
		trial->move.mid = to;
		trial->move.to = to = from;
	}
	if (from == to && trial->move.mid == NO_SQUARE && position->compiled->lions) {
		trial->move.kind = MOVE_pass;
		trial->move.mid =
		    (claim->has & CLAIM_HAS_mid) != 0 ? claim->mid : position_pass(position, from);
	}
	if ((claim->has & CLAIM_HAS_piece) != 0)
		trial->named =
		    piece_face(piece) == claim->piece || candidates_named(position, claim, piece)
			? piece_face(piece)
			: claim->piece;
	resolve_promotion(position, claim, trial);
}

static void
make_drop(const struct position *position, const struct claim *claim, enum side mover, square_t to,
    struct trial *trial)
{
	bool either = position->compiled->variant->drops == DROPS_either_face;
	piece_t face = (claim->has & CLAIM_HAS_after) != 0 ? claim->after : claim->piece;

	trial->move.kind = MOVE_drop;
	trial->move.to = to;
	trial->move.side = (uint8_t)mover;
	trial->move.piece = piece_make(piece_kind(face), either && piece_promoted(face), mover);
	trial->move.after = piece_make(
	    piece_kind(face), piece_promoted(face) || (claim->has & CLAIM_HAS_promote) != 0, mover);
}

/* Keeps the candidates whose move is legal, or all if none is. */
static void
keep_legal(struct position *position, const struct claim *claim, const struct trial *trial,
    struct candidates *found)
{
	struct candidates legal = { .count = 0 };

	for (size_t i = 0; i < found->count; i++) {
		struct trial copy = *trial;

		resolve_board(
		    position, claim, trial->mover, found->squares[i], trial->move.to, &copy);
		if (judge_legal(position, &copy))
			legal.squares[legal.count++] = found->squares[i];
	}
	if (legal.count != 0)
		*found = legal;
}

/* Whether a move without the mark of a drop may be one: a piece in hand, an empty square, nothing
 * that only a move on the board can have. */
static bool
may_be_drop(
    const struct position *position, const struct claim *claim, enum side mover, square_t to)
{
	const struct compiled_variant *compiled = position->compiled;
	piece_t held = compiled->held[claim->piece];

	return (claim->has & CLAIM_HAS_piece) != 0 &&
	       (!piece_promoted(claim->piece) || compiled->variant->drops == DROPS_either_face) &&
	       claim->marks == 0 &&
	       (claim->has & (CLAIM_HAS_promote | CLAIM_HAS_stay | CLAIM_HAS_capture |
				 CLAIM_HAS_from_file | CLAIM_HAS_from_rank)) == 0 &&
	       position_at(position, to) == 0 && position->hands[mover][piece_kind(held)] != 0;
}

/* Finds the pieces that a claim without an origin may mean.  Returns true if it means a drop: a
 * move on the board comes before one that is not marked. */
static inline bool
find_origins(const struct position *position, const struct claim *claim, enum side mover,
    square_t to, struct candidates *found)
{
	candidates_find(position, claim, mover, to, claim->piece, found);
	return found->count == 0 && to != NO_SQUARE && may_be_drop(position, claim, mover, to);
}

bool
resolve_origin(const struct position *position, const struct claim *claim, square_t last_to,
    struct claim *whole)
{
	const unsigned origin =
	    CLAIM_HAS_from | CLAIM_HAS_drop | CLAIM_HAS_from_file | CLAIM_HAS_from_rank;
	unsigned has = claim->has;
	square_t to = (has & CLAIM_HAS_to) != 0 ? claim->to : last_to;
	struct candidates found;
	bool drop;

	*whole = *claim;
	if (claim->kind != CLAIM_move || (has & CLAIM_HAS_piece) == 0 ||
	    (has & (CLAIM_HAS_from | CLAIM_HAS_drop)) != 0)
		return true;
	if ((has & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0 || !position_on_board(position, to))
		return false;
	drop = find_origins(position, claim, position->side, to, &found);
	if (!drop && found.count != 1)
		return false;
	whole->has = (uint16_t)((has & ~origin) | (drop ? CLAIM_HAS_drop : CLAIM_HAS_from));
	whole->from = drop ? NO_SQUARE : found.squares[0];
	return true;
}

/*
 * Looks for the piece that could make the move: the claim names the destination, mostly the piece,
 * and half of the origin or none.  A relative mark that fits no piece is left out of account if a
 * piece of that name can go there.  A promoted piece under its unpromoted name is taken if nothing
 * else fits; the laws then report the wrong name.
 */
static void
search_origin(struct position *position, const struct claim *claim, struct trial *trial,
    struct resolution *resolution)
{
	struct candidates found;
	square_t to = trial->move.to;

	if (find_origins(position, claim, trial->mover, to, &found)) {
		make_drop(position, claim, trial->mover, to, trial);
		resolution->how = RESOLVED_move;
		return;
	}
	if (found.count == 0 && claim->marks != 0) {
		struct claim unmarked = *claim;

		unmarked.marks = 0;
		candidates_find(position, &unmarked, trial->mover, to, claim->piece, &found);
		trial->mismarked = found.count != 0;
	}
	if (found.count == 0 && (claim->has & CLAIM_HAS_piece) != 0)
		candidates_find(
		    position, claim, trial->mover, to, claim->piece ^ PIECE_PROMOTED, &found);
	if (found.count == 0 && (claim->has & CLAIM_HAS_promote) != 0) {
		struct claim unpromoted = *claim;

		/* it moves but may not promote, as the laws report */
		unpromoted.has &= (uint16_t)~CLAIM_HAS_promote;
		candidates_find(position, &unpromoted, trial->mover, to, claim->piece, &found);
	}
	if (found.count > 1)
		keep_legal(position, claim, trial, &found);
	resolution->count = found.count;
	memcpy(resolution->origins, found.squares, sizeof resolution->origins);
	if (found.count == 1) {
		resolve_board(position, claim, trial->mover, found.squares[0], to, trial);
		resolution->how = RESOLVED_move;
	} else if (found.count > 1) {
		resolution->how = RESOLVED_ambiguous;
	}
}

/* A pass of the named piece or, since all passes lead to the same position, of any. */
static void
make_pass(const struct position *position, const struct claim *claim, struct trial *trial)
{
	piece_t face = (claim->has & CLAIM_HAS_piece) != 0 ? claim->piece : 0;
	struct candidates found;

	trial->move.kind = MOVE_pass;
	trial->move.side = trial->mover;
	candidates_find(position, claim, trial->mover, NO_SQUARE, face, &found);
	if (found.count == 0)
		return;
	trial->move.from = trial->move.to = found.squares[0];
	trial->move.mid = position_pass(position, found.squares[0]);
	trial->move.piece = trial->move.after = position_at(position, found.squares[0]);
}

/* Whether the squares that the claim names are on the board.  If it names no destination but a
 * square on the way, the piece captures there and stays (居食い, igui). */
static bool
has_squares(const struct position *position, const struct claim *claim, square_t to)
{
	unsigned squares = claim->has & (CLAIM_HAS_mid | CLAIM_HAS_to | CLAIM_HAS_same);

	if ((claim->has & CLAIM_HAS_mid) != 0 && !position_on_board(position, claim->mid))
		return false;
	if ((claim->has & CLAIM_HAS_from) != 0 && !position_on_board(position, claim->from))
		return false;
	return squares == CLAIM_HAS_mid ? position_at(position, claim->mid) != 0
					: position_on_board(position, to);
}

void
resolve_claim(struct position *position, const struct claim *claim, square_t last_to,
    struct trial *trial, struct resolution *resolution)
{
	square_t to = (claim->has & CLAIM_HAS_to) != 0     ? claim->to
		      : (claim->has & CLAIM_HAS_same) != 0 ? last_to
							   : NO_SQUARE;

	memset(trial, 0, sizeof *trial);
	trial->mover = (claim->has & CLAIM_HAS_side) != 0 ? claim->side : position->side;
	resolution->how = RESOLVED_nothing;
	resolution->count = 0;
	if (claim->kind == CLAIM_pass) {
		make_pass(position, claim, trial);
		resolution->how = RESOLVED_move;
		return;
	}
	if (!has_squares(position, claim, to))
		return;
	if ((claim->has & CLAIM_HAS_drop) != 0) {
		if ((claim->has & (CLAIM_HAS_after | CLAIM_HAS_piece)) == 0)
			return;
		make_drop(position, claim, trial->mover, to, trial);
		resolution->how = RESOLVED_move;
	} else if ((claim->has & CLAIM_HAS_from) != 0) {
		resolve_board(position, claim, trial->mover, claim->from, to, trial);
		resolution->how = RESOLVED_move;
	} else {
		trial->move.to = to;
		search_origin(position, claim, trial, resolution);
	}
}

bool
resolve_can_go(struct position *position, square_t from, const struct move *move)
{
	struct claim claim = { .has = CLAIM_HAS_mid, .mid = move->mid };
	struct trial trial = { .mover = position->side };
	bool back = move->mid != NO_SQUARE && move->to == move->from;

	resolve_board(position, &claim, position->side, from, back ? from : move->to, &trial);
	return judge_legal(position, &trial);
}

struct str
resolve_origins(const struct resolution *resolution, struct arena *arena)
{
	enum { DIGITS = 9 };
	size_t count = sizeof resolution->origins / sizeof *resolution->origins;
	struct str list = NO_STR;
	bool large_board = false;

	if (resolution->count < count)
		count = resolution->count;
	for (size_t i = 0; i < count; i++)
		large_board |= square_file(resolution->origins[i]) > DIGITS ||
			       square_rank(resolution->origins[i]) > DIGITS;
	for (size_t i = 0; i < count; i++) {
		square_t from = resolution->origins[i];

		list = arena_printf(arena, "%.*s%s%u%c", (int)list.n, list.n == 0 ? "" : list.p,
		    i == 0 ? "" : " ", square_file(from),
		    (large_board ? 'a' - 1 : '0') + (int)square_rank(from));
	}
	return list;
}

struct str
resolve_words(const struct record *record, uint32_t node, const struct move *move)
{
	char *name;

	if ((format_rows[record->format].carries & BINARY_records) == 0)
		return text_str(record->text, record->plies[node].at);
	name = arena_take(record->arena, SFEN_MOVE);
	return (struct str){ name, (size_t)(sfen_put_move(record->pieces, move, name) - name) };
}
