#include "parsers/kif/kif_romaji.h"

/* Pieces in Latin letters, a longer name before one that it begins with. */
static const struct {
	const char *word;
	piece_t piece;
} pieces[] = {
	{ "Fu", KIND_pawn },
	{ "Kyou", KIND_lance },
	{ "Kyo", KIND_lance },
	{ "Keima", KIND_knight },
	{ "Kei", KIND_knight },
	{ "Gin", KIND_silver },
	{ "Kin", KIND_gold },
	{ "Kaku", KIND_bishop },
	{ "Hisha", KIND_rook },
	{ "Hi", KIND_rook },
	{ "Gyoku", KIND_king },
	{ "Ou", KIND_king },
	{ "Tokin", KIND_pawn | PIECE_PROMOTED },
	{ "To", KIND_pawn | PIECE_PROMOTED },
	{ "NariKyou", KIND_lance | PIECE_PROMOTED },
	{ "NariKyo", KIND_lance | PIECE_PROMOTED },
	{ "NariKei", KIND_knight | PIECE_PROMOTED },
	{ "NariGin", KIND_silver | PIECE_PROMOTED },
	{ "Uma", KIND_bishop | PIECE_PROMOTED },
	{ "Ryuu", KIND_rook | PIECE_PROMOTED },
	{ "Ryu", KIND_rook | PIECE_PROMOTED },
};

/* Takes a word from the front of *rest.  Returns false if it does not begin with it. */
static bool
take(struct str *rest, struct str word)
{
	if (!str_starts(*rest, word))
		return false;
	*rest = str_after(*rest, word.n);
	return true;
}

/* Takes a square of two digits from the front of *rest. */
static bool
take_square(struct str *rest, square_t *square)
{
	if (rest->n < 2 || rest->p[0] < '1' || rest->p[0] > '9' || rest->p[1] < '1' ||
	    rest->p[1] > '9')
		return false;
	*square = square_make((unsigned)(rest->p[0] - '0'), (unsigned)(rest->p[1] - '0'));
	*rest = str_after(*rest, 2);
	return true;
}

static bool
take_piece(struct str *rest, piece_t *piece)
{
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
		*piece = pieces[i].piece;
		if (take(rest, str_of(pieces[i].word)))
			return true;
	}
	return false;
}

const char *
kif_romaji_read(const char *p, const char *end, struct claim *claim)
{
	struct str rest = { p, (size_t)(end - p) };

	*claim = (struct claim){ .has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
		.kind = CLAIM_move,
		.side = NO_SIDE,
		.winner = NO_SIDE };
	if (take(&rest, STR("Do")))
		claim->has |= CLAIM_HAS_same;
	else if (take_square(&rest, &claim->to))
		claim->has |= CLAIM_HAS_to;
	else
		return NULL;
	if (!take_piece(&rest, &claim->piece))
		return NULL;
	if (take(&rest, STR("Utsu"))) {
		claim->has |= CLAIM_HAS_drop;
		return rest.p;
	}
	if (take(&rest, STR("Naru")))
		claim->has |= CLAIM_HAS_promote;
	if (!take(&rest, STR("(")) || !take_square(&rest, &claim->from) || !take(&rest, STR(")")))
		return NULL;
	claim->has |= CLAIM_HAS_from;
	return rest.p;
}
