#include "parsers/jkf/jkf_line.h"

#include "parsers/jkf/jkf_move.h"

struct entry {
	const struct json *comments, *comment, *move, *time, *special, *forks;
};

static const struct jkf_member entry_members[] = {
	JKF_MEMBER(entry, comments, JKF_array | JKF_text),
	JKF_MEMBER(entry, comment, JKF_array | JKF_text),
	JKF_MEMBER(entry, move, JKF_object),
	JKF_MEMBER(entry, time, JKF_object),
	JKF_MEMBER(entry, special, JKF_text),
	JKF_MEMBER(entry, forks, JKF_array),
};

struct times {
	const struct json *now, *total;
};

static const struct jkf_member times_members[] = {
	JKF_MEMBER(times, now, JKF_object),
	JKF_MEMBER(times, total, JKF_object),
};

struct hms {
	const struct json *h, *m, *s;
};

static const struct jkf_member hms_members[] = {
	JKF_MEMBER(hms, h, JKF_number),
	JKF_MEMBER(hms, m, JKF_number),
	JKF_MEMBER(hms, s, JKF_number),
};

/* Reads a comment, each line as a note; one that begins with & is a bookmark, as in KIF. */
static void
read_comment(struct jkf *jkf, const struct json *value)
{
	struct str s, line;
	bool begun = false, mark;

	if (value->kind != JSON_text) {
		jkf_unknown(jkf, value);
		return;
	}
	jkf_check_text(jkf, value);
	for (s = value->is.text; jkf_next_line(&s, &line, &begun);) {
		mark = str_starts(line, STR("&"));
		record_add_note(jkf->record, jkf->node, mark ? NOTE_bookmark : NOTE_comment,
		    str_after(line, mark), value->at);
	}
}

static void
read_comments(struct jkf *jkf, const struct json *comments)
{
	const struct json *comment;

	if (comments == NULL)
		return;
	if (comments->kind != JSON_array) {
		read_comment(jkf, comments);
		return;
	}
	for (comment = comments->is.first; comment != NULL; comment = comment->next) {
		if (comment->kind != JSON_null)
			read_comment(jkf, comment);
	}
}

static double
number_of(const struct json *value)
{
	if (value == NULL)
		return 0;
	return value->kind == JSON_integer ? (double)value->is.integer : value->is.real;
}

/* Returns a time in milliseconds; reports a bad one. */
static uint32_t
read_clock(struct jkf *jkf, const struct json *value)
{
	struct hms hms = { 0 };
	double h, m, s, all;

	if (value == NULL)
		return TIME_NONE;
	jkf_members(jkf, value, hms_members, JKF_COUNT(hms_members), &hms);
	h = number_of(hms.h);
	m = number_of(hms.m);
	s = number_of(hms.s);
	all = ((h * 60 + m) * 60 + s) * 1000;
	if ((hms.m != NULL || hms.s != NULL || hms.h != NULL) && h >= 0 && m >= 0 && s >= 0 &&
	    all < TIME_NONE)
		return (uint32_t)(all + 0.5);
	jkf_report_value(jkf, DIAG_bad_time, value);
	return TIME_NONE;
}

/* Reads the time of the present node. */
static void
read_time(struct jkf *jkf, const struct json *time)
{
	struct times times = { 0 };
	struct ply *ply;
	uint32_t spent, total;

	jkf_members(jkf, time, times_members, JKF_COUNT(times_members), &times);
	spent = read_clock(jkf, times.now);
	total = read_clock(jkf, times.total);
	ply = &jkf->record->plies[jkf->node];
	ply->spent = spent;
	ply->total = total;
	if (time->at.at > ply->at.at && time->at.at - ply->at.at <= UINT16_MAX)
		ply->time_at = (uint16_t)(time->at.at - ply->at.at);
}

/* Adds a node at the end of the line, or beside the move that a variation replaces. */
static void
add_node(struct jkf *jkf, struct jkf_line *line, struct span at)
{
	struct record *record = jkf->record;
	uint32_t number = record->plies[line->where].number, node;

	node = record_add_ply(record, line->where, line->beside);
	record->plies[node].number = number + !line->beside;
	record->plies[node].at = at;
	jkf->node = line->where = node;
	line->beside = false;
}

static bool
is_empty(const struct jkf *jkf, const struct json *array)
{
	return json_blanks(jkf->parse->text, array->at.at + 1) + 1 == array->at.at + array->at.n;
}

/* Adds variations that follow the present node or replace it to the lines to be read.  An orphan is
 * a variation in an entry without a move, so that it has none to replace. */
static void
read_forks(struct jkf *jkf, const struct json *forks, bool beside, bool orphan)
{
	struct json_pool before = jkf->json.pool;
	uint32_t at = json_elements(forks);
	const struct json *fork;

	for (; (fork = json_element(&jkf->json, &at, NO_STR)) != NULL; jkf->json.pool = before) {
		if (fork->kind == JSON_null)
			continue;
		if (fork->kind != JSON_array) {
			jkf_unknown(jkf, fork);
			continue;
		}
		if (orphan && !is_empty(jkf, fork))
			jkf_report(jkf, DIAG_orphan_variation, fork->at,
			    ARGS(A_NUMBER(jkf->record->plies[jkf->node].number + 1)));
		if (jkf->line_count == jkf->line_cap)
			jkf->lines = arena_grow(jkf->record->arena, jkf->lines, sizeof *jkf->lines,
			    jkf->line_count + 1, &jkf->line_cap);
		jkf->lines[jkf->line_count++] =
		    (struct jkf_line){ json_elements(fork), jkf->node, beside };
	}
}

/* Adds the nodes of an entry's move and ending, and reads the time and the variations. */
static void
read_node(struct jkf *jkf, struct jkf_line *line, const struct entry *entry)
{
	struct claim claim = { .side = NO_SIDE, .winner = NO_SIDE };

	if (entry->move != NULL) {
		add_node(jkf, line, entry->move->at);
		jkf_move_read(jkf, entry->move, &claim);
		jkf->record->plies[jkf->node].claim = claim;
	}
	if (entry->forks != NULL && entry->move != NULL)
		read_forks(jkf, entry->forks, true, false);
	if (entry->special != NULL) {
		claim = (struct claim){ .side = NO_SIDE, .winner = NO_SIDE };
		add_node(jkf, line, entry->special->at);
		jkf_move_special(jkf, entry->special, &claim);
		jkf->record->plies[jkf->node].claim = claim;
	}
	if (entry->forks != NULL && entry->move == NULL)
		read_forks(jkf, entry->forks, entry->special != NULL || line->beside,
		    entry->special == NULL);
	if (entry->time == NULL)
		return;
	if (entry->move != NULL || entry->special != NULL)
		read_time(jkf, entry->time);
	else
		jkf_unknown(jkf, entry->time);
}

/* Adds an entry that is no object as a move of which nothing is known. */
static void
read_damage(struct jkf *jkf, struct jkf_line *line, const struct json *value)
{
	add_node(jkf, line, value->at);
	jkf->record->plies[jkf->node].claim.kind = CLAIM_move;
	jkf_report_value(jkf, DIAG_bad_move_text, value);
}

/* Reads an entry of a line.  The main line's first is the start position and has no move. */
static void
read_entry(struct jkf *jkf, struct jkf_line *line, const struct json *value, bool start)
{
	struct entry entry = { 0 };
	bool others;

	jkf->node = line->where;
	if (value->kind == JSON_null)
		return;
	if (value->kind != JSON_object) {
		read_damage(jkf, line, value);
		return;
	}
	others = jkf_collect(value, entry_members, JKF_COUNT(entry_members), &entry);
	if (start && entry.move != NULL)
		jkf_report(jkf, DIAG_misplaced_line, entry.move->at, ARGS(A_STR(STR("move"))));
	read_node(jkf, line, &entry);
	if (others)
		jkf_keep_unknown(jkf, value, entry_members, JKF_COUNT(entry_members));
	read_comments(jkf, entry.comment);
	read_comments(jkf, entry.comments);
}

void
jkf_line_read(struct jkf *jkf, const struct json *moves)
{
	struct jkf_line line = { .entries = json_elements(moves) };
	struct json_pool before = jkf->json.pool;
	const struct json *entry;
	bool start = true;
	size_t next = 0;

	for (;;) {
		while ((entry = json_element(&jkf->json, &line.entries, STR("forks"))) != NULL) {
			read_entry(jkf, &line, entry, start);
			jkf->json.pool = before;
			start = false;
		}
		if (next == jkf->line_count)
			break;
		line = jkf->lines[next++];
	}
	jkf_move_settle(jkf);
}
