extension Painter {
  /// Paints a group, taking off one effect after the other from the outside.
  mutating func draw(_ group: DisplayList.Group, _ state: RenderState) {
    guard group.transform.isFinite, group.opacity > 0 else { return }
    var rest = group
    if group.opacity < 1 {
      rest.opacity = 1
      drawTranslucent(rest, opacity: group.opacity, state)
    } else {
      var inner = state.entering(group.transform)
      if let clip = group.clip {
        let mask = coverage(
          of: clip, group.clipRule,
          RenderState(
            transform: inner.transform, clip: CoverageMask(full: state.clip.bounds)))
        inner = inner.clipped(to: mask)
      }
      draw(group.items, inner)
    }
  }

  /// Draws a group as one picture and puts that on the picture below.
  private mutating func drawTranslucent(
    _ group: DisplayList.Group, opacity: Double, _ state: RenderState
  ) {
    let share = CoverageMask.sample(opacity)
    let bounds = state.clip.bounds
    layers.append(Layer(surface: Surface(bounds: bounds), opacity: share))
    draw(group, RenderState(transform: state.transform, clip: CoverageMask(full: bounds)))
    let layer = layers.removeLast()
    layers[top].surface.draw(layer.surface, through: state.clip.scaled(by: share))
  }
}
