public import Foundation

/// A rectangle in a view that is placed by constraints and not drawn.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What decides about the rectangle.
  enum Kind {
    /// Constraints.
    case free
    /// What bars leave free of the view.
    case safeArea
    /// What lies within the view's margins.
    case margins
    /// The content of a scroll view.
    case content
    /// The visible part of a scroll view.
    case frame
  }

  let kind: Kind
  /// The view that the rectangle lies in.
  open weak var owningView: UIView?
  /// A name to find the guide by.
  open var identifier = ""
  /// The rectangle in the view's space, in points; known after layout.
  open internal(set) var layoutFrame = CGRect.zero

  /// Creates a guide that is placed by constraints.
  public override init() { kind = .free }

  /// Creates a guide; archives hold nothing that could be read here.
  public init?(coder: NSCoder) { kind = .free }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}
