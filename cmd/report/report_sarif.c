#include <stdio.h>
#include <string.h>

#include "cmd/hash.h"
#include "cmd/report/escape.h"
#include "cmd/report/report.h"
#include "record/explain.h"

/*
 * SARIF 2.1.0 (OASIS).  Columns count code points.  Places are those of the decoded text, so each
 * file with findings is listed among the artifacts with its encoding.
 */

enum {
	RESULTS,
	ARTIFACTS,
	LISTED,
	NOTES
}; /* report->counts; LISTED: 1 + the file's artifact, or 0 */
enum { FILES, NOTIFICATIONS, ARTIFACT_TABLE }; /* report->held: JSON that follows the events */

/* GitHub rejects a run with more results; the limit of notifications is ours. */
enum { MAX_RESULTS = 25000, MAX_NOTES = 100 };

/* Names of the encodings in the IANA registry. */
static const char *const charsets[ENCODING_COUNT] = {
	[ENCODING_ascii] = "US-ASCII",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "windows-31j",
	[ENCODING_eucjp] = "EUC-JP",
	[ENCODING_iso2022jp] = "ISO-2022-JP",
	[ENCODING_utf16] = "UTF-16",
	[ENCODING_utf16le] = "UTF-16LE",
	[ENCODING_utf16be] = "UTF-16BE",
};

static void
add_text(struct str text, struct buffer *out)
{
	buffer_add(out, STR("{\"text\":"));
	escape_json(text, out);
	buffer_char(out, '}');
}

static void
add_words(const char *message, struct buffer *out)
{
	struct buffer words;

	buffer_init(&words, out->memory);
	messages_template(message, &words);
	escape_json(buffer_str(&words), out);
	buffer_free(&words);
}

static void
add_rule(enum diag rule, struct buffer *out)
{
	const struct diag_row *row = &diag_rows[rule];
	const struct explain_page *page = &explain_pages[rule];

	buffer_printf(out, "{\"id\":\"%s\",\"shortDescription\":{\"text\":", row->name);
	add_words(row->message[LANGUAGE_en], out);
	buffer_add(out, STR("},\"fullDescription\":"));
	add_text(str_of(page->meaning[LANGUAGE_en]), out);
	buffer_add(out, STR(",\"help\":"));
	add_text(str_of(page->help[LANGUAGE_en]), out);
	if (page->source->address[0] != '\0')
		buffer_printf(out, ",\"helpUri\":\"%s\"", page->source->address);
	buffer_printf(out, ",\"defaultConfiguration\":{\"enabled\":%s,\"level\":\"%s\"}",
	    row->group == GROUP_style ? "false" : "true", diag_severity_names[row->severity]);
	buffer_printf(out,
	    ",\"properties\":{\"tags\":[\"%s\"],\"message_ja\":", diag_group_names[row->group]);
	add_words(row->message[LANGUAGE_ja], out);
	buffer_add(out, STR(",\"fullDescription_ja\":"));
	escape_json(str_of(page->meaning[LANGUAGE_ja]), out);
	buffer_add(out, STR(",\"help_ja\":"));
	escape_json(str_of(page->help[LANGUAGE_ja]), out);
	buffer_add(out, STR("}}"));
}

static void
begin(struct report *report)
{
	struct buffer *out = &report->out->buffer;
	unsigned rule;

	buffer_add(out, STR("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n"
			    "\"version\":\"2.1.0\",\n\"runs\":[{\n\"tool\":{\"driver\":{"
			    "\"name\":\"kifu\",\"version\":\"" KIFU_VERSION "\",\"rules\":["));
	for (rule = 0; rule < DIAG_COUNT; rule++) {
		buffer_add(out, rule == 0 ? STR("\n") : STR(",\n"));
		add_rule((enum diag)rule, out);
	}
	buffer_add(out, STR("\n]}},\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":["));
}

/*
 * An artifact may be listed only once, but a file may be named twice: held[ARTIFACT_TABLE] is a
 * hash table of the names, with open addressing.  There are at most MAX_RESULTS artifacts: it never
 * gets half full.
 */
struct artifact {
	uint64_t hash; /* of the name; 0: free */
	size_t index;  /* in the list */
};

enum { SLOTS = 1 << 16 };

/* Returns the index of a file in the list; *new: of a file that must be added. */
static size_t
artifact_index(struct report *report, struct str file, bool *new)
{
	struct buffer *table = &report->held[ARTIFACT_TABLE];
	struct artifact found,
	    own = { hash_mixed(hash_add(HASH_BEGIN, file)) | 1, report->counts[ARTIFACTS] };
	size_t slot = own.hash % SLOTS;

	if (table->n == 0)
		buffer_fill(table, '\0', SLOTS * sizeof found);
	for (;; slot = (slot + 1) % SLOTS) {
		memcpy(&found, &table->p[slot * sizeof found], sizeof found);
		if (found.hash == 0 || found.hash == own.hash)
			break;
	}
	*new = found.hash == 0;
	if (!*new)
		return found.index;
	memcpy(&table->p[slot * sizeof own], &own, sizeof own);
	return report->counts[ARTIFACTS];
}

/* Returns the file's index among the artifacts; adds it there on its first finding. */
static size_t
artifact_of(struct report *report, const struct event *event)
{
	struct buffer *files = &report->held[FILES];
	struct buffer uri;
	bool new = false;

	if (report->counts[LISTED] == 0)
		report->counts[LISTED] = 1 + artifact_index(report, event->file, &new);
	if (!new)
		return report->counts[LISTED] - 1;
	buffer_add(files, report->counts[ARTIFACTS]++ == 0 ? STR("\n") : STR(",\n"));
	buffer_add(files, STR("{\"location\":{\"uri\":"));
	buffer_init(&uri, files->memory);
	escape_uri(event->file, &uri);
	escape_json(buffer_str(&uri), files);
	buffer_free(&uri);
	buffer_char(files, '}');
	if (charsets[event->encoding] != NULL)
		buffer_printf(files, ",\"encoding\":\"%s\"", charsets[event->encoding]);
	buffer_char(files, '}');
	return report->counts[LISTED] - 1;
}

/* Appends "physicalLocation":{…}. */
static void
add_location(const struct event *event, size_t artifact, struct place at, struct place end,
    struct buffer *out)
{
	struct buffer uri;

	buffer_add(out, STR("\"physicalLocation\":{\"artifactLocation\":{\"uri\":"));
	buffer_init(&uri, out->memory);
	escape_uri(event->file, &uri);
	escape_json(buffer_str(&uri), out);
	buffer_free(&uri);
	buffer_printf(out,
	    ",\"index\":%zu},\"region\":{\"startLine\":%lu,\"startColumn\":%lu,\"endLine\":%lu,"
	    "\"endColumn\":%lu}}",
	    artifact, (unsigned long)at.line, (unsigned long)at.column, (unsigned long)end.line,
	    (unsigned long)end.column);
}

static void
add_result(struct report *report, const struct event *event, struct buffer *out)
{
	const struct event_finding *finding = event->is.finding;
	size_t artifact = artifact_of(report, event);

	buffer_add(out, STR("{\"ruleId\":"));
	escape_json(finding->name, out);
	if (str_eq(finding->name, str_of(diag_rows[finding->rule].name)))
		buffer_printf(out, ",\"ruleIndex\":%u", (unsigned)finding->rule);
	buffer_printf(
	    out, ",\"level\":\"%s\",\"message\":", diag_severity_names[finding->severity]);
	add_text(finding->messages[report->language], out);
	buffer_add(out, STR(",\"locations\":[{"));
	add_location(event, artifact, finding->at, finding->end, out);
	buffer_add(out, STR("}]"));
	if (finding->related.line > 0) {
		buffer_add(out, STR(",\"relatedLocations\":[{\"id\":1,"));
		add_location(event, artifact, finding->related, finding->related_end, out);
		buffer_add(out, STR(",\"message\":"));
		add_text(str_of(messages_in(report->language, "because of this")), out);
		buffer_add(out, STR("}]"));
	}
	buffer_printf(out,
	    ",\"partialFingerprints\":{\"kifuFinding/v1\":\"%016llx:%lu\"},\"properties\":{",
	    (unsigned long long)finding->fingerprint.hash,
	    (unsigned long)finding->fingerprint.occurrence);
	if (finding->game > 0)
		buffer_printf(out, "\"game\":%lu,", (unsigned long)finding->game);
	if (finding->ply > 0)
		buffer_printf(out, "\"ply\":%lu,", (unsigned long)finding->ply);
	buffer_add(out, STR("\"message_ja\":"));
	escape_json(finding->messages[LANGUAGE_ja], out);
	buffer_add(out, STR("}}"));
}

static void
write_finding(struct report *report, const struct event *event)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[RESULTS]++ >= MAX_RESULTS)
		return;
	buffer_add(out, report->counts[RESULTS] == 1 ? STR("\n") : STR(",\n"));
	add_result(report, event, out);
}

static void
add_notification(struct report *report, struct str message, struct str japanese)
{
	struct buffer *notes = &report->held[NOTIFICATIONS];

	if (report->counts[NOTES]++ >= MAX_NOTES)
		return;
	buffer_add(notes, report->counts[NOTES] == 1 ? STR("\n") : STR(",\n"));
	buffer_add(notes, STR("{\"level\":\"error\",\"message\":"));
	add_text(message, notes);
	buffer_add(notes, STR(",\"properties\":{\"message_ja\":"));
	escape_json(japanese, notes);
	buffer_add(notes, STR("}}"));
}

static void
write_failure(struct report *report, const struct event *event)
{
	struct buffer words[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		buffer_init(&words[i], report->out->buffer.memory);
		buffer_add(&words[i], event->file);
		buffer_add(&words[i], STR(": "));
		buffer_add(&words[i], event->is.failure[i]);
	}
	add_notification(
	    report, buffer_str(&words[report->language]), buffer_str(&words[LANGUAGE_ja]));
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

static void
write_end(struct report *report, const struct event *event)
{
	(void)event;
	report->counts[LISTED] = 0;
}

static void
write_left_out(struct report *report, size_t count)
{
	char words[2][80];
	unsigned i;

	for (i = 0; i < 2; i++)
		snprintf(words[i], sizeof words[i],
		    messages_in((enum language)i, "findings not reported: %zu"), count);
	add_notification(report, str_of(words[report->language]), str_of(words[LANGUAGE_ja]));
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;

	if (report->counts[RESULTS] > MAX_RESULTS)
		write_left_out(report, report->counts[RESULTS] - MAX_RESULTS);
	buffer_add(out, STR("\n],\n\"artifacts\":["));
	buffer_add(out, buffer_str(&report->held[FILES]));
	buffer_printf(out, "\n],\n\"invocations\":[{\"executionSuccessful\":%s",
	    tally->failures == 0 ? "true" : "false");
	if (report->held[NOTIFICATIONS].n > 0) {
		buffer_add(out, STR(",\"toolExecutionNotifications\":["));
		buffer_add(out, buffer_str(&report->held[NOTIFICATIONS]));
		buffer_add(out, STR("\n]"));
	}
	buffer_add(out, STR("}]\n}]}\n"));
}

const struct report_functions report_sarif = {
	.fingerprints = true,
	.begin = begin,
	.write = { [EVENT_finding] = write_finding,
	    [EVENT_failure] = write_failure,
	    [EVENT_end] = write_end },
	.end = end_report,
};
