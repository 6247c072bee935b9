#include <stdlib.h>

#include "sheet_font_internal.h"

/// Adds one step with its points; FreeType stops at a result other than 0.
static int add(sheet_font_face *face, uint8_t verb, const FT_Vector *const *points, size_t count) {
  if (face->verb_count == face->verb_capacity) {
    size_t capacity = face->verb_capacity ? face->verb_capacity * 2 : 64;
    uint8_t *larger = realloc(face->verbs, capacity);
    if (!larger) return 1;
    face->verbs = larger;
    face->verb_capacity = capacity;
  }
  if (face->point_count + count > face->point_capacity) {
    size_t capacity = face->point_capacity ? face->point_capacity * 2 : 128;
    int32_t *larger = realloc(face->points, capacity * 2 * sizeof *larger);
    if (!larger) return 1;
    face->points = larger;
    face->point_capacity = capacity;
  }
  face->verbs[face->verb_count++] = verb;
  for (size_t i = 0; i < count; i++) {
    face->points[2 * face->point_count] = (int32_t)points[i]->x;
    face->points[2 * face->point_count + 1] = (int32_t)points[i]->y;
    face->point_count++;
  }
  return 0;
}

static int move_to(const FT_Vector *to, void *face) {
  return add(face, SHEET_FONT_MOVE, (const FT_Vector *const[]){to}, 1);
}
static int line_to(const FT_Vector *to, void *face) {
  return add(face, SHEET_FONT_LINE, (const FT_Vector *const[]){to}, 1);
}
static int conic_to(const FT_Vector *control, const FT_Vector *to, void *face) {
  return add(face, SHEET_FONT_QUAD, (const FT_Vector *const[]){control, to}, 2);
}
static int cubic_to(const FT_Vector *a, const FT_Vector *b, const FT_Vector *to, void *face) {
  return add(face, SHEET_FONT_CUBIC, (const FT_Vector *const[]){a, b, to}, 3);
}

sheet_font_status sheet_font_face_outline(
    sheet_font_face *face, uint32_t glyph, sheet_font_outline *outline) {
  *outline = (sheet_font_outline){0};
  face->verb_count = 0;
  face->point_count = 0;
  // NO_SCALE gives font units, and with them no hinting and no rounding to a grid.
  if (FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) != 0) {
    return SHEET_FONT_BAD_ARGUMENT;
  }
  if (face->face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return SHEET_FONT_OK;
  FT_Outline_Funcs functions = {
      .move_to = move_to, .line_to = line_to, .conic_to = conic_to, .cubic_to = cubic_to};
  if (FT_Outline_Decompose(&face->face->glyph->outline, &functions, face) != 0) {
    return SHEET_FONT_NO_MEMORY;
  }
  *outline = (sheet_font_outline){
      .verbs = face->verbs,
      .verb_count = (int32_t)face->verb_count,
      .points = face->points,
      .point_count = (int32_t)face->point_count,
  };
  return SHEET_FONT_OK;
}
