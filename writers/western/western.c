#include "writers/western/western.h"

#include "record/sfen.h"
#include "writers/common/append.h"
#include "writers/common/board.h"

static char *
append_square(char *p, square_t square)
{
	p = append_number(p, square_file(square), 1, '0');
	*p++ = (char)('a' - 1 + square_rank(square));
	return p;
}

static char *
append_piece(char *p, const struct piece_set *set, piece_t piece, const struct alphabet *alphabet)
{
	struct str letters = str_of(alphabet_letters(alphabet, set, piece_kind(piece)));

	if (piece_promoted(piece))
		*p++ = '+';
	memcpy(p, letters.p, letters.n);
	return p + letters.n;
}

/* Appends the squares that a piece goes to: -7f, x7f, x3hx2i (two taken), x10f-10g (one on the
 * way), x!9d (taken without leaving, igui). */
static char *
append_way(char *p, const struct move *move)
{
	if (move->mid != NO_SQUARE) {
		*p++ = 'x';
		if (move->to == move->from)
			*p++ = '!';
		p = append_square(p, move->mid);
		if (move->to == move->from)
			return p;
	}
	*p++ = move->captured != 0 ? 'x' : '-';
	return append_square(p, move->to);
}

/* Appends how many pieces a move burned, x! for one, x!3 for three; or * if it is burned itself. */
static char *
append_burned(char *p, const struct move *move)
{
	int count = __builtin_popcount(move->burned);

	if (count > 0) {
		*p++ = 'x';
		*p++ = '!';
	}
	if (count > 1)
		*p++ = (char)('0' + count);
	if ((move->flags & MOVE_burned) != 0)
		*p++ = '*';
	return p;
}

char *
western_append(
    char *p, const struct game *game, const struct move *move, const struct alphabet *alphabet)
{
	bool pass = move->kind == MOVE_pass;

	if (pass && (move->from == NO_SQUARE || move->piece == 0)) {
		*p++ = '-';
		*p++ = '-';
		return p;
	}
	p = append_piece(p, game->pieces, game_named(move), alphabet);
	if (pass) { /* to its own square */
		p = append_square(p, move->from);
		*p++ = '-';
		return append_square(p, move->from);
	}
	if (move->kind == MOVE_drop) {
		*p++ = '*';
		return append_square(p, move->to);
	}
	if ((move->flags & MOVE_contested) != 0 ||
	    (move->flags & (MOVE_illegal | MOVE_misnamed)) == MOVE_illegal)
		p = append_square(p, move->from);
	p = append_way(p, move);
	if ((move->flags & MOVE_promotes) != 0)
		*p++ = '+';
	else if ((move->flags & MOVE_may_promote) != 0)
		*p++ = '=';
	return append_burned(p, move);
}

void
western_tag(struct buffer *out, struct str name, struct str value)
{
	size_t i;

	buffer_char(out, '[');
	buffer_add(out, name);
	buffer_add(out, STR(" \""));
	for (i = 0; i < value.n; i++) {
		char c = value.p[i];

		if (c == '"' || c == '\\')
			buffer_char(out, '\\');
		buffer_char(out, c == '\n' || c == '\r' ? ' ' : c);
	}
	buffer_add(out, STR("\"]\n"));
}

/* The handicaps whose names mean the same to all programs. */
static const struct {
	const char *english, *western;
} handicaps[] = {
	{ "lance", "lance" },
	{ "right-lance", "right lance" },
	{ "bishop", "bishop" },
	{ "rook", "rook" },
	{ "rook-lance", "rook and lance" },
	{ "two-piece", "2 piece" },
	{ "four-piece", "4 piece" },
	{ "five-piece", "5 piece" },
	{ "six-piece", "6 piece" },
	{ "eight-piece", "8 piece" },
	{ "ten-piece", "10 piece" },
};

/* Adds a handicap's name; that of the even start only if a reader would assume another.  Returns
 * false if the handicap has no common name, or a reader would assume the other side to move. */
static bool
add_handicap(struct buffer *out, const struct game *game)
{
	const struct handicap *handicap = game->handicap;
	uint32_t first = game->record->plies[0].next;
	bool moves = first != 0 && game->moves[first].kind != MOVE_none &&
		     game->moves[first].kind != MOVE_end;
	size_t i;

	/* a reader recognises the game by its moves */
	if (strcmp(handicap->english, "hirate") == 0) {
		if (board_out_of_turn(game) || (!moves && strcmp(game->variant, "shogi") == 0))
			western_tag(out, STR("Handicap"), STR("even"));
		return true;
	}
	for (i = 0; !board_out_of_turn(game) && i < sizeof handicaps / sizeof *handicaps; i++) {
		if (strcmp(handicap->english, handicaps[i].english) != 0)
			continue;
		western_tag(out, STR("Handicap"), str_of(handicaps[i].western));
		return true;
	}
	return false;
}

void
western_start(const struct game *game, struct buffer *out)
{
	const struct diagram *start = &game->start;

	if (start->width == 0)
		return;
	if (game->pieces != NULL && game->pieces->written.n > 0)
		western_tag(out, STR("Variant"), str_of(game->pieces->tag));
	if (game->handicap != NULL && start->number == 0 && add_handicap(out, game))
		return;
	buffer_add(out, STR("[SFEN \""));
	sfen_write(start, start->number + 1, out);
	buffer_add(out, STR("\"]\n"));
}

const struct ending_words western_endings = {
	.once = true,
	.results = true,
	.words = {
		[ENDING_none] = "",
	    [ENDING_resign] = "Resigns",
	    [ENDING_mate] = "Mate",
	    [ENDING_time_up] = "Timeup",
	    [ENDING_illegal_move] = "IllegalMove",
	    [ENDING_illegal_action] = "IllegalAction",
	    [ENDING_perpetual_self] = "IllegalMove",
	    [ENDING_perpetual_check] = "RepetitionWin",
	    [ENDING_sennichite] = "Sennichite",
	    [ENDING_jishogi] = "Jishogi",
	    [ENDING_declaration] = "DeclarationWin",
	    [ENDING_failed_declaration] = "IllegalMove",
	    [ENDING_declaration_draw] = "Jishogi",
	    [ENDING_try_rule] = "TryRuleWin",
	    [ENDING_king_captured] = "",
	    [ENDING_max_moves] = "MaxMovesDraw",
	    [ENDING_interrupted] = "Interrupt",
	    [ENDING_forfeit_win] = "",
	    [ENDING_forfeit_loss] = "",
	    [ENDING_no_mate] = "",
	    [ENDING_sealed] = "",
	    [ENDING_error] = "",
	    [ENDING_takeback] = "",
	    [ENDING_draw] = "Draw",
	    [ENDING_other] = "",
	},
};

const char *
western_outcome(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[game_end_at(game, node)];
	enum side winner;

	if (move->kind != MOVE_end)
		return "*";
	winner = game_winner_by(game, node);
	if (winner != NO_SIDE)
		return winner == BLACK ? "1-0" : "0-1";
	return ending_is_draw(move->ending) ? "1/2-1/2" : "*";
}

uint32_t
western_last(const struct game *game)
{
	uint32_t node = 0, next;

	while ((next = game_continuation(game, game->record->plies[node].next)) != 0)
		node = next;
	return node;
}
