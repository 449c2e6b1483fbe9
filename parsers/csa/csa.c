/*
 * The CSA standard record, V1 to V3.0: http://www2.computer-shogi.org/protocol/record_v3.html and
 * record_v22.html.  The first byte of a statement names its kind.  Moves and times in their usual
 * form are read by csa_move_run, without a search for line ends; all else by read_line.
 */
#include "parsers/csa/csa_reader.h"

/* Reads a move that lost its sign, or reports a statement that is not known, and keeps it: the
 * whole line, unless another statement precedes it. */
static uint32_t
read_unknown(struct csa *csa, struct span at)
{
	uint32_t n = csa_move_unsigned(csa, at);

	if (n > 0)
		return n;
	if (!csa->line.inside)
		at.n = csa->line.end - at.at;
	csa_reader_keep(csa, DIAG_unknown_line, at);
	return at.n;
}

/* Reads a move, or a sign alone, the side that moves first. */
static uint32_t
read_signed(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;
	enum side side = csa->body[at.at] == '-' ? WHITE : BLACK;
	bool repeated = setup->turn == side && csa->section < CSA_turn; /* To_Move precedes it */

	if (at.n > 1)
		return csa_move_read(csa, at);
	if (setup->turn == NO_SIDE || repeated) {
		setup->turn = (uint8_t)side;
		setup->turn_is.at = at;
		csa_reader_enter(csa, CSA_turn, csa_reader_text(csa, at), at);
		return at.n;
	}
	if (at.at + at.n == csa->size)
		return csa_move_bad(csa, at);
	return read_unknown(csa, at);
}

static uint32_t
read_special(struct csa *csa, struct span at)
{
	uint32_t n = csa_ending_special(csa, at);

	csa_reader_glued(csa, (struct span){ at.at, n });
	return n;
}

static uint32_t
read_protocol(struct csa *csa, struct span at)
{
	return csa_ending_protocol(csa, at) ? at.n : read_unknown(csa, at);
}

/* Reads To_Move:+, by which 81Dojo names the side that moves first. */
static bool
read_to_move(struct csa *csa, struct span at)
{
	struct setup *setup = &csa->record->setup;
	struct str text = csa_reader_text(csa, at);
	bool white = str_eq(text, STR("To_Move:-"));

	if ((!white && !str_eq(text, STR("To_Move:+"))) || setup->turn != NO_SIDE)
		return false;
	setup->turn = white ? WHITE : BLACK;
	setup->turn_is.at = at;
	return true;
}

/* Reads L590, the seconds that the mover's clock shows in Shogi Wars.  It begins at 10 or 3
 * minutes, or at an hour for 10 seconds a move: then the time of each side's first move is known
 * too. */
static uint32_t
read_left(struct csa *csa, struct span at)
{
	static const uint32_t limits[] = { 3600, 600, 180 };
	struct ply *ply = &csa->record->plies[csa->node];
	uint32_t *left, used = 0, seconds = 0, n = 1;
	size_t i;

	for (; n < at.n && n < 6 && str_is_digit(csa->body[at.at + n]); n++)
		seconds = seconds * 10 + (uint32_t)(csa->body[at.at + n] - '0');
	if (n == 1 || (n < at.n && !str_is_blank(csa->body[at.at + n])) || csa->node == 0 ||
	    csa->turn == NO_SIDE || ply->spent != TIME_NONE)
		return read_unknown(csa, at);
	left = &csa->left[side_other(csa->turn)];
	for (i = 0; *left == 0 && i < sizeof limits / sizeof *limits; i++) {
		if (seconds <= limits[i])
			used = limits[i] - seconds;
	}
	if (*left >= seconds)
		used = *left - seconds;
	ply->spent = used * 1000;
	*left = seconds;
	return n;
}

/* Reads a result as Shogi Wars writes it. */
static uint32_t
read_result(struct csa *csa, struct span at)
{
	uint32_t n = csa_ending_server(csa, at);

	return n > 0 ? n : read_unknown(csa, at);
}

/* Reads a time, which belongs to the statement before. */
static uint32_t
read_time(struct csa *csa, struct span at)
{
	struct str text = csa_reader_text(csa, at);
	struct csa_time time = csa_time_read(text);
	struct ply *ply = &csa->record->plies[csa->node];
	uint32_t distance = at.at - ply->at.at;

	if (read_to_move(csa, at))
		return at.n;
	if (time.n == 0 || time.ms >= TIME_NONE ||
	    (time.n < text.n && !str_is_blank(text.p[time.n]))) {
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

/* Returns end without the blanks before it. */
static uint32_t
trimmed_end(const struct csa *csa, uint32_t at, uint32_t end)
{
	while (end > at && str_is_blank(csa->body[end - 1]))
		end--;
	return end;
}

/* Reads a remark (') or a comment ('*), which programs read. */
static uint32_t
read_comment(struct csa *csa, struct span at)
{
	struct str text = str_after(csa_reader_text(csa, at), 1);
	bool star = text.n > 0 && text.p[0] == '*';

	if (csa->section <= CSA_information && (str_starts_nocase(text, STR("CSA encoding=")) ||
						   str_starts_nocase(text, STR("encoding="))))
		return at.n; /* used by the decoder; Kifu for Windows omits the word CSA */
	if (str_starts(text, STR("summary:")))
		csa_ending_summary(
		    csa, (struct span){ at.at, trimmed_end(csa, at.at, at.at + at.n) - at.at });
	record_add_note(
	    csa->record, csa->node, star ? NOTE_comment : NOTE_remark, str_after(text, star), at);
	return at.n;
}

/* Reads a player (N+, N-) or a line $KEY:value. */
static uint32_t
read_information(struct csa *csa, struct span at)
{
	struct str text = csa_reader_text(csa, at), key, value;
	struct span place = at;
	bool name = *text.p == 'N';
	size_t n;
	enum header_id id = header_of_csa(text, &n);
	uint32_t bit;

	if (id == HEADER_other)
		n = name ? text.n + 1 : str_find(text, STR(":")) + 1;
	if (n > text.n)
		return read_unknown(csa, at);
	key = str_first(text, name ? n : n - 1);
	value = str_trim(str_after(text, n));
	if (value.n > 0)
		place = (struct span){ (uint32_t)(value.p - csa->body), (uint32_t)value.n };
	/* $TIME may accompany $TIME_LIMIT, which older programs read */
	bit = UINT32_C(1) << (str_eq(key, STR("$TIME")) ? 31 : id);
	if (id != HEADER_other && (csa->seen.headers & bit) != 0)
		csa_reader_report(csa, DIAG_duplicate_header, at, ARGS(A_STR(key)));
	csa->seen.headers |= bit;
	csa_reader_enter(csa, CSA_information, key, at);
	record_add_header(csa->record, id, key, value, place);
	csa_reader_feature(csa, str_first(text, n), (struct span){ at.at, (uint32_t)key.n });
	return at.n;
}

static uint32_t
read_position(struct csa *csa, struct span at)
{
	if (csa->section == CSA_moves || !csa_setup_line(csa, at))
		return read_unknown(csa, at);
	csa_reader_enter(csa, CSA_position, parser_excerpt(csa->parse, at), at);
	return at.n;
}

/* Returns the edition of the standard that a version names: 22 for "2.2". */
static unsigned
edition_of(struct str version)
{
	unsigned edition;

	if (version.n == 0)
		return 10; /* V1 had no such line */
	edition = ((unsigned char)version.p[0] - (unsigned)'0') * 10;
	if (version.n > 2 && version.p[1] == '.' && str_is_digit(version.p[2]))
		edition += (unsigned char)version.p[2] - (unsigned)'0';
	return edition;
}

/* Reads the version.  After moves it begins the next record, even without a line /. */
static uint32_t
read_version(struct csa *csa, struct span at)
{
	struct str version = str_trim(str_after(csa_reader_text(csa, at), 1));

	if (version.n == 0 || version.p[0] < '1' || version.p[0] > '9')
		return read_unknown(csa, at);
	csa_reader_enter(csa, CSA_version, parser_excerpt(csa->parse, at), at);
	if (csa->section == CSA_moves && !csa->line.inside) {
		csa->over = true;
		csa->at = csa->record_end = at.at;
		return at.n;
	}
	csa->record->version = csa->parse->version = version;
	csa->edition = edition_of(version);
	return at.n;
}

/* Reads a slash, which ends the record if it is alone on its line. */
static uint32_t
read_slash(struct csa *csa, struct span at)
{
	if (at.n != 1 || csa->line.inside)
		return read_unknown(csa, at);
	csa->over = true;
	csa->record_end = at.at;
	return at.n;
}

/* How far a statement extends: to the next comma; to the line's end without or with its blanks. */
enum extent { EXTENT_part, EXTENT_line, EXTENT_verbatim };

/* How a statement is read, by its first byte.  read returns the bytes it took. */
static const struct statement {
	uint32_t (*read)(struct csa *csa, struct span at);
	enum extent extent;
} statements[128] = {
	['+'] = { read_signed, EXTENT_part },
	['-'] = { read_signed, EXTENT_part },
	['T'] = { read_time, EXTENT_part },
	['L'] = { read_left, EXTENT_part },
	['S'] = { read_result, EXTENT_part },
	['G'] = { read_result, EXTENT_part },
	['D'] = { read_result, EXTENT_part },
	['%'] = { read_special, EXTENT_part },
	['\''] = { read_comment, EXTENT_verbatim },
	['N'] = { read_information, EXTENT_line },
	['$'] = { read_information, EXTENT_line },
	['P'] = { read_position, EXTENT_part },
	['V'] = { read_version, EXTENT_part },
	['#'] = { read_protocol, EXTENT_line },
	['/'] = { read_slash, EXTENT_line },
};

/* Skips blanks, commas and byte order marks. */
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

/* Reads the rest of the line: statements separated by commas. */
static void
read_line(struct csa *csa)
{
	/* the part up to the next comma ends at part, its last statement at stop */
	uint32_t at, end, part = 0, stop = 0;
	struct span line;

	if (!text_next_line(csa->record->text->body, &csa->at, &line))
		return;
	end = line.at + line.n;
	csa->line.end = trimmed_end(csa, line.at, end);
	csa->line.glued = 0;
	for (at = line.at; (at = skip_blanks(csa, at, end)) < end && !csa->over;) {
		struct statement statement = { read_unknown, EXTENT_line };
		unsigned char c = (unsigned char)csa->body[at];
		const char *comma;

		if (c < 128 && statements[c].read != NULL)
			statement = statements[c];
		else if (csa->line.inside)
			statement.extent = EXTENT_part;
		if (at >= part) {
			comma = memchr(csa->body + at, ',', end - at);
			part = comma == NULL ? end : (uint32_t)(comma - csa->body);
			stop = trimmed_end(csa, at, part);
		}
		if (statement.extent != EXTENT_part)
			part = end, stop = trimmed_end(csa, at, end);
		if (statement.extent == EXTENT_verbatim)
			stop = end;
		at += statement.read(csa, (struct span){ at, stop - at });
		csa->line.inside = true;
	}
	csa->line.inside = false;
}

/* Reads the record that begins here. */
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
			csa_move_run(csa);
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

	if (found && !csa_archive_read(&csa))
		read_record(&csa);
	parse->at = csa.at;
	return found;
}

static bool
ends_game(struct str line)
{
	return str_eq(str_trim(line), STR("/"));
}

const struct parser csa_parser = {
	.probe = csa_find_probe, .next = csa_next, .ends_game = ends_game
};
