#include "record/explain_page.h"
#include "record/json.h"
#include "writers/common/board.h"
#include "writers/image/image.h"
#include "writers/image/page.h"
#include "writers/moves/ki2_move.h"
#include "writers/walk/walk.h"
#include "writers/western/western.h"

/*
 * A page to step through a game.  What stands in it without its script is the last position, the
 * moves and the findings; the script reads the moves from a block of JSON and draws the rest.
 * Nothing of a record becomes markup: image_text and json_text write all of it.
 */

enum { FINDINGS = 100 }; /* of a game that are shown */

/* Words of the page, by language. */
static const struct {
	const char *first, *back, *on, *last, *flip, *letters, *start, *moves, *variation, *times,
	    *scores, *source, *more;
} words[] = {
	[LANGUAGE_en] = { "First position", "Back", "Forward", "Last position", "Turn the board",
	    "Letters or kanji", "Start", "Moves", "Variation at move", "Time used, by move",
	    "Engine's score, by move", "Source", "more findings: kifu lint shows them" },
	[LANGUAGE_ja] = { "最初の局面", "一手戻る", "一手進む", "最後の局面", "盤を反転",
	    "英字と漢字の切替", "開始局面", "指し手", "変化", "一手ごとの消費時間",
	    "一手ごとの評価値", "出典", "件の指摘は省略しました（kifu lint で表示）" },
};

struct page {
	const struct game *game;
	const struct write_options *options;
	struct buffer *out;
	struct buffer nodes; /* JSON of the nodes */
	uint32_t *up;        /* by node: the one before it */
};

static void
add(struct page *page, const char *markup)
{
	buffer_add(page->out, str_of(markup));
}

static bool
is_markup(uint32_t code)
{
	return code == '<' || code == '>' || code == '&' || code == 0x2028 || code == 0x2029;
}

static void
json_text(struct str text, struct buffer *out)
{
	json_quote(text, is_markup, out);
}

/* Appends the players' names, else the event, else what this is. */
static void
add_title(const struct record *record, const struct image *image, struct buffer *out)
{
	const struct header *event = record_header(record, HEADER_event);

	image_text(image->players[BLACK], out);
	buffer_char(out, ' ');
	image_text(image->players[WHITE], out);
	if (image->players[BLACK].n + image->players[WHITE].n == 0)
		image_text(event != NULL && event->value.n > 0 ? event->value : STR("kifu"), out);
}

/* --- the head of the page, before its first game */

/* Appends what the script puts beside a game's board, then what it puts below its moves. */
static void
add_templates(enum language language, struct buffer *out)
{
	const struct {
		const char *go, *sign, *label;
	} buttons[] = {
		{ "first", "|◀", words[language].first },
		{ "back", "◀", words[language].back },
		{ "on", "▶", words[language].on },
		{ "last", "▶|", words[language].last },
		{ "flip", "⇅", words[language].flip },
		{ "letters", "A/歩", words[language].letters },
	};
	const struct {
		const char *name, *label;
	} graphs[] = {
		{ "times", words[language].times },
		{ "scores", words[language].scores },
	};
	size_t i;

	buffer_add(out, STR("<template>\n<p class=\"keys\">\n"));
	for (i = 0; i < sizeof buttons / sizeof *buttons; i++)
		buffer_printf(out,
		    "<button type=\"button\" data-go=\"%s\" aria-label=\"%s\" "
		    "title=\"%s\">%s</button>\n",
		    buttons[i].go, buttons[i].label, buttons[i].label, buttons[i].sign);
	buffer_printf(out,
	    "</p>\n<p class=\"now\" aria-live=\"polite\" data-start=\"%s\"></p>\n</template>\n"
	    "<template>\n",
	    words[language].start);
	for (i = 0; i < sizeof graphs / sizeof *graphs; i++)
		buffer_printf(out,
		    "<figure class=\"%s\" hidden><figcaption>%s</figcaption><svg class=\"graph\" "
		    "role=\"img\" "
		    "aria-label=\"%s\"></svg></figure>\n",
		    graphs[i].name, graphs[i].label, graphs[i].label);
	buffer_add(out, STR("</template>\n"));
}

static void
write_lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct buffer title;
	struct image image;

	if (!options->first)
		return;
	buffer_init(&title, out->memory);
	image_of(game, options, &image);
	add_title(game->record, &image, &title);
	page_head(options->language, buffer_str(&title), NULL, &page_script, out);
	add_templates(options->language, out);
	buffer_free(&title);
}

/* --- the moves */

/* Sets page->up. */
static void
find_parents(struct page *page)
{
	const struct record *record = page->game->record;
	uint32_t node, child;

	page->up = arena_zero(record->arena, record->ply_count * sizeof *page->up);
	for (node = 0; node < record->ply_count; node++) {
		for (child = record->plies[node].next; child != 0; child = record->plies[child].alt)
			page->up[child] = node;
	}
}

/* Returns whether a finding is about the move at node. */
static bool
is_about(const struct page *page, const struct finding *finding, uint32_t node)
{
	struct span at = page->game->record->plies[node].at;

	return finding->ply > 0 && finding->at.at >= at.at && finding->at.at < at.at + at.n;
}

/* Adds to the JSON of a node what was found about it.  Returns whether anything was. */
static bool
add_node_findings(struct page *page, uint32_t node)
{
	const struct diags *diags = page->options->diags;
	const struct move *move = &page->game->moves[node];
	struct buffer *out = &page->nodes, message;
	bool found = false;
	size_t i, k;

	buffer_init(&message, out->memory);
	for (i = 0; diags != NULL && i < diags->count && i < FINDINGS; i++) {
		const struct finding *finding = &diags->list[i];

		if (!is_about(page, finding, node))
			continue;
		if (found) {
			buffer_char(&message, ' ');
		} else {
			buffer_printf(out, ",\"squares\":[%u", move->to);
			for (k = 0; finding->args[k].kind != ARG_end; k++) {
				if (finding->args[k].kind == ARG_square)
					buffer_printf(out, ",%u", finding->args[k].is.square);
			}
			buffer_char(out, ']');
		}
		diag_message(finding, page->options->language, &message);
		found = true;
	}
	if (found) {
		buffer_add(out, STR(",\"said\":"));
		json_text(buffer_str(&message), out);
	}
	buffer_free(&message);
	return found;
}

/* Appends the key of a piece's face in the JSON: its kind's number, and + if it is promoted. */
static void
add_kind(struct buffer *out, piece_t piece)
{
	buffer_char(out, '"');
	buffer_number(out, piece_kind(piece), 0, ' ');
	buffer_add(out, piece_promoted(piece) ? STR("+\"") : STR("\""));
}

/* Adds a node to the JSON.  Returns whether something was found about it. */
static bool
add_node(struct page *page, const struct walk *walk)
{
	const struct record *record = page->game->record;
	const struct move *move = &page->game->moves[walk->node];
	const struct ply *ply = &record->plies[walk->node];
	const struct evaluation *score = evaluation_at(record, walk->node);
	struct buffer *out = &page->nodes;
	bool found;

	buffer_printf(out, "%s\"%lu\":{\"up\":%lu,\"ply\":%lu,\"next\":%lu,\"side\":%u",
	    out->n > 0 ? "," : "", (unsigned long)walk->node, (unsigned long)page->up[walk->node],
	    (unsigned long)walk->ply, (unsigned long)game_continuation(page->game, ply->next),
	    move->side);
	if (move->kind == MOVE_board || move->kind == MOVE_drop) {
		if (move->from != NO_SQUARE)
			buffer_printf(out, ",\"from\":%u", move->from);
		if (move->mid != NO_SQUARE)
			buffer_printf(out, ",\"mid\":%u", move->mid);
		buffer_printf(out, ",\"to\":%u,\"kind\":", move->to);
		add_kind(out, move->after);
	}
	if (ply->spent != TIME_NONE)
		buffer_printf(out, ",\"time\":%lu", (unsigned long)ply->spent);
	if (score != NULL && score->score == SCORE_points)
		buffer_printf(out, ",\"score\":%ld", (long)score->value);
	else if (score != NULL && score->score == SCORE_mate)
		buffer_printf(out, ",\"score\":%d", score->value < 0 ? -30000 : 30000);
	found = add_node_findings(page, walk->node);
	buffer_char(out, '}');
	return found;
}

/* Appends a move in kanji and in letters. */
static void
add_move(struct page *page, const struct move *move)
{
	char room[KIF_LARGE_ROOM], *end;
	unsigned columns;
	const struct alphabet *letters = page->options->letters;

	if (kif_large_fits(page->game) && move->kind != MOVE_pass)
		end = kif_large_last(room, move);
	else
		end = ki2_move_put(room, page->game, move, false, &columns);
	add(page, "<span class=\"k\">");
	image_text((struct str){ room, (size_t)(end - room) }, page->out);
	add(page, "</span><span class=\"w\">");
	end = western_append(room, move, letters);
	image_text((struct str){ room, (size_t)(end - room) }, page->out);
	add(page, "</span>");
}

static void
open_item(void *writer, const struct walk *walk, bool move)
{
	struct page *page = writer;
	uint32_t spent = page->game->record->plies[walk->node].spent;
	bool found = add_node(page, walk);

	buffer_printf(page->out, "<li value=\"%lu\"><a href=\"#%lu\" data-n=\"%lu\"%s>",
	    (unsigned long)walk->ply, (unsigned long)walk->ply, (unsigned long)walk->node,
	    found ? " class=\"wrong\"" : "");
	if (move) {
		add_move(page, &page->game->moves[walk->node]);
	} else {
		const struct ending_row *row = &ending_rows[page->game->moves[walk->node].ending];

		add(page, page->options->language == LANGUAGE_ja ? row->japanese : row->english);
	}
	add(page, "</a>");
	if (spent != TIME_NONE)
		buffer_printf(page->out, "<span class=\"time\">%lu:%02lu</span>",
		    (unsigned long)(spent / 60000), (unsigned long)(spent / 1000 % 60));
	if (walk->more != 0)
		buffer_printf(
		    page->out, " <a href=\"#\" data-at=\"%lu\">▽</a>", (unsigned long)walk->more);
	add(page, "</li>\n");
}

static void
write_move(void *writer, const struct walk *walk)
{
	open_item(writer, walk, true);
}

static void
write_ending(void *writer, const struct walk *walk)
{
	open_item(writer, walk, false);
}

static void
write_note(void *writer, const struct note *note)
{
	struct page *page = writer;

	if (note->kind != NOTE_comment && note->kind != NOTE_bookmark)
		return;
	add(page, "<li class=\"comment\">");
	image_text(note->text, page->out);
	add(page, "</li>\n");
}

static void
end_line(void *writer, uint32_t node, uint32_t ply)
{
	(void)node, (void)ply;
	add(writer, "</ol>\n");
}

static void
write_variation(void *writer, const struct walk *walk)
{
	struct page *page = writer;

	buffer_printf(page->out, "<p class=\"branch\">%s %lu</p>\n<ol class=\"variation\">\n",
	    words[page->options->language].variation, (unsigned long)walk->ply);
}

/* --- the rest */

static void
add_headers(struct page *page)
{
	const struct record *record = page->game->record;
	size_t i;

	add(page, "<dl>\n");
	for (i = 0; i < record->header_count; i++) {
		if (record->headers[i].value.n == 0)
			continue;
		add(page, "<dt>");
		image_text(record->headers[i].key, page->out);
		add(page, "</dt><dd>");
		image_text(record->headers[i].value, page->out);
		add(page, "</dd>\n");
	}
	add(page, "</dl>\n");
}

/* Appends what was found, each with the law that it breaks. */
static void
add_findings(struct page *page)
{
	const struct diags *diags = page->options->diags;
	enum language language = page->options->language;
	struct buffer message;
	size_t i;

	buffer_init(&message, page->out->memory);
	for (i = 0; diags != NULL && i < diags->count && i < FINDINGS; i++) {
		enum diag rule = diags->list[i].rule;
		const struct explain_page *law = &explain_pages[rule];

		buffer_clear(&message);
		diag_message(&diags->list[i], language, &message);
		buffer_printf(
		    page->out, "<section class=\"law\">\n<h2>%s</h2>\n<p>", diag_rows[rule].name);
		image_text(buffer_str(&message), page->out);
		add(page, "</p>\n<p>");
		image_text(str_of(law->meaning[language]), page->out);
		add(page, "</p>\n");
		if (law->source != NULL && law->source->name[language] != NULL) {
			buffer_printf(page->out, "<p>%s: ", words[language].source);
			image_text(str_of(law->source->name[language]), page->out);
			add(page, "</p>\n");
		}
		add(page, "</section>\n");
	}
	if (diags != NULL && diags->count > FINDINGS)
		buffer_printf(
		    page->out, "<p>%zu %s</p>\n", diags->count - FINDINGS, words[language].more);
	buffer_free(&message);
}

/* Appends the names of the pieces as JSON. */
static void
add_kinds(struct page *page)
{
	bool large = page->game->start.width > 9, has[KIND_COUNT];
	const struct alphabet *letters = page->options->letters;
	struct buffer *out = page->out;
	const char *comma = "";
	unsigned kind, promoted;

	game_kinds(page->game, has);
	buffer_add(out, STR(",\"kinds\":{"));
	for (kind = 1; kind < KIND_COUNT; kind++) {
		for (promoted = 0; has[kind] && promoted < 2; promoted++) {
			piece_t piece = piece_make((enum kind)kind, promoted != 0, BLACK);

			buffer_add(out, str_of(comma));
			add_kind(out, piece);
			buffer_add(out, STR(":["));
			json_text(str_of((large ? piece_large_cell : piece_cell)(piece)), out);
			buffer_add(out, promoted != 0 ? STR(",\"+") : STR(",\""));
			buffer_add(out, str_of(alphabet_letters(letters, (enum kind)kind)));
			buffer_add(out, STR("\"]"));
			comma = ",";
		}
	}
	buffer_char(out, '}');
}

/* Appends the start position and the names of the pieces as JSON, then the nodes. */
static void
add_data(struct page *page)
{
	const struct diagram *start = &page->game->start;
	struct buffer *out = page->out;
	unsigned rank, kind, side, square;
	size_t begin;

	buffer_printf(out,
	    "<script type=\"application/json\">{\"first\":%lu,\"drops\":%s,\"board\":[",
	    (unsigned long)game_continuation(page->game, page->game->record->plies[0].next),
	    start->width > 9 ? "false" : "true");
	for (square = 0, begin = out->n; square < sizeof start->cells; square++) {
		if (start->cells[square] == 0)
			continue;
		buffer_add(out, out->n > begin ? STR(",[") : STR("["));
		buffer_number(out, square, 0, ' ');
		buffer_char(out, ',');
		add_kind(out, start->cells[square]);
		buffer_char(out, ',');
		buffer_number(out, piece_side(start->cells[square]), 0, ' ');
		buffer_char(out, ']');
	}
	buffer_add(out, STR("],\"hands\":["));
	for (side = 0; side < 2; side++) {
		buffer_add(out, side == 0 ? STR("{") : STR("},{"));
		for (kind = 1, begin = out->n; kind < KIND_COUNT; kind++) {
			if (start->hands[side][kind] > 0)
				buffer_printf(out, "%s\"%u\":%u", out->n > begin ? "," : "", kind,
				    start->hands[side][kind]);
		}
	}
	buffer_add(out, STR("}]"));
	add_kinds(page);
	buffer_add(out, STR(",\"ranks\":["));
	for (rank = 1; rank <= start->height; rank++)
		buffer_printf(out, "%s\"%.*s\"", rank > 1 ? "," : "", (int)board_ranks[rank].n,
		    board_ranks[rank].p);
	buffer_add(out, STR("],\"nodes\":{"));
	buffer_add(out, buffer_str(&page->nodes));
	buffer_add(out, STR("}}</script>\n"));
}

static void
add_moves(struct page *page)
{
	static const struct walk_calls calls = { .move = write_move,
		.ending = write_ending,
		.note = write_note,
		.end_line = end_line,
		.variation = write_variation };
	struct walk walk;

	buffer_printf(page->out,
	    "<div class=\"moves\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">\n<ol>\n",
	    words[page->options->language].moves);
	walk_init(&walk, page->game, page->options->mainline_only);
	walk_game(&walk, &calls, page);
	add(page, "</div>\n");
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct page page = { .game = game, .options = options, .out = out };
	struct image image;

	if (game->start.width == 0)
		return;
	image_of(game, options, &image);
	buffer_init(&page.nodes, out->memory);
	find_parents(&page);
	add(&page, "<section class=\"game\">\n<h1>");
	add_title(game->record, &image, out);
	add(&page, "</h1>\n");
	add_headers(&page);
	add(&page, "<div class=\"stage\">\n<div class=\"board\">\n");
	image_write(&image, out);
	add(&page, "</div>\n<div class=\"side\">\n");
	add_moves(&page);
	add(&page, "</div>\n</div>\n");
	image_points(game, options->language, "<p class=\"points\">", "</p>\n", out);
	add_findings(&page);
	add_data(&page);
	add(&page, "</section>\n");
	buffer_free(&page.nodes);
}

const struct writer html_writer = {
	.lead = write_lead,
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
