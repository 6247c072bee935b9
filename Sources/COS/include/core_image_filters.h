// All of `CoreImage` is Swift's; see the module of that name.
#ifndef SHEET_CORE_IMAGE_FILTERS_H
#define SHEET_CORE_IMAGE_FILTERS_H
#endif
