/// A width and a height.
public struct Size: Equatable, Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size(0, 0)
}
