extension Path {
  /// Returns the outline of a line drawn along the path; fill it by the non-zero rule.
  ///
  /// Rectangles with mitred corners and circular rounded rectangles give exact outlines; other
  /// curves are straightened first.
  ///
  /// - Parameters:
  ///   - style: The line's width, ends, corners and dashes.
  ///   - tolerance: The largest distance from the true outline, in the path's unit; a hundredth of
  ///     a point suits screens.
  /// - Returns: The outline; empty for a width that isn't positive.
  public func stroked(_ style: DisplayList.StrokeStyle, tolerance: Double = 0.01) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    if let exact = exactStroke(style) { return exact }
    var outliner = StrokeOutliner(style: style, tolerance: tolerance)
    let dashes = DashPattern(style)
    for line in Polyline.lines(of: self, tolerance: tolerance) {
      for piece in dashes.pieces(of: line) { outliner.add(piece) }
    }
    return outliner.path
  }

  /// The stroke of a known shape whose two edges are known shapes again.
  private func exactStroke(_ style: DisplayList.StrokeStyle) -> Path? {
    guard style.dash.isEmpty else { return nil }
    let half = style.width / 2
    let rect: Rect
    var radii = RoundedRect.Radii(0)
    switch known {
    case .rect(let known): rect = known
    case .roundedRect(let shape) where shape.style == .circular:
      (rect, radii) = (shape.rect, shape.radii)
    default: return nil
    }
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let hasSharpCorner = all.contains(0)
    // A right angle's miter is √2 half widths long.
    guard !hasSharpCorner || (style.join == .miter && style.miterLimit >= 1.4143) else {
      return nil
    }
    guard rect.width > 0, rect.height > 0 else { return nil }
    var result = Path(
      roundedRect: RoundedRect(rect.grown(by: half), radii: radii.grown(by: half), style: .circular)
    )
    let inner = rect.grown(by: -half)
    if inner.width > 0 && inner.height > 0 {
      let hole = RoundedRect(inner, radii: radii.grown(by: -half), style: .circular)
      result.append(Path(roundedRect: hole).reversed)
    }
    return result
  }

  /// The same outline drawn backwards.
  public var reversed: Path {
    var result = Path()
    var contour: [Element] = []
    for element in elements {
      if case .move = element {
        result.appendReversed(contour)
        contour = []
      }
      contour.append(element)
    }
    result.appendReversed(contour)
    return result
  }

  /// Adds one contour backwards.
  private mutating func appendReversed(_ contour: [Element]) {
    let ends = contour.compactMap(\.end)
    guard let last = ends.last else { return }
    move(to: last)
    var index = ends.count - 1
    for element in contour.reversed() {
      guard index > 0 else { break }
      switch element {
      case .close: continue
      case .move: break
      case .line: addLine(to: ends[index - 1])
      case .quad(let c, _): addQuad(control: c, to: ends[index - 1])
      case .cubic(let c, let d, _): addCubic(d, c, to: ends[index - 1])
      }
      index -= 1
    }
    if contour.contains(.close) { close() }
  }
}

extension Rect {
  /// Returns the rectangle with every edge moved outwards; inwards for a negative distance.
  public func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}

extension RoundedRect.Radii {
  /// Returns the radii of a parallel outline; sharp corners stay sharp.
  func grown(by distance: Double) -> RoundedRect.Radii {
    func grow(_ radius: Double) -> Double { radius > 0 ? max(radius + distance, 0) : 0 }
    return RoundedRect.Radii(
      topLeft: grow(topLeft), topRight: grow(topRight), bottomRight: grow(bottomRight),
      bottomLeft: grow(bottomLeft))
  }
}
