#include "writers/image/image.h"

/* What stands around the numbers of a side. */
static const struct word_row {
	const char *sides[2], *king[2], *held, *none, *given, *sum, *end;
} words[] = {
	[LANGUAGE_en] = { { "black", "white" },
	    { ": king outside the promotion zone; pieces there (",
		": king in the promotion zone; pieces there (" },
	    "; in hand: ", "none", "; pieces given: ", "; points: ", "" },
	[LANGUAGE_ja] = { { "先手", "後手" },
	    { ": 玉は敵陣外。敵陣の駒（", ": 玉は敵陣。敵陣の駒（" }, "、持駒: ", "なし",
	    "、落とした駒: ", "、計", "点" },
};

/* Appends pieces by kind, with the points of each kind: "R×2 10, P 1". */
static void
add_kinds(const struct impasse_count *count, const uint8_t *pieces, enum language language,
    struct buffer *out)
{
	const char *comma = "";

	for (unsigned kind = KIND_COUNT; kind-- > 1;) {
		if (pieces[kind] == 0)
			continue;
		buffer_add(out, str_of(comma));
		buffer_add(
		    out, str_of(language == LANGUAGE_ja ? piece_cell(NULL, (piece_t)kind)
							: piece_western(NULL, (piece_t)kind)));
		if (pieces[kind] > 1)
			buffer_printf(out, "×%u", pieces[kind]);
		buffer_printf(out, " %u", (unsigned)pieces[kind] * count->worth[kind]);
		comma = ", ";
	}
	if (*comma == '\0')
		buffer_add(out, str_of(words[language].none));
}

void
image_points(const struct game *game, enum language language, const char *before, const char *after,
    struct buffer *out)
{
	for (unsigned side = BLACK; game->impasse != NULL && side <= WHITE; side++) {
		const struct impasse_count *count = &game->impasse[side];

		const struct word_row *row = &words[language];

		buffer_printf(out, "%s%s%s%u", before, row->sides[side], row->king[count->entered],
		    count->pieces);
		buffer_add(out, language == LANGUAGE_ja ? STR("）: ") : STR("): "));
		add_kinds(count, count->there, language, out);
		buffer_add(out, str_of(row->held));
		add_kinds(count, count->held, language, out);
		if (count->given != 0)
			buffer_printf(out, "%s%u", row->given, count->given);
		buffer_printf(out, "%s%u%s", row->sum, count->points, row->end);
		buffer_add(out, str_of(after));
	}
}
