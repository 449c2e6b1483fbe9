#ifndef LIB_EXTENSION_H
#define LIB_EXTENSION_H

#include "record/diag.h"
#include "record/text/codec.h"
#include "record/text/text.h"

/*
 * Reports extension-encoding: a file whose extension promises an encoding (.kif CP932, .kifu UTF-8;
 * .ki2 and .ki2u too) and that is in another, without a byte order mark or a declaration that says
 * so. It can be fixed if the promised encoding holds every character.
 */
void extension_check(struct codec *codec, const struct codec_carry *carry, const struct text *text,
    struct diags *diags);

/* The encoding that the name promises, or ENCODING_unknown. */
enum encoding extension_encoding(struct str name);

#endif
