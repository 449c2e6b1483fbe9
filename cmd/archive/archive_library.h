#ifndef CMD_ARCHIVE_ARCHIVE_LIBRARY_H
#define CMD_ARCHIVE_ARCHIVE_LIBRARY_H

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "record/text/memory.h"
#include "record/text/str.h"

/*
 * libarchive, loaded for the first archive: loading takes longer than checking a small record.
 * The only file that knows <archive.h>.
 */
#ifdef WITH_ARCHIVE
#include <archive.h>
#include <archive_entry.h>
#else /* what cmd/archive/archive.c needs to compile */
typedef int64_t la_int64_t;
typedef ssize_t la_ssize_t;
struct archive;
typedef la_ssize_t archive_read_callback(struct archive *, void *, const void **);
typedef int archive_open_callback(struct archive *, void *);
typedef int archive_close_callback(struct archive *, void *);
#define __LA_MODE_T mode_t
#define ARCHIVE_EOF 1
#define ARCHIVE_OK 0
#define ARCHIVE_WARN (-20)
#define ARCHIVE_FORMAT_BASE_MASK 0xff0000
#define ARCHIVE_FORMAT_ZIP 0x50000
#define AE_IFREG ((mode_t)0100000)
#define ARCHIVE_FILTER_NONE 0
#define ARCHIVE_FILTER_GZIP 1
struct archive_entry;
#endif

/* The functions of libarchive that we call, and one of zlib, which libarchive loads: CALL(type,
 * name, parameters). */
#define ARCHIVE_CALLS                                                                              \
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
	CALL(int, archive_read_support_format_raw, (struct archive *))                             \
	CALL(int, archive_read_support_format_empty, (struct archive *))                           \
	CALL(int, archive_read_set_options, (struct archive *, const char *))                      \
	CALL(int, archive_read_open_filename, (struct archive *, const char *, size_t))            \
	CALL(int, archive_read_open_memory, (struct archive *, const void *, size_t))              \
	CALL(int, archive_read_open,                                                               \
	    (struct archive *, void *, archive_open_callback *, archive_read_callback *,           \
		archive_close_callback *))                                                         \
	CALL(int, archive_read_next_header, (struct archive *, struct archive_entry **))           \
	CALL(la_ssize_t, archive_read_data, (struct archive *, void *, size_t))                    \
	CALL(int, archive_read_data_block,                                                         \
	    (struct archive *, const void **, size_t *, la_int64_t *))                             \
	CALL(la_int64_t, archive_filter_bytes, (struct archive *, int))                            \
	CALL(int, archive_filter_code, (struct archive *, int))                                    \
	CALL(int, archive_format, (struct archive *))                                              \
	CALL(const char *, archive_error_string, (struct archive *))                               \
	CALL(const char *, archive_entry_pathname, (struct archive_entry *))                       \
	CALL(la_int64_t, archive_entry_size, (struct archive_entry *))                             \
	CALL(__LA_MODE_T, archive_entry_filetype, (struct archive_entry *))                        \
	CALL(unsigned long, crc32, (unsigned long, const unsigned char *, unsigned))

struct archive_library {
	struct memory *memory;
	struct {
#define CALL(type, name, parameters) type(*name) parameters;
		ARCHIVE_CALLS
#undef CALL
	} calls;
	const char *missing; /* why there is none; NULL: there is */
	locale_t locale;     /* in which libarchive returns names in UTF-8; (locale_t)0: none */
};

/* Limits of an archive with all that it holds, and of a packed file. */
#define ARCHIVE_MAX_BYTES (UINT64_C(4) << 30)
enum { ARCHIVE_RATIO = 200 }; /* of the bytes unpacked to those read */

/* Returns whether so many bytes unpacked are too many for those that were read. */
bool archive_bursts(uint64_t out, uint64_t in);

/* Returns whether bytes after an end are padding. */
bool archive_is_padding(struct str bytes);

/* Loads the library and all files that it will ever open.  Never NULL.  Call it while there is one
 * thread. */
struct archive_library *archive_load(struct memory *memory);

/* Returns what archive_load returned last, or NULL: a file may turn out to be packed only when a
 * worker reads it. */
const struct archive_library *archive_loaded(void);

/* Frees it; NULL: nothing. */
void archive_unload(struct archive_library *library);

#endif
