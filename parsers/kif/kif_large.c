#include "parsers/kif/kif_large.h"

#include "record/text/scan.h"

/* Names that piece.def does not have.  The same kanji in other forms; and what lishogi calls the
 * promoted pieces that move like another. */
static const struct {
	struct str word;
	piece_t face;
} aliases[] = {
#define ALIAS(word, kind)                                                                          \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, KIND_##kind                                            \
	}
#define PROMOTED(word, kind)                                                                       \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, KIND_##kind | PIECE_PROMOTED                           \
	}
	ALIAS("王", king),
	ALIAS("王将", king),
	ALIAS("兵", pawn),
	ALIAS("竜", dragon_king),
	ALIAS("竜王", dragon_king),
	ALIAS("竜馬", dragon_horse),
	ALIAS("飛竜", dragon),
	ALIAS("師", lion),
	ALIAS("師子", lion),
	ALIAS("酔象", elephant),
	ALIAS("豎", vertical_mover),
	ALIAS("豎行", vertical_mover),
	ALIAS("瞋", boar),
	ALIAS("瞋猪", boar),
	ALIAS("惡狼", wolf),
	ALIAS("猫刄", cat_sword),
	PROMOTED("と", pawn),
	PROMOTED("个", pawn),
	PROMOTED("杏", pawn),
	PROMOTED("成兵", pawn),
	PROMOTED("小角", leopard),
	PROMOTED("金飛", gold),
	PROMOTED("金飛車", gold),
	PROMOTED("成竜", rook),
	PROMOTED("成師", kirin),
#undef ALIAS
#undef PROMOTED
};

const char *
kif_large_face(const char *p, const char *end, piece_t *face)
{
	size_t best;
	piece_t found = piece_of_wide((struct str){ p, (size_t)(end - p) }, &best);

	if (found != 0)
		*face = found;
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
		if (aliases[i].word.n > best && scan_word(p, end, aliases[i].word) != 0) {
			best = aliases[i].word.n;
			*face = aliases[i].face;
		}
	return best == 0 ? NULL : p + best;
}

/* Reads a rank: 十一, or as other notations have it k. */
static const char *
read_rank(const char *p, const char *end, uint32_t *rank)
{
	if (p != end && *p >= 'a' && *p < 'a' + BOARD_MAX) {
		*rank = (uint32_t)(*p - 'a') + 1;
		return p + 1;
	}
	return scan_next(p, end).is == SCAN_numeral ? scan_count(p, end, rank) : p;
}

/* Reads a square: 12十一, 7g, 77.  Returns the place after it, or NULL. */
static const char *
read_square(const char *p, const char *end, square_t *square)
{
	uint32_t file, rank = 0;
	const char *digits = scan_number(p, end, &file), *after = read_rank(digits, end, &rank);

	if (after == digits && file > 10 && file < 100) { /* two digits, one for each */
		rank = file % 10;
		file /= 10;
	}
	if (digits == p || file < 1 || file > BOARD_MAX || rank < 1 || rank > BOARD_MAX)
		return NULL;
	*square = square_make(file, rank);
	return after;
}

static const struct str same_words[] = {
	{ "仝", 3 },
	{ "同", 3 },
};

/* Reads where a move goes. */
static const char *
read_destination(const char *p, const char *end, struct claim *claim)
{
	size_t i, n = 0;

	for (i = 0; n == 0 && i < sizeof same_words / sizeof *same_words; i++)
		n = scan_word(p, end, same_words[i]);
	if (n != 0) {
		claim->has |= CLAIM_HAS_same;
		return scan_blanks(p + n, end);
	}
	claim->has |= CLAIM_HAS_to;
	return read_square(p, end, &claim->to);
}

/* What stands between the name and the origin.  What a second step comes to is seen from the
 * squares. */
static const struct {
	struct str word;
	unsigned said;
} suffixes[] = {
	{ { "不成", 6 }, CLAIM_HAS_stay },
	{ { "成", 3 }, CLAIM_HAS_promote },
	{ { "+", 1 }, CLAIM_HAS_promote },
	{ { "（居食い）", 15 }, 0 },
	{ { "(居食い)", 11 }, 0 },
	{ { "（じっと）", 15 }, 0 },
	{ { "(じっと)", 11 }, 0 },
};

static const char *
read_suffixes(const char *p, const char *end, struct claim *claim)
{
	size_t i = 0;

	while (i < sizeof suffixes / sizeof *suffixes) {
		size_t n = scan_word(p, end, suffixes[i].word);

		claim->has |= (uint16_t)(n == 0 ? 0 : suffixes[i].said);
		p += n;
		i = n == 0 ? i + 1 : 0;
	}
	return p;
}

/* Reads the origin, with or without blanks before it: （←7八）.  Returns p when none stands there.
 */
static const char *
read_origin(const char *p, const char *end, struct kif_large *move)
{
	const char *open = scan_blanks(p, end), *q = open + scan_next(open, end).length;
	size_t arrow = scan_word(q, end, STR("←"));
	struct scan close;

	if (scan_next(open, end).is != SCAN_open)
		return p;
	q = read_square(q + arrow, end, &move->claim.from);
	if (q == NULL)
		return p;
	close = scan_next(q, end);
	if (close.is != SCAN_close)
		return p;
	move->claim.has |= CLAIM_HAS_from;
	move->arrow = arrow != 0;
	return q + close.length;
}

const char *
kif_large_read(const char *p, const char *end, struct kif_large *move)
{
	struct scan scan = scan_next(p, end);
	struct claim *claim = &move->claim;
	size_t until;

	*move = (struct kif_large){ .claim = { .has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
					.kind = CLAIM_move,
					.side = NO_SIDE,
					.winner = NO_SIDE } };
	if (scan.is == SCAN_side) {
		claim->has |= CLAIM_HAS_side;
		claim->side = scan.value;
		p = scan_blanks(p + scan.length, end);
	}
	p = read_destination(p, end, claim);
	p = p == NULL ? NULL : kif_large_face(p, end, &claim->piece);
	if (p == NULL)
		return NULL;
	claim->has |= piece_promoted(claim->piece) ? 0 : CLAIM_HAS_homonym;
	p = read_suffixes(p, end, claim);
	until = scan_word(p, end, STR("まで"));
	if (until != 0)
		move->until = p;
	return read_origin(p + until, end, move);
}

bool
kif_large_like(const char *p, const char *end)
{
	size_t count = scan_word(p, end, STR("手目"));
	struct kif_large move;
	unsigned step;
	const char *words = kif_move_step(p + count, end, &step), *after;

	if (words == p && scan_next(p, end).is != SCAN_blank)
		return false;
	after = kif_large_read(scan_blanks(words, end), end, &move);
	return after != NULL && (move.arrow || count != 0);
}

/* Reports a step that has no other. */
static void
report_step(struct kif *kif, struct span at)
{
	const char *p = kif->start + at.at;

	kif_find(kif, DIAG_bad_move_text, p, p + at.n, kif->line.depth,
	    ARGS(A_STR(kif_excerpt(p, p + at.n))));
}

void
kif_large_close(struct kif *kif)
{
	if (kif->stepped != 0)
		report_step(kif, kif->record->plies[kif->stepped].at);
	kif->stepped = 0;
}

/*
 * Makes one move of two steps.  The square between them is where the second begins; a 仝 in the
 * first means it too, though one program compares the wrong square (dai-shogi.md 13.7).  Returns
 * false, with nothing done, when that square is not said or said twice.
 */
static bool
join(struct claim *first, const struct claim *second)
{
	unsigned kept = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece | CLAIM_HAS_homonym |
			CLAIM_HAS_side | CLAIM_HAS_from;
	unsigned added = CLAIM_HAS_to | CLAIM_HAS_same | CLAIM_HAS_promote | CLAIM_HAS_stay;
	bool to = (first->has & CLAIM_HAS_to) != 0, from = (second->has & CLAIM_HAS_from) != 0;

	if ((!to && !from) || (to && from && first->to != second->from))
		return false;
	first->mid = from ? second->from : first->to;
	first->to = second->to;
	first->has = (uint16_t)((first->has & kept) | (second->has & added) | CLAIM_HAS_mid);
	return true;
}

void
kif_large_add(
    struct kif *kif, uint32_t number, unsigned step, const struct kif_large *move, struct span at)
{
	struct ply *first = &kif->record->plies[kif->stepped];
	uint32_t node;

	kif->wide = true;
	if (move->until != NULL)
		kif->until = kif_span(kif, move->until, move->until + strlen("まで"));
	if (step == 2 && kif->stepped != 0 && first->number == number &&
	    join(&first->claim, &move->claim)) {
		kif->stepped = 0;
		return;
	}
	node = kif_tree_add(kif, number, &move->claim, at);
	if (step == 1)
		kif->stepped = node;
	else if (step == 2)
		report_step(kif, at);
}

void
kif_large_until(struct kif *kif)
{
	struct made made = { UINT32_MAX, ENDING_resign, NO_SIDE, NO_SIDE, true };

	if (kif->until.n > 0)
		kif_tree_result(kif, &made, kif->until);
	kif->until.n = 0;
}

void
kif_large_guess(struct kif *kif)
{
	enum { CHU = 12 };
	struct setup *setup = &kif->record->setup;
	bool far = false;
	size_t i;

	if (!kif->wide || setup->variant.n > 0 || setup->width > 0)
		return;
	for (i = 1; i < kif->record->ply_count; i++) {
		const struct claim *claim = &kif->record->plies[i].claim;

		far |= square_file(claim->to) > CHU || square_rank(claim->to) > CHU ||
		       square_file(claim->from) > CHU || square_rank(claim->from) > CHU;
	}
	setup->variant = far ? STR("dai") : STR("chu");
}
