#ifndef SHEET_PNG_H
#define SHEET_PNG_H
#endif
