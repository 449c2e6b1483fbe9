#include "parsers/western/testing_psn.h"

static void
numbers(void **state)
{
	static const struct row rows[] = {
		{ "1. P-7f P-3d 2. P-2f G-3b", " 7g7f 3c3d 2g2f 4a3b" },
		{ "1.P-7f P-3d\n2.P-2f G-3b", " 7g7f 3c3d 2g2f 4a3b" },
		{ "1 P7f P3d 2 P2f G3b", " 7g7f 3c3d 2g2f 4a3b" },
		{ "1.P7g-7f 2.P3c-3d 3.P2g-2f", " 7g7f 3c3d 2g2f" },
		{ "P7f P3d P2f", " 7g7f 3c3d 2g2f" },
		{ "1. P7f P3d 1... 2. P2f",
		    " 7g7f 3c3d 2g2f / ply-number-gap@1:12 ply-number-gap@1:17" },
		{ "1. P7f {c} 1... P3d 2. P2f", " 7g7f{c} 3c3d 2g2f" },
		{ "1. P7f P3d 2. P2f 2. ...G3b 3. P2e", " 7g7f 3c3d 2g2f 4a3b 2f2e" },
		{ "1.P7f P3d 3.P2f G3b 4.P2e", " 7g7f 3c3d 2g2f 4a3b 2f2e / ply-number-gap@1:21" },
		{ "1.P7f 2.P3d 4.P2f 5.G3b", " 7g7f 3c3d 2g2f 4a3b / ply-number-gap@1:13" },
		/* white first */
		{ "1. … P-3d 2. P-7f P-8d 3. P-2f", "w | 3c3d 7g7f 8c8d 2g2f" },
		{ "1. ... P-3d 2. P-7f", "w | 3c3d 7g7f" },
		{ "1. P-7f\\ P-3d\\\n2.\\ P-2f \\", " 7g7f 3c3d 2g2f" },
		{ "1. - P-3d 2. P-7f P-8d", "w | 3c3d 7g7f 8c8d" },
		{ "1.  -  P-3d\n2. P-7f P-8d", "w | 3c3d 7g7f 8c8d" },
		{ "1....P3d 2.P7f P8d 3.P2f", "w | 3c3d 7g7f 8c8d 2g2f" },
		{ "1.P3d P7f 2.P8d", "w | 3c3d 7g7f 8c8d / turn-guessed@1:3" },
		{ "P3c-3d P7g-7f", "w | 3c3d 7g7f / turn-guessed@1:1" },
		{ "1.P3d 2.P7f 3.P8d", "w | 3c3d 7g7f 8c8d / turn-guessed@1:3" },
	};

	(void)state;
	CHECK(rows);
}

static void
times(void **state)
{
	static const struct row rows[] = {
		{ "1.P7g-7f          (00:03 / 00:00:03)\n2.P3c-3d          (00:01 / 00:00:01)\n",
		    " 7g7ft3000/3000 3c3dt1000/1000" },
		{ "1.7g7f (01:02:03 / 01:02:03)", " 7g7ft3723000/3723000" },
		{ "1. P7f (0:12) P3d (0:12.3)", " 7g7ft12000 3c3dt12300" },
		{ "1. P7f {0:12} P3d {0:12.345}", " 7g7ft12000 3c3dt12345" },
		{ "1. P7f ( 0:12/00:00:12)", " 7g7ft12000/12000" },
		/* minutes of an hour, with the hours in the total */
		{ "1.P7g-7f (02:00 / 01:02:00)\n2.P3c-3d (00:00 / 00:00:00)\n"
		  "3.P2g-2f (01:00 / 02:03:00)",
		    " 7g7ft3720000/3720000 3c3dt0/0 2g2ft3660000/7380000" },
		/* minutes, black's and white's */
		{ "1.P7g-7f           1/1          0/0\n2.P3c-3d           0/1          2/2\n",
		    " 7g7ft60000/60000 3c3dt120000/120000" },
		/* all that each side has used, after the moves of both, or after each move */
		{ "1.P7f P3d 00:00:05 00:01:00\n2.P2f P8d 00:00:05 00:01:10",
		    " 7g7ft5000/5000 3c3dt60000/60000 2g2ft0/5000 8c8dt10000/70000" },
		{ "1.P7f 00:00:05 00:00:00\n2.P3d 00:00:05 00:00:09\n3.P2f 00:01:05 00:00:09",
		    " 7g7ft5000/5000 3c3dt9000/9000 2g2ft60000/65000" },
		{ "1.P7f P3d\n2.P2f P8d 00:00:05 00:01:10", " 7g7f 3c3d 2g2f/5000 8c8d/70000" },
		/* none */
		{ "(0:12) 1. P7f (at 12)", "{(0:12)} 7g7f{(at 12)}" },
		{ "1. P7f (0:12:13:14) P3d", " 7g7f{(0:12:13:14)} 3c3d" },
		{ "1. P7f (9999999:00) P3d", " 7g7f{(9999999:00)} 3c3d" },
	};

	(void)state;
	CHECK(rows);
}

static void
endings(void **state)
{
	static const struct row rows[] = {
		{ "P7f Resigns", " 7g7f !resign(b)" },
		{ "P7f resign", " 7g7f !resign(b)" },
		{ "P7f 投了", " 7g7f !resign(b)" },
		{ "P7f White resigns", " 7g7f !resign(b)" },
		{ "P7f Gote resigns", " 7g7f !resign(b)" },
		{ "P7f Black resigns", " 7g7f !resign(w) / result-contradiction@1:5" },
		{ "P7f Sennichite", " 7g7f !sennichite / result-contradiction@1:5" },
		{ "P7f Jishogi",
		    " 7g7f !jishogi / result-contradiction@1:5" }, /* no win on this board */
		{ "[SFEN \"RBGG1KSS1/1GGPPP3/9/9/9/9/9/9/4k4 b RB 1\"]\nJishogi",
		    "RBGG1KSS1/1GGPPP3/9/9/9/9/9/9/4k4 b RB 1 | !declaration(b)" },
		{ "P7f Jishogi 1/2-1/2", " 7g7f !jishogi / result-contradiction@1:5" },
		{ "P7f Kachi", " 7g7f !declaration(w) / !false-declaration@1:5" },
		{ "P7f Timeup", " 7g7f !time-up(b)" },
		{ "P7f Time-up", " 7g7f !time-up(b)" },
		{ "P7f Flag", " 7g7f !time-up(b)" },
		{ "P7f IllegalMove", " 7g7f !illegal-move(b)" },
		{ "P7f IllegalAction", " 7g7f !illegal-action(w)" },
		{ "P7f Mate", " 7g7f !mate(b) / result-contradiction@1:5" },
		{ "P7f Interrupt", " 7g7f !interrupted" },
		{ "P7f Interrupted", " 7g7f !interrupted" },
		{ "P7f Chudan", " 7g7f !interrupted" },
		{ "P7f Hikiwake", " 7g7f !draw" },
		{ "P7f MaxMovesDraw", " 7g7f !max-moves" },
		{ "P7f TryRuleWin", " 7g7f !try(b) / result-contradiction@1:5" },
		{ "P7f DeclarationWin", " 7g7f !declaration(w) / !false-declaration@1:5" },
		{ "P7f RepetitionDraw", " 7g7f !sennichite / result-contradiction@1:5" },
		{ "P7f RepetitionWin", " 7g7f !perpetual-check(w) / result-contradiction@1:5" },
		{ "1.P7g-7f (00:03 / 00:00:03)\n2.Resigns         (00:01 / 00:00:01)\n",
		    " 7g7ft3000/3000 !resign(b)t1000/1000" },
		/* results */
		{ "P7f 1-0", " 7g7f !resign(b)" },
		{ "P7f 0-1", " 7g7f !none(w)" },
		{ "P7f P3d 0-1", " 7g7f 3c3d !resign(w)" },
		{ "P7f 1/2-1/2", " 7g7f !draw" },
		{ "P7f ½-½", " 7g7f !draw" },
		{ "P7f 1‑0", " 7g7f !resign(b)" },
		{ "P7f 1–0", " 7g7f !resign(b)" },
		{ "P7f 1 - 0", " 7g7f !resign(b)" },
		{ "P7f 1/0", " 7g7f !resign(b)" },
		{ "P7f 1:0", " 7g7f !resign(b)" },
		{ "P7f *", " 7g7f" },
		{ "P7f {1-0}", " 7g7f !resign(b)" },
		{ "P7f {\n1-0}", " 7g7f{1-0}" },
		{ "P7f {\n0:12}", " 7g7f{0:12}" },
		{ "P7f {Black wins}", " 7g7f !resign(b)" },
		{ "P7f {Black\twins}", " 7g7f !resign(b)" },
		{ "P7f --Black Won--", " 7g7f !resign(b)" },
		{ "P7f {towel thrown} 1-0", " 7g7f{towel thrown} !resign(b)" },
		{ "P7f Resigns 1-0", " 7g7f !resign(b)" },
		{ "P7f Resigns 0-1", " 7g7f !resign(w) / result-contradiction@1:5" },
		{ "P7f 1-0 {last}", " 7g7f{last} !resign(b)" },
		{ "P7f 1-0 P3d", " 7g7f 3c3d !none(b)" },
		{ "P7f Resigns P3d", " 7g7f !resign(b) 3c3d / move-after-end@1:13" },
		/* a closing comment is the ending if no other is */
		{ "P7f {Resigns}", " 7g7f !resign(b)" },
		{ "P7f P3d { resign }", " 7g7f 3c3d !resign(w)" },
		{ "P7f {Resigns.}", " 7g7f !resign(b)" },
		{ "P7f {　Resigns}", " 7g7f !resign(b)" },
		{ "P7f {　1-0　}", " 7g7f{　1-0　}" },
		{ "P7f {é Resigns}", " 7g7f{é Resigns}" },
		{ "P7f {Resigns. White is lost after P-3d.}",
		    " 7g7f{Resigns. White is lost after P-3d.} !resign(b)" },
		{ "P7f {Resigns 0:12:34 0:13:33}", " 7g7f{Resigns 0:12:34 0:13:33} !resign(b)" },
		{ "P7f {Resigns\nso early}", " 7g7f{Resigns}{so early} !resign(b)" },
		{ "P7f {Resigns too early}", " 7g7f{Resigns too early}" },
		{ "P7f {Resigns} {a note}", " 7g7f{Resigns}{a note} !resign(b)" },
		{ "P7f {a note} {Resigns}", " 7g7f{a note} !resign(b)" },
		{ "P7f {Resigns} P3d", " 7g7f{Resigns} 3c3d" },
		{ "P7f {Resigns} Timeup", " 7g7f{Resigns} !time-up(b)" },
		{ "P7f {Resigns} *", " 7g7f{Resigns}" },
		{ "P7f {\nResigns} 1-0", " 7g7f{Resigns} !resign(b)" },
		{ "P7f {Resigns} 1-0", " 7g7f !resign(b)" },
		{ "P7f {Resigns} 0-1", " 7g7f !resign(w) / result-contradiction@1:6" },
		{ "[Result \"1-0\"]\nP7f {Resigns}", " 7g7f !resign(b)" },
		{ "[Result \"0-1\"]\nP7f {Resigns}",
		    " 7g7f !resign(b) / result-contradiction@1:10" },
		{ "P7f {Sennichite}", " 7g7f !sennichite / result-contradiction@1:6" },
		{ "P7f {Jishogi}", " 7g7f !jishogi / result-contradiction@1:6" },
		{ "[SFEN \"RBGG1KSS1/1GGPPP3/9/9/9/9/9/9/4k4 b RB 1\"]\nS-2b K-5h {Jishogi}",
		    "RBGG1KSS1/1GGPPP3/9/9/9/9/9/9/4k4 b RB 1 | 3a2b 5i5h !jishogi" },
		{ "[Result \"1/2-1/2\"]\nP7f {Jishogi}",
		    " 7g7f !jishogi / result-contradiction@2:6" },
		{ "[Result \"0-1\"]\nP7f {Jishogi}",
		    " 7g7f !declaration(w) / !false-declaration@2:6" },
		{ "[Result \"1/2-1/2\"]\nP7f {Resigns}",
		    " 7g7f !resign(b) / result-contradiction@1:10" },
		{ "P7f {Draw}", " 7g7f !draw" },
		{ "P7f {White forfeits on time}", " 7g7f !time-up(b)" },
		{ "P7f P3d (P8d {Resigns}) {Resigns}", " 7g7f 3c3d [ 8c8d{Resigns} ] !resign(w)" },
		{ "P7f P3d {Resigns} (P8d P2f)", " 7g7f 3c3d [ 8c8d 2g2f ] !resign(w)" },
		{ "1.P7g-7f\n2.P3c-3d\n{Resigns}\nVariation:2\n2.P8c-8d\n{Resigns}",
		    " 7g7f 3c3d [ 8c8d{Resigns} ] !resign(w)" },
		{ "{Resigns} P7f", "{Resigns} 7g7f" },
		{ "P7f {Resigns}\n1. P2f", " 7g7f !resign(b);  2g2f" },
		{ "P7f Resigns in time trouble", " 7g7f !resign(b){in time trouble}" },
		/* passes */
		{ "P7f --", " 7g7f 0000 / !pass@1:5" },
		{ "7g7f pass", " 7g7f 0000 / !pass@1:6" },
	};

	(void)state;
	CHECK(rows);
}

static void
result_tags(void **state)
{
	static const struct row rows[] = {
		{ "[Result \"1-0\"]\nP7f", " 7g7f !resign(b)" },
		{ "[Result \"0 - 1\"]\nP7f P3d", " 7g7f 3c3d !resign(w)" },
		{ "[Result \"1-0 Illegal move B4b+\"]\nP7f", " 7g7f !resign(b)" },
		{ "[Result \"Sennichite\"]\nP7f", " 7g7f !sennichite / result-contradiction@1:10" },
		{ "[Result \"Jishogi\"]\nP7f", " 7g7f !jishogi / result-contradiction@1:10" },
		{ "[Result \"1\"]\nP7f", " 7g7f !resign(b)" },
		{ "[Result \"1\"]\nP7f\n--Black Won--", " 7g7f !resign(b)" },
		{ "[Result \"\"]\nP7f", " 7g7f" },
		{ "[Result \" \"]\nP7f", " 7g7f" },
		{ "[Result \"?\"]\nP7f", " 7g7f" },
		{ "[Result \"0-4\"]\nP7f", " 7g7f / unknown-terminator@1:10" },
		{ "[Result \"0-0\"]\nP7f", " 7g7f / unknown-terminator@1:10" },
		/* against the word after the moves */
		{ "[Result \"1-0\"]\nP7f Resigns", " 7g7f !resign(b)" },
		{ "[Result \"0-1\"]\nP7f Resigns", " 7g7f !resign(b) / result-contradiction@1:10" },
		{ "[Result \"0-1\"]\nP7f 1-0", " 7g7f !resign(b) / result-contradiction@1:10" },
		{ "[Result \"1/2-1/2\"]\nP7f 1-0", " 7g7f !resign(b) / result-contradiction@1:10" },
		{ "[Result \"1/2-1/2\"]\nP7f Jishogi",
		    " 7g7f !jishogi / result-contradiction@2:5" },
		{ "[Result \"0-1\"]\nP7f Jishogi",
		    " 7g7f !declaration(w) / !false-declaration@2:5" },
	};

	(void)state;
	CHECK(rows);
}

static void
comments(void **state)
{
	static const struct row rows[] = {
		{ "{before} 1. P7f {a} {b} P3d", "{before} 7g7f{a}{b} 3c3d" },
		{ "P7f { two\n  lines }\nP3d", " 7g7f{two}{  lines} 3c3d" },
		{ "P7f {\n a \n} {\r\n\r\nb\r\n \r\n} P3d", " 7g7f{ a }{}{b}{ } 3c3d" },
		{ "P7f {one\r\n\r\nthree} P3d", " 7g7f{one}{}{three} 3c3d" },
		{ "P7f {} { } {\n} P3d", " 7g7f{} 3c3d" },
		{ "P7f{glued}P3d", " 7g7f{glued} 3c3d" },
		{ "{~~} P7f", "{}{} 7g7f" },
		{ "[Proam \"x\"]\nP7f {a~b} P3d", " 7g7f{a}{b} 3c3d" },
		{ "[Proam \"x\"]\nP7f {\na~b} {a~b\nc} P3d", " 7g7f{a~b}{a~b}{c} 3c3d" },
		{ "P7f {a~b} P3d", " 7g7f{a~b} 3c3d" },
		{ "P7f ; to the end P3d\nP3d", " 7g7f{to the end P3d} 3c3d" },
		{ "; first\nP7f", "{first} 7g7f" },
		{ "% skipped\nP7f\n%more\nP3d", "{# skipped} 7g7f{#more} 3c3d" },
		{ "# a game\nP7f", "{# a game} 7g7f" },
		{ "P7f\r%more\rP3d", " 7g7f{#more} 3c3d" },
		{ "P7f [Event \"x\"] P3d", " 7g7f{Event \"x\"} 3c3d" }, /* no tag there */
		{ "P7f --{x} P2f -- P2e", " 7g7f 0000{x} 2g2f 0000 2f2e / !pass@1:5 !pass@1:15" },
		{ "P7f --x P3d", " 7g7f ? ? / !bad-move-text@1:5" },
		{ "P7f %none P3d", " 7g7f ? ? / !bad-move-text@1:5" },
		{ "P7f [White has\nP8d too] P3d", " 7g7f{White has}{P8d too} 3c3d" },
		{ "[psn]\nP7f\n[/psn]\n", " 7g7f" },
		{ "P7f (a good move) P3d", " 7g7f{(a good move)} 3c3d" },
		/* signs */
		{ "P7f! P3d?! P2f $3 G3b$14 P2e = P8d",
		    " 7g7f{!} 3c3d{?!} 2g2f{$3} 4a3b{$14} 2f2e{=} 8c8d" },
		{ "P7f ± P3d ∞ {x} P2f +- G3b", " 7g7f{±} 3c3d{∞}{x} 2g2f{+-} 4a3b" },
		{ "[FEN \"9/9/9/5S3/9/9/9/9/k7K b - 1\"]\nS4c+! K8h",
		    "9/9/9/5S3/9/9/9/9/k7K b - 1 | 4d4c+{!} 9i8h" },
		/* labels and footnotes */
		{ " 1.P7f P3d (A) 2.P2f ( B ) G3b\n\n(A) the usual\n(B) too soon\n",
		    " 7g7f 3c3d{the usual} 2g2f{too soon} 4a3b" },
		{ "P7f (A)\n(B) P3d", " 7g7f{(A)}{(B)} 3c3d" },
		/* not closed */
		{ "P7f {lost P3d", " 7g7f{lost P3d} ? / !truncated@1:5" },
		{ "P7f {lost", " 7g7f{lost} / !truncated@1:5" },
		{ "P7f Resigns {after P3d", " 7g7f !resign(b){after P3d} / !truncated@1:13" },
		{ "P7f {lost P3d\n\n[Sente \"x\"]\nP2f",
		    " 7g7f{lost P3d} ?;  2g2f / !unclosed-comment@1:5" },
		/* braces nest */
		{ "{a {b} c P8c-8d} P2g-2f", "{a {b} c P8c-8d} 2g2f" },
		{ "P7f {a {b {c}} {}} P3d", " 7g7f{a {b {c}} {}} 3c3d" },
		{ "P7f {a {b} P3d {c} P2f", " 7g7f{a {b} 3c3d{c} 2g2f / unclosed-comment@1:5" },
		{ "P7f {a {b} P3d {c {d} e} P2f\n\n[Sente \"x\"]\nP7f {a {b}} P3d",
		    " 7g7f{a {b} 3c3d{c {d} ? ?;  7g7f{a {b}} 3c3d / unclosed-comment@1:5 "
		    "!bad-move-text@1:23" },
		{ "P7f {lost\n\n[Sente \"x\"]\nP2f", " 7g7f{lost};  2g2f / !unclosed-comment@1:5" },
		{ "P7f [lost\n\nP3d", " 7g7f{lost} 3c3d / !unclosed-comment@1:5" },
		{ "P7f (lost\nP3d", " 7g7f{(lost} 3c3d / !unclosed-comment@1:5" },
	};

	(void)state;
	CHECK(rows);
}

static void
variations(void **state)
{
	static const struct row rows[] = {
		{ "P7f P3d (P8d P2f) P6f", " 7g7f 3c3d [ 8c8d 2g2f ] 6g6f" },
		{ "P7f P3d ( P8c-8d P2g-2f ) P6f", " 7g7f 3c3d [ 8c8d 2g2f ] 6g6f" },
		{ "1. P7f P3d (1... P8d 2. P2f) 2. P6f", " 7g7f 3c3d [ 8c8d 2g2f ] 6g6f" },
		{ "1. P7f P3d (1. ... P8d 2. P2f P8e 3. G7h) 2. P6f",
		    " 7g7f 3c3d [ 8c8d 2g2f 8d8e 6i7h ] 6g6f" },
		{ "P7f P3d (P8d) (G3b) P6f", " 7g7f 3c3d [ 8c8d ] [ 4a3b ] 6g6f" },
		{ "P7f P3d (P8d P2f (P6f P8e) P8e) P6f",
		    " 7g7f 3c3d [ 8c8d 2g2f [ 6g6f 8d8e ] 8d8e ] 6g6f" },
		{ "P7f (P2f) (P6f (P5f))", " 7g7f [ 2g2f ] [ 6g6f ] [ 5g5f ]" },
		{ "P7f P3d ({why} P8d {good}) P6f", " 7g7f 3c3d [ 8c8d{why}{good} ] 6g6f" },
		{ "P7f P3d ({nothing}) P6f", " 7g7f 3c3d{nothing} 6g6f" },
		{ "P7f P3d (P8d Resigns) P6f", " 7g7f 3c3d [ 8c8d !resign(w) ] 6g6f" },
		{ "P7f P3d (P8d 0-1) P6f 1-0", " 7g7f 3c3d [ 8c8d !resign(w) ] 6g6f !resign(b)" },
		{ "P7f P3d ( 1-0 ) P6f", " 7g7f 3c3d [ !resign(b) ] 6g6f" },
		{ "P7f P3d (P8d {Black wins}) P6f", " 7g7f 3c3d [ 8c8d{Black wins} ] 6g6f" },
		{ "P7f P3d Resigns (P2f)", " 7g7f 3c3d !resign(w) [ 2g2f ]" },
		{ "P7f P3d (P8d", " 7g7f 3c3d [ 8c8d ] / !truncated@1:9" },
		{ "P7f P3d (P8d\n\n[Sente \"x\"]\nP2f",
		    " 7g7f 3c3d [ 8c8d ];  2g2f / !truncated@1:9" },
		{ "P7f ) P3d", " 7g7f{?)} 3c3d / unknown-line@1:5" },
		{ "(P7f) P7f", "{(P7f)} 7g7f / !orphan-variation@1:1" },
		/* blocks */
		{ "1.P7g-7f\n2.P3c-3d\n3.P2g-2f\n\nVariation:2\n2.P8c-8d\n3.P2g-2f\n",
		    " 7g7f 3c3d [ 8c8d 2g2f ] 2g2f" },
		{ "1.P7g-7f\n2.P3c-3d\n3.P2g-2f\n4.Resigns\n\nVariation:3\n3.P6g-6f\n4.P8c-8d\n\n"
		  "Variation:4\n4.G4a-3b\n\nVariation:2\n2.P8c-8d\n",
		    " 7g7f 3c3d [ 8c8d ] 2g2f [ 6g6f 8c8d [ 4a3b ] ] !resign(b)" },
		{ "[Result \"1-0\"]\n1.P7g-7f\nVariation:1\n1.P2g-2f\n",
		    " 7g7f [ 2g2f ] !resign(b)" },
		{ "1.P7g-7f\n\nVariation:1\n{why}\n1.P2g-2f\n", " 7g7f [ 2g2f{why} ]" },
		{ "1.P7g-7f\nVariation:2\n2.P3c-3d\n", " 7g7f 3c3d" },
		{ "1.P7g-7f\nVariation:9\n1.P2g-2f\n",
		    " 7g7f [ 2g2f ] / !orphan-variation@2:1 ply-number-gap@3:1" },
		{ "Variation:1\n1.P2g-2f\n", " 2g2f" },
		{ "[SFEN \"4k4/9/9/9/9/9/4P4/9/4K4 b - 57\"]\n1.P5g-5f\n2.K5a-4a\n\nVariation:2\n"
		  "2.K5a-6a\n",
		    "4k4/9/9/9/9/9/4P4/9/4K4 b - 57 | 5g5f 5a4a [ 5a6a ]" },
	};

	(void)state;
	CHECK(rows);
}

static void
junk(void **state)
{
	static const struct row rows[] = {
		{ "P7f hello there P3d", " 7g7f{?hello there} 3c3d / unknown-line@1:5" },
		{ "P7f x y P3d", " 7g7f{?x y} 3c3d / unknown-line@1:5" },
		{ "P7f x P3d", " 7g7f{?x} 3c3d / unknown-line@1:5" },
		/* a word where a move should be; on its own line and after the end it is prose */
		{ "1. P7f zzz Resigns", " 7g7f ? !resign(b) / !bad-move-text@1:8" },
		{ "1. P7f zzz 2. P2f", " 7g7f ? ? / !bad-move-text@1:8" },
		{ "1. P7f P3d 2. zzz P8d", " 7g7f 3c3d ? ? / !bad-move-text@1:15" },
		{ "1.P7g-7f\n2.zzz (0:01/00:00:01)\n3.P2g-2f",
		    " 7g7f ?t1000/1000 ? / !bad-move-text@2:3" },
		{ "1. zzz P3d", " ? ? / !bad-move-text@1:4" },
		{ "1. Introduction", "{?1. Introduction} / !no-game@1:1" },
		{ "1. P7f G*)f *", " 7g7f ? / !bad-move-text@1:8" },
		{ "P7f zzz {c} P2f", " 7g7f ?{c} ? / !bad-move-text@1:5" },
		{ "P7f\nzzz\nP3d", " 7g7f{?zzz} 3c3d / unknown-line@2:1" },
		{ "P7f P3d (P8d zzz) P2f", " 7g7f 3c3d [ 8c8d{?zzz} ] 2g2f / unknown-line@1:14" },
		{ "P7f hello there Resigns", " 7g7f{?hello there} !resign(b) / unknown-line@1:5" },
		{ "P7f Resigns zzz", " 7g7f !resign(b){zzz}" },
		{ "P7f Resigns P10z", " 7g7f !resign(b){?P10z} / unknown-line@1:13" },
		{ "P7f hello\nthere P3d", " 7g7f ? ? ? / !bad-move-text@1:5 !bad-move-text@2:1" },
		{ "P7f P10z P3d", " 7g7f ? ? / !bad-move-text@1:5" },
		{ "P7f\001P3d", " 7g7f 3c3d" },
		{ "P7f\fP3d\v P2f", " 7g7f 3c3d 2g2f" },
		{ "hello", "{?hello} / !no-game@1:1" },
		/* without a tag, hardly a move among other words is prose; with one, or with moves,
		   a game */
		{ "to be or not to be is no question here\nP7f",
		    "{?to be or not to be is no question here} 7g7f / unknown-line@1:1" },
		{ "to be or not to be is no question of mine\nP7f",
		    "{?to be or not to be is no question of mine} 7g7f / !no-game@1:1" },
		{ "-- to be or not to be is no question of mine --\nP7f",
		    " 0000{?to be or not to be is no question of mine} 0000 7g7f / !no-game@1:1 "
		    "!pass@1:1 !pass@1:46" },
		{ "body h3 p span em font family arial sans serif bold h2",
		    "{?body} ?{?p span em font family arial sans serif bold} ? / !no-game@1:1 "
		    "!no-candidate@1:6" },
		{ "[Sente \"x\"]\nto be or not to be is no question of mine\nP7f",
		    "{?to be or not to be is no question of mine} 7g7f / unknown-line@2:1" },
		{ "[x \"y\"]\npass by all these words",
		    " 0000{?by all these words} / !no-game@1:1 !pass@2:1" },
		{ "", "" },
		{ " \n\n", "" },
		{ "\u3000\u3000\n", "" },
	};

	(void)state;
	CHECK(rows);
}

/* Where one game ends and the next begins. */
static void
many_games(void **state)
{
	static const struct row rows[] = {
		{ "[Sente \"a\"]\nP7f\n[Sente \"b\"]\nP2f\n", " 7g7f;  2g2f" },
		{ "[Sente \"a\"]\n[Sente \"b\"]\nP2f\n", " 2g2f / duplicate-header@2:1" },
		{ "[Sente \"a\"]\n[Gote \"b\"]\n[Sente \"c\"]\nP2f\n", ";  2g2f" },
		{ "[Date \"a\"]\n\n[Date \"b\"]\nP2f\n", ";  2g2f" },
		{ "[Date \"a\"]\n[Date \"b\"]\nP2f\n", " 2g2f / duplicate-header@2:1" },
		{ "[Date \"a\"]\n\n*\n\n[Sente \"b\"]\n\nP2f *\n", ";  2g2f" },
		{ "[Name \"a\"]\n[Sente \"b\"]\n\n[Name \"c\"]\n[Sente \"d\"]\nP2f", ";  2g2f" },
		{ "[Sente \"a\"]\nP7f 1-0 {last}\n\n[Sente \"b\"]\nP2f\n",
		    " 7g7f{last} !resign(b);  2g2f" },
		{ "1. P7f P3d Resigns\n1. P2f P8d\n", " 7g7f 3c3d !resign(w);  2g2f 8c8d" },
		{ "1. P7f P3d\n\n1. P2f P8d\n", " 7g7f 3c3d;  2g2f 8c8d" },
		{ "P7f P3d 1-0\n\n\nP2f P8d\n", " 7g7f 3c3d !none(b);  2g2f 8c8d" },
		{ "P7f\n\n\nP3d\n", " 7g7f 3c3d" },
		{ "[Handicap \"Even\"]\n\n*\n\n\n1. P7f *\n", ";  7g7f" },
		{ "[Handicap \"Even\"]\n\n*\n\n1. P7f *\n", " 7g7f" },
		{ "1. P7f\n\n1... P3d\n", " 7g7f 3c3d" },
		{ "1. P7f P3d 1. P2f", " 7g7f 3c3d 2g2f / ply-number-gap@1:12" },
	};

	(void)state;
	CHECK(rows);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers),
		cmocka_unit_test(times),
		cmocka_unit_test(endings),
		cmocka_unit_test(result_tags),
		cmocka_unit_test(comments),
		cmocka_unit_test(variations),
		cmocka_unit_test(junk),
		cmocka_unit_test(many_games),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
