/* An event.ini to begin with. */
#include <math.h>

#include "cmd/event/standings.h"
#include "record/values/person.h"

static void
add_key(const char *key, struct str value, struct buffer *out)
{
	if (value.n == 0)
		return;
	buffer_printf(out, "%s = ", key);
	write_clean(value, out);
	buffer_char(out, '\n');
}

static void
add_event_keys(const struct event *event, struct buffer *out)
{
	static const char *const draws[] = { "", "half", "replay" };
	static const char *const handicaps[] = { "", "none", "free", "grades" };
	const struct event_settings *settings = &event->settings;
	const uint32_t from = event->from, to = event->to;

	buffer_add(out, STR("[event]\n"));
	add_key("name", event->name, out);
	if (event->format != EVENT_unknown)
		add_key("format", str_of(event_format_names[event->format]), out);
	if (event->rounds > 0)
		buffer_printf(out, "rounds = %u\n", event->rounds);
	if (from > 0) {
		buffer_add(out, STR("dates = "));
		write_day(from, out);
		buffer_add(out, STR(".."));
		write_day(to, out);
		buffer_char(out, '\n');
	}
	add_key("clock", event->clock, out);
	add_key("draws", str_of(draws[settings->draws]), out);
	if (!isnan(settings->bye))
		buffer_printf(out, "bye = %g\n", settings->bye);
	if (settings->colours || settings->alternate)
		add_key("colours", settings->colours ? STR("table") : STR("alternate"), out);
	add_key("handicap", str_of(handicaps[settings->handicap]), out);
	add_key("third-place", settings->third_place ? STR("yes") : NO_STR, out);
	for (size_t i = 0; i < settings->table_count; i++)
		add_key("table", settings->tables[i], out);
	for (size_t i = 0; i < settings->order_count; i++)
		add_key("tie-break", str_of(tie_break_names[settings->order[i]]), out);
}

/* Appends a player's name, as [players] has it: a comma would end it there. */
static void
add_name(struct str name, struct buffer *out)
{
	while (name.n > 0)
		write_clean(str_cut(&name, ','), out);
}

/* Appends names that records have for a player, if they are no other way to write his. */
static void
add_aliases(const struct event *event, struct buffer *out)
{
	struct hash_table seen = { .memory = event->arena->memory };
	struct buffer keys[2];
	size_t side, *number;

	for (size_t i = 0; i < 2; i++)
		buffer_init(&keys[i], event->arena->memory);
	buffer_add(out, STR("[alias]\n"));
	for (size_t i = 0; i < 2 * event->game_count; i++) {
		const struct event_game *game = &event->games[i / 2];
		struct str written, name;

		side = i % 2;
		written = str_trim(game->written[side]);
		if (game->players[side] == EVENT_NONE || written.n == 0 ||
		    memchr(";#[", written.p[0], 3) != NULL ||
		    str_find(written, STR("=")) + str_find(written, STR(":")) < 2 * written.n)
			continue;
		number = hash_table_number(&seen, hash_add(HASH_BEGIN, written));
		if ((*number)++ > 0)
			continue;
		name = event->players[game->players[side]].name;
		buffer_clear(&keys[0]);
		buffer_clear(&keys[1]);
		person_key(written, &keys[0]);
		person_key(name, &keys[1]);
		if (str_eq(buffer_str(&keys[0]), buffer_str(&keys[1])))
			continue;
		write_clean(written, out);
		buffer_add(out, STR(" = "));
		add_name(name, out);
		buffer_char(out, '\n');
	}
	hash_table_free(&seen);
	for (size_t i = 0; i < 2; i++)
		buffer_free(&keys[i]);
}

void
write_ini(const struct event *event, struct buffer *out)
{
	add_event_keys(event, out);
	buffer_add(out, STR("[players]\n"));
	for (size_t i = 0; i < event->player_count; i++) {
		const struct event_player *player = &event->players[i];

		buffer_printf(out, "%zu = ", i + 1);
		add_name(player->name, out);
		if (player->rating > 0)
			buffer_printf(out, ", %u", player->rating);
		buffer_char(out, '\n');
	}
	add_aliases(event, out);
	for (size_t i = 1; i <= EVENT_ROUNDS_MAX; i++) {
		if (event->settings.round_days[i] == 0)
			continue;
		buffer_printf(out, "[round %zu]\ndate = ", i);
		write_day(event->settings.round_days[i], out);
		buffer_char(out, '\n');
	}
}
