/* Makes each game of the files named anew, move by move, and compares the copy with the game:
 * prints the number of games that are the same, and those that are not. */
#include <kifu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 100000 };

/* The node of the copy for each node of the game. */
static uint32_t nodes[NODES];

/* Returns what a format writes of the present game, or "". */
static char *
written(struct kifu *kifu, const char *format)
{
	const char *text = "";
	size_t size;

	if (kifu_write(kifu, format, NULL, &text, &size) != KIFU_OK)
		text = "";
	return strdup(text);
}

/* Copies what follows a node, in the order of reading. */
static enum kifu_result
copy_moves(struct kifu *from, struct kifu *to, uint32_t at, const char **why)
{
	const struct kifu_adding usi = { .size = sizeof usi, .format = "usi" };
	struct kifu_node node = { .size = sizeof node }, child = { .size = sizeof child };
	enum kifu_result result = kifu_node(from, at, &node);
	uint32_t next = node.next;
	int ended = 0;

	for (; result == KIFU_OK && next != 0; next = child.alternative) {
		kifu_node(from, next, &child);
		*why = child.ending != NULL ? child.ending : child.usi;
		if (ended && child.kind == KIFU_ENDING)
			return KIFU_END;
		ended |= child.kind == KIFU_ENDING;
		if (child.kind == KIFU_ENDING)
			result = kifu_edit_ending(to, nodes[at], child.ending, &nodes[next]);
		else
			result = kifu_edit_move(to, nodes[at], child.usi, &usi, &nodes[next]);
		if (result == KIFU_OK && child.comment[0] != '\0')
			result = kifu_edit_comment(to, nodes[next], child.comment);
		if (result == KIFU_OK && child.spent >= 0)
			result = kifu_edit_time(to, nodes[next], child.spent);
	}
	return result;
}

/* Copies the present game.  Returns KIFU_END if it cannot be made so: it has a foul, or an ending
 * whose word is unknown, or two endings in one place. */
static enum kifu_result
copy_game(struct kifu *from, struct kifu *to, const char **why)
{
	struct kifu_game game = { .size = sizeof game };
	const char *start;
	struct kifu_node node = { .size = sizeof node };
	enum kifu_result result;
	uint32_t at;

	kifu_game(from, &game);
	if (strcmp(game.verdict, "ok") != 0 || kifu_position(from, 0, &start) != KIFU_OK)
		return KIFU_END;
	for (at = 1; at < NODES && kifu_node(from, at, &node) == KIFU_OK; at++)
		if ((node.flags & (KIFU_ILLEGAL | KIFU_EXCUSED)) != 0 || node.kind == KIFU_PASS ||
		    node.kind == KIFU_UNPLAYED ||
		    (node.kind == KIFU_ENDING && strcmp(node.ending, "none") == 0))
			return KIFU_END;
	*why = start;
	result = kifu_edit_new(to, start);
	nodes[0] = 0;
	for (at = 0; result == KIFU_OK && kifu_node(from, at, &node) == KIFU_OK; at++)
		result = copy_moves(from, to, at, why);
	return result;
}

/* Returns whether the copy is written as the game is, and has its tree. */
static int
compare(struct kifu *from, struct kifu *to, const char *path)
{
	struct kifu_node a = { .size = sizeof a }, b = { .size = sizeof b };
	char *is = written(from, "usi"), *copy = written(to, "usi");
	int differ = strcmp(is, copy);
	uint32_t at;

	if (differ != 0)
		printf("%s: %s for %s\n", path, copy, is);
	for (at = 1; kifu_node(from, at, &a) == KIFU_OK; at++) {
		if (kifu_node(to, nodes[at], &b) != KIFU_OK || b.next != nodes[a.next] ||
		    b.alternative != nodes[a.alternative] || strcmp(a.usi, b.usi) != 0 ||
		    strcmp(a.comment, b.comment) != 0 || a.spent != b.spent || a.kind != b.kind ||
		    a.flags != b.flags) {
			printf("%s: node %u: %s for %s\n", path, at, b.usi, a.usi);
			differ = 1;
		}
	}
	free(is);
	free(copy);
	return differ == 0;
}

/* Makes a context for the variant of the present game, which its board may not show. */
static struct kifu *
context_for(struct kifu *from)
{
	struct kifu_game game = { .size = sizeof game };
	struct kifu_options options = { .size = sizeof options };

	kifu_game(from, &game);
	options.variant = game.variant;
	return kifu_new(&options);
}

static void
compare_file(struct kifu *from, const char *path, unsigned *same)
{
	const char *why;
	struct kifu *to = NULL;

	if (kifu_open_file(from, path) != KIFU_OK)
		return;
	while (kifu_next(from) == KIFU_OK) {
		enum kifu_result result;

		kifu_free(to);
		to = context_for(from);
		result = copy_game(from, to, &why);
		if (result == KIFU_END)
			continue;
		if (result != KIFU_OK) {
			printf("%s: %s: %s\n", path, why, kifu_error(to));
			continue;
		}
		*same += compare(from, to, path);
	}
	kifu_free(to);
}

int
main(int argc, char **argv)
{
	struct kifu_options options = { .size = sizeof options };
	struct kifu *from = kifu_new(&options);
	unsigned same = 0;
	int i;

	for (i = 1; i < argc; i++)
		compare_file(from, argv[i], &same);
	printf("%u\n", same);
	kifu_free(from);
	return 0;
}
