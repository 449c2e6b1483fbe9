#include "parsers/csa/csa_reader.h"

#define FEATURE(word, edition, since)                                                              \
	{                                                                                          \
		{ (word), sizeof(word) - 1 }, (edition), (since)                                   \
	}

/* Words that V1, which has no version line, lacks: see the histories in V2.2 and V3.0.
 * The last row stands for a time with a fraction. */
static const struct feature {
	struct str word;
	unsigned edition; /* 22 for V2.2 */
	const char *since;
} features[] = {
	FEATURE("%TIME_UP", 21, "2.1"),
	FEATURE("%ILLEGAL_MOVE", 21, "2.1"),
	FEATURE("%+ILLEGAL_ACTION", 22, "2.2"),
	FEATURE("%-ILLEGAL_ACTION", 22, "2.2"),
	FEATURE("%MAX_MOVES", 30, "3.0"),
	FEATURE("$TIME:", 30, "3.0"),
	FEATURE("$TIME+:", 30, "3.0"),
	FEATURE("$TIME-:", 30, "3.0"),
	FEATURE("$TIMET+:", 30, "3.0"),
	FEATURE("$TIMET-:", 30, "3.0"),
	FEATURE("$MAX_MOVES:", 30, "3.0"),
	FEATURE("$JISHOGI:", 30, "3.0"),
	FEATURE("$NOTE:", 30, "3.0"),
	FEATURE("$", 20, "2"),
	FEATURE("T", 30, "3.0"),
};

void
csa_reader_report(struct csa *csa, enum diag rule, struct span at, const struct arg *args)
{
	diags_add(csa->parse->diags, rule, at, csa->ply, args);
}

void
csa_reader_report_text(struct csa *csa, enum diag rule, struct span at)
{
	csa_reader_report(csa, rule, at, ARGS(A_STR(parser_excerpt(csa->parse, at))));
}

void
csa_reader_keep(struct csa *csa, enum diag rule, struct span at)
{
	record_add_note(csa->record, csa->node, NOTE_line, csa_reader_text(csa, at), at);
	csa_reader_report_text(csa, rule, at);
}

void
csa_reader_glued(struct csa *csa, struct span at)
{
	struct diags *diags = csa->parse->diags;
	struct str before;

	if (!csa->line.inside)
		return;
	if (csa->line.glued == 0) {
		csa_reader_report(csa, DIAG_glued_move, at, NO_ARGS);
		csa->line.glued = diags->count;
	}
	if (diags->left_out > 0)
		return;
	before = str_rtrim(str_first(csa->record->text->body, at.at));
	if (str_ends(before, STR(",")))
		before = str_rtrim(str_first(before, before.n - 1));
	diags_fix(diags, &diags->list[csa->line.glued - 1],
	    (struct span){ (uint32_t)before.n, at.at - (uint32_t)before.n }, STR("\n"));
}

void
csa_reader_feature(struct csa *csa, struct str word, struct span at)
{
	struct str version = csa->record->version;
	size_t i;

	for (i = 0; i < sizeof features / sizeof *features; i++) {
		const struct feature *row = &features[i];

		if (!str_starts(word, row->word))
			continue;
		if (csa->edition >= row->edition || (csa->seen.features >> i & 1) != 0)
			return;
		csa->seen.features |= 1u << i;
		csa_reader_report(csa, DIAG_version_feature, at,
		    version.n == 0 ? ARGS(A_STR(parser_excerpt(csa->parse, at)),
					 A_STR(str_of(row->since)), A_PHRASE(PHRASE_no_version))
				   : ARGS(A_STR(parser_excerpt(csa->parse, at)),
					 A_STR(str_of(row->since)), A_STR(version)));
		return;
	}
}

void
csa_reader_enter(struct csa *csa, enum csa_section section, struct str word, struct span at)
{
	if (csa->section > section)
		csa_reader_report(csa, DIAG_misplaced_line, at, ARGS(A_STR(word)));
	else
		csa->section = section;
}

enum side
csa_reader_first_side(const struct csa *csa)
{
	const struct setup *setup = &csa->record->setup;

	return setup->base == SETUP_even && setup->step_count > 0 ? WHITE : BLACK;
}

void
csa_reader_begin_moves(struct csa *csa, enum side side, struct span at)
{
	struct setup *setup = &csa->record->setup;

	if (csa->section == CSA_moves)
		return;
	csa->section = CSA_moves;
	if (setup->turn != NO_SIDE)
		return;
	setup->turn = (uint8_t)side;
	csa_reader_report(csa, DIAG_missing_turn, at, ARGS(A_SIDE(side)));
}
