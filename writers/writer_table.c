#include "writers/writer_table.h"

#define FORMAT(id, ...) extern const struct writer id##_writer;
#include "record/tables/formats.def"
#undef FORMAT

static const struct writer *const writers[FORMAT_COUNT] = {
#define FORMAT(id, ...) [FORMAT_##id] = &id##_writer,
#include "record/tables/formats.def"
#undef FORMAT
};

const struct writer *
writer_of(enum format format)
{
	return writers[format];
}
