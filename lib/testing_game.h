#ifndef LIB_TESTING_GAME_H
#define LIB_TESTING_GAME_H

/*
 * Lists a game in full, as lines that can be compared: start, headers, the tree of moves with
 * times, notes and endings.  Through a format it lists what the format must keep: what the format's
 * row and its writer's words do not carry is left out, and counted by the rule that must report it.
 * Test code only.
 */

#include "lib/testing_head.h"

/* Lists a note, with the characters that the format replaces. */
static inline void
whole_note(struct whole *whole, const struct note *note)
{
	static const char *const marks[] = {
		[NOTE_comment] = "*", [NOTE_bookmark] = "&", [NOTE_remark] = "#", [NOTE_line] = "#"
	};
	const struct writer *writer = whole_writer(whole);
	const struct writer_swap *swap = writer == NULL ? NULL : writer->swap;
	struct note rest = *note;
	size_t n;

	if (writer != NULL && writer->remark != NULL && marks[note->kind][0] == '#')
		whole_say(whole, "* %s", writer->remark);
	else
		whole_say(whole, "%s ", marks[note->kind]);
	while ((n = writer_swap_at(swap, &rest)) < rest.text.n) {
		whole->lost[DIAG_character_replaced]++;
		whole_add(whole, str_first(rest.text, n));
		whole_add(whole, writer_swap_to(swap, rest.text.p[n]));
		rest.text = str_after(rest.text, n + 1);
		if (swap->first)
			break;
	}
	whole_add(whole, rest.text);
	whole_say(whole, "\n");
}

static inline void
whole_own_notes(struct whole *whole, uint32_t node)
{
	const struct record *record = whole->game->record;
	const struct note *note;
	unsigned flag;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		flag = note->kind == NOTE_bookmark ? CARRIES_bookmarks : CARRIES_comments;
		if ((note->kind == NOTE_remark || note->kind == NOTE_line) &&
		    writer_declaration(note->text))
			continue;
		if (whole_carries(whole, flag) &&
		    !writer_is_barred(record, note, format_rows[whole->through].carries))
			whole_note(whole, note);
		else if (!writer_is_score(record, note, format_rows[whole->through].carries))
			whole->lost[DIAG_comments_dropped]++;
	}
}

/* Whether the ending at node becomes a comment. */
static inline bool
whole_overruled(const struct whole *whole, uint32_t node)
{
	return whole_carries(whole, CARRIES_endings) && whole->through != FORMAT_none &&
	       whole_endings(whole)->once && whole->game->moves[node].kind == MOVE_end &&
	       ending_words_overruled(whole->game, node);
}

/* Whether an ending that becomes a comment follows node: what branches off is listed after it. */
static inline bool
whole_goes_on(const struct whole *whole, uint32_t node)
{
	const struct game *game = whole->game;
	uint32_t next = game_continuation(game, game->record->plies[node].next);

	return next != 0 && whole_overruled(whole, next);
}

static inline void
whole_time(struct whole *whole, uint32_t node)
{
	uint32_t spent = whole->game->record->plies[node].spent;

	if (spent == TIME_NONE)
		return;
	if (!whole_carries(whole, CARRIES_times) || whole_overruled(whole, node)) {
		whole->lost[DIAG_times_dropped]++;
		return;
	}
	if (!whole_carries(whole, CARRIES_milliseconds) && spent % 1000 != 0) {
		whole->lost[DIAG_times_truncated]++;
		spent -= spent % 1000;
	}
	whole_say(whole, " %u.%03us", spent / 1000, spent % 1000);
}

/* Whether the winner is listed beside the word for an ending. */
static inline bool
whole_says_winner(const struct whole *whole, enum ending ending)
{
	const struct ending_words *words = whole_endings(whole);

	return words != NULL &&
	       (words->results || (words->named && ending_rows[ending].wins != WINS_nobody) ||
		   (words->made && ending == ENDING_other));
}

/* Whether a game without an ending comes back as drawn. */
static inline bool
whole_needs_ending(const struct whole *whole)
{
	return (format_rows[whole->through].carries & NEEDS_ending) != 0;
}

/* Returns as what it comes back. */
static inline enum ending
whole_drawn(const struct whole *whole)
{
	return whole->game->repeated ? ENDING_sennichite : ENDING_draw;
}

/* Lists an ending and its winner. */
static inline void
whole_end(struct whole *whole, uint32_t node)
{
	static const char *const players[] = { "black", "white", "nobody" };
	const struct game *game = whole->game;
	const struct move *move = &game->moves[node];
	enum ending ending = (enum ending)move->ending;
	enum side winner = game_winner_by(game, node);
	struct written_ending written = { .as = ending };
	struct note reason = { .kind = NOTE_comment };
	bool silent = whole->silent;

	if (whole->through != FORMAT_none) {
		if (whole_carries(whole, CARRIES_endings))
			written = ending_words_of(game, node, whole_endings(whole));
		else if (!whole_carries(whole, CARRIES_scores) ||
			 (game->record->plies[node].claim.ending_flags & ENDING_later) == 0)
			written = (struct written_ending){ .lost = true };
	}
	if (written.lost) {
		whole->lost[DIAG_terminator_coerced]++;
		ending = written.as;
		if (ending == ENDING_none && whole_needs_ending(whole) &&
		    !ending_words_overruled(game, node) &&
		    game_continuation(game, game->record->plies[node].next) == 0)
			ending = winner == NO_SIDE                 ? whole_drawn(whole)
				 : winner == (enum side)move->side ? ENDING_other
								   : ENDING_resign;
		if (!whole_says_winner(whole, ending))
			winner = ending_winner(ending, (enum side)move->side);
	}
	whole->silent |= written.lost && ending == ENDING_none;
	whole_say(whole, "end %s %s", ending_rows[ending].english, players[winner]);
	whole_time(whole, node);
	whole_say(whole, "\n");
	whole->silent = silent;
	reason.text = written.reason;
	if (written.reason.n > 0 && whole_carries(whole, CARRIES_comments))
		whole_note(whole, &reason);
}

/* Whether the format has no word for the ending at node and writes the winner only: nothing follows
 * that, and the notes of the ending follow those of the move before it. */
static inline bool
whole_by_result(const struct whole *whole, uint32_t node)
{
	const struct ending_words *words;

	if (whole->through == FORMAT_none || !whole_carries(whole, CARRIES_endings) || node == 0 ||
	    whole->game->moves[node].kind != MOVE_end || whole_overruled(whole, node))
		return false;
	words = whole_endings(whole);
	return words != NULL && words->results &&
	       ending_words_of(whole->game, node, words).word.n == 0;
}

static inline void
whole_notes(struct whole *whole, uint32_t node)
{
	const struct game *game = whole->game;
	uint32_t next = game_continuation(game, game->record->plies[node].next);

	whole_own_notes(whole, node);
	if (game->moves[node].kind != MOVE_end && whole_by_result(whole, next))
		whole_own_notes(whole, next);
}

/* Lists a result line that differs from the ending beside it. */
static inline void
whole_result(struct whole *whole, uint32_t node)
{
	const struct game *game = whole->game;
	const struct writer *writer = whole_writer(whole);
	const struct result *contradicted = game_contradicted_result(game, node);

	if (contradicted == NULL ||
	    (whole->fixed && !game_contradicted(contradicted, (enum ending)game->moves[node].ending,
				 game_winner_by(game, node))))
		return;
	if (writer != NULL && (writer->result == NULL || !writer->result(game, contradicted))) {
		whole->lost[DIAG_terminator_coerced]++;
		return;
	}
	whole_say(whole, "result ");
	whole_add(whole, text_str(game->record->text, contradicted->at));
	whole_say(whole, "\n");
}

static inline void
whole_node(struct whole *whole, uint32_t node, bool begins_variation)
{
	const struct move *move = &whole->game->moves[node];

	whole_result(whole, node);
	if (move->kind == MOVE_end) {
		whole_end(whole, node);
		if (!begins_variation && whole_by_result(whole, node))
			return;
	} else {
		if (whole->silent)
			whole->lost[DIAG_moves_dropped]++;
		else if (move->kind == MOVE_pass) /* the same by either way back */
			whole_say(whole, "pass %u", move->from);
		else
			sfen_move(whole->game->pieces, move, whole->out);
		whole_time(whole, node);
		whole_say(whole, "\n");
	}
	whole_notes(whole, node);
}

static inline void
whole_push(struct whole *whole, uint32_t what)
{
	if (whole->depth == whole->cap)
		whole->stack = arena_grow(whole->game->record->arena, whole->stack,
		    sizeof *whole->stack, whole->depth + 1, &whole->cap);
	whole->stack[whole->depth++] = what;
}

/* Returns the first of node and the alternatives after it that was played. */
static inline uint32_t
whole_played(struct whole *whole, uint32_t node)
{
	while (node != 0 && whole->game->moves[node].kind == MOVE_none)
		node = whole->game->record->plies[node].alt;
	return node;
}

/* Puts the alternatives after node on the stack, so that the first comes first. */
static inline void
whole_alternatives(struct whole *whole, uint32_t node)
{
	const struct writer *writer = whole_writer(whole);
	size_t first = whole->depth, last;
	bool deep;

	if (!whole_carries(whole, CARRIES_variations))
		return;
	if (writer != NULL && writer->nested &&
	    (whole->game->moves[node].kind == MOVE_none ||
		!writer_holds(writer, &whole->game->moves[node]))) {
		while ((node = whole_played(whole, whole->game->record->plies[node].alt)) != 0)
			whole->lost[DIAG_variations_dropped]++;
		return;
	}
	deep = writer != NULL && writer->depth_max != 0 && whole->level >= writer->depth_max;
	while ((node = whole_played(whole, whole->game->record->plies[node].alt)) != 0)
		whole_push(whole, deep ? node | WHOLE_deep : node);
	for (last = whole->depth; first + 1 < last; first++) {
		uint32_t swap = whole->stack[first];

		whole->stack[first] = whole->stack[--last];
		whole->stack[last] = swap;
	}
}

/* Counts a variation that is too deep to be written; those within it are counted later. */
static inline void
whole_deep(struct whole *whole, uint32_t node)
{
	const struct game *game = whole->game;

	whole->lost[DIAG_variations_dropped]++;
	while ((node = game->record->plies[node].next) != 0) {
		whole_alternatives(whole, node);
		if (game->moves[node].kind == MOVE_none)
			node = game_continuation(game, node);
		if (node == 0)
			break;
	}
}

/* Returns whether a line ends before a node, whose move the format cannot hold: counts it. */
static inline bool
whole_ends_at(struct whole *whole, uint32_t node)
{
	bool ends = whole->through != FORMAT_none &&
		    !writer_holds(whole_writer(whole), &whole->game->moves[node]);

	whole->lost[DIAG_moves_dropped] += ends;
	return ends && !whole_carries(whole, SPLITS_games);
}

/* Lists the line that goes on at node. */
static inline void
whole_line(struct whole *whole, uint32_t node)
{
	const struct game *game = whole->game;
	uint32_t next = node;

	if (game->moves[node].kind == MOVE_none) {
		next = game_continuation(game, node);
	}
	if (next != 0 && whole_ends_at(whole, next)) {
		if (whole_writer(whole)->nested)
			whole_alternatives(whole, next);
		if (whole_needs_ending(whole) && game->end != 0)
			whole_end(whole, game->end);
		return;
	}
	if (next != 0) {
		whole_node(whole, next, false);
		if (game->record->plies[next].next != 0)
			whole_push(whole, game->record->plies[next].next | WHOLE_line);
	}
	if (game->moves[node].kind == MOVE_end && whole_goes_on(whole, node)) {
		whole->held = whole->held == 0 ? node : whole->held;
		return;
	}
	for (; whole->held != 0 && whole->held != next;
	     whole->held = game_continuation(game, game->record->plies[whole->held].next))
		whole_alternatives(whole, whole->held);
	whole->held = 0;
	whole_alternatives(whole, node);
}

/* Returns the number of variations, nested ones too. */
static inline size_t
whole_variations(const struct game *game)
{
	const struct ply *plies = game->record->plies;
	size_t node, count = 0;

	for (node = 1; node < game->record->ply_count; node++)
		count += plies[node].alt != 0 && game->moves[plies[node].alt].kind != MOVE_none;
	return count;
}

/* Returns the number of claimed moves that were not played; of the main line if the format has only
 * that. */
static inline size_t
whole_unplayed(const struct whole *whole)
{
	const struct ply *plies = whole->game->record->plies;
	bool all = whole_carries(whole, CARRIES_variations);
	uint32_t node = all ? 1 : plies[0].next;
	size_t count = 0;

	while (all ? node < whole->game->record->ply_count : node != 0) {
		count += whole->game->moves[node].kind == MOVE_none &&
			 plies[node].claim.kind != CLAIM_end;
		node = all ? node + 1 : plies[node].next;
	}
	return count;
}

static inline void
whole_tree(struct whole *whole)
{
	const struct ply *plies = whole->game->record->plies;
	uint32_t what;

	if (!whole_carries(whole, CARRIES_variations))
		whole->lost[DIAG_variations_dropped] = whole_variations(whole->game);
	whole->lost[DIAG_moves_dropped] = whole_unplayed(whole);
	whole_notes(whole, 0);
	if (plies[0].next != 0)
		whole_push(whole, plies[0].next | WHOLE_line);
	while (whole->depth > 0) {
		what = whole->stack[--whole->depth];
		if ((what & WHOLE_close) != 0) {
			whole_say(whole, ")\n");
			whole->level--;
		} else if ((what & WHOLE_deep) != 0) {
			whole_deep(whole, what & ~(uint32_t)WHOLE_deep);
		} else if ((what & WHOLE_line) != 0) {
			whole_line(whole, what & ~(uint32_t)WHOLE_line);
		} else if (!whole_ends_at(whole, what)) {
			whole_say(whole, "(\n");
			whole->level++;
			whole_node(whole, what, true);
			whole_push(whole, WHOLE_close);
			if (plies[what].next != 0)
				whole_push(whole, plies[what].next | WHOLE_line);
		}
	}
}

static inline void
whole_all(struct whole *whole)
{
	whole_start(whole);
	whole_headers(whole);
	whole->silent =
	    whole->through != FORMAT_none && whole_carries(whole, CARRIES_position_only);
	whole_tree(whole);
	if (whole_needs_ending(whole) && whole->game->end == 0) {
		whole->lost[DIAG_terminator_coerced]++;
		whole_say(whole, "end %s nobody\n", ending_rows[whole_drawn(whole)].english);
	}
}

/* Appends to out what a format keeps of the game (FORMAT_none: all of it), and counts the rest in
 * whole->lost. */
static inline void
whole_show(struct whole *whole, const struct game *game, struct value_patterns *value_patterns,
    enum format through, struct buffer *out)
{
	*whole = (struct whole){
		.game = game, .value_patterns = value_patterns, .out = out, .through = through
	};
	whole_all(whole);
}

/* Appends what fixing must not change. */
static inline void
whole_show_fixed(const struct game *game, struct value_patterns *value_patterns, struct buffer *out)
{
	struct whole whole = {
		.game = game, .value_patterns = value_patterns, .out = out, .fixed = true
	};

	whole_all(&whole);
}

/* Whether a loss report, the findings from number first on, agrees with what was lost: on the
 * number if the rule's message has one, else on whether anything was.  *reported is what it
 * reports. */
static inline bool
whole_reported(const struct whole *whole, enum diag rule, const struct diags *diags, size_t first,
    size_t *reported)
{
	bool counts = false;

	*reported = 0;
	for (size_t i = first; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		if (finding->rule != rule)
			continue;
		counts = rule != DIAG_moves_dropped && finding->args[0].kind == ARG_number;
		*reported = counts ? (size_t)finding->args[0].is.number : 1;
		break;
	}
	if (counts)
		return *reported == whole->lost[rule];
	return (*reported > 0) == (whole->lost[rule] > 0);
}

#endif
