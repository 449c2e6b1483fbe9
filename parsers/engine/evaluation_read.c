/*
 * The comments in which programs write what an engine thinks: the rows of
 * record/tables/dialect.def. The moves of a PV may have any notation: +7776FU, ▲７六歩(77),
 * ▲７六歩, 7g7f.
 */
#include "parsers/engine/evaluation_read.h"

#include <string.h>

#include "parsers/csa/csa_reader.h"
#include "parsers/kif/kif_move.h"
#include "parsers/usi/usi_words.h"

/* Reading one comment. */
struct comment {
	struct record *record;
	const struct dialect_row *row;
	struct str text;
	size_t at; /* the first byte not read yet */
	struct evaluation found;
};

/* What no PV goes on after: a number of nodes (#1234), a word for the end of the game (%TORYO,
 * 投了, ▲千日手), or an engine's for a repetition with more or fewer pieces in hand. */
static bool
is_last_word(struct str word)
{
	static const char *const words[] = { "劣等局面", "優等局面" };
	struct scan mark = scan_next(word.p, word.p + word.n);

	if (word.p[0] == '#' || word.p[0] == '%' || str_eq(word, STR("none")))
		return true;
	if (mark.is == SCAN_side)
		word = str_after(word, mark.length);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_starts(word, str_of(words[i])))
			return true;
	for (size_t i = 0; i < ENDING_COUNT; i++)
		if (ending_rows[i].kif[0] != '\0' && str_starts(word, str_of(ending_rows[i].kif)))
			return true;
	return false;
}

/* Whether words begin with USI's for the end of a game (resign), or mate. */
static bool
is_usi_end(struct str words)
{
	struct str word = str_first(words, str_find(words, STR(" ")));
	struct claim claim;

	return str_eq(word, STR("mate")) ||
	       (usi_words_claim(NULL, word, &claim) && claim.kind == CLAIM_end);
}

/* Whether words after the moves of a PV only say that it ends: also resign, what stands in
 * parentheses, and an ellipsis.  Directly after a score they would be prose. */
static bool
is_end(struct str words)
{
	return words.p[0] == '(' || str_starts(words, STR("…")) || str_starts(words, STR("...")) ||
	       is_last_word(words) || is_usi_end(words);
}

static struct str
rest_of(const struct comment *comment)
{
	return str_after(comment->text, comment->at);
}

/* Goes to the first character that is no blank. */
static void
skip_blanks(struct comment *comment)
{
	const char *p = comment->text.p + comment->at, *end = comment->text.p + comment->text.n;

	comment->at = (size_t)(scan_blanks(p, end) - comment->text.p);
}

/* Skips a word, if it is next. */
static bool
skip(struct comment *comment, struct str word)
{
	if (!str_starts(rest_of(comment), word))
		return false;
	comment->at += word.n;
	return true;
}

/* Goes to what follows words, which may be empty, anywhere in the rest.  Returns false if they are
 * not there. */
static bool
find(struct comment *comment, const char *words)
{
	size_t at = str_find(rest_of(comment), str_of(words));

	if (words[0] == '\0')
		return true;
	if (at == rest_of(comment).n)
		return false;
	comment->at += at + strlen(words);
	return true;
}

/* Reads the digits of a number below a billion.  Returns false if there are none. */
static bool
read_digits(struct comment *comment, int32_t *number)
{
	enum { DIGITS = 9 };
	size_t begin = comment->at;

	for (*number = 0; comment->at < comment->text.n && comment->at - begin < DIGITS;
	     comment->at++) {
		char c = comment->text.p[comment->at];

		if (!str_is_digit(c))
			break;
		*number = *number * 10 + (c - '0');
	}
	return comment->at > begin;
}

/* Reads a number of moves to the mate, if it is given after a separator. */
static void
read_mate(struct comment *comment, struct str separator, bool white)
{
	struct evaluation *found = &comment->found;
	size_t before = comment->at;

	found->score = SCORE_mate;
	skip(comment, separator);
	if (!read_digits(comment, &found->value) || found->value == 0) {
		found->value = SCORE_MATE_UNKNOWN;
		comment->at = before;
	}
	if (white)
		found->value = -found->value;
}

/* Reads 先手勝ち or 後手勝ち:5手. */
static bool
read_winner(struct comment *comment)
{
	bool black = skip(comment, STR("先手勝ち"));

	if (!black && !skip(comment, STR("後手勝ち")))
		return false;
	read_mate(comment, STR(":"), !black);
	skip(comment, STR("手"));
	return true;
}

/* Reads 35, -120, +詰 5, -詰.  Returns false for other words, and for a number with a fraction. */
static bool
read_score(struct comment *comment)
{
	bool minus = skip(comment, STR("-"));
	struct str rest;

	if (!minus)
		skip(comment, STR("+"));
	if (skip(comment, STR("詰"))) {
		read_mate(comment, STR(" "), minus);
	} else if (read_digits(comment, &comment->found.value)) {
		comment->found.score = SCORE_points;
		if (minus)
			comment->found.value = -comment->found.value;
	} else {
		return false;
	}
	rest = rest_of(comment);
	return rest.n == 0 || str_is_blank(rest.p[0]) || rest.p[0] == ']' || rest.p[0] == '<';
}

/* Reads the score of the row's form.  Returns false if it has another form or, where it has words
 * before it, none at all in *any. */
static bool
read_row_score(struct comment *comment, bool *any)
{
	size_t begin = comment->at;

	*any = comment->row->score != NULL && find(comment, comment->row->score);
	if (!*any) {
		comment->found.score_at = comment->found.said = (uint32_t)begin;
		return comment->row->score == NULL || comment->row->score[0] != '\0';
	}
	comment->found.score_at = (uint32_t)(comment->at - strlen(comment->row->score));
	if (comment->row == &evaluation_dialects[DIALECT_floodgate])
		skip_blanks(comment);
	if (!(comment->row == &evaluation_dialects[DIALECT_shogihome_mate] ? read_winner
									   : read_score)(comment))
		return false;
	comment->found.said = (uint32_t)comment->at;
	return true;
}

/* Reads a null move, which is no move of a game: %PASS, △パス.  Returns the place after it, or
 * NULL. */
static const char *
read_pass(const char *p, const char *end, struct claim *claim)
{
	static const struct str words[] = { KIF_WORD("%PASS"), KIF_WORD("+PASS"), KIF_WORD("-PASS"),
		KIF_WORD("パス") };
	struct scan side = scan_next(p, end);

	*claim = record_no_ply.claim;
	claim->kind = CLAIM_pass;
	if (side.is == SCAN_side) {
		p += side.length;
		claim->has = CLAIM_HAS_side;
		claim->side = side.value;
	}
	for (size_t i = 0; i < sizeof words / sizeof *words && p < end; i++) {
		if (scan_word(p, end, words[i]) != 0)
			return p + words[i].n;
	}
	return NULL;
}

/* Returns the place after the move or the pass at p, which is read into *claim, or NULL. */
static const char *
read_claim(const char *p, const char *end, struct claim *claim)
{
	enum { WORD = 32, MOVE = 7 }; /* longer than any move of CSA or USI; a move of CSA */
	const char *blank = p, *after;
	struct str word;

	while (blank < end && blank - p < WORD && !str_is_blank(*blank))
		blank++;
	word = (struct str){ p, (size_t)(blank - p) };
	if (csa_move_claim(word, claim))
		return blank;
	if (word.n > MOVE && str_is_letter(word.p[MOVE]) && is_usi_end(str_after(word, MOVE)) &&
	    csa_move_claim(str_first(word, MOVE), claim))
		return p + MOVE; /* the GPS client's +7788GIresign */
	if (usi_words_claim(NULL, word, claim))
		return claim->kind == CLAIM_end ? NULL : blank;
	after = kif_move_read(NULL, p, end, claim);
	return after != NULL ? after : read_pass(p, end, claim);
}

/* Whether words are a move of CSA that is cut off at the end of its line. */
static bool
is_cut(struct str words)
{
	enum { MOVE = 7 };
	size_t n = 1;

	while (n < words.n && n < 5 && str_is_digit(words.p[n]))
		n++;
	while (n < words.n && n >= 5 && str_is_letter(words.p[n]))
		n++;
	return n == words.n && n < MOVE && (words.p[0] == '+' || words.p[0] == '-');
}

/* Reads the moves of a PV, from the present place on. */
static void
read_claims(struct comment *comment)
{
	struct evaluations *all = comment->record->evaluations;
	const char *text = comment->text.p, *end = text + comment->text.n, *after;
	struct evaluation *found = &comment->found;
	struct claim claim;

	for (skip_blanks(comment); comment->at < comment->text.n; skip_blanks(comment)) {
		after = read_claim(text + comment->at, end, &claim);
		if (after == NULL) {
			/* without a move it is no PV, but words such as book_ply */
			found->unread = found->claims > 0 && !is_end(rest_of(comment)) &&
					!is_cut(str_rtrim(rest_of(comment)));
			return;
		}
		*ARENA_ADD(comment->record->arena, all->claims, all->claim_count, all->claim_cap) =
		    (struct evaluation_claim){ (uint32_t)comment->at, claim };
		found->claims++;
		comment->at = (size_t)(after - text);
		found->pv_end = (uint32_t)comment->at;
	}
}

/* Reads moves with numbers, 7g7f:120; what is no move is read as one that cannot be played. */
static void
read_choices(struct comment *comment)
{
	struct evaluations *all = comment->record->evaluations;
	struct str rest, word;

	for (skip_blanks(comment); rest = rest_of(comment), str_find(rest, STR(":")) < rest.n;
	     skip_blanks(comment)) {
		struct evaluation_claim claim = { .at = (uint32_t)comment->at };

		word = str_first(rest, str_find(rest, STR(":")));
		if (!usi_words_claim(NULL, word, &claim.claim) || claim.claim.kind == CLAIM_end)
			claim.claim = record_no_ply.claim;
		*ARENA_ADD(comment->record->arena, all->claims, all->claim_count, all->claim_cap) =
		    claim;
		comment->found.claims++;
		comment->at += str_find(rest, STR(" "));
		comment->found.pv_end = (uint32_t)comment->at;
	}
}

/* Goes to the first side's mark, if a word precedes it (K-Shogi's 悪手 "bad move"). */
static void
skip_verdict(struct comment *comment)
{
	const char *text = comment->text.p, *end = text + comment->text.n;
	const char *p = scan_blanks(text + comment->at, end);
	struct claim claim;

	if (p == end || read_claim(p, end, &claim) != NULL)
		return;
	while (p != end && scan_next(p, end).is != SCAN_side)
		p += scan_next(p, end).length;
	if (p != end)
		comment->at = comment->found.pv_at = (uint32_t)(p - text);
}

/* Finds the PV of the row's form, and reads its moves. */
static bool
read_pv(struct comment *comment)
{
	const struct dialect_row *row = comment->row;
	struct claim claim;
	struct str rest;

	comment->found.pv_at = comment->found.pv_end = (uint32_t)comment->text.n;
	if (row->pv == NULL)
		return true;
	if (row == &evaluation_dialects[DIALECT_floodgate]) { /* in prose words follow the number */
		skip_blanks(comment);
		rest = rest_of(comment);
		if (rest.n > 0 && read_claim(rest.p, rest.p + rest.n, &claim) == NULL &&
		    !is_last_word(rest) && !is_cut(str_rtrim(rest)))
			return false;
	}
	comment->found.pv_at = (uint32_t)comment->at;
	if (row->pv[0] != '\0') {
		comment->found.pv_at += (uint32_t)str_find(rest_of(comment), str_of(row->pv));
		if (!find(comment, row->pv))
			return true;
		skip_verdict(comment);
	}
	comment->found.pv_end = (uint32_t)comment->at;
	if (row == &evaluation_dialects[DIALECT_visits])
		read_choices(comment);
	else
		read_claims(comment);
	return true;
}

/* Whether the comment is of a candidate (候補2) other than the best. */
static bool
is_candidate(struct str words)
{
	struct str rest = str_after(words, str_find(words, STR("候補")));
	int32_t number = 0;

	if (rest.n == 0)
		return false;
	rest = str_after(rest, strlen("候補"));
	if (str_starts(rest, STR("手")))
		rest = str_ltrim(str_after(rest, strlen("手")));
	for (; rest.n > 0 && str_is_digit(rest.p[0]) && number < 10; rest = str_after(rest, 1))
		number = number * 10 + (rest.p[0] - '0');
	return number > 1;
}

/* Reads a comment in the form of the row.  Returns false if it has another form. */
static bool
read_row(struct comment *comment, bool remark)
{
	const struct dialect_row *row = comment->row;
	bool marked = row->marks[0] != '\0', scored;

	comment->at = marked;
	if (remark == marked || (marked && strchr(row->marks, comment->text.p[0]) == NULL) ||
	    !skip(comment, str_of(row->word)) || !read_row_score(comment, &scored))
		return false;
	if (!read_pv(comment))
		return false;
	comment->found.candidate = is_candidate(str_first(comment->text, comment->found.score_at));
	return scored || comment->found.pv_at < comment->text.n;
}

/* Reads a note.  Returns its dialect, or DIALECT_none. */
static enum dialect
read_note(struct comment *comment, const struct note *note)
{
	struct evaluations *all = comment->record->evaluations;
	bool remark = note->kind == NOTE_remark;

	comment->text = note->text;
	if ((note->kind != NOTE_comment && !remark) || note->text.n == 0 ||
	    strchr(remark ? "<" : "*#", note->text.p[0]) == NULL)
		return DIALECT_none;
	for (unsigned i = 1; i < DIALECT_COUNT; i++) {
		size_t before = all->claim_count;

		comment->row = &evaluation_dialects[i];
		comment->found = (struct evaluation){ .claim = (uint32_t)before };
		if (read_row(comment, remark))
			return (enum dialect)i;
		all->claim_count = before;
	}
	return DIALECT_none;
}

/* Joins ShogiHome's PV to the score before it at the same node that begins with the same mark. */
static void
join(struct evaluations *all, const struct record *record)
{
	struct evaluation *pv = &all->list[all->count - 1], *score;
	char mark = record->notes[pv->note].text.p[0];

	for (size_t i = all->count - 1; pv->dialect == DIALECT_shogihome_pv && i-- > 0;) {
		score = &all->list[i];
		if (score->node != pv->node)
			return;
		if (record->notes[score->note].text.p[0] != mark ||
		    score->dialect == DIALECT_shogihome_mate)
			continue;
		if (score->dialect == DIALECT_shogihome_score && score->partner == 0) {
			score->partner = (uint32_t)all->count;
			pv->partner = (uint32_t)i + 1;
		}
		return;
	}
}

void
evaluation_read(struct record *record)
{
	struct evaluations *all = arena_zero(record->arena, sizeof *all);
	struct comment comment = { .record = record };
	uint32_t node, at;

	record->evaluations = all;
	for (node = 0; node < record->ply_count; node++) {
		for (at = record->plies[node].notes; at != 0; at = record->notes[at - 1].next) {
			enum dialect dialect = read_note(&comment, &record->notes[at - 1]);

			if (dialect == DIALECT_none)
				continue;
			if (all->of_note == NULL)
				all->of_note = arena_zero(
				    record->arena, record->note_count * sizeof *all->of_note);
			comment.found.dialect = (uint8_t)dialect;
			comment.found.node = node;
			comment.found.note = at - 1;
			*ARENA_ADD(record->arena, all->list, all->count, all->cap) = comment.found;
			all->of_note[at - 1] = (uint32_t)all->count;
			join(all, record);
		}
	}
	if (all->count == 0)
		record->evaluations = NULL;
}
