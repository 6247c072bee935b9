#ifndef SHEET_PNG_H
#define SHEET_PNG_H

#include <stddef.h>
#include <stdint.h>

// libpng and zlib behind calls that return a status. libpng reports errors by longjmp; each call
// here sets its own jump target, so that no jump ever crosses a caller's frame.

/// How a call ended.
typedef enum {
  SHEET_PNG_OK = 0,
  SHEET_PNG_OUT_OF_MEMORY,
  /// The bytes end before the picture does.
  SHEET_PNG_TRUNCATED,
  /// The image data hold more than the header announces.
  SHEET_PNG_TOO_MUCH_DATA,
  /// libpng or zlib refused the bytes; the message says why.
  SHEET_PNG_BAD_DATA,
  /// The caller's numbers do not fit together.
  SHEET_PNG_BAD_ARGUMENT,
} sheet_png_status;

/// What libpng said: UTF-8, ended by a zero byte, empty if nothing was said.
typedef struct {
  char text[192];
} sheet_png_message;

/// Decodes a whole PNG file into straight RGBA, 8 bits a sample, without any color conversion.
///
/// `capacity` is the size of `pixels` in bytes and must be exactly width · height · 4. All ancillary
/// chunks but tRNS are skipped unread. CRCs are not checked: the caller walks the chunks first.
sheet_png_status sheet_png_read_rgba8(const uint8_t *bytes, size_t count, uint8_t *pixels,
                                      size_t capacity, sheet_png_message *message);

/// A chunk to write between the header and the image data.
typedef struct {
  char name[5];
  const uint8_t *data;
  size_t count;
} sheet_png_chunk;

/// A picture, what it is stored as, and how it is compressed.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  /// PNG's own numbers: 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  uint8_t color_type;
  /// Colors as R, G, B, A; the entries that are not opaque come first.
  const uint8_t *palette;
  uint32_t palette_count;
  uint32_t translucent_count;
  /// zlib's level, 0...9.
  int level;
  /// The rows, packed as the fields above say; `stride` is their distance in bytes.
  const uint8_t *rows;
  size_t stride;
  const sheet_png_chunk *chunks;
  size_t chunk_count;
} sheet_png_picture;

/// Bytes allocated by a call of this library.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} sheet_png_buffer;

/// Encodes a picture.
///
/// The caller frees `output`, whatever the status.
sheet_png_status sheet_png_write(const sheet_png_picture *picture, sheet_png_buffer *output,
                                 sheet_png_message *message);

/// Frees what `sheet_png_write` allocated.
void sheet_png_buffer_free(sheet_png_buffer *buffer);

/// Returns the CRC-32 of PNG of some bytes, continuing from `crc` (0 to begin).
uint32_t sheet_png_crc(uint32_t crc, const uint8_t *bytes, size_t count);

/// Inflates a zlib stream into at most `capacity` bytes.
///
/// Returns `SHEET_PNG_TOO_MUCH_DATA` if more would come, `SHEET_PNG_TRUNCATED` if the input ends.
sheet_png_status sheet_png_inflate(const uint8_t *bytes, size_t count, uint8_t *output,
                                   size_t capacity, size_t *written);

/// Adds whole blocks of 64 bytes to the state of a SHA-256 digest.
void sheet_sha256_blocks(uint32_t state[8], const uint8_t *bytes, size_t blocks);

/// The same without the processor's own instructions.
void sheet_sha256_plain(uint32_t state[8], const uint8_t *bytes, size_t blocks);

#endif
