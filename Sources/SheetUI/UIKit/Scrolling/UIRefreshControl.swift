public import Foundation

/// What turns above content that is pulled down; it isn't drawn in a still picture.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// The words below.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Starts to turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops.
  open func endRefreshing() { isRefreshing = false }
}
