public import Foundation

/// Values of a layer that say nothing about a still picture, or little.
struct CALayerExtras {
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0
  var fillMode = CAMediaTimingFillMode.removed
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var anchorPointZ: CGFloat = 0
  var edges = CAEdgeAntialiasingMask.all
  var small = CALayerContentsFilter.linear
  var large = CALayerContentsFilter.linear
  var actions: [String: Any]?
  weak var delegate: (any CALayerDelegate)?
}

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// How a layer's picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// With hard edges; smoothly here.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly, from smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Hears of a layer; views are their layers' delegates.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called to draw the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called to place what is in the layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// How fast time passes in the layer; as everywhere.
  public var speed: Float {
    get { extras.speed }
    set { extras.speed = newValue }
  }
  /// How time is shifted in the layer, in seconds; it isn't.
  public var timeOffset: TimeInterval {
    get { extras.timeOffset }
    set { extras.timeOffset = newValue }
  }
  /// When time begins in the layer, in seconds; with the stage's.
  public var beginTime: TimeInterval {
    get { extras.beginTime }
    set { extras.beginTime = newValue }
  }
  /// What shows before and after the layer's time.
  public var fillMode: CAMediaTimingFillMode {
    get { extras.fillMode }
    set { extras.fillMode = newValue }
  }
  /// Whether heights count from the bottom; they count from the top here.
  public var isGeometryFlipped: Bool {
    get { extras.isGeometryFlipped }
    set { extras.isGeometryFlipped = newValue }
  }
  /// Whether drawing is put off; without effect.
  public var drawsAsynchronously: Bool {
    get { extras.drawsAsynchronously }
    set { extras.drawsAsynchronously = newValue }
  }
  /// Whether another size is drawn anew; it always is.
  public var needsDisplayOnBoundsChange: Bool {
    get { extras.needsDisplayOnBoundsChange }
    set { extras.needsDisplayOnBoundsChange = newValue }
  }
  /// How deep the anchor is; there is no depth.
  public var anchorPointZ: CGFloat {
    get { extras.anchorPointZ }
    set { extras.anchorPointZ = newValue }
  }
  /// Which edges are smoothed; all are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras.edges }
    set { extras.edges = newValue }
  }
  /// How a picture is made smaller; smoothly.
  public var minificationFilter: CALayerContentsFilter {
    get { extras.small }
    set { extras.small = newValue }
  }
  /// How a picture is made larger; smoothly.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras.large }
    set { extras.large = newValue }
  }
  /// What runs when values change; nothing does.
  public var actions: [String: Any]? {
    get { extras.actions }
    set { extras.actions = newValue }
  }
  /// Who hears of the layer; kept and not asked.
  public weak var delegate: (any CALayerDelegate)? {
    get { owner as? any CALayerDelegate ?? extras.delegate }
    set { extras.delegate = newValue }
  }

  /// Draws what is out of date; the next picture is up to date anyhow.
  public func displayIfNeeded() {}
  /// Returns whether what is drawn is out of date; it never is.
  public func needsDisplay() -> Bool { false }
  /// Returns the size that the layer asks for, in points: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Returns the layer at a point of the superlayer's space; nil where it misses this one.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = convert(p, from: superlayer)
    guard !isHidden, contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }

  // MARK: Places

  /// What places go through on their way to the outermost layer.
  private var pathToRoot: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    let around = superlayer ?? owner?.superview?.layer
    return around.map { own.concatenating($0.pathToRoot) } ?? own
  }

  /// Returns a place of another layer's space in this one's; nil stands for the outermost.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.pathToRoot ?? .identity).applying(pathToRoot.inverted())
  }
  /// Returns a place of this layer's space in another one's; nil stands for the outermost.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(pathToRoot).applying((l?.pathToRoot ?? .identity).inverted())
  }
  /// Returns a rectangle of another layer's space in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l?.pathToRoot ?? .identity).applying(pathToRoot.inverted())
  }
  /// Returns a rectangle of this layer's space in another one's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(pathToRoot).applying((l?.pathToRoot ?? .identity).inverted())
  }
}
