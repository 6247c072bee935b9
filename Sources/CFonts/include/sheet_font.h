#ifndef SHEET_FONT_H
#define SHEET_FONT_H
#endif
