#include "cmd/fix/fixes.h"

#include "lib/extension.h"
#include "cmd/report/hash.h"
#include "record/sfen.h"

enum { WANTED = 1, UNWANTED = 2 };

void
mends_init(struct mends *mends, struct memory *memory)
{
	*mends = (struct mends){ .edits = NULL };
	arena_init(&mends->arena, memory);
}

void
mends_free(struct mends *mends)
{
	arena_free(&mends->arena);
}

void
mends_clear(struct mends *mends)
{
	arena_reset(&mends->arena);
	mends->edits = NULL;
	mends->list = NULL;
	mends->edit_count = mends->edit_cap = mends->count = mends->cap = 0;
	mends->declaration = (struct span){ 0, 0 };
	mends->digest = (struct mends_digest){ HASH_BEGIN, HASH_BEGIN, { 0 }, 0 };
	mends->wishes = NULL;
	mends->wish_cap = 0;
}

/* --- what is to be mended */

const char *
mends_declared(enum encoding encoding)
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

/* What the file will be in once its other findings are mended. */
static enum encoding
encoding_to_be(const struct session *session)
{
	const struct diags *diags = &session->file_diags;
	size_t i;

	for (i = 0; i < diags->count; i++) {
		if (diags->list[i].rule == DIAG_extension_encoding && diags->list[i].mend != 0)
			return extension_encoding(session->text.name);
	}
	return session->encoding;
}

bool
mends_can(const struct session *session, const struct finding *finding)
{
	if (finding->mend == 0 || session->damaged)
		return false;
	return diag_mends[finding->rule].kind != MEND_declaration ||
	       mends_declared(encoding_to_be(session)) != NULL;
}

void
mends_begin(struct mends *mends, const struct diags *diags)
{
	size_t count = diags->edit_count + 1;

	mends->wishes = arena_grow(
	    &mends->arena, mends->wishes, sizeof *mends->wishes, count, &mends->wish_cap);
	memset(mends->wishes, 0, count * sizeof *mends->wishes);
}

static struct mends_mend *
add_mend(struct mends *mends, enum diag rule)
{
	mends->list = arena_grow(
	    &mends->arena, mends->list, sizeof *mends->list, mends->count + 1, &mends->cap);
	mends->list[mends->count] = (struct mends_mend){ .rule = rule, .findings = 1 };
	return &mends->list[mends->count++];
}

static void
add_edits(struct mends *mends, const struct diags *diags, uint32_t first)
{
	const struct edit *edit;
	uint32_t at;

	for (at = first; at != 0; at = edit->next) {
		edit = &diags->edits[at - 1];
		mends->edits = arena_grow(&mends->arena, mends->edits, sizeof *mends->edits,
		    mends->edit_count + 1, &mends->edit_cap);
		mends->edits[mends->edit_count++] = (struct mends_edit){ edit->at,
			arena_str(&mends->arena, edit->text), (uint32_t)mends->count - 1 };
	}
}

void
mends_see(struct mends *mends, const struct finding *finding, bool wanted)
{
	mends->digest.rules[finding->rule]++;
	wanted = wanted && !mends->banned[finding->rule];
	if (finding->mend == MEND_WHOLE && wanted) {
		add_mend(mends, finding->rule);
		if (diag_mends[finding->rule].kind == MEND_declaration)
			mends->declaration = finding->at;
	} else if (finding->mend != MEND_WHOLE && finding->mend != 0) {
		mends->wishes[finding->mend - 1].bits |= wanted ? WANTED : UNWANTED;
	}
}

void
mends_end(struct mends *mends, const struct diags *diags)
{
	size_t i;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];
		uint32_t mend = finding->mend;
		struct mends_wish *wish;

		if (mend == 0 || mend == MEND_WHOLE || mends->wishes[mend - 1].bits != WANTED)
			continue;
		wish = &mends->wishes[mend - 1];
		if (wish->met != 0) {
			mends->list[wish->met - 1].findings++;
			continue;
		}
		add_mend(mends, finding->rule);
		wish->met = (uint32_t)mends->count;
		add_edits(mends, diags, mend);
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
add_node(struct mends_digest *digest, const struct session *session, uint32_t node)
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
mends_game(struct mends *mends, const struct session *session)
{
	const struct record *record = &session->record;
	uint64_t *hash = &mends->digest.games;
	uint32_t node;
	size_t i;

	add_number(hash, session->format);
	if (session->game != NULL)
		add_game(hash, session->game, mends->arena.memory);
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
		add_node(&mends->digest, session, node);
}
