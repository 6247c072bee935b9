extension Painter {
  /// Paints a group, taking off one effect after the other from the outside.
  ///
  /// The order is blending, opacity, shadow, blur, colors, mask, clip; a group without effects draws straight through.
  mutating func draw(_ group: DisplayList.Group, _ state: RenderState) {
    guard group.transform.isFinite, group.opacity > 0 else { return }
    if group.blendMode != .normal || group.isIsolated {
      drawBlended(group, state)
    } else if group.opacity < 1 {
      drawTranslucent(group, state)
    } else if let shadow = group.shadow {
      drawShadowed(group, shadow, state)
    } else if group.blurRadius > 0 {
      drawBlurred(group, state)
    } else if !group.filters.isEmpty {
      drawFiltered(group, state)
    } else if let mask = group.mask {
      drawMasked(group, mask, state)
    } else if let projection = group.projection {
      drawProjected(group, projection, state)
    } else {
      draw(group.items, inside(group, state))
    }
  }

  /// Returns the state of a group's items: its space and clip.
  func inside(_ group: DisplayList.Group, _ state: RenderState) -> RenderState {
    let inner = state.entering(group.transform)
    guard let clip = group.clip else { return inner }
    let limit = CoverageMask(full: state.clip.bounds)
    return inner.clipped(
      to: coverage(
        of: clip, group.clipRule, RenderState(transform: inner.transform, clip: limit)))
  }

  /// Returns the pixels that a group may change, within a limit.
  func region(
    of group: DisplayList.Group, _ state: RenderState, within limit: PixelRect
  ) -> PixelRect {
    let empty = PixelRect(minX: limit.minX, minY: limit.minY, maxX: limit.minX, maxY: limit.minY)
    guard let box = group.deviceBounds(state.transform) else { return empty }
    return PixelRect(touching: box, within: limit) ?? empty
  }

  /// Draws a group on a picture of its own.
  mutating func layer(
    _ group: DisplayList.Group, _ state: RenderState, region: PixelRect,
    opacity: UInt16 = CoverageMask.full
  ) -> Surface {
    layers.append(Layer(surface: Surface(bounds: region), opacity: opacity))
    draw(group, RenderState(transform: state.transform, clip: CoverageMask(full: region)))
    return layers.removeLast().surface
  }

  private mutating func drawTranslucent(_ group: DisplayList.Group, _ state: RenderState) {
    if let item = group.foldingOpacity {
      draw([item], inside(group, state))
      return
    }
    var rest = group
    rest.opacity = 1
    let share = CoverageMask.sample(group.opacity)
    let region = region(of: rest, state, within: state.clip.bounds)
    if region.isEmpty { return }
    let picture = layer(rest, state, region: region, opacity: share)
    layers[top].surface.draw(
      picture, through: state.clip.cropped(to: region).scaled(by: share))
  }

  private mutating func drawBlended(_ group: DisplayList.Group, _ state: RenderState) {
    var rest = group
    rest.blendMode = .normal
    rest.isIsolated = false
    let region = region(of: rest, state, within: state.clip.bounds)
    if region.isEmpty { return }
    let picture = layer(rest, state, region: region)
    if group.blendMode == .normal {
      layers[top].surface.draw(picture, through: state.clip)
    } else {
      layers[top].surface.blend(picture, group.blendMode, through: state.clip)
    }
  }

  private mutating func drawFiltered(_ group: DisplayList.Group, _ state: RenderState) {
    var rest = group
    rest.filters = []
    let region = region(of: rest, state, within: state.clip.bounds)
    if region.isEmpty { return }
    var picture = layer(rest, state, region: region)
    for filter in group.filters { picture.apply(filter) }
    layers[top].surface.draw(picture, through: state.clip)
  }

  private mutating func drawBlurred(_ group: DisplayList.Group, _ state: RenderState) {
    var rest = group
    rest.blurRadius = 0
    let magnification = group.transform.then(state.transform).magnification
    let reach = group.blurReach(magnification)
    let visible = region(of: group, state, within: state.clip.bounds)
    // What lies outside the clip still bleeds into it.
    let source = region(of: rest, state, within: visible.expanded(by: reach))
    if visible.isEmpty || source.isEmpty { return }
    let picture = layer(rest, state, region: source)
    let blurred = GaussianBlur.blurred(
      picture, sigma: group.blurRadius * magnification, edges: .decal, output: visible,
      threads: threads)
    layers[top].surface.draw(blurred, through: state.clip)
  }

  private mutating func drawMasked(
    _ group: DisplayList.Group, _ mask: [DisplayList.Item], _ state: RenderState
  ) {
    var rest = group
    rest.mask = nil
    let region = region(of: rest, state, within: state.clip.bounds)
    if region.isEmpty { return }
    var shape = DisplayList.Group(mask)
    shape.transform = group.transform
    let alpha = layer(shape, state, region: region).alphaMask
    let picture = layer(rest, state, region: region)
    layers[top].surface.draw(picture, through: alpha.intersection(state.clip))
  }
}

extension DisplayList.Group {
  /// The only item with the group's opacity in its paint; nil where that isn't the same picture.
  fileprivate var foldingOpacity: DisplayList.Item? {
    guard items.count == 1, shadow == nil, blurRadius == 0, mask == nil, filters.isEmpty,
      projection == nil
    else { return nil }
    switch items[0] {
    case .fill(let path, let paint, let rule): return .fill(path, paint.opacity(opacity), rule)
    case .stroke(let path, let paint, let style):
      return .stroke(path, paint.opacity(opacity), style)
    default: return nil
    }
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(var gradient):
      for i in gradient.stops.indices {
        gradient.stops[i].color = gradient.stops[i].color.opacity(factor)
      }
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map { $0.opacity(factor) }
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.stops = gradient.stops.map { $0.opacity(factor) }
      return .angularGradient(gradient)
    }
  }
}

extension LinearGradient.Stop {
  /// Returns the stop with its color's opacity multiplied.
  fileprivate func opacity(_ factor: Double) -> LinearGradient.Stop {
    LinearGradient.Stop(location: location, color: color.opacity(factor))
  }
}
