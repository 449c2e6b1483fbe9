/* Positions whose letters are not known. */
#include "record/sfen.h"
#include "record/variants/variant.h"
#include "record/variants/variants.h"

/* Finds the size of the board at the start of s, whatever the letters: ' and ! belong to the one
 * before, + to the one after. */
static void
board_size(struct str s, unsigned *width, unsigned *height)
{
	unsigned files = 0, run = 0, longest = sfen_longest_run(NULL, s);

	*width = 0;
	*height = 1;
	for (size_t i = 0; i < s.n && !str_is_blank(s.p[i]) && *height <= BOARD_MAX; i++) {
		char c = s.p[i];

		if (str_is_digit(c)) {
			unsigned longer = run * 10 + (unsigned)(c - '0');

			files += run > 0 && longer > longest ? run : 0;
			run = longer > longest ? (unsigned)(c - '0') : longer;
			continue;
		}
		files += run + (c != '/' && c != '\'' && c != '!' && c != '+');
		run = 0;
		if (c != '/')
			continue;
		if (*height == 1)
			*width = files;
		++*height;
	}
	if (*height == 1)
		*width = files + run;
}

bool
sfen_has_pieces(const struct piece_set *set, const struct diagram *diagram)
{
	for (unsigned square = 0; square < BOARD_SQUARES; square++) {
		piece_t face = piece_face(diagram->cells[square]);

		if (face != 0 && set->faces[face].english == NULL)
			return false;
	}
	for (unsigned kind = 1; kind < KIND_LIMIT; kind++)
		if (diagram->hands[BLACK][kind] + diagram->hands[WHITE][kind] > 0 &&
		    set->faces[kind].english == NULL)
			return false;
	return true;
}

/* Whether the first n bytes of s are all of a position: a word that follows may be hands of pieces
 * that the set does not have. */
static bool
is_whole(struct str s, size_t n)
{
	return n > 0 && (n == s.n || str_starts(str_after(s, n), STR("moves")));
}

size_t
sfen_find(const struct variants *variants, const struct piece_set *wanted, struct str s,
    struct diagram *diagram, size_t *bad)
{
	const struct piece_set *likely = wanted == NULL ? &piece_set_shogi : wanted;
	const struct variant *variant = NULL;
	const struct piece_set *set, *best = NULL;
	size_t n = sfen_read(wanted, s, diagram, bad), most = 0, other;
	unsigned width, height;

	board_size(s, &width, &height);
	if (likely->other != NULL && (n == 0 || !sfen_has_pieces(likely, diagram)))
		n = sfen_read(likely->other, s, diagram, bad);
	if (variants == NULL)
		return n;
	if (width == likely->width && height == likely->height) {
		if (is_whole(s, n))
			return n;
		most = n;
		best = n == 0 ? NULL : diagram->pieces;
	}
	while ((variant = variants_of_size(variants, width, height, variant)) != NULL) {
		for (set = &variant->pieces; set != NULL; set = set->other) {
			n = sfen_read(set, s, diagram, &other);
			if (n > most && sfen_has_pieces(set, diagram)) {
				if (is_whole(s, n))
					return n;
				most = n; /* another may know the hands, too */
				best = set;
			} else if (most == 0 && (best == NULL || other > *bad)) {
				best = set;
				*bad = other;
			}
		}
	}
	return sfen_read(best == NULL ? wanted : best, s, diagram, bad);
}

const struct piece_set *
sfen_shows(const struct variants *variants, const struct diagram *diagram, struct memory *memory)
{
	struct diagram again;
	struct buffer text;
	size_t bad;

	buffer_init(&text, memory);
	sfen_write(diagram, 1, &text);
	sfen_find(variants, NULL, buffer_str(&text), &again, &bad);
	buffer_free(&text);
	return again.pieces == NULL ? &piece_set_shogi : again.pieces;
}
