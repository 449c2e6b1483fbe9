#include "parsers/csa/csa_reader.h"

/* Words after # in the server protocol, and their endings as seen from the side to move.  JISHOGI
 * answers a declaration that holds. */
static const struct {
	const char *word;
	uint8_t ending;
} protocol_words[] = {
	{ "RESIGN", ENDING_resign },
	{ "TIME_UP", ENDING_time_up },
	{ "ILLEGAL_MOVE", ENDING_illegal_move },
	{ "SENNICHITE", ENDING_sennichite },
	{ "OUTE_SENNICHITE", ENDING_perpetual_check },
	{ "JISHOGI", ENDING_declaration },
	{ "MAX_MOVES", ENDING_max_moves },
	{ "CENSORED", ENDING_interrupted },
	{ "CHUDAN", ENDING_interrupted },
};

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
	csa->node = record_add_ply(csa->record, csa->node, false);
	ply = &csa->record->plies[csa->node];
	ply->claim.kind = CLAIM_end;
	ply->claim.ending = (uint8_t)ending;
	ply->claim.ending_flags = ending == ENDING_perpetual_check ? ENDING_side_unknown : 0;
	ply->at = at;
	return &ply->claim;
}

uint32_t
csa_ending_special(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	struct claim *present = present_ending(csa), *claim;
	enum ending ending;
	uint8_t side = NO_SIDE;
	size_t n = 0;

	if (word.n > 0 && (word.p[0] == '+' || word.p[0] == '-')) {
		side = word.p[0] == '+' ? BLACK : WHITE;
		word = str_after(word, 1);
	}
	while (n < word.n && ((word.p[n] >= 'A' && word.p[n] <= 'Z') || str_is_digit(word.p[n]) ||
				 word.p[n] == '_'))
		n++;
	word.n = n;
	at.n = (side == NO_SIDE ? 1 : 2) + (uint32_t)n;
	/* no edition has OUTE_SENNICHITE (perpetual check); the replay finds the side at fault */
	ending =
	    str_eq(word, STR("OUTE_SENNICHITE")) ? ENDING_perpetual_check : ending_of_csa(word);
	if (present != NULL && ending != ENDING_other && present->ending == ending &&
	    present->side == side)
		return at.n; /* shogi-server may write %KACHI twice */
	if (present != NULL) {
		csa_reader_keep(csa, DIAG_unknown_line, at);
		return at.n;
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

bool
csa_ending_protocol(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	struct claim *present = present_ending(csa);
	const size_t count = sizeof protocol_words / sizeof *protocol_words;
	enum ending ending;
	size_t i = 0;

	while (i < count && !str_eq(word, str_of(protocol_words[i].word)))
		i++;
	if (i == count || csa->section != CSA_moves)
		return false;
	ending = (enum ending)protocol_words[i].ending;
	csa_reader_report_text(csa, DIAG_misplaced_line, at);
	if (present == NULL) {
		add_ending(csa, ending, at);
		return true;
	}
	correct(present, ending);
	record_add_note(csa->record, csa->node, NOTE_remark, csa_reader_text(csa, at), at);
	return true;
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

	if (csa->summarized || !split_summary(str_after(csa_reader_text(csa, at), MARK), &summary))
		return;
	winner = summary_winner(csa, &summary);
	ending = summary_ending(csa, &summary, winner);
	csa->summarized = true;
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
