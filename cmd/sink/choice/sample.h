#ifndef CMD_SINK_CHOICE_SAMPLE_H
#define CMD_SINK_CHOICE_SAMPLE_H

#include "cmd/host/program.h"
#include "cmd/options/options.h"

/*
 * Which records of engine data are written, and in what order: each N-th, shuffled.  To shuffle
 * more than fits in memory, each record goes to one of PARTS temporary files by chance, and each of
 * these is read, shuffled and written.  The order depends on the seed and the records alone.
 */
enum { SAMPLE_PARTS = 64 };

struct sample {
	size_t size;     /* of a record; 0: everything is written as it comes */
	uint64_t every;  /* of this number of records the first is written */
	uint64_t count;  /* records so far */
	uint64_t chance; /* state of the random numbers */
	bool shuffled;
	struct output parts[SAMPLE_PARTS];
	uint64_t sizes[SAMPLE_PARTS]; /* bytes of each */
};

/* Begins to sample as the options say; opens the temporary files.  Returns a status. */
int sample_begin(struct sample *sample, struct program *program, const struct options *options,
    enum format format);

/* Writes records, or some of them, now or at the end. */
void sample_add(struct sample *sample, struct output *out, struct str records);

/* Writes what was kept for the end.  Returns NULL, or why it is lost. */
const char *sample_end(struct sample *sample, struct output *out, struct memory *memory);

void sample_free(struct sample *sample);

#endif
