#include "writers/moves/kif_head.h"

#include <string.h>

#include "record/scan.h"
#include "record/text/utf8.h"
#include "writers/common/board.h"

/* Names of encodings in declarations; KIF has none for the others. */
static const char *const encoding_names[ENCODING_COUNT] = {
	[ENCODING_ascii] = "UTF-8",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "Shift_JIS",
};

static void
add_header(struct buffer *out, struct str key, struct str value)
{
	buffer_add(out, key);
	buffer_add(out, STR("："));
	buffer_add(out, value);
	buffer_char(out, '\n');
}

bool
kif_head_handicap(const struct game *game)
{
	if (game->handicap != NULL)
		return game->start.turn == WHITE;
	return game->record->setup.handicap_labels;
}

enum header_id
kif_head_id(const struct record *record, const struct header *header)
{
	enum header_id id = header->id;

	if (id == HEADER_other)
		id = header_of_kif(header->key);
	return record_header(record, id) != NULL ? id : HEADER_other;
}

/* Reads numbers of a text that these separators part.  Returns false unless that is all of it. */
static bool
read_numbers(struct str text, const char *separators, uint32_t *numbers)
{
	const char *p = text.p, *end = p + text.n;

	for (;; separators++, numbers++) {
		const char *after = scan_number(p, end, numbers);

		if (after == p)
			return false;
		if (*separators == '\0')
			return after == end;
		if (after == end || *after != *separators)
			return false;
		p = after + 1;
	}
}

/* Adds CSA's $TIME_LIMIT:00:15+10 or $TIME:900+10+0 as KIF's own writers have it, 15分+10秒, which
 * a record that came from KIF gets back.  Returns false for any other header. */
static bool
add_time_limit(struct buffer *out, const char *key, const struct header *header)
{
	enum { MINUTE = 60, LONGEST = 999 * 3600 };
	uint32_t n[3], main, byoyomi, increment = 0;

	if (str_eq(header->key, STR("$TIME_LIMIT")) && read_numbers(header->value, ":+", n) &&
	    n[0] <= 999 && n[1] < MINUTE) {
		main = (n[0] * MINUTE + n[1]) * MINUTE;
		byoyomi = n[2];
	} else if (str_eq(header->key, STR("$TIME")) && read_numbers(header->value, "++", n)) {
		main = n[0];
		byoyomi = n[1];
		increment = n[2];
	} else {
		return false;
	}
	if (main > LONGEST || main + byoyomi + increment == 0 || (byoyomi > 0 && increment > 0))
		return false;
	buffer_printf(out, "%s：%lu分", key, (unsigned long)(main / MINUTE));
	if (main % MINUTE != 0)
		buffer_printf(out, "%lu秒", (unsigned long)(main % MINUTE));
	if (byoyomi + increment != 0)
		buffer_printf(out, "+%lu秒%s", (unsigned long)(byoyomi + increment),
		    increment != 0 ? "追加" : "");
	buffer_char(out, '\n');
	return true;
}

/* Adds the headers of one id in the record's order, those first that have the id themselves. */
static void
add_headers(struct buffer *out, const struct record *record, enum header_id id, const char *key)
{
	const struct header *header = record_header(record, id), *end;

	if (header == NULL)
		return;
	for (end = record->headers + record->header_count; header < end; header++) {
		if (header->id == id && !add_time_limit(out, key, header))
			add_header(out, str_of(key), header->value);
	}
	for (header = record_header(record, HEADER_other); header != NULL && header < end;
	     header++) {
		if (header->id == HEADER_other && kif_head_id(record, header) == id)
			add_header(out, str_of(key), header->value);
	}
}

bool
kif_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	return header->id != HEADER_other || options->header_line == NULL ||
	       options->header_line(record->arena->memory, options->value_patterns,
		   header_bare_key(header->key), header->value);
}

/* Adds a header whose key no other format has; as a remark where readers would not take it for one.
 */
static void
add_other_header(struct buffer *out, const struct record *record, const struct header *header,
    const struct write_options *options)
{
	bool key = kif_head_fits(record, header, options);

	if (!key && header->value.n == 0)
		return;
	if (!key)
		buffer_char(out, '#');
	add_header(out, header_bare_key(header->key), header->value);
}

/* Adds all headers but the players' names, which are written beside the start position. */
static void
add_all_headers(
    struct buffer *out, const struct record *record, const struct write_options *options)
{
	bool ordered = (format_rows[record->format].carries & KEYS_kif) != 0;
	enum header_id id;
	size_t i;

	for (id = HEADER_other + 1; id < HEADER_COUNT && !ordered; id++) {
		if (id != HEADER_black && id != HEADER_white)
			add_headers(out, record, id, header_rows[id].kif);
	}
	for (i = 0; i < record->header_count; i++) {
		const struct header *header = &record->headers[i];

		id = kif_head_id(record, header);
		if (id == HEADER_other)
			add_other_header(out, record, header, options);
		else if (ordered && id != HEADER_black && id != HEADER_white)
			add_header(out, str_of(header_rows[id].kif), header->value);
	}
}

/* Adds 手合割; as in Kifu for Windows wide blanks fill the name up to four characters. */
static void
add_handicap(struct buffer *out, const char *name)
{
	enum { WIDTH = 4 };
	size_t count;

	buffer_add(out, STR("手合割："));
	buffer_add(out, str_of(name));
	for (count = utf8_count(str_of(name)); count < WIDTH; count++)
		buffer_add(out, STR("　"));
	buffer_char(out, '\n');
}

/* Adds the headers of a player. */
static void
add_player(struct buffer *out, const struct game *game, enum side side)
{
	add_headers(out, game->record, side == BLACK ? HEADER_black : HEADER_white,
	    board_players[kif_head_handicap(game)][side]);
}

/* Whether the first note that is written above the moves is a remark. */
static bool
leads_remark(const struct record *record)
{
	const struct note *note;
	uint32_t at;

	for (at = record->plies[0].notes; at != 0; at = note->next) {
		note = &record->notes[at - 1];
		if (note->kind == NOTE_comment || note->kind == NOTE_bookmark)
			return note->kind == NOTE_bookmark;
		if (!writer_declaration(note->text))
			return true;
	}
	return false;
}

/* Whether only the even start can show readers a game: there are neither headers nor moves, or the
 * first line would be a remark, which they take for the file's. */
static bool
is_bare(const struct game *game, const struct write_options *options)
{
	const struct record *record = game->record;
	bool remark = leads_remark(record);
	size_t i;

	for (i = 0; i < record->header_count; i++) {
		if (kif_head_fits(record, &record->headers[i], options))
			return false;
		remark |= record->headers[i].value.n > 0;
	}
	return game->plies == 0 || remark;
}

/* Adds the start position, and the players' names after it; in KI2 white's is above the diagram, as
 * at the board. */
static void
add_start(struct buffer *out, const struct game *game, const struct write_options *options,
    const struct kif_head *style)
{
	const struct handicap *handicap = game->handicap;
	struct str variant = game->pieces == NULL ? NO_STR : game->pieces->written;
	bool known = handicap != NULL && game->start.number == 0;
	bool handicapped = kif_head_handicap(game);
	bool named =
	    known && (variant.n > 0 ? strcmp(handicap->english, "hirate") == 0 : handicap->kif);
	bool around = !named && game->start.width != 0 && style->names_around;

	if (variant.n > 0)
		add_header(out, STR("手合割"), variant);
	else if (named && (style->even || handicapped || is_bare(game, options)))
		add_handicap(out, handicap->name);
	else if (!named && handicapped)
		add_handicap(out, "その他");
	if (around)
		add_player(out, game, WHITE);
	if (!named && game->start.width != 0) {
		board_write(&game->start, handicapped, out);
		if (!board_out_of_turn(game))
			board_turn((enum side)game->start.turn, handicapped, out);
		if (game->start.number > 0)
			board_number(game->start.number, game->record->setup.last.words, out);
	}
	add_player(out, game, BLACK);
	if (!around)
		add_player(out, game, WHITE);
	/* not 下手番 or 上手番: readers trust the first move more than these */
	if (board_out_of_turn(game))
		buffer_printf(out, "%s番\n", board_players[0][game->start.turn]);
}

void
kif_head_lead(const struct write_options *options, const struct kif_head *style, struct buffer *out)
{
	const char *encoding = encoding_names[options->encoding];

	if (!options->first)
		buffer_add(out, STR("#" WRITER_SEPARATOR "\n"));
	else if (options->to_file && encoding != NULL &&
		 (style->banner || options->encoding != ENCODING_cp932))
		buffer_printf(out, "#%s version=2.0 encoding=%s\n%s", style->name, encoding,
		    style->banner ? "#" WRITER_BANNER "\n" : "");
}

void
kif_head_write(const struct game *game, const struct write_options *options,
    const struct kif_head *style, struct buffer *out)
{
	add_all_headers(out, game->record, options);
	add_start(out, game, options, style);
}
