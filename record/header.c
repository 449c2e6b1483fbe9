#include "record/header.h"

const struct header_row header_rows[HEADER_COUNT] = {
	[HEADER_other] = { "", VALUE_text, "", "", "", "" },
#define HEADER(id, ...) [HEADER_##id] = { #id, __VA_ARGS__ },
#include "record/header.def"
#undef HEADER
};

struct spelling {
	const char *word;
	enum header_id id;
};

/* Other spellings that KIF files use.  In handicap games the players are shitate (下手, who plays
 * black) and uwate (上手, who gives the handicap and plays white). */
static const struct spelling kif_spellings[] = {
	{ "下手", HEADER_black },
	{ "上手", HEADER_white },
	{ "対局日", HEADER_start_time },
	{ "対局日時", HEADER_start_time },
	{ "開始日", HEADER_start_time },
	{ "終了日", HEADER_end_time },
	{ "Black", HEADER_black },
	{ "White", HEADER_white },
	{ "Sente", HEADER_black },
	{ "Gote", HEADER_white },
	{ "Date", HEADER_start_time },
	{ "Event", HEADER_event },
	{ "Title", HEADER_title },
	{ "Opening", HEADER_opening },
	{ "Site", HEADER_site },
	{ "Note", HEADER_note },
};

/* V3.0 has $TIME for both sides, and its text spells $TIME+ also as $TIMET+. */
static const struct spelling csa_spellings[] = {
	{ "$TIME:", HEADER_time_limit },
	{ "$TIMET+:", HEADER_black_clock },
	{ "$TIMET-:", HEADER_white_clock },
};

/* Other names of tags that programs and collections write, in lower case (psn-hodges.md 5). */
static const struct spelling psn_spellings[] = {
	{ "black", HEADER_black },
	{ "white", HEADER_white },
	{ "utcdate", HEADER_start_time },
	{ "tournament", HEADER_event },
	{ "joseki", HEADER_opening },
	{ "time", HEADER_time_limit },
	{ "venue", HEADER_site },
	{ "note", HEADER_note },
};

enum header_id
header_of_kif(struct str key)
{
	unsigned id;
	size_t i;

	if (key.n == 0)
		return HEADER_other;
	for (id = 1; id < HEADER_COUNT; id++) {
		if (str_eq(key, str_of(header_rows[id].kif)))
			return (enum header_id)id;
	}
	for (i = 0; i < sizeof kif_spellings / sizeof *kif_spellings; i++) {
		if (str_eq(key, str_of(kif_spellings[i].word)))
			return kif_spellings[i].id;
	}
	return HEADER_other;
}

enum header_id
header_of_csa(struct str line, size_t *length)
{
	unsigned id;
	size_t i;

	for (id = 1; id < HEADER_COUNT; id++) {
		*length = strlen(header_rows[id].csa);
		if (*length > 0 && str_starts(line, str_of(header_rows[id].csa)))
			return (enum header_id)id;
	}
	for (i = 0; i < sizeof csa_spellings / sizeof *csa_spellings; i++) {
		*length = strlen(csa_spellings[i].word);
		if (str_starts(line, str_of(csa_spellings[i].word)))
			return csa_spellings[i].id;
	}
	*length = 0;
	return HEADER_other;
}

/* Equal but for the case of ASCII letters. */
static bool
same_word(struct str s, const char *word)
{
	size_t i;

	for (i = 0; i < s.n && word[i] != '\0'; i++) {
		unsigned char a = (unsigned char)s.p[i], b = (unsigned char)word[i];

		if (a != b && ((a ^ b) != 0x20 || (a | 0x20) < 'a' || (a | 0x20) > 'z'))
			return false;
	}
	return i == s.n && word[i] == '\0';
}

enum header_id
header_of_psn(struct str tag)
{
	unsigned id;
	size_t i;

	for (id = 1; tag.n > 0 && id < HEADER_COUNT; id++) {
		if (same_word(tag, header_rows[id].psn))
			return (enum header_id)id;
	}
	for (i = 0; i < sizeof psn_spellings / sizeof *psn_spellings; i++) {
		if (same_word(tag, psn_spellings[i].word))
			return psn_spellings[i].id;
	}
	return HEADER_other;
}
