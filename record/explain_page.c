#include "record/explain_page.h"

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

const struct explain_page explain_pages[DIAG_COUNT] = {
#define EXAMPLE(format) FORMAT_##format, FORMAT_none
#define CONVERSION(format, target) FORMAT_##format, FORMAT_##target
#define FOLDER FORMAT_none, FORMAT_none
#define NO_EXAMPLE FORMAT_none, FORMAT_none
#define FIX(kind, ...) __VA_ARGS__
#define NO_FIX NULL, NULL
#define DIAG(id, name, group, severity, source, example, fix, english, japanese, ...)              \
	[DIAG_##id] = { &sources[SOURCE_##source], example, { fix }, TEXTS(__VA_ARGS__) },
#define TEXTS(meaning_en, meaning_ja, help_en, help_ja)                                            \
	{ meaning_en, meaning_ja },                                                                \
	{                                                                                          \
		help_en, help_ja                                                                   \
	}
#include "record/diag.def"
#undef DIAG
};

/* A row with an empty text does not compile. */
#define DIAG(                                                                                      \
    id, name, group, severity, source, example, fix, a, a_ja, meaning, meaning_ja, help, help_ja)  \
	_Static_assert(sizeof a > 1 && sizeof a_ja > 1 && sizeof meaning > 1 &&                    \
			   sizeof meaning_ja > 1 && sizeof help > 1 && sizeof help_ja > 1,         \
	    name " has an empty text");
#include "record/diag.def"
#undef DIAG
