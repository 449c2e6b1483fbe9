/*
 * USEN, a game in the characters of a URL: SFEN~OFFSET.MOVES.END~OFFSET.MOVES.END...
 *   ~0.7ku2jm.r                the even start, 7g7f 3c3d, resignation
 *   4k4_9_..._4K4.b.-~0..      a start: SFEN with _ . z for / blank +
 * The first part is the main line, the others are variations.  OFFSET is the number of moves of the
 * main line before the part, and of moves before the start.  A variation may repeat moves that are
 * there already.  Sources: record/usen.h; END is r, t, p, j, or i and the move that was a foul.
 */
#include "record/usen.h"

#include "parsers/diagram.h"
#include "parsers/parser.h"
#include "parsers/usi/usi_lines.h"
#include "record/sfen.h"

/* Reading one line. */
struct usen {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t at, end; /* the rest of the line */
	uint32_t base;    /* moves before the start */
	uint32_t *main;   /* the nodes of the main line's moves by ply; the root first */
	size_t main_cap;
	uint32_t plies; /* of the main line */
	uint32_t node, ply;
};

/* Ends, from the view of the side to move. */
static const struct {
	char letter;
	uint8_t ending;
} ends[] = { { 'r', ENDING_resign }, { 't', ENDING_time_up }, { 'p', ENDING_interrupted },
	{ 'j', ENDING_jishogi }, { 'i', ENDING_illegal_action } };

static void
report(struct usen *usen, enum diag rule, struct span at)
{
	diags_add(
	    usen->parse->diags, rule, at, usen->ply, ARGS(A_STR(parser_excerpt(usen->parse, at))));
}

/* Returns the value of a digit to the base of 36, or that base. */
static unsigned
digit_of(char c)
{
	c = str_lower(c);
	return str_is_digit(c)        ? (unsigned)(c - '0')
	       : c >= 'a' && c <= 'z' ? (unsigned)(c - 'a') + 10
				      : USEN_BASE;
}

static square_t
square_of(unsigned index)
{
	return square_make(index % USEN_FILES + 1, index / USEN_FILES + 1);
}

/* Reads the digits of a move. */
static bool
read_claim(struct str word, struct claim *claim)
{
	unsigned code = 0, from, number;
	size_t i;

	if (word.n != USEN_DIGITS)
		return false;
	for (i = 0; i < USEN_DIGITS; i++) {
		if (digit_of(word.p[i]) == USEN_BASE)
			return false;
		code = code * USEN_BASE + digit_of(word.p[i]);
	}
	from = code / (2 * USEN_SQUARES);
	claim->kind = CLAIM_move;
	claim->to = square_of(code / 2 % USEN_SQUARES);
	if (from < USEN_SQUARES) {
		claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark |
			     (code % 2 == 1 ? CLAIM_HAS_promote : 0);
		claim->from = square_of(from);
		return true;
	}
	number = from - USEN_SQUARES;
	if (number < USEN_FIRST || number >= USEN_FIRST + sizeof usen_kinds)
		return false;
	claim->has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to |
		     (code % 2 == 1 ? CLAIM_HAS_promote : 0);
	claim->piece = piece_make(usen_kinds[number - USEN_FIRST], false, BLACK);
	return true;
}

/* Returns the move after the present one that has this claim, 0 if none of the first ones has.  Not
 * the last of its line, which what follows in the variation would prolong. */
static uint32_t
find_move(const struct usen *usen, const struct claim *claim)
{
	enum { LOOKED_AT = 100 };
	const struct ply *plies = usen->record->plies;
	uint32_t node = plies[usen->node].next;
	int i;

	for (i = 0; node != 0 && i < LOOKED_AT; node = plies[node].alt, i++) {
		const struct claim *other = &plies[node].claim;

		if (other->kind == CLAIM_move && other->has == claim->has &&
		    other->from == claim->from && other->to == claim->to &&
		    other->piece == claim->piece)
			return plies[node].next == 0 ? 0 : node;
	}
	return 0;
}

static void
add_node(struct usen *usen, const struct claim *claim, struct span at)
{
	struct ply *ply;

	usen->node = record_add_ply(usen->record, usen->node, false);
	ply = &usen->record->plies[usen->node];
	ply->claim = *claim;
	ply->at = at;
}

/* Remembers the present move as one of the main line. */
static void
note_main(struct usen *usen)
{
	if (usen->ply + 1 >= usen->main_cap)
		usen->main = arena_grow(usen->record->arena, usen->main, sizeof *usen->main,
		    usen->ply + 1, &usen->main_cap);
	usen->plies = usen->ply;
	usen->main[usen->ply] = usen->node;
}

/* Goes to the move at a place, which is added unless a variation repeats it and goes on (more): one
 * that repeats another in full stands twice. */
static void
read_move(struct usen *usen, struct span at, bool variation, bool more)
{
	struct claim claim = record_no_ply.claim;
	bool known = read_claim(text_str(usen->parse->text, at), &claim);
	uint32_t node = known && variation && more ? find_move(usen, &claim) : 0;

	usen->ply++;
	if (!known) {
		claim = record_no_ply.claim;
		claim.kind = CLAIM_move;
	}
	if (node != 0)
		usen->node = node;
	else
		add_node(usen, &claim, at);
	if (!variation)
		note_main(usen);
	if (!known)
		report(usen, DIAG_bad_move_text, at);
}

/* Takes the text up to a character or the line's end, and that character. */
static struct span
take_until(struct usen *usen, char stop, char other)
{
	struct span at = { usen->at, 0 };

	while (
	    usen->at < usen->end && usen->body[usen->at] != stop && usen->body[usen->at] != other)
		usen->at++;
	at.n = usen->at - at.at;
	if (usen->at < usen->end && usen->body[usen->at] == stop)
		usen->at++;
	return at;
}

/* Reads how a part ends. */
static void
read_end(struct usen *usen, struct span at, bool variation)
{
	struct claim claim = record_no_ply.claim;
	char letter = at.n == 0 ? '\0' : usen->body[at.at];
	size_t i;

	if (at.n == 0)
		return;
	claim.kind = CLAIM_end;
	claim.ending = ENDING_other;
	for (i = 0; i < sizeof ends / sizeof *ends; i++) {
		if (ends[i].letter == letter && at.n == (letter == 'i' ? 1 + USEN_DIGITS : 1))
			claim.ending = ends[i].ending;
	}
	if (claim.ending == ENDING_illegal_action)
		read_move(usen, (struct span){ at.at + 1, USEN_DIGITS }, variation, true);
	add_node(usen, &claim, at);
	if (claim.ending == ENDING_other)
		report(usen, DIAG_unknown_terminator, at);
}

/* Goes to where a part begins: after that many moves of the main line. */
static void
begin_part(struct usen *usen, struct span at, bool variation)
{
	uint64_t offset = 0;
	uint32_t i;

	for (i = 0; i < at.n && str_is_digit(usen->body[at.at + i]) && offset <= UINT32_MAX; i++)
		offset = offset * 10 + (unsigned)(usen->body[at.at + i] - '0');
	if (!variation) {
		usen->base = offset < UINT32_MAX ? (uint32_t)offset : 0;
		return;
	}
	offset = offset < usen->base ? 0 : offset - usen->base;
	if (at.n == 0 || i < at.n || offset > usen->plies) {
		diags_add(usen->parse->diags, DIAG_orphan_variation, at, usen->plies,
		    ARGS(A_NUMBER((int64_t)offset + 1)));
		offset = usen->plies;
	}
	usen->ply = (uint32_t)offset;
	usen->node = usen->main[offset];
}

static void
read_part(struct usen *usen, bool variation)
{
	struct span moves, at;
	uint32_t end;
	bool ended;

	begin_part(usen, take_until(usen, '.', '~'), variation);
	moves = take_until(usen, '.', '~');
	ended = usen->at < usen->end && usen->body[usen->at] != '~';
	end = moves.at + moves.n;
	for (at = moves; at.at < end; at.at += at.n) {
		at.n = end - at.at < USEN_DIGITS ? end - at.at : USEN_DIGITS;
		while (
		    at.at + at.n < end && ((unsigned char)usen->body[at.at + at.n] & 0xC0) == 0x80)
			at.n++; /* to the end of the character */
		read_move(usen, at, variation, ended || at.at + at.n < end);
	}
	read_end(usen, take_until(usen, '~', '~'), variation);
}

/* Reads the start position, in at; nothing is the even start. */
static void
read_start(struct usen *usen, struct span at)
{
	struct setup *setup = &usen->record->setup;
	char *sfen = arena_take(usen->record->arena, at.n + 1);
	struct diagram diagram;
	size_t i, n, bad;

	setup->board_at = at;
	if (at.n == 0) {
		setup->base = SETUP_even;
		setup->board_at.n = 1;
		setup->turn = BLACK;
		return;
	}
	for (i = 0; i < at.n; i++) {
		char c = usen->body[at.at + i];

		sfen[i] = c == '_' ? '/' : c == '.' ? ' ' : c == 'z' ? '+' : c;
	}
	n = sfen_read(NULL, (struct str){ sfen, at.n }, &diagram, &bad);
	if (n == at.n) {
		diagram_claim(usen->record, &diagram, at);
		return;
	}
	setup->base = SETUP_board;
	record_add_note(usen->record, 0, NOTE_line, text_str(usen->parse->text, at), at);
	report(usen, DIAG_bad_setup, at);
}

/* Returns how much a line looks like USEN: a start of SFEN or none, and a part with its dots. */
static int
weigh_line(struct str line)
{
	enum { WEIGHT = 90, RANKS = 9 };
	struct str start, rest;
	size_t i, ranks = 1;

	line = str_trim(line);
	if (line.n == 0 || *line.p == '#')
		return -1;
	start = str_first(line, str_find(line, STR("~")));
	for (i = 0; i < start.n; i++) {
		char c = start.p[i];

		ranks += c == '_';
		if (!str_is_letter(c) && !str_is_digit(c) && c != '_' && c != '.' && c != '-')
			return 0;
	}
	if (start.n == line.n || (start.n > 0 && ranks != RANKS))
		return 0;
	rest = str_after(line, start.n + 1);
	for (i = 0; i < rest.n && str_is_digit(rest.p[i]); i++)
		;
	if (i == 0 || i == rest.n || rest.p[i] != '.' || str_find(rest, STR(" ")) < rest.n)
		return 0;
	rest = str_after(rest, i + 1);
	for (i = 0; i < rest.n && digit_of(rest.p[i]) < USEN_BASE; i++)
		;
	return (i == 0 || i >= USEN_DIGITS) &&
		       (str_find(rest, STR(".")) < rest.n || str_find(rest, STR("~")) < rest.n)
		   ? WEIGHT
		   : 0;
}

static struct sign
usen_probe(struct str body)
{
	return usi_lines_probe(body, weigh_line, PHRASE_sign_usen);
}

static bool
usen_next(struct parse *parse, struct record *record)
{
	struct usen usen = { .parse = parse, .record = record, .body = parse->text->body.p };
	struct span line;
	bool variation = false;

	if (!usi_lines_next(parse, record, weigh_line))
		return false;
	line = record->at;
	while (line.n > 0 && str_is_blank(usen.body[line.at + line.n - 1]))
		line.n--;
	usen.at = line.at + (uint32_t)(line.n - str_ltrim(text_str(parse->text, line)).n);
	usen.end = line.at + line.n;
	read_start(&usen, take_until(&usen, '~', '~'));
	note_main(&usen);
	do {
		read_part(&usen, variation);
		variation = true;
	} while (usen.at < usen.end);
	if (usen.base > 0)
		record->setup.first_number = usen.base;
	usi_lines_end(parse, record, weigh_line, usen.node, usen.ply);
	return true;
}

static bool
ends_game(struct str line)
{
	return weigh_line(line) > 0;
}

const struct parser usen_parser = {
	.probe = usen_probe, .next = usen_next, .ends_game = ends_game
};
