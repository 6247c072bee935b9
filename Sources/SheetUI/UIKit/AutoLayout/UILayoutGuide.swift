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
    /// What the keyboard, else the home indicator, covers at the bottom.
    case keyboard
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

/// What the keyboard covers of a view: while it is away, what the home indicator does.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether a keyboard that floats is followed; a stage's doesn't float.
  open var followsUndockedKeyboard = false
  /// Whether the home indicator's space counts while the keyboard is away.
  open var usesBottomSafeArea = true
  /// The distance at which a swipe takes the keyboard away; without effect.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// What the keyboard covers of the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = extras.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    extras.keyboardGuide = guide
    return guide
  }

  /// How much the keyboard or the home indicator covers at the bottom, in points.
  var keyboardGuideHeight: CGFloat {
    let safe = extras.keyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    return max(safe, extras.keyboardOverlap)
  }
}
