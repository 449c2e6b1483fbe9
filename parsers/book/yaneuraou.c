/*
 * YaneuraOu's book as text: positions, each with the moves to choose from.
 *
 *	sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
 *	7g7f 3c3d 30 32 120
 *
 * A move, the expected reply, and its value for the side to move, depth and count, any of which may
 * be missing or none.  A position is a record: its moves are the first and its alternatives, value
 * and reply a comment as floodgate writes it, depth and count another.  Lines with # and // are
 * comments: of the move before, of the position, or above it of the file.
 * Sources: https://github.com/yaneurao/YaneuraOu, book.h; ShogiHome, which writes comments.
 */
#include "parsers/book/book.h"
#include "parsers/diagram.h"
#include "parsers/usi/usi_words.h"
#include "record/sfen.h"

#define HEADER "#YANEURAOU-DB2016 1.00"
#define ANY_HEADER "#YANEURAOU-DB" /* of any version */

/* Reading a position. */
struct book {
	struct parse *parse;
	struct record *record;
	uint32_t node; /* of the last move; 0: none yet */
};

static bool
is_position(struct str line)
{
	return str_starts(line, STR("sfen "));
}

static bool
is_comment(struct str line)
{
	return str_starts(line, STR("#")) || str_starts(line, STR("//"));
}

static struct finding *
report(struct book *book, enum diag rule, struct span at)
{
	return diags_add(book->parse->diags, rule, at, book->node > 0,
	    ARGS(A_STR(parser_excerpt(book->parse, at))));
}

static void
add_note(struct book *book, struct str text, struct span at)
{
	record_add_note(book->record, book->node, NOTE_comment, text, at);
}

/* Returns a position without its number. */
static struct str
without_number(struct str sfen)
{
	size_t n = sfen.n;

	while (n > 0 && str_is_digit(sfen.p[n - 1]))
		n--;
	return str_rtrim(str_first(sfen, n));
}

/* Reports a position that is written in another way than engines write it. */
static void
check_spelling(struct book *book, struct str sfen, struct span line)
{
	enum { LONGEST = sizeof(struct sfen_text) + 64 };
	struct buffer usual = { .p = arena_take(book->record->arena, LONGEST), .cap = LONGEST };
	struct diagram diagram;
	struct str words;
	size_t bad;

	if (sfen_find(book->parse->variants, NULL, sfen, &diagram, &bad) == 0)
		return;
	sfen_write(&diagram, 0, &usual);
	words = without_number(buffer_str(&usual));
	if (!str_eq(words, without_number(sfen)))
		diags_add(book->parse->diags, DIAG_book_spelling, line, 0, ARGS(A_STR(words)))
		    ->fix = FIX_WHOLE;
}

static void
read_position(struct book *book, struct span line)
{
	struct str words = str_trim(text_str(book->parse->text, line));
	struct str sfen = str_trim(str_after(words, strlen("sfen "))),
		   before = book->parse->version;

	if (book_first_falls(book->parse, words, before.n > 0 && str_order(before, words) > 0))
		report(book, DIAG_book_order, line)->fix = FIX_WHOLE;
	if (diagram_claim_sfen(book->parse, book->record, sfen, line))
		check_spelling(book, sfen, line);
}

/* Whether a field of a move's line has a number, below a billion. */
static bool
is_number(struct str field)
{
	size_t n = str_starts(field, STR("-")), digits = field.n - n;

	while (n < field.n && str_is_digit(field.p[n]))
		n++;
	return n == field.n && digits > 0 && digits < 10;
}

/* Takes the next word off a line.  Returns it if it is a number, else an empty one. */
static struct str
cut_number(struct str *rest)
{
	struct str word = str_cut_word(rest);

	return is_number(word) ? word : NO_STR;
}

/* Adds what the book says of the move. */
static void
add_fields(struct book *book, struct str rest, struct span line)
{
	struct book_fields fields = { .reply = str_cut_word(&rest) };
	struct claim claim;

	if (!usi_words_claim(book->record->pieces, fields.reply, &claim) ||
	    claim.kind != CLAIM_move)
		fields.reply = NO_STR;
	fields.value = cut_number(&rest);
	fields.depth = cut_number(&rest);
	fields.count = cut_number(&rest);
	book_claim_fields(book->record, book->node, &fields, line);
	rest = str_ltrim(rest);
	if (rest.n > 0)
		add_note(book, rest, line);
}

static void
read_move(struct book *book, struct span line)
{
	struct str rest = text_str(book->parse->text, line), word = str_cut_word(&rest);
	struct span at = { line.at + (uint32_t)(word.p - text_str(book->parse->text, line).p),
		(uint32_t)word.n };

	book->node = record_add_ply(book->record, 0, false);
	usi_words_ply(book->parse, book->record, book->node, at, word, 1);
	add_fields(book, rest, line);
}

/* Reports a book that begins with another line than its format's. */
static void
check_header(struct book *book, struct span line)
{
	struct finding *finding;

	if (str_eq(str_trim(text_str(book->parse->text, line)), STR(HEADER)))
		return;
	finding = report(book, DIAG_book_header, line);
	if (!str_starts(text_str(book->parse->text, line), STR(ANY_HEADER)))
		diags_fix(
		    book->parse->diags, finding, (struct span){ line.at, 0 }, STR(HEADER "\n"));
}

/* Reads a line that is not a position's. */
static void
read_line(struct book *book, struct span line, uint32_t end, bool begun)
{
	struct str words = str_trim(text_str(book->parse->text, line));

	if (words.n == 0)
		diags_fix(book->parse->diags, report(book, DIAG_book_blank_line, line),
		    (struct span){ line.at, end - line.at }, NO_STR);
	else if (is_comment(words) && !str_starts(words, STR(ANY_HEADER)))
		add_note(book, words, line);
	else if (!is_comment(words) && begun)
		read_move(book, line);
	else if (!is_comment(words))
		report(book, DIAG_unknown_line, line);
}

/* Comments directly above a position are its own, as those below it. */
static bool
book_next(struct parse *parse, struct record *record)
{
	struct book book = { .parse = parse, .record = record };
	uint32_t start = parse->at, at = parse->at;
	struct span line;
	bool begun = false;

	for (; text_next_line(parse->text->body, &at, &line); parse->at = at) {
		bool position = is_position(str_trim(text_str(parse->text, line)));

		if (position && begun)
			break;
		if (parse->at == 0)
			check_header(&book, line);
		if (position)
			read_position(&book, line);
		else
			read_line(&book, line, at, begun);
		begun |= position;
	}
	if (!begun && start > 0)
		return false;
	if (!begun)
		parser_report_no_game(parse, is_comment);
	record->at = (struct span){ start, parse->at - start };
	return begun;
}

/* Without its first line a book is a position and a move. */
static struct sign
book_probe(struct str body)
{
	uint32_t at = 0;
	struct span line;
	bool position = false;

	while (text_next_line(body, &at, &line)) {
		struct str words = { body.p + line.at, line.n };
		struct claim claim;

		if (str_starts(words, STR(ANY_HEADER)))
			return (struct sign){ 100, PHRASE_sign_book, line };
		if (position)
			return (struct sign){
				usi_words_claim(NULL, str_cut_word(&words), &claim) ? 50 : 0,
				PHRASE_sign_book, line
			};
		if (!is_comment(words) && !is_position(words))
			break;
		position = is_position(words);
	}
	return (struct sign){ .score = 0 };
}

const struct parser yaneuraou_parser = {
	.probe = book_probe,
	.next = book_next,
	.ends_game = NULL,
};
