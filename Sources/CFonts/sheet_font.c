#include "sheet_font.h"
