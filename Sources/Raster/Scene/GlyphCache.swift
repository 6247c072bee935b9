import Synchronization

/// Keeps the coverage of glyphs by outline, transform and sub-pixel place.
///
/// Places are rounded to eighths of a pixel whether or not a glyph is in the cache, so the
/// picture never depends on what was drawn before.
final class GlyphCache: Sendable {
  /// What a mask depends on.
  private struct Key: Hashable {
    var outline: ObjectIdentifier
    var transform: SIMD4<Double>
    var fraction: SIMD2<Int8>
  }

  /// A mask and the outline that it belongs to, kept so that its identity isn't used again.
  private struct Entry {
    var outline: GlyphOutline
    var mask: CoverageMask
  }

  /// The cache of all renderers.
  static let shared = GlyphCache()

  private let entries = Mutex<[Key: Entry]>([:])

  /// The places between two pixels.
  private static let steps = 8.0
  /// The largest distance between a curve and its chords, in pixels.
  private static let tolerance = 0.015
  /// Cached glyphs reach at most this far from their origin, in pixels.
  private static let largest = 512
  /// The cache starts again beyond this number of glyphs (some 30 MB at text size).
  private static let most = 8192

  /// Returns a glyph's coverage on the device; nil for one that is too large or far away.
  func mask(
    _ outline: GlyphOutline, _ size: Double, _ position: Point, _ transform: Affine
  ) -> CoverageMask? {
    let place = transform.apply(position)
    guard place.isFinite, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
    let (x, y) = (Self.stepped(place.x), Self.stepped(place.y))
    let linear = SIMD4(transform.a, transform.b, transform.c, transform.d) * size
    let key = Key(
      outline: ObjectIdentifier(outline), transform: linear, fraction: SIMD2(x.part, y.part))
    if let entry = entries.withLock({ $0[key] }) {
      return entry.mask.moved(byX: x.whole, y: y.whole)
    }
    guard let mask = Self.draw(outline, linear, x.part, y.part) else { return nil }
    entries.withLock { entries in
      if entries.count >= Self.most { entries = [:] }
      entries[key] = Entry(outline: outline, mask: mask)
    }
    return mask.moved(byX: x.whole, y: y.whole)
  }

  /// Splits a coordinate into a whole pixel and a number of steps.
  private static func stepped(_ value: Double) -> (whole: Int, part: Int8) {
    let total = Int((value * steps + 0.5).rounded(.down))
    return (total >> 3, Int8(total & 7))
  }

  /// Returns a glyph's coverage with its origin near pixel 0.
  private static func draw(
    _ outline: GlyphOutline, _ linear: SIMD4<Double>, _ x: Int8, _ y: Int8
  ) -> CoverageMask? {
    let path = outline.path.transformed(
      by: Affine(
        a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: Double(x) / steps,
        ty: Double(y) / steps))
    let limit = PixelRect(minX: -largest, minY: -largest, maxX: largest, maxY: largest)
    guard path.isFinite, let box = path.controlBox,
      let pixels = PixelRect(touching: box, within: limit.expanded(by: 1)), limit.contains(pixels)
    else { return nil }
    return ShapeCoverage.mask(of: path, rule: .nonZero, within: limit, tolerance: tolerance)
  }
}
