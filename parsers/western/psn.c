/*
 * PSN, Portable Shogi Notation, in all its dialects: tags like those of chess's PGN, then moves in
 * the Western notation.  The dialects are described in kifu-formats(5).
 */
#include "parsers/western/psn_reader.h"

#include "record/text/utf8.h"

static const char *
word_end(const char *p, const char *end)
{
	if (p != end)
		p += scan_next(p, end).is == SCAN_end ? 1 : scan_next(p, end).length;
	while (p != end && !str_is_space(*p) && strchr("{}()[]", *p) == NULL &&
	       scan_next(p, end).is != SCAN_blank)
		p += scan_next(p, end).length;
	return p;
}

/* --- moves, results and other words */

static const char *
read_result(struct psn *psn, const char *p)
{
	struct psn_outcome outcome;
	const char *after = psn_word_result(p, psn->end, psn_white_first(psn), &outcome);

	if (after == NULL || psn->cursor.depth == 0)
		return NULL;
	outcome.at = psn_span(psn, p, after);
	psn->line.outcome = outcome;
	psn->over |= psn->outer.count == 0;
	return after;
}

static const char *
read_move(struct psn *psn, const char *p)
{
	const char *after = psn_number_move(psn, p);
	const struct claim *claim = &psn->ahead.claim;

	if (after == NULL)
		return NULL;
	psn->seen.chess |= psn->ahead.chess;
	if (psn->empty_lines >= 2 && psn_tree_complete(psn)) {
		psn->stop = true;
		return p;
	}
	psn_tree_add(psn, claim, p, after);
	/* passes (--) and bare squares (h3) are also found in prose and in source */
	psn->seen.moves += claim->kind != CLAIM_pass && after - p > 2;
	return after;
}

/* Reads a word that looks like a move but is not. */
static const char *
read_bad_move(struct psn *psn, const char *p)
{
	const char *after = word_end(p, psn->end);

	if (psn->over || psn_tree_ended(psn) || !western_move_like(p, psn->end, &psn->style))
		return NULL;
	psn_tree_add_unread(psn, DIAG_bad_move_text, p, after);
	return after;
}

/* Reads words that end the game; after an ending they are a comment. */
static const char *
read_ending(struct psn *psn, const char *p)
{
	struct claim claim;
	const char *after = psn_word_ending(p, psn->end, psn_white_first(psn), &claim);

	if (after == NULL || psn_tree_ended(psn) || (!psn->seen.declared && psn->cursor.depth == 0))
		return NULL;
	psn_tree_add(psn, &claim, p, after);
	return after;
}

static const char *
read_pass(struct psn *psn, const char *p)
{
	const struct claim claim = { .kind = CLAIM_pass, .side = NO_SIDE, .winner = NO_SIDE };
	const char *after = psn_word_pass(p, psn->end);

	if (after != NULL)
		psn_tree_add(psn, &claim, p, after);
	return after;
}

static const char *
read_closing(struct psn *psn, const char *p)
{
	return psn_tree_close(psn) ? p + 1 : NULL;
}

/* --- signs without words */

/* Reads signs that judge a move, which are kept as comments: ! ?! $3 = ± ∞ ⩲. */
static const char *
read_glyph(struct psn *psn, const char *p)
{
	enum { PLUS_MINUS = 0xB1, ARROWS = 0x2190, SYMBOLS_END = 0x2BFF };
	const char *end = psn->end, *q = p;
	uint32_t number, code;
	size_t n;

	if (*p == '$')
		q = scan_number(p + 1, end, &number);
	if (q <= p + 1) {
		for (q = p; q != end && strchr("!?=+-/", *q) != NULL;)
			q++;
		n = q == p ? utf8_read(psn_str(p, end), &code) : 0;
		if (n > 0 && (code == PLUS_MINUS || (code >= ARROWS && code <= SYMBOLS_END)))
			q += n;
		if (q == p || (q != end && !str_is_space(*q) && strchr("{}()$", *q) == NULL) ||
		    (q - p == 1 && *p == '-'))
			return NULL;
	}
	psn_comment_add(psn, p, q);
	return q;
}

/* Reads signs that are no element of the score: a list of pieces ends with $, an unfinished game
 * with *; dots and dashes stand for half moves; commas may separate moves. */
static const char *
read_sign(struct psn *psn, const char *p)
{
	const char *after = psn_number_placeholder(p, psn->end);

	if (*p == ',' || (*p == '\\' && (p + 1 == psn->end || str_is_space(p[1]))))
		return p + 1; /* (a backslash: the line goes on) */
	if (after != NULL || (*p != '$' && *p != '*') ||
	    !(p + 1 == psn->end || str_is_space(p[1]) || p[1] == ')'))
		return after;
	psn->over |= *p == '*' && psn->cursor.depth > 0 && psn->outer.count == 0;
	psn->seen.starred |= *p == '*';
	return p + 1;
}

/* --- lines */

/* Reads Variation:6. */
static const char *
read_variation(struct psn *psn, const char *p)
{
	const struct str word = STR("Variation");
	const char *end = psn->end, *colon, *digits, *after;
	uint32_t number;

	if (scan_word(p, end, word) == 0)
		return NULL;
	colon = scan_blanks(p + word.n, end);
	if (colon == end || *colon != ':')
		return NULL;
	digits = scan_blanks(colon + 1, end);
	after = scan_number(digits, end, &number);
	if (after == digits)
		return NULL;
	psn_tree_variation(psn, number, p, after);
	psn->seen.branched = true;
	psn->over = false;
	return after;
}

/* --- words that are not understood */

/* Returns the end of such words: the end of their line, or the next element. */
static const char *
words_end(struct psn *psn, const char *p)
{
	const char *next;

	do {
		p = word_end(p, psn->end);
		next = scan_blanks(p, psn->end);
	} while (next != psn->end && !str_is_line_end(*next) && !psn_number_element(psn, next) &&
		 (*next != ')' || psn->outer.count == 0));
	return p;
}

/* Returns whether words are one word that may be meant as a move: it has a letter and another
 * character, and no $ before it. */
static bool
is_lone_word(struct str words)
{
	const char *p = words.p, *end = words.p + words.n;
	bool letter = false;

	for (; p != end && !str_is_space(*p) && scan_next(p, end).is != SCAN_blank; p++)
		letter |= str_is_letter(*p) || (*p & 0x80) != 0;
	return p == end && letter && *words.p != '$' && scan_next(words.p, end).length < words.n;
}

/*
 * Returns the part of words that stands where a move should, or an empty one: words after a move
 * number, and a single word among moves.  In parentheses, on lines of their own and after the end
 * people write anything.
 */
static struct str
unread_move(const struct psn *psn, struct str words, bool whole_line)
{
	const char *end = words.p + words.n, *p;
	uint32_t number;

	if (psn->over || psn_tree_ended(psn) || psn->outer.count > 0)
		return NO_STR;
	p = scan_number(words.p, end, &number);
	if (p != words.p && p != end && *p == '.') {
		while (p != end && (*p == '.' || str_is_space(*p)))
			p++;
		return psn->seen.scored || !whole_line ? psn_str(p, end) : NO_STR;
	}
	return psn->seen.scored && !whole_line && is_lone_word(words) ? words : NO_STR;
}

/* Reads words up to the end of their line or the next element. */
static const char *
read_words(struct psn *psn, const char *p)
{
	const char *end = words_end(psn, p), *after = scan_blanks(end, psn->end);
	bool whole_line = psn->line_start && (after == psn->end || str_is_line_end(*after));
	struct str move = unread_move(psn, psn_str(p, end), whole_line);
	struct span at = psn_span(psn, p, end);
	const char *word = p;

	while (psn_next_word(&word, end).n > 0)
		psn->seen.words++;
	if (move.n > 0) {
		psn_tree_add_unread(psn, DIAG_bad_move_text, move.p, end);
	} else if (psn->seen.named && !psn->seen.scored &&
		   record_header(psn->record, HEADER_event) == NULL) {
		/* below "Black: name" and "White: name" is the place of the game */
		record_add_header(psn->record, HEADER_event, STR("Event"), psn_str(p, end), at);
	} else if ((psn->over || psn_tree_ended(psn)) &&
		   !western_move_like(p, psn->end, &psn->style)) {
		psn_note(psn, psn->cursor.node, NOTE_comment, at);
	} else {
		psn_note(psn, psn->cursor.node, NOTE_line, at);
		psn_report_text(psn, DIAG_unknown_line, p, end);
	}
	return end;
}

/* Returns the place after the letters at p; *lower: all of them are small. */
static const char *
letters_end(const char *p, const char *end, bool *lower)
{
	for (*lower = true; p != end && str_is_letter(*p); p++)
		*lower &= *p >= 'a';
	return p;
}

/* Reads prose after the end of the game up to the end of its line, whatever moves it names: its
 * first or second word is one of small letters ("Mate after 87.K2f Nx2g+"). */
static const char *
read_prose(struct psn *psn, const char *p)
{
	const char *after, *next, *line_end;
	bool lower;

	/* (moves begin with a single letter: most are passed here) */
	if (psn->end - p < 2 || !str_is_letter(p[1]) || !(psn->over || psn_tree_ended(psn)) ||
	    psn->outer.count > 0)
		return NULL;
	after = letters_end(p, psn->end, &lower);
	next = scan_blanks(after, psn->end);
	if (after - p >= 2 && !lower && next != after) {
		p = next;
		after = letters_end(p, psn->end, &lower);
	}
	if (after - p < 2 || !lower || (after != psn->end && !str_is_space(*after)))
		return NULL;
	line_end = psn_line_end(p, psn->end);
	psn_note(psn, psn->cursor.node, NOTE_comment, psn_span(psn, psn->p, line_end));
	return line_end;
}

/* --- elements */

/* What an element begins with, as no other character has these codes. */
enum { ANY, CAPITAL, NUMBER };

/* In the order in which they are tried, but first what nearly all of them are: a move, or words, if
 * it begins with a capital, and the number of a move if it is one with a dot. */
static const struct {
	char sign; /* that it begins with; CAPITAL: A to Z; ANY: any other character */
	const char *(*read)(struct psn *psn, const char *p);
} elements[] = {
	{ CAPITAL, read_move },
	{ NUMBER, psn_number_read },
	{ '{', psn_comment_brace },
	{ ';', psn_comment_semicolon },
	{ '[', psn_comment_bracket },
	{ '(', psn_comment_parenthesis },
	{ '%', psn_comment_line },
	{ '#', psn_comment_line },
	{ ')', read_closing },
	{ ANY, psn_number_minutes },
	{ ANY, read_result },
	{ ANY, psn_number_read },
	{ ANY, psn_setup_piece },
	{ ANY, read_move },
	{ ANY, read_pass },
	{ ANY, read_ending },
	{ ANY, read_sign },
	{ ANY, read_glyph },
	{ ANY, read_bad_move },
	{ ANY, read_words },
};

/* Returns what is at p, as elements has it. */
static inline char
sign_of(const char *p, const char *end)
{
	const char *digits = p;

	if (*p >= 'A' && *p <= 'Z')
		return CAPITAL;
	while (digits != end && str_is_digit(*digits))
		digits++;
	return digits != p && digits != end && *digits == '.' ? NUMBER : *p;
}

/* Reads what takes a whole line: Variation:6, "Black: name", the heading of Shogi Variants ("Chu
 * Shogi -  Game Record").  A comment never does, whatever its words. */
static const char *
read_line(struct psn *psn, const char *p)
{
	const struct str heading = STR(" -  Game Record");
	const char *end = read_variation(psn, p), *after;
	struct str line, name;

	if (end != NULL)
		return end;
	if (psn->seen.scored || strchr("{;[(%#)", *p) != NULL)
		return NULL;
	end = psn_line_end(p, psn->end);
	line = str_trim(psn_str(p, end));
	after = psn_tag_line(psn, line);
	if (after != NULL)
		return after == line.p + line.n ? end : after;
	name = str_trim(str_first(line, str_find(line, heading)));
	if (str_find(line, heading) + heading.n != line.n)
		return NULL;
	psn_setup_variant(psn, name, psn_place(psn, name));
	return end;
}

/* Moves after the blanks, and counts the empty lines. */
static void
skip_blanks(struct psn *psn)
{
	for (; psn->p != psn->end; psn->p++) {
		struct scan scan;

		if ((signed char)*psn->p > ' ') /* ASCII */
			return;
		if (str_is_line_end(*psn->p)) {
			if (*psn->p == '\r' && psn->p + 1 != psn->end && psn->p[1] == '\n')
				psn->p++;
			psn->empty_lines += psn->line_start;
			psn->line_start = true;
			continue;
		}
		if (str_is_space(*psn->p))
			continue;
		scan = scan_next(psn->p, psn->end);
		if (scan.is != SCAN_blank && scan.is != SCAN_bom)
			return;
		psn->p += scan.length - 1;
	}
}

/* Reads one element of a score, or one tag; sets psn->stop before what belongs to the next game. */
static void
read_next(struct psn *psn)
{
	const char *p, *after = NULL;
	size_t i;
	char sign;

	skip_blanks(psn);
	p = psn->p;
	if (p == psn->end)
		return;
	if (psn->line_start)
		after = read_line(psn, p);
	if (after == NULL)
		after = read_prose(psn, p);
	sign = sign_of(p, psn->end);
	for (i = 0; after == NULL && i < sizeof elements / sizeof *elements; i++) {
		if (elements[i].sign == ANY || elements[i].sign == sign)
			after = elements[i].read(psn, p);
	}
	psn->p = after;
	psn->line_start = false;
	psn->empty_lines = 0;
}

/* --- games */

bool
psn_next(struct parse *parse, struct record *record)
{
	struct psn psn;

	if (!psn_begin(&psn, parse, record))
		return false;
	/* how moves are written: by the caller's variant, or by the file's first game */
	if (parse->at == 0 && parse->variant == NULL)
		parse->shown =
		    psn_probe_variant(parse->variants, parse->text->body, &parse->unsure);
	psn_play(&psn, parse->variant != NULL || parse->shown == NULL
			   ? parse->variant
			   : variants_named(parse->variants, str_of(parse->shown)));
	while (psn.p != psn.end && !psn.stop)
		read_next(&psn);
	psn_tree_finish(&psn);
	psn_comment_finish(&psn);
	psn_tag_finish(&psn);
	psn_setup_finish(&psn);
	psn_end(&psn);
	return true;
}

const struct parser psn_parser = { .probe = psn_probe_tags, .next = psn_next };
