#ifndef CMD_LINT_H
#define CMD_LINT_H

#include "cmd/options/options.h"
#include "cmd/program.h"
#include "cmd/table/table_report.h"

/* Runs kifu check with rows of a table in place of the findings.  Returns an exit status. */
int lint_table(struct program *program, const struct options *options, const struct table *table);

#endif
