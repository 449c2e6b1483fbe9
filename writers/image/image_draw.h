#ifndef WRITERS_IMAGE_IMAGE_DRAW_H
#define WRITERS_IMAGE_IMAGE_DRAW_H

#include "writers/image/image.h"

/* Appends the drawing as an SVG element, as wide as its place unless it stands alone. */
void image_write(const struct image *image, struct buffer *out);

#endif
