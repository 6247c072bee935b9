// User code that imports `Accessibility` gets SheetUI's share of it.
@_exported public import Foundation
@_exported public import SheetUI
