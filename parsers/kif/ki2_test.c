#include "parsers/kif/ki2.h"

#include "parsers/kif/testing_kif_dump.h"
#include "record/scan.h"
#include "record/text/utf8.h"

extern const struct parser bod_parser;

/* Prints a move as 76P: where to (= for 同), what, the marks (R L | ^ - v), + promotes, / stays, *
 * drop, <77 from; and what no move of KI2 says: that its side is known, that promotion is always
 * marked. */
static void
show_claim(const struct claim *claim)
{
	static const char marks[] = "RL|^-v";
	unsigned has = claim->has, i;

	if (claim->kind == CLAIM_end)
		buffer_printf(&out, "%s%s", ending_rows[claim->ending].name,
		    (claim->ending_flags & ENDING_summary) != 0 ? "!" : "");
	else if (claim->kind == CLAIM_pass)
		buffer_printf(&out, "pass");
	else if (has == 0)
		buffer_printf(&out, "?");
	if ((has & CLAIM_HAS_to) != 0)
		buffer_printf(&out, "%u%u", square_file(claim->to), square_rank(claim->to));
	if ((has & CLAIM_HAS_same) != 0)
		buffer_char(&out, '=');
	if ((has & CLAIM_HAS_piece) != 0)
		buffer_printf(&out, "%s%s", piece_promoted(claim->piece) ? "+" : "",
		    piece_rows[piece_kind(claim->piece)].letter);
	for (i = 0; i < 6; i++) {
		if ((claim->marks >> i & 1) != 0)
			buffer_char(&out, marks[i]);
	}
	buffer_printf(&out, "%s%s%s", (has & CLAIM_HAS_promote) != 0 ? "+" : "",
	    (has & CLAIM_HAS_stay) != 0 ? "/" : "", (has & CLAIM_HAS_drop) != 0 ? "*" : "");
	if ((has & CLAIM_HAS_from) != 0)
		buffer_printf(&out, "<%u%u", square_file(claim->from), square_rank(claim->from));
	buffer_printf(&out, "%s%s",
	    (has & CLAIM_HAS_side) != 0 && claim->kind != CLAIM_end ? " side" : "",
	    (has & CLAIM_HAS_promotion_mark) != 0 ? " plain" : "");
}

static void
show_notes(uint32_t node)
{
	static const char signs[] = { '*', '&', '#', '?' };
	uint32_t at;

	for (at = record.plies[node].notes; at != 0; at = record.notes[at - 1].next) {
		const struct note *note = &record.notes[at - 1];

		buffer_printf(&out, "{%c%.*s}", signs[note->kind], (int)note->text.n, note->text.p);
	}
}

/* The line of play that begins with node; alternatives in brackets after the first of them.  Trees
 * of tests are small. */
static void
show_line(uint32_t node)
{
	for (; node != 0; node = record.plies[node].next) {
		uint32_t other = record.plies[node].alt;

		buffer_char(&out, ' ');
		show_claim(&record.plies[node].claim);
		show_notes(node);
		record.plies[node].alt = 0;
		while (other != 0) {
			uint32_t after = record.plies[other].alt;

			record.plies[other].alt = 0;
			buffer_printf(&out, " [");
			show_line(other);
			buffer_printf(&out, " ]");
			other = after;
		}
	}
}

static bool
next_game(const struct parser *parser)
{
	record_init(&record, &text, &arena, FORMAT_ki2);
	return parser->next(&parse, &record);
}

/* Reads all records of each text and compares the result. */
static void
check(const struct row *rows, size_t count)
{
	size_t i;
	bool more;

	for (i = 0; i < count; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		buffer_clear(&out);
		for (more = next_game(&ki2_parser); more;) {
			if (record.setup.turn != NO_SIDE)
				buffer_printf(&out, " turn %s",
				    record.setup.turn == BLACK ? "black" : "white");
			show_notes(0);
			show_line(record.plies[0].next);
			more = next_game(&ki2_parser);
			if (more)
				buffer_printf(&out, " ||");
		}
		show_findings();
		expect(rows[i].body, rows[i].expected);
		close_text(copy, body.n);
	}
}

#define CHECK(rows) check(rows, sizeof(rows) / sizeof *(rows))

static void
moves_of_a_row(void **state)
{
	static const struct row rows[] = {
		{ "▲７六歩    △３四歩\n", " 76P 34P" },
		{ "▲７六歩△３四歩▲２二角成△同　銀▲４五角", " 76P 34P 22B+ =S 45B" },
		{ "▲７六歩　△３四歩\t▲２六歩  \r\n", " 76P 34P 26P" },
		{ " 　▲ ７六歩 △　３四歩\n", " 76P 34P" },
		{ "▲同　銀不成△同銀生▲同　成銀△同成銀左\n", " =S/ =S/ =+S =+SL" },
		{ "後手番\n△５三銀右上不成▲５八金寄△同桂左成\n", " turn white 53SR^/ 58G- =NL+" },
		{ "後手番\n△４四銀左上▲４四銀直△４四銀引▲４四馬右\n",
		    " turn white 44SL^ 44S| 44Sv 44+BR" },
		{ "後手番\n△５一飛行成▲５一飛入△５一飛進▲５一飛下△５一飛退\n",
		    " turn white 51R^+ 51R^ 51R^ 51Rv 51Rv" },
		{ "後手番\n△５二成銀左▲５二銀左成△５二全▲５二圭△５二杏▲５二と金\n",
		    " turn white 52+SL 52SL+ 52+S 52+N 52+L 52+P" },
		{ "▲７六歩打△５五角打(00)\n", " 76P* 55B*" },
		{ "▲同△同▲同歩\n", " = = =P" },
		{ "後手番\n△３三同金▲２２同角成\n", " turn white 33=G 22=B+" },
		{ "▲７六歩(77)△５八金右(49)▲２二角成(88)\n", " 76P<77 58G<49 22B+<88" },
		{ "▲58王△５八玉▲五八玉▲５8玉\n", " 58K 58K 58K 58K side-mark@1:13" },
		{ "▲パス △パス\n", " pass pass" },
		{ "▼７六歩▽３四歩☗２六歩☖８四歩⛊２五歩⛉８五歩\n", " 76P 34P 26P 84P 25P 85P" },
		{ "+７六歩 -３四歩+２六歩\n", " 76P 34P 26P" },
	};

	(void)state;
	CHECK(rows);
}

static void
rows_without_marks(void **state)
{
	static const struct row rows[] = {
		{ "２六歩 ３四歩\n２五歩　３二銀\n", " 26P 34P 25P 32S" },
		{ "26歩34歩同飛\n", " 26P 34P =R" },
		{ "７六歩 ３四歩 投了\n", " 76P 34P resign" },
		{ "７六歩 *良い手\n", " 76P{*良い手}" },
		{ "７六歩は良い手\n２六歩 と金を作る\n",
		    "{?７六歩は良い手}{?２六歩 と金を作る} !no-game@1:1" },
		{ "   1 ７六歩(77)\n   2 ３四歩(33)\n▲２六歩\n", " 76P<77 plain 34P<33 plain 26P" },
	};

	(void)state;
	CHECK(rows);
}

static void
endings_and_results(void **state)
{
	static const struct row rows[] = {
		{ "▲７六歩 △投了\n", " 76P resign" },
		{ "▲７六歩 △３四歩 △投了\nまで2手で後手の勝ち\n", " 76P 34P resign" },
		{ "▲７六歩\n投了\n", " 76P resign" },
		{ "▲７六歩 △千日手\n", " 76P sennichite" },
		{ "▲７六歩\nまで1手で先手の勝ち\n", " 76P resign!" },
		{ "▲７六歩 まで1手で中断\n", " 76P interrupted!" },
		{ "▲７六歩まで1手で時間切れにより先手の勝ち\n", " 76P time-up!" },
		{ "▲７六歩\nまで1手詰\n*うまい\n&ここ\n", " 76P mate!{*うまい}{&ここ}" },
		{ "まで0手で中断\n", " interrupted!" },
		{ "▲７六歩\nまで1手でお昼\n", " 76P{?まで1手でお昼} unknown-terminator@2:1" },
	};

	(void)state;
	CHECK(rows);
}

static void
comments_and_headers(void **state)
{
	static const struct row rows[] = {
		{ "先手：A\n後手：B\n\n*始め\n▲７六歩\n*一\n**二\n&印\n△３四歩 * 三 \n",
		    "{*始め} 76P{*一}{**二}{&印} 34P{* 三 }" },
		{ "#KI2 version=2.0 encoding=UTF-8\n手合割：香落ち　\n△３四歩 ▲７六歩\n",
		    " 34P 76P" },
		{ "▲７六歩\n場所：東京\n△３四歩\n", " 76P 34P misplaced-line@2:1" },
		{ "▲先手：A\n▲７六歩\n", " 76P" },
		{ "先手：A\n▲７六歩\nまで1手で中断\n先手：B\n▲２六歩\nまで1手で中断\n",
		    " 76P interrupted! || 26P interrupted!" },
		{ "▲７六歩\n#KI2 version=2.0 encoding=UTF-8\n▲２六歩\n", " 76P || 26P" },
		{ "▲７六歩\n#--separator--\n▲２六歩\n", " 76P || 26P" },
	};

	(void)state;
	CHECK(rows);
}

static void
variations(void **state)
{
	static const struct row rows[] = {
		{ "▲７六歩△３四歩▲２六歩\nまで3手で中断\n\n変化：   3手\n▲７五歩\nまで3手で中断\n\n"
		  "変化：2手\n△８四歩▲６八銀\n",
		    " 76P 34P [ 84P 68S ] 26P [ 75P interrupted! ] interrupted!" },
		{ "▲７六歩△３四歩\n\n\n変化：   1手\n▲２六歩△９四歩\nまで2手で中断\n",
		    " 76P [ 26P 94P interrupted! ] 34P" },
		/* a variation that is nothing but an ending; one beside an ending */
		{ "▲７六歩△３四歩\n\n変化：   2手\nまで1手で中断\n", " 76P 34P [ interrupted! ]" },
		{ "▲７六歩\nまで1手で中断\n\n変化：   2手\n△３四歩\n",
		    " 76P interrupted! [ 34P ]" },
		{ "▲７六歩△３四歩\n変化：   2手\n*別\n△８四歩\n", " 76P{*別} 34P [ 84P ]" },
		{ "変化：3手\n▲７六歩\n", " 76P orphan-variation@1:1" },
	};

	(void)state;
	CHECK(rows);
}

/* The marks are only a check. */
static void
marks_are_checked(void **state)
{
	static const struct row rows[] = {
		{ "▲７六歩△３四歩△２六歩▲８四歩\n", " 76P 34P 26P 84P side-mark@1:9" },
		{ "▲７六歩△３四歩▲２六歩\n変化：2手\n▲８四歩\n",
		    " 76P 34P [ 84P ] 26P side-mark@3:1" },
		{ "▲７六歩▲３四歩▲２六歩▲８四歩\n", " 76P 34P 26P 84P side-mark@1:5" },
		{ "△７六歩▲３四歩\n", " 76P 34P side-mark@1:1" },
		{ "△３四歩▲７六歩\n", " turn white 34P 76P turn-guessed@1:1" },
		{ "手合割：角落ち\n▲３四歩△７六歩\n", " 34P 76P side-mark@2:1" },
		{ "手合割：角落ち\n▲７六歩△３四歩\n", " turn black 76P 34P turn-guessed@2:1" },
		{ "変化：1手\n△５五歩打▲４四歩\n", " 55P* 44P orphan-variation@1:1" },
		{ "７六歩 ▲３四歩\n▲２六歩\n", " 76P 34P 26P side-mark@2:1" },
	};
	static const struct row boards[] = {
		{ "|v玉|一\n△１二玉\n", " turn white 12K" },
		{ "|v玉|一\n▲１二玉\n", " turn black 12K" },
		{ "|v玉|一\n後手番\n▲１二玉\n", " turn white 12K" },
		{ "|v玉|一\n▲１二玉▲１三玉△１四玉\n", " 12K 13K 14K side-mark@2:5" },
	};

	(void)state;
	CHECK(rows);
	CHECK(boards);
}

static void
damage_is_named(void **state)
{
	static const struct row rows[] = {
		{ "▲７六歩△３四布▲２六歩\n", " 76P ? 26P !bad-move-text@1:5" },
		{ "▲７六布△３四歩\n", " ? 34P !bad-move-text@1:1" },
		{ "▲７六歩 好手 △３四歩 （図）\n",
		    " 76P{?好手} 34P{?（図）} unknown-line@1:6 bad-time@1:14" },
		{ "▲７六歩△３四", " 76P ? !truncated@1:5" },
		{ "▲７六歩△３四\n", " 76P ? !bad-move-text@1:5" },
		{ "▲７六歩が好手だったと思われるのでここで\n▲２六歩\n",
		    "{?▲７六歩が好手だったと思われるのでここで} 26P unknown-line@1:1" },
		{ "▲羽生 △谷川\n▲２六歩\n", "{?▲羽生 △谷川} 26P unknown-line@1:1" },
		{ "▲\n△ \n▲２六歩\n", "{?▲}{?△} 26P unknown-line@1:1 unknown-line@2:1" },
		{ "▲７六歩▲\n", " 76P{?▲} unknown-line@1:5" },
		/* no blank, though it shares the place of the wide blank in the table */
		{ "▲７六歩 腕△３四歩\n", " 76P{?腕} 34P unknown-line@1:6" },
	};

	(void)state;
	CHECK(rows);
}

/* Texts of a megabyte that repeat one thing; testdata/bin/long/linear counts what they cost. */
static void
large_texts(void **state)
{
	static const char *const parts[] = { "▲７六歩△３四歩", "７六歩", "▲", "▲６八", "(",
		"▲７六歩(", "▲７六歩\n変化：1手\n", "▲７六歩\n変化：1手\nまで1手で中断\n", "▲同",
		"+", "▲７六歩 *", "▲７六歩あ", "同", "まで" };
	enum { SIZE = 1 << 20 };
	size_t i, n;

	(void)state;
	for (i = 0; i < sizeof parts / sizeof *parts; i++) {
		struct buffer body;
		char *copy;

		buffer_init(&body, &memory);
		for (n = 0; n < SIZE; n += strlen(parts[i]))
			buffer_add(&body, str_of(parts[i]));
		copy = open_text(buffer_str(&body));
		while (next_game(&ki2_parser))
			;
		close_text(copy, body.n);
		buffer_free(&body);
	}
}

static void
probe_scores(void **state)
{
	static const struct {
		const char *body;
		int ki2, bod;
	} rows[] = {
		{ "#KI2 version=2.0 encoding=UTF-8\n", 100, 0 },
		{ "先手：A\n後手：B\n\n▲７六歩    △３四歩\n", 90, 0 },
		{ "７六歩 ３四歩\n", 90, 0 },
		{ "▲７六歩(77)△３四歩(33)\n", 50, 0 },
		{ "先手：A\n", 35, 0 },
		{ "*▲７六歩\n", 0, 0 },
		{ "先手：A\n   1 ７六歩(77)\n", 0, 0 },
		{ "手数----指手--\n▲７六歩\n", 0, 0 },
		{ "#KIF version=2.0 encoding=UTF-8\n▲７六歩\n", 0, 0 },
		{ "+---------------------------+\n|v香v桂|一\n", 35, 70 },
		{ "手合割：その他\n| ・ ・|一\n", 55, 10 },
		{ "| ・ ・|一\n▲７六歩\n", 90, 10 },
		{ "| ・ ・|一\n   1 ７六歩(77)\n", 0, 10 },
		{ "#KIF version=2.0 encoding=UTF-8\n| ・ ・|一\n", 0, 0 },
		{ "V2.2\nPI\n+\n+7776FU\n", 0, 0 },
		{ "P1-KY-KE\n+\n", 0, 0 },
		{ "", 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int ki2 = ki2_parser.probe(str_of(rows[i].body)).score;
		int bod = bod_parser.probe(str_of(rows[i].body)).score;

		if (ki2 != rows[i].ki2 || bod != rows[i].bod)
			fail_msg("%s: %d %d", rows[i].body, ki2, bod);
	}
}

/* A diagram alone, and with moves of KI2 after it. */
static void
diagrams_are_read(void **state)
{
	static const char board[] =
	    "後手の持駒：飛　歩二　\n  ３ ２ １\n+---------+\n| ・ ・v玉|一\n"
	    "| ・ ・ ・|二\n| 玉 ・ ・|三\n+---------+\n先手の持駒：なし\n"
	    "手数＝171  ▲３三玉  まで\n\n後手番\n△２二飛 ▲同　玉\n";
	char *copy = open_text(STR(board));

	(void)state;
	assert_true(next_game(&bod_parser));
	assert_int_equal(record.setup.base, SETUP_board);
	assert_int_equal(record.setup.width, 3);
	assert_int_equal(record.setup.height, 3);
	assert_int_equal(record.setup.turn, WHITE);
	assert_int_equal(record.setup.first_number, 171);
	assert_int_equal(record.setup.step_count, 4);
	buffer_clear(&out);
	show_line(record.plies[0].next);
	show_findings();
	expect(board, " 22R =K");
	assert_false(next_game(&bod_parser));
	close_text(copy, sizeof board - 1);
}

/* Of all characters only those that name a piece are read as one.  The text after it makes the fast
 * table look-up possible; scan, at the end of its text, looks them up in another way. */
static void
every_character(void **state)
{
	static const char tail[] = "    \n△３四歩\n";

	(void)state;
	for (uint32_t code = 0x800; code <= 0xFFFF; code++) {
		char body[64] = "▲７六";
		size_t head = strlen(body), n;
		struct scan scan;
		const struct claim *claim;
		char *copy;

		if (code >= 0xD800 && code <= 0xDFFF)
			continue;
		n = head + utf8_write(body + head, code);
		scan = scan_next(body + head, body + n);
		strcpy(body + n, tail);
		n += strlen(tail);
		copy = open_text((struct str){ body, n });
		record_init(&record, &text, &arena, FORMAT_ki2);
		ki2_parser.next(&parse, &record);
		claim = &record.plies[record.plies[0].next].claim;
		assert_int_equal(
		    (claim->has & CLAIM_HAS_piece) != 0 && claim->to == square_make(7, 6),
		    scan.is == SCAN_piece);
		if (scan.is == SCAN_piece)
			assert_int_equal(claim->piece, scan.value);
		close_text(copy, n);
	}
}

/* Reads a text and returns its first node. */
static struct ply
first_ply(const char *body)
{
	struct str whole = str_of(body);
	char *copy = open_text(whole);
	struct ply ply;

	next_game(&ki2_parser);
	ply = record.plies[record.plies[0].next];
	close_text(copy, whole.n);
	return ply;
}

/* A move in the usual form is read in one go if the text goes on for long enough after it; at the
 * end of a text it is read word by word.  Both read the same, whatever follows the move. */
static void
usual_moves(void **state)
{
	static const char *const squares[] = { "７六", "同　", "同", "7六", "７十" };
	static const char *const pieces[] = { "歩", "金", "成銀", "龍", "と", "金将", "成金" };
	static const char *const suffixes[] = { "", "成", "不成", "不", "生", "打", "右", "左上",
		"右上不成", "引成", "左打", "成成" };
	static const char *const after[] = { "", "  ", "  (77)", "(77)", "　(77)", " （77）",
		" ( 0:05)", "△３四歩", "+", "-", "*x", "まで", "が好手" };
	enum { ALL = 5 * 7 * 12 * 13, CLAIM = offsetof(struct claim, winner) + 1 };

	(void)state;
	for (size_t i = 0; i < ALL; i++) {
		char body[256];
		struct ply word, usual;

		snprintf(body, sizeof body, "▲%s%s%s%s\n", squares[i % 5], pieces[i / 5 % 7],
		    suffixes[i / 35 % 12], after[i / 420]);
		word = first_ply(body);
		strcat(body, "*a comment, after which the text has gone on\n");
		usual = first_ply(body);
		if (memcmp(&word.claim, &usual.claim, CLAIM) != 0 ||
		    memcmp(&word.at, &usual.at, sizeof word.at) != 0)
			fail_msg("%s", body);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves_of_a_row),
		cmocka_unit_test(every_character),
		cmocka_unit_test(usual_moves),
		cmocka_unit_test(rows_without_marks),
		cmocka_unit_test(endings_and_results),
		cmocka_unit_test(comments_and_headers),
		cmocka_unit_test(variations),
		cmocka_unit_test(marks_are_checked),
		cmocka_unit_test(damage_is_named),
		cmocka_unit_test(large_texts),
		cmocka_unit_test(probe_scores),
		cmocka_unit_test(diagrams_are_read),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
