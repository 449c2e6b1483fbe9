#ifndef LIB_RESUME_H
#define LIB_RESUME_H

#include "lib/session.h"

/* Where one chunk of a large file ends and the next begins: between two lines, with what carries
 * over from the games before.  A chunk holds all games that certainly end in it. */
struct resume {
	struct str name;       /* the file's; borrowed */
	uint64_t at;           /* bytes of the file before the chunk that begins here */
	uint32_t lines, games; /* of the file before it */
	uint32_t skip;         /* bytes of the chunk's text before its first game */
	struct source source;
	struct codec_carry carry;
	struct buffer version; /* these three as in struct parse */
	const char *shown;
	bool unsure;
};

void resume_init(struct resume *resume, struct memory *memory);
void resume_free(struct resume *resume);
void resume_copy(struct resume *to, const struct resume *from);

/* Returns a copy in an arena, only to be read, without the file's name. */
struct resume *resume_keep(const struct resume *resume, struct arena *arena);

/* Returns whether both are the same place with the same carried over, the encoding aside. */
bool resume_same(const struct resume *a, const struct resume *b);

/* Returns where the bytes of the chunk that begins here begin in the file: one byte before its
 * first line, so that parsers may look back as they do in the whole text. */
static inline uint64_t
resume_offset(const struct resume *resume)
{
	return resume->at > 0 ? resume->at - 1 : 0;
}

/* Leaves the chunk that began at *resume, which becomes the beginning of the next: the line of
 * offset keep (at most session->parse.at).  Findings about the text not returned yet go with it. */
void resume_leave(struct session *session, uint32_t keep, struct resume *resume);

/* Goes on with the file at *resume, perhaps another session's, borrowed until resume_leave.  bytes,
 * borrowed until the next chunk, begin at resume_offset and hold whole lines.  Returns NULL, or why
 * they cannot be read. */
const char *resume_enter(
    struct session *session, const struct resume *resume, struct str bytes, bool last);

#endif
