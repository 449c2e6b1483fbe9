#include "parsers/csa/csa_ending.h"

/* A word and the ending it names, as seen from the side to move. */
struct word {
	const char *word;
	uint8_t ending;
};

/* What stands after %.  OUTE_SENNICHITE (perpetual check) is in no edition of the standard; who
 * is at fault the replay finds. */
static const struct word specials[] = {
	{ "TORYO", ENDING_resign },
	{ "CHUDAN", ENDING_interrupted },
	{ "SENNICHITE", ENDING_sennichite },
	{ "TIME_UP", ENDING_time_up },
	{ "ILLEGAL_MOVE", ENDING_illegal_move },
	{ "ILLEGAL_ACTION", ENDING_illegal_action },
	{ "JISHOGI", ENDING_jishogi },
	{ "KACHI", ENDING_declaration },
	{ "HIKIWAKE", ENDING_declaration_draw },
	{ "MATTA", ENDING_takeback },
	{ "TSUMI", ENDING_mate },
	{ "FUZUMI", ENDING_no_mate },
	{ "ERROR", ENDING_error },
	{ "MAX_MOVES", ENDING_max_moves },
	{ "OUTE_SENNICHITE", ENDING_perpetual_check },
};

/* What stands after # in the server protocol.  JISHOGI answers a declaration that holds. */
static const struct word protocol_words[] = {
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

/* A reason that shogi-server gives, and the ending it is when the loser is to move, when the winner
 * is, and when nobody wins. */
struct reason {
	const char *word;
	uint8_t mover_lost, mover_won, drawn;
};

static const struct reason reasons[] = {
	{ "toryo", ENDING_resign, ENDING_resign, ENDING_resign },
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
	{ "abnormal", ENDING_forfeit_loss, ENDING_forfeit_win, ENDING_error },
};

/* What a later word makes of an ending that was written before: the server writes %TORYO for a
 * player who was cut off, and %KACHI for a declaration that did not hold. */
static const struct correction {
	uint8_t written, told, ending;
} corrections[] = {
	{ ENDING_resign, ENDING_forfeit_loss, ENDING_forfeit_loss },
	{ ENDING_resign, ENDING_forfeit_win, ENDING_forfeit_win },
	{ ENDING_resign, ENDING_error, ENDING_error },
	{ ENDING_interrupted, ENDING_forfeit_loss, ENDING_forfeit_loss },
	{ ENDING_interrupted, ENDING_forfeit_win, ENDING_forfeit_win },
	{ ENDING_declaration, ENDING_failed_declaration, ENDING_failed_declaration },
	{ ENDING_declaration, ENDING_illegal_move, ENDING_failed_declaration },
	{ ENDING_illegal_action, ENDING_perpetual_check, ENDING_perpetual_check },
	{ ENDING_illegal_action, ENDING_perpetual_self, ENDING_perpetual_self },
	{ ENDING_illegal_move, ENDING_perpetual_self, ENDING_perpetual_self },
};

static const struct word *
find_word(const struct word *rows, size_t count, struct str word)
{
	size_t i;

	for (i = 0; i < count; i++) {
		if (str_eq(word, str_of(rows[i].word)))
			return &rows[i];
	}
	return NULL;
}

/* The ending that the record has reached, or NULL when its last node is none. */
static struct claim *
present_ending(const struct csa *csa)
{
	struct claim *claim = &csa->record->plies[csa->node].claim;

	return claim->kind == CLAIM_end ? claim : NULL;
}

/* Adds an ending after the present node. */
static struct claim *
add_ending(struct csa *csa, uint8_t ending, struct span at)
{
	struct ply *ply;

	csa_reader_begin_moves(csa, csa_reader_first_side(csa), at);
	csa->node = record_add_ply(csa->record, csa->node, false);
	ply = &csa->record->plies[csa->node];
	ply->claim.kind = CLAIM_end;
	ply->claim.ending = ending;
	ply->claim.ending_flags = ending == ENDING_perpetual_check ? ENDING_side_unknown : 0;
	ply->at = at;
	return &ply->claim;
}

/* How long the word at p is: a sign, then capitals, digits and underscores. */
static uint32_t
word_length(struct str s)
{
	uint32_t n = s.n > 0 && (s.p[0] == '+' || s.p[0] == '-') ? 1 : 0;

	while (n < s.n && ((s.p[n] >= 'A' && s.p[n] <= 'Z') || (s.p[n] >= '0' && s.p[n] <= '9') ||
			      s.p[n] == '_'))
		n++;
	return n;
}

uint32_t
csa_ending_special(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	struct claim *present = present_ending(csa), *claim;
	const struct word *row;
	uint8_t side = NO_SIDE;

	word.n = word_length(word);
	at.n = 1 + (uint32_t)word.n;
	if (word.n > 0 && (word.p[0] == '+' || word.p[0] == '-')) {
		side = word.p[0] == '+' ? BLACK : WHITE;
		word = str_after(word, 1);
	}
	row = find_word(specials, sizeof specials / sizeof *specials, word);
	if (present != NULL && row != NULL && present->ending == row->ending &&
	    present->side == side)
		return at.n; /* shogi-server may write %KACHI twice */
	if (present != NULL) {
		csa_reader_keep(csa, DIAG_unknown_line, at);
		return at.n;
	}
	claim = add_ending(csa, row == NULL ? ENDING_other : row->ending, at);
	claim->side = side;
	if (side != NO_SIDE)
		claim->has |= CLAIM_HAS_side;
	if (row == NULL)
		csa_reader_report_text(csa, DIAG_unknown_terminator, at);
	else
		csa_reader_feature(csa, csa_reader_text(csa, at), at);
	return at.n;
}

/* Sets an ending that was written before right by what was told later. */
static void
correct(struct claim *claim, uint8_t told)
{
	size_t i;

	if (claim->ending == ENDING_other)
		claim->ending = told;
	for (i = 0; i < sizeof corrections / sizeof *corrections; i++) {
		if (corrections[i].written == claim->ending && corrections[i].told == told) {
			claim->ending = corrections[i].ending;
			return;
		}
	}
}

bool
csa_ending_protocol(struct csa *csa, struct span at)
{
	struct str word = str_after(csa_reader_text(csa, at), 1);
	const struct word *row =
	    find_word(protocol_words, sizeof protocol_words / sizeof *protocol_words, word);
	struct claim *present = present_ending(csa);

	if (row == NULL || csa->section != CSA_moves)
		return false;
	csa_reader_report_text(csa, DIAG_misplaced_line, at);
	if (present == NULL) {
		add_ending(csa, row->ending, at);
		return true;
	}
	correct(present, row->ending);
	record_add_note(csa->record, csa->node, NOTE_remark, csa_reader_text(csa, at), at);
	return true;
}

/* A summary taken apart. */
struct summary {
	struct str reason;
	struct str names[2]; /* black's, white's */
	struct str outcomes[2];
};

/* Takes what stands before the next colon off *rest; without one, all of it. */
static struct str
take_part(struct str *rest)
{
	size_t n = str_find(*rest, STR(":"));
	struct str part = str_first(*rest, n);

	*rest = str_after(*rest, n < rest->n ? n + 1 : n);
	return part;
}

/* Takes "NAME win" apart. */
static void
split_outcome(struct str part, struct str *name, struct str *outcome)
{
	size_t n = part.n;

	while (n > 0 && part.p[n - 1] != ' ')
		n--;
	*outcome = str_after(part, n);
	*name = str_trim(str_first(part, n));
}

static bool
is_outcome(struct str word)
{
	return str_eq(word, STR("win")) || str_eq(word, STR("lose")) || str_eq(word, STR("draw"));
}

/* Takes a summary apart.  Returns false when it is none, but somebody's words. */
static bool
split_summary(struct str text, struct summary *summary)
{
	int i;

	text = str_rtrim(text);
	summary->reason = take_part(&text);
	for (i = 0; i < 2; i++)
		split_outcome(take_part(&text), &summary->names[i], &summary->outcomes[i]);
	return text.n == 0 && is_outcome(summary->outcomes[0]) && is_outcome(summary->outcomes[1]);
}

/* Whether a header says that the player is called name. */
static bool
is_named(const struct csa *csa, enum header_id id, struct str name)
{
	const struct header *header = record_header(csa->record, id);

	return header != NULL && str_eq(header->value, name);
}

/* Whether the names stand the other way round than in the headers. */
static bool
is_swapped(const struct csa *csa, const struct summary *summary)
{
	return !is_named(csa, HEADER_black, summary->names[0]) &&
	       is_named(csa, HEADER_white, summary->names[0]) &&
	       is_named(csa, HEADER_black, summary->names[1]);
}

/* Whether the first of two outcomes is better: win, draw, lose. */
static bool
is_better(struct str outcome, struct str other)
{
	return outcome.p[0] != other.p[0] &&
	       (str_eq(outcome, STR("win")) || str_eq(other, STR("lose")));
}

static enum side
summary_winner(const struct csa *csa, const struct summary *summary)
{
	enum side first = is_swapped(csa, summary) ? WHITE : BLACK;

	if (is_better(summary->outcomes[0], summary->outcomes[1]))
		return first;
	if (is_better(summary->outcomes[1], summary->outcomes[0]))
		return side_other(first);
	return NO_SIDE;
}

/* The side to move, as far as the signs tell. */
static enum side
mover(const struct csa *csa)
{
	if (csa->turn != NO_SIDE)
		return csa->turn;
	return csa->record->setup.turn == WHITE ? WHITE : BLACK;
}

static enum ending
summary_ending(const struct csa *csa, const struct summary *summary, enum side winner)
{
	size_t i;

	for (i = 0; i < sizeof reasons / sizeof *reasons; i++) {
		if (!str_eq(summary->reason, str_of(reasons[i].word)))
			continue;
		if (winner == NO_SIDE)
			return (enum ending)reasons[i].drawn;
		return (enum ending)(
		    winner == mover(csa) ? reasons[i].mover_won : reasons[i].mover_lost);
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
		claim = add_ending(csa, (uint8_t)ending, at);
		claim->ending_flags = ENDING_summary;
	} else if (ending != ENDING_other) {
		correct(claim, (uint8_t)ending);
	}
	claim->winner = (uint8_t)winner;
}
