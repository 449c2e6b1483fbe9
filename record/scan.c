#include "record/scan.h"

const struct scan_ascii scan_ascii[128] = {
	/* clang-format off */
	['\n'] = { SCAN_end, 0 }, ['\r'] = { SCAN_end, 0 }, ['\t'] = { SCAN_blank, 0 },
	[' '] = { SCAN_blank, 0 }, ['('] = { SCAN_open, 0 }, [')'] = { SCAN_close, 0 },
	['*'] = { SCAN_star, 0 }, ['+'] = { SCAN_plus, 0 }, ['-'] = { SCAN_dash, 0 },
	['.'] = { SCAN_dot, 0 }, ['/'] = { SCAN_slash, 0 }, ['0'] = { SCAN_digit, 0 },
	['1'] = { SCAN_digit, 1 }, ['2'] = { SCAN_digit, 2 }, ['3'] = { SCAN_digit, 3 },
	['4'] = { SCAN_digit, 4 }, ['5'] = { SCAN_digit, 5 }, ['6'] = { SCAN_digit, 6 },
	['7'] = { SCAN_digit, 7 }, ['8'] = { SCAN_digit, 8 }, ['9'] = { SCAN_digit, 9 },
	[':'] = { SCAN_colon, 0 }, ['='] = { SCAN_equals, 0 }, ['|'] = { SCAN_bar, 0 },
	/* clang-format on */
};

const struct scan scan_nothing = { SCAN_other, 0, 3 };

#define PROMOTED(kind) (KIND_##kind | PIECE_PROMOTED)

/* The three bytes of a code point as one number. */
#define KEY(code)                                                                                  \
	((0xE0u | (code) >> 12) | (0x80u | ((code) >> 6 & 0x3Fu)) << 8 |                           \
	    (0x80u | ((code)&0x3Fu)) << 16)
#define WIDE(code, is, value) [SCAN_SLOT(KEY(code))] = { KEY(code), { SCAN_##is, value, 3 } }

/* Two rows in one slot cause a warning: then SCAN_SLOT needs another factor. */
const struct scan_wide scan_wides[256] = {
	/* clang-format off */
	WIDE(0x3000, blank, 0), /* ideographic space */
	WIDE(0xFF10, digit, 0), /* ０ */
	WIDE(0xFF11, digit, 1), /* １ */
	WIDE(0xFF12, digit, 2), /* ２ */
	WIDE(0xFF13, digit, 3), /* ３ */
	WIDE(0xFF14, digit, 4), /* ４ */
	WIDE(0xFF15, digit, 5), /* ５ */
	WIDE(0xFF16, digit, 6), /* ６ */
	WIDE(0xFF17, digit, 7), /* ７ */
	WIDE(0xFF18, digit, 8), /* ８ */
	WIDE(0xFF19, digit, 9), /* ９ */
	WIDE(0x4E00, numeral, 1), /* 一 */
	WIDE(0x4E8C, numeral, 2), /* 二 */
	WIDE(0x4E09, numeral, 3), /* 三 */
	WIDE(0x56DB, numeral, 4), /* 四 */
	WIDE(0x4E94, numeral, 5), /* 五 */
	WIDE(0x516D, numeral, 6), /* 六 */
	WIDE(0x4E03, numeral, 7), /* 七 */
	WIDE(0x516B, numeral, 8), /* 八 */
	WIDE(0x4E5D, numeral, 9), /* 九 */
	WIDE(0x5341, numeral, 10), /* 十 */
	WIDE(0x7389, piece, KIND_king), /* 玉 */
	WIDE(0x738B, piece, KIND_king), /* 王 */
	WIDE(0x98DB, piece, KIND_rook), /* 飛 */
	WIDE(0x9F8D, piece, PROMOTED(rook)), /* 龍 */
	WIDE(0x7ADC, piece, PROMOTED(rook)), /* 竜 */
	WIDE(0x89D2, piece, KIND_bishop), /* 角 */
	WIDE(0x99AC, piece, PROMOTED(bishop)), /* 馬 */
	WIDE(0x91D1, piece, KIND_gold), /* 金 */
	WIDE(0x9280, piece, KIND_silver), /* 銀 */
	WIDE(0x5168, piece, PROMOTED(silver)), /* 全 */
	WIDE(0x6842, piece, KIND_knight), /* 桂 */
	WIDE(0x572D, piece, PROMOTED(knight)), /* 圭 */
	WIDE(0x4ECA, piece, PROMOTED(knight)), /* 今 */
	WIDE(0x9999, piece, KIND_lance), /* 香 */
	WIDE(0x674F, piece, PROMOTED(lance)), /* 杏 */
	WIDE(0x4EDD, piece, PROMOTED(lance)), /* 仝 */
	WIDE(0x6B69, piece, KIND_pawn), /* 歩 */
	WIDE(0x3068, piece, PROMOTED(pawn)), /* と */
	WIDE(0x4E2A, piece, PROMOTED(pawn)), /* 个 */
	WIDE(0x6210, promote, 0), /* 成 */
	WIDE(0x4E0D, not, 0), /* 不 */
	WIDE(0x751F, raw, 0), /* 生 */
	WIDE(0x6253, drop, 0), /* 打 */
	WIDE(0x540C, same, 0), /* 同 */
	WIDE(0x53F3, mark, MARK_right), /* 右 */
	WIDE(0x5DE6, mark, MARK_left), /* 左 */
	WIDE(0x76F4, mark, MARK_straight), /* 直 */
	WIDE(0x4E0A, mark, MARK_up), /* 上 */
	WIDE(0x884C, mark, MARK_up), /* 行 */
	WIDE(0x5165, mark, MARK_up), /* 入 */
	WIDE(0x9032, mark, MARK_up), /* 進 */
	WIDE(0x5BC4, mark, MARK_side), /* 寄 */
	WIDE(0x5F15, mark, MARK_down), /* 引 */
	WIDE(0x4E0B, mark, MARK_down), /* 下 */
	WIDE(0x9000, mark, MARK_down), /* 退 */
	WIDE(0x25B2, side, BLACK), /* ▲ */
	WIDE(0x25BC, side, BLACK), /* ▼ */
	WIDE(0x2617, side, BLACK), /* ☗ */
	WIDE(0x26CA, side, BLACK), /* ⛊ */
	WIDE(0x25B3, side, WHITE), /* △ */
	WIDE(0x25BD, side, WHITE), /* ▽ */
	WIDE(0x2616, side, WHITE), /* ☖ */
	WIDE(0x26C9, side, WHITE), /* ⛉ */
	WIDE(0x30FB, empty, 0), /* ・ */
	WIDE(0xFF0E, dot, 0), /* ． */
	WIDE(0x25A1, empty, 0), /* □ */
	WIDE(0xFF08, open, 0), /* （ */
	WIDE(0xFF09, close, 0), /* ） */
	WIDE(0xFF1A, colon, 0), /* ： */
	WIDE(0xFF0F, slash, 0), /* ／ */
	WIDE(0xFF0B, plus, 0), /* ＋ */
	WIDE(0xFF1D, equals, 0), /* ＝ */
	WIDE(0xFF0A, star, 0), /* ＊ */
	WIDE(0xFF5C, bar, 0), /* ｜ */
	WIDE(0x2010, dash, 0), /* ‐ */
	WIDE(0x2013, dash, 0), /* – */
	WIDE(0x2014, dash, 0), /* — */
	WIDE(0x2015, dash, 0), /* ― */
	WIDE(0x30FC, dash, 0), /* ー */
	WIDE(0x2212, dash, 0), /* − */
	WIDE(0xFF0D, dash, 0), /* － */
	WIDE(0x2500, dash, 0), /* ─ */
	WIDE(0x2501, dash, 0), /* ━ */
	WIDE(0xFEFF, bom, 0), /* byte order mark */
	/* clang-format on */
};

struct scan
scan_rare(const char *p, const char *end)
{
	unsigned char c = (unsigned char)*p;
	unsigned length = c < 0xC0 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
	char copy[4] = { 0 };
	struct scan scan = { SCAN_other, 0, (uint8_t)(end - p < (ptrdiff_t)length ? 1 : length) };

	if (scan.length != 3)
		return scan;
	memcpy(copy, p, 3);
	return *scan_three(copy);
}

const char *
scan_number(const char *p, const char *end, uint32_t *number)
{
	struct scan scan;
	uint64_t n = 0;

	for (; (scan = scan_next(p, end)).is == SCAN_digit; p += scan.length)
		n = n < SCAN_NUMBER_MAX ? n * 10 + scan.value : n;
	*number = n < SCAN_NUMBER_MAX ? (uint32_t)n : SCAN_NUMBER_MAX;
	return p;
}

/* Reads one place of a kanji numeral, 二百 or 百; the last has no unit.  Returns p if it is not
 * there. */
static const char *
scan_place(const char *p, const char *end, struct str unit, uint32_t worth, uint32_t *number)
{
	struct scan scan = scan_next(p, end);
	bool digit = scan.is == SCAN_numeral && scan.value < 10;
	const char *after = digit ? p + scan.length : p;

	if (unit.n == 0 ? !digit : scan_word(after, end, unit) == 0)
		return p;
	*number += (digit ? scan.value : 1) * worth;
	return after + unit.n;
}

const char *
scan_count(const char *p, const char *end, uint32_t *number)
{
	const char *after = p;
	uint32_t count = 0;

	after = scan_place(after, end, STR("百"), 100, &count);
	after = scan_place(after, end, STR("十"), 10, &count);
	after = scan_place(after, end, NO_STR, 1, &count);
	if (after == p)
		return scan_number(p, end, number);
	*number = count;
	return after;
}

/* The characters of a piece's long name, and its face. */
struct long_name {
	piece_t first;
	struct str second;
	piece_t face;
};

static const struct long_name long_names[] = {
	{ KIND_rook, { "車", 3 }, KIND_rook },
	{ PROMOTED(pawn), { "金", 3 }, PROMOTED(pawn) },
	{ KIND_gold, { "将", 3 }, KIND_gold },
	{ KIND_silver, { "将", 3 }, KIND_silver },
	{ KIND_knight, { "馬", 3 }, KIND_knight },
	{ KIND_lance, { "車", 3 }, KIND_lance },
	{ KIND_pawn, { "兵", 3 }, KIND_pawn },
	{ KIND_king, { "将", 3 }, KIND_king },
	{ PROMOTED(rook), { "王", 3 }, PROMOTED(rook) },
	{ PROMOTED(rook), { "馬", 3 }, PROMOTED(bishop) },
};

/* Reads the second character of a long name, after the first was read as *face. */
static const char *
read_long_name(const char *p, const char *end, piece_t *face)
{
	size_t i;

	if (end - p < 3 || (unsigned char)*p < 0xE5) /* 兵, the lowest of them */
		return p;
	for (i = 0; i < sizeof long_names / sizeof *long_names; i++) {
		if (long_names[i].first == *face && scan_word(p, end, long_names[i].second) != 0) {
			*face = long_names[i].face;
			return p + 3;
		}
	}
	return p;
}

const char *
scan_face(const char *p, const char *end, piece_t *face)
{
	struct scan scan = scan_next(p, end);
	bool promoted = scan.is == SCAN_promote;

	if (promoted) {
		p += scan.length;
		scan = scan_next(p, end);
	}
	if (scan.is != SCAN_piece)
		return NULL;
	if (promoted &&
	    (piece_promoted(scan.value) || scan.value == KIND_gold || scan.value == KIND_king))
		return NULL;
	*face = promoted ? scan.value | PIECE_PROMOTED : scan.value;
	return p + scan.length;
}

const char *
scan_piece(const char *p, const char *end, piece_t *face)
{
	p = scan_face(p, end, face);
	return p == NULL ? NULL : read_long_name(p, end, face);
}
