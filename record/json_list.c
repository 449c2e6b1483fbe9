#include "record/json.h"

#include <string.h>

struct json_list
json_list(const struct json *array, size_t around)
{
	return (
	    struct json_list){ array->at.at + 1, array->at.at + array->at.n, around + 1, false };
}

/* Records what takes the place of a comma. */
static void
add_missing_comma(struct json_parts *parts, uint32_t at, size_t around)
{
	struct str body = json_body(parts), rest = str_after(body, at);
	uint32_t end = at;

	if (rest.n == 0 || strchr("[]{}:", rest.p[0]) != NULL)
		json_fault_at(parts, at);
	else if (json_part(parts, &end, around) != NULL) /* it may be the end of a word */
		json_fault_add(parts, json_fault_span(body, at, end), PHRASE_json_syntax);
}

struct json *
json_next(struct json_parts *parts, struct json_list *list)
{
	uint32_t at = json_blanks(parts->text, list->at);
	char c = at < list->end ? parts->text->body.p[at] : '\0';
	bool begun = list->begun;
	struct json *json;

	list->begun = true;
	if (c == ']') {
		if (at + 1 != list->end)
			json_fault_at(parts, at);
		return NULL;
	}
	if (begun && c != ',')
		add_missing_comma(parts, at, list->around);
	at += begun;
	json = json_part(parts, &at, list->around);
	list->at = at;
	return json;
}

/* Looks for faults in the elements of a skipped array. */
static void
look_into(struct json_parts *parts, const struct json_hole *hole)
{
	struct json_mark before = parts->now;
	struct json_list list = { hole->at + 1, hole->end, hole->around, false };

	if (hole->end == 0)
		list.end = (uint32_t)json_body(parts).n;
	parts->fault = false;
	while (json_next(parts, &list) != NULL)
		parts->now = before;
}

uint32_t
json_fault_locate(struct json_parts *parts, uint32_t at, struct diags *diags)
{
	struct json_mark before = parts->now;
	size_t i;

	parts->fault = false;
	json_part(parts, &at, 0);
	parts->now = before;
	/* no array after the first known fault can have an earlier one */
	for (i = 0; i < parts->hole_count; i++) {
		if (parts->first.found && parts->first.at.at < parts->holes[i].at)
			break;
		look_into(parts, &parts->holes[i]);
	}
	parts->fault = true;
	return json_fault_report(parts, diags);
}
