#ifndef RECORD_SBK_H
#define RECORD_SBK_H

#include "record/engine/compact.h"

/*
 * ShogiGUI's book (kifu-formats(5)): messages of protocol buffers, that is fields, each a tag and
 * a number or bytes.  Tags below are the field's number and type.  A move leads to the state whose
 * place in the list its next is.  Source: https://github.com/ai5/BookConv, Book/book.proto.
 */
enum { SBK_AUTHOR = 0x0A, SBK_DESCRIPTION = 0x12, SBK_STATE = 0x1A };

enum {
	SBK_ID = 0x08,
	SBK_BOARD_KEY = 0x10, /* hashes of ShogiGUI, which are not known; others write 0 */
	SBK_HAND_KEY = 0x18,
	SBK_GAMES = 0x20,
	SBK_WON_BLACK = 0x28,
	SBK_WON_WHITE = 0x30,
	SBK_POSITION = 0x3A, /* SFEN; of states that no other leads to */
	SBK_COMMENT = 0x42,
	SBK_MOVE = 0x4A,
	SBK_EVAL = 0x52
};

/* What is said of a move, and what an engine said of a position. */
enum { SBK_BITS = 0x08, SBK_QUALITY = 0x10, SBK_WEIGHT = 0x18, SBK_NEXT = 0x20 };
enum {
	SBK_VALUE = 0x08,
	SBK_DEPTH = 0x10,
	SBK_SELDEPTH = 0x18,
	SBK_NODES = 0x20,
	SBK_VARIATION = 0x2A,
	SBK_ENGINE = 0x32
};

/* Words of comments for what is said of a position, and for qualities; a header's key. */
#define SBK_GAMES_WORD "対局数"
#define SBK_BLACK_WORD "先手勝ち"
#define SBK_WHITE_WORD "後手勝ち"
#define SBK_EVAL_WORD "評価値 "
#define SBK_DEPTH_WORD " 深さ "
#define SBK_NODES_WORD " ノード数 "
#define SBK_ENGINE_WORD " エンジン "
#define SBK_PV_WORD " 読み筋 "
#define SBK_AUTHOR_KEY "作者"

enum { SBK_QUALITIES = 5 };

extern const char *const sbk_qualities[SBK_QUALITIES];

/* A message that is read field by field. */
struct sbk_message {
	struct str body;
	uint32_t at, end;
	enum phrase why; /* of the first thing that was not understood; PHRASE_COUNT: none */
	struct span where;
	uint32_t tag; /* of an unknown field */
};

struct sbk_field {
	uint32_t tag;
	uint64_t number;
	struct span at; /* of the bytes or the number */
};

struct sbk_move {
	uint32_t bits;
	int32_t quality, weight, next;
};

/* Returns a message that is these bytes of body. */
struct sbk_message sbk_message(struct str body, struct span at);

/* Reads the next field.  Returns false at the end, and where the message cannot be read on. */
bool sbk_next(struct sbk_message *message, struct sbk_field *field);

/* Keeps what of a field, which is not of those wanted, is reported of the message. */
void sbk_unknown(struct sbk_message *message, const struct sbk_field *field);

/* Reads a message of fields with these tags, the last one of each.  Returns it, read to the end. */
struct sbk_message sbk_read(
    struct str body, struct span at, struct sbk_field *fields, unsigned count);

/* Reads a move as sbk_read does. */
struct sbk_message sbk_read_move(struct str body, struct span at, struct sbk_move *move);

/* Append a field. */
void sbk_put_number(struct buffer *out, uint32_t tag, int64_t number);
void sbk_put_bytes(struct buffer *out, uint32_t tag, struct str bytes);

/* Makes a field of the bytes from a place on. */
void sbk_wrap(struct buffer *out, size_t from, uint32_t tag);

/* Sets *claim to the move that these bits are.  Returns why there is none, or PHRASE_COUNT. */
enum phrase sbk_claim(uint32_t bits, struct claim *claim);

/* Returns the bits of a move on the board or of a drop. */
uint32_t sbk_bits(const struct move *move);

#endif
