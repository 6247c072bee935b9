// User code imports `UIKit` and relies on it for Foundation and Dispatch names as well.
@_exported import Dispatch
@_exported import Foundation
@_exported import SheetUI

// On Linux what loads addresses is a module of its own; user code finds it in Foundation.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
