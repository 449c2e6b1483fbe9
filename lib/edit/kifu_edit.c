#include "lib/edit/kifu_edit.h"

#include <inttypes.h>

#include "lib/board/kifu_board.h"
#include "lib/edit/kifu_edit_claim.h"
#include "lib/edit/kifu_edit_copy.h"
#include "parsers/diagram.h"

/* --- a change: begin, end */

/* Moves the findings about the text, which the game's arena has. */
static void
keep_text_findings(struct kifu *kifu)
{
	size_t size = kifu->text_findings.count * sizeof *kifu->text_findings.list;
	const struct finding **list = arena_take(&kifu->session.file_arena, size + 1);

	if (size > 0)
		memcpy(list, kifu->text_findings.list, size);
	kifu->text_findings.list = list;
	kifu->text_findings.cap = kifu->text_findings.count;
}

void
kifu_edit_begin(struct kifu *kifu)
{
	struct session *session = &kifu->session;

	if (kifu->present.edited) {
		session->record.arena = &session->file_arena;
		return;
	}
	keep_text_findings(kifu);
	kifu_edit_copy(&session->record, &session->file_arena);
	kifu->present.edited = true;
}

void
kifu_edit_end(struct kifu *kifu)
{
	kifu->present.parents = NULL;
	session_judge_again(&kifu->session);
}

struct str
kifu_edit_keep(struct kifu *kifu, const char *text)
{
	return arena_str(&kifu->session.file_arena, str_of(text));
}

/* Returns the place of the tree that leads to a node. */
static uint32_t *
link_to(struct record *record, uint32_t node)
{
	for (size_t i = 0; i < record->ply_count; i++) {
		if (record->plies[i].next == node)
			return &record->plies[i].next;
		if (record->plies[i].alt == node)
			return &record->plies[i].alt;
	}
	return NULL;
}

enum kifu_result
kifu_edit_run(struct kifu *kifu, enum kifu_result (*work)(struct kifu *kifu, void *call),
    struct kifu_edit *edit)
{
	enum kifu_result result = kifu_check_game(kifu);

	if (result != KIFU_OK)
		return result;
	if (edit->node >= kifu->session.record.ply_count ||
	    (edit->node != 0 && link_to(&kifu->session.record, edit->node) == NULL))
		return kifu_fail(kifu, KIFU_WRONG, "no node %" PRIu32, edit->node);
	return kifu_run(kifu, work, edit);
}

/* --- a new game */

/* Claims the start position of a record. */
static void
claim_start(struct kifu *kifu, const struct kifu_board_start *start, const char *position)
{
	struct record *record = &kifu->session.record;
	struct setup *setup = &record->setup;

	if (start->is_set) {
		diagram_claim(record, &start->diagram, record->at);
	} else if (start->handicap != NULL) {
		setup->base = SETUP_named;
		setup->handicap.name = kifu_edit_keep(kifu, position);
	} else {
		setup->base = SETUP_even;
	}
	record->pieces = start->compiled->pieces;
	if (start->compiled != rules_row(kifu->session.rules, 0))
		setup->variant.name = str_of(start->compiled->variant->name);
}

static enum kifu_result
make_game(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct session *session = &kifu->session;
	struct kifu_board_start start;
	enum kifu_result result = kifu_board_find(kifu, edit->text, &start);

	if (result != KIFU_OK)
		return result;
	session_open(session, STR("-"), NO_STR, true);
	if (kifu->findings_max > 0)
		session->findings = kifu->findings_max;
	session->number = 1;
	session->start = session->parse.at = 0;
	record_init(&session->record, &session->text, &session->file_arena, session->source.format);
	kifu->text_findings.list = NULL;
	kifu->present.edited = true;
	kifu->state = STATE_game;
	claim_start(kifu, &start, edit->text);
	kifu_edit_end(kifu);
	return KIFU_OK;
}

enum kifu_result
kifu_edit_new(struct kifu *kifu, const char *position)
{
	struct kifu_edit edit = { .text = position };

	kifu_close(kifu);
	return kifu_run(kifu, make_game, &edit);
}

/* --- moves */

/* Returns the number of moves that cannot be played, or break a law. */
static size_t
count_faults(const struct kifu *kifu)
{
	const struct record *record = &kifu->session.record;
	const struct game *game = kifu->session.game;
	size_t count = 0;

	for (uint32_t node = 1; game != NULL && node < record->ply_count; node++) {
		if (record->plies[node].claim.kind != CLAIM_none &&
		    (game->moves[node].kind == MOVE_none ||
			(game->moves[node].flags & MOVE_illegal) != 0))
			count++;
	}
	return count;
}

/* Adds a node after that of the edit, or before it. */
static uint32_t
add_node(struct record *record, const struct kifu_edit *edit)
{
	uint32_t *link, node;

	if (!edit->insert)
		return record_add_ply(record, edit->node, false);
	*record_spare(record) = record_no_ply;
	node = (uint32_t)record->ply_count++;
	link = link_to(record, edit->node);
	*link = node;
	record->plies[node].next = edit->node;
	record->plies[node].alt = record->plies[edit->node].alt;
	record->plies[edit->node].alt = 0;
	return node;
}

/* Takes the last node out again. */
static void
take_node(struct record *record, const struct kifu_edit *edit)
{
	uint32_t node = (uint32_t)record->ply_count - 1, *link = link_to(record, node);

	*link = edit->insert ? edit->node : 0;
	if (edit->insert)
		record->plies[edit->node].alt = record->plies[node].alt;
	record_forget_ends(record);
	record->ply_count--;
}

/* Says why the move of a node is refused, which was judged last. */
static enum kifu_result
refuse(struct kifu *kifu, const struct kifu_edit *edit, uint32_t node)
{
	const struct diags *diags = &kifu->session.diags;
	uint32_t number;

	kifu_line_to(kifu, node, &number);
	for (size_t i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		if (finding->severity == SEVERITY_error && finding->ply >= number)
			return kifu_fail(kifu, KIFU_WRONG, "%s",
			    kifu_finding_of(finding, NULL, &kifu->session.game_arena).message);
	}
	return kifu_fail(kifu, KIFU_WRONG, "cannot be played: %.100s", edit->text);
}

static enum kifu_result
add_move(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;
	enum format format = FORMAT_none;
	enum kifu_result result;
	struct claim claim;
	size_t faults;
	uint32_t node;

	if (edit->format != NULL && (format = format_named(str_of(edit->format))) == FORMAT_none)
		return kifu_fail(kifu, KIFU_WRONG, "unknown format \"%.100s\"", edit->format);
	if (edit->insert && edit->node == 0)
		return kifu_fail(kifu, KIFU_WRONG, "nothing stands before node 0");
	if (!kifu_edit_claim(&kifu->session, format, str_trim(str_of(edit->text)), &claim))
		return kifu_fail(kifu, KIFU_WRONG, "not a move: %.100s", edit->text);
	kifu_edit_begin(kifu);
	faults = count_faults(kifu);
	node = add_node(record, edit);
	record->plies[node].claim = claim;
	kifu_edit_end(kifu);
	if (!edit->keep && count_faults(kifu) > faults) {
		result = refuse(kifu, edit, node);
		kifu_edit_begin(kifu);
		take_node(record, edit);
		kifu_edit_end(kifu);
		return result;
	}
	if (edit->added != NULL)
		*edit->added = node;
	return KIFU_OK;
}

enum kifu_result
kifu_edit_move(struct kifu *kifu, uint32_t node, const char *move, const struct kifu_adding *how,
    uint32_t *added)
{
	struct kifu_adding own = { 0 };
	struct kifu_edit edit = { .node = node, .text = move, .added = added };

	if (how != NULL)
		memcpy(&own, how, how->size < sizeof own ? how->size : sizeof own);
	edit.format = own.format;
	edit.keep = own.keep != 0;
	edit.insert = own.before != 0;
	return kifu_edit_run(kifu, add_move, &edit);
}

/* Empties a node and all that can be reached from it. */
static void
empty_from(struct kifu *kifu, uint32_t node)
{
	struct ply *plies = kifu->session.record.plies;
	uint32_t *waiting =
	    arena_take(&kifu->session.game_arena, kifu->session.record.ply_count * sizeof *waiting);
	size_t count = 1;

	waiting[0] = node;
	while (count > 0) {
		struct ply *ply = &plies[waiting[--count]];

		if (ply->next != 0)
			waiting[count++] = ply->next;
		if (ply->alt != 0)
			waiting[count++] = ply->alt;
		*ply = record_no_ply;
	}
}

static enum kifu_result
cut(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;
	uint32_t *link;

	if (edit->node == 0)
		return kifu_fail(kifu, KIFU_WRONG, "node 0 is the start");
	kifu_edit_begin(kifu);
	link = link_to(record, edit->node);
	*link = record->plies[edit->node].alt;
	record->plies[edit->node].alt = 0;
	record_forget_ends(record);
	record->result_count = 0;
	empty_from(kifu, edit->node);
	kifu_edit_end(kifu);
	return KIFU_OK;
}

enum kifu_result
kifu_edit_cut(struct kifu *kifu, uint32_t node)
{
	return kifu_edit_run(kifu, cut, &(struct kifu_edit){ .node = node });
}
