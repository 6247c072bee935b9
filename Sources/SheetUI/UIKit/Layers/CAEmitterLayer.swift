public import Foundation

/// A kind of particles.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// A name to find the kind by.
  open var name: String?
  /// Whether the kind is drawn.
  open var isEnabled = true
  /// How many particles come a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much lives differ, in seconds.
  open var lifetimeRange: Float = 0
  /// How fast particles are, in points a second.
  open var velocity: CGFloat = 0
  /// How much velocities differ.
  open var velocityRange: CGFloat = 0
  /// The change of the velocity to the right, in points a second each second.
  open var xAcceleration: CGFloat = 0
  /// The change of the velocity downwards, in points a second each second.
  open var yAcceleration: CGFloat = 0
  /// The change of the velocity forwards; not drawn.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane; not drawn.
  open var emissionLatitude: CGFloat = 0
  /// How much directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// The size, as a multiple of the picture's.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// The change of the size a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much turns differ.
  open var spinRange: CGFloat = 0
  /// What the picture's color is multiplied with; its opacity counts, and the color of a template.
  open var color: CGColor? = UIColor.white.cgColor
  /// How much red parts differ; not drawn.
  open var redRange: Float = 0
  /// How much green parts differ; not drawn.
  open var greenRange: Float = 0
  /// How much blue parts differ; not drawn.
  open var blueRange: Float = 0
  /// How much opacities differ.
  open var alphaRange: Float = 0
  /// The change of the red part a second; not drawn.
  open var redSpeed: Float = 0
  /// The change of the green part a second; not drawn.
  open var greenSpeed: Float = 0
  /// The change of the blue part a second; not drawn.
  open var blueSpeed: Float = 0
  /// The change of the opacity a second.
  open var alphaSpeed: Float = 0
  /// The picture, a `CGImage`.
  open var contents: Any?
  /// The part of the picture; all of it is drawn.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels a point of the picture.
  open var contentsScale: CGFloat = 1
  /// Kinds that come from the particles; not drawn.
  open var emitterCells: [CAEmitterCell]?
  /// When particles begin to come, in seconds.
  open var beginTime: TimeInterval = 0

  /// Creates a kind.
  public override init() {}
}

/// A layer from which particles come.
///
/// Where each particle is follows from its number and the time alone, so that every run draws the
/// same. A stage counts as standing still while they move.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { didChange() } }
  /// Where particles come from.
  open var emitterPosition = CGPoint.zero { didSet { didChange() } }
  /// How far out of the plane they come from; not drawn.
  open var emitterZPosition: CGFloat = 0
  /// How large the place is that they come from.
  open var emitterSize = CGSize.zero { didSet { didChange() } }
  /// How deep the place is; not drawn.
  open var emitterDepth: CGFloat = 0
  /// The shape of the place that they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { didChange() } }
  /// From which part of the shape they come; from all of it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are laid over each other; in their order.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// What the kinds' rates are multiplied with.
  open var birthRate: Float = 1 { didSet { rateDidChange(from: oldValue) } }
  /// What the kinds' lives are multiplied with.
  open var lifetime: Float = 1 { didSet { didChange() } }
  /// What the kinds' velocities are multiplied with.
  open var velocity: Float = 1 { didSet { didChange() } }
  /// What the kinds' sizes are multiplied with.
  open var scale: Float = 1 { didSet { didChange() } }
  /// What the kinds' turns are multiplied with.
  open var spin: Float = 1 { didSet { didChange() } }
  /// What chooses among the courses of particles.
  open var seed: UInt32 = 0 { didSet { didChange() } }
  /// Whether particles keep their depth; there is none.
  open var preservesDepth = false
  /// When particles began to come, and when they ceased to.
  private var (began, ceased): (Double?, Double?) = (nil, nil)

  private func rateDidChange(from old: Float) {
    let now = hostView?.stageGraph?.time ?? Stage.current?.time ?? 0
    if birthRate <= 0, old > 0 { ceased = now }
    if birthRate > 0, old <= 0 { (began, ceased) = (now, nil) }
    didChange()
  }

  override var content: LayerState.Content {
    if began == nil { began = hostView?.stageGraph?.time ?? Stage.current?.time ?? 0 }
    let kinds = (emitterCells ?? []).filter(\.isEnabled).compactMap { ParticleKind($0, self) }
    return .particles(kinds, began: began ?? 0, ceased: ceased)
  }
}

/// The shape of the place that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from side to side.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box; a rectangle here.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere; a circle here.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of its shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are laid over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest behind.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
