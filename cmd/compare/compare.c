#include "cmd/compare/compare.h"

#include <stdlib.h>
#include <string.h>

#include "cmd/options/suggest.h"
#include "lib/game_summary.h"
#include "record/sfen.h"
#include "record/values/name.h"
#include "rules/lint/lint_time.h"

const char *const compare_names[COMPARE_PARTS] = {
	[COMPARE_start] = "start",
	[COMPARE_moves] = "moves",
	[COMPARE_ending] = "ending",
	[COMPARE_winner] = "winner",
	[COMPARE_headers] = "headers",
	[COMPARE_times] = "times",
	[COMPARE_comments] = "comments",
	[COMPARE_games] = "games",
};

int
compare_parts(struct program *program, const char *names, unsigned *parts)
{
	struct str list = str_of(names), name;
	unsigned part;

	*parts = names != NULL ? 0 : (1u << COMPARE_PARTS) - 1 - (1u << COMPARE_comments);
	if (names == NULL)
		return STATUS_ok;
	do {
		struct suggest suggest = { .word = name = str_cut(&list, ',') };

		for (part = 0; part < COMPARE_PARTS && !str_eq(name, str_of(compare_names[part]));
		     part++)
			suggest_offer(&suggest, compare_names[part]);
		if (part == COMPARE_PARTS)
			return program_usage(program, "--only: no '%.*s' to compare%s",
			    program_width(name), name.p, suggest_hint(&suggest, "", program));
		*parts |= 1u << part;
	} while (list.n > 0);
	return STATUS_ok;
}

/* --- places and values */

static struct place
place_of(const struct game *game, struct span at)
{
	return text_place(game->record->text, at.at);
}

static struct place
place_of_node(const struct game *game, uint32_t node)
{
	return place_of(game, node == 0 ? game->record->at : game->record->plies[node].at);
}

static bool
wants(const struct compare *compare, enum compare_part part)
{
	return (compare->parts & 1u << part) != 0;
}

static void
report(const struct compare *compare, struct compare_difference difference)
{
	if (wants(compare, difference.part))
		compare->report(compare->arg, &difference);
}

/* --- the game */

static struct str
position(const struct compare *compare, const struct diagram *diagram)
{
	struct buffer sfen;
	struct str copy;

	buffer_init(&sfen, compare->memory);
	sfen_write(diagram, 1, &sfen);
	copy = arena_str(compare->arena, buffer_str(&sfen));
	buffer_free(&sfen);
	return copy;
}

/* Returns where a record names the start position, or where it begins. */
static struct place
place_of_start(const struct game *game)
{
	const struct setup *setup = &game->record->setup;

	return place_of(game, setup->board_at.n > 0      ? setup->board_at
			      : setup->handicap.at.n > 0 ? setup->handicap.at
							 : game->record->at);
}

static void
compare_starts(const struct compare *compare, const struct game *a, const struct game *b)
{
	struct compare_difference difference = { .part = COMPARE_start,
		.at = { place_of_start(a), place_of_start(b) },
		.starts = { a->handicap, b->handicap },
		.values = { position(compare, &a->start), position(compare, &b->start) } };

	if (!str_eq(difference.values[0], difference.values[1]))
		report(compare, difference);
}

/* Returns a move as its record has it, or as USI writes it if that is bits; bits that are no move
 * as hexadecimal digits. */
static struct str
move_words(const struct compare *compare, const struct game *game, uint32_t node)
{
	struct str words = text_str(game->record->text, game->record->plies[node].at);
	struct buffer usi;

	if (game->record->text->encoding != ENCODING_binary)
		return words;
	buffer_init(&usi, compare->memory);
	sfen_move(game->pieces, &game->moves[node], &usi);
	for (size_t i = usi.n == 0 ? words.n : 0; i > 0; i--)
		buffer_printf(&usi, "%02x", (unsigned char)words.p[i - 1]);
	words = arena_str(compare->arena, buffer_str(&usi));
	buffer_free(&usi);
	return words;
}

/* Sets one side of a difference to a line's move; after the last one, to where the line ends. */
static void
set_move(const struct compare *compare, const struct main_line *line, uint32_t index,
    struct str *value, struct place *at)
{
	uint32_t last = line->count > 0 ? line->moves[line->count - 1].node : 0;
	uint32_t node = index < line->count      ? line->moves[index].node
			: line->game->end > last ? line->game->end
						 : last;

	*at = place_of_node(line->game, node);
	if (index < line->count)
		*value = move_words(compare, line->game, node);
}

/* Returns the index of the first move that differs: the end of the lines if none does. */
static uint32_t
compare_lines(const struct compare *compare, const struct main_line *a, const struct main_line *b)
{
	struct compare_difference difference = { .part = COMPARE_moves };
	struct str unused;
	uint32_t i = 0;

	while (i < a->count && i < b->count && main_line_same(&a->moves[i], &b->moves[i]))
		i++;
	if (i == a->count && i == b->count)
		return i;
	difference.ply = (unsigned long)i + 1;
	set_move(compare, a, i, &difference.values[0], &difference.at[0]);
	set_move(compare, b, i, &difference.values[1], &difference.at[1]);
	if (i < a->count && i < b->count)
		difference.again = main_line_again(a, b, i, compare->memory);
	set_move(compare, a, difference.again.first, &unused, &difference.again_at[0]);
	set_move(compare, b, difference.again.second, &unused, &difference.again_at[1]);
	report(compare, difference);
	return i;
}

/* Whether the game has an ending, or its format could have said that there is none. */
static bool
knows_ending(const struct game *game)
{
	return game->ending != ENDING_none ||
	       (format_rows[game->record->format].carries & CARRIES_endings) != 0;
}

static void
compare_endings(const struct compare *compare, const struct main_line *a, const struct main_line *b)
{
	const struct game *x = a->game, *y = b->game;
	struct compare_difference difference = { .part = COMPARE_ending };
	struct str unused;

	if (!knows_ending(x) || !knows_ending(y))
		return;
	set_move(compare, a, a->count, &unused, &difference.at[0]);
	set_move(compare, b, b->count, &unused, &difference.at[1]);
	difference.values[0] = str_of(game_ending_name(x));
	difference.values[1] = str_of(game_ending_name(y));
	if (!str_eq(difference.values[0], difference.values[1])) {
		report(compare, difference);
		/* that an ending has no winner follows from it */
		if (wants(compare, COMPARE_ending) &&
		    (x->winner == NO_SIDE || y->winner == NO_SIDE))
			return;
	}
	difference.part = COMPARE_winner;
	difference.values[0] = str_of(game_summary_winners[x->winner]);
	difference.values[1] = str_of(game_summary_winners[y->winner]);
	if (x->winner != y->winner)
		report(compare, difference);
}

/* --- headers */

/* Whether a part of a date is the same, as far as both have it. */
static bool
same_part(int a, int b)
{
	return a < 0 || b < 0 || a == b;
}

/* Whether two values of a header mean the same. */
static bool
same_value(const struct compare *compare, enum header_id id, struct str a, struct str b)
{
	struct date x, y;
	struct clock c, d;

	if (str_eq(header_bare(a), header_bare(b)) ||
	    (header_rows[id].value == VALUE_player && name_same(a, b)))
		return true;
	if (header_rows[id].value == VALUE_date && value_date(compare->patterns, a, &x) &&
	    value_date(compare->patterns, b, &y))
		return same_part(x.year, y.year) && same_part(x.month, y.month) &&
		       same_part(x.day, y.day) && same_part(x.hour, y.hour) &&
		       same_part(x.minute, y.minute) && same_part(x.second, y.second);
	return header_rows[id].value == VALUE_clock && value_clock(compare->patterns, a, &c) &&
	       value_clock(compare->patterns, b, &d) && c.main == d.main &&
	       c.byoyomi == d.byoyomi && c.increment == d.increment;
}

/* The headers of a record whose keys no row has, by key, those with one key in the record's order.
 */
struct unknown_headers {
	struct unknown_header {
		struct str key;
		const struct header *header;
	} * list;
	size_t count;
};

static int
compare_unknown(const void *one, const void *two)
{
	const struct unknown_header *a = one, *b = two;
	int order = str_order(a->key, b->key);

	return order != 0 ? order : (a->header > b->header) - (a->header < b->header);
}

static struct unknown_headers
sort_unknown(const struct compare *compare, const struct record *record)
{
	struct unknown_headers unknown = { .list = arena_zero(compare->arena,
					       (record->header_count + 1) * sizeof *unknown.list) };
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (header->id == HEADER_other)
			unknown.list[unknown.count++] =
			    (struct unknown_header){ header_bare_key(header->key), header };
	}
	qsort(unknown.list, unknown.count, sizeof *unknown.list, compare_unknown);
	return unknown;
}

/* Returns the first header of a record with the key of this one, or NULL. */
static const struct header *
counterpart(
    const struct record *record, const struct unknown_headers *unknown, const struct header *header)
{
	struct unknown_header wanted = { header_bare_key(header->key), NULL };
	size_t from = 0, to = unknown->count, middle;

	if (header->id != HEADER_other)
		return record_header(record, header->id);
	while (from < to) {
		middle = from + (to - from) / 2;
		if (compare_unknown(&unknown->list[middle], &wanted) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from < unknown->count && str_eq(unknown->list[from].key, wanted.key)
		   ? unknown->list[from].header
		   : NULL;
}

/* Whether each of two records has the other's names of the players, turned round. */
static bool
names_swapped(const struct record *a, const struct record *b)
{
	const struct header *black[] = { record_header(a, HEADER_black),
		record_header(b, HEADER_black) };
	const struct header *white[] = { record_header(a, HEADER_white),
		record_header(b, HEADER_white) };

	return black[0] != NULL && black[1] != NULL && white[0] != NULL && white[1] != NULL &&
	       name_same(black[0]->value, white[1]->value) &&
	       name_same(white[0]->value, black[1]->value) &&
	       !name_same(black[0]->value, white[0]->value);
}

static void
compare_headers(const struct compare *compare, const struct game *a, const struct game *b)
{
	struct unknown_headers first, second;
	bool swapped = names_swapped(a->record, b->record);
	size_t i;

	if (!wants(compare, COMPARE_headers))
		return;
	first = sort_unknown(compare, a->record);
	second = sort_unknown(compare, b->record);
	for (i = 0; i < a->record->header_count; i++) {
		const struct header *x = &a->record->headers[i];
		const struct header *y = counterpart(b->record, &second, x);
		const struct header_row *row = &header_rows[x->id];

		if (counterpart(a->record, &first, x) != x || y == NULL ||
		    (swapped && x->id == HEADER_white) || /* said with black's */
		    same_value(compare, x->id, x->value, y->value))
			continue;
		report(compare,
		    (struct compare_difference){ .part = COMPARE_headers,
			.swapped = swapped && x->id == HEADER_black,
			.names = { [LANGUAGE_en] =
				       x->id != HEADER_other ? str_of(row->english) : x->key,
			    [LANGUAGE_ja] = x->id != HEADER_other && row->kif[0] != '\0'
						? str_of(row->kif)
						: x->key },
			.at = { place_of(a, x->at), place_of(b, y->at) },
			.values = { x->value, y->value } });
	}
}

/* --- times and comments of the moves before the first that differs */

/* Whether two times are the same, in whole seconds if one of them is. */
static bool
same_time(uint32_t a, uint32_t b)
{
	return a == TIME_NONE || b == TIME_NONE || a == b ||
	       ((a % 1000 == 0 || b % 1000 == 0) && a / 1000 == b / 1000);
}

static struct str
seconds(const struct compare *compare, uint32_t ms)
{
	return ms % 1000 == 0 ? arena_printf(compare->arena, "%lu", (unsigned long)ms / 1000)
			      : arena_printf(compare->arena, "%lu.%03lu", (unsigned long)ms / 1000,
				    (unsigned long)ms % 1000);
}

static void
compare_times(const struct compare *compare, const struct main_line *a, const struct main_line *b,
    uint32_t count)
{
	uint32_t i;

	for (i = 0; i < count; i++) {
		const struct ply *x = &a->game->record->plies[a->moves[i].node];
		const struct ply *y = &b->game->record->plies[b->moves[i].node];

		if (same_time(x->spent, y->spent))
			continue;
		report(compare,
		    (struct compare_difference){ .part = COMPARE_times,
			.ply = (unsigned long)i + 1,
			.at = { place_of(a->game, lint_time_span(a->game->record, x)),
			    place_of(b->game, lint_time_span(b->game->record, y)) },
			.values = { seconds(compare, x->spent), seconds(compare, y->spent) } });
	}
}

/* Returns the first comment from note `note` on, or NULL. */
static const struct note *
next_comment(const struct record *record, uint32_t note)
{
	while (note != 0 && record->notes[note - 1].kind != NOTE_comment)
		note = record->notes[note - 1].next;
	return note == 0 ? NULL : &record->notes[note - 1];
}

/* Reports the first comment on a move, or on the start (ply 0), that differs. */
static void
compare_comments_on(const struct compare *compare, const struct game *a, uint32_t first,
    const struct game *b, uint32_t second, unsigned long ply)
{
	const struct note *x = next_comment(a->record, a->record->plies[first].notes);
	const struct note *y = next_comment(b->record, b->record->plies[second].notes);

	while (x != NULL && y != NULL && str_eq(str_trim(x->text), str_trim(y->text))) {
		x = next_comment(a->record, x->next);
		y = next_comment(b->record, y->next);
	}
	if (x == y) /* neither has another */
		return;
	report(compare,
	    (struct compare_difference){ .part = COMPARE_comments,
		.ply = ply,
		.at = { x != NULL ? place_of(a, x->at) : place_of_node(a, first),
		    y != NULL ? place_of(b, y->at) : place_of_node(b, second) },
		.values = { x != NULL ? x->text : NO_STR, y != NULL ? y->text : NO_STR } });
}

static void
compare_comments(const struct compare *compare, const struct main_line *a,
    const struct main_line *b, uint32_t count)
{
	uint32_t i;

	if (!wants(compare, COMPARE_comments))
		return;
	compare_comments_on(compare, a->game, 0, b->game, 0, 0);
	for (i = 0; i < count; i++)
		compare_comments_on(compare, a->game, a->moves[i].node, b->game, b->moves[i].node,
		    (unsigned long)i + 1);
}

void
compare_games(const struct compare *compare, const struct game *a, const struct game *b)
{
	struct main_line first = main_line_of(a, compare->arena),
			 second = main_line_of(b, compare->arena);
	uint32_t same;

	compare_starts(compare, a, b);
	same = compare_lines(compare, &first, &second);
	compare_endings(compare, &first, &second);
	compare_headers(compare, a, b);
	compare_times(compare, &first, &second, same);
	compare_comments(compare, &first, &second, same);
}
