#include "parsers/jkf/jkf_move.h"

#include "record/text/swar.h"

/* --- what is said */

/* Letters of relative marks: left, center, right; up, middle, down; H from a hand. */
static const struct {
	char letter;
	uint8_t mark; /* enum mark; 0: a drop */
} letters[] = {
	{ 'L', MARK_left },
	{ 'C', MARK_straight },
	{ 'R', MARK_right },
	{ 'U', MARK_up },
	{ 'M', MARK_side },
	{ 'D', MARK_down },
	{ 'H', 0 },
};

bool
jkf_move_relative(struct str s, struct claim *claim)
{
	unsigned marks = 0;
	size_t i, row, count = sizeof letters / sizeof *letters;
	bool drop = false;

	for (i = 0; i < s.n; i++) {
		for (row = 0; row < count && letters[row].letter != s.p[i]; row++)
			;
		if (row == count)
			return false;
		marks |= letters[row].mark;
		drop |= letters[row].mark == 0;
	}
	if ((claim->has & CLAIM_HAS_from) != 0)
		return true;
	if (drop)
		claim->has |= CLAIM_HAS_drop;
	else
		claim->marks = (uint8_t)marks;
	return true;
}

/*
 * A move without an origin is a drop, unless relative marks show otherwise.  In the output of
 * json-kifu-format's parsers, before its normaliser has run, the color is missing too; there the
 * other moves decide.  These parsers, of KIF and CSA, leave the promotion out if nothing promotes;
 * that of KI2, whose moves have no origin, also if it goes without saying.
 */
bool
jkf_move_settle(struct claim *claim)
{
	bool from = (claim->has & CLAIM_HAS_from) != 0;

	if (!from && claim->marks == 0 && (claim->has & CLAIM_HAS_side) != 0)
		claim->has |= CLAIM_HAS_drop;
	if (from && (claim->has & (CLAIM_HAS_promote | CLAIM_HAS_stay)) == 0)
		claim->has |= CLAIM_HAS_promotion_mark;
	return (claim->has & (CLAIM_HAS_to | CLAIM_HAS_same)) != 0 &&
	       (claim->has & (CLAIM_HAS_from | CLAIM_HAS_piece)) != 0;
}

uint32_t
jkf_move_clock(double h, double m, double s)
{
	double all = ((h * 60 + m) * 60 + s) * 1000;

	return h >= 0 && m >= 0 && s >= 0 && all < TIME_NONE ? (uint32_t)(all + 0.5) : TIME_NONE;
}

/* --- the usual text */

/* Each function below reads what is at p and returns the place after it, or NULL. */

/* Takes the key of the next member off *p, behind a bracket or comma.  Returns its number, or
 * JKF_NO_MEMBER, also if the member is in *seen, where it is put. */
static inline unsigned
take_key(const struct jkf *jkf, const char **p, char before, uint32_t *seen)
{
	const char *key = *p + 2;
	uint64_t word = swar_load(key), quotes = swar_equal(word, '"');
	unsigned n = quotes != 0 ? swar_first(quotes) : sizeof word, member;

	if ((*p)[0] != before || (*p)[1] != '"' || n == 0 || key[n] != '"' || key[n + 1] != ':')
		return JKF_NO_MEMBER;
	member = json_names_get(jkf->json.names, json_names_word(word, n));
	if ((*seen >> member & 1) != 0)
		return JKF_NO_MEMBER;
	*seen |= UINT32_C(1) << member;
	*p = key + n + 2;
	return member;
}

static inline const char *
read_color(const char *p, struct claim *claim)
{
	if (*p != '0' && *p != '1')
		return NULL;
	claim->has |= CLAIM_HAS_side;
	claim->side = *p == '0' ? BLACK : WHITE;
	return p + 1;
}

static inline const char *
read_square(const char *p, square_t *square)
{
	static const char form[] = "{\"x\":0,\"\0\0\0y\":0}";
	uint64_t x, y;

	if (!swar_like(swar_load(p), swar_load(form), &x) ||
	    !swar_like(swar_load(p + 8) << 24, swar_load(form + 8), &y))
		return NULL;
	x = x >> 40 & 0xF;
	y = y >> 48 & 0xF;
	*square = square_make((unsigned)x, (unsigned)y);
	return x != 0 && y != 0 ? p + 13 : NULL;
}

static inline const char *
read_face(const char *p, piece_t *face)
{
	*face = piece_of_csa(p + 1);
	return p[0] == '"' && p[3] == '"' && *face != 0 ? p + 4 : NULL;
}

static inline const char *
read_truth(const char *p, bool *truth)
{
	*truth = *p == 't';
	if (!*truth && *p++ != 'f')
		return NULL;
	return swar_load_half(p) == swar_load_half(*truth ? "true" : "alse") ? p + 4 : NULL;
}

/* Reads the letters of relative marks, at most 8. */
static inline const char *
read_marks(const char *p, struct str *marks)
{
	uint64_t quotes = swar_equal(swar_load(p + 1), '"');

	if (*p != '"' || quotes == 0)
		return NULL;
	*marks = (struct str){ p + 1, swar_first(quotes) };
	return p + 2 + marks->n;
}

/* Reads the value of a move's member. */
static inline const char *
read_member(const char *p, unsigned member, struct claim *claim, struct str *marks)
{
	unsigned has = 0;
	bool truth = true;
	piece_t face;

	switch (member) {
	case JKF_MEMBER_color:
		return read_color(p, claim);
	case JKF_MEMBER_from:
		has = CLAIM_HAS_from;
		p = read_square(p, &claim->from);
		break;
	case JKF_MEMBER_to:
		has = CLAIM_HAS_to;
		p = read_square(p, &claim->to);
		break;
	case JKF_MEMBER_piece:
		has = CLAIM_HAS_piece;
		p = read_face(p, &claim->piece);
		break;
	case JKF_MEMBER_same:
		p = read_truth(p, &truth);
		has = truth ? CLAIM_HAS_same : 0;
		break;
	case JKF_MEMBER_promote:
		p = read_truth(p, &truth);
		has = truth ? CLAIM_HAS_promote : CLAIM_HAS_stay;
		break;
	case JKF_MEMBER_capture:
		has = CLAIM_HAS_capture;
		p = read_face(p, &face);
		break;
	case JKF_MEMBER_relative:
		return read_marks(p, marks);
	default:
		return NULL;
	}
	claim->has = (uint16_t)(claim->has | has);
	return p;
}

static const char *
read_move(const struct jkf *jkf, const char *p, struct claim *claim)
{
	uint32_t seen = 1 << JKF_NO_MEMBER;
	struct str marks = NO_STR;
	char before;

	for (before = '{'; p != NULL && *p != '}'; before = ',') {
		unsigned member = take_key(jkf, &p, before, &seen);

		p = read_member(p, member, claim, &marks);
	}
	return p != NULL && jkf_move_relative(marks, claim) && jkf_move_settle(claim) ? p + 1
										      : NULL;
}

static const char *
read_clock(const struct jkf *jkf, const char *p, uint32_t *clock)
{
	uint32_t seen = 1 << JKF_NO_MEMBER;
	int64_t parts[JKF_MEMBERS];
	char before;

	parts[JKF_MEMBER_h] = parts[JKF_MEMBER_m] = parts[JKF_MEMBER_s] = 0;
	for (before = '{'; p != NULL && *p != '}'; before = ',') {
		unsigned member = take_key(jkf, &p, before, &seen);

		if (member != JKF_MEMBER_h && member != JKF_MEMBER_m && member != JKF_MEMBER_s)
			return NULL;
		p = json_read_digits(&jkf->json, p, *p, &parts[member]);
	}
	*clock = jkf_move_clock(
	    (double)parts[JKF_MEMBER_h], (double)parts[JKF_MEMBER_m], (double)parts[JKF_MEMBER_s]);
	return p != NULL && *clock != TIME_NONE ? p + 1 : NULL;
}

static const char *
read_time(const struct jkf *jkf, const char *p, struct jkf_entry *entry)
{
	uint32_t seen = 1 << JKF_NO_MEMBER;
	char before;

	for (before = '{'; p != NULL && *p != '}'; before = ',') {
		unsigned member = take_key(jkf, &p, before, &seen);

		if (member != JKF_MEMBER_now && member != JKF_MEMBER_total)
			return NULL;
		p = read_clock(jkf, p, member == JKF_MEMBER_now ? &entry->spent : &entry->total);
	}
	return p != NULL ? p + 1 : NULL;
}

bool
jkf_move_usual(const struct jkf *jkf, struct jkf_entry *entry)
{
	enum { LONGEST = 512 }; /* of what is looked at, as each key comes once */
	const struct json_reader *json = &jkf->json;
	const char *p = json->body.p + json->at, *begin;
	uint32_t seen = 1 << JKF_NO_MEMBER, with = seen | JKF_HAS(move);
	char before;

	if (json->body.n - json->at < LONGEST || *p++ != ',')
		return false;
	entry->claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	entry->spent = entry->total = TIME_NONE;
	entry->time = (struct span){ 0, 0 };
	for (before = '{'; *p != '}'; before = ',') {
		unsigned member = take_key(jkf, &p, before, &seen);
		struct span *at = member == JKF_MEMBER_move ? &entry->move : &entry->time;

		begin = p;
		if (member == JKF_MEMBER_move)
			p = read_move(jkf, p, &entry->claim);
		else
			p = member == JKF_MEMBER_time ? read_time(jkf, p, entry) : NULL;
		if (p == NULL)
			return false;
		*at = (struct span){ json_at(json, begin), (uint32_t)(p - begin) };
	}
	entry->end = json_at(json, p + 1);
	return (seen & with) == with;
}
