/*
 * The CSA standard record, V1 to V3.0: http://www2.computer-shogi.org/protocol/record_v3.html and
 * record_v22.html.  Every line says by its first byte what it is.  Moves come in a loop of their
 * own, which reads the plain form of a move and its time without looking for line ends; whatever is
 * not plain goes through read_line.
 */
#include <strings.h>

#include "parsers/csa/csa_ending.h"
#include "parsers/csa/csa_find.h"
#include "parsers/csa/csa_setup.h"
#include "parsers/csa/csa_time.h"
#include "record/text/swar.h"

enum { MOVE = 7 /* bytes of +7776FU */ };

/*
 * Reads the four digits of a move, the first of them the lowest byte, as two squares.  Returns
 * false when they are not digits from 1, the first two not both 0 (a drop).
 */
static inline bool
read_squares(uint32_t digits, square_t *from, square_t *to)
{
	const uint32_t highs = 0x80808080, ones = 0x01010101;
	uint32_t values = digits ^ ones * '0', set = (values + ones * 0x7F) & highs;

	if ((((values + ones * (0x80 - 10)) | values) & highs) != 0)
		return false;
	*from = (square_t)(values | values >> 4);
	*to = (square_t)(values >> 16 | values >> 20);
	return set == highs || set == (highs & 0xFFFF0000);
}

/* What the seven bytes of a move say. */
struct words {
	enum side side;
	square_t from, to;
	piece_t after;
};

/* Reads the seven bytes of a move at p, which has eight.  Returns false when they are none. */
static inline bool
read_words(const char *p, struct words *words)
{
	uint64_t word = swar_load(p);
	unsigned sign = (unsigned)(word & 0xFF) - '+'; /* - is two further */

	words->side = (enum side)(sign / 2);
	words->after = csa_reader_letters((unsigned)(word >> 40) & 0xFFFF);
	return (sign & ~2u) == 0 && words->after != 0 &&
	       read_squares((uint32_t)(word >> 8), &words->from, &words->to);
}

/* Makes them the claim of a node that is new. */
static inline void
claim_words(struct ply *ply, const struct words *words, uint32_t at)
{
	struct claim *claim = &ply->claim;

	claim->has = words->from == NO_SQUARE
			 ? CLAIM_HAS_side | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_drop
			 : CLAIM_HAS_side | CLAIM_HAS_to | CLAIM_HAS_after | CLAIM_HAS_from;
	claim->kind = CLAIM_move;
	claim->side = (uint8_t)words->side;
	claim->from = words->from;
	claim->to = words->to;
	claim->after = words->after;
	ply->at = (struct span){ at, MOVE };
}

/* Bytes of the line end at p, which has two bytes; 0 when there is none. */
static inline unsigned
line_end(const char *p)
{
	if (*p == '\n')
		return 1;
	if (*p != '\r')
		return 0;
	return p[1] == '\n' ? 2 : 1;
}

/* Reads a time of whole seconds and its line end (T12) at p, which has ten bytes.  Returns its
 * length, 0 when it is not so plain. */
static inline unsigned
plain_time(const char *p, uint32_t *ms)
{
	enum { DIGITS = 6 };
	uint64_t digits = swar_load(p + 1) ^ SWAR_ONES * '0';
	uint64_t others = (digits + SWAR_ONES * (0x80 - 10)) | digits; /* right up to the first */
	unsigned n = swar_first((others & SWAR_HIGHS) | UINT64_C(1) << 63);
	unsigned end = line_end(p + 1 + n);

	if (n - 1 >= DIGITS || end == 0)
		return 0;
	*ms = swar_number(digits, n) * 1000;
	return 1 + n + end;
}

/*
 * Reads moves as long as they stand plainly, each on its line, with or without a time on the same
 * or on the next line.  Stops before what it does not know, perhaps inside a line.
 */
static void
read_moves(struct csa *csa)
{
	enum { LONGEST = MOVE + 2 + 1 + 6 + 2 + 2 };
	struct record *record = csa->record;
	uint32_t at = csa->at;
	struct words words;

	while (csa->size - at >= LONGEST && read_words(csa->body + at, &words)) {
		const char *p = csa->body + at + MOVE;
		unsigned end = *p == ',' ? 1 : line_end(p), time = 0;
		uint32_t ms;
		struct ply *ply;

		csa->node = record_follow(record, csa->node);
		csa->ply++;
		csa->turn = side_other(words.side);
		ply = &record->plies[csa->node];
		claim_words(ply, &words, at);
		at += MOVE + end;
		if (p[end] == 'T' && end != 0)
			time = plain_time(p + end, &ms);
		if (time != 0) {
			ply->spent = ms;
			ply->time_at = (uint16_t)(MOVE + end);
			at += time;
		} else if (end == 0 || *p == ',') {
			csa->inside = true;
			break;
		}
	}
	csa->at = at;
}

/* Keeps a statement that says nothing that is known. */
static uint32_t
read_unknown(struct csa *csa, struct span at)
{
	csa_reader_keep(csa, DIAG_unknown_line, at);
	return at.n;
}

/* Several statements on one line are reported once, unless they are a move and its time; to fix it
 * each gets a line of its own. */
static void
note_glued(struct csa *csa, struct span at)
{
	struct diags *diags = csa->parse->diags;
	struct str before = str_first(csa->record->text->body, at.at);

	if (!csa->inside)
		return;
	if (csa->glued == 0) {
		csa_reader_report(csa, DIAG_glued_move, at, NO_ARGS);
		csa->glued = diags->count;
	}
	if (diags->left_out > 0)
		return;
	before = str_rtrim(before);
	if (str_ends(before, STR(",")))
		before = str_rtrim(str_first(before, before.n - 1));
	diags_fix(diags, &diags->list[csa->glued - 1],
	    (struct span){ (uint32_t)before.n, at.at - (uint32_t)before.n }, STR("\n"));
}

/* Adds a move of which nothing is known yet. */
static struct ply *
add_move(struct csa *csa, struct span at)
{
	struct ply *ply;

	csa->ply++;
	csa->node = record_add_ply(csa->record, csa->node, false);
	ply = &csa->record->plies[csa->node];
	ply->claim.kind = CLAIM_move;
	ply->at = at;
	return ply;
}

/* Whether the text ends inside a move that was right so far. */
static bool
is_cut_off(const struct csa *csa, struct span at)
{
	const char *p = csa->body + at.at;
	uint32_t n = 1;

	while (n < at.n && n < 5 && p[n] >= '0' && p[n] <= '9')
		n++;
	while (n < at.n && n >= 5 && p[n] >= 'A' && p[n] <= 'Z')
		n++;
	return n == at.n && n < MOVE && at.at + n == csa->size;
}

/* A line that begins like a move and is none: a move all the same, of which nothing is known. */
static uint32_t
read_bad_move(struct csa *csa, struct span at)
{
	csa_reader_begin_moves(csa, csa->body[at.at] == '-' ? WHITE : BLACK, at);
	add_move(csa, at);
	csa_reader_report(csa, is_cut_off(csa, at) ? DIAG_truncated : DIAG_bad_move_text, at,
	    ARGS(A_STR(csa_reader_excerpt(csa, at))));
	return at.n;
}

/* A sign alone says who moves first. */
static uint32_t
read_turn(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;

	if (setup->turn == NO_SIDE) {
		setup->turn = csa->body[at.at] == '-' ? WHITE : BLACK;
		setup->turn_at = at;
		csa_reader_enter(csa, CSA_turn, csa_reader_text(csa, at), at);
		return at.n;
	}
	if (at.at + at.n == csa->size)
		return read_bad_move(csa, at);
	return read_unknown(csa, at);
}

/* + and -: a move or a turn. */
static uint32_t
read_signed(struct csa *csa, struct span at)
{
	char text[MOVE + 1] = "";
	struct words words;

	if (at.n == 1)
		return read_turn(csa, at);
	memcpy(text, csa->body + at.at, at.n < MOVE ? at.n : MOVE);
	if (!read_words(text, &words))
		return read_bad_move(csa, at);
	at.n = MOVE;
	csa_reader_begin_moves(csa, words.side, at);
	claim_words(add_move(csa, at), &words, at.at);
	note_glued(csa, at);
	csa->turn = side_other(words.side);
	return MOVE;
}

static uint32_t
read_special(struct csa *csa, struct span at)
{
	uint32_t n = csa_ending_special(csa, at);

	note_glued(csa, (struct span){ at.at, n });
	return n;
}

static uint32_t
read_protocol(struct csa *csa, struct span at)
{
	return csa_ending_protocol(csa, at) ? at.n : read_unknown(csa, at);
}

/* T: the time of the statement before. */
static uint32_t
read_time(struct csa *csa, struct span at)
{
	struct str text = csa_reader_text(csa, at);
	struct csa_time time = csa_time_read(text);
	struct ply *ply = &csa->record->plies[csa->node];
	uint32_t distance = at.at - ply->at.at;

	if (time.n == 0 || time.ms >= TIME_NONE ||
	    (time.n < text.n && text.p[time.n] != ' ' && text.p[time.n] != '\t')) {
		csa_reader_keep(csa, DIAG_bad_time, at);
		return at.n;
	}
	if (csa->node == 0 || ply->spent != TIME_NONE)
		return read_unknown(csa, at);
	at.n = time.n;
	ply->spent = (uint32_t)time.ms;
	ply->time_at = distance <= UINT16_MAX ? (uint16_t)distance : 0;
	if (time.fraction)
		csa_reader_feature(csa, STR("T"), at);
	return time.n;
}

/* The end of what stands from at to end, without the blanks there. */
static uint32_t
trimmed_end(const struct csa *csa, uint32_t at, uint32_t end)
{
	while (end > at && (csa->body[end - 1] == ' ' || csa->body[end - 1] == '\t'))
		end--;
	return end;
}

/* Whether a comment says how the file is encoded; Kifu for Windows leaves out the word CSA. */
static bool
is_encoding(struct str text)
{
	static const char mark[] = "encoding=";

	if (text.n >= 4 && strncasecmp(text.p, "CSA ", 4) == 0)
		text = str_after(text, 4);
	return text.n >= sizeof mark - 1 && strncasecmp(text.p, mark, sizeof mark - 1) == 0;
}

/* ': a comment; with '* one that programs read. */
static uint32_t
read_comment(struct csa *csa, struct span at)
{
	struct str text = str_after(csa_reader_text(csa, at), 1);
	bool star = text.n > 0 && text.p[0] == '*';

	if (csa->section <= CSA_information && is_encoding(text))
		return at.n; /* decoding has used it */
	if (str_starts(text, STR("summary:")))
		csa_ending_summary(
		    csa, (struct span){ at.at, trimmed_end(csa, at.at, at.at + at.n) - at.at });
	record_add_note(
	    csa->record, csa->node, star ? NOTE_comment : NOTE_remark, str_after(text, star), at);
	return at.n;
}

/* The bit of a header in csa->headers.  $TIME may stand beside $TIME_LIMIT, which older programs
 * read, and is another one. */
static uint32_t
header_bit(enum header_id id, struct str key)
{
	return str_eq(key, STR("$TIME")) ? UINT32_C(1) << 31 : UINT32_C(1) << id;
}

/* Adds a header line whose value begins n bytes after at. */
static void
add_header(struct csa *csa, enum header_id id, struct str key, struct span at, size_t n)
{
	struct str value = str_trim(str_after(csa_reader_text(csa, at), n));
	struct span place = at;

	if (value.n > 0)
		place = (struct span){ (uint32_t)(value.p - csa->body), (uint32_t)value.n };
	if (id != HEADER_other && (csa->headers & header_bit(id, key)) != 0)
		csa_reader_report(csa, DIAG_duplicate_header, at, ARGS(A_STR(key)));
	csa->headers |= header_bit(id, key);
	csa_reader_enter(csa, CSA_information, key, at);
	record_add_header(csa->record, id, key, value, place);
}

/* N+ and N-: the players. */
static uint32_t
read_name(struct csa *csa, struct span at)
{
	size_t n;
	struct str text = csa_reader_text(csa, at);
	enum header_id id = header_of_csa(text, &n);

	if (id == HEADER_other)
		return read_unknown(csa, at);
	add_header(csa, id, str_first(text, n), at, n);
	return at.n;
}

/* $KEY:value */
static uint32_t
read_information(struct csa *csa, struct span at)
{
	size_t n;
	struct str text = csa_reader_text(csa, at), key;
	enum header_id id = header_of_csa(text, &n);

	if (id == HEADER_other)
		n = str_find(text, STR(":")) + 1;
	if (n > text.n)
		return read_unknown(csa, at);
	key = str_first(text, n - 1);
	add_header(csa, id, key, at, n);
	csa_reader_feature(csa, str_first(text, n), (struct span){ at.at, (uint32_t)key.n });
	return at.n;
}

static uint32_t
read_position(struct csa *csa, struct span at)
{
	if (csa->section == CSA_moves)
		return read_unknown(csa, at);
	if (!csa_setup_line(csa, at))
		return read_unknown(csa, at);
	csa_reader_enter(csa, CSA_position, csa_reader_excerpt(csa, at), at);
	return at.n;
}

/* The edition of the standard that a version names: 22 for "2.2". */
static unsigned
edition_of(struct str version)
{
	unsigned edition;

	if (version.n == 0)
		return 10; /* V1 had no such line */
	edition = (unsigned char)version.p[0] - (unsigned)'0';
	if (version.n < 2 || version.p[1] != '.')
		return edition * 10;
	return edition * 10 + (version.n > 2 && version.p[2] >= '0' && version.p[2] <= '9'
				      ? (unsigned char)version.p[2] - (unsigned)'0'
				      : 0);
}

/* V: the version.  After moves it begins the next record, before which a line / is missing. */
static uint32_t
read_version(struct csa *csa, struct span at)
{
	struct str version = str_trim(str_after(csa_reader_text(csa, at), 1));

	if (version.n == 0 || version.p[0] < '1' || version.p[0] > '9')
		return read_unknown(csa, at);
	csa_reader_enter(csa, CSA_version, csa_reader_excerpt(csa, at), at);
	if (csa->section == CSA_moves && !csa->inside) {
		csa->over = true;
		csa->at = csa->record_end = at.at;
		return at.n;
	}
	csa->record->version = csa->parse->version = version;
	csa->edition = edition_of(version);
	return at.n;
}

/* A slash alone on its line ends the record. */
static uint32_t
read_slash(struct csa *csa, struct span at)
{
	if (at.n != 1 || csa->inside)
		return read_unknown(csa, at);
	csa->over = true;
	csa->record_end = at.at;
	return at.n;
}

/* How much of its line a statement has: up to the next comma, the rest, the rest with the blanks at
 * its end. */
enum extent { EXTENT_part, EXTENT_line, EXTENT_verbatim };

/* How a statement is read, by its first byte. */
struct statement {
	uint32_t (*read)(struct csa *csa, struct span at); /* gives how many bytes it took */
	enum extent extent;
};

static const struct statement unknown_line = { read_unknown, EXTENT_line };
static const struct statement unknown_part = { read_unknown, EXTENT_part };

static const struct statement statements[128] = {
	['+'] = { read_signed, EXTENT_part },
	['-'] = { read_signed, EXTENT_part },
	['T'] = { read_time, EXTENT_part },
	['%'] = { read_special, EXTENT_part },
	['\''] = { read_comment, EXTENT_verbatim },
	['N'] = { read_name, EXTENT_line },
	['$'] = { read_information, EXTENT_line },
	['P'] = { read_position, EXTENT_part },
	['V'] = { read_version, EXTENT_part },
	['#'] = { read_protocol, EXTENT_line },
	['/'] = { read_slash, EXTENT_line },
};

/* How the statement at p is read; inside: not at a line's beginning. */
static const struct statement *
statement_at(const char *p, bool inside)
{
	unsigned char c = (unsigned char)*p;

	if (c < 128 && statements[c].read != NULL)
		return &statements[c];
	return inside ? &unknown_part : &unknown_line;
}

/* After the blanks, commas and byte order marks at at. */
static uint32_t
skip_blanks(const struct csa *csa, uint32_t at, uint32_t end)
{
	for (; at < end; at++) {
		const char *p = csa->body + at;

		if (*p == ' ' || *p == '\t' || *p == ',')
			continue;
		if (end - at < 3 ||
		    (memcmp(p, "\xEF\xBB\xBF", 3) != 0 && memcmp(p, "\xE3\x80\x80", 3) != 0))
			break;
		at += 2;
	}
	return at;
}

/* Reads the rest of the line: statements, with commas between them. */
static void
read_line(struct csa *csa)
{
	uint32_t at, end, part = 0, stop = 0; /* the part up to the next comma ends at part, its
						 last statement at stop */
	struct span line;

	if (!text_next_line(csa->record->text->body, &csa->at, &line))
		return;
	end = line.at + line.n;
	csa->glued = 0;
	for (at = line.at; (at = skip_blanks(csa, at, end)) < end && !csa->over;) {
		const struct statement *statement = statement_at(csa->body + at, csa->inside);
		const char *comma;

		if (at >= part) {
			comma = memchr(csa->body + at, ',', end - at);
			part = comma == NULL ? end : (uint32_t)(comma - csa->body);
			stop = trimmed_end(csa, at, part);
		}
		if (statement->extent != EXTENT_part)
			part = end, stop = trimmed_end(csa, at, end);
		if (statement->extent == EXTENT_verbatim)
			stop = end;
		at += statement->read(csa, (struct span){ at, stop - at });
		csa->inside = true;
	}
	csa->inside = false;
}

/* Reads the record that begins here, and settles what only its end shows. */
static void
read_record(struct csa *csa)
{
	struct record *record = csa->record;
	struct setup *setup = &record->setup;
	uint32_t start = csa->at;

	record->version = csa->parse->version;
	csa->edition = edition_of(record->version);
	while (csa->at < csa->size && !csa->over) {
		if (csa->section == CSA_moves)
			read_moves(csa);
		read_line(csa);
	}
	if (setup->base != SETUP_default)
		csa_reader_begin_moves(csa, csa_reader_first_side(csa), setup->board_at);
	csa_setup_end(csa);
	record->at = (struct span){ start, (csa->over ? csa->record_end : csa->at) - start };
	csa_find_next(csa);
}

static bool
csa_next(struct parse *parse, struct record *record)
{
	struct csa csa = {
		.parse = parse,
		.record = record,
		.body = parse->text->body.p,
		.size = (uint32_t)parse->text->body.n,
		.at = parse->at,
		.turn = NO_SIDE,
	};
	bool found = csa_find_first(&csa);

	if (found)
		read_record(&csa);
	parse->at = csa.at;
	return found;
}

const struct parser csa_parser = { csa_find_probe, csa_next };
