extension Painter {
  /// The most pixels on a side of a flat picture that is to be projected.
  private static let limit = PixelRect(minX: -4096, minY: -4096, maxX: 4096, maxY: 4096)

  /// Paints a group as a flat picture of its own, and that picture as it is seen in space.
  mutating func drawProjected(
    _ group: DisplayList.Group, _ projection: Projection, _ state: RenderState
  ) {
    var flat = group
    flat.projection = nil
    flat.transform = .identity
    let outer = group.transform.then(state.transform)
    let scale = Affine.scale(outer.magnification, outer.magnification)
    let region = region(of: group, state, within: state.clip.bounds)
    guard !region.isEmpty, let box = flat.deviceBounds(scale),
      let source = PixelRect(touching: box.grown(by: 1), within: Self.limit), !source.isEmpty,
      let toFlat = scale.inverted,
      let inverse = projection.after(toFlat).then(outer).inverted
    else { return }
    let picture = layer(
      flat, RenderState(transform: scale, clip: CoverageMask(full: source)), region: source)
    layers[top].surface.draw(picture.projected(by: inverse, onto: region), through: state.clip)
  }
}

extension Surface {
  /// Returns the pixels of an output, each taken from where a map leads from its middle.
  fileprivate func projected(by inverse: Projection, onto output: PixelRect) -> Surface {
    var result = Surface(bounds: output)
    for y in output.minY..<output.maxY {
      for x in output.minX..<output.maxX {
        guard let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
        let (column, row) = (place.x - Double(bounds.minX), place.y - Double(bounds.minY))
        guard column > -1, row > -1, column < Double(bounds.width) + 1,
          row < Double(bounds.height) + 1
        else { continue }
        result.bitmap[x - output.minX, y - output.minY] = sample(column - 0.5, row - 0.5)
      }
    }
    return result
  }

  /// Returns the pixel at a place, interpolated between four; nothing is beyond the edges.
  private func sample(_ x: Double, _ y: Double) -> PremultipliedPixel {
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper = value(left, top) * (1 - u) + value(left + 1, top) * u
    let lower = value(left, top + 1) * (1 - u) + value(left + 1, top + 1) * u
    return Resampler.rounded(upper * (1 - v) + lower * v)
  }

  private func value(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return .zero }
    return SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: bitmap[x, y].rgba))
  }
}
