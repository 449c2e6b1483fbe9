#ifndef PARSERS_TESTING_DUMP_H
#define PARSERS_TESTING_DUMP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "parsers/parser.h"
#include "record/sfen.h"
#include "record/variants/testing_variants.h"

/*
 * For tests of parsers: lists what a parser read from a text, one thing a line, so that a test is a
 * table of texts and expectations.  Defaults are left out.
 *   record @0+30 V2.2             its place and version, unless they are the usual ones
 *   even @0+2 turn + @3+1         the setup: base, place, side to move; then its steps
 *   $EVENT event "x" @7+1         a header: key, id, value, place
 *   + 77 76 FU @5+7 t12000@8      a move: its claim and place, its time and place
 *   end resign @13+6              an ending
 *   * "text" @20+5                a note of the line above; also ' (remark) and ? (not understood)
 *   ! bad-move-text @5+7 #1 "x"   a finding: rule, place, ply, arguments; after the record
 */

static inline void
dump_span(struct buffer *out, struct span at)
{
	buffer_printf(out, " @%u+%u", at.at, at.n);
}

static inline void
dump_text(struct buffer *out, struct str s)
{
	buffer_printf(out, " \"%.*s\"", (int)s.n, s.p);
}

static inline void
dump_square(struct buffer *out, square_t square)
{
	buffer_printf(out, " %u%s%u", square_file(square),
	    square_file(square) > 9 || square_rank(square) > 9 ? "-" : "", square_rank(square));
}

static inline void
dump_piece(struct buffer *out, piece_t piece)
{
	buffer_printf(out, " %s", piece == 0 ? "none" : piece_csa(piece_face(piece)));
}

static inline char
dump_sign(unsigned side)
{
	return side == BLACK ? '+' : side == WHITE ? '-' : '0';
}

static inline void
dump_setup(struct buffer *out, const struct setup *setup)
{
	static const char *const bases[] = { "", "even", "named", "board" };
	static const char *const ops[] = { "put", "remove", "hand", "rest" };
	size_t i;

	if (setup->base != SETUP_default) {
		buffer_printf(out, "%s", bases[setup->base]);
		dump_span(out, setup->board_at);
		if (setup->width != 0)
			buffer_printf(out, " %ux%u", setup->width, setup->height);
		if (setup->first_number != 0)
			buffer_printf(out, " number %u", setup->first_number);
		buffer_char(out, ' ');
	}
	buffer_printf(out, "turn %c", dump_sign(setup->turn));
	if (setup->turn_is.at.n != 0)
		dump_span(out, setup->turn_is.at);
	buffer_char(out, '\n');
	for (i = 0; i < setup->step_count; i++) {
		const struct setup_step *step = &setup->steps[i];

		buffer_printf(out, " %s %c", ops[step->op], dump_sign(piece_side(step->piece)));
		if (step->op != SETUP_rest)
			dump_piece(out, step->piece);
		if (step->square != NO_SQUARE)
			dump_square(out, step->square);
		if (step->count > 1)
			buffer_printf(out, " x%u", step->count);
		dump_span(out, step->at);
		buffer_char(out, '\n');
	}
}

static inline void
dump_claim(struct buffer *out, const struct claim *claim)
{
	static const char *const kinds[] = { "none", "move", "pass", "end" };
	static const char *const endings[] = {
#define ENDING(id, ...) #id,
#include "record/tables/ending.def"
#undef ENDING
	};
	unsigned has = claim->has;

	if (claim->kind != CLAIM_move || has == 0)
		buffer_printf(out, "%s", kinds[claim->kind]);
	if (claim->kind == CLAIM_end)
		buffer_printf(out, " %s", endings[claim->ending]);
	if ((has & CLAIM_HAS_side) != 0)
		buffer_printf(out, claim->kind == CLAIM_end ? " %c" : "%c", dump_sign(claim->side));
	if ((has & CLAIM_HAS_drop) != 0)
		buffer_printf(out, " drop");
	if ((has & CLAIM_HAS_from) != 0)
		dump_square(out, claim->from);
	if ((has & CLAIM_HAS_mid) != 0)
		dump_square(out, claim->mid);
	if ((has & CLAIM_HAS_to) != 0)
		dump_square(out, claim->to);
	if ((has & CLAIM_HAS_piece) != 0)
		dump_piece(out, claim->piece);
	if ((has & CLAIM_HAS_after) != 0)
		dump_piece(out, claim->after);
	buffer_printf(out, "%s%s%s%s", (has & CLAIM_HAS_promotion_mark) != 0 ? " plain" : "",
	    (has & CLAIM_HAS_promote) != 0 ? " promote" : "",
	    (has & CLAIM_HAS_stay) != 0 ? " stay" : "",
	    claim->kind == CLAIM_end && (claim->ending_flags & ENDING_summary) != 0 ? " summary"
										    : "");
	if (claim->winner != NO_SIDE)
		buffer_printf(out, " wins %c", dump_sign(claim->winner));
}

static inline void
dump_ply(struct buffer *out, const struct record *record, const struct ply *ply)
{
	static const char marks[] = "*&'?";
	uint32_t note;

	if (ply->claim.kind != CLAIM_none) {
		dump_claim(out, &ply->claim);
		dump_span(out, ply->at);
		if (ply->spent != TIME_NONE)
			buffer_printf(out, " t%u@%u", ply->spent, ply->time_at);
		buffer_char(out, '\n');
	}
	for (note = ply->notes; note != 0; note = record->notes[note - 1].next) {
		const struct note *n = &record->notes[note - 1];

		buffer_printf(out, " %c", marks[n->kind]);
		dump_text(out, n->text);
		dump_span(out, n->at);
		buffer_char(out, '\n');
	}
}

static inline void
dump_record(struct buffer *out, const struct record *record)
{
	uint32_t node = 0;
	size_t i;

	if (record->version.n != 0 || record->at.at != 0) {
		buffer_printf(out, "record");
		dump_span(out, record->at);
		buffer_printf(out, " V%.*s\n", (int)record->version.n, record->version.p);
	}
	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		buffer_printf(out, "%.*s %s", (int)header->key.n, header->key.p,
		    header->id == HEADER_other ? "other" : header_rows[header->id].name);
		dump_text(out, header->value);
		dump_span(out, header->at);
		buffer_char(out, '\n');
	}
	dump_setup(out, &record->setup);
	do {
		dump_ply(out, record, &record->plies[node]);
		node = record->plies[node].next;
	} while (node != 0);
}

static inline void
dump_findings(struct buffer *out, const struct diags *diags)
{
	size_t i;
	const struct arg *arg;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->list[i];

		buffer_printf(out, "! %s", diag_rows[finding->rule].name);
		dump_span(out, finding->at);
		buffer_printf(out, " #%u", finding->ply);
		for (arg = finding->args; arg->kind != ARG_end; arg++) {
			if (arg->kind == ARG_str)
				dump_text(out, arg->is.str);
			else if (arg->kind == ARG_side)
				buffer_printf(out, " %c", dump_sign(arg->is.side));
		}
		buffer_char(out, '\n');
	}
}

/* Appends to out what parser makes of all of body: each record, then the findings. */
static inline void
dump_text_of(struct buffer *out, const struct parser *parser, struct str body)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .name = STR("test"), .body = body, .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags, .variants = testing_variants() };
	struct record record;

	arena_init(&arena, out->memory);
	diags_init(&diags, &arena, 1000);
	for (;;) {
		record_init(&record, &text, &arena, FORMAT_none);
		if (!parser->next(&parse, &record))
			break;
		assert_true(parse.at <= body.n);
		dump_record(out, &record);
	}
	assert_int_equal(parse.at, body.n);
	dump_findings(out, &diags);
	arena_free(&arena);
}

/* A text and how it is read. */
struct dump_case {
	const char *name, *text, *expected;
};

/* Fails, naming the case, if a text is read otherwise. */
static inline void
dump_check(const struct parser *parser, const struct dump_case *row, struct memory *memory)
{
	struct buffer out;
	struct str body = str_of(row->text);
	char *copy = memory_resize(memory, NULL, 0, body.n + 1); /* so that reading beyond its end
								    is found */

	memcpy(copy, body.p, body.n);
	copy = memory_resize(memory, copy, body.n + 1, body.n == 0 ? 1 : body.n);
	buffer_init(&out, memory);
	dump_text_of(&out, parser, (struct str){ copy, body.n });
	if (!str_eq(buffer_str(&out), str_of(row->expected)))
		fail_msg("%s:\n%.*sexpected:\n%s", row->name, (int)out.n, out.p, row->expected);
	buffer_free(&out);
	memory_resize(memory, copy, body.n == 0 ? 1 : body.n, 0);
}

#endif
