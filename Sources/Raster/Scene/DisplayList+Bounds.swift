extension DisplayList.Item {
  /// A rectangle on the device outside of which the item changes nothing; nil when it draws nothing
  /// or its coordinates aren't finite.
  func deviceBounds(_ transform: Affine) -> Rect? {
    switch self {
    case .fill(let path, _, _), .backdrop(let path, _):
      path.controlBox?.boundsTransformed(by: transform)
    case .stroke(let path, _, let style):
      path.controlBox?.grown(by: style.reach).boundsTransformed(by: transform)
    case .glyphs(let run, _): run.deviceBounds(transform)
    case .image(_, let rect), .template(_, let rect, _): rect.boundsTransformed(by: transform)
    case .group(let group): group.deviceBounds(transform)
    }
  }
}

extension DisplayList.StrokeStyle {
  /// The farthest that a line's outline reaches from its path.
  var reach: Double {
    let factor = join == .miter ? max(miterLimit, 1.4143) : 1.4143
    return max(width / 2 * factor, 0)
  }
}

extension GlyphRun {
  /// A rectangle on the device round all glyphs.
  func deviceBounds(_ transform: Affine) -> Rect? {
    var box = PointBox()
    for glyph in glyphs {
      guard let outline = glyph.outline?.path.controlBox else { continue }
      let place = Affine.scale(size, size).then(
        .translation(glyph.position.x, glyph.position.y))
      box.add(outline.boundsTransformed(by: place))
    }
    // Glyphs are placed on eighths of a pixel.
    return box.rect?.boundsTransformed(by: transform).grown(by: 0.125)
  }
}

extension DisplayList.Group {
  /// A rectangle on the device round everything that the group draws, shadow included.
  func deviceBounds(_ outer: Affine) -> Rect? {
    let inner = transform.then(outer)
    if let projection {
      var flat = self
      flat.projection = nil
      flat.transform = .identity
      guard let rect = flat.deviceBounds(.identity) else { return nil }
      return projection.bounds(of: rect)?.boundsTransformed(by: inner).grown(by: 1)
    }
    var box = PointBox()
    for item in items {
      if let rect = item.deviceBounds(inner) { box.add(rect) }
    }
    guard var result = box.rect, result.isFinite else { return nil }
    if let clip {
      guard let limit = clip.controlBox?.boundsTransformed(by: inner) else { return nil }
      result = result.intersection(limit)
    }
    let magnification = inner.magnification
    result = result.grown(by: Double(blurReach(magnification)))
    if let shadow {
      let offset = inner.applyVector(shadow.offset)
      let reach = Double(BlurPlan(sigma: shadow.radius * magnification)?.reach ?? 1)
      box = PointBox()
      box.add(result)
      box.add(
        Rect(
          x: result.minX + offset.x, y: result.minY + offset.y, width: result.width,
          height: result.height
        ).grown(by: reach))
      result = box.rect ?? result
    }
    return result
  }

  /// The distance in pixels that the group's blur reaches.
  func blurReach(_ magnification: Double) -> Int {
    blurRadius > 0 ? BlurPlan(sigma: blurRadius * magnification)?.reach ?? 0 : 0
  }
}

extension Rect {
  /// Returns the part that both have; empty where there is none.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}

extension PointBox {
  /// Includes a rectangle.
  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(Point(rect.maxX, rect.maxY))
  }
}

extension Affine {
  /// Returns the image of a distance: the shift has no part in it.
  func applyVector(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }
}
