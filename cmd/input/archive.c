#include "cmd/input/archive.h"

#ifdef WITH_ARCHIVE

#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>
#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/input/archive_name.h"
#include "record/text/utf8.h"

/* What we call of libarchive: CALL(type, name, parameters). */
#define CALLS                                                                                      \
	CALL(struct archive *, archive_read_new, (void))                                           \
	CALL(int, archive_read_free, (struct archive *))                                           \
	CALL(int, archive_read_support_filter_gzip, (struct archive *))                            \
	CALL(int, archive_read_support_filter_bzip2, (struct archive *))                           \
	CALL(int, archive_read_support_filter_xz, (struct archive *))                              \
	CALL(int, archive_read_support_filter_zstd, (struct archive *))                            \
	CALL(int, archive_read_support_format_zip_seekable, (struct archive *))                    \
	CALL(int, archive_read_support_format_7zip, (struct archive *))                            \
	CALL(int, archive_read_support_format_tar, (struct archive *))                             \
	CALL(int, archive_read_support_format_lha, (struct archive *))                             \
	CALL(int, archive_read_set_options, (struct archive *, const char *))                      \
	CALL(int, archive_read_open_filename, (struct archive *, const char *, size_t))            \
	CALL(int, archive_read_open_memory, (struct archive *, const void *, size_t))              \
	CALL(int, archive_read_next_header, (struct archive *, struct archive_entry **))           \
	CALL(la_ssize_t, archive_read_data, (struct archive *, void *, size_t))                    \
	CALL(la_int64_t, archive_filter_bytes, (struct archive *, int))                            \
	CALL(int, archive_format, (struct archive *))                                              \
	CALL(const char *, archive_error_string, (struct archive *))                               \
	CALL(const char *, archive_entry_pathname, (struct archive_entry *))                       \
	CALL(la_int64_t, archive_entry_size, (struct archive_entry *))                             \
	CALL(__LA_MODE_T, archive_entry_filetype, (struct archive_entry *))

struct calls {
#define CALL(type, name, parameters) type(*name) parameters;
	CALLS
#undef CALL
};

static const char *const call_names[] = {
#define CALL(type, name, parameters) #name,
	CALLS
#undef CALL
};

/* The library, by the names it has on the systems we know. */
static const char *const library_names[] = { "libarchive.so.13", "libarchive.13.dylib",
	"libarchive.dylib", "libarchive.so" };

struct archive_library {
	struct memory *memory;
	struct calls calls;
	bool loaded;
	locale_t locale; /* in which libarchive gives names in UTF-8; (locale_t)0: none */
};

static bool
load(struct calls *calls)
{
	void *library = NULL, *symbol;
	size_t i;

	for (i = 0; i < sizeof library_names / sizeof *library_names && library == NULL; i++)
		library = dlopen(library_names[i], RTLD_NOW | RTLD_LOCAL);
	for (i = 0; i < sizeof call_names / sizeof *call_names; i++) {
		symbol = library == NULL ? NULL : dlsym(library, call_names[i]);
		if (symbol == NULL)
			return false;
		memcpy((char *)calls + i * sizeof symbol, &symbol, sizeof symbol);
	}
	return true;
}

struct archive_library *
archive_load(struct memory *memory)
{
	static const char *const locales[] = { "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8" };
	struct archive_library *library = memory_resize(memory, NULL, 0, sizeof *library);
	size_t i;

	*library = (struct archive_library){ .memory = memory };
	library->loaded = load(&library->calls);
	/* libarchive turns the time of each member into one of the local zone, which nobody asks
	 * for; the C library would look for the zone's file again and again, after a fence. */
	setenv("TZ", "UTC0", 1);
	for (i = 0; i < sizeof locales / sizeof *locales && library->locale == (locale_t)0; i++)
		library->locale = newlocale(LC_CTYPE_MASK, locales[i], (locale_t)0);
	return library;
}

void
archive_unload(struct archive_library *library)
{
	if (library == NULL)
		return;
	if (library->locale != (locale_t)0)
		freelocale(library->locale);
	memory_resize(library->memory, library, sizeof *library, 0);
}

enum { DEPTH = 2, BLOCK = 64 << 10 };

/* So much may come out before the ratio counts: libarchive reads ahead. */
#define RATIO_FROM (UINT64_C(1) << 20)

/* An archive that is being read. */
struct level {
	struct archive *archive; /* NULL: none */
	size_t name;             /* how long its name is in walk->name */
	uint64_t size;           /* bytes of the archive itself */
	uint64_t out;            /* bytes that came out of it */
	uint64_t passed;         /* bytes that would have come out of members gone past unread */
};

struct archive_walk {
	struct memory *memory;
	const struct linter_options *linting;
	struct archive_filter filter;
	const struct archive_library *library;
	struct level levels[DEPTH];
	unsigned depth;       /* levels that are open */
	struct buffer name;   /* ARCHIVE!MEMBER of the present member */
	struct buffer inner;  /* the bytes of an archive in the archive */
	struct buffer nobody; /* what comes out of members that nobody wants */
	struct codec *codec;  /* for names */
	struct arena arena;
	unsigned long members;
	uint64_t out;
	struct archive_entry *entry; /* whose name was judged, and which is to be read; or NULL */
	bool opened, over;
	bool pending; /* the rest of the present member is still to be gone past */
};

/* Makes job say something about the archive or member walk->name; false: others say it. */
static bool
say(struct archive_walk *walk, struct job *job, enum diag rule, const struct arg *args)
{
	if (!walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_events;
	linter_bare(walk->linting, &job->events, job_name(job), rule, args);
	return true;
}

/* Goes back to the archive that holds this one; the walk is over when none does. */
static void
leave(struct archive_walk *walk)
{
	struct level *level = &walk->levels[--walk->depth];

	walk->library->calls.archive_read_free(level->archive);
	walk->name.n = level->name;
	walk->over = walk->depth == 0;
}

static bool
say_damaged(struct archive_walk *walk, struct job *job, bool whole)
{
	struct level *level = &walk->levels[walk->depth - 1];
	const char *reason = walk->library->calls.archive_error_string(level->archive);
	bool said;

	if (whole)
		walk->name.n = level->name;
	if (reason != NULL)
		said = say(walk, job, DIAG_archive_damaged, ARGS(A_STR(str_of(reason))));
	else
		said = say(walk, job, DIAG_archive_damaged, ARGS(A_PHRASE(PHRASE_cut_off)));
	if (whole)
		leave(walk);
	return said;
}

/* A limit ends the whole walk: who wants to harm us is not given more chances. */
static bool
say_limit(struct archive_walk *walk, struct job *job, enum phrase limit)
{
	walk->over = true;
	return say(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(limit)));
}

/* An archive with all formats and filters that we read. */
static struct archive *
make_reader(const struct calls *calls)
{
	struct archive *archive = calls->archive_read_new();

	if (archive == NULL)
		return NULL;
	calls->archive_read_support_filter_gzip(archive);
	calls->archive_read_support_filter_bzip2(archive);
	calls->archive_read_support_filter_xz(archive);
	calls->archive_read_support_filter_zstd(archive);
	/* The other reader of zip takes what it finds in a damaged one for members. */
	calls->archive_read_support_format_zip_seekable(archive);
	calls->archive_read_support_format_7zip(archive);
	calls->archive_read_support_format_tar(archive);
	calls->archive_read_support_format_lha(archive);
	/* Names in Windows' code page hold bytes that look like the separators of their folders. */
	calls->archive_read_set_options(archive, "lha:hdrcharset=CP932");
	return archive;
}

/* Opens walk->name on a new level: the file path, or with NULL the bytes in walk->inner. */
static bool
enter(struct archive_walk *walk, const char *path, struct job *job)
{
	const struct calls *calls = &walk->library->calls;
	struct level *level = &walk->levels[walk->depth];
	struct stat st;
	int opened;

	*level = (struct level){ .archive = make_reader(calls), .name = walk->name.n };
	if (level->archive == NULL) {
		walk->over = walk->depth == 0;
		return say(walk, job, DIAG_archive_damaged, ARGS(A_PHRASE(PHRASE_no_memory)));
	}
	walk->depth++;
	level->size = walk->inner.n;
	if (path != NULL && stat(path, &st) == 0)
		level->size = (uint64_t)st.st_size;
	opened = path != NULL ? calls->archive_read_open_filename(level->archive, path, BLOCK)
			      : calls->archive_read_open_memory(
				    level->archive, walk->inner.p, walk->inner.n);
	return opened < ARCHIVE_WARN && say_damaged(walk, job, true);
}

/* Whether out is more than can be meant well of what went into an archive so far. */
static bool
is_too_much(const struct archive_walk *walk, const struct level *level, uint64_t out)
{
	la_int64_t in = walk->library->calls.archive_filter_bytes(level->archive, -1);

	return out > RATIO_FROM && out / ARCHIVE_RATIO > (in > 0 ? (uint64_t)in : 0);
}

/* Whether more came out of the archive than can be meant well, or out of the one that holds it. */
static bool
bursts(const struct archive_walk *walk, enum phrase *limit)
{
	const struct level *level = &walk->levels[walk->depth - 1];
	la_int64_t unpacked = walk->library->calls.archive_filter_bytes(level->archive, 0);
	uint64_t out = level->out;

	if (unpacked > 0 &&
	    (uint64_t)unpacked > out) /* heads of members come out of a .tar.gz too */
		out = (uint64_t)unpacked;
	*limit = PHRASE_limit_ratio;
	if (is_too_much(walk, level, out) || is_too_much(walk, &walk->levels[0], walk->out))
		return true;
	*limit = PHRASE_limit_bytes;
	return walk->out > ARCHIVE_MOST_BYTES;
}

enum outcome { READ_all, READ_too_large, READ_bursts, READ_damaged };

/* Reads the present member to its end: into bytes, or (NULL) only past it. */
static enum outcome
read_member(struct archive_walk *walk, struct buffer *bytes, enum phrase *limit)
{
	struct level *level = &walk->levels[walk->depth - 1];
	struct buffer *to = bytes != NULL ? bytes : &walk->nobody;
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
		if (bytes != NULL && bytes->n > ARCHIVE_LARGEST_MEMBER)
			return READ_too_large;
	}
}

/*
 * Goes past a member that nobody wants.  In a zip libarchive does it without reading, so that only
 * what the archive says of itself can be held against it; elsewhere it would unpack all of it, and
 * the limits must be kept.
 */
static bool
skip_member(struct archive_walk *walk, struct job *job, uint64_t size)
{
	struct level *level = &walk->levels[walk->depth - 1];
	enum phrase limit = PHRASE_limit_ratio;

	if ((walk->library->calls.archive_format(level->archive) & ARCHIVE_FORMAT_BASE_MASK) !=
	    ARCHIVE_FORMAT_ZIP)
		return read_member(walk, NULL, &limit) == READ_bursts &&
		       say_limit(walk, job, limit);
	level->passed += size;
	return level->passed > RATIO_FROM && level->passed / ARCHIVE_RATIO > level->size &&
	       say_limit(walk, job, limit);
}

static bool
say_too_large(struct archive_walk *walk, struct job *job)
{
	walk->pending = true;
	return say(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(PHRASE_limit_member)));
}

/* Makes the present member, which is wanted, the job. */
static bool
take_member(struct archive_walk *walk, struct job *job, bool archive)
{
	struct buffer *bytes = archive ? &walk->inner : &job->bytes;
	enum phrase limit;

	buffer_clear(bytes);
	switch (read_member(walk, bytes, &limit)) {
	case READ_too_large:
		buffer_free(bytes);
		return say_too_large(walk, job);
	case READ_bursts:
		buffer_free(bytes);
		return say_limit(walk, job, limit);
	case READ_damaged:
		return say_damaged(walk, job, false);
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

/*
 * Appends a member's name.  Japanese archivers wrote them in Windows' code page, others in UTF-8,
 * and zip's flag that tells which is often not set: what is UTF-8 is taken for that.
 */
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
	else /* not to be had */
		buffer_printf(&walk->name, "member %lu", walk->members);
}

/* The member's own name, without those of its archives. */
static struct str
member_name(const struct archive_walk *walk)
{
	return str_after(buffer_str(&walk->name), walk->levels[walk->depth - 1].name + 1);
}

/* Says what is wrong with the present member's name; the member is read all the same. */
static bool
say_name(struct archive_walk *walk, struct job *job)
{
	enum phrase fault;

	if (!archive_name_fault(member_name(walk), &fault) ||
	    !walk->filter.ours(walk->filter.arg, buffer_str(&walk->name)))
		return false;
	buffer_add(&job->shown, buffer_str(&walk->name));
	job->kind = JOB_events;
	if (linter_remark(walk->linting, &job->events, job_name(job), DIAG_archive_name,
		ARGS(A_PHRASE(fault))))
		return true;
	job_clear(job);
	return false;
}

/* Goes on to the next member: gives true when job says something about it, or instead of it. */
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
		return say_damaged(walk, job, true);
	set_name(walk, entry);
	if (++walk->members > ARCHIVE_MOST_MEMBERS)
		return say_limit(walk, job, PHRASE_limit_members);
	if (bursts(walk, &limit))
		return say_limit(walk, job, limit);
	if (walk->library->calls.archive_entry_filetype(entry) == AE_IFREG)
		walk->entry = entry;
	return say_name(walk, job);
}

/* Reads the member whose name was judged, if it is wanted. */
static bool
visit_member(struct archive_walk *walk, struct job *job)
{
	la_int64_t size = walk->library->calls.archive_entry_size(walk->entry);
	struct str name = member_name(walk);

	walk->entry = NULL;
	if (archive_name_known(name)) {
		if (walk->depth < DEPTH)
			return take_member(walk, job, true);
		return say(walk, job, DIAG_archive_limit, ARGS(A_PHRASE(PHRASE_limit_depth)));
	}
	if (!walk->filter.wanted(walk->filter.arg, name, buffer_str(&walk->name)))
		return skip_member(walk, job, size > 0 ? (uint64_t)size : 0);
	if (size > ARCHIVE_LARGEST_MEMBER)
		return say_too_large(walk, job);
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
	buffer_init(&walk->nobody, memory);
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
	buffer_free(&walk->nobody);
	codec_free(walk->codec);
	arena_free(&walk->arena);
	memory_resize(walk->memory, walk, sizeof *walk, 0);
}

/* Makes job say why nothing can be done with the archive. */
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
	if (!walk->library->loaded)
		return refuse(walk, job, "an archive, but libarchive is not installed here");
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

#endif
