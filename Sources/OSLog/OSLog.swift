// User code imports `OSLog` and relies on it for all of `os`.
@_exported public import os
