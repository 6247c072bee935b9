extension Painter {
  /// Draws a group's shadow and then the group.
  mutating func drawShadowed(
    _ group: DisplayList.Group, _ shadow: DisplayList.Shadow, _ state: RenderState
  ) {
    var rest = group
    rest.shadow = nil
    let space = group.transform.then(state.transform)
    let offset = space.applyVector(shadow.offset)
    let sigma = shadow.radius * space.magnification
    guard shadow.color.alpha > 0, offset.isFinite, sigma.isFinite,
      max(abs(offset.x), abs(offset.y)) < 1e6
    else {
      draw(rest, state)
      return
    }
    let cast = CastShadow(
      color: FixedColor(shadow.color), offset: offset, plan: BlurPlan(sigma: sigma),
      threads: threads)
    let visible = region(of: group, state, within: state.clip.bounds)
    if visible.isEmpty { return }
    if let (path, rule) = rest.silhouette(space) {
      // The silhouette is opaque: what of the shadow lies behind it never shows.
      let hidden = path.coveredPixels(within: visible)
      for mask in cast.masks(path, rule, visible) {
        let seen = mask.excluding(hidden).intersection(state.clip)
        layers[top].surface.fill(seen, with: cast.color)
      }
      draw(rest, state)
      return
    }
    // The silhouette may lie outside the clip and its shadow inside.
    let margin = cast.reach
    let source = region(of: rest, state, within: state.clip.bounds.expanded(by: margin))
    if source.isEmpty { return }
    let picture = layer(rest, state, region: source)
    let mask = cast.mask(picture, visible)
    layers[top].surface.fill(mask.intersection(state.clip), with: cast.color)
    layers[top].surface.draw(picture, through: state.clip)
  }
}

/// A shadow's numbers in device pixels.
private struct CastShadow {
  var color: FixedColor
  var offset: Point
  var plan: BlurPlan?
  var threads: Int

  /// The distance from which a silhouette may cast its shadow.
  var reach: Int {
    (plan?.reach ?? 0) + Int(max(abs(offset.x), abs(offset.y)).rounded(.up)) + 1
  }

  /// Returns the shadow of an outline, band by band.
  func masks(
    _ path: Path, _ rule: DisplayList.FillRule, _ output: PixelRect
  ) -> [CoverageMask] {
    let moved = path.transformed(by: .translation(offset.x, offset.y))
    guard let plan else { return [ShapeCoverage.mask(of: moved, rule: rule, within: output)] }
    let cells = GaussianBlur.cells(moved, rule, plan, output: output, threads: threads)
    return output.bands.map { cells.mask($0, of: output, factor: plan.factor) }
  }

  /// Returns the shadow of a picture, moved by whole pixels.
  func mask(_ picture: Surface, _ output: PixelRect) -> CoverageMask {
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    let source = output.moved(byX: -dx, y: -dy)
    let still =
      plan.map {
        GaussianBlur.blurredAlpha(picture, $0, output: source, threads: threads)
      } ?? picture.alphaMask.cropped(to: source)
    return still.moved(byX: dx, y: dy)
  }
}

extension PixelRect {
  /// Returns the rectangle moved by whole pixels.
  func moved(byX dx: Int, y dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}

extension DisplayList.Group {
  /// The outline on the device that is the silhouette of the whole group, where that is plain to
  /// see: one opaque fill, or a clip that an opaque fill covers.
  fileprivate func silhouette(_ space: Affine) -> (Path, DisplayList.FillRule)? {
    guard blurRadius == 0, mask == nil, opacity == 1, let first = items.first,
      case .fill(let path, .color(let color), let rule) = first, color.alpha >= 1
    else { return nil }
    if let clip {
      guard let box = clip.controlBox, case .rect(let rect) = path.known,
        rect.minX <= box.minX, rect.minY <= box.minY, rect.maxX >= box.maxX,
        rect.maxY >= box.maxY
      else { return nil }
      return finite(clip.transformed(by: space), clipRule)
    }
    guard items.count == 1 || covers(path, items.dropFirst()) else { return nil }
    return finite(path.transformed(by: space), rule)
  }

  private func finite(
    _ path: Path, _ rule: DisplayList.FillRule
  ) -> (Path, DisplayList.FillRule)? {
    path.isFinite ? (path, rule) : nil
  }

  /// Whether items lie inside a rectangle or rounded rectangle, clear of its corners.
  private func covers(_ path: Path, _ rest: ArraySlice<DisplayList.Item>) -> Bool {
    let inner: [Rect]
    switch path.known {
    case .general: return false
    case .rect(let rect): inner = [rect]
    case .roundedRect(let shape): inner = shape.innerCross
    }
    return rest.allSatisfy { item in
      guard let box = item.deviceBounds(.identity) else { return false }
      return inner.contains { $0.intersection(box) == box }
    }
  }
}

extension Path {
  /// Pixels that the path covers whole: the largest rectangle that is plain to see.
  fileprivate func coveredPixels(within limit: PixelRect) -> PixelRect {
    let inner: Rect
    switch known {
    case .general: return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    case .rect(let rect): inner = rect
    case .roundedRect(let shape): inner = shape.innerCross[0]
    }
    func inside(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    return PixelRect(
      minX: inside(inner.minX.rounded(.up), limit.minX, limit.maxX),
      minY: inside(inner.minY.rounded(.up), limit.minY, limit.maxY),
      maxX: inside(inner.maxX.rounded(.down), limit.minX, limit.maxX),
      maxY: inside(inner.maxY.rounded(.down), limit.minY, limit.maxY))
  }
}

extension RoundedRect {
  /// The widest and the highest rectangle that the corners leave whole.
  fileprivate var innerCross: [Rect] {
    let largest = max(
      max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    let inset = largest * (style == .circular ? 1 : CornerOutline.continuousExtent)
    return [
      Rect(x: rect.minX, y: rect.minY + inset, width: rect.width, height: rect.height - 2 * inset),
      Rect(x: rect.minX + inset, y: rect.minY, width: rect.width - 2 * inset, height: rect.height),
    ]
  }
}
