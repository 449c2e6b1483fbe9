#include <string.h>

#include "cmd/command.h"
#include "cmd/grid.h"
#include "cmd/host/messages.h"
#include "cmd/options/option_value.h"
#include "record/text/utf8.h"
#include "record/variants/variant_texts.h"
#include "record/variants/variants.h"
#include "rules/board/rules.h"
#include "rules/variants/law.h"

enum { INDENT = 4, LABELS = 12 };

/* The words for a variant's columns. */
static const char *const promotions[] = {
	[PROMOTION_none] = "none",
	[PROMOTION_zone] = "by a move that begins or ends there",
	[PROMOTION_entry] = "by a move that enters it, or captures and begins or ends there",
	[PROMOTION_capture] = "by a capture",
	[PROMOTION_flips] = "every move turns a piece over",
	[PROMOTION_flips_on_capture] = "every capture turns the piece over",
};

static const char *const ordinals[] = { "", "first", "second", "third", "fourth", "fifth", "sixth",
	"seventh", "eighth", "ninth" };

static const char *const drops[] = {
	[DROPS_no] = "none",
	[DROPS_yes] = "captured pieces can be dropped",
	[DROPS_either_face] = "captured pieces can be dropped, either face up",
};

static const char *const checks[] = {
	[CHECK_must_answer] = "checkmate; check must be answered",
	[CHECK_last_royal] = "checkmate; check to the last royal piece must be answered",
	[CHECK_may_ignore] = "capture of the last royal piece; check need not be answered",
	[CHECK_ends] = "a check wins",
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
	const char *words, *promoted;
} traits[] = {
	{ TRAIT_royal, "royal", "royal when promoted" },
	{ TRAIT_lion, "lion", "lion when promoted" },
	{ TRAIT_burns, "burns", "burns when promoted" },
	{ TRAIT_last_rank, "promotes on the last rank too", NULL },
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
law_names(const struct compiled_variant *compiled, struct arena *arena)
{
	const char *list = "";
	unsigned law;

	for (law = 0; law < LAW_COUNT; law++) {
		if ((compiled->laws >> law & 1) != 0)
			list = add_item(list, diag_rows[laws[law]].name, arena);
	}
	return list;
}

static const char *
handicap_names(const struct variant *variant, struct arena *arena, enum language language)
{
	const struct handicap *row;
	size_t count = variant_handicaps(variant);
	const char *list = "";

	for (row = variant->handicaps; row < variant->handicaps + count; row++)
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

	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		pieces += compiled->set[kind];
	return pieces;
}

/* Returns the number of kinds that a variant has, those that only promotion makes left out. */
static size_t
count_kinds(const struct variant *variant)
{
	size_t count = 0;

	for (size_t i = 0; i < variant->army_count; i++)
		count += !piece_promoted(variant->army[i].face);
	return count;
}

/* Returns when pieces promote, in words. */
static const char *
promotion(const struct variant *variant, struct arena *arena, enum language in)
{
	const char *when = messages_in(in, promotions[variant->promotion]);

	if (variant->promotion == PROMOTION_zone || variant->promotion == PROMOTION_entry)
		when = arena_printf(arena, "%s: %s",
		    variant->zone == 1 ? messages_in(in, "in the last rank")
				       : arena_printf(arena,
					     messages_in(in, "in the last %u ranks"), variant->zone)
					     .p,
		    when)
			   .p;
	return arena_printf(arena, "%s%s", when,
	    messages_in(in, variant->promotion_forced && variant->promotion < PROMOTION_flips
				? "; it must"
				: ""))
	    .p;
}

/* Returns what a repeated position means, in words. */
static const char *
repetition(const struct variant *variant, struct arena *arena, enum language in)
{
	bool perpetual =
	    variant->perpetual_check && (variant->recurrence == RECURRENCE_draw ||
					    variant->recurrence == RECURRENCE_black_loses);

	const char *nth = messages_in(in, ordinals[variant->repetitions]), *what;

	/* (each a literal, for the compiler to check) */
	switch ((enum recurrence)variant->recurrence) {
	case RECURRENCE_draw:
		what = arena_printf(arena, messages_in(in, "draw at the %s occurrence"), nth).p;
		break;
	case RECURRENCE_black_loses:
		what =
		    arena_printf(arena, messages_in(in, "black loses at the %s occurrence"), nth).p;
		break;
	case RECURRENCE_repeater_loses:
		what =
		    arena_printf(arena, messages_in(in, "who makes the %s occurrence loses"), nth)
			.p;
		break;
	default:
		return messages_in(in, "forbidden");
	}
	return arena_printf(
	    arena, "%s%s", what, messages_in(in, perpetual ? "; perpetual check loses" : ""))
	    .p;
}

/* Appends the properties of a variant: all of them, or a short list. */
static void
add_summary(struct program *program, const struct compiled_variant *compiled, bool all)
{
	const struct variant *variant = compiled->variant;
	struct arena *arena = &program->arena;
	struct buffer *out = &program->out.buffer;
	enum language in = program->language;
	const struct grid_cell cells[] = {
		{ "board", arena_printf(arena, "%ux%u", variant->width, variant->height).p },
		{ "pieces", arena_printf(arena, messages_in(in, "%u of %zu kinds"),
				count_pieces(compiled), count_kinds(variant))
				.p },
		{ "promotion", promotion(variant, arena, in) },
		{ "drops", drops[variant->drops] },
		{ "repetition", repetition(variant, arena, in) },
		{ "end", arena_printf(arena, "%s%s%s%s", messages_in(in, checks[variant->check]),
			     messages_in(in, variant->try ? "; or a try" : ""),
			     messages_in(in, bare_kings[variant->bare_king]),
			     messages_in(in, variant->stalemate_draws ? "; stalemate draws" : ""))
			     .p },
		{ "handicaps", handicap_names(variant, arena, in) },
		{ "laws", law_names(compiled, arena) },
		{ "start", variant->handicaps[0].sfen },
	};
	enum { COUNT = sizeof cells / sizeof *cells, SHORT = COUNT - 2 };

	buffer_printf(out, messages_in(in, "%s (%s)\n"), variant->name, variant->japanese);
	grid_list(cells, all ? COUNT : SHORT, INDENT, LABELS, in, out);
}

/* Returns the columns of the longest moves of the pieces as they begin, and two blanks. */
static size_t
moves_width(const struct variant *variant)
{
	size_t width = 12;

	for (size_t i = 0; i < variant->army_count; i++) {
		size_t used = utf8_columns(str_of(variant->army[i].betza));

		if (!piece_promoted(variant->army[i].face) && used > width)
			width = used;
	}
	return width + 2;
}

/* Appends one piece: letters, names, how many both sides have, moves in a column of this width. */
static void
add_piece(const struct compiled_variant *compiled, const struct army_row *row, size_t width,
    enum language language, struct buffer *out)
{
	const struct variant *variant = compiled->variant;
	const struct face_names *names = &variant->pieces.faces[row->face];
	const struct army_row *promoted = variant_row(variant, row->promotes_to);
	size_t i;

	buffer_add(out, STR("      "));
	grid_pad(names->letter, 4, out);
	grid_pad(names->western, 5, out);
	grid_pad(names->word, 8, out);
	grid_pad(names->english, 19, out);
	buffer_printf(out, "%-4u", (unsigned)compiled->set[row->face]);
	grid_pad(row->betza, width, out);
	grid_pad(promoted == NULL ? "-" : variant->pieces.faces[promoted->face].word, 8, out);
	buffer_add(out, str_of(promoted == NULL ? "-" : promoted->betza));
	for (i = 0; i < sizeof traits / sizeof *traits; i++) {
		if ((row->traits & traits[i].trait) != 0)
			buffer_printf(out, "  (%s)", messages_in(language, traits[i].words));
		else if (promoted != NULL && piece_promoted(promoted->face) &&
			 (promoted->traits & traits[i].trait) != 0)
			buffer_printf(out, "  (%s)", messages_in(language, traits[i].promoted));
	}
	if (row->rank != 0)
		buffer_printf(out, messages_in(language, "  (rank %u)"), row->rank);
	if (promoted != NULL && piece_promoted(promoted->face) && promoted->rank != row->rank)
		buffer_printf(
		    out, messages_in(language, "  (rank %u when promoted)"), promoted->rank);
	buffer_char(out, '\n');
}

/* Prints a variant's file: a beginning for one of the user's own. */
static int
show_file(struct program *program, const char *name)
{
	struct str text = variants_text(str_of(name));
	const struct variant *variant;

	if (text.p == NULL) /* an unknown name, or a file */
		return option_value_variant(program, name, &variant) != STATUS_ok
			   ? STATUS_failed
			   : program_fail(
				 program, "--show takes the name of a variant, not '%s'", name);
	buffer_add(&program->out.buffer, text);
	return STATUS_ok;
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
	size_t i, width;

	for (i = 0; i < variant_text_count && options->operand_count == 0; i++)
		add_summary(program, rules_row(rules, i), false);
	for (i = 0; i < options->operand_count; i++) {
		if (options_has(options, OPTION_show)) {
			status = show_file(program, options->operands[i]);
			continue;
		}
		status = option_value_variant(program, options->operands[i], &variant);
		if (status != STATUS_ok)
			break;
		if (variant->own)
			variants_add(rules_variants(rules), variant);
		compiled = rules_variant(rules, str_of(variant->name));
		add_summary(program, compiled, true);
		buffer_add(out, STR("      SFEN "));
		grid_pad(messages_in(language, "name"), 32, out);
		width = moves_width(variant);
		grid_pad(messages_in(language, "set moves"), 4 + width, out);
		buffer_printf(out, messages_in(language, "promoted, and its moves\n"));
		for (row = variant->army; row != variant->army + variant->army_count; row++)
			if (!piece_promoted(row->face))
				add_piece(compiled, row, width, language, out);
	}
	rules_free(rules);
	return status;
}
