#include <string.h>

#include "cmd/command.h"
#include "cmd/messages.h"
#include "cmd/options/option_value.h"
#include "record/text/utf8.h"
#include "rules/laws/law.h"
#include "rules/variants/variant_table.h"

/* The words for a variant's columns. */
static const char *const promotions[] = {
	[PROMOTION_zone] = "by a move that begins or ends there",
	[PROMOTION_entry] =
	    "by a move that enters there, or takes something and begins or ends there",
};

static const char *const recurrences[] = {
	[RECURRENCE_draw] = "the fourth time a draw, or lost by who gave perpetual check",
	[RECURRENCE_black_loses] = "the fourth time lost by black, or by who gave perpetual check",
	[RECURRENCE_ban] = "forbidden",
};

static const char *const bares[] = {
	[BARE_KING_plays_on] = "",
	[BARE_KING_alone] = "; or it stands alone",
	[BARE_KING_weighed] = "; or it stands alone against enough pieces",
};

static const enum diag laws[] = {
#define LAW(id, ...) [LAW_##id] = DIAG_##id,
#include "rules/laws/laws.def"
#undef LAW
};

static const struct {
	unsigned trait;
	const char *words;
} traits[] = {
	{ TRAIT_royal, "royal" },
	{ TRAIT_royal_promoted, "royal when promoted" },
	{ TRAIT_lion, "lion" },
	{ TRAIT_lion_promoted, "lion when promoted" },
	{ TRAIT_last_rank, "promotes on the last rank too" },
};

/* Adds text and blanks up to so many columns. */
static void
add_column(const char *text, unsigned columns, struct buffer *out)
{
	size_t used = utf8_columns(str_of(text));

	buffer_add(out, str_of(text));
	buffer_fill(out, ' ', used < columns ? columns - used : 1);
}

static void
add_label(const char *label, enum language language, struct buffer *out)
{
	buffer_add(out, STR("    "));
	add_column(messages_in(language, label), 12, out);
}

/* Adds an item of a list, which goes on in new lines; *used counts a line's columns, from 0. */
static void
add_item(struct str item, size_t *used, struct buffer *out)
{
	enum { INDENT = 16, MOST = 80 };
	size_t columns = utf8_columns(item);

	if (*used > 0 && *used + columns > MOST) {
		buffer_add(out, STR(",\n"));
		buffer_fill(out, ' ', INDENT);
		*used = 0;
	} else if (*used > 0) {
		buffer_add(out, STR(", "));
	}
	buffer_add(out, item);
	*used += columns + strlen(", ");
}

static void
add_end(const struct variant *variant, enum language language, struct buffer *out)
{
	add_label("end", language, out);
	buffer_add(out,
	    str_of(messages_in(language, (variant->laws & LAWS_KING) != 0
					     ? "mate; check must be answered"
					     : "the last royal piece is taken; check need not be "
					       "answered")));
	buffer_printf(out, "%s\n", messages_in(language, bares[variant->bare_king]));
}

static void
add_laws(const struct variant *variant, enum language language, struct buffer *out)
{
	size_t used = 0;
	unsigned law;

	add_label("laws", language, out);
	for (law = 0; law < LAW_COUNT; law++) {
		if ((variant->laws >> law & 1) != 0)
			add_item(str_of(diag_rows[laws[law]].name), &used, out);
	}
	buffer_char(out, '\n');
}

static void
add_handicaps(
    const struct variant *variant, struct arena *arena, enum language language, struct buffer *out)
{
	size_t used = 0, i;

	add_label("handicaps", language, out);
	for (i = 0; i < variant->handicap_count; i++) {
		const struct handicap *row = &variant->handicaps[i];

		add_item(
		    arena_printf(arena, messages_in(language, "%s %s"), row->english, row->name),
		    &used, out);
	}
	buffer_char(out, '\n');
}

static void
add_summary(
    const struct variant *variant, struct arena *arena, enum language language, struct buffer *out)
{
	unsigned pieces = 0;
	size_t i;

	for (i = 0; i < variant->army_count; i++)
		pieces += variant->army[i].set;
	buffer_printf(out, messages_in(language, "%s (%s)\n"), variant->name, variant->japanese);
	add_label("board", language, out);
	buffer_printf(out, "%ux%u\n", variant->width, variant->height);
	add_label("pieces", language, out);
	buffer_printf(out, messages_in(language, "%u of %zu kinds\n"), pieces, variant->army_count);
	add_label("promotion", language, out);
	buffer_printf(out,
	    messages_in(language,
		variant->zone == 1 ? "in the far %u rank: %s\n" : "in the far %u ranks: %s\n"),
	    variant->zone, messages_in(language, promotions[variant->promotion]));
	add_label("drops", language, out);
	buffer_add(out, str_of(messages_in(
			    language, variant->drops ? "what was taken is dropped\n" : "none\n")));
	add_label("repetition", language, out);
	buffer_printf(out, "%s\n", messages_in(language, recurrences[variant->recurrence]));
	add_end(variant, language, out);
	add_handicaps(variant, arena, language, out);
}

/* The name of a piece as records of the variant have it. */
static const char *
piece_name(const struct variant *variant, piece_t face)
{
	enum { USUAL = 9 };

	return variant->width > USUAL ? piece_full(face) : piece_word(face);
}

/* One piece: letters, names, moves, how many both sides have. */
static void
add_piece(const struct variant *variant, const struct army_row *row, enum language language,
    struct buffer *out)
{
	const struct piece_row *names = &piece_rows[row->kind];
	piece_t promoted = piece_make(row->kind, true, BLACK);
	size_t i;

	buffer_add(out, STR("      "));
	add_column(piece_letter(row->kind, variant->width), 4, out);
	add_column(names->western, 5, out);
	add_column(piece_name(variant, (piece_t)row->kind), 8, out);
	add_column(names->english, 19, out);
	buffer_printf(out, "%-4u", row->set);
	add_column(row->betza, 9, out);
	add_column(row->promoted == NULL ? "-" : piece_name(variant, promoted), 8, out);
	buffer_add(out, str_of(row->promoted == NULL ? "-" : row->promoted));
	for (i = 0; i < sizeof traits / sizeof *traits; i++) {
		if ((row->traits & traits[i].trait) != 0)
			buffer_printf(out, "  (%s)", messages_in(language, traits[i].words));
	}
	buffer_char(out, '\n');
}

static void
add_variant(
    const struct variant *variant, struct arena *arena, enum language language, struct buffer *out)
{
	size_t i;

	add_summary(variant, arena, language, out);
	add_laws(variant, language, out);
	add_label("start", language, out);
	buffer_printf(out, "%s\n", variant->handicaps[0].sfen);
	buffer_add(out, STR("      "));
	add_column("SFEN", 4, out);
	add_column(messages_in(language, "name"), 32, out);
	buffer_add(out, str_of(messages_in(language, "set moves    promoted, and its moves\n")));
	for (i = 0; i < variant->army_count; i++)
		add_piece(variant, &variant->army[i], language, out);
}

int
variants_run(struct program *program, const struct options *options)
{
	struct buffer *out = &program->out.buffer;
	const struct variant *variant;
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < variant_count && options->operand_count == 0; i++)
		add_summary(variant_all[i], &program->arena, program->language, out);
	for (i = 0; i < options->operand_count && status == STATUS_ok; i++) {
		status = option_value_variant(program, options->operands[i], &variant);
		if (status == STATUS_ok)
			add_variant(variant, &program->arena, program->language, out);
	}
	return status;
}
