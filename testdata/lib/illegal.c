/* Prints the first illegal move of each game in a file. */
#include <kifu.h>
#include <stdio.h>

int
main(int argc, char **argv)
{
	struct kifu *kifu = kifu_new(NULL);
	struct kifu_node move = { .size = sizeof move };
	uint32_t node;

	if (kifu == NULL || argc != 2 || kifu_open_file(kifu, argv[1]) != KIFU_OK) {
		fprintf(stderr, "%s\n", kifu == NULL ? "out of memory" : kifu_error(kifu));
		return 2;
	}
	while (kifu_next(kifu) == KIFU_OK) {
		node = 0; /* the start */
		do {
			kifu_node(kifu, node, &move);
			node = move.next;
		} while ((move.flags & KIFU_ILLEGAL) == 0 && node != 0);
		if ((move.flags & KIFU_ILLEGAL) != 0)
			printf("line %u: %s (%s)\n", move.line, move.words, move.usi);
	}
	kifu_free(kifu);
	return 0;
}
