#ifndef CMD_INPUT_ARCHIVE_LIBRARY_H
#define CMD_INPUT_ARCHIVE_LIBRARY_H

#include <locale.h>
#include <stdint.h>
#include <sys/types.h>

#include "record/text/memory.h"

/*
 * libarchive, loaded for the first archive: loading takes longer than checking a small record.
 * The only file that knows <archive.h>.
 */
#ifdef WITH_ARCHIVE
#include <archive.h>
#include <archive_entry.h>
#else /* what cmd/input/archive.c needs to compile */
typedef int64_t la_int64_t;
typedef ssize_t la_ssize_t;
#define __LA_MODE_T mode_t
#define ARCHIVE_EOF 1
#define ARCHIVE_WARN (-20)
#define ARCHIVE_FORMAT_BASE_MASK 0xff0000
#define ARCHIVE_FORMAT_ZIP 0x50000
#define AE_IFREG ((mode_t)0100000)
struct archive;
struct archive_entry;
#endif

/* The functions of libarchive that we call: CALL(type, name, parameters). */
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

/* Loads the library and all files that it will ever open.  Never NULL. */
struct archive_library *archive_load(struct memory *memory);

/* Frees it; NULL: nothing. */
void archive_unload(struct archive_library *library);

#endif
