#include <inttypes.h>
#include <string.h>

#include "record/utf8.h"
#include "writers/board.h"
#include "writers/finish.h"
#include "writers/kif_head.h"
#include "writers/put.h"
#include "writers/walk.h"
#include "writers/writer.h"

/*
 * The layout is that of Kifu for Windows, byte for byte (formats-japanese.md 1.11): a move is
 * padded to 12 columns; a wide character uses two, and all characters of a move's words are wide.
 */
enum { MOVE_COLUMNS = 12, WIDE_BYTES = 3, LINE_ROOM = 256 };

struct kif {
	const struct game *game;
	struct buffer *out;
	struct walk walk;
	uint64_t (*totals)[2]; /* by ply of the present line: seconds each side used so far */
	size_t total_cap;
	bool timed; /* there are times: they have a column */
};

static const struct put_word words[PIECE_WHITE] = {
#define PIECE(id, english, sfen, western, csa, csa_promoted, word, word_promoted, ...)             \
	[KIND_##id] = PUT_WORD(word), [KIND_##id | PIECE_PROMOTED] = PUT_WORD(word_promoted),
#include "record/piece.def"
#undef PIECE
};

static const struct put_word same = PUT_WORD("同　"), promotes = PUT_WORD("成"),
			     drops = PUT_WORD("打"), passes = PUT_WORD("パス");

static const struct finish_words endings = {
	.words = {
#define ENDING(id, name, wins, kif, ...) [ENDING_##id] = kif,
#include "record/ending.def"
#undef ENDING
	},
};

static void
add(struct kif *kif, const char *text)
{
	buffer_add(kif->out, str_of(text));
}

static void
add_line(struct kif *kif, char mark, struct str text)
{
	buffer_char(kif->out, mark);
	buffer_add(kif->out, text);
	buffer_char(kif->out, '\n');
}

static void
add_note(struct kif *kif, const struct note *note)
{
	static const char marks[] = {
		[NOTE_comment] = '*',
		[NOTE_bookmark] = '&',
		[NOTE_remark] = '#',
		[NOTE_line] = '#',
	};

	if (marks[note->kind] != '#' || !writer_declaration(note->text))
		add_line(kif, marks[note->kind], note->text);
}

static void
add_notes(struct kif *kif, uint32_t node)
{
	const struct record *record = kif->game->record;
	uint32_t at;

	for (at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next)
		add_note(kif, &record->notes[at - 1]);
}

/* Puts where a move goes and what moves: ７六歩, 同　歩成, ５五角打. */
static char *
put_claim(char *p, const struct move *move)
{
	if (move->kind == MOVE_pass)
		return put_word(p, &passes);
	if ((move->flags & MOVE_same) != 0) {
		p = put_word(p, &same);
	} else {
		p = put_word(p, &board_files[square_file(move->to)]);
		p = put_word(p, &board_ranks[square_rank(move->to)]);
	}
	p = put_word(p, &words[piece_face(move->piece)]);
	if (move->kind == MOVE_drop)
		return put_word(p, &drops);
	return (move->flags & MOVE_promotes) != 0 ? put_word(p, &promotes) : p;
}

/* Puts a move and counts the columns it takes. */
static char *
put_move(char *p, const struct move *move, unsigned *columns)
{
	char *start = p, *wide = put_claim(p, move);

	p = wide;
	if (move->kind == MOVE_board) {
		*p++ = '(';
		p = put_number(p, square_file(move->from), 1, ' ');
		p = put_number(p, square_rank(move->from), 1, ' ');
		*p++ = ')';
	}
	*columns = (unsigned)(wide - start) / WIDE_BYTES * 2 + (unsigned)(p - wide);
	return p;
}

/* Puts ( 0:02/00:00:02): minutes and seconds of the move, and what its side used so far. */
static char *
put_time(char *p, uint32_t spent, uint64_t total)
{
	*p++ = '(';
	p = put_two(p, spent / 60, ' ');
	*p++ = ':';
	p = put_two(p, spent % 60, '0');
	*p++ = '/';
	p = put_two(p, total / 3600, '0');
	*p++ = ':';
	p = put_two(p, total / 60 % 60, '0');
	*p++ = ':';
	p = put_two(p, total % 60, '0');
	*p++ = ')';
	return p;
}

/*
 * Carries the totals to the walk's ply; those of the plies before are this line's, whatever line
 * was written last, because the walk comes back to a ply from later ones only.  Totals are of the
 * whole seconds that are written, so that they add up for who reads them.
 */
static uint64_t
add_up(struct kif *kif, enum side side, uint32_t spent)
{
	uint32_t ply = kif->walk.ply;
	uint64_t *total;

	if (ply >= kif->total_cap)
		kif->totals = arena_grow(kif->game->record->arena, kif->totals, sizeof *kif->totals,
		    (size_t)ply + 1, &kif->total_cap);
	if (ply == 1)
		kif->totals[0][BLACK] = kif->totals[0][WHITE] = 0;
	memcpy(kif->totals[ply], kif->totals[ply - 1], sizeof *kif->totals);
	total = &kif->totals[ply][side == WHITE];
	return *total += spent;
}

/* Puts what follows the words of a move or an ending. */
static char *
put_rest(struct kif *kif, char *p, unsigned columns)
{
	const struct walk *walk = &kif->walk;
	uint32_t spent = kif->game->record->plies[walk->node].spent;
	uint32_t seconds = spent == TIME_NONE ? 0 : spent / 1000;
	enum side side = (enum side)kif->game->moves[walk->node].side;

	memset(p, ' ', MOVE_COLUMNS + 1);
	if (columns < MOVE_COLUMNS)
		p += MOVE_COLUMNS - columns;
	if (kif->timed || walk->more != 0)
		*p++ = ' ';
	if (kif->timed) {
		uint64_t total = add_up(kif, side, seconds);

		if (spent != TIME_NONE)
			p = put_time(p, seconds, total);
	}
	if (walk->more != 0)
		*p++ = '+';
	*p++ = '\n';
	return p;
}

static void
add_move(struct kif *kif, const struct move *move)
{
	char *start = buffer_room(kif->out, LINE_ROOM), *p;
	unsigned columns;

	p = put_number(start, (uint64_t)kif->game->start.number + kif->walk.ply, 4, ' ');
	*p++ = ' ';
	p = put_move(p, move, &columns);
	p = put_rest(kif, p, columns);
	kif->out->n += (size_t)(p - start);
}

/* An ending, and as a comment what its word does not say. */
static void
add_end(struct kif *kif)
{
	struct finish finish = finish_of(kif->game, kif->walk.node, &endings);
	char *start, *p;

	if (finish.word.n == 0)
		return;
	start = buffer_room(kif->out, LINE_ROOM + finish.word.n);
	p = put_number(start, (uint64_t)kif->game->start.number + kif->walk.ply, 4, ' ');
	*p++ = ' ';
	memcpy(p, finish.word.p, finish.word.n);
	p = put_rest(kif, p + finish.word.n, (unsigned)utf8_columns(finish.word));
	kif->out->n += (size_t)(p - start);
	if (finish.reason.n > 0)
		add_line(kif, '*', finish.reason);
}

/* The line まで5手で先手の勝ち from its row: {T} is the side to move, {O} the other. */
static void
add_made(struct kif *kif, const char *made, enum side turn, uint64_t plies)
{
	const char *const *players = board_players[kif_head_handicap(kif->game)];

	buffer_printf(kif->out, "まで%" PRIu64 "手", plies);
	for (; *made != '\0'; made++) {
		if (*made != '{') {
			buffer_char(kif->out, *made);
			continue;
		}
		add(kif, players[made[1] == 'T' ? turn : side_other(turn)]);
		made = strchr(made, '}');
	}
	buffer_char(kif->out, '\n');
}

/* Ends the line of play whose last node this is: with its result, or with an empty line. */
static void
close_line(struct kif *kif, uint32_t node, uint32_t ply)
{
	const struct move *move = &kif->game->moves[node];
	const char *made = "";

	if (node != 0 && move->kind == MOVE_end)
		made = ending_rows[finish_of(kif->game, node, &endings).as].made;
	if (made[0] != '\0')
		add_made(
		    kif, made, (enum side)move->side, (uint64_t)kif->game->start.number + ply - 1);
	else
		buffer_char(kif->out, '\n');
}

static void
add_plies(struct kif *kif)
{
	struct walk *walk = &kif->walk;
	const struct game *game = kif->game;
	uint32_t node = 0, ply = 0;

	while (walk_next(walk)) {
		if (walk->branch) {
			close_line(kif, node, ply);
			buffer_printf(kif->out, "\n変化：%" PRIu64 "手\n",
			    (uint64_t)game->start.number + walk->ply);
		}
		node = walk->node;
		ply = walk->ply;
		if (game->moves[node].kind == MOVE_end)
			add_end(kif);
		else
			add_move(kif, &game->moves[node]);
		if (game->record->plies[node].notes != 0)
			add_notes(kif, node);
	}
	close_line(kif, node, ply);
}

/* The origin of a move is two digits. */
static struct str
unfit(const struct game *game)
{
	enum { MOST = 9 };

	return board_unfit(game, 1, MOST);
}

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

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct kif kif = { .game = game, .out = out, .timed = has_times(game) };

	walk_init(&kif.walk, game, options->mainline_only);
	kif_head_write(game, options, out);
	add(&kif, kif.timed ? "手数----指手---------消費時間--\n" : "手数----指手--\n");
	add_notes(&kif, 0);
	add_plies(&kif);
}

const struct writer kif_writer = {
	.write = write_game,
	.unfit = unfit,
	.header = kif_head_key,
	.endings = &endings,
	.passes = true,
};
