#include "parsers/jkf/testing_jkf.h"

#define BEGIN "{'header':{},'moves':[{},"
#define P76 "{'move':{'color':0,'from':{'x':7,'y':7},'to':{'x':7,'y':6},'piece':'FU'}}"
#define P34 "{'move':{'color':1,'from':{'x':3,'y':3},'to':{'x':3,'y':4},'piece':'FU'}}"

static const struct dump_case cases[] = {
	{ "moves, a time and the end",
	    BEGIN P76 "," P34 ",{'special':'TORYO','time':{'now':{'m':1,'s':2},"
		      "'total':{'h':1,'m':0,'s':3}}}]}",
	    "even @0+0 turn 0\n"
	    "+ 77 76 FU plain @33+64\n"
	    "- 33 34 FU plain @107+64\n"
	    "end resign @184+7 t62000@15\n" },
	{ "headers, line ends in them, blanks", /* é = two bytes */
	    "{'header':{'先手':' A ','上手':'','x':'1\\n2','棋戦':'e'},'moves':[]}",
	    "先手 black \"A\" @20+5\n"
	    "上手 white \"\" @35+2\n"
	    "x other \"1\" @42+6\n"
	    "x other \"2\" @42+6\n"
	    "棋戦 event \"e\" @58+3\n"
	    "even @0+0 turn 0\n" },
	{ "a header that is no text", "{'header':{'n':12,'o':null,'':'x'},'moves':[]}",
	    "even @0+0 turn 0\n"
	    " ' \"\"n\":12\" @11+6\n"
	    " ' \"\"o\":null\" @18+8\n"
	    " ' \"\"\":\"x\"\" @27+6\n"
	    "! unknown-line @11+6 #0 \"n\"\n"
	    "! unknown-line @18+8 #0 \"o\"\n"
	    "! unknown-line @27+6 #0 \"\"x\"\"\n" },
	{ "comments and bookmarks",
	    "{'moves':[{'comments':['a','&b','']},{'move':{'color':0,'to':{'x':5,'y':5},"
	    "'piece':'KA'},'comments':['c\\nd',null]}]}",
	    "even @0+0 turn 0\n"
	    " * \"a\" @23+3\n"
	    " & \"b\" @27+4\n"
	    " * \"\" @32+2\n"
	    "+ drop 55 KA @45+43\n"
	    " * \"c\" @101+6\n"
	    " * \"d\" @101+6\n" },
	{ "comment in the singular, and not in an array",
	    "{'moves':[{'comment':'a'},{'comments':'b','special':'CHUDAN'}]}",
	    "even @0+0 turn 0\n"
	    " * \"a\" @21+3\n"
	    "end interrupted @52+8\n"
	    " * \"b\" @38+3\n" },
	{ "characters that must be escaped",
	    "{'moves':[{'comments':['a\\u001bb','\\u0000','\\t']}]}",
	    "even @0+0 turn 0\n"
	    " * \"a\033b\" @23+10\n"
	    " * \"\" @34+8\n" /* a NUL, which printf does not show */
	    " * \"\t\" @43+4\n"
	    "! control-character @23+10 #0\n"
	    "! nul-byte @34+8 #0\n" },
	{ "promotion, same, capture, booleans for colors",
	    BEGIN "{'move':{'color':true,'from':{'x':8,'y':8},'to':{'x':2,'y':2},'piece':'KA',"
		  "'promote':true,'capture':'KA'}},{'move':{'color':false,'from':{'x':3,'y':1},"
		  "'same':true,'piece':'GI','promote':false}}]}",
	    "even @0+0 turn 0\n"
	    "+ 88 22 KA promote @33+97\n"
	    "- 31 GI stay @140+77\n" },
	{ "null is absent",
	    "{'header':null,'initial':null,'moves':[null,{'comments':null,'time':null,"
	    "'forks':null,'special':null,'move':{'color':0,'from':null,'to':{'x':5,'y':5},"
	    "'piece':'KA','same':null,'promote':null,'capture':null,'relative':null}}]}",
	    "even @0+0 turn 0\n"
	    "+ drop 55 KA @108+113\n" },
	{ "the fewest members of a move",
	    BEGIN "{'move':{'from':{'x':7,'y':7},'to':{'x':7,'y':6}}}]}",
	    "even @0+0 turn 0\n"
	    " 77 76 plain @33+41\n" },
	{ "an unknown ending", BEGIN "{'special':'MAX_MOVES'},{'special':'FOO'}]}",
	    "even @0+0 turn 0\n"
	    "end max_moves @36+11\n"
	    "end other @60+5\n"
	    "! unknown-terminator @60+5 #2 \"FOO\"\n" },
	{ "who fouled", BEGIN "{'special':'+ILLEGAL_ACTION'},{'special':'-ILLEGAL_ACTION'}]}",
	    "even @0+0 turn 0\n"
	    "end illegal_action + @36+17\n"
	    "end illegal_action - @66+17\n" },
	{ "move and ending in one entry",
	    BEGIN "{'special':'TORYO','comments':['x'],'move':{'color':0,'piece':'FU',"
		  "'from':{'x':7,'y':7},'to':{'x':7,'y':6}}}]}",
	    "even @0+0 turn 0\n"
	    "+ 77 76 FU plain @68+64\n"
	    "end resign @36+7\n"
	    " * \"x\" @56+3\n" },
	{ "unknown members",
	    "{'v':1,'moves':[{},{'move':{'color':0,'from':{'x':7,'y':7,'z':0},"
	    "'to':{'x':7,'y':6},'piece':'FU','dropEffect':'move'},'eval':[1,\n2]}]}",
	    "even @0+0 turn 0\n"
	    " ' \"\"v\":1\" @1+5\n"
	    "+ 77 76 FU plain @27+90\n"
	    " ' \"\"dropEffect\":\"move\"\" @97+19\n"
	    " ' \"\"z\":0\" @58+5\n"
	    " ' \"\"eval\":[1,\" @118+13\n"
	    " ' \"2]\" @118+13\n"
	    "! unknown-line @1+5 #0 \"v\"\n"
	    "! unknown-line @97+19 #1 \"dropEffect\"\n"
	    "! unknown-line @58+5 #1 \"z\"\n"
	    "! unknown-line @118+13 #1 \"eval\"\n" },
	{ "moves that are none",
	    BEGIN "{'move':{'color':0,'piece':'FU'}},7,{'move':{'color':2,'to':{'x':5,'y':26},"
		  "'piece':'XX'}}]}",
	    "even @0+0 turn 0\n"
	    "move @33+24\n"
	    "move @59+1\n"
	    "move @69+44\n"
	    " ' \"\"color\":2\" @70+9\n"
	    " ' \"\"piece\":\"XX\"\" @100+12\n"
	    " ' \"\"to\":{\"x\":5,\"y\":26}\" @80+19\n"
	    "! bad-move-text @33+24 #1 \"{\"color\":0,\"piece\":\"FU\"}\"\n"
	    "! bad-move-text @59+1 #2 \"7\"\n"
	    "! unknown-line @70+9 #3 \"color\"\n"
	    "! unknown-line @100+12 #3 \"piece\"\n"
	    "! unknown-line @80+19 #3 \"to\"\n"
	    "! bad-move-text @69+44 #3 "
	    "\"{\"color\":2,\"to\":{\"x\":5,\"y\":26},\"piece\":\"XX\"}\"\n" },
	{ "a place that is none is not as good as absent",
	    BEGIN "{'move':{'color':0,'from':'82','to':{'x':5,'y':2},'piece':'HI'}}]}",
	    "even @0+0 turn 0\n"
	    "move @33+55\n"
	    " ' \"\"from\":\"82\"\" @44+11\n"
	    "! unknown-line @44+11 #1 \"from\"\n"
	    "! bad-move-text @33+55 #1 "
	    "\"{\"color\":0,\"from\":\"82\",\"to\":{\"x\":5,\"y\":2},\"piece\":\"HI\"}\"\n" },
	{ "times that are none",
	    BEGIN "{'special':'TORYO','time':{'now':{'m':-1,'s':0},'total':{}}},"
		  "{'special':'TORYO','time':{'now':{'s':1.5},'total':{'h':9999,'m':0,'s':0}}},"
		  "{'time':{'now':{'m':0,'s':0}}}]}",
	    "even @0+0 turn 0\n"
	    "end resign @36+7\n"
	    "end resign @97+7 t1500@15\n"
	    " ' \"\"time\":{\"now\":{\"m\":0,\"s\":0}}\" @163+28\n"
	    "! bad-time @58+14 #1 \"{\"m\":-1,\"s\":0}\"\n"
	    "! bad-time @81+2 #1 \"{}\"\n"
	    "! bad-time @137+22 #2 \"{\"h\":9999,\"m\":0,\"s\":0}\"\n"
	    "! unknown-line @163+28 #2 \"time\"\n" },
	{ "moves before the start position, members in any order",
	    "{'moves':[{'comments':['a']},{'time':{'now':{'m':0,'s':1}},'comments':['b'],"
	    "'forks':[[{'special':'TORYO'}]],'move':{'color':1,'to':{'x':5,'y':5},"
	    "'piece':'KA'}}],'v':[{'moves':[1]}],'initial':{'preset':'KA'},"
	    "'header':{'先手':'A'}}",
	    "先手 black \"A\" @226+3\n"
	    "named @0+0 turn 0\n"
	    " * \"a\" @23+3\n"
	    " ' \"\"v\":[{\"moves\":[1]}]\" @161+19\n"
	    "- drop 55 KA @115+43 t1000@0\n"
	    " * \"b\" @71+3\n"
	    "! unknown-line @161+19 #0 \"v\"\n" },
	{ "keys with escapes", "{'mo\\u0076es':[{},{'special':'TORYO','\\u0066orks':[[7]]}]}",
	    "even @0+0 turn 0\n"
	    "end resign @29+7\n"
	    "! bad-move-text @52+1 #1 \"7\"\n" },
	{ "forks in an unknown member",
	    BEGIN "{'special':'TORYO','x':{'forks':[[{'forks':[[1]]}]]}},[{'forks':[[]]}]]}",
	    "even @0+0 turn 0\n"
	    "end resign @36+7\n"
	    " ' \"\"x\":{\"forks\":[[{\"forks\":[[1]]}]]}\" @44+33\n"
	    "move @79+16\n"
	    "! unknown-line @44+33 #1 \"x\"\n"
	    "! bad-move-text @79+16 #2 \"[{\"forks\":[[]]}]\"\n" },
	{ "a move where the start position belongs", "{'moves':[" P76 "]}",
	    "even @0+0 turn 0\n"
	    "+ 77 76 FU plain @18+64\n"
	    "! misplaced-line @18+64 #0 \"move\"\n" },
};

/* Start positions. */
static const struct dump_case starts[] = {
	{ "the even start by name", "{'initial':{'preset':'HIRATE'},'moves':[]}",
	    "even @0+0 turn 0\n" },
	{ "a handicap", "{'initial':{'preset':'5_L'},'moves':[]}", "named @0+0 turn 0\n" },
	{ "the header's handicap, and what repeats",
	    "{'header':{'手合割':'角落ち　'},'moves':[]}"
	    "{'header':{'手合割':'平手　　'},'initial':{'preset':'HIRATE'},'moves':[]}"
	    "{'header':{'手合割':'飛車落ち'},'initial':{'preset':'KA'},'moves':[]}",
	    "named @0+0 turn 0\n"
	    "record @50+80 V\n"
	    "even @0+0 turn 0\n"
	    "record @130+76 V\n"
	    "named @0+0 turn 0\n"
	    "! handicap-board-conflict @153+14 #0 \"飛車落ち\"\n" },
	{ "a board without pieces, hands",
	    "{'initial':{'preset':'OTHER','data':{'color':1,'board':{},"
	    "'hands':[{'FU':2,'KI':0},{'HI':1}]}},'moves':[]}",
	    "board @55+2 9x9 turn - @45+1\n"
	    " hand + FU x2 @73+1\n"
	    " hand - HI @89+1\n" },
	{ "a small board; colors as booleans; HIRATE beside a board",
	    "{'initial':{'preset':'HIRATE','data':{'color':0,'board':[[{'color':true,'kind':'OU'},"
	    "{}],[{},{'color':1,'kind':'TO'}]],'hands':[{},{}]}},'moves':[]}",
	    "board @56+62 2x2 turn + @46+1\n"
	    " put + OU 11 @58+26\n"
	    " put - TO 22 @93+23\n" },
	{ "bad positions",
	    "{'initial':{'preset':'OTHER'},'moves':[]}"
	    "{'initial':{'data':{'board':[[{},1],[{'kind':'FU'}],7]}}}"
	    "{'initial':{'data':{'hands':[{'XX':1,'FU':-1,'KI':256},2,3]}}}",
	    "named @0+0 turn 0\n"
	    "record @41+57 V\n"
	    "board @69+26 3x2 turn 0\n"
	    " ' \"1\" @74+1\n"
	    " ' \"{\"kind\":\"FU\"}\" @78+13\n"
	    " ' \"7\" @93+1\n"
	    "record @98+62 V\n"
	    "turn 0\n"
	    " ' \"\"XX\":1\" @128+6\n"
	    " ' \"\"FU\":-1\" @135+7\n"
	    " ' \"2\" @153+1\n"
	    " ' \"3\" @155+1\n"
	    "! unknown-line @74+1 #0 \"1\"\n"
	    "! unknown-line @78+13 #0 \"{\"kind\":\"FU\"}\"\n"
	    "! bad-setup @77+15 #0\n"
	    "! unknown-line @93+1 #0 \"7\"\n"
	    "! bad-setup @93+1 #0\n"
	    "! bad-setup @117+41 #0\n"
	    "! unknown-line @128+6 #0 \"XX\"\n"
	    "! unknown-line @135+7 #0 \"FU\"\n"
	    "! bad-setup @148+3 #0\n"
	    "! unknown-line @153+1 #0 \"2\"\n"
	    "! unknown-line @155+1 #0 \"3\"\n" },
};

/* Several games, and bad JSON. */
static const struct dump_case files[] = {
	{ "one game a line", "{'moves':[]}\n{'moves':[{},{'special':'TORYO'}]}\n",
	    "even @0+0 turn 0\n"
	    "record @13+34 V\n"
	    "even @0+0 turn 0\n"
	    "end resign @37+7\n" },
	{ "an array of games", " [\n{'moves':[]} ,\n{'moves':[]}\n]\n",
	    "record @3+12 V\n"
	    "even @0+0 turn 0\n"
	    "record @18+12 V\n"
	    "even @0+0 turn 0\n" },
	{ "no game at all", " [ ] ", "" },
	{ "an array that does not end", "[{'moves':[]},",
	    "record @1+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @14+0 #0\n" },
	{ "something else in an array", "[{'moves':[]},5,{'moves':[]}]",
	    "record @1+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @14+1 #0\n" },
	{ "words after the game", "{'moves':[]} x", "even @0+0 turn 0\n! bad-json @13+1 #0\n" },
	{ "and one that begins with é", "{'moves':[]} école",
	    "even @0+0 turn 0\n! bad-json @13+2 #0\n" },
	{ "the lines after a bad one are read",
	    "{'moves':[{]}\n{'moves':[]}\n {'moves':[]\n{'header':{'先手':'A'},'moves':[]}\n",
	    "turn 0\n"
	    "record @14+12 V\n"
	    "even @0+0 turn 0\n"
	    "record @28+12 V\n"
	    "turn 0\n"
	    "record @40+36 V\n"
	    "先手 black \"A\" @60+3\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @11+1 #0\n"
	    "! bad-json @40+1 #0\n" },
	{ "a game that was a part of the one before it", "{'initial':\n{'moves':[]}",
	    "turn 0\n"
	    "record @12+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @12+1 #0\n" },
	{ "a game that could be a move of the one before it",
	    "{'moves':[{},\n{'header':{},'moves':[]},\n{'moves':[]}\n",
	    "turn 0\n"
	    "record @14+24 V\n"
	    "even @0+0 turn 0\n"
	    "record @40+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @14+1 #0\n"
	    "! bad-json @38+1 #0\n" },
	{ "a game after a broken one and a lone CR", "{'moves':[{},\r{'header':{},'moves':[]}",
	    "turn 0\n"
	    "record @14+24 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @14+1 #0\n" },
	{ "a fault where a game would begin if it began a line",
	    "{'header':{} {'moves':[]}\n{'moves':[]}\n",
	    "turn 0\n"
	    "record @26+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @13+1 #0\n" },
	{ "a bad move in a variation of a line that does not end",
	    "{'moves':[{},{'forks':[[{},{1}],[{'forks':[[{}",
	    "turn 0\n"
	    "! bad-json @28+1 #0\n" },
	{ "a duplicate key", "{'moves':[],'moves':[]}", "turn 0\n! bad-json @12+7 #0\n" },
	{ "the same within a variation",
	    "{'moves':[{},{'special':'TORYO','forks':[[{'comments':['a']},{'forks':[],"
	    "'forks':[]}]]}]}",
	    "turn 0\n"
	    "! bad-json @73+7 #0\n" },
	{ "a second key in an escape", "{'moves':[],'mo\\u0076es':[{}]}",
	    "turn 0\n"
	    "! bad-json @12+12 #0\n" },
	{ "a fault after moves that were read", "{'moves':[{},7,{'x':1}],'header':[}",
	    "turn 0\n"
	    "! bad-json @34+1 #0\n" },
	{ "two elements without a comma", "{'moves':[{},7{'x':1}]}\n{'moves':[{}]}",
	    "turn 0\n"
	    "record @24+14 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @14+1 #0\n" },
	{ "a number that goes on", "{'moves':[{},7null]}\n{'moves':[{},7-2]}",
	    "turn 0\n"
	    "record @21+14 V\n"
	    "turn 0\n"
	    "! bad-json @14+4 #0\n"
	    "! bad-json @35+2 #0\n" },
	{ "brackets that do not match", "{'moves':[{},{'forks':[[}]]}]}",
	    "turn 0\n"
	    "! bad-json @24+1 #0\n" },
	{ "a string that does not end", "{'moves':[{'comments':['a]}]}\n{'moves':[]}\n",
	    "turn 0\n"
	    "record @30+12 V\n"
	    "even @0+0 turn 0\n"
	    "! bad-json @29+1 #0\n" },
	{ "no object", "'moves'", "turn 0\n! bad-json @0+1 #0\n" },
};

static void
check_all(const struct dump_case *rows, size_t count)
{
	char text[1024];
	size_t i;

	for (i = 0; i < count; i++) {
		struct dump_case row = rows[i];

		row.text = requote(row.text, text, sizeof text);
		dump_check(&jkf_parser, &row, &memory);
		assert_int_equal(memory.used, 0);
	}
}

static void
reads_records(void **state)
{
	(void)state;
	check_all(cases, sizeof cases / sizeof *cases);
}

static void
reads_starts(void **state)
{
	(void)state;
	check_all(starts, sizeof starts / sizeof *starts);
}

static void
reads_files(void **state)
{
	(void)state;
	check_all(files, sizeof files / sizeof *files);
}

static void
probes(void **state)
{
	static const struct {
		const char *text;
		int score;
	} rows[] = {
		{ "{'header':{},'moves':[]}", 100 },
		{ "\n [ {'moves':[", 100 },
		{ "{\n  'header': {\n", 60 },
		{ "{'initial':null}", 60 },
		{ "{'name':1}", 0 },
		{ "[1,2]", 0 },
		{ "{a comment} 1. P-7f 'moves'", 0 },
		{ "'moves'", 0 },
		{ "", 0 },
		{ "[", 0 },
	};
	char text[128];
	size_t i;

	(void)state;
	for (i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(
		    jkf_parser.probe(str_of(requote(rows[i].text, text, sizeof text))).score,
		    rows[i].score);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_records),
		cmocka_unit_test(reads_starts),
		cmocka_unit_test(reads_files),
		cmocka_unit_test(probes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
