#include "writers/kif/kif_text.h"

#include <inttypes.h>

#include "writers/kif/kif_head.h"

const struct append_word kif_text_faces[PIECE_WHITE] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, ...)             \
	[KIND_##id] = APPEND_WORD(word), [KIND_##id | PIECE_PROMOTED] = APPEND_WORD(word_promoted),
#include "record/tables/piece.def"
#undef PIECE
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

	if (node == 0 || move->kind != MOVE_end)
		return false;
	written = ending_words_of(game, node, endings);
	return add_result(game,
	    written.as == ENDING_other && written.word.n == 0 ? "で{T}の勝ち"
							      : ending_rows[written.as].made,
	    (enum side)move->side, ply, out);
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
