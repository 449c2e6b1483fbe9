#ifndef RECORD_VALUES_VALUE_PATTERNS_H
#define RECORD_VALUES_VALUE_PATTERNS_H

#include <stdbool.h>
#include <stdint.h>

#include "record/tables/ending.h"
#include "record/text/memory.h"
#include "record/text/str.h"
#include "record/values/date.h"

/*
 * Readers of header values and result lines, by the patterns of pattern.def, which are compiled on
 * first use.  Not shared between threads.  Any bytes may be read; what is not UTF-8 does not match.
 */
struct value_patterns;

struct value_patterns *value_patterns_new(struct memory *memory);
void value_patterns_free(struct value_patterns *patterns);

/*
 * Reads a date: 2004/05/31, 2004-05-31, 2004.05.31, 20040531, 2004年5月31日, 平成16年5月31日,
 * May 31, 2004, 2004 May 31st, 31 May 2004, with (月) and a time 9:00[:00], 9時0分, 午後1時 (digits
 * half or full-width or kanji), ISO 8601 with T and Z.  Of two days (2005/11/29･30日) *date gets
 * the first.  A year, month or day of ?? or 00 is unknown.  Returns false if s does not begin with
 * a date.
 */
bool value_date(struct value_patterns *patterns, struct str s, struct date *date);

/* A time control, in milliseconds. */
struct clock {
	uint32_t main;      /* thinking time a side */
	uint32_t byoyomi;   /* for each move after that (秒読み); 0: none */
	uint32_t increment; /* added with each move (Fischer) */
	uint32_t periods;   /* byoyomi periods; 0: not given */
	bool whole;  /* says what follows the main time, even if nothing: +00, 切れ負け */
	bool either; /* 10分+30秒: some mean an increment; it is read as byoyomi */
};

/*
 * Reads a time control as KIF headers write it: 6時間, 各５時間, 15分+60秒, 10分切れ負け, 60分
 * 切れたら1分将棋, 10分+30秒(3), or as CSA does: 00:25+00 ($TIME_LIMIT), 900+0+5 ($TIME).  Returns
 * false with *clock unchanged unless it understood all of s.
 */
bool value_clock(struct value_patterns *patterns, struct str s, struct clock *clock);

/*
 * Reads the time control in a game's name of shogi-server ($EVENT):
 * wdoor+floodgate-300-10F+black+white+20260101120000 is 300 seconds and an increment of 10, -900-0
 * 900 seconds alone, -1500-60 1500 and 60 of byoyomi.  Returns false for a second number that
 * begins with 0, which is a stopwatch's minutes.
 */
bool value_server_clock(struct value_patterns *patterns, struct str s, struct clock *clock);

/* A player's name and title: "羽生善治 九段", "Habu Yoshiharu, 9dan", "name(1500)". */
struct player {
	struct str name, title; /* title: 九段, 名人, a rating …; may be empty */
};

/* Splits a player header into name and title; all of it is the name if it has no title. */
void value_player(struct value_patterns *patterns, struct str s, struct player *player);

/* What a まで line says. */
struct result_line {
	uint32_t plies;     /* UINT32_MAX: not given */
	enum ending ending; /* as seen from the side to move: 先手の反則勝ち is
			       ENDING_illegal_action, の勝ち ENDING_resign */
	enum side winner; /* 先手 下手 black, 後手 上手 white; NO_SIDE: not named, or a draw */
	enum side named; /* the side that the words name (反則負け names the loser) */
	bool exact;      /* all of the line was understood */
};

/* Reads a まで line: the number of moves and the result.  Returns false if s does not
 * begin with まで. */
bool value_result_line(struct value_patterns *patterns, struct str s, struct result_line *made);

#endif
