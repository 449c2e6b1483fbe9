#include "writers/moves/kif_text.h"

#include <inttypes.h>

#include "writers/moves/kif_head.h"

const struct append_word kif_text_faces[PIECE_WHITE] = {
#define PIECE(id, english, letter, csa, csa_promoted, word, word_promoted, ...)                    \
	[KIND_##id] = APPEND_WORD(word), [KIND_##id | PIECE_PROMOTED] = APPEND_WORD(word_promoted),
#include "record/tables/piece.def"
};

const struct append_word kif_text_sides[] = { APPEND_WORD("▲"), APPEND_WORD("△") };
const struct append_word kif_text_promotes = APPEND_WORD("成"), kif_text_drops = APPEND_WORD("打"),
			 kif_text_passes = APPEND_WORD("パス");

static void
add_line(struct buffer *out, char mark, struct str text)
{
	buffer_char(out, mark);
	buffer_add(out, text);
	buffer_char(out, '\n');
}

void
kif_text_note(const struct note *note, struct buffer *out)
{
	static const char marks[] = {
		[NOTE_comment] = '*',
		[NOTE_bookmark] = '&',
		[NOTE_remark] = '#',
		[NOTE_line] = '#',
	};

	add_line(out, marks[note->kind], note->text);
}

void
kif_text_reason(const struct written_ending *written, struct buffer *out)
{
	if (written->reason.n > 0)
		add_line(out, '*', written->reason);
}

/* Appends まで5手 and made, what ending.def has after it: {T} is the side to move, {O} the other.
 * Returns false, with nothing appended, when there are no words. */
static bool
add_result(
    const struct game *game, const char *made, enum side turn, uint32_t ply, struct buffer *out)
{
	const char *const *players = board_players[kif_head_handicap(game)];

	if (made[0] == '\0')
		return false;
	buffer_printf(out, "まで%" PRIu64 "手", (uint64_t)game->start.number + ply - 1);
	for (; *made != '\0'; made++) {
		if (*made != '{') {
			buffer_char(out, *made);
			continue;
		}
		buffer_add(out, str_of(players[made[1] == 'T' ? turn : side_other(turn)]));
		made = strchr(made, '}');
	}
	buffer_char(out, '\n');
	return true;
}

bool
kif_text_result(const struct game *game, const struct ending_words *endings, uint32_t node,
    uint32_t ply, struct buffer *out)
{
	const struct move *move = &game->moves[node];
	struct written_ending written;
	enum side winner, turn, wins;
	bool unnamed;

	if (node == 0 || move->kind != MOVE_end)
		return false;
	written = ending_words_of(game, node, endings);
	unnamed = written.as == ENDING_other && written.word.n == 0;
	winner = game_winner_by(game, node);
	turn = (enum side)move->side;
	wins = unnamed ? turn : ending_winner(written.as, turn);
	/* after moves that were not played the board does not show whose turn it was */
	if ((move->flags & MOVE_after_unplayed) != 0 && winner != NO_SIDE && wins != winner)
		turn = side_other(turn);
	return add_result(
	    game, unnamed ? "で{T}の勝ち" : ending_rows[written.as].made, turn, ply, out);
}

void
kif_text_result_won(
    const struct game *game, const struct ending_words *endings, uint32_t ply, struct buffer *out)
{
	enum ending as = ending_words_of(game, game->end, endings).as;
	const struct ending_row *row = &ending_rows[as == ENDING_other ? ENDING_resign : as];

	add_result(game, row->made,
	    row->wins == WINS_mover ? game->winner : side_other(game->winner), ply, out);
}

bool
kif_text_is_result(const struct game *game, const struct result *result)
{
	return str_starts(text_str(game->record->text, result->at), STR("まで"));
}

bool
kif_large_fits(const struct game *game)
{
	enum { MAX = 9 };

	return (game->pieces != NULL && game->pieces->large) || game->start.width > MAX ||
	       game->start.height > MAX;
}

static const struct append_word count = APPEND_WORD("手目"), gap = APPEND_WORD("   "),
				first = APPEND_WORD("一歩目 "), second = APPEND_WORD("二歩目 "),
				same_word = APPEND_WORD("仝"), arrow = APPEND_WORD(" （←"),
				bracket = APPEND_WORD("）"), pass = APPEND_WORD("(じっと)");

static char *
append_text(char *p, const char *text)
{
	size_t n = strlen(text);

	memcpy(p, text, n);
	return p + n;
}

char *
kif_text_own(char *p, const struct piece_set *set, piece_t piece)
{
	return append_text(p, piece_word(set, piece));
}

/* Appends 12十一. */
static char *
append_large_square(char *p, square_t square)
{
	p = append_number(p, square_file(square), 1, ' ');
	return append_word(p, &board_ranks[square_rank(square)]);
}

/* Appends （←7八） with the blank before it. */
static char *
append_large_origin(char *p, square_t square)
{
	p = append_word(p, &arrow);
	p = append_large_square(p, square);
	return append_word(p, &bracket);
}

static char *
append_large_count(char *p, uint64_t number)
{
	p = append_four(p, number, ' ');
	return append_word(p, &count);
}

/* Appends how a second step ends, after its piece. */
static char *
append_outcome(char *p, const struct move *move)
{
	if (move->kind == MOVE_pass)
		return append_word(p, &pass);
	if (move->to == move->from)
		return append_text(p, "（居食い）");
	return (move->flags & MOVE_promotes) != 0 ? append_word(p, &kif_text_promotes) : p;
}

/* Appends both steps of a move.  Their squares are written in full, for programs do not agree what
 * 仝 means here. */
static char *
append_steps(char *p, const struct game *game, uint64_t number, const struct move *move)
{
	const char *name = piece_word(game->pieces, move->piece);

	p = append_word(append_large_count(p, number), &first);
	p = append_text(append_large_square(p, move->mid), name);
	p = append_large_origin(p, move->from);
	*p++ = '\n';
	p = append_word(append_large_count(p, number), &second);
	p = append_text(append_large_square(p, move->to), name);
	return append_large_origin(append_outcome(p, move), move->mid);
}

char *
kif_large_append(
    char *p, const struct game *game, uint64_t number, const struct move *move, bool same)
{
	if (move->mid != NO_SQUARE)
		return append_steps(p, game, number, move);
	p = append_word(append_large_count(p, number), &gap);
	if (move->kind == MOVE_pass)
		return append_word(p, &kif_text_passes);
	same = same && (move->flags & MOVE_same) != 0;
	p = same ? append_word(p, &same_word) : append_large_square(p, move->to);
	p = append_text(p, piece_word(game->pieces, move->piece));
	if ((move->flags & MOVE_promotes) != 0)
		p = append_word(p, &kif_text_promotes);
	return move->kind == MOVE_drop ? append_word(p, &kif_text_drops)
				       : append_large_origin(p, move->from);
}

char *
kif_large_last(char *p, const struct game *game, const struct move *move)
{
	p = append_word(p, &kif_text_sides[move->side]);
	return append_outcome(
	    append_text(append_large_square(p, move->to), piece_word(game->pieces, move->piece)),
	    move);
}
