#include "writers/image/page.h"

static void
add_style(const struct page_text *style, struct buffer *out)
{
	buffer_add(out, STR("<style>"));
	buffer_add(out, style->text);
	buffer_add(out, STR("</style>\n"));
}

void
page_head(enum language language, struct str title, const struct page_text *style,
    const struct page_text *script, struct buffer *out)
{
	buffer_printf(out,
	    "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
	    "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src '%s'",
	    language == LANGUAGE_ja ? "ja" : "en", page_style.hash);
	if (style != NULL)
		buffer_printf(out, " '%s'", style->hash);
	buffer_printf(out,
	    "; script-src '%s'; base-uri 'none'; form-action 'none'\">\n"
	    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	    script->hash);
	buffer_add(out, title);
	buffer_add(out, STR(" – kifu</title>\n"));
	add_style(&page_style, out);
	if (style != NULL)
		add_style(style, out);
	buffer_add(out, STR("<script>"));
	buffer_add(out, script->text);
	buffer_add(out, STR("</script>\n</head>\n<body>\n<main>\n"));
}
