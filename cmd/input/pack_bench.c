/*
 * Makes archives for tests: pack_bench ARCHIVE <LIST.  The format is that of the name's end; each
 * line of the list is a kind, an operand and a member's name in UTF-8, with tabs between:
 *	file PATH NAME      the file's bytes
 *	zeros N NAME        so many line feeds
 *	empty N NAME        so many empty members, NAME0.csa, NAME1.csa …
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef WITH_ARCHIVE

int
main(void)
{
	fputs("pack_bench: without libarchive\n", stderr);
	return 2;
}

#else

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

static const struct {
	const char *ending, *format, *filter, *options;
} forms[] = {
	{ ".cp932.zip", "zip", NULL, "zip:hdrcharset=CP932" },
	{ ".zip", "zip", NULL, NULL },
	{ ".7z", "7zip", NULL, NULL },
	{ ".tar.gz", "gnutar", "gzip", NULL },
	{ ".tar.xz", "gnutar", "xz", NULL },
	{ ".tar.zst", "gnutar", "zstd", NULL },
};

static void
fail(const char *what, const char *why)
{
	fprintf(stderr, "pack_bench: %s: %s\n", what, why);
	exit(2);
}

static void
check(struct archive *archive, int status)
{
	if (status < ARCHIVE_WARN)
		fail("libarchive", archive_error_string(archive));
}

/* Begins a member of so many bytes. */
static void
begin(struct archive *archive, const char *name, long long size)
{
	struct archive_entry *entry = archive_entry_new();

	archive_entry_set_pathname_utf8(entry, name);
	archive_entry_set_filetype(entry, AE_IFREG);
	archive_entry_set_perm(entry, 0644);
	archive_entry_set_size(entry, size);
	check(archive, archive_write_header(archive, entry));
	archive_entry_free(entry);
}

static void
put(struct archive *archive, const char *bytes, size_t n)
{
	if (archive_write_data(archive, bytes, n) < 0)
		fail("libarchive", archive_error_string(archive));
}

static void
pack_file(struct archive *archive, const char *path, const char *name)
{
	static char block[1 << 16];
	FILE *file = fopen(path, "rb");
	size_t n;

	if (file == NULL || fseek(file, 0, SEEK_END) != 0)
		fail(path, "cannot be read");
	begin(archive, name, ftell(file));
	rewind(file);
	while ((n = fread(block, 1, sizeof block, file)) > 0)
		put(archive, block, n);
	fclose(file);
}

static void
pack_zeros(struct archive *archive, const char *number, const char *name)
{
	static char block[1 << 16];
	long long left = atoll(number);
	size_t n;

	memset(block, '\n', sizeof block);
	for (begin(archive, name, left); left > 0; left -= (long long)n) {
		n = left < (long long)sizeof block ? (size_t)left : sizeof block;
		put(archive, block, n);
	}
}

static void
pack_empty(struct archive *archive, const char *number, const char *name)
{
	char full[256];
	int i;

	/* fails but for zip, which would get and give back 256 KB for each member */
	(void)archive_write_zip_set_compression_store(archive);
	for (i = 0; i < atoi(number); i++) {
		snprintf(full, sizeof full, "%s%d.csa", name, i);
		begin(archive, full, 0);
	}
}

static const struct {
	const char *name;
	void (*pack)(struct archive *archive, const char *operand, const char *name);
} kinds[] = {
	{ "file", pack_file },
	{ "zeros", pack_zeros },
	{ "empty", pack_empty },
};

static void
pack_line(struct archive *archive, char *line)
{
	char *kind = strtok(line, "\t"), *operand = strtok(NULL, "\t"), *name = strtok(NULL, "\n");
	size_t i;

	for (i = 0; name != NULL && i < sizeof kinds / sizeof *kinds; i++) {
		if (strcmp(kind, kinds[i].name) == 0) {
			kinds[i].pack(archive, operand, name);
			return;
		}
	}
	fail("list", "not a line of it");
}

int
main(int argc, char **argv)
{
	struct archive *archive = archive_write_new();
	size_t i, count = sizeof forms / sizeof *forms, n = argc == 2 ? strlen(argv[1]) : 0;
	char line[4096];

	if (setlocale(LC_CTYPE, "C.UTF-8") == NULL)
		fail("locale", "no C.UTF-8");
	for (i = 0; i < count; i++) {
		size_t ending = strlen(forms[i].ending);

		if (n > ending && strcmp(argv[1] + n - ending, forms[i].ending) == 0)
			break;
	}
	if (i == count)
		fail("usage", "pack_bench ARCHIVE <LIST");
	check(archive, archive_write_set_format_by_name(archive, forms[i].format));
	if (forms[i].filter != NULL)
		check(archive, archive_write_add_filter_by_name(archive, forms[i].filter));
	if (forms[i].options != NULL)
		check(archive, archive_write_set_options(archive, forms[i].options));
	check(archive, archive_write_open_filename(archive, argv[1]));
	while (fgets(line, sizeof line, stdin) != NULL)
		pack_line(archive, line);
	check(archive, archive_write_close(archive));
	archive_write_free(archive);
	return 0;
}

#endif
