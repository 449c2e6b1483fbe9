#include "writers/append.h"
#include "writers/walk.h"
#include "writers/western/western.h"

enum { PLIES_A_LINE = 10, LINE_ROOM = 96 };

const struct writer_swap western_swap = { .from = '}', .to = "｝" };

/* A move whose variations are being written. */
struct western_branch {
	uint32_t node, ply;
	uint32_t alternative; /* the variation that is open, or whose alternatives are to come */
};

struct western {
	const struct game *game;
	struct buffer *out;
	enum alphabet alphabet;
	uint64_t before;  /* half moves before the first ply, black's missing one included */
	unsigned on_line; /* plies on this line */
	bool begun;       /* something stands on this line */
	bool broken;      /* a comment or a variation was the last thing written */
	bool number;      /* the next move needs its number, whoever makes it */
	bool mainline;
	bool in_comment;
	size_t empty;                    /* empty lines of a comment that are to be written */
	struct str last;                 /* of an open comment: its last line */
	struct western_branch *branches; /* open parentheses, the innermost last */
	size_t count, cap;
	uint32_t held; /* an ending that another overrules, the first of the run that was written
			  last: its variations stand after the one that counts; 0: none */
};

static const struct append_word black_dot = APPEND_WORD(". "), white_dot = APPEND_WORD(". … ");

static void
end_line(struct western *western)
{
	if (western->begun)
		buffer_char(western->out, '\n');
	western->begun = false;
	western->on_line = 0;
}

/* Goes on to the next word on the line. */
static void
add_blank(struct western *western)
{
	if (western->begun)
		buffer_char(western->out, ' ');
	western->begun = true;
}

/* A new line follows what stands between two moves of a line of play. */
static void
fix_line(struct western *western)
{
	if (western->broken)
		end_line(western);
	western->broken = false;
}

/* Puts a move, with its number where it needs one: black's moves, and white's where they do not
 * stand right after black's.  Lines end before a pair. */
static void
add_move(struct western *western, const struct move *move, uint32_t ply)
{
	uint64_t half = western->before + ply - 1;
	bool black = half % 2 == 0;
	char *start, *p;

	fix_line(western);
	if (black && western->on_line + 1 >= PLIES_A_LINE)
		end_line(western);
	start = p = buffer_room(western->out, LINE_ROOM);
	if (western->begun)
		*p++ = ' ';
	if (black || western->number) {
		p = append_number(p, half / 2 + 1, 1, '0');
		p = append_word(p, black ? &black_dot : &white_dot);
	}
	p = western_append(p, move, western->alphabet);
	western->out->n += (size_t)(p - start);
	western->begun = true;
	western->number = false;
	western->on_line++;
}

/* Appends a line of a comment; what would end the comment is replaced. */
static void
add_text(struct western *western, struct str text)
{
	size_t n;

	while ((n = str_find(text, STR("}"))) < text.n) {
		buffer_add(western->out, str_first(text, n));
		buffer_add(western->out, str_of(western_swap.to));
		text = str_after(text, n + 1);
	}
	buffer_add(western->out, text);
}

/* How many blanks a line begins with. */
static size_t
blanks_of(struct str text)
{
	size_t i;

	for (i = 0; i < text.n && str_is_space(text.p[i]);)
		i++;
	return i;
}

/* Whether a comment is only digits and signs: {0:12} gives the time of a move, {1-0} the result.  A
 * brace is replaced by a sign. */
static bool
is_value(struct str text)
{
	bool digit = str_find(text, STR("½")) < text.n;
	size_t i;

	for (i = 0; i < text.n; i++) {
		if ((unsigned char)text.p[i] < 0x80 &&
		    strchr("0123456789:./- }", text.p[i]) == NULL)
			return false;
		digit |= str_is_digit(text.p[i]);
	}
	return digit;
}

/* Whether a comment begins with a side, as in {White resigns}, which ends a game. */
static bool
names_side(struct str text)
{
	static const struct str names[] = { { "black", 5 }, { "white", 5 }, { "sente", 5 },
		{ "gote", 4 } };
	size_t i, n;

	for (i = 0; i < sizeof names / sizeof *names; i++) {
		for (n = 0; n < names[i].n && n < text.n && (text.p[n] | 0x20) == names[i].p[n];)
			n++;
		if (n == names[i].n)
			return true;
	}
	return false;
}

/* Begins a comment.  Readers trim blanks beside the braces, take ~ for a line's end where there is
 * no other, and may take what a comment says for a time or a result: such a line is a line of its
 * own. */
static void
open_comment(struct western *western, struct str first)
{
	add_blank(western);
	buffer_char(western->out, '{');
	if (str_is_space(first.p[0]) || str_find(first, STR("~")) < first.n || is_value(first) ||
	    names_side(first))
		buffer_char(western->out, '\n');
}

/* Comments of empty lines: beside the braces of another they would be trimmed. */
static void
add_empty(struct western *western)
{
	for (; western->empty > 0; western->empty--) {
		add_blank(western);
		buffer_add(western->out, STR("{}"));
	}
}

static void
close_comment(struct western *western)
{
	if (!western->in_comment && western->empty == 0)
		return;
	if (western->in_comment) {
		if (str_is_space(western->last.p[western->last.n - 1]))
			buffer_char(western->out, '\n');
		buffer_char(western->out, '}');
	}
	add_empty(western);
	western->in_comment = false;
	western->broken = western->number = true;
}

/* Whether a line looks like a tag: after an empty line, readers take it for the next game's first,
 * the comment being one that was not closed. */
static bool
begins_game(const struct western *western, struct str text)
{
	size_t i = blanks_of(text);

	return i < text.n && text.p[i] == '[' && str_find(text, STR("\"")) < text.n &&
	       (western->empty > 0 || blanks_of(western->last) == western->last.n);
}

/* Adds a line to the open comment, or opens one. */
static void
add_comment(struct western *western, struct str text)
{
	if (text.n == 0) {
		western->empty++;
		return;
	}
	if (western->in_comment && begins_game(western, text))
		close_comment(western);
	if (western->in_comment) {
		buffer_fill(western->out, '\n', western->empty + 1);
		western->empty = 0;
	} else {
		add_empty(western);
		open_comment(western, text);
	}
	add_text(western, text);
	western->in_comment = true;
	western->last = text;
}

/* A line that programs skip, which stands alone. */
static void
add_remark(struct western *western, struct str text)
{
	close_comment(western);
	end_line(western);
	buffer_char(western->out, '%');
	buffer_add(western->out, text);
	buffer_char(western->out, '\n');
	western->number = true;
}

static void
add_note(void *writer, const struct note *note)
{
	if (note->kind == NOTE_comment)
		add_comment(writer, note->text);
	else if (note->kind != NOTE_bookmark)
		add_remark(writer, note->text);
}

/* Adds the notes of a node; a comment may be open already. */
static void
add_notes(struct western *western, uint32_t node)
{
	walk_notes(western->game, node, add_note, western);
	close_comment(western);
}

/* The word of an ending, and as a comment what it does not say.  Who wins is said at the end of the
 * line of play, after all comments. */
static void
add_end(struct western *western, uint32_t node)
{
	struct written_ending written = ending_words_of(western->game, node, &western_endings);

	fix_line(western);
	if (written.word.n > 0) {
		add_blank(western);
		buffer_add(western->out, written.word);
	}
	if (written.reason.n > 0)
		add_comment(western, written.reason);
}

static void
add_node(struct western *western, uint32_t node, uint32_t ply)
{
	if (western->game->moves[node].kind == MOVE_end)
		add_end(western, node);
	else
		add_move(western, &western->game->moves[node], ply);
	if (western->game->record->plies[node].notes != 0 || western->in_comment)
		add_notes(western, node);
}

/* Ends the line of play whose last node this is with its result.  The main line always has one. */
static void
close_line(struct western *western, uint32_t node)
{
	const char *result = western_outcome(western->game, node);

	if (western->count == 0)
		fix_line(western);
	else if (result[0] == '*')
		return;
	add_blank(western);
	buffer_add(western->out, str_of(result));
}

/* The first alternative to node that was played. */
static uint32_t
next_alternative(const struct western *western, uint32_t node)
{
	const struct game *game = western->game;

	if (western->mainline)
		return 0;
	do
		node = game->record->plies[node].alt;
	while (node != 0 && game->moves[node].kind == MOVE_none);
	return node;
}

/* Opens the parenthesis of the innermost branch. */
static void
open_variation(struct western *western)
{
	end_line(western);
	add_blank(western);
	buffer_char(western->out, '(');
	western->broken = false;
	western->number = true;
}

static void
close_variation(struct western *western)
{
	add_blank(western);
	buffer_char(western->out, ')');
	western->broken = western->number = true;
}

static void
push_branch(struct western *western, uint32_t node, uint32_t ply, uint32_t alternative)
{
	if (western->count == western->cap)
		western->branches = arena_grow(western->game->record->arena, western->branches,
		    sizeof *western->branches, western->count + 1, &western->cap);
	western->branches[western->count++] =
	    (struct western_branch){ .node = node, .ply = ply, .alternative = alternative };
}

/* Remembers the variations that stand after node, if any: its own and those of the endings that it
 * overrules. */
static bool
push_branches(struct western *western, uint32_t node, uint32_t ply)
{
	const struct game *game = western->game;
	uint32_t at = western->held != 0 ? western->held : node;
	size_t before = western->count;

	if (game->moves[node].kind == MOVE_end && ending_words_overruled(game, node)) {
		western->held = at;
		return false;
	}
	western->held = 0;
	for (; at != node; at = game_goes_on(game, game->record->plies[at].next)) {
		if (next_alternative(western, at) != 0)
			push_branch(western, node, ply, at);
	}
	if (next_alternative(western, node) != 0)
		push_branch(western, node, ply, node);
	return western->count > before;
}

/*
 * Goes on in the innermost branch: writes the first move of its next variation and gives it, or
 * gives the move that was replaced, the branch being done.
 */
static uint32_t
next_variation(struct western *western)
{
	struct western_branch *branch = &western->branches[western->count - 1];
	uint32_t next, node = branch->node;

	while ((next = next_alternative(western, branch->alternative)) == 0) {
		if (--western->count == 0 || (--branch)->node != node)
			return node;
	}
	branch->alternative = next;
	open_variation(western);
	add_node(western, next, branch->ply);
	return next;
}

/* Writes the tree: a move, the variations that replace it, the move that follows. */
static void
add_tree(struct western *western)
{
	const struct game *game = western->game;
	uint32_t node = 0, ply = 0, next;

	for (;;) {
		next = game_goes_on(game, game->record->plies[node].next);
		if (next != 0) {
			/* an ending counts as the move that it stands in for */
			ply += node == 0 || game->moves[node].kind != MOVE_end;
			node = next;
			add_node(western, node, ply);
			if (!push_branches(western, node, ply))
				continue;
		} else {
			close_line(western, node);
			if (western->count == 0)
				return;
			close_variation(western);
		}
		ply = western->branches[western->count - 1].ply;
		node = next_variation(western);
	}
}

void
western_score(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct western western = { .game = game,
		.out = out,
		.alphabet = alphabet_named(options->letters),
		.before = game->start.number,
		.number = true,
		.mainline = options->mainline_only };

	if (western.alphabet == ALPHABET_COUNT)
		western.alphabet = ALPHABET_en;
	if ((western.before % 2 == 0) != (game->start.turn == BLACK))
		western.before++;
	add_notes(&western, 0);
	add_tree(&western);
	end_line(&western);
}
