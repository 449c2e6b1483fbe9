#include "record/game_key.h"

#include <stdio.h>

#include "record/sfen.h"
#include "record/text/swar.h"

/* Returns the key with a word added.  Each step can be undone, so that words that differ alone give
 * keys that differ; the shifts carry high bits down, where a product never brings them. */
static inline struct game_key
add_word(struct game_key key, uint64_t word)
{
	key.low = (key.low ^ word) * UINT64_C(0x9E3779B97F4A7C15);
	key.low ^= key.low >> 32;
	key.high = (key.high ^ key.low) * UINT64_C(0xC2B2AE3D27D4EB4F);
	key.high ^= key.high >> 32;
	return key;
}

/* Returns the key with a text added: words of 8 bytes, the last one filled with zeros, and if there
 * is more than one, the length. */
static struct game_key
add_text(struct game_key key, struct str s)
{
	char last[8] = "";
	size_t i;

	for (i = 0; s.n - i >= sizeof last; i += sizeof last)
		key = add_word(key, swar_load(s.p + i));
	if (i < s.n) {
		memcpy(last, s.p + i, s.n - i);
		key = add_word(key, swar_load(last));
	}
	return s.n > sizeof last ? add_word(key, s.n) : key;
}

void
game_key_moves(const struct game *game, struct buffer *out)
{
	char *p = buffer_room(out, (size_t)game->plies * (SFEN_MOVE + 1));
	uint32_t node, ply;

	for (node = ply = 0; ply < game->plies && (node = game_next(game, node)) != 0; ply++) {
		if (ply > 0)
			*p++ = ' ';
		p = sfen_put_move(game->pieces, &game->moves[node], p);
	}
	out->n = (size_t)(p - out->p);
}

/* Returns whether plain_word has the move: from a square to another, with two characters each. */
static inline bool
is_plain(const struct move *move)
{
	return move->kind == MOVE_board && move->mid == NO_SQUARE && square_file(move->from) < 10 &&
	       square_file(move->to) < 10;
}

/* Returns the word of what add_move would add. */
static inline uint64_t
plain_word(const struct move *move)
{
	uint32_t from =
	    square_file(move->from) + ('0' + (('a' - 1 + square_rank(move->from)) << 8));
	uint32_t to = square_file(move->to) + ('0' + (('a' - 1 + square_rank(move->to)) << 8));
	uint64_t plus = (move->flags & MOVE_promotes) != 0 ? '+' : 0;

	return from | to << 16 | plus << 32;
}

/* Returns the key with what tells a move from others added.  USI has many ways to write a pass,
 * and none to say who dropped a piece. */
static struct game_key
add_move(struct game_key key, const struct piece_set *set, const struct move *move)
{
	char bytes[1 + SFEN_MOVE], *p = bytes;

	if (move->kind == MOVE_drop && (move->flags & MOVE_out_of_turn) != 0)
		*p++ = '!';
	if (move->kind == MOVE_pass && move->mid != NO_SQUARE)
		p = sfen_put_square(move->from, p);
	else
		p = sfen_put_move(set, move, p);
	return add_text(key, (struct str){ bytes, (size_t)(p - bytes) });
}

/* Returns the key with the moves that could not be played added, from the follower of node on. */
static struct game_key
add_unplayed(struct game_key key, const struct game *game, uint32_t node)
{
	const struct ply *plies = game->record->plies;
	square_t to = game->moves[node].to;
	char bytes[32], *p;

	snprintf(bytes, sizeof bytes, "?%lu", (unsigned long)game->unplayed);
	key = add_text(key, str_of(bytes));
	bytes[0] = ' ';
	while ((node = plies[node].next) != 0) {
		const struct claim *claim = &plies[node].claim;

		if (claim->kind == CLAIM_end)
			continue;
		if ((claim->has & CLAIM_HAS_to) != 0)
			to = claim->to;
		p = to != NO_SQUARE ? sfen_put_square(to, bytes + 1) : bytes + 1;
		key = add_text(key, (struct str){ bytes, (size_t)(p - bytes) });
	}
	return key;
}

/* Writes 16 digits, eight at a time: the halves of each byte become bytes, and those from 10 on
 * letters. */
static char *
put_hex(uint64_t n, char *p)
{
	for (int shift = 32; shift >= 0; shift -= 32) {
		uint64_t digits = __builtin_bswap32((uint32_t)(n >> shift));

		digits = (digits | digits << 16) & UINT64_C(0x0000FFFF0000FFFF);
		digits = (digits | digits << 8) & UINT64_C(0x00FF00FF00FF00FF);
		digits = (digits >> 4 | digits << 8) & (SWAR_ONES * 0x0F);
		digits += SWAR_ONES * '0' +
			  ((digits + SWAR_ONES * 6) >> 4 & SWAR_ONES) * ('a' - '0' - 10);
		swar_store(p, digits);
		p += sizeof digits;
	}
	return p;
}

struct game_key
game_key_sfen(struct str sfen)
{
	while (sfen.p[sfen.n - 1] != ' ')
		sfen.n--;
	return add_text((struct game_key){ 0 }, str_first(sfen, sfen.n - 1));
}

/* A table's row is written as sfen_write would. */
struct game_key
game_key_start(const struct game *game, struct buffer *scratch)
{
	size_t begin = scratch->n;
	struct game_key key;

	if (game->handicap != NULL)
		return game_key_sfen(str_of(game->handicap->sfen));
	sfen_write(&game->start, 0, scratch);
	key = game_key_sfen(str_after(buffer_str(scratch), begin));
	scratch->n = begin;
	return key;
}

bool
game_has_key(const struct game *game)
{
	const struct ply *plies = game->record->plies;
	uint32_t node = 0, next, ply;

	if (game->start.width == 0 || game->unplayed == 0)
		return game->start.width > 0;
	for (ply = 0; ply < game->plies && (next = game_next(game, node)) != 0; ply++)
		node = next;
	while ((node = plies[node].next) != 0) {
		const struct claim *claim = &plies[node].claim;

		if (claim->kind <= CLAIM_move &&
		    (claim->has & (CLAIM_HAS_to | CLAIM_HAS_same)) == 0) /* it is no move */
			return false;
	}
	return true;
}

struct game_key
game_key(const struct game *game, struct game_key *prefixes, struct buffer *scratch)
{
	struct game_key key = game_key_start(game, scratch);
	uint32_t node = 0, next, ply;

	for (ply = 0;; ply++) {
		if (prefixes != NULL)
			prefixes[ply] = key;
		if (ply == game->plies || (next = game_next(game, node)) == 0)
			break;
		node = next;
		key = is_plain(&game->moves[node])
			  ? add_word(key, plain_word(&game->moves[node]))
			  : add_move(key, game->pieces, &game->moves[node]);
	}
	return game->unplayed > 0 ? add_unplayed(key, game, node) : key;
}

void
game_key_write(struct game_key key, struct buffer *out)
{
	enum { DIGITS = 32 };
	char *p = buffer_room(out, DIGITS);

	put_hex(key.low, put_hex(key.high, p));
	out->n += DIGITS;
}
