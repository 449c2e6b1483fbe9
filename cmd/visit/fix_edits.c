#include "cmd/visit/fix_edits.h"

#include "lib/source.h"

void
fixes_init(struct fixes *fixes, struct memory *memory)
{
	*fixes = (struct fixes){ .edits = NULL };
	arena_init(&fixes->arena, memory);
}

void
fixes_free(struct fixes *fixes)
{
	arena_free(&fixes->arena);
}

void
fixes_clear(struct fixes *fixes)
{
	arena_reset(&fixes->arena);
	fixes->edits = NULL;
	fixes->list = NULL;
	fixes->requests = NULL;
	fixes->edit_count = fixes->edit_cap = fixes->count = fixes->cap = fixes->request_cap = 0;
	fixes->declaration = (struct span){ 0, 0 };
	fixes->found = (struct fix_findings){ .left_out = 0 };
	fixes->differences = 0;
}

const char *
fixes_encoding_name(enum encoding encoding)
{
	static const char *const names[ENCODING_COUNT] = {
		[ENCODING_ascii] = "UTF-8",
		[ENCODING_utf8] = "UTF-8",
		[ENCODING_cp932] = "Shift_JIS",
		[ENCODING_eucjp] = "EUC-JP",
		[ENCODING_iso2022jp] = "ISO-2022-JP",
	};

	return names[encoding];
}

bool
fixes_can_fix(const struct session *session, const struct finding *finding, bool unsafe)
{
	const struct diags *diags = &session->file_diags;
	enum encoding encoding = session->source.encoding;
	enum fix_kind kind = diag_rows[finding->rule].fix;
	size_t i;

	if (finding->fix == 0 || session->source.damaged ||
	    ((finding->unsafe || session->text.restored) && !unsafe))
		return false;
	if (kind != FIX_declaration)
		return unsafe || (kind != FIX_encoding && kind != FIX_moves);
	for (i = 0; i < diags->count && unsafe; i++) {
		if (diags->list[i].rule == DIAG_extension_encoding && diags->list[i].fix != 0)
			encoding = source_promised_encoding(session->text.name);
	}
	return fixes_encoding_name(encoding) != NULL;
}

void
fixes_begin_findings(struct fixes *fixes, const struct diags *diags)
{
	size_t count = diags->edit_count + 1;

	fixes->requests = arena_grow(
	    &fixes->arena, fixes->requests, sizeof *fixes->requests, count, &fixes->request_cap);
	memset(fixes->requests, 0, count * sizeof *fixes->requests);
}

static void
add_fix(struct fixes *fixes, enum diag rule)
{
	fixes->list = arena_grow(
	    &fixes->arena, fixes->list, sizeof *fixes->list, fixes->count + 1, &fixes->cap);
	fixes->list[fixes->count++] = (struct fix){ .rule = rule, .findings = 1 };
}

void
fixes_add_edit(struct fixes *fixes, struct span at, struct str text, size_t fix)
{
	fixes->edits = arena_grow(&fixes->arena, fixes->edits, sizeof *fixes->edits,
	    fixes->edit_count + 1, &fixes->edit_cap);
	fixes->edits[fixes->edit_count++] = (struct fix_edit){ at, text, (uint32_t)fix };
}

void
fixes_add_finding(struct fixes *fixes, const struct finding *finding, bool wanted)
{
	struct fix_request *request;

	fixes->found.rules[finding->rule]++;
	wanted = wanted && fixes->banned[finding->rule] == FIX_allowed;
	if (finding->fix == FIX_WHOLE && wanted) {
		add_fix(fixes, finding->rule);
		if (diag_rows[finding->rule].fix == FIX_declaration)
			fixes->declaration = finding->at;
	} else if (finding->fix != FIX_WHOLE && finding->fix != 0) {
		request = &fixes->requests[finding->fix - 1];
		request->has_wanted |= wanted;
		request->has_kept |= !wanted;
	}
}

void
fixes_end_findings(struct fixes *fixes, const struct diags *diags)
{
	size_t i;

	for (i = 0; i < diags->count; i++) {
		uint32_t at = diags->list[i].fix;
		struct fix_request *request;

		if (at == 0 || at == FIX_WHOLE)
			continue;
		request = &fixes->requests[at - 1];
		if (!request->has_wanted || request->has_kept)
			continue;
		if (request->fix != 0) {
			fixes->list[request->fix - 1].findings++;
			continue;
		}
		add_fix(fixes, diags->list[i].rule);
		request->fix = (uint32_t)fixes->count;
		for (; at != 0; at = diags->edits[at - 1].next) {
			const struct edit *edit = &diags->edits[at - 1];

			fixes_add_edit(fixes, edit->at, arena_str(&fixes->arena, edit->text),
			    fixes->count - 1);
		}
	}
}

void
fixes_compare_game(struct fixes *fixes, const struct session *session)
{
	struct session *original = fixes->original;

	fixes->found.games += session->game != NULL;
	if (original == NULL)
		return;
	if (!session_next(original) || original->source.format != session->source.format ||
	    (original->game == NULL) != (session->game == NULL))
		fixes->differences = GAME_all;
	else if (session->game == NULL)
		fixes->differences |= game_compare_records(&original->record, &session->record);
	else
		fixes->differences |= game_compare(original->game, session->game);
}
