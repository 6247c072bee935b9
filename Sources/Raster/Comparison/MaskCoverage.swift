/// How much of a picture some masks cover.
public struct MaskCoverage: Equatable, Sendable {
  /// The masks that cover a pixel at least.
  public private(set) var areas = 0
  /// The pixels under masks, each once.
  public private(set) var pixels = 0
  /// The picture's pixels.
  public let totalPixels: Int

  /// Whether nothing is left to compare.
  public var isComplete: Bool { pixels == totalPixels }

  /// Counts what masks cover of a picture of some size.
  public init(_ masks: [PixelRect], of size: PixelSize) {
    totalPixels = size.width * size.height
    let canvas = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    let parts = masks.map { $0.intersection(canvas) }.filter { !$0.isEmpty }
    areas = parts.count
    // Between two edges all rows are alike.
    let edges = Set(parts.flatMap { [$0.minY, $0.maxY] }).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      let row = parts.filter { $0.minY <= top && $0.maxY >= bottom }
      pixels += (bottom - top) * Self.columns(of: row)
    }
  }

  private static func columns(of row: [PixelRect]) -> Int {
    var end = 0
    var count = 0
    for part in row.sorted(by: { $0.minX < $1.minX }) where part.maxX > end {
      count += part.maxX - max(end, part.minX)
      end = part.maxX
    }
    return count
  }
}
