import Foundation

/// A layer's look at one moment, as plain values.
struct LayerState: Equatable {
  /// What a kind of layer draws beyond its box.
  enum Content: Equatable {
    case plain
    case shape(Shape)
    case gradient(CAGradientLayerType, [Gradient.Stop], start: UnitPoint, end: UnitPoint)
    case picture(Picture, CALayerContentsGravity)
    case recording(CGRecording)
    case particles([ParticleKind], began: Double, ceased: Double?)
  }

  /// An outline with a fill and a line.
  struct Shape: Equatable {
    var path: Path
    var fill: Color?
    var isEvenOdd: Bool
    var stroke: Color?
    var from: CGFloat
    var to: CGFloat
    var style: StrokeStyle
  }

  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var clips = false
  var background: Color?
  var cornerRadius: CGFloat = 0
  var isContinuous = false
  var corners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: Color?
  var shadowColor: Color?
  var shadowOpacity = 0.0
  var shadowOffset = CGSize.zero
  var shadowRadius: CGFloat = 0
  var content = Content.plain
  var isInFront = false
  var sublayers: [LayerState] = []
  var mask: [LayerState] = []
  var animations: [LayerAnimation] = []

  /// The top left corner in the superlayer's space, without the transform.
  var origin: CGPoint {
    CGPoint(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height)
  }
}

extension LayerState {
  /// Takes a layer's values over.
  @MainActor
  init(_ layer: CALayer) {
    (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    transform = layer.transform.affine
    opacity = layer.isHidden ? 0 : min(max(Double(layer.opacity), 0), 1)
    clips = layer.masksToBounds
    background = layer.backgroundColor?.color
    cornerRadius = max(layer.cornerRadius, 0)
    isContinuous = layer.cornerCurve == .continuous
    corners = layer.maskedCorners
    borderWidth = max(layer.borderWidth, 0)
    borderColor = layer.borderColor?.color
    shadowColor = layer.shadowColor?.color
    shadowOpacity = min(max(Double(layer.shadowOpacity), 0), 1)
    shadowOffset = layer.shadowOffset
    shadowRadius = max(layer.shadowRadius, 0)
    content = layer.content
    if content == .plain, let image = layer.contents as? CGImage {
      content = .picture(
        Picture(bitmap: image.bitmap, scale: Double(layer.contentsScale)), layer.contentsGravity)
    }
    isInFront = layer.subviewsBefore > 0
    let inner = layer.sublayers ?? []
    let order = inner.indices.sorted { (inner[$0].zPosition, $0) < (inner[$1].zPosition, $1) }
    sublayers = layer.sublayerStates(order.map { LayerState(inner[$0]) })
    mask = layer.mask.map { [LayerState($0)] } ?? []
    animations = layer.animations.compactMap { LayerAnimation($0.animation, start: $0.start) }
  }
}
