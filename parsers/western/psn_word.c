#include "parsers/western/psn_reader.h"

/* The words for endings, in lower case, as seen from the side to move.  A stem may have more
 * letters after it: Interrupted. */
static const struct {
	const char *word;
	bool stem;
	uint8_t ending;
} words[] = {
	{ "resign", true, ENDING_resign },
	{ "toryo", false, ENDING_resign },
	{ "投了", false, ENDING_resign },
	{ "sennichite", true, ENDING_sennichite },
	{ "千日手", false, ENDING_sennichite },
	{ "jishogi", true, ENDING_declaration },
	{ "kachi", false, ENDING_declaration },
	{ "持将棋", false, ENDING_jishogi },
	{ "timeup", true, ENDING_time_up },
	{ "time-up", false, ENDING_time_up },
	{ "time up", false, ENDING_time_up },
	{ "flag", false, ENDING_time_up },
	{ "illegalmove", true, ENDING_illegal_move },
	{ "illegalaction", true, ENDING_illegal_action },
	{ "mate", false, ENDING_mate },
	{ "mated", false, ENDING_mate },
	{ "checkmate", false, ENDING_mate },
	{ "tsumi", false, ENDING_mate },
	{ "詰み", false, ENDING_mate },
	{ "interrupt", true, ENDING_interrupted },
	{ "chudan", false, ENDING_interrupted },
	{ "adjourned", false, ENDING_interrupted },
	{ "中断", false, ENDING_interrupted },
	{ "hikiwake", false, ENDING_draw },
	{ "draw", false, ENDING_draw },
	{ "drawn", false, ENDING_draw },
	/* MyShogi's PSN2, in which no word has two meanings */
	{ "maxmovesdraw", false, ENDING_max_moves },
	{ "tryrulewin", false, ENDING_try_rule },
	{ "declarationwin", false, ENDING_declaration },
	{ "repetitiondraw", false, ENDING_sennichite },
	{ "repetitionwin", false, ENDING_perpetual_check },
};

/* The names of the sides. */
static const struct {
	const char *word;
	uint8_t side;
	bool colour; /* in XBoard's games White is the first mover */
} sides[] = {
	{ "black", BLACK, true },
	{ "white", WHITE, true },
	{ "sente", BLACK, false },
	{ "gote", WHITE, false },
};

/* What a side does.  ENDING_none: it wins or loses for an unknown reason. */
static const struct {
	const char *word;
	bool wins;
	uint8_t ending;
} verbs[] = {
	{ "resigns", false, ENDING_resign },
	{ "resigned", false, ENDING_resign },
	{ "resign", false, ENDING_resign },
	{ "mates", true, ENDING_mate },
	{ "wins", true, ENDING_none },
	{ "win", true, ENDING_none },
	{ "won", true, ENDING_none },
	{ "loses", false, ENDING_none },
	{ "lost", false, ENDING_none },
};

/* A player's score, in half points. */
static const struct {
	const char *word;
	uint8_t points;
} scores[] = {
	{ "1/2", 1 },
	{ "½", 1 },
	{ "1", 2 },
	{ "0", 0 },
};

/* The signs between two scores. */
static const char *const separators[] = { "-", "\u2010", "\u2011", "\u2013", ":", "/" };

/* Whether a word continues at p. */
static bool
continues(const char *p, const char *end)
{
	return p != end && (((*p | 0x20) >= 'a' && (*p | 0x20) <= 'z') || (str_is_digit(*p)));
}

/* Reads what a side did, as in "Black resigns", and who wins by it. */
static const char *
take_statement(const char *p, const char *end, bool chess, struct psn_outcome *outcome)
{
	const char *q = NULL, *after;
	enum side side = NO_SIDE;
	size_t i;

	for (i = 0; q == NULL && i < sizeof sides / sizeof *sides; i++) {
		q = psn_take_word(p, end, sides[i].word);
		side = (enum side)sides[i].side;
		if (sides[i].colour && chess)
			side = side_other(side);
	}
	if (q == NULL || continues(q, end))
		return NULL;
	q = scan_blanks(q, end);
	for (i = 0; i < sizeof verbs / sizeof *verbs; i++) {
		after = psn_take_word(q, end, verbs[i].word);
		if (after == NULL || continues(after, end))
			continue;
		outcome->ending = verbs[i].ending;
		outcome->winner = (uint8_t)(verbs[i].wins ? side : side_other(side));
		return after;
	}
	return NULL;
}

static const char *
take_score(const char *p, const char *end, unsigned *points)
{
	const char *after = NULL;
	size_t i;

	for (i = 0; after == NULL && i < sizeof scores / sizeof *scores; i++) {
		after = psn_take_word(p, end, scores[i].word);
		*points = scores[i].points;
	}
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
	unsigned black, white;
	const char *q = NULL;
	size_t i;

	p = take_score(p, end, &black);
	if (p == NULL)
		return NULL;
	p = scan_blanks(p, end);
	for (i = 0; q == NULL && i < sizeof separators / sizeof *separators; i++)
		q = psn_take_word(p, end, separators[i]);
	p = q == NULL ? NULL : take_score(scan_blanks(q, end), end, &white);
	if (p == NULL || black + white != 2 || continues(p, end) || (p != end && *p == '/'))
		return NULL;
	*winner = winner_of(black);
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

static const char *
take_ending(const char *p, const char *end, uint8_t *ending)
{
	const char *q;
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		q = psn_take_word(p, end, words[i].word);
		if (q == NULL || (continues(q, end) && !words[i].stem))
			continue;
		*ending = words[i].ending;
		while (continues(q, end))
			q++;
		return q;
	}
	return NULL;
}

const char *
psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim)
{
	struct psn_outcome outcome = { .winner = NO_SIDE, .ending = ENDING_none };
	const char *q = take_ending(p, end, &outcome.ending);

	if (q == NULL)
		q = take_statement(p, end, chess, &outcome);
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
psn_word_value(struct str value, struct psn_outcome *outcome)
{
	const char *end = value.p + value.n, *p = psn_word_result(value.p, end, false, outcome);
	struct claim claim;
	unsigned points;

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
	p = take_score(value.p, end, &points); /* black's alone */
	*outcome = (struct psn_outcome){ .given = p == end };
	if (p != end)
		return NULL;
	outcome->winner = winner_of(points);
	return p;
}

const char *
psn_word_pass(const char *p, const char *end)
{
	static const char *const passes[] = { "--", "pass", "null", "z0", "@@@@" };
	const char *q;
	size_t i;

	for (i = 0; i < sizeof passes / sizeof *passes; i++) {
		q = psn_take_word(p, end, passes[i]);
		if (q != NULL && (q == end || str_is_space(*q) || *q == ')' || *q == '{'))
			return q;
	}
	return NULL;
}
