#include "parsers/western/psn.h"

#include "record/text/scan.h"

static bool
is_name(char c, bool first)
{
	char low = (char)(c | 0x20);

	return (low >= 'a' && low <= 'z') || c == '_' || (!first && c >= '0' && c <= '9');
}

/* After the quotes of a value at p, which ends where ] follows on the same line; quotes inside it
 * are forgiven. */
static const char *
read_value(const char *p, const char *end, struct psn_tag *tag)
{
	const char *q, *close;

	for (q = p; q != end && *q != '\n' && *q != '\r'; q++) {
		if (*q == '\\' && q + 1 != end && (q[1] == '"' || q[1] == '\\')) {
			tag->escaped = true;
			q++;
			continue;
		}
		if (*q != '"')
			continue;
		close = scan_blanks(q + 1, end);
		if (close != end && *close == ']') {
			tag->value = psn_str(p, q);
			return close + 1;
		}
	}
	return NULL;
}

bool
psn_tag_read(const char *p, const char *end, struct psn_tag *tag)
{
	const char *name;

	tag->open = false;
	if (p == end || *p != '[')
		return false;
	name = p = scan_blanks(p + 1, end);
	while (p != end && is_name(*p, p == name))
		p++;
	tag->name = psn_str(name, p);
	tag->escaped = false;
	p = scan_blanks(p, end);
	if (tag->name.n == 0 || p == end || *p != '"')
		return false;
	tag->after = read_value(p + 1, end, tag);
	tag->open = tag->after == NULL;
	return !tag->open;
}

/* Equal but for the case of ASCII letters; word is in lower case. */
static bool
same(struct str name, const char *word)
{
	size_t i;

	for (i = 0; i < name.n && word[i] != '\0'; i++) {
		char c = name.p[i];

		if (str_lower(c) != word[i])
			return false;
	}
	return i == name.n && word[i] == '\0';
}

/* A tag after moves or their *; where a game has none, the first tag once more, after an empty
 * line or if it is one that collections begin with.  Right after itself it is said twice. */
bool
psn_tag_opens(const struct psn *psn, const struct psn_tag *tag)
{
	const struct record *record = psn->record;
	size_t count = record->header_count;
	bool begins = psn->empty_lines > 0 || same(tag->name, "name") || same(tag->name, "sente");

	if (psn->scored || psn->starred)
		return true;
	return begins && count > 0 && str_eq_nocase(tag->name, record->headers[0].key) &&
	       (psn->empty_lines > 0 || !str_eq_nocase(tag->name, record->headers[count - 1].key));
}

/* The value without blanks around it (NUL among them), and without escapes. */
static struct str
value_of(const struct psn *psn, const struct psn_tag *tag)
{
	struct str value = tag->value, copy;
	size_t i;
	char *out;

	while (value.n > 0 && str_is_space(value.p[0]))
		value = str_after(value, 1);
	while (value.n > 0 && str_is_space(value.p[value.n - 1]))
		value.n--;
	if (!tag->escaped)
		return value;
	out = arena_take(psn->record->arena, value.n + 1);
	copy = (struct str){ out, 0 };
	for (i = 0; i < value.n; i++) {
		if (value.p[i] == '\\' && i + 1 < value.n &&
		    (value.p[i + 1] == '"' || value.p[i + 1] == '\\'))
			i++;
		out[copy.n++] = value.p[i];
	}
	return copy;
}

/* Where a value stands; the whole tag, where there is none. */
static struct span
value_span(const struct psn *psn, const struct psn_tag *tag)
{
	const char *p = tag->value.p;

	if (tag->value.n > 0)
		return psn_span(psn, p, p + tag->value.n);
	return psn_span(psn, tag->name.p - 1, tag->after);
}

static bool
is_unknown(struct str value)
{
	return value.n == 0 || same(value, "?") || same(value, "-") || same(value, "*");
}

static void
add_header(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	enum header_id id = header_of_psn(tag->name);
	const struct header *present = id == HEADER_other ? NULL : record_header(psn->record, id);

	if (same(value, "?")) /* nothing is known */
		return;
	if (present != NULL && str_eq_nocase(present->key, tag->name))
		psn_find(psn, DIAG_duplicate_header, tag->name.p - 1, tag->after,
		    ARGS(A_STR(psn_excerpt(tag->name.p, tag->name.p + tag->name.n))));
	else if (present != NULL) /* Site and Venue: two things after all */
		id = HEADER_other;
	record_add_header(psn->record, id, tag->name, value, value_span(psn, tag));
}

static void
take_result(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	struct psn_outcome outcome = { .given = false };
	const char *after;

	if (is_unknown(value))
		return;
	after = psn_word_value(value, &outcome);
	if (after == NULL)
		psn_find(psn, DIAG_unknown_terminator, tag->value.p, tag->value.p + tag->value.n,
		    ARGS(A_STR(psn_excerpt(value.p, value.p + value.n))));
	if (after != value.p + value.n)
		record_add_header(
		    psn->record, HEADER_other, tag->name, value, value_span(psn, tag));
	outcome.at = value_span(psn, tag);
	psn->tag = outcome;
}

static void
take_handicap(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	static const char *const none[] = { "none", "no", "even", "even game", "no handicap",
		"hirate", "平手" };
	struct setup *setup = &psn->record->setup;
	size_t i;

	if (is_unknown(value))
		return;
	for (i = 0; i < sizeof none / sizeof *none; i++) {
		if (same(value, none[i])) {
			if (setup->base == SETUP_default)
				setup->base = SETUP_even;
			return;
		}
	}
	setup->name = value;
	setup->name_at = value_span(psn, tag);
	if (setup->base != SETUP_board)
		setup->base = SETUP_named;
}

static void
take_position(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	if (tag->escaped)
		value = tag->value; /* no position has any: it will be reported where it stands */
	if (!is_unknown(value))
		psn_setup_fen(psn, value);
}

static void
take_variant(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	if (!is_unknown(value))
		psn_variant_take(psn, value, value_span(psn, tag));
	psn->variant_tag = !psn->style.large;
}

/* Tags that say more than a header does. */
static const struct {
	const char *name;
	void (*take)(struct psn *, const struct psn_tag *, struct str);
} takers[] = {
	{ "result", take_result },
	{ "handicap", take_handicap },
	{ "fen", take_position },
	{ "sfen", take_position },
	{ "variant", take_variant },
};

/* Tags that only the GNU Shogi Database has. */
static const char *const gsdb_tags[] = { "proam", "black_grade", "white_grade" };

void
psn_tag_take(struct psn *psn, const struct psn_tag *tag)
{
	struct str value = value_of(psn, tag);
	size_t i;

	psn->declared = true;
	for (i = 0; i < sizeof gsdb_tags / sizeof *gsdb_tags; i++)
		psn->gsdb |= same(tag->name, gsdb_tags[i]);
	for (i = 0; i < sizeof takers / sizeof *takers; i++) {
		if (same(tag->name, takers[i].name)) {
			takers[i].take(psn, tag, value);
			return;
		}
	}
	add_header(psn, tag, value);
}

bool
psn_tag_line(struct psn *psn, struct str line)
{
	size_t colon = str_find(line, STR(":"));
	struct str key = str_trim(str_first(line, colon)), value;
	enum header_id id = header_of_psn(key);

	if (colon == line.n || id == HEADER_other)
		return false;
	value = str_trim(str_after(line, colon + 1));
	psn->declared = psn->named = true;
	record_add_header(psn->record, id, key, value,
	    value.n > 0 ? psn_span(psn, value.p, value.p + value.n)
			: psn_span(psn, line.p, line.p + line.n));
	return true;
}

/* Whether a word is a number of pieces. */
static bool
is_count(struct str word)
{
	static const char *const counts[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "two",
		"three", "four", "five", "six", "seven", "eight", "nine", "ten" };
	size_t i;

	for (i = 0; i < sizeof counts / sizeof *counts; i++) {
		if (same(word, counts[i]))
			return true;
	}
	return false;
}

/* Finds "6-piece", "two piece" in a value. */
static bool
find_pieces(struct str value, struct str *name)
{
	enum { LONGEST = 8 };
	const struct str piece = STR("piece");
	size_t at, start, end;

	for (at = 0; at + piece.n <= value.n; at++) {
		if (!same(str_first(str_after(value, at), piece.n), piece.p))
			continue;
		for (end = at; end > 0 && (value.p[end - 1] == ' ' || value.p[end - 1] == '-');)
			end--;
		for (start = end;
		     start > 0 && end - start < LONGEST && is_name(value.p[start - 1], false);)
			start--;
		*name = (struct str){ value.p + start, at + piece.n - start };
		if (is_count((struct str){ value.p + start, end - start }))
			return true;
	}
	return false;
}

void
psn_tag_search(struct psn *psn)
{
	struct setup *setup = &psn->record->setup;
	struct str name;
	size_t i;

	for (i = 0; i < psn->record->header_count && setup->base == SETUP_default; i++) {
		const struct header *header = &psn->record->headers[i];

		if (!find_pieces(header->value, &name))
			continue;
		setup->base = SETUP_named;
		setup->name = name;
		setup->name_at = header->at;
	}
}

static bool
is_colour(const struct header *header)
{
	return same(header->key, "black") || same(header->key, "white");
}

void
psn_tag_finish(struct psn *psn)
{
	struct record *record = psn->record;
	uint32_t *first = record->header_first, black = first[HEADER_black],
		 white = first[HEADER_white];
	size_t i;

	if (!psn->chess && !psn->variant_tag)
		return;
	for (i = 0; i < record->header_count; i++) {
		struct header *header = &record->headers[i];

		if ((header->id == HEADER_black || header->id == HEADER_white) &&
		    !is_colour(header))
			return;
	}
	for (i = 0; i < record->header_count; i++) {
		struct header *header = &record->headers[i];

		if (header->id == HEADER_black)
			header->id = HEADER_white;
		else if (header->id == HEADER_white)
			header->id = HEADER_black;
	}
	first[HEADER_black] = white;
	first[HEADER_white] = black;
}
