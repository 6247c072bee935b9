/// A paint in device space.
enum Shader {
  /// One color.
  case color(FixedColor)
  /// A gradient.
  case gradient(GradientShader)

  /// Creates the shader of a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint in its item's space.
  ///   - transform: Maps that space to device pixels.
  ///   - opacity: Multiplies the paint's own.
  init(_ paint: Paint, transform: Affine, opacity: Double = 1) {
    switch paint {
    case .color(let color): self = .color(FixedColor(color.opacity(opacity)))
    case .linearGradient(let gradient):
      self = GradientShader.shader(gradient, transform: transform, opacity: opacity)
    case .radialGradient(let gradient):
      self = GradientShader.shader(
        gradient.stops, .radial(gradient), transform: transform, opacity: opacity)
    case .angularGradient(let gradient):
      self = GradientShader.shader(
        gradient.stops, .angular(gradient), transform: transform, opacity: opacity)
    }
  }
}

/// A linear gradient that gives the color of any device pixel.
///
/// Straight components are interpolated and premultiplied afterwards; each pixel takes the color at
/// its center.
struct GradientShader {
  /// The stretch between two stops.
  private struct Segment {
    var end: Float
    /// The color is `offset + slope · place`, in 8.8 fixed point: red, green, blue, opacity.
    var offset: SIMD4<Float>
    var slope: SIMD4<Float>
  }

  private var segments: [Segment] = []
  /// The color before the first stop and from the last one on.
  private var first = SIMD4<Float>.zero
  private var last = SIMD4<Float>.zero
  private var start: Float = 0
  private var end: Float = 1
  /// The place along the line is `perColumn · x + perRow · y + base`.
  private var perColumn = 0.0
  private var perRow = 0.0
  private var base = 0.0

  /// Returns a gradient's shader: a plain color where the line has no length or there is one stop.
  static func shader(
    _ gradient: LinearGradient, transform: Affine, opacity: Double
  ) -> Shader {
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let length = dx * dx + dy * dy
    let stops = gradient.stops.filter { $0.location.isFinite }
    guard let last = stops.last else { return .color(FixedColor(.clear)) }
    guard length > 0, length.isFinite, stops.count > 1, let inverse = transform.inverted else {
      return .color(FixedColor(last.color.opacity(opacity)))
    }
    var result = GradientShader()
    result.perColumn = (inverse.a * dx + inverse.b * dy) / length
    result.perRow = (inverse.c * dx + inverse.d * dy) / length
    let (x, y) = (inverse.tx - gradient.start.x, inverse.ty - gradient.start.y)
    // Pixel centers lie half a pixel further.
    result.base = (x * dx + y * dy) / length + (result.perColumn + result.perRow) / 2
    result.setStops(stops, opacity)
    return .gradient(result)
  }

  /// How the place of a point along the gradient is found, other than along a line.
  enum Field {
    case radial(RadialGradient)
    case angular(AngularGradient)

    /// Returns the place of a point in the gradient's space.
    func place(_ p: Point) -> Double {
      switch self {
      case .radial(let g):
        let (dx, dy) = (p.x - g.center.x, (p.y - g.center.y) / g.aspect)
        let span = g.endRadius - g.startRadius
        let distance = (dx * dx + dy * dy).squareRoot() - g.startRadius
        return span == 0 ? (distance < 0 ? 0 : 1) : distance / span
      case .angular(let g):
        let turn = 2 * PortableMath.pi
        let angle = PortableMath.atan2(p.y - g.center.y, p.x - g.center.x) - g.start
        let whole = angle - (angle / turn).rounded(.down) * turn
        let span = g.end - g.start
        guard span != 0 else { return 1 }
        if span < 0 { return whole == 0 ? 0 : (whole - turn) / span }
        // What lies beyond the end belongs to the nearer one of both ends.
        let rest = turn - span
        return whole > span + rest / 2 && rest > 0 ? (whole - turn) / span : whole / span
      }
    }
  }

  private var field: Field?
  private var inverse = Affine.identity

  /// Returns the shader of a gradient over a field of places.
  static func shader(
    _ stops: [LinearGradient.Stop], _ field: Field, transform: Affine, opacity: Double
  ) -> Shader {
    let stops = stops.filter { $0.location.isFinite }
    guard let last = stops.last else { return .color(FixedColor(.clear)) }
    guard stops.count > 1, let inverse = transform.inverted, inverse.isFinite else {
      return .color(FixedColor(last.color.opacity(opacity)))
    }
    var result = GradientShader()
    result.field = field
    result.inverse = inverse
    result.setStops(stops, opacity)
    return .gradient(result)
  }

  private mutating func setStops(_ stops: [LinearGradient.Stop], _ opacity: Double) {
    func components(_ color: Color) -> SIMD4<Float> {
      let fixed = FixedColor(color.opacity(opacity))
      return SIMD4(
        Float(fixed.color.x), Float(fixed.color.y), Float(fixed.color.z), Float(fixed.alpha))
    }
    var place = Float(stops[0].location)
    first = components(stops[0].color)
    last = first
    start = place
    for stop in stops.dropFirst() {
      // A stop before its predecessor counts as being at the same place.
      let next = max(Float(stop.location), place)
      let color = components(stop.color)
      if next > place {
        let slope = (color - last) / (next - place)
        segments.append(Segment(end: next, offset: last - slope * place, slope: slope))
      }
      last = color
      place = next
    }
    end = place
  }

  /// Whether all pixels of a row have the same color.
  var isConstantAlongRows: Bool { field == nil && perColumn == 0 }

  /// Returns the color of a pixel.
  @inline(always)
  func color(x: Int, y: Int) -> FixedColor {
    let place =
      field.map { Float($0.place(inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)))) }
      ?? Float(perColumn * Double(x) + perRow * Double(y) + base)
    if place < start { return Self.fixed(first) }
    if place >= end { return Self.fixed(last) }
    for segment in segments where place < segment.end {
      return Self.fixed(segment.offset + segment.slope * place)
    }
    return Self.fixed(last)
  }

  @inline(always)
  private static func fixed(_ value: SIMD4<Float>) -> FixedColor {
    // Adding 2^23 leaves the nearest whole number in the low bits: no conversion per lane.
    let inside = value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 65_280))
    let bits = unsafeBitCast(inside + 8_388_608, to: SIMD4<UInt32>.self) & 0x7F_FFFF
    return FixedColor(
      color: SIMD4(bits.x, bits.y, bits.z, FixedColor.one), alpha: bits.w)
  }
}
