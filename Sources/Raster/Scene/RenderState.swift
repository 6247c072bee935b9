/// Where an item is drawn: copied for each group, never stacked.
struct RenderState {
  /// Maps the items' space to device pixels.
  var transform: Affine
  /// The pixels that may change.
  var clip: CoverageMask

  /// Returns the state inside a group.
  func entering(_ transform: Affine) -> RenderState {
    RenderState(transform: transform.then(self.transform), clip: clip)
  }

  /// Returns the state with a further clip.
  func clipped(to mask: CoverageMask) -> RenderState {
    RenderState(transform: transform, clip: clip.intersection(mask))
  }
}
