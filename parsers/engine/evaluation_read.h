#ifndef PARSERS_ENGINE_EVALUATION_READ_H
#define PARSERS_ENGINE_EVALUATION_READ_H

#include "record/evaluation.h"

/* Reads the evaluations that the record's comments hold, with the moves of their PVs, into
 * record->evaluations.  A comment in no known form is none. */
void evaluation_read(struct record *record);

#endif
