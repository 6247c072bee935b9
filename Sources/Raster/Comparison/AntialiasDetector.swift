/// Tells the pixels that a rule takes for anti-aliased in one of two images of one size.
struct AntialiasDetector {
  private let rule: AntialiasingRule
  private let first: PixelView
  private let second: PixelView

  init(_ rule: AntialiasingRule, _ first: PixelView, _ second: PixelView) {
    self.rule = rule
    self.first = first
    self.second = second
  }

  /// Returns whether the pixel is anti-aliased in either image.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isAntialiased(x, y, in: first, beside: second)
      || isAntialiased(x, y, in: second, beside: first)
  }

  private func isAntialiased(_ x: Int, _ y: Int, in image: PixelView, beside other: PixelView)
    -> Bool
  {
    guard let (darkest, brightest) = slope(x, y, in: image) else { return false }
    let dark = (isFlat(darkest, in: image), isFlat(darkest, in: other))
    let bright = (isFlat(brightest, in: image), isFlat(brightest, in: other))
    switch rule {
    case .pixelmatch, .pixelmatch7: return (dark.0 && dark.1) || (bright.0 && bright.1)
    case .odiff: return (dark.0 || bright.0) && (dark.1 || bright.1)
    }
  }

  /// A neighbor and how much darker the middle is.
  private struct Neighbor {
    var x = 0
    var y = 0
    var delta = 0.0
  }

  /// Returns the neighbors with the largest differences of brightness in both directions; nil where
  /// there aren't both, or where more than two neighbors are the same.
  private func slope(_ x: Int, _ y: Int, in image: PixelView) -> (Neighbor, Neighbor)? {
    let near = image.neighborhood(x, y)
    let pixel = Brightness(image[x, y], at: y * image.width + x, rule)
    var same = image.isEdge(x, y) ? 1 : 0
    var (least, most) = (Neighbor(), Neighbor())
    // The order decides between equally large differences: pixelmatch goes by columns.
    let (outer, inner) = rule == .odiff ? (near.rows, near.columns) : (near.columns, near.rows)
    for i in outer {
      for j in inner {
        let (nx, ny) = rule == .odiff ? (j, i) : (i, j)
        if nx == x && ny == y { continue }
        guard let delta = pixel.delta(to: image[nx, ny]) else {
          same += 1
          if same > 2 { return nil }
          continue
        }
        if delta < least.delta { least = Neighbor(x: nx, y: ny, delta: delta) }
        if delta > most.delta { most = Neighbor(x: nx, y: ny, delta: delta) }
      }
    }
    return least.delta == 0 || most.delta == 0 ? nil : (least, most)
  }

  /// Returns whether a pixel has three neighbors or more like itself; the image's edge counts as
  /// one.
  private func isFlat(_ place: Neighbor, in image: PixelView) -> Bool {
    let near = image.neighborhood(place.x, place.y)
    let pixel = image.raw(place.x, place.y)
    var same = image.isEdge(place.x, place.y) ? 1 : 0
    for y in near.rows {
      for x in near.columns where !(x == place.x && y == place.y) && image.raw(x, y) == pixel {
        same += 1
      }
    }
    return same > 2
  }
}

/// A pixel's brightness, to compare its neighbors' with.
private struct Brightness {
  private let pixel: SIMD4<UInt8>
  private let rule: AntialiasingRule
  private let backdrop: EncodedColor

  init(_ pixel: SIMD4<UInt8>, at index: Int, _ rule: AntialiasingRule) {
    self.pixel = pixel
    self.rule = rule
    backdrop = (rule == .pixelmatch7 ? Backdrop.pattern : .white).colors(at: index).0
  }

  /// Returns how much brighter the pixel is than another; nil where the rule takes both for equal.
  func delta(to other: SIMD4<UInt8>) -> Double? {
    if other == pixel { return nil }
    let delta = brightness(other)
    if delta != 0 { return delta }
    switch rule {
    case .odiff: return 0
    case .pixelmatch7: return nil
    // With equal brightness over white, alpha tells the direction of the slope.
    case .pixelmatch:
      return other.w == pixel.w ? nil : (Double(pixel.w) - Double(other.w)) / 2
    }
  }

  private func brightness(_ other: SIMD4<UInt8>) -> Double {
    let (a, b) = (Double(pixel.w), Double(other.w))
    let one = EncodedColor(SIMD3(pixel.x, pixel.y, pixel.z))
    let two = EncodedColor(SIMD3(other.x, other.y, other.z))
    if pixel.w & other.w == 255 { return YIQDistance.brightness(one - two) }
    // Whole numbers up to the division, so that equal brightness gives 0.
    return YIQDistance.brightness((one * a - two * b - backdrop * (a - b)) / 255)
  }
}
