#include "lib/session.h"

#include <string.h>

#include "cmd/testing_program.h"

static const char kif[] = "手合割：平手\n手数----指手---------消費時間--\n"
			  "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
static const char csa[] = "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nN+A\nPI\n+\n+2726FU\n-3334FU\n";

/* Returns the format that a session recognises in a text of this name. */
static enum format
taken_for(const char *name, const char *bytes, enum format chosen)
{
	struct memory memory = { .fail = test_no_memory };
	struct session_options options = { .format = chosen };
	struct session session;
	enum format format;

	session_init(&session, &memory, &options);
	assert_null(session_open(&session, str_of(name), str_of(bytes), true));
	format = session.source.format;
	session_free(&session);
	assert_int_equal(memory.used, 0);
	return format;
}

static void
formats(void **state)
{
	(void)state;
	assert_int_equal(taken_for("a.kif", kif, FORMAT_none), FORMAT_kif);
	assert_int_equal(taken_for("a.csa", csa, FORMAT_none), FORMAT_csa);
	assert_int_equal(taken_for("a.txt", csa, FORMAT_none), FORMAT_csa);
	assert_int_equal(taken_for("-", kif, FORMAT_none), FORMAT_kif);
	assert_int_equal(taken_for("a.kif.txt", csa, FORMAT_none), FORMAT_csa);
	assert_int_equal(taken_for("a.kif", csa, FORMAT_none), FORMAT_csa); /* the name is wrong */
	assert_int_equal(taken_for("a.csa", kif, FORMAT_none), FORMAT_kif);
	assert_int_equal(taken_for("a.csa", "hello\n", FORMAT_none), FORMAT_csa);
	assert_int_equal(taken_for("a.kif", "", FORMAT_none), FORMAT_kif);
	assert_int_equal(taken_for("a", "hello\n", FORMAT_none), FORMAT_none);
	assert_int_equal(taken_for("a.csa", csa, FORMAT_kif), FORMAT_kif); /* as chosen */
}

/* One session, several files: each game and its findings are its own. */
static void
files_and_games(void **state)
{
	struct memory memory = { .fail = test_no_memory };
	struct session_options options = { .encoding = ENCODING_unknown };
	struct session session;
	unsigned round;

	(void)state;
	session_init(&session, &memory, &options);
	for (round = 0; round < 3; round++) {
		assert_null(session_open(&session, STR("a.csa"), str_of(csa), true));
		assert_true(session_next(&session));
		assert_int_equal(session.number, 1);
		assert_int_equal(session.game->plies, 1);
		assert_int_equal(session.game->ending, ENDING_resign);
		assert_true(session_next(&session));
		assert_int_equal(session.number, 2);
		assert_int_equal(session.game->plies, 2);
		assert_int_equal(session_verdict(&session), VERDICT_ok);
		assert_true(session.diags.count > 0); /* no ending, no name for white */
		assert_int_equal(session.diags.list[0].game, 2);
		assert_false(session_next(&session));
		assert_null(session_open(&session, STR("a.kif"), str_of(kif), true));
		assert_true(session_next(&session));
		assert_int_equal(session.game->plies, 2);
		assert_false(session_next(&session));
	}
	session_free(&session);
	assert_int_equal(memory.used, 0);
}

/* A text without a game counts as one, with a finding that says so. */
static void
no_game(const char *name, const char *bytes)
{
	struct memory memory = { .fail = test_no_memory };
	struct session_options options = { .encoding = ENCODING_unknown };
	struct session session;
	size_t i, count = 0;

	session_init(&session, &memory, &options);
	assert_null(session_open(&session, str_of(name), str_of(bytes), true));
	assert_true(session_next(&session));
	assert_null(session.game);
	assert_int_equal(session_verdict(&session), VERDICT_unreadable);
	for (i = 0; i < session.diags.count; i++)
		count += session.diags.list[i].rule == DIAG_no_game;
	assert_int_equal(count, 1);
	assert_false(session_next(&session));
	session_free(&session);
}

static void
no_games(void **state)
{
	(void)state;
	no_game("a", "");
	no_game("a", "hello\nworld\n");
	no_game("a.kif", "");
	no_game("a.kif", " \r\n\r\n");
	no_game("a.kif", "hello\nworld\n");
	no_game("a.csa", "hello\nworld\n");
	no_game("a.usi", "");
	no_game("a.sfen", "hello\n");
}

static void
cut(void **state)
{
	struct memory memory = { .fail = test_no_memory };
	struct session_options options = { .encoding = ENCODING_unknown };
	struct session session;
	size_t findings;

	(void)state;
	session_init(&session, &memory, &options);
	assert_null(session_open(&session, STR("a.kif"), str_of(kif), true));
	assert_true(session_next(&session));
	findings = session.diags.count;
	session_cut(&session, session.game->end);
	assert_int_equal(session.game->plies, 2);
	assert_int_equal(session.game->ending, ENDING_none);
	session_cut(&session, session.record.plies[0].next);
	assert_int_equal(session.game->plies, 0);
	assert_int_equal(session.diags.count, findings);
	session_free(&session);
}

/* Returns whether a pipe that has sent this much of a CSA text gives its game. */
static bool
comes(const char *text)
{
	struct memory memory = { .fail = test_no_memory };
	struct session_options options = { .format = FORMAT_csa };
	struct session session;
	bool came;

	session_init(&session, &memory, &options);
	assert_null(session_open(&session, STR("-"), str_of(text), false));
	session.live = true;
	came = session_next(&session);
	session_free(&session);
	return came;
}

static void
live(void **state)
{
	(void)state;
	assert_true(comes("V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n"));
	assert_true(comes("V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n\n"));
	assert_false(comes("V2.2\nPI\n+\n+7776FU\n%TORYO\n"));
	assert_false(comes("V2.2\nPI\n+\n+7776FU\n'/\n"));
}

/* Headers and style are looked at if that is asked for, each by itself. */
static void
lint_and_style(void **state)
{
	static const char text[] = "開始日時：2000/13/01\n手合割：平手\n手数----指手--\n"
				   "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同銀(31)\n";
	unsigned asked;
	size_t i;

	(void)state;
	for (asked = 0; asked < 4; asked++) {
		struct memory memory = { .fail = test_no_memory };
		struct session_options options = { .encoding = ENCODING_unknown,
			.lint = asked % 2 != 0,
			.style = asked / 2 != 0 };
		struct session session;
		size_t dates = 0, spacings = 0;

		session_init(&session, &memory, &options);
		assert_null(session_open(&session, STR("a.kif"), str_of(text), true));
		assert_true(session_next(&session));
		for (i = 0; i < session.diags.count; i++) {
			dates += session.diags.list[i].rule == DIAG_bad_date;
			spacings += session.diags.list[i].rule == DIAG_spacing;
		}
		session_free(&session);
		assert_int_equal(dates, asked % 2);
		assert_int_equal(spacings, asked / 2);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(formats),
		cmocka_unit_test(files_and_games),
		cmocka_unit_test(no_games),
		cmocka_unit_test(cut),
		cmocka_unit_test(live),
		cmocka_unit_test(lint_and_style),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
