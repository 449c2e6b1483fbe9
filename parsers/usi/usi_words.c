#include "parsers/usi/usi_words.h"

#include <string.h>

/* Words for endings, from the view of the side to move. */
static const struct {
	const char *word;
	uint8_t ending;
} endings[] = {
	{ "resign", ENDING_resign },
	{ "win", ENDING_declaration },
	{ "rep_draw", ENDING_sennichite },
	{ "draw", ENDING_jishogi },
	{ "timeout", ENDING_time_up },
	{ "break", ENDING_interrupted },
	{ "chudan", ENDING_interrupted },
};

/* Reads a square (7g, 10m) and moves *p after it.  Returns NO_SQUARE if there is none. */
static square_t
take_square(const char **p, const char *end)
{
	const char *c = *p;
	unsigned file = 0;

	for (; c < end && str_is_digit(*c) && file <= BOARD_MAX; c++)
		file = file * 10 + (unsigned)(*c - '0');
	if (file < 1 || file > BOARD_MAX || c == end || *c < 'a' || *c >= 'a' + BOARD_MAX)
		return NO_SQUARE;
	*p = c + 1;
	return square_make(file, (unsigned)(*c - 'a') + 1);
}

/* Reads a drop, P*5e; P*5e+ is an illegal one of a promoted piece, as kifu writes it.  +P*5e drops
 * a piece with its other face up, where that is a variant's. */
static bool
read_drop(const struct piece_set *set, struct str word, struct claim *claim)
{
	size_t length;
	bool own = set != NULL && !set->shogi, other = false;
	enum kind kind = piece_of_letter(set, word, &length);
	const char *p, *end = word.p + word.n;

	if (kind == KIND_none && own && set->other != NULL)
		kind = piece_of_letter(set->other, word, &length);
	if (kind == KIND_none && own && word.p[0] == '+') {
		kind = piece_of_letter(set, str_after(word, 1), &length);
		other = kind != KIND_none;
	}
	p = word.p + length + other;
	if (kind == KIND_none || p == end || *p++ != '*')
		return false;
	claim->has = CLAIM_HAS_drop | CLAIM_HAS_piece | CLAIM_HAS_to;
	claim->piece = piece_make(kind, other, BLACK);
	claim->to = take_square(&p, end);
	if (p != end && *p == '+') {
		claim->has |= CLAIM_HAS_promote;
		p++;
	}
	return claim->to != NO_SQUARE && p == end;
}

/* Reads a move from square to square, 8h2b+; = declines promotion.  Some programs (USF of
 * playshogi) mark promotion by a capital: 2b7G. */
static bool
read_steps(struct str word, struct claim *claim)
{
	enum { WORD_MAX = 10 }; /* 15o14n13m+ */
	char copy[WORD_MAX], last = word.n == 0 || word.n > WORD_MAX ? '\0' : word.p[word.n - 1];
	bool capital = last >= 'A' && last < 'A' + BOARD_MAX;
	const char *p = capital ? copy : word.p, *end = p + word.n;
	square_t next;

	if (capital) {
		memcpy(copy, word.p, word.n);
		copy[word.n - 1] = str_lower(last);
	}
	claim->has = CLAIM_HAS_from | CLAIM_HAS_to | CLAIM_HAS_promotion_mark;
	claim->from = take_square(&p, end);
	claim->to = take_square(&p, end);
	next = take_square(&p, end);
	if (claim->from == NO_SQUARE || claim->to == NO_SQUARE)
		return false;
	if (next != NO_SQUARE) {
		claim->has |= CLAIM_HAS_mid;
		claim->mid = claim->to;
		claim->to = next;
	}
	/* Fairy-Stockfish writes - where a piece turns back over */
	if (capital || (p < end && (*p == '+' || *p == '-')))
		claim->has |= CLAIM_HAS_promote;
	else if (p < end && *p == '=')
		claim->has |= CLAIM_HAS_stay;
	else
		return p == end;
	return p + !capital == end;
}

bool
usi_words_claim(const struct piece_set *set, struct str word, struct claim *claim)
{
	size_t i;

	*claim = (struct claim){ .kind = CLAIM_move, .side = NO_SIDE, .winner = NO_SIDE };
	if (str_find(word, STR("*")) < word.n)
		return read_drop(set, word, claim);
	if (read_steps(word, claim))
		return true;
	*claim = (struct claim){ .kind = CLAIM_end, .side = NO_SIDE, .winner = NO_SIDE };
	for (i = 0; i < sizeof endings / sizeof *endings; i++) {
		claim->ending = endings[i].ending;
		if (str_eq(word, str_of(endings[i].word)))
			return true;
	}
	claim->ending = ENDING_none;
	claim->kind = CLAIM_pass; /* USI's null move */
	return str_eq(word, STR("0000")) || str_eq(word, STR("pass"));
}

void
usi_words_ply(struct parse *parse, struct record *record, uint32_t node, struct span at,
    struct str word, uint32_t ply)
{
	struct claim *claim = &record->plies[node].claim;

	record->plies[node].at = at;
	if (usi_words_claim(record->pieces, word, claim))
		return;
	*claim = record_no_ply.claim;
	claim->kind = CLAIM_move;
	diags_add(parse->diags, DIAG_bad_move_text, at, ply, ARGS(A_STR(word)));
}

/* What the word of a board has: ranks separated by slashes, with letters, after which dai shogi has
 * ' and !. */
struct ranks {
	size_t slashes, letters;
	bool foreign; /* letters that no board of 9 or 5 ranks has */
	bool gap;     /* a rank of no characters */
};

/* Counts the ranks of a word.  Returns false if it has a character that no board has. */
static bool
count_ranks(struct str word, struct ranks *ranks)
{
	size_t i;

	*ranks = (struct ranks){ 0 };
	for (i = 0; i < word.n; i++) {
		char c = word.p[i];

		ranks->slashes += c == '/';
		ranks->gap |= c == '/' && (i == 0 || i + 1 == word.n || word.p[i - 1] == '/');
		ranks->letters += str_is_letter(c);
		ranks->foreign |= str_is_letter(c) && strchr("plnsgbrk", str_lower(c)) == NULL;
		if (!str_is_letter(c) && !str_is_digit(c) &&
		    (c == '\0' || strchr("/+'!", c) == NULL))
			return false;
	}
	return true;
}

bool
usi_words_is_board(struct str word)
{
	struct ranks ranks;

	return count_ranks(word, &ranks) && ranks.slashes >= (ranks.letters > 0 ? 2 : 4);
}

static bool
is_move(struct str word)
{
	struct claim claim;

	return usi_words_claim(NULL, word, &claim) && claim.kind == CLAIM_move;
}

static bool
is_claim(struct str word)
{
	struct claim claim;

	return usi_words_claim(NULL, word, &claim);
}

/* Returns whether a line that begins with a move goes on like a game: a word in the middle may be
 * damaged. */
static bool
goes_on(struct str rest)
{
	struct str next = str_cut_word(&rest);

	return next.n == 0 || is_claim(next) || is_claim(str_cut_word(&rest));
}

/* Returns whether a line that begins with a board is a position: its size and letters are those of
 * a board that is played, or a side to move follows. */
static bool
begins_position(struct str board, struct str rest)
{
	struct str turn = str_cut_word(&rest);
	struct ranks ranks;
	bool side = str_eq(turn, STR("b")) || str_eq(turn, STR("w"));

	if (!count_ranks(board, &ranks) || ranks.gap || ranks.slashes < (side ? 3 : 4))
		return false;
	return side || (!ranks.foreign && (ranks.slashes == 8 || ranks.slashes == 4));
}

enum {
	WEIGHT_position = 100,
	WEIGHT_start = 95,
	WEIGHT_board = 85,
	WEIGHT_moves = 80,
	WEIGHT_move = 60
};

int
usi_words_weigh(struct str line)
{
	struct str word, next;
	struct ranks ranks;
	bool position;

	word = str_cut_word(&line);
	if (word.n == 0 || *word.p == '#')
		return -1;
	position = str_eq(word, STR("position"));
	if (position)
		word = str_cut_word(&line);
	if (str_eq(word, STR("sfen"))) {
		if (!count_ranks(str_cut_word(&line), &ranks) || ranks.slashes < 2)
			return 0;
	} else if (str_eq(word, STR("startpos"))) {
		next = str_cut_word(&line);
		if (next.n > 0 && !str_eq(next, STR("moves")) && !is_claim(next))
			return 0;
	} else if (str_eq(word, STR("moves"))) {
		if (str_ltrim(line).n == 0 ? !position : !goes_on(line))
			return 0;
		return position ? WEIGHT_position : WEIGHT_moves;
	} else if (begins_position(word, line)) {
		return position ? WEIGHT_position : WEIGHT_board;
	} else {
		return is_move(word) && goes_on(line) ? WEIGHT_move : 0;
	}
	return position ? WEIGHT_position : WEIGHT_start;
}
