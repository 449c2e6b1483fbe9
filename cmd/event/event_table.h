#ifndef CMD_EVENT_EVENT_TABLE_H
#define CMD_EVENT_EVENT_TABLE_H

#include "record/record.h"

/* What the tables of an event say, and where. */

#define EVENT_NONE UINT32_MAX /* no index; no player */

enum {
	EVENT_ROUNDS_MAX = 99,      /* of an event */
	EVENT_GAMES_MIN = 3,        /* that make an event, or show a habit */
	EVENT_ENTRANTS_MAX = 100000 /* of a table */
};

/* Words of one line of a file, counted from 1; line 0: the file as a whole. */
struct event_place {
	struct str file;
	uint32_t line, column, end; /* end is after the last character, in characters */
};

/* Returns a place of a table's file. */
static inline struct event_place
event_at(struct str file, uint32_t line, uint32_t column, uint32_t end)
{
	return (struct event_place){ file, line, column, end };
}

/* A player as a table, or [players] of event.ini, lists him. */
struct entrant {
	struct str name;   /* first name first: Jan Gruß; as written where that is not known */
	struct str family; /* [Last] of a grid, with which name ends; empty: not known */
	struct str about;  /* nationality, grade and such, as written */
	uint32_t number;   /* as printed before it; cells mean its place instead */
	uint32_t rating;   /* 0: not given */
	double macmahon;   /* points before the event */
	double points;     /* as written; NAN: not given */
	struct event_place at, points_at;
	uint32_t player; /* set by players_find */
	bool host;       /* of a simultaneous display: several games in a round */
};

/* What became of a player in a round. */
enum outcome {
	OUTCOME_open, /* only the pairing is known */
	OUTCOME_loss,
	OUTCOME_draw,
	OUTCOME_win,
	OUTCOME_neither, /* both lost: neither came */
	OUTCOME_COUNT
};

/* What a table says of one player in one round. */
struct cell {
	uint32_t round;            /* from 1 */
	uint32_t player, opponent; /* entrants of the table; EVENT_NONE: no opponent */
	bool unknown;              /* the opponent's number is of no row: opponent is EVENT_NONE */
	enum outcome outcome;
	bool forfeit;        /* decided without a game; bye and absence are so, without opponent */
	bool replayed;       /* won by a replay after a draw */
	enum side side;      /* NO_SIDE: the table has no colours */
	struct str handicap; /* a name as of kifu table (lance, two-piece, …); empty: even or not
				said */
	bool gives;          /* this player gives the handicap */
	struct str words;    /* as written: 5+(-r) */
	bool bad;            /* contradicted by another cell: it makes no board */
	struct event_place at;
};

enum table_form {
	TABLE_turnering, /* FESA's turnering.txt, and the American grid */
	TABLE_fesa,      /* FESA's published result table */
	TABLE_csv,       /* round,black,white,result */
	TABLE_lishogi,   /* lishogi's results as ndjson: entrants with points, no cells */
	TABLE_pairs      /* [round N] of event.ini */
};

/* Keys by which places are decided. */
enum tie_break {
	TIE_points,
	TIE_sos,
	TIE_sosw,
	TIE_sodos,
	TIE_sosos,
	TIE_md,
	TIE_sos_1,
	TIE_sos_2,
	TIE_cum,
	TIE_wins,
	TIE_direct,
	TIE_first_wins,
	TIE_previous,
	TIE_COUNT
};

extern const char *const tie_break_names[TIE_COUNT];

/* The value of a tie-break as a table has it. */
struct written_value {
	uint32_t entrant; /* of the table */
	enum tie_break key;
	double value;
	struct event_place at;
};

/* A table of results. */
struct table {
	struct str file;
	enum table_form form;
	struct str title;  /* empty: none */
	uint32_t from, to; /* its days, as 20260131; 0: not given */
	struct str clock;  /* as written; empty: none */
	struct entrant *entrants;
	size_t entrant_count, entrant_cap;
	struct cell *cells; /* by round, or by player */
	size_t cell_count, cell_cap;
	struct written_value *values;
	size_t value_count, value_cap;
	uint32_t rounds; /* the most cells of a row */
	bool has_bad;    /* some cell is */
};

/* Whether a table is a grid: a row a player, so that each game is there twice. */
static inline bool
table_is_grid(const struct table *table)
{
	return table->form == TABLE_turnering || table->form == TABLE_fesa;
}

/* Returns the player of a row, or EVENT_NONE for that. */
static inline uint32_t
table_player(const struct table *table, uint32_t row)
{
	return row == EVENT_NONE ? EVENT_NONE : table->entrants[row].player;
}

/* Returns the opposite outcome. */
static inline enum outcome
outcome_other(enum outcome outcome)
{
	return outcome == OUTCOME_win    ? OUTCOME_loss
	       : outcome == OUTCOME_loss ? OUTCOME_win
					 : outcome;
}

#endif
