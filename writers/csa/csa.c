/* CSA records of two editions: V2.2 and V3.0. */
#include <string.h>

#include "record/sfen.h"
#include "record/text/utf8.h"
#include "record/values/clock.h"
#include "writers/common/append.h"
#include "writers/common/board.h"
#include "writers/common/ending_words.h"
#include "writers/common/writer.h"
#include "writers/moves/csa_move.h"
#include "writers/walk/walk.h"

enum { LINE_ROOM = 64 };

/* As the first line declares them. */
static const char *const encoding_names[ENCODING_COUNT] = {
	[ENCODING_unknown] = "UTF-8",
	[ENCODING_ascii] = "UTF-8",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "SHIFT_JIS",
};

/* A remark that began with a star would be a comment. */
static const struct writer_swap swap = {
	.from = "*", .to = { " *" }, .first = true, .remarks = true
};

/* Its words for endings, by edition. */
static const struct ending_words endings[] = {
#define ENDING(id, name, wins, kif, csa, english, japanese, made, instead, editions, foul)         \
	[ENDING_##id] = ((editions)&CSA_EDITION) != 0 ? (csa) : "",
	{
	    .once = true,
	    .sign = '%',
	    .words = {
#define CSA_EDITION CSA_V2
#include "record/tables/ending.def"
#undef CSA_EDITION
	    },
	},
	{
	    .once = true,
	    .sign = '%',
	    .words = {
#define CSA_EDITION CSA_V3
#include "record/tables/ending.def"
#undef CSA_EDITION
	    },
	},
#undef ENDING
};

struct csa {
	const struct game *game;
	struct buffer *out;
	const struct ending_words *endings;
	bool v3;
};

static void
add(struct buffer *out, const char *text)
{
	buffer_add(out, str_of(text));
}

/* --- information lines */

static void
add_line(struct buffer *out, const char *key, struct str value)
{
	add(out, key);
	buffer_add(out, value);
	buffer_char(out, '\n');
}

/* Returns the edition of the standard that the format's row names. */
static enum csa_edition
edition_of(const struct write_options *options)
{
	return (format_rows[options->format].carries & SECOND_edition) == 0 ? CSA_V2 : CSA_V3;
}

/* Returns whether a key that header.def lacks can be written: it is a $ line already, and readers
 * do not take it for a header of CSA. */
static bool
is_other_key(struct str key)
{
	enum { LONGEST = 32 }; /* longer than any key of CSA */
	char line[LONGEST + 1];
	size_t n = key.n < LONGEST ? key.n : LONGEST, length;

	if (key.n < 2 || key.p[0] != '$' || memchr(key.p, ':', key.n) != NULL)
		return false;
	memcpy(line, key.p, n);
	line[n] = ':';
	return header_of_csa((struct str){ line, n + 1 }, &length) == HEADER_other;
}

static bool
has_key(const struct header *header, const struct write_options *options)
{
	if (header->id == HEADER_other)
		return is_other_key(header->key);
	return header->id == HEADER_byoyomi ||
	       (header_rows[header->id].csa_editions & edition_of(options)) != 0;
}

/* Writes 2004/05/31(月) 9:00 as 2004/05/31 09:00:00.  Returns false if the date is not clear. */
static bool
add_date(struct buffer *out, const struct write_options *options, const char *key, struct str value)
{
	size_t start = out->n;
	struct date date;

	add(out, key);
	if (!value_date(options->value_patterns, value, &date) || !date_write(&date, true, out)) {
		out->n = start;
		return false;
	}
	buffer_char(out, '\n');
	return true;
}

static void
add_seconds(struct buffer *out, uint32_t time)
{
	if (time % 1000 == 0)
		buffer_printf(out, "%u", (unsigned)(time / 1000));
	else
		buffer_printf(out, "%u.%03u", (unsigned)(time / 1000), (unsigned)(time % 1000));
}

/* Returns whether a header's value has a form.  *joined: the byoyomi is written after it. */
static bool
has_form(const struct record *record, const struct header *header,
    const struct write_options *options, bool *joined)
{
	enum { MINUTE = 60 * 1000, HOUR = 60 * MINUTE };
	struct clock clock;

	*joined = false;
	if (header_rows[header->id].value != VALUE_clock || options->value_patterns == NULL ||
	    !clock_read(record, header, options->value_patterns, &clock, joined) ||
	    edition_of(options) != CSA_V2)
		return true;
	/* HH:MM+SS must hold all of the control */
	return clock.increment == 0 && clock.periods <= 1 && clock.main % MINUTE == 0 &&
	       clock.main / HOUR < 100 && clock.byoyomi % 1000 == 0 && clock.byoyomi / 1000 < 100;
}

/* Returns whether the byoyomi is written after a main time. */
static bool
joins(
    const struct record *record, const struct header *byoyomi, const struct write_options *options)
{
	const struct header *header = record->headers, *end = header + record->header_count;
	bool joined;

	if (byoyomi != record_header(record, HEADER_byoyomi))
		return false;
	for (; header < end; header++) {
		if (has_key(header, options) && has_form(record, header, options, &joined) &&
		    joined)
			return true;
	}
	return false;
}

/*
 * Returns whether the edition can hold a header: it has a word for it or it is a $ line already,
 * and there is a form for its value.  $TIME_LIMIT of V2.2 has no increment and no number of
 * periods; byoyomi (the time for each move after the main time) is written after a main time or not
 * at all.  A value that options->value_patterns do not understand is written as it is.
 */
static bool
fits_header(
    const struct record *record, const struct header *header, const struct write_options *options)
{
	bool joined;

	if (!has_key(header, options))
		return false;
	if (header->id == HEADER_byoyomi)
		return joins(record, header, options);
	return has_form(record, header, options, &joined);
}

/* Writes $TIME_LIMIT:00:25+30 before V3.0, $TIME:1500+30+0 from then on.  The seconds cannot be
 * left out: they are 00 if the record has a main time alone, which in KIF means sudden death too.
 */
static bool
add_clock(struct buffer *out, const struct record *record, const struct write_options *options,
    const struct header *header)
{
	enum header_id id = header->id;
	struct clock clock;

	if (!clock_read(record, header, options->value_patterns, &clock, NULL) || clock.periods > 1)
		return false;
	if (edition_of(options) == CSA_V2) {
		buffer_printf(out, "%s%02u:%02u+%02u\n", header_rows[id].csa,
		    (unsigned)(clock.main / 3600000), (unsigned)(clock.main / 60000 % 60),
		    (unsigned)(clock.byoyomi / 1000));
		return true;
	}
	add(out, id == HEADER_time_limit ? "$TIME:" : header_rows[id].csa);
	add_seconds(out, clock.main);
	buffer_char(out, '+');
	add_seconds(out, clock.byoyomi);
	buffer_char(out, '+');
	add_seconds(out, clock.increment);
	buffer_char(out, '\n');
	return true;
}

static void
add_header(struct buffer *out, const struct record *record, const struct write_options *options,
    const struct header *header)
{
	const struct header_row *row = &header_rows[header->id];

	if (options->value_patterns != NULL && row->value == VALUE_date &&
	    add_date(out, options, row->csa, header->value))
		return;
	if (options->value_patterns != NULL && row->value == VALUE_clock &&
	    add_clock(out, record, options, header))
		return;
	if (header->id == HEADER_other) {
		buffer_add(out, header->key);
		add_line(out, ":", header->value);
	} else {
		add_line(out, row->csa, header->value);
	}
}

/* Writes the information lines (N+, $EVENT: …).  Dates and time controls that
 * options->value_patterns understand get the form of the edition. */
static void
add_headers(const struct record *record, const struct write_options *options, struct buffer *out)
{
	const struct header *header, *end = record->headers + record->header_count;
	unsigned i, id;

	/* HEADER_other, the first of the ids, comes last. */
	for (i = 1; i <= HEADER_COUNT; i++) {
		id = i % HEADER_COUNT;
		for (header = record_header(record, (enum header_id)id);
		     header != NULL && header < end; header++) {
			if (header->id == id && id != HEADER_byoyomi &&
			    fits_header(record, header, options))
				add_header(out, record, options, header);
		}
	}
}

/* --- position, moves and notes */

/* Writes a comment, which programs read, or a remark, which must not look like one. */
static void
add_remark(struct csa *csa, bool comment, struct str text)
{
	add(csa->out, comment ? "'*" : "'");
	if (!comment && text.n > 0 && text.p[0] == swap.from[0]) {
		add(csa->out, swap.to[0]);
		text = str_after(text, 1);
	}
	buffer_add(csa->out, text);
	buffer_char(csa->out, '\n');
}

static void
add_note(void *writer, const struct note *note)
{
	if (note->kind != NOTE_bookmark)
		add_remark(writer, note->kind == NOTE_comment, note->text);
}

static void
add_rank(struct csa *csa, unsigned rank)
{
	unsigned file;
	piece_t piece;

	buffer_char(csa->out, 'P');
	buffer_number(csa->out, rank, 0, ' ');
	for (file = csa->game->start.width; file > 0; file--) {
		piece = csa->game->start.cells[square_make(file, rank)];
		if (piece == 0) {
			add(csa->out, " * ");
			continue;
		}
		buffer_char(csa->out, csa_move_signs[piece_side(piece)]);
		add(csa->out, csa_move_codes[piece_face(piece)]);
	}
	buffer_char(csa->out, '\n');
}

static void
add_hand(struct csa *csa, enum side side)
{
	const uint8_t *hand = csa->game->start.hands[side];
	unsigned kind, count;
	bool empty = true;

	for (kind = KIND_COUNT - 1; kind > 0; kind--) {
		for (count = 0; count < hand[kind]; count++) {
			if (empty)
				add(csa->out, side == BLACK ? "P+" : "P-");
			empty = false;
			add(csa->out, "00");
			add(csa->out, csa_move_codes[kind]);
		}
	}
	if (!empty)
		buffer_char(csa->out, '\n');
}

/* Returns the pieces that PI takes off the even start, which other variants may have too; NULL: PI
 * does not say this start. */
static const char *
taken_off(const struct game *game)
{
	const struct handicap *handicap = game->handicap;

	if (handicap != NULL && handicap->csa == NULL && strcmp(handicap->sfen, SFEN_STARTPOS) == 0)
		return "";
	return handicap == NULL ? NULL : handicap->csa;
}

static void
add_start(struct csa *csa)
{
	const struct game *game = csa->game;
	unsigned rank;

	if (taken_off(game) != NULL) {
		add_line(csa->out, "PI", str_of(taken_off(game)));
	} else {
		for (rank = 1; rank <= game->start.height; rank++)
			add_rank(csa, rank);
		add_hand(csa, BLACK);
		add_hand(csa, WHITE);
	}
	buffer_char(csa->out, csa_move_signs[game->start.turn]);
	buffer_char(csa->out, '\n');
}

/* Stores T6 and a line end, in V3.0 with a fraction (T6.123). */
static char *
append_time(char *p, uint32_t spent, bool v3)
{
	*p++ = 'T';
	p = append_number(p, spent / 1000, 1, '0');
	if (v3 && spent % 1000 != 0) {
		*p++ = '.';
		p = append_number(p, spent % 1000, 3, '0');
	}
	*p++ = '\n';
	return p;
}

/* Writes a move and its time. */
static void
add_move(void *writer, const struct walk *walk)
{
	struct csa *csa = writer;
	const struct move *move = &walk->moves[walk->node];
	uint32_t spent = walk->plies[walk->node].spent;
	char *start = buffer_room(csa->out, LINE_ROOM), *p = csa_move_put(start, move);

	*p++ = '\n';
	if (spent != TIME_NONE)
		p = append_time(p, spent, csa->v3);
	csa->out->n += (size_t)(p - start);
}

/* Writes an ending, and as a comment what its word does not express. */
static void
add_end(void *writer, const struct walk *walk)
{
	struct csa *csa = writer;
	struct written_ending written = ending_words_of(csa->game, walk->node, csa->endings);
	enum side turn = (enum side)walk->moves[walk->node].side;
	uint32_t spent = walk->plies[walk->node].spent;
	char *p;

	if (written.word.n > 0) {
		buffer_char(csa->out, '%');
		if (written.as == ENDING_illegal_action) /* by the side that is not to move */
			buffer_char(csa->out, csa_move_signs[side_other(turn)]);
		buffer_add(csa->out, written.word);
		buffer_char(csa->out, '\n');
	}
	if (written.word.n > 0 && spent != TIME_NONE) {
		p = buffer_room(csa->out, LINE_ROOM);
		csa->out->n += (size_t)(append_time(p, spent, csa->v3) - p);
	}
	if (written.reason.n > 0)
		add_remark(csa, true, written.reason);
}

static const struct walk_calls calls = { .move = add_move, .ending = add_end, .note = add_note };

/* Inserts the declaration of the encoding at begin, if there is one. */
static void
declare(enum encoding encoding, size_t begin, struct buffer *out)
{
	size_t end = out->n, n;

	if (encoding_names[encoding] == NULL)
		return;
	add_line(out, "'CSA encoding=", str_of(encoding_names[encoding]));
	n = out->n - end;
	buffer_room(out, n);
	memmove(out->p + begin + n, out->p + begin, out->n - begin);
	memmove(out->p + begin, out->p + begin + n + (end - begin), n);
}

/* Returns why a start cannot be written.  Boards of 5x5 are those of minishogi, whose dialect is
 * described at http://entcog.c.ooco.jp/minishogi/55_format.html. */
static struct str
unfit(const struct game *game)
{
	enum { MINISHOGI = 5 };
	bool mini = board_unfit_size(game, MINISHOGI, MINISHOGI).n == 0;

	if (taken_off(game) != NULL)
		return NO_STR;
	if (!mini)
		return board_unfit_csa(game);
	return game->pieces != NULL && strcmp(game->pieces->shown, game->variant) != 0
		   ? str_of(game->variant)
		   : NO_STR;
}

/* V3.0 has its version and encoding once a file. */
static void
lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	(void)game;
	if (!options->first) {
		add(out, "/\n");
	} else if (edition_of(options) == CSA_V3) {
		declare(options->encoding, out->n, out);
		add(out, "V3.0\n");
	}
}

static void
write_game(const struct game *game, const struct write_options *options, struct buffer *out)
{
	bool v3 = edition_of(options) == CSA_V3;
	struct csa csa = { game, out, &endings[v3], v3 };
	struct walk walk;
	size_t begin = out->n;

	if (!v3)
		add(out, "V2.2\n");
	add_headers(game->record, options, out);
	if (unfit(game).n == 0) {
		add_start(&csa);
		walk_init(&walk, game, true);
		walk.no_passes = true;
		walk.home = DIALECT_HOME_csa;
		walk_game(&walk, &calls, &csa);
	}
	if (!v3 && utf8_ascii(str_after(buffer_str(out), begin)) < out->n - begin)
		declare(options->encoding, begin, out);
}

const struct writer csa_writer = {
	.lead = lead,
	.write = write_game,
	.unfit = unfit,
	.header = fits_header,
	.movers = true,
	.endings = endings,
	.swap = &swap,
};
