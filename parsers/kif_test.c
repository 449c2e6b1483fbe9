#include "parsers/kif_show_test.h"

#include "parsers/scan.h"

/* --- moves */

static void
show_notes(uint32_t node)
{
	static const char marks[] = { '*', '&', '#', '?' };
	uint32_t n;

	for (n = record.plies[node].notes; n != 0; n = record.notes[n - 1].next) {
		buffer_printf(&out, "{%c", marks[record.notes[n - 1].kind]);
		buffer_add(&out, record.notes[n - 1].text);
		buffer_char(&out, '}');
	}
}

static void
show_move(const struct claim *claim)
{
	static const struct {
		unsigned said;
		const char *word;
	} words[] = {
		{ SAID_promote, "+" },
		{ SAID_stay, "=" },
		{ SAID_drop, "*" },
	};
	size_t i;

	if ((claim->said & SAID_side) != 0)
		buffer_printf(&out, "%c", claim->side == BLACK ? '^' : 'v');
	if ((claim->said & SAID_to) != 0)
		buffer_printf(&out, "%u%u", square_file(claim->to), square_rank(claim->to));
	if ((claim->said & SAID_same) != 0)
		buffer_printf(&out, "x");
	if ((claim->said & SAID_piece) != 0)
		buffer_printf(&out, "%s%s", piece_promoted(claim->piece) ? "+" : "",
		    piece_rows[piece_kind(claim->piece)].sfen);
	for (i = 0; i < sizeof words / sizeof *words; i++) {
		if ((claim->said & words[i].said) != 0)
			buffer_printf(&out, "%s", words[i].word);
	}
	if ((claim->said & SAID_from) != 0)
		buffer_printf(&out, "<%u%u", square_file(claim->from), square_rank(claim->from));
	if (claim->marks != 0)
		buffer_printf(&out, "~%u", claim->marks);
	if (claim->said == 0)
		buffer_printf(&out, "?");
}

static void
show_node(uint32_t node)
{
	const struct ply *ply = &record.plies[node];

	buffer_printf(&out, " %u:", ply->number);
	if (ply->claim.kind == CLAIM_move)
		show_move(&ply->claim);
	else if (ply->claim.kind == CLAIM_pass)
		buffer_printf(&out, "pass");
	else
		buffer_printf(&out, "%s!%s%s", (ply->claim.said & SAID_side) == 0 ? "" : "side",
		    ending_rows[ply->claim.ending].name,
		    (ply->claim.said & SAID_summary) == 0 ? "" : "!");
	if (ply->spent != TIME_NONE)
		buffer_printf(&out, "t%u", ply->spent);
	if (ply->total != TIME_NONE)
		buffer_printf(&out, "/%u", ply->total);
	show_notes(node);
}

/* The line of play that begins with node; alternatives in brackets behind the first of them. */
static void
show_line(uint32_t node)
{
	uint32_t other;

	for (; node != 0; node = record.plies[node].next) {
		show_node(node);
		other = record.plies[node].alt;
		while (other != 0) {
			uint32_t after = record.plies[other].alt;

			record.plies[other].alt = 0; /* shown here */
			buffer_printf(&out, " [");
			show_line(other);
			buffer_printf(&out, " ]");
			other = after;
		}
	}
}

/* Reads each text and compares its moves and findings. */
static void
check_games(const struct row *rows, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		struct str body = str_of(rows[i].body);
		char *copy = open_text(body);

		buffer_clear(&out);
		assert_true(next_record());
		show_notes(0);
		show_line(record.plies[0].next);
		show_findings();
		expect(rows[i].body, rows[i].expected);
		assert_false(next_record());
		close_text(copy, body.n);
	}
}

#define CHECK_GAMES(rows) check_games(rows, sizeof(rows) / sizeof *(rows))

static void
moves_in_every_form(void **state)
{
	static const struct row rows[] = {
		{ "   1 ７六歩(77)   ( 0:02/00:00:03)\n", " 1:76P<77t2000/3000" },
		{ "   1 ７六歩(77)   ( 0:02/00:00:03)+\r\n", " 1:76P<77t2000/3000" },
		{ "1 ７六歩(77)", " 1:76P<77" },
		{ "   1 ２二角成(88) \n", " 1:22B+<88" },
		{ "1 ７二成銀(63)\n", " 1:72+S<63" },
		{ "1 ７二銀成(63)\n", " 1:72S+<63" },
		{ "1 ７二全(63)\n2 ７二圭(63)\n3 ７二杏(63)\n", " 1:72+S<63 2:72+N<63 3:72+L<63" },
		{ "1 ２三歩打\n", " 1:23P*" },
		{ "1 ３三角打(00)\n", " 1:33B*" },
		{ "1 ７六歩(77)\n2 同　歩(75)\n", " 1:76P<77 2:xP<75" },
		{ "1 同歩(25)\n", " 1:xP<25" },
		{ "1 同 歩(25)\n", " 1:xP<25" },
		{ "1 同銀　(79)\n", " 1:xS<79" },
		{ "1 同　　歩(25)\n", " 1:xP<25" },
		{ "1 同　成銀(31)\n", " 1:x+S<31" },
		{ "1 同　と金(73)\n", " 1:x+P<73" },
		{ "1 ５二飛車(82)\n", " 1:52R<82" },
		{ "1 ２二角不成(88)\n2 ２二角生(88)\n", " 1:22B=<88 2:22B=<88" },
		{ "1 76歩(77)\n2 7六歩(77)\n3 ７6歩(77)\n4 三四歩(33)\n",
		    " 1:76P<77 2:76P<77 3:76P<77 4:34P<33" },
		{ "１ ７六歩(77)\n", " 1:76P<77" },
		{ "1. ７六歩(77)\n2手目 ３四歩(33)\n3手目７六歩(77)\n",
		    " 1:76P<77 2:34P<33 3:76P<77" },
		{ "1▲７六歩(77)\n2△３四歩(33)\n", " 1:^76P<77 2:v34P<33" },
		{ "▲７六歩(77)\n☖３四歩(33)\n", " 0:^76P<77 0:v34P<33" },
		{ "７六歩\n３四歩\n同歩\n", " 0:76P 0:34P 0:xP" },
		{ "1 ５八金右\n2 ５八金右(49)\n", " 1:58G~1 2:58G<49" },
		{ "1 ５八金左上\n2 ５八金直\n3 ５八金寄\n4 ５八金引成\n",
		    " 1:58G~10 2:58G~4 3:58G~16 4:58G+~32" },
		{ "1 ３三同金(32)\n", " 1:33xG<32" },
		{ "　　1 ７六歩(77) ( 0:07/)\n", " 1:76P<77t7000" },
		{ "\t1\t７六歩（７７）\n", " 1:76P<77" },
		{ "1 ６八王(59)\n2 ４二竜(22)\n", " 1:68K<59 2:42+R<22" },
		{ "\xEF\xBB\xBF 1 ７六歩(77)\n\xEF\xBB\xBF"
		  "2 ３四歩(33)\n",
		    " 1:76P<77 2:34P<33" },
		{ "1 パス\n2 pass (0:01/0:0:1)\n", " 1:pass 2:passt1000/1000" },
		{ "1 ７六歩(77)\r\r\n2 ３四歩(33)\r3 ２六歩(27)\n", " 1:76P<77 2:34P<33 3:26P<27" },
		{ "1 ７六歩(77) * a note \n", " 1:76P<77{* a note }" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
times_in_every_form(void **state)
{
	static const struct row rows[] = {
		{ "1 ７六歩(77) (0:23/0:0:23)\n", " 1:76P<77t23000/23000" },
		{ "1 ７六歩(77) (00:31 / 00:00:31)\n", " 1:76P<77t31000/31000" },
		{ "1 ７六歩(77) ( 0:03/ 0:00:19)\n", " 1:76P<77t3000/19000" },
		{ "1 ７六歩(77) ( 0:7/)\n", " 1:76P<77t7000" },
		{ "1 ７六歩(77) (123:45/02:03:45)\n", " 1:76P<77t7425000/7425000" },
		{ "1 ７六歩(77) (1:02:03/01:02:03)\n", " 1:76P<77t3723000/3723000" },
		{ "1 ７六歩(77) ( 0:01.234/00:00:01.5)\n", " 1:76P<77t1234/1500" },
		{ "1 ７六歩(77)(0:05)\n2 ５五角打(0:05)\n", " 1:76P<77t5000 2:55B*t5000" },
		{ "1 ７六歩(77) （０：０５／００：００：０６）\n", " 1:76P<77t5000/6000" },
		{ "1 ７六歩(77) ( 0:01/00:00:01) ( 0:02/00:00:02)+\n", " 1:76P<77t2000/2000" },
		{ "1 ７六歩(77) ( 0:02/00:00:02) +\n", " 1:76P<77t2000/2000" },
		{ "1 投了 ( 0:02/00:00:06)\n", " 1:!resignt2000/6000" },
		/* not times; the move stands all the same */
		{ "1 ７六歩(77) ( 0:60/00:00:60)\n", " 1:76P<77 bad-time@1:11" },
		{ "1 ７六歩(77) (soon)\n", " 1:76P<77 bad-time@1:11" },
		{ "1 ７六歩(77) ( 0:02/00:00:99) ( 0:02/00:00:02)\n",
		    " 1:76P<77t2000/2000 bad-time@1:11" },
		{ "1 ７六歩(77) (99999999:00/0:00:00)\n", " 1:76P<77 bad-time@1:11" },
		{ "1 ７六歩(77) (:02/00:00:02)\n", " 1:76P<77 bad-time@1:11" },
		{ "1 ７六歩(77) ( 0:02/:00:02)\n", " 1:76P<77 bad-time@1:11" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
spans_say_where(void **state)
{
	struct str body = STR("\n   1 ７六歩(77)   ( 0:02/00:00:02)\n");
	char *copy = open_text(body);
	const struct ply *ply;

	(void)state;
	assert_true(next_record());
	ply = &record.plies[1];
	assert_true(str_eq(text_str(&text, ply->at), STR("７六歩(77)")));
	assert_int_equal(body.p[ply->at.at + ply->time_at], '(');
	assert_int_equal(ply->time_at, ply->at.n + 3);
	assert_int_equal(ply->claim.said, SAID_plain | SAID_to | SAID_piece | SAID_from);
	assert_int_equal(record.at.at, 0);
	assert_int_equal(record.at.n, body.n);
	close_text(copy, body.n);
}

/* --- endings */

static void
every_ending(void **state)
{
	static const struct row rows[] = {
		{ "1 ７六歩(77)\n2 投了\n", " 1:76P<77 2:!resign" },
		{ "1 中断\n", " 1:!interrupted" },
		{ "1 持将棋\n", " 1:!jishogi" },
		{ "1 千日手\n", " 1:!sennichite" },
		{ "1 先日手\n", " 1:!sennichite" },
		{ "1 詰み\n", " 1:!mate" },
		{ "1 詰\n", " 1:!mate" },
		{ "1 不詰\n", " 1:!no-mate" },
		{ "1 切れ負け\n", " 1:!time-up" },
		{ " 194  Time-up   ( 0:0/)\n", " 194:!time-upt0" },
		{ "1 時間切れ\n", " 1:!time-up" },
		{ "1 反則勝ち\n", " 1:!illegal-action" },
		{ "1 反則負け\n", " 1:!illegal-move" },
		{ "1 不正着手負け\n", " 1:!illegal-move" },
		{ "1 入玉勝ち\n", " 1:!declaration" },
		{ "1 勝ち宣言\n", " 1:!declaration" },
		{ "1 不戦勝\n", " 1:!forfeit" },
		{ "1 封じ手\n", " 1:!sealed" },
		{ "1 最大手数超過\n", " 1:!max-moves" },
		{ "1 王手連続千日手\n", " 1:!perpetual-check" },
		{ "1 トライ\n", " 1:!try" },
		{ "1 △投了\n", " 1:side!resign" },
		/* unknown */
		{ "1 ７六歩(77)\n2 時計故障\n", " 1:76P<77 2:!none unknown-terminator@2:3" },
		{ "1 ７六歩(77)\n2 時計故障 ( 0:01/00:00:01)\n",
		    " 1:76P<77 2:!nonet1000/1000 unknown-terminator@2:3" },
		/* nothing follows an ending */
		{ "1 投了\n2 ７六歩(77)\n", " 1:!resign [ 2:76P<77 ] move-after-end@2:3" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
result_lines(void **state)
{
	static const struct row rows[] = {
		/* the move line counts; the まで line is kept beside it */
		{ "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n", " 1:76P<77 2:!resign" },
		/* it stands in where there is no move line */
		{ "1 ７六歩(77)\nまで1手で先手の勝ち\n*note\n", " 1:76P<77 0:!resign!{*note}" },
		{ "1 ７六歩(77)\nまで1手で後手の反則負け\n", " 1:76P<77 0:!illegal-move!" },
		{ "1 ７六歩(77)\nまで1手詰\n", " 1:76P<77 0:!mate!" },
		{ "1 ７六歩(77)\n2 投了\n*after the end\nまで1手で先手の勝ち\n*later\n",
		    " 1:76P<77 2:!resign{*after the end}{*later}" },
		{ "まで0手で中断\n", " 0:!interrupted!" },
		{ "1 ７六歩(77)\n2 投了\nまで1手で先手の勝ちx\n",
		    " 1:76P<77 2:!resign unknown-terminator@3:1" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

static void
results_are_kept(void **state)
{
	struct str body = STR("1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n変化：1手\n"
			      "1 ２六歩(27)\nまで1手で千日手\n");
	char *copy = open_text(body);

	(void)state;
	assert_true(next_record());
	assert_int_equal(record.result_count, 2);
	assert_int_equal(record.results[0].node, 2);
	assert_int_equal(record.results[0].plies, 1);
	assert_int_equal(record.results[0].winner, BLACK);
	assert_int_equal(record.results[1].ending, ENDING_sennichite);
	assert_int_equal(record.plies[record.results[1].node].claim.kind, CLAIM_end);
	close_text(copy, body.n);
}

/* --- the tree */

static void
variations(void **state)
{
	static const struct row rows[] = {
		/* the worked example: 同 of a branch is another node's affair, so only the tree */
		{ "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)+\n   4 同　銀(31)\n"
		  "   5 投了\nまで4手で後手の勝ち\n\n変化：3手\n   3 ２六歩(27)\n   4 中断\n",
		    " 1:76P<77 2:34P<33 3:22B+<88 [ 3:26P<27 4:!interrupted ] 4:xS<31 5:!resign" },
		/* depth first, the branch's own branches before the older ones; 同 in a branch */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n\n"
		  "変化：4手\n4 同　飛(82)\n5 ４五角打\n\n変化：5手\n5 ５五角打\n\n"
		  "変化：2手\n2 ８四歩(83)\n3 同　歩(84)\n\n変化：3手\n3 ２六歩(27)\n\n"
		  "変化：1手\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ] 2:34P<33 [ 2:84P<83 3:xP<84 [ 3:26P<27 ] ] 3:22B+<88"
		    " 4:xS<31 [ 4:xR<82 5:45B* [ 5:55B* ] ]" },
		/* an ending as a branch, and a branch beside an ending */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 投了\n変化：2手\n2 ８四歩(83)\n",
		    " 1:76P<77 2:34P<33 [ 2:!resign ] [ 2:84P<83 ]" },
		/* other spellings */
		{ "1 ７六歩(77)\n変化:   1手\n1 ２六歩(27)\n", " 1:76P<77 [ 1:26P<27 ]" },
		{ "1 ７六歩(77)\n変化：１手\n1 ２六歩(27)\n", " 1:76P<77 [ 1:26P<27 ]" },
		{ "8 ７六歩(77)\n9 ３四歩(33)\n10 ２六歩(27)\n変化：10手\n10 ６六歩(67)\n",
		    " 8:76P<77 9:34P<33 10:26P<27 [ 10:66P<67 ]" },
		/* comments behind the line belong to the position before */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n*here\n2 ８四歩(83)\n*there\n",
		    " 1:76P<77{*here} 2:34P<33 [ 2:84P<83{*there} ]" },
		{ "1 ７六歩(77)\n#--separator--\n変化：1手\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ]" },
		/* no 変化 line: by number, silently behind an empty line */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n\n1 ２六歩(27)\n2 ８四歩(83)\n",
		    " 1:76P<77 [ 1:26P<27 2:84P<83 ] 2:34P<33" },
		{ "1 ７六歩(77)\n2 ３四歩(33)\n1 ２六歩(27)\n",
		    " 1:76P<77 [ 1:26P<27 ] 2:34P<33 ply-number-gap@3:3" },
		/* out of range */
		{ "1 ７六歩(77)\n変化：5手\n5 ２六歩(27)\n",
		    " 1:76P<77 [ 5:26P<27 ] !orphan-variation@2:1" },
		{ "1 ７六歩(77)\n変化：2手\n2 ２六歩(27)\n",
		    " 1:76P<77 2:26P<27 orphan-variation@2:1" },
		{ "変化：3手\n1 ７六歩(77)\n2 ３四歩(33)\n",
		    " 1:76P<77 2:34P<33 orphan-variation@1:1" },
		/* announced at the wrong ply */
		{ "1 ７六歩(77)\n2 ３四歩(33)\n変化：1手\n2 ８四歩(83)\n",
		    " 1:76P<77 2:34P<33 [ 2:84P<83 ] ply-number-gap@4:3" },
		/* gaps */
		{ "1 ７六歩(77)\n3 ２六歩(27)\n4 ８四歩(83)\n",
		    " 1:76P<77 3:26P<27 4:84P<83 ply-number-gap@2:3" },
		{ "1 ７六歩(77)\n3 ２六歩(27)\n4 ８四歩(83)\n変化：3手\n3 ６六歩(67)\n",
		    " 1:76P<77 3:26P<27 [ 3:66P<67 ] 4:84P<83 ply-number-gap@2:3" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

/* Ten thousand nested variations, then a hundred thousand beside each other: both take a moment. */
static void
many_variations(void **state)
{
	enum { NESTED = 10000, BESIDE = 100000 };
	struct buffer body;
	uint32_t node, count;
	unsigned i;
	char *copy;

	(void)state;
	buffer_init(&body, &memory);
	for (i = 1; i <= NESTED; i++)
		buffer_printf(&body, "%u ７六歩(77)\n", i);
	for (i = NESTED; i > 0; i--)
		buffer_printf(&body, "変化：%u手\n%u ２六歩(27)\n", i, i);
	for (i = 0; i < BESIDE; i++)
		buffer_printf(&body, "変化：1手\n1 ５六歩(57)\n");
	copy = open_text(buffer_str(&body));
	assert_true(next_record());
	assert_int_equal(diags.count + diags.left_out, 0);
	assert_int_equal(record.ply_count, 1 + 2 * NESTED + BESIDE);
	for (node = record.plies[0].next, count = 0; node != 0; count++)
		node = record.plies[node].alt;
	assert_int_equal(count, 2 + BESIDE);
	for (node = record.plies[0].next, count = 0; node != 0; count++) {
		assert_int_not_equal(record.plies[node].alt, 0);
		node = record.plies[node].next;
	}
	assert_int_equal(count, NESTED);
	close_text(copy, body.n);
	buffer_free(&body);
}

/* --- other lines */

static void
notes_and_junk(void **state)
{
	static const struct row rows[] = {
		{ "*before\n手数----指手--\n&here\n1 ７六歩(77)\n*a\n* b\n&mark\n*\n",
		    "{*before}{&here} 1:76P<77{*a}{* b}{&mark}{*}" },
		{ "#KIF version=2.0 encoding=UTF-8\n# ---- program 棋譜ファイル ----\n# remark\n"
		  "手合割：平手　　\n先手：A\n後手：B\n手数----指手---------消費時間--\n"
		  "1 ７六歩(77)\n#later\n",
		    "{# remark} 1:76P<77{#later}" },
		{ "手数―指し手――#\n1 ７六歩(77)\n", " 1:76P<77" },
		{ "手数---指手\n手数ー指手\n盤面回転\n1 ７六歩(77)\n", " 1:76P<77" },
		{ "1 ７六歩(77)\n銀\n2 ３四歩(33)\n", " 1:76P<77{?銀} 2:34P<33 unknown-line@2:1" },
		{ "手合割：平手\n2手目へのコメント\n1 ７六歩(77)\n",
		    "{?2手目へのコメント} 1:76P<77 unknown-line@2:1" },
		{ "1 ７六歩(77)\n先後：不明\n", " 1:76P<77{?先後：不明} unknown-line@2:1" },
		{ "1 ７六歩(77)\n終了日時：2004/05/31\n", " 1:76P<77 misplaced-line@2:1" },
		{ "1 ７六歩(77) ３\n", " 1:76P<77{?３} unknown-line@1:11" },
		{ "手合割：平手\n<a href=\"http://example.org\">x</a>\n",
		    "{?<a href=\"http://example.org\">x</a>} unknown-line@2:1" },
		/* several on one line */
		{ "▲７六歩 △３四歩\n", " 0:^76P 0:v34P glued-move@1:6" },
		{ "1 ７六歩(77) (0:01/0:00:01) 2 ３四歩(33) 3 投了\n",
		    " 1:76P<77t1000/1000 2:34P<33 3:!resign glued-move@1:26" },
		/* damaged */
		{ "1 ７六歩(77)\n2 ３四(33)\n3 ２六歩(27)\n",
		    " 1:76P<77 2:? 3:26P<27 !bad-move-text@2:3" },
		{ "1 ７六歩(7)\n", " 1:? !bad-move-text@1:3" },
		{ "1 \xEF\xBF\xBD六歩(77) ( 0:01/00:00:01)\n",
		    " 1:?t1000/1000 !bad-move-text@1:3" },
		{ "1 ９九九九歩(99)\n", " 1:? !bad-move-text@1:3" },
		{ "1 ７六歩(77)\n12\n", " 1:76P<77{?12} unknown-line@2:1" },
		/* cut off */
		{ "1 ７六歩(77)\n   2 ３四", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n   2 ３四歩(3", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n   2 ３四歩(33) ( 0:0", " 1:76P<77 2:34P<33 !truncated@2:14" },
		{ "1 ７六歩(77)\n   2 投", " 1:76P<77 2:? !truncated@2:6" },
		{ "1 ７六歩(77)\n   2 ", " 1:76P<77 !truncated@2:4" },
		{ "1 ７六歩(77)\n   2 時計故障", " 1:76P<77 2:!none unknown-terminator@2:6" },
		/* nothing */
		{ "hello\n", "{?hello} unknown-line@1:1 !no-game@1:1" },
	};

	(void)state;
	CHECK_GAMES(rows);
}

/* --- probe, tables, damage */

static void
probe_scores(void **state)
{
	static const struct {
		const char *body;
		int least, most;
	} rows[] = {
		{ "#KIF version=2.0 encoding=UTF-8\n", 100, 100 },
		{ "開始日時：2004/05/31\n手数----指手--\n", 90, 100 },
		{ "手合割：平手\n", 50, 70 },
		{ "\n   1 ７六歩(77)\n", 90, 100 },
		{ "\xEF\xBB\xBF先手：A\n", 30, 60 },
		{ "先手：A\n後手：B\n\n▲７六歩    △３四歩\nまで2手で中断\n", 10, 10 },
		{ "V2.2\nN+A\nPI\n+\n+7776FU\nT2\n%TORYO\n", 0, 0 },
		{ "position startpos moves 7g7f\n", 0, 0 },
		{ "", 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int score = kif_parser.probe(str_of(rows[i].body));

		if (score < rows[i].least || score > rows[i].most)
			fail_msg("%s: %d", rows[i].body, score);
	}
}

/* The table of characters knows every word that the table of pieces has, and means the same. */
static void
pieces_agree(void **state)
{
	unsigned kind, promoted;

	(void)state;
	for (kind = 1; kind < KIND_COUNT; kind++) {
		for (promoted = 0; promoted < 2; promoted++) {
			piece_t face = piece_make((enum kind)kind, promoted != 0, BLACK), read;
			struct str word = str_of(piece_word(face)), cell = str_of(piece_cell(face));

			if (word.n == 0 || *piece_rows[kind].sfen == '\0')
				continue; /* not a piece of shogi */
			assert_ptr_equal(
			    scan_face(word.p, word.p + word.n, &read), word.p + word.n);
			assert_int_equal(read, face);
			assert_ptr_equal(
			    scan_face(cell.p, cell.p + cell.n, &read), cell.p + cell.n);
			assert_int_equal(read, face);
		}
	}
}

/* The word that a writer puts for an ending is read as one that is called the same. */
static void
endings_agree(void **state)
{
	unsigned ending;

	(void)state;
	for (ending = 1; ending < ENDING_COUNT; ending++) {
		struct str word = str_of(ending_rows[ending].kif);
		struct claim claim;

		if (word.n == 0)
			continue;
		assert_ptr_equal(kif_words_read(word.p, word.p + word.n, &claim), word.p + word.n);
		assert_string_equal(ending_rows[claim.ending].kif, ending_rows[ending].kif);
	}
}

/* Every text cut off anywhere, and with any byte of it replaced, is read to its end. */
static void
damaged_texts(void **state)
{
	static const char whole[] =
	    "手合割：平手\n後手の持駒：飛　歩十三\n+---+\n"
	    "|v香v桂 ・ ・ ・ ・ ・ ・ ・|一\n+---+\n"
	    "手数＝3 まで\n手数----指手--\n*note\n   1 ７六歩(77)   ( 0:02/00:00:02)+\n"
	    "   2 同　成銀不成打(00) (1:02:03.5 / 1:2)\n3 ５八金右直\n4 投了\nまで3手で先手の勝ち\n"
	    "変化：2手\n2 パス\n#--separator--\n1 ７六歩(77)";
	static const char bytes[] = " 1(:/*\n\r|";
	char spoilt[sizeof whole];
	size_t at, i;

	(void)state;
	for (at = 0; at < sizeof whole; at++) {
		for (i = 0; i < sizeof bytes; i++) {
			/* the last time round, cut off instead */
			struct str body = { spoilt, i + 1 < sizeof bytes ? sizeof whole - 1 : at };
			char *copy;

			memcpy(spoilt, whole, sizeof whole);
			if (i + 1 < sizeof bytes)
				spoilt[at] = bytes[i];
			copy = open_text(body);
			while (next_record())
				assert_true(parse.at > 0);
			kif_parser.probe(text.body);
			close_text(copy, body.n);
		}
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moves_in_every_form),
		cmocka_unit_test(times_in_every_form),
		cmocka_unit_test(spans_say_where),
		cmocka_unit_test(every_ending),
		cmocka_unit_test(result_lines),
		cmocka_unit_test(results_are_kept),
		cmocka_unit_test(variations),
		cmocka_unit_test(many_variations),
		cmocka_unit_test(notes_and_junk),
		cmocka_unit_test(probe_scores),
		cmocka_unit_test(pieces_agree),
		cmocka_unit_test(endings_agree),
		cmocka_unit_test(damaged_texts),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
