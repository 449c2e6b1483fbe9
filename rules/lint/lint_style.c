#include <stdlib.h>

#include "record/scan.h"
#include "record/text/utf8.h"
#include "rules/lint/lint_record.h"

static const struct str same = { "同", 3 }, same_blank = { "同　", 6 };

/* Returns the length of the mark of the side that the words begin with, and of the blanks after it.
 */
static size_t
mark_length(struct str words)
{
	static const char *const marks[] = { "▲", "△", "▼", "▽", "☗", "☖", "⛊", "⛉" };

	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (str_starts(words, str_of(marks[i])))
			return words.n - str_ltrim(str_after(words, strlen(marks[i]))).n;
	return 0;
}

/* Returns the number of the node in the text, counted from the start position; 0: it has none. */
static uint32_t
ply_of(const struct record *record, uint32_t node)
{
	uint32_t number = record->plies[node].number, before = record->setup.first_number;

	return number > before ? number - before : 0;
}

/* Reports a square that could be written 同. */
static void
report_same(const struct record *record, uint32_t node, struct str words, struct diags *diags)
{
	const struct ply *ply = &record->plies[node];
	uint32_t start = ply->at.at + (uint32_t)mark_length(words), code;
	struct str square = str_after(words, start - ply->at.at);
	struct finding *finding;
	size_t n;

	if (square.n == 0)
		return;
	n = utf8_read(square, &code);
	if (n < square.n)
		n += utf8_read(str_after(square, n), &code);
	finding = diags_add(diags, DIAG_same_square, (struct span){ start, (uint32_t)n },
	    ply_of(record, node), NO_ARGS);
	diags_fix(diags, finding, (struct span){ start, (uint32_t)n }, same_blank);
}

/* Reports 同 without exactly one wide blank after it. */
static void
report_spacing(const struct record *record, uint32_t node, struct str words, struct diags *diags)
{
	uint32_t start = record->plies[node].at.at;
	size_t at = str_find(words, same), after = at + same.n;
	struct str rest, tail;
	struct finding *finding;
	struct span blanks;
	uint32_t code;

	if (at == words.n)
		return;
	rest = str_after(words, after);
	tail = str_trim(rest);
	blanks = (struct span){ start + (uint32_t)after, (uint32_t)(rest.n - str_ltrim(rest).n) };
	if ((blanks.n == same_blank.n - same.n &&
		str_starts(rest, str_after(same_blank, same.n))) ||
	    /* KI2 needs none before more than one character: 同銀右, but 同　銀 */
	    (format_rows[record->format].same == SAME_short &&
		(tail.n == 0 || utf8_read(tail, &code) < tail.n)))
		return;
	finding = diags_add(diags, DIAG_spacing,
	    (struct span){ start + (uint32_t)at, (uint32_t)same.n + blanks.n },
	    ply_of(record, node), ARGS(A_STR(same)));
	diags_fix(diags, finding, blanks, str_after(same_blank, same.n));
}

/* Reports words for which records usually have others. */
static void
report_variant(const struct record *record, struct span at, uint32_t ply, struct str usual,
    struct diags *diags)
{
	struct str words = text_str(record->text, at);
	struct finding *finding;

	if (usual.n == 0 || str_eq(words, usual))
		return;
	finding = diags_add(diags, DIAG_kanji_variant, at, ply, ARGS(A_STR(words), A_STR(usual)));
	diags_fix(diags, finding, at, usual);
}

static struct span
span_of(const struct record *record, const char *p, const char *end)
{
	return (struct span){ (uint32_t)(p - record->text->body.p), (uint32_t)(end - p) };
}

/* Reads the two numbers of a square at p.  Returns their length, with *usual as they are usually
 * written, in the record's arena; 0 if they are not there. */
static size_t
read_square(
    const struct record *record, square_t square, const char *p, const char *end, struct str *usual)
{
	static const char files[] = "１２３４５６７８９", ranks[] = "一二三四五六七八九";
	enum { WIDE = 3 };
	struct scan file = scan_next(p, end), rank = scan_next(p + file.length, end);

	if ((file.is != SCAN_digit && file.is != SCAN_numeral) || file.value < 1 ||
	    file.value > 9 || (rank.is != SCAN_digit && rank.is != SCAN_numeral) ||
	    rank.value < 1 || rank.value > 9 || square_make(file.value, rank.value) != square)
		return 0;
	*usual = arena_printf(record->arena, "%.*s%.*s", WIDE, files + WIDE * (file.value - 1),
	    WIDE, ranks + WIDE * (rank.value - 1));
	return file.length + rank.length;
}

/* Reports the variants in the words of a move, its square and its piece; not if it is in other
 * letters altogether (76Fu). */
static void
report_move(const struct record *record, uint32_t node, struct str words, struct diags *diags)
{
	const struct claim *claim = &record->plies[node].claim;
	const char *square = words.p + mark_length(words), *end = words.p + words.n, *piece, *after;
	struct str usual = NO_STR;
	size_t n = 0;
	piece_t face;

	if ((claim->has & CLAIM_HAS_to) != 0)
		n = read_square(record, claim->to, square, end, &usual);
	piece = square + n;
	if (scan_next(piece, end).is == SCAN_same)
		piece = scan_blanks(piece + same.n, end);
	after = scan_piece(piece, end, &face);
	if (after == NULL || face != claim->piece)
		return;
	if (n > 0)
		report_variant(record, span_of(record, square, square + n), ply_of(record, node),
		    usual, diags);
	report_variant(record, span_of(record, piece, after), ply_of(record, node),
	    str_of(piece_word(record->pieces, face)), diags);
}

/* Reports the variants in a diagram, in the hands below it, and in the handicap's name. */
static void
report_start(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;
	const struct setup *setup = &record->setup;

	if (setup->base == SETUP_named && game->handicap != NULL &&
	    game->handicap->homonym == NULL && setup->handicap.at.n > 0)
		report_variant(record, setup->handicap.at, 0, str_of(game->handicap->name), diags);
	for (size_t i = 0; i < setup->step_count; i++) {
		const struct setup_step *step = &setup->steps[i];
		struct str words = text_str(record->text, step->at);
		const char *p = words.p, *end = words.p + words.n, *after;
		bool put = step->op == SETUP_put;
		piece_t face;

		after = scan_piece(p, end, &face);
		if (after == NULL && put) { /* after the mark of its side */
			p += scan_next(p, end).length;
			after = scan_piece(p, end, &face);
		}
		if (after == NULL || face != piece_face(step->piece))
			continue;
		report_variant(record, span_of(record, p, after), 0,
		    str_of(put ? piece_cell(game->pieces, face) : piece_word(game->pieces, face)),
		    diags);
	}
}

/* A line of the header, and its place in the order. */
struct header_line {
	struct span at; /* without the line's end */
	struct str key;
	unsigned order, index;
};

static int
compare_order(const void *one, const void *two)
{
	const struct header_line *a = one, *b = two;

	return a->order != b->order ? (a->order > b->order) - (a->order < b->order)
				    : (a->index > b->index) - (a->index < b->index);
}

static int
compare_line(const void *one, const void *two)
{
	const struct header_line *a = one, *b = two;

	return (a->at.at > b->at.at) - (a->at.at < b->at.at);
}

/* Adds the line that place is in.  Returns false if the key does not begin it. */
static bool
add_line(struct str body, struct span place, unsigned order, struct header_line *line)
{
	uint32_t at = place.at, end = place.at;
	struct str words;
	size_t n;

	while (at > 0 && !str_is_line_end(body.p[at - 1]))
		at--;
	while (end < body.n && !str_is_line_end(body.p[end]))
		end++;
	words = (struct str){ body.p + at, end - at };
	n = str_find(words, STR("："));
	if (n == words.n)
		n = str_find(words, STR(":"));
	*line = (struct header_line){ { at, end - at }, str_trim(str_first(words, n)), order, 0 };
	return n < words.n;
}

/*
 * Gathers the lines before the first move whose order is known, in the order of the text: that of
 * header.def, then 手合割, then the names.  The names have no place in it beside a diagram. Returns
 * their number; 0 if two of them are on one line.
 */
static size_t
header_lines(const struct record *record, struct header_line *lines)
{
	enum { HANDICAP = HEADER_COUNT, NAMES };
	const struct setup *setup = &record->setup;
	struct str body = record->text->body;
	uint32_t first = record->plies[record->plies[0].next].at.at;
	size_t n = 0;

	for (size_t i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];
		bool name = header_rows[header->id].value == VALUE_player;

		if (header->id == HEADER_other || (name && setup->base == SETUP_board) ||
		    (record->plies[0].next != 0 && header->at.at > first))
			continue;
		if (add_line(body, header->at, name ? NAMES + header->id : header->id, &lines[n]))
			n++;
	}
	if (setup->handicap.at.n > 0 && setup->base != SETUP_board &&
	    add_line(body, setup->handicap.at, HANDICAP, &lines[n]))
		n++;
	qsort(lines, n, sizeof *lines, compare_line);
	for (size_t i = 0; i < n; i++) {
		if (i > 0 && lines[i].at.at == lines[i - 1].at.at)
			return 0;
		lines[i].index = (unsigned)i;
	}
	return n;
}

/* Reports the lines that stand after one whose place is after theirs.  All share one fix: the lines
 * change places with each other, and what is between them stays. */
static void
report_order(const struct record *record, struct diags *diags)
{
	struct header_line *lines, *sorted;
	const struct header_line *last;
	struct finding *finding;
	size_t n, first = diags->count;

	if (record->header_count == 0)
		return;
	lines = arena_zero(record->arena, 2 * (record->header_count + 1) * sizeof *lines);
	sorted = lines + record->header_count + 1;
	n = header_lines(record, lines);
	last = lines;
	for (size_t i = 0; i < n; i++) {
		if (lines[i].order >= last->order) {
			last = &lines[i];
			continue;
		}
		diags_add(diags, DIAG_header_order, lines[i].at, 0,
		    ARGS(A_STR(lines[i].key), A_STR(last->key)));
	}
	if (diags->count == first)
		return;
	memcpy(sorted, lines, n * sizeof *lines);
	qsort(sorted, n, sizeof *sorted, compare_order);
	finding = &diags->list[first];
	for (size_t i = 0; i < n; i++)
		if (sorted[i].at.at != lines[i].at.at)
			diags_fix(
			    diags, finding, lines[i].at, text_str(record->text, sorted[i].at));
	for (size_t i = first; i < diags->count; i++)
		diags->list[i].fix = finding->fix;
}

void
lint_style(const struct game *game, struct diags *diags)
{
	enum { MAX = 9 };
	const struct record *record = game->record;
	bool large = game->start.width > MAX; /* their pieces have several names each */

	if (format_rows[record->format].same == SAME_none)
		return;
	report_order(record, diags);
	if (!large)
		report_start(game, diags);
	for (uint32_t node = 1; node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];
		const struct move *move = &game->moves[node];
		struct str words = text_str(record->text, ply->at);

		if (ply->claim.kind != CLAIM_move || move->kind == MOVE_none)
			continue;
		if (!large)
			report_move(record, node, words, diags);
		if ((ply->claim.has & (CLAIM_HAS_same | CLAIM_HAS_to)) == CLAIM_HAS_same)
			report_spacing(record, node, words, diags);
		else if ((ply->claim.has & (CLAIM_HAS_same | CLAIM_HAS_to)) == CLAIM_HAS_to &&
			 (move->flags & MOVE_same) != 0 && record->plies[node - 1].next == node &&
			 !large && game->moves[node - 1].kind != MOVE_pass)
			report_same(record, node, words, diags);
	}
}
