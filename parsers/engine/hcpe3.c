/*
 * dlshogi's games (record/engine/hcpe3.h).  No mark begins a game: where the moves do not fit, the
 * next position that can be read begins the next one.
 */
#include "record/engine/hcpe3.h"

#include "parsers/engine/engine_claim.h"
#include "record/engine/bytes.h"
#include "record/engine/compact.h"
#include "record/sfen.h"

/* The bytes of a game. */
struct extent {
	size_t n;       /* as far as they can be read */
	size_t wanted;  /* at least; more than n: the bytes end inside */
	unsigned moves; /* that are whole */
	unsigned wide;  /* the number of candidates that no position has; 0: no such number */
	bool next;      /* another game begins before all moves */
};

/* Returns whether a game begins at the first byte. */
static bool
begins(struct str bytes)
{
	struct compact_fault fault;
	struct diagram diagram;

	return bytes.n >= HCPE3_HEAD && compact_diagram(bytes.p, PACKING_apery, &diagram, &fault);
}

/* Measures the game at the first byte, whose header is whole. */
static struct extent
measure(struct str bytes)
{
	struct extent extent = { .n = HCPE3_HEAD, .wanted = HCPE3_HEAD };
	unsigned moves = bytes_u16(bytes.p + HCPE3_MOVES), candidates;

	for (; extent.moves < moves; extent.moves++) {
		extent.wanted = extent.n + HCPE3_MOVE;
		if (extent.wanted > bytes.n)
			return extent;
		extent.next = begins(str_after(bytes, extent.n));
		candidates = bytes_u16(bytes.p + extent.n + HCPE3_MOVE - 2);
		extent.wide = candidates > HCPE3_WIDEST && !extent.next ? candidates : 0;
		if (extent.next || extent.wide > 0) {
			extent.wanted = extent.n;
			return extent;
		}
		extent.wanted = extent.n + hcpe3_move_size(bytes.p + extent.n);
		if (extent.wanted > bytes.n)
			return extent;
		extent.n = extent.wanted;
	}
	return extent;
}

/* Returns how many bytes the game at the first byte has, with those after it that are none.  Sets
 * *whole where it ends before the bytes do. */
static size_t
length(struct str bytes, struct extent *extent, bool *whole)
{
	bool read = begins(bytes);
	size_t n = 1;

	*extent = (struct extent){ .wanted = HCPE3_HEAD };
	*whole = bytes.n >= HCPE3_HEAD;
	if (!*whole)
		return bytes.n;
	if (read) {
		*extent = measure(bytes);
		*whole = extent->wanted == extent->n;
		if (extent->wide == 0)
			return *whole ? extent->n : bytes.n;
		n = extent->n;
	}
	while (n < bytes.n && !begins(str_after(bytes, n)))
		n++;
	*whole = n < bytes.n;
	return n;
}

/* Returns how surely bytes are games: other data may look like a position, but not like games that
 * follow each other. */
static struct sign
probe(struct str body)
{
	enum { GAMES = 64 };
	size_t at = 0, good = 0, count = 0;
	bool whole = true;

	for (; count < GAMES && whole && at < body.n; count++) {
		struct str rest = str_after(body, at);
		struct extent extent = { .n = 0 };

		if (begins(rest))
			extent = measure(rest);
		whole = extent.n > 0 && extent.wanted == extent.n && extent.wide == 0;
		good += (whole || extent.moves > 0) && !extent.next;
		at += extent.n;
	}
	return engine_sign(
	    good, count, whole, PHRASE_sign_games, (struct span){ 0, (uint32_t)count });
}

/* Reading one game. */
struct hcpe3 {
	struct parse *parse;
	struct record *record;
	struct str bytes;
};

static struct span
place(const struct hcpe3 *game, size_t at, uint32_t n)
{
	return (struct span){ game->record->at.at + (uint32_t)at, n };
}

static void
report_value(const struct hcpe3 *game, struct span at, enum severity severity, enum phrase what,
    unsigned value, unsigned other)
{
	diags_add(game->parse->diags, DIAG_game_value, at, 0,
	    ARGS(A_PHRASE(what), A_NUMBER(value), A_NUMBER(other)))
	    ->severity = severity;
}

/* Reports what is odd about the numbers of the header and the size. */
static void
check_extent(const struct hcpe3 *game, const struct extent *extent)
{
	unsigned moves = bytes_u16(game->bytes.p + HCPE3_MOVES);
	unsigned opponent = (unsigned char)game->bytes.p[HCPE3_OPPONENT];

	if (extent->wide > 0)
		report_value(game, place(game, extent->n + HCPE3_MOVE - 2, 2), SEVERITY_error,
		    PHRASE_value_candidates, extent->wide, HCPE3_WIDEST);
	else if (extent->next)
		report_value(game, place(game, HCPE3_MOVES, 2), SEVERITY_error, PHRASE_value_next,
		    moves, extent->moves);
	else if (extent->wanted > extent->n)
		engine_claim_cut(
		    game->parse, place(game, extent->n, 0), game->bytes.n, extent->wanted);
	if (moves == 0 || moves > HCPE3_LONGEST)
		report_value(game, place(game, HCPE3_MOVES, 2), SEVERITY_warning,
		    PHRASE_value_moves, moves, HCPE3_LONGEST);
	if (opponent > 2)
		report_value(game, place(game, HCPE3_OPPONENT, 1), SEVERITY_warning,
		    PHRASE_value_opponent, opponent, 0);
	if (opponent > 0)
		record_add_header(game->record, HEADER_other, STR(HCPE3_OPPONENT_KEY),
		    arena_printf(game->record->arena, "%u", opponent),
		    place(game, HCPE3_OPPONENT, 1));
}

static void
report_candidates(const struct hcpe3 *game, uint32_t node, struct span at, enum severity severity,
    enum phrase what)
{
	diags_add(game->parse->diags, DIAG_candidate_moves, at, node, ARGS(A_PHRASE(what)))
	    ->severity = severity;
}

/* Reports what is odd about candidates. */
static void
check_candidates(const struct hcpe3 *game, uint32_t node, unsigned played, struct span at)
{
	const struct text *text = game->parse->text;
	struct str all = text_str(text, at);
	bool among = false, visited = false;

	for (size_t i = 0; i < all.n; i += HCPE3_CANDIDATE) {
		unsigned bits = bytes_u16(all.p + i);
		size_t before = 0;

		among |= bits == played;
		visited |= bytes_u16(all.p + i + 2) != 0;
		while (before < i && bytes_u16(all.p + before) != bits)
			before += HCPE3_CANDIDATE;
		if (before < i)
			report_candidates(game, node,
			    (struct span){ at.at + (uint32_t)i, HCPE3_CANDIDATE }, SEVERITY_note,
			    PHRASE_candidate_twice);
	}
	if (!among)
		report_candidates(game, node, at, SEVERITY_note, PHRASE_candidate_played);
	if (!visited)
		report_candidates(game, node, at, SEVERITY_warning, PHRASE_candidate_unvisited);
}

/* Appends a list of candidates, as a comment has it. */
static void
add_visits(struct str all, enum move16 move16, struct buffer *out)
{
	for (size_t i = 0; i < all.n; i += HCPE3_CANDIDATE) {
		if (i > 0)
			buffer_char(out, ' ');
		compact_add_move(bytes_u16(all.p + i), move16, out);
		buffer_printf(out, ":%u", bytes_u16(all.p + i + 2));
	}
}

/* Adds the comment that lists candidates, unless only the move played is one, of one visit: such is
 * a game that nobody searched. */
static void
claim_candidates(struct hcpe3 *game, uint32_t node, unsigned played, struct span at)
{
	enum { LONGEST = sizeof "resign:65535 ", MORE = 256 }; /* buffer_printf asks for more */
	struct str all = text_str(game->parse->text, at);
	struct buffer words = { .cap = all.n / HCPE3_CANDIDATE * LONGEST + MORE };

	if (all.n > 0)
		check_candidates(game, node, played, at);
	if (all.n == HCPE3_CANDIDATE && bytes_u16(all.p) == played && bytes_u16(all.p + 2) == 1)
		return;
	words.p = arena_take(game->record->arena, words.cap);
	buffer_add(&words, all.n == 0 ? STR(HCPE3_VISITS "0") : STR(HCPE3_VISITS));
	add_visits(all, game->parse->move16, &words);
	record_add_note(game->record, node, NOTE_comment, buffer_str(&words), at);
}

/* Claims the moves, each with its score, if it has one, and its candidates. */
static void
claim_moves(struct hcpe3 *game, unsigned moves)
{
	struct record *record = game->record;
	uint32_t node = 0;
	size_t at = HCPE3_HEAD;
	bool white = record->setup.turn == WHITE;

	for (unsigned i = 0; i < moves; i++, white = !white) {
		unsigned played = bytes_u16(game->bytes.p + at),
			 count = bytes_u16(game->bytes.p + at + 4);
		int score = (int16_t)bytes_u16(game->bytes.p + at + 2);

		engine_claim_move(game->parse, record, &node, played, true, place(game, at, 2));
		if (score != 0 || count > 0) {
			record_add_note(record, node, NOTE_comment,
			    arena_printf(record->arena, "* %d", white ? -score : score),
			    place(game, at + 2, 2));
			claim_candidates(game, node, played,
			    place(game, at + HCPE3_MOVE, count * HCPE3_CANDIDATE));
		}
		at += hcpe3_move_size(game->bytes.p + at);
	}
}

/* Returns the ending for the bits beside the winner, who is to move or not; ENDING_other: they say
 * nothing more. */
static enum ending
ending_of(unsigned why, enum side winner, bool mover)
{
	bool drawn = winner == NO_SIDE;

	if (why == 0)
		return drawn ? ENDING_draw : mover ? ENDING_other : ENDING_resign;
	if (why == HCPE3_repetition)
		return drawn   ? ENDING_sennichite
		       : mover ? ENDING_perpetual_check
			       : ENDING_perpetual_self;
	if (why == HCPE3_declared)
		return drawn   ? ENDING_declaration_draw
		       : mover ? ENDING_declaration
			       : ENDING_failed_declaration;
	return why == HCPE3_limit && drawn ? ENDING_max_moves : drawn ? ENDING_draw : ENDING_other;
}

static void
claim_end(struct hcpe3 *game, unsigned moves)
{
	unsigned result = (unsigned char)game->bytes.p[HCPE3_RESULT], who = result & HCPE3_winner;
	unsigned why = result & ~(unsigned)HCPE3_winner;
	enum side winner = who == 0 ? NO_SIDE : who == 1 ? BLACK : WHITE;
	enum side turn = (enum side)game->record->setup.turn;
	struct span at = place(game, HCPE3_RESULT, 1);
	uint32_t node = (uint32_t)game->record->ply_count - 1;
	struct ply *ply;

	turn = moves % 2 == 0 ? turn : side_other(turn);
	if (who == HCPE3_winner) {
		diags_add(game->parse->diags, DIAG_result_value, at, 0,
		    ARGS(A_NUMBER(who), A_PHRASE(PHRASE_results_absolute)));
		return;
	}
	if (why == HCPE3_repetition && who != 0)
		report_value(game, at, SEVERITY_note, PHRASE_value_perpetual, result, 0);
	else if (why != 0 && why != HCPE3_repetition && (why != HCPE3_declared || who == 0) &&
		 (why != HCPE3_limit || who != 0))
		report_value(game, at, SEVERITY_warning, PHRASE_value_flags, result, 0);
	ply = record_follow(game->record, &node);
	ply->claim.kind = CLAIM_end;
	ply->claim.ending = (uint8_t)ending_of(why, winner, winner == turn);
	ply->claim.winner = (uint8_t)winner;
	ply->claim.ending_flags = ENDING_winner_only;
	ply->at = place(game, HCPE3_RESULT, 0); /* bits are no words of an ending */
}

static bool
next(struct parse *parse, struct record *record)
{
	struct str rest = str_after(parse->text->body, parse->at);
	struct hcpe3 game = { parse, record, rest };
	struct extent extent;
	bool whole;

	if (rest.n == 0)
		return false;
	game.bytes = str_first(rest, length(rest, &extent, &whole));
	record->at = (struct span){ parse->at, (uint32_t)game.bytes.n };
	parse->at += record->at.n;
	if (rest.n < HCPE3_HEAD) {
		engine_claim_cut(parse, record->at, rest.n, HCPE3_HEAD);
		return true;
	}
	if (!engine_claim_position(parse, record, PACKING_apery, 0))
		return true;
	check_extent(&game, &extent);
	claim_moves(&game, extent.moves);
	claim_end(&game, extent.moves);
	return true;
}

static struct str
whole(struct str bytes, enum format format)
{
	struct extent extent;
	size_t at = 0, n;
	bool whole = true;

	(void)format;
	while (at < bytes.n && (n = length(str_after(bytes, at), &extent, &whole), whole))
		at += n;
	return str_first(bytes, at);
}

/* Appends the start, the numbers, and the first moves. */
static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	enum { SHOWN = 2 };
	size_t at = HCPE3_HEAD, size;
	struct compact_fault fault;
	struct diagram diagram;
	struct extent extent;

	(void)format;
	if (bytes.n < HCPE3_HEAD || !compact_diagram(bytes.p, PACKING_apery, &diagram, &fault))
		return;
	sfen_write(&diagram, 1, out);
	buffer_printf(out, "  moves %u result %u", bytes_u16(bytes.p + HCPE3_MOVES),
	    (unsigned char)bytes.p[HCPE3_RESULT]);
	extent = measure(bytes);
	for (unsigned i = 0; i < extent.moves && i < SHOWN; i++, at += size) {
		size = hcpe3_move_size(bytes.p + at);
		buffer_add(out, STR("  "));
		compact_add_move(bytes_u16(bytes.p + at), move16, out);
		buffer_printf(out, " %d (", (int16_t)bytes_u16(bytes.p + at + 2));
		add_visits(
		    str_first(str_after(bytes, at + HCPE3_MOVE), size - HCPE3_MOVE), move16, out);
		buffer_char(out, ')');
	}
}

const struct parser hcpe3_parser = { .probe = probe, .next = next, .whole = whole, .show = show };
