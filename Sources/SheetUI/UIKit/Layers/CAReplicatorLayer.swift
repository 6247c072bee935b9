public import Foundation

/// A layer that draws its sublayers several times.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// How many times, the original included.
  open var instanceCount = 1 { didSet { didChange() } }
  /// What each copy goes through beyond the one before, about the layer's middle.
  open var instanceTransform = CATransform3DIdentity { didSet { didChange() } }
  /// How much later each copy's animations are, in seconds.
  open var instanceDelay: TimeInterval = 0 { didSet { didChange() } }
  /// What the copies' colors are multiplied with; its opacity counts.
  open var instanceColor: CGColor? { didSet { didChange() } }
  /// What each copy's red part is changed by; not drawn.
  open var instanceRedOffset: Float = 0
  /// What each copy's green part is changed by; not drawn.
  open var instanceGreenOffset: Float = 0
  /// What each copy's blue part is changed by; not drawn.
  open var instanceBlueOffset: Float = 0
  /// What each copy's opacity is changed by.
  open var instanceAlphaOffset: Float = 0 { didSet { didChange() } }
  /// Whether copies keep their depth; there is none.
  open var preservesDepth = false

  /// More copies than any picture shows apart.
  private static let most = 1000

  override func sublayerStates(_ states: [LayerState]) -> [LayerState] {
    let count = min(max(instanceCount, 0), Self.most)
    var transform = CGAffineTransform.identity
    return (0..<count).map { index in
      var copy = LayerState()
      copy.bounds = bounds
      copy.position = CGPoint(x: bounds.midX, y: bounds.midY)
      copy.transform = transform
      let alpha =
        Double(instanceColor?.alpha ?? 1) + Double(index) * Double(instanceAlphaOffset)
      copy.opacity = min(max(alpha, 0), 1)
      copy.sublayers = states.map { $0.delayed(by: Double(index) * instanceDelay) }
      transform = instanceTransform.affine.concatenating(transform)
      return copy
    }
  }
}

extension LayerState {
  /// The same layer with its animations later.
  func delayed(by delay: Double) -> LayerState {
    guard delay > 0 else { return self }
    var copy = self
    copy.animations = animations.map { $0.delayed(by: delay) }
    copy.sublayers = sublayers.map { $0.delayed(by: delay) }
    return copy
  }
}
