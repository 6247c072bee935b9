// All of `CoreImage` is Swift's; see the module of that name.
#ifndef SHEET_CORE_IMAGE_H
#define SHEET_CORE_IMAGE_H
#endif
