#include "writers/common/ending_words.h"

/* Returns the first ending that has this word, which must be one of the words: a reader takes the
 * word for it. */
static enum ending
read_as(const struct ending_words *words, const char *word)
{
	unsigned ending = ENDING_none;

	if (word[0] != '\0')
		do
			ending++;
		while (strcmp(words->words[ending], word) != 0);
	return (enum ending)ending;
}

/* Returns whether node has this comment already, perhaps from an earlier conversion. */
static bool
has_comment(const struct record *record, uint32_t node, struct str text)
{
	const struct note *note;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		if (note->kind == NOTE_comment && str_eq(note->text, text))
			return true;
	}
	return false;
}

/* Returns the text of an unknown ending; empty: there is none, or a digit says who won. */
static struct str
own_words(const struct record *record, uint32_t node)
{
	struct span at = record->plies[node].at;
	bool outcome = (record->plies[node].claim.ending_flags & ENDING_later) != 0;
	struct str own = at.n == 0 || outcome ? NO_STR : str_trim(text_str(record->text, at));

	return own.n == 1 && str_is_digit(own.p[0]) ? NO_STR : own;
}

/* Returns whether own, the text of a claim, is a word of the notation with this sign: words of CSA
 * begin with %, of JKF with a quote, of KIF with neither, each in its own records; of USEN none is.
 * A sentence (まで…, a summary) is not one. */
static bool
is_native(const struct record *record, const struct claim *claim, struct str own, char sign)
{
	const struct format_row *row = &format_rows[record->format];

	if ((claim->ending_flags & ENDING_summary) != 0 || own.n < 2)
		return false;
	if (sign == '%')
		return own.p[0] == '%' && row->moves == MOVES_statements;
	if (sign != 0)
		return own.p[0] == sign && row->moves == MOVES_members;
	return own.p[0] != '%' && own.p[0] != '"' && (row->carries & KEYS_kif) != 0;
}

/*
 * Returns whether a reader would take a side for the winner that is not: only possible if the
 * record names a winner beside the ending, or if moves before the ending could not be played, so
 * that the side to move is not known.
 */
static bool
misleads(const struct game *game, uint32_t node, const struct ending_words *words, enum ending as)
{
	enum side winner = game_winner_by(game, node);
	enum side taken = ending_winner(as, (enum side)game->moves[node].side);
	bool after = (game->moves[node].flags & MOVE_after_unplayed) != 0;

	if (!after && game->record->plies[node].claim.winner == NO_SIDE &&
	    game->moves[node].ending != ENDING_other)
		return false;
	if (winner != NO_SIDE &&
	    (words->results || (words->named && ending_rows[as].wins != WINS_nobody)))
		return false;
	return taken != winner;
}

/* Returns whether a comment summary:… at node names the ending and the winner when CSA is read. */
static bool
is_summarized(const struct record *record, uint32_t node, const struct ending_words *words)
{
	const struct note *note;
	uint32_t at;

	if (words->sign != '%' || format_rows[record->format].moves != MOVES_statements)
		return false;
	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		if (str_starts(note->text, STR("summary:")))
			return true;
	}
	return false;
}

/* Returns the comment for an ending that is written as an interruption. */
static struct str
describe(const struct game *game, uint32_t node)
{
	static const char *const wins[] = { "先手の勝ち", "後手の勝ち" };
	enum ending ending = (enum ending)game->moves[node].ending;
	const char *words = ending_rows[ending].japanese;
	enum side winner = game_winner_by(game, node);

	if (winner == NO_SIDE)
		return str_of(words);
	if (ending == ENDING_interrupted || ending == ENDING_other)
		return str_of(wins[winner]);
	return arena_printf(game->record->arena, "%s、%s", words, wins[winner]);
}

bool
ending_words_overruled(const struct game *game, uint32_t node)
{
	return (game->moves[node].flags & MOVE_overruled) != 0;
}

/* Whether moves follow the ending at node. */
static bool
is_followed(const struct game *game, uint32_t node)
{
	do
		node = game_continuation(game, game->record->plies[node].next);
	while (node != 0 && ending_words_overruled(game, node));
	return node != 0;
}

/* Marks an ending as lost and described by a comment, unless the record has that comment. */
static struct written_ending
mark_lost(
    struct written_ending written, const struct record *record, uint32_t node, struct str meaning)
{
	written.lost = true;
	written.meaning = meaning;
	if (!has_comment(record, node, meaning))
		written.reason = meaning;
	return written;
}

struct written_ending
ending_words_of(const struct game *game, uint32_t node, const struct ending_words *words)
{
	const struct record *record = game->record;
	enum ending ending = (enum ending)game->moves[node].ending, target = ending;
	const struct claim *claim = &record->plies[node].claim;
	struct str meaning = str_of(ending_rows[ending].japanese), own = NO_STR;
	struct written_ending written = { .as = ENDING_other };

	if ((words->once && ending_words_overruled(game, node)) ||
	    (words->last && is_followed(game, node))) {
		own = ending == ENDING_other ? own_words(record, node) : meaning;
		return mark_lost((struct written_ending){ .as = ENDING_none }, record, node,
		    own.n > 0 ? own : meaning);
	}
	/* a result alone is read after moves only; a win of the other side, as a resignation */
	if (ending == ENDING_other && claim->winner == game->moves[node].side &&
	    ((words->results && record->plies[0].next != node) ||
		(words->made && (claim->ending_flags & ENDING_summary) != 0)))
		return written;
	if (ending == ENDING_resign && (claim->ending_flags & ENDING_bare) != 0) {
		written.as = ENDING_resign;
		if ((words->results && record->plies[0].next != node) || words->made)
			return written;
		written.word = str_of(words->words[ending]);
		return (format_rows[record->format].carries & KEYS_kif) != 0
			   ? written /* まで…の勝ち is how KIF sums up a resignation */
			   : mark_lost(written, record, node, own_words(record, node));
	}
	if (ending == ENDING_other && (own = own_words(record, node)).n > 0) {
		if (!words->results && is_native(record, claim, own, words->sign)) {
			written.word = str_after(own, words->sign != 0);
			return written;
		}
		meaning = own;
	}
	while (words->words[target][0] == '\0' && ending_rows[target].instead != target)
		target = ending_rows[target].instead;
	if (words->of_move != NULL && (game->moves[node].flags & MOVE_at_start) != 0 &&
	    strcmp(words->words[target], words->of_move) == 0)
		target = ENDING_interrupted;
	if (misleads(game, node, words, read_as(words, words->words[target]))) {
		written.lost = true;
		target = ENDING_interrupted;
		if (ending != ENDING_other || own.n == 0)
			meaning = describe(game, node);
	}
	written.word = str_of(words->words[target]);
	written.as = read_as(words, words->words[target]);
	if (written.as == ENDING_resign && words->named && words->made &&
	    game_winner_by(game, node) == (enum side)game->moves[node].side)
		written.as = ENDING_other; /* まで…の勝ち of the side to move is no resignation */
	written.lost |= written.as != ending && written.as != (enum ending)claim->ending;
	if (written.lost && is_summarized(record, node, words))
		return (struct written_ending){ .as = ending,
			.word =
			    str_starts(own_words(record, node), STR("%")) ? written.word : NO_STR };
	return written.lost ? mark_lost(written, record, node, meaning) : written;
}
