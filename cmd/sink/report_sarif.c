#include <stdio.h>

#include "cmd/sink/report.h"
#include "lib/escape.h"
#include "lib/object.h"
#include "record/explain_page.h"

/*
 * SARIF 2.1.0 (OASIS).  Columns count code points.  Places are those of the decoded text, so each
 * file with findings is listed among the artifacts with its encoding.
 */

enum { RESULTS, ARTIFACTS, NOTES }; /* report->counts */
enum { FILES, NOTIFICATIONS };      /* report->held: JSON that follows the results */

/* GitHub rejects a run with more results; the limit of notifications is ours. */
enum { MAX_RESULTS = 25000, MAX_NOTES = 100 };

/* Names of the encodings in the IANA registry. */
static const char *const charsets[ENCODING_COUNT] = {
	[ENCODING_ascii] = "US-ASCII",
	[ENCODING_utf8] = "UTF-8",
	[ENCODING_cp932] = "windows-31j",
	[ENCODING_eucjp] = "EUC-JP",
	[ENCODING_iso2022jp] = "ISO-2022-JP",
	[ENCODING_latin1] = "ISO-8859-1",
	[ENCODING_cp1252] = "windows-1252",
	[ENCODING_cp850] = "IBM850",
	[ENCODING_cp437] = "IBM437",
	[ENCODING_utf16] = "UTF-16",
	[ENCODING_utf16le] = "UTF-16LE",
	[ENCODING_utf16be] = "UTF-16BE",
};

/* Appends "KEY":{"text":TEXT}. */
static void
add_text(const char *key, struct str text, struct buffer *out)
{
	object_key(key, out);
	buffer_char(out, '{');
	object_text("text", text, out);
	buffer_char(out, '}');
}

static void
add_rule(enum diag rule, struct buffer *out)
{
	const struct diag_row *row = &diag_rows[rule];
	const struct explain_page *page = &explain_pages[rule];
	struct buffer messages[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		buffer_init(&messages[i], out->memory);
		messages_template(row->message[i], &messages[i]);
	}
	object_name("id", row->name, out);
	add_text("shortDescription", buffer_str(&messages[LANGUAGE_en]), out);
	add_text("fullDescription", str_of(page->meaning[LANGUAGE_en]), out);
	add_text("help", str_of(page->help[LANGUAGE_en]), out);
	if (EXPLAIN_SITE[0] != '\0')
		buffer_printf(out, ",\"helpUri\":\"%srules/%s.html\"", EXPLAIN_SITE, row->name);
	else if (page->source->address[0] != '\0')
		object_name("helpUri", page->source->address, out);
	buffer_printf(out,
	    ",\"defaultConfiguration\":{\"enabled\":%s,\"level\":\"%s\"},"
	    "\"properties\":{\"tags\":[\"%s\"]",
	    row->group == GROUP_style ? "false" : "true", diag_severity_names[row->severity],
	    diag_group_names[row->group]);
	object_text("message_ja", buffer_str(&messages[LANGUAGE_ja]), out);
	object_name("fullDescription_ja", page->meaning[LANGUAGE_ja], out);
	object_name("help_ja", page->help[LANGUAGE_ja], out);
	buffer_add(out, STR("}}"));
	for (i = 0; i < 2; i++)
		buffer_free(&messages[i]);
}

static void
begin(struct report *report)
{
	struct buffer *out = &report->out->buffer;
	size_t rule = 0;

	while (rule < DIAG_COUNT) {
		object_begin(&rule, out);
		add_rule((enum diag)(rule - 1), out);
	}
	buffer_add(out, STR("\n]}},\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":["));
}

/* Appends "uri":FILE. */
static void
add_uri(struct str file, struct buffer *out)
{
	struct buffer uri;

	buffer_init(&uri, out->memory);
	escape_uri(file, &uri);
	object_text("uri", buffer_str(&uri), out);
	buffer_free(&uri);
}

/* Returns the file's index among the artifacts; adds it there on its first finding.  A file may be
 * named twice, but listed only once. */
static size_t
artifact_of(struct report *report, const struct result_item *item)
{
	struct buffer *files = &report->held[FILES];
	size_t *number = hash_table_number(&report->numbers, hash_add(HASH_BEGIN, item->file));

	if (*number > 0)
		return *number - 1;
	object_begin(&report->counts[ARTIFACTS], files);
	buffer_add(files, STR("\"location\":{"));
	add_uri(item->file, files);
	buffer_char(files, '}');
	if (charsets[item->encoding] != NULL)
		object_name("encoding", charsets[item->encoding], files);
	buffer_char(files, '}');
	*number = report->counts[ARTIFACTS];
	return *number - 1;
}

/* Appends "physicalLocation":{…}; of: a place in bytes, or NULL. */
static void
add_location(const struct result_item *item, size_t artifact, struct place at, struct place end,
    const struct finding_text *of, struct buffer *out)
{
	object_key("physicalLocation", out);
	buffer_add(out, STR("{\"artifactLocation\":{"));
	add_uri(item->file, out);
	object_number("index", artifact, out);
	buffer_add(out, STR("},\"region\":{"));
	if (of != NULL && of->binary) {
		object_number("byteOffset", of->byte, out);
		object_number("byteLength", of->bytes, out);
	} else {
		object_number("startLine", at.line, out);
		object_number("startColumn", at.column, out);
		object_number("endLine", end.line, out);
		object_number("endColumn", end.column, out);
	}
	buffer_add(out, STR("}}"));
}

/* Appends "relatedLocations": the place that explains a finding, and those of the changes that it
 * proposes; nothing if there are none. */
static void
add_related(const struct report *report, const struct result_item *item,
    const struct finding_text *text, size_t artifact, struct buffer *out)
{
	size_t count = 0;

	if (text->related.line > 0) {
		buffer_add(out, STR(",\"relatedLocations\":[{\"id\":1"));
		add_location(item, artifact, text->related, text->related_end, NULL, out);
		add_text("message", str_of(messages_in(report->language, "because of this")), out);
		buffer_char(out, '}');
		count++;
	}
	for (uint32_t i = 0; i < text->change_count; i++) {
		const struct finding_change *change = &text->changes[i];

		buffer_add(out, count == 0 ? STR(",\"relatedLocations\":[{") : STR(",{"));
		buffer_printf(out, "\"id\":%zu", ++count);
		add_location(item, artifact, change->at, change->end, NULL, out);
		add_text("message", change->words, out);
		buffer_char(out, '}');
	}
	if (count > 0)
		buffer_char(out, ']');
}

static void
write_finding(
    struct report *report, const struct result_item *item, const struct lint_finding *finding)
{
	struct buffer *out = &report->out->buffer;
	char fingerprint[FINGERPRINT_SIZE];
	size_t artifact;

	if (report->counts[RESULTS] >= MAX_RESULTS) {
		report->counts[RESULTS]++;
		return;
	}
	artifact = artifact_of(report, item);
	object_begin(&report->counts[RESULTS], out);
	object_text("ruleId", finding->text.name, out);
	if (str_eq(finding->text.name, str_of(diag_rows[finding->text.rule].name)))
		object_number("ruleIndex", finding->text.rule, out);
	object_name("level", diag_severity_names[finding->text.severity], out);
	add_text("message", finding->text.messages[report->language], out);
	buffer_add(out, STR(",\"locations\":[{"));
	add_location(item, artifact, finding->text.at, finding->text.end, &finding->text, out);
	buffer_add(out, STR("}]"));
	add_related(report, item, &finding->text, artifact, out);
	lint_fingerprint(finding, fingerprint);
	buffer_printf(out, ",\"partialFingerprints\":{\"kifuFinding/v1\":\"%s\"},\"properties\":{",
	    fingerprint);
	if (finding->text.game > 0)
		object_number("game", finding->text.game, out);
	if (finding->text.ply > 0)
		object_number("ply", finding->text.ply, out);
	object_text("message_ja", finding->text.messages[LANGUAGE_ja], out);
	buffer_add(out, STR("}}"));
}

static void
add_notification(struct report *report, const struct str messages[2])
{
	struct buffer *notes = &report->held[NOTIFICATIONS];

	if (report->counts[NOTES] >= MAX_NOTES)
		return;
	object_begin(&report->counts[NOTES], notes);
	object_name("level", "error", notes);
	add_text("message", messages[report->language], notes);
	buffer_add(notes, STR(",\"properties\":{"));
	object_text("message_ja", messages[LANGUAGE_ja], notes);
	buffer_add(notes, STR("}}"));
}

static void
write_failure(struct report *report, const struct result_item *item)
{
	struct buffer words[2];
	struct str messages[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		buffer_init(&words[i], report->out->buffer.memory);
		buffer_add(&words[i], item->file);
		buffer_add(&words[i], STR(": "));
		buffer_add(&words[i], item->is.failure[i]);
		messages[i] = buffer_str(&words[i]);
	}
	add_notification(report, messages);
	for (i = 0; i < 2; i++)
		buffer_free(&words[i]);
}

static void
end_report(struct report *report, const struct tally *tally)
{
	struct buffer *out = &report->out->buffer;
	struct buffer *notes = &report->held[NOTIFICATIONS];
	char words[2][80];
	unsigned i;

	if (report->counts[RESULTS] > MAX_RESULTS) {
		for (i = 0; i < 2; i++)
			snprintf(words[i], sizeof words[i],
			    messages_in((enum language)i, "findings not reported: %zu"),
			    report->counts[RESULTS] - MAX_RESULTS);
		add_notification(
		    report, (const struct str[]){ str_of(words[0]), str_of(words[1]) });
	}
	buffer_add(out, STR("\n],\n\"artifacts\":["));
	buffer_add(out, buffer_str(&report->held[FILES]));
	buffer_printf(out, "\n],\n\"invocations\":[{\"executionSuccessful\":%s",
	    tally->failures == 0 ? "true" : "false");
	if (notes->n > 0) {
		buffer_add(out, STR(",\"toolExecutionNotifications\":["));
		buffer_add(out, buffer_str(notes));
		buffer_add(out, STR("\n]"));
	}
}

const struct report_functions report_sarif = {
	.shows = SHOWS_fingerprints,
	.opening = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n"
		   "\"version\":\"2.1.0\",\n\"runs\":[{\n\"tool\":{\"driver\":{"
		   "\"name\":\"kifu\",\"version\":\"" KIFU_VERSION "\",\"rules\":[",
	.begin = begin,
	.finding = write_finding,
	.failure = write_failure,
	.end = end_report,
	.closing = "}]\n}]}\n",
};
