/*
 * ShogiGUI's book (record/engine/sbk.h): each state is a record.  Few of them have a position,
 * which the others are reached from.  What is said of a state is comments of its position, the
 * weight and the quality of a move comments of that.
 */
#include "record/engine/sbk.h"

#include "parsers/book/book.h"
#include "parsers/diagram.h"
#include "record/sfen.h"
#include "record/text/utf8.h"

/* What is known of a state without its moves, and what is said of it. */
struct state {
	int32_t id, games, black, white;
	struct span position; /* empty: it does not say it */
};

/* Reading a state. */
struct sbk {
	struct parse *parse;
	struct record *record;
	struct state state;
	bool known; /* its position */
};

static struct sbk_message
rest_of(struct str body, uint32_t at)
{
	return sbk_message(body, (struct span){ at, (uint32_t)body.n - at });
}

/* Returns the SFEN that a state says, without words before it. */
static struct str
sfen_of(struct str position)
{
	struct str words[] = { STR("position "), STR("sfen ") };

	for (unsigned i = 0; i < 2; i++)
		if (str_starts(position, words[i]))
			position = str_after(position, words[i].n);
	return str_trim(position);
}

static struct state
read_state(struct str body, struct span at)
{
	struct sbk_field fields[] = { { .tag = SBK_ID }, { .tag = SBK_GAMES },
		{ .tag = SBK_WON_BLACK }, { .tag = SBK_WON_WHITE }, { .tag = SBK_POSITION } };

	sbk_read(body, at, fields, sizeof fields / sizeof *fields);
	return (struct state){ (int32_t)fields[0].number, (int32_t)fields[1].number,
		(int32_t)fields[2].number, (int32_t)fields[3].number, fields[4].at };
}

/* The first state is that of the even start, unless it has another position. */
static bool
read_entry(struct str body, uint32_t *at, struct book_entry *entry)
{
	struct sbk_message book = rest_of(body, *at);
	struct sbk_field field;
	struct span position;

	do
		if (!sbk_next(&book, &field))
			return false;
	while (field.tag != SBK_STATE);
	position = read_state(body, field.at).position;
	entry->key = *at == 0 ? 0 : entry->key + 1;
	entry->at = field.at;
	entry->sfen = sfen_of((struct str){ body.p + position.at, position.n });
	if (position.n == 0 && entry->key == 0)
		entry->sfen = STR(SFEN_STARTPOS);
	*at = book.at;
	return true;
}

static bool
read_move(struct str body, const struct book_entry *entry, uint32_t *at, struct claim *claim,
    uint64_t *next)
{
	struct sbk_message state = sbk_message(body, entry->at);
	struct sbk_field field;
	struct sbk_move move;

	state.at += *at;
	while (sbk_next(&state, &field)) {
		if (field.tag != SBK_MOVE)
			continue;
		*at = state.at - entry->at.at;
		sbk_read_move(body, field.at, &move);
		sbk_claim(move.bits, claim);
		*next = (uint64_t)move.next; /* a negative one is none */
		return true;
	}
	return false;
}

/* Returns how surely bytes are such a book: its first state has an Id and known fields alone.  A
 * text that begins with a line feed begins like one. */
static struct sign
probe(struct str body)
{
	struct sbk_message book = rest_of(body, 0), state;
	struct sbk_field field;
	bool good = false;
	struct sign sign = { .score = 0, .what = PHRASE_sign_sbk }, none = sign;

	while (sbk_next(&book, &field)) {
		if (field.tag != SBK_AUTHOR && field.tag != SBK_DESCRIPTION &&
		    field.tag != SBK_STATE)
			return none;
		sign.score = 30;
		sign.at.n = book.at;
		if (field.tag != SBK_STATE)
			continue;
		state = sbk_message(body, field.at);
		while (sbk_next(&state, &field) && field.tag >= SBK_ID && field.tag <= SBK_EVAL &&
		       (field.tag & 7) == (field.tag < SBK_POSITION ? 0 : 2))
			good |= field.tag == SBK_ID;
		sign.score = good && state.at == state.end && state.why == PHRASE_COUNT ? 100 : 30;
		return sign;
	}
	return book.why == PHRASE_COUNT ? sign : none;
}

static void
report(const struct sbk *sbk, enum severity severity, enum phrase what, struct span at,
    int64_t number, int64_t other)
{
	diags_add(sbk->parse->diags, DIAG_book_field, at, 0,
	    ARGS(A_PHRASE(what), A_NUMBER(number), A_NUMBER(other)))
	    ->severity = severity;
}

/* Reports what was not understood of a message. */
static void
check_message(const struct sbk *sbk, const struct sbk_message *message)
{
	if (message->why != PHRASE_COUNT)
		report(sbk, message->why == PHRASE_sbk_unknown ? SEVERITY_warning : SEVERITY_error,
		    message->why, message->where, message->tag >> 3, 0);
}

/* Returns the bytes as text, in one line if wanted.  What is not UTF-8 is reported, and replaced.
 */
static struct str
text_of(const struct sbk *sbk, struct span at, bool one_line)
{
	const struct str replacement = STR("\xEF\xBF\xBD");
	struct str bytes = text_str(sbk->parse->text, at), part;
	bool bad = utf8_valid(bytes) < bytes.n;
	char *begin = arena_take(sbk->record->arena, bytes.n * (bad ? replacement.n : 1));
	char *p = begin;
	uint32_t code;

	if (bad)
		report(sbk, SEVERITY_error, PHRASE_sbk_text, at, 0, 0);
	for (; bytes.n > 0; bytes = str_after(bytes, part.n)) {
		part = str_first(bytes, utf8_read(bytes, &code));
		if (code == UTF8_BAD) {
			memcpy(p, replacement.p, replacement.n);
			p += replacement.n;
			continue;
		}
		memcpy(p, part.p, part.n);
		if (one_line && str_is_line_end(*p))
			*p = ' ';
		p += part.n;
	}
	return (struct str){ begin, (size_t)(p - begin) };
}

/* Adds the lines of a text, each as a header or, without a key, as a comment of the position. */
static void
add_lines(const struct sbk *sbk, enum header_id id, struct str key, struct span at)
{
	struct str text = text_of(sbk, at, false), words;
	uint32_t from = 0;
	struct span line;

	while (text_next_line(text, &from, &line)) {
		words = str_first(str_after(text, line.at), line.n);
		if (key.n > 0)
			record_add_header(sbk->record, id, key, words, at);
		else
			record_add_note(sbk->record, 0, NOTE_comment, words, at);
	}
}

/* Adds what an engine said of the position.  Whose point of view its value is, nobody says: it
 * stays a text. */
static void
add_eval(const struct sbk *sbk, struct span at)
{
	enum { VALUE, DEPTH, SELDEPTH, NODES, VARIATION, ENGINE, COUNT };
	struct sbk_field fields[COUNT] = { { .tag = SBK_VALUE }, { .tag = SBK_DEPTH },
		{ .tag = SBK_SELDEPTH }, { .tag = SBK_NODES }, { .tag = SBK_VARIATION },
		{ .tag = SBK_ENGINE } };
	struct sbk_message eval = sbk_read(sbk->parse->text->body, at, fields, COUNT);
	struct str pv = text_of(sbk, fields[VARIATION].at, true);
	struct str engine = text_of(sbk, fields[ENGINE].at, true);

	check_message(sbk, &eval);
	record_add_note(sbk->record, 0, NOTE_comment,
	    arena_printf(sbk->record->arena,
		SBK_EVAL_WORD "%d" SBK_DEPTH_WORD "%d/%d" SBK_NODES_WORD "%lld%s%.*s%s%.*s",
		(int)fields[VALUE].number, (int)fields[DEPTH].number, (int)fields[SELDEPTH].number,
		(long long)fields[NODES].number, engine.n > 0 ? SBK_ENGINE_WORD : "", (int)engine.n,
		engine.p, pv.n > 0 ? SBK_PV_WORD : "", (int)pv.n, pv.p),
	    at);
}

static void
add_move(const struct sbk *sbk, struct span at)
{
	struct parse *parse = sbk->parse;
	struct sbk_move move;
	struct sbk_message message = sbk_read_move(parse->text->body, at, &move);
	struct book_fields fields = { .count = book_number(sbk->record, move.weight) };
	uint32_t node = 0;
	struct ply *ply = record_follow(sbk->record, &node);
	enum phrase why = sbk_claim(move.bits, &ply->claim);

	ply->claim.kind = CLAIM_move; /* perhaps one that cannot be played */
	ply->at = at;
	check_message(sbk, &message);
	if (why != PHRASE_COUNT)
		diags_add(parse->diags, DIAG_move16_bits, at, 1,
		    ARGS(
			A_STR(arena_printf(sbk->record->arena, "%08x", move.bits)), A_PHRASE(why)));
	if (move.next < -1 || move.next >= (int64_t)parse->entry_count)
		report(sbk, SEVERITY_warning, PHRASE_sbk_next, at, move.next, 0);
	book_claim_fields(sbk->record, node, &fields, at);
	if (move.quality > 0 && move.quality < SBK_QUALITIES)
		record_add_note(
		    sbk->record, node, NOTE_comment, str_of(sbk_qualities[move.quality]), at);
	else if (move.quality != 0)
		report(sbk, SEVERITY_warning, PHRASE_sbk_quality, at, move.quality, 0);
}

/* Reads a field of the state that has not been read. */
static void
read_field(struct sbk *sbk, struct sbk_message *message, const struct sbk_field *field)
{
	switch (field->tag) {
	case SBK_ID:
	case SBK_GAMES:
	case SBK_WON_BLACK:
	case SBK_WON_WHITE:
	case SBK_POSITION:
		break;
	case SBK_BOARD_KEY:
	case SBK_HAND_KEY:
		if ((int32_t)field->number == 0)
			break;
		if (!sbk->parse->unsure)
			report(sbk, SEVERITY_note, PHRASE_sbk_key, field->at, 0, 0);
		sbk->parse->unsure = true;
		break;
	case SBK_COMMENT:
		add_lines(sbk, HEADER_other, NO_STR, field->at);
		break;
	case SBK_MOVE:
		if (sbk->known)
			add_move(sbk, field->at);
		break;
	case SBK_EVAL:
		add_eval(sbk, field->at);
		break;
	default:
		sbk_unknown(message, field);
	}
}

/* Reports an Id that is not the place of the state in the list, which is carried as the length of
 * the version. */
static void
check_id(struct sbk *sbk, struct span at)
{
	struct str *before = &sbk->parse->version, body = sbk->parse->text->body;

	if (sbk->state.id != (int64_t)before->n)
		report(sbk, SEVERITY_warning, PHRASE_sbk_id, at, sbk->state.id, (int64_t)before->n);
	*before = str_first(body, before->n + 1);
}

static void
claim_state(struct sbk *sbk, struct span at)
{
	struct sbk_message message = sbk_message(sbk->parse->text->body, at);
	struct state *state = &sbk->state;
	struct arena *arena = sbk->record->arena;
	struct sbk_field field;

	*state = read_state(message.body, at);
	check_id(sbk, at);
	if (state->position.n > 0)
		diagram_claim_sfen(sbk->parse, sbk->record,
		    sfen_of(text_str(sbk->parse->text, state->position)), state->position);
	sbk->known = state->position.n > 0 || book_claim_position(sbk->parse, sbk->record, at);
	while (sbk_next(&message, &field))
		read_field(sbk, &message, &field);
	check_message(sbk, &message);
	if (state->games != 0 || state->black != 0 || state->white != 0)
		record_add_note(sbk->record, 0, NOTE_comment,
		    arena_printf(arena,
			SBK_GAMES_WORD "=%d " SBK_BLACK_WORD "=%d " SBK_WHITE_WORD "=%d",
			(int)state->games, (int)state->black, (int)state->white),
		    at);
	if (!sbk->known)
		diags_add(sbk->parse->diags, DIAG_book_key, at, 0,
		    ARGS(A_STR(arena_printf(arena, "%d", (int)state->id))));
}

static bool
next(struct parse *parse, struct record *record)
{
	struct sbk sbk = { .parse = parse, .record = record };
	struct sbk_message book = rest_of(parse->text->body, parse->at);
	struct sbk_field field;
	bool first = parse->version.n == 0, found = false;

	while (!found && sbk_next(&book, &field)) {
		found = field.tag == SBK_STATE;
		if (field.tag == SBK_AUTHOR && first)
			add_lines(&sbk, HEADER_other, STR(SBK_AUTHOR_KEY), field.at);
		else if (field.tag == SBK_DESCRIPTION && first)
			add_lines(&sbk, HEADER_note, STR("備考"), field.at);
		else if (!found)
			sbk_unknown(&book, &field);
	}
	record->at = (struct span){ parse->at, book.at - parse->at };
	parse->at = book.at;
	check_message(&sbk, &book);
	if (found)
		claim_state(&sbk, field.at);
	return found || (!first && book.why != PHRASE_COUNT);
}

static void
show_move(struct str bytes, struct span at, struct buffer *out)
{
	struct sbk_move said;
	struct claim claim;
	struct move move;

	sbk_read_move(bytes, at, &said);
	buffer_add(out, STR("  "));
	if (sbk_claim(said.bits, &claim) == PHRASE_COUNT) {
		move = compact_claimed(&claim);
		sfen_move(NULL, &move, out);
	} else {
		buffer_printf(out, "%08x", said.bits);
	}
	buffer_printf(out, " weight %d next %d", (int)said.weight, (int)said.next);
}

static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	struct sbk_message book = rest_of(bytes, 0), message;
	struct sbk_field field, part;
	struct state state;
	struct str sfen;
	bool more = false;

	(void)format;
	(void)move16;
	for (; sbk_next(&book, &field); more |= field.tag == SBK_STATE) {
		if (field.tag != SBK_STATE)
			continue;
		state = read_state(bytes, field.at);
		sfen = (struct str){ bytes.p + state.position.at, state.position.n };
		buffer_printf(
		    out, "%s%d%s", more ? "; " : "", (int)state.id, sfen.n > 0 ? " " : "");
		buffer_add(out, str_first(sfen, utf8_ascii(sfen)));
		message = sbk_message(bytes, field.at);
		while (sbk_next(&message, &part))
			if (part.tag == SBK_MOVE)
				show_move(bytes, part.at, out);
	}
}

static const struct parser_book book = { .entry = read_entry, .move = read_move };

const struct parser sbk_parser = {
	.probe = probe, .next = next, .whole = book_whole, .show = show, .book = &book
};
