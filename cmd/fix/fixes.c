#include "cmd/fix/fixes.h"

#include "cmd/hash.h"
#include "lib/extension.h"
#include "record/sfen.h"

enum { WANTED = 1, UNWANTED = 2 };

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
	fixes->edit_count = fixes->edit_cap = fixes->count = fixes->cap = 0;
	fixes->declaration = (struct span){ 0, 0 };
	fixes->digest = (struct fixes_digest){ HASH_BEGIN, HASH_BEGIN, { 0 }, 0 };
	fixes->wishes = NULL;
	fixes->wish_cap = 0;
}

/* --- what is to be fixed */

const char *
fixes_declared(enum encoding encoding)
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

/* What the file will be in once its other findings are fixed. */
static enum encoding
encoding_to_be(const struct session *session)
{
	const struct diags *diags = &session->file_diags;
	size_t i;

	for (i = 0; i < diags->count; i++) {
		if (diags->list[i].rule == DIAG_extension_encoding && diags->list[i].fix != 0)
			return extension_encoding(session->text.name);
	}
	return session->encoding;
}

bool
fixes_can(const struct session *session, const struct finding *finding)
{
	if (finding->fix == 0 || session->damaged)
		return false;
	return diag_rows[finding->rule].fix != FIX_declaration ||
	       fixes_declared(encoding_to_be(session)) != NULL;
}

void
fixes_begin(struct fixes *fixes, const struct diags *diags)
{
	size_t count = diags->edit_count + 1;

	fixes->wishes = arena_grow(
	    &fixes->arena, fixes->wishes, sizeof *fixes->wishes, count, &fixes->wish_cap);
	memset(fixes->wishes, 0, count * sizeof *fixes->wishes);
}

static struct fixes_fix *
add_fix(struct fixes *fixes, enum diag rule)
{
	fixes->list = arena_grow(
	    &fixes->arena, fixes->list, sizeof *fixes->list, fixes->count + 1, &fixes->cap);
	fixes->list[fixes->count] = (struct fixes_fix){ .rule = rule, .findings = 1 };
	return &fixes->list[fixes->count++];
}

static void
add_edits(struct fixes *fixes, const struct diags *diags, uint32_t first)
{
	const struct edit *edit;
	uint32_t at;

	for (at = first; at != 0; at = edit->next) {
		edit = &diags->edits[at - 1];
		fixes->edits = arena_grow(&fixes->arena, fixes->edits, sizeof *fixes->edits,
		    fixes->edit_count + 1, &fixes->edit_cap);
		fixes->edits[fixes->edit_count++] = (struct fixes_edit){ edit->at,
			arena_str(&fixes->arena, edit->text), (uint32_t)fixes->count - 1 };
	}
}

void
fixes_see(struct fixes *fixes, const struct finding *finding, bool wanted)
{
	fixes->digest.rules[finding->rule]++;
	wanted = wanted && !fixes->banned[finding->rule];
	if (finding->fix == FIX_WHOLE && wanted) {
		add_fix(fixes, finding->rule);
		if (diag_rows[finding->rule].fix == FIX_declaration)
			fixes->declaration = finding->at;
	} else if (finding->fix != FIX_WHOLE && finding->fix != 0) {
		fixes->wishes[finding->fix - 1].bits |= wanted ? WANTED : UNWANTED;
	}
}

void
fixes_end(struct fixes *fixes, const struct diags *diags)
{
	size_t i;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];
		uint32_t fix = finding->fix;
		struct fixes_wish *wish;

		if (fix == 0 || fix == FIX_WHOLE || fixes->wishes[fix - 1].bits != WANTED)
			continue;
		wish = &fixes->wishes[fix - 1];
		if (wish->met != 0) {
			fixes->list[wish->met - 1].findings++;
			continue;
		}
		add_fix(fixes, finding->rule);
		wish->met = (uint32_t)fixes->count;
		add_edits(fixes, diags, fix);
	}
}

/* --- what the file says */

static void
add_number(uint64_t *hash, uint64_t n)
{
	char bytes[8];
	unsigned i;

	for (i = 0; i < sizeof bytes; i++)
		bytes[i] = (char)(n >> 8 * i);
	*hash = hash_add(*hash, (struct str){ bytes, sizeof bytes });
}

static void
add_words(uint64_t *hash, struct str words)
{
	add_number(hash, words.n);
	*hash = hash_add(*hash, words);
}

static void
add_notes(uint64_t *hash, const struct record *record, uint32_t first)
{
	uint32_t at;

	for (at = first; at != 0; at = record->notes[at - 1].next) {
		add_number(hash, record->notes[at - 1].kind);
		add_words(hash, record->notes[at - 1].text);
	}
}

/* A node of the tree: what was played there, when nothing was, what was said. */
static void
add_node(struct fixes_digest *digest, const struct session *session, uint32_t node)
{
	const struct record *record = &session->record;
	const struct ply *ply = &record->plies[node];
	const struct move *move = session->game != NULL ? &session->game->moves[node] : NULL;
	uint64_t *hash = &digest->games;

	add_number(hash, (uint64_t)ply->next << 32 | ply->alt);
	add_number(hash, ply->spent);
	add_number(hash,
	    (uint64_t)ply->claim.kind << 16 | (uint64_t)ply->claim.ending << 8 | ply->claim.winner);
	add_number(&digest->totals, ply->total);
	add_notes(hash, record, ply->notes);
	if (move == NULL || move->kind == MOVE_none) {
		add_words(hash, text_str(record->text, ply->at));
		return;
	}
	add_number(hash, (uint64_t)move->kind << 48 | (uint64_t)move->flags << 40 |
			     (uint64_t)move->from << 32 | (uint64_t)move->mid << 24 |
			     (uint64_t)move->to << 16 | (uint64_t)move->side << 8 | move->ending);
	add_number(hash, (uint64_t)move->piece << 24 | (uint64_t)move->after << 16 |
			     (uint64_t)move->captured << 8 | move->captured_mid);
}

static void
add_game(uint64_t *hash, const struct game *game, struct memory *memory)
{
	struct buffer sfen;

	buffer_init(&sfen, memory);
	sfen_write(&game->start, game->start.number, &sfen);
	add_words(hash, buffer_str(&sfen));
	buffer_free(&sfen);
	add_words(hash, str_of(game->variant));
	add_number(hash, (uint64_t)game->plies << 32 | game->end);
	add_number(
	    hash, (uint64_t)game->ending << 16 | (uint64_t)game->winner << 8 | game->verdict);
}

void
fixes_game(struct fixes *fixes, const struct session *session)
{
	const struct record *record = &session->record;
	uint64_t *hash = &fixes->digest.games;
	uint32_t node;
	size_t i;

	add_number(hash, session->format);
	if (session->game != NULL)
		add_game(hash, session->game, fixes->arena.memory);
	for (i = 0; i < record->header_count; i++) {
		add_words(hash, record->headers[i].key);
		add_words(hash, record->headers[i].value);
	}
	for (i = 0; i < record->result_count; i++)
		add_number(hash, (uint64_t)record->results[i].node << 32 |
				     (uint64_t)record->results[i].ending << 8 |
				     record->results[i].winner);
	add_number(hash, record->ply_count);
	for (node = 0; node < record->ply_count; node++)
		add_node(&fixes->digest, session, node);
}
