// All of `os.signpost` is Swift's; see the module `os`.
#ifndef SHEET_OS_SIGNPOST_H
#define SHEET_OS_SIGNPOST_H
#endif
