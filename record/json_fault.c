#include "record/json.h"
#include "record/text/utf8.h"

void
json_fault_add(struct json_parts *parts, struct span at, enum phrase why)
{
	parts->fault = true;
	if (!parts->first.met || at.at < parts->first.at.at)
		parts->first = (struct json_fault){ true, why, at };
}

void
json_fault_at(struct json_parts *parts, uint32_t at)
{
	struct str rest = str_after(parts->text->body, at);
	uint32_t code;

	if (rest.n == 0)
		json_fault_add(parts, (struct span){ at, 0 }, PHRASE_json_ends);
	else
		json_fault_add(parts, (struct span){ at, (uint32_t)utf8_read(rest, &code) },
		    PHRASE_json_syntax);
}

/* Looks for faults in the elements of an array that is passed over. */
static void
look_into(struct json_parts *parts, const struct json_hole *hole)
{
	struct json_mark before = parts->now;
	struct json_list list = { hole->at + 1, hole->end, hole->around, false };

	if (hole->end == 0)
		list.end = (uint32_t)json_looked_at(parts).n;
	parts->fault = false;
	while (json_next(parts, &list) != NULL)
		parts->now = before;
}

uint32_t
json_fault_tell(const struct json_parts *parts, struct diags *diags)
{
	diags_add(diags, DIAG_bad_json, parts->first.at, 0, ARGS(A_PHRASE(parts->first.why)));
	return parts->first.at.at;
}

uint32_t
json_fault_report(struct json_parts *parts, uint32_t at, struct diags *diags)
{
	struct json_mark before = parts->now;
	size_t i;

	parts->fault = false;
	json_part(parts, &at, 0);
	parts->now = before;
	/* what stands after the first fault that is known may have others, but not the first */
	for (i = 0; i < parts->hole_count; i++) {
		if (parts->first.met && parts->first.at.at < parts->holes[i].at)
			break;
		look_into(parts, &parts->holes[i]);
	}
	parts->fault = true;
	return json_fault_tell(parts, diags);
}
