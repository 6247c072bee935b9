// User code that imports `UniformTypeIdentifiers` gets SheetUI's kinds of data.
@_exported import SheetUI
