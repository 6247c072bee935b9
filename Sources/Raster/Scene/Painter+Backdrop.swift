extension Painter {
  /// Replaces what is behind an outline by its blurred and tinted picture.
  mutating func drawBackdrop(
    _ path: Path, _ material: BackdropMaterial, _ state: RenderState
  ) {
    let mask = coverage(of: path, .nonZero, state)
    let output = mask.bounds.intersection(layers[top].surface.bounds)
    guard !output.isEmpty else { return }
    let sigma = material.blurRadius * state.transform.magnification
    let curve = MaterialCurve(material)
    let plan = BlurPlan(sigma: sigma.isFinite ? sigma : 0)
    let behind = picture(behind: output.expanded(by: plan?.reach ?? 0))
    let grid = CellGrid(covering: output, factor: 1)
    // The curve is as smooth as the blurred picture, so it may be applied before enlarging.
    var cells =
      plan.map { GaussianBlur.cells(behind, $0, .clamp, output, threads) }
      ?? FloatPlane(behind, in: grid, edges: .clamp)
    curve.apply(to: &cells)
    for band in output.bands {
      let rows = cells.surface(band, of: output, factor: plan?.factor ?? 1)
      layers[top].surface.replace(by: rows, through: mask)
    }
  }

  /// Returns what is to be seen on the canvas so far, open groups included.
  private func picture(behind region: PixelRect) -> Surface {
    if layers.count == 1 { return layers[0].surface }
    let canvas = layers[0].surface
    var result = Surface(bounds: region.intersection(canvas.bounds))
    result.replace(by: canvas, through: CoverageMask(full: result.bounds))
    var share = CoverageMask.full
    for layer in layers.dropFirst() {
      // An inner group's opacity is within its outer group's.
      share = CoverageMask.product(share, layer.opacity)
      var mask = CoverageMask()
      mask.add(layer.surface.bounds, solid: share)
      result.draw(layer.surface, through: mask)
    }
    return result
  }
}
