#include "lib/read/resume.h"

#include "record/text/utf8.h"

void
resume_init(struct resume *resume, struct memory *memory)
{
	*resume = (struct resume){ .at = 0 };
	buffer_init(&resume->version, memory);
}

void
resume_free(struct resume *resume)
{
	buffer_free(&resume->version);
}

void
resume_copy(struct resume *to, const struct resume *from)
{
	struct buffer version = to->version;

	*to = *from;
	to->version = version;
	buffer_clear(&to->version);
	buffer_add(&to->version, buffer_str(&from->version));
}

struct resume *
resume_keep(const struct resume *resume, struct arena *arena)
{
	struct resume *kept = arena_take(arena, sizeof *kept);
	struct str version = arena_str(arena, buffer_str(&resume->version));

	*kept = *resume;
	kept->name = NO_STR;
	kept->version = (struct buffer){ .p = (char *)(uintptr_t)version.p, .n = version.n };
	return kept;
}

static bool
same_check(const struct text_check_state *a, const struct text_check_state *b)
{
	return a->end == b->end && a->mixed == b->mixed && a->seen == b->seen;
}

bool
resume_same(const struct resume *a, const struct resume *b)
{
	return a->at == b->at && a->skip == b->skip &&
	       str_eq(buffer_str(&a->version), buffer_str(&b->version)) && a->shown == b->shown &&
	       a->unsure == b->unsure && a->source.positions.move16 == b->source.positions.move16 &&
	       same_check(&a->carry.check, &b->carry.check);
}

/* Whether all lines end with LF, or all with CR LF. */
static bool
has_usual_ends(const struct text_check_state *check)
{
	return !check->mixed && (check->end == LINE_END_lf || check->end == LINE_END_crlf);
}

void
resume_leave(struct session *session, uint32_t keep, struct resume *resume)
{
	const struct parse *parse = &session->parse;
	struct str body = session->text.body;
	struct str passed;
	uint32_t at = keep;
	bool binary = source_is_binary(&session->source);
	size_t n;

	while (!binary && at > session->text.from && body.p[at - 1] != '\n' &&
	       (body.p[at - 1] != '\r' || (at < body.n && body.p[at] == '\n')))
		at--;
	n = binary ? at : text_same_line(body, at, session->bytes);
	resume->name = session->text.name;
	if (n > 0) {
		passed = str_after(str_first(session->bytes, n), resume->at > 0);
		resume->lines += binary                                  ? 0
				 : has_usual_ends(&session->after.check) ? text_lines_lf(passed)
									 : text_lines(passed);
		resume->at = resume_offset(resume) + n;
	}
	resume->games = session->number;
	resume->skip = parse->at - at;
	resume->source = session->source;
	resume->carry = session->after;
	resume->carry.undecided =
	    resume->carry.undecided && utf8_ascii(str_first(session->bytes, n)) == n;
	resume->carry.check = session->before.check;
	if (!same_check(&session->before.check, &session->after.check))
		text_check_until(&session->text, at, &resume->carry.check);
	if (parse->version.p != resume->version.p) {
		buffer_clear(&resume->version);
		buffer_add(&resume->version, parse->version);
	}
	resume->shown = parse->shown;
	resume->unsure = parse->unsure;
	session->file_diags.count = session->diag_next;
	session->file_diags.left_out = session->left_next;
}

const char *
resume_enter(struct session *session, const struct resume *resume, struct str bytes, bool last)
{
	struct parse *parse = &session->parse;
	bool first = resume->at == 0;
	const struct diags *diags = &session->file_diags;
	const char *reason;

	session->text = (struct text){
		.name = resume->name, .base = resume_offset(resume), .lines_before = resume->lines
	};
	session->source = resume->source;
	session->before = resume->carry;
	reason = session_begin_chunk(session, bytes, first, last);
	if (reason != NULL)
		return reason;
	parse->at = resume->skip + !first;
	parse->version = buffer_str(&resume->version);
	parse->shown = resume->shown;
	parse->unsure = resume->unsure;
	session->begin = parse->at;
	positions_enter(&(struct positions_chunk)POSITIONS_CHUNK(session));
	session->number = resume->games;
	while (
	    session->diag_next < diags->count && diags->list[session->diag_next].at.at < parse->at)
		session->diag_next++;
	while (
	    session->left_next < diags->left_out && diags->left.at[session->left_next] < parse->at)
		session->left_next++;
	return NULL;
}
