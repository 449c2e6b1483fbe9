#ifndef PARSERS_KIF_TESTING_KIF_H
#define PARSERS_KIF_TESTING_KIF_H

#include "parsers/kif/testing_kif_dump.h"

/* Shared by the tests of moves and of their tree: prints the moves that were read. */

static inline void
show_notes(uint32_t node)
{
	static const char marks[] = { '*', '&', '#', '?' };
	uint32_t n;

	for (n = record.plies[node].notes; n != 0; n = record.notes[n - 1].next) {
		buffer_printf(&out, "{%c", marks[record.notes[n - 1].kind]);
		buffer_add(&out, record.notes[n - 1].text);
		buffer_char(&out, '}');
	}
}

static inline void
show_move(const struct claim *claim)
{
	static const struct {
		unsigned has;
		const char *word;
	} words[] = {
		{ CLAIM_HAS_promote, "+" },
		{ CLAIM_HAS_stay, "=" },
		{ CLAIM_HAS_drop, "*" },
	};
	size_t i;

	if ((claim->has & CLAIM_HAS_side) != 0)
		buffer_printf(&out, "%c", claim->side == BLACK ? '^' : 'v');
	if ((claim->has & CLAIM_HAS_to) != 0)
		buffer_printf(&out, "%u%u", square_file(claim->to), square_rank(claim->to));
	if ((claim->has & CLAIM_HAS_same) != 0)
		buffer_printf(&out, "x");
	if ((claim->has & CLAIM_HAS_piece) != 0)
		buffer_printf(&out, "%s%s", piece_promoted(claim->piece) ? "+" : "",
		    piece_rows[piece_kind(claim->piece)].letter);
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if ((claim->has & words[i].has) != 0)
			buffer_printf(&out, "%s", words[i].word);
	}
	if ((claim->has & CLAIM_HAS_from) != 0)
		buffer_printf(&out, "<%u%u", square_file(claim->from), square_rank(claim->from));
	if (claim->marks != 0)
		buffer_printf(&out, "~%u", claim->marks);
	if (claim->has == 0)
		buffer_printf(&out, "?");
}

static inline void
show_node(uint32_t node)
{
	const struct ply *ply = &record.plies[node];

	buffer_printf(&out, " %u:", ply->number);
	if (ply->claim.kind == CLAIM_move)
		show_move(&ply->claim);
	else if (ply->claim.kind == CLAIM_pass)
		buffer_printf(&out, "pass");
	else
		buffer_printf(&out, "%s!%s%s", (ply->claim.has & CLAIM_HAS_side) == 0 ? "" : "side",
		    ending_rows[ply->claim.ending].name,
		    (ply->claim.ending_flags & ENDING_summary) == 0 ? "" : "!");
	if (ply->spent != TIME_NONE)
		buffer_printf(&out, "t%u", ply->spent);
	if (ply->total != TIME_NONE)
		buffer_printf(&out, "/%u", ply->total);
	show_notes(node);
}

/* Prints the line of play that begins with node; alternatives in brackets after the first. */
static inline void
show_line(uint32_t node)
{
	uint32_t other;

	for (; node != 0; node = record.plies[node].next) {
		show_node(node);
		other = record.plies[node].alt;
		while (other != 0) {
			uint32_t after = record.plies[other].alt;

			record.plies[other].alt = 0; /* shown here */
			buffer_printf(&out, " [");
			show_line(other);
			buffer_printf(&out, " ]");
			other = after;
		}
	}
}

/* Reads each text and compares its moves and findings. */
static inline void
check_games(const struct row *rows, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		buffer_clear(&out);
		assert_true(next_record());
		show_notes(0);
		show_line(record.plies[0].next);
		show_findings();
		expect(rows[i].body, rows[i].expected);
		assert_false(next_record());
		close_text(copy, body.n);
	}
}

#define CHECK_GAMES(rows) check_games(rows, sizeof(rows) / sizeof *(rows))

#endif
