public import Foundation

/// A relation between two lengths or places: first = multiplier · second + constant, at most or at
/// least.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// How the first place stands to the second.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A place or length of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle up and down.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading starts.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the side margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// None.
    case notAnAttribute = 0

    /// The baseline.
    public static let baseline = Attribute.lastBaseline
  }

  /// An axis.
  public typealias Axis = NSLayoutConstraintAxis

  /// How a visual format is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the left edges aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// With the right edges aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// With the tops aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// With the bottoms aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// With the leading edges aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// With the trailing edges aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// With the middles aligned, from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// With the middles aligned, up and down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// With the last baselines aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// With the first baselines aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// In the order in which users read.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The view or guide of the first place.
  public private(set) weak var firstItem: AnyObject?
  /// The view or guide of the second place; nil for none.
  public private(set) weak var secondItem: AnyObject?
  /// The first place.
  public let firstAttribute: Attribute
  /// The second place.
  public let secondAttribute: Attribute
  /// How the first place stands to the second.
  public let relation: Relation
  /// What the second place is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second place, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { didChange() } }
  }
  /// How important the constraint is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }
  /// A name to find the constraint by.
  open var identifier: String?
  /// The view that keeps the constraint while it is active.
  weak var owner: UIView?

  // Reason: UIKit's signature has that many parameters.
  /// Creates a constraint between two places.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Lets constraints no longer count.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard owner == nil else { return }
    guard let first = Self.view(of: firstItem) else { return }
    let second = secondItem == nil ? first : Self.view(of: secondItem)
    guard let second, let common = first.commonAncestor(with: second) else {
      Stage.current?.graph.warn(
        "A constraint between views without a common superview is left out.")
      return
    }
    common.addConstraint(self)
  }

  private func deactivate() { owner?.removeConstraint(self) }

  private func didChange() { owner?.setNeedsUpdateConstraints() }

  /// The view of a view or guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// The innermost view that both lie in.
  func commonAncestor(with other: UIView) -> UIView? {
    other.isDescendant(of: self) ? self : superview?.commonAncestor(with: other)
  }
}
