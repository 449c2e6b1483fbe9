#include "writers/image/html_data.h"

#include "record/json.h"
#include "writers/common/board.h"
#include "writers/moves/ki2_move.h"
#include "writers/walk/walk.h"
#include "writers/western/western.h"

/* Other writers, of the records to download. */
extern const struct writer kif_writer, csa_writer;

enum { PV_MOVES = 30 }; /* of a PV that are kept */

/* The JSON of a game that the page's player (web/player/position.js) reads. */
struct data {
	const struct game *game;
	const struct write_options *options;
	struct buffer *out;
	uint32_t *up;  /* by node: the last before it that was played */
	uint32_t last; /* the node that was written before */
	uint32_t ply;  /* and its ply */
};

static bool
is_markup(uint32_t code)
{
	return code == '<' || code == '>' || code == '&' || code == 0x2028 || code == 0x2029;
}

static void
add_string(struct str text, struct buffer *out)
{
	json_quote(text, is_markup, out);
}

struct str
html_move(char room[KIF_LARGE_ROOM], const struct game *game, const struct move *move)
{
	unsigned columns;
	char *end;

	if (kif_large_fits(game) && move->kind != MOVE_pass)
		end = kif_large_last(room, game, move);
	else
		end = ki2_move_put(room, game, move, false, &columns);
	return (struct str){ room, (size_t)(end - room) };
}

bool
html_about(const struct game *game, const struct finding *finding, uint32_t node)
{
	struct span at = game->record->plies[node].at;

	return finding->ply > 0 && finding->at.at >= at.at && finding->at.at < at.at + at.n;
}

bool
html_wrong(const struct game *game, const struct finding *finding, uint32_t node)
{
	bool foul = (game->moves[node].flags & (MOVE_illegal | MOVE_excused)) != 0;

	return html_about(game, finding, node) &&
	       (finding->severity == SEVERITY_error ||
		   (diag_rows[finding->rule].group == GROUP_legality &&
		       (foul || finding->severity != SEVERITY_note)));
}

/* Sets data->up: what follows a move that was not played, the ending, follows the move before. */
static void
find_parents(struct data *data)
{
	const struct record *record = data->game->record;
	uint32_t node, child, up;

	data->up = arena_zero(record->arena, record->ply_count * sizeof *data->up);
	for (node = 0; node < record->ply_count; node++) {
		up = data->game->moves[node].kind == MOVE_none ? data->up[node] : node;
		for (child = record->plies[node].next; child != 0; child = record->plies[child].alt)
			data->up[child] = up;
	}
}

/* Appends what was found about a node, and the squares that errors mark. */
static void
add_findings(struct data *data, uint32_t node)
{
	const struct diags *diags = data->options->diags;
	struct buffer *out = data->out, message;
	bool wrong = false;
	size_t i, k;

	buffer_init(&message, out->memory);
	for (i = 0; diags != NULL && i < diags->count && i < HTML_FINDINGS; i++) {
		const struct finding *finding = &diags->list[i];

		if (!html_about(data->game, finding, node))
			continue;
		buffer_add(&message, message.n > 0 ? STR(" · ") : NO_STR);
		diag_message(finding, data->options->look.language, &message);
		if (!html_wrong(data->game, finding, node))
			continue;
		buffer_printf(out, wrong ? ",%u" : ",\"squares\":[%u", data->game->moves[node].to);
		for (k = 0; finding->args[k].kind != ARG_end; k++) {
			if (finding->args[k].kind == ARG_square)
				buffer_printf(out, ",%u", finding->args[k].is.square);
		}
		wrong = true;
	}
	buffer_add(out, wrong ? STR("]") : STR(""));
	if (message.n > 0) {
		buffer_add(out, STR(",\"said\":"));
		add_string(buffer_str(&message), out);
	}
	buffer_free(&message);
}

/* Appends the key of a piece's face: its kind's number, and + if it is promoted. */
static void
add_kind(struct buffer *out, piece_t piece)
{
	buffer_char(out, '"');
	buffer_number(out, piece_kind(piece), 0, ' ');
	buffer_add(out, piece_promoted(piece) ? STR("+\"") : STR("\""));
}

/* Appends a score as black's: centipawns, or moves to mate. */
static void
add_score(const struct evaluation *score, struct buffer *out)
{
	if (score->score == SCORE_points)
		buffer_printf(out, ",\"score\":%ld", (long)score->value);
	else if (score->score == SCORE_mate)
		buffer_printf(out, ",\"mate\":%ld",
		    score->value == SCORE_MATE_UNKNOWN    ? 999L
		    : score->value == -SCORE_MATE_UNKNOWN ? -999L
							  : (long)score->value);
}

/* Appends the squares that a move empties besides those it names. */
static void
add_burned(const struct move *move, struct buffer *out)
{
	const char *begin = ",\"burned\":[";
	unsigned burned = game_burned(move);

	if (burned == 0)
		return;
	for (; burned != 0; burned &= burned - 1, begin = ",")
		buffer_printf(out, "%s%u", begin, game_burned_square(move, burned));
	buffer_char(out, ']');
}

/* Appends the squares of a move and what it becomes or is dropped, or that it is a pass; nothing
 * for an ending. */
static void
add_squares(const struct move *move, struct buffer *out)
{
	if (move->kind == MOVE_pass)
		buffer_add(out, STR(",\"pass\":true"));
	if (move->kind != MOVE_board && move->kind != MOVE_drop)
		return;
	if (move->from != NO_SQUARE)
		buffer_printf(out, ",\"from\":%u", move->from);
	if (move->mid != NO_SQUARE)
		buffer_printf(out, ",\"mid\":%u", move->mid);
	buffer_printf(out, ",\"to\":%u", move->to);
	add_burned(move, out);
	if (move->from != NO_SQUARE && move->after == move->piece)
		return;
	buffer_add(out, STR(",\"kind\":"));
	add_kind(out, move->after);
}

/* Appends one PV: its score and its moves, each with its words. */
static void
add_pv(struct data *data, const struct evaluation *found, const struct pv *pv)
{
	char room[KIF_LARGE_ROOM];
	struct buffer *out = data->out;
	uint32_t i;

	buffer_printf(out, "{\"before\":%s", pv->before ? "true" : "false");
	add_score(found, out);
	buffer_add(out, STR(",\"moves\":["));
	for (i = 0; i < pv->count && i < PV_MOVES; i++) {
		struct move move = data->game->pv_moves[pv->first + i];

		if (i == 0) /* a PV is read by itself: no 同 */
			move.flags &= (uint16_t)~MOVE_same;
		buffer_printf(out, i > 0 ? ",{\"side\":%u" : "{\"side\":%u", move.side);
		add_squares(&move, out);
		buffer_add(out, STR(",\"words\":["));
		add_string(html_move(room, data->game, &move), out);
		buffer_char(out, ',');
		add_string((struct str){ room, (size_t)(western_append(room, data->game, &move,
							    data->options->letters) -
							room) },
		    out);
		buffer_add(out, STR("]}"));
	}
	buffer_add(out, STR("]}"));
}

/* Appends what engines think of the position after a node. */
static void
add_pvs(struct data *data, uint32_t node)
{
	const struct evaluations *all = data->game->record->evaluations;
	const struct evaluation *score = evaluation_at(data->game->record, node), *found;
	const struct note *note;
	struct buffer *out = data->out;
	const char *begin = ",\"pvs\":[";
	uint32_t at;

	if (score != NULL)
		add_score(score, out);
	for (at = data->game->record->plies[node].notes; at != 0; at = note->next) {
		note = &data->game->record->notes[at - 1];
		found = evaluation_of_note(data->game->record, note);
		if (found == NULL || data->game->pvs == NULL ||
		    data->game->pvs[found - all->list].count == 0)
			continue;
		buffer_add(out, str_of(begin));
		add_pv(data, found, &data->game->pvs[found - all->list]);
		begin = ",";
	}
	if (*begin == ',' && begin[1] == '\0')
		buffer_char(out, ']');
}

/* Appends a node.  The player knows what is left out: numbers count up, a node follows the one
 * before it, sides alternate. */
static void
add_node(struct data *data, const struct walk *walk)
{
	const struct move *move = &data->game->moves[walk->node];
	const struct ply *ply = &data->game->record->plies[walk->node];
	struct buffer *out = data->out;
	uint32_t up = data->up[walk->node];
	size_t begin;

	buffer_add(out, data->last > 0 ? STR(",") : NO_STR);
	begin = out->n;
	if (move->side == (up == 0 ? !data->game->start.turn : data->game->moves[up].side))
		buffer_printf(out, ",\"side\":%u", move->side);
	if (walk->node != data->last + 1)
		buffer_printf(out, ",\"id\":%lu", (unsigned long)walk->node);
	if (up != data->last)
		buffer_printf(out, ",\"up\":%lu", (unsigned long)up);
	if (walk->ply != data->ply + 1)
		buffer_printf(out, ",\"ply\":%lu", (unsigned long)walk->ply);
	add_squares(move, out);
	if (ply->spent != TIME_NONE)
		buffer_printf(out, ",\"time\":%lu", (unsigned long)ply->spent);
	add_pvs(data, walk->node);
	add_findings(data, walk->node);
	if (out->n == begin)
		buffer_char(out, '{');
	out->p[begin] = '{';
	buffer_char(out, '}');
	data->last = walk->node;
	data->ply = walk->ply;
}

/* Appends the names of the pieces: a square's, letters, a word, and SFEN's letter. */
static void
add_kinds(struct data *data)
{
	bool has[KIND_LIMIT];
	const struct piece_set *set = data->game->pieces;
	struct buffer *out = data->out;
	const char *comma = "";
	unsigned kind, promoted;

	game_kinds(data->game, has);
	buffer_add(out, STR(",\"kinds\":{"));
	for (kind = 1; kind < KIND_LIMIT; kind++) {
		for (promoted = 0; has[kind] && promoted < 2; promoted++) {
			piece_t piece = piece_make((enum kind)kind, promoted != 0, BLACK);
			const char *sign = promoted != 0 ? "+" : "";

			buffer_add(out, str_of(comma));
			add_kind(out, piece);
			buffer_add(out, STR(":["));
			add_string(str_of(piece_cell(set, piece)), out);
			buffer_printf(out, ",\"%s%s\",\"%s%s\",\"%s%s\"]", sign,
			    alphabet_letters(data->options->letters, set, (enum kind)kind),
			    promoted != 0 ? "promoted " : "", piece_english(set, (piece_t)kind),
			    sign, piece_letter(set, (piece_t)kind));
			comma = ",";
		}
	}
	buffer_char(out, '}');
}

/* Appends the start position. */
static void
add_start(const struct diagram *start, struct buffer *out)
{
	unsigned rank, kind, side, square;
	size_t begin;

	buffer_add(out, STR(",\"board\":["));
	for (square = 0, begin = out->n; square < sizeof start->cells; square++) {
		if (start->cells[square] == 0)
			continue;
		buffer_printf(out, out->n > begin ? ",[%u," : "[%u,", square);
		add_kind(out, start->cells[square]);
		buffer_printf(out, ",%u]", piece_side(start->cells[square]));
	}
	buffer_add(out, STR("],\"hands\":["));
	for (side = 0; side < 2; side++) {
		buffer_add(out, side == 0 ? STR("{") : STR("},{"));
		for (kind = 1, begin = out->n; kind < KIND_LIMIT; kind++) {
			if (start->hands[side][kind] > 0)
				buffer_printf(out, "%s\"%u\":%u", out->n > begin ? "," : "", kind,
				    start->hands[side][kind]);
		}
	}
	buffer_add(out, STR("}],\"ranks\":["));
	for (rank = 1; rank <= start->height; rank++)
		buffer_printf(out, "%s\"%.*s\"", rank > 1 ? "," : "", (int)board_ranks[rank].n,
		    board_ranks[rank].p);
	buffer_char(out, ']');
}

/* Appends the record in a format to download, if that can hold it. */
static void
add_record(struct data *data, enum format format, const struct writer *writer)
{
	struct write_options options = *data->options;
	struct buffer text;

	if (writer->unfit != NULL && writer->unfit(data->game).n > 0)
		return;
	options.format = format;
	options.first = true;
	options.to_file = true;
	options.ply = UINT32_MAX;
	buffer_init(&text, data->out->memory);
	if (writer->lead != NULL)
		writer->lead(data->game, &options, &text);
	writer->write(data->game, &options, &text);
	buffer_printf(data->out, ",\"%s\":", format_rows[format].name);
	add_string(buffer_str(&text), data->out);
	buffer_free(&text);
}

void
html_data(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct data data = { .game = game, .options = options, .out = out };
	struct walk walk;

	find_parents(&data);
	buffer_printf(out,
	    "<script type=\"application/json\">{\"at\":%lu,\"drops\":%s,\"turn\":%u,\"number\":%lu",
	    (unsigned long)options->look.open_at, game->start.width > 9 ? "false" : "true",
	    game->start.turn, (unsigned long)game->start.number);
	add_pvs(&data, 0);
	add_start(&game->start, out);
	add_kinds(&data);
	buffer_add(out, STR(",\"nodes\":["));
	walk_init(&walk, game, options->mainline_only);
	while (walk_next(&walk))
		add_node(&data, &walk);
	buffer_char(out, ']');
	add_record(&data, FORMAT_kif, &kif_writer);
	add_record(&data, FORMAT_csa, &csa_writer);
	buffer_add(out, STR("}</script>\n"));
}
