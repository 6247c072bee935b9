#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sheet_font_internal.h"

// A file that is mapped instead would end the process when someone shortens it.
sheet_font_status sheet_font_read_file(
    const char *path, size_t limit, uint8_t **bytes, size_t *length) {
  *bytes = NULL;
  *length = 0;
  FILE *file = fopen(path, "rb");
  if (!file) return SHEET_FONT_UNREADABLE;
  size_t capacity = 1 << 18, count = 0;
  uint8_t *buffer = malloc(capacity);
  sheet_font_status status = buffer ? SHEET_FONT_OK : SHEET_FONT_NO_MEMORY;
  while (status == SHEET_FONT_OK) {
    size_t read = fread(buffer + count, 1, capacity - count, file);
    count += read;
    if (count > limit) {
      status = SHEET_FONT_TOO_LARGE;
    } else if (count < capacity) {
      // A short read is the end or an error: a folder, say, opens but can't be read.
      if (ferror(file)) status = SHEET_FONT_UNREADABLE;
      break;
    } else {
      uint8_t *larger = realloc(buffer, capacity * 2);
      if (!larger) {
        status = SHEET_FONT_NO_MEMORY;
      } else {
        buffer = larger;
        capacity *= 2;
      }
    }
  }
  fclose(file);
  if (status != SHEET_FONT_OK) {
    free(buffer);
    return status;
  }
  *bytes = buffer;
  *length = count;
  return SHEET_FONT_OK;
}

int sheet_font_is_readable(const char *path) { return access(path, R_OK) == 0; }

const char *sheet_font_environment(const char *name) { return getenv(name); }
