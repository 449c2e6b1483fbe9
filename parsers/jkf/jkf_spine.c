#include "parsers/jkf/jkf_spine.h"

/*
 * The spine of a game: the arrays and objects that enclose its moves.
 *
 *   { "moves": [ { "forks": [ [ { "forks": [ [ { ...
 *   1          2 3          4 5 6          7 8 9
 *
 * One pass over brackets and strings finds it at any depth.  What lies between them is checked when
 * it is read.
 */

const struct jkf_member jkf_spine_members[3] = {
	JKF_MEMBER(jkf_game, header, JKF_object),
	JKF_MEMBER(jkf_game, initial, JKF_object),
	JKF_MEMBER(jkf_game, moves, JKF_array),
};

struct spine {
	struct jkf *jkf;
	const char *body;
	uint32_t at, end;        /* end: of the text */
	size_t depth;            /* open arrays and objects */
	size_t spine;            /* how many of them belong to the spine */
	struct span last;        /* the last string, with its quotes */
	struct json_hole *list;  /* an open one has the number of the next outer one as its end */
	size_t count, cap, open; /* open: number of the innermost from 1; 0: none */
};

/* Returns whether the last string, which is the key of what begins here, is word; clears it. */
static bool
key_is(struct spine *spine, struct str word)
{
	struct json_parts *parts = &spine->jkf->parts;
	struct json_mark before = parts->now;
	struct str key = { spine->body + spine->last.at, spine->last.n };
	const struct json *decoded;
	bool is;

	spine->last.n = 0;
	if (key.n < 2 || memchr(key.p, '\\', key.n) == NULL)
		return key.n == word.n + 2 && str_eq(str_first(str_after(key, 1), word.n), word);
	decoded = json_part(parts, &(uint32_t){ spine->last.at }, 0);
	is = decoded != NULL && str_eq(decoded->is.text, word);
	parts->now = before;
	return is;
}

/* Returns whether a bracket that opens here belongs to the spine. */
static bool
belongs(struct spine *spine, char bracket)
{
	size_t level = spine->depth + 1;

	if (spine->spine != spine->depth)
		return false;
	if (level == 1 || level % 3 == 0)
		return bracket == '{';
	if (level % 3 == 1)
		return bracket == '[' && key_is(spine, STR("forks"));
	return bracket == '[' && (level > 2 || key_is(spine, STR("moves")));
}

static bool
is_line(size_t level)
{
	return level > 1 && level % 3 != 0;
}

static void
enter(struct spine *spine, char bracket)
{
	if (belongs(spine, bracket)) {
		spine->spine++;
		if (is_line(spine->spine)) {
			spine->list = arena_grow(spine->jkf->record->arena, spine->list,
			    sizeof *spine->list, spine->count + 1, &spine->cap);
			spine->list[spine->count++] = (struct json_hole){ spine->at,
				(uint32_t)spine->open, (uint32_t)spine->spine };
			spine->open = spine->count;
		}
	}
	spine->depth++;
}

static void
leave(struct spine *spine)
{
	struct json_hole *hole;

	if (spine->spine == spine->depth) {
		if (is_line(spine->spine)) {
			hole = &spine->list[spine->open - 1];
			spine->open = hole->end;
			hole->end = spine->at + 1;
		}
		spine->spine--;
	}
	spine->depth--;
}

/* Moves to the closing quote of the string that begins here.  Returns false if a line ends first:
 * JSON escapes line ends. */
static bool
skip_string(struct spine *spine)
{
	uint32_t at = spine->at + 1;

	for (; at < spine->end && spine->body[at] != '"'; at++) {
		if (spine->body[at] == '\n')
			return false;
		at += spine->body[at] == '\\';
	}
	spine->last = (struct span){ spine->at, at + 1 - spine->at };
	spine->at = at;
	return true;
}

/* Returns whether an array or object may begin here: not after another value.  Otherwise a game
 * that lacks its last bracket would extend over all games after it. */
static bool
may_begin(const struct spine *spine)
{
	uint32_t at = spine->at;

	if (spine->depth == 0)
		return true;
	do
		at--;
	while (spine->body[at] == ' ' || spine->body[at] == '\t' || spine->body[at] == '\r' ||
	       spine->body[at] == '\n');
	return memchr("[,:", spine->body[at], 3) != NULL;
}

/* Returns whether the next game seems to begin here although this one has not ended. */
static bool
begins_next_game(const struct spine *spine)
{
	const char *before = spine->body + spine->at - 1;

	return spine->depth > 0 && (*before == '\n' || *before == '\r') &&
	       jkf_spine_begins((struct str){ before + 1, spine->end - spine->at });
}

/* Reads one character or string.  Returns false if it is not JSON. */
static bool
read_token(struct spine *spine)
{
	struct json_parts *parts = &spine->jkf->parts;
	bool deep;

	switch (spine->body[spine->at]) {
	case '"':
		return skip_string(spine);
	case '{':
	case '[':
		if (begins_next_game(spine))
			parts->end = spine->at;
		deep = spine->depth == JSON_DEPTH_MAX;
		if (parts->end > 0 || deep || !may_begin(spine)) {
			json_fault_add(parts, (struct span){ spine->at, 1 },
			    deep ? PHRASE_json_deep : PHRASE_json_syntax);
			return false;
		}
		enter(spine, spine->body[spine->at]);
		return true;
	case '}':
	case ']':
		leave(spine);
		return true;
	default:
		return true;
	}
}

bool
jkf_spine_begins(struct str line)
{
	struct str key = str_after(line, 2);
	size_t i;

	if (!str_starts(line, STR("{\"")))
		return false;
	for (i = 0; i < JKF_COUNT(jkf_spine_members); i++) {
		struct str name = jkf_spine_members[i].key;

		if (str_starts(key, name) && str_starts(str_after(key, name.n), STR("\"")))
			return true;
	}
	return false;
}

enum jkf_spine
jkf_spine_find(struct jkf *jkf)
{
	struct parse *parse = jkf->parse;
	struct json_parts *parts = &jkf->parts;
	enum jkf_spine found = SPINE_whole;
	struct json_hole *hole;
	struct spine spine = { .jkf = jkf,
		.body = parse->text->body.p,
		.at = parse->at,
		.end = (uint32_t)parse->text->body.n };

	do {
		if (!read_token(&spine))
			found = SPINE_bad;
		spine.at++;
	} while (found == SPINE_whole && spine.depth > 0 && spine.at < spine.end);
	if (found == SPINE_whole && spine.depth > 0)
		found = SPINE_cut;
	while (spine.open > 0) {
		hole = &spine.list[spine.open - 1];
		spine.open = hole->end;
		hole->end = 0;
	}
	parts->holes = spine.list;
	parts->hole_count = spine.count;
	return found;
}
