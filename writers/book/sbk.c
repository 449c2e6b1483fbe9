/*
 * ShogiGUI's book (record/engine/sbk.h), which parsers/book/sbk.c reads: first the states that no
 * move leads to, with their positions, else ShogiGUI does not read them; each in the order in which
 * games have them.  A comment is of the position that it follows.
 */
#include "record/sfen.h"
#include "writers/book/book_each.h"
#include "writers/book/sbk_book.h"
#include "writers/common/board.h"

/* --- what comments say */

/* Removes a word and the number after it from the start of *s.  Returns false if there is none. */
static bool
cut_number(struct str *s, struct str word, int64_t *number)
{
	enum { DIGITS = 19 };
	uint64_t value = 0;
	size_t n = word.n, sign;

	if (!str_starts(*s, word))
		return false;
	sign = str_starts(str_after(*s, n), STR("-"));
	for (n += sign; n < s->n && str_is_digit(s->p[n]); n++)
		value = value * 10 + (uint64_t)(s->p[n] - '0');
	*s = str_after(*s, n);
	*number = (int64_t)(sign ? 0 - value : value);
	return n > word.n + sign && n <= word.n + sign + DIGITS;
}

/* Returns an empty buffer in an arena, of as many bytes as will be used. */
static struct buffer
arena_buffer(struct arena *arena, size_t most)
{
	return (struct buffer){ .p = arena_take(arena, most), .cap = most };
}

/* Appends the message of an engine's opinion.  Returns false for another comment. */
static bool
put_eval(struct buffer *out, struct str text)
{
	static const uint32_t tags[] = { SBK_VALUE, SBK_DEPTH, SBK_SELDEPTH, SBK_NODES };
	const struct str words[] = { STR(SBK_EVAL_WORD), STR(SBK_DEPTH_WORD), STR("/"),
		STR(SBK_NODES_WORD) };
	struct str engine = NO_STR;
	int64_t number;

	for (unsigned i = 0; i < 4; i++) {
		if (!cut_number(&text, words[i], &number))
			return false;
		sbk_put_number(out, tags[i], number);
	}
	if (str_starts(text, STR(SBK_ENGINE_WORD))) {
		text = str_after(text, strlen(SBK_ENGINE_WORD));
		engine = str_first(text, str_find(text, STR(SBK_PV_WORD)));
		text = str_after(text, engine.n);
	}
	if (text.n > 0 && !str_starts(text, STR(SBK_PV_WORD)))
		return false;
	sbk_put_bytes(out, SBK_VARIATION, str_after(text, text.n > 0 ? strlen(SBK_PV_WORD) : 0));
	if (engine.n > 0)
		sbk_put_bytes(out, SBK_ENGINE, engine);
	return true;
}

/* Returns whether a note is for people. */
static bool
is_comment(const struct record *record, const struct note *note)
{
	return (note->kind == NOTE_comment || note->kind == NOTE_remark) &&
	       !writer_is_field(record, note) && book_lines_quality(record, note) == 0 &&
	       (note->kind != NOTE_remark || !writer_declaration(note->text));
}

/* Adds what comments say of the position after a node. */
static void
add_comments(
    struct sbk_book *book, const struct record *record, uint32_t node, struct sbk_state *state)
{
	enum { NUMBERS = 64 }; /* bytes of an opinion beside its texts */
	struct buffer comment, eval;
	size_t most = 0;

	for (uint32_t at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next)
		most += record->notes[at - 1].text.n + 1;
	comment = arena_buffer(book->arena, most);
	for (uint32_t at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		const struct note *note = &record->notes[at - 1];
		struct str text = book_lines_comment(record, note);

		if (!is_comment(record, note) || str_starts(text, STR(SBK_GAMES_WORD "=")))
			continue;
		if (str_starts(text, STR(SBK_EVAL_WORD))) {
			eval = arena_buffer(book->arena, NUMBERS + text.n);
			if (put_eval(&eval, text)) {
				sbk_book_say(book, state->id, SBK_EVAL, buffer_str(&eval));
				continue;
			}
		}
		if (comment.n > 0)
			buffer_char(&comment, '\n');
		buffer_add(&comment, text);
	}
	sbk_book_say(book, state->id, SBK_COMMENT, buffer_str(&comment));
	state->games = book_lines_number(record, node, STR(SBK_GAMES_WORD), 0);
	state->black = book_lines_number(record, node, STR(SBK_BLACK_WORD), 0);
	state->white = book_lines_number(record, node, STR(SBK_WHITE_WORD), 0);
}

static void
add_position(struct sbk_book *book, const struct game *game, const struct diagram *diagram,
    uint32_t node, bool comments)
{
	struct sbk_state *state;
	char id[COMPACT_SIZE];

	if (compact_unfit(diagram).n > 0)
		return;
	compact_write(diagram, PACKING_yaneuraou, id);
	state = sbk_book_add(book, id);
	state->ply = diagram->number;
	if (comments)
		add_comments(book, game->record, node, state);
}

static bool
has_comment(const struct record *record, uint32_t node)
{
	uint32_t at = record->plies[node].notes;

	while (at != 0 && !is_comment(record, &record->notes[at - 1]))
		at = record->notes[at - 1].next;
	return at != 0;
}

/* Adds the position before the followers of a node, and those after them of which something is
 * said.
 */
static void
add_positions(const struct game *game, const struct diagram *diagram, uint32_t node, void *to)
{
	const struct ply *plies = game->record->plies;
	bool added = node == 0;

	if (added)
		add_position(to, game, diagram, 0, true);
	for (uint32_t next = plies[node].next; next != 0; next = plies[next].alt) {
		const struct move *move = &game->moves[next];
		struct diagram after;

		if ((move->kind != MOVE_board && move->kind != MOVE_drop) ||
		    !book_lines_legal(move))
			continue;
		if (!added)
			add_position(to, game, diagram, node, false);
		added = true;
		if (!has_comment(game->record, next))
			continue;
		after = *diagram;
		board_play(game, &after, move);
		add_position(to, game, &after, next, true);
	}
}

static bool
is_author(const struct header *header)
{
	return str_eq(header->key, STR(SBK_AUTHOR_KEY));
}

/* Adds the author and the description, whose lines are headers. */
static void
add_headers(struct sbk_book *book, const struct record *record)
{
	size_t most = 0;

	for (size_t i = 0; i < record->header_count; i++)
		most += record->headers[i].value.n + 1;
	for (unsigned author = 0; author < 2; author++) {
		struct buffer text = arena_buffer(book->arena, most);

		for (size_t i = 0; i < record->header_count; i++) {
			const struct header *header = &record->headers[i];

			if (author ? !is_author(header) : header->id != HEADER_note)
				continue;
			buffer_add(&text, text.n > 0 ? STR("\n") : NO_STR);
			buffer_add(&text, header->value);
		}
		sbk_book_say(
		    book, sbk_book_none, author ? SBK_AUTHOR : SBK_DESCRIPTION, buffer_str(&text));
	}
}

/* --- parts of a book: what follows is a state, a line, or a text of this tag */

struct part {
	char id[COMPACT_SIZE];
	uint32_t tag;
	size_t n;
};

static void
put_part(struct buffer *parts, const char *id, uint32_t tag, const void *p, size_t n)
{
	struct part part = { .tag = tag, .n = n };

	memcpy(part.id, id, sizeof part.id);
	buffer_add(parts, (struct str){ (const char *)&part, sizeof part });
	buffer_add(parts, (struct str){ p, n });
}

static void
put_state_parts(struct buffer *parts, const struct sbk_book *book, const struct sbk_state *state)
{
	struct str comment = sbk_book_text(book, state->said, state->said_end, SBK_COMMENT);

	put_part(parts, state->id, SBK_STATE, state, sizeof *state);
	for (size_t i = state->lines; i < state->lines_end; i++)
		put_part(
		    parts, state->id, SBK_MOVE, &book->lines.list[i], sizeof(struct book_line));
	put_part(parts, state->id, SBK_COMMENT, comment.p, comment.n);
	for (size_t i = state->said; i < state->said_end; i++)
		if (book->said[i].tag == SBK_EVAL)
			put_part(parts, state->id, SBK_EVAL, book->said[i].bytes.p,
			    book->said[i].bytes.n);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct arena *arena = game->record->arena;
	struct sbk_book book = { .arena = arena, .lines = { .arena = arena, .graph = true } };
	struct sbk_state **states;

	add_headers(&book, game->record);
	book_lines_game(&book.lines, game, options);
	book_each(game, options, add_positions, &book);
	states = sbk_book_sort(&book);
	for (size_t i = 0; i < book.said_count; i++)
		if (book.said[i].tag == SBK_AUTHOR || book.said[i].tag == SBK_DESCRIPTION)
			put_part(out, sbk_book_none, book.said[i].tag, book.said[i].bytes.p,
			    book.said[i].bytes.n);
	for (size_t i = 0; i < book.count; i++)
		put_state_parts(out, &book, states[i]);
}

/* Adds a mention of a state; only of a root is it said which move its position comes before. */
static void
read_state(struct sbk_book *book, struct str bytes)
{
	struct sbk_state said, *added;

	memcpy(&said, bytes.p, sizeof said);
	added = sbk_book_add(book, said.id);
	added->ply = said.root ? said.ply : UINT32_MAX;
	added->games = said.games;
	added->black = said.black;
	added->white = said.white;
}

static void
read_parts(struct sbk_book *book, struct str parts)
{
	struct book_lines *lines = &book->lines;
	struct part part;

	for (struct str bytes; parts.n > 0; parts = str_after(parts, sizeof part + part.n)) {
		memcpy(&part, parts.p, sizeof part);
		bytes = (struct str){ parts.p + sizeof part, part.n };
		if (part.tag == SBK_STATE) {
			read_state(book, bytes);
		} else if (part.tag == SBK_MOVE) {
			struct book_line *line =
			    ARENA_ADD(lines->arena, lines->list, lines->count, lines->cap);

			memcpy(line, bytes.p, sizeof *line);
			line->order = (uint32_t)lines->count;
		} else {
			sbk_book_say(book, part.id, part.tag, bytes);
		}
	}
	book_lines_sort(lines);
}

/* --- the book */

static void
put_count(struct buffer *out, uint32_t tag, uint32_t count)
{
	sbk_put_number(out, tag, count < INT32_MAX ? count : INT32_MAX);
}

static void
put_move(struct buffer *out, const struct book_line *line, const struct sbk_state *to)
{
	size_t from = out->n;

	sbk_put_number(out, SBK_BITS, (int32_t)line->bits);
	sbk_put_number(out, SBK_QUALITY, line->quality);
	put_count(out, SBK_WEIGHT, line->count);
	sbk_put_number(out, SBK_NEXT, to == NULL ? -1 : (int64_t)to->number);
	sbk_wrap(out, from, SBK_MOVE);
}

static void
put_position(struct buffer *out, const struct sbk_state *root)
{
	size_t from = out->n;
	struct compact_fault fault;
	struct diagram diagram;

	compact_diagram(root->id, PACKING_yaneuraou, &diagram, &fault);
	sfen_write(&diagram, root->ply + 1, out);
	sbk_wrap(out, from, SBK_POSITION);
}

static void
put_state(struct buffer *out, const struct sbk_book *book, const struct sbk_state *state)
{
	struct str comment = sbk_book_text(book, state->said, state->said_end, SBK_COMMENT);
	size_t from = out->n;

	sbk_put_number(out, SBK_ID, state->number);
	sbk_put_number(out, SBK_BOARD_KEY, 0);
	sbk_put_number(out, SBK_HAND_KEY, 0);
	put_count(out, SBK_GAMES, state->games);
	put_count(out, SBK_WON_BLACK, state->black);
	put_count(out, SBK_WON_WHITE, state->white);
	if (state->root)
		put_position(out, state);
	if (comment.n > 0)
		sbk_put_bytes(out, SBK_COMMENT, comment);
	for (size_t i = state->lines; i < state->lines_end; i++)
		put_move(out, &book->lines.list[i], book->to[i]);
	for (size_t i = state->said; i < state->said_end; i++)
		if (book->said[i].tag == SBK_EVAL)
			sbk_put_bytes(out, SBK_EVAL, book->said[i].bytes);
	sbk_wrap(out, from, SBK_STATE);
}

static void
join(char *parts, size_t size, struct arena *arena, struct buffer *out)
{
	struct sbk_book book = { .arena = arena, .lines = { .arena = arena } };
	struct sbk_state **states;

	read_parts(&book, (struct str){ parts, size });
	states = sbk_book_sort(&book);
	sbk_put_bytes(out, SBK_AUTHOR, sbk_book_text(&book, 0, book.said_count, SBK_AUTHOR));
	sbk_put_bytes(
	    out, SBK_DESCRIPTION, sbk_book_text(&book, 0, book.said_count, SBK_DESCRIPTION));
	for (size_t i = 0; i < book.count; i++)
		put_state(out, &book, states[i]);
}

static bool
holds_header(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	(void)record;
	(void)options;
	return is_author(header) || header->id == HEADER_note;
}

const struct writer sbk_writer = { .write = write_game,
	.join = join,
	.unfit = board_unfit_compact,
	.header = holds_header,
	.move = book_lines_legal };
