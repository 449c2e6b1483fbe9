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
#include "record/sfen.h"
#include "record/text/swar.h"

/* Reading one line. */
struct usi {
	struct parse *parse;
	struct record *record;
	const char *body;
	uint32_t at, end; /* the rest of the line */
	uint32_t node, ply;
};

/* Words for endings, from the view of the side to move. */
static const struct {
	const char *word;
	uint8_t ending;
} endings[] = {
	{ "resign", ENDING_resign },
	{ "win", ENDING_declaration },
	{ "rep_draw", ENDING_sennichite },
	{ "draw", ENDING_jishogi },
	{ "timeout", ENDING_time_up },
	{ "break", ENDING_interrupted },
	{ "chudan", ENDING_interrupted },
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

/* Reads a square (7g, 10m) and moves *p after it.  Returns NO_SQUARE if there is none. */
static square_t
take_square(const char **p, const char *end)
{
	const char *c = *p;
	unsigned file = 0;

	for (; c < end && str_is_digit(*c) && file <= BOARD_MAX; c++)
		file = file * 10 + (unsigned)(*c - '0');
	if (file < 1 || file > BOARD_MAX || c == end || *c < 'a' || *c >= 'a' + BOARD_MAX)
		return NO_SQUARE;
	*p = c + 1;
	return square_make(file, (unsigned)(*c - 'a') + 1);
}

/* Reads a drop, P*5e. */
static bool
read_drop(struct str word, struct claim *claim)
{
	const char *p = word.p + 2, *end = word.p + word.n;
	size_t length;
	enum kind kind = piece_of_letter(str_first(word, 1), 0, &length);

	claim->has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to;
	claim->piece = piece_make(kind, false, BLACK);
	claim->to = take_square(&p, end);
	return kind != KIND_none && claim->to != NO_SQUARE && p == end;
}

/* Reads a move from square to square, 8h2b+; = declines promotion.  Some programs (USF of
 * playshogi) mark promotion by a capital: 2b7G. */
static bool
read_steps(struct str word, struct claim *claim)
{
	enum { WORD_MAX = 10 }; /* 15o14n13m+ */
	char copy[WORD_MAX], last = word.n == 0 || word.n > WORD_MAX ? '\0' : word.p[word.n - 1];
	bool capital = last >= 'A' && last < 'A' + BOARD_MAX;
	const char *p = capital ? copy : word.p, *end = p + word.n;
	square_t next;

	if (capital) {
		memcpy(copy, word.p, word.n);
		copy[word.n - 1] = str_lower(last);
	}
	claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark;
	claim->from = take_square(&p, end);
	claim->to = take_square(&p, end);
	next = take_square(&p, end);
	if (claim->from == NO_SQUARE || claim->to == NO_SQUARE)
		return false;
	if (next != NO_SQUARE) {
		claim->has |= CLAIM_HAS_mid;
		claim->mid = claim->to;
		claim->to = next;
	}
	if (capital || (p < end && *p == '+'))
		claim->has |= CLAIM_HAS_promote;
	else if (p < end && *p == '=')
		claim->has |= CLAIM_HAS_stay;
	else
		return p == end;
	return p + !capital == end;
}

/* Reads a word among the moves.  Returns false if it is neither a move nor an ending. */
static bool
read_claim(struct str word, struct claim *claim)
{
	size_t i;

	*claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	if (word.n > 2 && word.p[1] == '*')
		return read_drop(word, claim);
	if (read_steps(word, claim))
		return true;
	*claim = (struct claim){ .kind = CLAIM_end, .side = NO_SIDE, .winner = NO_SIDE };
	for (i = 0; i < sizeof endings / sizeof *endings; i++) {
		claim->ending = endings[i].ending;
		if (str_eq(word, str_of(endings[i].word)))
			return true;
	}
	claim->ending = ENDING_none;
	claim->kind = CLAIM_pass; /* USI's null move */
	return str_eq(word, STR("0000")) || str_eq(word, STR("pass"));
}

/*
 * The fast path: reads a word of two squares on a 9x9 board and maybe a +, with a space before and
 * after it, from the eight bytes at p.  Returns its length, 0 for any other word.
 */
static inline unsigned
fast_steps(const char *p, struct claim *claim)
{
	uint64_t word = swar_load(p);
	/* a digit's low four bits are the file, those of a small letter the rank */
	uint32_t squares = (uint32_t)(word >> 8), lows = squares & 0x0F0F0F0F;
	bool plus = p[5] == '+';

	if (p[0] != ' ' || p[plus ? 6 : 5] != ' ' || (squares & 0xF0F0F0F0) != 0x60306030 ||
	    ((lows + 0x00060006) & 0x00100010) != 0 ||
	    ((lows + 0x0F0F0F0F) & 0x10101010) != 0x10101010)
		return 0;
	claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark |
		     (plus ? CLAIM_HAS_promote : 0);
	claim->kind = CLAIM_move;
	claim->from = (square_t)(lows | lows >> 4);
	claim->to = (square_t)(lows >> 16 | lows >> 20);
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

	while (
	    usi->end - usi->at >= LONGEST && (n = fast_steps(usi->body + usi->at, &claim)) != 0) {
		usi->ply++;
		usi->node = record_follow(usi->record, usi->node);
		ply = &usi->record->plies[usi->node];
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
		bool known = read_claim(text_of(usi, at), &claim);

		if (!known)
			claim = record_no_ply.claim;
		claim.kind = known ? claim.kind : CLAIM_move;
		usi->ply += claim.kind != CLAIM_end;
		usi->node = record_follow(usi->record, usi->node);
		ply = &usi->record->plies[usi->node];
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
	size_t bad,
	    n = sfen_read((struct str){ usi->body + usi->at, usi->end - usi->at }, &diagram, &bad);

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

	if (at.n == 0 || read_claim(text_of(usi, at), &claim))
		return;
	at = take_rest(usi);
	if (at.n > 0)
		keep(usi, DIAG_unknown_line, 0, at);
}

/* Returns whether a word may be the board of an SFEN: ranks separated by slashes, with letters,
 * after which dai shogi has ' and !.  An empty board has no letters, but more slashes than a date.
 */
static bool
is_board(struct str word)
{
	size_t i, slashes = 0, letters = 0;

	for (i = 0; i < word.n; i++) {
		char c = word.p[i];

		slashes += c == '/';
		if (str_is_letter(c))
			letters++;
		else if (!str_is_digit(c) && (c == '\0' || strchr("/+'!", c) == NULL))
			return false;
	}
	return slashes >= (letters > 0 ? 2 : 4);
}

static bool
is_move(struct str word)
{
	struct claim claim;

	return read_claim(word, &claim) && claim.kind == CLAIM_move;
}

/* Reads a line that is a game by weigh_line. */
static void
read_game(struct usi *usi)
{
	struct setup *setup = &usi->record->setup;
	bool position = take_word(usi, STR("position")), sfen = take_word(usi, STR("sfen"));
	struct span at = peek_word(usi);
	struct str word = text_of(usi, at);

	if (!sfen && take_word(usi, STR("startpos"))) {
		setup->base = SETUP_even;
		setup->board_at = at;
		setup->turn = BLACK;
	} else if (sfen || is_board(word) ||
		   (position && word.n > 0 && !str_eq(word, STR("moves")) && !is_move(word))) {
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

/* First words of a game's line. */
static const struct {
	const char *word;
	int weight;
} beginnings[] = {
	{ "position", 100 },
	{ "sfen", 95 },
	{ "startpos", 95 },
	{ "moves", 80 },
};

enum { WEIGHT_board = 85, WEIGHT_move = 60 };

/* Returns how much a line looks like a game, by its first word: one of these, a board, or a move;
 * -1 for an empty line or one that begins with #, which are skipped. */
static int
weigh_line(struct str line)
{
	struct str word;
	size_t i;

	line = str_trim(line);
	if (line.n == 0 || *line.p == '#')
		return -1;
	for (i = 0; i < line.n && !str_is_blank(line.p[i]); i++)
		;
	word = str_first(line, i);
	for (i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
		if (str_eq(word, str_of(beginnings[i].word)))
			return beginnings[i].weight;
	}
	if (is_board(word))
		return WEIGHT_board;
	return is_move(word) ? WEIGHT_move : 0;
}

/* Weighs the first line that looks like a game; few others may precede it. */
static struct sign
usi_probe(struct str body)
{
	enum { STRANGE_MAX = 3, LINES_MAX = 100 };
	uint32_t at = 0;
	struct span line;
	int weight, strange = 0, lines;

	for (lines = 0; lines < LINES_MAX && text_next_line(body, &at, &line); lines++) {
		weight = weigh_line((struct str){ body.p + line.at, line.n });
		if (weight > 0)
			return (struct sign){ weight / (1 + strange), PHRASE_sign_usi, line };
		if (weight == 0 && ++strange > STRANGE_MAX)
			break;
	}
	return (struct sign){ .score = 0 };
}

/* Keeps the lines from at to end, which are not games, with a node. */
static void
keep_lines(struct usi *usi, uint32_t at, uint32_t end, uint32_t node)
{
	struct str body = str_first(usi->parse->text->body, end);
	struct span line;

	while (text_next_line(body, &at, &line)) {
		if (weigh_line(text_of(usi, line)) >= 0)
			keep(usi, DIAG_unknown_line, node, line);
	}
}

static bool
is_skipped(struct str line)
{
	return weigh_line(line) < 0;
}

/* Finds the next line that is a game and moves *at after it.  Returns false if there is none. */
static bool
find_line(const struct parse *parse, uint32_t *at, struct span *line)
{
	while (text_next_line(parse->text->body, at, line)) {
		if (weigh_line(text_str(parse->text, *line)) > 0)
			return true;
	}
	return false;
}

/* Reads the next game.  Other lines are kept with the game after them, or else the one before. */
static bool
usi_next(struct parse *parse, struct record *record)
{
	struct usi usi = { .parse = parse, .record = record, .body = parse->text->body.p };
	uint32_t start = parse->at, ahead;
	struct span line, next;

	if (!find_line(parse, &parse->at, &line)) {
		if (start == 0)
			parser_report_no_game(parse, is_skipped);
		return false;
	}
	keep_lines(&usi, start, line.at, 0);
	usi.at = line.at;
	usi.end = line.at + line.n;
	record->at = line;
	read_game(&usi);
	ahead = parse->at;
	if (!find_line(parse, &ahead, &next)) {
		keep_lines(&usi, parse->at, ahead, usi.node);
		parse->at = ahead;
	}
	return true;
}

const struct parser usi_parser = { .probe = usi_probe, .next = usi_next };
