#include "lib/edit/kifu_edit_claim.h"

#include "parsers/parser_table.h"
#include "record/variants/variants.h"

/* What stands before a move in a record that has no other, by enum moves; NULL: no record is so
 * short. */
static const char *const heads[] = {
	[MOVES_none] = NULL,
	[MOVES_lines] = "1 ",
	[MOVES_words] = "",
	[MOVES_statements] = "",
	[MOVES_western] = "1. ",
	[MOVES_usi] = "position startpos moves ",
	[MOVES_members] = NULL,
};

/* Whether a record holds a move, up to the end of its line, and nothing else. */
static bool
is_one_move(const struct record *record)
{
	const struct ply *ply = &record->plies[record->plies[0].next];
	bool says = (ply->claim.has & (CLAIM_HAS_to | CLAIM_HAS_same)) != 0;

	return record->ply_count == 2 && record->header_count == 0 && record->note_count == 0 &&
	       ((ply->claim.kind == CLAIM_move && says) || ply->claim.kind == CLAIM_pass) &&
	       ply->at.at + ply->at.n + 1 == record->text->body.n;
}

static bool
read_one(struct session *session, enum format format, struct str words, struct claim *claim)
{
	const char *head = heads[format_rows[format].moves];
	struct text text = { .name = STR("-") };
	const struct piece_set *pieces = session->record.pieces;
	struct parse parse = session->parse;
	struct record record;
	struct diags diags;

	if (head == NULL)
		return false;
	text.body = arena_printf(&session->game_arena, "%s%.*s\n", head, (int)words.n, words.p);
	diags_init(&diags, &session->game_arena, session->findings);
	parse.text = &text;
	parse.diags = &diags;
	parse.at = 0;
	parse.version = NO_STR;
	parse.goes_on = false;
	parse.variant = variants_named(
	    parse.variants, str_of((pieces == NULL ? &piece_set_shogi : pieces)->variant));
	record_init(&record, &text, &session->game_arena, format);
	record.pieces = pieces;
	if (!parser_of(format)->next(&parse, &record) || !is_one_move(&record))
		return false;
	*claim = record.plies[record.plies[0].next].claim;
	return true;
}

bool
kifu_edit_claim(struct session *session, enum format format, struct str words, struct claim *claim)
{
	for (size_t at = 0; at < words.n; at++) {
		if (str_is_line_end(words.p[at]) || words.p[at] == '\0')
			return false;
	}
	if (format != FORMAT_none)
		return read_one(session, format, words, claim);
	for (format = FORMAT_COUNT; --format != FORMAT_none;) {
		if (read_one(session, format, words, claim))
			return true;
	}
	return false;
}
