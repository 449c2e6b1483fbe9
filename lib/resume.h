#ifndef LIB_RESUME_H
#define LIB_RESUME_H

#include "lib/session.h"

/*
 * From one chunk of a large file to the next.  A chunk is a run of whole games: it begins at the
 * beginning of a line, with what carries over from the games before it, and holds all games that
 * certainly end in it.  Small files are one chunk and need none of this.
 */

/* Resume state between two games of a file. */
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

/* Returns whether both are the same place with the same carried over, the encoding aside. */
bool resume_same(const struct resume *a, const struct resume *b);

/* Returns where the bytes of the chunk that begins here begin in the file: one byte before its
 * first line, so that parsers may look back as they do in the whole text. */
static inline uint64_t
resume_offset(const struct resume *resume)
{
	return resume->at > 0 ? resume->at - 1 : 0;
}

/*
 * Leaves the chunk that began at *resume, which becomes the beginning of the next: the line that
 * holds offset keep, which is not after session->parse.at.  Findings about the text that were not
 * returned yet are left to the next chunk.
 */
void resume_leave(struct session *session, uint32_t keep, struct resume *resume);

/*
 * Goes on with the file at *resume, which may come from another session.  resume is borrowed until
 * resume_leave, bytes until the next chunk: they begin at resume_offset and hold whole lines.
 * Returns NULL, or why they cannot be read.
 */
const char *resume_enter(
    struct session *session, const struct resume *resume, struct str bytes, bool last);

#endif
