#include "sheet_png.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Everything that must survive a longjmp lives in this struct, in the frame of the public call,
// which is below the frame that calls setjmp.
struct reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  // Bytes read since the current row began, and how many a row may take.
  size_t row_bytes_read;
  size_t row_allowance;
  uint8_t *pixels;
  size_t capacity;
  sheet_png_status status;
  sheet_png_message *message;
};

// Keeps the first message: later ones are its consequences.
static void note(struct reader *reader, sheet_png_status status, const char *text) {
  if (reader->status != SHEET_PNG_OK) return;
  reader->status = status;
  snprintf(reader->message->text, sizeof reader->message->text, "%s", text);
}

static void on_error(png_structp png, png_const_charp text) {
  struct reader *reader = png_get_error_ptr(png);
  note(reader, strstr(text, "Not enough image data") ? SHEET_PNG_TRUNCATED : SHEET_PNG_BAD_DATA,
       text);
  png_longjmp(png, 1);
}

// libpng only warns about damage at the end of the image data (a wrong checksum, rows too many).
// Bytes after the end of the compressed stream are the one harmless case.
static void on_warning(png_structp png, png_const_charp text) {
  struct reader *reader = png_get_error_ptr(png);
  if (strncmp(text, "IDAT:", 5) != 0 || strstr(text, "Extra compressed data")) return;
  note(reader,
       strstr(text, "Too much image data") ? SHEET_PNG_TOO_MUCH_DATA : SHEET_PNG_BAD_DATA, text);
}

static void on_read(png_structp png, png_bytep output, size_t count) {
  struct reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) {
    note(reader, SHEET_PNG_TRUNCATED, "the file ends inside a chunk");
    png_error(png, "the file ends inside a chunk");
  }
  reader->row_bytes_read += count;
  // After the last row libpng inflates all that is left, without a bound; this is the bound.
  if (reader->row_allowance != 0 && reader->row_bytes_read > reader->row_allowance) {
    note(reader, SHEET_PNG_TOO_MUCH_DATA, "too much image data");
    png_error(png, "too much image data");
  }
  memcpy(output, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static void configure(struct reader *reader) {
  png_structp png = reader->png;
  png_set_read_fn(png, reader, on_read);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // The caller has compared the size with its own limits.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
}

static void ask_for_rgba8(struct reader *reader) {
  png_structp png = reader->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

static void read_rows(struct reader *reader) {
  png_structp png = reader->png;
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t stride = png_get_rowbytes(png, reader->info);
  png_uint_32 height = png_get_image_height(png, reader->info);
  if (stride == 0 || reader->capacity / stride != height || reader->capacity % stride != 0) {
    note(reader, SHEET_PNG_BAD_ARGUMENT, "the pixel buffer has another size than the picture");
    png_error(png, "wrong buffer size");
  }
  // A stored byte takes 13 in the file if every IDAT holds one, and 16-bit samples are twice as
  // long as ours; the rest is libpng's read-ahead.
  reader->row_allowance = stride * 32 + 65536;
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < height; y++) {
      reader->row_bytes_read = 0;
      png_read_row(png, reader->pixels + y * stride, NULL);
    }
  }
}

static void read_into(struct reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return;
  configure(reader);
  png_read_info(reader->png, reader->info);
  ask_for_rgba8(reader);
  read_rows(reader);
}

sheet_png_status sheet_png_read_rgba8(const uint8_t *bytes, size_t count, uint8_t *pixels,
                                      size_t capacity, sheet_png_message *message) {
  struct reader reader = {
      .bytes = bytes, .count = count, .pixels = pixels, .capacity = capacity, .message = message};
  message->text[0] = 0;
  reader.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader, on_error, on_warning);
  if (reader.png == NULL) return SHEET_PNG_OUT_OF_MEMORY;
  reader.info = png_create_info_struct(reader.png);
  if (reader.info == NULL) {
    png_destroy_read_struct(&reader.png, NULL, NULL);
    return SHEET_PNG_OUT_OF_MEMORY;
  }
  read_into(&reader);
  png_destroy_read_struct(&reader.png, &reader.info, NULL);
  return reader.status;
}
