// User code imports `os` alone and relies on it for Foundation's names. The C share brings the names
// of its parts, so that `import os.log` finds this module.
@_exported public import Foundation
@_exported public import os
