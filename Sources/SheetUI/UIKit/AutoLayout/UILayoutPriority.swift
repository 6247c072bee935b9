/// How important a constraint is: 1000 must hold, lower ones as well as they can.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, in 0...1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How much buttons resist being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// What a user's drag may change.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What a user's drag may not change.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The offer of a measurement.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a higher priority.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  /// Returns a lower priority.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

extension UILayoutPriority: Comparable {
  /// Whether one priority is lower.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from its number.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Creates a priority from its number.
  public init(integerLiteral value: Int) { rawValue = Float(value) }
}
