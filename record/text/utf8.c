#include "record/text/utf8.h"

#include <stdbool.h>

#include "record/text/simd.h"
#include "record/text/swar.h"

enum { SHIFT = 6, TAIL = 0x3F };

/* The kinds of first bytes (Unicode 15, table 3-7): how many bytes follow, the range of the second
 * byte, and the bits of the first that count. */
static const struct lead {
	unsigned char first, last, length, low, high, bits;
} leads[] = {
	{ 0xE1, 0xEC, 3, 0x80, 0xBF, 0x0F }, /* Japanese, the most frequent, comes first */
	{ 0xEE, 0xEF, 3, 0x80, 0xBF, 0x0F },
	{ 0xC2, 0xDF, 2, 0x80, 0xBF, 0x1F },
	{ 0xE0, 0xE0, 3, 0xA0, 0xBF, 0x0F },
	{ 0xED, 0xED, 3, 0x80, 0x9F, 0x0F },
	{ 0xF0, 0xF0, 4, 0x90, 0xBF, 0x07 },
	{ 0xF1, 0xF3, 4, 0x80, 0xBF, 0x07 },
	{ 0xF4, 0xF4, 4, 0x80, 0x8F, 0x07 },
};

static const struct lead *
lead_of(unsigned char c)
{
	size_t i;

	for (i = 0; i < sizeof leads / sizeof leads[0]; i++) {
		if (c >= leads[i].first && c <= leads[i].last)
			return &leads[i];
	}
	return NULL;
}

size_t
utf8_read(struct str s, uint32_t *code)
{
	const unsigned char *p = (const unsigned char *)s.p;
	const struct lead *lead;
	uint32_t read;
	size_t i;

	*code = p[0];
	if (p[0] < 0x80)
		return 1;
	*code = UTF8_BAD;
	lead = lead_of(p[0]);
	if (lead == NULL || s.n < 2 || p[1] < lead->low || p[1] > lead->high)
		return 1;
	read = p[0] & lead->bits;
	for (i = 1; i < lead->length; i++) {
		if (i == s.n || (p[i] & ~TAIL) != 0x80)
			return i;
		read = read << SHIFT | (p[i] & TAIL);
	}
	*code = read;
	return i;
}

size_t
utf8_write(char *out, uint32_t code)
{
	static const unsigned char marks[] = { 0, 0, 0xC0, 0xE0, 0xF0 };
	size_t n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4, i;

	for (i = n; i-- > 1; code >>= SHIFT)
		out[i] = (char)(0x80 | (code & TAIL));
	out[0] = (char)(marks[n] | code);
	return n;
}

/* Returns where the bytes of ASCII from at on end, of which there are probably few. */
static inline size_t
ascii_end(struct str s, size_t at)
{
	unsigned highs;

	for (; s.n - at >= sizeof(simd_bytes); at += sizeof(simd_bytes)) {
		highs = simd_highs(simd_load(s.p + at));
		if (highs != 0)
			return at + (unsigned)__builtin_ctz(highs);
	}
	while (at < s.n && (unsigned char)s.p[at] < 0x80)
		at++;
	return at;
}

size_t
utf8_ascii(struct str s)
{
	enum { STEP = sizeof(simd_bytes) };
	size_t at = 0;

	for (const char *p = s.p; s.n - at >= 4 * STEP; at += 4 * STEP, p += 4 * STEP)
		if (simd_highs(simd_load(p) | simd_load(p + STEP) | simd_load(p + 2 * STEP) |
			       simd_load(p + 3 * STEP)) != 0)
			break;
	return ascii_end(s, at);
}

/* Returns whether word begins with a character of three bytes that is certainly well-formed.  The
 * first bytes E0 and ED, which restrict the second, are left to utf8_read. */
static bool
is_three(uint64_t word)
{
	const unsigned free_leads = 0xDFFE; /* by the low four bits of the first byte */

	return (word & 0xC0C0F0) == 0x8080E0 && (free_leads >> (word & 0xF) & 1) != 0;
}

size_t
utf8_valid(struct str s)
{
	size_t at = 0, n;
	uint64_t word;
	uint32_t code;

	for (;;) {
		at = ascii_end(s, at);
		while (s.n - at >= sizeof word && is_three(word = swar_load(s.p + at)))
			at += is_three(word >> 24) ? 6 : 3;
		if (at == s.n)
			return at;
		n = utf8_read(str_after(s, at), &code);
		if (code == UTF8_BAD)
			return at;
		at += n;
	}
}

/* Counts the bytes that begin a character: all but 10xxxxxx. */
size_t
utf8_count(struct str s)
{
	size_t at = 0, tails = 0;
	uint64_t word;

	for (; s.n - at >= sizeof word; at += sizeof word) {
		word = swar_load(s.p + at);
		tails += ((word >> 7 & ~word >> 6 & SWAR_ONES) * SWAR_ONES) >> 56;
	}
	for (; at < s.n; at++)
		tails += (s.p[at] & ~TAIL & 0xFF) == 0x80;
	return s.n - tails;
}

/* The characters of no column, in ranges (the first and their number): general categories Mn, Me
 * and Cf of Unicode 15, but for U+00AD (the soft hyphen, which terminals show), and the vowels and
 * finals of Hangul syllables, which join the initial before them. */
static const uint32_t zero_width[] = { 0x0300, 112, 0x0483, 7, 0x0591, 45, 0x05BF, 1, 0x05C1, 2,
	0x05C4, 2, 0x05C7, 1, 0x0600, 6, 0x0610, 11, 0x061C, 1, 0x064B, 21, 0x0670, 1, 0x06D6, 8,
	0x06DF, 6, 0x06E7, 2, 0x06EA, 4, 0x070F, 1, 0x0711, 1, 0x0730, 27, 0x07A6, 11, 0x07EB, 9,
	0x07FD, 1, 0x0816, 4, 0x081B, 9, 0x0825, 3, 0x0829, 5, 0x0859, 3, 0x0890, 2, 0x0898, 8,
	0x08CA, 57, 0x093A, 1, 0x093C, 1, 0x0941, 8, 0x094D, 1, 0x0951, 7, 0x0962, 2, 0x0981, 1,
	0x09BC, 1, 0x09C1, 4, 0x09CD, 1, 0x09E2, 2, 0x09FE, 1, 0x0A01, 2, 0x0A3C, 1, 0x0A41, 2,
	0x0A47, 2, 0x0A4B, 3, 0x0A51, 1, 0x0A70, 2, 0x0A75, 1, 0x0A81, 2, 0x0ABC, 1, 0x0AC1, 5,
	0x0AC7, 2, 0x0ACD, 1, 0x0AE2, 2, 0x0AFA, 6, 0x0B01, 1, 0x0B3C, 1, 0x0B3F, 1, 0x0B41, 4,
	0x0B4D, 1, 0x0B55, 2, 0x0B62, 2, 0x0B82, 1, 0x0BC0, 1, 0x0BCD, 1, 0x0C00, 1, 0x0C04, 1,
	0x0C3C, 1, 0x0C3E, 3, 0x0C46, 3, 0x0C4A, 4, 0x0C55, 2, 0x0C62, 2, 0x0C81, 1, 0x0CBC, 1,
	0x0CBF, 1, 0x0CC6, 1, 0x0CCC, 2, 0x0CE2, 2, 0x0D00, 2, 0x0D3B, 2, 0x0D41, 4, 0x0D4D, 1,
	0x0D62, 2, 0x0D81, 1, 0x0DCA, 1, 0x0DD2, 3, 0x0DD6, 1, 0x0E31, 1, 0x0E34, 7, 0x0E47, 8,
	0x0EB1, 1, 0x0EB4, 9, 0x0EC8, 7, 0x0F18, 2, 0x0F35, 1, 0x0F37, 1, 0x0F39, 1, 0x0F71, 14,
	0x0F80, 5, 0x0F86, 2, 0x0F8D, 11, 0x0F99, 36, 0x0FC6, 1, 0x102D, 4, 0x1032, 6, 0x1039, 2,
	0x103D, 2, 0x1058, 2, 0x105E, 3, 0x1071, 4, 0x1082, 1, 0x1085, 2, 0x108D, 1, 0x109D, 1,
	0x1160, 160, 0x135D, 3, 0x1712, 3, 0x1732, 2, 0x1752, 2, 0x1772, 2, 0x17B4, 2, 0x17B7, 7,
	0x17C6, 1, 0x17C9, 11, 0x17DD, 1, 0x180B, 5, 0x1885, 2, 0x18A9, 1, 0x1920, 3, 0x1927, 2,
	0x1932, 1, 0x1939, 3, 0x1A17, 2, 0x1A1B, 1, 0x1A56, 1, 0x1A58, 7, 0x1A60, 1, 0x1A62, 1,
	0x1A65, 8, 0x1A73, 10, 0x1A7F, 1, 0x1AB0, 31, 0x1B00, 4, 0x1B34, 1, 0x1B36, 5, 0x1B3C, 1,
	0x1B42, 1, 0x1B6B, 9, 0x1B80, 2, 0x1BA2, 4, 0x1BA8, 2, 0x1BAB, 3, 0x1BE6, 1, 0x1BE8, 2,
	0x1BED, 1, 0x1BEF, 3, 0x1C2C, 8, 0x1C36, 2, 0x1CD0, 3, 0x1CD4, 13, 0x1CE2, 7, 0x1CED, 1,
	0x1CF4, 1, 0x1CF8, 2, 0x1DC0, 64, 0x200B, 5, 0x202A, 5, 0x2060, 5, 0x2066, 10, 0x20D0, 33,
	0x2CEF, 3, 0x2D7F, 1, 0x2DE0, 32, 0x302A, 4, 0x3099, 2, 0xA66F, 4, 0xA674, 10, 0xA69E, 2,
	0xA6F0, 2, 0xA802, 1, 0xA806, 1, 0xA80B, 1, 0xA825, 2, 0xA82C, 1, 0xA8C4, 2, 0xA8E0, 18,
	0xA8FF, 1, 0xA926, 8, 0xA947, 11, 0xA980, 3, 0xA9B3, 1, 0xA9B6, 4, 0xA9BC, 2, 0xA9E5, 1,
	0xAA29, 6, 0xAA31, 2, 0xAA35, 2, 0xAA43, 1, 0xAA4C, 1, 0xAA7C, 1, 0xAAB0, 1, 0xAAB2, 3,
	0xAAB7, 2, 0xAABE, 2, 0xAAC1, 1, 0xAAEC, 2, 0xAAF6, 1, 0xABE5, 1, 0xABE8, 1, 0xABED, 1,
	0xD7B0, 23, 0xD7CB, 49, 0xFB1E, 1, 0xFE00, 16, 0xFE20, 16, 0xFEFF, 1, 0xFFF9, 3, 0x101FD, 1,
	0x102E0, 1, 0x10376, 5, 0x10A01, 3, 0x10A05, 2, 0x10A0C, 4, 0x10A38, 3, 0x10A3F, 1, 0x10AE5,
	2, 0x10D24, 4, 0x10EAB, 2, 0x10EFD, 3, 0x10F46, 11, 0x10F82, 4, 0x11001, 1, 0x11038, 15,
	0x11070, 1, 0x11073, 2, 0x1107F, 3, 0x110B3, 4, 0x110B9, 2, 0x110BD, 1, 0x110C2, 1, 0x110CD,
	1, 0x11100, 3, 0x11127, 5, 0x1112D, 8, 0x11173, 1, 0x11180, 2, 0x111B6, 9, 0x111C9, 4,
	0x111CF, 1, 0x1122F, 3, 0x11234, 1, 0x11236, 2, 0x1123E, 1, 0x11241, 1, 0x112DF, 1, 0x112E3,
	8, 0x11300, 2, 0x1133B, 2, 0x11340, 1, 0x11366, 7, 0x11370, 5, 0x11438, 8, 0x11442, 3,
	0x11446, 1, 0x1145E, 1, 0x114B3, 6, 0x114BA, 1, 0x114BF, 2, 0x114C2, 2, 0x115B2, 4, 0x115BC,
	2, 0x115BF, 2, 0x115DC, 2, 0x11633, 8, 0x1163D, 1, 0x1163F, 2, 0x116AB, 1, 0x116AD, 1,
	0x116B0, 6, 0x116B7, 1, 0x1171D, 3, 0x11722, 4, 0x11727, 5, 0x1182F, 9, 0x11839, 2, 0x1193B,
	2, 0x1193E, 1, 0x11943, 1, 0x119D4, 4, 0x119DA, 2, 0x119E0, 1, 0x11A01, 10, 0x11A33, 6,
	0x11A3B, 4, 0x11A47, 1, 0x11A51, 6, 0x11A59, 3, 0x11A8A, 13, 0x11A98, 2, 0x11C30, 7,
	0x11C38, 6, 0x11C3F, 1, 0x11C92, 22, 0x11CAA, 7, 0x11CB2, 2, 0x11CB5, 2, 0x11D31, 6,
	0x11D3A, 1, 0x11D3C, 2, 0x11D3F, 7, 0x11D47, 1, 0x11D90, 2, 0x11D95, 1, 0x11D97, 1, 0x11EF3,
	2, 0x11F00, 2, 0x11F36, 5, 0x11F40, 1, 0x11F42, 1, 0x13430, 17, 0x13447, 15, 0x16AF0, 5,
	0x16B30, 7, 0x16F4F, 1, 0x16F8F, 4, 0x16FE4, 1, 0x1BC9D, 2, 0x1BCA0, 4, 0x1CF00, 46,
	0x1CF30, 23, 0x1D167, 3, 0x1D173, 16, 0x1D185, 7, 0x1D1AA, 4, 0x1D242, 3, 0x1DA00, 55,
	0x1DA3B, 50, 0x1DA75, 1, 0x1DA84, 1, 0x1DA9B, 5, 0x1DAA1, 15, 0x1E000, 7, 0x1E008, 17,
	0x1E01B, 7, 0x1E023, 2, 0x1E026, 5, 0x1E08F, 1, 0x1E130, 7, 0x1E2AE, 1, 0x1E2EC, 4, 0x1E4EC,
	4, 0x1E8D0, 7, 0x1E944, 7, 0xE0001, 1, 0xE0020, 96, 0xE0100, 240 };

/* Those of two columns: East_Asian_Width W and F of Unicode 15, with the unassigned code points
 * that the standard reserves for ideographs. */
static const uint32_t two_wide[] = { 0x1100, 96, 0x231A, 2, 0x2329, 2, 0x23E9, 4, 0x23F0, 1, 0x23F3,
	1, 0x25FD, 2, 0x2614, 2, 0x2648, 12, 0x267F, 1, 0x2693, 1, 0x26A1, 1, 0x26AA, 2, 0x26BD, 2,
	0x26C4, 2, 0x26CE, 1, 0x26D4, 1, 0x26EA, 1, 0x26F2, 2, 0x26F5, 1, 0x26FA, 1, 0x26FD, 1,
	0x2705, 1, 0x270A, 2, 0x2728, 1, 0x274C, 1, 0x274E, 1, 0x2753, 3, 0x2757, 1, 0x2795, 3,
	0x27B0, 1, 0x27BF, 1, 0x2B1B, 2, 0x2B50, 1, 0x2B55, 1, 0x2E80, 26, 0x2E9B, 89, 0x2F00, 214,
	0x2FF0, 12, 0x3000, 63, 0x3041, 86, 0x3099, 103, 0x3105, 43, 0x3131, 94, 0x3190, 84, 0x31F0,
	47, 0x3220, 40, 0x3250, 7024, 0x4E00, 22157, 0xA490, 55, 0xA960, 29, 0xAC00, 11172, 0xF900,
	512, 0xFE10, 10, 0xFE30, 35, 0xFE54, 19, 0xFE68, 4, 0xFF01, 96, 0xFFE0, 7, 0x16FE0, 5,
	0x16FF0, 2, 0x17000, 6136, 0x18800, 1238, 0x18D00, 9, 0x1AFF0, 4, 0x1AFF5, 7, 0x1AFFD, 2,
	0x1B000, 291, 0x1B132, 1, 0x1B150, 3, 0x1B155, 1, 0x1B164, 4, 0x1B170, 396, 0x1F004, 1,
	0x1F0CF, 1, 0x1F18E, 1, 0x1F191, 10, 0x1F200, 3, 0x1F210, 44, 0x1F240, 9, 0x1F250, 2,
	0x1F260, 6, 0x1F300, 33, 0x1F32D, 9, 0x1F337, 70, 0x1F37E, 22, 0x1F3A0, 43, 0x1F3CF, 5,
	0x1F3E0, 17, 0x1F3F4, 1, 0x1F3F8, 71, 0x1F440, 1, 0x1F442, 187, 0x1F4FF, 63, 0x1F54B, 4,
	0x1F550, 24, 0x1F57A, 1, 0x1F595, 2, 0x1F5A4, 1, 0x1F5FB, 85, 0x1F680, 70, 0x1F6CC, 1,
	0x1F6D0, 3, 0x1F6D5, 3, 0x1F6DC, 4, 0x1F6EB, 2, 0x1F6F4, 9, 0x1F7E0, 12, 0x1F7F0, 1,
	0x1F90C, 47, 0x1F93C, 10, 0x1F947, 185, 0x1FA70, 13, 0x1FA80, 9, 0x1FA90, 46, 0x1FABF, 7,
	0x1FACE, 14, 0x1FAE0, 9, 0x1FAF0, 9, 0x20000, 65534, 0x30000, 65534 };

/* Returns whether code is in one of n / 2 ranges, which are sorted. */
static bool
in_ranges(const uint32_t *ranges, size_t n, uint32_t code)
{
	size_t low = 0, high = n / 2, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (code - ranges[2 * middle] < ranges[2 * middle + 1])
			return true;
		if (code > ranges[2 * middle])
			low = middle + 1;
		else
			high = middle;
	}
	return false;
}

unsigned
utf8_width(uint32_t code)
{
	if (code < zero_width[0])
		return 1;
	if (in_ranges(zero_width, sizeof zero_width / sizeof *zero_width, code))
		return 0;
	return in_ranges(two_wide, sizeof two_wide / sizeof *two_wide, code) ? 2 : 1;
}

struct str
utf8_clip(struct str s, size_t max)
{
	if (s.n <= max)
		return s;
	while (max > 0 && (s.p[max] & ~TAIL & 0xFF) == 0x80)
		max--;
	return str_first(s, max);
}

size_t
utf8_columns(struct str s)
{
	size_t at = 0, columns = 0;
	uint32_t code;

	while (at < s.n) {
		at += utf8_read(str_after(s, at), &code);
		columns += utf8_width(code);
	}
	return columns;
}
