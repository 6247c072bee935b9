import Foundation

/// Values that a view sets for its container.
struct LayoutTraits {
  /// What a stack serves first.
  var priority: Double = 0
  /// What is drawn in front of its siblings.
  var zIndex: Double = 0
  /// How the view comes and goes.
  var transition: AnyTransition?
  /// The tag that pickers and tab views select by.
  var tag: AnyHashable?
  /// The identifier that tests and masks find the view by.
  var identifier: String?
  /// Whether the view is a spacer, which stacks treat apart.
  var isSpacer = false
  /// What is shown on the view's tab or beside it.
  var badge: Text?
  /// What the view is in a list.
  var list = ListTraits()
  /// Whether a tap anywhere in a list's row acts on the view.
  var isRowTarget = false
  /// Values of custom layouts, by the key's identity.
  var values: [ObjectIdentifier: Any] = [:]

  /// The values of a box around the view; an identifier stays with the view that was given it.
  var surrounding: LayoutTraits {
    var copy = self
    copy.identifier = nil
    copy.isRowTarget = false
    return copy
  }
}
