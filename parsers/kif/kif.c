#include "parsers/kif/kif.h"

#include "parsers/kif/kif_fast.h"
#include "parsers/kif/kif_header.h"
#include "parsers/kif/kif_ply.h"
#include "parsers/kif/kif_probe.h"
#include "parsers/kif/kif_setup.h"
#include "parsers/kif/kif_tree.h"
#include "record/scan.h"
#include "record/text/buffer.h"
#include "record/text/utf8.h"

/* Reads a comment or, after &, a bookmark. */
static bool
read_note(struct kif *kif, const struct kif_line *line)
{
	struct str text = kif_str(line->value, line->whole_end);
	bool bookmark = *line->p == '&';

	kif_note(kif, bookmark ? NOTE_bookmark : NOTE_comment, text, line->p);
	if (!bookmark)
		kif_tree_comment(kif, text, kif_span(kif, line->p, line->end));
	return true;
}

/* Whether a line of # is about the file and not about the game: its version and encoding, and at
 * the top the writing program, "# ---- Kifu for Windows V7 V7.70 棋譜ファイル ----".  A line of
 * dashes alone is any file's. */
static bool
is_banner(const struct kif *kif, const char *p, const char *end)
{
	enum { BANNER_LINES = 3 };
	struct str rest = kif_str(p, end), words = str_trim(rest);

	if (str_starts(rest, STR("KIF version=")) || str_starts(rest, STR("KI2 version=")))
		return true;
	return !kif->begun && kif->line.depth == 0 && kif->lines <= BANNER_LINES &&
	       words.p != rest.p && str_starts(words, STR("---")) &&
	       str_find(words, STR(" ")) != words.n &&
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

/* Returns the length of the longest beginning of a player's name that is in words, at *at: the
 * name, or two or more characters of it, as in a family name; 0: none. */
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

/* Reads a result with a player's name, まで79手で羽生竜王の勝ち; the headers show the side. */
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

bool
kif_read_result(struct kif *kif, const char *p, const char *end)
{
	struct str words = kif_str(p, end);
	const struct record *record = kif->record;
	const struct result *last =
	    record->result_count == 0 ? NULL : &record->results[record->result_count - 1];
	struct result_line made, named;

	if (!value_result_line(kif->parse->value_patterns, words, &made))
		return false;
	if (!made.exact && read_named(kif, words, &named))
		made = named;
	kif->declared = true;
	if (last != NULL && kif->fork == 0 && last->node == line_cursor_last(&kif->line)->node &&
	    (last->plies != made.plies || last->ending != made.ending ||
		last->winner != made.winner)) {
		kif_note(kif, NOTE_line, words, p);
		kif_report(kif, DIAG_second_ending, p, end, 0,
		    ARGS(A_STR(words), A_STR(text_str(record->text, last->at))));
		return true;
	}
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
	return kif_read_result(kif, line->p, line->end);
}

/* Reads the move after 手数＝N. */
static void
read_last(struct kif *kif, const char *p, const char *end)
{
	struct setup *setup = &kif->record->setup;
	struct kif_large_move large = { .until = NULL };
	const char *after = kif->large ? kif_move_read_large(kif_large_pieces(kif), p, end, &large)
				       : kif_move_read(kif->pieces, p, end, &large.claim);

	if (after == NULL || (large.claim.has & CLAIM_HAS_to) == 0)
		return;
	setup->last.to = large.claim.to;
	setup->last.words = kif_str(p, large.until != NULL ? large.until : after);
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
		kif->record->headed = kif->declared = true;
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

/* Words with which a line may begin, and how to read it: false if it is not what they promise; NULL
 * skips it. */
static const struct {
	struct str word;
	bool (*read)(struct kif *kif, const struct kif_line *line);
} keywords[] = {
	{ KIF_WORD("*"), read_note },
	{ KIF_WORD("＊"), read_note },
	{ KIF_WORD("#"), read_hash },
	{ KIF_WORD("&"), read_note },
	{ KIF_WORD("|"), kif_setup_row },
	{ KIF_WORD("｜"), kif_setup_row },
	{ KIF_WORD("+"), kif_setup_border },
	{ KIF_WORD("変化"), read_variation },
	{ KIF_WORD("まで"), read_result },
	{ KIF_WORD("手数"), read_count },
	{ KIF_WORD("手合割"), kif_header_handicap },
	{ KIF_WORD("手番"), kif_header_turn },
	{ KIF_WORD("先手"), kif_header_side },
	{ KIF_WORD("後手"), kif_header_side },
	{ KIF_WORD("下手"), kif_header_side },
	{ KIF_WORD("上手"), kif_header_side },
	{ KIF_WORD("持駒"), kif_header_hand },
	{ KIF_WORD("持ち駒"), kif_header_hand },
	{ KIF_WORD("盤面回転"), NULL }, /* the board was shown upside down */
	{ KIF_WORD("盤面反転"), NULL },
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
			line->value = line->p + n;
			return keywords[i].read == NULL || keywords[i].read(kif, line);
		}
	}
	return false;
}

/* Reads one line of any kind; sets kif->stop when it ended the record or belongs to the next. */
static void
read_line(struct kif *kif)
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
	} else if (!read_keyword(kif, &line) && !kif_header_known(kif, &line) &&
		   !kif->dialect->read_moves(kif, &line) && !read_stray_row(kif, &line) &&
		   !kif_header_read(kif, &line)) {
		kif_unknown(kif, line.p, line.end);
	}
	kif->begun |= line.p != line.end && *line.p != '#';
}

void
kif_use(struct kif *kif, const struct variant *variant)
{
	kif->pieces = variant->pieces.shogi ? NULL : &variant->pieces;
	kif->large |= variant->pieces.large;
}

const struct piece_set *
kif_large_pieces(const struct kif *kif)
{
	const struct variant *largest;

	if (kif->pieces != NULL || kif->parse->variants == NULL)
		return kif->pieces;
	largest = variants_of_size(kif->parse->variants, BOARD_DAI, BOARD_DAI, NULL);
	return largest == NULL ? NULL : &largest->pieces;
}

/* Returns the place after the blank lines at p. */
static const char *
skip_blank_lines(const char *p, const char *end)
{
	for (;;) {
		struct scan scan = scan_next(p, end);

		if (p == end ||
		    (scan.is != SCAN_blank && scan.is != SCAN_end && scan.is != SCAN_bom))
			return p;
		p += scan.is == SCAN_end ? 1 : scan.length;
	}
}

/* Whether something was read that only a game record has: without a header, a position or a result,
 * a move that could be read, or what has the time of one; or an ending or a pass, in ASCII with its
 * time.  (Python has lines with nothing but pass.) */
static bool
is_game(const struct kif *kif)
{
	const struct record *record = kif->record;
	uint32_t node;

	for (node = 1; !kif->declared && node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];
		bool japanese = (unsigned char)kif->start[ply->at.at] >= 0x80;

		if (ply->claim.kind == CLAIM_move ? ply->claim.has != 0 || ply->total != TIME_NONE
						  : ply->claim.ending != ENDING_other &&
							(japanese || ply->spent != TIME_NONE))
			return true;
	}
	return kif->declared;
}

/* Reports that the text that begins at first holds no game, in place of all findings about its
 * lines: count and left_out are those of before. */
static void
report_no_game(struct kif *kif, const char *first, size_t count, size_t left_out)
{
	struct diags *diags = kif->parse->diags;
	const char *end = first;

	diags_forget(diags, count, diags->count);
	diags->left_out = left_out;
	while (scan_next(end, kif->end).is != SCAN_end)
		end += scan_next(end, kif->end).length;
	kif_report_text(kif, DIAG_no_game, first, end, 0);
}

/* Begins to read a record at the text's present place. */
static void
begin(
    struct kif *kif, struct parse *parse, struct record *record, const struct kif_dialect *dialect)
{
	struct str body = parse->text->body;

	*kif = (struct kif){
		.parse = parse,
		.record = record,
		.dialect = dialect,
		.start = body.p,
		.p = body.p + parse->at,
		.end = body.p + body.n,
	};
	line_cursor_start(&kif->line, record);
	if (parse->variant != NULL && !parse->variant->pieces.large)
		kif_use(kif, parse->variant);
}

bool
kif_read(struct parse *parse, struct record *record, const struct kif_dialect *dialect)
{
	struct str body = parse->text->body;
	struct kif kif;
	const char *start = body.p + parse->at, *end = body.p + body.n;
	const char *first = skip_blank_lines(start, end);
	size_t count = parse->diags->count, left_out = parse->diags->left_out;
	bool is_empty;

	if (first == end)
		return false;
	begin(&kif, parse, record, dialect);
	kif.fast_until = kif_fast_until(start, end);
	while (kif.p != end && !kif.stop) {
		if (!kif.large && kif.pieces == NULL)
			kif_fast_lines(&kif);
		read_line(&kif);
	}
	is_empty = !is_game(&kif);
	if (parse->at > 0 && is_empty && record->note_count + record->header_count == 0) {
		parse->at = (uint32_t)body.n;
		return false;
	}
	if (kif.line.depth == 0)
		kif_setup_finish(&kif);
	kif_tree_finish(&kif);
	kif_header_duplicates(&kif);
	if (dialect->finish != NULL)
		dialect->finish(&kif);
	line_cursor_end(&kif.line);
	if (is_empty)
		report_no_game(&kif, first, count, left_out);
	record->pieces = kif.large ? kif_large_pieces(&kif) : kif.pieces;
	record->at = kif_span(&kif, start, kif.p);
	parse->at = (uint32_t)(kif.p - kif.start);
	return true;
}

bool
kif_takes_header(struct memory *memory, struct value_patterns *value_patterns,
    const struct kif_dialect *dialect, struct str key, struct str value)
{
	struct arena arena;
	struct buffer line;
	struct diags diags;
	struct record record;
	struct text text = { .encoding = ENCODING_utf8, .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags, .value_patterns = value_patterns };
	struct kif kif;
	bool fits;

	arena_init(&arena, memory);
	diags_init(&diags, &arena, 1);
	buffer_init(&line, memory);
	buffer_add(&line, key);
	buffer_add(&line, STR("："));
	buffer_add(&line, value);
	buffer_char(&line, '\n');
	text.body = buffer_str(&line);
	record_init(&record, &text, &arena, FORMAT_kif);
	begin(&kif, &parse, &record, dialect);
	read_line(&kif);
	fits = record.header_count == 1 && str_eq(record.headers[0].key, key) && diags.count == 0;
	buffer_free(&line);
	arena_free(&arena);
	return fits;
}

static const struct kif_dialect kif_dialect = { kif_ply_line, NULL };

static bool
next(struct parse *parse, struct record *record)
{
	return kif_read(parse, record, &kif_dialect);
}

static bool
header_line(
    struct memory *memory, struct value_patterns *value_patterns, struct str key, struct str value)
{
	return kif_takes_header(memory, value_patterns, &kif_dialect, key, value);
}

const struct parser kif_parser = { .probe = kif_probe, .next = next, .header_line = header_line };
