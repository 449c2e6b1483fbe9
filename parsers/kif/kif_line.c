#include "parsers/kif/kif_line.h"

#include "parsers/kif/kif_header.h"
#include "parsers/kif/kif_setup.h"
#include "parsers/kif/kif_tree.h"
#include "record/scan.h"
#include "record/text/utf8.h"

static bool
read_comment(struct kif *kif, const struct kif_line *line)
{
	kif_note(kif, NOTE_comment, kif_str(line->value, line->whole_end), line->p);
	return true;
}

static bool
read_bookmark(struct kif *kif, const struct kif_line *line)
{
	kif_note(kif, NOTE_bookmark, kif_str(line->value, line->whole_end), line->p);
	return true;
}

/* Whether a line of # is about the file and not about the game: its version and encoding, and at
 * the top the writing program, "# ---- Kifu for Windows V7 V7.70 棋譜ファイル ----". */
static bool
is_banner(const struct kif *kif, const char *p, const char *end)
{
	enum { BANNER_LINES = 3 };
	struct str rest = kif_str(p, end), words = str_trim(rest);

	if (str_starts(rest, STR("KIF version=")) || str_starts(rest, STR("KI2 version=")))
		return true;
	return !kif->begun && kif->line.depth == 0 && kif->lines <= BANNER_LINES &&
	       words.p != rest.p && str_starts(words, STR("---")) &&
	       (str_ends(words, STR("---")) || str_ends(words, STR("棋譜ファイル")));
}

/* Whether "#--separator--" ends the record: before a 変化 line it ends a line of play. */
static bool
ends_record(const struct kif *kif)
{
	const char *p = kif->p;

	while (p != kif->end) {
		const char *next = scan_blanks(p, kif->end);

		if (next == p && scan_next(p, kif->end).is != SCAN_end)
			break;
		p = next == p ? p + 1 : next;
	}
	return scan_word(p, kif->end, STR("変化")) == 0;
}

static bool
read_hash(struct kif *kif, const struct kif_line *line)
{
	const char *p = line->value;

	if (str_eq(kif_str(p, line->end), STR("--separator--"))) {
		kif->apart = true;
		kif->stop = (kif->declared || kif->line.depth > 0) && ends_record(kif);
	} else if (is_banner(kif, p, line->end)) {
		kif->declared = true;
	} else {
		kif_note(kif, NOTE_remark, kif_str(p, line->whole_end), line->p);
	}
	return true;
}

static bool
read_variation(struct kif *kif, const struct kif_line *line)
{
	uint32_t number;
	const char *digits = scan_blanks(line->value, line->end), *after;

	digits = scan_blanks(scan_colon(digits, line->end), line->end);
	after = scan_number(digits, line->end, &number);
	if (after == digits)
		return false;
	kif_tree_fork(kif, number, kif_span(kif, line->p, line->end));
	return true;
}

/* Returns how many bytes of a player's name are in words, at *at: all of them, or of its first two
 * characters or more, as a family name has. */
static size_t
find_name(struct str words, struct str name, size_t *at)
{
	size_t n, characters = utf8_count(name);

	for (n = name.n; characters > 1 || (n == name.n && n > 0); characters--) {
		*at = str_find(words, str_first(name, n));
		if (*at != words.n)
			return n;
		do
			n--;
		while (((unsigned char)name.p[n] & 0xC0) == 0x80);
	}
	return 0;
}

/* Reads まで79手で羽生竜王の勝ち; the headers say which side that is. */
static bool
read_named(struct kif *kif, struct str words, struct result_line *made)
{
	enum { LONGEST = 300 };
	static const char *const sides[] = { "先手", "後手" };
	size_t n[2] = { 0, 0 }, at[2] = { 0, 0 };
	struct str rest;
	unsigned side;

	for (side = BLACK; side <= WHITE && words.n <= LONGEST; side++) {
		const struct header *header =
		    record_header(kif->record, side == BLACK ? HEADER_black : HEADER_white);
		struct player player;

		if (header == NULL)
			continue;
		value_player(kif->parse->value_patterns, header->value, &player);
		if (player.name.n <= LONGEST)
			n[side] = find_name(words, player.name, &at[side]);
	}
	if (n[BLACK] == n[WHITE])
		return false;
	side = n[BLACK] > n[WHITE] ? BLACK : WHITE;
	rest = str_after(words, at[side] + n[side]);
	rest = str_after(rest, str_find(rest, STR("の"))); /* not the title */
	words = arena_printf(kif->record->arena, "%.*s%s%.*s", (int)at[side], words.p, sides[side],
	    (int)rest.n, rest.p);
	return value_result_line(kif->parse->value_patterns, words, made) && made->exact;
}

/* Returns the result line that the open line of play has already, or NULL. */
static const struct result *
result_here(const struct kif *kif)
{
	const struct record *record = kif->record;
	const struct result *last;

	if (record->result_count == 0 || kif->fork != 0)
		return NULL;
	last = &record->results[record->result_count - 1];
	return last->node == line_cursor_last(&kif->line)->node ? last : NULL;
}

bool
kif_line_result(struct kif *kif, const char *p, const char *end)
{
	struct str words = kif_str(p, end);
	const struct result *here = result_here(kif);
	struct result_line made, named;

	if (!value_result_line(kif->parse->value_patterns, words, &made))
		return false;
	if (!made.exact && read_named(kif, words, &named))
		made = named;
	if (here != NULL && (here->plies != made.plies || here->ending != made.ending ||
				here->winner != made.winner))
		return false; /* only the first counts */
	kif->declared = true;
	kif_tree_result(kif, &made, kif_span(kif, p, end));
	if (made.exact)
		return true;
	kif_note(kif, NOTE_line, words, p);
	kif_report_text(kif, DIAG_unknown_terminator, p, end, 0);
	return true;
}

static bool
read_result(struct kif *kif, const struct kif_line *line)
{
	return kif_line_result(kif, line->p, line->end);
}

/* Reads the move after 手数＝N. */
static void
read_last(struct kif *kif, const char *p, const char *end)
{
	struct setup *setup = &kif->record->setup;
	struct kif_large_move large = { .until = NULL };
	const char *after =
	    kif->large ? kif_move_read_large(p, end, &large) : kif_move_read(p, end, &large.claim);

	if (after == NULL || (large.claim.has & CLAIM_HAS_to) == 0)
		return;
	setup->last_to = large.claim.to;
	setup->last_move = kif_str(p, large.until != NULL ? large.until : after);
}

/* Reads 手数＝N, the number of moves before the diagram, and maybe the last of them; or
 * 手数----指手, the heading above the moves. */
static bool
read_count(struct kif *kif, const struct kif_line *line)
{
	uint32_t number;
	const char *sign = scan_blanks(line->value, line->end), *digits, *after;
	struct scan scan = scan_next(sign, line->end);

	if (scan.is == SCAN_dash) {
		kif->declared = true;
		return true;
	}
	if (scan.is != SCAN_equals)
		return false;
	digits = scan_blanks(sign + scan.length, line->end);
	after = scan_count(digits, line->end, &number);
	if (after == digits || kif->line.depth > 0)
		return false;
	kif->numbered = kif->declared = true;
	kif->record->setup.first_number = number;
	read_last(kif, scan_blanks(after, line->end), line->end);
	return true;
}

/* Skips 盤面回転, 盤面反転: the board was shown upside down. */
static bool
read_flip(struct kif *kif, const struct kif_line *line)
{
	(void)kif;
	(void)line;
	return true;
}

#define KEYWORD(word, read)                                                                        \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, read, NO_SIDE, false                                   \
	}
#define SIDE_WORD(word, side, handicap)                                                            \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, kif_header_side, side, handicap                        \
	}

static const struct kif_keyword keywords[] = {
	KEYWORD("*", read_comment),
	KEYWORD("＊", read_comment),
	KEYWORD("#", read_hash),
	KEYWORD("&", read_bookmark),
	KEYWORD("|", kif_setup_row),
	KEYWORD("｜", kif_setup_row),
	KEYWORD("+", kif_setup_border),
	KEYWORD("変化", read_variation),
	KEYWORD("まで", read_result),
	KEYWORD("手数", read_count),
	KEYWORD("手合割", kif_header_handicap),
	KEYWORD("手番", kif_header_turn),
	SIDE_WORD("先手", BLACK, false),
	SIDE_WORD("後手", WHITE, false),
	SIDE_WORD("下手", BLACK, true),
	SIDE_WORD("上手", WHITE, true),
	KEYWORD("持駒", kif_header_hand),
	KEYWORD("持ち駒", kif_header_hand),
	KEYWORD("盤面回転", read_flip),
	KEYWORD("盤面反転", read_flip),
};

/* Reads a row with one stray character before its border. */
static bool
read_stray_row(struct kif *kif, const struct kif_line *line)
{
	struct kif_line row = *line;

	row.p += scan_next(row.p, row.end).length;
	return kif->record->setup.base == SETUP_board && scan_next(row.p, row.end).is == SCAN_bar &&
	       kif_setup_row(kif, &row);
}

static bool
read_keyword(struct kif *kif, struct kif_line *line)
{
	size_t i;

	for (i = 0; i < sizeof keywords / sizeof *keywords; i++) {
		size_t n = scan_word(line->p, line->end, keywords[i].word);

		if (n != 0) {
			line->keyword = &keywords[i];
			line->value = line->p + n;
			return line->keyword->read(kif, line);
		}
	}
	return false;
}

void
kif_line_read(struct kif *kif)
{
	const char *start = kif->p;
	struct kif_line line;

	kif_next_line(kif, &line);
	kif->lines++;
	if (line.p == line.end) {
		kif->apart = true;
	} else if (kif_header_opens(kif, &line)) {
		kif->p = start;
		kif->stop = true;
	} else if (!read_keyword(kif, &line) && !kif->dialect->read_moves(kif, &line) &&
		   !read_stray_row(kif, &line) && !kif_header_read(kif, &line)) {
		kif_unknown(kif, line.p, line.end);
	}
	kif->begun |= line.p != line.end && *line.p != '#';
}
