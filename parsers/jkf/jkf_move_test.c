/* What is read from the usual text of a move, and from values, is the same. */
#include "parsers/jkf/testing_jkf.h"

/* Sanitizers make each a dozen times slower. */
#ifdef __SANITIZE_ADDRESS__
enum { ROUNDS = 5000 };
#else
enum { ROUNDS = 50000 };
#endif

/* A short text is read as values: there is no room for the longest usual entry. */
enum { SHORT = 500, BLANKS = 1024 };

/* Appends all that is read from a body, with its places cut down to those of the first n bytes. */
static void
show(struct str body, size_t n, struct buffer *out)
{
	struct arena arena;
	struct diags diags;
	struct text text = { .body = body, .arena = &arena };
	struct parse parse = { .text = &text, .diags = &diags };
	struct record record;
	size_t i;

	arena_init(&arena, &memory);
	diags_init(&diags, &arena, 100);
	record_init(&record, &text, &arena, FORMAT_jkf);
	assert_true(jkf_parser.next(&parse, &record));
	dump_record(out, &record);
	for (i = 0; i < record.ply_count; i++) {
		const struct ply *ply = &record.plies[i];

		buffer_printf(out, "%u %x %u %u %u %u\n", ply->number, ply->claim.has,
		    ply->claim.marks, ply->spent, ply->total, ply->time_at);
	}
	for (i = 0; i < diags.count; i++) {
		if (diags.list[i].at.at > n)
			diags.list[i].at.at = (uint32_t)n;
	}
	dump_findings(out, &diags);
	arena_free(&arena);
}

/* Reads a text as it is, and with blanks behind it. */
static void
same(const char *text, size_t n)
{
	char longer[SHORT + BLANKS];
	struct buffer values, usual;

	assert_true(n < SHORT);
	memset(longer, ' ', sizeof longer);
	memcpy(longer, text, n);
	buffer_init(&values, &memory);
	buffer_init(&usual, &memory);
	show((struct str){ text, n }, n, &values);
	show((struct str){ longer, sizeof longer }, n, &usual);
	if (!str_eq(buffer_str(&values), buffer_str(&usual)))
		fail_msg("%.*s\nvalues:\n%.*susual:\n%.*s", (int)n, text, (int)values.n, values.p,
		    (int)usual.n, usual.p);
	buffer_free(&values);
	buffer_free(&usual);
}

static const char *const seeds[] = {
	"{'moves':[{},{'move':{'color':0,'from':{'x':4,'y':7},'to':{'x':4,'y':6},'piece':'FU',"
	"'same':true,'promote':false,'capture':'TO','relative':'LU'},"
	"'time':{'now':{'m':0,'s':48},'total':{'h':1,'m':20,'s':48}}},"
	"{'time':{'total':{'h':10,'m':0,'s':0},'now':{'s':5}},'move':{'to':{'x':5,'y':5},"
	"'color':1,'piece':'KI','relative':'H'}},{'special':'TORYO'}]}",
	"{'moves':[{'comments':['a']},{'move':{'to':{'x':1,'y':2},'piece':'GI','relative':'R'}},"
	"{'move':{'from':{'x':9,'y':9},'same':true,'promote':true}},"
	"{'move':{'color':1,'from':{'x':1,'y':1},'to':{'x':2,'y':2},'piece':'KA'},"
	"'forks':[[{'move':{'color':1,'to':{'x':2,'y':3},'piece':'FU'}},"
	"{'move':{'color':0,'to':{'x':2,'y':4},'piece':'FU'}}]]}]}",
};

static const char *const spare[] = { "'color':2,", "'color':true,", ",'same':false", "null", " ",
	"{}", "[]", ",", "}", "{", "'", ":", "0", "10", "-1", "1.5", "1234567890",
	"'relative':'XL'", "'relative':''", ",'piece':'ZZ'", ",'comments':['b']", ",'forks':[[{}]]",
	"'x':1,", "\\u0041", "true", "false", "'move':{},", "'time':{},", "'special':'CHUDAN',",
	"\n", "99999999" };

/* Texts that are damaged at random. */
static void
mutations(void **state)
{
	char text[SHORT * 2];
	uint64_t random = 1;
	size_t i, k;

	(void)state;
	for (i = 0; i < ROUNDS; i++) {
		size_t n = strlen(requote(seeds[i % 2], text, SHORT));

		for (k = 0; k < i % 3; k++) {
			const char *extra;
			size_t at, cut, add;

			random = random * 6364136223846793005u + 1442695040888963407u;
			extra = spare[(random >> 20) % (sizeof spare / sizeof *spare)];
			at = (random >> 33) % n;
			cut = (random >> 60) < 8 ? (random >> 56) % 4 : 0;
			cut = cut < n - at ? cut : n - at;
			add = (random >> 55) % 4 == 0 ? 0 : strlen(extra);
			memmove(text + at + add, text + at + cut, n - at - cut);
			while (add-- > 0)
				text[at + add] = extra[add] == '\'' ? '"' : extra[add];
			n = n - cut + ((random >> 55) % 4 == 0 ? 0 : strlen(extra));
		}
		if (n < SHORT)
			same(text, n);
	}
}

/* Entries of which one thing is unusual, in all places. */
static void
values(void **state)
{
	static const char *const entries[] = {
		"'move':{'color':%s,'from':{'x':4,'y':7},'to':{'x':4,'y':6},'piece':'FU'}",
		"'move':{'color':0,'from':%s,'to':{'x':4,'y':6},'piece':'FU'}",
		"'move':{'color':0,'from':{'x':%s,'y':7},'to':{'x':4,'y':6},'piece':'FU'}",
		"'move':{'color':0,'from':{'x':4,'y':%s},'to':{'x':4,'y':6},'piece':'FU'}",
		"'move':{'color':0,'from':{'x':4,'y':7},'to':{'x':4,'y':6},'piece':%s}",
		"'move':{'color':0,'to':{'x':4,'y':6},'piece':'FU','same':%s}",
		"'move':{'from':{'x':4,'y':7},'to':{'x':4,'y':6},'promote':%s}",
		"'move':{'to':{'x':4,'y':6},'piece':'FU','relative':%s}",
		"'move':{'to':{'x':4,'y':6},'piece':'FU','capture':%s}",
		"'move':{'to':{'x':4,'y':6},'piece':'FU'},'time':{'now':{'m':%s,'s':1}}",
		"'move':{'to':{'x':4,'y':6},'piece':'FU'},'time':{'total':%s}",
		"'move':{'to':{'x':4,'y':6},'piece':'FU'},'time':%s",
		"'move':%s",
	};
	static const char *const texts[] = { "0", "1", "2", "9", "00", "01", "12", "999999999",
		"9999999999", "0.5", "1e0", "-0", "true", "false", "null", "truer", "''", "'F'",
		"'FU'", "'ZZ'", "'FUX'", "'L'", "'LL'", "'LRUDMCHL'", "'LRUDMCHLL'", "'X'", "{}",
		"[]", "{'x':1,'y':1}", "{'y':1,'x':1}", "{'x':1,'y':1,'z':1}", "{'x':1}",
		"{'h':1193,'m':2,'s':47}", "{'h':1,'m':1,'s':1,'s':1}", "{'now':{}}", "'\\u0046U'",
		" 1", "1 " };
	char row[SHORT / 2], whole[SHORT], text[SHORT];
	size_t i, k;

	(void)state;
	for (i = 0; i < sizeof entries / sizeof *entries; i++) {
		const char *hole = strstr(entries[i], "%s");

		for (k = 0; k < sizeof texts / sizeof *texts; k++) {
			snprintf(row, sizeof row, "%.*s%s%s", (int)(hole - entries[i]), entries[i],
			    texts[k], hole + 2);
			snprintf(whole, sizeof whole,
			    "{'moves':[{},{%s},{'move':{'color':1,'to':{'x':1,'y':1},'piece':'KI'}}"
			    "]}",
			    row);
			requote(whole, text, sizeof text);
			same(text, strlen(text));
		}
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(mutations),
		cmocka_unit_test(values) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
