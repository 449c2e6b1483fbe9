/*
 * What nearly all lines of a KIF record are, a move as programs write it:
 *
 *	   1 ７六歩(77)   ( 0:03/00:00:03)
 *
 * Such a line is read some bytes at a time and in one pass.  Any other, and those near the end of
 * the text, are left to kif_line.c.
 */
#include "parsers/kif/kif.h"

#include "record/text/scan.h"

enum { NUMBER_DIGITS = 9 };
enum { AHEAD = 64 }; /* bytes that are looked at after a place without looking for the text's end */

/* What a line says. */
struct line {
	const char *number_at, *number_end; /* unless it is the one that is due */
	const char *words, *after;          /* its move, and after it */
	const char *time;
	uint32_t number, spent, total;
	struct claim claim;
};

/* The number of the move that simply follows, and how programs write it: in four columns, with
 * blanks before it. */
enum { COLUMNS = 4 };
#define NO_COLUMNS UINT32_MAX /* of a longer one: bytes that no text in UTF-8 has */
struct due {
	uint32_t number;
	uint32_t columns; /* as swar_load_half() has them, or NO_COLUMNS */
};

static struct due
due_number(uint32_t number)
{
	struct due due = { number, swar_load_half("    ") };
	uint32_t rest = number, column = COLUMNS;

	for (; rest > 0 && column > 0; rest /= 10)
		due.columns += ('0' - ' ' + rest % 10) << 8 * --column;
	if (rest > 0)
		due.columns = NO_COLUMNS;
	return due;
}

/* What is due in the open line of play; UINT32_MAX: nothing simply follows. */
static struct due
due_in(const struct kif *kif)
{
	return due_number(
	    kif_tree_follows(kif) ? line_cursor_last(&kif->line)->number + 1 : UINT32_MAX);
}

static inline void
due_next(struct due *due)
{
	due->number++;
	if (due->columns == NO_COLUMNS)
		return;
	due->columns += UINT32_C(1) << 8 * (COLUMNS - 1);
	if (due->columns >> 8 * (COLUMNS - 1) > '9')
		*due = due_number(due->number);
}

const char *
kif_plain_until(const char *p, const char *end)
{
	if (end - p <= AHEAD)
		return p;
	for (end -= AHEAD; end != p && end[-1] != '\n';)
		end--;
	return end;
}

/* The loops are short, and lines so much alike that what follows need not wait for their end. */
static inline const char *
skip_blanks(const char *p)
{
	while (*p == ' ')
		p++;
	return p;
}

static inline const char *
read_number(const char *p, uint32_t *number)
{
	*number = 0;
	for (unsigned digit; (digit = (unsigned)(*p - '0')) < 10; p++)
		*number = *number * 10 + digit;
	return p;
}

/* Reads ７六 or 同; after 同 one blank.  NULL: none of them. */
static inline const char *
read_square(const char *p, struct claim *claim)
{
	const struct scan *first = scan_three(p), *second = scan_three(p + 3);

	if (first->is == SCAN_digit && second->is == SCAN_numeral && first->value != 0 &&
	    second->value < 10) {
		claim->has |= CLAIM_HAS_to;
		claim->to = square_make(first->value, second->value);
		return p + 6;
	}
	claim->has |= CLAIM_HAS_same;
	return first->is != SCAN_same ? NULL : second->is == SCAN_blank ? p + 6 : p + 3;
}

/* Reads 歩, 成銀.  NULL: no piece. */
static inline const char *
read_piece(const char *p, struct claim *claim)
{
	const struct scan *scan = scan_three(p);

	if (scan->is == SCAN_promote)
		return scan_face(p, p + 6, &claim->piece);
	claim->piece = scan->value;
	return scan->is == SCAN_piece ? p + 3 : NULL;
}

/* Reads what may stand after the piece: 成, 不成.  Returns the place of what follows. */
static inline const char *
read_choice(const char *p, struct claim *claim)
{
	const struct scan *scan = scan_three(p);

	if (scan->is == SCAN_promote) {
		claim->has |= CLAIM_HAS_promote;
		return p + 3;
	}
	if (scan->is != SCAN_not || scan_three(p + 3)->is != SCAN_promote)
		return p;
	claim->has |= CLAIM_HAS_stay;
	return p + 6;
}

/* Reads (77), or 打 without it.  NULL: something else. */
static inline const char *
read_origin(const char *p, struct claim *claim)
{
	uint64_t digits;

	if (swar_like(swar_load_half(p), swar_load_half("(00)"), &digits)) {
		claim->has |= CLAIM_HAS_from;
		claim->from = square_make(digits >> 8 & 15, digits >> 16 & 15);
		return square_file(claim->from) == 0 || square_rank(claim->from) == 0 ? NULL
										      : p + 4;
	}
	if (scan_three(p)->is != SCAN_drop ||
	    (claim->has & (CLAIM_HAS_promote | CLAIM_HAS_stay)) != 0)
		return NULL;
	claim->has |= CLAIM_HAS_drop;
	p += 3;
	return skip_blanks(p)[0] == '(' && skip_blanks(p)[3] == ')' ? NULL : p;
}

/* Reads a move into *claim; returns the place after it, or NULL. */
static inline const char *
read_move(const char *p, struct claim *claim)
{
	*claim = (struct claim){
		.has = CLAIM_HAS_promotion_mark | CLAIM_HAS_piece,
		.kind = CLAIM_move,
		.side = NO_SIDE,
		.winner = NO_SIDE,
	};
	p = read_square(p, claim);
	if (p == NULL || (p = read_piece(p, claim)) == NULL)
		return NULL;
	return read_origin(*p == '(' ? p : read_choice(p, claim), claim);
}

/* Reads ( 0:03/00:00:03), the minutes with two digits or a blank before one, into milliseconds;
 * gives the place after it, or NULL. */
static inline const char *
read_time(const char *p, struct line *line)
{
	const uint64_t blank = (uint64_t)('0' - ' ') << 8;
	uint64_t digits[2];
	uint32_t hours;

	if (!swar_like(
		swar_load(p) + (p[1] == ' ' ? blank : 0), swar_load("(00:60/0"), &digits[0]) ||
	    !swar_like(swar_load(p + 8), swar_load("0:60:60)"), &digits[1]))
		return NULL;
	hours = (uint32_t)(digits[0] >> 56) * 10 + (digits[1] & 15);
	line->spent = (swar_pair(digits[0], 1) * 60 + swar_pair(digits[0], 4)) * 1000;
	line->total =
	    ((hours * 60 + swar_pair(digits[1], 2)) * 60 + swar_pair(digits[1], 5)) * 1000;
	return p + 16;
}

/* Reads the number before a move; returns the place of the move, or NULL. */
static inline const char *
read_lead(const char *p, const struct due *due, struct line *line)
{
	const char *digits, *after;

	if (swar_load_half(p) == due->columns && p[COLUMNS] == ' ') {
		line->number = due->number;
		return p + COLUMNS + 1;
	}
	digits = skip_blanks(p);
	after = read_number(digits, &line->number);
	line->number_at = digits;
	line->number_end = after;
	return after == digits || after - digits > NUMBER_DIGITS || *after != ' '
		   ? NULL
		   : skip_blanks(after);
}

/* Reads a line; returns where the next begins.  NULL: it is not plain. */
static inline const char *
read_line(const char *p, const struct due *due, struct line *line)
{
	line->words = read_lead(p, due, line);
	if (line->words == NULL || (line->after = read_move(line->words, &line->claim)) == NULL)
		return NULL;
	line->spent = line->total = TIME_NONE;
	p = line->after;
	p = line->time = swar_load_half(p) == swar_load_half("   (") ? p + 3 : skip_blanks(p);
	if (*p == '(' && (p = read_time(p, line)) == NULL)
		return NULL;
	if (p != line->time)
		p = skip_blanks(p);
	if (*p == '+')
		p++;
	if (*p == '\r')
		p++;
	return *p == '\n' ? p + 1 : NULL;
}

/* Adds the move of a line whose number is not the one that is due. */
static void
add_elsewhere(struct kif *kif, const struct line *line, struct span at)
{
	kif->number_at = kif_span(kif, line->number_at, line->number_end);
	kif_tree_add(kif, line->number, &line->claim, at);
}

void
kif_plain_lines(struct kif *kif)
{
	const char *p = kif->p, *next;
	struct due due = due_in(kif);
	struct line line;
	struct ply *ply;
	uint32_t node;

	for (; p < kif->plain_until && (next = read_line(p, &due, &line)) != NULL; p = next) {
		struct span at = kif_span(kif, line.words, line.after);

		if (line.number == due.number) {
			node = kif_tree_follow(kif, line.number);
			ply = &kif->record->plies[node];
			ply->claim = line.claim;
			ply->at = at;
			due_next(&due);
		} else {
			add_elsewhere(kif, &line, at);
			due = due_in(kif);
		}
		if (line.spent != TIME_NONE)
			kif_ply_time(kif, line.time, line.spent, line.total);
	}
	kif->p = p;
}
