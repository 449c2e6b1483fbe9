#ifndef PARSERS_KIF_KIF_LINE_H
#define PARSERS_KIF_KIF_LINE_H

#include "parsers/kif/kif_reader.h"

/* Reads one line of any kind; sets kif->stop when it ended the record or belongs to the next. */
void kif_line_read(struct kif *kif);

/* Reads a result in words, まで5手で先手の勝ち, from p to end.  Returns false when it is none. */
bool kif_line_result(struct kif *kif, const char *p, const char *end);

#endif
