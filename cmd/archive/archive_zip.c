#include "cmd/archive/archive_zip.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The end record: signature, numbers, and a comment (APPNOTE.TXT of PKWARE, 4.3.16). */
enum { RECORD = 22, MEMBERS = 10, COMMENT = 20, TAIL = RECORD + UINT16_MAX };

static uint32_t
number_at(const char *p)
{
	return (uint32_t)((unsigned char)p[0] | (unsigned char)p[1] << 8);
}

/* Reads the end of a file, where the record is. */
static struct str
read_tail(const char *path, struct buffer *room)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	ssize_t n = -1;

	buffer_clear(room);
	if (fd >= 0 && fstat(fd, &st) == 0)
		n = pread(
		    fd, buffer_room(room, TAIL), TAIL, st.st_size > TAIL ? st.st_size - TAIL : 0);
	if (fd >= 0)
		close(fd);
	return n > 0 ? (struct str){ room->p, (size_t)n } : NO_STR;
}

uint32_t
archive_zip_members(const char *path, struct str bytes, struct buffer *room)
{
	struct str tail = path != NULL ? read_tail(path, room) : bytes;
	uint32_t members;

	for (size_t n = RECORD; n <= tail.n && n <= TAIL; n++) {
		const char *p = tail.p + tail.n - n;

		if (memcmp(p, "PK\5\6", 4) != 0 || number_at(p + COMMENT) != n - RECORD)
			continue;
		members = number_at(p + MEMBERS);
		return members == UINT16_MAX ? 0 : members;
	}
	return 0;
}
