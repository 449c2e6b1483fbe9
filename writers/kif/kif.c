#include <inttypes.h>
#include <string.h>

#include "record/text/utf8.h"
#include "writers/moves/kif_head.h"
#include "writers/moves/kif_text.h"
#include "writers/walk/walk.h"

/*
 * The layout is that of Kifu for Windows, byte for byte: a move is padded to 12 columns; a wide
 * character uses two, and all characters of a move's words are wide.
 */
enum { MOVE_COLUMNS = 12, WIDE_BYTES = 3, LINE_ROOM = 256 + KIF_LARGE_ROOM };

struct kif {
	const struct game *game;
	struct buffer *out;
	struct walk walk;
	uint64_t (*totals)[2]; /* by depth of the present line: seconds each side has used */
	size_t total_cap;
	uint32_t ended; /* an ending whose まで line is written already; 0: none */
	bool timed;     /* there is a column of times */
	bool large;     /* kif_large_fits */
	bool apart;     /* the move written last is not the one before, or was a pass: 同 would be
			   ambiguous */
};

static const struct append_word same = APPEND_WORD("同　");

static const struct ending_words endings = {
	.made = true,
	.words = {
#define ENDING(id, name, wins, kif, ...) [ENDING_##id] = kif,
#include "record/tables/ending.def"
#undef ENDING
	},
};

/* Appends where a move goes and what moves: ７六歩, 同　歩成, ５五角打. */
static char *
append_claim(char *p, const struct game *game, const struct move *move)
{
	if (move->kind == MOVE_pass)
		return append_word(p, &kif_text_passes);
	p = (move->flags & MOVE_same) != 0 ? append_word(p, &same) : kif_text_square(p, move->to);
	p = kif_text_face(p, game, game_named(move));
	if (move->kind == MOVE_drop)
		return append_word(p, &kif_text_drops);
	return (move->flags & MOVE_promotes) != 0 ? append_word(p, &kif_text_promotes) : p;
}

/* Appends a move; *columns: its width. */
static char *
append_move(char *p, const struct game *game, const struct move *move, unsigned *columns)
{
	char *start = p, *wide;

	if (move->kind == MOVE_drop && (move->flags & MOVE_out_of_turn) != 0)
		p = append_word(p, &kif_text_sides[move->side]); /* nothing else shows it */
	p = wide = append_claim(p, game, move);
	if (move->kind == MOVE_board) {
		*p++ = '(';
		*p++ = (char)('0' + square_file(move->from));
		*p++ = (char)('0' + square_rank(move->from));
		*p++ = ')';
	}
	*columns = (unsigned)(wide - start) / WIDE_BYTES * 2 + (unsigned)(p - wide);
	return p;
}

/* Appends ( 0:02/00:00:02): minutes and seconds of the move, and what its side has used. */
static char *
append_time(char *p, uint32_t spent, uint64_t total)
{
	const uint32_t spent_minutes = spent / 60;
	const uint64_t minutes = total / 60, hours = minutes / 60;

	*p++ = '(';
	p = append_two(p, spent_minutes, ' ');
	*p++ = ':';
	p = append_two(p, spent - spent_minutes * 60, '0');
	*p++ = '/';
	p = append_two(p, hours, '0');
	*p++ = ':';
	p = append_two(p, minutes - hours * 60, '0');
	*p++ = ':';
	p = append_two(p, total - minutes * 60, '0');
	*p++ = ')';
	return p;
}

/*
 * Adds spent seconds of side to the totals at the walk's node, and returns the sum.  The totals of
 * the nodes before it are always those of its own line, because the walk returns to a depth from
 * deeper ones only.  They count whole seconds, as written, so that readers can check them.
 */
static inline uint64_t
add_up(struct kif *kif, enum side side, uint32_t spent)
{
	uint32_t depth = kif->walk.depth;
	enum side mover = side == WHITE ? WHITE : BLACK, other = side_other(mover);
	const uint64_t *before;
	uint64_t *total;

	if (depth >= kif->total_cap)
		kif->totals = arena_grow(kif->game->record->arena, kif->totals, sizeof *kif->totals,
		    (size_t)depth + 1, &kif->total_cap);
	if (depth == 1)
		kif->totals[0][BLACK] = kif->totals[0][WHITE] = 0;
	before = kif->totals[depth - 1];
	total = kif->totals[depth];
	total[other] = before[other];
	return total[mover] = before[mover] + spent;
}

/* Appends what follows the words of a move or an ending. */
static char *
append_rest(struct kif *kif, char *p, unsigned columns)
{
	const struct walk *walk = &kif->walk;
	uint32_t spent = walk->plies[walk->node].spent;
	uint32_t seconds = spent == TIME_NONE ? 0 : spent / 1000;
	enum side side = (enum side)walk->moves[walk->node].side;

	memset(p, ' ', MOVE_COLUMNS + 1);
	if (columns < MOVE_COLUMNS)
		p += MOVE_COLUMNS - columns;
	if (kif->timed || walk->more != 0)
		*p++ = ' ';
	if (kif->timed) {
		uint64_t total = add_up(kif, side, seconds);

		if (spent != TIME_NONE)
			p = append_time(p, seconds, total);
	}
	if (walk->more != 0)
		*p++ = '+';
	*p++ = '\n';
	return p;
}

static void
add_move(void *writer, const struct walk *walk)
{
	struct kif *kif = writer;
	const struct move *move = &walk->moves[walk->node];
	uint64_t number = (uint64_t)kif->game->start.number + walk->ply;
	char *start = buffer_room(kif->out, LINE_ROOM), *p;
	unsigned columns = kif->timed ? MOVE_COLUMNS - 2 : MOVE_COLUMNS;

	if (kif->large) {
		p = kif_large_append(start, kif->game, number, move, !kif->apart);
		kif->apart = move->kind == MOVE_pass;
	} else {
		p = append_four(start, number, ' ');
		*p++ = ' ';
		p = append_move(p, kif->game, move, &columns);
	}
	p = append_rest(kif, p, columns);
	kif->out->n += (size_t)(p - start);
}

/* Returns the result line that contradicts the ending at node, if it is written in the record's own
 * words, so that both are kept; or NULL. */
static const struct result *
own_result(const struct game *game, uint32_t node)
{
	const struct result *contradicted = game_contradicted_result(game, node);

	return contradicted != NULL && kif_text_is_result(game, contradicted) ? contradicted : NULL;
}

/* Adds the result of the line of play that ends with node.  Returns false when it has none. */
static bool
add_result(struct kif *kif, uint32_t node, uint32_t ply)
{
	const struct game *game = kif->game;
	const struct result *contradicted = own_result(game, node);

	if (contradicted == NULL)
		return kif_text_result(game, &endings, game_end_at(game, node), ply, kif->out);
	buffer_add(kif->out, text_str(game->record->text, contradicted->at));
	buffer_char(kif->out, '\n');
	return true;
}

/* Adds an ending, and as a comment what its word does not express. */
static void
add_end(void *writer, const struct walk *walk)
{
	struct kif *kif = writer;
	struct written_ending written = ending_words_of(kif->game, walk->node, &endings);
	char *start, *p;

	if (written.word.n == 0) {
		add_up(kif, (enum side)walk->moves[walk->node].side, 0);
		if (add_result(kif, walk->node, walk->ply))
			kif->ended = walk->node; /* notes of the ending follow it */
		return;
	}
	start = buffer_room(kif->out, LINE_ROOM + written.word.n);
	p = append_four(start, (uint64_t)kif->game->start.number + walk->ply, ' ');
	*p++ = ' ';
	memcpy(p, written.word.p, written.word.n);
	p = append_rest(kif, p + written.word.n, (unsigned)utf8_columns(written.word));
	kif->out->n += (size_t)(p - start);
	kif_text_reason(&written, kif->out);
}

static void
add_note(void *writer, const struct note *note)
{
	struct kif *kif = writer;
	const struct result *own = own_result(kif->game, kif->walk.node);

	/* a result that was not understood in full is a note as well */
	if (own == NULL || note->kind != NOTE_line || own->at.at != note->at.at)
		kif_text_note(note, kif->out);
}

/* Ends the line of play whose last node this is, with its result or with an empty line. */
static void
end_line(void *writer, uint32_t node, uint32_t ply)
{
	struct kif *kif = writer;

	if ((node == 0 || node != kif->ended) && !add_result(kif, node, ply))
		buffer_char(kif->out, '\n');
}

static void
begin_variation(void *writer, const struct walk *walk)
{
	struct kif *kif = writer;

	kif->apart = true;
	buffer_printf(
	    kif->out, "\n変化：%" PRIu64 "手\n", (uint64_t)kif->game->start.number + walk->ply);
}

static const struct walk_calls calls = {
	.move = add_move,
	.ending = add_end,
	.note = add_note,
	.end_line = end_line,
	.variation = begin_variation,
};

static bool
has_times(const struct game *game)
{
	size_t i;

	for (i = 0; i < game->record->ply_count; i++) {
		if (game->record->plies[i].spent != TIME_NONE && game->moves[i].kind != MOVE_none)
			return true;
	}
	return false;
}

static const struct kif_head style = { .name = "KIF", .even = true, .banner = true };

static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	(void)game;
	kif_head_lead(options, &style, out);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct kif kif = {
		.game = game, .out = out, .timed = has_times(game), .large = kif_large_fits(game)
	};

	walk_init(&kif.walk, game, options->mainline_only);
	kif.walk.nested = true;
	kif.walk.home = DIALECT_HOME_kif;
	kif_head_write(game, options, &style, out);
	buffer_add(
	    out, kif.timed ? STR("手数----指手---------消費時間--\n") : STR("手数----指手--\n"));
	walk_game(&kif.walk, &calls, &kif);
}

const struct writer kif_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = board_unfit,
	.header = kif_head_fits,
	.result = kif_text_is_result,
	.movers = true,
	.endings = &endings,
	.passes = true,
	.nested = true,
};
