// User code imports `SwiftUI` and relies on it for Foundation, Dispatch and UIKit names as well.
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import SheetUI
