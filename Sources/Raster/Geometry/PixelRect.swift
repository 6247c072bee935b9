/// A half-open rectangle of whole device pixels.
public struct PixelRect: Equatable, Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// Creates a rectangle from its edges; reversed edges make an empty one.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// The number of columns.
  public var width: Int { maxX - minX }
  /// The number of rows.
  public var height: Int { maxY - minY }
  /// Whether there is no pixel.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// Returns the pixels that both have.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the rectangle grown by a number of pixels on every side.
  public func expanded(by margin: Int) -> PixelRect {
    PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Returns the pixels above, below, left and right of a rectangle inside this one.
  func around(_ inner: PixelRect) -> [PixelRect] {
    [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelRect(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
    ]
  }

  /// Returns whether every pixel of the other lies in this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns the pixels that a rectangle touches, limited to a range; nil when it isn't finite.
  public init?(touching rect: Rect, within limit: PixelRect) {
    let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard edges.x.isFinite, edges.y.isFinite, edges.z.isFinite, edges.w.isFinite else { return nil }
    func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    self.init(
      minX: clamp(edges.x.rounded(.down), limit.minX, limit.maxX),
      minY: clamp(edges.y.rounded(.down), limit.minY, limit.maxY),
      maxX: clamp(edges.z.rounded(.up), limit.minX, limit.maxX),
      maxY: clamp(edges.w.rounded(.up), limit.minY, limit.maxY))
  }
}
