#include "cmd/visit/lint_visitor.h"

#include <stdio.h>

#include "cmd/host/hash.h"
#include "cmd/host/messages.h"
#include "cmd/visit/drawing.h"
#include "cmd/visit/excerpt.h"
#include "cmd/visit/fix_edits.h"
#include "parsers/parser_table.h"

void
lint_fingerprint(const struct lint_finding *finding, char out[static FINGERPRINT_SIZE])
{
	snprintf(out, FINGERPRINT_SIZE, "%016llx:%lu",
	    (unsigned long long)finding->fingerprint.hash,
	    (unsigned long)finding->fingerprint.occurrence);
}

/* --- findings */

/* Returns the hash of what is the same when lines above the finding change. */
static uint64_t
hash_finding(struct session *session, const struct finding *finding, struct str name)
{
	enum { HASHED = 2048 }; /* a very long line may have a finding at each word */
	struct str line = source_is_binary(&session->source)
			      ? text_str(&session->text, session->record.at)
			      : text_line_at(&session->text, finding->at.at, HASHED);
	uint64_t hash = hash_line(hash_add(hash_add(HASH_BEGIN, name), STR("\n")), line);

	return hash + (hash == 0);
}

/* Sets the record in words; a finding about the file has none. */
static void
add_record(struct reading *reading, const struct finding *finding, struct results *results,
    struct lint_finding *to)
{
	const struct session *session = reading->session;
	struct buffer *scratch = &reading->scratch;
	size_t head;

	if (finding->game == 0)
		return;
	buffer_add(scratch, STR(" | "));
	head = scratch->n;
	parser_of(session->source.format)
	    ->show(text_str(&session->text, session->record.at), session->source.format,
		session->parse.move16, scratch);
	buffer_char(scratch, '\n');
	if (scratch->n > head + 1)
		to->excerpts[0] = results_keep(results, buffer_str(scratch));
}

/* Sets the lines of source around the finding's places, which results holds. */
static void
add_excerpts(struct reading *reading, const struct finding *finding, struct results *results,
    struct lint_finding *to)
{
	struct str body = reading->session->text.body;
	struct buffer *scratch = &reading->scratch;

	if (body.n == 0)
		return;
	buffer_clear(scratch);
	if (source_is_binary(&reading->session->source) || reading->session->text.record != 0) {
		add_record(reading, finding, results, to);
		return;
	}
	excerpt_write(body, finding->at, "^~", scratch);
	to->excerpts[0] = results_keep(results, buffer_str(scratch));
	if (finding->related.n == 0)
		return;
	buffer_clear(scratch);
	excerpt_write(body, finding->related, "--", scratch);
	to->excerpts[1] = results_keep(results, buffer_str(scratch));
}

/* Adds a finding that is reported to results. */
static void
add_finding(struct reading *reading, const struct finding *finding, enum severity severity,
    struct results *results)
{
	const struct lint_plan *plan = reading->plan;
	const struct lint_state *lint = reading->state;
	struct session *session = reading->session;
	const struct user_rule *user = judge_user(&lint->judge, finding);
	struct lint_finding *added = results_take(results, sizeof *added);

	finding_text_of(&added->text, session, finding, &results->arena);
	results->size += added->text.messages[0].n + added->text.messages[1].n;
	added->text.severity = severity;
	if (user != NULL) {
		added->text.name = user->name;
		memcpy(added->text.messages, user->messages, sizeof added->text.messages);
	}
	if ((plan->shows & SHOWS_excerpts) != 0)
		add_excerpts(reading, finding, results, added);
	added->fixable = !lint->unreadable && fixes_can_fix(session, finding, plan->unsafe_fixes);
	added->fails = severity >= lint->judge.plan->fail_on;
	if ((plan->shows & SHOWS_fingerprints) != 0)
		added->fingerprint.hash = hash_finding(session, finding, added->text.name);
	results_add_of(results, LINT_finding, session)->is.own = added;
}

/* Keeps a finding of the game for its page. */
static void
keep_shown(struct reading *reading, const struct finding *finding, enum severity severity)
{
	struct diags *shown = &((struct lint_state *)reading->state)->shown;
	const struct lint_plan *plan = reading->plan;

	if (finding->game == 0 || (plan->shows & SHOWS_pages) == 0)
		return;
	shown->list = arena_grow(
	    shown->arena, shown->list, sizeof *shown->list, shown->count + 1, &shown->cap);
	shown->list[shown->count] = *finding;
	shown->list[shown->count++].severity = severity;
}

static void
take_finding(struct reading *reading, const struct finding *finding, enum severity severity)
{
	const struct lint_plan *plan = reading->plan;
	struct lint_state *lint = reading->state;
	struct judge *judge = &lint->judge;
	struct results *results = reading->results;
	struct lint_beyond *beyond;

	if (severity == SEVERITY_off)
		return;
	if (severity == SEVERITY_error && finding->ply > 0 && lint->worst.ply == 0)
		lint->worst = *finding;
	if (plan->max_findings == 0 || judge->listed++ < plan->max_findings) {
		add_finding(reading, finding, severity, results);
		keep_shown(reading, finding, severity);
	} else {
		beyond = results_take(results, sizeof *beyond);
		*beyond = (struct lint_beyond){ severity >= judge->plan->fail_on, finding->game };
		results_add_of(results, LINT_beyond, reading->session)->is.own = beyond;
	}
	reading->more = results_more(results) && reading->more;
}

/* --- suppressions for the whole file */

static void
prepare_unused(struct reading *reading, const struct finding *finding, enum severity severity)
{
	struct lint_state *lint = reading->state;

	if (severity != SEVERITY_off)
		add_finding(reading, finding, severity, &lint->prepared);
	else
		results_add(&lint->prepared, LINT_known, NO_STR); /* which is not reported */
}

/* Adds the i-th finding that was prepared. */
static void
report_prepared(struct reading *reading, size_t i)
{
	const struct lint_state *lint = reading->state;
	const struct result_item *item = &lint->prepared.list[i];
	struct results *results = reading->results;
	struct lint_finding *copy;
	struct result_item *added;

	if (item->kind != LINT_finding)
		return;
	copy = results_take(results, sizeof *copy);
	*copy = *(const struct lint_finding *)item->is.own;
	for (i = 0; i < 2; i++) {
		copy->text.messages[i] = results_keep(results, copy->text.messages[i]);
		copy->excerpts[i] = results_keep(results, copy->excerpts[i]);
	}
	added = results_add(results, LINT_finding, item->file);
	*added = *item;
	added->is.own = copy;
	reading->more = results_more(results);
}

/* --- the visitor */

bool
lint_skims(const void *plan)
{
	const struct lint_plan *lint = plan;

	return (lint->shows & (SHOWS_games | SHOWS_boards | SHOWS_pages)) == 0 &&
	       lint->columns == NULL && lint->judge.users == NULL;
}

void
lint_init(struct reading *reading)
{
	static const struct judge_calls calls = {
		.found = take_finding, .prepare = prepare_unused, .unused = report_prepared
	};
	struct lint_state *lint = reading->state;

	judge_init(reading, &calls, &((const struct lint_plan *)reading->plan)->judge);
	results_init(&lint->prepared, reading->memory);
}

void
lint_free(struct reading *reading)
{
	results_free(&((struct lint_state *)reading->state)->prepared);
	judge_free(reading);
}

void
lint_file(struct reading *reading)
{
	struct lint_state *lint = reading->state;

	lint->unreadable = false;
	results_clear(&lint->prepared);
	judge_file(reading);
}

void
lint_left_out(struct results *results, struct str file, size_t count)
{
	struct str what[2];
	unsigned i;

	for (i = 0; i < 2 && count > 0; i++)
		what[i] = arena_printf(&results->arena,
		    messages_in((enum language)i, "too many findings: %zu more not reported"),
		    count);
	if (count > 0)
		results_fail(results, file, what);
}

/* Sets what some sink shows of the game. */
static void
show_game(struct reading *reading, struct lint_game *game)
{
	static const size_t counts[SEVERITY_error + 1] = { 0 }; /* no column of JSON shows them */
	const struct lint_plan *plan = reading->plan;
	const struct lint_state *lint = reading->state;
	struct session *session = reading->session;
	struct results *results = reading->results;

	if ((plan->shows & SHOWS_boards) != 0)
		game->board = drawing_of(session, &lint->worst, &reading->scratch, results);
	if (lint->shown.count > 0)
		game->page = drawing_page(session, &lint->shown, lint->worst.ply, plan->language,
		    &reading->scratch, results);
	if (plan->columns != NULL) {
		game->cells = columns_cells(
		    plan->columns, session, counts, &reading->scratch, &results->arena);
		results->size += reading->scratch.n + plan->columns->count * sizeof *game->cells;
	}
}

void
lint_visit(struct reading *reading, void *payload)
{
	struct lint_state *lint = reading->state;
	const struct session *session = reading->session;

	lint->worst.ply = 0;
	lint->shown = (struct diags){ .arena = session->diags.arena };
	lint->unreadable |= session_verdict(session) == VERDICT_unreadable;
	judge_game(reading);
	lint_left_out(reading->results, session->text.name, session->diags.left_out);
	show_game(reading, payload);
}

void
lint_end(struct reading *reading)
{
	const struct session *session = reading->session;

	lint_left_out(reading->results, session->text.name, session->source.text_left_out);
	judge_end(reading);
}

bool
lint_fault(const void *of, const void *settings, struct results *results, const struct fault *fault)
{
	const struct lint_plan *plan = of;
	const struct judge_plan *judging = settings != NULL ? settings : &plan->judge;
	const struct diag_row *row = &diag_rows[fault->rule];
	const struct finding finding = { .rule = fault->rule, .severity = row->severity };
	enum severity severity = judge_severity(judging, &finding);
	struct str name = str_of(row->name);
	struct lint_finding *added;

	if (severity == SEVERITY_off) {
		if (fault->fatal)
			results_fail(results, fault->file, (const struct str[]){ name, name });
		return fault->fatal;
	}
	added = results_take(results, sizeof *added);
	finding_text_bare(&added->text, fault->rule, fault->args, &results->arena);
	added->text.severity = severity;
	added->fails = severity >= judging->fail_on;
	added->fatal = fault->fatal;
	added->fingerprint.hash = hash_add(HASH_BEGIN, added->text.name);
	results_add(results, LINT_finding, fault->file)->is.own = added;
	return true;
}

void
lint_renumber(struct reading *reading, struct result_item *item, uint32_t games, uint32_t lines)
{
	struct lint_state *lint = reading->state;
	struct lint_beyond *beyond = item->is.own;

	if (item->kind == LINT_beyond)
		beyond->game += beyond->game > 0 ? games : 0;
	if (item->kind != LINT_finding)
		return;
	finding_text_renumber(&((struct lint_finding *)item->is.own)->text, games, lines);
	lint->judge.listed++;
}

const struct visitor lint_visitor = { LINT_VISITOR(struct lint_state), .init = lint_init,
	.free = lint_free, .once = true };
