/*
 * Apery's book: entries of 16 bytes, sorted by key.  A key is a position's (record/engine/
 * apery_key.h), which cannot be read from it: it is known if the book leads to it from the even
 * start.  The entries of one key are a record.
 */
#include <stdlib.h>

#include "parsers/book/book.h"
#include "parsers/engine/engine_claim.h"

enum { SIZE = 16, MOVE = 8, COUNT = 10, SCORE = 12 };

static uint64_t
number_at(struct str body, size_t at, unsigned bytes)
{
	uint64_t number = 0;

	while (bytes-- > 0)
		number = number << 8 | (unsigned char)body.p[at + bytes];
	return number;
}

/* Reads the entries of one key. */
static bool
read_entry(struct str body, uint32_t *at, struct book_entry *entry)
{
	entry->at = (struct span){ *at, 0 };
	entry->sfen = NO_STR;
	if (*at + SIZE > body.n)
		return false;
	entry->key = number_at(body, *at, 8);
	while (*at + SIZE <= body.n && number_at(body, *at, 8) == entry->key)
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
	if (compact_move((unsigned)number_at(body, entry->at.at + *at + MOVE, 2), MOVE16_apery,
		claim, &why) == MOVE16_is_bad)
		claim->kind = CLAIM_none;
	*at += SIZE;
	return true;
}

/* Returns how surely bytes are such a book: how many of the first entries have a move, a value that
 * no text is, and a key that is not below the one before. */
static struct sign
probe(struct str body)
{
	enum { ENTRIES = 64, LOW = 60, SHARE = 35, WHOLE = 5, HIGH = 100000 };
	size_t count = body.n / SIZE, good = 0;
	uint64_t key = 0, before = 0;
	struct claim claim;
	enum phrase why;

	count = count < ENTRIES ? count : ENTRIES;
	for (size_t i = 0; i < count; i++, before = key) {
		key = number_at(body, i * SIZE, 8);
		good += key >= before &&
			compact_move((unsigned)number_at(body, i * SIZE + MOVE, 2), MOVE16_apery,
			    &claim, &why) != MOVE16_is_bad &&
			claim.kind == CLAIM_move &&
			llabs((int32_t)number_at(body, i * SIZE + SCORE, 4)) < HIGH;
	}
	if (good * 2 < count || good == 0)
		return (struct sign){ .score = good > 0 };
	return (struct sign){ .score = LOW + (int)(SHARE * good / count) +
				       (body.n % SIZE == 0 ? WHOLE : 0),
		.what = PHRASE_sign_apery,
		.at = { 0, SIZE } };
}

/* Reports keys that fall: engines search for them.  The offset of the entry before is carried as
 * the version, and whether one was reported as unsure. */
static void
check_order(struct parse *parse, const struct book_entry *entry)
{
	struct str before = parse->version;
	uint64_t key = before.n == 0 ? 0 : number_at(before, 0, 8);

	if (entry->key < key && !parse->unsure) {
		diags_add(parse->diags, DIAG_book_order, entry->at, 0,
		    ARGS(A_STR(arena_printf(
			parse->diags->arena, "%016llx", (unsigned long long)entry->key))));
		parse->unsure = true;
	}
	parse->version = str_first(str_after(parse->text->body, entry->at.at), 8);
}

static bool
next(struct parse *parse, struct record *record)
{
	struct str body = parse->text->body;
	struct book_entry entry;
	uint32_t node;
	bool known;

	record->at = (struct span){ parse->at, (uint32_t)body.n - parse->at };
	if (record->at.n == 0)
		return false;
	if (!read_entry(body, &parse->at, &entry)) {
		parse->at = (uint32_t)body.n;
		diags_add(parse->diags, DIAG_record_truncated, record->at, 0,
		    ARGS(A_NUMBER(record->at.n), A_NUMBER(SIZE)));
		return true;
	}
	record->at = entry.at;
	check_order(parse, &entry);
	known = book_claim_position(parse, record, entry.at);
	if (!known)
		diags_add(parse->diags, DIAG_book_key, entry.at, 0,
		    ARGS(A_STR(
			arena_printf(record->arena, "%016llx", (unsigned long long)entry.key))));
	for (uint32_t at = entry.at.at; at < entry.at.at + entry.at.n; at += SIZE) {
		struct book_fields fields = { (int32_t)number_at(body, at + SCORE, 4), INT32_MIN,
			(int64_t)number_at(body, at + COUNT, 2) };

		node = 0;
		engine_claim_move(parse, record, &node, (unsigned)number_at(body, at + MOVE, 2),
		    true, (struct span){ at + MOVE, 2 });
		if (known)
			book_claim_fields(record, node, &fields, NO_STR, (struct span){ at, SIZE });
	}
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
		buffer_printf(out, "%016llx", (unsigned long long)number_at(bytes, 0, 8));
	for (size_t at = 0; at + SIZE <= bytes.n; at += SIZE) {
		buffer_add(out, STR("  "));
		compact_add_move((unsigned)number_at(bytes, at + MOVE, 2), move16, out);
		buffer_printf(out, " count %u score %d", (unsigned)number_at(bytes, at + COUNT, 2),
		    (int)(int32_t)number_at(bytes, at + SCORE, 4));
	}
}

static const struct parser_book book = { .entry = read_entry, .move = read_move, .hashed = true };

const struct parser apery_parser = {
	.probe = probe, .next = next, .whole = whole, .show = show, .book = &book
};
