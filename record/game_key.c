#include "record/game_key.h"

#include <stdio.h>

#include "record/sfen.h"

enum { PRIME = 0x13B }; /* and 2^88 more */

/* Sets *low to the low 64 bits of its product with PRIME.  Returns the high ones. */
static inline uint64_t
multiply(uint64_t *low)
{
#ifdef __SIZEOF_INT128__
	__extension__ typedef unsigned __int128 wide;
	wide product = (wide)*low * PRIME;

	*low = (uint64_t)product;
	return (uint64_t)(product >> 64);
#else
	uint64_t high = ((*low >> 32) * PRIME + ((*low & UINT32_MAX) * PRIME >> 32)) >> 32;

	*low *= PRIME;
	return high;
#endif
}

/* Returns the hash with s added, by FNV-1a. */
static struct game_key
add(struct game_key hash, struct str s)
{
	uint64_t high = hash.high, low = hash.low, shifted;
	size_t i;

	for (i = 0; i < s.n; i++) {
		low ^= (unsigned char)s.p[i];
		shifted = low << 24;
		high = high * PRIME + shifted + multiply(&low);
	}
	return (struct game_key){ high, low };
}

void
game_key_moves(const struct game *game, struct buffer *out)
{
	char *p = buffer_room(out, (size_t)game->plies * (SFEN_MOVE + 1));
	uint32_t node, ply;

	for (node = ply = 0; ply < game->plies && (node = game_next(game, node)) != 0; ply++) {
		if (ply > 0)
			*p++ = ' ';
		p = sfen_put_move(&game->moves[node], p);
	}
	out->n = (size_t)(p - out->p);
}

/* Returns the hash with what tells a move from others added.  USI has many ways to write a pass,
 * and none to say who dropped a piece. */
static struct game_key
add_move(struct game_key hash, const struct move *move)
{
	char bytes[2 + SFEN_MOVE] = " ", *p = bytes + 1;

	if (move->kind == MOVE_drop && (move->flags & MOVE_out_of_turn) != 0)
		*p++ = '!';
	if (move->kind == MOVE_pass && move->mid != NO_SQUARE)
		p = sfen_put_square(move->from, p);
	else
		p = sfen_put_move(move, p);
	return add(hash, (struct str){ bytes, (size_t)(p - bytes) });
}

/* Returns the hash with the moves that could not be played added, from the follower of node on. */
static struct game_key
add_unplayed(struct game_key hash, const struct game *game, uint32_t node)
{
	const struct ply *plies = game->record->plies;
	square_t to = game->moves[node].to;
	char bytes[32], *p;

	snprintf(bytes, sizeof bytes, " ?%lu", (unsigned long)game->unplayed);
	hash = add(hash, str_of(bytes));
	while ((node = plies[node].next) != 0) {
		const struct claim *claim = &plies[node].claim;

		if (claim->kind == CLAIM_end)
			continue;
		if ((claim->has & CLAIM_HAS_to) != 0)
			to = claim->to;
		p = to != NO_SQUARE ? sfen_put_square(to, bytes + 1) : bytes + 1;
		hash = add(hash, (struct str){ bytes, (size_t)(p - bytes) });
	}
	return hash;
}

static void
add_hex(uint64_t n, struct buffer *out)
{
	int shift;

	for (shift = 60; shift >= 0; shift -= 4)
		buffer_char(out, "0123456789abcdef"[n >> shift & 15]);
}

struct game_key
game_key(const struct game *game, struct game_key *prefixes, struct buffer *scratch)
{
	struct game_key key = { UINT64_C(0x6C62272E07BB0142), UINT64_C(0x62B821756295C58D) };
	uint32_t node = 0, next, ply;
	size_t begin = scratch->n;

	sfen_write(&game->start, 0, scratch);
	scratch->n -= sizeof " 0" - 1;
	key = add(key, str_after(buffer_str(scratch), begin));
	scratch->n = begin;
	for (ply = 0;; ply++) {
		if (prefixes != NULL)
			prefixes[ply] = key;
		if (ply == game->plies || (next = game_next(game, node)) == 0)
			break;
		node = next;
		key = add_move(key, &game->moves[node]);
	}
	return game->unplayed > 0 ? add_unplayed(key, game, node) : key;
}

void
game_key_write(struct game_key key, struct buffer *out)
{
	add_hex(key.high, out);
	add_hex(key.low, out);
}
