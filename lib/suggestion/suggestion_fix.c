#include "lib/suggestion/suggestion_fix.h"

#include <inttypes.h>

#include "lib/suggestion/fixing.h"
#include "lib/suggestion/suggestion_jkf.h"
#include "lib/suggestion/suggestion_move.h"
#include "record/scan.h"
#include "record/sfen.h"
#include "rules/lint/fix.h"
#include "writers/moves/csa_move.h"
#include "writers/moves/ki2_move.h"
#include "writers/western/western.h"

/* How moves of a format are written, put in and taken out, by enum moves; NULL: not in a safe way.
 */
struct layout {
	bool large; /* on boards above 9x9 too */
	/* Appends a move, with the sign of its side if it is signed. */
	void (*append)(const struct fixing *fixing, const struct move *move, bool is_signed,
	    struct buffer *out);
	/* Returns the length of the sign at the beginning of a move's words. */
	size_t (*sign)(struct str words);
	/* Writes the missing move before that of the change. */
	bool (*insert)(struct fixing *fixing);
	/* Takes out the move at node. */
	bool (*take_out)(struct fixing *fixing, uint32_t node);
	/* Corrects the numbers after moves that were taken out. */
	bool (*renumber)(struct fixing *fixing);
};

static const struct layout layouts[MOVES_members + 1];

static const struct layout *
layout_of(const struct fixing *fixing)
{
	return &layouts[format_rows[fixing->game->record->format].moves];
}

/* --- a move in words */

static void
append_words(char *words, const char *end, size_t sign, bool is_signed, struct buffer *out)
{
	sign = is_signed ? 0 : sign;
	buffer_add(out, (struct str){ words + sign, (size_t)(end - words) - sign });
}

static void
append_kif(const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	suggestion_move(fixing->game, move, is_signed, out);
}

static void
append_ki2(const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	char words[KI2_MOVE_ROOM];
	unsigned columns;
	const char *end = ki2_move_put(words, fixing->changed, move, false, &columns);

	append_words(words, end, kif_text_sides[move->side].n, is_signed, out);
}

static void
append_csa(const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	char words[KI2_MOVE_ROOM];

	(void)fixing;
	append_words(words, csa_move_put(words, move), 1, is_signed, out);
}

static void
append_western(
    const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	char words[KI2_MOVE_ROOM];

	append_words(
	    words, western_append(words, fixing->game, move, fixing->letters), 0, is_signed, out);
}

static void
append_usi(const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	(void)is_signed;
	sfen_move(fixing->game->pieces, move, out);
}

static size_t
japanese_sign(struct str words)
{
	struct scan scan = scan_next(words.p, words.p + words.n);

	return scan.is == SCAN_side ? scan.length : 0;
}

static size_t
csa_sign(struct str words)
{
	return words.n > 0 && (words.p[0] == '+' || words.p[0] == '-') ? 1 : 0;
}

static size_t
no_sign(struct str words)
{
	(void)words;
	return 0;
}

/* Returns the sign of the side before a move; empty if it has none. */
static struct str
sign_of(const struct fixing *fixing, uint32_t node)
{
	struct str words = fixing_words(fixing, node);

	return str_first(words, layout_of(fixing)->sign(words));
}

/* Appends the move at a node of the changed game, with a sign if the one at node `like` has it. */
static void
add_move(const struct fixing *fixing, uint32_t node, uint32_t like, struct buffer *out)
{
	layout_of(fixing)->append(
	    fixing, &fixing->changed->moves[node], sign_of(fixing, like).n > 0, out);
}

/* Appends the missing move. */
static void
add_missing(const struct fixing *fixing, struct buffer *out)
{
	add_move(fixing, (uint32_t)fixing->game->record->ply_count, fixing->change->node, out);
}

/* --- lines and words */

static bool
begins_line(const struct fixing *fixing, uint32_t at)
{
	return at == 0 || str_is_line_end(fixing->game->record->text->body.p[at - 1]);
}

/* Returns the beginning of the next line. */
static uint32_t
next_line(const struct fixing *fixing, uint32_t at)
{
	struct span line;

	text_next_line(fixing->game->record->text->body, &at, &line);
	return at;
}

/* Returns the place after the blanks at `at`. */
static uint32_t
after_blanks(const struct fixing *fixing, uint32_t at)
{
	struct str body = fixing->game->record->text->body;

	while (at < body.n && str_is_blank(body.p[at]))
		at++;
	return at;
}

/* --- KIF: a move has a line, and a number */

/* Writes a missing move in a line before that of node, whose number becomes `number` + 1. */
static bool
insert_line(struct fixing *fixing, uint32_t node, uint32_t number)
{
	const struct ply *ply = fixing_ply(fixing, node);
	struct str body = fixing->game->record->text->body, gap;
	struct span at = fix_number(fixing->game->record, ply);
	struct buffer line;

	if (at.n == 0)
		return false;
	gap = str_first(str_after(body, at.at + at.n), ply->at.at - at.at - at.n);
	buffer_init(&line, fixing->diags->arena->memory);
	buffer_printf(&line, "%*" PRIu32, (int)at.n, number);
	buffer_add(&line, gap);
	add_missing(fixing, &line);
	buffer_char(&line, '\n');
	buffer_printf(&line, "%*" PRIu32, (int)at.n, number + 1);
	fixing_edit(fixing, at.at, at.at + at.n, buffer_str(&line));
	buffer_free(&line);
	return true;
}

/* Adds the numbers that the moves have after the change, and the line of a missing one. */
static bool
renumber(struct fixing *fixing)
{
	const struct record *record = fixing->game->record, *after = fixing->changed->record;
	uint32_t number = record->setup.first_number, missing = 0;
	struct arena *arena = record->arena;

	for (uint32_t node = after->plies[0].next; node != 0; node = after->plies[node].next) {
		const struct ply *ply = &after->plies[node];
		struct span at;

		number++;
		if (missing != 0 && !insert_line(fixing, node, missing))
			return false;
		if (missing == 0 && node < record->ply_count && ply->number != number &&
		    ply->number != 0) {
			at = fix_number(record, ply);
			if (at.n == 0 || (ply->claim.kind == CLAIM_end && ply->next != 0))
				return false;
			fixing_edit(fixing, at.at, at.at + at.n,
			    arena_printf(arena, "%*" PRIu32, (int)at.n, number));
		}
		missing = node == record->ply_count ? number : 0;
	}
	return true;
}

static bool
remove_line(struct fixing *fixing, uint32_t node)
{
	struct span at = fix_number(fixing->game->record, fixing_ply(fixing, node));
	uint32_t next = fixing_ply(fixing, node)->next, end = next_line(fixing, at.at);

	if (at.n == 0 || next == 0 || fixing_ply(fixing, next)->at.at < end)
		return false;
	fixing_edit(fixing, at.at, end, NO_STR);
	return true;
}

/* --- CSA: a move is a statement, its time another one */

/* Writes a missing move, and what parts them, before that of node. */
static bool
insert_before(struct fixing *fixing, uint32_t node, char between)
{
	uint32_t at = fixing_ply(fixing, node)->at.at;
	struct buffer words;

	buffer_init(&words, fixing->diags->arena->memory);
	add_missing(fixing, &words);
	buffer_char(&words, between);
	fixing_edit(fixing, at, at, buffer_str(&words));
	buffer_free(&words);
	return true;
}

static bool
insert_statement(struct fixing *fixing)
{
	uint32_t node = fixing->change->node;

	return insert_before(
	    fixing, node, begins_line(fixing, fixing_ply(fixing, node)->at.at) ? '\n' : ',');
}

/* Returns the place after a separator of statements, at which another begins. */
static uint32_t
next_statement(const struct fixing *fixing, uint32_t at)
{
	struct str body = fixing->game->record->text->body;

	if (at < body.n && body.p[at] == ',')
		return at + 1;
	return at < body.n && str_is_line_end(body.p[at]) ? next_line(fixing, at) : at;
}

/* Takes out a move that begins a line, with its time. */
static bool
remove_statement(struct fixing *fixing, uint32_t node)
{
	const struct ply *ply = fixing_ply(fixing, node);
	struct str body = fixing->game->record->text->body;
	uint32_t at = ply->at.at, end = next_statement(fixing, fixing_end(fixing, node));

	if (!begins_line(fixing, at) || end == fixing_end(fixing, node))
		return false;
	if (ply->spent != TIME_NONE) {
		if (ply->time_at == 0 || end != at + ply->time_at)
			return false;
		for (end++; end < body.n && (str_is_digit(body.p[end]) || body.p[end] == '.');)
			end++;
		end = next_statement(fixing, end);
	}
	fixing_edit(fixing, at, end, NO_STR);
	return true;
}

/* --- KI2, USI: moves are words in a row */

static bool
insert_word(struct fixing *fixing)
{
	return insert_before(fixing, fixing->change->node, ' ');
}

/* Takes out a word and the blanks after it, or those before it at the end of a line. */
static bool
remove_word(struct fixing *fixing, uint32_t node)
{
	struct str body = fixing->game->record->text->body;
	uint32_t at = fixing_ply(fixing, node)->at.at;
	uint32_t end = after_blanks(fixing, fixing_end(fixing, node));

	if (end == body.n || str_is_line_end(body.p[end])) {
		if (fixing->change->apart != 0)
			return false;
		while (at > 0 && str_is_blank(body.p[at - 1]))
			at--;
		if (begins_line(fixing, at))
			end = next_line(fixing, end);
	}
	fixing_edit(fixing, at, end, NO_STR);
	return true;
}

/* --- the changes */

static bool
replace(struct fixing *fixing)
{
	uint32_t node = fixing->change->node;
	struct buffer words;

	buffer_init(&words, fixing->diags->arena->memory);
	add_move(fixing, node, node, &words);
	fixing_edit(
	    fixing, fixing_ply(fixing, node)->at.at, fixing_end(fixing, node), buffer_str(&words));
	buffer_free(&words);
	return true;
}

static bool
take_out(struct fixing *fixing)
{
	const struct layout *layout = layout_of(fixing);
	uint32_t node = fixing->change->node;

	for (uint32_t i = 0; i <= fixing->change->apart; i++) {
		if (!layout->take_out(fixing, node))
			return false;
		node = fixing_ply(fixing, node)->next;
	}
	return layout->renumber == NULL || layout->renumber(fixing);
}

static bool
swap(struct fixing *fixing)
{
	uint32_t one = fixing->change->node, other = one;

	for (uint32_t i = 0; i < fixing->change->apart; i++)
		other = fixing_ply(fixing, other)->next;
	fixing_edit(fixing, fixing_ply(fixing, one)->at.at, fixing_end(fixing, one),
	    fixing_words(fixing, other));
	fixing_edit(fixing, fixing_ply(fixing, other)->at.at, fixing_end(fixing, other),
	    fixing_words(fixing, one));
	return true;
}

/* Writes the other side's sign before each move.  Returns false if a move has none, or one that is
 * not of CSA. */
static bool
exchange_sides(struct fixing *fixing)
{
	for (uint32_t node = fixing->change->node; node != 0;
	     node = fixing_ply(fixing, node)->next) {
		uint32_t at = fixing_ply(fixing, node)->at.at;
		struct str sign = sign_of(fixing, node);

		if (fixing_ply(fixing, node)->claim.kind == CLAIM_end)
			return true;
		if (sign.n != 1)
			return false;
		fixing_edit(fixing, at, at + 1, *sign.p == '+' ? STR("-") : STR("+"));
	}
	return true;
}

static const struct layout layouts[] = {
	[MOVES_lines] = { false, append_kif, japanese_sign, renumber, remove_line, renumber },
	[MOVES_words] = { false, append_ki2, japanese_sign, insert_word, remove_word, NULL },
	[MOVES_statements] = { true, append_csa, csa_sign, insert_statement, remove_statement,
	    NULL },
	[MOVES_western] = { true, append_western, no_sign, NULL, NULL, NULL },
	[MOVES_usi] = { true, append_usi, no_sign, insert_word, remove_word, NULL },
	[MOVES_members] = { false, suggestion_jkf_append, no_sign, suggestion_jkf_insert,
	    suggestion_jkf_take_out, NULL },
};

/* Adds the edits of a change.  Returns false if the format has no safe way to make it. */
static bool
make(struct fixing *fixing)
{
	const struct diagram *start = &fixing->game->start;
	const struct layout *layout = layout_of(fixing);

	if (layout->append == NULL || (!layout->large && (start->width > 9 || start->height > 9)))
		return false;
	switch ((enum suggestion_kind)fixing->change->kind) {
	case SUGGESTION_replace:
		return replace(fixing);
	case SUGGESTION_insert:
		return layout->insert != NULL && layout->insert(fixing);
	case SUGGESTION_remove:
		return layout->take_out != NULL && take_out(fixing);
	case SUGGESTION_swap:
		return swap(fixing);
	case SUGGESTION_sides:
		return exchange_sides(fixing);
	}
	return false;
}

void
suggestion_fix(const struct game *game, const struct game *changed, const struct alphabet *letters,
    struct diags *diags, struct finding *finding)
{
	struct fixing fixing = { .game = game,
		.changed = changed,
		.change = &game->suggestions->list[0],
		.letters = letters,
		.diags = diags,
		.finding = finding };

	if (!make(&fixing))
		finding->fix = 0;
}
