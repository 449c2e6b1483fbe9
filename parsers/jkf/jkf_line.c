#include "parsers/jkf/jkf_line.h"

#include "parsers/jkf/jkf_move.h"

/* Reads a square.  Reports anything else and returns false. */
static bool
read_place(struct jkf *jkf, const struct json *value, square_t *square)
{
	union jkf_values has = { .none = NULL };

	if (value->kind == JSON_object)
		jkf_members(jkf, value, JKF_HAS(x) | JKF_HAS(y), &has);
	if (has.x == NULL || has.y == NULL || has.x->is.integer < 1 ||
	    has.x->is.integer > BOARD_MAX || has.y->is.integer < 1 ||
	    has.y->is.integer > BOARD_MAX) {
		jkf_unknown(jkf, value);
		return false;
	}
	*square = square_make((unsigned)has.x->is.integer, (unsigned)has.y->is.integer);
	return true;
}

/* Reads a move.  What it lacks is settled, but for drops: see settle_drops. */
static void
read_move(struct jkf *jkf, const struct json *value, struct claim *claim)
{
	enum {
		MAY_HAVE = JKF_HAS(color) | JKF_HAS(from) | JKF_HAS(to) | JKF_HAS(piece) |
			   JKF_HAS(same) | JKF_HAS(promote) | JKF_HAS(capture) | JKF_HAS(relative)
	};
	union jkf_values has;
	enum side side;

	claim->kind = CLAIM_move;
	jkf_members(jkf, value, MAY_HAVE, &has);
	if ((side = jkf_side(jkf, has.color)) != NO_SIDE) {
		claim->has |= CLAIM_HAS_side;
		claim->side = (uint8_t)side;
	}
	if (has.piece != NULL && (claim->piece = jkf_face(jkf, has.piece)) != 0)
		claim->has |= CLAIM_HAS_piece;
	if (has.to != NULL && read_place(jkf, has.to, &claim->to))
		claim->has |= CLAIM_HAS_to;
	if (has.same != NULL && has.same->is.truth)
		claim->has |= CLAIM_HAS_same;
	if (has.from != NULL && read_place(jkf, has.from, &claim->from))
		claim->has |= CLAIM_HAS_from;
	if (has.relative != NULL && !jkf_move_relative(has.relative->is.text, claim))
		jkf_unknown(jkf, has.relative);
	if (has.promote != NULL)
		claim->has |= has.promote->is.truth ? CLAIM_HAS_promote : CLAIM_HAS_stay;
	if (has.capture != NULL && jkf_face(jkf, has.capture) != 0)
		claim->has |= CLAIM_HAS_capture;
	jkf->origins |= (claim->has & CLAIM_HAS_from) != 0;
	if (!jkf_move_settle(claim) || (has.from != NULL && (claim->has & CLAIM_HAS_from) == 0)) {
		jkf_report_value(jkf, DIAG_bad_move_text, value);
		*claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	}
}

static void
read_special(struct jkf *jkf, const struct json *special, struct claim *claim)
{
	struct str word = special->is.text;

	claim->kind = CLAIM_end;
	claim->ending = (uint8_t)ending_of_csa(word);
	if (claim->ending == ENDING_perpetual_check)
		claim->ending_flags = ENDING_side_unknown;
	/* +ILLEGAL_ACTION and -ILLEGAL_ACTION name the side that fouled */
	if (word.n > 0 && (word.p[0] == '+' || word.p[0] == '-') &&
	    ending_of_csa(str_after(word, 1)) == ENDING_illegal_action) {
		claim->ending = ENDING_illegal_action;
		claim->has |= CLAIM_HAS_side;
		claim->side = word.p[0] == '+' ? BLACK : WHITE;
	}
	if (claim->ending == ENDING_other)
		jkf_report(jkf, DIAG_unknown_terminator, special->at, ARGS(A_STR(word)));
}

/* Makes moves without origin drops if other moves of the record have origins. */
static void
settle_drops(struct jkf *jkf)
{
	struct record *record = jkf->record;
	size_t i;

	for (i = 1; jkf->origins && i < record->ply_count; i++) {
		struct claim *claim = &record->plies[i].claim;

		if (claim->kind == CLAIM_move && claim->has != 0 && claim->marks == 0 &&
		    (claim->has & CLAIM_HAS_from) == 0)
			claim->has |= CLAIM_HAS_drop;
	}
}

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

/* Returns a number, 0 if there is none. */
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
	union jkf_values has;
	uint32_t clock = TIME_NONE;

	if (value == NULL)
		return TIME_NONE;
	jkf_members(jkf, value, JKF_HAS(h) | JKF_HAS(m) | JKF_HAS(s), &has);
	if (has.h != NULL || has.m != NULL || has.s != NULL)
		clock = jkf_move_clock(number_of(has.h), number_of(has.m), number_of(has.s));
	if (clock == TIME_NONE)
		jkf_report_value(jkf, DIAG_bad_time, value);
	return clock;
}

/* Gives the present node its time. */
static void
set_time(struct jkf *jkf, struct span at, uint32_t spent, uint32_t total)
{
	struct ply *ply = &jkf->record->plies[jkf->node];

	ply->spent = spent;
	ply->total = total;
	if (at.at > ply->at.at && at.at - ply->at.at <= UINT16_MAX)
		ply->time_at = (uint16_t)(at.at - ply->at.at);
}

/* Reads the time of the present node. */
static void
read_time(struct jkf *jkf, const struct json *time)
{
	union jkf_values has;
	uint32_t spent;

	jkf_members(jkf, time, JKF_HAS(now) | JKF_HAS(total), &has);
	spent = read_clock(jkf, has.now);
	set_time(jkf, time->at, spent, read_clock(jkf, has.total));
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

/* Adds variations that follow the present node or replace it to the lines to be read.  An orphan is
 * a variation in an entry without a move, so that it has none to replace. */
static void
read_forks(struct jkf *jkf, const struct json *forks, bool beside, bool orphan)
{
	struct json_pool before;
	const struct json *fork;
	bool empty;

	json_enter(&jkf->json, forks->at.at);
	before = jkf->json.pool;
	for (; (fork = json_next(&jkf->json, NO_STR)) != NULL; jkf->json.pool = before) {
		if (fork->kind == JSON_null)
			continue;
		if (fork->kind != JSON_array) {
			jkf_unknown(jkf, fork);
			continue;
		}
		empty =
		    json_blanks(jkf->json.body, fork->at.at + 1) + 1 == fork->at.at + fork->at.n;
		if (orphan && !empty)
			jkf_report(jkf, DIAG_orphan_variation, fork->at,
			    ARGS(A_NUMBER(jkf->record->plies[jkf->node].number + 1)));
		*ARENA_ADD(jkf->record->arena, jkf->lines, jkf->line_count, jkf->line_cap) =
		    (struct jkf_line){ fork->at.at, jkf->node, beside };
	}
}

/* Adds the nodes of an entry's move and ending, and reads the time and the variations. */
static void
read_node(struct jkf *jkf, struct jkf_line *line, const union jkf_values *entry)
{
	struct claim claim = { .side = NO_SIDE, .winner = NO_SIDE };

	if (entry->move != NULL) {
		add_node(jkf, line, entry->move->at);
		read_move(jkf, entry->move, &claim);
		jkf->record->plies[jkf->node].claim = claim;
	}
	if (entry->forks != NULL && entry->move != NULL)
		read_forks(jkf, entry->forks, true, false);
	if (entry->special != NULL) {
		claim = (struct claim){ .side = NO_SIDE, .winner = NO_SIDE };
		add_node(jkf, line, entry->special->at);
		read_special(jkf, entry->special, &claim);
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

/* Reads an entry of a line.  The main line's first is the start position and has no move. */
static void
read_entry(struct jkf *jkf, struct jkf_line *line, const struct json *value, bool start)
{
	enum {
		MAY_HAVE = JKF_HAS(comments) | JKF_HAS(comment) | JKF_HAS(move) | JKF_HAS(time) |
			   JKF_HAS(special) | JKF_HAS(forks)
	};
	union jkf_values entry;
	bool others;

	jkf->node = line->where;
	if (value->kind == JSON_null)
		return;
	if (value->kind != JSON_object) { /* a move of which nothing is known */
		add_node(jkf, line, value->at);
		jkf->record->plies[jkf->node].claim.kind = CLAIM_move;
		jkf_report_value(jkf, DIAG_bad_move_text, value);
		return;
	}
	others = jkf_collect(value, MAY_HAVE, &entry);
	if (start && entry.move != NULL)
		jkf_report(jkf, DIAG_misplaced_line, entry.move->at, ARGS(A_STR(STR("move"))));
	read_node(jkf, line, &entry);
	if (others)
		jkf_keep_unknown(jkf, value, MAY_HAVE);
	read_comments(jkf, entry.comment);
	read_comments(jkf, entry.comments);
}

/* Reads the usual entries that follow in a line which has begun. */
static void
read_usual(struct jkf *jkf, struct jkf_line *line)
{
	struct jkf_entry entry;

	while (jkf_move_usual(jkf, &entry)) {
		add_node(jkf, line, entry.move);
		jkf->record->plies[jkf->node].claim = entry.claim;
		jkf->origins |= (entry.claim.has & CLAIM_HAS_from) != 0;
		if (entry.time.n > 0)
			set_time(jkf, entry.time, entry.spent, entry.total);
		jkf->json.at = entry.end;
	}
}

void
jkf_line_read(struct jkf *jkf)
{
	struct jkf_line line = { 0 };
	struct json_pool first = jkf->json.pool, before = first;
	const struct json *entry;
	bool start = true;
	size_t next = 0;

	for (;;) {
		while ((entry = json_next(&jkf->json, STR("forks"))) != NULL) {
			read_entry(jkf, &line, entry, start);
			jkf->json.pool = before;
			start = false;
			read_usual(jkf, &line);
		}
		if (next == jkf->line_count || jkf->json.failed)
			break;
		line = jkf->lines[next++];
		jkf->json.pool = first;
		json_enter(&jkf->json, line.at);
		before = jkf->json.pool;
	}
	settle_drops(jkf);
}
