#include "record/tables/header.h"

#include "record/tables/ending.h"

const struct header_row header_rows[HEADER_COUNT] = {
	[HEADER_other] = { "", VALUE_text, "", "", "", "", CSA_all },
#define HEADER(id, ...) [HEADER_##id] = { #id, __VA_ARGS__ },
#include "record/tables/header.def"
#undef HEADER
};

struct spelling {
	const char *word;
	enum header_id id;
};

#define KEY(word, id)                                                                              \
	{                                                                                          \
		{ word, sizeof(word) - 1 }, HEADER_##id                                            \
	}

/* The keys of KIF files, and their other spellings.  In handicap games the players are shitate
 * (下手, who plays black) and uwate (上手, the stronger, who plays white). */
static const struct {
	struct str word;
	enum header_id id;
} kif_keys[] = {
#define HEADER(id, value, kif, ...) KEY(kif, id),
#include "record/tables/header.def"
#undef HEADER
	KEY("下手", black),
	KEY("上手", white),
	KEY("対局日", start_time),
	KEY("対局日時", start_time),
	KEY("開始日", start_time),
	KEY("終了日", end_time),
	KEY("Black", black),
	KEY("White", white),
	KEY("Sente", black),
	KEY("Gote", white),
	KEY("Date", start_time),
	KEY("Event", event),
	KEY("Title", title),
	KEY("Opening", opening),
	KEY("Site", site),
	KEY("Note", note),
};

/* CSA V3.0 has $TIME for both sides, and its text also spells $TIME+ as $TIMET+. */
static const struct spelling csa_spellings[] = {
	{ "$TIME:", HEADER_time_limit },
	{ "$TIMET+:", HEADER_black_clock },
	{ "$TIMET-:", HEADER_white_clock },
};

/* Other names of tags that programs and collections write. */
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

struct str
header_bare(struct str value)
{
	size_t n;

	do {
		value = str_trim(value);
		n = value.n;
		while (value.n > 0 && (unsigned char)value.p[0] < ' ')
			value = str_after(value, 1);
		while (value.n > 0 && (unsigned char)value.p[value.n - 1] < ' ')
			value.n--;
	} while (value.n < n);
	return value;
}

struct str
header_bare_key(struct str key)
{
	struct str rest = str_starts(key, STR("$")) ? header_bare(str_after(key, 1)) : key;

	return str_starts(rest, STR("$")) ? key : rest;
}

bool
header_is_kif_key(struct str words)
{
	size_t i;

	for (i = 0; i < words.n && ((unsigned char)words.p[i] >= ' ' || words.p[i] == '\t');)
		i++;
	return i == words.n && words.n > 0 && words.n <= HEADER_KEY_MAX &&
	       str_find(words, STR("。")) == words.n && str_find(words, STR("、")) == words.n &&
	       memchr(words.p, '<', words.n) == NULL;
}

enum header_id
header_of_kif(struct str key)
{
	size_t i;

	key = header_bare_key(key);
	if (key.n == 0)
		return HEADER_other;
	for (i = 0; i < sizeof kif_keys / sizeof *kif_keys; i++) {
		if (str_eq(key, kif_keys[i].word))
			return kif_keys[i].id;
	}
	return HEADER_other;
}

enum header_id
header_of_csa(struct str line, size_t *length)
{
	unsigned id;
	size_t i;

	for (id = 1; id < HEADER_COUNT; id++) {
		const char *csa = header_rows[id].csa;

		if (csa[0] == '\0' || line.n < 2 || csa[0] != line.p[0] || csa[1] != line.p[1])
			continue; /* nearly all; the shortest are N+ and N- */
		*length = strlen(csa);
		if (str_starts(line, (struct str){ csa, *length }))
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

enum header_id
header_of_psn(struct str tag)
{
	unsigned id;
	size_t i;

	for (id = 1; tag.n > 0 && id < HEADER_COUNT; id++) {
		const char *psn = header_rows[id].psn;

		if (str_lower(*psn) == str_lower(*tag.p) && str_eq_nocase(tag, str_of(psn)))
			return (enum header_id)id;
	}
	for (i = 0; i < sizeof psn_spellings / sizeof *psn_spellings; i++) {
		if (str_eq_nocase(tag, str_of(psn_spellings[i].word)))
			return psn_spellings[i].id;
	}
	return HEADER_other;
}

enum header_id
header_named(struct str key)
{
	enum header_id id = header_of_kif(key);
	char line[32] = "";
	size_t length;

	if (id == HEADER_other)
		id = header_of_psn(header_bare_key(key));
	if (id != HEADER_other || key.n + 1 >= sizeof line)
		return id;
	memcpy(line, key.p, key.n); /* of CSA, whose names end with a colon, if not with a sign */
	line[key.n] = ':';
	return header_of_csa((struct str){ line, key.n + 1 }, &length);
}
