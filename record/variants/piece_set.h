#ifndef RECORD_VARIANTS_PIECE_SET_H
#define RECORD_VARIANTS_PIECE_SET_H

#include "record/tables/piece.h"

/*
 * A variant and its pieces by name.  A parser reads words and letters as faces of the set of its
 * record, and a writer names faces by that of its game.  The kinds that piece.def has keep their
 * numbers in every set; a variant's own kinds take numbers that are free.
 */

enum { FACE_LIMIT = PIECE_WHITE }; /* faces: kinds, promoted and not */

/* The names of a face; "": it has none. */
struct face_names {
	const char *english; /* "promoted silver" */
	const char *letter;  /* black's in SFEN: "S", "L!"; of a promoted face too, without + */
	const char *western; /* "S", "FL"; of a promoted face without + */
	const char *word;    /* of a KIF move: 成銀 */
	const char *cell;    /* of a diagram: 全 */
};

/* Another name of a face, which is read and not written. */
struct face_alias {
	struct str word;
	piece_t face;
};

struct piece_set {
	const char *variant; /* its name: "tori" */
	struct str written;  /* its word in 手合割; empty: it is shogi */
	const char *tag;     /* its name in PSN's tag Variant: "Chu Shogi" */
	const char *shown;   /* the variant that its board means unless a word says otherwise */
	uint8_t width, height;
	bool shogi; /* its letters, words and codes are those of shogi */
	bool large; /* its records have the form of boards larger than shogi's */
	bool signs; /* + belongs to the letters of SFEN: +P may be a face of its own */
	/* the same pieces with the letters of other programs; NULL: they have the same */
	const struct piece_set *other;
	struct face_names faces[FACE_LIMIT];
	const struct face_alias *words; /* other words of KIF moves and diagrams */
	size_t word_count;
	const struct face_alias *letters; /* other Western letters */
	size_t letter_count;
};

/* The set of shogi, which NULL means too. */
extern const struct piece_set piece_set_shogi;

/* Return the names of a face, "" if it has none: the word of a KIF move (成銀), the cell of a
 * diagram (全), the name for English messages (promoted silver), the letters of SFEN and of the
 * Western notations. */
const char *piece_word(const struct piece_set *set, piece_t piece);
const char *piece_cell(const struct piece_set *set, piece_t piece);
const char *piece_english(const struct piece_set *set, piece_t piece);
const char *piece_letter(const struct piece_set *set, piece_t piece);
const char *piece_western(const struct piece_set *set, piece_t piece);

/* Returns the kind with the longest letter of SFEN (any case) that s begins with, or KIND_none;
 * *length gets the length of the letter. */
enum kind piece_of_letter(const struct piece_set *set, struct str s, size_t *length);

/* Returns the face with the longest name, as a word or in a diagram, that s begins with, or 0;
 * *length gets the length of the name. */
piece_t piece_of_word(const struct piece_set *set, struct str s, size_t *length);

#endif
