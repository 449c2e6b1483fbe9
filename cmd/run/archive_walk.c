#include "cmd/run/archive_walk.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/archive/archive_library.h"
#include "cmd/archive/archive_stream.h"
#include "cmd/archive/archive_zip.h"
#include "record/text/utf8.h"

enum { DEPTH = 2, BLOCK = 64 << 10 };

/* An archive that is being read. */
struct level {
	struct archive *archive;       /* NULL: none */
	struct archive_stream *stream; /* what it reads, or NULL */
	size_t name;                   /* how long its name is in walk->name */
	uint64_t size;                 /* bytes of the archive itself */
	uint64_t out;                  /* bytes unpacked */
	uint64_t skipped;              /* bytes of members that were skipped without unpacking */
	unsigned long members;
};

struct archive_walk {
	struct memory *memory;
	const struct reader_options *reading;
	struct archive_filter filter;
	const struct archive_library *library;
	struct level levels[DEPTH];
	unsigned depth;         /* levels that are open */
	struct buffer name;     /* ARCHIVE!MEMBER of the present member */
	struct buffer inner;    /* the bytes of an archive in the archive */
	struct buffer unwanted; /* bytes of members that are not wanted */
	struct codec *codec;    /* for names */
	struct arena arena;
	struct {
		unsigned long members;
		uint64_t bytes; /* unpacked */
	} total;
	struct archive_entry *entry; /* whose name was checked, and which is read next; or NULL */
	bool over;
	bool pending; /* the rest of the present member must be skipped */
};

/* --- jobs that report */

/* Makes the job results about walk->name.  Returns false when another process reports them. */
static bool
begin_report(struct archive_walk *walk, struct job *job)
{
	if (!walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_results;
	return true;
}

/* Makes the job a finding about the archive or member walk->name: what keeps it from being read. */
static bool
report(struct archive_walk *walk, struct job *job, enum diag rule, struct arg reason)
{
	return begin_report(walk, job) &&
	       reader_fault(walk->reading, NULL, &job->results,
		   &(struct fault){ buffer_str(&job->shown), rule, ARGS(reason), true });
}

/* Returns to the archive that holds this one; the walk is over when none does. */
static void
leave(struct archive_walk *walk)
{
	struct level *level = &walk->levels[--walk->depth];

	walk->library->calls.archive_read_free(level->archive);
	archive_stream_close(level->stream);
	walk->name.n = level->name;
	walk->over = walk->depth == 0;
}

/* Reports what is wrong with the archive, and leaves it. */
static bool
report_whole(struct archive_walk *walk, struct job *job, struct arg reason)
{
	bool reported;

	walk->name.n = walk->levels[walk->depth - 1].name;
	reported = report(walk, job, DIAG_archive_damaged, reason);
	leave(walk);
	return reported;
}

static bool
report_damaged(struct archive_walk *walk, struct job *job, bool whole)
{
	struct level *level = &walk->levels[walk->depth - 1];
	const char *error = walk->library->calls.archive_error_string(level->archive);
	struct arg reason;

	if (level->stream == NULL || !archive_stream_failed(level->stream, &reason))
		reason = error == NULL ? (struct arg)A_PHRASE(PHRASE_cut_off)
				       : (struct arg)A_STR(str_of(error));
	return whole ? report_whole(walk, job, reason)
		     : report(walk, job, DIAG_archive_damaged, reason);
}

/* Ends the whole walk: an attacker gets no second try. */
static bool
report_limit(struct archive_walk *walk, struct job *job, enum phrase limit)
{
	walk->over = true;
	return report(walk, job, DIAG_archive_limit, (struct arg)A_PHRASE(limit));
}

/* Makes a reader of all formats that we support. */
static struct archive *
make_reader(const struct archive_library *library)
{
	struct archive *archive = library->calls.archive_read_new();

	if (archive == NULL)
		return NULL;
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
		return report(
		    walk, job, DIAG_archive_damaged, (struct arg)A_PHRASE(PHRASE_no_memory));
	}
	walk->depth++;
	level->size = walk->inner.n;
	if (path != NULL && stat(path, &st) == 0)
		level->size = (uint64_t)st.st_size;
	level->stream = archive_stream_open(library, walk->memory, path, buffer_str(&walk->inner));
	opened = level->stream != NULL ? archive_stream_read(level->stream, level->archive)
		 : path != NULL
		     ? library->calls.archive_read_open_filename(level->archive, path, BLOCK)
		     : library->calls.archive_read_open_memory(
			   level->archive, walk->inner.p, walk->inner.n);
	return opened < ARCHIVE_WARN && report_damaged(walk, job, true);
}

/* Returns about how many bytes of an archive have been read. */
static uint64_t
bytes_read(const struct archive_walk *walk, const struct level *level)
{
	la_int64_t in;

	if (level->stream != NULL)
		return archive_stream_bytes(level->stream);
	in = walk->library->calls.archive_filter_bytes(level->archive, -1);
	return in > 0 ? (uint64_t)in : 0;
}

/* Returns whether the archive, or the one that holds it, unpacks to too much. */
static bool
bursts(const struct archive_walk *walk, enum phrase *limit)
{
	const struct level *level = &walk->levels[walk->depth - 1];
	la_int64_t unpacked = walk->library->calls.archive_filter_bytes(level->archive, 0);
	uint64_t out = level->out;

	if (unpacked > 0 && (uint64_t)unpacked > out) /* a .tar.gz has heads of members too */
		out = (uint64_t)unpacked;
	*limit = PHRASE_limit_ratio;
	if (archive_bursts(out, bytes_read(walk, level)) ||
	    archive_bursts(walk->total.bytes, bytes_read(walk, &walk->levels[0])))
		return true;
	*limit = PHRASE_limit_bytes;
	return walk->total.bytes > ARCHIVE_MAX_BYTES;
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
		walk->total.bytes += (uint64_t)n;
		if (bursts(walk, limit))
			return READ_bursts;
		if (bytes != NULL && bytes->n > ARCHIVE_MAX_MEMBER)
			return READ_too_large;
	}
}

/* Skips a member that is not wanted.  In a zip libarchive does so without reading, so that only
 * what the archive claims can be checked; elsewhere it unpacks all of it, and the limits apply. */
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
	return archive_bursts(level->skipped, level->size) && report_limit(walk, job, limit);
}

static bool
report_too_large(struct archive_walk *walk, struct job *job)
{
	walk->pending = true;
	return report(walk, job, DIAG_archive_limit, (struct arg)A_PHRASE(PHRASE_limit_member));
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

/* Sets walk->name to that of a member.  Japanese archivers wrote CP932, others UTF-8, and zip's
 * flag for it is often missing: whatever is valid UTF-8 is taken for that. */
static void
set_name(struct archive_walk *walk, struct archive_entry *entry)
{
	struct str name = str_of(walk->library->calls.archive_entry_pathname(entry));
	struct text text = { .arena = &walk->arena, .body = name };
	struct diags diags;

	walk->name.n = walk->levels[walk->depth - 1].name;
	buffer_char(&walk->name, '!');
	if (name.p == NULL) /* unknown */
		buffer_printf(&walk->name, "member %lu", walk->total.members);
	diags_init(&diags, &walk->arena, 0);
	if (utf8_valid(name) < name.n)
		codec_decode(walk->codec, name, ENCODING_cp932, &walk->arena, &text, &diags);
	buffer_add(&walk->name, text.body);
	arena_reset(&walk->arena);
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

	if (!archive_name_harmful(member_name(walk), &fault) || !begin_report(walk, job))
		return false;
	if (reader_fault(walk->reading, NULL, &job->results,
		&(struct fault){
		    buffer_str(&job->shown), DIAG_archive_name, ARGS(A_PHRASE(fault)), false }))
		return true;
	job_clear(job);
	return false;
}

/* Returns whether a zip announces more members than were found. */
static bool
lacks_members(struct archive_walk *walk, const struct level *level)
{
	walk->name.n = level->name;
	buffer_add(&walk->name, (struct str){ "", 1 });
	return level->stream == NULL &&
	       archive_zip_members(walk->depth == 1 ? walk->name.p : NULL, buffer_str(&walk->inner),
		   &walk->unwanted) > level->members;
}

/* Looks at what follows the last member, and leaves the archive. */
static bool
read_rest(struct archive_walk *walk, struct job *job)
{
	struct level *level = &walk->levels[walk->depth - 1];
	la_int64_t used = walk->library->calls.archive_filter_bytes(level->archive, 0);
	enum archive_rest rest = ARCHIVE_REST_over;
	enum phrase limit;
	uint64_t n = 0;

	do {
		if (level->stream != NULL)
			rest =
			    archive_stream_rest(level->stream, used > 0 ? (uint64_t)used : 0, &n);
		level->out += n;
		walk->total.bytes += n;
		if (bursts(walk, &limit))
			return report_limit(walk, job, limit);
	} while (rest == ARCHIVE_REST_blank);
	if (rest == ARCHIVE_REST_data)
		return report_whole(walk, job, (struct arg)A_PHRASE(PHRASE_data_after));
	if (rest == ARCHIVE_REST_damaged)
		return report_damaged(walk, job, true);
	if (lacks_members(walk, level))
		return report_whole(walk, job, (struct arg)A_PHRASE(PHRASE_members_missing));
	leave(walk);
	return false;
}

/* Goes on to the next member.  Returns true when the job reports something, about it or instead. */
static bool
read_header(struct archive_walk *walk, struct job *job)
{
	struct level *level = &walk->levels[walk->depth - 1];
	struct archive_entry *entry;
	enum phrase limit;
	__LA_MODE_T type;
	int got;

	if (walk->pending) {
		walk->pending = false;
		if (skip_member(walk, job, 0))
			return true;
	}
	got = walk->library->calls.archive_read_next_header(level->archive, &entry);
	if (got == ARCHIVE_EOF)
		return read_rest(walk, job);
	if (got < ARCHIVE_WARN)
		return report_damaged(walk, job, true);
	set_name(walk, entry);
	level->members++;
	if (++walk->total.members > ARCHIVE_MAX_MEMBERS)
		return report_limit(walk, job, PHRASE_limit_members);
	if (bursts(walk, &limit))
		return report_limit(walk, job, limit);
	type = walk->library->calls.archive_entry_filetype(entry);
	if (type == AE_IFREG || type == 0) /* zip may have no mode */
		walk->entry = entry;
	if (member_name(walk).n == 0) {
		walk->entry = NULL;
		return report(
		    walk, job, DIAG_archive_damaged, (struct arg)A_PHRASE(PHRASE_no_name));
	}
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
		return report(
		    walk, job, DIAG_archive_limit, (struct arg)A_PHRASE(PHRASE_limit_depth));
	}
	if (!walk->filter.wanted(walk->filter.arg, name, buffer_str(&walk->name)))
		return skip_member(walk, job, size > 0 ? (uint64_t)size : 0);
	if (size > ARCHIVE_MAX_MEMBER)
		return report_too_large(walk, job);
	return take_member(walk, job, false);
}

struct archive_walk *
archive_open(const struct archive_library *library, struct memory *memory, const char *path,
    const struct reader_options *reading, const struct archive_filter *filter)
{
	struct archive_walk *walk = memory_resize(memory, NULL, 0, sizeof *walk);

	*walk = (struct archive_walk){
		.memory = memory, .library = library, .reading = reading, .filter = *filter
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
	if (!begin_report(walk, job))
		return false;
	results_fail_all(&job->results, buffer_str(&job->shown), reason);
	return true;
}

static bool
next_job(struct archive_walk *walk, struct job *job)
{
	if (walk->depth == 0) {
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

	return walk->depth == 0 ? level->size : bytes_read(walk, level);
}
