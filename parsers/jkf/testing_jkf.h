#ifndef PARSERS_JKF_TESTING_JKF_H
#define PARSERS_JKF_TESTING_JKF_H

#include "parsers/testing_dump.h"
#include "record/text/testing_memory.h"

#include <stdio.h>

/* What the tests of the JKF parser share. */

extern const struct parser jkf_parser;

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
