#include "sheet_png.h"

#include <limits.h>
#include <zlib.h>

uint32_t sheet_png_crc(uint32_t crc, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(crc, bytes, count);
}

sheet_png_status sheet_png_inflate(const uint8_t *bytes, size_t count, uint8_t *output,
                                   size_t capacity, size_t *written) {
  z_stream stream = {0};
  uint8_t spare;  // Tells "exactly full" from "more would come".
  *written = 0;
  if (count > UINT_MAX || capacity > UINT_MAX) return SHEET_PNG_BAD_ARGUMENT;
  if (inflateInit(&stream) != Z_OK) return SHEET_PNG_OUT_OF_MEMORY;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int result = inflate(&stream, Z_FINISH);
  *written = capacity - stream.avail_out;
  if (result == Z_BUF_ERROR && stream.avail_out == 0) {
    stream.next_out = &spare;
    stream.avail_out = 1;
    result = inflate(&stream, Z_FINISH);
  }
  sheet_png_status status = SHEET_PNG_BAD_DATA;
  if (result == Z_STREAM_END) status = SHEET_PNG_OK;
  if (result == Z_BUF_ERROR) status = SHEET_PNG_TRUNCATED;
  if (stream.next_out == &spare + 1) status = SHEET_PNG_TOO_MUCH_DATA;
  inflateEnd(&stream);
  return status;
}
