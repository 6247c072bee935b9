/// The outline of a rounded rectangle, corner by corner, clockwise from the top left.
struct CornerOutline {
  /// The finished steps.
  private(set) var elements: [Path.Element] = []

  /// Draws a rounded rectangle.
  init(_ shape: RoundedRect) {
    let (rect, radii) = (shape.rect, shape.radii)
    let (w, h) = (rect.width, rect.height)
    // Each corner: place, direction of the arriving edge seen from the corner, direction of the
    // leaving edge, radius, and the side and neighbor radius of either edge.
    add(
      Corner(
        at: Point(rect.minX, rect.minY), arriving: Point(0, 1), leaving: Point(1, 0),
        radius: radii.topLeft), shape.style,
      room: min(h / (radii.topLeft + radii.bottomLeft), w / (radii.topLeft + radii.topRight)))
    add(
      Corner(
        at: Point(rect.maxX, rect.minY), arriving: Point(-1, 0), leaving: Point(0, 1),
        radius: radii.topRight), shape.style,
      room: min(w / (radii.topLeft + radii.topRight), h / (radii.topRight + radii.bottomRight)))
    add(
      Corner(
        at: Point(rect.maxX, rect.maxY), arriving: Point(0, -1), leaving: Point(-1, 0),
        radius: radii.bottomRight), shape.style,
      room: min(
        h / (radii.topRight + radii.bottomRight), w / (radii.bottomRight + radii.bottomLeft)))
    add(
      Corner(
        at: Point(rect.minX, rect.maxY), arriving: Point(1, 0), leaving: Point(0, -1),
        radius: radii.bottomLeft), shape.style,
      room: min(
        w / (radii.bottomRight + radii.bottomLeft), h / (radii.bottomLeft + radii.topLeft)))
    elements.append(.close)
  }

  /// The share of an edge, in radii, that a continuous corner needs.
  static let continuousExtent = 1.52866483

  /// One corner with its own axes.
  private struct Corner {
    var at: Point
    var arriving: Point
    var leaving: Point
    var radius: Double

    /// The point `along` the arriving edge and `across` it, both in radii from the corner.
    func point(_ place: SIMD2<Double>) -> Point {
      Point(
        at.x + radius * (place.x * arriving.x + place.y * leaving.x),
        at.y + radius * (place.x * arriving.y + place.y * leaving.y))
    }
  }

  private mutating func add(_ corner: Corner, _ style: CornerStyle, room: Double) {
    guard corner.radius > 0 else {
      line(to: corner.at)
      return
    }
    let extent = min(max(room, 1), Self.continuousExtent)
    if style == .circular || extent == 1 {
      addCircular(corner)
    } else {
      // 1 is the full continuous curve, 0 the circle; between them there isn't room for the full
      // curve and Apple's own rule isn't public, so every control point moves linearly.
      addContinuous(corner, share: (extent - 1) / (Self.continuousExtent - 1))
    }
  }

  private mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a quarter circle as two cubics, 4e-6 of the radius from the true circle at most.
  private mutating func addCircular(_ corner: Corner) {
    // Half of a quarter turn: tan(45°/4)·4/3 is the handle's length, √½ the midpoint's place.
    let handle = 0.265_216_489_839_544_1
    let half = 0.707_106_781_186_547_5
    let middle = SIMD2(1 - half, 1 - half)
    let bend = SIMD2(half * handle, -half * handle)
    line(to: corner.point(SIMD2(1, 0)))
    elements.append(
      .cubic(
        corner.point(SIMD2(1 - handle, 0)), corner.point(middle + bend), corner.point(middle)))
    elements.append(
      .cubic(
        corner.point(middle - bend), corner.point(SIMD2(0, 1 - handle)),
        corner.point(SIMD2(0, 1))))
  }

  /// The continuous corner's control points up to the diagonal, in radii (along, across): three
  /// for the first cubic after its start, one for the short line, one of the middle cubic.
  private static let continuous: [SIMD2<Double>] = [
    SIMD2(1.52866483, 0), SIMD2(1.08849323, 0), SIMD2(0.86840689, 0),
    SIMD2(0.66993427, 0.06549600), SIMD2(0.63149399, 0.07491100),
    SIMD2(0.37282392, 0.16905899),
  ]

  /// The same points for a quarter circle, cut at the angles where the curve above is cut:
  /// sin α = 1 − 0.66993427 and sin β = 1 − 0.63149399.
  private static let circular: [SIMD2<Double>] = {
    let (sinA, sinB) = (1 - 0.66993427, 1 - 0.63149399)
    let (cosA, cosB) = ((1 - sinA * sinA).squareRoot(), (1 - sinB * sinB).squareRoot())
    // tan(α/4)·4/3 by two half-angle steps; the middle arc spans 90° − 2β.
    func quarterTangent(_ sin: Double, _ cos: Double) -> Double {
      let halfTangent = sin / (1 + cos)
      return halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
    }
    let first = 4.0 / 3 * quarterTangent(sinA, cosA)
    // sin(90° − 2β) = cos 2β, cos(90° − 2β) = sin 2β.
    let middle = 4.0 / 3 * quarterTangent(1 - 2 * sinB * sinB, 2 * sinB * cosB)
    return [
      SIMD2(1, 0), SIMD2(1 - first, 0), SIMD2(1 - sinA + first * cosA, 1 - cosA - first * sinA),
      SIMD2(1 - sinA, 1 - cosA), SIMD2(1 - sinB, 1 - cosB),
      SIMD2(1 - sinB - middle * cosB, 1 - cosB + middle * sinB),
    ]
  }()

  private mutating func addContinuous(_ corner: Corner, share: Double) {
    func point(_ index: Int, mirrored: Bool = false) -> Point {
      let place = Self.circular[index] + share * (Self.continuous[index] - Self.circular[index])
      return corner.point(mirrored ? SIMD2(place.y, place.x) : place)
    }
    line(to: point(0))
    elements.append(.cubic(point(1), point(2), point(3)))
    elements.append(.line(point(4)))
    elements.append(.cubic(point(5), point(5, mirrored: true), point(4, mirrored: true)))
    elements.append(.line(point(3, mirrored: true)))
    elements.append(
      .cubic(point(2, mirrored: true), point(1, mirrored: true), point(0, mirrored: true)))
  }
}
