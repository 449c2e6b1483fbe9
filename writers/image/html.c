#include "record/explain_page.h"
#include "record/tables/header.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"
#include "writers/image/html_data.h"
#include "writers/image/html_words.h"
#include "writers/image/image_draw.h"
#include "writers/image/page.h"
#include "writers/moves/kif_head.h"
#include "writers/walk/walk.h"
#include "writers/western/western.h"

/*
 * A page to step through games.  Each is a line of the list of games and, in an element that is
 * shown without scripts only, its last position, moves and findings; the player (web/player) opens
 * that element when the game is wanted, so that thousands of games are read in a moment.  Nothing
 * of a record becomes markup: image_text and json_quote write all of it.
 */

/* Words of the page, by language. */
static const struct {
	const char *start, *moves, *variation, *refused, *about, *source, *more;
} words[] = {
	[LANGUAGE_en] = { "Start", "Moves", "Variation at move", "Could not be played",
	    "About the game", "Source", "more findings: kifu lint shows them" },
	[LANGUAGE_ja] = { "開始局面", "指し手", "変化", "盤上で指せない手", "対局情報", "出典",
	    "件の指摘は省略しました（kifu lint で表示）" },
};

struct page {
	const struct game *game;
	const struct write_options *options;
	struct buffer *out;
	bool open;          /* an item of the list is */
	uint32_t ply, node; /* of the next item, if it says nothing else; ply 0: a list begins */
};

static void
add(struct page *page, const char *markup)
{
	buffer_add(page->out, str_of(markup));
}

/* Returns an attribute for text of a record, if a reader of the page's language has to be told that
 * it is Japanese: it has kana or kanji. */
static const char *
language_of(struct str text, enum language language)
{
	uint32_t code;

	while (language != LANGUAGE_ja && text.n > 0) {
		text = str_after(text, utf8_read(text, &code));
		if (code >= 0x3040 && code <= 0x9FFF)
			return " lang=\"ja\"";
	}
	return "";
}

/* --- what the game is called */

static struct str
value_of(const struct record *record, enum header_id id)
{
	const struct header *header = record_header(record, id);

	return header == NULL ? NO_STR : header->value;
}

/* Returns the title of a problem, 作品名, which is no header of the table. */
static struct str
work_of(const struct record *record)
{
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		if (str_eq(record->headers[i].key, STR("作品名")))
			return record->headers[i].value;
	}
	return value_of(record, HEADER_title);
}

/* Appends the title of the work and the players' names, else the event, else the file's name. */
static void
add_title(const struct record *record, const struct image *image, struct buffer *out)
{
	struct str work = work_of(record), event = value_of(record, HEADER_event);
	struct str name = record->text->name;
	size_t begin = out->n, slash;

	image_text(work, out);
	if (image->players[BLACK].n + image->players[WHITE].n > 0) {
		buffer_add(out, out->n > begin ? STR(" ") : STR(""));
		image_text(image->players[BLACK], out);
		buffer_add(out,
		    image->players[BLACK].n * image->players[WHITE].n > 0 ? STR(" ") : STR(""));
		image_text(image->players[WHITE], out);
	}
	if (out->n == begin)
		image_text(event, out);
	while ((slash = str_find(name, STR("/"))) < name.n)
		name = str_after(name, slash + 1);
	if (out->n == begin)
		image_text(name.n > 0 ? name : STR("kifu"), out);
}

/* Appends the event, the date, the number of moves and the result, as far as they are known. */
static void
add_summary(const struct game *game, enum language language, struct buffer *out)
{
	const enum header_id ids[] = { HEADER_event, HEADER_start_time };
	const struct ending_row *ending = &ending_rows[game->ending];
	size_t i;

	for (i = 0; i < sizeof ids / sizeof *ids; i++) {
		struct str value = value_of(game->record, ids[i]);

		image_text(value, out);
		buffer_add(out, value.n > 0 ? STR(" · ") : STR(""));
	}
	buffer_printf(out,
	    language == LANGUAGE_ja ? "%lu手"
	    : game->plies == 1      ? "%lu move"
				    : "%lu moves",
	    (unsigned long)game->plies);
	if (game->ending != ENDING_none)
		buffer_printf(
		    out, " · %s", language == LANGUAGE_ja ? ending->japanese : ending->english);
}

static void
write_lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct buffer title, summary;
	struct image image;

	if (!options->first)
		return;
	buffer_init(&title, out->memory);
	buffer_init(&summary, out->memory);
	image_of(game, options, &image);
	add_title(game->record, &image, &title);
	add_summary(game, options->look.language, &summary);
	page_head(options->look.language, buffer_str(&title), buffer_str(&summary),
	    &(struct page_parts){ &page_player_style, &page_player }, out);
	buffer_printf(out, "<script type=\"application/json\" class=\"words\">%s</script>\n",
	    player_words[options->look.language]);
	buffer_free(&summary);
	buffer_free(&title);
}

/* --- the moves */

/* Returns whether something is wrong with the move at node. */
static bool
is_wrong(const struct page *page, uint32_t node)
{
	const struct diags *diags = page->options->diags;
	size_t i;

	for (i = 0; diags != NULL && i < diags->count && i < HTML_FINDINGS; i++) {
		if (html_wrong(page->game, &diags->list[i], node))
			return true;
	}
	return false;
}

/* Appends a move in kanji (b) and in letters (i): short names, for there are many. */
static void
add_move(struct page *page, const struct move *move)
{
	char room[KIF_LARGE_ROOM];
	bool japanese = page->options->look.language == LANGUAGE_ja;

	add(page, japanese ? "<b>" : "<b lang=\"ja\">");
	image_text(html_move(room, page->game, move), page->out);
	add(page, japanese ? "</b><i lang=\"en\">" : "</b><i>");
	image_text(
	    (struct str){ room,
		(size_t)(western_append(room, page->game, move, page->options->letters) - room) },
	    page->out);
	add(page, "</i>");
}

/* Ends the item of the list, with the notes that follow its move. */
static void
close_item(struct page *page)
{
	add(page, page->open ? "\n" : "");
	page->open = false;
}

/* Opens an item.  Its ply and its node are left out where they count up, as the player does. */
static void
open_item(struct page *page, uint32_t ply, uint32_t node)
{
	close_item(page);
	page->open = true;
	if (ply == page->ply && ply != 0)
		add(page, "<li><a");
	else
		buffer_printf(page->out, "<li value=\"%lu\"><a", (unsigned long)ply);
	if (node != page->node)
		buffer_printf(page->out, " data-n=\"%lu\"", (unsigned long)node);
	add(page, node != 0 && is_wrong(page, node) ? " class=\"wrong\">" : ">");
	page->ply = ply + 1;
	page->node = node + 1;
}

static void
write_node(void *writer, const struct walk *walk)
{
	struct page *page = writer;
	const struct move *move = &page->game->moves[walk->node];

	open_item(page, walk->ply, walk->node);
	if (move->kind != MOVE_end)
		add_move(page, move);
	else
		add(page, page->options->look.language == LANGUAGE_ja
			      ? ending_rows[move->ending].japanese
			      : ending_rows[move->ending].english);
	add(page, "</a>");
}

/* Returns whether a note says nothing that is not shown as a score or a PV. */
static bool
is_evaluation(const struct page *page, const struct note *note)
{
	const struct game *game = page->game;
	const struct evaluation *found = evaluation_of_note(game->record, note);
	uint32_t end;

	if (found == NULL || game->pvs == NULL || found->unread)
		return false;
	end = found->claims > 0 ? found->pv_end : found->said;
	return game->pvs[found - game->record->evaluations->list].count == found->claims &&
	       str_trim(str_after(note->text, end)).n == 0;
}

static void
write_note(void *writer, const struct note *note)
{
	struct page *page = writer;

	if ((note->kind != NOTE_comment && note->kind != NOTE_bookmark) ||
	    is_evaluation(page, note))
		return;
	buffer_printf(page->out, "<p class=\"comment\"%s>",
	    language_of(note->text, page->options->look.language));
	image_text(note->text, page->out);
	add(page, "</p>");
}

static void
end_line(void *writer, uint32_t node, uint32_t ply)
{
	(void)node, (void)ply;
	close_item(writer);
	add(writer, "</ol>\n");
}

static void
write_variation(void *writer, const struct walk *walk)
{
	struct page *page = writer;

	buffer_printf(page->out, "<p class=\"branch\">%s %lu</p>\n<ol class=\"variation\">\n",
	    words[page->options->look.language].variation, (unsigned long)walk->ply);
	page->ply = 0;
}

/* Appends the claims of the main line from the first that could not be played on. */
static void
add_refused(struct page *page)
{
	const struct record *record = page->game->record;
	uint32_t node = 0, ply = 0, shown = 0;

	while ((node = record->plies[node].next) != 0 && shown < HTML_FINDINGS) {
		ply += page->game->moves[node].kind != MOVE_end;
		if (page->game->moves[node].kind != MOVE_none ||
		    record->plies[node].claim.kind != CLAIM_move)
			continue;
		if (shown++ == 0)
			buffer_printf(page->out,
			    "<p class=\"branch wrong\">%s</p>\n<ol class=\"refused\">\n",
			    words[page->options->look.language].refused);
		buffer_printf(page->out, "<li value=\"%lu\"%s>", (unsigned long)ply,
		    language_of(text_str(record->text, record->plies[node].at),
			page->options->look.language));
		image_text(str_trim(text_str(record->text, record->plies[node].at)), page->out);
		add(page, "</li>\n");
	}
	add(page, shown > 0 ? "</ol>\n" : "");
}

static void
add_moves(struct page *page)
{
	static const struct walk_calls calls = { .move = write_node,
		.ending = write_node,
		.note = write_note,
		.end_line = end_line,
		.variation = write_variation };
	struct walk walk;

	buffer_printf(page->out, "<div class=\"moves\" role=\"region\" aria-label=\"%s\">\n<ol>\n",
	    words[page->options->look.language].moves);
	open_item(page, 0, 0);
	buffer_printf(page->out, "%s</a>", words[page->options->look.language].start);
	walk_init(&walk, page->game, page->options->mainline_only);
	walk_game(&walk, &calls, page);
	add_refused(page);
	add(page, "</div>\n");
}

/* --- the rest */

/* Appends the name of a header in the language of the page, whatever the format calls it. */
static void
add_key(struct page *page, const struct header *header)
{
	enum language language = page->options->look.language;
	bool handicap = kif_head_handicap(page->game);

	if (header->id == HEADER_other)
		image_text(header_bare_key(header->key), page->out);
	else if (language == LANGUAGE_en)
		add(page, header_rows[header->id].english);
	else if (header->id == HEADER_black || header->id == HEADER_white)
		add(page, board_players[handicap][header->id == HEADER_white]);
	else
		add(page, header_rows[header->id].kif[0] != '\0' ? header_rows[header->id].kif
								 : header_rows[header->id].english);
}

static void
add_headers(struct page *page)
{
	const struct record *record = page->game->record;
	enum language language = page->options->look.language;
	size_t i;

	buffer_printf(page->out, "<details class=\"about\"><summary>%s</summary>\n<dl>\n",
	    words[language].about);
	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		if (header->value.n == 0)
			continue;
		buffer_printf(page->out, "<dt%s>",
		    header->id == HEADER_other ? language_of(header->key, language) : "");
		add_key(page, header);
		buffer_printf(page->out, "</dt><dd%s>", language_of(header->value, language));
		image_text(header->value, page->out);
		add(page, "</dd>\n");
	}
	add(page, "</dl>\n</details>\n");
}

/* Appends what was found, each with the law that it breaks. */
static void
add_findings(struct page *page)
{
	const struct diags *diags = page->options->diags;
	enum language language = page->options->look.language;
	struct buffer message;
	size_t i;

	buffer_init(&message, page->out->memory);
	for (i = 0; diags != NULL && i < diags->count && i < HTML_FINDINGS; i++) {
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
	if (diags != NULL && diags->count > HTML_FINDINGS)
		buffer_printf(page->out, "<p>%zu %s</p>\n", diags->count - HTML_FINDINGS,
		    words[language].more);
	buffer_free(&message);
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	struct page page = { .game = game, .options = options, .out = out };
	struct write_options upright = *options;
	enum language language = options->look.language;
	struct buffer title;
	struct image image;

	if (game->start.width == 0)
		return;
	upright.look.upright = true;
	upright.look.caption = STR("");
	image_of(game, &upright, &image);
	image.remark = NO_STR;
	buffer_init(&title, out->memory);
	add_title(game->record, &image, &title);
	buffer_printf(out, "<section class=\"game\">\n<p class=\"entry\"%s><b>",
	    language_of(buffer_str(&title), language));
	buffer_add(out, buffer_str(&title));
	add(&page, "</b> <small>");
	add_summary(game, language, out);
	buffer_printf(
	    out, "</small></p>\n<noscript>\n<h1%s>", language_of(buffer_str(&title), language));
	buffer_add(out, buffer_str(&title));
	add(&page, "</h1>\n");
	add_headers(&page);
	add(&page, language == LANGUAGE_ja ? "<div class=\"board\">\n"
					   : "<div class=\"board\" lang=\"ja\">\n");
	image_write(&image, out);
	add(&page, "</div>\n");
	add_moves(&page);
	image_points(game, options->look.language, "<p class=\"points\">", "</p>\n", out);
	add_findings(&page);
	html_data(game, options, out);
	add(&page, "</noscript>\n</section>\n");
	buffer_free(&title);
}

const struct writer html_writer = {
	.lead = write_lead,
	.write = write_game,
	.unfit = board_unfit,
	.passes = true,
};
