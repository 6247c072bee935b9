#include <stdlib.h>

#include "sheet_font_internal.h"

/// The most features of one run that are looked at.
enum { MAX_FEATURES = 1024 };

/// Fills the face's buffer with the run and shapes it.
static void shape(sheet_font_face *face, const sheet_font_run *run) {
  hb_feature_t features[MAX_FEATURES];
  int count = run->feature_count < MAX_FEATURES ? run->feature_count : MAX_FEATURES;
  for (int i = 0; i < count; i++) {
    features[i] = (hb_feature_t){
        .tag = run->features[i].tag,
        .value = run->features[i].value,
        .start = run->features[i].start,
        .end = run->features[i].end == UINT32_MAX ? HB_FEATURE_GLOBAL_END : run->features[i].end,
    };
  }
  hb_buffer_reset(face->buffer);
  hb_buffer_add_utf16(
      face->buffer, run->text, run->text_length, (unsigned)run->start, run->length);
  hb_buffer_set_direction(
      face->buffer, run->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(face->buffer, hb_script_from_iso15924_tag(run->script));
  hb_buffer_set_language(face->buffer, hb_language_from_string(run->language, -1));
  hb_shape(face->font, face->buffer, features, (unsigned)count);
}

sheet_font_status sheet_font_face_shape(
    sheet_font_face *face, const sheet_font_run *run, const sheet_font_glyph **glyphs,
    int32_t *result_count) {
  *glyphs = NULL;
  *result_count = 0;
  if (run->start < 0 || run->length < 0 || run->start > run->text_length - run->length) {
    return SHEET_FONT_BAD_ARGUMENT;
  }
  shape(face, run);
  if (!hb_buffer_allocation_successful(face->buffer)) return SHEET_FONT_NO_MEMORY;
  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(face->buffer, &count);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(face->buffer, &count);
  if (count > face->glyph_capacity) {
    sheet_font_glyph *larger = realloc(face->glyphs, count * sizeof *larger);
    if (!larger) return SHEET_FONT_NO_MEMORY;
    face->glyphs = larger;
    face->glyph_capacity = count;
  }
  for (unsigned i = 0; i < count; i++) {
    face->glyphs[i] = (sheet_font_glyph){
        .glyph = infos[i].codepoint,
        .cluster = infos[i].cluster,
        .advance = places[i].x_advance,
        .x_offset = places[i].x_offset,
        .y_offset = places[i].y_offset,
    };
  }
  *glyphs = face->glyphs;
  *result_count = (int32_t)count;
  return SHEET_FONT_OK;
}
