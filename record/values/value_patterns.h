#ifndef RECORD_VALUES_VALUE_PATTERNS_H
#define RECORD_VALUES_VALUE_PATTERNS_H

#include <stdbool.h>
#include <stdint.h>

#include "record/tables/ending.h"
#include "record/text/memory.h"
#include "record/text/str.h"
#include "record/values/date.h"

/*
 * The value patterns of header values and result lines, as PCRE2 patterns (pattern.h).  Patterns
 * are compiled when first needed.  One value_patterns serves one worker; not shared between
 * threads.  Any bytes may be given; what is not UTF-8 is not understood.
 */
struct value_patterns;

struct value_patterns *value_patterns_new(struct memory *memory);
void value_patterns_free(struct value_patterns *value_patterns);

/*
 * Reads a date: 2004/05/31, 2004-05-31, 2004.05.31, 20040531, 2004年5月31日, 平成16年5月31日,
 * May 31, 2004, 2004 May 31st, 31 May 2004, with (月) and a time 9:00[:00], 9時0分, 午後1時 (digits
 * half or full-width or kanji), ISO 8601 with T and Z.  Of two days (2005/11/29･30日) the first is
 * given.  What is ?? or 00 in year, month or day is not known.  Returns false when s does not begin
 * with a date.
 */
bool value_date(struct value_patterns *value_patterns, struct str s, struct date *date);

/* A time control, in milliseconds. */
struct clock {
	uint32_t main;      /* thinking time a side */
	uint32_t byoyomi;   /* for each move after that (秒読み); 0: none said */
	uint32_t increment; /* added with each move (Fischer) */
	uint32_t periods;   /* byoyomi periods; 0: not said */
	bool whole;  /* what follows the main time is said too, be it nothing: +00, 切れ負け */
	bool either; /* 10分+30秒: some write an increment so; here it is byoyomi */
};

/*
 * Reads a time control as a KIF header says it: 6時間, 各５時間, 15分+60秒, 10分切れ負け, 60分
 * 切れたら1分将棋, 10分+30秒(3), or as CSA does: 00:25+00 ($TIME_LIMIT), 900+0+5 ($TIME).  Returns
 * false, *clock untouched, when all of s was not understood.
 */
bool value_clock(struct value_patterns *value_patterns, struct str s, struct clock *clock);

/*
 * Reads the time control in a game's name as shogi-server makes it up ($EVENT):
 * wdoor+floodgate-300-10F+black+white+20260101120000 is 300 seconds and 10 more with each move,
 * -900-0 900 and nothing more, -1500-60 1500 and 60 of byoyomi.  A second number that begins with 0
 * is a stop-watch's minutes, which is not read.
 */
bool value_server_clock(struct value_patterns *value_patterns, struct str s, struct clock *clock);

/* A player's name taken apart: "羽生善治 九段", "Habu Yoshiharu, 9dan", "name(1500)". */
struct player {
	struct str name, title; /* title: 九段, 名人, a rating …; empty: none */
};

/* Takes a player header apart.  Always gives something: at least the whole value as name. */
void value_player(struct value_patterns *value_patterns, struct str s, struct player *player);

/* A まで line taken apart. */
struct result_line {
	uint32_t plies;     /* UINT32_MAX: not said */
	enum ending ending; /* as seen from the side to move: まで…で先手の反則勝ち gives
			       ENDING_illegal_action; の勝ち gives ENDING_resign */
	enum side winner; /* 先手 下手 black, 後手 上手 white; NO_SIDE: nobody named or a draw */
	enum side named; /* the side that the words name (反則負け names the loser) */
	bool exact;      /* the whole line was understood */
};

/* Reads a まで line (formats-japanese.md 1.8).  Returns false when s does not begin with まで. */
bool value_result_line(
    struct value_patterns *value_patterns, struct str s, struct result_line *made);

#endif
