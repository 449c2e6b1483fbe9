#include "parsers/western/psn_reader.h"

/* Returns whether a tag's name may have c, as its first character or a later one. */
static bool
is_name(char c, bool first)
{
	return str_is_letter(c) || c == '_' || (!first && str_is_digit(c));
}

/* Reads a value, which may contain quotes, and its closing quote, after which a ] follows. */
static const char *
take_value(const char *p, const char *end, struct psn_tag *tag)
{
	const char *q, *close;

	for (q = p; q != end && !str_is_line_end(*q); q++) {
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
	tag->begin = p;
	name = p = scan_blanks(p + 1, end);
	while (p != end && is_name(*p, p == name))
		p++;
	tag->name = psn_str(name, p);
	tag->escaped = false;
	p += p != end && *p == ':'; /* [Black: "A"] */
	p = scan_blanks(p, end);
	if (tag->name.n == 0 || p == end || *p != '"')
		return false;
	tag->after = take_value(p + 1, end, tag);
	tag->open = tag->after == NULL;
	return !tag->open;
}

bool
psn_tag_opens(const struct psn *psn, const struct psn_tag *tag)
{
	const struct header *headers = psn->record->headers;
	size_t count = psn->record->header_count;
	bool apart = psn->empty_lines > 0;

	if (psn->seen.scored || psn->seen.starred)
		return true;
	/* no moves: the first tag once more, after an empty line or if collections begin with it;
	 * right after itself it is a duplicate */
	if (!apart && !str_eq_nocase(tag->name, STR("name")) &&
	    !str_eq_nocase(tag->name, STR("sente")))
		return false;
	return count > 0 && str_eq_nocase(tag->name, headers[0].key) &&
	       (apart || !str_eq_nocase(tag->name, headers[count - 1].key));
}

/* Returns the value without blanks around it and without escapes. */
static struct str
value_of(const struct psn *psn, const struct psn_tag *tag)
{
	struct str value = tag->value;
	size_t i, n = 0;
	char *out;

	value = psn_str(str_skip_spaces(value.p, value.p + value.n), value.p + value.n);
	while (value.n > 0 && str_is_space(value.p[value.n - 1]))
		value.n--;
	if (!tag->escaped)
		return value;
	out = arena_take(psn->record->arena, value.n + 1);
	for (i = 0; i < value.n; i++) {
		if (value.p[i] == '\\' && i + 1 < value.n &&
		    (value.p[i + 1] == '"' || value.p[i + 1] == '\\'))
			i++;
		out[n++] = value.p[i];
	}
	return (struct str){ out, n };
}

/* Returns the place of the value, or of the whole tag if the value is empty. */
static struct span
value_span(const struct psn *psn, const struct psn_tag *tag)
{
	return tag->value.n > 0 ? psn_place(psn, tag->value)
				: psn_span(psn, tag->begin, tag->after);
}

static bool
is_unknown(struct str value)
{
	return value.n == 0 || (value.n == 1 && memchr("?-*", *value.p, 3) != NULL);
}

static void
add_header(struct psn *psn, const struct psn_tag *tag, enum header_id id, struct str value)
{
	const struct header *present = id == HEADER_other ? NULL : record_header(psn->record, id);

	if (str_eq_nocase(value, STR("?"))) /* nothing is known */
		return;
	if (present != NULL && str_eq_nocase(present->key, tag->name))
		psn_report(psn, DIAG_duplicate_header, tag->begin, tag->after,
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
		psn_report(psn, DIAG_unknown_terminator, tag->value.p, tag->value.p + tag->value.n,
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
		"hirate", "平手", NULL };
	struct setup *setup = &psn->record->setup;

	if (is_unknown(value))
		return;
	if (psn_is_listed(value, none)) {
		if (setup->base == SETUP_default)
			setup->base = SETUP_even;
		return;
	}
	setup->handicap.name = value;
	setup->handicap.at = value_span(psn, tag);
	if (setup->base != SETUP_board)
		setup->base = SETUP_named;
}

static void
take_position(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	if (tag->escaped)
		value = tag->value; /* no position has escapes: this one is reported as written */
	if (!is_unknown(value))
		psn_setup_fen(psn, value);
}

static void
take_variant(struct psn *psn, const struct psn_tag *tag, struct str value)
{
	if (!is_unknown(value))
		psn_setup_variant(psn, value, value_span(psn, tag));
	psn->seen.variant_tag = !psn->style.large;
}

/* Tags that are no headers. */
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

void
psn_tag_take(struct psn *psn, const struct psn_tag *tag)
{
	/* those that the GNU Shogi Database alone has */
	static const char *const gsdb[] = { "proam", "black_grade", "white_grade", NULL };
	struct str value = value_of(psn, tag);
	enum header_id id;
	size_t i;

	psn->seen.declared = true;
	psn->seen.gsdb |= psn_is_listed(tag->name, gsdb);
	for (i = 0; i < sizeof takers / sizeof *takers; i++) {
		if (str_eq_nocase(tag->name, str_of(takers[i].name))) {
			takers[i].take(psn, tag, value);
			psn->seen.tagged = true;
			return;
		}
	}
	id = header_of_psn(tag->name);
	psn->seen.tagged |= id != HEADER_other;
	add_header(psn, tag, id, value);
}

/* Returns the header that a line names before its colon. */
static enum header_id
header_at(struct str line, struct str *key)
{
	size_t colon = str_find(line, STR(":"));

	*key = str_trim(str_first(line, colon));
	return colon == line.n ? HEADER_other : header_of_psn(*key);
}

/* Returns whether the first move of a game begins at p: 1.P-2f. */
static bool
begins_game(const struct psn *psn, const char *p, const char *end)
{
	struct claim claim;
	bool chess = false;

	return end - p > 2 && p[0] == '1' && p[1] == '.' &&
	       western_move(scan_blanks(p + 2, end), end, &psn->style, &claim, &chess) != NULL;
}

/* Returns whether the word before a colon names a player. */
static bool
names_player(const char *word, const char *colon)
{
	enum header_id id = header_of_psn(psn_str(word, colon));

	return id == HEADER_black || id == HEADER_white;
}

/* Returns the length of the header that a line begins with.  The other player's name may follow in
 * the same line, and the game: "Black: A White: B 1.P-2f". */
static size_t
header_length(const struct psn *psn, struct str line)
{
	const char *end = line.p + line.n, *word = NULL; /* the word at p; NULL: it is none */

	for (const char *p = line.p; p != end; p++) {
		if (str_is_blank(*p)) {
			word = p + 1;
			if (begins_game(psn, word, end))
				return (size_t)(p - line.p);
		} else if (*p == ':') {
			if (word != NULL && names_player(word, p))
				return (size_t)(word - 1 - line.p);
			word = NULL;
		}
	}
	return line.n;
}

const char *
psn_tag_line(struct psn *psn, struct str line)
{
	const char *end = line.p + line.n, *p = line.p, *after = NULL;
	struct str key, one, value;
	enum header_id id;

	while (p != end && (id = header_at(psn_str(p, end), &key)) != HEADER_other) {
		one = str_first(psn_str(p, end), header_length(psn, psn_str(p, end)));
		value = str_trim(str_after(one, str_find(one, STR(":")) + 1));
		psn->seen.declared = psn->seen.named = true;
		record_add_header(
		    psn->record, id, key, value, psn_place(psn, value.n > 0 ? value : one));
		after = one.p + one.n;
		p = scan_blanks(after, end);
	}
	return after;
}

/* Finds a handicap like "6-piece" or "two piece" in a value. */
static bool
find_pieces(struct str value, struct str *name)
{
	enum { LONGEST = 8 };
	static const char *const counts[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "two",
		"three", "four", "five", "six", "seven", "eight", "nine", "ten", NULL };
	const char *after;
	size_t at, start, end;

	for (at = 0; at < value.n; at++) {
		after = psn_take_word(value.p + at, value.p + value.n, "piece");
		if (after == NULL)
			continue;
		for (end = at; end > 0 && (value.p[end - 1] == ' ' || value.p[end - 1] == '-');)
			end--;
		for (start = end;
		     start > 0 && end - start < LONGEST && is_name(value.p[start - 1], false);)
			start--;
		*name = psn_str(value.p + start, after);
		if (psn_is_listed(psn_str(value.p + start, value.p + end), counts))
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
		setup->handicap.name = name;
		setup->handicap.at = header->at;
	}
}

void
psn_tag_finish(struct psn *psn)
{
	static const char *const colours[] = { "black", "white", NULL };
	struct record *record = psn->record;
	uint32_t *first = record->header_first, black = first[HEADER_black];
	struct header *header, *end = record->headers + record->header_count;

	if (!psn_white_first(psn))
		return;
	for (header = record->headers; header != end; header++) {
		if ((header->id == HEADER_black || header->id == HEADER_white) &&
		    !psn_is_listed(header->key, colours))
			return;
	}
	for (header = record->headers; header != end; header++) {
		if (header->id == HEADER_black)
			header->id = HEADER_white;
		else if (header->id == HEADER_white)
			header->id = HEADER_black;
	}
	first[HEADER_black] = first[HEADER_white];
	first[HEADER_white] = black;
}
