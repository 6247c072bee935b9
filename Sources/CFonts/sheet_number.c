#include <unicode/unumberformatter.h>

#include "sheet_font.h"

sheet_font_status sheet_text_number(
    double value, const uint16_t *skeleton, int32_t skeleton_length, const char *locale,
    uint16_t *buffer, int32_t capacity, int32_t *length) {
  *length = 0;
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(skeleton, skeleton_length, locale, &error);
  UFormattedNumber *number = unumf_openResult(&error);
  // Each call returns at once where one before has failed.
  unumf_formatDouble(formatter, value, number, &error);
  int32_t count = unumf_resultToString(number, buffer, capacity, &error);
  unumf_closeResult(number);
  unumf_close(formatter);
  if (U_FAILURE(error)) return SHEET_FONT_UNICODE_ERROR;
  *length = count;
  return SHEET_FONT_OK;
}
