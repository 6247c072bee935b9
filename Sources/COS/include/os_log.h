// All of `os.log` is Swift's; see the module `os`.
#ifndef SHEET_OS_LOG_H
#define SHEET_OS_LOG_H
#endif
