// User code imports `SwiftUI` and relies on it for Foundation, Dispatch and UIKit names as well.
// Requests of Core Data are SwiftUI's own names on Apple's systems.
@_exported import CoreData
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import SheetUI

// On Linux what loads addresses is a module of its own; user code finds it in Foundation.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
