#include "cmd/options/columns_read.h"

#include "cmd/options/suggest.h"

/* Adds the column of this name. */
static int
add_named(struct program *program, struct str name, struct columns *columns)
{
	struct suggest suggest = { .word = name };
	unsigned i;

	for (i = 0; i < COLUMN_COUNT && !str_eq(name, str_of(column_rows[i].name)); i++)
		suggest_offer(&suggest, column_rows[i].name);
	if (i == COLUMN_COUNT)
		return program_usage(program, "unknown column '%.*s'%s", program_width(name),
		    name.p, suggest_hint(&suggest, "", program));
	if (!columns_fit((enum column)i, columns->each))
		return program_usage(program, "column '%.*s' is of a move (use --each=move)",
		    program_width(name), name.p);
	if (columns_have(columns, (enum column)i))
		return program_usage(
		    program, "column '%.*s' is named twice", program_width(name), name.p);
	columns->list[columns->count++] = (enum column)i;
	return STATUS_ok;
}

int
columns_read(struct program *program, const char *names, struct columns *columns)
{
	struct str list = str_of(names);
	bool all = str_eq(list, STR("all"));
	int status = STATUS_ok;
	unsigned i;

	columns->count = 0;
	for (i = 0; i < COLUMN_COUNT && (all || names == NULL); i++) {
		if ((all || column_rows[i].usual) && columns_fit((enum column)i, columns->each))
			columns->list[columns->count++] = (enum column)i;
	}
	if (all || names == NULL)
		return STATUS_ok;
	do
		status = add_named(program, str_cut(&list, ','), columns);
	while (status == STATUS_ok && list.n > 0);
	return status;
}
