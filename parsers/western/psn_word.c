#include "parsers/western/psn_reader.h"

/* A word in lower case and its meaning.  NULL ends a list. */
struct word {
	const char *word;
	uint8_t value;
	uint8_t is; /* WHOLE; STEM: more letters may follow, as in Interrupted; COLOUR; WINS */
};

enum { WHOLE, STEM, COLOUR, WINS };

/* The words for endings, as seen from the side to move. */
static const struct word endings[] = {
	{ "resign", ENDING_resign, STEM },
	{ "toryo", ENDING_resign, WHOLE },
	{ "投了", ENDING_resign, WHOLE },
	{ "sennichite", ENDING_sennichite, STEM },
	{ "千日手", ENDING_sennichite, WHOLE },
	{ "repetition", ENDING_sennichite, WHOLE },
	{ "jishogi", ENDING_declaration, STEM },
	{ "kachi", ENDING_declaration, WHOLE },
	{ "持将棋", ENDING_jishogi, WHOLE },
	{ "timeup", ENDING_time_up, STEM },
	{ "time-up", ENDING_time_up, WHOLE },
	{ "time up", ENDING_time_up, WHOLE },
	{ "flag", ENDING_time_up, WHOLE },
	{ "illegalmove", ENDING_illegal_move, STEM },
	{ "illegalaction", ENDING_illegal_action, STEM },
	{ "mate", ENDING_mate, WHOLE },
	{ "mated", ENDING_mate, WHOLE },
	{ "checkmate", ENDING_mate, WHOLE },
	{ "tsumi", ENDING_mate, WHOLE },
	{ "詰み", ENDING_mate, WHOLE },
	{ "interrupt", ENDING_interrupted, STEM },
	{ "chudan", ENDING_interrupted, WHOLE },
	{ "adjourned", ENDING_interrupted, WHOLE },
	{ "中断", ENDING_interrupted, WHOLE },
	{ "hikiwake", ENDING_draw, WHOLE },
	{ "draw", ENDING_draw, WHOLE },
	{ "drawn", ENDING_draw, WHOLE },
	/* MyShogi's PSN2, in which no word has two meanings */
	{ "maxmovesdraw", ENDING_max_moves, WHOLE },
	{ "tryrulewin", ENDING_try_rule, WHOLE },
	{ "declarationwin", ENDING_declaration, WHOLE },
	{ "repetitiondraw", ENDING_sennichite, WHOLE },
	{ "repetitionwin", ENDING_perpetual_check, WHOLE },
	{ NULL, 0, WHOLE },
};

/* The names of the sides.  In XBoard's games the colours are exchanged. */
static const struct word sides[] = {
	{ "black", BLACK, COLOUR },
	{ "white", WHITE, COLOUR },
	{ "sente", BLACK, WHOLE },
	{ "gote", WHITE, WHOLE },
	{ NULL, 0, WHOLE },
};

/* What a side does.  ENDING_none: it wins or loses for an unknown reason. */
static const struct word verbs[] = {
	{ "resigns", ENDING_resign, WHOLE },
	{ "resigned", ENDING_resign, WHOLE },
	{ "resign", ENDING_resign, WHOLE },
	{ "mates", ENDING_mate, WINS },
	{ "forfeits on time", ENDING_time_up, WHOLE },
	{ "loses on time", ENDING_time_up, WHOLE },
	{ "lost on time", ENDING_time_up, WHOLE },
	{ "wins on time", ENDING_time_up, WINS },
	{ "won on time", ENDING_time_up, WINS },
	{ "wins", ENDING_none, WINS },
	{ "win", ENDING_none, WINS },
	{ "won", ENDING_none, WINS },
	{ "loses", ENDING_none, WHOLE },
	{ "lost", ENDING_none, WHOLE },
	{ NULL, 0, WHOLE },
};

/* A player's score, in half points. */
static const struct word scores[] = {
	{ "1/2", 1, STEM },
	{ "½", 1, STEM },
	{ "1", 2, STEM },
	{ "0", 0, STEM },
	{ NULL, 0, WHOLE },
};

/* The signs between two scores. */
static const struct word separators[] = {
	{ "-", 0, STEM },
	{ "\u2010", 0, STEM },
	{ "\u2011", 0, STEM },
	{ "\u2013", 0, STEM },
	{ ":", 0, STEM },
	{ "/", 0, STEM },
	{ NULL, 0, WHOLE },
};

static const struct word passes[] = {
	{ "--", 0, STEM },
	{ "pass", 0, STEM },
	{ "null", 0, STEM },
	{ "z0", 0, STEM },
	{ "@@@@", 0, STEM },
	{ NULL, 0, WHOLE },
};

/* Returns whether a word continues at p. */
static bool
continues(const char *p, const char *end)
{
	return p != end && (str_is_letter(*p) || str_is_digit(*p));
}

/* Returns the first word of a list that is at p, with *after the place after it, or NULL. */
static const struct word *
find_word(const struct word *list, const char *p, const char *end, const char **after)
{
	*after = NULL;
	for (; p != end && list->word != NULL; list++) {
		*after = *list->word == str_lower(*p) ? psn_take_word(p, end, list->word) : NULL;
		if (*after != NULL && (list->is == STEM || !continues(*after, end)))
			return list;
	}
	return NULL;
}

/* Reads what a side did, as in "Black resigns", and who wins by it. */
static const char *
take_statement(const char *p, const char *end, bool chess, struct psn_outcome *outcome)
{
	const char *after;
	const struct word *who = find_word(sides, p, end, &after), *verb;

	if (who == NULL)
		return NULL;
	verb = find_word(verbs, scan_blanks(after, end), end, &after);
	if (verb == NULL)
		return NULL;
	outcome->ending = verb->value;
	outcome->winner = who->value;
	if ((who->is == COLOUR && chess) == (verb->is == WINS))
		outcome->winner = (uint8_t)side_other((enum side)who->value);
	return after;
}

/* Returns who wins if black scores this many half points of two. */
static uint8_t
winner_of(unsigned points)
{
	return points == 1 ? NO_SIDE : points == 2 ? BLACK : WHITE;
}

/* Reads two scores that add up to one point, as in 1-0. */
static const char *
take_scores(const char *p, const char *end, uint8_t *winner)
{
	const struct word *black = find_word(scores, p, end, &p), *white;

	if (black == NULL || find_word(separators, scan_blanks(p, end), end, &p) == NULL)
		return NULL;
	white = find_word(scores, scan_blanks(p, end), end, &p);
	if (white == NULL || black->value + white->value != 2 || continues(p, end) ||
	    (p != end && *p == '/'))
		return NULL;
	*winner = winner_of(black->value);
	return p;
}

static const char *
skip_dashes(const char *p, const char *end)
{
	while (p != end && *p == '-')
		p++;
	return p;
}

const char *
psn_word_result(const char *p, const char *end, bool chess, struct psn_outcome *outcome)
{
	const char *first = skip_dashes(p, end), *q;

	*outcome = (struct psn_outcome){ .given = true, .winner = NO_SIDE, .ending = ENDING_none };
	q = take_scores(p, end, &outcome->winner);
	if (q != NULL)
		return q;
	q = take_statement(first, end, chess, outcome);
	if (q == NULL || outcome->ending != ENDING_none)
		return NULL;
	return first == p ? q : skip_dashes(q, end); /* --Black Won-- */
}

const char *
psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim)
{
	struct psn_outcome outcome = { .winner = NO_SIDE, .ending = ENDING_none };
	const char *q;
	const struct word *word = find_word(endings, p, end, &q);

	if (word != NULL) {
		outcome.ending = word->value;
		while (continues(q, end))
			q++;
	} else {
		q = take_statement(p, end, chess, &outcome);
	}
	if (q == NULL || outcome.ending == ENDING_none)
		return NULL;
	/* programs write Jishogi for a declared win, people for a draw */
	*claim = (struct claim){ .kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = outcome.ending,
		.winner = outcome.winner };
	if (psn_take_word(p, end, "jishogi") != NULL)
		claim->ending_flags = ENDING_perhaps_drawn;
	return q;
}

const char *
psn_word_closing(const char *p, const char *end, bool chess, struct claim *claim)
{
	const char *q = psn_word_ending(p, end, chess, claim), *after, *digits;

	if (q == NULL)
		return NULL;
	while (q != end && (*q == '.' || *q == '!'))
		q++;
	after = str_skip_spaces(q, end);
	for (digits = after;
	     digits != end && (str_is_digit(*digits) || strchr(":/ ", *digits) != NULL);)
		digits++;
	return after == end || q[-1] == '.' || digits == end || str_is_line_end(*q) || *q == '~'
		   ? q
		   : NULL;
}

const char *
psn_word_value(struct str value, struct psn_outcome *outcome)
{
	const char *end = value.p + value.n, *p = psn_word_result(value.p, end, false, outcome);
	const struct word *score;
	struct claim claim;

	if (p != NULL)
		return p;
	p = psn_word_ending(value.p, end, false, &claim);
	if (p != NULL) {
		outcome->winner = claim.winner;
		outcome->ending = claim.ending;
		if ((claim.ending_flags & ENDING_perhaps_drawn) != 0)
			outcome->ending = ENDING_jishogi; /* no program writes a tag for the win */
		return p;
	}
	score = find_word(scores, value.p, end, &p); /* black's alone */
	*outcome = (struct psn_outcome){ .given = p == end };
	if (p != end)
		return NULL;
	outcome->winner = winner_of(score->value);
	return p;
}

const char *
psn_word_pass(const char *p, const char *end)
{
	const char *q;

	if (find_word(passes, p, end, &q) == NULL)
		return NULL;
	return q == end || str_is_space(*q) || *q == ')' || *q == '{' ? q : NULL;
}
