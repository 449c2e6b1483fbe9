#include "record/variants/variant_reading.h"

static const struct {
	const char *word;
	unsigned trait;
} traits[] = {
	{ "royal", TRAIT_royal },
	{ "no-mate-drop", TRAIT_no_mate_drop },
	{ "last-rank", TRAIT_last_rank },
	{ "lion", TRAIT_lion },
	{ "minor", TRAIT_minor },
	{ "major", TRAIT_major },
	{ "burns", TRAIT_burns },
};

/* The first number of a kind that piece.def does not have. */
enum { OWN_KIND = KIND_king + 1 };

/* Whether a key of [pieces] is a letter that SFEN can hold, + before it on a promoted face. */
static bool
is_letter(const char *key)
{
	const char *p = key + (*key == '+');

	return *p >= 'A' && *p <= 'Z' &&
	       (p[1] == '\0' || (strchr("'!", p[1]) != NULL && p[2] == '\0'));
}

static void
report_letter(struct variant_reading *reading, const struct variant_line *line, const char *letter)
{
	variant_reading_wrong(reading, line, letter == line->value ? letter : NULL,
	    "'%s' is no letter of SFEN (A to Z, ' or ! after it, + before)", letter, NULL);
}

/* Returns the kind that piece.def has by this name, or KIND_none. */
static enum kind
known_kind(const char *english)
{
	for (unsigned kind = 1; kind < KIND_COUNT; kind++)
		if (*piece_rows[kind].english == *english &&
		    strcmp(piece_rows[kind].english, english) == 0)
			return (enum kind)kind;
	return KIND_none;
}

/* The columns of a row of [pieces]. */
struct columns {
	struct variant_line *line;
	char *english, *cell, *betza, *traits;
};

/* Takes the columns of a row apart.  Returns false if there are too few, or the row is none (-). */
static bool
split_row(struct variant_reading *reading, struct variant_line *line, struct columns *columns)
{
	char *rest = line->value;

	*columns = (struct columns){ .line = line };
	if (strcmp(rest, "-") == 0)
		return false;
	columns->english = variant_reading_part(&rest, '|');
	columns->cell = variant_reading_part(&rest, '|');
	columns->betza = variant_reading_part(&rest, '|');
	columns->traits = variant_reading_part(&rest, '\0');
	if (!is_letter(line->key))
		report_letter(reading, line, line->key);
	else if (columns->betza == NULL)
		variant_reading_wrong(reading, line, line->value,
		    "a row of [pieces] is 'name | cell | moves | traits'", NULL, NULL);
	return is_letter(line->key) && columns->betza != NULL;
}

/* Gives each row a face: its kind is that of piece.def with this name, or a free number. */
static void
number_faces(struct variant_reading *reading, struct columns *rows, size_t count)
{
	uint64_t used = 1;
	unsigned next = OWN_KIND;

	for (size_t i = 0; i < count; i++) {
		enum kind kind =
		    rows[i].line->key[0] == '+' ? KIND_none : known_kind(rows[i].english);

		rows[i].line->face = (piece_t)((used >> kind & 1) != 0 ? KIND_none : kind);
		used |= UINT64_C(1) << kind;
	}
	for (size_t i = 0; i < count; i++) {
		if (rows[i].line->face != 0 || rows[i].line->key[0] == '+')
			continue;
		while (next < KIND_LIMIT && (used >> next & 1) != 0)
			next++;
		if (next == KIND_LIMIT)
			variant_reading_wrong(reading, rows[i].line, NULL,
			    "more than 63 kinds of pieces", NULL, NULL);
		else
			rows[i].line->face = (piece_t)next++;
	}
	for (size_t i = 0; i < count; i++) {
		const struct variant_line *base;

		if (rows[i].line->key[0] != '+')
			continue;
		base = variant_reading_line(reading, VARIANT_pieces, rows[i].line->key + 1);
		if (base == NULL || base->face == 0)
			variant_reading_wrong(reading, rows[i].line, NULL, "%s has no row %s",
			    rows[i].line->key, rows[i].line->key + 1);
		else
			rows[i].line->face = (piece_t)(base->face | PIECE_PROMOTED);
	}
}

/* Returns the face of the row with this key, or 0 after reporting that there is none. */
static piece_t
face_of(struct variant_reading *reading, const struct variant_line *line, const char *key)
{
	const struct variant_line *row = variant_reading_line(reading, VARIANT_pieces, key);

	if (row == NULL || row->face == 0)
		variant_reading_wrong(reading, line, line->section == VARIANT_pieces ? key : NULL,
		    "there is no row %s in [pieces]", key, NULL);
	return row == NULL ? 0 : row->face;
}

/* Takes one word of the last column. */
static void
take_trait(struct variant_reading *reading, const struct columns *columns, char *word,
    struct army_row *row)
{
	static const char *const known[] = { "royal", "no-mate-drop", "last-rank", "lion", "minor",
		"major", "burns", "rank:N", "per-file:N", "to:X", "captured-as:X", NULL };
	struct str s = str_of(word), per_file = STR("per-file:"), to = STR("to:"),
		   as = STR("captured-as:"), rank = STR("rank:");
	unsigned number;

	for (size_t i = 0; i < sizeof traits / sizeof *traits; i++)
		if (strcmp(word, traits[i].word) == 0) {
			row->traits |= (uint8_t)traits[i].trait;
			return;
		}
	if (str_starts(s, per_file)) {
		number = variant_reading_number(word + per_file.n, 1, BOARD_MAX);
		if (number > BOARD_MAX)
			variant_reading_wrong(
			    reading, columns->line, word, "%s is no number from %s", word, "1..15");
		row->per_file = (uint8_t)number;
	} else if (str_starts(s, rank)) {
		number = variant_reading_number(word + rank.n, 1, 9);
		if (number > 9)
			variant_reading_wrong(
			    reading, columns->line, word, "%s is no number from %s", word, "1..9");
		row->rank = (uint8_t)number;
	} else if (str_starts(s, to)) {
		row->promotes_to = face_of(reading, columns->line, word + to.n);
	} else if (str_starts(s, as)) {
		row->captured_as = face_of(reading, columns->line, word + as.n);
	} else {
		variant_reading_wrong(
		    reading, columns->line, word, "unknown trait '%s'", word, NULL)
		    ->known = known;
	}
}

/* Makes the row of the army, and the names of the face. */
static void
take_row(struct variant_reading *reading, const struct columns *columns, struct army_row *row)
{
	const struct variant *variant = reading->variant;
	struct variant_line *line = columns->line;
	piece_t face = line->face, base = (piece_t)piece_kind(face);
	struct face_names *names = &reading->variant->pieces.faces[face];
	const struct piece_row *known = &piece_rows[base];
	bool promoted = piece_promoted(face);
	const char *usual;
	char *rest = columns->traits, *word;

	*row = (struct army_row){ .face = face, .betza = columns->betza, .captured_as = base };
	while ((word = variant_reading_part(&rest, ' ')) != NULL)
		if (*word != '\0')
			take_trait(reading, columns, word, row);
	if (promoted && (variant->promotion == PROMOTION_flips ||
			    variant->promotion == PROMOTION_flips_on_capture))
		row->promotes_to = base;
	*names = (struct face_names){ columns->english, line->key + promoted, line->key + promoted,
		columns->cell, columns->cell };
	/* shogi's pieces have its words: 成銀, where the cell is 全 */
	usual = promoted ? known->cell_promoted : known->cell;
	if (base == KIND_none || base > KIND_king || usual == NULL ||
	    strcmp(columns->cell, usual) != 0) {
		reading->variant->pieces.shogi = false;
		return;
	}
	names->word = promoted ? known->word_promoted : known->word;
	if (strcmp(names->letter, known->letter) != 0)
		reading->variant->pieces.shogi = false;
}

/* Makes the army and names of the lines of [pieces]. */
static void
take_rows(struct variant_reading *reading)
{
	struct variant *variant = reading->variant;
	struct columns rows[VARIANT_ROWS];
	struct army_row *army;
	size_t count = 0;

	for (size_t i = 0; i < reading->count; i++) {
		struct variant_line *line = &reading->lines[i];

		if (line->section != VARIANT_pieces)
			continue;
		if (count == VARIANT_ROWS) {
			variant_reading_wrong(
			    reading, line, NULL, "more than 128 rows in [pieces]", NULL, NULL);
			break;
		}
		count += split_row(reading, line, &rows[count]);
	}
	number_faces(reading, rows, count);
	variant->army = army = arena_take(reading->arena, (count + 1) * sizeof *army);
	variant->army_count = count;
	for (size_t i = 0; i < count; i++)
		take_row(reading, &rows[i], &army[i]);
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0;
		     j < count && !piece_promoted(army[i].face) && army[i].promotes_to == 0; j++)
			if (army[j].face == (army[i].face | PIECE_PROMOTED))
				army[i].promotes_to = army[j].face;
}

/* Takes a line of [letters] or [names]: the first is written, the others are read. */
static void
take_names(struct variant_reading *reading, struct variant_line *line, struct face_alias *aliases,
    size_t *count)
{
	piece_t face = face_of(reading, line, line->key);
	struct face_names *names = &reading->variant->pieces.faces[face];
	char *rest = line->value, *first = variant_reading_part(&rest, ',');

	reading->variant->pieces.shogi = false;
	if (line->section == VARIANT_letters)
		names->western = first;
	else
		names->word = first;
	while (rest != NULL)
		aliases[(*count)++] =
		    (struct face_alias){ str_of(variant_reading_part(&rest, ',')), face };
}

/* Takes the lines of [letters] or of [names]. */
static const struct face_alias *
take_section(struct variant_reading *reading, enum variant_section section, size_t *count)
{
	struct face_alias *aliases;
	size_t max = 0;

	*count = 0;
	for (size_t i = 0; i < reading->count; i++)
		if (reading->lines[i].section == section)
			max += variant_reading_parts(reading->lines[i].value, ',');
	if (max == 0)
		return NULL;
	aliases = arena_take(reading->arena, max * sizeof *aliases);
	for (size_t i = 0; i < reading->count; i++)
		if (reading->lines[i].section == section)
			take_names(reading, &reading->lines[i], aliases, count);
	return aliases;
}

/* Makes the same pieces with the letters of [fairy].  Returns NULL if there are none. */
static const struct piece_set *
take_fairy(struct variant_reading *reading)
{
	const struct piece_set *set = &reading->variant->pieces;
	struct piece_set *other = NULL;
	piece_t face;

	for (size_t i = 0; i < reading->count; i++) {
		const struct variant_line *line = &reading->lines[i];

		if (line->section != VARIANT_fairy)
			continue;
		if (!is_letter(line->value))
			report_letter(reading, line, line->value);
		if (other == NULL) {
			other = arena_take(reading->arena, sizeof *other);
			*other = *set;
			other->shogi = false;
		}
		face = face_of(reading, line, line->key);
		other->faces[face].letter = other->faces[face].western = line->value;
		other->signs |= line->value[0] == '+';
	}
	return other;
}

void
variant_pieces(struct variant_reading *reading)
{
	struct piece_set *set = &reading->variant->pieces;

	set->variant = reading->variant->name;
	set->width = reading->variant->width;
	set->height = reading->variant->height;
	set->shogi = !set->large;
	take_rows(reading);
	set->letters = take_section(reading, VARIANT_letters, &set->letter_count);
	set->words = take_section(reading, VARIANT_names, &set->word_count);
	set->other = take_fairy(reading);
	/* a promoted piece has the Western letters of the other side, after a + */
	for (unsigned face = PIECE_PROMOTED; face < FACE_LIMIT; face++)
		if (set->faces[face].western == set->faces[face].letter)
			set->faces[face].western = set->faces[piece_kind((piece_t)face)].western;
}
