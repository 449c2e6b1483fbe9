#ifndef RECORD_SCAN_H
#define RECORD_SCAN_H

#include <stdbool.h>
#include <stdint.h>

#include "record/record.h"
#include "record/text/str.h"
#include "record/text/swar.h"

/*
 * Reads the Japanese notations character by character: one table look-up says what a character
 * means.  All functions read from p and never at or after end; the text is well-formed UTF-8.
 */

/* What a character is.  Half-width and full-width forms are the same. */
enum scan_kind {
	SCAN_other,
	SCAN_end,     /* the end of the line or of the text; takes no bytes */
	SCAN_blank,   /* space, tab, U+3000 */
	SCAN_digit,   /* value 0-9 */
	SCAN_numeral, /* 一 … 十: value 1-10 */
	SCAN_piece,   /* the one-character name of a piece: value is its face (piece_t) */
	SCAN_promote, /* 成 */
	SCAN_not,     /* 不 */
	SCAN_raw,     /* 生, the same as 不成 */
	SCAN_drop,    /* 打 */
	SCAN_same,    /* 同 */
	SCAN_mark,    /* 右 左 直 上 寄 引 and the like: value is an enum mark */
	SCAN_side,    /* ▲ △ and the like: value is an enum side */
	SCAN_empty,   /* an empty square of a diagram */
	SCAN_open,    /* ( */
	SCAN_close,
	SCAN_colon,
	SCAN_slash,
	SCAN_dot,
	SCAN_equals,
	SCAN_plus,
	SCAN_dash, /* - and what people take for it */
	SCAN_star,
	SCAN_bar, /* | */
	SCAN_bom  /* U+FEFF */
};

struct scan {
	uint8_t is; /* enum scan_kind */
	uint8_t value;
	uint8_t length; /* in bytes */
};

/* An ASCII character. */
struct scan_ascii {
	uint8_t is, value;
};

/* A character of three bytes in UTF-8, with those bytes as one number, the first the lowest. */
struct scan_wide {
	uint32_t key;
	struct scan scan;
};

extern const struct scan_ascii scan_ascii[128];
extern const struct scan scan_nothing;         /* any character of three bytes */
extern const struct scan_wide scan_wides[256]; /* at SCAN_SLOT of the key: a perfect hash */

#define SCAN_SLOT(key) ((uint8_t)((uint32_t)(key)*UINT32_C(0x2F93F717) >> 24))

static inline struct scan
scan_of_ascii(struct scan_ascii ascii)
{
	return (struct scan){ ascii.is, ascii.value, ascii.is != SCAN_end };
}

/* Returns what the character of three bytes at p is if the tables have it; else *missed is no
 * longer 0.  A fourth byte must be readable. */
static inline const struct scan *
scan_wide(const char *p, uint32_t *missed)
{
	uint32_t key = swar_load_half(p) & 0xFFFFFF;
	const struct scan_wide *wide = &scan_wides[SCAN_SLOT(key)];

	*missed |= wide->key ^ key;
	return &wide->scan;
}

/* Returns the character of three bytes at p, or scan_nothing.  A fourth byte must be readable. */
static inline const struct scan *
scan_three(const char *p)
{
	uint32_t missed = 0;
	const struct scan *scan = scan_wide(p, &missed);

	return missed == 0 ? scan : &scan_nothing;
}

/* As scan_next, for characters that are neither ASCII nor of three bytes, or near the end. */
struct scan scan_rare(const char *p, const char *end);

/* Returns the character at p. */
static inline struct scan
scan_next(const char *p, const char *end)
{
	if (p == end)
		return (struct scan){ SCAN_end, 0, 0 };
	if ((unsigned char)*p < 0x80)
		return scan_of_ascii(scan_ascii[(unsigned char)*p]);
	if (end - p > 3 && (*p & 0xF0) == 0xE0)
		return *scan_three(p);
	return scan_rare(p, end);
}

/* Skips the blanks at p. */
static inline const char *
scan_blanks(const char *p, const char *end)
{
	for (;;) {
		struct scan scan;

		while (p != end && *p == ' ')
			p++;
		scan = scan_next(p, end);
		if (scan.is != SCAN_blank)
			return p;
		p += scan.length;
	}
}

enum { SCAN_NUMBER_MAX = 1000000000 };

/*
 * Reads a number in digits of either width into *number, at most SCAN_NUMBER_MAX, and returns the
 * place after it: p if there is no digit, with *number 0.
 */
const char *scan_number(const char *p, const char *end, uint32_t *number);

/* As scan_number, but also reads kanji numerals up to 九百九十九 (二, 十八), as in counts of
 * pieces. */
const char *scan_count(const char *p, const char *end, uint32_t *number);

/* Returns the length of word (not empty) if it is at p, or 0. */
static inline size_t
scan_word(const char *p, const char *end, struct str word)
{
	return (size_t)(end - p) >= word.n && *p == *word.p && memcmp(p, word.p, word.n) == 0
		   ? word.n
		   : 0;
}

/* Skips a colon at p. */
static inline const char *
scan_colon(const char *p, const char *end)
{
	struct scan scan = scan_next(p, end);

	return scan.is == SCAN_colon ? p + scan.length : p;
}

/*
 * Reads the short name of a piece into *face: 歩, と, 全, also 成銀.  Returns the place after it,
 * or NULL if there is none.
 */
const char *scan_face(const char *p, const char *end, piece_t *face);

/* As scan_face, but also reads the long names of prose and other programs: 飛車, と金, 歩兵. */
const char *scan_piece(const char *p, const char *end, piece_t *face);

#endif
