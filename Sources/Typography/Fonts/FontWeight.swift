/// How heavy a font's strokes are, 1...1000 as in OpenType.
public struct FontWeight: Hashable, Sendable, Comparable {
  /// The weight class.
  public let value: Int

  /// Creates a weight; values outside of 1...1000 are moved to the nearest end.
  public init(_ value: Int) { self.value = min(max(value, 1), 1000) }

  /// Weight 100.
  public static let ultraLight = FontWeight(100)
  /// Weight 200.
  public static let thin = FontWeight(200)
  /// Weight 300.
  public static let light = FontWeight(300)
  /// Weight 400.
  public static let regular = FontWeight(400)
  /// Weight 500.
  public static let medium = FontWeight(500)
  /// Weight 600.
  public static let semibold = FontWeight(600)
  /// Weight 700.
  public static let bold = FontWeight(700)
  /// Weight 800.
  public static let heavy = FontWeight(800)
  /// Weight 900.
  public static let black = FontWeight(900)

  /// Whether the first is lighter.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
