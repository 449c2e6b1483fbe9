/* What the counts of a file of engine data show. */
#include "lib/positions/positions_count.h"

#include "record/engine/hcpe3.h"

/* Appends how many drops and promotions are legal in each encoding. */
static struct str
figures(const struct position_counts *counts, struct arena *arena)
{
	return arena_printf(arena, "%s %llu, %s %llu, %s %llu", compact_move16_names[0],
	    (unsigned long long)counts->fits[0], compact_move16_names[1],
	    (unsigned long long)counts->fits[1], compact_move16_names[2],
	    (unsigned long long)counts->fits[2]);
}

void
positions_count_why(const struct positions *positions, enum language language, struct buffer *out)
{
	struct arena arena;

	arena_init(&arena, out->memory);
	diag_phrase(PHRASE_moves_as,
	    ARGS(A_STR(str_of(compact_move16_names[positions->move16])),
		A_NUMBER((int64_t)positions->sample.special),
		A_STR(figures(&positions->sample, &arena))),
	    language, out);
	arena_free(&arena);
}

void
positions_count_encoding(const struct positions *positions, enum move16 is, enum move16 should,
    const struct position_counts *counts, struct diags *diags)
{
	uint32_t first = positions->layout != NULL ? COMPACT_MOVE : HCPE3_HEAD;

	diags_add(diags, DIAG_move16_encoding, (struct span){ first, 2 }, 0,
	    ARGS(A_PHRASE(PHRASE_move16_of_file), A_STR(str_of(compact_move16_names[is])),
		A_STR(str_of(compact_move16_names[should])), A_NUMBER((int64_t)counts->special),
		A_STR(figures(counts, diags->arena))));
}

void
positions_count_move(struct position_counts *counts, unsigned legal)
{
	counts->special++;
	for (enum move16 e = 0; e < MOVE16_COUNT; e++)
		counts->fits[e] += legal >> e & 1;
}

enum move16
positions_count_best(const struct position_counts *counts, enum move16 is)
{
	for (enum move16 e = 0; e < MOVE16_COUNT; e++)
		if (counts->fits[e] > counts->fits[is])
			is = e;
	return is;
}

void
positions_count_add(struct position_counts *to, const struct position_counts *from)
{
	uint64_t *sum = (uint64_t *)to;
	const uint64_t *more = (const uint64_t *)from;

	for (size_t i = 0; i < sizeof *to / sizeof *sum; i++)
		sum[i] += more[i];
}

/* Reports scores that contradict the results, of one side or of both. */
static void
report_view(const struct position_counts *counts, struct diags *diags)
{
	enum { MIN = 100, RATIO = 2 };
	bool wrong[2];

	for (unsigned side = BLACK; side <= WHITE; side++) {
		if (counts->agree[side] + counts->differ[side] < MIN)
			return;
		wrong[side] = counts->differ[side] > RATIO * counts->agree[side];
	}
	for (unsigned side = BLACK; side <= WHITE; side++)
		if (wrong[side])
			diags_add(diags, DIAG_score_view, (struct span){ 0, 0 }, 0,
			    ARGS(A_SIDE((enum side)side), A_NUMBER((int64_t)counts->differ[side]),
				A_NUMBER((int64_t)(counts->agree[side] + counts->differ[side]))));
}

void
positions_count_report(const struct positions *positions, struct diags *diags)
{
	enum { MANY = 300, RATIO = 2 };
	const struct position_counts *counts = &positions->counts;
	const struct {
		uint64_t n;
		enum phrase what;
	} habits[] = {
		{ counts->promotions == 0 && counts->plain >= MANY ? counts->plain : 0,
		    PHRASE_data_unpromoted },
		{ counts->none, PHRASE_data_no_move },
		{ counts->ended, PHRASE_data_ended },
		{ counts->padded, PHRASE_data_padding },
		{ counts->even > counts->odd ? counts->even : 0, PHRASE_data_even },
		{ counts->backward > counts->forward ? counts->backward : 0, PHRASE_data_backward },
	};
	enum move16 is = positions->move16;

	for (enum move16 e = 0; e < MOVE16_COUNT && positions->fixed; e++)
		if (counts->fits[e] > RATIO * counts->fits[is])
			positions_count_encoding(positions, e, is, counts, diags);
	report_view(counts, diags);
	for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
		if (habits[i].n > 0)
			diags_add(diags, DIAG_data_habit, (struct span){ 0, 0 }, 0,
			    ARGS(A_NUMBER((int64_t)habits[i].n), A_NUMBER((int64_t)counts->records),
				A_PHRASE(habits[i].what)));
}
