#include "record/game_key.h"

#include "record/sfen.h"

/* Returns the high 64 bits of a product. */
static uint64_t
high_product(uint64_t a, uint32_t b)
{
#ifdef __SIZEOF_INT128__
	__extension__ typedef unsigned __int128 wide;

	return (uint64_t)((wide)a * b >> 64);
#else
	return ((a >> 32) * b + ((a & UINT32_MAX) * b >> 32)) >> 32;
#endif
}

/* Returns the hash with s added, by FNV-1a; its prime is 2^88 + 0x13B. */
static struct game_key
add(struct game_key hash, struct str s)
{
	const uint32_t prime = 0x13B;
	size_t i;

	for (i = 0; i < s.n; i++) {
		hash.low ^= (unsigned char)s.p[i];
		hash.high = hash.high * prime + (hash.low << 24) + high_product(hash.low, prime);
		hash.low *= prime;
	}
	return hash;
}

void
game_key_moves(const struct game *game, struct buffer *out)
{
	uint32_t node, ply;

	for (node = ply = 0; ply < game->plies && (node = game_next(game, node)) != 0; ply++) {
		if (ply > 0)
			buffer_char(out, ' ');
		sfen_move(&game->moves[node], out);
	}
}

static void
add_square(square_t square, struct buffer *out)
{
	buffer_number(out, square_file(square), 0, ' ');
	buffer_char(out, (char)('a' - 1 + (int)square_rank(square)));
}

/* Appends what tells a move from others.  USI has many ways to write a pass, and none to say who
 * dropped a piece. */
static void
add_move(const struct move *move, struct buffer *out)
{
	buffer_char(out, ' ');
	if (move->kind == MOVE_drop && (move->flags & MOVE_out_of_turn) != 0)
		buffer_char(out, '!');
	if (move->kind == MOVE_pass && move->mid != NO_SQUARE)
		add_square(move->from, out);
	else
		sfen_move(move, out);
}

/* Appends the moves that could not be played, from the follower of node on. */
static void
add_unplayed(const struct game *game, uint32_t node, struct buffer *out)
{
	const struct ply *plies = game->record->plies;
	square_t to = game->moves[node].to;

	buffer_add(out, STR(" ?"));
	buffer_number(out, game->unplayed, 0, ' ');
	while ((node = plies[node].next) != 0) {
		const struct claim *claim = &plies[node].claim;

		if (claim->kind == CLAIM_end)
			continue;
		if ((claim->has & CLAIM_HAS_to) != 0)
			to = claim->to;
		buffer_char(out, ' ');
		if (to != NO_SQUARE)
			add_square(to, out);
	}
}

static void
add_hex(uint64_t n, struct buffer *out)
{
	int shift;

	for (shift = 60; shift >= 0; shift -= 4)
		buffer_char(out, "0123456789abcdef"[n >> shift & 15]);
}

/* Adds what the buffer holds from begin on, and removes it. */
static void
take(struct game_key *key, struct buffer *buffer, size_t begin)
{
	*key = add(*key, str_after(buffer_str(buffer), begin));
	buffer->n = begin;
}

struct game_key
game_key(const struct game *game, struct game_key *prefixes, struct buffer *scratch)
{
	struct game_key key = { UINT64_C(0x6C62272E07BB0142), UINT64_C(0x62B821756295C58D) };
	uint32_t node = 0, next, ply;
	size_t begin = scratch->n;

	sfen_write(&game->start, 0, scratch);
	scratch->n -= sizeof " 0" - 1;
	for (ply = 0;; ply++) {
		take(&key, scratch, begin);
		if (prefixes != NULL)
			prefixes[ply] = key;
		if (ply == game->plies || (next = game_next(game, node)) == 0)
			break;
		node = next;
		add_move(&game->moves[node], scratch);
	}
	if (game->unplayed > 0)
		add_unplayed(game, node, scratch);
	take(&key, scratch, begin);
	return key;
}

void
game_key_write(struct game_key key, struct buffer *out)
{
	add_hex(key.high, out);
	add_hex(key.low, out);
}
