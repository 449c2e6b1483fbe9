/*
 * Apery's book: entries of 16 bytes, sorted by key.  A key is a position's (record/engine/
 * apery_key.h), which cannot be read from it: it is known if the book leads to it from the even
 * start.  The entries of one key are a record.
 */
#include <stdlib.h>

#include "parsers/book/book.h"
#include "parsers/engine/engine_claim.h"
#include "record/engine/bytes.h"

enum { SIZE = 16, MOVE = 8, COUNT = 10, SCORE = 12 };

/* Reads the entries of one key. */
static bool
read_entry(struct str body, uint32_t *at, struct book_entry *entry)
{
	entry->at = (struct span){ *at, 0 };
	entry->sfen = NO_STR;
	if (*at + SIZE > body.n)
		return false;
	entry->key = bytes_number(body.p + *at, 8);
	while (*at + SIZE <= body.n && bytes_number(body.p + *at, 8) == entry->key)
		*at += SIZE;
	entry->at.n = *at - entry->at.at;
	return true;
}

static bool
read_move(struct str body, const struct book_entry *entry, uint32_t *at, struct claim *claim,
    uint64_t *next)
{
	enum phrase why;

	*next = 0; /* the position tells it */
	if (*at >= entry->at.n)
		return false;
	if (compact_move(bytes_u16(body.p + entry->at.at + *at + MOVE), MOVE16_apery, claim,
		&why) == MOVE16_is_bad)
		claim->kind = CLAIM_none;
	*at += SIZE;
	return true;
}

/* Returns how surely bytes are such a book: how many of the first entries have a move, a value that
 * no text is, and a key that is not below the one before. */
static struct sign
probe(struct str body)
{
	enum { ENTRIES = 64, HIGH = 100000 };
	size_t count = body.n / SIZE, good = 0;
	uint64_t key = 0, before = 0;
	struct claim claim;
	enum phrase why;

	count = count < ENTRIES ? count : ENTRIES;
	for (size_t i = 0; i < count; i++, before = key) {
		key = bytes_number(body.p + i * SIZE, 8);
		good += key >= before &&
			compact_move(bytes_u16(body.p + i * SIZE + MOVE), MOVE16_apery, &claim,
			    &why) != MOVE16_is_bad &&
			claim.kind == CLAIM_move &&
			llabs((int32_t)bytes_number(body.p + i * SIZE + SCORE, 4)) < HIGH;
	}
	return engine_sign(good, count, body.n % SIZE == 0, PHRASE_sign_apery,
	    (struct span){ 0, count > 0 ? SIZE : 0 });
}

static void
report(struct parse *parse, enum diag rule, const struct book_entry *entry)
{
	diags_add(parse->diags, rule, entry->at, 0,
	    ARGS(A_STR(
		arena_printf(parse->diags->arena, "%016llx", (unsigned long long)entry->key))));
}

static void
check_order(struct parse *parse, const struct book_entry *entry)
{
	struct str key = text_str(parse->text, (struct span){ entry->at.at, sizeof entry->key });
	bool falls =
	    parse->version.n > 0 && entry->key < bytes_number(parse->version.p, sizeof entry->key);

	if (book_first_falls(parse, key, falls))
		report(parse, DIAG_book_order, entry);
}

/* Claims the move at this place, and what the book says of it; known: its position. */
static void
claim_move(struct parse *parse, struct record *record, uint32_t at, bool known)
{
	const char *p = parse->text->body.p + at;
	struct book_fields fields = { .value =
					  book_number(record, (int32_t)bytes_number(p + SCORE, 4)),
		.count = book_number(record, bytes_u16(p + COUNT)) };
	uint32_t node = 0;

	engine_claim_move(
	    parse, record, &node, bytes_u16(p + MOVE), true, (struct span){ at + MOVE, 2 });
	if (known)
		book_claim_fields(record, node, &fields, (struct span){ at, SIZE });
}

static bool
next(struct parse *parse, struct record *record)
{
	struct str body = parse->text->body;
	struct book_entry entry;
	bool known;

	record->at = (struct span){ parse->at, (uint32_t)body.n - parse->at };
	if (record->at.n == 0)
		return false;
	if (!read_entry(body, &parse->at, &entry)) {
		parse->at = (uint32_t)body.n;
		engine_claim_cut(parse, record->at, record->at.n, SIZE);
		return true;
	}
	check_order(parse, &entry);
	known = book_claim_position(parse, record, entry.at);
	if (!known)
		report(parse, DIAG_book_key, &entry);
	for (uint32_t at = entry.at.at; at < entry.at.at + entry.at.n; at += SIZE)
		claim_move(parse, record, at, known);
	if (!known) /* moves of no position: they are not judged */
		record_init(record, parse->text, record->arena, record->format);
	record->at = entry.at;
	return true;
}

/* Entries of the last key may go on. */
static struct str
whole(struct str bytes, enum format format)
{
	(void)format;
	return str_first(bytes, bytes.n - bytes.n % SIZE);
}

static void
show(struct str bytes, enum format format, enum move16 move16, struct buffer *out)
{
	(void)format;
	if (bytes.n >= SIZE)
		buffer_printf(out, "%016llx", (unsigned long long)bytes_number(bytes.p, 8));
	for (size_t at = 0; at + SIZE <= bytes.n; at += SIZE) {
		buffer_add(out, STR("  "));
		compact_add_move(bytes_u16(bytes.p + at + MOVE), move16, out);
		buffer_printf(out, " count %u score %d", bytes_u16(bytes.p + at + COUNT),
		    (int)(int32_t)bytes_number(bytes.p + at + SCORE, 4));
	}
}

static const struct parser_book book = { .entry = read_entry, .move = read_move, .hashed = true };

const struct parser apery_parser = {
	.probe = probe, .next = next, .whole = whole, .show = show, .book = &book
};
