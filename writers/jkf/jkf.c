#include "record/json.h"
#include "writers/common/append.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"
#include "writers/jkf/jkf_head.h"
#include "writers/moves/jkf_move.h"
#include "writers/walk/walk.h"

/*
 * JKF (json-kifu-format), normalised as its schema demands: a move has all members that the replay
 * knows.  A game is one line.
 */

/* Variations may be nested as deep as our own reader accepts: a move of the main line is on the
 * third level (game, list, move), each fork adds three (list, fork, move), and a move has three
 * inside. */
enum { DEEPEST = (JSON_DEPTH_MAX - 6) / 3 };

#define REMARK "#" /* begins a remark: JKF has comments only */

/* A move whose alternatives are being written. */
struct fork {
	uint32_t node, alt;           /* alt: the present alternative */
	uint64_t before[2], after[2]; /* by side: seconds used before and after node */
};

struct jkf {
	const struct game *game;
	struct buffer *out;
	bool mainline;
	uint64_t used[2]; /* by side: seconds used so far */
	struct fork *forks;
	size_t depth, cap;
};

/* The words of CSA V2.2, to which the offender's sign is added.  A word in a JKF file is quoted. */
static const struct ending_words endings = {
	.sign = '"',
	.words = {
#define ENDING(id, name, wins, kif, csa, english, japanese, made, instead, editions, foul)         \
	[ENDING_##id] = ((editions)&CSA_V2) != 0 ? csa : "",
#include "record/tables/ending.def"
#undef ENDING
	},
};

static void
add(struct jkf *jkf, const char *text)
{
	buffer_add(jkf->out, str_of(text));
}

/* A comment that began with & would be a bookmark. */
static const struct writer_swap swap = { .from = "&", .to = { " &" }, .first = true };

static void
add_comment(struct jkf *jkf, const char *mark, struct str text)
{
	struct buffer all;

	jkf_head_comma(jkf->out);
	if (mark[0] == '\0') {
		json_quote(text, NULL, jkf->out);
		return;
	}
	buffer_init(&all, jkf->game->record->arena->memory);
	buffer_add(&all, str_of(mark));
	buffer_add(&all, text);
	json_quote(buffer_str(&all), NULL, jkf->out);
	buffer_free(&all);
}

/* Writes a note as a comment; another note has its mark from KIF before it, and a comment must not
 * look like one. */
static void
add_note(void *writer, const struct note *note)
{
	static const char *const marks[] = {
		[NOTE_comment] = "",
		[NOTE_bookmark] = "&",
		[NOTE_remark] = REMARK,
		[NOTE_line] = REMARK,
	};

	if (note->kind == NOTE_comment && note->text.n > 0 && note->text.p[0] == swap.from[0])
		add_comment(writer, swap.to[0], str_after(note->text, 1));
	else
		add_comment(writer, marks[note->kind], note->text);
}

/* Writes the notes of a node, and before them the reason of its ending. */
static void
add_comments(struct jkf *jkf, uint32_t node, struct str reason)
{
	size_t start = jkf->out->n, begun;

	jkf_head_member(jkf->out, STR("comments"));
	buffer_char(jkf->out, '[');
	begun = jkf->out->n;
	if (reason.n > 0)
		add_note(jkf, &(struct note){ .kind = NOTE_comment, .text = reason });
	walk_notes(jkf->game, node, DIALECT_HOME_none, add_note, jkf);
	if (jkf->out->n > begun)
		buffer_char(jkf->out, ']');
	else
		jkf->out->n = start;
}

static char *
put_number(char *p, uint64_t number)
{
	return append_number(p, number, 1, ' ');
}

/* Stores the comma before a member, unless it is the first of its object. */
static inline char *
put_comma(char *p)
{
	*p = ',';
	return p + (p[-1] != '{');
}

static void
add_move(struct jkf *jkf, const struct move *move)
{
	char *start = buffer_room(jkf->out, sizeof ",\"move\":" + JKF_MOVE_ROOM);
	char *p = jkf_move_put(APPEND(put_comma(start), "\"move\":"), jkf->game, move);

	jkf->out->n += (size_t)(p - start);
}

/* Writes an ending.  An unknown word of a JKF file is written as it was, with its closing quote. */
static void
add_special(struct jkf *jkf, const struct written_ending *written, enum side turn)
{
	if (written->word.n == 0)
		return;
	jkf_head_member(jkf->out, STR("special"));
	buffer_char(jkf->out, '"');
	if (written->as == ENDING_illegal_action)
		buffer_char(jkf->out, turn == BLACK ? '-' : '+');
	buffer_add(jkf->out, written->word);
	if (!str_ends(written->word, STR("\"")))
		buffer_char(jkf->out, '"');
}

/* Writes a time.  As in KIF, the minutes of a move are not carried to hours. */
static void
add_time(struct jkf *jkf, uint32_t spent, enum side side)
{
	enum { ROOM = 256 };
	uint32_t seconds = spent / 1000;
	uint64_t total = jkf->used[side == WHITE] += seconds;
	char *start, *p;

	start = buffer_room(jkf->out, ROOM);
	p = APPEND(put_comma(start), "\"time\":{\"now\":{\"m\":");
	p = put_number(p, seconds / 60);
	p = put_number(APPEND(p, ",\"s\":"), seconds % 60);
	p = put_number(APPEND(p, "},\"total\":{\"h\":"), total / 3600);
	p = put_number(APPEND(p, ",\"m\":"), total / 60 % 60);
	p = put_number(APPEND(p, ",\"s\":"), total % 60);
	p = APPEND(p, "}}");
	jkf->out->n += (size_t)(p - start);
}

/* Writes the members of an entry except its forks. */
static void
add_entry(struct jkf *jkf, uint32_t node)
{
	const struct move *move = &jkf->game->moves[node];
	uint32_t spent = jkf->game->record->plies[node].spent;
	struct written_ending written = { .reason = NO_STR };

	if (move->kind == MOVE_end)
		written = ending_words_of(jkf->game, node, &endings);
	if (jkf->game->record->plies[node].notes != 0 || written.reason.n > 0)
		add_comments(jkf, node, written.reason);
	if (move->kind == MOVE_end)
		add_special(jkf, &written, (enum side)move->side);
	else
		add_move(jkf, move);
	if (spent != TIME_NONE)
		add_time(jkf, spent, (enum side)move->side);
}

static bool
can_write(const struct jkf *jkf, uint32_t node)
{
	unsigned kind = jkf->game->moves[node].kind;

	return kind == MOVE_board || kind == MOVE_drop || kind == MOVE_end;
}

/* Returns the first of node and the alternatives after it that can be written; 0: none. */
static uint32_t
writable(const struct jkf *jkf, uint32_t node)
{
	while (node != 0 && !can_write(jkf, node))
		node = jkf->game->record->plies[node].alt;
	return node;
}

/* Begins the forks of an entry and returns the first. */
static uint32_t
open_forks(struct jkf *jkf, struct fork fork)
{
	memcpy(fork.after, jkf->used, sizeof jkf->used);
	memcpy(jkf->used, fork.before, sizeof jkf->used);
	*ARENA_ADD(jkf->game->record->arena, jkf->forks, jkf->depth, jkf->cap) = fork;
	jkf_head_member(jkf->out, STR("forks"));
	add(jkf, "[[");
	return fork.alt;
}

/* Returns what follows in a line that stops before node, which cannot be written: the game's
 * ending, which is kept even after moves that were not played, or 0. */
static uint32_t
after_stop(const struct jkf *jkf, uint32_t node)
{
	return jkf->game->moves[node].kind == MOVE_none ? game_continuation(jkf->game, node) : 0;
}

/* Writes the entry of node and returns the node that follows in the text; 0: the line ends.  The
 * first node of a fork is one of the alternatives that are being written, and gets no forks. */
static uint32_t
add_node(struct jkf *jkf, uint32_t node, bool fork_begins)
{
	const struct ply *plies = jkf->game->record->plies;
	struct fork fork = { .node = node };

	if (!can_write(jkf, node))
		return after_stop(jkf, node);
	if (!fork_begins && !jkf->mainline && jkf->depth < DEEPEST)
		fork.alt = writable(jkf, plies[node].alt);
	jkf_head_comma(jkf->out);
	buffer_char(jkf->out, '{');
	memcpy(fork.before, jkf->used, sizeof jkf->used);
	add_entry(jkf, node);
	if (fork.alt != 0)
		return open_forks(jkf, fork);
	buffer_char(jkf->out, '}');
	return plies[node].next;
}

/* Ends a line of play.  Returns the node that follows in the text: the next alternative, or after
 * the last one the node after the move that they replace. */
static uint32_t
end_line(struct jkf *jkf, bool *fork_begins)
{
	const struct ply *plies = jkf->game->record->plies;
	struct fork *fork = &jkf->forks[jkf->depth - 1];

	buffer_char(jkf->out, ']');
	fork->alt = writable(jkf, plies[fork->alt].alt);
	*fork_begins = fork->alt != 0;
	if (fork->alt != 0) {
		memcpy(jkf->used, fork->before, sizeof jkf->used);
		add(jkf, ",[");
		return fork->alt;
	}
	memcpy(jkf->used, fork->after, sizeof jkf->used);
	add(jkf, "]}");
	jkf->depth--;
	return plies[fork->node].next;
}

static void
add_lines(struct jkf *jkf)
{
	uint32_t node = jkf->game->record->plies[0].next;
	bool fork_begins = false;

	for (;;) {
		size_t depth = jkf->depth;

		if (node != 0) {
			node = add_node(jkf, node, fork_begins);
			fork_begins = jkf->depth > depth;
		} else if (depth > 0) {
			node = end_line(jkf, &fork_begins);
		} else {
			break;
		}
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct jkf jkf = { .game = game, .out = out, .mainline = options->mainline_only };

	buffer_char(out, '{');
	jkf_head_write(game, out);
	jkf_head_member(out, STR("moves"));
	add(&jkf, "[{");
	add_comments(&jkf, 0, NO_STR);
	buffer_char(out, '}');
	if (board_unfit_csa(game).n == 0)
		add_lines(&jkf);
	add(&jkf, "]}\n");
}

const struct writer jkf_writer = {
	.write = write_game,
	.unfit = board_unfit_csa,
	.header = jkf_head_fits,
	.movers = true,
	.endings = &endings,
	.swap = &swap,
	.remark = REMARK,
	.depth_max = DEEPEST,
	.nested = true,
};
