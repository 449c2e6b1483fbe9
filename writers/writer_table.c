#include "writers/writer_table.h"

#include "writers/ending_words.h"

#define FORMAT(id, parser, name, ...) extern const struct writer name##_writer;
#include "record/tables/formats.def"
#undef FORMAT

static const struct writer *const writers[FORMAT_COUNT] = {
#define FORMAT(id, parser, name, ...) [FORMAT_##id] = &name##_writer,
#include "record/tables/formats.def"
#undef FORMAT
};

const struct writer *
writer_of(enum format format)
{
	return writers[format];
}

const struct ending_words *
writer_endings(enum format format)
{
	const struct writer *writer = writers[format];

	return writer->endings == NULL ? NULL : &writer->endings[format_rows[format].edition];
}
