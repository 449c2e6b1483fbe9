#include "rules/suggest/suggest.h"

#include <string.h>

#include "rules/laws/judge.h"
#include "rules/replay/candidates.h"
#include "rules/suggest/change.h"

/*
 * How a change is found.  The main line is a list of claims.  Let f be the first that is refused.
 * A change takes claims out at a place and puts others in; it fits if they, and all that follow,
 * are legal.  In the order of size:
 *
 *   one word   another move at f that differs in one word; f is the same as the move before it, or
 *              as the two before it (written twice); f and a neighbour, or the next move of the
 *              same side, are swapped; the signs of the sides are the other way round from f on
 *   two words  a legal move is missing before f (or before drops before f, which do not show whose
 *              they are); another move up to LOOK_BACK moves before f, which differs in one word
 *              and in a square that the refused claim concerns
 *   more       any other legal move at f; f or the move before it was not played
 *
 * Most changes are refuted within a few moves: the rest of a game names the squares of its pieces.
 */
enum { LOOK_BACK = 100, SURE_AFTER = 10, PASSED = 10 };

struct search {
	struct mainline line;
	uint32_t refused, first;       /* f; the first move whose place is kept */
	struct mainline_place *places; /* before each move from first to f */
	struct move *moves;            /* from first to f - 1 */
	struct move *legal;            /* those at legal_at; scratch for JUDGE_MOVES_MAX */
	size_t legal_count;
	uint32_t legal_at;                       /* UINT32_MAX: nowhere yet */
	bool concerned[BOARD_SQUARES];           /* squares that the refused claim is about */
	square_t squares[BOARD_MAX * BOARD_MAX]; /* their list */
	size_t square_count;
	bool anywhere;    /* they do not show what is wrong */
	bool out_of_turn; /* its sign is: no other move before it changes that */
	bool exhausted;   /* not all changes were tried */
	struct suggestions found;
};

static struct mainline_place *
place_at(struct search *search, uint32_t at)
{
	return &search->places[at - search->first];
}

/* --- trying a change */

/* Makes a suggestion of a change. */
static struct suggestion
suggestion_of(const struct search *search, const struct change *change, uint32_t after)
{
	const struct mainline *line = &search->line;
	uint32_t at = change->at < line->count ? change->at : line->count - 1;

	return (struct suggestion){ .kind = change->kind,
		.words = change->words,
		.node = line->nodes[at],
		.apart = change->removed > 1 ? change->removed - 1u : 0,
		.ply = at + 1,
		.after = after,
		.move = change->move };
}

/* Keeps a change that fits, after smaller ones, or those after which more can be played. */
static void
keep(struct search *search, const struct change *change, uint32_t after)
{
	struct suggestions *found = &search->found;
	struct suggestion fit = suggestion_of(search, change, after);
	uint32_t i = found->count < SUGGESTIONS_SHOWN ? found->count : SUGGESTIONS_SHOWN;

	found->count++;
	for (; i > 0; i--) {
		const struct suggestion *before = &found->list[i - 1];

		if (found->whole ? before->words <= fit.words
				 : before->after > fit.after ||
				       (before->after == fit.after && before->words <= fit.words))
			break;
		if (i < SUGGESTIONS_SHOWN)
			found->list[i] = *before;
	}
	if (i < SUGGESTIONS_SHOWN)
		found->list[i] = fit;
}

/* Plays the line with a change, and keeps it if it fits. */
static void
try_change(struct search *search, struct change *change)
{
	struct mainline *line = &search->line;
	struct mainline_place place;
	uint32_t from = change->at + change->removed, reached;

	if (line->work >= SUGGEST_WORK) {
		search->exhausted = true;
		return;
	}
	place = *place_at(search, change->at);
	if (change->move.kind != MOVE_none)
		mainline_play_legal(line, &place, &change->move);
	for (unsigned i = 0; i < change->added && change->move.kind == MOVE_none; i++) {
		struct move move;

		if (!mainline_play(line, &place, &change->claims[i], &move))
			return;
		if (change->added == 1)
			change->move = move;
	}
	if (change->kind == SUGGESTION_sides)
		line->turned = change->at;
	reached = mainline_run(line, &place, from);
	line->turned = UINT32_MAX;
	if (reached == line->count && !search->found.whole) {
		search->found.whole = true;
		search->found.count = 0;
	}
	if (reached == line->count ||
	    (!search->found.whole && reached >= search->refused + 1 + PASSED))
		keep(search, change, reached > from ? reached - from : 0);
}

/* --- the changes */

/* Returns the change to a move in the place of the one at `at`, or before it. */
static struct change
change_to(uint32_t at, const struct move *move, bool insert, unsigned words)
{
	return (struct change){ .kind = insert ? SUGGESTION_insert : SUGGESTION_replace,
		.at = at,
		.removed = !insert,
		.added = 1,
		.words = (uint8_t)words,
		.claims = { change_claim(move) } };
}

/* Tries the legal moves at a place, instead of the move there or before it. */
static void
try_legal(struct search *search, uint32_t at, bool insert)
{
	const struct mainline *line = &search->line;
	struct mainline_place *place = place_at(search, at);

	if (search->legal_at != at)
		search->legal_count = judge_legal_moves(&place->position, search->legal);
	search->legal_at = at;
	search->line.work += (uint32_t)search->legal_count;
	for (unsigned pass = 0; pass < 2; pass++) /* the smaller changes first */
		for (size_t i = 0; i < search->legal_count; i++) {
			const struct move *move = &search->legal[i];
			struct change change;
			unsigned words =
			    insert ? 2
				   : change_words(mainline_claim(line, at), place->last_to, move);

			if (move->kind == MOVE_pass || (pass == 0) != (words <= 1))
				continue;
			change =
			    change_to(at, move, insert, insert || words <= 1 ? words : words + 1);
			change.move = *move;
			try_change(search, &change);
		}
}

/* Tries to take moves out. */
static void
try_removal(struct search *search, uint32_t at, unsigned removed, unsigned words)
{
	struct change change = { .kind = SUGGESTION_remove,
		.at = at,
		.removed = (uint8_t)removed,
		.words = (uint8_t)words };

	try_change(search, &change);
}

/* Tries the moves at and at + apart in each other's place. */
static void
try_swap(struct search *search, uint32_t at, unsigned apart)
{
	const struct mainline *line = &search->line;
	struct change change = {
		.kind = SUGGESTION_swap, .at = at, .removed = (uint8_t)(apart + 1), .words = 1
	};

	if (at < search->first || at + apart >= line->count)
		return;
	change.added = change.removed;
	for (unsigned i = 0; i <= apart; i++)
		change.claims[i] = *mainline_claim(line, at + i);
	change.claims[0] = *mainline_claim(line, at + apart);
	change.claims[apart] = *mainline_claim(line, at);
	if (!change_same(&change.claims[0], &change.claims[apart]))
		try_change(search, &change);
}

/* Tries changes of the order of moves around the refused one. */
static void
try_order(struct search *search)
{
	const struct mainline *line = &search->line;
	uint32_t at = search->refused;
	struct change sides = { .kind = SUGGESTION_sides, .at = at, .words = 1 };
	bool twice = at > search->first &&
		     change_same(mainline_claim(line, at), mainline_claim(line, at - 1));

	if (twice)
		try_removal(search, at, 1, 1);
	else if (at >= search->first + 2 && at + 1 < line->count &&
		 change_same(mainline_claim(line, at), mainline_claim(line, at - 2)) &&
		 change_same(mainline_claim(line, at + 1), mainline_claim(line, at - 1)))
		try_removal(search, at, 2, 1);
	for (unsigned apart = 1; apart <= 2; apart++)
		for (unsigned back = 0; back <= apart && back <= at; back++)
			try_swap(search, at - back, apart);
	if ((mainline_claim(line, at)->has & CLAIM_HAS_side) != 0)
		try_change(search, &sides);
}

/* Tries a missing move before the refused one, and before drops before it whose side is not named.
 */
static void
try_missing(struct search *search)
{
	uint32_t at = search->refused;

	for (;;) {
		const struct claim *claim;

		try_legal(search, at, true);
		if (at == search->first)
			return;
		claim = mainline_claim(&search->line, --at);
		if ((claim->has & (CLAIM_HAS_side | CLAIM_HAS_from)) != 0)
			return;
	}
}

/* --- moves before the refused one */

/* Marks the squares that the refused claim is about: where it begins and ends, and those between.
 */
static void
mark_concerned(struct search *search)
{
	const unsigned elsewhere =
	    LAW_BIT(not_in_hand) | LAW_BIT(king_in_check) | LAW_BIT(nifu) | LAW_BIT(uchifuzume);
	const struct claim *claim = mainline_claim(&search->line, search->refused);
	const struct mainline_place *place = place_at(search, search->refused);
	square_t to = (claim->has & CLAIM_HAS_same) != 0 ? place->last_to : claim->to;

	search->concerned[to] = true;
	search->anywhere = (search->line.broken & elsewhere) != 0;
	search->out_of_turn = (search->line.broken & LAW_BIT(wrong_turn)) != 0;
	if ((claim->has & CLAIM_HAS_from) != 0) {
		search->concerned[claim->from] = true;
		change_between(claim->from, to, search->concerned);
	}
	for (square_t square = NO_SQUARE; position_next(&place->position, &square);)
		if (search->concerned[square])
			search->squares[search->square_count++] = square;
}

/* Tries another move at a place before the refused one. */
static void
try_other(struct search *search, uint32_t at, const struct move *other)
{
	struct change change = change_to(at, other, false, 2);

	try_change(search, &change);
}

/* Tries another destination of a move played before the refused one. */
static void
try_destination(struct search *search, uint32_t at, square_t to)
{
	const struct move *played = &search->moves[at - search->first];
	const struct position *position = &place_at(search, at)->position;
	piece_t there = position_at(position, to);
	struct move other = *played;

	other.to = to;
	if (to != played->to &&
	    (played->kind == MOVE_drop
		    ? there == 0
		    : (there == 0 || piece_side(there) != played->side) &&
			  position_attacks(position, played->piece, played->from, to)))
		try_other(search, at, &other);
}

/* Tries the other origins of a move played before the refused one, only those that concern its
 * squares unless all. */
static void
try_origins(struct search *search, uint32_t at, bool all)
{
	const struct move *played = &search->moves[at - search->first];
	const struct position *position = &place_at(search, at)->position;
	struct move other = *played;
	struct candidates found;
	bool any = all;

	for (size_t i = 0; i < search->square_count && !any; i++) {
		piece_t there = position_at(position, search->squares[i]);

		any = there != 0 && piece_side(there) == played->side &&
		      piece_face(there) == piece_face(played->piece);
	}
	if (!any)
		return;
	candidates_find(position, &(struct claim){ .has = 0 }, (enum side)played->side, played->to,
	    piece_face(played->piece), &found);
	other.kind = MOVE_board;
	for (size_t i = 0; i < found.count; i++) {
		other.from = found.squares[i];
		if (other.from != played->from && (all || search->concerned[other.from]))
			try_other(search, at, &other);
	}
}

/* Tries the moves that differ in one word from one played before the refused one, if they or it
 * concern its squares. */
static void
try_before(struct search *search, uint32_t at)
{
	const struct move *played = &search->moves[at - search->first];
	const struct position *position = &place_at(search, at)->position;
	bool all =
	    search->anywhere || search->concerned[played->from] || search->concerned[played->to];
	struct move other = *played;

	if (played->kind == MOVE_pass || played->mid != NO_SQUARE)
		return;
	for (square_t to = NO_SQUARE; all && position_next(position, &to);)
		try_destination(search, at, to);
	for (size_t i = 0; i < search->square_count && !all; i++)
		try_destination(search, at, search->squares[i]);
	for (unsigned kind = 1; all && played->kind == MOVE_drop && kind < KIND_COUNT; kind++) {
		other.piece = piece_make(kind, false, (enum side)played->side);
		if (kind != piece_kind(played->piece) && position->hands[played->side][kind] != 0)
			try_other(search, at, &other);
	}
	try_origins(search, at, all);
}

/* --- the search */

/* Plays to the refused move and keeps the places before it.  Returns false if none is refused, or
 * too few moves follow it. */
static bool
find_refused(struct search *search, struct mainline_place *start, struct arena *arena)
{
	struct mainline *line = &search->line;
	struct mainline_place place = *start;
	uint32_t at, count;

	search->refused = mainline_run(line, &place, 0);
	if (line->count < search->refused + 1 + PASSED) /* too few moves to confirm a change */
		return false;
	search->first = search->refused < LOOK_BACK ? 0 : search->refused - LOOK_BACK;
	count = search->refused - search->first + 1;
	search->places = arena_take(arena, count * sizeof *search->places);
	search->moves = arena_take(arena, count * sizeof *search->moves);
	for (at = 0; at <= search->refused; at++) {
		struct move move;

		if (at >= search->first)
			*place_at(search, at) = *start;
		mainline_play(line, start, mainline_claim(line, at), &move);
		if (at >= search->first)
			search->moves[at - search->first] = move;
	}
	mark_concerned(search);
	line->work = 0;
	return true;
}

static void
try_all(struct search *search)
{
	try_order(search);
	/* no accident; of two swapped moves one may just have been misread */
	if (search->found.whole && search->found.list[0].kind != SUGGESTION_swap)
		return;
	try_legal(search, search->refused, false);
	try_missing(search);
	if (search->refused == 0 || !change_same(mainline_claim(&search->line, search->refused),
					mainline_claim(&search->line, search->refused - 1)))
		try_removal(search, search->refused, 1, 3);
	if (search->refused > search->first)
		try_removal(search, search->refused - 1, 1, 3);
	if (search->out_of_turn)
		return;
	for (uint32_t at = search->refused; at-- > search->first;)
		try_before(search, at);
}

/* Returns what was found, in the record's arena, or NULL. */
static const struct suggestions *
finish(struct search *search, const struct record *record)
{
	struct suggestions *found = &search->found;

	if (found->count == 0)
		return NULL;
	found->node = search->line.nodes[search->refused];
	found->ply = search->refused + 1;
	found->sure = found->whole && found->count == 1 && !search->exhausted &&
		      found->list[0].words <= 2 && found->list[0].after >= SURE_AFTER;
	return memcpy(arena_take(record->arena, sizeof *found), found, sizeof *found);
}

const struct suggestions *
suggest(const struct rules *rules, const struct game *game)
{
	const struct suggestions *found = NULL;
	struct search search = { .legal_at = UINT32_MAX };
	struct mainline_place start;
	struct arena scratch;

	if (game->variant == NULL || game->record->ply_count == 1)
		return NULL;
	arena_init(&scratch, game->record->arena->memory);
	mainline_of(
	    game, rules_variant(rules, str_of(game->variant)), &scratch, &search.line, &start);
	if (find_refused(&search, &start, &scratch)) {
		search.legal = arena_take(&scratch, JUDGE_MOVES_MAX * sizeof *search.legal);
		try_all(&search);
		found = finish(&search, game->record);
	}
	arena_free(&scratch);
	return found;
}
