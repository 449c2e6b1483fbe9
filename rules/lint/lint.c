#include "rules/lint/lint.h"

#include "record/text/utf8.h"
#include "rules/lint/lint_time.h"

static void
check_date(const struct record *record, const struct header *header,
    struct value_patterns *value_patterns, struct diags *diags)
{
	struct date date;
	int weekday;

	if (header->value.n == 0)
		return;
	if (!value_date(value_patterns, header->value, &date) || !date_exists(&date)) {
		diags_add(diags, DIAG_bad_date, header->at, 0, ARGS(A_STR(header->value)));
		return;
	}
	weekday = date_weekday(&date);
	if (weekday >= 0 && date.weekday >= 0 && weekday != date.weekday)
		diags_add(diags, DIAG_weekday_mismatch, header->at, 0,
		    ARGS(A_STR(arena_printf(
			     record->arena, "%04d/%02d/%02d", date.year, date.month, date.day)),
			A_PHRASE((enum phrase)(PHRASE_sunday + weekday)),
			A_PHRASE((enum phrase)(PHRASE_sunday + date.weekday))));
}

/* Returns the header that names a side's player, or NULL. */
static const struct header *
player_header(const struct record *record, enum side side)
{
	return record_header(record, side == BLACK ? HEADER_black : HEADER_white);
}

static void
check_players(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;
	size_t i = 0;

	if (game->problem)
		return;
	/* bare lists of moves (no move, or no header about a game) name no players */
	while (i < record->header_count &&
	       (record->headers[i].id == HEADER_other || record->headers[i].value.n == 0))
		i++;
	if (i == record->header_count ||
	    record->plies[record->plies[0].next].claim.kind != CLAIM_move)
		return;
	for (enum side side = BLACK; side <= WHITE; side++) {
		const struct header *near = player_header(record, side);

		if (near != NULL && near->value.n > 0)
			continue;
		if (near == NULL)
			near = player_header(record, side_other(side));
		if (near == NULL)
			near = &record->headers[0];
		diags_add(diags, DIAG_missing_player, near->at, 0, ARGS(A_SIDE(side)));
	}
}

void
lint_game(const struct game *game, struct value_patterns *value_patterns, struct diags *diags)
{
	const struct record *record = game->record;

	for (size_t i = 0; i < record->header_count; i++)
		if (header_rows[record->headers[i].id].value == VALUE_date)
			check_date(record, &record->headers[i], value_patterns, diags);
	check_players(game, diags);
	lint_totals(game, diags);
	if (lint_time_from_zero(record, BLACK) && lint_time_from_zero(record, WHITE))
		lint_clock(game, value_patterns, diags);
}

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

void
lint_style(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;

	if (format_rows[record->format].same == SAME_none)
		return;
	for (uint32_t node = 1; node < record->ply_count; node++) {
		const struct ply *ply = &record->plies[node];
		const struct move *move = &game->moves[node];
		struct str words = text_str(record->text, ply->at);

		if (ply->claim.kind != CLAIM_move || move->kind == MOVE_none)
			continue;
		if ((ply->claim.has & (CLAIM_HAS_same | CLAIM_HAS_to)) == CLAIM_HAS_same)
			report_spacing(record, node, words, diags);
		else if ((ply->claim.has & (CLAIM_HAS_same | CLAIM_HAS_to)) == CLAIM_HAS_to &&
			 (move->flags & MOVE_same) != 0 && record->plies[node - 1].next == node &&
			 game->start.width <= 9 && game->moves[node - 1].kind != MOVE_pass)
			report_same(record, node, words, diags);
	}
}
