public import Foundation

/// The base of views, view controllers and the application.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
}
