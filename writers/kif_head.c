#include "writers/kif_head.h"

#include "record/utf8.h"
#include "writers/board.h"

/* Declarations by encoding; KIF has no name for the others. */
static const char *const encoding_names[ENCODING_COUNT] = {
	[ENCODING_ascii] = "UTF-8",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "Shift_JIS",
};

/* What a key must not begin with, or its line is no header for a reader.  Only keys that come from
 * other formats can. */
static const char *const no_keys[] = { "#", "*", "＊", "&", "|", "+", " ", "　", "まで", "変化",
	"▲", "△", "▼", "▽", "☗", "☖", "⛊", "⛉", "手数＝", "手数=", "手数-", "手数－", "手数―",
	"手数─", "手数━", "手数ー", "手数−", "手数‐", "手数–", "手数—" };

/* Keys that state the start position: the writer's own. */
static const char *const own_keys[] = { "手合割", "手番", "先手の持駒", "後手の持駒", "下手の持駒",
	"上手の持駒", "持駒", "先手の持ち駒", "後手の持ち駒", "下手の持ち駒", "上手の持ち駒",
	"持ち駒" };

static void
add(struct buffer *out, const char *text)
{
	buffer_add(out, str_of(text));
}

static void
add_header(struct buffer *out, struct str key, struct str value)
{
	buffer_add(out, key);
	add(out, "：");
	buffer_add(out, value);
	buffer_char(out, '\n');
}

/* The key without the $ that CSA puts before its own. */
static struct str
bare_key(const struct header *header)
{
	return str_starts(header->key, STR("$")) ? str_after(header->key, 1) : header->key;
}

bool
kif_head_key(const struct header *header)
{
	struct str key = bare_key(header);
	size_t i;

	if (header->id != HEADER_other)
		return true;
	if (key.n == 0 || (key.p[0] >= '0' && key.p[0] <= '9') || str_find(key, STR(":")) < key.n ||
	    str_find(key, STR("：")) < key.n)
		return false;
	for (i = 0; i < sizeof no_keys / sizeof *no_keys; i++) {
		if (str_starts(key, str_of(no_keys[i])))
			return false;
	}
	for (i = 0; i < sizeof own_keys / sizeof *own_keys; i++) {
		if (str_eq(key, str_of(own_keys[i])))
			return false;
	}
	return true;
}

bool
kif_head_handicap(const struct game *game)
{
	if (game->handicap != NULL)
		return game->start.turn == WHITE;
	return game->record->setup.handicap_labels;
}

/* The headers of one id, in the record's order. */
static void
add_headers(struct buffer *out, const struct record *record, enum header_id id, const char *key)
{
	const struct header *header = record_header(record, id), *end;

	for (end = record->headers + record->header_count; header != NULL && header < end;
	     header++) {
		if (header->id == id)
			add_header(out, str_of(key), header->value);
	}
}

/* Keys of the record's own, and as remarks those that would not be read as keys. */
static void
add_other_headers(struct buffer *out, const struct record *record)
{
	const struct header *header = record_header(record, HEADER_other), *end;

	for (end = record->headers + record->header_count; header != NULL && header < end;
	     header++) {
		if (header->id != HEADER_other)
			continue;
		if (!kif_head_key(header))
			buffer_char(out, '#');
		add_header(out, bare_key(header), header->value);
	}
}

/* Kifu for Windows fills the name up with wide blanks to four characters. */
static void
add_handicap(struct buffer *out, const char *name)
{
	enum { WIDTH = 4 };
	size_t count;

	add(out, "手合割：");
	add(out, name);
	for (count = utf8_count(str_of(name)); count < WIDTH; count++)
		add(out, "　");
	buffer_char(out, '\n');
}

/* The line that says whose turn it is.  先手 is taken to move first where nothing is said; with
 * 下手 and 上手 programs disagree, so that it is always said (formats-japanese.md 1.5). */
static void
add_turn(struct buffer *out, enum side turn, bool handicap)
{
	if (turn == BLACK && !handicap)
		return;
	add(out, board_players[handicap][turn]);
	add(out, "番\n");
}

static void
add_start(struct buffer *out, const struct game *game, bool handicap)
{
	if (game->handicap != NULL && game->handicap->kif && game->start.number == 0) {
		add_handicap(out, game->handicap->name);
		return;
	}
	if (handicap)
		add_handicap(out, "その他");
	if (game->start.width == 0)
		return;
	board_write(&game->start, handicap, out);
	add_turn(out, (enum side)game->start.turn, handicap);
	if (game->start.number > 0) {
		add(out, "手数＝");
		buffer_number(out, game->start.number, 0, ' ');
		add(out, "  まで\n");
	}
}

void
kif_head_write(const struct game *game, const struct write_options *options, struct buffer *out)
{
	const struct record *record = game->record;
	const char *encoding = encoding_names[options->encoding];
	bool handicap = kif_head_handicap(game);
	unsigned id, side;

	if (!options->first)
		add(out, "#" WRITER_SEPARATOR "\n");
	else if (options->to_file && encoding != NULL)
		buffer_printf(out, "#KIF version=2.0 encoding=%s\n#" WRITER_BANNER "\n", encoding);
	for (id = HEADER_other + 1; id < HEADER_COUNT; id++) {
		if (id != HEADER_black && id != HEADER_white)
			add_headers(out, record, (enum header_id)id, header_rows[id].kif);
	}
	add_other_headers(out, record);
	add_start(out, game, handicap);
	for (side = BLACK; side <= WHITE; side++)
		add_headers(out, record, side == BLACK ? HEADER_black : HEADER_white,
		    board_players[handicap][side]);
}
