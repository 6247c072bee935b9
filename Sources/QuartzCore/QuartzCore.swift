// User code that imports `QuartzCore` gets SheetUI's layers.
@_exported public import Foundation
@_exported public import SheetUI
