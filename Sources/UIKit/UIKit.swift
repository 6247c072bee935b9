// User code imports `UIKit` and relies on it for Foundation and Dispatch names as well.
@_exported import Dispatch
@_exported import Foundation
@_exported import SheetUI
