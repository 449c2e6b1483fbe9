#include "record/game_key.h"

#include "record/sfen.h"

/* A hash of 128 bits. */
struct wide {
	uint64_t high, low;
};

/* Returns the hash of s by FNV-1a; its prime is 2^88 + 0x13B. */
static struct wide
hash(struct str s)
{
	const uint64_t prime = 0x13B;
	struct wide h = { UINT64_C(0x6C62272E07BB0142), UINT64_C(0x62B821756295C58D) };
	size_t i;

	for (i = 0; i < s.n; i++) {
		uint64_t low = h.low ^ (unsigned char)s.p[i];
		uint64_t lower = (low & UINT32_MAX) * prime;
		uint64_t upper = (low >> 32) * prime + (lower >> 32);

		h.high = h.high * prime + (low << 24) + (upper >> 32);
		h.low = upper << 32 | (lower & UINT32_MAX);
	}
	return h;
}

/* Returns the next node of the main line that was played, or 0. */
static uint32_t
next_played(const struct game *game, uint32_t node)
{
	do
		node = game->record->plies[node].next;
	while (game->moves[node].kind == MOVE_end);
	return game->moves[node].kind == MOVE_none ? 0 : node;
}

void
game_key_moves(const struct game *game, struct buffer *out)
{
	uint32_t node, ply;

	for (node = ply = 0; ply < game->plies && (node = next_played(game, node)) != 0; ply++) {
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

void
game_key_write(const struct game *game, struct buffer *out)
{
	size_t begin = out->n;
	uint32_t node = 0, next, ply;
	struct wide h;

	sfen_write(&game->start, 0, out);
	out->n -= sizeof " 0" - 1;
	for (ply = 0; ply < game->plies && (next = next_played(game, node)) != 0; ply++) {
		node = next;
		add_move(&game->moves[node], out);
	}
	if (game->unplayed > 0)
		add_unplayed(game, node, out);
	h = hash(str_after(buffer_str(out), begin));
	out->n = begin;
	add_hex(h.high, out);
	add_hex(h.low, out);
}
