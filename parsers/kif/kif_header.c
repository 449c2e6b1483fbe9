#include "parsers/kif/kif_header.h"

#include "parsers/kif/kif_move.h"
#include "parsers/kif/kif_setup.h"
#include "record/scan.h"

/* Names of the sides, in even and in handicap games (shitate, uwate). */
static const struct side_name {
	struct str word;
	enum side side;
	bool handicap;
} sides[] = {
	{ KIF_WORD("先手"), BLACK, false },
	{ KIF_WORD("後手"), WHITE, false },
	{ KIF_WORD("下手"), BLACK, true },
	{ KIF_WORD("上手"), WHITE, true },
};

/* Returns the row of the name at p, or NULL. */
static const struct side_name *
side_at(const char *p, const char *end)
{
	size_t i;

	for (i = 0; i < sizeof sides / sizeof *sides; i++) {
		if (scan_word(p, end, sides[i].word) != 0)
			return &sides[i];
	}
	return NULL;
}

/* Reports a setup line after the first move; it counts all the same. */
static void
check_place(struct kif *kif, const char *p, const char *end)
{
	if (kif->line.depth > 0)
		kif_report_text(kif, DIAG_misplaced_line, p, end, 0);
}

static bool
set_turn(struct kif *kif, const struct side_name *side, const struct kif_line *line)
{
	struct setup *setup = &kif->record->setup;

	check_place(kif, line->p, line->end);
	kif->declared = true;
	setup->turn = (uint8_t)side->side;
	setup->turn_is.unambiguous = !side->handicap;
	setup->turn_is.at = kif_span(kif, line->p, line->end);
	return true;
}

/* 手番：先手 (teban: whose turn). */
bool
kif_header_turn(struct kif *kif, const struct kif_line *line)
{
	const char *value = scan_colon(scan_blanks(line->value, line->end), line->end);
	const struct side_name *side = side_at(scan_blanks(value, line->end), line->end);

	return value != line->value && side != NULL && set_turn(kif, side, line);
}

/* Returns the place after the word for the pieces in hand (mochigoma) at p and its colon, or
 * NULL. */
static const char *
after_hand(const char *p, const char *end)
{
	const char *word = p + scan_word(p, end, STR("の")), *colon, *value;
	size_t n = scan_word(word, end, STR("持駒")) + scan_word(word, end, STR("持ち駒"));

	if (n == 0)
		return NULL;
	colon = scan_blanks(word + n, end);
	value = scan_colon(colon, end);
	return value != colon || value == end ? value : NULL;
}

/* Reads the pieces in hand; hand: what after_hand returned. */
static bool
read_hand(struct kif *kif, enum side side, const char *hand, const char *end)
{
	if (hand == NULL || kif->line.depth > 0)
		return false;
	kif->declared = true;
	kif_setup_hand(kif, side, hand, end);
	return true;
}

/* After a side's name: its turn or its hand; else its player, which is a header. */
bool
kif_header_side(struct kif *kif, const struct kif_line *line)
{
	const struct side_name *side = side_at(line->p, line->end);
	const char *hand = after_hand(line->value, line->end);
	bool turn = str_eq(str_trim(kif_str(line->value, line->end)), STR("番"));
	struct scan next = scan_next(scan_blanks(line->value, line->end), line->end);

	if (hand != NULL && kif->line.depth > 0)
		return false;
	if (side->handicap && (hand != NULL || turn || next.is == SCAN_colon))
		kif->record->setup.handicap_labels = true;
	return turn ? set_turn(kif, side, line) : read_hand(kif, side->side, hand, line->end);
}

/* The 持駒 of a problem, without a side. */
bool
kif_header_hand(struct kif *kif, const struct kif_line *line)
{
	return read_hand(kif, NO_SIDE, after_hand(line->p, line->end), line->end);
}

/* 手合割 (teaiwari: the handicap). */
bool
kif_header_handicap(struct kif *kif, const struct kif_line *line)
{
	const char *colon = scan_blanks(line->value, line->end);
	const char *value = scan_colon(colon, line->end);
	struct str name = str_trim(kif_str(value, line->end));

	if (value == colon)
		return false;
	check_place(kif, line->p, line->end);
	kif->declared = true;
	if (kif->record->setup.handicap.name.n > 0)
		kif_report(
		    kif, DIAG_duplicate_header, line->p, line->end, 0, ARGS(A_STR(STR("手合割"))));
	kif_setup_handicap(kif, kif_span(kif, name.p, name.p + name.n));
	return true;
}

/* Returns where the other player follows in the value at p, as on the one line of Gekisashi's
 * clipboard (先手: A / 後手: B), or the end. */
static const char *
next_player(const char *p, const char *end)
{
	while ((p = memchr(p, '/', (size_t)(end - p))) != NULL) {
		const char *name = scan_blanks(p + 1, end);
		const struct side_name *side = side_at(name, end);

		if (side != NULL && side->side == WHITE &&
		    scan_next(name + side->word.n, end).is == SCAN_colon)
			return p;
		p++;
	}
	return end;
}

/* Adds the header of a line, with its colon.  After the first move only the headers that formats
 * share count. */
static bool
add_header(struct kif *kif, const struct kif_line *line, enum header_id id, struct str key,
    const char *colon)
{
	const char *end = id == HEADER_black ? next_player(colon, line->end) : line->end;
	struct kif_line rest = *line;
	struct str value;

	if (id == HEADER_other && kif->line.depth > 0)
		return false;
	check_place(kif, line->p, line->end);
	/* any text may have an English key (Date:) */
	kif->declared |= id != HEADER_other && (unsigned char)*key.p >= 0x80;
	value = str_trim(kif_str(scan_colon(colon, line->end), end));
	record_add_header(kif->record, id, key, value,
	    value.n > 0 ? kif_span(kif, value.p, value.p + value.n)
			: kif_span(kif, line->p, line->end));
	if (end == line->end)
		return true;
	rest.p = scan_blanks(end + 1, line->end);
	return kif_header_known(kif, &rest);
}

bool
kif_header_read(struct kif *kif, const struct kif_line *line)
{
	const char *half = memchr(line->p, ':', (size_t)(line->end - line->p));
	struct str before = kif_str(line->p, half == NULL ? line->end : half);
	const char *colon = line->p + str_find(before, STR("："));
	struct str key = str_trim(kif_str(line->p, colon));

	return colon != line->end && header_is_kif_key(key) &&
	       (*colon != ':' || memchr(key.p, ' ', key.n) == NULL) &&
	       add_header(kif, line, header_of_kif(key), key, colon);
}

bool
kif_header_known(struct kif *kif, const struct kif_line *line)
{
	enum { KEY_BYTES_MAX = 24 };
	const char *p = line->p;
	enum header_id id;
	struct scan scan;
	struct str key;

	while (p - line->p < KEY_BYTES_MAX) {
		scan = scan_next(p, line->end);
		if (scan.is == SCAN_colon) {
			key = kif_str(line->p, p);
			id = header_of_kif(key);
			return id != HEADER_other && (*line->p != '$' || header_is_kif_key(key)) &&
			       add_header(kif, line, id, key, p);
		}
		if (scan.is == SCAN_blank || scan.is == SCAN_side || scan.is == SCAN_end)
			return false; /* no key has them */
		p += scan.length;
	}
	return false;
}

/* Words with which a record begins, and the character that follows. */
static const struct {
	struct str word;
	enum scan_kind then;
} openers[] = {
	{ KIF_WORD("手合割"), SCAN_colon },
	{ KIF_WORD("開始日時"), SCAN_colon },
	{ KIF_WORD("対局日"), SCAN_colon },
	{ KIF_WORD("棋戦"), SCAN_colon },
	{ KIF_WORD("表題"), SCAN_colon },
	{ KIF_WORD("先手"), SCAN_colon },
	{ KIF_WORD("後手"), SCAN_colon },
	{ KIF_WORD("下手"), SCAN_colon },
	{ KIF_WORD("上手"), SCAN_colon },
	{ KIF_WORD("手数"), SCAN_dash },
	{ KIF_WORD("手数"), SCAN_equals },
};

static bool
is_opener(const char *p, const char *end)
{
	size_t i;

	for (i = 0; i < sizeof openers / sizeof *openers; i++) {
		size_t n = scan_word(p, end, openers[i].word);

		if (n != 0 && (scan_next(scan_blanks(p + n, end), end).is == openers[i].then ||
				  after_hand(p + n, end) != NULL))
			return true;
	}
	return false;
}

bool
kif_header_opens(const struct kif *kif, const struct kif_line *line)
{
	if (kif->line.depth == 0)
		return false;
	return scan_word(line->p, line->end, STR("#KIF version=")) != 0 ||
	       scan_word(line->p, line->end, STR("#KI2 version=")) != 0 ||
	       (kif->finished && kif->fork == 0 && is_opener(line->p, line->end));
}

void
kif_header_duplicates(struct kif *kif)
{
	const struct record *record = kif->record;
	size_t i, n = record->header_count;
	const struct header **sorted;

	for (i = 0; i < n && record->header_first[record->headers[i].id] == i + 1; i++)
		;
	if (i == n) /* no two are of one kind, as those of one key would be */
		return;
	sorted = record_sort_headers(record);
	for (i = 1; i < n; i++) {
		struct str key = sorted[i]->key;

		if (str_eq(key, sorted[i - 1]->key))
			kif_report(
			    kif, DIAG_duplicate_header, key.p, key.p + key.n, 0, ARGS(A_STR(key)));
	}
}
