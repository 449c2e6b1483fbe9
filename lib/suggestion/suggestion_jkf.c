#include "lib/suggestion/suggestion_jkf.h"

#include "record/json.h"
#include "writers/moves/jkf_move.h"

void
suggestion_jkf_append(
    const struct fixing *fixing, const struct move *move, bool is_signed, struct buffer *out)
{
	char *p = buffer_room(out, JKF_MOVE_ROOM);

	(void)is_signed;
	out->n += (size_t)(jkf_move_put(p, fixing->changed, move) - p);
}

/* Returns the place after the blanks that end before `at`. */
static uint32_t
before_blanks(struct str body, uint32_t at)
{
	while (at > 0 && (str_is_blank(body.p[at - 1]) || str_is_line_end(body.p[at - 1])))
		at--;
	return at;
}

/* Stores where the entry of a node begins.  Returns false if something stands before its move. */
static bool
find_entry(const struct fixing *fixing, uint32_t node, uint32_t *start)
{
	static const struct str before[] = { STR(":"), STR("\"move\""), STR("{") };
	struct str body = fixing->game->record->text->body;
	uint32_t at = fixing_ply(fixing, node)->at.at;

	for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
		at = before_blanks(body, at);
		if (!str_ends(str_first(body, at), before[i]))
			return false;
		at -= (uint32_t)before[i].n;
	}
	*start = at;
	return true;
}

bool
suggestion_jkf_insert(struct fixing *fixing)
{
	const struct record *record = fixing->game->record;
	struct str body = record->text->body;
	struct buffer entry;
	uint32_t start, blanks;

	if (!find_entry(fixing, fixing->change->node, &start))
		return false;
	blanks = before_blanks(body, start);
	buffer_init(&entry, fixing->diags->arena->memory);
	buffer_add(&entry, STR("{\"move\":"));
	suggestion_jkf_append(fixing, &fixing->changed->moves[record->ply_count], false, &entry);
	buffer_add(&entry, STR("},"));
	buffer_add(&entry, (struct str){ body.p + blanks, start - blanks });
	fixing_edit(fixing, start, start, buffer_str(&entry));
	buffer_free(&entry);
	return true;
}

/* Returns whether an entry has no members but a move and its time. */
static bool
is_plain(const struct json *entry)
{
	for (const struct json *member = entry->is.first; member != NULL; member = member->next) {
		if (!str_eq(member->key, STR("move")) && !str_eq(member->key, STR("time")))
			return false;
	}
	return true;
}

bool
suggestion_jkf_take_out(struct fixing *fixing, uint32_t node)
{
	const struct text *text = fixing->game->record->text;
	const struct json *entry;
	uint32_t start, end;

	if (!find_entry(fixing, node, &start))
		return false;
	end = start;
	entry = json_read(text, &end, fixing->diags->arena, fixing->diags);
	if (entry == NULL || !is_plain(entry))
		return false;
	end = json_blanks(text->body, end);
	if (end == text->body.n || text->body.p[end] != ',')
		return false;
	fixing_edit(fixing, start, json_blanks(text->body, end + 1), NO_STR);
	return true;
}
