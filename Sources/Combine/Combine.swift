// User code that imports `Combine` gets SheetUI's share of it.
@_exported import SheetUI
