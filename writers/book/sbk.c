/*
 * ShogiGUI's book (record/engine/sbk.h), which parsers/book/sbk.c reads: first the states that no
 * move leads to, with their positions, else ShogiGUI does not read them; each in the order in which
 * games have them.  A comment is of the position that it follows.
 */
#include "writers/book/sbk_book.h"

#include "record/sfen.h"
#include "writers/book/book_each.h"
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
	unsigned char id[COMPACT_SIZE];
	struct sbk_state *state;

	if (compact_unfit(diagram).n > 0)
		return;
	sbk_book_id(diagram, id);
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

		if ((move->kind != MOVE_board && move->kind != MOVE_drop) || !sbk_book_holds(move))
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

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct sbk_book book;

	sbk_book_init(&book, game->record->arena);
	add_headers(&book, game->record);
	book_lines_game(&book.lines, game, options);
	book_each(game, options, add_positions, &book);
	sbk_book_write(&book, out);
}

/* --- books as they were written */

/* Adds a move of the state at index, and the position of the state that it leads to. */
static void
join_move(struct sbk_book *book, size_t base, size_t index, struct str bytes, struct span at)
{
	struct book_line *line = book_lines_add(&book->lines);
	struct diagram after;
	struct sbk_move said;
	struct claim claim;
	struct move move;

	sbk_read_move(bytes, at, &said);
	sbk_claim(said.bits, &claim);
	move = compact_claimed(&claim);
	memcpy(line->id, book->states[index].id, COMPACT_SIZE);
	line->move = (uint16_t)compact_move_bits(&move, MOVE16_yaneuraou);
	line->count = (uint32_t)said.weight;
	line->quality = (uint8_t)said.quality;
	if (said.next < 0)
		return;
	while (book->count <= base + (size_t)said.next)
		sbk_book_add(book, sbk_book_none);
	sbk_book_board(&after, line->id);
	sbk_play(&after, line->move);
	sbk_book_id(&after, book->states[base + (size_t)said.next].id);
}

/* Adds what is said of the state at index, whose position is known or said before all else. */
static void
join_state(struct sbk_book *book, size_t base, size_t index, struct str bytes)
{
	struct sbk_message message = sbk_message(bytes, (struct span){ 0, (uint32_t)bytes.n });
	struct sbk_field field;
	struct diagram diagram;
	size_t bad;

	while (sbk_next(&message, &field)) {
		struct sbk_state *state = &book->states[index];
		struct str text = { bytes.p + field.at.at, field.at.n };

		switch (field.tag) {
		case SBK_GAMES:
			state->games = (uint32_t)field.number;
			break;
		case SBK_WON_BLACK:
			state->black = (uint32_t)field.number;
			break;
		case SBK_WON_WHITE:
			state->white = (uint32_t)field.number;
			break;
		case SBK_POSITION:
			sfen_read(NULL, text, &diagram, &bad);
			sbk_book_id(&diagram, state->id);
			state->ply = diagram.number;
			break;
		case SBK_COMMENT:
		case SBK_EVAL:
			sbk_book_say(book, state->id, field.tag, text);
			break;
		case SBK_MOVE:
			join_move(book, base, index, bytes, field.at);
			break;
		default:; /* an Id, a key */
		}
	}
}

/* Each book begins with its author. */
static void
join(struct str books, struct arena *arena, struct buffer *out)
{
	struct sbk_book book;
	size_t base = 0, index = 0;
	struct sbk_message message;
	struct sbk_field field;

	sbk_book_init(&book, arena);
	for (size_t at = 0; at < books.n; at += message.at) {
		struct str rest = str_after(books, at);
		uint32_t n = rest.n < UINT32_MAX ? (uint32_t)rest.n : UINT32_MAX;

		message = sbk_message(rest, (struct span){ 0, n });
		sbk_next(&message, &field);
		rest = (struct str){ rest.p + field.at.at, field.at.n };
		if (field.tag == SBK_AUTHOR)
			base = index = book.count;
		if (field.tag != SBK_STATE) {
			sbk_book_say(&book, sbk_book_none, field.tag, rest);
			continue;
		}
		if (index == book.count)
			sbk_book_add(&book, sbk_book_none);
		join_state(&book, base, index++, rest);
	}
	sbk_book_write(&book, out);
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
	.move = sbk_book_holds };
