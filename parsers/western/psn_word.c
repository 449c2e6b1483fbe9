#include "parsers/western/psn.h"

#include "record/text/scan.h"

/* A word for an ending, in lower case, as seen from the side to move (psn-hodges.md 2.5).  Of a
 * stem the word may go on: Interrupted. */
static const struct {
	struct str word;
	bool stem;
	uint8_t ending;
} words[] = {
	{ { "resign", 6 }, true, ENDING_resign },
	{ { "toryo", 5 }, false, ENDING_resign },
	{ { "投了", 6 }, false, ENDING_resign },
	{ { "sennichite", 10 }, true, ENDING_sennichite },
	{ { "千日手", 9 }, false, ENDING_sennichite },
	{ { "jishogi", 7 }, true, ENDING_declaration },
	{ { "kachi", 5 }, false, ENDING_declaration },
	{ { "持将棋", 9 }, false, ENDING_jishogi },
	{ { "timeup", 6 }, true, ENDING_time_up },
	{ { "time-up", 7 }, false, ENDING_time_up },
	{ { "time up", 7 }, false, ENDING_time_up },
	{ { "flag", 4 }, false, ENDING_time_up },
	{ { "illegalmove", 11 }, true, ENDING_illegal_move },
	{ { "illegalaction", 13 }, true, ENDING_illegal_action },
	{ { "mate", 4 }, false, ENDING_mate },
	{ { "mated", 5 }, false, ENDING_mate },
	{ { "checkmate", 9 }, false, ENDING_mate },
	{ { "tsumi", 5 }, false, ENDING_mate },
	{ { "詰み", 6 }, false, ENDING_mate },
	{ { "interrupt", 9 }, true, ENDING_interrupted },
	{ { "chudan", 6 }, false, ENDING_interrupted },
	{ { "adjourned", 9 }, false, ENDING_interrupted },
	{ { "中断", 6 }, false, ENDING_interrupted },
	{ { "hikiwake", 8 }, false, ENDING_draw },
	{ { "draw", 4 }, false, ENDING_draw },
	{ { "drawn", 5 }, false, ENDING_draw },
	/* MyShogi's PSN2, where no word has two meanings */
	{ { "maxmovesdraw", 12 }, false, ENDING_max_moves },
	{ { "tryrulewin", 10 }, false, ENDING_try_rule },
	{ { "declarationwin", 14 }, false, ENDING_declaration },
	{ { "repetitiondraw", 14 }, false, ENDING_sennichite },
	{ { "repetitionwin", 13 }, false, ENDING_perpetual_check },
};

/* What programs write for a declared win, and others for a draw. */
static const struct str jishogi = { "jishogi", 7 };

/* The sides by name.  In XBoard's games White is the first mover. */
static const struct {
	struct str word;
	uint8_t side;
	bool colour;
} sides[] = {
	{ { "black", 5 }, BLACK, true },
	{ { "white", 5 }, WHITE, true },
	{ { "sente", 5 }, BLACK, false },
	{ { "gote", 4 }, WHITE, false },
};

/* What a side does; ENDING_none: it wins or loses, nobody says how. */
static const struct {
	struct str word;
	bool wins;
	uint8_t ending;
} verbs[] = {
	{ { "resigns", 7 }, false, ENDING_resign },
	{ { "resigned", 8 }, false, ENDING_resign },
	{ { "resign", 6 }, false, ENDING_resign },
	{ { "mates", 5 }, true, ENDING_mate },
	{ { "wins", 4 }, true, ENDING_none },
	{ { "win", 3 }, true, ENDING_none },
	{ { "won", 3 }, true, ENDING_none },
	{ { "loses", 5 }, false, ENDING_none },
	{ { "lost", 4 }, false, ENDING_none },
};

/* What players score, in half points. */
static const struct {
	struct str word;
	uint8_t points;
} scores[] = {
	{ { "1/2", 3 }, 1 },
	{ { "½", 2 }, 1 },
	{ { "1", 1 }, 2 },
	{ { "0", 1 }, 0 },
};

/* What stands between the scores. */
static const struct str between[] = {
	{ "-", 1 },
	{ "‐", 3 }, /* U+2010 */
	{ "‑", 3 }, /* U+2011 */
	{ "–", 3 }, /* U+2013 */
	{ ":", 1 },
	{ "/", 1 },
};

/* After word (in lower case) at p in any case, or NULL. */
static const char *
take(const char *p, const char *end, struct str word)
{
	size_t i;

	if ((size_t)(end - p) < word.n)
		return NULL;
	for (i = 0; i < word.n; i++) {
		if (str_lower(p[i]) != word.p[i])
			return NULL;
	}
	return p + word.n;
}

/* Whether a word goes on at p. */
static bool
goes_on(const char *p, const char *end)
{
	return p != end && (str_is_letter(*p) || str_is_digit(*p));
}

static const char *
word_end(const char *p, const char *end)
{
	while (goes_on(p, end))
		p++;
	return p;
}

/* Reads what a side did, and to whom the game goes by it. */
static const char *
take_deed(const char *p, const char *end, bool chess, uint8_t *ending, uint8_t *winner)
{
	const char *q = NULL, *after;
	size_t i;

	for (i = 0; q == NULL && i < sizeof sides / sizeof *sides; i++) {
		q = take(p, end, sides[i].word);
		*winner = sides[i].side;
		if (sides[i].colour && chess)
			*winner = (uint8_t)side_other((enum side) * winner);
	}
	if (q == NULL || goes_on(q, end))
		return NULL;
	q = scan_blanks(q, end);
	for (i = 0; i < sizeof verbs / sizeof *verbs; i++) {
		after = take(q, end, verbs[i].word);
		if (after == NULL || goes_on(after, end))
			continue;
		*ending = verbs[i].ending;
		if (!verbs[i].wins)
			*winner = (uint8_t)side_other((enum side) * winner);
		return after;
	}
	return NULL;
}

static const char *
take_score(const char *p, const char *end, unsigned *points)
{
	size_t i, n;

	for (i = 0; i < sizeof scores / sizeof *scores; i++) {
		n = scan_word(p, end, scores[i].word);
		if (n > 0) {
			*points = scores[i].points;
			return p + n;
		}
	}
	return NULL;
}

/* Reads 1-0 and its like: what the two score makes one point. */
static const char *
take_scores(const char *p, const char *end, uint8_t *winner)
{
	unsigned black, white;
	size_t i, n = 0;

	p = take_score(p, end, &black);
	if (p == NULL)
		return NULL;
	p = scan_blanks(p, end);
	for (i = 0; n == 0 && i < sizeof between / sizeof *between; i++)
		n = scan_word(p, end, between[i]);
	if (n == 0)
		return NULL;
	p = take_score(scan_blanks(p + n, end), end, &white);
	if (p == NULL || black + white != 2 || goes_on(p, end) || (p != end && *p == '/'))
		return NULL;
	*winner = black == white ? NO_SIDE : black > white ? BLACK : WHITE;
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
	uint8_t winner = NO_SIDE, ending = ENDING_none;
	const char *q = take_scores(p, end, &winner), *first = skip_dashes(p, end);

	if (q == NULL) {
		q = take_deed(first, end, chess, &ending, &winner);
		if (q == NULL || ending != ENDING_none)
			return NULL;
		q = first == p ? q : skip_dashes(q, end); /* --Black Won-- */
	}
	outcome->given = true;
	outcome->winner = winner;
	outcome->ending = ENDING_none;
	return q;
}

/* Reads a word for an ending. */
static const char *
take_ending(const char *p, const char *end, uint8_t *ending)
{
	const char *q;
	size_t i;

	for (i = 0; i < sizeof words / sizeof *words; i++) {
		q = take(p, end, words[i].word);
		if (q == NULL || (goes_on(q, end) && !words[i].stem))
			continue;
		*ending = words[i].ending;
		return word_end(q, end);
	}
	return NULL;
}

const char *
psn_word_ending(const char *p, const char *end, bool chess, struct claim *claim)
{
	uint8_t ending = ENDING_none, winner = NO_SIDE;
	const char *q = take_ending(p, end, &ending);

	if (q == NULL)
		q = take_deed(p, end, chess, &ending, &winner);
	if (q == NULL || ending == ENDING_none)
		return NULL;
	*claim = (struct claim){ .has = take(p, end, jishogi) != NULL ? CLAIM_HAS_unclear : 0,
		.kind = CLAIM_end,
		.side = NO_SIDE,
		.ending = ending,
		.winner = winner };
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
	if (p != NULL && (claim.has & CLAIM_HAS_unclear) != 0)
		claim.ending = ENDING_jishogi; /* programs write no tag for a win by it */
	if (p != NULL) {
		*outcome = (struct psn_outcome){
			.given = true, .winner = claim.winner, .ending = claim.ending
		};
		return p;
	}
	/* what black scored, alone */
	p = take_score(value.p, end, &points);
	if (p == NULL || p != end)
		return NULL;
	*outcome = (struct psn_outcome){ .given = true,
		.winner = points == 1   ? NO_SIDE
			  : points == 2 ? BLACK
					: WHITE };
	return p;
}

const char *
psn_word_pass(const char *p, const char *end)
{
	static const struct str passes[] = { { "--", 2 }, { "pass", 4 }, { "null", 4 }, { "z0", 2 },
		{ "@@@@", 4 } };
	size_t i;

	for (i = 0; i < sizeof passes / sizeof *passes; i++) {
		const char *q = take(p, end, passes[i]);

		if (q != NULL && (q == end || str_is_space(*q) || *q == ')' || *q == '{'))
			return q;
	}
	return NULL;
}
