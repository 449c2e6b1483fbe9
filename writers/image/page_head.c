#include "writers/image/page.h"

static void
add_style(const struct page_text *style, struct buffer *out)
{
	buffer_add(out, STR("<style>"));
	buffer_add(out, style->text);
	buffer_add(out, STR("</style>\n"));
}

/* Appends what search engines and previews show of the page. */
static void
add_preview(enum language language, struct str title, struct str summary, struct buffer *out)
{
	const struct {
		const char *name;
		struct str value;
	} rows[] = {
		{ "name=\"description\"", summary },
		{ "property=\"og:title\"", title },
		{ "property=\"og:description\"", summary },
		{ "property=\"og:type\"", STR("article") },
		{ "property=\"og:locale\"", language == LANGUAGE_ja ? STR("ja_JP") : STR("en_US") },
	};
	size_t i;

	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		buffer_printf(out, "<meta %s content=\"", rows[i].name);
		buffer_add(out, rows[i].value);
		buffer_add(out, STR("\">\n"));
	}
}

void
page_head(enum language language, struct str title, struct str summary,
    const struct page_parts *parts, struct buffer *out)
{
	buffer_printf(out,
	    "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
	    "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '%s' "
	    "'%s'; script-src '%s'; base-uri 'none'; form-action 'none'\">\n"
	    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	    language == LANGUAGE_ja ? "ja" : "en", page_style.hash, parts->style->hash,
	    parts->script->hash);
	buffer_add(out, title);
	buffer_add(out, STR(" – kifu</title>\n"));
	add_preview(language, title, summary, out);
	add_style(&page_style, out);
	add_style(parts->style, out);
	buffer_add(out, STR("<script>"));
	buffer_add(out, parts->script->text);
	buffer_add(out, STR("</script>\n</head>\n<body>\n<main>\n"));
}
