#ifndef WRITERS_JKF_JKF_HEAD_H
#define WRITERS_JKF_JKF_HEAD_H

#include "record/game.h"
#include "record/text/buffer.h"
#include "writers/common/writer.h"

/* Adds the comma before a value or a member, unless it is the first. */
static inline void
jkf_head_comma(struct buffer *out)
{
	char last = out->p[out->n - 1];

	if (last != '{' && last != '[')
		buffer_char(out, ',');
}

/* Begins a member of an object: comma, key, colon. */
static inline void
jkf_head_member(struct buffer *out, struct str key)
{
	char *p;

	jkf_head_comma(out);
	p = buffer_room(out, key.n + 3);
	*p = '"';
	memcpy(p + 1, key.p, key.n);
	memcpy(p + 1 + key.n, "\":", 2);
	out->n += key.n + 3;
}

/* See struct writer. */
bool jkf_head_fits(
    const struct record *record, const struct header *header, const struct write_options *options);

/* Appends the members "header" and "initial". */
void jkf_head_write(const struct game *game, struct buffer *out);

#endif
