#ifndef SHEET_FONT_H
#define SHEET_FONT_H

#include <stddef.h>
#include <stdint.h>

/// What a call came to; nothing here traps, prints or exits.
typedef enum sheet_font_status {
  SHEET_FONT_OK = 0,
  /// Memory ran out.
  SHEET_FONT_NO_MEMORY = 1,
  /// The file does not exist or can't be read.
  SHEET_FONT_UNREADABLE = 2,
  /// The file is longer than the given limit.
  SHEET_FONT_TOO_LARGE = 3,
  /// The bytes are no scalable font.
  SHEET_FONT_NOT_A_FONT = 4,
  /// An argument lies outside of what the call allows.
  SHEET_FONT_BAD_ARGUMENT = 5,
  /// ICU reported an error.
  SHEET_FONT_UNICODE_ERROR = 6,
} sheet_font_status;

// MARK: Files

/// Whether a file of that path can be read.
int sheet_font_is_readable(const char *path);
/// The value of an environment variable, or NULL; copy it at once.
const char *sheet_font_environment(const char *name);

// MARK: Faces

/// One face of a font file. Not for two threads at once.
typedef struct sheet_font_face sheet_font_face;

/// Measures of a face, in font units, y growing upwards.
typedef struct sheet_font_metrics {
  int32_t units_per_em;
  int32_t ascender;
  int32_t descender;
  int32_t line_gap;
  int32_t cap_height;
  int32_t x_height;
  int32_t underline_position;
  int32_t underline_thickness;
  /// The weight class, 1...1000, from the OS/2 table; 400 where there is none.
  int32_t weight;
  int32_t is_italic;
} sheet_font_metrics;

/// A shaped glyph, in font units.
typedef struct sheet_font_glyph {
  uint32_t glyph;
  /// The index of the first UTF-16 unit that the glyph belongs to.
  uint32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
} sheet_font_glyph;

/// An OpenType feature for some UTF-16 units of the text.
typedef struct sheet_font_feature {
  uint32_t tag;
  uint32_t value;
  uint32_t start;
  /// The first unit after; UINT32_MAX for a whole run, then `start` is 0.
  uint32_t end;
} sheet_font_feature;

/// What to shape: a part of a text, with the rest as its context.
typedef struct sheet_font_run {
  const uint16_t *text;
  int32_t text_length;
  int32_t start;
  int32_t length;
  int32_t is_right_to_left;
  /// The ISO 15924 tag, such as 'Latn'.
  uint32_t script;
  /// A BCP 47 language tag.
  const char *language;
  const sheet_font_feature *features;
  int32_t feature_count;
} sheet_font_run;

/// The names of a face.
typedef enum sheet_font_name {
  SHEET_FONT_NAME_POSTSCRIPT = 0,
  SHEET_FONT_NAME_FAMILY = 1,
  SHEET_FONT_NAME_STYLE = 2,
} sheet_font_name;

/// Opens a face of a font file in memory; the bytes are copied.
sheet_font_status sheet_font_face_open(
    const uint8_t *bytes, size_t length, int32_t index, sheet_font_face **face);
/// Opens a face of a font file on disk that is at most `limit` bytes long.
sheet_font_status sheet_font_face_open_file(
    const char *path, size_t limit, int32_t index, sheet_font_face **face);
/// Gives the font file's bytes; valid until the face is closed.
const uint8_t *sheet_font_face_bytes(const sheet_font_face *face, size_t *length);
/// Closes a face.
void sheet_font_face_close(sheet_font_face *face);
/// Gives the face's measures.
void sheet_font_face_metrics(const sheet_font_face *face, sheet_font_metrics *metrics);
/// Gives a name, or NULL; valid until the face is closed.
const char *sheet_font_face_name(const sheet_font_face *face, sheet_font_name name);
/// Gives the glyph of a code point, 0 where the face has none.
uint32_t sheet_font_face_glyph(const sheet_font_face *face, uint32_t code_point);
/// Shapes a run; `*glyphs`, in visual order, stays valid until the next call with this face.
sheet_font_status sheet_font_face_shape(
    sheet_font_face *face, const sheet_font_run *run, const sheet_font_glyph **glyphs,
    int32_t *count);

/// The steps of an outline; each takes 1, 1, 2, 3 points.
enum { SHEET_FONT_MOVE = 0, SHEET_FONT_LINE = 1, SHEET_FONT_QUAD = 2, SHEET_FONT_CUBIC = 3 };

/// An unhinted outline in font units, y growing upwards; each contour is closed by the next move.
typedef struct sheet_font_outline {
  const uint8_t *verbs;
  int32_t verb_count;
  /// x and y in turn.
  const int32_t *points;
  int32_t point_count;
} sheet_font_outline;

/// Gives a glyph's outline; it stays valid until the next call with this face.
sheet_font_status sheet_font_face_outline(
    sheet_font_face *face, uint32_t glyph, sheet_font_outline *outline);

// MARK: Unicode

/// What breaks a text into pieces. Not for two threads at once.
typedef struct sheet_text_breaker sheet_text_breaker;

/// What a breaker looks for.
typedef enum sheet_text_break_kind {
  SHEET_TEXT_GRAPHEMES = 0,
  SHEET_TEXT_LINES = 1,
} sheet_text_break_kind;

/// The marks that a breaker sets.
enum { SHEET_TEXT_BREAK_ALLOWED = 1, SHEET_TEXT_BREAK_REQUIRED = 2 };

/// Opens a breaker for a locale's rules.
sheet_font_status sheet_text_breaker_open(
    sheet_text_break_kind kind, const char *locale, sheet_text_breaker **breaker);
/// Closes a breaker.
void sheet_text_breaker_close(sheet_text_breaker *breaker);
/// Marks each place where a piece starts; `marks` has `length + 1` entries, all set.
sheet_font_status sheet_text_breaker_mark(
    sheet_text_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *marks);

/// The direction of a paragraph.
typedef enum sheet_text_direction {
  SHEET_TEXT_LEFT_TO_RIGHT = 0,
  SHEET_TEXT_RIGHT_TO_LEFT = 1,
  /// That of the first strong character, left to right where there is none.
  SHEET_TEXT_NATURAL_LEFT_TO_RIGHT = 2,
  /// That of the first strong character, right to left where there is none.
  SHEET_TEXT_NATURAL_RIGHT_TO_LEFT = 3,
} sheet_text_direction;

/// Gives the bidirectional level of each unit of one paragraph, and the paragraph's own.
sheet_font_status sheet_text_levels(
    const uint16_t *text, int32_t length, sheet_text_direction direction, uint8_t *levels,
    uint8_t *base);
/// Gives the ISO 15924 tag of each unit; common and inherited characters take their neighbor's.
void sheet_text_scripts(const uint16_t *text, int32_t length, uint32_t *scripts);

/// What a character is.
enum {
  SHEET_TEXT_IGNORABLE = 1,
  SHEET_TEXT_SPACE = 2,
  SHEET_TEXT_CONTROL = 4,
  SHEET_TEXT_WIDE = 8,
  SHEET_TEXT_PICTOGRAPH = 16,
  SHEET_TEXT_COMBINING = 32,
};

/// Gives a code point's properties as a sum of the values above.
uint32_t sheet_text_properties(uint32_t code_point);

/// Writes a number after a skeleton of Unicode's number formats in a locale's words.
///
/// `length` is the number of units that the words have; no more than `capacity` are written.
sheet_font_status sheet_text_number(
    double value, const uint16_t *skeleton, int32_t skeleton_length, const char *locale,
    uint16_t *buffer, int32_t capacity, int32_t *length);

#endif
