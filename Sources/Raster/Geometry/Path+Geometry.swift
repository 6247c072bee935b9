extension Path {
  /// Returns the path with every point mapped.
  ///
  /// A known rectangle stays known under scale and shift, a known rounded rectangle under even
  /// scale and shift.
  public func transformed(by transform: Affine) -> Path {
    if transform == .identity { return self }
    let mapped = elements.map { element -> Element in
      switch element {
      case .move(let p): .move(transform.apply(p))
      case .line(let p): .line(transform.apply(p))
      case .quad(let c, let p): .quad(transform.apply(c), transform.apply(p))
      case .cubic(let c, let d, let p):
        .cubic(transform.apply(c), transform.apply(d), transform.apply(p))
      case .close: .close
      }
    }
    return Path(elements: mapped, known: known.transformed(by: transform))
  }

  /// The smallest rectangle round all points and control points; nil for an empty path.
  public var controlBox: Rect? {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p):
        box.add(c)
        box.add(p)
      case .cubic(let c, let d, let p):
        box.add(c)
        box.add(d)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle round the outline; nil for an empty path.
  ///
  /// Curves count with their extremes, not with their control points.
  public var boundingBox: Rect? {
    if case .rect(let rect) = known { return rect }
    if case .roundedRect(let shape) = known { return shape.rect }
    var box = PointBox()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        box.add(p)
        start = p
      case .line(let p): box.add(p)
      case .quad(let c, let p): box.add(cubic: Bezier.cubic(fromQuad: current, c, p))
      case .cubic(let c, let d, let p): box.add(cubic: Bezier(current, c, d, p))
      case .close: break
      }
      current = element.end ?? start
    }
    return box.rect
  }

  /// Whether every coordinate is a number of at most 10¹⁵.
  ///
  /// Beyond that a Double can't tell tenths of a pixel apart, and sums and products may overflow.
  public var isFinite: Bool {
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        if !p.isDrawable { return false }
      case .quad(let c, let p):
        if !(c.isDrawable && p.isDrawable) { return false }
      case .cubic(let c, let d, let p):
        if !(c.isDrawable && d.isDrawable && p.isDrawable) { return false }
      case .close: break
      }
    }
    return true
  }

  /// Returns whether a point lies inside; a point exactly on the outline may be either.
  public func contains(_ point: Point, rule: DisplayList.FillRule = .nonZero) -> Bool {
    var winding = 0
    var lines = Flattener(tolerance: 0.01)
    lines.add(self)
    for line in lines.lines {
      let (y0, y1) = (line.y, line.w)
      guard (y0 <= point.y) != (y1 <= point.y) else { continue }
      let x = line.x + (point.y - y0) * (line.z - line.x) / (y1 - y0)
      if x > point.x { winding += y0 < y1 ? 1 : -1 }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension Path.Element {
  /// The point at which the step ends; nil for closing.
  var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}

extension Path.Known {
  /// Returns what the shape is after a transform.
  func transformed(by transform: Affine) -> Path.Known {
    switch self {
    case .general: return .general
    case .rect(let rect):
      guard let mapped = rect.transformed(by: transform) else { return .general }
      return .rect(mapped)
    case .roundedRect(let shape):
      guard transform.a == transform.d, transform.a > 0,
        let mapped = shape.rect.transformed(by: transform)
      else { return .general }
      let (radii, k) = (shape.radii, transform.a)
      return .roundedRect(
        RoundedRect(
          mapped,
          radii: .init(
            topLeft: radii.topLeft * k, topRight: radii.topRight * k,
            bottomRight: radii.bottomRight * k, bottomLeft: radii.bottomLeft * k),
          style: shape.style))
    }
  }
}

extension Rect {
  /// Returns the image under scale and shift; nil for a transform that turns or shears.
  public func transformed(by transform: Affine) -> Rect? {
    guard transform.isAxisAligned else { return nil }
    let p = transform.apply(origin)
    let q = transform.apply(Point(maxX, maxY))
    return Rect(
      x: min(p.x, q.x), y: min(p.y, q.y), width: abs(q.x - p.x), height: abs(q.y - p.y))
  }

  /// The smallest rectangle round the image under any transform.
  func boundsTransformed(by transform: Affine) -> Rect {
    var box = PointBox()
    for (x, y) in [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)] {
      box.add(transform.apply(Point(x, y)))
    }
    return box.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Whether no coordinate is infinite or not a number.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Point {
  /// Whether no coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether both coordinates are numbers that can be drawn.
  fileprivate var isDrawable: Bool { abs(x) <= 1e15 && abs(y) <= 1e15 }
}
