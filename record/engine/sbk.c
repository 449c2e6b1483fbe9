#include "record/engine/sbk.h"

const char *const sbk_qualities[SBK_QUALITIES] = { "", "絶対手", "好手", "疑問手", "悪手" };

/* Numbers have seven bits a byte, the lowest first. */
enum { BITS = 7, MORE = 1 << BITS };

struct sbk_message
sbk_message(struct str body, struct span at)
{
	return (struct sbk_message){ body, at.at, at.at + at.n, PHRASE_COUNT, { 0, 0 }, 0 };
}

/* Ends a message that cannot be read on. */
static bool
stop(struct sbk_message *message, enum phrase why, uint32_t at)
{
	message->why = why;
	message->where = (struct span){ at, message->end - at };
	message->at = message->end;
	return false;
}

static bool
read_number(struct sbk_message *message, uint64_t *number)
{
	enum { LONGEST = 10 };
	uint32_t start = message->at;
	unsigned char byte = MORE;

	*number = 0;
	for (unsigned i = 0; (byte & MORE) != 0; i++) {
		if (message->at == message->end || i == LONGEST)
			return stop(
			    message, i == LONGEST ? PHRASE_sbk_number : PHRASE_sbk_end, start);
		byte = (unsigned char)message->body.p[message->at++];
		*number |= (uint64_t)(byte & (MORE - 1)) << BITS * i;
	}
	return true;
}

bool
sbk_next(struct sbk_message *message, struct sbk_field *field)
{
	enum {
		TYPE = 7,
		NUMBER = 0,
		BYTES = 2,
		TYPES = 1 << NUMBER | 1 << 1 | 1 << BYTES | 1 << 5
	};
	uint32_t start = message->at;
	uint64_t tag;
	unsigned type;

	if (message->at == message->end || !read_number(message, &tag))
		return false;
	type = tag & TYPE;
	if (tag <= TYPE || tag > UINT32_MAX || (TYPES >> type & 1) == 0)
		return stop(message, PHRASE_sbk_type, start);
	field->tag = (uint32_t)tag;
	field->number = type == 1 ? 8 : 4;
	field->at.at = message->at;
	if ((type == NUMBER || type == BYTES) && !read_number(message, &field->number))
		return false;
	if (type != NUMBER) {
		if (field->number > message->end - message->at)
			return stop(message, PHRASE_sbk_end, start);
		field->at.at = message->at;
		message->at += (uint32_t)field->number;
	}
	field->at.n = message->at - field->at.at;
	return true;
}

void
sbk_unknown(struct sbk_message *message, const struct sbk_field *field)
{
	if (message->why != PHRASE_COUNT)
		return;
	message->why = PHRASE_sbk_unknown;
	message->where = field->at;
	message->tag = field->tag;
}

struct sbk_message
sbk_read(struct str body, struct span at, struct sbk_field *fields, unsigned count)
{
	struct sbk_message message = sbk_message(body, at);
	struct sbk_field field;

	while (sbk_next(&message, &field)) {
		unsigned i = 0;

		while (i < count && fields[i].tag != field.tag)
			i++;
		if (i < count)
			fields[i] = field;
		else
			sbk_unknown(&message, &field);
	}
	return message;
}

struct sbk_message
sbk_read_move(struct str body, struct span at, struct sbk_move *move)
{
	struct sbk_field fields[] = { { .tag = SBK_BITS }, { .tag = SBK_QUALITY },
		{ .tag = SBK_WEIGHT }, { .tag = SBK_NEXT, .number = UINT64_MAX } };
	struct sbk_message message = sbk_read(body, at, fields, sizeof fields / sizeof *fields);

	*move = (struct sbk_move){ (uint32_t)fields[0].number, (int32_t)fields[1].number,
		(int32_t)fields[2].number, (int32_t)fields[3].number };
	return message;
}

static void
put(struct buffer *out, uint64_t number)
{
	for (; number >= MORE; number >>= BITS)
		buffer_char(out, (char)(MORE | (number & (MORE - 1))));
	buffer_char(out, (char)number);
}

void
sbk_put_number(struct buffer *out, uint32_t tag, int64_t number)
{
	put(out, tag);
	put(out, (uint64_t)number);
}

void
sbk_put_bytes(struct buffer *out, uint32_t tag, struct str bytes)
{
	sbk_put_number(out, tag, (int64_t)bytes.n);
	buffer_add(out, bytes);
}

void
sbk_wrap(struct buffer *out, size_t from, uint32_t tag)
{
	enum { HEAD = 16 };
	size_t n = out->n - from, head;
	char *p, bytes[HEAD];

	sbk_put_number(out, tag, (int64_t)n);
	head = out->n - from - n;
	p = out->p + from;
	memcpy(bytes, p + n, head);
	memmove(p + head, p, n);
	memcpy(p, bytes, head);
}

/* --- the bits of a move: four each for rank and file of origin and destination, then */

enum {
	NIBBLE = 0xF,
	TO = 8,
	PROMOTES = 1 << 19,
	CAPTURED = 20,
	PIECE = 24, /* 1 pawn … 8 king, +8 promoted, +16 white */
	WHITE_PIECE = 16,
	PROMOTED = 8,
	MOVER = 31
};

/* Returns the square of a rank and a file, or NO_SQUARE. */
static square_t
square_of(uint32_t bits)
{
	unsigned rank = bits & NIBBLE, file = bits >> 4 & NIBBLE;

	return rank - 1 < 9 && file - 1 < 9 ? square_make(file, rank) : NO_SQUARE;
}

static uint32_t
square_bits(square_t square)
{
	return square_file(square) << 4 | square_rank(square);
}

static piece_t
face_of(unsigned number)
{
	bool promoted = number > PROMOTED;

	return piece_make((enum kind)(number - (promoted ? PROMOTED : 0)), promoted, BLACK);
}

static uint32_t
piece_number(piece_t piece)
{
	return piece_kind(piece) + (piece_promoted(piece) ? PROMOTED : 0u);
}

enum phrase
sbk_claim(uint32_t bits, struct claim *claim)
{
	bool drop = (bits & 0xFF) == 0;
	piece_t piece = face_of(bits >> PIECE & NIBBLE);

	*claim = record_no_ply.claim;
	claim->from = square_of(bits);
	claim->to = square_of(bits >> TO);
	claim->piece = piece;
	claim->side = (uint8_t)(bits >> MOVER);
	if (claim->to == NO_SQUARE || claim->from == claim->to ||
	    (!drop && claim->from == NO_SQUARE))
		return PHRASE_move16_square;
	if ((drop && (bits & PROMOTES) != 0) || piece == (KIND_gold | PIECE_PROMOTED))
		return PHRASE_move16_flags;
	if (drop && (piece == 0 || piece >= KIND_king))
		return PHRASE_move16_piece;
	claim->kind = CLAIM_move;
	claim->has = CLAIM_HAS_side | CLAIM_HAS_to;
	if (drop)
		claim->has |= CLAIM_HAS_drop;
	else
		claim->has |= CLAIM_HAS_from | CLAIM_HAS_promotion_mark;
	if (piece != 0)
		claim->has |= CLAIM_HAS_piece;
	if ((bits >> CAPTURED & NIBBLE) != 0)
		claim->has |= CLAIM_HAS_capture;
	if ((bits & PROMOTES) != 0)
		claim->has |= CLAIM_HAS_promote;
	return PHRASE_COUNT;
}

uint32_t
sbk_bits(const struct move *move)
{
	bool white = move->side == WHITE;
	uint32_t piece = piece_number(move->piece) | (white ? WHITE_PIECE : 0u);

	return square_bits(move->from) | square_bits(move->to) << TO |
	       ((move->flags & MOVE_promotes) != 0 ? PROMOTES : 0u) |
	       piece_number(move->captured) << CAPTURED | piece << PIECE | (uint32_t)white << MOVER;
}
