/* Positions of engine data that belong together, as the game that they were. */
#include "lib/session.h"
#include "parsers/parser_table.h"

/* PLIES: the longest game; positions that repeat one cycle would never end. */
enum { PLIES = 2048 };

/* The positions before and after a record's move, by which it is joined to others. */
struct link {
	struct diagram start, final;
	bool plays; /* its one move is legal */
	enum side winner;
};

/* Positions that follow each other, in the order of the text. */
struct chain {
	struct session *session;
	struct arena scratch; /* of the record that is judged */
	struct record *list;
	size_t count, cap;
	struct link last;
	bool backward; /* each precedes the one before it, as old generators wrote */
};

static bool
same_position(const struct diagram *a, const struct diagram *b)
{
	return a->width != 0 && a->turn == b->turn && a->width == b->width &&
	       memcmp(a->cells, b->cells, sizeof a->cells) == 0 &&
	       memcmp(a->hands, b->hands, sizeof a->hands) == 0;
}

/* Whether the position after a's move is b's, of the same game. */
static bool
follows(const struct link *a, const struct link *b)
{
	return a->plays && same_position(&a->final, &b->start) && a->winner == b->winner;
}

/* Judges a record without reporting anything. */
static void
judge_alone(struct chain *chain, const struct record *record, struct link *link)
{
	struct session *session = chain->session;
	struct record copy = *record;
	const struct game *game;
	struct diags none;

	arena_reset(&chain->scratch);
	diags_init(&none, &chain->scratch, 0);
	copy.arena = &chain->scratch;
	game = replay(session->rules, &copy, &session->options.replay, &none);
	link->start = game->start;
	link->final = game->final;
	link->plays = game->plies == 1 && game->verdict == VERDICT_ok;
	link->winner = game->winner;
}

static void
add(struct chain *chain, const struct record *record)
{
	*ARENA_ADD(&chain->session->game_arena, chain->list, chain->count, chain->cap) = *record;
}

/* Adds the next record, if it belongs to the chain; else it is left.  Returns whether it does. */
static bool
read_next(struct chain *chain)
{
	struct session *session = chain->session;
	struct parse before = session->parse;
	size_t findings = session->diags.count;
	struct record record;
	struct link link;

	if (chain->count == PLIES || !session_read(session, &record))
		return false;
	judge_alone(chain, &record, &link);
	if (chain->count == 1)
		chain->backward = !follows(&chain->last, &link) && follows(&link, &chain->last);
	if (chain->backward ? follows(&link, &chain->last) : follows(&chain->last, &link)) {
		add(chain, &record);
		chain->last = link;
		return true;
	}
	diags_forget(&session->diags, findings, session->diags.count);
	session->parse = before;
	return false;
}

/* --- one record of many */

static void
copy_notes(struct record *to, uint32_t node, const struct record *from, uint32_t source)
{
	for (uint32_t at = from->plies[source].notes; at != 0; at = from->notes[at - 1].next)
		record_add_note(to, node, from->notes[at - 1].kind, from->notes[at - 1].text,
		    from->notes[at - 1].at);
}

/* Adds the plies of a record after a node, which the last of them but an ending becomes. */
static void
append(struct record *to, uint32_t *node, const struct record *from)
{
	uint32_t at = *node;

	for (uint32_t next = from->plies[0].next; next != 0; next = from->plies[next].next) {
		struct ply *ply;

		at = record_add_ply(to, at, false);
		ply = &to->plies[at];
		ply->claim = from->plies[next].claim;
		ply->at = from->plies[next].at;
		ply->number = 0;
		copy_notes(to, at, from, next);
		if (ply->claim.kind != CLAIM_end)
			*node = at;
	}
}

/* Takes the ending after a node away: the game goes on. */
static void
drop_ending(struct record *record, uint32_t node)
{
	uint32_t end = record->plies[node].next;

	if (end == 0)
		return;
	record->plies[end].claim.kind = CLAIM_none;
	record->plies[node].next = 0;
}

/* Makes the session's record that of the chain. */
static void
merge(struct chain *chain)
{
	struct record *record = &chain->session->record;
	const struct span all = chain->list[0].at;
	const struct span last = chain->list[chain->count - 1].at;
	uint32_t node = 0;

	for (size_t i = 0; i < chain->count; i++) {
		size_t at = chain->backward ? chain->count - 1 - i : i;

		if (i == 0) {
			*record = chain->list[at];
			node = record->plies[0].next;
			continue;
		}
		drop_ending(record, node);
		append(record, &node, &chain->list[at]);
	}
	record_forget_ends(record);
	record->at = (struct span){ all.at, last.at + last.n - all.at };
}

bool
session_join(struct session *session)
{
	enum { LOOK_AHEAD = 1024 };
	struct chain chain = { .session = session };
	bool more = true;

	if ((format_rows[session->source.format].carries & SPLITS_games) == 0 ||
	    (format_rows[session->source.format].carries & CARRIES_scores) == 0)
		return true;
	arena_init(&chain.scratch, session->game_arena.memory);
	add(&chain, &session->record);
	judge_alone(&chain, &session->record, &chain.last);
	while (more && (session->last || session->text.body.n - session->parse.at >= LOOK_AHEAD))
		more = read_next(&chain);
	arena_free(&chain.scratch);
	if (more && !session->last)
		return false;
	if (chain.count > 1)
		merge(&chain);
	return true;
}
