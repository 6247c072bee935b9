public import Foundation

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that run into the edges smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// A box that is drawn: a view's own, or one among the sublayers of another.
///
/// A view's layer holds the view's box, background, corners, border, shadow, mask and sublayers.
/// The layers of subviews are not among the sublayers; sublayers lie behind subviews unless they were
/// added after them.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var owner: UIView?
  /// How many subviews the owner of the superlayer had when the layer was added.
  private(set) var subviewsBefore = 0

  /// The box in the layer's own space, in points.
  open var bounds: CGRect = .zero { didSet { didChange() } }
  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint = .zero { didSet { didChange() } }
  /// What position and transform refer to, as shares of the box.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5) { didSet { didChange() } }
  /// What the layer's picture goes through, about the anchor point.
  open var transform: CATransform3D = CATransform3DIdentity { didSet { didChange() } }
  /// The opacity of the layer and everything in it.
  open var opacity: Float = 1 { didSet { didChange() } }
  /// Whether the layer is left out of the picture.
  open var isHidden: Bool = false { didSet { didChange() } }
  /// Whether what is in the layer is cut off at its box and corners.
  open var masksToBounds: Bool = false { didSet { didChange() } }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { didChange() } }
  /// How the corners are rounded.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { didChange() } }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = .all { didSet { didChange() } }
  /// The width of the line inside the box, in points.
  open var borderWidth: CGFloat = 0 { didSet { didChange() } }
  /// The color of the line inside the box.
  open var borderColor: CGColor? = CGColor.black { didSet { didChange() } }
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor.black { didSet { didChange() } }
  /// The opacity of the shadow; nothing by default.
  open var shadowOpacity: Float = 0 { didSet { didChange() } }
  /// The shift of the shadow, in points.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3) { didSet { didChange() } }
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { didChange() } }
  /// What casts the shadow; nil for what is drawn.
  open var shadowPath: CGPath? { didSet { didChange() } }
  /// A picture that fills the layer: a `CGImage`.
  open var contents: Any? { didSet { didChange() } }
  /// The order among sublayers: higher ones are in front.
  open var zPosition: CGFloat = 0 { didSet { didChange() } }
  /// The opacity of what lies outside of the layer's picture.
  open var mask: CALayer? {
    didSet {
      mask?.superlayer = self
      didChange()
    }
  }
  /// What the box is filled with.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? fill }
    set {
      if let owner { owner.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      fill = newValue
      didChange()
    }
  }
  private var fill: CGColor?
  /// The layer around.
  open private(set) weak var superlayer: CALayer?
  /// The layers in this one, back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.superlayer = nil }
      inner = []
      for layer in newValue ?? [] { addSublayer(layer) }
      didChange()
    }
  }
  private var inner: [CALayer] = []
  /// A name to find the layer by.
  open var name: String?
  /// Pixels a point of a picture in the layer.
  open var contentsScale: CGFloat = 1
  /// How a picture fills the layer; it is stretched unless told to keep its shape.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { didChange() } }
  /// Whether the layer would be kept as pixels; without effect on the picture.
  open var shouldRasterize = false
  /// Pixels a point of a layer that is kept as pixels; without effect on the picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer promises to cover what is behind; without effect on the picture.
  open var isOpaque = false
  /// Whether edges are smoothed; they always are.
  open var allowsEdgeAntialiasing = true
  /// Whether a fading layer fades as one picture; it always does.
  open var allowsGroupOpacity = true
  /// Whether the layer is drawn when it faces away; without effect, since nothing turns in space.
  open var isDoubleSided = true
  /// Values that say nothing about a still picture, or little.
  var extras = CALayerExtras()
  /// The animations that were added, by their keys.
  var animations: [(key: String, start: Double, animation: CAAnimation)] = []

  /// Creates a layer.
  public required override init() { super.init() }

  /// Creates a layer with the look of another one.
  public init(layer: Any) { super.init() }

  /// Creates a layer; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The box in the superlayer, in points.
  open var frame: CGRect {
    get {
      let shift = CGPoint(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      let box = CGRect(origin: shift, size: bounds.size).applying(transform.affine)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let inverse = transform.affine.inverted()
      let size =
        transform == CATransform3DIdentity ? newValue.size : newValue.applying(inverse).size
      bounds.size = size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Sets the transform from one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(inner.count)) }

  /// Adds a layer at a place between the others; at 0 it lies behind the subviews too.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let index = min(Int(idx), inner.count)
    inner.insert(layer, at: index)
    layer.superlayer = self
    layer.subviewsBefore = idx == 0 ? 0 : owner?.subviews.count ?? 0
    didChange()
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a layer in another one's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = inner.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.inner.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.didChange()
  }

  /// Asks for another drawing.
  open func setNeedsDisplay() { didChange() }
  /// Asks for another drawing of a part.
  open func setNeedsDisplay(_ r: CGRect) { didChange() }
  /// Asks for another layout.
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  /// Does the layout now where one was asked for.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  /// Called to place sublayers.
  open func layoutSublayers() {}
  /// Whether a point in the layer's space lies in its box.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer as it is shown; here the layer itself.
  open func presentation() -> Self? { self }
  /// The layer as it was set.
  open func model() -> Self { self }

  /// What kinds of layers draw beyond what every layer draws.
  var content: LayerState.Content { .plain }

  /// Changes what is drawn of the sublayers.
  func sublayerStates(_ states: [LayerState]) -> [LayerState] { states }

  /// Says that the picture is out of date.
  final func didChange() {
    if let owner { owner.contentDidChange() } else { superlayer?.didChange() }
  }

  /// The view that shows the layer.
  var hostView: UIView? { owner ?? superlayer?.hostView }
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched over the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
