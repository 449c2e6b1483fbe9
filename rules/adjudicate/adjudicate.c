#include "rules/adjudicate/adjudicate.h"

#include "rules/board/play.h"
#include "rules/variants/law.h"

/* Whether the limit of moves was reached before the ending. */
static bool
limit_reached(const struct ending_facts *facts)
{
	return facts->terms->move_limit != 0 && facts->number >= facts->terms->move_limit;
}

/* Judges a declaration by the side to move, by the terms of the game. */
static struct impasse
judge_declaration(const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;
	struct impasse impasse =
	    impasse_judge(facts->position, terms->declaration, terms->rule_set->handicap_given);

	if (impasse.verdict == IMPASSE_win && limit_reached(facts))
		return (struct impasse){ IMPASSE_draw, PHRASE_after_limit, terms->move_limit, 0 };
	return impasse;
}

/* Whether a declaration that lacks points may have been made by the rule that requires fewer, since
 * neither caller nor record names one. */
static bool
holds_by_27(const struct ending_facts *facts, const struct impasse *impasse)
{
	const struct terms *terms = facts->terms;

	return impasse->why == PHRASE_few_points && !terms->declaration_named &&
	       impasse_judge(facts->position, DECLARATION_27, terms->rule_set->handicap_given)
		       .verdict == IMPASSE_win;
}

/* Reports a declaration that does not win.  The arguments {2} and {3} are the numbers of the
 * condition that fails, or the piece that gives check and its square. */
static void
report_false(
    const struct ending_facts *facts, const struct impasse *impasse, enum severity severity)
{
	const struct position *position = facts->position;
	enum side side = (enum side)position->side;
	struct arg is = A_NUMBER(impasse->is), needed = A_NUMBER(impasse->needed);
	struct impasse_count count =
	    impasse_count(position, side, facts->terms->rule_set->handicap_given);
	enum phrase effect = holds_by_27(facts, impasse)            ? PHRASE_holds_by_27
			     : impasse->verdict == IMPASSE_draw     ? PHRASE_is_draw
			     : facts->terms->rule_set->failed_loses ? PHRASE_declarer_loses
								    : PHRASE_is_void;

	if (impasse->why == PHRASE_declares_in_check) {
		square_t from =
		    position_attacker(position, position->royal[side][0], side_other(side));

		is = (struct arg)A_PIECE(piece_face(position_at(position, from)));
		needed = (struct arg)A_SQUARE(from);
	}
	diags_add(facts->diags, DIAG_false_declaration, facts->at, 0,
	    ARGS(A_SIDE(side), A_PHRASE(impasse->why), is, needed, A_PHRASE(effect),
		A_SQUARE(position->royal[side][0]), A_NUMBER(count.pieces), A_NUMBER(count.points)))
	    ->severity = severity;
}

static bool
check_declaration(const struct ending_facts *facts)
{
	struct impasse impasse = judge_declaration(facts);
	bool holds = impasse.verdict == IMPASSE_win || holds_by_27(facts, &impasse);

	if (impasse.verdict != IMPASSE_win)
		report_false(facts, &impasse, holds ? SEVERITY_note : SEVERITY_error);
	return holds;
}

/* A declaration that failed, by the record.  It may have failed by a condition that no board shows,
 * such as time, so that this is never an error. */
static bool
check_failed(const struct ending_facts *facts)
{
	if (judge_declaration(facts).verdict == IMPASSE_win)
		ending_check_contradiction(
		    facts, ENDING_failed_declaration, ARGS(A_PHRASE(PHRASE_declaration_holds)));
	return true;
}

/* Where the rules have a declared draw; elsewhere the word means a draw of any kind. */
static bool
check_declared_draw(const struct ending_facts *facts)
{
	struct impasse impasse = judge_declaration(facts);

	if (facts->terms->declaration != DECLARATION_24 || !facts->terms->declaration_named)
		return true;
	if (impasse.verdict == IMPASSE_win)
		ending_check_contradiction(
		    facts, ENDING_declaration_draw, ARGS(A_PHRASE(PHRASE_declaration_wins)));
	else if (impasse.verdict == IMPASSE_lose)
		report_false(facts, &impasse, SEVERITY_warning);
	return true;
}

/* Whether a limit on the number of moves may have ended the game: that of any rule set, if none was
 * asked for. */
static bool
perhaps_limited(const struct ending_facts *facts)
{
	if (limit_reached(facts))
		return true;
	for (size_t i = 0; i < rule_set_count && !facts->terms->asked; i++) {
		uint32_t before = rule_set_rows[i].limit.before;
		uint32_t limit = before != 0 ? before : rule_set_rows[i].limit.moves;

		if (limit != 0 && facts->number >= limit)
			return true;
	}
	return false;
}

/* Whether a king stands on the middle rank or past it.  Agreed impasses of professionals have kings
 * that are not in the promotion zone yet. */
static bool
has_advanced(const struct position *position, enum side side)
{
	unsigned middle = (position->compiled->variant->height + 1u) / 2;
	unsigned rank = square_rank(position->royal[side][0]);

	return side == BLACK ? rank <= middle : rank >= middle;
}

/* An agreed impasse: both kings have entered the other's half and each side has the points of the
 * rule set (24), unless the move limit ended the game; and where these are half of all (27), one
 * side wins. */
static bool
check_jishogi(const struct ending_facts *facts)
{
	const struct rule_set *rule_set = facts->terms->rule_set;
	const bool entered[] = { has_advanced(facts->position, BLACK),
		has_advanced(facts->position, WHITE) };

	if (!perhaps_limited(facts) && !(entered[BLACK] && entered[WHITE])) {
		ending_check_contradiction(facts, ENDING_jishogi,
		    ARGS(A_PHRASE(entered[BLACK] == entered[WHITE] ? PHRASE_kings_at_home
								   : PHRASE_king_at_home),
			A_SIDE(entered[BLACK] ? WHITE : BLACK)));
		return true;
	}
	for (unsigned side = BLACK; side <= WHITE && !limit_reached(facts); side++) {
		unsigned points =
		    impasse_count(facts->position, (enum side)side, rule_set->handicap_given).total;

		if (points < rule_set->agreement) {
			ending_check_contradiction(facts, ENDING_jishogi,
			    ARGS(A_PHRASE(PHRASE_agreed_below), A_SIDE((enum side)side),
				A_NUMBER(points), A_NUMBER(rule_set->agreement)));
			return true;
		}
	}
	if (rule_set->white_wins_equal)
		ending_check_contradiction(
		    facts, ENDING_jishogi, ARGS(A_PHRASE(PHRASE_equal_points), A_SIDE(WHITE)));
	return true;
}

/* Checks only a limit that the caller or the record names: another may not be the game's. */
static bool
check_max_moves(const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;

	if (!terms->limit_named && !terms->asked)
		return true;
	if (terms->move_limit == 0)
		ending_check_contradiction(
		    facts, ENDING_max_moves, ARGS(A_PHRASE(PHRASE_no_limit)));
	else if (facts->number < terms->min_limit)
		ending_check_contradiction(facts, ENDING_max_moves,
		    ARGS(A_PHRASE(PHRASE_limit_ahead), A_NUMBER(facts->number),
			A_NUMBER(terms->min_limit)));
	return true;
}

/* Returns the square that a side's king must reach for a try (トライ): the other king's first one.
 */
static square_t
goal_of(const struct position *position, enum side side)
{
	return position->compiled->even->royal[side_other(side)][0];
}

static bool
check_try(const struct ending_facts *facts)
{
	const struct position *position = facts->position;
	enum side side = side_other((enum side)position->side);

	if (position->royals[side] != 1 || facts->last_illegal ||
	    position->royal[side][0] != goal_of(position, side))
		ending_check_contradiction(facts, ENDING_try_rule, ARGS(A_PHRASE(PHRASE_no_try)));
	else if (facts->terms->try_rule == TRY_entered &&
		 !impasse_entered(position, side_other(side)))
		ending_check_contradiction(facts, ENDING_try_rule,
		    ARGS(A_PHRASE(PHRASE_try_alone), A_SIDE(side_other(side))));
	return true;
}

bool
adjudicate_ending(const struct ending_facts *facts, enum ending ending)
{
	static bool (*const checks[ENDING_COUNT])(const struct ending_facts *facts) = {
		[ENDING_declaration] = check_declaration,
		[ENDING_failed_declaration] = check_failed,
		[ENDING_declaration_draw] = check_declared_draw,
		[ENDING_jishogi] = check_jishogi,
		[ENDING_max_moves] = check_max_moves,
		[ENDING_try_rule] = check_try,
	};

	return checks[ending] == NULL || !facts->position->compiled->variant->adjudicated ||
	       checks[ending](facts);
}

bool
adjudicate_is_foul(unsigned broken)
{
	static const unsigned slips = LAW_BIT(wrong_side) | LAW_BIT(wrong_piece_name) |
				      LAW_BIT(unpromote) | LAW_BIT(royal_lost) | LAW_BIT(game_over);

	return broken != 0 && (broken & slips) == 0;
}

/* The effect of an unnoticed foul on the result, by the age of the game and of the rule. */
static const struct {
	enum severity severity;
	enum phrase phrase;
} foul_effects[] = {
	[RULE_SET_before] = { SEVERITY_note, PHRASE_result_stands },
	[RULE_SET_since] = { SEVERITY_error, PHRASE_foul_loses },
	[RULE_SET_undated] = { SEVERITY_warning, PHRASE_foul_loses_now },
};

/* Returns the last move of the main line. */
static uint32_t
last_played(const struct game *game)
{
	uint32_t last = 0, node = 0;

	while ((node = game_next(game, node)) != 0)
		last = node;
	return last;
}

/* Reports who should have won after an unnoticed foul.  By the Japan Shogi Association's match
 * rules a foul loses even if it is found after the end (since October 2019); before, a resignation
 * stood. */
static void
check_foul(const struct game *game, const struct ending_facts *facts, const struct foul *foul,
    struct value_patterns *value_patterns)
{
	const struct record *record = game->record;
	enum rule_set_age age;
	struct finding *finding;
	enum ending ending = game->ending;
	bool same = game->winner == side_other(foul->side);

	if (foul->node == 0 || game->end == 0 || game->problem ||
	    (record->plies[game->end].claim.ending_flags & ENDING_later) != 0)
		return;
	/* the game ended with a foul of the same side: it was noticed, if late */
	if (same && (ending == ENDING_illegal_move || ending == ENDING_illegal_action))
		return;
	/* an unfinished game has no result that the foul could change */
	if (game->winner == NO_SIDE && !ending_is_draw(ending))
		return;
	/* it ended the game: the result is its own, whatever its word */
	if (same && foul->node == last_played(game))
		return;
	age = rule_set_age(record, value_patterns, facts->terms->rule_set->foul_since);
	finding = diags_add(facts->diags, DIAG_unnoticed_foul, record->plies[game->end].at, 0,
	    ARGS(A_SIDE(foul->side), A_NUMBER(foul->ply),
		A_PHRASE(same ? PHRASE_result_same : foul_effects[age].phrase),
		A_SIDE(side_other(foul->side))));
	finding->severity = same ? SEVERITY_note : foul_effects[age].severity;
	finding->related = record->plies[foul->node].at;
}

/* A cursor on the main line. */
struct mainline {
	const struct game *game;
	uint32_t node, number; /* of the present move */
};

static bool
next_move(struct mainline *line)
{
	const struct game *game = line->game;

	do
		line->node = game->record->plies[line->node].next;
	while (line->node != 0 && game->moves[line->node].kind == MOVE_end);
	line->number++;
	return line->node != 0 && game->moves[line->node].kind != MOVE_none;
}

/*
 * Reports the first move after the limit.  Where checks extend it, a check with the last move lets
 * the checking side go on until one of its moves is no check.
 */
static void
check_limit(const struct game *game, const struct ending_facts *facts)
{
	const struct terms *terms = facts->terms;
	struct mainline line = { game, 0, game->start.number };
	const struct compiled_variant *compiled = facts->position->compiled;
	square_t kings[2] = { NO_SQUARE, NO_SQUARE }; /* where they have gone */
	uint32_t over = 0; /* the number of the move that reached the limit */

	if (terms->move_limit == 0 || game->start.number + game->plies <= terms->move_limit)
		return;
	if (!terms->limit_named && game->handicap == NULL) /* problems have no limit */
		return;
	while (next_move(&line)) {
		const struct move *move = &game->moves[line.node];
		bool goes_on = terms->check_extends && (move->flags & MOVE_check) != 0;
		bool entered;

		if (compiled_is_royal(compiled, move->piece))
			kings[move->side] = move->to;
		entered = compiled_in_zone(compiled, BLACK, kings[BLACK]) ||
			  compiled_in_zone(compiled, WHITE, kings[WHITE]);
		if (over != 0) {
			diags_add(facts->diags, DIAG_move_limit_passed,
			    game->record->plies[line.node].at, line.number - game->start.number,
			    ARGS(A_NUMBER(terms->move_limit), A_NUMBER(over)));
			return;
		}
		if (line.number < terms->move_limit || (line.number - terms->move_limit) % 2 != 0 ||
		    goes_on)
			continue;
		if (!entered && terms->king_enters)
			return;
		over = line.number;
	}
}

/* Reports a king that reached its goal in a game that ended in another way. */
static void
check_tries(const struct game *game, const struct ending_facts *facts)
{
	const struct position *position = facts->position;
	struct mainline line = { game, 0, 0 };
	bool entered[2] = { false, false };

	if (game->ending == ENDING_try_rule || game->end == 0)
		return;
	while (next_move(&line)) {
		const struct move *move = &game->moves[line.node];
		enum side side = (enum side)move->side;

		if (!compiled_is_royal(position->compiled, move->piece))
			continue;
		entered[side] = compiled_in_zone(position->compiled, side, move->to);
		if (move->to != goal_of(position, side) || (move->flags & MOVE_illegal) != 0 ||
		    (facts->terms->try_rule == TRY_entered && !entered[side_other(side)]))
			continue;
		ending_check_contradiction(facts, game->ending,
		    ARGS(A_PHRASE(PHRASE_tried), A_SIDE(side), A_NUMBER(line.number)));
		return;
	}
}

void
adjudicate_game(const struct game *game, const struct ending_facts *facts, const struct foul *foul,
    struct value_patterns *value_patterns)
{
	if (!facts->position->compiled->variant->adjudicated)
		return;
	check_foul(game, facts, foul, value_patterns);
	check_limit(game, facts);
	if (facts->terms->try_rule)
		check_tries(game, facts);
}

void
adjudicate_declarations(const struct compiled_variant *compiled, const struct game *game,
    const struct terms *terms, uint32_t first[2])
{
	uint32_t node = 0, number = 1;
	struct position position;
	struct undo undo;

	first[BLACK] = first[WHITE] = 0;
	if (!compiled->variant->adjudicated)
		return;
	position_load(&position, compiled, &game->start);
	for (;; number++) {
		enum side side = (enum side)position.side;
		struct move move;

		if (first[side] == 0 && impasse_entered(&position, side) &&
		    impasse_judge(&position, terms->declaration, terms->rule_set->handicap_given)
			    .verdict == IMPASSE_win)
			first[side] = number;
		node = game_next(game, node);
		if (node == 0)
			return;
		move = game->moves[node];
		play_move(&position, &move, &undo);
	}
}
