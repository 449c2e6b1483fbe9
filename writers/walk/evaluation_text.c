#include "writers/walk/evaluation_text.h"

#include "record/text/buffer.h"
#include "writers/moves/csa_move.h"
#include "writers/moves/ki2_move.h"

/* Translating one comment. */
struct translation {
	const struct game *game;
	const struct note *note;
	enum dialect_home home;
	struct buffer out;
	void (*add)(void *writer, const struct note *note);
	void *writer;
};

/* Passes on what was written, as a comment. */
static void
flush(struct translation *translation)
{
	struct note note = { .text = buffer_str(&translation->out),
		.at = translation->note->at,
		.kind = NOTE_comment };

	if (note.text.n > 0)
		translation->add(translation->writer, &note);
	translation->out.n = 0;
}

/* Returns the evaluation that has the PV of a score to be written in CSA: itself or its partner;
 * NULL if none of it could be played, so that its words stay where they are. */
static const struct evaluation *
pv_of(const struct game *game, const struct evaluation *found)
{
	const struct evaluations *all = game->record->evaluations;

	if (found->partner != 0)
		found = &all->list[found->partner - 1];
	return game->pvs[found - all->list].count > 0 || (found->claims == 0 && !found->unread)
		   ? found
		   : NULL;
}

/* Whether the PV only repeats the move that it is a comment of, before it goes on. */
static bool
repeats(const struct game *game, const struct evaluation *found, const struct pv *pv)
{
	const struct move *move = &game->moves[found->node], *first;

	if (!pv->before || pv->count == 0)
		return false;
	first = &game->pv_moves[pv->first];
	return first->from == move->from && first->to == move->to && first->after == move->after;
}

static void
add_csa_move(const struct move *move, struct buffer *out)
{
	char *start;

	buffer_char(out, ' ');
	start = buffer_room(out, CSA_MOVE_BYTES);
	if (move->kind == MOVE_pass)
		buffer_add(out, STR("%PASS"));
	else
		out->n += (size_t)(csa_move_put(start, move) - start);
}

static void
add_ki2_move(const struct game *game, const struct move *move, struct buffer *out)
{
	char *start = buffer_room(out, KI2_MOVE_ROOM);
	unsigned columns;

	out->n += (size_t)(ki2_move_put(start, game, move, false, &columns) - start);
}

/* Adds a PV as far as it was played, and the rest of its words as they are. */
static void
add_pv(struct translation *translation, const struct evaluation *found)
{
	const struct game *game = translation->game;
	const struct evaluations *all = game->record->evaluations;
	const struct pv *pv = &game->pvs[found - all->list];
	struct str text = game->record->notes[found->note].text, rest;
	struct buffer *out = &translation->out;
	bool csa = translation->home == DIALECT_HOME_csa;
	uint32_t first = repeats(game, found, pv);

	for (uint32_t i = first; i < pv->count; i++) {
		struct move move = game->pv_moves[pv->first + i];

		if (i == first) /* a PV is read by itself: no 同 */
			move.flags &= (uint16_t)~MOVE_same;
		if (csa)
			add_csa_move(&move, out);
		else
			add_ki2_move(game, &move, out);
	}
	rest = str_ltrim(str_after(text,
	    pv->count < found->claims ? all->claims[found->claim + pv->count].at : found->pv_end));
	if (rest.n > 0) {
		if (out->n > 0)
			buffer_char(out, ' ');
		buffer_add(out, rest);
	}
}

/* Adds the comment without its score and its PV, if there is more than its mark. */
static void
add_rest(struct translation *translation, const struct evaluation *found)
{
	struct str text = translation->note->text, before = str_first(text, found->score_at);
	bool kept =
	    translation->home == DIALECT_HOME_csa && pv_of(translation->game, found) == NULL;
	struct str after = str_after(kept ? text : str_first(text, found->pv_at), found->said);

	if (found->dialect == DIALECT_gekisashi) { /* <fight>12 定跡手</fight> */
		before = NO_STR;
		after = str_first(after, str_find(after, STR("<")));
	} else if (found->dialect == DIALECT_shogihome_score ||
		   found->dialect == DIALECT_floodgate) {
		before = NO_STR;
	}
	before = str_rtrim(before);
	if (str_ends(before, STR("["))) /* #指し手[72] 悪手 */
		before.n--;
	after = str_trim(str_after(after, after.n > 0)); /* a blank or ] ends a score */
	if (before.n <= 1 && after.n == 0)
		return;
	buffer_add(&translation->out, before);
	if (before.n > 0 && after.n > 0)
		buffer_char(&translation->out, ' ');
	buffer_add(&translation->out, after);
	flush(translation);
}

/* Writes it as floodgate and CSA V3.0 do: * 35 -3334FU +2726FU. */
static void
write_csa(struct translation *translation, const struct evaluation *found)
{
	const struct evaluation *pv = pv_of(translation->game, found);

	buffer_printf(&translation->out, "* %ld", (long)found->value);
	if (pv != NULL)
		add_pv(translation, pv);
	flush(translation);
}

/* Returns the number of nodes (#1200) at the end of words, or an empty string. */
static struct str
nodes_at_end(struct str words)
{
	size_t n = words.n;

	while (n > 0 && str_is_digit(words.p[n - 1]))
		n--;
	if (n == words.n || n == 0 || words.p[n - 1] != '#' ||
	    (n > 1 && !str_is_blank(words.p[n - 2])))
		return NO_STR;
	return str_after(words, n - 1);
}

/* Writes it as ShogiHome does: #評価値=35 and #読み筋=△３四歩▲２六歩; the number of nodes, which
 * CSA has after the PV, is no part of that and becomes a comment of its own. */
static void
write_kif(struct translation *translation, const struct evaluation *found)
{
	struct str pv, nodes;

	buffer_printf(&translation->out, "#評価値=%ld", (long)found->value);
	flush(translation);
	add_pv(translation, found);
	pv = str_trim(arena_str(translation->game->record->arena, buffer_str(&translation->out)));
	nodes = nodes_at_end(pv);
	pv = str_rtrim(str_first(pv, pv.n - nodes.n));
	translation->out.n = 0;
	if (pv.n > 0)
		buffer_printf(&translation->out, "#読み筋=%.*s", (int)pv.n, pv.p);
	flush(translation);
	buffer_add(&translation->out, nodes);
	flush(translation);
}

bool
evaluation_text_translate(const struct game *game, const struct note *note, enum dialect_home home,
    void (*add)(void *writer, const struct note *note), void *writer)
{
	const struct evaluation *found = evaluation_of_note(game->record, note), *best;
	struct translation translation = {
		.game = game, .note = note, .home = home, .add = add, .writer = writer
	};

	if (found == NULL || home == DIALECT_HOME_none ||
	    evaluation_dialects[found->dialect].home == home ||
	    format_rows[game->record->format].home == home)
		return false;
	best = evaluation_at(game->record, found->node);
	if (best == NULL || best->score != SCORE_points)
		return false;
	if (found->dialect == DIALECT_shogihome_pv && pv_of(game, best) == found)
		return true; /* written with its score */
	if (found != best)
		return false;
	buffer_init(&translation.out, game->record->arena->memory);
	if (home == DIALECT_HOME_csa)
		write_csa(&translation, found);
	else
		write_kif(&translation, found);
	add_rest(&translation, found);
	buffer_free(&translation.out);
	return true;
}
