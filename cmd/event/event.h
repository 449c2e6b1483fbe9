#ifndef CMD_EVENT_EVENT_H
#define CMD_EVENT_EVENT_H

#include "cmd/run/run.h"
#include "record/game_key.h"
#include "record/values/value_patterns.h"

/*
 * A tournament as kifu event sees it: a line of facts a game, which the visitor makes, and what the
 * command finds out from these lines and the organiser's table.
 */

/* What a record says of its place in the event: the visitor's payload. */
struct event_facts {
	struct str names[2]; /* as written, by enum side */
	struct str event, round, clock, byoyomi;
	int64_t start, end; /* in minutes-like seconds of a linear calendar; -1: not written */
	int32_t day;        /* yyyymmdd; 0: not written */
	enum ending ending;
	enum side winner;
	const char *handicap;
	struct game_key key;
	uint32_t plies, line;
	const uint16_t *moves; /* plies codes of moves */
};

enum event_form {
	EVENT_unknown,
	EVENT_swiss,
	EVENT_round_robin,
	EVENT_double_round_robin,
	EVENT_knockout,
	EVENT_match,
	EVENT_team,
	EVENT_arena,
	EVENT_forms
};

enum { EVENT_semifinal = 101, EVENT_final, EVENT_third, EVENT_rounds_max = 1000 };

struct event_line {
	struct event_facts is;
	struct str file;
	uint32_t number;
	enum verdict verdict;
	size_t players[2]; /* by enum side */
	int round;         /* 0: not known */
	int said[2];       /* by the header, by the folder or the file's name; 0: nothing */
	size_t slot;       /* 1 + index; 0: none */
	bool third, copy, misdated;
};

struct event_spelling {
	struct str written, same; /* same: for step 1 */
	size_t games, first;      /* the first game that has it */
	size_t player;            /* 1 + index; 0: not known yet */
};

struct event_player {
	struct str name, same;
	bool listed;
	size_t row, games; /* 1 + row of the table */
	struct place at;   /* in the table */
	double macmahon, written, points, sos, sodos, sosos, direct;
	bool has_written, has_bye;
	size_t counted;
};

/* A cell of a crosstable. */
struct event_cell {
	unsigned opponent; /* from 1; 0: nobody */
	char result;       /* + - = # */
	char giver;        /* + the opponent gives, - the player does; 0: even */
	const char *handicap;
	struct place at;
	bool settled;
};

/* A pairing that a table has, or that records show. */
struct event_slot {
	int round;
	size_t players[2]; /* black first where colours are known */
	double result;     /* of players[0]; -1: not known */
	bool forfeit, listed, coloured, disputed;
	const char *handicap; /* NULL: not said */
	size_t giver;         /* 0 or 1 */
	struct place at;
	size_t records, first, last; /* 1 + index of the lines */
};

struct event_ini {
	struct str name, clock, table, tie_break;
	enum event_form form;
	int rounds, from, to;
	int round_days[64]; /* by round */
	bool replays, halves, third, coloured, grades, has_bye;
	double bye;
	struct str (*aliases)[2];
	size_t alias_count, alias_cap;
};

struct event {
	struct run run;
	struct arena *arena;
	struct value_patterns *patterns;
	struct event_ini ini;
	struct str ini_file, table_file;
	struct event_line *lines;
	size_t line_count, line_cap;
	struct event_spelling *spellings;
	size_t spelling_count, spelling_cap;
	struct event_player *players;
	size_t player_count, player_cap;
	struct event_slot *slots;
	size_t slot_count, slot_cap;
	struct event_cell **rows; /* of a crosstable: row_rounds[i] cells */
	unsigned *row_rounds;
	size_t row_count, row_cap, round_cap;
	bool has_list, is_crosstable, skips_players;
	/* Takes a finding about a line (NULL: about the file) at a place. */
	void (*found)(struct event *event, enum diag rule, const struct event_line *line,
	    struct str file, struct place at, const struct arg *args);
};

extern const struct visitor event_visitor;

/* Reads event.ini.  Returns its first wrong line, 0: none. */
int event_ini_read(struct event *event, struct str bytes);

/* Reads a table: a crosstable or a list of results, by content. */
void event_table_read(struct event *event, struct str bytes);

/* Returns a name as step 1 compares it; in the arena. */
struct str event_name_same(struct event *event, struct str name);
bool event_name_near(struct event *event, struct str a, struct str b);

/* Returns the round that a text names, 0: none. */
int event_round_of(struct str s);

size_t event_player_add(struct event *event, struct str name, bool listed, struct place at);
/* Finds out players and rounds, slots, and what contradicts them. */
void event_players_find(struct event *event);
void event_rounds_find(struct event *event);
void event_rounds_settle(struct event *event);
void event_slots_find(struct event *event);
void event_table_check(struct event *event);
void event_records_check(struct event *event);
void event_headers_check(struct event *event);
void event_standings_find(struct event *event);
void event_ranks_check(struct event *event);
void event_text(struct event *event, struct buffer *out);

#endif
