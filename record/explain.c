#include "record/explain.h"

enum source_id {
#define SOURCE(id, ...) SOURCE_##id,
#include "record/tables/source.def"
#undef SOURCE
};

static const struct explain_source sources[] = {
#define SOURCE(id, english, japanese, address)                                                     \
	[SOURCE_##id] = { { [LANGUAGE_en] = english, [LANGUAGE_ja] = japanese }, address },
#include "record/tables/source.def"
#undef SOURCE
};

#define TEXT(literal)                                                                              \
	{                                                                                          \
		literal, sizeof literal - 1                                                        \
	}

const struct explain_page explain_pages[DIAG_COUNT] = {
#define EXPLAIN(id, source, format, target, wrong, right, english, japanese, fix)                  \
	[DIAG_##id] = { &sources[SOURCE_##source], FORMAT_##format, FORMAT_##target, TEXT(wrong),  \
		TEXT(right), { [LANGUAGE_en] = english, [LANGUAGE_ja] = japanese }, fix },
#include "record/explain.def"
#undef EXPLAIN
};
