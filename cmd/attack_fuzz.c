/*
 * Attacks the reader with what happens to records: attack_fuzz encodings|pairs <LIST, whose names
 * end with NUL.
 *
 * encodings: writes each record in eleven encodings, with each kind of line end, and reads it with
 * the encoding detected and with the encoding named.  It must hold the same games (game_key.h), or,
 * where the encoding is detected, more must be reported that is no text, no character or no move.
 *
 * pairs: puts each record after each other one, with and without an empty line between; after those
 * of other formats only every STEP-th.  The text must hold the games of both, or it must be
 * reported, as it is of neither alone, that a game goes on where the second begins or that text is
 * not read, or all of the second must be there as moves or as a comment.  None is put after a game
 * without moves, which its moves would continue.
 *
 * Prints a line for each failure, and last, with tabs between, runs, failures and what became of
 * the others.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/input/input.h"
#include "lib/session.h"
#include "record/game_key.h"

enum { STEP = 7, WORD = 32, FILES = 50000 };

static const struct form {
	enum encoding encoding;
	const char *mark, *name;
} forms[] = {
	{ ENCODING_utf8, "", "utf-8" },
	{ ENCODING_utf8, "\xEF\xBB\xBF", "utf-8 with a mark" },
	{ ENCODING_utf16le, "", "utf-16le" },
	{ ENCODING_utf16le, "\xFF\xFE", "utf-16le with a mark" },
	{ ENCODING_utf16be, "", "utf-16be" },
	{ ENCODING_utf16be, "\xFE\xFF", "utf-16be with a mark" },
	{ ENCODING_cp932, "", "cp932" },
	{ ENCODING_eucjp, "", "euc-jp" },
	{ ENCODING_iso2022jp, "", "iso-2022-jp" },
	{ ENCODING_latin1, "", "iso-8859-1" },
	{ ENCODING_ascii, "", "ascii" },
};
static const struct {
	const char *end, *name;
} ends[] = { { "\n", "LF" }, { "\r\n", "CR LF" }, { "\r", "CR" } };

/* A text and what is read in it. */
struct reading {
	struct str name;
	struct buffer text; /* in UTF-8, with LF */
	uint32_t lines;
	enum format format;
	struct buffer keys; /* of its games, a line each */
	struct buffer told; /* ":RULE LINE\n" for each warning and error */
	size_t noted;       /* bytes of letters in comments */
	size_t moves;       /* and endings, those of variations too */
	bool open;          /* its last game has no moves yet, or cannot be read */
	bool ended;         /* its last game has an ending */
	size_t refused;     /* games that cannot be read or are illegal */
};

struct attack {
	struct memory memory;
	struct session session;
	struct codec *codec;
	struct reading readings[FILES], got;
	size_t count;
	struct buffer bytes, text;
	unsigned long same, reported, kept, unfit, failures;
};

static void
die(void *arg)
{
	(void)arg;
	fprintf(stderr, "out of memory\n");
	exit(2);
}

static void
add_finding(struct reading *reading, struct text *text, const struct finding *finding)
{
	uint32_t line = text_place(text, finding->at.at).line;

	if (finding->rule == DIAG_unchecked_moves) /* a note, but the number of moves counts */
		buffer_printf(
		    &reading->told, ":%u-moves %u\n", (unsigned)finding->args[0].is.number, line);
	else if (finding->severity >= SEVERITY_warning)
		buffer_printf(&reading->told, ":%s %u\n", diag_rows[finding->rule].name, line);
}

/* Returns the number of bytes of s in letters. */
static size_t
count_letters(struct str s)
{
	size_t i, n = 0;

	for (i = 0; i < s.n; i++) {
		if (str_starts(str_after(s, i), STR("\xE3\x80\x80"))) /* a wide blank */
			i += 2;
		else
			n += (unsigned char)s.p[i] >= 0x80 || str_is_letter(s.p[i]);
	}
	return n;
}

/* Reads bytes as the file reading->name: its format, its games and the findings. */
static void
read_bytes(struct attack *attack, struct reading *reading, struct str bytes, enum encoding encoding)
{
	struct session *session = &attack->session;
	const struct finding *finding;
	size_t i;

	buffer_clear(&reading->keys);
	buffer_clear(&reading->told);
	reading->open = true;
	reading->noted = reading->moves = reading->refused = 0;
	session->options.encoding = encoding;
	session_open(session, reading->name, bytes, true);
	while (session_next(session)) {
		reading->open = session->record.ply_count <= 1 ||
				session_verdict(session) == VERDICT_unreadable;
		reading->refused += session_verdict(session) != VERDICT_ok;
		reading->ended = false;
		for (i = 1; i < session->record.ply_count; i++)
			reading->ended |= session->record.plies[i].claim.kind == CLAIM_end;
		reading->moves += session->record.ply_count - 1;
		for (i = 0; i < session->record.note_count; i++)
			reading->noted += count_letters(session->record.notes[i].text);
		if (session->game != NULL) {
			game_key_write(
			    game_key(session->game, NULL, &reading->keys), &reading->keys);
			buffer_char(&reading->keys, '\n');
		}
		for (i = 0; i < session->diags.count; i++)
			add_finding(reading, &session->text, &session->diags.list[i]);
	}
	while ((finding = session_text_finding(session, UINT32_MAX)) != NULL)
		add_finding(reading, &session->text, finding);
	reading->format = session->source.format;
}

/* Appends a text with another line end. */
static void
add_lines(struct buffer *out, struct str text, const char *end)
{
	struct span line;
	uint32_t at = 0;

	while (text_next_line(text, &at, &line)) {
		buffer_add(out, (struct str){ text.p + line.at, line.n });
		buffer_add(out, str_of(end));
	}
}

/* Reads a file into reading, which then has its text in UTF-8. */
static void
read_file(struct attack *attack, const char *path, struct reading *reading)
{
	const char *reason = input_read(path, &attack->bytes);

	if (reason != NULL) {
		fprintf(stderr, "%s: %s\n", path, reason);
		exit(2);
	}
	reading->name = str_of(path);
	buffer_clear(&reading->text);
	attack->session.options.encoding = ENCODING_unknown;
	session_open(&attack->session, reading->name, buffer_str(&attack->bytes), true);
	add_lines(&reading->text, attack->session.text.body, "\n");
	read_bytes(attack, reading, buffer_str(&reading->text), ENCODING_utf8);
	reading->lines = text_lines(buffer_str(&reading->text));
}

/* --- encodings */

/* Returns how often a rule is reported. */
static size_t
count_told(const struct reading *reading, enum diag rule)
{
	struct str told = buffer_str(&reading->told), name = str_of(diag_rows[rule].name);
	struct span line;
	uint32_t at = 0;
	size_t n = 0;

	while (text_next_line(told, &at, &line))
		n += str_starts(str_after(told, line.at + 1), name) &&
		     told.p[line.at + 1 + name.n] == ' ';
	return n;
}

/* Whether more is reported that a wrong encoding makes of a text. */
static bool
tells_encoding(const struct reading *got, const struct reading *was)
{
	static const enum diag rules[] = { DIAG_not_text, DIAG_invalid_bytes, DIAG_bad_move_text,
		DIAG_decoded_twice };
	size_t i;

	for (i = 0; i < sizeof rules / sizeof *rules; i++) {
		if (count_told(got, rules[i]) > count_told(was, rules[i]))
			return true;
	}
	return false;
}

/* Reads attack->bytes, the text of was in another form. */
static void
try_form(struct attack *attack, const struct reading *was, const struct form *form, const char *end,
    bool named)
{
	struct reading *got = &attack->got;

	got->name = was->name;
	read_bytes(
	    attack, got, buffer_str(&attack->bytes), named ? form->encoding : ENCODING_unknown);
	if (str_eq(buffer_str(&was->keys), buffer_str(&got->keys))) {
		attack->same++;
	} else if (!named && tells_encoding(got, was)) {
		attack->reported++;
	} else {
		attack->failures++;
		printf("%s: other games in %s, %s, %s: %.*s\n", was->name.p, form->name, end,
		    named ? "named" : "detected", (int)got->told.n, got->told.p);
	}
}

static void
try_encodings(struct attack *attack, const struct reading *was)
{
	struct codec_gap gap;
	size_t i, j;

	for (i = 0; i < sizeof forms / sizeof *forms; i++) {
		for (j = 0; j < sizeof ends / sizeof *ends; j++) {
			buffer_clear(&attack->text);
			buffer_clear(&attack->bytes);
			add_lines(&attack->text, buffer_str(&was->text), ends[j].end);
			buffer_add(&attack->bytes, str_of(forms[i].mark));
			if (!codec_encode(attack->codec, buffer_str(&attack->text),
				forms[i].encoding, &attack->bytes, &gap) ||
			    gap.count > 0) {
				attack->unfit++;
				continue;
			}
			try_form(attack, was, &forms[i], ends[j].name, false);
			try_form(attack, was, &forms[i], ends[j].name, true);
		}
	}
}

/* --- pairs */

/* Whether a finding, RULE LINE, says that text was not read or that moves go on after others: by
 * their numbers, or, in the second record, because they cannot be played there. */
static bool
tells_loss(struct str told, bool second)
{
	static const enum diag rules[] = { DIAG_unknown_line, DIAG_misplaced_line,
		DIAG_bad_move_text, DIAG_bad_json, DIAG_no_game, DIAG_ply_number_gap,
		DIAG_missing_origin, DIAG_move_after_end, DIAG_result_contradiction,
		DIAG_glued_move, DIAG_unknown_handicap, DIAG_unsupported_variant, DIAG_bad_setup,
		DIAG_second_ending, DIAG_duplicate_move };
	struct str rule = str_first(told, str_find(told, STR(" ")));
	size_t i;

	for (i = 0; i < sizeof rules / sizeof *rules; i++) {
		if (str_eq(rule, str_of(diag_rows[rules[i]].name)))
			return true;
	}
	for (i = 0; second && i < DIAG_COUNT; i++) {
		if (diag_rows[i].group == GROUP_legality && str_eq(rule, str_of(diag_rows[i].name)))
			return true;
	}
	return str_ends(rule, STR("-moves"));
}

/* Whether a loss is reported of first and second together that is not of either alone, or more
 * games are refused. */
static bool
tells_more(struct attack *attack, const struct reading *first, const struct reading *second,
    uint32_t between)
{
	struct str told = buffer_str(&attack->got.told), of, where;
	uint32_t at = 0, line;
	struct span span;
	bool later;

	if (attack->got.refused > first->refused + second->refused)
		return true;
	while (text_next_line(told, &at, &span)) {
		of = (struct str){ told.p + span.at, span.n + 1 };
		line = (uint32_t)strtoul(strchr(of.p, ' ') + 1, NULL, 10);
		where = buffer_str(&first->told);
		buffer_clear(&attack->bytes);
		later = line > first->lines;
		if (later) {
			line -= first->lines + between;
			where = buffer_str(&second->told);
		}
		buffer_printf(
		    &attack->bytes, "%.*s %u\n", (int)(strchr(of.p, ' ') - of.p), of.p, line);
		if (tells_loss(str_after(of, 1), later) &&
		    str_find(where, buffer_str(&attack->bytes)) == where.n)
			return true;
	}
	return false;
}

/* Whether the games of first and second are those of both together. */
static bool
holds_both(const struct reading *both, const struct reading *first, const struct reading *second)
{
	struct str keys = buffer_str(&both->keys);

	return keys.n == first->keys.n + second->keys.n &&
	       str_eq(str_first(keys, first->keys.n), buffer_str(&first->keys)) &&
	       str_eq(str_after(keys, first->keys.n), buffer_str(&second->keys));
}

/*
 * Whether nothing of second was lost: its moves go on with a game that had no ending, or its text
 * is a comment after the ending, as in PSN, but for a last word that may be an ending.
 */
static bool
keeps_both(const struct reading *both, const struct reading *first, const struct reading *second)
{
	if (!first->ended && both->moves == first->moves + second->moves)
		return true;
	return both->noted > first->noted &&
	       both->noted + WORD >= first->noted + count_letters(buffer_str(&second->text));
}

static void
try_pair(struct attack *attack, const struct reading *first, const struct reading *second)
{
	struct reading *got = &attack->got;
	uint32_t between;

	for (between = 0; between < 2; between++) {
		buffer_clear(&attack->text);
		buffer_add(&attack->text, buffer_str(&first->text));
		buffer_fill(&attack->text, '\n', between);
		buffer_add(&attack->text, buffer_str(&second->text));
		got->name = first->name;
		read_bytes(attack, got, buffer_str(&attack->text), ENCODING_utf8);
		if (holds_both(got, first, second)) {
			attack->same++;
		} else if (tells_more(attack, first, second, between)) {
			attack->reported++;
		} else if (keeps_both(got, first, second)) {
			attack->kept++;
		} else {
			attack->failures++;
			printf("%s, then %s, %u lines between: other games, nothing reported\n",
			    first->name.p, second->name.p, between);
		}
	}
}

static void
try_pairs(struct attack *attack)
{
	const struct reading *first, *second, *end = attack->readings + attack->count;

	for (first = attack->readings; first < end; first++) {
		for (second = attack->readings; second < end && !first->open; second++) {
			if (first->format == second->format || (first - second) % STEP == 0)
				try_pair(attack, first, second);
		}
	}
}

/* Reads the files of a list. */
static void
read_list(struct attack *attack)
{
	struct reading *reading;
	size_t room = 0;
	char *name = NULL;

	while (getdelim(&name, &room, '\0', stdin) > 0) {
		if (attack->count == FILES) {
			fprintf(stderr, "more than %d files\n", FILES);
			exit(2);
		}
		reading = &attack->readings[attack->count++];
		buffer_init(&reading->text, &attack->memory);
		buffer_init(&reading->keys, &attack->memory);
		buffer_init(&reading->told, &attack->memory);
		read_file(attack, name, reading);
		name = NULL; /* the reading's */
		room = 0;
	}
	free(name);
}

int
main(int argc, char **argv)
{
	static struct attack attack = { .memory.fail = die };
	char said[200];
	size_t i;

	attack.codec = codec_new(&attack.memory);
	session_init(&attack.session, &attack.memory, &(struct session_options){ .lint = true });
	buffer_init(&attack.got.keys, &attack.memory);
	buffer_init(&attack.got.told, &attack.memory);
	buffer_init(&attack.bytes, &attack.memory);
	buffer_init(&attack.text, &attack.memory);
	read_list(&attack);
	if (argc > 1 && strcmp(argv[1], "pairs") == 0) {
		try_pairs(&attack);
		snprintf(said, sizeof said, "%lu have both games, %lu are reported, %lu keep all",
		    attack.same, attack.reported, attack.kept);
	} else {
		for (i = 0; i < attack.count; i++)
			try_encodings(&attack, &attack.readings[i]);
		snprintf(said, sizeof said,
		    "%lu have the same games, %lu are reported, %lu do not fit", attack.same,
		    attack.reported, attack.unfit);
	}
	printf("%lu\t%lu\t%zu records: %s\n",
	    attack.same + attack.reported + attack.kept + attack.failures, attack.failures,
	    attack.count, said);
	return 0;
}
