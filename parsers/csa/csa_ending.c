#include "parsers/csa/csa_reader.h"

/* What ended a game, as servers write it, and the ending as seen from the side to move:
 * shogi-server and 81Dojo after #, Shogi Wars after who won.  #JISHOGI answers a declaration that
 * holds. */
static const struct {
	const char *word;
	uint8_t ending;
} server_words[] = {
	{ "RESIGN", ENDING_resign },
	{ "TORYO", ENDING_resign },
	{ "CHECKMATE", ENDING_mate },
	{ "TIME_UP", ENDING_time_up },
	{ "TIMEOUT", ENDING_time_up },
	{ "DISCONNECT", ENDING_forfeit_loss },
	{ "ILLEGAL_MOVE", ENDING_illegal_move },
	{ "SENNICHITE", ENDING_sennichite },
	{ "SENNICHI", ENDING_sennichite },
	{ "OUTE_SENNICHITE", ENDING_perpetual_check },
	{ "OUTE_SENNICHI", ENDING_perpetual_check },
	{ "JISHOGI", ENDING_declaration },
	{ "ENTERINGKING", ENDING_declaration },
	{ "TRY", ENDING_try_rule },
	{ "MAX_MOVES", ENDING_max_moves },
	{ "PLY_LIMIT", ENDING_max_moves },
	{ "CENSORED", ENDING_interrupted },
	{ "CHUDAN", ENDING_interrupted },
	{ "SUSPEND", ENDING_interrupted },
};

/* Who won, as servers write it: 81Dojo alone, Shogi Wars before the reason (GOTE_WIN_TORYO). */
static const struct {
	const char *word;
	uint8_t winner;
} server_results[] = { { "SENTE_WIN", BLACK }, { "GOTE_WIN", WHITE }, { "DRAW", NO_SIDE } };

/* Reasons in a summary, with the ending if the loser is to move, if the winner is, in a draw. */
static const struct {
	const char *word;
	uint8_t mover_lost, mover_won, drawn;
} reasons[] = { { "toryo", ENDING_resign, ENDING_resign, ENDING_resign },
	{ "time up", ENDING_time_up, ENDING_time_up, ENDING_time_up },
	{ "illegal move", ENDING_illegal_move, ENDING_illegal_action, ENDING_illegal_move },
	{ "uchifuzume", ENDING_illegal_move, ENDING_illegal_action, ENDING_illegal_move },
	{ "oute_kaihimore", ENDING_illegal_move, ENDING_illegal_action, ENDING_illegal_move },
	{ "outori", ENDING_illegal_move, ENDING_illegal_action, ENDING_illegal_move },
	{ "kachi", ENDING_declaration, ENDING_declaration, ENDING_declaration },
	{ "illegal kachi", ENDING_failed_declaration, ENDING_failed_declaration,
	    ENDING_failed_declaration },
	{ "oute_sennichite", ENDING_perpetual_self, ENDING_perpetual_check,
	    ENDING_perpetual_check },
	{ "sennichite", ENDING_sennichite, ENDING_sennichite, ENDING_sennichite },
	{ "max_moves", ENDING_max_moves, ENDING_max_moves, ENDING_max_moves },
	{ "abnormal", ENDING_forfeit_loss, ENDING_forfeit_win, ENDING_error } };

/* How a later word changes an ending: the server writes %TORYO for a player who was disconnected,
 * and %KACHI for a declaration that did not hold. */
static const struct {
	uint8_t written, later, ending;
} corrections[] = { { ENDING_resign, ENDING_forfeit_loss, ENDING_forfeit_loss },
	{ ENDING_resign, ENDING_forfeit_win, ENDING_forfeit_win },
	{ ENDING_resign, ENDING_error, ENDING_error },
	{ ENDING_interrupted, ENDING_forfeit_loss, ENDING_forfeit_loss },
	{ ENDING_interrupted, ENDING_forfeit_win, ENDING_forfeit_win },
	{ ENDING_declaration, ENDING_failed_declaration, ENDING_failed_declaration },
	{ ENDING_declaration, ENDING_illegal_move, ENDING_failed_declaration },
	{ ENDING_illegal_action, ENDING_perpetual_check, ENDING_perpetual_check },
	{ ENDING_illegal_action, ENDING_perpetual_self, ENDING_perpetual_self },
	{ ENDING_illegal_move, ENDING_perpetual_self, ENDING_perpetual_self } };

/* Returns the ending that the record has reached, or NULL if its last node is a move. */
static struct claim *
present_ending(const struct csa *csa)
{
	struct claim *claim = &csa->record->plies[csa->node].claim;

	return claim->kind == CLAIM_end ? claim : NULL;
}

/* Adds an ending after the present node. */
static struct claim *
add_ending(struct csa *csa, enum ending ending, struct span at)
{
	struct ply *ply;

	csa_reader_begin_moves(csa, csa_reader_first_side(csa), at);
	if (present_ending(csa) != NULL) { /* %MATTA: its move was not the last */
		record_take_back(csa->record, csa->seen.ended);
		csa->node = csa->seen.ended;
		csa->turn = side_other(csa->turn);
		csa->ply--;
	} else {
		csa->seen.ended = csa->node;
		csa->node = record_add_ply(csa->record, csa->node, false);
	}
	ply = &csa->record->plies[csa->node];
	ply->claim.kind = CLAIM_end;
	ply->claim.ending = (uint8_t)ending;
	ply->claim.ending_flags = ending == ENDING_perpetual_check ? ENDING_side_unknown : 0;
	ply->at = at;
	return &ply->claim;
}

/* Returns the length of the word of capitals, digits and _ at the start of s. */
static size_t
word_length(struct str s)
{
	size_t n = 0;

	while (
	    n < s.n && ((s.p[n] >= 'A' && s.p[n] <= 'Z') || str_is_digit(s.p[n]) || s.p[n] == '_'))
		n++;
	return n;
}

/* Whether an ending follows the word that the last move was taken back: it ends the game before
 * that move. */
static bool
is_of_taken_back(const struct csa *csa, const struct claim *present, enum ending ending)
{
	return present->ending == ENDING_takeback && ending != ENDING_takeback &&
	       ending != ENDING_other && csa->seen.ended != 0 && csa->turn != NO_SIDE;
}

/* Keeps another ending after the present one, or a word that is none. */
static void
keep_second(struct csa *csa, enum ending ending, struct span at)
{
	struct str words = csa_reader_text(csa, at);

	if (ending == ENDING_other) {
		csa_reader_keep(csa, DIAG_unknown_line, at);
		return;
	}
	record_add_note(csa->record, csa->node, NOTE_line, words, at);
	csa_reader_report(csa, DIAG_second_ending, at,
	    ARGS(A_STR(words),
		A_STR(text_str(csa->record->text, csa->record->plies[csa->node].at))));
}

bool
csa_ending_is_word(struct str word)
{
	return ending_of_csa(word) != ENDING_other || csa_ending_server_length(word) > 0;
}

uint32_t
csa_ending_special(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	struct claim *present = present_ending(csa), *claim;
	enum ending ending;
	uint8_t side = NO_SIDE;
	uint32_t n;

	if (word.n > 0 && (word.p[0] == '+' || word.p[0] == '-')) {
		side = word.p[0] == '+' ? BLACK : WHITE;
		word = str_after(word, 1);
	}
	n = csa_ending_server(csa, (struct span){ at.at + 1, at.n - 1 });
	if (n > 0)
		return 1 + n;
	word.n = word_length(word);
	at.n = (side == NO_SIDE ? 1 : 2) + (uint32_t)word.n;
	ending = ending_of_csa(word);
	if (present != NULL && !is_of_taken_back(csa, present, ending)) {
		if (present->ending != ending || present->side != side || ending == ENDING_other)
			keep_second(csa, ending, at);
		return at.n; /* shogi-server may write %KACHI twice */
	}
	claim = add_ending(csa, ending, at);
	claim->side = side;
	if (side != NO_SIDE)
		claim->has |= CLAIM_HAS_side;
	if (ending == ENDING_other)
		csa_reader_report_text(csa, DIAG_unknown_terminator, at);
	else
		csa_reader_feature(csa, csa_reader_text(csa, at), at);
	return at.n;
}

/* Corrects an ending by a later word. */
static void
correct(struct claim *claim, enum ending later)
{
	size_t i;

	if (claim->ending == ENDING_other)
		claim->ending = (uint8_t)later;
	for (i = 0; i < sizeof corrections / sizeof *corrections; i++) {
		if (corrections[i].written == claim->ending && corrections[i].later == later) {
			claim->ending = corrections[i].ending;
			return;
		}
	}
}

/* Returns the ending that a word of a server means, ENDING_none for another word. */
static enum ending
server_ending(struct str word)
{
	const size_t count = sizeof server_words / sizeof *server_words;
	size_t i = 0;

	while (i < count && !str_eq(word, str_of(server_words[i].word)))
		i++;
	return i == count ? ENDING_none : (enum ending)server_words[i].ending;
}

/* A result as a server writes it. */
struct server_result {
	uint32_t n;         /* bytes; 0: there is none */
	enum ending ending; /* ENDING_none: only the winner is named */
	enum side winner;
};

/* Reads a result of 81Dojo or Shogi Wars at the start of s. */
static struct server_result
read_result(struct str s)
{
	struct server_result result = { .winner = NO_SIDE };
	struct str word = str_first(s, word_length(s)), cause;
	size_t i;

	for (i = 0; i < sizeof server_results / sizeof *server_results; i++) {
		if (!str_starts(word, str_of(server_results[i].word)))
			continue;
		cause = str_after(word, strlen(server_results[i].word));
		if (cause.n == 1 || (cause.n > 0 && cause.p[0] != '_'))
			continue;
		result.n = (uint32_t)word.n;
		result.winner = (enum side)server_results[i].winner;
		if (cause.n > 0)
			result.ending = server_ending(str_after(cause, 1));
		if (cause.n > 0 && result.ending == ENDING_none)
			result.ending = ENDING_other;
	}
	return result;
}

/* Makes winner the winner of the ending that was reached, or of one that only names the winner. */
static void
add_winner(struct csa *csa, enum side winner, struct span at)
{
	struct claim *claim = present_ending(csa);

	if (claim == NULL && winner == NO_SIDE) {
		add_ending(csa, ENDING_draw, at);
		return;
	}
	if (claim == NULL) {
		claim = add_ending(csa, ENDING_resign, at);
		claim->ending_flags = ENDING_summary | ENDING_winner_only;
	}
	claim->winner = (uint8_t)winner;
}

bool
csa_ending_protocol(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	struct server_result result = read_result(word);
	struct claim *present = present_ending(csa);
	enum ending ending = server_ending(word);
	bool named = result.n == word.n && result.n > 0 && result.ending == ENDING_none;

	if ((!named && ending == ENDING_none) || csa->section != CSA_moves)
		return false;
	/* Clients keep the server's answer after the ending, where most readers skip it.  It is
	 * reported if only it has the ending, or another one, and once: the reason and the winner
	 * are a line each. */
	if (!csa->seen.answered && (present == NULL || (!named && present->ending != ending))) {
		csa_reader_report_text(csa, DIAG_misplaced_line, at);
		csa->seen.answered = true;
	}
	if (named)
		add_winner(csa, result.winner, at);
	else if (present == NULL)
		add_ending(csa, ending, at);
	else
		correct(present, ending);
	if (present != NULL)
		record_add_note(csa->record, csa->node, NOTE_remark, csa_reader_text(csa, at), at);
	return true;
}

size_t
csa_ending_server_length(struct str s)
{
	struct server_result result = read_result(s);

	return result.ending == ENDING_none || result.ending == ENDING_other ? 0 : result.n;
}

uint32_t
csa_ending_server(struct csa *csa, struct span at)
{
	struct server_result result = read_result(csa_reader_text(csa, at));
	struct claim *claim;

	if (result.n == 0 || result.ending == ENDING_none || present_ending(csa) != NULL)
		return 0;
	at.n = result.n;
	claim = add_ending(csa, result.ending, at);
	claim->winner = (uint8_t)result.winner;
	if (result.ending == ENDING_other)
		csa_reader_report_text(csa, DIAG_unknown_terminator, at);
	return result.n;
}

/* The parts of a summary. */
struct summary {
	struct str reason;
	struct str names[2]; /* black's, white's */
	int outcomes[2];     /* as outcome_rank has them */
};

/* Takes the part up to the next colon off *rest, or all of it. */
static struct str
take_part(struct str *rest)
{
	size_t n = str_find(*rest, STR(":"));
	struct str part = str_first(*rest, n);

	*rest = str_after(*rest, n < rest->n ? n + 1 : n);
	return part;
}

/* Returns the rank of an outcome, the best first; 3: the word is not one. */
static int
outcome_rank(struct str word)
{
	static const char *const outcomes[] = { "win", "draw", "lose" };
	int rank = 0;

	while (rank < 3 && !str_eq(word, str_of(outcomes[rank])))
		rank++;
	return rank;
}

/* Splits a summary.  Returns false if the comment is not one. */
static bool
split_summary(struct str text, struct summary *summary)
{
	int i;

	text = str_rtrim(text);
	summary->reason = take_part(&text);
	for (i = 0; i < 2; i++) {
		struct str part = take_part(&text); /* NAME win */
		size_t n = part.n;

		while (n > 0 && part.p[n - 1] != ' ')
			n--;
		summary->outcomes[i] = outcome_rank(str_after(part, n));
		summary->names[i] = str_trim(str_first(part, n));
	}
	return text.n == 0 && summary->outcomes[0] < 3 && summary->outcomes[1] < 3;
}

/* Returns whether a header names this player. */
static bool
is_named(const struct csa *csa, enum header_id id, struct str name)
{
	const struct header *header = record_header(csa->record, id);

	return header != NULL && str_eq(header->value, name);
}

/* Returns the winner; the names may be in the opposite order to the headers. */
static enum side
summary_winner(const struct csa *csa, const struct summary *summary)
{
	bool swapped = !is_named(csa, HEADER_black, summary->names[0]) &&
		       is_named(csa, HEADER_white, summary->names[0]) &&
		       is_named(csa, HEADER_black, summary->names[1]);
	int order = summary->outcomes[0] - summary->outcomes[1];

	return order == 0 ? NO_SIDE : (order < 0) == swapped ? WHITE : BLACK;
}

static enum ending
summary_ending(const struct csa *csa, const struct summary *summary, enum side winner)
{
	enum side mover = csa->turn;
	size_t i;

	if (mover == NO_SIDE)
		mover = csa->record->setup.turn == WHITE ? WHITE : BLACK;

	for (i = 0; i < sizeof reasons / sizeof *reasons; i++) {
		if (!str_eq(summary->reason, str_of(reasons[i].word)))
			continue;
		return (enum ending)(winner == NO_SIDE ? reasons[i].drawn
				     : winner == mover ? reasons[i].mover_won
						       : reasons[i].mover_lost);
	}
	return ENDING_other;
}

void
csa_ending_summary(struct csa *csa, struct span at)
{
	enum { MARK = sizeof "'summary:" - 1 };
	struct summary summary;
	struct claim *claim = present_ending(csa);
	enum side winner;
	enum ending ending;

	if (csa->seen.summarized ||
	    !split_summary(str_after(csa_reader_text(csa, at), MARK), &summary))
		return;
	winner = summary_winner(csa, &summary);
	ending = summary_ending(csa, &summary, winner);
	csa->seen.summarized = true;
	if (ending == ENDING_other)
		csa_reader_report_text(csa, DIAG_unknown_terminator, at);
	if (claim == NULL) {
		claim = add_ending(csa, ending, at);
		claim->ending_flags = ENDING_summary;
	} else if (ending != ENDING_other) {
		correct(claim, ending);
	}
	claim->winner = (uint8_t)winner;
}
