#include "lib/session.h"

#include <stdlib.h>

#include "record/variants/variants.h"

/* Chunks of a file, and the findings of its text and of what follows the games. */

static int
compare_offsets(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Begins to read the text of a chunk. */
static const char *
begin_parse(struct session *session)
{
	session->diag_next = session->left_next = 0;
	session->parse = (struct parse){ .text = &session->text,
		.diags = &session->diags,
		.value_patterns = session->value_patterns,
		.letters = session->options.letters,
		.fold_case = session->options.ignore_case,
		.variants = rules_variants(session->rules),
		.variant = session->options.replay.variant == NULL
			       ? NULL
			       : variants_named(rules_variants(session->rules),
				     str_of(session->options.replay.variant)) };
	return NULL;
}

const char *
session_begin_chunk(struct session *session, struct str bytes, bool first, bool last)
{
	struct text *text = &session->text;
	struct diags *diags = &session->file_diags;

	session->last = last;
	session->over = false;
	session->stop = UINT32_MAX;
	session->game = NULL;
	session->bytes = bytes;
	session->after = session->before;
	arena_reset(&session->game_arena);
	arena_reset(&session->file_arena);
	diags_init(diags, &session->file_arena, session->findings);
	diags->left.kept = true;
	if (source_is_binary(&session->source)) {
		text->body = bytes;
		text->encoding = ENCODING_binary;
		text->arena = &session->file_arena;
		text->from = !first;
		text->record = 1;
		return begin_parse(session);
	}
	codec_block(session->codec, &(struct codec_chunk){ bytes, first, last }, &session->after,
	    &session->file_arena, text, diags);
	if (text->body.n > UINT32_MAX)
		return "larger than 4 GiB in UTF-8";
	if (first && session->options.lint && session->options.encoding == ENCODING_unknown &&
	    !session->after.open)
		source_check_extension(session->codec, &session->after, text, diags);
	diags_sort(diags);
	if (diags->left_out > 0)
		qsort(diags->left.at, diags->left_out, sizeof *diags->left.at, compare_offsets);
	return begin_parse(session);
}

const struct finding *
session_text_finding(struct session *session, uint32_t until)
{
	struct diags *diags = &session->file_diags;

	for (; session->left_next < diags->left_out && diags->left.at[session->left_next] < until;
	     session->left_next++)
		session->source.text_left_out++;
	while (session->diag_next < diags->count && diags->list[session->diag_next].at.at < until) {
		if (session->source.text_reported++ < session->findings)
			return &diags->list[session->diag_next++];
		session->diag_next++;
		session->source.text_left_out++;
	}
	return NULL;
}

void
session_pass_text(struct session *session, uint32_t until)
{
	const struct diags *diags = &session->file_diags;

	while (session->left_next < diags->left_out && diags->left.at[session->left_next] < until)
		session->left_next++;
	while (session->diag_next < diags->count && diags->list[session->diag_next].at.at < until)
		session->diag_next++;
}

void
session_place_diags(struct session *session, size_t from)
{
	struct span start = { session->record.at.at, 0 };
	size_t i;

	if (start.at < session->start)
		start.at = session->start;
	/* the file's first game has all that precedes it */
	for (i = from; i < session->diags.count && session->start > 0; i++) {
		if (session->diags.list[i].at.at < start.at && session->diags.list[i].at.n == 0)
			session->diags.list[i].at = start;
	}
}
