#include "rules/lint/lint_result.h"

#include <stdlib.h>

/* Reports a header that names another outcome than the ending (or, where none is written, the last
 * move): what it names and what that is. */
static void
contradict(const struct game *game, struct diags *diags, const struct header *header,
    enum phrase why, struct arg here, struct arg there)
{
	const struct ply *plies = game->record->plies;
	uint32_t node = game->end;

	while (game->end == 0 && plies[node].next != 0)
		node = plies[node].next;
	diags_add(diags, DIAG_result_contradiction, header->at, 0,
	    ARGS(A_STR(header->key), A_PHRASE(why), here, there))
	    ->related = plies[node].at;
}

/* Compares the number that value begins with. */
static void
check_count(const struct game *game, struct diags *diags, const struct header *header)
{
	uint32_t count = game->plies, before = game->start.number;
	unsigned long number;

	if (header->value.n == 0 || !str_is_digit(header->value.p[0]) || game->unplayed != 0)
		return;
	number = strtoul(header->value.p, NULL, 10); /* the text goes on after it */
	if (number != count && number != before + count)
		diags_add(diags, DIAG_result_contradiction, header->at, 0,
		    ARGS(A_STR(header->key), A_PHRASE(PHRASE_wrong_count), A_NUMBER(count)));
}

/* As check_count, for 79▲180△176: without a side's mark it is something else. */
static void
check_times(const struct game *game, struct diags *diags, const struct header *header)
{
	size_t n = 0;

	while (n < header->value.n && str_is_digit(header->value.p[n]))
		n++;
	if (str_starts(str_after(header->value, n), STR("▲")))
		check_count(game, diags, header);
}

static void
check_winner(const struct game *game, struct diags *diags, const struct header *header)
{
	static const struct {
		const char *word;
		enum side side;
	} words[] = { { "先手", BLACK }, { "下手", BLACK }, { "▲", BLACK }, { "☗", BLACK },
		{ "後手", WHITE }, { "上手", WHITE }, { "△", WHITE }, { "☖", WHITE } };
	enum side side = NO_SIDE;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_starts(header->value, str_of(words[i].word)))
			side = words[i].side;
	for (enum side named = BLACK; named <= WHITE; named++) {
		const struct header *player =
		    record_header(game->record, named == BLACK ? HEADER_black : HEADER_white);

		if (player != NULL && player->value.n > 0 && str_eq(player->value, header->value))
			side = named;
	}
	if (side != NO_SIDE && game->ending != ENDING_none && game->winner != side)
		contradict(game, diags, header, PHRASE_wrong_winner, (struct arg)A_SIDE(side),
		    (struct arg)A_SIDE((enum side)game->winner));
}

/* Compares a word that KIF has for an ending.  Fouls have several words for one. */
static void
check_ending(const struct game *game, struct diags *diags, const struct header *header)
{
	enum ending ending = ENDING_none;

	if (game->ending == ENDING_none || game->ending == ENDING_other)
		return;
	for (size_t i = ENDING_COUNT; i-- > 1;)
		if (str_eq(header->value, str_of(ending_rows[i].kif)))
			ending = (enum ending)i;
	if (header->value.n > 0 && ending != ENDING_none && ending != game->ending &&
	    strcmp(ending_rows[ending].kif, ending_rows[game->ending].kif) != 0 &&
	    !(ending_rows[ending].foul != FOUL_none && ending_rows[game->ending].foul != FOUL_none))
		contradict(game, diags, header, PHRASE_other_ending, (struct arg)A_ENDING(ending),
		    (struct arg)A_ENDING(game->ending));
}

static const struct {
	struct str key;
	void (*check)(const struct game *game, struct diags *diags, const struct header *header);
} checks[] = {
	{ { "総手数", 9 }, check_count },
	{ { "消費時間", 12 }, check_times },
	{ { "勝者", 6 }, check_winner },
	{ { "結末", 6 }, check_ending },
};
enum { CHECKS = sizeof checks / sizeof *checks };

void
lint_result(const struct game *game, struct diags *diags)
{
	const struct record *record = game->record;

	for (size_t i = 0; i < record->header_count; i++)
		for (size_t k = 0; record->headers[i].id == HEADER_other && k < CHECKS; k++)
			if (str_eq(record->headers[i].key, checks[k].key))
				checks[k].check(game, diags, &record->headers[i]);
}
