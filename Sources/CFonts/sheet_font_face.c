#include <stdlib.h>
#include <string.h>

#include "sheet_font_internal.h"

/// Makes the HarfBuzz side of a face: its scale is the em, so that all numbers are whole font units.
static sheet_font_status open_shaper(sheet_font_face *face, size_t length, int32_t index) {
  hb_blob_t *blob = hb_blob_create(
      (const char *)face->bytes, (unsigned)length, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *shaping = hb_face_create(blob, (unsigned)index);
  hb_blob_destroy(blob);
  face->font = hb_font_create(shaping);
  hb_face_destroy(shaping);
  hb_ot_font_set_funcs(face->font);
  int units = face->face->units_per_EM;
  hb_font_set_scale(face->font, units, units);
  hb_font_make_immutable(face->font);
  face->buffer = hb_buffer_create();
  return hb_buffer_allocation_successful(face->buffer) ? SHEET_FONT_OK : SHEET_FONT_NO_MEMORY;
}

/// Opens a face of bytes that it owns from now on, even when it fails.
static sheet_font_status open_owned(
    uint8_t *bytes, size_t length, int32_t index, sheet_font_face **result) {
  sheet_font_face *face = calloc(1, sizeof *face);
  if (!face) {
    free(bytes);
    return SHEET_FONT_NO_MEMORY;
  }
  face->bytes = bytes;
  face->length = length;
  sheet_font_status status = SHEET_FONT_OK;
  if (length == 0 || length > INT32_MAX || index < 0) {
    status = SHEET_FONT_NOT_A_FONT;
  } else if (FT_Init_FreeType(&face->library) != 0) {
    status = SHEET_FONT_NO_MEMORY;
  } else {
    FT_Error error = FT_New_Memory_Face(face->library, bytes, (FT_Long)length, index, &face->face);
    if (error != 0 || !FT_IS_SCALABLE(face->face) || face->face->units_per_EM == 0) {
      status = SHEET_FONT_NOT_A_FONT;
    }
  }
  if (status == SHEET_FONT_OK) status = open_shaper(face, length, index);
  if (status != SHEET_FONT_OK) {
    sheet_font_face_close(face);
    return status;
  }
  *result = face;
  return SHEET_FONT_OK;
}

sheet_font_status sheet_font_face_open(
    const uint8_t *bytes, size_t length, int32_t index, sheet_font_face **face) {
  *face = NULL;
  uint8_t *copy = malloc(length ? length : 1);
  if (!copy) return SHEET_FONT_NO_MEMORY;
  if (length) memcpy(copy, bytes, length);
  return open_owned(copy, length, index, face);
}

sheet_font_status sheet_font_face_open_file(
    const char *path, size_t limit, int32_t index, sheet_font_face **face) {
  *face = NULL;
  uint8_t *bytes;
  size_t length;
  sheet_font_status status = sheet_font_read_file(path, limit, &bytes, &length);
  return status == SHEET_FONT_OK ? open_owned(bytes, length, index, face) : status;
}

const uint8_t *sheet_font_face_bytes(const sheet_font_face *face, size_t *length) {
  *length = face->length;
  return face->bytes;
}

void sheet_font_face_close(sheet_font_face *face) {
  if (!face) return;
  if (face->buffer) hb_buffer_destroy(face->buffer);
  if (face->font) hb_font_destroy(face->font);
  if (face->face) FT_Done_Face(face->face);
  if (face->library) FT_Done_FreeType(face->library);
  free(face->bytes);
  free(face->glyphs);
  free(face->verbs);
  free(face->points);
  free(face);
}

void sheet_font_face_metrics(const sheet_font_face *face, sheet_font_metrics *metrics) {
  FT_Face source = face->face;
  *metrics = (sheet_font_metrics){
      .units_per_em = source->units_per_EM,
      .ascender = source->ascender,
      .descender = source->descender,
      .line_gap = source->height - source->ascender + source->descender,
      .underline_position = source->underline_position,
      .underline_thickness = source->underline_thickness,
      .weight = (source->style_flags & FT_STYLE_FLAG_BOLD) ? 700 : 400,
      .is_italic = (source->style_flags & FT_STYLE_FLAG_ITALIC) != 0,
  };
  const TT_HoriHeader *header = FT_Get_Sfnt_Table(source, FT_SFNT_HHEA);
  if (header) metrics->line_gap = header->Line_Gap;
  const TT_OS2 *table = FT_Get_Sfnt_Table(source, FT_SFNT_OS2);
  if (table && table->version != 0xFFFF) {
    if (table->usWeightClass >= 1 && table->usWeightClass <= 1000) {
      metrics->weight = table->usWeightClass;
    }
    if (table->version >= 2) {
      metrics->cap_height = table->sCapHeight;
      metrics->x_height = table->sxHeight;
    }
  }
}

const char *sheet_font_face_name(const sheet_font_face *face, sheet_font_name name) {
  switch (name) {
    case SHEET_FONT_NAME_POSTSCRIPT: return FT_Get_Postscript_Name(face->face);
    case SHEET_FONT_NAME_FAMILY: return face->face->family_name;
    case SHEET_FONT_NAME_STYLE: return face->face->style_name;
  }
  return NULL;
}

uint32_t sheet_font_face_glyph(const sheet_font_face *face, uint32_t code_point) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(face->font, code_point, &glyph) ? glyph : 0;
}
