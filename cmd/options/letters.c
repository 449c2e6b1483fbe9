#include "cmd/options/letters.h"

#include "cmd/host/messages.h"
#include "cmd/input/input.h"
#include "cmd/options/suggest.h"
#include "record/variants/variant.h"
#include "record/variants/variants.h"

/* A file while it is read. */
struct letters {
	struct program *program;
	const char *path;
	size_t line;
	const char *own[KIND_COUNT];
	size_t lines[KIND_COUNT]; /* on which they are; 0: they are the English ones */
};

/* Returns the kind of this English name, or KIND_COUNT. */
static enum kind
find_kind(struct str name)
{
	unsigned kind = 1;

	while (kind < KIND_COUNT && !str_eq_nocase(name, str_of(piece_rows[kind].english)))
		kind++;
	return (enum kind)kind;
}

/* Returns whether s may be the letters of a piece: small letters alone would be ranks. */
static bool
are_letters(struct str s, enum kind kind)
{
	size_t i;

	for (i = 0; i < s.n; i++) {
		if (!(s.p[i] >= 'A' && s.p[i] <= 'Z') && !(i > 0 && s.p[i] >= 'a' && s.p[i] <= 'z'))
			return false;
	}
	return s.n > 0 && s.n <= (kind <= KIND_king ? 1 : 3);
}

static int
read_line(struct letters *letters, struct str line)
{
	struct program *program = letters->program;
	struct str name, rest = line;
	struct suggest suggest;
	enum kind kind;

	name = str_trim(str_cut(&rest, '='));
	rest = str_trim(rest);
	kind = find_kind(name);
	suggest = (struct suggest){ .word = name };
	if (kind == KIND_COUNT) {
		suggest_rows(&suggest, &piece_rows[1].english, KIND_COUNT - 1, sizeof *piece_rows);
		return program_fail(program, "%s:%zu: unknown piece '%.*s'%s", letters->path,
		    letters->line, program_width(name), name.p,
		    suggest_hint(&suggest, "", program));
	}
	if (letters->lines[kind] != 0)
		return program_fail(program, "%s:%zu: %s has letters in line %zu", letters->path,
		    letters->line, piece_rows[kind].english, letters->lines[kind]);
	if (!are_letters(rest, kind))
		return program_fail(program,
		    kind <= KIND_king ? "%s:%zu: '%.*s' is not one of the letters A to Z"
				      : "%s:%zu: '%.*s' is not a capital, alone or before "
					"one or two letters",
		    letters->path, letters->line, program_width(rest), rest.p);
	letters->own[kind] = memcpy(arena_zero(&program->arena, rest.n + 1), rest.p, rest.n);
	letters->lines[kind] = letters->line;
	return STATUS_ok;
}

/* Reports two pieces with the same letters. */
static int
check_letters(const struct letters *letters, const struct alphabet *alphabet)
{
	/* the largest board has all pieces that piece.def names */
	const struct piece_set *set =
	    &variants_of_size(program_variants(letters->program), BOARD_DAI, BOARD_DAI, NULL)
		 ->pieces;
	unsigned a, b;

	for (a = 1; a < KIND_COUNT; a++) {
		for (b = a + 1; b < KIND_COUNT; b++) {
			const char *same = alphabet_letters(alphabet, set, (enum kind)a);

			if (!str_eq(str_of(same),
				str_of(alphabet_letters(alphabet, set, (enum kind)b))))
				continue;
			return program_fail(letters->program,
			    "%s: %s and %s both have the letters %s (name others for one of them)",
			    letters->path, piece_rows[a].english, piece_rows[b].english, same);
		}
	}
	return STATUS_ok;
}

static int
read_lines(struct letters *letters, struct str text, const struct alphabet **alphabet)
{
	struct arena *arena = &letters->program->arena;
	struct alphabet *own = arena_zero(arena, sizeof *own);
	const char **table;
	struct str line;

	if (str_starts(text, STR("\xEF\xBB\xBF")))
		text = str_after(text, 3);
	while (text.n > 0) {
		line = str_trim(str_cut(&text, '\n'));
		letters->line++;
		if (line.n > 0 && line.p[0] != '#' && read_line(letters, line) != STATUS_ok)
			return STATUS_failed;
	}
	table = arena_zero(arena, sizeof letters->own);
	memcpy(table, letters->own, sizeof letters->own);
	own->name = own->english = letters->path;
	own->own = table;
	*alphabet = own;
	return check_letters(letters, own);
}

int
letters_read(struct program *program, const char *path, const struct alphabet **alphabet)
{
	struct letters letters = { .program = program, .path = path };
	struct buffer bytes;
	const char *reason;
	int status;

	buffer_init(&bytes, &program->memory);
	reason = input_read_settings(path, false, INPUT_SETTINGS_MAX, &bytes);
	status = reason != NULL
		     ? program_fail(program, "%s: %s", path, messages_in(program->language, reason))
		     : read_lines(&letters, buffer_str(&bytes), alphabet);
	buffer_free(&bytes);
	return status;
}
