#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include "sheet_font.h"

struct sheet_text_breaker {
  UBreakIterator *iterator;
  sheet_text_break_kind kind;
};

sheet_font_status sheet_text_breaker_open(
    sheet_text_break_kind kind, const char *locale, sheet_text_breaker **result) {
  *result = NULL;
  sheet_text_breaker *breaker = calloc(1, sizeof *breaker);
  if (!breaker) return SHEET_FONT_NO_MEMORY;
  UErrorCode error = U_ZERO_ERROR;
  UBreakIteratorType type = kind == SHEET_TEXT_LINES ? UBRK_LINE : UBRK_CHARACTER;
  breaker->kind = kind;
  breaker->iterator = ubrk_open(type, locale, NULL, 0, &error);
  if (U_FAILURE(error)) {
    sheet_text_breaker_close(breaker);
    return SHEET_FONT_UNICODE_ERROR;
  }
  *result = breaker;
  return SHEET_FONT_OK;
}

void sheet_text_breaker_close(sheet_text_breaker *breaker) {
  if (!breaker) return;
  if (breaker->iterator) ubrk_close(breaker->iterator);
  free(breaker);
}

sheet_font_status sheet_text_breaker_mark(
    sheet_text_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *marks) {
  memset(marks, 0, (size_t)length + 1);
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, text, length, &error);
  if (U_FAILURE(error)) return SHEET_FONT_UNICODE_ERROR;
  int is_line = breaker->kind == SHEET_TEXT_LINES;
  for (int32_t place = ubrk_first(breaker->iterator); place != UBRK_DONE;
       place = ubrk_next(breaker->iterator)) {
    marks[place] = SHEET_TEXT_BREAK_ALLOWED;
    // The end of the text always counts as a hard break for ICU: look at the character instead.
    if (is_line && place > 0 && ubrk_getRuleStatus(breaker->iterator) >= UBRK_LINE_HARD) {
      UChar last = text[place - 1];
      if (last == 0x0A || last == 0x0D || last == 0x0B || last == 0x0C || last == 0x85 ||
          last == 0x2028 || last == 0x2029) {
        marks[place] = SHEET_TEXT_BREAK_REQUIRED;
      }
    }
  }
  // Nothing of the caller's memory is kept.
  ubrk_setText(breaker->iterator, NULL, 0, &error);
  return SHEET_FONT_OK;
}

sheet_font_status sheet_text_levels(
    const uint16_t *text, int32_t length, sheet_text_direction direction, uint8_t *levels,
    uint8_t *base) {
  static const UBiDiLevel bases[] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  if ((unsigned)direction > SHEET_TEXT_NATURAL_RIGHT_TO_LEFT) return SHEET_FONT_BAD_ARGUMENT;
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  if (U_FAILURE(error)) return SHEET_FONT_NO_MEMORY;
  ubidi_setPara(bidi, text, length, bases[direction], NULL, &error);
  *base = U_SUCCESS(error) ? ubidi_getParaLevel(bidi) : 0;
  if (length > 0) {
    const UBiDiLevel *found = ubidi_getLevels(bidi, &error);
    if (U_SUCCESS(error)) memcpy(levels, found, (size_t)length);
  }
  ubidi_close(bidi);
  return U_FAILURE(error) ? SHEET_FONT_UNICODE_ERROR : SHEET_FONT_OK;
}

/// Gives a script's four-letter tag.
static uint32_t script_tag(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || strlen(name) != 4) return 0x5A797979;  // 'Zyyy'
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

void sheet_text_scripts(const uint16_t *text, int32_t length, uint32_t *scripts) {
  uint32_t current = 0x4C61746E;  // 'Latn', for a text of signs and digits only
  int32_t pending = 0;
  int is_found = 0;
  for (int32_t place = 0; place < length;) {
    int32_t start = place;
    UChar32 character;
    U16_NEXT(text, place, length, character);
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(character, &error);
    if (script > USCRIPT_INHERITED) {
      current = script_tag(script);
      // What came before the first letter belongs to it.
      for (; !is_found && pending < start; pending++) scripts[pending] = current;
      is_found = 1;
    }
    for (int32_t i = start; i < place; i++) scripts[i] = current;
  }
}

uint32_t sheet_text_properties(uint32_t code_point) {
  UChar32 character = (UChar32)code_point;
  uint32_t result = 0;
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    result |= SHEET_TEXT_IGNORABLE;
  }
  if (u_isUWhiteSpace(character)) result |= SHEET_TEXT_SPACE;
  int8_t category = u_charType(character);
  if (category == U_CONTROL_CHAR || category == U_LINE_SEPARATOR ||
      category == U_PARAGRAPH_SEPARATOR) {
    result |= SHEET_TEXT_CONTROL;
  }
  if (category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK ||
      category == U_COMBINING_SPACING_MARK) {
    result |= SHEET_TEXT_COMBINING;
  }
  int width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) result |= SHEET_TEXT_WIDE;
  if (u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC) ||
      u_hasBinaryProperty(character, UCHAR_REGIONAL_INDICATOR)) {
    result |= SHEET_TEXT_PICTOGRAPH;
  }
  return result;
}
