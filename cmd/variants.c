#include <string.h>

#include "cmd/command.h"
#include "cmd/grid.h"
#include "cmd/host/messages.h"
#include "cmd/options/option_value.h"
#include "record/text/utf8.h"
#include "rules/board/rules.h"
#include "rules/variants/law.h"

enum { INDENT = 4, LABELS = 12 };

/* The words for a variant's columns. */
static const char *const promotions[] = {
	[PROMOTION_zone] = "by a move that begins or ends there",
	[PROMOTION_entry] = "by a move that enters it, or captures and begins or ends there",
};

static const char *const recurrences[] = {
	[RECURRENCE_draw] = "draw at the fourth occurrence; perpetual check loses",
	[RECURRENCE_black_loses] = "black loses at the fourth occurrence; perpetual check loses",
	[RECURRENCE_ban] = "forbidden",
};

static const char *const bare_kings[] = {
	[BARE_KING_plays_on] = "",
	[BARE_KING_alone] = "; or a bare king",
	[BARE_KING_weighed] = "; or a bare king against enough pieces",
};

static const enum diag laws[] = {
#define LAW(id, ...) [LAW_##id] = DIAG_##id,
#include "rules/variants/laws.def"
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

/* Returns a list and another item of it, in arena; breaks lines. */
static const char *
add_item(const char *list, const char *item, struct arena *arena)
{
	enum { MAX = 80 };
	const char *end = strrchr(list, '\n');
	const char *line = end == NULL ? list : end + 1 + INDENT + LABELS;

	if (list[0] == '\0')
		return item;
	if (utf8_columns(str_of(line)) + utf8_columns(str_of(item)) + strlen(", ") > MAX)
		return arena_printf(arena, "%s,\n%*s%s", list, INDENT + LABELS, "", item).p;
	return arena_printf(arena, "%s, %s", list, item).p;
}

static const char *
law_names(const struct variant *variant, struct arena *arena)
{
	const char *list = "";
	unsigned law;

	for (law = 0; law < LAW_COUNT; law++) {
		if ((variant->laws >> law & 1) != 0)
			list = add_item(list, diag_rows[laws[law]].name, arena);
	}
	return list;
}

static const char *
handicap_names(const struct variant *variant, struct arena *arena, enum language language)
{
	const struct handicap *row;
	const char *list = "";

	for (row = variant->handicaps; row != variant->handicaps + variant->handicap_count; row++)
		list = add_item(list,
		    arena_printf(arena, messages_in(language, "%s %s"), row->english, row->name).p,
		    arena);
	return list;
}

/* Returns the number of pieces of both sides. */
static unsigned
count_pieces(const struct compiled_variant *compiled)
{
	unsigned pieces = 0;

	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		pieces += compiled->set[kind];
	return pieces;
}

/* Appends the properties of a variant: all of them, or a short list. */
static void
add_summary(struct program *program, const struct compiled_variant *compiled, bool all)
{
	const struct variant *variant = compiled->variant;
	struct arena *arena = &program->arena;
	struct buffer *out = &program->out.buffer;
	enum language in = program->language;
	const char *end = (variant->laws & LAWS_KING) != 0
			      ? "checkmate; check must be answered"
			      : "capture of the last royal piece; check need not be answered";
	const struct grid_cell cells[] = {
		{ "board", arena_printf(arena, "%ux%u", variant->width, variant->height).p },
		{ "pieces", arena_printf(arena, messages_in(in, "%u of %zu kinds"),
				count_pieces(compiled), variant->army_count)
				.p },
		{ "promotion", arena_printf(arena, "%s: %s",
				   variant->zone == 1
				       ? messages_in(in, "in the last rank")
				       : arena_printf(arena,
					     messages_in(in, "in the last %u ranks"), variant->zone)
					     .p,
				   messages_in(in, promotions[variant->promotion]))
				   .p },
		{ "drops", variant->drops ? "captured pieces can be dropped" : "none" },
		{ "repetition", recurrences[variant->recurrence] },
		{ "end", arena_printf(arena, "%s%s", messages_in(in, end),
			     messages_in(in, bare_kings[variant->bare_king]))
			     .p },
		{ "handicaps", handicap_names(variant, arena, in) },
		{ "laws", law_names(variant, arena) },
		{ "start", variant->handicaps[0].sfen },
	};
	enum { COUNT = sizeof cells / sizeof *cells, SHORT = COUNT - 2 };

	buffer_printf(out, messages_in(in, "%s (%s)\n"), variant->name, variant->japanese);
	grid_list(cells, all ? COUNT : SHORT, INDENT, LABELS, in, out);
}

/* Returns the name of a piece as records of the variant have it. */
static const char *
piece_name(const struct variant *variant, piece_t face)
{
	enum { USUAL = 9 };

	return variant->width > USUAL ? piece_full(face) : piece_word(face);
}

/* Appends one piece: letters, names, how many both sides have, moves. */
static void
add_piece(const struct compiled_variant *compiled, const struct army_row *row,
    enum language language, struct buffer *out)
{
	const struct variant *variant = compiled->variant;
	const struct piece_row *names = &piece_rows[row->kind];
	piece_t promoted = piece_make(row->kind, true, BLACK);
	size_t i;

	buffer_add(out, STR("      "));
	grid_pad(piece_letter(row->kind, variant->width), 4, out);
	grid_pad(names->western, 5, out);
	grid_pad(piece_name(variant, (piece_t)row->kind), 8, out);
	grid_pad(names->english, 19, out);
	buffer_printf(out, "%-4u", (unsigned)compiled->set[row->kind]);
	grid_pad(row->betza, 9, out);
	grid_pad(row->promoted == NULL ? "-" : piece_name(variant, promoted), 8, out);
	buffer_add(out, str_of(row->promoted == NULL ? "-" : row->promoted));
	for (i = 0; i < sizeof traits / sizeof *traits; i++) {
		if ((row->traits & traits[i].trait) != 0)
			buffer_printf(out, "  (%s)", messages_in(language, traits[i].words));
	}
	buffer_char(out, '\n');
}

int
variants_run(struct program *program, const struct options *options)
{
	enum language language = program->language;
	struct buffer *out = &program->out.buffer;
	struct rules *rules = rules_new(&program->memory);
	const struct compiled_variant *compiled;
	const struct variant *variant;
	const struct army_row *row;
	int status = STATUS_ok;
	size_t i;

	for (i = 0; i < variant_count && options->operand_count == 0; i++)
		add_summary(program, rules_row(rules, i), false);
	for (i = 0; i < options->operand_count; i++) {
		status = option_value_variant(program, options->operands[i], &variant);
		if (status != STATUS_ok)
			break;
		compiled = rules_variant(rules, str_of(variant->name));
		add_summary(program, compiled, true);
		buffer_add(out, STR("      SFEN "));
		grid_pad(messages_in(language, "name"), 32, out);
		buffer_printf(out, messages_in(language, "set moves    promoted, and its moves\n"));
		for (row = variant->army; row != variant->army + variant->army_count; row++)
			add_piece(compiled, row, language, out);
	}
	rules_free(rules);
	return status;
}
