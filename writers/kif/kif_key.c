#include "writers/kif/kif_key.h"

#include <string.h>

#include "record/ki2_claim.h"
#include "record/kif_move.h"
#include "record/kif_words.h"
#include "record/record.h"
#include "record/text/scan.h"

/* A header's line: its key and the colon after it, in which no reader goes on to the value. */
struct line {
	const char *p, *end;
	struct str value;
};

/* A line that begins so is none of a header, whatever follows. */
static const struct str openings[] = { { "#", 1 }, { "*", 1 }, { "＊", 3 }, { "&", 1 }, { "|", 1 },
	{ "｜", 3 }, { "まで", 6 }, { "盤面回転", 12 }, { "盤面反転", 12 }, { "\xEF\xBB\xBF", 3 } };

static const struct str sides[] = { { "先手", 6 }, { "後手", 6 }, { "下手", 6 }, { "上手", 6 } };

enum { SIDES = sizeof sides / sizeof *sides };

/* How many bytes of s are the first of so many words that it begins with; 0: none. */
static size_t
first_of(const struct str *list, size_t count, struct str s)
{
	for (size_t i = 0; i < count; i++) {
		if (str_starts(s, list[i]))
			return list[i].n;
	}
	return 0;
}

/* A number stands at the beginning of s. */
static bool
begins_number(struct str s)
{
	return scan_next(s.p, s.p + s.n).is == SCAN_digit;
}

/* 先手の持駒, 持ち駒: the pieces in hand. */
static bool
is_hand(struct str key)
{
	size_t n = first_of(sides, SIDES, key);
	struct str hand = str_after(key, n);

	if (n > 0 && str_starts(hand, STR("の")))
		hand = str_after(hand, strlen("の"));
	return str_eq(hand, STR("持駒")) || str_eq(hand, STR("持ち駒"));
}

/* 変化：3手, 変化 3: a variation. */
static bool
is_variation(struct str key, struct str value)
{
	struct str rest;

	if (!str_starts(key, STR("変化")))
		return false;
	rest = str_ltrim(str_after(key, strlen("変化")));
	return begins_number(rest.n == 0 ? value : rest);
}

/* 手数＝24, 手数----: the number of moves, the heading above them. */
static bool
is_count(struct str key)
{
	const char *end = key.p + key.n, *sign, *digits;
	struct scan scan;
	uint32_t number;

	if (!str_starts(key, STR("手数")))
		return false;
	sign = scan_blanks(key.p + strlen("手数"), end);
	scan = scan_next(sign, end);
	digits = scan_blanks(sign + scan.length, end);
	return scan.is == SCAN_dash ||
	       (scan.is == SCAN_equals && scan_count(digits, end, &number) != digits);
}

/* +---: the border of a diagram. */
static bool
is_border(struct str key)
{
	enum { DASHES = 3 };
	const char *p = key.p + 1, *end = key.p + key.n;
	unsigned dashes = 0;

	for (; key.p[0] == '+' && scan_next(p, end).is == SCAN_dash; dashes++)
		p += scan_next(p, end).length;
	return dashes >= DASHES;
}

/* 手番：先手, 手番 先手: who moves first. */
static bool
is_turn(struct str key, struct str value)
{
	struct str rest, said;

	if (!str_starts(key, STR("手番")))
		return false;
	rest = str_after(key, strlen("手番"));
	said = rest.n == 0 ? value : str_ltrim(rest);
	return (rest.n == 0 || said.n < rest.n) && first_of(sides, SIDES, said) > 0;
}

/* A line of the start position. */
static bool
is_setup(struct str key, struct str value)
{
	return str_eq(key, STR("手合割")) || is_hand(key) || is_count(key) || is_border(key) ||
	       is_turn(key, value);
}

/* Whether an origin, (77), stands in s before blanks and a parenthesis, as before a time.  *stopped
 * gets whether these stand there. */
static bool
has_origin(struct str s, bool *stopped)
{
	const char *p = s.p, *end = s.p + s.n;

	for (*stopped = false; p != end;) {
		const char *next = scan_blanks(p, end);

		*stopped = next != p && scan_next(next, end).is == SCAN_open;
		if (*stopped)
			return false;
		if (end - p >= 4 && p[0] == '(' && p[3] == ')' && (unsigned)(p[1] - '0') < 10 &&
		    (unsigned)(p[2] - '0') < 10)
			return true;
		p = next == p ? p + scan_next(p, end).length : next;
	}
	return false;
}

/* Whether a move is looked for after a number: words there are a damaged one, or an ending that is
 * not known, where this move is awaited, or an origin stands somewhere. */
static bool
is_numbered(const struct line *line, const struct kif_lead *lead, const char *p)
{
	struct str rest = { p, (size_t)(line->end - p) };
	struct claim claim;
	bool stopped;

	if (kif_move_like(p, line->end))
		return true;
	if (lead->touches)
		return false;
	return lead->number == 1 || kif_words_read(p, line->end, &claim) != NULL ||
	       has_origin(rest, &stopped) || (!stopped && has_origin(line->value, &stopped));
}

/* Whether the origin of a move as records of the larger boards have it may follow what begins at p.
 */
static bool
may_be_large(const struct line *line, const char *p)
{
	struct str rest = { p, (size_t)(line->end - p) };

	return str_find(rest, STR("←")) < rest.n &&
	       (kif_move_like(p, line->end) || str_starts(rest, STR("仝")));
}

/* Whether a move or an ending begins the line, as KIF has them and KI2 may. */
static bool
is_ply(const struct line *line)
{
	struct kif_lead lead = { .number = 0 };
	const char *p = kif_move_lead(line->p, line->end, &lead), *after;
	struct claim claim;

	if (may_be_large(line, p == NULL ? line->p : p))
		return true;
	if (p != NULL)
		return is_numbered(line, &lead, p);
	after = kif_move_read(line->p, line->end, &claim);
	if (after == NULL)
		after = kif_words_read(line->p, line->end, &claim);
	return after != NULL && kif_move_edge(after, line->end);
}

/* Whether a reader of KI2 looks for moves on the line.  A row of them that begins with a damaged
 * one depends on the value: no such line is written. */
static bool
is_row(const struct line *line)
{
	struct claim claim;

	if (ki2_claim_read(line->p, line->end, &claim) == NULL)
		return ki2_claim_damaged(line->p, line->end) || is_ply(line);
	return ki2_claim_row(line->p, line->end);
}

bool
kif_key_fits(const struct header *header, bool ki2)
{
	static const struct str colon = { "：", 3 };
	struct str key = header_bare_key(header->key);
	struct line line = { .value = header->value };
	char text[HEADER_KEY_MAX + sizeof "："];

	if (header->id != HEADER_other)
		return true;
	if (!header_is_kif_key(key) || !str_eq(header_bare(key), key) ||
	    str_find(key, STR(":")) < key.n || str_find(key, colon) < key.n ||
	    first_of(openings, sizeof openings / sizeof *openings, key) > 0 ||
	    is_variation(key, header->value) || is_setup(key, header->value))
		return false;
	memcpy(text, key.p, key.n);
	memcpy(text + key.n, colon.p, colon.n);
	line.p = text;
	line.end = text + key.n + colon.n;
	return ki2 ? !is_row(&line) : !is_ply(&line);
}
