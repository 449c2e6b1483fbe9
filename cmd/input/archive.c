#include "cmd/input/archive.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/input/archive_library.h"
#include "cmd/input/archive_name.h"
#include "record/text/utf8.h"

enum { DEPTH = 2, BLOCK = 64 << 10 };

/* The ratio counts from this many bytes unpacked on: libarchive reads ahead. */
#define RATIO_FROM (UINT64_C(1) << 20)

/* An archive that is being read. */
struct level {
	struct archive *archive; /* NULL: none */
	size_t name;             /* how long its name is in walk->name */
	uint64_t size;           /* bytes of the archive itself */
	uint64_t out;            /* bytes unpacked */
	uint64_t skipped;        /* bytes of members that were skipped without unpacking */
};

struct archive_walk {
	struct memory *memory;
	const struct linter_options *linting;
	struct archive_filter filter;
	const struct archive_library *library;
	struct level levels[DEPTH];
	unsigned depth;         /* levels that are open */
	struct buffer name;     /* ARCHIVE!MEMBER of the present member */
	struct buffer inner;    /* the bytes of an archive in the archive */
	struct buffer unwanted; /* bytes of members that are not wanted */
	struct codec *codec;    /* for names */
	struct arena arena;
	unsigned long members;
	uint64_t out;
	struct archive_entry *entry; /* whose name was checked, and which is read next; or NULL */
	bool opened, over;
	bool pending; /* the rest of the present member must be skipped */
};

/* Makes the job a finding about the archive or member walk->name.  Returns false when another
 * process reports it. */
static bool
report(struct archive_walk *walk, struct job *job, enum diag rule, const struct arg *args)
{
	if (!walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_events;
	linter_about(walk->linting, &job->events, job_name(job), rule, args, true);
	return true;
}

/* Returns to the archive that holds this one; the walk is over when none does. */
static void
leave(struct archive_walk *walk)
{
	struct level *level = &walk->levels[--walk->depth];

	walk->library->calls.archive_read_free(level->archive);
	walk->name.n = level->name;
	walk->over = walk->depth == 0;
}

static bool
report_damaged(struct archive_walk *walk, struct job *job, bool whole)
{
	struct level *level = &walk->levels[walk->depth - 1];
	const char *reason = walk->library->calls.archive_error_string(level->archive);
	bool reported;

	if (whole)
		walk->name.n = level->name;
	if (reason != NULL)
		reported = report(walk, job, DIAG_archive_damaged, ARGS(A_STR(str_of(reason))));
	else
		reported = report(walk, job, DIAG_archive_damaged, ARGS(A_PHRASE(PHRASE_cut_off)));
	if (whole)
		leave(walk);
	return reported;
}

/* Ends the whole walk: an attacker gets no second try. */
static bool
report_limit(struct archive_walk *walk, struct job *job, enum phrase limit)
{
	walk->over = true;
	return report(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(limit)));
}

/* Makes a reader of all formats and filters that we support. */
static struct archive *
make_reader(const struct archive_library *library)
{
	struct archive *archive = library->calls.archive_read_new();

	if (archive == NULL)
		return NULL;
	library->calls.archive_read_support_filter_gzip(archive);
	library->calls.archive_read_support_filter_bzip2(archive);
	library->calls.archive_read_support_filter_xz(archive);
	library->calls.archive_read_support_filter_zstd(archive);
	/* The other reader of zip takes what it finds in a damaged one for members. */
	library->calls.archive_read_support_format_zip_seekable(archive);
	library->calls.archive_read_support_format_7zip(archive);
	library->calls.archive_read_support_format_tar(archive);
	library->calls.archive_read_support_format_lha(archive);
	/* Names in CP932 hold bytes that look like separators of folders. */
	library->calls.archive_read_set_options(archive, "lha:hdrcharset=CP932");
	return archive;
}

/* Opens walk->name on a new level: the file path, or with NULL the bytes in walk->inner. */
static bool
enter(struct archive_walk *walk, const char *path, struct job *job)
{
	const struct archive_library *library = walk->library;
	struct level *level = &walk->levels[walk->depth];
	struct stat st;
	int opened;

	*level = (struct level){ .archive = make_reader(library), .name = walk->name.n };
	if (level->archive == NULL) {
		walk->over = walk->depth == 0;
		return report(walk, job, DIAG_archive_damaged, ARGS(A_PHRASE(PHRASE_no_memory)));
	}
	walk->depth++;
	level->size = walk->inner.n;
	if (path != NULL && stat(path, &st) == 0)
		level->size = (uint64_t)st.st_size;
	opened = path != NULL
		     ? library->calls.archive_read_open_filename(level->archive, path, BLOCK)
		     : library->calls.archive_read_open_memory(
			   level->archive, walk->inner.p, walk->inner.n);
	return opened < ARCHIVE_WARN && report_damaged(walk, job, true);
}

/* Whether out bytes unpacked are too many for what was read of an archive so far. */
static bool
is_too_much(const struct archive_walk *walk, const struct level *level, uint64_t out)
{
	la_int64_t in = walk->library->calls.archive_filter_bytes(level->archive, -1);

	return out > RATIO_FROM && out / ARCHIVE_RATIO > (in > 0 ? (uint64_t)in : 0);
}

/* Whether the archive, or the one that holds it, unpacks to too much. */
static bool
bursts(const struct archive_walk *walk, enum phrase *limit)
{
	const struct level *level = &walk->levels[walk->depth - 1];
	la_int64_t unpacked = walk->library->calls.archive_filter_bytes(level->archive, 0);
	uint64_t out = level->out;

	if (unpacked > 0 && (uint64_t)unpacked > out) /* a .tar.gz has heads of members too */
		out = (uint64_t)unpacked;
	*limit = PHRASE_limit_ratio;
	if (is_too_much(walk, level, out) || is_too_much(walk, &walk->levels[0], walk->out))
		return true;
	*limit = PHRASE_limit_bytes;
	return walk->out > ARCHIVE_MAX_BYTES;
}

enum outcome { READ_all, READ_too_large, READ_bursts, READ_damaged };

/* Reads the present member to its end: into bytes, or (NULL) to skip it. */
static enum outcome
read_member(struct archive_walk *walk, struct buffer *bytes, enum phrase *limit)
{
	struct level *level = &walk->levels[walk->depth - 1];
	struct buffer *to = bytes != NULL ? bytes : &walk->unwanted;
	la_ssize_t n;

	for (;;) {
		if (bytes == NULL)
			buffer_clear(to);
		n = walk->library->calls.archive_read_data(
		    level->archive, buffer_room(to, BLOCK), BLOCK);
		if (n == 0)
			return READ_all;
		if (n < 0)
			return READ_damaged;
		to->n += (size_t)n;
		level->out += (uint64_t)n;
		walk->out += (uint64_t)n;
		if (bursts(walk, limit))
			return READ_bursts;
		if (bytes != NULL && bytes->n > ARCHIVE_MAX_MEMBER)
			return READ_too_large;
	}
}

/*
 * Skips a member that is not wanted.  In a zip libarchive does so without reading, so that only
 * what the archive claims can be checked; elsewhere it unpacks all of it, and the limits apply.
 */
static bool
skip_member(struct archive_walk *walk, struct job *job, uint64_t size)
{
	struct level *level = &walk->levels[walk->depth - 1];
	enum phrase limit = PHRASE_limit_ratio;

	if ((walk->library->calls.archive_format(level->archive) & ARCHIVE_FORMAT_BASE_MASK) !=
	    ARCHIVE_FORMAT_ZIP)
		return read_member(walk, NULL, &limit) == READ_bursts &&
		       report_limit(walk, job, limit);
	level->skipped += size;
	return level->skipped > RATIO_FROM && level->skipped / ARCHIVE_RATIO > level->size &&
	       report_limit(walk, job, limit);
}

static bool
report_too_large(struct archive_walk *walk, struct job *job)
{
	walk->pending = true;
	return report(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(PHRASE_limit_member)));
}

/* Makes the present member the job, or opens it as an archive. */
static bool
take_member(struct archive_walk *walk, struct job *job, bool archive)
{
	struct buffer *bytes = archive ? &walk->inner : &job->bytes;
	enum phrase limit;

	buffer_clear(bytes);
	switch (read_member(walk, bytes, &limit)) {
	case READ_too_large:
		buffer_free(bytes);
		return report_too_large(walk, job);
	case READ_bursts:
		buffer_free(bytes);
		return report_limit(walk, job, limit);
	case READ_damaged:
		return report_damaged(walk, job, false);
	default:
		break;
	}
	if (archive)
		return enter(walk, NULL, job);
	buffer_add(&job->shown, buffer_str(&walk->name));
	buffer_add(&job->path, str_first(buffer_str(&walk->name), walk->levels[0].name));
	buffer_char(&job->path, '\0');
	job->kind = JOB_bytes;
	return true;
}

/* Appends a member's name.  Japanese archivers wrote CP932, others UTF-8, and zip's flag for it is
 * often missing: whatever is valid UTF-8 is taken for that. */
static void
add_name(struct archive_walk *walk, struct str name)
{
	struct text text = { .arena = &walk->arena };
	struct diags diags;

	if (utf8_valid(name) == name.n) {
		buffer_add(&walk->name, name);
		return;
	}
	diags_init(&diags, &walk->arena, 0);
	codec_decode(walk->codec, name, ENCODING_cp932, &walk->arena, &text, &diags);
	buffer_add(&walk->name, text.body);
	arena_reset(&walk->arena);
}

static void
set_name(struct archive_walk *walk, struct archive_entry *entry)
{
	const char *name = walk->library->calls.archive_entry_pathname(entry);

	walk->name.n = walk->levels[walk->depth - 1].name;
	buffer_char(&walk->name, '!');
	if (name != NULL)
		add_name(walk, str_of(name));
	else /* unknown */
		buffer_printf(&walk->name, "member %lu", walk->members);
}

/* Returns the member's own name, without those of its archives. */
static struct str
member_name(const struct archive_walk *walk)
{
	return str_after(buffer_str(&walk->name), walk->levels[walk->depth - 1].name + 1);
}

/* Makes the job a finding about the present member's name, if it is dangerous.  The member is read
 * all the same. */
static bool
report_name(struct archive_walk *walk, struct job *job)
{
	enum phrase fault;

	if (!archive_name_fault(member_name(walk), &fault) ||
	    !walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_events;
	if (linter_about(walk->linting, &job->events, job_name(job), DIAG_archive_name,
		ARGS(A_PHRASE(fault)), false))
		return true;
	job_clear(job);
	return false;
}

/* Goes on to the next member.  Returns true when the job reports something, about it or instead. */
static bool
read_header(struct archive_walk *walk, struct job *job)
{
	struct level *level = &walk->levels[walk->depth - 1];
	struct archive_entry *entry;
	enum phrase limit;
	int got;

	if (walk->pending) {
		walk->pending = false;
		if (skip_member(walk, job, 0))
			return true;
	}
	got = walk->library->calls.archive_read_next_header(level->archive, &entry);
	if (got == ARCHIVE_EOF) {
		leave(walk);
		return false;
	}
	if (got < ARCHIVE_WARN)
		return report_damaged(walk, job, true);
	set_name(walk, entry);
	if (++walk->members > ARCHIVE_MAX_MEMBERS)
		return report_limit(walk, job, PHRASE_limit_members);
	if (bursts(walk, &limit))
		return report_limit(walk, job, limit);
	if (walk->library->calls.archive_entry_filetype(entry) == AE_IFREG)
		walk->entry = entry;
	return report_name(walk, job);
}

/* Reads the member whose name was checked, if it is wanted. */
static bool
visit_member(struct archive_walk *walk, struct job *job)
{
	la_int64_t size = walk->library->calls.archive_entry_size(walk->entry);
	struct str name = member_name(walk);

	walk->entry = NULL;
	if (archive_name_known(name)) {
		if (walk->depth < DEPTH)
			return take_member(walk, job, true);
		return report(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(PHRASE_limit_depth)));
	}
	if (!walk->filter.wanted(walk->filter.arg, name, buffer_str(&walk->name)))
		return skip_member(walk, job, size > 0 ? (uint64_t)size : 0);
	if (size > ARCHIVE_MAX_MEMBER)
		return report_too_large(walk, job);
	return take_member(walk, job, false);
}

struct archive_walk *
archive_open(const struct archive_library *library, struct memory *memory, const char *path,
    const struct linter_options *linting, const struct archive_filter *filter)
{
	struct archive_walk *walk = memory_resize(memory, NULL, 0, sizeof *walk);

	*walk = (struct archive_walk){
		.memory = memory, .library = library, .linting = linting, .filter = *filter
	};
	buffer_init(&walk->name, memory);
	buffer_init(&walk->inner, memory);
	buffer_init(&walk->unwanted, memory);
	walk->codec = codec_new(memory);
	arena_init(&walk->arena, memory);
	buffer_add(&walk->name, str_of(path));
	buffer_char(&walk->name, '\0');
	walk->name.n--;
	return walk;
}

void
archive_close(struct archive_walk *walk)
{
	while (walk->depth > 0)
		leave(walk);
	buffer_free(&walk->name);
	buffer_free(&walk->inner);
	buffer_free(&walk->unwanted);
	codec_free(walk->codec);
	arena_free(&walk->arena);
	memory_resize(walk->memory, walk, sizeof *walk, 0);
}

/* Makes the job report why the archive cannot be read. */
static bool
refuse(struct archive_walk *walk, struct job *job, const char *reason)
{
	walk->over = true;
	if (!walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_events;
	events_fail_all(&job->events, job_name(job), reason);
	return true;
}

static bool
next_job(struct archive_walk *walk, struct job *job)
{
	if (!walk->opened) {
		walk->opened = true;
		if (access(walk->name.p, R_OK) != 0)
			return refuse(walk, job, strerror(errno));
		if (enter(walk, walk->name.p, job))
			return true;
	}
	while (!walk->over) {
		if (walk->entry != NULL ? visit_member(walk, job) : read_header(walk, job))
			return true;
	}
	return false;
}

bool
archive_next(struct archive_walk *walk, struct job *job)
{
	const locale_t locale = walk->library->locale;
	locale_t before;
	bool more;

	if (walk->over)
		return false;
	if (walk->library->missing != NULL)
		return refuse(walk, job, walk->library->missing);
	before = locale == (locale_t)0 ? (locale_t)0 : uselocale(locale);
	more = next_job(walk, job);
	if (locale != (locale_t)0)
		uselocale(before);
	return more;
}

uint64_t
archive_passed(const struct archive_walk *walk)
{
	const struct level *level = &walk->levels[0];
	la_int64_t at;

	if (walk->depth == 0)
		return level->size;
	at = walk->library->calls.archive_filter_bytes(level->archive, -1);
	return at > 0 ? (uint64_t)at : 0;
}
