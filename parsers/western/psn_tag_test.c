#include "parsers/western/testing_psn.h"

static void
handicaps(void **state)
{
	static const struct row rows[] = {
		{ "[Handicap \"rook and lance\"]\n1....G3b", "rook-lance | 4a3b" },
		{ "[Handicap \"lance\"]\n1. … G3b 2. P7f", "lance | 4a3b 7g7f" },
		{ "[Handicap \"Lance\"]\n1. G3b P7f", "lance | 4a3b 7g7f" },
		{ "[Handicap \"left lance\"]\nG3b", "lance | 4a3b" },
		{ "[Handicap \"right lance\"]\nG3b", "right-lance | 4a3b" },
		{ "[Handicap \"Both lances\"]\nG3b", "both-lances | 4a3b" },
		{ "[Handicap \"bishop\"]\nG3b", "bishop | 4a3b" },
		{ "[Handicap \"Rook\"]\nG3b", "rook | 4a3b" },
		{ "[Handicap \"Rook-Lance\"]\nG3b", "rook-lance | 4a3b" },
		{ "[Handicap \"2 piece\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"2-piece\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"two piece\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"2 pieces\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"2piece\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"Rook, bishop\"]\nG3b", "two-piece | 4a3b" },
		{ "[Handicap \"3 piece\"]\nG3b", "three-piece | 4a3b" },
		{ "[Handicap \"4 piece\"]\nG3b", "four-piece | 4a3b" },
		{ "[Handicap \"5 piece\"]\nG3b", "five-piece | 4a3b" },
		{ "[Handicap \"left 5 piece\"]\nG3b", "left-five-piece | 4a3b" },
		{ "[Handicap \"6 piece\"]\nG3b", "six-piece | 4a3b" },
		{ "[Handicap \"7 piece\"]\nG3b", "right-seven-piece | 4a3b" },
		{ "[Handicap \"8 piece\"]\nG3b", "eight-piece | 4a3b" },
		{ "[Handicap \"9-piece\"]\nG3b", "nine-piece | 4a3b" },
		{ "[Handicap \"10 piece\"]\nK4b", "ten-piece | 5a4b" },
		{ "[Handicap \"十枚落ち\"]\nK4b", "ten-piece | 5a4b" },
		{ "[Handicap \"none\"]\nP7f", " 7g7f" },
		{ "[Handicap \"\"]\nP7f", " 7g7f" },
		{ "[Handicap \"11 piece\"]\nP7f", " 7g7f / !unknown-handicap@1:12" },
		{ "[Handicap \"2 piece of the longest name that was ever seen\"]\nP7f",
		    " 7g7f / !unknown-handicap@1:12" },
		/* names in other headers */
		{ "[Comment \"a 6-piece game\"]\nS3a-2b P7g-7f",
		    "six-piece | 3a2b 7g7f / turn-guessed@2:1" },
		{ "[Comment \"Two piece handicap\"]\nS3a-2b P7g-7f",
		    "two-piece | 3a2b 7g7f / turn-guessed@2:1" },
		{ "[Comment \"a nice piece\"]\nP3c-3d P7g-7f", "w | 3c3d 7g7f / turn-guessed@2:1" },
	};

	(void)state;
	CHECK(rows);
}

#define EVEN "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"

static void
positions(void **state)
{
	static const struct row rows[] = {
		{ "[SFEN \"" EVEN " b - 1\"]\nP7f", " 7g7f" },
		{ "[SFEN \"" EVEN "\"]\nP7f", " 7g7f" },
		/* a tag on the line of what is none */
		{ "[a note] [SFEN \"4k4/9/9/9/9/9/4P4/9/4K4 b - 1\"]\nP5f",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b - 1 |{a note} 5g5f" },
		{ "[SFEN \"lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\"]\nG3b",
		    "bishop | 4a3b" },
		{ "[sfen \"4k4/9/9/9/9/9/4P4/9/4K4 b 2P3p 7\"]\n1.P5f",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b 2P3p 7 | 5g5f" },
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4 b 2P3p 7\"]\n1.P5f",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b 2P3p 7 | 5g5f" },
		/* Davin's */
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4 2000001/0300010 s 7\"]\nP5f",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b R2Pb3l 7 | 5g5f" },
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4 12000001/0000000 g 1\"]\nK4b",
		    "4k4/9/9/9/9/9/4P4/9/4K4 w R12P 1 | 5a4b" },
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4 0012001/T s 1\"]\nP5f",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b R2SNr2b4g2s3n4l17p 1 | 5g5f" },
		/* XBoard's: w is the first mover, whose pieces are upper case */
		{ "[Variant \"shogi\"]\n[FEN \"" EVEN "[-] w 0 1\"]\n1. c4 c6 2. Bxh8+",
		    " 7g7f 7c7d ? / !no-candidate@3:13" },
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4[PPrb] b 0 3\"]\nKf8",
		    "4k4/9/9/9/9/9/4P4/9/4K4 w 2Prb 6 | 5a4b" },
		/* with a handicap's name */
		{ "[Handicap \"bishop\"]\n[SFEN \"lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/"
		  "LNSGKGSNL w - 1\"]\nG3b",
		    "bishop | 4a3b" },
		{ "[SFEN \"lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\"]\n"
		  "[Handicap \"rook\"]\nG3b",
		    "bishop | 4a3b / handicap-board-conflict@2:12" },
		/* none */
		{ "[SFEN \"nonsense\"]\nP7f", " b - 1 |{?nonsense} ? / !bad-setup@1:8" },
		{ "[FEN \"4k4/9/9/9/9/9/4P4/9/4K4 20x0001/0300010 s 7\"]\nP5f",
		    " b - 1 |{?4k4/9/9/9/9/9/4P4/9/4K4 20x0001/0300010 s 7} ? / "
		    "!bad-setup@1:7" },
		{ "[FEN \"" EVEN "[x] w 0 1\"]\nP7f",
		    " b - 1 |{?" EVEN "[x] w 0 1} ? / !bad-setup@1:7" },
		/* a list of pieces */
		{ "[Proam \"x\"]\nwK3a wN2a b+B4d bBH1 bRH1 wPH15 $ +B4d-3c",
		    "6kn1/9/9/5+B3/9/9/9/9/9 b RB15p 1 | 4d3c" },
		{ "wK3a bG3c bGH1 $ G'3b", "6k2/9/6G2/9/9/9/9/9/9 b G 1 | G*3b" },
	};

	(void)state;
	CHECK(rows);
}

/* Headers as "id key=value", in their order. */
static void
show_headers(const char *body)
{
	struct str s = str_of(body);
	char *copy = open_text(s);
	size_t i;

	buffer_clear(&out);
	assert_true(next_record());
	for (i = 0; i < record.header_count; i++) {
		const struct header *header = &record.headers[i];

		buffer_printf(&out, "%s%s %.*s=%.*s", i > 0 ? ", " : "",
		    header->id == HEADER_other ? "other" : header_rows[header->id].name,
		    (int)header->key.n, header->key.p, (int)header->value.n, header->value.p);
	}
	show_findings();
	close_text(copy, s.n);
	buffer_char(&out, '\0');
}

static void
headers(void **state)
{
	static const struct row rows[] = {
		{ "[Sente \"Habu, 3dan\"]\n[Gote \"B\"]\nP7f",
		    "black Sente=Habu, 3dan, white Gote=B" },
		{ "[BLACK \"a\"]\n[white \"b\"]\nP7f", "black BLACK=a, white white=b" },
		{ "[Event \"e\"] [Site \"s\"]\n[Round \"5\"]\nP7f",
		    "event Event=e, site Site=s, other Round=5" },
		{ "[Tournament \"e\"]\n[Venue \"v\"]\n[Joseki \"Yagura\"]\n[Comment \"c\"]\nP7f",
		    "event Tournament=e, site Venue=v, opening Joseki=Yagura, note Comment=c" },
		{ "[Site \"s\"]\n[Venue \"v\"]\nP7f", "site Site=s, other Venue=v" },
		{ "[UTCDate \"2020.01.02\"]\n[TimeControl \"15+0+0(1)\"]\nP7f",
		    "start_time UTCDate=2020.01.02, time_limit TimeControl=15+0+0(1)" },
		{ "[Sente \"?\"]\n[Round \"?\"]\n[Gote \"b\"]\nP7f", "white Gote=b" },
		{ "[Email \"\"]\n[Black_grade \" Grade \"]\nP7f",
		    "other Email=, other Black_grade=Grade" },
		{ "[Event \"a \\\"b\\\" \\\\ c\"]\nP7f", "event Event=a \"b\" \\ c" },
		{ "[Event \"a \"b\" c\"]\nP7f", "event Event=a \"b\" c" },
		{ "[ Event  \"a\" ]\nP7f", "event Event=a" },
		{ "[Result \"1-0\"]\n[SFEN \"" EVEN " b - 1\"]\nP7f", "" },
		{ "[Result \"1-0 Illegal move B4b+\"]\nP7f", "other Result=1-0 Illegal move B4b+" },
		{ "[Event \"a\"]\n[Date \"1\"]\n[Date \"2\"]\nP7f",
		    "event Event=a, start_time Date=1, start_time Date=2 / duplicate-header@3:1" },
		/* XBoard: White is the first mover */
		{ "[White \"first\"]\n[Black \"second\"]\n[Variant \"shogi\"]\n1. c4",
		    "black White=first, white Black=second" },
		{ "[White \"first\"]\n[Black \"second\"]\n1. c4",
		    "black White=first, white Black=second" },
		{ "[Black \"first\"]\n[White \"second\"]\n1. P7f",
		    "black Black=first, white White=second" },
		{ "[Sente \"first\"]\n[Gote \"second\"]\n[Variant \"Shogi\"]\n1. c4",
		    "black Sente=first, white Gote=second" },
		/* lines above the moves of Grimbergen's texts */
		{ "Black: A B\nWhite: C\nMeijin, game 3\n1.P7g-7f\n2.P3c-3d\n",
		    "black Black=A B, white White=C, event Event=Meijin, game 3" },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		show_headers(rows[i].body);
		if (strcmp(out.p, rows[i].expected) != 0)
			fail_msg("%s\n  returns  %s\n  expected %s", rows[i].body, out.p,
			    rows[i].expected);
	}
}

static void
variants(void **state)
{
	static const struct row rows[] = {
		{ "[Variant \"Shogi\"]\nP7f", " 7g7f" },
		{ "[Variant \"nothing\"]\nP7f", " b - 1 | ? / !unsupported-variant@1:11" },
		{ "Shogi -  Game Record\n\n1. P-7f P-3d\n", " 7g7f 3c3d" },
		{ "Shogi -  Game Record\n\n1.  -  P-3d\n2. P-7f P-8d\n", "w | 3c3d 7g7f 8c8d" },
		{ "Hasami Shogi -  Game Record\n\n1. P-7f\n",
		    " b - 1 | ? / !unsupported-variant@1:1" },
		{ "%Tori Shogi -  Game Record\n1. P-7f\n", "{#Tori Shogi -  Game Record} 7g7f" },
	};

	(void)state;
	CHECK(rows);
}

static void
probes(void **state)
{
	static const struct {
		const char *body;
		int tags_least, tags_most, moves_least, moves_most;
	} rows[] = {
		{ "[Sente \"a\"]\n[Gote \"b\"]\nP7f", 90, 100, 50, 80 },
		{ "[Black \"a\"]\n1.7g7f\n", 90, 100, 0, 40 },
		{ "[SFEN \"" EVEN " b - 1\"]\n", 90, 100, 0, 0 },
		{ "\n# x\n% y\n[psn]\n[Foo \"a\"]\n", 60, 80, 0, 0 },
		{ "1. P-7f P-3d 2. P-2f G-3b\n", 0, 0, 70, 100 },
		{ "P-76 P-34 P-26", 0, 0, 70, 100 },
		{ "歩-76 歩-34", 0, 0, 70, 100 },
		{ "{c} 1.P2f P3d  2.P2e B3c", 0, 0, 70, 100 },
		{ "7g7f 3c3d", 0, 0, 1, 40 }, /* USI */
		{ "9i9f P*6e R*7a 4a4b", 0, 0, 1, 40 },
		/* others */
		{ "手合割：平手\n   1 ７六歩(77)\n", 0, 0, 0, 0 },
		{ "V2.2\nN+A\nPI\n+\n+7776FU\nT2\n%TORYO\n", 0, 0, 0, 0 },
		{ "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP+00KI\n", 0, 0, 0, 0 },
		{ "position startpos moves 7g7f\n", 0, 0, 0, 40 },
		{ "▲７六歩 △３四歩\n", 0, 0, 0, 0 },
		{ "{\"header\":{},\"moves\":[{}]}\n", 0, 0, 0, 0 },
		{ "[{\"header\":{}}]\n", 0, 0, 0, 0 },
		{ "Once upon a time there was a G4 on a table.\n", 0, 0, 0, 0 },
		{ "White could not play P-7f here at all.\n", 0, 0, 0, 0 },
		{ "", 0, 0, 0, 0 },
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		int tags = psn_parser.probe(str_of(rows[i].body)).score,
		    moves = hodges_parser.probe(str_of(rows[i].body)).score;

		if (tags < rows[i].tags_least || tags > rows[i].tags_most ||
		    moves < rows[i].moves_least || moves > rows[i].moves_most)
			fail_msg("%s: %d %d", rows[i].body, tags, moves);
	}
}

static void
other_letters(void **state)
{
	static const struct row rows[] = {
		{ "P-7f P-3d P-7e P-3e R-7g", " 7g7f 3c3d 7f7e 3d3e 8i7g" },
		{ "P-2f P-3d H-2g", " 2g2f 3c3d 2h2g" },
	};

	(void)state;
	letters = &alphabet_rows[ALPHABET_is];
	CHECK(rows);
	letters = NULL;
}

static void
damaged_texts(void **state)
{
	static const char *const texts[] = {
		("[Sente \"A \\\" B\"]\n[SFEN \"4k4/9/9/9/9/9/4P4/9/4K4 b 2P3p 7\"]\n[Result "
		 "\"1-0\"]\n{x}1.P7g-7f (00:03 / 00:00:03)\n2.G4a-3b! $3 (P8d (A) [c]\n) ;x\n"
		 "\nVariation:2\n2.xP+ Sx 7g7f+ Resigns 1-0\n(A) foot\n"),
		("wK3a wN2a b+B4d bBH1 $ S'3c\n\n[Handicap \"2 piece\"]\n1....G(41)-32 …P@e5 0/1 "
		 "2/3\n"),
		"[FEN \"4k4/9/9/9/9/9/4P4/9/4K4[PPrb] b 0 3\"]\n[FEN \"4k4/9 0012001/T s 1\"]\nKf8",
	};
	size_t i;

	(void)state;
	for (i = 0; i < sizeof texts / sizeof *texts; i++)
		check_damaged(texts[i]);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(handicaps),
		cmocka_unit_test(positions),
		cmocka_unit_test(headers),
		cmocka_unit_test(variants),
		cmocka_unit_test(probes),
		cmocka_unit_test(other_letters),
		cmocka_unit_test(damaged_texts),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
