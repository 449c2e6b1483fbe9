/*
 * USI position lines and SFEN lines, one game or position a line:
 *   position startpos moves 7g7f 3c3d resign        sfen BOARD TURN HANDS NUMBER moves ...
 * The words position, sfen and moves may be missing.  Moves are two or three squares (the larger
 * boards: 10m10n, 8h8g9f for a lion's two steps) with + after a promotion, or a letter, * and a
 * square for a drop.  Source: http://shogidokoro.starfree.jp/usi.html; the words for endings are
 * those that the game tree editors ShogiHome and tsshogi write after the last move.
 */
#include "parsers/diagram.h"
#include "parsers/parser.h"
#include "parsers/usi/usi_lines.h"
#include "parsers/usi/usi_words.h"
#include "record/sfen.h"
#include "record/text/swar.h"
#include "record/variants/variant.h"

/* Reading one line. */
struct usi {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t at, end; /* the rest of the line */
	uint32_t node, ply;
};

/* Returns the next word of the line; n == 0 at its end. */
static struct span
peek_word(struct usi *usi)
{
	uint32_t end;

	while (usi->at < usi->end && str_is_blank(usi->body[usi->at]))
		usi->at++;
	for (end = usi->at; end < usi->end && !str_is_blank(usi->body[end]); end++)
		;
	return (struct span){ usi->at, end - usi->at };
}

static struct str
text_of(const struct usi *usi, struct span at)
{
	return text_str(usi->parse->text, at);
}

/* Skips the next word if it is this one. */
static bool
take_word(struct usi *usi, struct str word)
{
	struct span at = peek_word(usi);

	if (!str_eq(text_of(usi, at), word))
		return false;
	usi->at += at.n;
	return true;
}

static void
report(struct usi *usi, enum diag rule, struct span at)
{
	diags_add(
	    usi->parse->diags, rule, at, usi->ply, ARGS(A_STR(parser_excerpt(usi->parse, at))));
}

/* Reports text that has no effect, and keeps it as a note of a node. */
static void
keep(struct usi *usi, enum diag rule, uint32_t node, struct span at)
{
	record_add_note(usi->record, node, NOTE_line, text_of(usi, at), at);
	report(usi, rule, at);
}

/*
 * The fast path: reads a word of two squares on a 9x9 board and maybe a +, or of a drop (P*5e),
 * with a space before and after it, from the eight bytes at p.  Returns its length, 0 for any other
 * word.
 */
static inline unsigned
fast_word(const struct piece_set *set, const char *p, struct claim *claim)
{
	/* a digit's low four bits are the file, those of a small letter the rank */
	uint32_t bytes = (uint32_t)(swar_load(p) >> 8), lows = bytes & 0x0F0F0F0F, squares;
	uint32_t wrong = ((bytes & 0xF0F0F0F0) ^ 0x60306030) | ((lows + 0x00060006) & 0x00100010) |
			 (~(lows + 0x0F0F0F0F) & 0x10101010);
	bool drop = p[2] == '*', plus = p[5] == '+';
	size_t length;

	if (p[0] != ' ' || p[plus ? 6 : 5] != ' ' || wrong >> (drop ? 16 : 0) != 0)
		return 0;
	claim->kind = CLAIM_move;
	squares = (lows >> 2 & 0x03C003C0) | (lows & 0x000F000F);
	claim->to = (square_t)(squares >> 16);
	if (drop) {
		claim->has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to;
		claim->from = NO_SQUARE;
		claim->piece = (piece_t)piece_of_letter(set, (struct str){ p + 1, 1 }, &length);
		return claim->piece == 0 || plus ? 0 : 4;
	}
	claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark |
		     (plus ? CLAIM_HAS_promote : 0);
	claim->from = (square_t)squares;
	claim->piece = 0;
	return plus ? 5 : 4;
}

/* Reads words while the fast path takes them. */
static void
read_fast(struct usi *usi)
{
	enum { LONGEST = 8 };
	struct claim claim = record_no_ply.claim;
	struct ply *ply;
	unsigned n;

	while (usi->end - usi->at >= LONGEST &&
	       (n = fast_word(usi->record->pieces, usi->body + usi->at, &claim)) != 0) {
		usi->ply++;
		ply = record_follow(usi->record, &usi->node);
		ply->claim = claim;
		ply->at = (struct span){ usi->at + 1, n };
		usi->at += 1 + n;
	}
}

/* Reads the words up to the end of the line as moves. */
static void
read_moves(struct usi *usi)
{
	struct span at;
	struct claim claim;
	struct ply *ply;

	for (; read_fast(usi), (at = peek_word(usi)).n > 0; usi->at += at.n) {
		bool known = usi_words_claim(usi->record->pieces, text_of(usi, at), &claim);

		if (!known)
			claim = record_no_ply.claim;
		claim.kind = known ? claim.kind : CLAIM_move;
		usi->ply += claim.kind != CLAIM_end;
		ply = record_follow(usi->record, &usi->node);
		ply->claim = claim;
		ply->at = at;
		if (!known)
			report(usi, DIAG_bad_move_text, at);
	}
}

/* Takes the text up to the word moves or to the line's end, without blanks at its end. */
static struct span
take_rest(struct usi *usi)
{
	struct span rest = { peek_word(usi).at, 0 }, at;

	while ((at = peek_word(usi)).n > 0 && !str_eq(text_of(usi, at), STR("moves"))) {
		usi->at += at.n;
		rest.n = usi->at - rest.at;
	}
	return rest;
}

/* Reads SFEN.  Returns false if there is none. */
static bool
read_sfen(struct usi *usi)
{
	struct diagram diagram;
	struct span at = peek_word(usi);
	const struct variant *wanted = usi->parse->variant;
	size_t bad, n = sfen_find(usi->parse->variants, wanted == NULL ? NULL : &wanted->pieces,
			(struct str){ usi->body + usi->at, usi->end - usi->at }, &diagram, &bad);

	if (n == 0 && diagram_claim_size(usi->record, text_of(usi, at), at)) {
		take_rest(usi);
		return true;
	}
	if (n == 0)
		return false;
	usi->at += (uint32_t)n;
	at.n = (uint32_t)n;
	while (str_is_blank(usi->body[at.at + at.n - 1]))
		at.n--;
	diagram_claim(usi->record, &diagram, at);
	return true;
}

/* Keeps text between a position and the word moves, unless that word was left out. */
static void
keep_rest(struct usi *usi)
{
	struct span at = peek_word(usi);
	struct claim claim;

	if (at.n == 0 || usi_words_claim(usi->record->pieces, text_of(usi, at), &claim))
		return;
	at = take_rest(usi);
	if (at.n > 0)
		keep(usi, DIAG_unknown_line, 0, at);
}

/* Reads a line that is a game by usi_words_weigh. */
static void
read_game(struct usi *usi)
{
	struct setup *setup = &usi->record->setup;
	bool sfen;
	struct span at;
	struct str word;

	take_word(usi, STR("position"));
	sfen = take_word(usi, STR("sfen"));
	at = peek_word(usi);
	word = text_of(usi, at);
	if (!sfen && take_word(usi, STR("startpos"))) {
		setup->base = SETUP_even;
		setup->board_at = at;
		setup->turn = BLACK;
		if (usi->parse->variant != NULL)
			usi->record->pieces = &usi->parse->variant->pieces;
	} else if (sfen || usi_words_is_board(word)) {
		if (!read_sfen(usi)) { /* nothing is known of the board */
			at = take_rest(usi);
			setup->base = SETUP_board;
			setup->board_at = at;
			keep(usi, DIAG_bad_setup, 0, at);
		}
	}
	keep_rest(usi);
	take_word(usi, STR("moves"));
	read_moves(usi);
}

static struct sign
usi_probe(struct str body)
{
	return usi_lines_probe(body, usi_words_weigh, PHRASE_sign_usi);
}

static bool
usi_next(struct parse *parse, struct record *record)
{
	struct usi usi = { .parse = parse, .record = record, .body = parse->text->body.p };

	if (!usi_lines_next(parse, record, usi_words_weigh))
		return false;
	usi.at = record->at.at;
	usi.end = record->at.at + record->at.n;
	read_game(&usi);
	usi_lines_end(parse, record, usi_words_weigh, usi.node, usi.ply);
	return true;
}

static bool
ends_game(struct str line)
{
	return usi_words_weigh(line) > 0;
}

const struct parser usi_parser = { .probe = usi_probe, .next = usi_next, .ends_game = ends_game };
