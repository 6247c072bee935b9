// User code that imports `CoreGraphics` gets Foundation's geometry and SheetUI's drawing.
@_exported public import Foundation
@_exported public import SheetUI
