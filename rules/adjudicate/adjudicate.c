#include "rules/adjudicate/adjudicate.h"

#include "rules/laws/laws.h"

static void
contradiction(enum ending ending, const struct arg *why, struct span at, struct diags *diags)
{
	struct arg args[DIAG_ARGS_MAX + 1] = { A_ENDING(ending) };

	for (unsigned i = 1; i < DIAG_ARGS_MAX && why[i - 1].kind != ARG_end; i++)
		args[i] = why[i - 1];
	diags_add(diags, DIAG_result_contradiction, at, 0, args);
}

/* Whether the limit of moves was reached before the ending. */
static bool
limit_reached(const struct ending_facts *facts)
{
	return facts->terms->move_limit != 0 && facts->number >= facts->terms->move_limit;
}

/* --- declarations --- */

/* Judges a declaration by the side to move on the terms of the game. */
static struct impasse
judge_declaration(const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;
	const struct rule_set *rule_set = terms->rule_set;
	struct impasse impasse =
	    impasse_judge(facts->position, terms->declaration, rule_set->handicap_given);

	if (impasse.verdict == IMPASSE_win && limit_reached(facts))
		return (struct impasse){ IMPASSE_draw, PHRASE_after_limit, terms->move_limit, 0 };
	return impasse;
}

/*
 * Whether a declaration that lacks points may have been made by the rule that asks for fewer:
 * nobody said which.
 */
static bool
holds_elsewhere(const struct ending_facts *facts, const struct impasse *impasse)
{
	const struct terms *terms = facts->terms;

	return impasse->why == PHRASE_few_points && !terms->declaration_said &&
	       impasse_judge(facts->position, DECLARATION_27, terms->rule_set->handicap_given)
		       .verdict == IMPASSE_win;
}

/* What becomes of the game by a declaration that does not win. */
static enum phrase
consequence(const struct ending_facts *facts, const struct impasse *impasse)
{
	if (holds_elsewhere(facts, impasse))
		return PHRASE_holds_by_27;
	if (impasse->verdict == IMPASSE_draw)
		return PHRASE_is_draw;
	return facts->terms->rule_set->failed == WINS_nobody ? PHRASE_is_void
							     : PHRASE_declarer_loses;
}

static void
report_false(const struct ending_facts *facts, const struct impasse *impasse,
    enum severity severity, struct span at, struct diags *diags)
{
	diags_add(diags, DIAG_false_declaration, at, 0,
	    ARGS(A_SIDE((enum side)facts->position->side), A_PHRASE(impasse->why),
		A_NUMBER(impasse->is), A_NUMBER(impasse->needed),
		A_PHRASE(consequence(facts, impasse))))
	    ->severity = severity;
}

static bool
check_declaration(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	struct impasse impasse = judge_declaration(facts);
	bool holds = impasse.verdict == IMPASSE_win || holds_elsewhere(facts, &impasse);

	(void)ending;
	if (impasse.verdict != IMPASSE_win)
		report_false(facts, &impasse, holds ? SEVERITY_note : SEVERITY_error, at, diags);
	return holds;
}

/* A declaration that is said to have failed.  Time and the other conditions that no board shows are
 * not known: a remark is all. */
static bool
check_failed(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	if (judge_declaration(facts).verdict == IMPASSE_win)
		contradiction(ending, ARGS(A_PHRASE(PHRASE_declaration_holds)), at, diags);
	return true;
}

/* Where the rules know a declared draw; elsewhere the word means a draw of any kind. */
static bool
check_declared_draw(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	struct impasse impasse = judge_declaration(facts);

	if (facts->terms->declaration != DECLARATION_24 || !facts->terms->declaration_said)
		return true;
	if (impasse.verdict == IMPASSE_win)
		contradiction(ending, ARGS(A_PHRASE(PHRASE_declaration_wins)), at, diags);
	else if (impasse.verdict == IMPASSE_lose)
		report_false(facts, &impasse, SEVERITY_warning, at, diags);
	return true;
}

/* --- other endings --- */

/* An agreed impasse: each side needs so many points (24), unless the move limit ended the game. */
static bool
check_jishogi(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	const struct rule_set *rule_set = facts->terms->rule_set;

	if (limit_reached(facts))
		return true;
	for (unsigned side = BLACK; side <= WHITE; side++) {
		unsigned points =
		    impasse_total(facts->position, (enum side)side, rule_set->handicap_given);

		if (points < rule_set->agreement) {
			contradiction(ending,
			    ARGS(A_PHRASE(PHRASE_agreed_below), A_SIDE((enum side)side),
				A_NUMBER(points), A_NUMBER(rule_set->agreement)),
			    at, diags);
			break;
		}
	}
	return true;
}

/* A limit that neither the caller nor the record names is not known to be the game's. */
static bool
check_max_moves(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	const struct terms *terms = facts->terms;

	if (!terms->limit_said && !terms->asked)
		return true;
	if (terms->move_limit == 0)
		contradiction(ending, ARGS(A_PHRASE(PHRASE_no_limit)), at, diags);
	else if (facts->number < terms->least_limit)
		contradiction(ending,
		    ARGS(A_PHRASE(PHRASE_limit_ahead), A_NUMBER(facts->number),
			A_NUMBER(terms->least_limit)),
		    at, diags);
	return true;
}

/* The square that a side's king must reach for a try (トライ): where the other king begins. */
static square_t
goal_of(const struct position *position, enum side side)
{
	return position->compiled->even->royal[side_other(side)][0];
}

static bool
check_try(const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	const struct position *position = facts->position;
	enum side side = side_other((enum side)position->side);

	if (position->royals[side] != 1 || facts->last_illegal ||
	    position->royal[side][0] != goal_of(position, side))
		contradiction(ending, ARGS(A_PHRASE(PHRASE_no_try)), at, diags);
	return true;
}

static const struct {
	enum ending ending;
	bool (*check)(const struct ending_facts *facts, enum ending ending, struct span at,
	    struct diags *diags);
} checks[] = {
	{ ENDING_declaration, check_declaration },
	{ ENDING_failed_declaration, check_failed },
	{ ENDING_declaration_draw, check_declared_draw },
	{ ENDING_jishogi, check_jishogi },
	{ ENDING_max_moves, check_max_moves },
	{ ENDING_try_rule, check_try },
};

bool
adjudicate_ending(
    const struct ending_facts *facts, enum ending ending, struct span at, struct diags *diags)
{
	for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
		if (checks[i].ending == ending && facts->position->compiled->variant->adjudicated)
			return checks[i].check(facts, ending, at, diags);
	return true;
}

/* --- the game as a whole --- */

bool
adjudicate_is_foul(unsigned broken)
{
	static const unsigned slips = LAW_BIT(wrong_side) | LAW_BIT(wrong_piece_name) |
				      LAW_BIT(unpromote) | LAW_BIT(royal_lost);

	return broken != 0 && (broken & slips) == 0;
}

/* Endings that decide a game without a winner. */
static bool
is_draw(enum ending ending)
{
	static const enum ending draws[] = { ENDING_sennichite, ENDING_jishogi,
		ENDING_declaration_draw, ENDING_max_moves, ENDING_draw };

	for (size_t i = 0; i < sizeof draws / sizeof *draws; i++)
		if (draws[i] == ending)
			return true;
	return false;
}

/* What an unnoticed foul does to the result, by the age of the game and of the rule. */
static const struct {
	enum severity severity;
	enum phrase phrase;
} foul_lots[] = {
	[RULE_SET_before] = { SEVERITY_note, PHRASE_result_stands },
	[RULE_SET_since] = { SEVERITY_error, PHRASE_foul_loses },
	[RULE_SET_undated] = { SEVERITY_warning, PHRASE_foul_loses_now },
};

/* Whether the game ended with a foul of the same side: it was noticed, if late. */
static bool
names_foul(const struct game *game, const struct foul *foul)
{
	return game->winner == side_other(foul->side) &&
	       (game->ending == ENDING_illegal_move || game->ending == ENDING_illegal_action);
}

/* Says of a foul that went unnoticed who should have won (rules.md 1.3). */
static void
check_foul(const struct game *game, const struct terms *terms, const struct foul *foul,
    struct value_patterns *value_patterns, struct diags *diags)
{
	const struct record *record = game->record;
	enum rule_set_age age;
	struct finding *finding;
	enum phrase phrase;

	if (foul->node == 0 || game->end == 0 || names_foul(game, foul) ||
	    (game->winner == NO_SIDE && !is_draw(game->ending)))
		return;
	age = rule_set_age(record, value_patterns, terms->rule_set->foul_since);
	phrase = foul_lots[age].phrase;
	if (game->winner == side_other(foul->side))
		phrase = PHRASE_result_same;
	finding = diags_add(diags, DIAG_unnoticed_foul, record->plies[game->end].at, 0,
	    ARGS(A_SIDE(foul->side), A_NUMBER(foul->ply), A_PHRASE(phrase),
		A_SIDE(side_other(foul->side))));
	finding->severity = phrase == PHRASE_result_same ? SEVERITY_note : foul_lots[age].severity;
	finding->related = record->plies[foul->node].at;
}

/* A walk along the main line, move by move. */
struct line_walk {
	const struct game *game;
	uint32_t node, number; /* of the present move */
	square_t kings[2];     /* where a king went, for who asks royal_moved; by side */
};

static bool
next_move(struct line_walk *walk)
{
	const struct game *game = walk->game;

	do
		walk->node = game->record->plies[walk->node].next;
	while (walk->node != 0 && game->moves[walk->node].kind == MOVE_end);
	walk->number++;
	return walk->node != 0 && game->moves[walk->node].kind != MOVE_none;
}

/* Whether the walk's last move brought a king into its far ranks, or it stays there. */
static bool
king_entered(struct line_walk *walk, const struct compiled_variant *compiled)
{
	const struct move *move = &walk->game->moves[walk->node];
	bool entered = false;

	if ((compiled->traits[move->piece] & TRAIT_royal) != 0)
		walk->kings[move->side] = move->to;
	for (unsigned side = BLACK; side <= WHITE; side++)
		entered |= walk->kings[side] != 0 &&
			   (compiled->zone[side] >> square_rank(walk->kings[side]) & 1) != 0;
	return entered;
}

/*
 * The number of moves after which the game was over by its limit; 0 when it was not.  Where checks
 * extend it, a check with the last move lets the checker go on until a move of his is none.
 */
static uint32_t
over_at(const struct game *game, const struct terms *terms, const struct compiled_variant *compiled)
{
	struct line_walk walk = { game, 0, game->start.number, { 0, 0 } };

	while (next_move(&walk)) {
		bool goes_on =
		    terms->check_extends && (game->moves[walk.node].flags & MOVE_check) != 0;
		bool entered = king_entered(&walk, compiled);

		if (walk.number >= terms->move_limit &&
		    (walk.number - terms->move_limit) % 2 == 0 && !goes_on)
			return entered || !terms->king_enters ? walk.number : 0;
	}
	return 0;
}

static void
check_limit(const struct game *game, const struct ending_facts *facts, struct diags *diags)
{
	const struct record *record = game->record;
	const struct terms *terms = facts->terms;
	struct line_walk walk = { game, 0, game->start.number, { 0, 0 } };
	uint32_t over;

	if (terms->move_limit == 0 || game->start.number + game->plies <= terms->move_limit)
		return;
	if (!terms->limit_said && game->handicap == NULL) /* problems may be as long as they like */
		return;
	over = over_at(game, terms, facts->position->compiled);
	while (over != 0 && next_move(&walk)) {
		if (walk.number != over + 1)
			continue;
		diags_add(diags, DIAG_move_limit_passed, record->plies[walk.node].at,
		    walk.number - game->start.number,
		    ARGS(A_NUMBER(terms->move_limit), A_NUMBER(over)));
		return;
	}
}

/* A king that reached its goal has won: the game cannot have ended in another way. */
static void
check_tries(const struct game *game, const struct position *position, struct diags *diags)
{
	struct line_walk walk = { game, 0, 0, { 0, 0 } };

	if (game->ending == ENDING_try_rule || game->end == 0)
		return;
	while (next_move(&walk)) {
		const struct move *move = &game->moves[walk.node];

		if ((position->compiled->traits[move->piece] & TRAIT_royal) == 0 ||
		    move->to != goal_of(position, (enum side)move->side) ||
		    (move->flags & MOVE_illegal) != 0)
			continue;
		contradiction(game->ending,
		    ARGS(A_PHRASE(PHRASE_tried), A_SIDE((enum side)move->side),
			A_NUMBER(walk.number)),
		    game->record->plies[game->end].at, diags);
		return;
	}
}

void
adjudicate_game(const struct game *game, const struct ending_facts *facts, const struct foul *foul,
    struct value_patterns *value_patterns, struct diags *diags)
{
	const struct terms *terms = facts->terms;

	if (!facts->position->compiled->variant->adjudicated)
		return;
	check_foul(game, terms, foul, value_patterns, diags);
	check_limit(game, facts, diags);
	if (terms->rule_set->try_rule)
		check_tries(game, facts->position, diags);
}
