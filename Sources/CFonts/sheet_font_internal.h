#ifndef SHEET_FONT_INTERNAL_H
#define SHEET_FONT_INTERNAL_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

#include "sheet_font.h"

struct sheet_font_face {
  uint8_t *bytes;
  size_t length;
  FT_Library library;
  FT_Face face;
  hb_font_t *font;
  hb_buffer_t *buffer;
  // The last shaped run.
  sheet_font_glyph *glyphs;
  size_t glyph_capacity;
  // The last outline.
  uint8_t *verbs;
  size_t verb_count, verb_capacity;
  int32_t *points;
  size_t point_count, point_capacity;
};

/// Reads a whole file; the caller frees `*bytes`.
sheet_font_status sheet_font_read_file(
    const char *path, size_t limit, uint8_t **bytes, size_t *length);

#endif
