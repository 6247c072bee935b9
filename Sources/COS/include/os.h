// What `import os` finds besides the Swift module of that name.
#ifndef SHEET_OS_H
#define SHEET_OS_H

#include "os_lock.h"

#endif
