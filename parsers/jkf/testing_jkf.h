#ifndef PARSERS_JKF_TESTING_JKF_H
#define PARSERS_JKF_TESTING_JKF_H

#include "parsers/testing_dump.h"

#include <stdio.h>

/* What the tests of the JKF parser share. */

extern const struct parser jkf_parser;

static void
out_of_memory(void *arg)
{
	(void)arg;
	fail_msg("out of memory");
}

static struct memory memory = { .fail = out_of_memory };

/* Texts are written here with ' for ". */
static char *
requote(const char *text, char *into, size_t size)
{
	size_t i;

	assert_true(strlen(text) < size);
	for (i = 0; text[i] != '\0'; i++)
		into[i] = text[i] == '\'' ? '"' : text[i];
	into[i] = '\0';
	return into;
}

#endif
