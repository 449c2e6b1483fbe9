#ifndef PARSERS_PARSER_H
#define PARSERS_PARSER_H

#include <stdbool.h>

#include "record/diag.h"
#include "record/engine/compact.h"
#include "record/record.h"
#include "record/tables/alphabet.h"
#include "record/values/value_patterns.h"

struct book_place;
struct parser_book;
struct variant;
struct variants;

/*
 * What a parser works on.  The caller fills it once a file; the parser moves `at` and keeps in
 * `version`, `shown` and `unsure` what one record of the file leaves for the next.
 */
struct parse {
	struct text *text;
	struct diags *diags;
	struct value_patterns *value_patterns;
	uint32_t at;        /* offset in text->body where the next record begins */
	struct str version; /* carried from one record of a file to the next: the V line of CSA, the
			       names of rows, the position of a book */
	const struct alphabet *letters; /* of the pieces in Western moves; NULL: English */
	bool fold_case; /* Western moves may begin with a piece's letter in lower case */
	const struct variants *variants; /* all; NULL: shogi alone */
	/* the variant of a text that does not name it; NULL: not known */
	const struct variant *variant;
	/* carried: the variant that the moves of a file's first Western game imply, and whether it
	 * is only the likelier one; NULL: shogi, or a tag names it */
	const char *shown;
	bool unsure;
	const struct book_place *places; /* of a book: positions by ascending offset of the entry */
	size_t place_count, entry_count; /* of places; of all entries */
	enum move16 move16;              /* of a binary format, in whose encoding moves are */
	bool goes_on; /* more text may follow: an unfinished game is then read again with it, and
			 need not be reported */
};

/* Returns whether two parsers of a text are at the same place in the same state. */
static inline bool
parse_same(const struct parse *a, const struct parse *b)
{
	return a->at == b->at && str_eq(a->version, b->version) && a->shown == b->shown &&
	       a->unsure == b->unsure;
}

/* What in its first lines makes a text look like a format. */
struct sign {
	int score;        /* 0: nothing does … 100: surely */
	enum phrase what; /* what was seen, when score is not 0 */
	struct span at;   /* where: the words that show it best */
};

/* Returns the text at a place as the argument of a message: at most 60 bytes, whole characters. */
struct str parser_excerpt(const struct parse *parse, struct span at);

/* Reports that the text has no game, with its first line that is not skipped as the argument. */
void parser_report_no_game(const struct parse *parse, bool (*is_skipped)(struct str line));

/* One format's parser: the only symbol its file exports. */
struct parser {
	/* Returns how much the first lines of a text look like this format. */
	struct sign (*probe)(struct str body);
	/*
	 * Reads the next record of the text into *record (made by record_init before the call;
	 * everything is taken from record->arena), and moves parse->at after it.  Never fails:
	 * what it does not understand is kept as a NOTE_line and named by a finding.  Returns
	 * false, with nothing read, when the text holds no further record.  NULL: the format is
	 * only written.
	 */
	bool (*next)(struct parse *parse, struct record *record);
	/* Whether a game certainly ends with this line, whatever follows it.  NULL: no line says
	 * so. */
	bool (*ends_game)(struct str line);
	/* Whether a line KEY：VALUE above the moves is read as this header and as nothing else.
	 * Takes memory while it looks.  NULL: the format has no such lines. */
	bool (*header_line)(struct memory *memory, struct value_patterns *value_patterns,
	    struct str key, struct str value);
	/* Of a binary format: returns the whole records that bytes, which begin with one, begin
	 * with; appends a record in words. */
	struct str (*whole)(struct str bytes, enum format format);
	void (*show)(struct str bytes, enum format format, enum move16 move16, struct buffer *out);
	/* Of a book that is read as a whole, because its entries need not say their positions: how
	 * these are found.  NULL: other formats. */
	const struct parser_book *book;
};

#endif
