#ifndef WRITERS_IMAGE_IMAGE_SIDES_H
#define WRITERS_IMAGE_IMAGE_SIDES_H

#include "writers/image/image_layout.h"

/* Returns the base of the line of a side's name, above or below the board. */
unsigned image_sides_y(const struct layout *layout, enum side side);

/* Appends both hands, as books print them or beside the names, and the names. */
void image_sides_write(struct layout *layout);

/* Appends the caption from the height y on, and the remark. */
void image_sides_words(struct layout *layout, unsigned y);

#endif
