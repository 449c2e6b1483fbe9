#ifndef CMD_EVENT_EVENT_H
#define CMD_EVENT_EVENT_H

#include "cmd/event/event_table.h"
#include "cmd/host/hash.h"
#include "cmd/host/program.h"
#include "lib/game_summary.h"
#include "record/diag.h"
#include "record/game.h"
#include "record/values/round.h"
#include "record/values/value_patterns.h"

/*
 * An event: the records of one tournament, what its tables and its event.ini say, and what
 * contradicts what.  Everything lies in one arena; all strings are UTF-8.
 *
 *	games, tables, settings -> players -> boards -> findings, standings
 */

/* A finding about an event. */
struct event_finding {
	enum diag rule;
	struct event_place at, related; /* related.line 0: none */
	uint32_t game;                  /* index of the record that it is about, or EVENT_NONE */
	uint32_t number;                /* of that record in its file, set at the end */
	struct str messages[2];         /* by enum language */
	bool written;                   /* to the reports */
};

/* --- what files say */

enum event_format {
	EVENT_unknown,
	EVENT_swiss,
	EVENT_round_robin,
	EVENT_double_round_robin,
	EVENT_knockout,
	EVENT_match,
	EVENT_team,
	EVENT_arena,
	EVENT_FORMATS
};

extern const char *const event_format_names[EVENT_FORMATS];

/* A name as records have it, and as the list has it. */
struct alias {
	struct str written, name;
};

/* What event.ini says. */
struct event_settings {
	struct str file; /* empty: there is none */
	struct str name;
	enum event_format format;
	uint32_t rounds;
	uint32_t from, to; /* days; 0: not given */
	struct str clock;
	enum { DRAWS_unknown, DRAWS_half, DRAWS_replay } draws;
	double bye;     /* points of a bye; NAN: not given */
	bool alternate; /* colours alternate between a pair */
	bool colours;   /* colours are those of the table */
	enum { HANDICAP_unknown, HANDICAP_none, HANDICAP_free, HANDICAP_grades } handicap;
	bool third_place;
	struct str *tables; /* names of files in its folder */
	size_t table_count, table_cap;
	enum tie_break order[TIE_COUNT];
	size_t order_count; /* 0: not given */
	struct entrant *players;
	size_t player_count, player_cap;
	struct alias *aliases;
	size_t alias_count, alias_cap;
	uint32_t round_days[EVENT_ROUNDS_MAX + 1]; /* by round; 0: not given */
	struct table pairs; /* the pairings, byes and absences of its [round N]; no cells: none */
};

/* Where a record says something; struct event_game has a place for each. */
enum fact {
	FACT_black,
	FACT_white,
	FACT_date,
	FACT_event,
	FACT_clock,
	FACT_handicap,
	FACT_ending,
	FACT_COUNT
};

/* Where a record says its round. */
enum round_source { ROUND_tag, ROUND_header, ROUND_folder, ROUND_file, ROUND_SOURCES };

/* The round that it says: number and from_end as in struct round. */
struct said_round {
	uint8_t number, from_end;
	bool third_place;
};

/* A time control, in seconds. */
struct event_limit {
	bool known;
	uint32_t main, extra; /* extra: after that, or with each move */
};

/* Returns the limit of a clock; reads one as headers, tables and event.ini write it (30m+30s,
 * 30min + 30sec, 15分30秒: 15 minutes and 30 seconds a move). */
struct event_limit event_limit_of(const struct clock *clock);
struct event_limit event_limit_read(struct value_patterns *patterns, struct str words);

/* The last position of a record, for a picture. */
struct event_picture {
	struct str sfen;
	struct move last; /* the move that led there */
	uint32_t figure;  /* its number on the html page, from 1; 0: none */
};

/* Returns a hash of two numbers, such as a round and a player. */
static inline uint64_t
event_hash(uint32_t a, uint32_t b)
{
	return hash_mixed(((uint64_t)a << 32 | b) + 1);
}

/* A record. */
struct event_game {
	struct game_summary summary;
	struct str file; /* its name */
	struct {
		uint32_t line;
		uint16_t column, end;
	} places[FACT_COUNT];  /* line 0: it does not say that */
	struct str written[2]; /* names, by side */
	struct str event, clock, handicap;
	struct str stage;
	struct event_limit limit;
	bool readable, has_key;
	uint32_t day;         /* 20260131; 0: not known */
	int64_t began, ended; /* minutes since 1970; 0: not known */
	enum ending ending;
	enum side winner;
	uint32_t plies;
	uint64_t key;     /* of start and moves, with has_key */
	uint64_t start;   /* hash of the start */
	uint16_t *moves;  /* a hash of each move */
	uint32_t errors;  /* findings of the game alone */
	uint32_t ignored; /* set of rules that a comment suppresses, by their place in the group */
	struct said_round rounds[ROUND_SOURCES];
	uint32_t players[2]; /* by side; EVENT_NONE: not known */
	uint32_t round;      /* the one that counts; 0: not known */
	bool extra;          /* there is no board for it */
	bool third;          /* for the third place */
	uint32_t board;      /* EVENT_NONE: of none */
	uint32_t next;       /* of the same board, in the order of play; EVENT_NONE: the last */
	struct event_picture *picture; /* NULL: not wanted, or it has no position */
};

/* --- what follows */

struct event_player {
	struct str name; /* as the list has it, else as most records do */
	struct str about;
	uint32_t entrant; /* of the first list; EVENT_NONE: of none */
	uint32_t rating;
	uint32_t games;        /* records that have him */
	uint32_t seats;        /* boards, byes and absences, set by rules_pairs */
	bool listed;           /* by a table or event.ini */
	struct event_place at; /* where; line 0: nowhere */
};

/* A game of the event: two players who meet in a round, whatever says so. */
struct board {
	uint32_t round;      /* 0: not known */
	uint32_t players[2]; /* the lower one first; players[1] EVENT_NONE: a bye or an absence */
	uint32_t first;      /* its records by event_game.next; EVENT_NONE: none */
	uint32_t record;     /* the one whose result counts, or EVENT_NONE */
	const struct cell *cell;   /* of players[0], of the first table that has it; NULL: none */
	const struct table *table; /* that table */
	enum outcome outcome;      /* that counts, of players[0] */
	bool forfeit;              /* no game was played, or it does not count as one */
	bool open;                 /* nothing says the result, or records contradict each other */
	bool contradicted;         /* a finding is about its result */
	bool drawn;                /* a draw came before the game that counts */
};

/* A place in the standings. */
struct standing {
	uint32_t player;
	uint32_t rank;  /* from 1; equal for those that nothing separates */
	uint32_t games; /* with an opponent */
	double values[TIE_COUNT];
	double value; /* by which it was sorted last */
};

enum { LISTED_some = 1 << 0, LISTED_all = 1 << 1 };

struct event {
	struct program *program;
	struct arena *arena; /* shared by the stages */
	struct value_patterns *patterns;
	struct event_settings settings;
	struct table *tables;
	size_t table_count, table_cap;
	struct event_game *games;
	size_t game_count, game_cap;
	struct event_player *players;
	size_t player_count, player_cap;
	struct board *boards; /* by round, then as the lists have them */
	size_t board_count, board_cap;
	struct event_finding *findings;
	size_t finding_count, finding_cap;
	struct standing *standings; /* one a player, the first first; NULL: not made yet */
	struct hash_table pairs;    /* 1 + board, by round and both players */
	struct hash_table seats;    /* 1 + the first board, by round and player */
	struct hash_table met;      /* the number of boards, by pair */
	size_t met_again;           /* pairs that have several */
	enum event_format format;   /* declared, or found out */
	uint32_t rounds;
	/* By round: whether event.ini has pairs of it, or a table has all. */
	uint8_t listed[EVENT_ROUNDS_MAX + 1];
	bool guessed;           /* rounds are the games of each player in their order */
	bool slots;             /* tables say who meets whom */
	bool colours;           /* and with which colours */
	struct str name, stage; /* empty: not known */
	/* Declared by event.ini or a table, else by the records; set by rules_games. */
	uint32_t from, to;
	struct str clock;
};

/* Something to sort: by its key, then by time, then by its index in the list that it is of. */
struct event_sorted {
	uint64_t key;
	int64_t time;
	uint32_t index;
};

/* Sorts a list. */
void event_sort(struct event_sorted *list, size_t count);

/* Returns a number for two players, whoever comes first. */
static inline uint64_t
event_pair(uint32_t a, uint32_t b)
{
	return a < b ? (uint64_t)a << 32 | b : (uint64_t)b << 32 | a;
}

/* Returns a hash of a round and two players, whoever comes first. */
static inline uint64_t
event_pair_hash(uint32_t round, uint32_t a, uint32_t b)
{
	return hash_mixed(event_hash(round, a < b ? a : b) + (a < b ? b : a));
}

/* Returns whether both players of a record are known, and are two. */
static inline bool
event_has_pair(const struct event_game *game)
{
	return game->players[BLACK] != EVENT_NONE && game->players[WHITE] != EVENT_NONE &&
	       game->players[BLACK] != game->players[WHITE];
}

/* Adds a finding, with its message in both languages; args as for diags_add. */
struct event_finding *event_add(
    struct event *event, enum diag rule, struct event_place at, const struct arg *args);

/* Returns what of a record a rule's findings are about. */
enum fact event_fact(enum diag rule);

/* Adds a finding about a record, at the fact that the rule is about. */
struct event_finding *event_add_of(
    struct event *event, enum diag rule, const struct event_game *game, const struct arg *args);

/* Returns the place of a record's fact; where it does not say it, its first line. */
struct event_place event_game_at(const struct event_game *game, enum fact fact);

/* --- the steps */

/* Reads a table of any form, by its content, from bytes; what is wrong with it becomes findings of
 * bad-table (a row or cell that cannot be read is left out).  *table lies in event->arena. */
void table_read(struct event *event, struct str file, struct str bytes, struct table *table);

/* Reads event.ini into event->settings; what is wrong with it becomes findings of bad-table.  No
 * bytes: sets what holds without the file. */
void settings_read(struct event *event, struct str file, struct str bytes);

/* Finds out who is who: event->players, and the players of games. */
void players_find(struct event *event);

/* Returns the name of the file that lists the players: event.ini, else the first table; empty:
 * there is none. */
struct str event_list_file(const struct event *event);

/* A vote for the value that at least three of four have: add each value, then count each. */
struct vote {
	uint64_t value; /* the one that more than half have, if there is one (Boyer and Moore) */
	size_t lead;    /* of the value over the others */
	size_t count, all;
};

/* Adds a value; 0 is none. */
static inline void
vote_add(struct vote *vote, uint64_t value)
{
	vote->all += value != 0;
	if (vote->lead == 0 && value != 0)
		vote->value = value;
	if (value != 0)
		vote->lead += value == vote->value ? (size_t)1 : (size_t)-1;
}

/* Counts a value, when all are added. */
static inline void
vote_count(struct vote *vote, uint64_t value)
{
	vote->count += value == vote->value;
}

/* Returns whether the value has enough, when all are counted. */
static inline bool
vote_holds(const struct vote *vote)
{
	return vote->value != 0 && vote->count >= EVENT_GAMES_MIN &&
	       vote->count * 4 >= vote->all * 3;
}

/* Returns the index of the first record that has the value of at least three of four, or
 * EVENT_NONE; hashes: of the records' values, 0: none; *count gets how many have it. */
uint32_t event_usual(const struct event *event, const uint64_t *hashes, size_t *count);

/* Whether there is enough to be an event: three records, or a table or pairings.  Of less only
 * moves are compared, and who plays whom. */
bool event_is_one(const struct event *event);

/* Returns a winner for a message; EVENT_NONE: nobody. */
struct arg event_winner(const struct event *event, uint32_t player);

/* Returns a place, as FILE:LINE:COLUMN, and a file's name, as they are seen from the folder of
 * another file. */
struct arg event_where(struct event *event, struct event_place at, struct str from);
struct arg event_seen(struct str file, struct str from);

/* Returns the name of a file without its folders and its extension. */
struct str event_base_name(struct str file);

/* Returns the round that a record says first, or 0. */
uint32_t event_round_written(const struct event_game *game);

/* Finds the round of each record, and which have no board (extra). */
void rounds_find(struct event *event);

/* Makes the boards of records and tables, and finds out how each ended. */
void boards_find(struct event *event);

/* Finds out the format, unless event.ini says it. */
void format_find(struct event *event);

/* Returns the board of two players in a round, or NULL. */
struct board *boards_at(
    const struct event *event, uint32_t round, uint32_t player, uint32_t opponent);

/* Returns the board of a player in a round, the first if there are several, or NULL. */
struct board *boards_of(const struct event *event, uint32_t round, uint32_t player);

/* Returns the number of boards of two players. */
size_t boards_count(const struct event *event, uint32_t player, uint32_t opponent);

/* Judge: the rules of the group event, each reported once, at its cause.  Tables come before the
 * boards, all others after. */
void rules_tables(struct event *event);
void rules_boards(struct event *event);
void rules_pairs(struct event *event);
void rules_games(struct event *event);
void rules_days(struct event *event);
void rules_moves(struct event *event);
void rules_ranks(struct event *event);

/* Returns an outcome of a board's first player as one of its players has it. */
static inline enum outcome
boards_outcome(const struct board *board, enum outcome outcome, uint32_t player)
{
	return board->players[0] == player ? outcome : outcome_other(outcome);
}

/* Returns who wins a board by an outcome of its first player, or EVENT_NONE. */
static inline uint32_t
boards_winner(const struct board *board, enum outcome outcome)
{
	return outcome == OUTCOME_win    ? board->players[0]
	       : outcome == OUTCOME_loss ? board->players[1]
					 : EVENT_NONE;
}

/* Returns whether a handicap is none. */
static inline bool
event_is_even(struct str handicap)
{
	return handicap.n == 0 || str_eq(handicap, STR("hirate"));
}

/* Returns whether a record ends without a game. */
static inline bool
event_is_forfeit(const struct event_game *game)
{
	return game->ending == ENDING_forfeit_win || game->ending == ENDING_forfeit_loss;
}

/* Returns the points of an outcome; bye: without an opponent. */
double event_worth(const struct event *event, enum outcome outcome, bool bye);

/* Returns how a record ended for a player. */
enum outcome event_outcome(const struct event_game *game, uint32_t player);

/* Makes the standings of the boards' outcomes, in the order of the settings (points, then the order
 * of the list, where there is none). */
void standings_make(struct event *event);

#endif
