#include "writers/writer_table.h"

#include "writers/common/ending_words.h"

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

void
writer_lead(const struct game *game, const struct write_options *options, struct buffer *out)
{
	if (writers[options->format]->lead != NULL)
		writers[options->format]->lead(game, options, out);
}

void
writer_write(const struct game *game, const struct write_options *options, struct buffer *out)
{
	const struct writer *writer = writers[options->format];
	size_t begin, size;
	char *parts;

	writer_lead(game, options, out);
	begin = out->n;
	writer->write(game, options, out);
	if (writer->join == NULL)
		return;
	size = out->n - begin;
	parts = arena_take(game->record->arena, size);
	memcpy(parts, out->p + begin, size);
	out->n = begin;
	writer->join(parts, size, game->record->arena, out);
}

const struct ending_words *
writer_endings(enum format format)
{
	const struct writer *writer = writers[format];
	bool second = (format_rows[format].carries & SECOND_edition) != 0;

	return writer->endings == NULL ? NULL : &writer->endings[second];
}

bool
writer_joins(enum format format)
{
	return writers[format] != NULL && writers[format]->join != NULL;
}

void
writer_join(enum format format, struct buffer *parts, struct buffer *out)
{
	struct arena arena;

	arena_init(&arena, parts->memory);
	writers[format]->join(parts->p, parts->n, &arena, out);
	arena_free(&arena);
}
