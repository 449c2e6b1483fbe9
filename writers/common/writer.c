#include "writers/common/writer.h"

#include <string.h>

#include "record/evaluation.h"

bool
writer_holds(const struct writer *writer, const struct move *move)
{
	return move->kind == MOVE_pass ? writer->passes
				       : writer->move == NULL || writer->move(move);
}

size_t
writer_swap_at(const struct writer_swap *swap, const struct note *note)
{
	bool remark = note->kind == NOTE_remark || note->kind == NOTE_line;
	size_t at;

	if (swap == NULL || note->kind == NOTE_bookmark || remark != swap->remarks)
		return note->text.n;
	for (at = 0;
	     at < note->text.n && memchr(swap->from, note->text.p[at], strlen(swap->from)) == NULL;)
		at++;
	return at > 0 && swap->first ? note->text.n : at;
}

struct str
writer_swap_to(const struct writer_swap *swap, char from)
{
	return str_of(swap->to[from != swap->from[0]]);
}

/* How declarations begin. */
static const char *const declarations[] = {
	"KIF version=", "KI2 version=", "CSA encoding=", "encoding=", WRITER_SEPARATOR
};

bool
writer_declaration(struct str remark)
{
	size_t i;

	for (i = 0; i < sizeof declarations / sizeof *declarations; i++) {
		if (str_starts(remark, str_of(declarations[i])))
			return true;
	}
	return str_eq(remark, STR(WRITER_BANNER));
}

bool
writer_says_number(const struct record *record)
{
	unsigned carries = format_rows[record->format].carries;

	return (carries & (HOLDS_book | CARRIES_setup_number)) != HOLDS_book;
}

bool
writer_points(const struct evaluation *said, enum side side, int32_t *points)
{
	enum { MATE = 32000 };
	int32_t value;

	if (said == NULL || said->score == SCORE_none)
		return false;
	value = said->value;
	if (said->score == SCORE_mate) {
		int32_t moves = value < 0 ? -value : value;

		moves = moves == SCORE_MATE_UNKNOWN ? 1 : moves < MATE ? moves : MATE;
		value = value < 0 ? moves - MATE : MATE - moves;
	}
	*points = side == WHITE ? -value : value;
	return true;
}

bool
writer_score(const struct game *game, const struct write_options *options, uint32_t node,
    enum side side, int *score)
{
	int32_t points = 0;

	if (!writer_points(evaluation_at(game->record, node), side, &points)) {
		*score = options->score == NULL ? 0 : *options->score;
		return options->score != NULL;
	}
	*score = points < INT16_MIN ? INT16_MIN : points > INT16_MAX ? INT16_MAX : points;
	return true;
}

static bool
is_fields(const struct note *note)
{
	return str_starts(note->text, STR("深さ="));
}

bool
writer_is_field(const struct record *record, const struct note *note)
{
	return evaluation_of_note(record, note) != NULL || is_fields(note);
}

/* Whether a format holds what a book's comment 深さ=32 回数=120 says. */
static bool
holds_fields(struct str text, unsigned carries)
{
	struct str depth = str_after(text, strlen("深さ=")), count = depth;

	depth = str_first(depth, str_find(depth, STR(" ")));
	count = str_after(count, depth.n);
	return (depth.n == 0 || (carries & CARRIES_depths) != 0) &&
	       ((carries & CARRIES_counts) != 0 || str_eq(count, STR(" 回数=")));
}

bool
writer_is_score(const struct record *record, const struct note *note, unsigned carries)
{
	const struct evaluation *found = evaluation_of_note(record, note);

	if (is_fields(note))
		return holds_fields(note->text, carries);
	if ((carries & CARRIES_scores) == 0)
		return false;
	if (found != NULL && evaluation_is_choice(found))
		return (carries & SPLITS_games) == 0;
	return found != NULL && found->score != SCORE_none && found->claims == 0 &&
	       !found->candidate;
}

bool
writer_is_barred(const struct record *record, const struct note *note, unsigned carries)
{
	return (carries & (CARRIES_counts | CARRIES_scores)) == CARRIES_counts &&
	       writer_is_field(record, note) && !writer_is_score(record, note, carries);
}
