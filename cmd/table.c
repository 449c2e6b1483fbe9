#include "cmd/command.h"
#include "cmd/lint.h"
#include "cmd/options/columns_read.h"
#include "cmd/sink/table_sink.h"

int
table_run(struct program *program, const struct options *options)
{
	struct table table = {
		.form = (enum table_form)options_word(options, OPTION_as_table, TABLE_text),
		.safe_cells = options_has(options, OPTION_safe_cells),
	};
	const struct lint_games games = { .report = &table_report, .of = &table, .set = table_set };
	int status = columns_read(program, options_text(options, OPTION_columns), &table.columns);

	return status != STATUS_ok ? status : lint_games(program, options, &games);
}
