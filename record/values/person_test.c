#include "record/values/person.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define EACH(row, rows) for (size_t row = 0; row < sizeof(rows) / sizeof *(rows); row++)

static struct memory memory;
static struct buffer first, second;

static int
set_up(void **state)
{
	(void)state;
	buffer_init(&first, &memory);
	buffer_init(&second, &memory);
	return 0;
}

static int
tear_down(void **state)
{
	(void)state;
	buffer_free(&first);
	buffer_free(&second);
	return memory.used == 0 ? 0 : -1;
}

/* Returns the key of a name, in a buffer. */
static struct str
key_of(struct str name, struct buffer *out)
{
	buffer_clear(out);
	person_key(name, out);
	return buffer_str(out);
}

static void
test_keys(void **state)
{
	static const struct {
		const char *name, *key;
	} rows[] = {
		/* titles */
		{ "羽生善治", "羽生善治" },
		{ "羽生善治 九段", "羽生善治" },
		{ "羽生善治九段", "羽生善治" },
		{ "中原　誠", "中原誠" },
		{ " 中原 誠　名人 ", "中原誠" },
		{ "渡辺　明龍王", "渡辺明" },
		{ "大山康晴九段・名人・王将・王位", "大山康晴" },
		{ "木村義雄十四世名人", "木村義雄" },
		{ "中原誠第十六世名人", "中原誠" },
		{ "谷川浩司永世名人", "谷川浩司" },
		{ "森内俊之前名人", "森内俊之" },
		{ "森内前名人", "森内" },
		{ "豊前太郎", "豊前太郎" },
		{ "林前名人", "林前" },
		{ "名誉王座 中原誠", "名誉王座中原誠" },
		{ "中原誠 名誉王座", "中原誠" },
		{ "加藤一二三九段", "加藤一二三" },
		{ "加藤一二三十段", "加藤一二三" },
		{ "山田太郎アマ四段", "山田太郎" },
		{ "山田太郎アマ", "山田太郎" },
		{ "山田太郎 アマチュア 三段", "山田太郎" },
		{ "山田花子女流二段", "山田花子" },
		{ "山田花子女流名人", "山田花子" },
		{ "山田花子女流三冠", "山田花子" },
		{ "山田太郎奨励会三段", "山田太郎" },
		{ "山田太郎指導棋士五段", "山田太郎" },
		{ "山田太郎 初段", "山田太郎" },
		{ "山田太郎 3級", "山田太郎" },
		{ "山田太郎 １２級", "山田太郎" },
		{ "山田太郎（四段）", "山田太郎" },
		{ "山田太郎選手", "山田太郎" },
		{ "山田太郎さん", "山田太郎" },
		{ "山田太郎 君", "山田太郎" },
		{ "山田太郎様", "山田太郎" },
		{ "山田太郎氏", "山田太郎" },
		{ "山田太郎先生", "山田太郎" },
		{ "山田太郎七段 挑戦者", "山田太郎" },
		{ "山田太郎、五段", "山田太郎" },
		{ "山田太郎(1850)", "山田太郎" },
		{ "山田太郎（Ｒ１８５０）", "山田太郎" },
		{ "山田太郎 2dan", "山田太郎" },
		{ "名人", "名人" },
		{ "竜王名人", "竜王" },
		{ "アマ四段", "アマ四段" },
		{ "前竜王", "前竜王" },
		{ "九段(1850)", "九段" },
		{ "2 dan", "2 dan" },
		{ "(1850)", "(1850)" },
		{ "三段リーグ", "三段リーグ" },
		/* western names */
		{ "Jan Gruß", "gruß jan" },
		{ "Gruß, Jan", "gruß jan" },
		{ "Gruß Jan", "gruß jan" },
		{ "JAN  GRUß", "gruß jan" },
		{ "Gruß,Jan 2 Dan", "gruß jan" },
		{ "Jan Gruß 1 dan", "gruß jan" },
		{ "Jan Gruß 5k", "gruß jan" },
		{ "Jan Gruß 3 kyu", "gruß jan" },
		{ "Jan Gruß 1d", "gruß jan" },
		{ "Jan Gruß 4-dan", "gruß jan" },
		{ "Jan Gruß (1850)", "gruß jan" },
		{ "Jan Gruß (R1850) [DE]", "gruß jan" },
		{ "Jan Gruß[GER]", "gruß jan" },
		{ "Jan Gruß 2 Dan [DE] (1850)", "gruß jan" },
		{ "Jan Gruß (elder)", "(elder) gruß jan" },
		{ "Jan Gruß (2)", "(2) gruß jan" },
		{ "J. Gruss", "gruss j." },
		{ "Ånna Øst", "ånna øst" },
		{ "ÅNNA ØST", "ånna øst" },
		{ "Zoe\xCC\x81 Fabre", "fabre zoé" },
		{ "ZOÉ FABRE", "fabre zoé" },
		{ "Łukasz Żak", "łukasz żak" },
		{ "ŁUKASZ ŻAK", "łukasz żak" },
		{ "Иван Ёлкин", "иван ёлкин" },
		{ "ΑΝΝΑ", "αννα" },
		{ "O\xE2\x80\x99Neil Sue", "o'neil sue" },
		/* programs */
		{ "Kaede-v3", "kaede-v3" },
		{ "KifuwarabeW30 bld258", "bld258 kifuwarabew30" },
		{ "gps_l+0123456789abcdef0123456789abcdef", "gps_l" },
		{ "gps_l+cafe", "gps_l+cafe" },
		{ "team+abcdefgh", "team+abcdefgh" },
		{ "kaede-5d", "kaede-5d" },
		{ "n2", "n2" },
		{ "stock5k", "stock5k" },
		/* forms of characters */
		{ "ＪＡＮ　ＧＲＵＳＳ", "gruss jan" },
		{ "ｶﾞｷﾞﾊﾟｳﾞ", "ガギパヴ" },
		{ "ｻﾄｳ ﾀﾛｳ", "サトウタロウ" },
		{ "か\xE3\x82\x99ん", "がん" },
		{ "さくら", "さくら" },
		{ "サクラ", "サクラ" },
		{ "山田 A", "山田a" },
		{ "Sato さん", "sato" },
		{ "Ken Sato 九段", "ken sato" },
		{ "葛\xF3\xA0\x84\x80城", "葛城" },
		{ "\xEF\xBB\xBF山田", "山田" },
		{ "", "" },
		{ "　", "" },
		{ "a\xFF", "a?" },
		/* words that end in a title when sorted */
		{ "2 x dan", "2 dan x" },
		{ "!! 5k z", "!! 5k z" },
		{ "[fr] (x) 5k", "(x)" },
	};

	(void)state;
	EACH(i, rows)
	{
		struct str key = key_of(str_of(rows[i].name), &first);

		if (!str_eq(key, str_of(rows[i].key)))
			fail_msg("%s: %.*s", rows[i].name, (int)key.n, key.p);
		if (!str_eq(key_of(key, &second), key))
			fail_msg("%s: the key's key is another", rows[i].name);
	}
}

static void
check_alike(const char *a, const char *b, bool alike)
{
	struct str x = key_of(str_of(a), &first), y = key_of(str_of(b), &second);

	if (person_alike(x, y) != alike || person_alike(y, x) != alike)
		fail_msg("%s, %s", a, b);
	if (alike && !person_may_be_alike(person_traits(x), person_traits(y)))
		fail_msg("%s, %s: their traits differ", a, b);
}

static void
test_alike(void **state)
{
	static const char *const rows[][2] = {
		{ "Zoé Fabre", "Zoe Fabre" },
		{ "Gruß, Jan", "Jan GRUSS" },
		{ "Émile Zola", "Emile Zola" },
		{ "Sørensen Bo", "Sorensen Bo" },
		{ "Sørensen Bo", "Soerensen Bo" },
		{ "Jürgen Öst", "Juergen Oest" },
		{ "Jürgen Öst", "Jurgen Ost" },
		{ "Åse Dahl", "Aase Dahl" },
		{ "Åse Dahl", "Ase Dahl" },
		{ "Łukasz Żak", "Lukasz Zak" },
		{ "Čapek", "Capek" },
		{ "Æbelø Jon", "Aebelo Jon" },
		{ "Þór Jónsson", "Thor Jonsson" },
		{ "Søren", "Sören" },
		{ "Ёлкин", "Елкин" },
		{ "Aalto Mika", "Alto Mika" },
		{ "Aalto Mika", "Aalto Mikka" },
		{ "Aalto Mika", "Aalto Mkia" },
		{ "Aalto Mika", "Balto Mika" },
		{ "Haas Eva", "Eva Hass" },
		{ "Jon Smith", "John Smith" },
		{ "John Smith", "John W Smith" },
		{ "Ann-Marie Po", "Ann Marie Po" },
		{ "Ann Lee", "Annlee" },
		{ "J. Smith", "J Smith" },
		{ "Kaede", "Kaeda" },
		{ "kaede-v3", "kaede-v3.1" },
		{ "Kaede-v3", "Kaede-v4" },
		{ "Kaede v3", "Kaede v10" },
		{ "Kaede-v3", "Kaede" },
		{ "Kaede v3", "Kaede" },
		{ "mizuki_1.2", "mizuki_1.3" },
		{ "mizuki_1.2", "mizuki_2.0" },
		{ "mizuki_1.2", "mizuki" },
		{ "mizuki 1.2", "mizuki 1.10" },
		{ "Mizuki_1.2", "Mizuki-1.2" },
		{ "kifuwarabew30 bld258", "kifuwarabew30 bld261" },
		{ "KifuwarabeW30-bld258", "KifuwarabeW30-bld261" },
		{ "engine-v1.2a", "engine-v1.2b" },
		{ "engine-v3-avx2", "engine-v3.1-avx2" },
		{ "技巧v2", "技巧v3" },
		{ "水匠 ver5", "水匠 ver6" },
		{ "沢田太郎", "澤田太郎" },
		{ "斎藤", "齋藤" },
		{ "斉藤", "斎藤" },
		{ "渡辺", "渡邉" },
		{ "渡邊明", "渡辺明" },
		{ "広瀬", "廣瀬" },
		{ "高﨑一生", "髙崎一生" },
		{ "濱田", "浜田" },
		{ "國島", "国嶋" },
		{ "龍田", "竜田" },
		{ "佐々木", "佐佐木" },
		{ "吉田", "𠮷田" },
		{ "富田眞", "冨田真" },
		{ "塩田", "鹽田" },
		{ "井上花", "井上華" },
		{ "井上太一", "井上大一" },
		{ "森下幸", "森下行" },
		{ "萩原進", "荻原進" },
		{ "山田太郎", "山田太" },
		{ "山田太郎", "山太郎" },
		{ "山田太郎", "山田郎太" },
		{ "山ノ内徹", "山之内徹" },
		{ "一ノ瀬", "ーノ瀬" },
		{ "さくらこ", "さくらここ" },
		{ "山田太朗", "山田太郎" },
	};

	(void)state;
	EACH(i, rows)
	{
		check_alike(rows[i][0], rows[i][1], true);
	}
}

static void
test_not_alike(void **state)
{
	static const char *const rows[][2] = {
		{ "Ann", "Ana" },
		{ "n2", "n3" },
		{ "n59", "n57" },
		{ "N5", "N57" },
		{ "player 1", "player 2" },
		{ "player 1", "player 11" },
		{ "team1", "team2" },
		{ "team-1", "team-2" },
		{ "team_1", "team_12" },
		{ "Team A", "Team B" },
		{ "team-a", "team-b" },
		{ "gps_l", "gps_n" },
		{ "Li Na", "Li Ma" },
		{ "v1", "v2" },
		{ "river 3", "river 4" },
		{ "nov3", "nov4" },
		{ "kaede", "kaede2" },
		{ "kaede-v3", "sora-v3" },
		{ "Mizuki_1.2", "Kaede_1.2" },
		{ "apery4", "apery5" },
		{ "user20", "user02" },
		{ "2019", "2020" },
		{ "Aalto Mika", "Aalto Miro" },
		{ "Aalto Mika", "Berg Lina" },
		{ "Aalto Mika", "Aalto" },
		{ "Eder Paul", "Eder Paula Ann" },
		{ "Costa Rui", "Costa Ana" },
		{ "Haas Eva", "Hahn Ute" },
		{ "Joern Os", "Jan Os" },
		{ "Sørensen", "Sarensen Bo" },
		{ "伊藤果", "伊藤匠" },
		{ "藤井聡太", "藤井猛" },
		{ "山田太郎", "山田次郎" },
		{ "山田太郎", "田山太朗" },
		{ "佐藤康光", "佐藤天彦" },
		{ "渡辺", "渡部" },
		{ "渡辺", "渡辺明" },
		{ "中村", "中川" },
		{ "上田航", "上田翔" },
		{ "青木一郎", "青木二郎" },
		{ "鈴木A", "鈴木B" },
		{ "チーム1", "チーム2" },
		{ "さくら", "サクラ" },
		{ "アリス", "アリサ" },
		{ "羽生善治", "Habu Yoshiharu" },
		{ "水匠5", "水匠6" },
		{ "花", "華子" },
		{ "", "山" },
		{ "", "v3" },
		{ "?", "!" },
	};

	(void)state;
	EACH(i, rows)
	{
		check_alike(rows[i][0], rows[i][1], false);
	}
}

static void
test_nobody(void **state)
{
	static const char *const nobody[] = { "", " ", "　", "先手", "後手", "下手", "上手", "相手",
		"あなた", "名無し", "名無しさん", "不明", "?", "？", "???", "-", "...", "Black",
		"WHITE", "ｗｈｉｔｅ", "Player", "NN", "N.N.", "Anonymous", "COM", "com", "Guest",
		"ゲスト", "…" };
	static const char *const somebody[] = { "先手太郎", "相手なし", "Blackburn", "White Jo",
		"Player 1", "N", "名無川", "COM1", "Z", "1", "名人", "Comte", "é" };

	(void)state;
	EACH(i, nobody)
	{
		if (!person_is_nobody(str_of(nobody[i])))
			fail_msg("%s", nobody[i]);
	}
	EACH(i, somebody)
	{
		if (person_is_nobody(str_of(somebody[i])))
			fail_msg("%s", somebody[i]);
	}
}

static void
test_ratings(void **state)
{
	static const struct {
		const char *name;
		uint32_t rating;
	} rows[] = {
		{ "name(1850)", 1850 },
		{ "name (1850)", 1850 },
		{ "name (R1850)", 1850 },
		{ "name (R 85)", 85 },
		{ "名前（１８５０）", 1850 },
		{ "名前(1850) 初段", 1850 },
		{ "Jan Gruß 2 Dan (1850) [DE]", 1850 },
		{ "(1850)", 1850 },
		{ "name(850)", 850 },
		{ "name", 0 },
		{ "name(2)", 0 },
		{ "name[1850]", 0 },
		{ "name 1850", 0 },
		{ "name(elder)", 0 },
		{ "name(1850) x", 0 },
		{ "name 1850)", 0 },
		{ "name()", 0 },
		{ "name(123456)", 0 },
		{ "", 0 },
		{ ")", 0 },
	};

	(void)state;
	EACH(i, rows)
	{
		if (person_rating(str_of(rows[i].name)) != rows[i].rating)
			fail_msg("%s: %u", rows[i].name, person_rating(str_of(rows[i].name)));
	}
}

/* A long name is read in part, whatever it is. */
static void
test_long(void **state)
{
	char name[1000];
	struct str long_name = { name, sizeof name };

	(void)state;
	for (size_t i = 0; i < sizeof name; i++)
		name[i] = i % 2 != 0 ? ' ' : (char)('a' + i % 26);
	assert_true(key_of(long_name, &first).n <= 256);
	assert_true(str_eq(key_of(buffer_str(&first), &second), buffer_str(&first)));
	assert_true(person_alike(long_name, long_name));
	memset(name, '\xFF', sizeof name);
	assert_int_equal(key_of(long_name, &first).n, 256);
	assert_true(person_alike(long_name, long_name));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_keys),
		cmocka_unit_test(test_alike),
		cmocka_unit_test(test_not_alike),
		cmocka_unit_test(test_nobody),
		cmocka_unit_test(test_ratings),
		cmocka_unit_test(test_long),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
