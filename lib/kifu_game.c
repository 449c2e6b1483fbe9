#include "lib/game_summary.h"
#include "lib/kifu_context.h"
#include "record/sfen.h"
#include "rules/board/play.h"

enum kifu_result
kifu_check_game(struct kifu *kifu)
{
	if (kifu->state == STATE_game)
		return KIFU_OK;
	return kifu_fail(kifu, KIFU_WRONG, "there is no present game");
}

void
kifu_store(void *out, void *is, size_t size)
{
	size_t wanted;

	memcpy(&wanted, out, sizeof wanted);
	memcpy(is, &wanted, sizeof wanted);
	memcpy(out, is, wanted < size ? wanted : size);
}

const char *
kifu_text(struct kifu *kifu, struct str s)
{
	return kifu_text_in(&kifu->session.game_arena, s);
}

const char *
kifu_text_in(struct arena *arena, struct str s)
{
	static const char replacement[] = "\xEF\xBF\xBD"; /* U+FFFD */
	size_t nuls = 0, i;
	char *text, *p;

	if (s.n > 0 && memchr(s.p, '\0', s.n) != NULL)
		for (i = 0; i < s.n; i++)
			nuls += s.p[i] == '\0';
	p = text = arena_take(arena, s.n + nuls * 2 + 1);
	if (nuls == 0 && s.n > 0)
		p = (char *)memcpy(text, s.p, s.n) + s.n;
	for (i = 0; nuls > 0 && i < s.n; i++) {
		if (s.p[i] != '\0') {
			*p++ = s.p[i];
			continue;
		}
		memcpy(p, replacement, 3);
		p += 3;
	}
	*p = '\0';
	return text;
}

/* --- the game and its headers */

static enum kifu_result
describe_game(struct kifu *kifu, void *call)
{
	static const struct game none = { .ending = ENDING_none, .winner = NO_SIDE };
	const struct session *session = &kifu->session;
	const struct game *game = session->game != NULL ? session->game : &none;
	struct kifu_game is;

	is = (struct kifu_game){ .number = session->number,
		.plies = game->plies,
		.format = session->source.format == FORMAT_none
			      ? NULL
			      : format_rows[session->source.format].name,
		.encoding = encoding_rows[session->source.encoding].name,
		.variant = game->variant,
		.ending = game_ending_name(game),
		.winner = game_summary_winners[game->winner],
		.verdict = game_summary_verdicts[session_verdict(session)],
		.headers = session->record.header_count,
		.left_out = session->diags.left_out + session->source.text_left_out,
		.begin = session->start,
		.end = session->parse.at };
	if (session->game != NULL)
		is.handicap = game_summary_handicap(game);
	kifu_store(call, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_game(struct kifu *kifu, struct kifu_game *game)
{
	enum kifu_result result = kifu_check_game(kifu);

	return result != KIFU_OK ? result : kifu_run(kifu, describe_game, game);
}

struct call {
	size_t i;
	void *out;
};

static enum kifu_result
get_header(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	const struct header *header = &kifu->session.record.headers[of->i];
	struct kifu_header is;

	is =
	    (struct kifu_header){ .name = header->id == HEADER_other ? NULL
								     : header_rows[header->id].name,
		    .key = kifu_text(kifu, header->key),
		    .value = kifu_text(kifu, header->value) };
	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_header(struct kifu *kifu, size_t i, struct kifu_header *header)
{
	enum kifu_result result = kifu_check_game(kifu);

	if (result != KIFU_OK)
		return result;
	if (i >= kifu->session.record.header_count)
		return kifu_fail(kifu, KIFU_WRONG, "no header %zu", i);
	return kifu_run(kifu, get_header, &(struct call){ i, header });
}

/* --- nodes */

static bool
has_node(const struct kifu *kifu, uint32_t node)
{
	return node < kifu->session.record.ply_count;
}

/* Returns the facts of a node; without a game nothing was played. */
static struct move
move_of(const struct kifu *kifu, uint32_t node)
{
	static const struct move none = { .kind = MOVE_none, .side = NO_SIDE };

	return kifu->session.game == NULL || node == 0 ? none : kifu->session.game->moves[node];
}

/* Returns the comments of a node, with LF between two lines. */
static const char *
comment_of(struct kifu *kifu, uint32_t node)
{
	const struct record *record = &kifu->session.record;
	struct buffer lines;
	const char *text;
	uint32_t at;

	buffer_init(&lines, &kifu->memory);
	for (at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
		if (record->notes[at - 1].kind != NOTE_comment)
			continue;
		if (lines.n > 0)
			buffer_char(&lines, '\n');
		buffer_add(&lines, record->notes[at - 1].text);
	}
	text = lines.n == 0 ? "" : kifu_text(kifu, buffer_str(&lines));
	buffer_free(&lines);
	return text;
}

static unsigned
flags_of(const struct move *move)
{
	return ((move->flags & MOVE_promotes) != 0 ? KIFU_PROMOTES : 0u) |
	       ((move->flags & MOVE_check) != 0 ? KIFU_CHECK : 0u) |
	       ((move->flags & MOVE_illegal) != 0 ? KIFU_ILLEGAL : 0u) |
	       ((move->flags & MOVE_excused) != 0 ? KIFU_EXCUSED : 0u);
}

static int64_t
milliseconds(uint32_t time)
{
	return time == TIME_NONE ? -1 : (int64_t)time;
}

struct kifu_node
kifu_node_of(struct kifu *kifu, uint32_t node)
{
	struct text *text = &kifu->session.text;
	const struct ply *ply = &kifu->session.record.plies[node];
	struct move move = move_of(kifu, node);
	struct place place = text_place(text, node == 0 ? kifu->session.record.at.at : ply->at.at);
	char usi[SFEN_MOVE];
	size_t n = 0;

	if (move.kind == MOVE_board || move.kind == MOVE_drop || move.kind == MOVE_pass)
		n = (size_t)(sfen_put_move(
				 kifu->session.game == NULL ? NULL : kifu->session.game->pieces,
				 &move, usi) -
			     usi);
	return (struct kifu_node){ .next = ply->next,
		.alternative = ply->alt,
		.kind = (enum kifu_kind)move.kind,
		.side = (enum kifu_side)move.side,
		.flags = flags_of(&move),
		.usi = kifu_text(kifu, (struct str){ usi, n }),
		.words = kifu_text(kifu, text_str(text, ply->at)),
		.ending = move.kind == MOVE_end ? ending_rows[move.ending].name : NULL,
		.comment = comment_of(kifu, node),
		.spent = milliseconds(ply->spent),
		.total = milliseconds(ply->total),
		.line = place.line,
		.column = place.column };
}

static enum kifu_result
get_node(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	struct kifu_node is = kifu_node_of(kifu, (uint32_t)of->i);

	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_node(struct kifu *kifu, uint32_t i, struct kifu_node *out)
{
	enum kifu_result result = kifu_check_game(kifu);

	if (result != KIFU_OK)
		return result;
	if (!has_node(kifu, i))
		return kifu_fail(kifu, KIFU_WRONG, "no node %lu", (unsigned long)i);
	return kifu_run(kifu, get_node, &(struct call){ i, out });
}

enum kifu_result
kifu_node_at(struct kifu *kifu, uint32_t ply, uint32_t *node)
{
	enum kifu_result result = kifu_check_game(kifu);
	const struct game *game = kifu->session.game;
	uint32_t at = 0, left;

	if (result != KIFU_OK)
		return result;
	for (left = ply; left > 0; left--) {
		at = game == NULL ? 0 : game_next(game, at);
		if (at == 0 || game->moves[at].kind == MOVE_end)
			return kifu_fail(kifu, KIFU_WRONG, "no move %lu", (unsigned long)ply);
	}
	*node = at;
	return KIFU_OK;
}

/* --- positions */

/* Notes the node before each node. */
static void
find_parents(struct kifu *kifu)
{
	const struct record *record = &kifu->session.record;
	uint32_t node, *parents;

	parents = arena_zero(&kifu->session.game_arena, record->ply_count * sizeof *parents);
	for (node = 0; node < record->ply_count; node++) {
		uint32_t next = record->plies[node].next;

		for (; next != 0; next = record->plies[next].alt)
			parents[next] = node;
	}
	kifu->present.parents = parents;
}

uint32_t *
kifu_line_to(struct kifu *kifu, uint32_t node, uint32_t *count)
{
	uint32_t *line;

	if (kifu->present.parents == NULL)
		find_parents(kifu);
	line = arena_take(&kifu->session.game_arena, kifu->session.record.ply_count * sizeof *line);
	for (*count = 0; node != 0; node = kifu->present.parents[node])
		line[(*count)++] = node;
	return line;
}

static enum kifu_result
get_position(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	const struct game *game = kifu->session.game;
	struct diagram diagram;
	uint32_t count, *line = kifu_line_to(kifu, (uint32_t)of->i, &count);
	uint32_t number = game->start.number + 1;
	struct position position;
	struct buffer text;
	struct undo undo;

	position_load(
	    &position, rules_variant(kifu->session.rules, str_of(game->variant)), &game->start);
	while (count-- > 0) {
		struct move move = game->moves[line[count]];

		if (move.kind == MOVE_none || move.kind == MOVE_end)
			continue;
		play_move(&position, &move, &undo);
		number++;
	}
	position_save(&position, &diagram);
	buffer_init(&text, &kifu->memory);
	sfen_write(&diagram, number, &text);
	*(const char **)of->out = kifu_text(kifu, buffer_str(&text));
	buffer_free(&text);
	return KIFU_OK;
}

enum kifu_result
kifu_check_position(struct kifu *kifu, uint32_t node)
{
	enum kifu_result result = kifu_check_game(kifu);

	if (result != KIFU_OK)
		return result;
	if (!has_node(kifu, node))
		return kifu_fail(kifu, KIFU_WRONG, "no node %lu", (unsigned long)node);
	if (kifu->session.game == NULL || kifu->session.game->start.width == 0)
		return kifu_fail(kifu, KIFU_WRONG, "the game has no position");
	return KIFU_OK;
}

enum kifu_result
kifu_position(struct kifu *kifu, uint32_t node, const char **sfen)
{
	enum kifu_result result = kifu_check_position(kifu, node);

	return result != KIFU_OK ? result
				 : kifu_run(kifu, get_position, &(struct call){ node, sfen });
}

/* --- findings */

static const char *
message_of(const struct finding *finding, enum language language, struct arena *arena)
{
	struct buffer message;
	const char *text;

	buffer_init(&message, arena->memory);
	diag_message(finding, language, &message);
	text = kifu_text_in(arena, buffer_str(&message));
	buffer_free(&message);
	return text;
}

struct kifu_finding
kifu_finding_of(const struct finding *finding, struct text *text, struct arena *arena)
{
	struct place at = { 0 }, end = { 0 };

	if (text != NULL) {
		at = text_place(text, finding->at.at);
		end = text_place(text, finding->at.at + finding->at.n);
	}
	return (struct kifu_finding){ .rule = diag_rows[finding->rule].name,
		.severity = diag_severity_names[finding->severity],
		.message = message_of(finding, LANGUAGE_en, arena),
		.message_ja = message_of(finding, LANGUAGE_ja, arena),
		.game = finding->game,
		.ply = finding->ply,
		.line = at.line,
		.column = at.column,
		.end_line = end.line,
		.end_column = end.column };
}

static enum kifu_result
get_finding(struct kifu *kifu, void *call)
{
	const struct call *of = call;
	struct kifu_finding is = kifu_finding_of(
	    kifu_finding_at(kifu, of->i), &kifu->session.text, &kifu->session.game_arena);

	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_finding(struct kifu *kifu, size_t i, struct kifu_finding *finding)
{
	if (i >= kifu_finding_count(kifu))
		return kifu_fail(kifu, KIFU_WRONG, "no finding %zu", i);
	return kifu_run(kifu, get_finding, &(struct call){ i, finding });
}

enum kifu_result
kifu_findings(struct kifu *kifu, size_t *count)
{
	*count = kifu_finding_count(kifu);
	return kifu->state == STATE_over ? KIFU_OK : kifu_check_game(kifu);
}

/* --- fixes */

/* Returns edit i of a finding's fix, or NULL. */
static const struct edit *
edit_at(const struct kifu *kifu, size_t finding, size_t i)
{
	const struct diags *diags =
	    finding < kifu->text_findings.count ? &kifu->session.file_diags : &kifu->session.diags;
	uint32_t at = kifu_finding_at(kifu, finding)->fix;

	if (at == FIX_WHOLE || kifu->session.source.damaged)
		return NULL;
	while (at != 0 && i-- > 0)
		at = diags->edits[at - 1].next;
	return at == 0 ? NULL : &diags->edits[at - 1];
}

struct fixing_call {
	const struct finding *finding;
	const struct edit *edit;
	struct kifu_fix *out;
};

static enum kifu_result
get_fix(struct kifu *kifu, void *call)
{
	const struct fixing_call *of = call;
	struct kifu_fix is;

	is = (struct kifu_fix){ .begin = of->edit->at.at,
		.end = of->edit->at.at + of->edit->at.n,
		.text = kifu_text(kifu, of->edit->text),
		.unsafe = of->finding->unsafe || kifu->session.text.restored ||
			  diag_rows[of->finding->rule].fix == FIX_moves };
	kifu_store(of->out, &is, sizeof is);
	return KIFU_OK;
}

enum kifu_result
kifu_fix(struct kifu *kifu, size_t finding, size_t i, struct kifu_fix *fix)
{
	const struct edit *edit;

	if (finding >= kifu_finding_count(kifu))
		return kifu_fail(kifu, KIFU_WRONG, "no finding %zu", finding);
	edit = edit_at(kifu, finding, i);
	if (edit == NULL)
		return kifu_fail(kifu, KIFU_WRONG, "no edit %zu", i);
	return kifu_run(
	    kifu, get_fix, &(struct fixing_call){ kifu_finding_at(kifu, finding), edit, fix });
}

enum kifu_result
kifu_source(struct kifu *kifu, const char **text, size_t *size)
{
	struct str body = kifu->session.text.body;

	if (kifu->state == STATE_closed)
		return kifu_fail(kifu, KIFU_WRONG, "no file is open");
	*text = body.n == 0 ? "" : body.p;
	*size = body.n;
	return KIFU_OK;
}
