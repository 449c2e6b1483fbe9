#include "writers/writer_table.h"

#include "record/sfen.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/walk/walk.h"

/* One kind of loss: how often, and the first place in the text. */
struct lost {
	size_t count;
	struct span at;
	uint32_t ply;
};

struct loss {
	const struct game *game;
	const struct writer *writer;
	const struct ending_words *words;
	const struct write_options *options;
	struct diags *diags;
	struct str name; /* the format's */
	unsigned carries;
	bool mainline; /* skip variations: they are not wanted, or reported as a whole */
	uint32_t cut;  /* ply of a move that the format cannot hold: the rest of its line is lost
			  with it; 0: none */
	struct {
		struct lost variations, notes, times, fractions, moves, movers, scores;
	} lost;
	struct {
		struct lost lost;
		char from; /* the first such character */
	} swapped;
	struct {
		struct lost lost;
		uint32_t node; /* of the first */
	} endings[ENDING_COUNT];
};

static void
lose(struct lost *lost, struct span at, uint32_t ply)
{
	if (lost->count == 0 || at.at < lost->at.at) {
		lost->at = at;
		lost->ply = ply;
	}
	lost->count++;
}

static void
report(struct loss *loss, enum diag rule, const struct lost *lost)
{
	if (lost->count > 0)
		diags_add(loss->diags, rule, lost->at, lost->ply,
		    ARGS(A_NUMBER((int64_t)lost->count), A_STR(loss->name)));
}

/* Returns the ply of a node outside the walk, from its number in the record; 0: not known. */
static uint32_t
written_ply(const struct loss *loss, uint32_t node)
{
	uint32_t number = loss->game->record->plies[node].number;

	return number > loss->game->start.number ? number - loss->game->start.number : 0;
}

/* Counts a note with a character that the format's notes cannot hold. */
static void
lose_character(struct loss *loss, const struct note *note, uint32_t ply)
{
	struct str body = loss->game->record->text->body;
	struct span at = note->at;
	size_t where = writer_swap_at(loss->writer->swap, note);

	if (where == note->text.n)
		return;
	if (note->text.p >= body.p && note->text.p + where < body.p + body.n) /* as it was read */
		at = (struct span){ (uint32_t)(note->text.p + where - body.p), 1 };
	if (loss->swapped.lost.count == 0 || at.at < loss->swapped.lost.at.at)
		loss->swapped.from = note->text.p[where];
	lose(&loss->swapped.lost, at, ply);
}

static void
lose_notes(struct loss *loss, uint32_t node, uint32_t ply)
{
	const struct record *record = loss->game->record;
	const struct note *note;
	bool declares;
	unsigned flag;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		flag = note->kind == NOTE_bookmark ? CARRIES_bookmarks : CARRIES_comments;
		declares = (note->kind == NOTE_remark || note->kind == NOTE_line) &&
			   writer_declaration(note->text);
		if (writer_is_score(record, note, loss->carries))
			continue;
		if (((loss->carries & flag) == 0 && !declares) ||
		    writer_is_barred(record, note, loss->carries))
			lose(&loss->lost.notes, note->at, ply);
		else
			lose_character(loss, note, ply);
	}
}

static inline void
lose_time(struct loss *loss, uint32_t node, uint32_t ply)
{
	const struct ply *p = &loss->game->record->plies[node];
	const struct ending_words *words = loss->words;
	bool overruled; /* an ending that is written as a comment, which has no time */

	overruled = loss->game->moves[node].kind == MOVE_end && words != NULL && words->once &&
		    ending_words_overruled(loss->game, node);
	if ((loss->carries & CARRIES_times) == 0 || overruled)
		lose(&loss->lost.times, p->at, ply);
	else if ((loss->carries & CARRIES_milliseconds) == 0 && p->spent % 1000 != 0)
		lose(&loss->lost.fractions, p->at, ply);
}

static void
lose_end(struct loss *loss, uint32_t node, uint32_t ply)
{
	struct span at = loss->game->record->plies[node].at;
	enum ending ending = (enum ending)loss->game->moves[node].ending;
	struct lost *lost = &loss->endings[ending].lost;
	struct written_ending written = { .lost = true };

	if (ending == ENDING_none ||
	    ((loss->carries & (CARRIES_scores | CARRIES_endings)) == CARRIES_scores &&
		(loss->game->record->plies[node].claim.ending_flags & ENDING_later) != 0))
		return;
	if ((loss->carries & CARRIES_endings) != 0)
		written = ending_words_of(loss->game, node, loss->words);
	lose_character(
	    loss, &(struct note){ .text = written.reason, .kind = NOTE_comment, .at = at }, ply);
	if (!written.lost)
		return;
	if (lost->count == 0)
		loss->endings[ending].node = node;
	lose(lost, at, ply);
}

/* Reports a result line that contradicts the ending beside it, if the ending is written instead. */
static void
lose_result(struct loss *loss, uint32_t node, uint32_t ply)
{
	const struct game *game = loss->game;
	const struct result *result = game_contradicted_result(game, node);
	enum ending written = (loss->carries & CARRIES_endings) != 0
				  ? (enum ending)game->moves[node].ending
				  : ENDING_none;

	if (result != NULL && (loss->writer->result == NULL || !loss->writer->result(game, result)))
		diags_add(loss->diags, DIAG_terminator_coerced, result->at, ply,
		    ARGS(A_STR(text_str(game->record->text, result->at)), A_ENDING(written),
			A_STR(loss->name)));
}

/* Whether a position without a score is left out. */
static bool
needs_scores(unsigned carries)
{
	return (carries & (CARRIES_scores | SPLITS_games | CARRIES_variations)) ==
	       (CARRIES_scores | SPLITS_games);
}

/* Counts what is lost of a played node.  Variations come by descending ply (walk.h), so one that
 * begins at the cut or before it is not part of the rest of that line. */
static void
lose_node(struct loss *loss, uint32_t node, uint32_t ply)
{
	const struct move *move = &loss->game->moves[node];
	const struct ply *claimed = &loss->game->record->plies[node];
	unsigned kind = move->kind;
	bool held = writer_holds(loss->writer, move);
	int score;

	if (ply <= loss->cut)
		loss->cut = 0;
	if (!held && loss->cut == 0 && (loss->carries & SPLITS_games) == 0)
		loss->cut = ply;
	if (kind == MOVE_end)
		lose_end(loss, node, ply);
	else if (!held || loss->cut != 0 || (loss->carries & CARRIES_position_only) != 0)
		lose(&loss->lost.moves, claimed->at, ply);
	else if (kind == MOVE_drop && !loss->writer->movers &&
		 (move->flags & MOVE_out_of_turn) != 0)
		lose(&loss->lost.movers, claimed->at, ply);
	else if (needs_scores(loss->carries) &&
		 !writer_score(loss->game, loss->options, node, BLACK, &score))
		lose(&loss->lost.scores, claimed->at, ply);
	if (loss->game->contradicted != NULL)
		lose_result(loss, node, ply);
	if (claimed->notes != 0)
		lose_notes(loss, node, ply);
	if (claimed->spent != TIME_NONE)
		lose_time(loss, node, ply);
}

/* Whether a node is a move of which nothing but its time can be lost, and the next node follows it
 * alone. */
static inline bool
is_plain(const struct game *game, uint32_t node)
{
	const struct move *move = &game->moves[node];
	const struct ply *claimed = &game->record->plies[node];

	return (move->kind == MOVE_board || move->kind == MOVE_drop) &&
	       (move->flags & MOVE_out_of_turn) == 0 && claimed->next == node + 1 &&
	       claimed->alt == 0 && claimed->notes == 0;
}

/* Takes a walk past the plain moves at the beginning: in most games all of them.  Returns their
 * number. */
static uint32_t
pass_plain(struct loss *loss, struct walk *walk)
{
	const struct game *game = loss->game;
	const struct record *record = game->record;
	uint32_t node = 0;

	if ((loss->carries & (CARRIES_position_only | CARRIES_scores)) != 0 ||
	    loss->writer->move != NULL || game->contradicted != NULL || record->plies[0].next != 1)
		return 0;
	for (; node + 1 < record->ply_count && is_plain(game, node + 1); node++)
		if (record->plies[node + 1].spent != TIME_NONE)
			lose_time(loss, node + 1, node + 1);
	walk->node = walk->ply = walk->depth = node;
	return node;
}

/* Counts claimed moves that were not played, which a walk omits. */
static void
lose_unplayed(struct loss *loss)
{
	const struct record *record = loss->game->record;
	const struct ply *p;
	uint32_t node = loss->mainline ? record->plies[0].next : 1, ply = 1;

	for (; node != 0 && node < record->ply_count; ply++) {
		p = &record->plies[node];
		if (loss->game->moves[node].kind == MOVE_none && p->claim.kind != CLAIM_end &&
		    p->claim.kind != CLAIM_none)
			lose(&loss->lost.moves, p->at,
			    loss->mainline ? ply : written_ply(loss, node));
		node = loss->mainline ? p->next : node + 1;
	}
}

/* Returns whether the format has no place for the variations of a node, since they follow it. */
static bool
is_unwritten(const struct loss *loss, uint32_t node)
{
	const struct move *move = &loss->game->moves[node];

	return move->kind == MOVE_none || !writer_holds(loss->writer, move);
}

/* Counts variations: all of them, or those to a move that is not written, each with all that is
 * within it as one. */
static void
lose_variations(struct loss *loss, bool all)
{
	const struct record *record = loss->game->record;
	bool *lost; /* by node, which follows the one before it: it is in a variation that counts */
	uint32_t node, next, alt;

	if (record->alt_ends == NULL)
		return;
	lost = arena_zero(record->arena, record->ply_count * sizeof *lost);
	for (node = 0; node < record->ply_count; node++) {
		next = record->plies[node].next;
		if (next == 0)
			continue;
		lost[next] = lost[node];
		for (alt = record->plies[next].alt; alt != 0; alt = record->plies[alt].alt) {
			lost[alt] = !all && (lost[node] || is_unwritten(loss, next));
			if ((all || (lost[alt] && !lost[node])) &&
			    loss->game->moves[alt].kind != MOVE_none)
				lose(&loss->lost.variations, record->plies[alt].at,
				    written_ply(loss, alt));
		}
	}
}

/* Reports the headers that the format cannot hold, naming the first of them. */
static void
report_headers(struct loss *loss)
{
	enum { NAMED = 8 };
	const struct record *record = loss->game->record;
	const struct header *header = record->headers, *end = header + record->header_count;
	bool (*can_hold)(const struct record *, const struct header *,
	    const struct write_options *) = loss->writer->header;
	struct lost lost = { 0 };
	struct buffer keys;

	buffer_init(&keys, record->arena->memory);
	for (; header < end; header++) {
		if (can_hold != NULL && can_hold(record, header, loss->options))
			continue;
		lose(&lost, header->at, 0);
		if (lost.count > NAMED)
			continue;
		buffer_add(&keys, lost.count > 1 ? STR(", ") : NO_STR);
		buffer_add(&keys, header->key);
	}
	if (lost.count > NAMED)
		buffer_printf(&keys, " + %zu", lost.count - NAMED);
	if (lost.count > 0)
		diags_add(loss->diags, DIAG_headers_dropped, lost.at, 0,
		    ARGS(A_STR(buffer_str(&keys)), A_STR(loss->name)));
	buffer_free(&keys);
}

/* Returns the name of the variant as which the game's board will be read. */
static const char *
shown_variant(const struct loss *loss)
{
	const struct game *game = loss->game;
	struct diagram diagram = game->start;

	if (strcmp(game->pieces->shown, game->variant) == 0)
		return game->variant;
	if ((loss->carries & CARRIES_position_only) != 0)
		board_of(game, loss->options, &diagram);
	diagram.pieces = game->pieces;
	return sfen_shows(game->variants, &diagram, game->record->arena->memory)->variant;
}

/* Reports a start position, the number of its first move, or a variant, that cannot be written. */
static void
report_start(struct loss *loss)
{
	const struct game *game = loss->game;
	const struct setup *setup = &game->record->setup;
	struct span at = setup->board_at.n > 0      ? setup->board_at
			 : setup->handicap.at.n > 0 ? setup->handicap.at
						    : setup->variant.at;
	struct str why = loss->writer->unfit == NULL ? NO_STR : loss->writer->unfit(game);
	bool unfit = why.n > 0;
	struct finding *finding;

	if (!unfit && (loss->carries & CARRIES_setup_number) == 0 && game->start.number > 0 &&
	    writer_says_number(game->record))
		why = arena_printf(
		    game->record->arena, "手数＝%lu", (unsigned long)game->start.number);
	else if (!unfit && (loss->carries & CARRIES_variant) == 0 && game->pieces != NULL &&
		 strcmp(shown_variant(loss), game->variant) != 0)
		why = str_of(game->variant); /* another with the same board is read */
	if (why.n == 0)
		return;
	finding = diags_add(
	    loss->diags, DIAG_start_unrepresentable, at, 0, ARGS(A_STR(loss->name), A_STR(why)));
	if (!unfit)
		finding->severity = SEVERITY_warning;
}

static void
report_endings(struct loss *loss)
{
	const struct ending_words *words = loss->words;
	unsigned ending;

	for (ending = 0; ending < ENDING_COUNT; ending++) {
		const struct lost *lost = &loss->endings[ending].lost;
		struct arg what = A_ENDING((enum ending)ending), none = A_ENDING(ENDING_none);
		struct written_ending written;
		struct str japanese;

		if (lost->count == 0)
			continue;
		japanese = str_of(ending_rows[ending].japanese);
		written = (struct written_ending){ .meaning = japanese };
		if (words != NULL)
			written = ending_words_of(loss->game, loss->endings[ending].node, words);
		if (!str_eq(written.meaning, japanese))
			what = (struct arg)A_STR(written.meaning);
		if (written.word.n > 0)
			none = (struct arg)A_STR(written.word);
		diags_add(loss->diags, DIAG_terminator_coerced, lost->at, lost->ply,
		    ARGS(what, none, A_STR(loss->name)));
	}
}

size_t
writer_loss(const struct game *game, const struct write_options *options, struct diags *diags)
{
	const struct format_row *row = &format_rows[options->format];
	bool variations = (row->carries & CARRIES_variations) != 0;
	size_t before = diags->count + diags->left_out;
	struct loss loss = {
		.game = game,
		.writer = writer_of(options->format),
		.words = writer_endings(options->format),
		.options = options,
		.diags = diags,
		.name = str_of(row->name),
		.carries = row->carries,
		.mainline = options->mainline_only || !variations,
	};
	struct walk walk;
	size_t walked;

	if ((row->carries & ONLY_written) != 0) {
		report_start(&loss);
		return diags->count + diags->left_out - before;
	}
	walk_init(&walk, game, loss.mainline);
	walk.nested = loss.writer->nested;
	if (loss.writer->repeats_max != 0)
		walk.aside.repeats = loss.writer->repeats_max;
	lose_notes(&loss, 0, 0);
	if (needs_scores(row->carries) && game->plies == 0 && game->start.width != 0 &&
	    !writer_score(game, options, 0, BLACK, &(int){ 0 }))
		lose(&loss.lost.scores, game->record->setup.board_at, 0);
	for (walked = 1 + pass_plain(&loss, &walk); walk_next(&walk); walked++) {
		if (!walk.aside.beyond &&
		    (loss.writer->depth_max == 0 || walk.level <= loss.writer->depth_max))
			lose_node(&loss, walk.node, walk.ply);
		else if (walk.branch)
			lose(&loss.lost.variations, game->record->plies[walk.node].at, walk.ply);
	}
	if (walked < game->record->ply_count)
		lose_unplayed(&loss);
	if (!variations && !options->mainline_only)
		lose_variations(&loss, true);
	if (loss.writer->nested && !loss.mainline) /* they follow that move in the text */
		lose_variations(&loss, false);
	report_start(&loss);
	report_headers(&loss);
	report(&loss, DIAG_variations_dropped, &loss.lost.variations);
	report(&loss, DIAG_comments_dropped, &loss.lost.notes);
	if (loss.swapped.lost.count > 0)
		diags_add(diags, DIAG_character_replaced, loss.swapped.lost.at,
		    loss.swapped.lost.ply,
		    ARGS(A_STR(((struct str){ &loss.swapped.from, 1 })),
			A_STR(writer_swap_to(loss.writer->swap, loss.swapped.from))));
	report(&loss, DIAG_scores_missing, &loss.lost.scores);
	report(&loss, DIAG_times_dropped, &loss.lost.times);
	report(&loss, DIAG_times_truncated, &loss.lost.fractions);
	report(&loss, DIAG_moves_dropped, &loss.lost.moves);
	report(&loss, DIAG_mover_dropped, &loss.lost.movers);
	report_endings(&loss);
	if ((row->carries & NEEDS_ending) != 0 && game->end == 0 && game->start.width != 0)
		diags_add(diags, DIAG_terminator_coerced, game->record->at, game->plies,
		    ARGS(A_ENDING(ENDING_none),
			A_ENDING(game->repeated ? ENDING_sennichite : ENDING_draw),
			A_STR(loss.name)));
	return diags->count + diags->left_out - before;
}
