#include "parsers/kif/kif_large.h"

#include "record/text/scan.h"
#include "record/text/utf8.h"

static void
add_note(struct kif *kif, const struct kif_line *line, enum note_kind kind, const char *p)
{
	record_add_note(kif->record, kif->line.node, kind,
	    (struct str){ p, (size_t)(line->whole_end - p) },
	    kif_span(kif, line->p, line->whole_end));
}

static bool
read_comment(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	add_note(kif, line, NOTE_comment, p);
	return true;
}

static bool
read_bookmark(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	add_note(kif, line, NOTE_bookmark, p);
	return true;
}

/*
 * Lines of # that speak of the file and not of the game: its version and encoding, and at its top
 * the banner of the program that wrote it (# ---- Kifu for Windows V7 V7.70 棋譜ファイル ----).
 */
static bool
is_banner(const struct kif *kif, const char *p, const char *end)
{
	enum { BANNER_LINES = 3 };
	struct str rest = { p, (size_t)(end - p) }, words = str_trim(rest);

	if (str_starts(rest, STR("KIF version=")) || str_starts(rest, STR("KI2 version=")))
		return true;
	return !kif->begun && kif->line.depth == 0 && kif->lines <= BANNER_LINES &&
	       words.p != rest.p && str_starts(words, STR("---")) &&
	       (str_ends(words, STR("---")) || str_ends(words, STR("棋譜ファイル")));
}

/*
 * "#--separator--" ends a record, or a line of play: then a 変化 line follows
 * (formats-japanese.md 1.10).
 */
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
read_hash(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	if (str_eq((struct str){ p, (size_t)(line->end - p) }, STR("--separator--"))) {
		kif->apart = true;
		kif->stop = (kif->declared || kif->line.depth > 0) && ends_record(kif);
	} else if (is_banner(kif, p, line->end)) {
		kif->declared = true;
	} else {
		add_note(kif, line, NOTE_remark, p);
	}
	return true;
}

/* A diagram stands before the moves; one that stands after them is not the start position. */
static bool
read_row(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	(void)p;
	if (kif->line.depth > 0)
		return false;
	kif->declared = true;
	kif_setup_row(kif, line);
	return true;
}

static bool
read_border(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	(void)p;
	if (kif->line.depth > 0 || !kif_setup_border(kif, line))
		return false;
	kif->declared = true;
	return true;
}

static bool
read_variation(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	uint32_t number;
	const char *digits = scan_blanks(p, line->end), *after;

	(void)word;
	digits = scan_blanks(scan_colon(digits, line->end), line->end);
	after = scan_number(digits, line->end, &number);
	if (after == digits)
		return false;
	kif_tree_fork(kif, number, kif_span(kif, line->p, line->end));
	return true;
}

/* How much of a player's name stands in words, at *at: all of it, or its beginning (two characters
 * or more), as a family name is. */
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

/* Reads まで79手で羽生竜王の勝ち, where the headers say which side that is. */
static bool
read_named(struct kif *kif, struct str words, struct made *made)
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
		value_patterns_player(kif->parse->value_patterns, header->value, &player);
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
	return value_patterns_made(kif->parse->value_patterns, words, made) && made->exact;
}

/* The result line that the present line of play has already, or NULL. */
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
	struct str words = { p, (size_t)(end - p) };
	const struct result *here = result_here(kif);
	struct made made, named;

	if (!value_patterns_made(kif->parse->value_patterns, words, &made))
		return false;
	if (!made.exact && read_named(kif, words, &named))
		made = named;
	if (here != NULL && (here->plies != made.plies || here->ending != made.ending ||
				here->winner != made.winner))
		return false; /* one line counts: another one is no result */
	kif->declared = true;
	kif_tree_result(kif, &made, kif_span(kif, p, end));
	if (made.exact)
		return true;
	record_add_note(kif->record, kif->line.node, NOTE_line, words, kif_span(kif, p, end));
	kif_find(kif, DIAG_unknown_terminator, p, end, 0, ARGS(A_STR(kif_excerpt(p, end))));
	return true;
}

static bool
read_result(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)word;
	(void)p;
	return kif_line_result(kif, line->p, line->end);
}

/* The move after 手数＝N. */
static void
read_last(struct kif *kif, const char *p, const char *end)
{
	struct setup *setup = &kif->record->setup;
	struct kif_large large = { .until = NULL };
	const char *after =
	    kif->wide ? kif_large_read(p, end, &large) : kif_move_read(p, end, &large.claim);

	if (after == NULL || (large.claim.has & CLAIM_HAS_to) == 0)
		return;
	setup->last_to = large.claim.to;
	setup->last_move =
	    (struct str){ p, (size_t)((large.until != NULL ? large.until : after) - p) };
}

/* 手数＝N, the number of moves before the diagram, and maybe the last of them; 手数----指手, the
 * heading above the moves. */
static bool
read_count(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	uint32_t number;
	const char *sign = scan_blanks(p, line->end), *digits, *after;
	struct scan scan = scan_next(sign, line->end);

	(void)word;
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

/* 盤面回転, 盤面反転: the board was shown upside down. */
static bool
read_flip(
    struct kif *kif, const struct kif_line *line, const struct kif_keyword *word, const char *p)
{
	(void)kif;
	(void)line;
	(void)word;
	(void)p;
	return true;
}

#define KEYWORD(word, read)                                                                        \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, read, NO_SIDE, false                                   \
	}
#define SIDE_WORD(word, side, labels)                                                              \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, kif_header_side, side, labels                          \
	}

static const struct kif_keyword keywords[] = {
	KEYWORD("*", read_comment),
	KEYWORD("＊", read_comment),
	KEYWORD("#", read_hash),
	KEYWORD("&", read_bookmark),
	KEYWORD("|", read_row),
	KEYWORD("｜", read_row),
	KEYWORD("+", read_border),
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

/* A row with one stray character before its border. */
static bool
read_stray_row(struct kif *kif, const struct kif_line *line)
{
	struct kif_line row = *line;

	row.p += scan_next(row.p, row.end).length;
	if (kif->line.depth > 0 || kif->record->setup.base != SETUP_board ||
	    scan_next(row.p, row.end).is != SCAN_bar)
		return false;
	kif_setup_row(kif, &row);
	return true;
}

static bool
read_keyword(struct kif *kif, const struct kif_line *line)
{
	size_t i;

	for (i = 0; i < sizeof keywords / sizeof *keywords; i++) {
		size_t n = scan_word(line->p, line->end, keywords[i].word);

		if (n != 0)
			return keywords[i].read(kif, line, &keywords[i], line->p + n);
	}
	return false;
}

/* Takes the next line off the text. */
static void
next_line(struct kif *kif, struct kif_line *line)
{
	struct str body = kif->record->text->body, bare;
	uint32_t at = (uint32_t)(kif->p - kif->start);
	struct span span = { at, 0 };

	text_next_line(body, &at, &span);
	kif->p = kif->start + at;
	bare = text_str(kif->record->text, span);
	line->whole_end = bare.p + bare.n;
	line->last = at == body.n && line->whole_end == kif->end;
	bare = str_trim(bare);
	while (bare.n > 0 && scan_next(bare.p, kif->end).is == SCAN_mark_of_order)
		bare = str_trim(str_after(bare, 3));
	line->p = bare.p;
	line->end = bare.p + bare.n;
}

void
kif_line_read(struct kif *kif)
{
	const char *start = kif->p;
	struct kif_line line;

	next_line(kif, &line);
	kif->lines++;
	if (line.p == line.end) {
		kif->apart = true;
	} else if (kif_header_opens(kif, &line)) {
		kif->p = start;
		kif->stop = true;
	} else if (!read_keyword(kif, &line) && !kif->dialect->row(kif, &line) &&
		   !read_stray_row(kif, &line) && !kif_header_read(kif, &line)) {
		kif_unknown(kif, line.p, line.end);
	}
	kif->begun |= line.p != line.end && *line.p != '#';
}
