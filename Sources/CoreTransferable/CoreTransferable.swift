// User code that imports `CoreTransferable` gets SheetUI's ways of handing things over.
@_exported public import Foundation
@_exported public import SheetUI
