#include "sheet_png.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// As in the reader: what must survive a longjmp lives here, below the frame that calls setjmp.
struct writer {
  png_structp png;
  png_infop info;
  const sheet_png_picture *picture;
  sheet_png_buffer *output;
  sheet_png_status status;
  sheet_png_message *message;
};

static void on_error(png_structp png, png_const_charp text) {
  struct writer *writer = png_get_error_ptr(png);
  if (writer->status == SHEET_PNG_OK) writer->status = SHEET_PNG_BAD_ARGUMENT;
  snprintf(writer->message->text, sizeof writer->message->text, "%s", text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  struct writer *writer = png_get_io_ptr(png);
  sheet_png_buffer *output = writer->output;
  if (count > output->capacity - output->count) {
    size_t capacity = (output->capacity + count) * 2;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (grown == NULL) {
      writer->status = SHEET_PNG_OUT_OF_MEMORY;
      png_error(png, "out of memory");
    }
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static void set_palette(struct writer *writer) {
  const sheet_png_picture *picture = writer->picture;
  png_color colors[256];
  png_byte alphas[256];
  png_uint_32 count = picture->palette_count <= 256 ? picture->palette_count : 256;
  for (png_uint_32 i = 0; i < count; i++) {
    const uint8_t *entry = picture->palette + 4 * i;
    colors[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
  }
  png_set_PLTE(writer->png, writer->info, colors, (int)count);
  if (picture->translucent_count > 0 && picture->translucent_count <= count) {
    png_set_tRNS(writer->png, writer->info, alphas, (int)picture->translucent_count, NULL);
  }
}

// No filter, at level 3, is both fastest and smallest of what is fast on pictures of interfaces:
// repeated glyphs and flat runs match as they stand, and every filter makes copies differ. On five
// 1290x2796 RGB pictures (text; text over blur; gradients), ms and kB, one core of an EPYC, zlib 1.2.13:
//   none, level 1   20..35   158..731        none, level 3   21..41   150..658
//   none, level 4   38..67   264..545        sub, level 1    24..53   358..1033
//   up, level 1     26..57   352..979        row by row, by count of zeros   29..63   358..955
//   up, run lengths 45..51   628..1085       adaptive, level 6   140..187    314..678
static void write_rows(struct writer *writer) {
  for (png_uint_32 y = 0; y < writer->picture->height; y++) {
    png_write_row(writer->png, writer->picture->rows + y * writer->picture->stride);
  }
}

static void write_from(struct writer *writer) {
  const sheet_png_picture *picture = writer->picture;
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return;
  png_set_write_fn(png, writer, on_write, on_flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, picture->level);
  png_set_compression_buffer_size(png, 1 << 18);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR(png, writer->info, picture->width, picture->height, picture->bit_depth,
               picture->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->color_type == PNG_COLOR_TYPE_PALETTE) set_palette(writer);
  png_write_info(png, writer->info);
  for (size_t i = 0; i < picture->chunk_count; i++) {
    const sheet_png_chunk *chunk = &picture->chunks[i];
    png_write_chunk(png, (png_const_bytep)chunk->name, chunk->data, chunk->count);
  }
  write_rows(writer);
  png_write_end(png, NULL);
}

sheet_png_status sheet_png_write(const sheet_png_picture *picture, sheet_png_buffer *output,
                                 sheet_png_message *message) {
  struct writer writer = {.picture = picture, .output = output, .message = message};
  *output = (sheet_png_buffer){NULL, 0, 0};
  message->text[0] = 0;
  writer.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer, on_error, on_warning);
  if (writer.png == NULL) return SHEET_PNG_OUT_OF_MEMORY;
  writer.info = png_create_info_struct(writer.png);
  if (writer.info == NULL) {
    png_destroy_write_struct(&writer.png, NULL);
    return SHEET_PNG_OUT_OF_MEMORY;
  }
  write_from(&writer);
  png_destroy_write_struct(&writer.png, &writer.info);
  return writer.status;
}

void sheet_png_buffer_free(sheet_png_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (sheet_png_buffer){NULL, 0, 0};
}
