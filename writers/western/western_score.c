#include "writers/common/append.h"
#include "writers/walk/walk.h"
#include "writers/western/western.h"

enum { PLIES_A_LINE = 10, LINE_ROOM = 96 };

const struct writer_swap western_swap = { .from = "{}", .to = { "｛", "｝" } };

/* A move whose variations are being written. */
struct score_branch {
	uint32_t node, ply;
	uint32_t alternative; /* the open variation, or the node whose alternatives come next */
};

/* A score being written. */
struct score {
	const struct game *game;
	struct buffer *out;
	const struct alphabet *alphabet;
	uint64_t before;  /* half moves before the first ply, including black's missing one */
	unsigned on_line; /* plies on this line */
	bool begun;       /* this line is not empty */
	bool broken;      /* a comment or a variation was written last */
	bool number;      /* the next move needs its number, also if it is white's */
	bool mainline;    /* without variations */
	bool bare;        /* no word of an ending follows the comments that are being written */
	struct {
		bool open;
		size_t empty;    /* empty lines of it, not written yet */
		struct str last; /* its last line */
	} comment;
	struct {
		struct score_branch *list;
		size_t count, cap;
	} branches;         /* of open parentheses, the innermost last */
	uint32_t overruled; /* the first of the endings written last that others overrule: their
			       variations follow the ending that counts; 0: none */
};

static const struct append_word black_dot = APPEND_WORD(". "), white_dot = APPEND_WORD(". … ");

static void
end_line(struct score *score)
{
	if (score->begun)
		buffer_char(score->out, '\n');
	score->begun = false;
	score->on_line = 0;
}

/* Begins the next word on the line. */
static void
add_blank(struct score *score)
{
	if (score->begun)
		buffer_char(score->out, ' ');
	score->begun = true;
}

/* Begins a new line after a comment or a variation. */
static void
end_break(struct score *score)
{
	if (score->broken)
		end_line(score);
	score->broken = false;
}

/* Adds a move, with its number if it does not follow black's directly.  Lines end before a pair. */
static void
add_move(struct score *score, const struct move *move, uint32_t ply)
{
	uint64_t half = score->before + ply - 1;
	bool black = half % 2 == 0;
	char *start, *p;

	end_break(score);
	if (black && score->on_line + 1 >= PLIES_A_LINE)
		end_line(score);
	start = p = buffer_room(score->out, LINE_ROOM);
	if (score->begun)
		*p++ = ' ';
	if (black || score->number) {
		p = append_number(p, half / 2 + 1, 1, '0');
		p = append_word(p, black ? &black_dot : &white_dot);
	}
	p = western_append(p, score->game, move, score->alphabet);
	score->out->n += (size_t)(p - start);
	score->begun = true;
	score->number = false;
	score->on_line++;
}

/* Returns whether a comment has only digits and signs: {0:12} would be the time of a move, {1-0}
 * the result. A brace counts as the sign that replaces it. */
static bool
is_value(struct str text)
{
	bool digit = str_find(text, STR("½")) < text.n;
	size_t i;

	for (i = 0; i < text.n; i++) {
		if ((unsigned char)text.p[i] < 0x80 &&
		    strchr("0123456789:./- {}", text.p[i]) == NULL)
			return false;
		digit |= str_is_digit(text.p[i]);
	}
	return digit;
}

/* Begins a comment.  Readers trim blanks next to the braces, take ~ for a line's end if there is no
 * other, and may take a comment for a time or a result ({White resigns} would end the game): before
 * such a comment the line ends, and before one that might be taken for the ending ({Resigns}). */
static void
open_comment(struct score *score, struct str first)
{
	add_blank(score);
	buffer_char(score->out, '{');
	if (score->bare || str_is_space(first.p[0]) || str_find(first, STR("~")) < first.n ||
	    is_value(first) || str_starts_nocase(first, STR("black")) ||
	    str_starts_nocase(first, STR("white")) || str_starts_nocase(first, STR("sente")) ||
	    str_starts_nocase(first, STR("gote")))
		buffer_char(score->out, '\n');
}

/* Adds empty lines as comments {}: next to the braces of another comment they would be trimmed. */
static void
add_empty(struct score *score)
{
	for (; score->comment.empty > 0; score->comment.empty--) {
		add_blank(score);
		buffer_add(score->out, STR("{}"));
	}
}

static void
close_comment(struct score *score)
{
	if (!score->comment.open && score->comment.empty == 0)
		return;
	if (score->comment.open) {
		if (str_is_space(score->comment.last.p[score->comment.last.n - 1]))
			buffer_char(score->out, '\n');
		buffer_char(score->out, '}');
	}
	add_empty(score);
	score->comment.open = false;
	score->broken = score->number = true;
}

/* Returns whether a line looks like a tag after an empty line: readers would take it for the next
 * game's first, and the comment for one that was not closed. */
static bool
begins_game(const struct score *score, struct str text)
{
	const char *end = text.p + text.n, *p = str_skip_spaces(text.p, end);
	const char *last_end = score->comment.last.p + score->comment.last.n;

	return p != end && *p == '[' && str_find(text, STR("\"")) < text.n &&
	       (score->comment.empty > 0 ||
		   str_skip_spaces(score->comment.last.p, last_end) == last_end);
}

/* Adds a line to the open comment, or opens one.  What would end the comment is replaced. */
static void
add_comment(struct score *score, struct str text)
{
	struct note rest = { .text = text, .kind = NOTE_comment };
	size_t n;

	if (text.n == 0) {
		score->comment.empty++;
		return;
	}
	if (score->comment.open && begins_game(score, text))
		close_comment(score);
	if (score->comment.open) {
		buffer_fill(score->out, '\n', score->comment.empty + 1);
		score->comment.empty = 0;
	} else {
		add_empty(score);
		open_comment(score, text);
	}
	score->comment.open = true;
	score->comment.last = text;
	while ((n = writer_swap_at(&western_swap, &rest)) < rest.text.n) {
		buffer_add(score->out, str_first(rest.text, n));
		buffer_add(score->out, writer_swap_to(&western_swap, rest.text.p[n]));
		rest.text = str_after(rest.text, n + 1);
	}
	buffer_add(score->out, rest.text);
}

static void
add_note(void *writer, const struct note *note)
{
	struct score *score = writer;

	if (note->kind == NOTE_comment)
		add_comment(score, note->text);
	if (note->kind == NOTE_comment || note->kind == NOTE_bookmark)
		return;
	close_comment(score); /* a line that programs skip */
	end_line(score);
	buffer_char(score->out, '%');
	buffer_add(score->out, note->text);
	buffer_char(score->out, '\n');
	score->number = true;
}

/* Returns whether the ending at node ends its line and is written as a result without a word. */
static bool
is_bare(const struct game *game, uint32_t node)
{
	return game->moves[node].kind == MOVE_end &&
	       game_continuation(game, game->record->plies[node].next) == 0 &&
	       ending_words_of(game, node, &western_endings).word.n == 0;
}

/* Returns the bare ending after node, or 0.  Its notes follow those of node: after the variations,
 * readers would take them for notes of node all the same. */
static uint32_t
bare_after(const struct game *game, uint32_t node)
{
	uint32_t end = game_continuation(game, game->record->plies[node].next);

	return end != 0 && game->moves[node].kind != MOVE_end && is_bare(game, end) ? end : 0;
}

/* Whether an ending follows the one at node, which counts: it continues the comment. */
static bool
is_overruled_next(const struct game *game, uint32_t node)
{
	uint32_t next = game_continuation(game, game->record->plies[node].next);

	return next != 0 && game->moves[node].kind == MOVE_end &&
	       ending_words_overruled(game, next);
}

/* Adds the notes of a node; a comment may be open already. */
static void
add_notes(struct score *score, uint32_t node)
{
	uint32_t end = bare_after(score->game, node);

	score->bare = score->branches.count == 0 && (end != 0 || is_bare(score->game, node));
	walk_notes(score->game, node, DIALECT_HOME_none, add_note, score);
	if (end != 0)
		walk_notes(score->game, end, DIALECT_HOME_none, add_note, score);
	if (!is_overruled_next(score->game, node))
		close_comment(score);
}

/* Adds a move, or the word of an ending and as a comment what it does not express; the winner
 * follows at the end of the line of play, after all comments. */
static void
add_node(struct score *score, uint32_t node, uint32_t ply)
{
	if (score->game->moves[node].kind == MOVE_end) {
		struct written_ending written =
		    ending_words_of(score->game, node, &western_endings);

		end_break(score);
		if (written.word.n > 0) {
			add_blank(score);
			buffer_add(score->out, written.word);
		}
		if (written.reason.n > 0)
			add_comment(score, written.reason);
	} else {
		add_move(score, &score->game->moves[node], ply);
	}
	add_notes(score, node);
}

/* Adds the result of the line of play that ends with this node.  The main line always has one. */
static void
close_line(struct score *score, uint32_t node)
{
	const char *result = western_outcome(score->game, node);

	if (score->branches.count == 0)
		end_break(score);
	else if (result[0] == '*')
		return;
	add_blank(score);
	buffer_add(score->out, str_of(result));
}

/* Returns the next alternative to node that was played, or 0. */
static uint32_t
next_alternative(const struct score *score, uint32_t node)
{
	const struct game *game = score->game;

	if (score->mainline)
		return 0;
	do
		node = game->record->plies[node].alt;
	while (node != 0 && game->moves[node].kind == MOVE_none);
	return node;
}

/* Pushes the moves whose variations follow node: itself and the endings that it overrules.  Returns
 * false if there are none. */
static bool
push_branches(struct score *score, uint32_t node, uint32_t ply)
{
	const struct game *game = score->game;
	uint32_t at = score->overruled != 0 ? score->overruled : node;
	size_t before = score->branches.count;

	if (is_overruled_next(game, node)) {
		score->overruled = at;
		return false;
	}
	score->overruled = 0;
	for (;; at = game_continuation(game, game->record->plies[at].next)) {
		if (next_alternative(score, at) != 0) {
			score->branches.list = arena_grow(game->record->arena, score->branches.list,
			    sizeof *score->branches.list, score->branches.count + 1,
			    &score->branches.cap);
			score->branches.list[score->branches.count++] =
			    (struct score_branch){ node, ply, at };
		}
		if (at == node)
			return score->branches.count > before;
	}
}

/* Writes the first move of the innermost branch's next variation and returns it; if there is none,
 * ends the branch and returns the move that was replaced. */
static uint32_t
next_variation(struct score *score)
{
	struct score_branch *branch = &score->branches.list[score->branches.count - 1];
	uint32_t next, node = branch->node;

	while ((next = next_alternative(score, branch->alternative)) == 0) {
		if (--score->branches.count == 0 || (--branch)->node != node)
			return node;
	}
	branch->alternative = next;
	end_line(score);
	buffer_char(score->out, '(');
	score->begun = score->number = true;
	score->broken = false;
	add_node(score, next, branch->ply);
	return next;
}

/* Adds the tree: a move, the variations that replace it, the move that follows. */
static void
add_tree(struct score *score)
{
	const struct game *game = score->game;
	uint32_t node = 0, ply = 0, next;

	for (;;) {
		next = game_continuation(game, game->record->plies[node].next);
		if (next != 0) {
			/* an ending counts as the move in its place */
			ply += node == 0 || game->moves[node].kind != MOVE_end;
			if (next == bare_after(game, node))
				end_break(score);
			else
				add_node(score, next, ply);
			node = next;
			if (!push_branches(score, node, ply))
				continue;
		} else {
			close_line(score, node);
			if (score->branches.count == 0)
				return;
			add_blank(score);
			buffer_char(score->out, ')');
			score->broken = score->number = true;
		}
		ply = score->branches.list[score->branches.count - 1].ply;
		node = next_variation(score);
	}
}

void
western_score(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct score score = { .game = game,
		.out = out,
		.alphabet = options->letters,
		.before = game->start.number,
		.number = true,
		.mainline = options->mainline_only };

	if ((score.before % 2 == 0) != (game->start.turn == BLACK))
		score.before++;
	add_notes(&score, 0);
	add_tree(&score);
	end_line(&score);
}
