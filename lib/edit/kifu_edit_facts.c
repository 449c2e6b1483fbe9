#include "lib/edit/kifu_edit.h"

/* --- headers */

/* Returns the usual header that a name or a key means. */
static enum header_id
header_meant(const char *name)
{
	for (size_t id = 0; id < HEADER_COUNT; id++) {
		if (id != HEADER_other && strcmp(header_rows[id].name, name) == 0)
			return (enum header_id)id;
	}
	return header_named(str_of(name));
}

/* Returns the key of a header that is added under a name. */
static struct str
key_of(struct kifu *kifu, enum header_id id, const char *name)
{
	bool by_name = id != HEADER_other && strcmp(header_rows[id].name, name) == 0;

	return by_name ? str_of(header_rows[id].kif) : kifu_edit_keep(kifu, name);
}

/* Replaces the headers of that name or key by one in the place of the first, or at the end; without
 * a value takes them out. */
static enum kifu_result
set_header(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;
	struct span nowhere = { record->at.at, 0 };
	enum header_id id = header_meant(edit->name);
	struct str key, value;
	const struct header *old;
	size_t count, i;
	bool done = edit->text == NULL;

	if (header_bare_key(str_of(edit->name)).n == 0)
		return kifu_fail(kifu, KIFU_WRONG, "a header has no name");
	if (strpbrk(edit->name, "\r\n") != NULL || (!done && strpbrk(edit->text, "\r\n") != NULL))
		return kifu_fail(kifu, KIFU_WRONG, "a header is one line");
	kifu_edit_begin(kifu);
	key = key_of(kifu, id, edit->name);
	value = done ? NO_STR : kifu_edit_keep(kifu, edit->text);
	old = record->headers;
	count = record->header_count;
	record->headers = NULL;
	record->header_count = record->header_cap = 0;
	memset(record->header_first, 0, sizeof record->header_first);
	for (i = 0; i < count; i++) {
		bool same = old[i].id == id && (id != HEADER_other || str_eq(old[i].key, key));

		if (!same)
			record_add_header(record, old[i].id, old[i].key, old[i].value, old[i].at);
		else if (!done)
			record_add_header(record, id, old[i].key, value, nowhere);
		done |= same;
	}
	if (!done)
		record_add_header(record, id, key, value, nowhere);
	kifu_edit_end(kifu);
	return KIFU_OK;
}

enum kifu_result
kifu_edit_header(struct kifu *kifu, const char *name, const char *value)
{
	return kifu_edit_run(kifu, set_header, &(struct kifu_edit){ .name = name, .text = value });
}

/* --- times, comments */

static enum kifu_result
set_time(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;

	if (edit->node == 0)
		return kifu_fail(kifu, KIFU_WRONG, "node 0 takes no time");
	if (edit->time < -1 || edit->time >= TIME_NONE)
		return kifu_fail(kifu, KIFU_WRONG, "no time: %lld ms", (long long)edit->time);
	kifu_edit_begin(kifu);
	record->plies[edit->node].spent = edit->time < 0 ? TIME_NONE : (uint32_t)edit->time;
	for (size_t i = 0; i < record->ply_count; i++)
		record->plies[i].total = TIME_NONE;
	kifu_edit_end(kifu);
	return KIFU_OK;
}

enum kifu_result
kifu_edit_time(struct kifu *kifu, uint32_t node, int64_t spent)
{
	return kifu_edit_run(kifu, set_time, &(struct kifu_edit){ .node = node, .time = spent });
}

static void
add_line(struct kifu *kifu, uint32_t node, struct str line)
{
	struct record *record = &kifu->session.record;

	record_add_note(record, node, NOTE_comment, line, (struct span){ record->at.at, 0 });
}

/* Adds a comment, a note for each of its lines; after a line end at its end there is one more. */
static void
add_comment(struct kifu *kifu, uint32_t node, struct str text)
{
	struct span line;
	uint32_t at = 0;

	while (text_next_line(text, &at, &line))
		add_line(kifu, node, str_first(str_after(text, line.at), line.n));
	if (text.n > 0 && str_is_line_end(text.p[text.n - 1]))
		add_line(kifu, node, NO_STR);
}

static enum kifu_result
set_comment(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;
	uint32_t at;

	kifu_edit_begin(kifu);
	at = record->plies[edit->node].notes;
	record->plies[edit->node].notes = 0;
	if (edit->text != NULL)
		add_comment(kifu, edit->node, kifu_edit_keep(kifu, edit->text));
	for (; at != 0; at = record->notes[at - 1].next) {
		struct note note = record->notes[at - 1];

		if (note.kind != NOTE_comment)
			record_add_note(record, edit->node, note.kind, note.text, note.at);
	}
	kifu_edit_end(kifu);
	return KIFU_OK;
}

enum kifu_result
kifu_edit_comment(struct kifu *kifu, uint32_t node, const char *text)
{
	return kifu_edit_run(kifu, set_comment, &(struct kifu_edit){ .node = node, .text = text });
}

/* --- the ending */

/* Returns the ending that follows a node; 0: none. */
static uint32_t
ending_after(const struct record *record, uint32_t node)
{
	node = record->plies[node].next;
	while (node != 0 && record->plies[node].claim.kind != CLAIM_end)
		node = record->plies[node].alt;
	return node;
}

static enum kifu_result
set_ending(struct kifu *kifu, void *call)
{
	const struct kifu_edit *edit = call;
	struct record *record = &kifu->session.record;
	uint32_t node = ending_after(record, edit->node);
	enum ending ending = ENDING_none;

	for (int i = 0; i < ENDING_COUNT; i++) {
		if (i != ENDING_other && strcmp(ending_rows[i].name, edit->name) == 0)
			ending = (enum ending)i;
	}
	if (ending == ENDING_none)
		return kifu_fail(kifu, KIFU_WRONG, "no ending: %.100s", edit->name);
	kifu_edit_begin(kifu);
	if (node == 0)
		node = record_add_ply(record, edit->node, false);
	record->plies[node].claim = (struct claim){
		.kind = CLAIM_end, .side = NO_SIDE, .winner = NO_SIDE, .ending = (uint8_t)ending
	};
	record->result_count = 0;
	kifu_edit_end(kifu);
	if (edit->added != NULL)
		*edit->added = node;
	return KIFU_OK;
}

enum kifu_result
kifu_edit_ending(struct kifu *kifu, uint32_t node, const char *ending, uint32_t *added)
{
	return kifu_edit_run(
	    kifu, set_ending, &(struct kifu_edit){ .node = node, .name = ending, .added = added });
}
