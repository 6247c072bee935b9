#include "sheet_png.h"
